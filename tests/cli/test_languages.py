"""Complaints: about the command line in English, about what is in a file in the reader's language, with its place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Said

HEAD = "haricot 1\ngame bohnanza  rules 1  edition gigamic  seats 3\nseed 1\n--\n"


def one_line(said: Said, code: int = 2) -> str:
    """What was complained about, without the program's name; plain spaces, as people type them."""
    assert (said.code, said.out, said.err.count("\n")) == (code, "", 1), said
    assert said.err.startswith("haricot: ")
    return said.err.removeprefix("haricot: ").rstrip("\n").replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "line 5: BOH-27: seat 0 may not reveal. First plant the front card of your hand."),
        (
            "fr",
            "ligne 5 : BOH-27 : la place 0 n’a pas le droit de jouer reveal. Plante d’abord la première carte de ta main.",
        ),
        ("de", "Zeile 5: BOH-27: Platz 0 darf das nicht: reveal. Baue zuerst die vorderste Karte deiner Hand an."),
    ],
)
@pytest.mark.parametrize(("command", "code"), [("verify", 1), ("replay", 2), ("show", 2)])
def test_BOH_27_a_forbidden_decision_in_a_record(
    command: str, code: int, lang: str, said: str, haricot: Callable[..., Said], tmp_path: Path
) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(f"{HEAD}0 reveal\n")
    found = one_line(haricot(command, file, "--lang", lang), code)
    assert found == f"{file}: {said}"


@pytest.mark.parametrize(
    ("lang", "ok", "wrong", "more", "newline", "early"),
    [
        (
            "fr",
            "en ordre, bohnanza gigamic, 3 places, 2 décisions, la partie continue",
            "ligne 5 : Cette ligne devrait être : 0 plant",
            "ligne 7 : Plus rien ne devrait suivre, pas même une ligne vide.",
            "ligne 6 : Il manque un retour à la ligne à la fin.",
            "Il y a un résultat, mais la partie n’est pas finie.",
        ),
        (
            "de",
            "in Ordnung, bohnanza gigamic, 3 Plätze, 2 Entscheidungen, die Partie geht weiter",
            "Zeile 5: Diese Zeile müsste lauten: 0 plant",
            "Zeile 7: Hier dürfte nichts mehr folgen, auch keine leere Zeile.",
            "Zeile 6: Am Ende fehlt ein Zeilenumbruch.",
            "Da steht ein Ergebnis, aber die Partie ist nicht zu Ende.",
        ),
    ],
)
def test_verify_speaks_the_readers_language(
    lang: str,
    ok: str,
    wrong: str,
    more: str,
    newline: str,
    early: str,
    haricot: Callable[..., Said],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")  # the environment says it; --lang goes before it
    file = tmp_path / "game.txt"
    right = f"{HEAD}0 plant\n0 plant\n"

    def verified(text: str) -> str:
        file.write_text(text)
        return one_line(haricot("verify", file), 1).removeprefix(f"{file}: ")

    file.write_text(right)
    assert haricot("verify", file) == Said(0, f"{file}: {ok}\n", "")
    assert haricot("verify", file, "--lang", "en").out.endswith(
        ": ok, bohnanza gigamic, 3 seats, 2 decisions, the match goes on\n"
    )
    assert verified(right.replace("0 plant", "0  plant", 1)) == wrong
    assert verified(right + "\n") == more
    assert verified(right.removesuffix("\n")) == newline
    assert verified(right + "--\nresult 1,0,0  winners 0  reason exhausted\n") == early


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["verify", "none.txt"], "none.txt: cannot be read: No such file or directory"),
        (["cards", "check", "none.toml"], "none.toml: cannot be read: No such file or directory"),
        (["play", "--resume", "none.txt"], "none.txt: cannot be read: No such file or directory"),
        (["simulate", "bohnanza", "--seats", "random,random", "--option", "x"], "option x: write --option NAME=VALUE"),
        (["simulate", "bohnanza", "--seats", "random,random", "--workers", "0"], 'Invalid value "0" for --workers'),
        (["rules", "bohnanza", "BOH-999"], "bohnanza has no rule BOH-999"),
        (["play", "bohnanza", "--save", "none/game.txt"], "none/game.txt: there is no folder none"),
        (["replay"], "FILE is missing"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_the_command_line_is_complained_about_in_english(
    lang: str,
    words: list[str],
    complaint: str,
    haricot: Callable[..., Said],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    assert one_line(haricot(*words)).startswith(complaint)
    if words != ["replay"]:
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        assert one_line(haricot(*words, "--lang", lang)).startswith(complaint)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Il n’y a pas de joueur « nobody » ; choisis parmi : me, random, greedy"),
        ("de", "Es gibt keinen Spieler „nobody“; wähle unter: me, random, greedy"),
    ],
)
def test_who_cannot_sit_down(lang: str, said: str, haricot: Callable[..., Said]) -> None:
    assert one_line(haricot("play", "bohnanza", "--seats", "me,nobody,random", "--lang", lang)).startswith(said)


def test_a_file_cannot_steer_the_terminal(haricot: Callable[..., Said], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"{HEAD}0 plant\n0 \x1b[2Jfly\n")
    assert "\x1b" not in one_line(haricot("replay", file))


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["3 seats, exhaustions=1, seed 1", "2 games: 2 finished", "a game: ", "win rate", "seat 0 random"]),
        (
            "fr",
            ["3 places, exhaustions=1, graine 1", "2 parties ; finies : 2", "par partie : ", "taux", "place 0 random"],
        ),
        (
            "de",
            ["3 Plätze, exhaustions=1, Startwert 1", "2 Partien: 2 zu", "je Partie: ", "Siegquote", "Platz 0 random"],
        ),
    ],
)
def test_simulate_speaks_the_readers_language(lang: str, words: list[str], haricot: Callable[..., Said]) -> None:
    table = ["--seats", "random,random,random", "--option", "exhaustions=1", "--games", "2"]
    said = haricot("simulate", "bohnanza", *table, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    out = said.out.replace("\N{NO-BREAK SPACE}", " ")
    assert [word for word in words if word not in out] == []
    assert ("." if lang == "en" else ",") in out.splitlines()[2]
