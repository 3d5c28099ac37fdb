"""Nothing that a seat cannot see reaches it: other hands dealt anew change no byte of observation, mask or text."""

from __future__ import annotations

from typing import Any

import pytest
from conformance.tables import Variant, deal, fill, lot, make, said
from study.tables import LONG, each_table

pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pyspiel")
pytest.importorskip("mcp")

from haricot.kernel.asking import Asking, written
from haricot.kernel.chance import Rng
from haricot.kernel.game import Game
from haricot.kernel.mask import pick
from haricot.kernel.views import View
from haricot.study import gymnasium, openspiel, text
from haricot.study.matches import Desk
from haricot.study.mcp import Tools
from haricot.study.sitting import AtHome
from haricot.study.words import Teller

STEPS = 4000 if LONG else 120
EVERY = 41 if LONG else 11  # steps between two looks


class Match:
    """What OpenSpiel's observers look at."""

    def __init__(self, course: openspiel.Course) -> None:
        self.course = course


def observed(game: Game[Any], asking: Asking, seat: int) -> list[Any]:
    """What OpenSpiel is told: the bytes, the view, and the view with the open form."""
    course = openspiel.Course(game, 1)
    course.seed, course.asking = "known", asking
    made = openspiel.BoxGame.__new__(openspiel.BoxGame)  # what an observer needs of a game, and nothing of OpenSpiel's
    made.made, made.fields = game, written(game, asking.state)
    match: Any = Match(course)
    found: list[Any] = []
    for recalls in (False, True):
        observer = openspiel.Observer(made, recalls)
        observer.set_from(match, seat)
        found += [observer.tensor.tobytes(), observer.string_from(match, seat)]
    return found


class Models:
    """The tools of MCP, with a seat at a table of its own for each place of one game."""

    def __init__(self, table: Variant) -> None:
        self.tools = Tools("", "en")
        self.tables = [
            text.env(table.game, table.seats, table.edition, players=["random"] * seat + [""] + ["random"] * after)
            for seat, after in enumerate(reversed(range(table.seats)))
        ]
        self.keys = [self.tools.keep(AtHome(each, "known")) for each in self.tables]

    def lay(self, seat: int, asking: Asking) -> text.env:
        """Let a seat's table be another one, of which nothing has been told yet."""
        table = self.tables[seat]
        table.asking = Asking(table.game, [None] * len(self.tables))
        table.asking.log = []
        table.asking.begin(table.game.clone(asking.state))
        for number in asking.draft.picks[: asking.draft.size]:
            table.asking.answer(number)
        table.told = [0] * len(self.tables)
        table.why = ""
        return table

    def refused(self, seat: int, asking: Asking, answers: list[str]) -> list[str]:
        """What `look` says to whoever is asked, and `act` to answers that the judge refuses."""
        self.lay(seat, asking)
        key = self.keys[seat]
        return [self.tools.look(key), *(self.tools.act(key, answer) for answer in answers)]

    def after(self, reader: int, asking: Asking, action: str) -> tuple[View, str]:
        """How a table lies for a seat after a step of whoever is asked, and what it is then told: what happened since, and its question."""
        table = self.lay(reader, asking)
        teller = table.tellers[reader]
        _, refused = table.step(action)
        told = [str(refused.get("said", "")) if asking.seat == reader else "", teller.events(table.news(reader))]
        if table.asking.seat == reader:
            told.append(self.tools.look(self.keys[reader]))
        return table.game.view(table.asking.state, reader), "\n".join(told)


class Arrays:
    """Gymnasium: two matches side by side, and single seats."""

    def __init__(self, table: Variant) -> None:
        words: dict[str, Any] = {"seats": table.seats, "edition": table.edition}
        self.many = gymnasium.vector(table.game, 2, players="", **words)
        self.many.reset(seed=1)
        self.single = [
            gymnasium.Seat(table.game, seat=seat, players="random", render_mode="ansi", **words)
            for seat in range(table.seats)
        ]

    def told(self, seat: int, asking: Asking) -> tuple[Any, ...]:
        """Observation, mask and picture of a single seat."""
        env = self.single[seat]
        env.desk.asking = asking
        return env.desk.observation(seat).tobytes(), env.info()["action_mask"].tobytes(), env.render()

    def rows(self, asking: Asking, other: Asking) -> list[tuple[Any, ...]]:
        """What the arrays of many matches hold for whoever is asked in each of two."""
        batch = self.many.batch
        batch.askings = [asking, other]
        for place in range(2):
            batch.write(place)
        many = self.many
        return [
            (many.seen[place].tobytes(), many.open[place].tobytes(), int(many.asked[place]), int(many.ended[place]))
            for place in range(2)
        ]


def look(desk: Desk, teller: Teller, asking: Asking, seat: int) -> tuple[Any, ...]:
    """What PettingZoo, OpenSpiel and text tell a seat."""
    desk.asking = asking
    state, draft = asking.state, asking.draft
    told: list[str] = [teller.table(desk.game.view(state, seat))]
    if seat == asking.seat:
        told += [teller.question(state, draft), teller.menu(state, draft)]
    seen = observed(desk.game, asking, seat)
    return desk.observation(seat).tobytes(), desk.mask(seat).tobytes(), desk.rewards(), told, seen


def refusals(game: Game[Any], asking: Asking, rng: Rng) -> list[str]:
    """Answers that might be typed and that the judge refuses."""
    typed = [said(game, asking.state, int(asking.seat), rng) for _ in range(3)]
    return ["9999", *(game.write(a) for a in typed if a is not None and game.check(asking.state, asking.seat, a))]


@each_table
def test_hidden_cards_are_hidden_in_every_interface(table: Variant) -> None:
    game = make(table, {})
    rng = lot("study", 1)
    desk = Desk(game)
    tellers = [Teller(game, seat) for seat in range(table.seats)]
    arrays, models = Arrays(table), Models(table)
    asking = Asking(game, [None] * table.seats)
    asking.begin(deal(game, "study"))
    changed = compared = 0
    for step in range(STEPS):
        if asking.over:
            break
        if step % EVERY == 0:
            action = game.write(fill(game, asking.state, int(asking.seat), rng))
            wrong = refusals(game, asking, rng)
            for seat in range(table.seats):
                other = Asking(game, [None] * table.seats)
                other.begin(game.belief(game.view(asking.state, seat)).sample(rng))
                assert other.seat == asking.seat
                for number in asking.draft.picks[: asking.draft.size]:
                    if seat == asking.seat:
                        other.answer(number)
                changed += game.dump(other.state).write(game.names) != game.dump(asking.state).write(game.names)
                assert look(desk, tellers[seat], other, seat) == look(desk, tellers[seat], asking, seat)
                assert arrays.told(seat, other) == arrays.told(seat, asking)
                if seat == asking.seat:
                    one, two = arrays.rows(asking, other)
                    assert one == two
                    assert models.refused(seat, other, wrong) == models.refused(seat, asking, wrong)
                true, words = models.after(seat, asking, action)
                sampled, said_there = models.after(seat, other, action)
                if true == sampled:  # else the step turned something up
                    assert words == said_there
                    compared += 1
        asking.answer(pick(asking.mask, rng))
    assert changed  # else nothing was hidden anywhere
    assert compared
