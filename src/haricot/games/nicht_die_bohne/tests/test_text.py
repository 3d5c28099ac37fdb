"""Notation, positions as people write them, and texts."""

from __future__ import annotations

import pytest
from playing import due, play, random_steps, refused, view

from haricot.games.nicht_die_bohne.actions import Play, Take
from haricot.kernel.actions import PASS
from haricot.kernel.errors import MalformedAction, MalformedRecord
from haricot.kernel.forms import Draft
from haricot.locales import LANGUAGES, texts

from .tables import EDITIONS, SUITS, fact, hand, phase, rules, table, taken, zone


@pytest.mark.parametrize(
    "text", ["play red-10", "play red-minus", "play blue-x2", "play yellow-zero", "take 3", "take 0"]
)
def test_notation_reads_back(text: str) -> None:
    game = rules(4, "ndb", ())
    assert game.write(game.read(text)) == text
    assert game.read(text) == game.read(f"  {text} ")


def test_suits_have_the_words_of_the_edition_and_the_same_numbers() -> None:
    ndb, cho = (rules(4, edition, ()) for edition in EDITIONS)
    assert ndb.read("play red-10") == cho.read("play milk-10")
    assert ndb.read("play blue-zero") == cho.read("play hazelnut-zero")
    with pytest.raises(MalformedAction) as refused:
        cho.read("play red-10")
    assert refused.value.id == "no-card" and refused.value.given["word"] == "red-10"


@pytest.mark.parametrize(
    ("text", "id", "word"),
    [
        ("", "no-verb", ""),
        ("pass", "no-verb", "pass"),
        ("play", "usage-play", None),
        ("play red-1 red-2", "usage-play", None),
        ("play red-11", "no-card", "red-11"),
        ("take", "usage-take", None),
        ("take x", "not-a-seat", "x"),
        ("take -1", "not-a-seat", "-1"),
        ("take 12345", "not-a-seat", "12345"),
    ],
)
def test_what_is_no_action_is_answered_with_how_it_is_written(text: str, id: str, word: str | None) -> None:
    with pytest.raises(MalformedAction) as refused:
        rules(4, "ndb", ()).read(text)
    assert (refused.value.id, refused.value.given.get("word")) == (id, word)


def test_KER_02_there_is_no_such_seat_or_card() -> None:
    match = table("phase=pick leader=0", 3)
    assert refused(match, "0 take 3") == "KER-02"
    game, s = match.game, match.state
    for seat in (-1, 3, 99):
        rule = game.check(s, seat, Take(1))
        assert rule is not None and rule.id == "KER-02"
    for card in (-1, 52, 10**9):
        rule = game.check(s, 0, Play(card))
        assert rule is not None and rule.id == "KER-02"


def test_KER_03_other_actions_are_nobodys_to_do() -> None:
    match = table()
    for seat in range(4):
        rule = match.game.check(match.state, seat, PASS)
        assert rule is not None and rule.id == "KER-03"


def test_phrases_say_what_a_number_does_and_where() -> None:
    match = table("leader=0 hand/0 red-10,...")
    red_10 = match.game.names.numbers["red-10"]
    said = [entry.phrase.plain() for entry in match.game.menu(match.state, Draft(0)) if entry.number == red_10]
    assert said == [{"id": "lead", "args": {"kind": red_10}, "zone": "hand/0"}]
    match = table("phase=answer leader=1 hand/0 red-10,...")
    said = [entry.phrase.plain() for entry in match.game.menu(match.state, Draft(0)) if entry.number == red_10]
    assert said == [{"id": "answer", "args": {"kind": red_10}, "zone": "hand/0"}]
    match = table("phase=pick leader=1 played/0 red-10")
    said = [entry.phrase.plain() for entry in match.game.menu(match.state, Draft(1))]
    args = {"from": 0, "kind": red_10, "suit": 1, "before": 0, "after": 10}  # what it makes of the taker's row
    assert said[2] == {"id": "take", "args": args, "zone": "played/0"}


# -- positions


def test_what_a_position_does_not_name_is_dealt() -> None:
    match = table(
        "phase=pick leader=2 picker=0 trick=4 played/2 red-1 played/3 red-2 hand/1 blue-1,... row/1/3 blue-2,..."
    )
    assert [zone(match, f"played/{seat}") for seat in range(4)] == [[], [], ["red-1"], ["red-2"]]
    assert [taken(match, seat) for seat in range(4)] == [4, 5, 5, 4]  # seats 1 and 2 have taken in this trick
    assert [len(hand(match, seat)) for seat in range(4)] == [10] * 4
    assert "blue-1" in hand(match, 1)
    assert "blue-2" in zone(match, "row/1/3")


def test_a_question_mark_is_a_card_to_be_dealt() -> None:
    match = table("phase=answer leader=0 played/0 ? answer/2 ?")
    assert due(match) == [1, 3]
    assert len(zone(match, "played/0")) == 1
    assert zone(match, "answer/2", 2) != ["?"]


def test_a_finished_match_is_a_position_too() -> None:
    match = table(deals=1)
    for _ in random_steps(match):
        pass
    lines = match.game.dump(match.state).write(match.game.names)
    again = table(" ".join(lines).partition(" ")[2], deals=1)
    assert again.game.dump(again.state).write(again.game.names) == lines
    assert phase(again) == "over"
    assert view(again, 2).plain() == view(match, 2).plain()


def test_a_score_sheet_that_is_not_named_is_zero() -> None:
    match = table("deal=2 plus/1=4,5")
    assert [fact(match, f"total/{seat}") for seat in range(4)] == [0, 9, 0, 0]


@pytest.mark.parametrize(
    ("position", "says"),
    [
        ("deck red-1", "deck: position-no-zone"),
        ("row/0/4 red-1", "row/0/4: position-no-zone"),
        ("hand/4 ...", "hand/4: position-no-seat"),
        ("row/5/0 ...", "row/5/0: position-no-seat"),
        ("active=1", "active: position-no-fact"),
        ("plus/4=1", "plus/4: position-no-seat"),
        ("phase=trade", "phase: position-word (value=trade, values=['lead', 'answer', 'pick', 'over'])"),
        ("leader=4", "leader: position-number (value=4, low=0, high=3)"),
        ("picker=1", "picker: position-phase (phase=lead)"),
        ("trick=15", "trick: position-phase (phase=lead)"),
        ("phase=over trick=3", "trick: position-phase (phase=over)"),
        ("deal=3", "deal: position-phase (phase=lead)"),
        ("phase=over deal=2", "deal: position-phase (phase=over)"),
        ("deal=1 plus/0=x", "plus/0: position-sheet (value=x, deals=1)"),
        ("deal=1 minus/0=1,2", "minus/0: position-sheet (value=1,2, deals=1)"),
        ("hand/0 red-1,red-1,...", "hand/0: position-too-many (card=red-1)"),
        ("hand/0 red-minus*4,...", "hand/0: position-too-many (card=red-minus)"),
        ("hand/0 red-1", "hand/0: position-count (due=15, count=1)"),
        ("trick=14 hand/0 red-1,red-2,...", "hand/0: position-count (due=1, count=2)"),
        ("played/0 red-1", "played/0: position-count (due=0, count=1)"),
        ("answer/1 red-1", "answer/1: position-phase (phase=lead)"),
        ("phase=answer leader=0 played/1 red-1", "played/1: position-phase (phase=answer)"),
        ("phase=answer leader=0 answer/0 red-1", "answer/0: position-phase (phase=answer)"),
        ("phase=answer leader=0 answer/1 red-1,red-2", "answer/1: position-count (due=1, count=2)"),
        ("phase=answer leader=0 answer/1 ? answer/2 ? answer/3 ?", "phase: position-all-answered"),
        ("phase=pick leader=0 picker=1 played/1 red-1", "played/1: position-count (due=0, count=1)"),
        ("hand/3 red-1,red-2,red-3,red-4,red-5,red-6,red-7,red-8,?*8", "hand/3: position-count (due=15, count=16)"),
        ("deal=1 plus/0=1000", "plus/0: position-sheet (value=1000, deals=1)"),
        ("trick=1 row/0/0 red-1", "row/0/0: position-suit (card=red-1)"),
        ("trick=1 row/0/1 red-1,red-2", "row/0: position-count (due=1, count=2)"),
        ("trick=2 row/0/1 red-1", "row/0: position-count (due=2, count=1)"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(position: str, says: str) -> None:
    with pytest.raises(MalformedRecord) as refused:
        table(position)
    assert str(refused.value) == says


# -- texts (what every game's must have: tests/test_texts.py)


PEOPLE = ["Alex", "Beate", "Claudia", "Dirk"]

EXAMPLE = "leader=0 hand/0 red-10,... hand/1 blue-3,... hand/2 green-minus,... hand/3 yellow-7,..."
ALEX = ["0 play red-10", "1 play blue-3", "2 play green-minus", "3 play yellow-7", "0 take 3", "3 take 1"]
SAID = {
    "en": [
        "You lead the red 10.",
        "Beate puts a card face down.",
        "Claudia puts a card face down.",
        "Dirk puts a card face down.",
        "The answers are turned up: the blue 3, a green minus card and the yellow 7.",
        "You take the yellow 7 from Dirk.",
        "Dirk takes the blue 3 from Beate.",
        "Beate takes a green minus card from Claudia.",
        "Claudia is left with the red 10 from you and takes the token.",
    ],
    "fr": [
        "Tu ouvres avec le 10 rouge.",
        "Beate pose une carte face cachée.",
        "Claudia pose une carte face cachée.",
        "Dirk pose une carte face cachée.",
        "On retourne les réponses\xa0: le 3 bleu, un moins vert et le 7 jaune.",
        "Tu prends le 7 jaune à Dirk.",
        "Dirk prend le 3 bleu à Beate.",
        "Beate prend un moins vert à Claudia.",
        "Claudia doit te prendre le 10 rouge, avec le jeton.",
    ],
    "de": [
        "Du spielst die rote 10 aus.",
        "Beate legt eine Karte verdeckt hin.",
        "Claudia legt eine Karte verdeckt hin.",
        "Dirk legt eine Karte verdeckt hin.",
        "Die Antworten werden aufgedeckt: die blaue 3, eine grüne Minuskarte und die gelbe 7.",
        "Du nimmst die gelbe 7 von Dirk.",
        "Dirk nimmt die blaue 3 von Beate.",
        "Beate nimmt eine grüne Minuskarte von Claudia.",
        "Claudia muss die rote 10 von dir nehmen und bekommt den Chip.",
    ],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_EX_NDB_5_a_trick_reads_well_to_its_leader(lang: str) -> None:
    match = table(EXAMPLE)
    log = [event for line in ALEX for event in play(match, line)]
    spoken = texts(lang, "haricot.games.nicht_die_bohne")
    zones, words = match.game.zones, match.game.names.cards
    assert [spoken.event(event.seen_by(0, zones), 0, PEOPLE, words) for event in log] == SAID[lang]
    assert spoken.problems == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_NDB_07_the_sentence_of_an_answer_names_the_card_to_its_owner_only(lang: str) -> None:
    match = table("phase=answer leader=0 played/0 red-1 hand/2 green-7,...")
    [answered] = play(match, "2 play green-7")
    spoken = texts(lang, "haricot.games.nicht_die_bohne")
    told = [
        spoken.event(answered.seen_by(reader, match.game.zones), reader, PEOPLE, match.game.names.cards)
        for reader in (-1, 0, 1, 2, 3)
    ]
    assert ["7" in sentence for sentence in told] == [False, False, False, True, False]
    assert told[0] == told[1] == told[2] == told[4]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_names_to_type_mean_one_card_each(edition: str, lang: str) -> None:
    spoken = texts(lang, "haricot.games.nicht_die_bohne")
    meant: dict[str, set[str]] = {}
    for word in rules(4, edition, ()).names.cards:
        for name in {spoken.card(word), spoken.short(word), *spoken.typed(word)}:
            assert name.isprintable() and name
            meant.setdefault(name.casefold(), set()).add(word)
    assert all(len(cards) == 1 for cards in meant.values()), meant
    assert len(meant) > 2 * 52


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_suits_have_the_words_of_the_edition(lang: str) -> None:
    spoken = texts(lang, "haricot.games.nicht_die_bohne")
    found = set()
    for edition in EDITIONS:
        for suit in SUITS[edition]:
            for key in (f"suit-{suit}", f"suit-{suit}.short", f"suit-{suit}.letter"):
                assert spoken.has(key)
            found.add(spoken.say(f"suit-{suit}"))
            assert spoken.say("suit-name", suit=suit) == spoken.say(f"suit-{suit}")
            short = spoken.short(f"{suit}-7")
            assert short == f"{spoken.say(f'suit-{suit}.letter')}7"
    assert len(found) == 8


def test_CHO_14_like_cards_are_counted_together() -> None:
    words = rules(4, "cho", ()).names.cards
    oil = words.index("milk-minus")
    assert [texts(lang, "haricot.games.nicht_die_bohne").cards([oil, 0, oil], words) for lang in LANGUAGES] == [
        "2 milk palm oil cards and the white 1",
        "2 huiles de palme (lait) et le 1 blanc",
        "2 Palmölkarten (Milch) und die weiße 1",
    ]
