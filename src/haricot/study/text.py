"""A match as text: what each seat is told, and answers as it would type them. `reset`, `get_observation`, `step` and `close`
are called as TextArena's environments are.

    env = text.env(box, seats=4, lang="fr")
    env.reset(seed=7)
    done = False
    while not done:
        seat, observation = env.get_observation()
        done, info = env.step(action=ask_somebody(observation))
    rewards, info = env.close()
"""

from __future__ import annotations

from typing import Any

from haricot.bots import seats as bots
from haricot.kernel.asking import Asking
from haricot.kernel.chance import Chance
from haricot.kernel.drive import LIMIT
from haricot.kernel.errors import BadSetup, HaricotError, IllegalAction, MalformedAction
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.match import new_record
from haricot.kernel.records import Decision, write_result
from haricot.study import games
from haricot.study.rewards import reward_named
from haricot.study.words import Teller

LONGEST = 400  # letters of an answer that are read


class env:
    """One table; `players` names a program for each seat that plays by itself, and "" for the others."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        edition: str = "",
        options: dict[str, str] | None = None,
        cards: str = "",
        lang: str = "en",
        menu: bool = True,
        rules: bool = False,
        reward: str = "win",
        limit: int = LIMIT,
        tries: int = 0,
        players: list[str] | None = None,
    ) -> None:
        self.agreed: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "edition": edition,
            "options": options or {},
            "cards": cards,
            "lang": lang,
            "menu": menu,
            "rules": rules,
            "reward": reward,
            "limit": limit,
            "tries": tries,
            "players": players or [],
        }
        self.game: Game[Any] = games.make(game, seats, edition, options, cards)
        self.count = reward_named(reward)
        self.with_menu = menu  # False: what is open is not listed
        self.with_rules = rules  # True: the first thing a seat is told is how to play
        self.limit = limit  # decisions; the match is cut there
        self.tries = tries  # refusals in a row after which the match is cut; 0: never
        self.players = games.seated(self.game, players)
        self.tellers = [Teller(self.game, seat, lang) for seat in range(int(self.game.seats))]

    def reset(self, seed: int | str = 0) -> None:
        """Deal."""
        self.seed = str(seed)
        self.answers: list[str] = []  # as they were given, refused ones too
        sat = [bots.sit(name, self.game, self.seed, seat) if name else None for seat, name in enumerate(self.players)]
        self.asking = Asking(self.game, sat, self.limit)
        self.asking.taken = []
        self.asking.log = []
        self.told = [0] * len(self.tellers)  # events that each seat has been told
        self.greeted = [not self.with_rules] * len(self.tellers)
        self.why = ""  # the last answer was refused
        self.refused = 0  # in a row
        self.illegal = [0] * len(self.tellers)  # refusals in all
        self.asking.begin(self.game.start(Chance(self.seed, [])))

    # -- out

    def get_observation(self) -> tuple[int, str]:
        """Who is asked, and what it is told; the same until it answers."""
        asking = self.asking
        seat = int(asking.seat)
        if seat < 0:
            raise BadSetup("match-over", field="step")
        teller = self.tellers[seat]
        parts = [] if self.greeted[seat] else [teller.how_to_play(), teller.notation()]
        parts.append(teller.events(self.news(seat)))
        parts.append(teller.table(self.game.view(asking.state, seat)))
        parts.append(self.why)
        parts.append(teller.question(asking.state, asking.draft))
        if self.with_menu or asking.draft.size:
            parts.append(teller.menu(asking.state, asking.draft))
        return seat, "\n\n".join(part for part in parts if part)

    def news(self, seat: int) -> list[Event]:
        """What a seat has not been told of."""
        log = self.asking.log
        assert log is not None
        return [event.seen_by(seat, self.game.zones) for event in log[self.told[seat] :]]

    # -- in

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """One answer: a number of the menu, or a whole action; says whether the match is over, and what was refused."""
        asking = self.asking
        seat = int(asking.seat)
        log = asking.log
        assert log is not None
        before = len(log)
        self.answers.append(action)
        try:
            answer = self.tellers[seat].read(action[:LONGEST])
            if isinstance(answer, int):
                asking.answer(answer)
            else:
                asking.act(answer)
        except (IllegalAction, MalformedAction) as error:
            return self.refuse(seat, error)
        self.why = ""
        self.refused = 0
        self.told[seat] = before
        self.greeted[seat] = True
        return asking.over, {}

    def refuse(self, seat: int, error: HaricotError) -> tuple[bool, dict[str, Any]]:
        """Nothing has changed; the seat is asked again and told why."""
        self.why = self.tellers[seat].refusal(error)
        self.refused += 1
        self.illegal[seat] += 1
        return 0 < self.tries <= self.refused, {"refused": error.id, "said": self.why, **error.given}

    # -- afterwards

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """What each seat gets, and how it ended; all get nothing where the match was cut."""
        outcome = self.game.outcome(self.asking.state) if self.asking.seat < 0 else None
        got = self.count(outcome) if outcome is not None else [0.0] * len(self.tellers)
        info: dict[str, Any] = {"illegal": self.illegal, "decisions": int(self.asking.decisions)}
        if outcome is not None:
            info["outcome"] = outcome.plain()
            info["said"] = [teller.result(outcome) for teller in self.tellers]
        return dict(enumerate(got)), info

    def record(self) -> str:
        """The match as a record, which `haricot verify` plays again."""
        record = new_record(self.game, self.seed)
        taken = self.asking.taken or []
        record.decisions = [Decision(each.seat, self.game.write(each.action)) for each in taken]
        outcome = self.game.outcome(self.asking.state)
        record.result = write_result(outcome) if outcome is not None else ""
        return record.write()

    def saved(self) -> dict[str, Any]:
        """All that `again` needs to have every observation once more; it can be written as JSON."""
        return {**self.agreed, "seed": self.seed, "answers": list(self.answers)}


def again(saved: dict[str, Any]) -> tuple[env, list[tuple[int, str, str]]]:
    """A match from what was saved: the table as it was left, and who was told what and answered what."""
    agreed = {name: value for name, value in saved.items() if name not in ("seed", "answers")}
    found = env(**agreed)
    found.reset(saved["seed"])
    course = []
    for answer in saved["answers"]:
        seat, observation = found.get_observation()
        course.append((seat, observation, answer))
        found.step(answer)
    return found, course


def table_in_words(game: Game[Any], state: Any, seat: int, lang: str = "en") -> str:
    """How a table lies for a seat."""
    return Teller(game, seat, lang).table(game.view(state, seat))
