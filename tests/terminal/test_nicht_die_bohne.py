"""Nicht die Bohne at the terminal: what its own looks show, and what may be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from haricot.kernel.match import replay
from haricot.kernel.records import Record, read_record
from haricot.locales import LANGUAGES, texts

from .conftest import Run

GAME = "nicht_die_bohne"
PICK = """position phase=pick leader=1 picker=0 trick=12
  hand/0 blue-1,yellow-1
  played/1 yellow-4   played/2 yellow-x2   played/3 red-2
  row/0/1 red-x2,red-minus,red-7,red-3,...   row/1/0 green-1,..."""


def position(path: Path, head: str, edition: str = "ndb", options: str = "") -> Path:
    """A saved match that begins at a position; I sit on seat 0."""
    lines = ["haricot 1", f"game {GAME}  rules 1  edition {edition}  seats 4", *options.splitlines(), "seed p"]
    lines += [*head.splitlines(), "# seats me,random,random,random", "--", ""]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.fixture
def pick(tmp_path: Path) -> Path:
    """My card has been taken, and two lie there beside the leader's."""
    return position(tmp_path / "pick.txt", PICK)


@pytest.fixture
def lead(tmp_path: Path) -> Path:
    """I lead; my hand has four cards."""
    head = "position leader=0 trick=11 hand/0 green-2,green-minus,red-10,blue-zero"
    return position(tmp_path / "lead.txt", head)


def decisions(path: Path) -> list[str]:
    """The decisions of a record that stands by its rules."""
    record: Record = read_record(path.read_text(encoding="utf-8"))
    replay(record)
    return [decision.action for decision in record.decisions]


@pytest.mark.parametrize("edition", ["ndb", "cho"])
def test_a_whole_match_is_the_same_in_every_language(edition: str, run: Run, tmp_path: Path) -> None:
    written = []
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.txt"
        who = ["me", "greedy", "random", "greedy", "random", "random"]
        shown = run(GAME, seats=who, edition=edition, options={"deals": "2"}, lang=lang, save=file, by_lot="p")
        written.append(decisions(file))
        spoken = texts(lang, f"haricot.games.{GAME}")
        assert shown.startswith(spoken.say(f"edition-{edition}") + "\n")
        assert spoken.say("reason-played") in shown
        own = [line for line in shown.splitlines() if "haricot" not in line and str(file) not in line]
        assert max(map(len, own)) <= 78
    assert written[0] == written[1] == written[2]


def test_NDB_18_NDB_19_rows_lie_in_a_grid_of_suits_special_cards_first(run: Run, pick: Path) -> None:
    shown = run(GAME, resume=pick)
    assert "Deal 1 of 3 · trick 13 of 15 · Taking cards\n" in shown
    assert re.search(r"\n {14}G green +R red +Y yellow +B blue +deal +total\n", shown)
    [mine] = [line for line in shown.splitlines() if line.startswith("  0 You")]
    assert mine[26:39].startswith("x2 - 7 3")
    assert "* 1 Mia" in shown
    assert "Your hand: yellow 1 · blue 1\n" in shown


def test_NDB_06_the_trick_lies_in_the_middle_with_the_token(run: Run, pick: Path) -> None:
    shown = run(GAME, resume=pick)
    assert "Trick: Mia [yellow 4] (token) · Tom [yellow ×2] · Nora [red 2] · You [taken]\n" in shown


def test_NDB_11_a_pick_says_what_it_does_to_the_row_and_who_is_next(run: Run, tmp_path: Path) -> None:
    rows = (
        "row/0/1 red-x2,red-minus,red-7,red-3 row/0/0 green-1,green-2,green-3,green-4,green-5,green-6,green-7,green-8"
    )
    head = PICK.replace("row/0/1 red-x2,red-minus,red-7,red-3,...", rows).replace("row/1/0 green-1,...", "")
    shown = run(GAME, resume=position(tmp_path / "p.txt", head))
    assert re.search(r"\n  2  Take the red 2 from Nora +red -20 → -24, then Nora picks\n", shown)
    assert "Whoever's card you take picks next" in shown


@pytest.mark.parametrize(
    ("lang", "typed"),
    [("en", "Tom"), ("en", "take tom"), ("en", "take 2"), ("en", "1"), ("fr", "tom"), ("de", "take Tom")],
)
def test_a_card_is_taken_by_the_name_of_its_owner(lang: str, typed: str, run: Run, pick: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.txt"
    run(GAME, resume=pick, lines=[typed, "q"], lang=lang, save=out)
    assert decisions(out)[0] == "take 2"


def test_NDB_14_a_take_without_a_choice_is_called_one(run: Run, tmp_path: Path) -> None:
    head = """position phase=pick leader=1 picker=0 trick=12
  hand/0 blue-1,yellow-1   played/1 yellow-4   played/2 red-2"""
    assert "Only one card is left for you: you have to take it." in run(GAME, resume=position(tmp_path / "p.txt", head))


def test_CHO_the_opening_explains_the_oya(run: Run) -> None:
    assert "The Oya is the one who holds the token" in " ".join(run(GAME, edition="cho").split())


@pytest.mark.parametrize(
    ("lang", "typed", "card"),
    [
        ("en", "2", "green-minus"),
        ("en", "g-", "green-minus"),
        ("en", "Green Minus", "green-minus"),
        ("en", "play red 10", "red-10"),
        ("en", "red-10", "red-10"),
        ("en", "b0", "blue-zero"),
        ("fr", "r10", "red-10"),
        ("fr", "zero bleu", "blue-zero"),
        ("fr", "play moins vert", "green-minus"),
        ("de", "rote 10", "red-10"),
        ("de", "grün minus", "green-minus"),
        ("de", "bl0", "blue-zero"),
    ],
)
def test_a_card_is_played_by_its_number_or_its_name(
    lang: str, typed: str, card: str, run: Run, lead: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    run(GAME, resume=lead, lines=[typed, "q"], lang=lang, save=out)
    assert decisions(out)[0] == f"play {card}"


def test_the_hand_is_listed_by_suit_with_its_numbers(run: Run, lead: Path) -> None:
    shown = run(GAME, resume=lead)
    assert "You have the token: lead a card." in shown
    assert "\n  green         1 G2     2 G-\n  red           3 R10\n  blue          4 B0\n" in shown
    assert "or the card itself, such as g2." in shown
    assert "Your hand" not in shown  # the menu is the hand


def test_NDB_07_a_card_that_is_not_held_is_refused_with_its_rule(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path / "p.txt", "position phase=answer leader=1 trick=14 played/1 red-9 hand/0 blue-4")
    out = tmp_path / "out.txt"
    shown = run(GAME, resume=file, lines=["r10", "mia", "?", "b4", "q"], save=out)
    assert "Mia leads the red 9. Which card do you put down?" in shown
    assert "You have no red 10 in your hand. [NDB-07;" in shown and "[NDB-08;" in shown
    assert "NDB-08: When all have chosen" in shown
    assert "play blue-4" in decisions(out)


def test_NDB_28_the_score_sheet_is_shown_after_every_deal_and_on_demand(run: Run, tmp_path: Path) -> None:
    head = """position phase=pick leader=0 trick=14 deal=1 plus/0=40 minus/0=3 plus/1=2
  played/0 red-1 played/1 red-2 played/2 red-3 played/3 red-4"""
    file = position(tmp_path / "p.txt", head)
    shown = run(GAME, resume=file, lines=["sheet", "1", "1"], by_lot="on")
    assert re.search(r"Score sheet +You +Mia +Tom +Nora\n  Deal 1 +40-3=37 +2-0=2 +0-0=0 +0-0=0\n  total +37 +2", shown)
    table = re.search(r"Deal 2 +green +red +yellow +blue +plus +minus +sum +total\n((?:  \w+ .*\n){4})", shown)
    assert table is not None
    for line in table[1].splitlines():
        *_, plus, minus, total, _ = line.split()
        assert int(plus) - int(minus) == int(total)
    assert "Deal 2 is over." in shown and "Deal 3: 15 cards each." in shown
    final = shown.rpartition("Score sheet")[2]
    assert [f"Deal {n}" in final for n in (1, 2, 3)] == [True] * 3


def test_CHO_16_the_other_edition_writes_one_total_a_deal(run: Run, tmp_path: Path) -> None:
    head = """position phase=pick leader=0 trick=14 deal=1 plus/0=40 minus/0=3
  played/0 milk-1 played/1 milk-2 played/2 milk-3 played/3 milk-4"""
    shown = run(GAME, resume=position(tmp_path / "p.txt", head, "cho"), lines=["feuille", "1"], lang="fr")
    assert re.search(r"Feuille de score +Toi +Mia +Tom +Nora\n  Manche 1 +37 +0 +0 +0\n", shown)
    assert re.search(r"Manche 2 +blanc +lait +noir +noiset\w* +somme +total\n", shown)


def test_before_the_first_deal_is_scored_there_is_no_sheet(run: Run, lead: Path) -> None:
    assert "No deal has been scored yet." in run(GAME, resume=lead, lines=["sheet"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_of_this_game(lang: str, run: Run, lead: Path) -> None:
    shown = run(GAME, resume=lead, lines=["h"], lang=lang)
    spoken = texts(lang, f"haricot.games.{GAME}")
    assert spoken.say("word-sheet") in shown
    assert "x2  " in shown
    assert "offer" not in shown
