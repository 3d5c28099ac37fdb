"""Al Cabohne at the terminal: what its own looks show of bosses, piles, payments and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from haricot.locales import LANGUAGES

from .conftest import Run

GAME = "al_cabohne"


def position(path: Path, head: str, *options: str) -> Path:
    """A saved solo match that begins at a position."""
    lines = [
        "haricot 1",
        f"game {GAME}  rules 1  edition amigo  seats 1",
        *options,
        "seed p",
        head,
        "# seats me",
        "--",
        "",
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [["me"], ["me", "greedy"]], ids=["solo", "duel"])
def test_a_whole_match_can_be_played(seats: list[str], lang: str, run: Run) -> None:
    shown = run(GAME, seats=seats, lang=lang, by_lot="p")
    assert "screen-" not in shown


def test_SOLO_02_a_boss_shows_at_how_many_cards_he_sells_or_that_he_is_hungry(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path / "p.txt", "position phase=cultivate hand/0 green al puff,puff don kidney up blue,blue")
    shown = run(GAME, resume=file)
    assert "Al Cabohne: puff ×2, sells at 6 cards (for 3 coins)" in shown
    assert "Don Corlebohne: kidney ×1, sells at 6 cards (for 2 coins)" in shown
    assert "Joe Bohnano: hungry" in shown
    assert "Give Joe Bohnano: he is hungry, you must feed him …" in shown
    assert "Plant 2 blue beans in field 1" in shown


def test_CAB_17_the_payment_says_what_goes_to_whom(run: Run, tmp_path: Path) -> None:
    head = "position phase=pay field/0/0 puff,puff field/0/1 chili al puff don kidney joe chili hand/0 green"
    shown = run(GAME, resume=position(tmp_path / "p.txt", head))
    assert "Pay the mafia: a puff bean to Al Cabohne and a chili bean to Joe Bohnano" in " ".join(shown.split())


def test_SOLO_18_the_treasury_is_shown_with_what_it_counts(run: Run, tmp_path: Path) -> None:
    head = "position phase=plant al puff don kidney joe chili hand/0 green treasury blue,blue,blue"
    shown = run(GAME, resume=position(tmp_path / "p.txt", head))
    assert "Mafia's treasury: 3 coins; it counts double in the end: 6" in shown


def test_SOLO_16_the_last_choice_ends_the_game_and_the_treasury_counts_double(run: Run, tmp_path: Path) -> None:
    head = "position phase=cultivate final=1 exhaustions=1 deck - al puff don kidney joe chili treasury blue,blue"
    shown = run(GAME, ["1"], resume=position(tmp_path / "p.txt", head))
    assert "End the game: every field is sold" in shown
    assert "The mafia wins: 4 against 0." in shown
    result = shown.partition("The mafia wins")[2]
    assert "Mafia's treasury: 2 coins; it counts double in the end: 4" in result
    assert [line.split() for line in result.splitlines() if "mafia " in line] == [["*", "The", "mafia", "4", "coins"]]


def duel(path: Path, head: str, active: int = 0) -> Path:
    """A saved match of two with bargaining that begins at a position; I sit on seat 0."""
    lines = [
        "haricot 1",
        f"game {GAME}  rules 1  edition amigo  seats 2",
        "option mafia_trade=true",
        "seed p",
        f"position active={active} first=0 phase=cultivate {head}",
        "# seats me,greedy",
        "--",
        "",
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def test_CAB_44_feeding_asks_whom_the_food_is_for(run: Run, tmp_path: Path) -> None:
    file = position(tmp_path / "p.txt", "position phase=cultivate hand/0 green al puff don kidney up blue,blue,runner")
    shown = run(GAME, ["1", ""], resume=file)
    assert "What do you give Joe Bohnano?" in shown
    assert "Give the whole pile of 2 blue beans from the table" in shown
    assert "Give a runner bean from the table" in shown


def test_CAB_A18_the_run_outs_are_counted_to_the_agreed_number_of_passes(run: Run) -> None:
    assert "run-outs: 0 of 1" in run(GAME, seats=["me"])
    assert "run-outs: 0 of 3" in run(GAME, seats=["me"], options={"draw_pile_passes": "3"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_CABV_the_help_lists_offers_only_where_players_bargain(lang: str, run: Run) -> None:
    without = run(GAME, ["h"], seats=["me", "greedy"], lang=lang)
    bargaining = run(GAME, ["h"], seats=["me", "greedy"], lang=lang, options={"mafia_trade": "true"})
    assert "offer 1 " not in without
    assert "offer 1 " in bargaining and "accept 3" in bargaining


def test_CAB_A17_only_hand_cards_are_offered_and_the_only_partner_is_not_asked_for(run: Run, tmp_path: Path) -> None:
    file = duel(tmp_path / "p.txt", "hand/0 blue,green hand/1 puff,stink al - don blue up kidney")
    shown = run(GAME, ["o", "green", "puff", "n"], resume=file)
    assert "To whom?" not in shown
    assert "kidney bean (face up)" not in shown
    assert "You offer Mia: you give a green bean / you get a puff bean." in shown


@pytest.mark.parametrize(
    ("lang", "boss"),
    [("en", '"bob" is not a boss'), ("fr", "«\xa0bob\xa0» n’est pas un boss"), ("de", "„bob“ ist kein Boss")],
)
def test_an_unknown_boss_is_told_in_the_players_language(lang: str, boss: str, run: Run) -> None:
    assert boss in run(GAME, ["feed blue bob"], seats=["me"], lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_edition_names_no_number_of_cards(lang: str, run: Run) -> None:
    [edition] = [line for line in run(GAME, seats=["me"], lang=lang).splitlines() if "Amigo" in line]
    assert "116" not in edition


def test_CAB_A16_a_draw_marks_both_sides(run: Run, tmp_path: Path) -> None:
    head = "position phase=cultivate final=1 exhaustions=1 deck - al puff don kidney joe chili treasury blue"
    head += " coins/0 green,green"
    shown = run(GAME, ["1"], resume=position(tmp_path / "p.txt", head, "option mafia_wins_ties=false"))
    result = shown.partition("A draw: you share first place with the mafia at 2.")[2]
    lines = [line.split() for line in result.splitlines() if line.endswith("2 coins")]
    assert lines == [["=", "You", "2", "coins"], ["=", "The", "mafia", "2", "coins"]]
