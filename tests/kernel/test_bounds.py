"""Whatever a visitor writes is read in little time, or refused by an error of ours: no text makes a reader slow."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from haricot.farm.actions import Offer
from haricot.farm.cards import export_cards
from haricot.games.dice.rules import export_cards as exported
from haricot.kernel import registry
from haricot.kernel.chance import Chance
from haricot.kernel.data import DEEPEST, DOTS, LONGEST, WORD, CardFile, lines_of, parse
from haricot.kernel.errors import BadCards, HaricotError
from haricot.kernel.match import new_match, replay, set_up
from haricot.kernel.positions import read_position
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES, texts

SOON = 0.05  # seconds of CPU
TRIES = 6  # before something is called slow: the machine may have had other things to do
HEAD = "haricot 1\ngame bohnanza  rules 1  edition gigamic  seats 4\nseed x\n"
DEALS = [("bohnanza", 4, {}), ("ladybohn", 4, {}), ("al_cabohne", 2, {"mafia_trade": "true"})]
CARDS = export_cards(registry.make("bohnanza", 4).setup)


def answered(read: Callable[[], object]) -> HaricotError | None:
    """Read something: the error it ends in, or None. It must not take long."""
    found: HaricotError | None = None
    spent = 2 * SOON
    for _ in range(TRIES):
        began = time.thread_time()
        try:
            read()
            found = None
        except HaricotError as error:
            found = error
        spent = time.thread_time() - began
        if spent < SOON:
            break
    assert spent < SOON, f"{spent:.3f} seconds"
    return found


def refused(read: Callable[[], object]) -> str:
    """The id of the error that reading ends in, in no time."""
    error = answered(read)
    assert error is not None
    return error.id


# -- notation and the judge


@pytest.mark.parametrize("game, seats, options", DEALS)
@pytest.mark.parametrize(
    "verb", ["offer 1 {}/-", "offer 1 -/{}", "offer all {}/{}", "accept 1 {}", "wish {}", "discard {}"]
)
def test_a_list_of_cards_has_an_end(game: str, seats: int, options: dict[str, str], verb: str) -> None:
    rules = registry.make(game, seats, options=options)
    kind = rules.names.cards[0]
    for times, place in ((60, "*99"), (400, "*99"), (20_000, ""), (3_000, "@2"), (3_000, "@up")):
        text = verb.replace("{}", ",".join([kind + place] * times))
        error = answered(lambda text=text: rules.read(text))  # type: ignore[misc]
        assert error is not None and ("@" in place or error.id == "many-cards")
    enough = verb.replace("{}", f"{kind}*99,{kind}*40")
    assert verb.startswith("discard") or answered(lambda: rules.read(enough)) is None


def test_a_kind_without_a_copy_is_the_nearest_that_is_not_named_yet() -> None:
    game = registry.make("bohnanza", 4)
    for text, copies in (
        ("red,red,red", [1, 2, 3]),
        ("red@2,red,red,red", [2, 1, 3, 4]),
        ("red,red@2,red,red@3", [1, 2, 3, 3]),
        ("red*2,red@up,red*2", [1, 2, 0, 3, 4]),
        ("red@4,red@2,blue,red*3", [4, 2, 1, 1, 3, 5]),
        ("red,red@1,red", [1, 1, 2]),
    ):
        offer = game.read(f"offer 1 {text}/-")
        assert isinstance(offer, Offer)
        assert [int(ref.copy) for ref in offer.gives] == copies


@pytest.mark.parametrize("game, seats, options", DEALS)
def test_nobody_wants_more_cards_than_the_game_has(game: str, seats: int, options: dict[str, str]) -> None:
    rules = registry.make(game, seats, options=options)
    phase = "cultivate" if game == "al_cabohne" else "trade"
    s = rules.load(read_position(f"phase={phase} active=0".split(), rules.names), Chance("1", []))
    cards = sum(len(zone) for zone in rules.dump(s).zones.values())
    kind = len(rules.names.cards) - 1
    for wanted, rule in ((1, None), (cards, None), (cards + 1, "KER-02"), (39_600, "KER-02")):
        answer = rules.check(s, 0, Offer(1, [], [kind] * wanted))
        assert (answer.id if answer is not None else None) == rule, f"{wanted} of {cards}"


def test_the_offer_of_39600_cards_is_no_deal() -> None:
    text = HEAD + "position phase=trade active=0\n--\n0 offer 1 -/" + ",".join(["blue*99"] * 400) + "\n"
    assert refused(lambda: replay(read_record(text))) == "many-cards"
    text = HEAD + "position phase=trade active=0\n--\n0 offer 1 -/" + ",".join(["blue*99"] * 15) + "\n"
    error = answered(lambda: replay(read_record(text)))
    assert error is not None and (error.id, error.given["rule"], error.line) == ("illegal", "KER-02", 6)


# -- card files


@pytest.mark.parametrize("space", [" ", "\t", "] ", "[", "x "])
@pytest.mark.parametrize("letters", [400, 900, 15_000])
def test_lines_are_found_in_linear_time(space: str, letters: int) -> None:
    blank = (space * letters)[:letters]
    text = f'game = "bohnanza"\nname = """\n[{blank}x\n"""\nodd = 1\n'
    error = answered(lambda: registry.make("bohnanza", 4, cards=CardFile(text)))
    assert error is not None and error.line == 5


@pytest.mark.parametrize(
    "text, id, line, column",
    [
        ("\na" + ".a" * 15_000 + "=1", "cards-dots", 2, 2 * DOTS + 2),
        ("a" + " . a" * 7_000 + "=1", "cards-dots", 1, 4 * DOTS + 3),
        ("a" + '."a"' * 7_000 + "=1", "cards-dots", 1, 4 * DOTS + 2),
        ("[a" + ".a" * 15_000 + "]", "cards-dots", 1, 2 * DOTS + 3),
        ("x = [{" + "a" + ".a" * 15_000 + "=1}]", "cards-dots", 1, 2 * DOTS + 8),
        ('x = ["""y"""", {' + "a" + ".a" * 9_000 + "=1}]", "cards-dots", 1, 2 * DOTS + 18),
        ("x = ['''y''''', {" + "a" + ".a" * 9_000 + "=1}]", "cards-dots", 1, 2 * DOTS + 19),
        ("total = " + "[" * 9_000, "cards-deep", 1, DEEPEST + 9),
        ("total = " + "[\n" * 9_000, "cards-deep", DEEPEST + 1, 1),
        ("total = " + "{a=" * 9_000, "cards-deep", 1, 3 * DEEPEST + 9),
        ("total = " + "9" * 5_000, "cards-word", 1, 9),
        ("total = [1, -" + "9" * 5_000 + "]", "cards-word", 1, 13),
        ("a" * (WORD + 1) + " = 1", "cards-word", 1, 1),
        ("#" * (LONGEST + 1), "cards-long", 0, 0),
        ("a = 1\nb = = 2\n", "cards-toml", 2, 5),
        ("a = 1\na = 2\n", "cards-toml", 2, 6),
        ("a = '\n", "cards-toml", 2, 1),
        ('a = "\r', "cards-toml", 1, 6),
        ("a = 1\r\nb", "cards-toml", 2, 2),
        ("a = 1979-02-30", "cards-toml", 1, 5),
        ("[a\n", "cards-toml", 1, 3),
        ("a = [1,\n", "cards-toml", 2, 1),
        ("\ufeffa = 1", "cards-toml", 1, 1),
        ("a = \x00", "cards-toml", 1, 5),
    ],
)
def test_toml_that_is_none_or_takes_long_is_refused_at_its_place(text: str, id: str, line: int, column: int) -> None:
    error = answered(lambda: CardFile(text))
    assert error is not None
    assert (error.id, error.line, error.column) == (id, line, column)
    record = HEAD.replace("seed", "cards\n" + "".join(f"  {each}\n" for each in text.split("\n")) + "seed") + "--\n"
    within = answered(lambda: set_up(read_record(record)))  # as a record's block the same
    assert within is not None and within.id == id


@pytest.mark.parametrize(
    "text",
    [
        "a = [" + "9, " * (LONGEST // 4) + "]",
        "a = [" + '"", ' * (LONGEST // 5) + "]",
        "\n".join(f"a.b.c.d.e.f.g.h{n} = 1" for n in range(1_300)),
        "\n".join(f"[[a.b.c.d.e.f.g.h{n}]]" for n in range(1_300)),
        'a = "' + "\\n" * 15_000 + '"',
        'a = """' + '\\"\\\\\n' * 6_000 + '"""',
        "#" + "." * 30_000 + "[" * 900,
        'a = "' + "." * 20_000 + "[{" * 900 + '"',
        "a = '" + "x" * 30_000 + "'",
        "".join(f"[a{n}]\nb = [[[[1]]]]\n" for n in range(1_400)),
    ],
)
def test_what_is_within_the_bounds_is_read_in_no_time(text: str) -> None:
    assert answered(lambda: parse(text)) is None


def test_a_beanometer_has_an_end() -> None:
    steps = ", ".join(f"[{n}, {n}]" for n in range(1, 2_000))
    text = CARDS.replace("meter = [[4, 1], [7, 2], [10, 3], [12, 4]]", f"meter = [{steps}]", 1)
    error = answered(lambda: registry.make("bohnanza", 4, cards=CardFile(text)))
    assert error is not None and (error.id, error.field, error.line) == ("meter-long", "kinds.coffee.meter", 7)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_too_large_to_count_is_repeated_as_a_word(lang: str) -> None:
    own = export_cards(registry.make("al_cabohne", 2).setup)
    huge = "3" * 40
    with pytest.raises(BadCards) as refused:
        registry.make("al_cabohne", 2, cards=CardFile(re.sub(r"\[(\d+), 3\]", f"[\\1, {huge}]", own, count=1)))
    assert huge in texts(lang, "haricot.games.al_cabohne").refusal(refused.value)


def test_the_largest_deck_has_room() -> None:
    """The dice game takes up to 200 cards of an owner; its own 61 are typical ones."""
    game = registry.make("dice", 2)
    head, *cards = exported(game.setup).split("[[cards]]\n")
    many = [cards[n % len(cards)].replace("harvest_", f"own_{n:03}_") for n in range(200)]
    text = head + "".join(f"[[cards]]\n{card}" for card in many)
    assert answered(lambda: CardFile(text)) is None


def test_no_mark_but_a_line_feed_ends_a_line() -> None:
    assert lines_of("a\r\nb\n\nc\u2028d\x0be\n") == ["a", "b", "", "c\u2028d\x0be"]
    assert lines_of("") == lines_of("\n")[1:] == []
    text = CARDS.replace('name = "own"', 'name = "o\u2028w\u0085n"\n# \u2029')
    game = registry.make("bohnanza", 4, cards=CardFile(text))
    record = new_match(game, "x").record().write()
    assert replay(read_record(record)).record().write() == record
    assert replay(read_record(record.replace("\n", "\r\n"))).record().write() == record


# -- records


@pytest.mark.parametrize(
    "text, id",
    [
        ("x" * 1_000_001, "record-long"),
        (HEAD + "position phase=trade\n  deck " + ",".join(["?*999"] * 30_000) + "\n--\n", "position-many"),
        (HEAD + "position phase=trade\n" + "".join(f"  z{n} ?*999\n" for n in range(9_000)) + "--\n", "position-many"),
        (HEAD + "chance deck ?*999\n" * 9_000 + "--\n", "chance-long"),
        (HEAD + "chance deck " + "1," * 40_000 + "1\n--\n", "chance-long"),
        (HEAD + "chance deck " + ",".join(["red*999"] * 9_000) + "\n--\n", "position-many"),
    ],
)
def test_records_have_an_end(text: str, id: str) -> None:
    assert refused(lambda: set_up(read_record(text))) == id
