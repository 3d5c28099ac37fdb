"""What people have on their disks, made by the program of an earlier day: it verifies, means what it meant, and goes on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from haricot.bots.seats import sit
from haricot.cli import run
from haricot.kernel import registry
from haricot.kernel.data import CardFile
from haricot.kernel.drive import drive
from haricot.kernel.errors import BadCards
from haricot.kernel.game import Game
from haricot.kernel.match import Match, new_match, replay, set_up, step
from haricot.kernel.positions import write_cards
from haricot.kernel.records import Record, read_record

FIXTURES = Path(__file__).resolve().parent / "fixtures"
RECORDS = sorted((FIXTURES / "records").glob("*.txt"))
SAVED = sorted((FIXTURES / "saved").glob("*.txt"))
CARDS = sorted((FIXTURES / "cards").glob("*.toml"))
EXPECTED: dict[str, Any] = json.loads((FIXTURES / "saved" / "expected.json").read_text(encoding="utf-8"))
COUNTERS: dict[str, list[list[int]]] = json.loads((FIXTURES / "counters.json").read_text(encoding="utf-8"))
SHORT = {"exhaustions": "1", "target": "4"}

each_game = pytest.mark.parametrize("game", list(registry.packages()))


def of(game: str, paths: list[Path]) -> list[Path]:
    """The files of one box; there must be some."""
    found = [path for path in paths if path.name.startswith(f"{game}-")]
    assert found
    return found


def text_of(path: Path) -> str:
    """A file's text."""
    return path.read_text(encoding="utf-8")


def played(path: Path) -> Match:
    """The match of a record at its end."""
    return replay(read_record(text_of(path)))


def verifies(path: Path) -> None:
    """`haricot verify` finds nothing wrong, byte for byte."""
    assert run(["verify", str(path)]) == 0, path.name


def finish(game: Game[Any], match: Match, number: int) -> None:
    """Let programs play to the end: mostly by chance, which is quick, now and then with those that think."""
    thinking = 0 if number % 6 == 0 else -1
    players = [sit("greedy" if seat == thinking else "random", game, "on", seat) for seat in range(int(game.seats))]
    drive(game, match.state, players, match.taken)
    assert game.outcome(match.state) is not None


def test_nothing_is_missing() -> None:
    assert len(RECORDS) >= 189
    assert len(SAVED) >= 88
    assert len(CARDS) >= 8
    assert set(EXPECTED) == {path.name for path in SAVED}
    assert all((FIXTURES / name).exists() for name in COUNTERS)


@each_game
def test_records_verify(game: str) -> None:
    for path in of(game, RECORDS):
        verifies(path)


@each_game
def test_every_edition_number_of_seats_and_option_is_there(game: str) -> None:
    records = [read_record(text_of(path)) for path in of(game, RECORDS)]
    tables = {(record.edition, record.seats) for record in records}
    assert all(record.result for record in records)
    agreed = {(name, value) for record in records for name, value in record.options.items()}
    box = registry.box(game)
    assert tables == {(edition, seats) for edition in box.editions for seats in box.seats(edition)}
    for name in {name for name, _ in agreed}:  # options of a later day have records of their own
        option = box.options[name]
        usual = {box.default(option, column, seats) for _, seats, column in columns(game)}
        values = {value for each, value in agreed if each == name} | usual
        assert values >= set(option.values)
        if option.high >= option.low and not option.each:
            assert values >= {str(option.low), str(option.high)}


def columns(game: str) -> list[tuple[str, int, Any]]:
    """Every edition and number of seats of a box, with its column."""
    box = registry.box(game)
    return [(edition, seats, box.column(edition, seats)) for edition in box.editions for seats in box.seats(edition)]


# -- matches in the middle


def lying(match: Match, zones: list[str]) -> dict[str, Any]:
    """What lies on the table, in these zones; compare make.py."""
    game, s = match.game, match.state
    now = game.dump(s).zones
    return {
        "decisions": len(match.taken),
        "due": game.due(s),
        "deals": [
            {
                "id": deal.id,
                "proposer": deal.proposer,
                "to": deal.to,
                "gives": write_cards(list(deal.gives), game.names),
                "wants": write_cards(list(deal.wants), game.names),
                "waits": [seat for seat in range(int(game.seats)) if deal.waits_for(seat)],
            }
            for deal in game.view(s, -1).deals
        ],
        "zones": {zone: write_cards(now.get(zone, []), game.names) for zone in zones},
    }


@each_game
def test_saved_matches_verify_and_lie_as_they_lay(game: str) -> None:
    for path in of(game, SAVED):
        verifies(path)
        expected = EXPECTED[path.name]
        assert lying(played(path), list(expected["zones"])) == expected, path.name


@each_game
def test_saved_matches_go_on_to_their_end(game: str, tmp_path: Path) -> None:
    for number, path in enumerate(of(game, SAVED)):
        match = played(path)
        assert match.game.outcome(match.state) is None
        finish(match.game, match, number)
        ended = tmp_path / path.name
        ended.write_text(match.record().write(), encoding="utf-8")
        verifies(ended)
        assert len(read_record(text_of(ended)).decisions) > EXPECTED[path.name]["decisions"]


@pytest.mark.parametrize("path", [path for path in SAVED if "terminal" in path.name], ids=lambda path: path.stem)
def test_saved_matches_are_resumed_at_the_terminal(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With programs on all seats, so that nobody has to be asked."""
    copy = tmp_path / path.name
    shutil.copy(path, copy)
    record = read_record(text_of(path))
    seats = ",".join(("greedy", "random")[seat % 2] for seat in range(record.seats))
    assert run(["play", record.game, "--resume", str(copy), "--seats", seats, "--lang", "en"]) == 0
    assert capsys.readouterr().out
    ended = read_record(text_of(copy))
    assert ended.result
    verifies(copy)
    assert [(m.seat, m.action) for m in ended.decisions[: len(record.decisions)]] == [
        (m.seat, m.action) for m in record.decisions
    ]


# -- the yardstick


def by_programs(paths: list[Path]) -> list[Path]:
    """Records of Bohnanza played by programs in turns, which make.py seats by the number in the seed."""
    return [path for path in of("bohnanza", paths) if path.stem.endswith("-bots") or "-options-" in path.stem]


@pytest.mark.parametrize("path", by_programs(RECORDS), ids=lambda path: path.stem)
def test_classic_decides_as_greedy_did(path: Path) -> None:
    """Every decision of a program of that day: the arena measures strengths against it."""
    record = read_record(text_of(path))
    match = set_up(record)
    word, _, number = record.seed.partition("-")
    names = [("classic", "random")[(seat + int(number)) % 2] for seat in range(record.seats)]
    seed = record.seed if word == "option" else word
    players = [sit(name, match.game, seed, seat, arena=True) for seat, name in enumerate(names)]
    drive(match.game, match.state, players, match.taken, len(record.decisions))
    assert [(taken.seat, match.game.write(taken.action)) for taken in match.taken] == moves_of(record)


def moves_of(record: Record) -> list[tuple[int, str]]:
    """The decisions of a record as they are written today."""
    match = replay(record)
    return [(taken.seat, match.game.write(taken.action)) for taken in match.taken]


# -- what an offer meant


@pytest.mark.parametrize("name", list(COUNTERS))
def test_an_offer_to_somebody_who_waits_for_an_answer_refused_the_oldest_deal(name: str) -> None:
    """In the records of that day there is no other word for it."""
    record = read_record(text_of(FIXTURES / name))
    match = set_up(record)
    refused = {number: (seat, deal) for number, seat, deal in COUNTERS[name]}
    for number, decision in enumerate(record.decisions, 1):
        before = {deal.id: deal for deal in match.game.view(match.state, -1).deals}
        step(match, decision)
        after = {deal.id: deal for deal in match.game.view(match.state, -1).deals}
        if not decision.action.startswith("offer"):
            continue
        ended = [
            id
            for id, deal in before.items()
            if deal.waits_for(decision.seat) and not (id in after and after[id].waits_for(decision.seat))
        ]
        wanted = refused.get(number)
        assert ended == ([wanted[1]] if wanted is not None else []), (name, number)


# -- cards of one's own


@pytest.mark.parametrize("path", CARDS, ids=lambda path: path.stem)
def test_card_files_check_and_play(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "check", str(path)]) == 0
    assert capsys.readouterr().out
    file = CardFile(text_of(path))
    box = registry.box(file.game)
    games = 0
    for edition, seats, column in columns(file.game):
        options = {name: value for name, value in SHORT.items() if name in box.offered(column)}
        try:
            game = registry.make(file.game, seats, edition, options, file)
        except BadCards:
            continue
        finish(game, match := new_match(game, "own"), games)
        assert replay(read_record(match.record().write())).record().write() == match.record().write()
        games += 1
    assert games


@pytest.mark.parametrize("path", [path for path in CARDS if "exported" in path.stem], ids=lambda path: path.stem)
def test_an_exported_card_file_deals_as_the_box_does(path: Path) -> None:
    file = CardFile(text_of(path))
    for edition, seats, _ in columns(file.game):
        own, usual = registry.make(file.game, seats, edition, None, file), registry.make(file.game, seats, edition)
        one, two = (game.dump(new_match(game, "same").state).write(game.names) for game in (own, usual))
        assert one == two
