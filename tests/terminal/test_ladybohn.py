"""Ladybohn at the terminal: the order of fields, prices under the top card, a baby's move."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.locales import LANGUAGES

from .conftest import Run

GAME = "ladybohn"


def position(path: Path, head: str) -> Path:
    """A saved match that begins at a position; I sit on seat 0."""
    lines = [
        "haricot 1",
        f"game {GAME}  rules 1  edition ladybohn  seats 3",
        "seed p",
        f"position active=0 first=0 {head}",
    ]
    path.write_text("\n".join([*lines, "# seats me,random,random", "--", ""]), encoding="utf-8")
    return path


def flat(shown: str) -> str:
    """A page without its line breaks."""
    return " ".join(shown.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_match_can_be_played(lang: str, run: Run) -> None:
    options = {"exhaustions": "1", "offers": "1"}
    shown = run(GAME, seats=["me", "random", "greedy"], options=options, lang=lang, by_lot="p")
    assert "screen-" not in shown


def test_LAD_43_a_field_shows_its_order_and_pays_by_its_top_card(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 red.miss,blue.mister field/0/0 soy.miss,soy.mister field/0/1 blue.baby"
    shown = flat(run(GAME, resume=position(tmp_path / "p.txt", head)))
    assert "1: soy ×2: miss < mister (top); pays 1, 2 from 4 cards, 2 with a miss on top" in shown
    assert "2: blue ×1: baby (top); pays 0" in shown
    assert "Your hand, front card first: [red (miss)], blue (mister)" in shown
    assert "Harvest field 1: 2 soy beans for 1 coin" in shown


def test_LAD_14_a_move_says_what_becomes_of_the_field(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.mister"
    shown = flat(run(GAME, ["plant 0"], resume=position(tmp_path / "p.txt", head)))
    assert "Your new baby in field 1 may move one miss towards the top" in shown
    assert "Leave the misses where they are: miss < mister < baby (top), pays 0" in shown
    assert "by 1 place: mister < miss < baby (top), pays 0" in shown
    assert "by 2 places: mister < baby < miss (top), pays 2" in shown


def test_LAD_43_the_beanometers_are_listed_by_sex(run: Run, tmp_path: Path) -> None:
    shown = run(GAME, ["beans"], resume=position(tmp_path / "p.txt", "phase=plant hand/0 soy.baby"))
    assert "soy bean           mister     6    2 → 1" in shown
    assert "                   miss       3    2 → 2" in shown


def test_LAD_50_under_a_garden_miss_the_screen_says_where_the_coins_come_from(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 red.miss,blue.mister field/0/0 garden.mister,garden.miss discard soy.mister"
    shown = flat(run(GAME, ["beans", "harvest 0", "l"], resume=position(tmp_path / "p.txt", head)))
    assert "2 garden beans for 3 coins (1 from the discard pile, 2 unseen from the deck)" in shown
    assert shown.count("earn 3 coins. The coins: 1 from the discard pile, 2 unseen from the deck.") == 2
    assert "With a garden miss on top, the coins come from the discard pile, then from the deck" in shown


def test_LAD_53_under_a_mister_the_field_pays_and_nothing_is_added(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 red.miss,blue.mister field/0/0 garden.miss,garden.mister discard soy.mister"
    shown = flat(run(GAME, ["harvest 0"], resume=position(tmp_path / "p.txt", head)))
    assert "You harvest 2 garden beans from field 1 and earn 2 coins. ---" in shown


def test_LAD_14_the_only_miss_is_lifted_without_a_number(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.mister"
    assert "Lift the miss by 2 places:" in flat(run(GAME, ["plant 0"], resume=position(tmp_path / "p.txt", head)))
    head = "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.mister,soy.miss"
    assert "Lift miss 2 from the top by 1 place:" in flat(
        run(GAME, ["plant 0"], resume=position(tmp_path / "q.txt", head))
    )


def test_LAD_14_moves_that_leave_a_field_alike_are_one_choice(run: Run, tmp_path: Path) -> None:
    head = "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.miss"
    shown = run(GAME, ["plant 0"], resume=position(tmp_path / "p.txt", head))
    assert "[pass]" in shown and "[lift 1 1]" in shown
    assert "[lift 2 1]" not in shown and "[lift 2 2]" not in shown


def test_the_empty_fields_of_others_stand_in_a_line(run: Run, tmp_path: Path) -> None:
    head = "phase=plant fields/1=3 hand/0 soy.baby field/1/1 soy.miss,soy.mister"
    shown = run(GAME, resume=position(tmp_path / "p.txt", head))
    assert "      2: soy ×2: miss < mister (top)" in shown
    assert "      1, 3: empty" in shown


@pytest.mark.parametrize(("lang", "typed"), [("en", "black_eyed"), ("fr", "chaos"), ("de", "augen")])
def test_a_card_in_brackets_can_be_typed_as_it_stands(lang: str, typed: str, run: Run, tmp_path: Path) -> None:
    head = "phase=settle hand/0 red.miss up black_eyed.mister,soy.miss"
    shown = run(GAME, [f"plant {typed}.mister"], resume=position(tmp_path / "p.txt", head), lang=lang)
    before, _, after = shown.partition(" >")
    assert f"[plant {typed}.mister]" in before
    assert f"[plant {typed}.mister]" not in after


def test_LAD_55_in_anothers_turn_only_a_harvest_is_asked_for(run: Run, tmp_path: Path) -> None:
    head = "phase=draw hand/0 red.miss field/0/0 soy.mister,soy.mister deck red.miss"
    file = position(tmp_path / "p.txt", head)
    file.write_text(file.read_text(encoding="utf-8").replace("active=0", "active=2"), encoding="utf-8")
    assert "It is Tom's turn. Anything to harvest before it goes on?" in flat(run(GAME, resume=file))


TRADING = "phase=trade hand/0 blue.mister,soy.baby,soy.miss hand/1 red.miss up green.mister,green.miss"


def test_LAD_28_an_offer_tells_its_maker_what_the_others_hear(run: Run, tmp_path: Path) -> None:
    shown = run(GAME, ["o", "Mia", "blue", "red", "n"], resume=position(tmp_path / "p.txt", TRADING))
    assert "you give a blue mister / you get a red bean" in flat(shown)
    assert "The others only hear: a blue bean." in shown
    shown = run(GAME, ["o", "Mia", "green mister", "red", "n"], resume=position(tmp_path / "q.txt", TRADING))
    assert "a green mister (face up) / you get a red bean" in flat(shown)
    assert "The others only hear" not in shown


def test_LAD_28_a_variety_of_which_several_sexes_are_held_is_asked_for_again(run: Run, tmp_path: Path) -> None:
    shown = run(GAME, ["o", "Mia", "soy", "soy miss", "red", "n"], resume=position(tmp_path / "p.txt", TRADING))
    assert shown.count("names from the list") == 1
    assert "you give a soy miss / you get a red bean" in flat(shown)


@pytest.mark.parametrize(("typed", "place"), [("keep green", ""), ("offer 1 green@up/red", "@up")])
def test_KER_02_a_face_up_card_named_without_its_sex_is_asked_which(
    typed: str, place: str, run: Run, tmp_path: Path
) -> None:
    shown = run(GAME, [typed], resume=position(tmp_path / "p.txt", TRADING))
    cards = f"green mister [green.mister{place}], green miss [green.miss{place}]"
    assert f"Which one? Face up: {cards}." in flat(shown)


def test_LAD_A6_a_sex_cannot_be_asked_for_and_the_refusal_says_so(run: Run, tmp_path: Path) -> None:
    shown = run(GAME, ["offer 1 blue/red.miss"], resume=position(tmp_path / "p.txt", TRADING))
    assert "Only varieties can be asked for, here: red bean." in flat(shown)


def test_how_a_verb_is_written_is_told_without_english_explanations(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path / "p.txt", "phase=plant hand/0 soy.baby,blue.mister field/0/0 soy.miss,soy.mister")
    assert "Cela s’écrit ainsi : lift MISS PLACES, les miss" in flat(run(GAME, ["lift"], resume=file, lang="fr"))
    assert "lift MISS PLACES, misses counted from the top" in flat(run(GAME, ["lift"], resume=file, lang="en"))
