"""Plays a short match of every game at random and prints what Python says and sees, for the browser to equal.

{"said": [{game, lang, reader, names, words, event | phrase, said}], "seen": [{zones, seat, first, steps: [{events, zones}]}],
"fair": {secret, opened, seed}, "refused": [{game, lang, why, said}]}
"""

import json
import sys
from typing import Any

from haricot.kernel import registry
from haricot.kernel.chance import stream
from haricot.kernel.errors import BadCards, BadSetup, IllegalAction, MalformedAction
from haricot.kernel.events import Event
from haricot.kernel.forms import Draft
from haricot.kernel.match import new_match
from haricot.kernel.rule import Rule
from haricot.locales import LANGUAGES, texts
from haricot.server.errors import Denied, why_of
from haricot.table import fairness
from haricot.table.errors import Refusal

NAMES = ["Anne", "Tom", "Yves", "Joueur 4", "Émile", "Yann", "Hugo"]
STEPS = 120


def plain(event: Event) -> dict[str, Any]:
    """An event as it travels."""
    return {"id": event.id, "args": event.args, "types": event.types, "moves": [move.plain() for move in event.moves]}


def play(name: str, seats: int, said: list[dict[str, Any]], seen: list[dict[str, Any]]) -> None:
    """One match, told to every seat and to a spectator."""
    game = registry.make(name, seats)
    match = new_match(game, "browser")
    rng = stream("browser", name, seats)
    readers = [-1, *range(seats)]
    spoken = {lang: texts(lang, game.setup.box.package) for lang in LANGUAGES}
    looks = [
        {"zones": game.zones.kinds, "seat": seat, "first": game.view(match.state, seat).zones, "steps": []}
        for seat in readers
    ]
    known: set[str] = set()
    words = list(game.names.cards)
    for _ in range(STEPS):
        seat = int(game.next(match.state))
        if seat < 0:
            break
        draft = Draft(seat)
        action = None
        while action is None:
            entries = game.menu(match.state, draft)
            for entry in entries:
                if entry.phrase.id not in known:
                    known.add(entry.phrase.id)
                    for lang, speaker in spoken.items():
                        about = {"game": name, "lang": lang, "reader": seat, "names": NAMES, "words": words}
                        phrase = {"id": entry.phrase.id, "args": entry.phrase.args, "types": entry.phrase.types}
                        said.append(
                            {**about, "phrase": phrase, "said": speaker.phrase(entry.phrase, seat, NAMES, words)}
                        )
            draft.add(entries[int(rng.below(len(entries)))].number)
            action = game.finish(match.state, draft)
        log: list[Event] = []
        match.apply(seat, action, log)
        for reader, look in zip(readers, looks):
            events = [event.seen_by(reader, game.zones) for event in log]
            look["steps"].append(
                {"events": [plain(event) for event in events], "zones": game.view(match.state, reader).zones}
            )
            for event in events:
                spelled = f"{event.id} {reader == event.args.get('seat')} {reader == event.args.get('to')} {sorted(event.args)}"
                if spelled in known:
                    continue
                known.add(spelled)
                for lang, speaker in spoken.items():
                    about = {"game": name, "lang": lang, "reader": reader, "names": NAMES, "words": words}
                    said.append({**about, "event": plain(event), "said": speaker.event(event, reader, NAMES, words)})
    seen.extend(looks)


REFUSED = [
    IllegalAction(Rule("KER-06", "LAD-16"), 1, "harvest 0"),
    IllegalAction(Rule("LAD-48"), 0, "harvest 1"),
    BadCards("cards-toml", 1234, 5),
    BadCards("meter-long", 7, field="kinds.red.meter", most=9),
    BadSetup("no-game", field="game", word="chess", known=["dice", "bohnanza"]),
    MalformedAction("no-card", word="unicorn", count=2, cards=["red", "soy"]),
    Denied(429, "too_fast", "too-fast", wait=1),
    Denied(429, "too_fast", "too-fast", wait=1800),
    Denied(400, "malformed", "wrong-kind", field="seats[1]", expected="str"),
    Refusal("not_now", "seat-taken"),
    Refusal("not_now", "no-such-id"),
]


def refused() -> list[dict[str, Any]]:
    """Refusals of every layer as they travel, and what Python says of them."""
    found = []
    for lang in LANGUAGES:
        spoken = texts(lang, registry.packages()["ladybohn"])
        for error in REFUSED:
            found.append(
                {"game": "ladybohn", "lang": lang, "why": why_of(error, "asked"), "said": spoken.refusal(error)}
            )
    return found


def main() -> None:
    said: list[dict[str, Any]] = []
    seen: list[dict[str, Any]] = []
    for name in registry.packages():
        box = registry.box(name)
        first = box.seats(box.editions[0])
        for seats in {first[0], 3 if 3 in first else first[-1]}:
            play(name, seats, said, seen)
    opened = ["", "00112233445566778899aabbccddeeff", "", "ff" * 16]
    fair = {"secret": "5e" * 32, "opened": opened, "seed": fairness.seed(b"\x5e" * 32, opened)}
    json.dump({"said": said, "seen": seen, "fair": fair, "refused": refused()}, sys.stdout)


if __name__ == "__main__":
    main()
