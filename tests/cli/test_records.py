"""`replay`, `verify`, `show`: a record told, checked and laid out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from haricot.kernel import registry
from haricot.kernel.events import Event, Move, fold
from haricot.kernel.match import replay as play_again
from haricot.kernel.match import set_up
from haricot.kernel.records import read_record
from haricot.locales import texts

from .conftest import Said

POSITION = """haricot 1
game bohnanza  rules 1  edition gigamic  seats 4
seed p
position phase=trade active=0
  field/0/0 red*3   hand/0 blue,soy   up garden,soy   coins/1 red,red
--
"""


def test_verify_says_ok(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    said = haricot("verify", record)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{record}: ok, bohnanza gigamic, 3 seats, ")
    assert record_text.splitlines()[-1] in said.out


def differs(haricot: Callable[..., Said], path: Path, text: str) -> str:
    """What verify says of a changed record."""
    path.write_text(text, encoding="utf-8")
    said = haricot("verify", path)
    assert (said.code, said.out, said.err.count("\n")) == (1, "", 1), said
    assert said.err.startswith(f"haricot: {path}: ")
    return said.err


def test_verify_catches_a_changed_seed(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    differs(haricot, record, record_text.replace("seed cli\n", "seed clj\n"))


def test_verify_catches_a_changed_result(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    truth = record_text.splitlines()[-1]
    lie = re.sub(r"winners \S+", "winners -", truth)
    assert truth in differs(haricot, record, record_text.replace(truth, lie))


def test_verify_catches_a_changed_line(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    """BOH-27: nothing is revealed before the front card is planted."""
    lines = record_text.splitlines()
    first = lines.index("--") + 1
    assert " plant" in lines[first]
    lines[first] = re.sub(r"plant.*", "reveal", lines[first])
    assert f"line {first + 1}: BOH-27: seat" in differs(haricot, record, "\n".join(lines) + "\n")


def test_verify_catches_a_missing_line(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    del lines[lines.index("--") + 1]
    differs(haricot, record, "\n".join(lines) + "\n")


def test_verify_catches_a_missing_end(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    assert "should read: --" in differs(haricot, record, "\n".join(lines[:-2]) + "\n")
    assert "newline" in differs(haricot, record, record_text.removesuffix("\n"))


def test_verify_wants_the_canonical_text(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    at = lines.index("--")
    assert f"line {at + 1}: This line should read: --" in differs(
        haricot, record, "\n".join([*lines[:at], "-- ", *lines[at + 1 :], ""])
    )
    assert f"line {len(lines) + 1}: Nothing should follow" in differs(haricot, record, record_text + "\n")


def test_verify_does_not_mind_comments(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    record.write_text(record_text.replace("--\n", "# seats me,random,random\n--\n# the first turn\n", 1))
    assert haricot("verify", record).code == 0


def test_verify_takes_a_match_that_goes_on(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    lines = record_text.splitlines()
    record.write_text("\n".join(lines[: lines.index("--") + 4]) + "\n")
    assert haricot("verify", record).out.endswith("3 decisions, the match goes on\n")


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_replayed_events_fold_to_the_view(
    seat: int | None, haricot: Callable[..., Said], record: Path, record_text: str
) -> None:
    reader = -1 if seat is None else seat
    words = [] if seat is None else ["--seat", str(seat)]
    head, *events, end = map(json.loads, haricot("replay", record, "--json", *words).out.splitlines())
    assert (head["game"], head["seats"], head["reader"]) == ("bohnanza", 3, reader)
    match = set_up(read_record(record_text))
    view = match.game.view(match.state, reader)
    for event in events:
        fold(view, Event(event["event"], event["args"], [Move(*move) for move in event["moves"]]), match.game.zones)
    assert view.zones == end["view"]["zones"]
    last = play_again(read_record(record_text))
    outcome = last.game.outcome(last.state)
    assert outcome is not None
    assert end["outcome"] == outcome.plain()
    hidden = {move[0] for event in events for move in event["moves"] if move[2] == "hand/1" and move[1] == "deck"}
    assert hidden == {None}  # BOH-10: nobody else sees what seat 1 draws


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_replay_tells_every_event_in_words(lang: str, haricot: Callable[..., Said], record: Path) -> None:
    said = haricot("replay", record, "--lang", lang)
    assert said.code == 0
    story, _, table = said.out.partition("\n\n")
    told = [json.loads(line)["event"] for line in haricot("replay", record, "--json").out.splitlines()[1:-1]]
    assert len(story.splitlines()) == len([id for id in told if id != "passed"])
    everything = haricot("replay", record, "--lang", lang, "--passes").out.partition("\n\n")[0]
    assert len(everything.splitlines()) == len(told)
    assert "event-" not in story
    assert " 1 [0]\n" in table
    spoken = texts(lang, registry.box("bohnanza").package)
    assert spoken.say("reason-exhausted") in table
    assert "result" not in table


def test_seats_are_called_as_the_record_says(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    record.write_text(record_text.replace("--\n", "# seats random,me,greedy\n--\n", 1), encoding="utf-8")
    out = haricot("show", record, "--lang", "fr").out
    assert [line for line in out.splitlines() if line.endswith("]")] == ["Mia [0]", "Joueur 1 [1]", "Tom [2]"]
    assert re.search(r"(?m)^  (Mia|Tom|Joueur 1) \(gagne\)\xa0: \d+ Thunes?$", out)
    assert "Mia plante" in haricot("replay", record, "--lang", "fr").out


def test_show_lays_out_everything(haricot: Callable[..., Said], tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    found = json.loads(haricot("show", path, "--json").out)
    assert found["zones"]["field/0/0"] == ["red"] * 3
    assert found["zones"]["hand/0"] == ["blue", "soy"]
    assert sum(len(cards) for cards in found["zones"].values()) == 130
    assert found["outcome"] is None
    out = haricot("show", path).out
    lines = [" ".join(line.split()) for line in out.splitlines()]
    mine = lines[lines.index("Player 1 [0]") : lines.index("Player 2 [1]")]
    name = texts("en", registry.box("bohnanza").package).card
    assert mine[1:] == [f"hand {name('blue')}, {name('soy')}", f"field 1 {name('red')} ×3"]
    assert lines[-1] == "The match goes on."
    assert lines[1] == "Trading · Player 1's turn"
    assert "=" not in out


def test_show_as_a_seat_hides_the_other_hands(haricot: Callable[..., Said], record: Path, record_text: str) -> None:
    match = play_again(read_record(record_text))
    found = json.loads(haricot("show", record, "--seat", "1", "--json").out)["zones"]
    view = match.game.view(match.state, 1)
    assert {zone: [card is None for card in cards] for zone, cards in found.items()} == {
        zone: [card is None for card in cards] for zone, cards in view.zones.items()
    }
    assert set(found["hand/0"]) == {None}
    assert None not in found["hand/1"]


@pytest.mark.parametrize("command", ["replay", "show"])
def test_a_seat_that_is_not_there(command: str, haricot: Callable[..., Said], record: Path) -> None:
    assert "seat: 3 is not a seat from 0 to 2" in haricot(command, record, "--seat", "3").complaint()
