"""The dice game at the terminal: dice, cards and exact chances as its own looks show them, and what may be typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from haricot.kernel.match import replay
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES, texts

from .conftest import Run

GAME = "dice"


def decisions(path: Path) -> list[str]:
    """The decisions of a record that stands by its rules."""
    record = read_record(path.read_text(encoding="utf-8"))
    replay(record)
    return [decision.action for decision in record.decisions]


@pytest.fixture
def first(tmp_path: Path) -> Path:
    """I have the first turn of a match and have not rolled yet."""
    lines = ["haricot 1", f"game {GAME}  rules 1  edition dice_2012  seats 2", "option first_player=0", "seed p"]
    path = tmp_path / "first.txt"
    path.write_text("\n".join([*lines, "# seats me,random", "--", ""]), encoding="utf-8")
    return path


def test_a_whole_match_is_the_same_in_every_language(run: Run, tmp_path: Path) -> None:
    written = []
    for lang in LANGUAGES:
        file = tmp_path / f"{lang}.txt"
        options = {"target": "3", "claim_mode": "manual", "initial_active": "player_choice"}
        shown = run(GAME, seats=["me", "greedy", "random"], options=options, lang=lang, save=file, by_lot="p")
        written.append(decisions(file))
        spoken = texts(lang, f"haricot.games.{GAME}")
        assert spoken.say("reason-target") in shown
        assert "needs needs" not in shown
        own = [line for line in shown.splitlines() if "haricot" not in line and str(file) not in line]
        assert max(map(len, own)) <= 78
    assert written[0] == written[1] == written[2]


def test_DICE_09_seven_dice_are_drawn_white_ones_square_cream_ones_round(run: Run, first: Path) -> None:
    shown = run(GAME, resume=first, lines=["roll", "q", ""])
    [names, kinds] = re.search(r"Just rolled:\n(.*)\n(.*)\n", shown).groups()  # type: ignore[union-attr]
    assert re.findall(r"\+--(w\d)---\+", names) == ["w1", "w2", "w3", "w4"]
    assert re.findall(r"\.--(c\d)---\.", names) == ["c1", "c2", "c3"]
    assert kinds.count("|") == 8 and kinds.count("(") == 3


def test_DICE_17_my_contracts_stand_bottom_to_top_and_the_next_one_is_marked(run: Run, first: Path) -> None:
    lines = run(GAME, resume=first).splitlines()
    head = next(i for i, line in enumerate(lines) if line.startswith(" Upper card: "))
    card = lines[head + 1 : head + 7]
    assert [line[1:4] for line in card] == ["[ ]"] * 5 + [" > "]
    numbers = [int(re.findall(r"(\d+)%", line)[0]) for line in card]
    assert numbers == sorted(numbers)  # the easiest is the lowest
    assert re.search(r"\n  1 Mia .*\n      upper: > ", "\n".join(lines))


def test_the_exact_chance_of_the_next_contract_is_shown_before_and_after_a_roll(run: Run, first: Path) -> None:
    shown = run(GAME, resume=first, lines=["roll"])
    told = " ".join(shown.split())
    before = re.search(r"% with one roll of all dice, (\d+\.\d%) in a whole turn of yours\.", told)
    assert before is not None and f"Roll 7 dice: then {before[1]}" in told
    best = re.search(r"(\d+\.\d)% if you play for it\.", told)
    single = re.findall(r"Put [wc]\d \w+ on the field: then (\d+\.\d)%", shown)
    assert best is not None and len(single) == 7
    assert float(best[1]) >= max(map(float, single))


@pytest.mark.parametrize("typed", ["w1 c2", "1 6", "W1, c2", "select w1,c2", "1,c2"])
def test_DICE_11_dice_are_put_on_the_field_by_their_names_or_numbers(
    typed: str, run: Run, first: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.txt"
    shown = run(GAME, resume=first, lines=["roll", typed, "q"], save=out)
    assert decisions(out)[-1] == "select w1,c2"
    assert re.search(r"Bean field:\n", shown)


def test_a_selection_die_by_die_counts_the_dice_already_chosen(run: Run, first: Path) -> None:
    shown = run(GAME, resume=first, lines=["roll", "1", "1", "6", "q", ""])
    steps = shown.split("Number 1 to ")
    both = re.search(r"Put w2 \w+ on the field: then (\d+\.\d)%", steps[1])
    end = re.search(r"No more dice: then (\d+\.\d)% +\[select w1,w2\]", steps[2])
    assert both is not None and end is not None and both[1] == end[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_of_this_game(lang: str, run: Run, first: Path) -> None:
    shown = run(GAME, resume=first, lines=["h", "cards"], lang=lang)
    assert "DICE-11" in shown and "offer" not in shown
    assert texts(lang, f"haricot.games.{GAME}").say("word-cards") in shown


@pytest.mark.parametrize(
    ("lang", "die", "twice", "usage"),
    [
        ("en", '"x9" is not a die', '"w1": name it once', "activate CARD"),
        ("fr", "«\xa0x9\xa0» n’est pas un dé", "«\xa0w1\xa0»\xa0: une fois suffit", "activate CARTE"),
        ("de", "„x9“ ist kein Würfel", "„w1“: Einmal genügt", "activate KARTE"),
    ],
)
def test_misread_dice_are_told_in_the_players_language(
    lang: str, die: str, twice: str, usage: str, run: Run, first: Path
) -> None:
    shown = run(GAME, ["select x9", "select w1,w1", "activate"], lang=lang, resume=first, seats=["me", "random"])
    assert die in shown and twice in shown and usage in shown
    assert "named twice" not in shown
