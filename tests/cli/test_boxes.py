"""`games`, `rules`, `cards`."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from haricot.kernel import registry
from haricot.locales import LANGUAGES, texts
from haricot.locales.rulebook import laws_of, read_laws

from .conftest import Said


def test_games_lists_seats_and_players(haricot: Callable[..., Said]) -> None:
    found = {game["id"]: game for game in json.loads(haricot("games", "--json").out)}
    assert sorted(found) == sorted(registry.packages())
    assert found["bohnanza"]["editions"] == {"gigamic": [2, 3, 4, 5, 6, 7], "amigo": [3, 4, 5]}
    assert all("random" in game["players"] for game in found.values())
    (line,) = [line for line in haricot("games").out.splitlines() if line.startswith("bohnanza ")]
    assert "gigamic 2-7; amigo 3-5" in line


@pytest.mark.parametrize("game", sorted(registry.packages()))
def test_a_game_lists_its_options(game: str, haricot: Callable[..., Said]) -> None:
    options = registry.box(game).options
    found = json.loads(haricot("games", game, "--json").out)["options"]
    assert [option["name"] for option in found] == list(options)
    lines = haricot("games", game, "--lang", "de").out.splitlines()
    assert "Optionen, für --option NAME=WERT" in lines
    for name, option in options.items():
        at = lines.index(f"  {name}")
        assert any(line.startswith(f"      üblich: {option.default}") for line in lines[at : at + 8])


def test_a_game_says_how_strong_its_characters_are_where_that_was_measured(haricot: Callable[..., Said]) -> None:
    lines = haricot("games", "ladybohn").out.splitlines()
    assert "  ada: counts the cards, level 4 of 4" in lines
    assert "  lenz: stingy, gives nothing away" in lines  # no deals have told
    assert "  greedy" in lines


def test_an_edition_with_another_default_says_so(haricot: Callable[..., Said]) -> None:
    assert "      usual: hand_size (amigo: shared)\n" in haricot("games", "bohnanza").out
    french = haricot("games", "bohnanza", "--lang", "fr").out.replace("\xa0", " ")
    assert "      par défaut : hand_size (amigo : shared)\n" in french


def listed(lines: list[str]) -> list[str]:
    """The ids of the rules that are listed."""
    return [found[1] for line in lines if (found := re.match(r"  ([A-Z]\S+)  ", line))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(registry.packages()))
def test_how_to_play_comes_before_the_rules(game: str, lang: str, haricot: Callable[..., Said]) -> None:
    chapters = texts(lang, registry.box(game).package).how_to_play()
    out = haricot("rules", game, "--lang", lang).out
    told = out.partition(chapters[0][0])[2].partition(f"  {laws_of(registry.box(game).package, lang)[0].id}  ")[0]
    words = " ".join(told.split())
    assert all(" ".join(paragraph.split()) in words for _, paragraphs in chapters for paragraph in paragraphs)
    assert max(map(len, told.splitlines())) <= 78


def test_rules_are_listed_once_under_their_headings(haricot: Callable[..., Said]) -> None:
    lines = haricot("rules", "bohnanza").out.splitlines()
    ids = listed(lines)
    assert len(ids) == len(set(ids))
    for id in ("BOH-01", "BOH-103", "DUEL-28", "AMI-38", "RUL-01", "RUL-39", "KER-01"):
        assert id in ids
    at = lines.index(
        "  BOH-66  A field with exactly one card may not be harvested while its owner has another field with two or more cards."
    )
    assert "Harvesting and selling" in lines[:at]
    assert not any("Source:" in line for line in lines)


@pytest.mark.parametrize("id", ["BOH-66", "boh-66", "Boh-66"])
def test_a_rule_in_its_own_words(id: str, haricot: Callable[..., Said]) -> None:
    said = haricot("rules", "bohnanza", id)
    assert "A field with exactly one card may not be harvested" in said.out
    assert "Source" not in said.out and "*" not in said.out
    assert json.loads(haricot("rules", "bohnanza", id, "--json").out)["id"] == "BOH-66"


def test_a_ruling_is_read_from_its_table(haricot: Callable[..., Said]) -> None:
    out = haricot("rules", "bohnanza", "RUL-14").out
    assert "Question: Who deals?" in out
    assert "`first_player`" in out


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_rule_in_a_sentence_of_the_language(lang: str, haricot: Callable[..., Said]) -> None:
    found = json.loads(haricot("rules", "bohnanza", "BOH-66", "--lang", lang, "--json").out)
    assert found["sentence"] in haricot("rules", "bohnanza", "BOH-66", "--lang", lang).out
    assert (
        found["sentence"]
        != json.loads(haricot("rules", "bohnanza", "BOH-66", "--lang", "de" if lang != "de" else "en", "--json").out)[
            "sentence"
        ]
    )


def test_an_unknown_rule(haricot: Callable[..., Said]) -> None:
    assert "bohnanza has no rule BOH-999" in haricot("rules", "bohnanza", "BOH-999").complaint()


def test_rules_hidden_in_code_blocks_are_no_rules() -> None:
    laws = read_laws(
        "# A\n- **AB-01** One.\n  Two.\n```\n- **AB-02** No.\n```\n## B\n| id | ask |\n|---|---|\n| **AB-A1** | Why `2\\|3`? |\n"
    )
    assert [(law.id, law.section, law.text) for law in laws] == [
        ("AB-01", "A", "One. Two."),
        ("AB-A1", "B", "Ask: Why `2|3`?"),
    ]


def test_cards_in_play_follow_the_seats(haricot: Callable[..., Said]) -> None:
    """BOH-92, 95, 96; DUEL-02; AMI-02."""
    for words, total, missing in [
        (["--seats", "2"], 144, {"garden", "cocoa"}),
        (["--seats", "3"], 150, {"cocoa"}),
        (["--seats", "4"], 130, {"coffee"}),
        (["--seats", "7"], 144, {"garden", "cocoa"}),
        (["--edition", "amigo", "--seats", "5"], 104, {"coffee", "wax", "cocoa"}),
    ]:
        found = json.loads(haricot("cards", "show", "bohnanza", *words, "--json").out)
        shown = {kind["kind"]: kind["cards"] for kind in found["kinds"]}
        assert found["cards"] == total == sum(shown.values())
        assert not missing & set(shown)
    line = next(line for line in haricot("cards", "show", "bohnanza").out.splitlines() if line.startswith("garden "))
    assert line.split()[-3:] == ["6", "2→2", "3→3"]


def test_exported_cards_are_the_box(haricot: Callable[..., Said], tmp_path: Path) -> None:
    text = haricot("cards", "export", "bohnanza").out
    doc = tomllib.loads(text)
    box = registry.box("bohnanza").doc
    assert doc["kinds"] == box["kinds"]
    own = tmp_path / "my.toml"
    own.write_text(text.replace("count = 20\n", "count = 21\n").replace("total = 154", "total = 155"))
    said = haricot("cards", "check", own)
    assert said == Said(0, f"{own}: ok for bohnanza (gigamic 2-7 seats; amigo 3-5 seats)\n", "")
    found = json.loads(haricot("cards", "show", "bohnanza", "--cards", own, "--json").out)
    assert found["cards"] == 131


def test_cards_enough_for_some_are_checked_as_such(haricot: Callable[..., Said], tmp_path: Path) -> None:
    own = tmp_path / "few.toml"
    lines = haricot("cards", "export", "bohnanza").out.splitlines()
    few = [("count = 2" if line.startswith("count") else line) for line in lines if not line.startswith("total")]
    own.write_text("\n".join(few))
    assert haricot("cards", "check", own).out == f"{own}: ok for bohnanza (gigamic 2-3 seats)\n"


@pytest.mark.parametrize("game", sorted(registry.packages()))
def test_every_game_shows_its_cards_and_its_rules(game: str, haricot: Callable[..., Said]) -> None:
    found = json.loads(haricot("cards", "show", game, "--json").out)
    assert found["cards"] == sum(kind["cards"] for kind in found["kinds"]) > 0
    assert f"{found['seats']} seats: {found['cards']} cards\n" in haricot("cards", "show", game).out
    ids = listed(haricot("rules", game).out.splitlines())
    assert len(ids) > 10
    assert haricot("rules", game, ids[0]).code == 0


def test_a_game_can_say_what_its_cards_do(haricot: Callable[..., Said], tmp_path: Path) -> None:
    """NDB-24 to 26; a game without card data to replace says so in one line."""
    shown = haricot("cards", "show", "nicht_die_bohne", "--edition", "cho", "--lang", "de").out.splitlines()
    assert shown[0] == "Nicht die Bohne!, cho, 4 Plätze: 60 Karten"
    assert shown[1].split() == ["Wort", "Name", "Karten", "Wirkung"]
    lines = {line.split()[0]: line.split()[-2:] for line in shown[2:]}
    assert lines["milk-7"] == ["1", "+7"]
    assert lines["milk-minus"] == ["3", "×−1"]
    found = json.loads(haricot("cards", "show", "nicht_die_bohne", "--json").out)
    assert {kind["effect"] for kind in found["kinds"]} == {*(f"+{n}" for n in range(1, 11)), "×2", "×−1", "×0"}
    assert "has no card data" in haricot("cards", "export", "nicht_die_bohne").complaint()
    own = tmp_path / "own.toml"
    own.write_text('game = "nicht_die_bohne"\n')
    assert f"{own}: line 1: nicht_die_bohne has no card data" in haricot("cards", "check", own).complaint()
    assert f"{own}: line 1: " in haricot("cards", "show", "nicht_die_bohne", "--cards", own).complaint()


def test_DICE_50_cards_check_tells_that_a_small_deck_may_run_out(haricot: Callable[..., Said], tmp_path: Path) -> None:
    head, *cards = haricot("cards", "export", "dice").out.split("[[cards]]")
    file = tmp_path / "dice.toml"
    file.write_text("[[cards]]".join([head, *cards[:21]]))
    told = haricot("cards", "check", str(file))
    assert told.code == 0
    first, second = told.out.splitlines()
    assert first.startswith(f"{file}: ok for dice")
    assert "may run out" in second
