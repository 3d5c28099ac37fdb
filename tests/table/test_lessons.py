"""First games that teach: the judge allows every step, partners do their share, and the same match goes on."""

from __future__ import annotations

import msgspec
import pytest
from table.test_warm import ME, Host, Page

from haricot.bots import seats as bots
from haricot.kernel import registry
from haricot.kernel.errors import HaricotError
from haricot.kernel.forms import Draft
from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES, texts
from haricot.table import asking, openings, told, wire
from haricot.table.errors import Refusal
from haricot.table.lessons import BadLesson, Lesson, lessons_of, read_lessons, script_of, wanted
from haricot.table.wishes import NewTable

OURS = [game for game, package in registry.packages().items() if package.startswith("haricot.games.")]
ALL = [(game, lesson) for game in OURS for lesson in lessons_of(game).lessons]
lessons = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game}-{lesson.id}" for game, lesson in ALL])
SEED = "5eed" * 8
LONGEST = 120  # seconds that a lesson takes: four words are read in one, a tap takes two


def begun(game: str, lesson: Lesson) -> Host:
    """A table where a lesson is given."""
    new, laid = wanted(NewTable(game=game, seats=[], lesson=lesson.id))
    host = Host(new, SEED, laid)
    host.put(host.warm.table.deal(ME))
    return host


def act(host: Host, notation: str) -> None:
    """The learner's decision, judged as every other."""
    t = host.warm.table
    key = f"k{t.seq}"
    host.put(asking.judged(t, wire.Act(t.id, 0, key, t.moment(0), notation)), f"0:{key}")


def given(host: Host, lesson: Lesson) -> None:
    """The whole lesson, by what the coach asks for; partners follow by themselves."""
    for step in lesson.steps:
        if step.do:
            assert host.warm.machine.next_wake() is None, "nobody goes on while the learner thinks"
            act(host, step.do)
        for _ in step.then:
            assert host.wait()


def test_every_box_has_a_lesson() -> None:
    assert [game for game in OURS if not lessons_of(game).lessons] == []


@lessons
def test_a_lesson_is_given_and_its_match_goes_on(game: str, lesson: Lesson) -> None:
    host, page = begun(game, lesson), Page()
    host.warm.audience.watch(page, 0, -1, [])
    given(host, lesson)
    t = host.warm.table
    assert t.match is not None
    assert t.learning and host.warm.machine.next_wake() is None, "nobody goes on while the farewell is read"
    assert host.again().table.learning
    assert [(taken.seat, t.game.write(taken.action)) for taken in t.match.taken] == script_of(lesson)
    assert len(script_of(lesson)) < told.FRESH  # a page that comes back counts what was decided
    again = host.again().table
    assert again.record() == t.record()
    assert replay(read_record(t.record())).record().write() == t.match.record().write()
    host.put(t.prefer(ME, 0, learns=False))
    assert not host.warm.table.learning
    host.put(t.leave(ME, 0, "give"))  # a program plays on, from where the learner stands
    host.put(t.wake_up())
    for _ in range(40):
        assert t.finished or host.wait()
    assert len(t.match.taken) > len(script_of(lesson))


def test_whoever_leaves_has_read_the_farewell() -> None:
    game, lesson = ALL[0]
    host = begun(game, lesson)
    given(host, lesson)
    host.put(host.warm.table.leave(ME, 0, "give"))
    host.put(host.warm.table.wake_up())
    assert host.wait()


@lessons
def test_what_the_coach_points_at_is_there(game: str, lesson: Lesson) -> None:
    host = begun(game, lesson)
    for step in lesson.steps:
        t = host.warm.table
        zones = t.game.view(t.state, 0).zones
        for place in [*step.taps, *step.beside]:
            zone, _, card = place.partition(":")
            if zone in zones and card:
                words = [t.game.names.card(number) for number in zones[zone] if number is not None]
                assert card in words or int(card) < len(words), place
        choices = [choice.notation for choice in t.game.menu(t.state, Draft(0))]
        assert not step.do or step.taps or step.do in choices, step.say
        assert step.do or not step.then, "what is only read is followed by nothing"
        if step.do:
            act(host, step.do)
        for _ in step.then:
            host.wait()
    assert lesson.steps[0].do == lesson.steps[-1].do == "", "first the goal, last a farewell"


@lessons
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_said_and_short(game: str, lesson: Lesson, lang: str) -> None:
    spoken = texts(lang, registry.packages()[game])
    said = [spoken.say(f"lesson-{step.say}", one="Mia", two="Tom") for step in lesson.steps]
    titles = [spoken.say(f"lesson-{step.say}.title") for step in lesson.steps]
    assert spoken.problems == []
    words = sum(len(text.split()) for text in [*titles, *said])
    taps = sum(max(1, len(step.taps)) for step in lesson.steps if step.do)
    assert words / 4 + 2 * taps + len(script_of(lesson)) < LONGEST
    assert all(len(text) <= 160 for text in said), max(said, key=len)


@lessons
def test_who_sits_there(game: str, lesson: Lesson) -> None:
    box = registry.box(game)
    assert lesson.seats[0] == "me"
    assert all(word in bots.makers(box) and not bots.takes_long(box, word) for word in lesson.seats[1:])


def test_whatever_else_is_decided_ends_the_lesson() -> None:
    game, lesson = ALL[0]
    host = begun(game, lesson)
    assert told.table(host.warm.table, [], ME).lesson == lesson.id
    other = next(
        choice.notation
        for choice in host.warm.table.game.menu(host.warm.table.state, Draft(0))
        if choice.notation and choice.notation != script_of(lesson)[0][1]
    )
    act(host, other)
    assert not host.warm.table.learning
    assert told.table(host.warm.table, [], ME).lesson == ""
    assert not host.again().table.learning


def test_a_lesson_can_be_skipped() -> None:
    game, lesson = ALL[0]
    host = begun(game, lesson)
    host.put(host.warm.table.prefer(ME, 0, learns=False))
    assert not host.warm.table.learning
    assert not host.again().table.learning


def test_a_rematch_is_no_lesson_and_the_same_deal_lies_as_it_lay() -> None:
    game, lesson = ALL[0]
    t = begun(game, lesson).warm.table
    fresh, same = openings.agreed_again(t, ME, 1, False), openings.agreed_again(t, ME, 1, True)
    assert (fresh.lesson, fresh.laid, fresh.seed) == ("", "", "")
    assert (same.lesson, same.laid, same.seed) == ("", lesson.laid, t.seed)


def test_no_such_lesson() -> None:
    with pytest.raises(Refusal, match="no-lesson"):
        wanted(NewTable(game=ALL[0][0], seats=[], lesson="nothing"))
    with pytest.raises(Refusal, match="no-game"):
        wanted(NewTable(game="nothing", seats=[], lesson="first"))


@pytest.mark.parametrize("text", ["lessons = ", "lessons = 3", "[[lessons]]\nid = 'a'"])
def test_a_lesson_that_cannot_be_read_names_its_file(text: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read_lessons(text, "box")
    assert isinstance(refused.value, HaricotError)
    for lang in LANGUAGES:
        assert "box/lesson.toml" in texts(lang).refusal(refused.value)


def test_a_lesson_travels() -> None:
    game, lesson = ALL[0]
    assert msgspec.json.decode(msgspec.json.encode(lessons_of(game)), type=type(lessons_of(game))).lessons[0] == lesson
