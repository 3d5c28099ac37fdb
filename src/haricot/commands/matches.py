"""One match: `play`, `replay`, `verify`, `show`."""

from __future__ import annotations

import json
import secrets
from pathlib import Path

from haricot.bots import seats as players
from haricot.commands import speech
from haricot.commands.common import (
    BadInput,
    about,
    complain,
    make_game,
    print_json,
    read_options,
    read_text,
    usual_seats,
)
from haricot.kernel import registry
from haricot.kernel.errors import BadSetup, HaricotError, MalformedRecord, shown
from haricot.kernel.events import Event
from haricot.kernel.match import Match, set_up, step, written
from haricot.kernel.records import Record, read_record, says, write_result
from haricot.kernel.setup import check_seed
from haricot.locales import texts
from haricot.terminal.console import called_as
from haricot.terminal.keeping import naming

OTHERS = ("greedy", "random")  # who fills the other seats: the first of these that the game has


def usual_players(game: str, edition: str) -> list[str]:
    """Me and enough programs for a sensible table."""
    box = registry.box(game)
    count = usual_seats(box, edition or box.editions[0])
    known = players.makers(box)
    return ["me", *[next(name for name in OTHERS if name in known)] * (count - 1)]


def play(
    game: str | None,
    seats: str | None,
    edition: str,
    options: list[str],
    cards: Path | None,
    seed: str | None,
    lang: str,
    save: Path | None,
    resume: Path | None,
) -> int:
    """Check everything, then sit down."""
    from haricot.terminal import plain

    chosen = read_options(options)
    if resume is not None:
        if edition or chosen or cards is not None or seed is not None:
            raise BadInput(f"{resume}: the record settles edition, options, cards and seed, leave them out")
        names = [name.strip() for name in seats.split(",")] if seats is not None else []
        made = all_events(resume)[1].game
        game = game or made.setup.game
    elif game is None:
        raise BadInput(f"GAME is missing (see {called_as()} play --help)")
    else:
        names = [name.strip() for name in seats.split(",")] if seats is not None else usual_players(game, edition)
        made = make_game(game, len(names), edition, chosen, cards)
    known = players.makers(made.setup.box)
    for name in names:
        if name != "me" and name not in known:
            raise BadSetup("no-player", field="seats", word=shown(name), known=["me", *known])
    if save is not None and save.is_dir():
        raise BadInput(f"{save}: this is a folder, --save needs a file")
    if save is not None and not save.parent.is_dir():
        raise BadInput(f"{save}: there is no folder {save.parent}")
    return plain.play(
        game,
        seats=names,
        edition=edition,
        options=chosen,
        cards=cards,
        seed=check_seed(seed) if seed is not None else secrets.token_hex(8),
        lang=lang,
        save=save,
        resume=resume,
    )


def all_events(file: Path) -> tuple[str, Match, list[list[Event]]]:
    """A record's text, its match at the end, and what each decision brought about; raises BadInput or HaricotError."""
    text = read_text(file)
    with naming(file):
        record = read_record(text)
        with about(record.game):
            match = set_up(record)
            logs: list[list[Event]] = []
            for decision in record.decisions:
                log: list[Event] = []
                step(match, decision, log)
                logs.append(log)
            check_result(match, record)
    return text, match, logs


def check_result(match: Match, record: Record) -> None:
    """Does the match end as its record says, if it says so? Raises MalformedRecord."""
    outcome = match.game.outcome(match.state)
    if record.result and outcome is None:
        raise MalformedRecord("result-too-early")
    if record.result and outcome is not None and not says(record.result, outcome):
        raise MalformedRecord("result-wrong", expected=write_result(outcome))


def check_reader(seat: int | None, match: Match) -> int:
    """The seat to read as, -1 for a spectator; raises BadInput."""
    if seat is not None and not 0 <= seat < match.game.seats:
        raise BadInput(f"seat: {seat} is not a seat from 0 to {match.game.seats - 1}")
    return -1 if seat is None else seat


def replay(file: Path, as_json: bool, lang: str, seat: int | None, passes: bool = False) -> int:
    """Tell a match as one seat, or a spectator, saw it."""
    text, match, logs = all_events(file)
    who = speech.seated(text)
    reader = check_reader(seat, match)
    game = match.game
    outcome = game.outcome(match.state)
    view = game.view(match.state, reader)
    if as_json:
        head = match.head
        agreed = {"game": head.game, "rules": head.rules, "edition": head.edition, "options": head.options}
        print(json.dumps({**agreed, "seats": head.seats, "reader": reader, "cards": game.names.cards}))
        for number, log in enumerate(logs, 1):
            for event in log:
                print(json.dumps({"decision": number, **event.seen_by(reader, game.zones).plain()}))
        print(json.dumps({"outcome": outcome.plain() if outcome is not None else None, "view": view.plain()}))
        return 0
    for log in logs:
        for event in log:
            sentence = speech.event(game, event.seen_by(reader, game.zones), reader, lang, who)
            if sentence and (passes or event.id != "passed"):
                print(sentence)
    print()
    for line in speech.zones(game, {name: list(cards) for name, cards in view.zones.items()}, lang, who):
        print(line)
    print()
    for line in speech.result(game, outcome, lang, who):
        print(line)
    return 0


def verify(file: Path, lang: str) -> int:
    """Deal again from the seed, play again, and compare with every line; exit code 1 if something differs."""
    text = read_text(file)
    with naming(file):
        record = read_record(text)
        with about(record.game):
            match = set_up(record)
    try:
        with naming(file), about(record.game):
            for decision in record.decisions:
                step(match, decision)
            check_result(match, record)
            outcome = match.game.outcome(match.state)
            check_canonical(text, written(match, record))
    except HaricotError as error:
        complain(speech.complaint(error, lang))
        return 1
    spoken = texts(lang)
    end = write_result(outcome) if outcome is not None else spoken.say("verify-ok.goes-on")
    agreed = {"game": record.game, "edition": record.edition, "end": end}
    print(f"{file}: " + spoken.say("verify-ok", **agreed, seats=record.seats, count=len(match.taken)))
    return 0


def check_canonical(text: str, canonical: str) -> None:
    """Is the text, comments aside, what this program would write? Raises MalformedRecord."""
    lines = text.splitlines()
    found = [(number, line) for number, line in enumerate(lines, 1) if not line.startswith("#")]
    wanted = canonical.splitlines()
    for (number, line), right in zip(found, wanted):
        if line != right:
            raise MalformedRecord("line-differs", number, expected=right)
    if len(found) > len(wanted):
        raise MalformedRecord("line-too-many", found[len(wanted)][0])
    if len(found) < len(wanted):
        raise MalformedRecord("line-differs", len(lines) + 1, expected=wanted[len(found)])
    if not text.endswith("\n"):
        raise MalformedRecord("no-newline", len(lines))


def show(file: Path, as_json: bool, lang: str, seat: int | None) -> int:
    """The table at the end of a record: all of it, or what one seat sees."""
    text, match, _ = all_events(file)
    who = speech.seated(text)
    game = match.game
    outcome = game.outcome(match.state)
    position = game.dump(match.state)
    facts = position.facts
    zones: dict[str, list[int | None]] = {name: list(cards) for name, cards in position.zones.items()}
    if seat is not None:
        view = game.view(match.state, check_reader(seat, match))
        zones, facts = view.zones, {}
    if as_json:
        named = {
            zone: [game.names.card(card) if card is not None else None for card in cards]
            for zone, cards in zones.items()
        }
        agreed = {"game": match.head.game, "edition": match.head.edition, "options": match.head.options}
        ended = outcome.plain() if outcome is not None else None
        counts = {"seats": match.head.seats, "decisions": len(match.taken)}
        print_json({**agreed, **counts, "facts": facts, "zones": named, "outcome": ended})
        return 0
    options = "".join(f", {name}={value}" for name, value in match.head.options.items())
    agreed_on = {"title": speech.title(match.head.game, lang), "edition": match.head.edition, "options": options}
    spoken = speech.texts_of(match.head.game, lang)
    print(spoken.say("show-head", **agreed_on, seats=match.head.seats, count=len(match.taken)))
    now = speech.moment(game, game.view(match.state, -1).facts, lang, who)
    if now and outcome is None:
        print(now)
    for line in speech.zones(game, zones, lang, who):
        print(line)
    print()
    for line in speech.result(game, outcome, lang, who):
        print(line)
    return 0
