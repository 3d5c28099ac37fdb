"""OpenSpiel: every box as a game in Python, with observers and information-state strings.

    import haricot.study.openspiel, pyspiel
    game = pyspiel.load_game("haricot_GAME(seats=3,deals=100)")

Chance moves once, at the root: it picks one of `deals` deals, each as likely as the others, and with it every later shuffle and roll. So
the game is a finite one in extensive form, however long a match may be. After `limit` decisions it ends, and pays nobody.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import u8

from haricot.kernel import registry
from haricot.kernel.asking import PICKS, ROOM, Asking, written
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event
from haricot.kernel.game import Game
from haricot.kernel.mask import numbers
from haricot.study import games
from haricot.study.rewards import reward_named

DEFAULTS: dict[str, Any] = {
    "seats": 0,  # as few as can play together
    "edition": "",
    "cards": "",  # the path of a card file of one's own
    "options": "",  # name=value, with ; between them
    "deals": 1000,
    "seed": 0,
    "reward": "difference",
    "limit": 10_000,
}
BOUNDS = {"win": (0.0, 1.0), "rank": (-1.0, 1.0), "coins": (-1000.0, 1000.0), "difference": (-1000.0, 1000.0)}


def type_of(box: str, even: bool = False) -> Any:
    """What OpenSpiel wants to know of a box before it is set up; `even`: what one seat wins the others lose."""
    found = registry.box(box)
    takes = [n for edition in found.editions for n in found.seats(edition)]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"haricot_{box}",
        long_name=f"Haricot: {box}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if even else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(takes),
        min_num_players=min(takes),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


class BoxGame(pyspiel.Game):
    """A box for one edition, number of seats and set of options."""

    box = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.agreed = {**DEFAULTS, **(params or {})}
        options = dict(part.split("=", 1) for part in self.agreed["options"].split(";") if part)
        cards = ""
        if self.agreed["cards"]:
            with open(self.agreed["cards"], encoding="utf-8") as file:
                cards = file.read()
        self.made: Game[Any] = games.make(self.box, self.agreed["seats"], self.agreed["edition"], options, cards)
        self.count = reward_named(self.agreed["reward"])
        self.deals, self.limit = int(self.agreed["deals"]), int(self.agreed["limit"])
        self.fields = written(self.made, self.made.start(Chance("fields", [])))
        even = self.agreed["reward"] in ("difference", "rank") and self.made.seats > 1
        low, high = BOUNDS[self.agreed["reward"]]
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.made.numbers),
            max_chance_outcomes=self.deals,
            num_players=int(self.made.seats),
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if even else None,
            max_game_length=self.limit * int(PICKS),
        )
        super().__init__(type_of(self.box, even), info, params or {})

    def new_initial_state(self) -> Any:
        """Before the deal."""
        return BoxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Who looks at a state for one seat."""
        return Observer(self, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class Course:
    """A match as far as it has gone, and what happened in it; copied and kept when OpenSpiel copies and keeps a state."""

    def __init__(self, game: Game[Any], limit: int) -> None:
        self.game = game
        self.asking = Asking(game, [None] * int(game.seats), limit)
        self.log: list[Event] = []
        self.told: list[list[str]] = [[] for _ in range(int(game.seats))]  # by seat: what it saw of the log, as text
        self.seed = ""  # not yet dealt
        self.answers: list[int] = []

    def tell(self, seat: int) -> list[str]:
        """All that happened, as a seat saw it; what it was told before is not told anew."""
        lines = self.told[seat]
        lines += [told(event.seen_by(seat, self.game.zones)) for event in self.log[len(lines) :]]
        return lines

    def deal(self, seed: str) -> None:
        """Begin."""
        self.seed = seed
        self.asking.log = self.log
        self.asking.begin(self.game.start(Chance(seed, [])))

    def answer(self, number: int) -> None:
        """Go on."""
        self.asking.answer(number)
        self.answers.append(number)

    def __deepcopy__(self, memo: Any) -> Course:
        asking = self.asking
        other = Course(self.game, int(asking.limit))
        if self.seed:
            other.seed, other.answers, other.log = self.seed, self.answers[:], self.log[:]
            other.told = [lines[:] for lines in self.told]
            other.asking.log = other.log
            other.asking.begin(self.game.clone(asking.state))
            other.asking.decisions = asking.decisions
            for number in self.picks:
                other.asking.answer(number)
        return other

    @property
    def picks(self) -> list[int]:
        """The picks of the open form."""
        draft = self.asking.draft
        return [int(number) for number in draft.picks[: draft.size]]

    def __reduce__(self) -> Any:
        setup = self.game.setup
        cards = "\n".join([*setup.cards.lines, ""]) if setup.cards is not None else ""
        agreed = (setup.game, setup.seats, setup.edition, tuple(setup.chosen.items()), cards)
        return again, (agreed, int(self.asking.limit), self.seed, self.answers)


@cache
def game_of(game: str, seats: int, edition: str, options: tuple[tuple[str, str], ...], cards: str) -> Game[Any]:
    """The game of a match that was kept."""
    return games.make(game, seats, edition, dict(options), cards)


def again(agreed: tuple[Any, ...], limit: int, seed: str, answers: list[int]) -> Course:
    """A match that was kept, played again."""
    found = Course(game_of(*agreed), limit)
    if seed:
        found.deal(seed)
    for number in answers:
        found.answer(number)
    return found


class BoxState(pyspiel.State):
    """A match."""

    def __init__(self, game: BoxGame) -> None:
        super().__init__(game)
        self.course = Course(game.made, game.limit)

    def current_player(self) -> int:
        """Chance, then whoever is asked."""
        if not self.course.seed:
            return int(pyspiel.PlayerId.CHANCE)
        asking = self.course.asking
        return int(pyspiel.PlayerId.TERMINAL) if asking.over else int(asking.seat)

    def is_terminal(self) -> bool:
        """Is it over, or cut?"""
        return self.course.seed != "" and bool(self.course.asking.over)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        """The open numbers."""
        asking = self.course.asking
        return numbers(asking.mask) if player == asking.seat and not asking.over else []

    def _apply_action(self, action: int) -> None:
        """A deal, or an answer."""
        if not self.course.seed:
            self.course.deal(f"{self.get_game().agreed['seed']}.{action}")
        else:
            self.course.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """What a number is called."""
        return f"deal {action}" if player < 0 else self.course.game.label(action)

    def returns(self) -> list[float]:
        """Nothing before the end."""
        game = self.get_game()
        outcome = game.made.outcome(self.course.asking.state) if self.is_terminal() else None
        return [0.0] * int(game.made.seats) if outcome is None else game.count(outcome)

    def __str__(self) -> str:
        """The whole position, and the picks of the open form."""
        if not self.course.seed:
            return "not dealt"
        lines = self.course.game.dump(self.course.asking.state).write(self.course.game.names)
        return "\n".join([*lines, f"picks {self.course.picks}"])


class Observer:
    """What one seat knows now, or, with perfect recall, all that it has ever been told."""

    def __init__(self, game: BoxGame, recalls: bool) -> None:
        self.game = game.made
        self.recalls = recalls
        self.bytes: vec[u8] = vec[u8]([0] * ROOM)
        self.tensor: Any = np.zeros(len(game.fields), np.float32)
        self.dict = {"observation": self.tensor}
        self.live = np.frombuffer(self.bytes, np.uint8, len(game.fields))

    def set_from(self, state: BoxState, player: int) -> None:
        """Write the bytes of the observation, as numbers."""
        if not state.course.seed:
            self.tensor.fill(0)
            return
        state.course.asking.write(player, self.bytes)
        self.tensor[:] = self.live

    def string_from(self, state: BoxState, player: int) -> str:
        """The view as text; with perfect recall behind it all events, as this seat saw them."""
        course = state.course
        if not course.seed:
            return ""
        lines = [json.dumps(self.game.view(course.asking.state, player).plain(), sort_keys=True)]
        if player == course.asking.seat:
            lines.append(f"picks {course.picks}")
        if self.recalls:
            lines += course.tell(player)
        return "\n".join(lines)


def told(event: Event) -> str:
    """An event as text, with the cards that its reader saw."""
    moves = [[move.card, move.source, move.target] for move in event.moves]
    return json.dumps([event.id, event.args, moves], sort_keys=True)


def register() -> None:
    """Make every box known to OpenSpiel."""
    for box in registry.packages():
        made = type(f"Game_{box}", (BoxGame,), {"box": box})
        pyspiel.register_game(type_of(box), made)


register()
