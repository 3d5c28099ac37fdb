"""Nicht die Bohne: the one file that decides what is legal (ids: rules.md).

The law is written once, as predicates of the State: `check` asks one and names the rule, `options`
shifts their bits into place. A conformance test holds the two equal.

A pick with only one card to take is carried out at once and is no decision: it is never asked
and stands in no record (rules.md 3.3). So a trick of n players has n plays and n - 2 picks. The
last card of a hand is still played by its owner.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from haricot.games.nicht_die_bohne import position, view
from haricot.games.nicht_die_bohne.actions import (
    CARDS,
    FACES,
    N_PLAY,
    N_TAKE,
    NUMBERS,
    PLAYS,
    TAKES,
    Play,
    Take,
    label,
    read_action,
)
from haricot.games.nicht_die_bohne.scoring import STEPS, SUM, row_of
from haricot.games.nicht_die_bohne.state import ANSWER, LEAD, NOTHING, OVER, PICK, State, best, start
from haricot.games.nicht_die_bohne.terms import Terms, suit_of
from haricot.kernel import rule
from haricot.kernel.actions import Action, Arg, Phrase
from haricot.kernel.chance import Chance
from haricot.kernel.events import Event, Move
from haricot.kernel.forms import Draft
from haricot.kernel.game import Belief, Game, Outcome, bit
from haricot.kernel.mask import lowest
from haricot.kernel.positions import Position
from haricot.kernel.rule import Rule
from haricot.kernel.setup import Setup
from haricot.kernel.views import View

EFFECTS: Final = ["", "×0", "×−1", "×2"]  # by step of scoring.py


def make(setup: Setup) -> Game[Any]:
    """The game of a setup."""
    return NichtDieBohne(setup, Terms(setup))


def card_table(setup: Setup) -> list[tuple[str, int, str]]:
    """For `cards show`: each card, how many there are, and what it does to its row."""
    terms = Terms(setup)
    table: list[tuple[str, int, str]] = []
    for card, word in enumerate(terms.names.cards):
        face = card % int(FACES)
        effect = terms.effects[face]
        does = f"+{terms.points[face]}" if effect == SUM else EFFECTS[effect]
        table.append((word, terms.counts[card], does))
    return table


@final
class NichtDieBohne(Game[State]):
    """Lead, answer, take in a chain; score the rows; begin the next round."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup, NUMBERS, terms.names, terms.zones)
        self.terms: Final = terms

    def start(self, chance: Chance) -> State:
        return start(self.terms, chance)

    def clone(self, s: State) -> State:
        return s.clone()

    # -- who

    def awaited(self, s: State) -> i64:
        if s.phase == LEAD:
            return bit(s.leader)
        if s.phase == ANSWER:
            return s.cardless()
        return bit(s.picker) if s.phase == PICK else 0

    def first_due(self, s: State, skip: i64) -> i64:
        """Whoever is awaited, from the leader to the left."""
        seats = self.awaited(s) & ~skip
        if seats == 0:
            return -1
        seat = s.leader
        while (seats >> seat) & 1 == 0:
            seat = s.left_of(seat, 1)
        return seat

    def peers(self, s: State) -> i64:
        return s.cardless() if s.phase == ANSWER else 0

    def moment(self, s: State, seat: i64) -> i64:
        return s.epoch

    # -- the law, as predicates

    def may_play(self, s: State, seat: i64) -> bool:
        """Does the seat owe the trick a card (NDB-06, 07, A13)?"""
        if s.phase == LEAD:
            return seat == s.leader
        return s.phase == ANSWER and s.sides[seat].card < 0

    def may_take(self, s: State, seat: i64) -> i64:
        """The seats whose card this seat may take now, as a seat mask (NDB-10 to 15)."""
        return s.takeable() if s.phase == PICK and seat == s.picker else 0

    # -- the judge

    def check(self, s: State, seat: i64, a: Action) -> Rule | None:
        if s.phase == OVER:
            return rule.OVER
        if not 0 <= seat < self.seats:
            return rule.NO_SUCH
        if isinstance(a, Play):
            if not 0 <= a.card < CARDS:
                return rule.NO_SUCH
            if self.may_play(s, seat) and s.sides[seat].holds(a.card) >= 0:
                return None
            return self.terms.law[self.why_not_play(s, seat)]
        if isinstance(a, Take):
            if not 0 <= a.owner < self.seats:
                return rule.NO_SUCH
            if (self.may_take(s, seat) >> a.owner) & 1 == 1:
                return None
            return self.terms.law[self.why_not_take(s, seat, a.owner)]
        return rule.NOT_YOURS

    def why_not_play(self, s: State, seat: i64) -> str:
        """The reason against a card, as cards.toml names it."""
        if s.phase == PICK:
            return "trick-goes-on"
        if seat == s.leader:
            return "lead-from-hand" if s.phase == LEAD else "one-lead"
        if s.phase == LEAD:
            return "leader-first"
        return "answer-from-hand" if s.sides[seat].card < 0 else "answer-is-final"

    def why_not_take(self, s: State, seat: i64, owner: i64) -> str:
        """The reason against a pick, as cards.toml names it."""
        if s.phase != PICK:
            return "not-revealed"
        if seat != s.picker:
            return "one-card-each" if seat == s.leader or s.sides[seat].card < 0 else "not-your-pick"
        if owner == seat:
            return "leaders-own" if seat == s.leader else "own-card"
        return "token-card" if owner == s.leader else "gone"

    # -- numbered choices

    def options(self, s: State, draft: Draft, mask: vec[i64]) -> None:
        mask[0] = 0
        seat = draft.seat
        if draft.size > 0 or s.phase == OVER or not 0 <= seat < self.seats:
            return
        w: i64 = 0
        if self.may_play(s, seat):
            for card in s.sides[seat].hand:
                w |= bit(N_PLAY + i64(card))
        else:
            owners = self.may_take(s, seat)
            r: i64 = 1
            while r < self.seats:
                if (owners >> s.left_of(seat, r)) & 1 == 1:
                    w |= bit(N_TAKE + r - 1)
                r += 1
        mask[0] = w

    def finish(self, s: State, draft: Draft) -> Action | None:
        if draft.size == 0:
            return None
        number = draft.picks[0]
        if number < N_TAKE:
            return PLAYS[number - N_PLAY]
        return TAKES[s.left_of(draft.seat, number - N_TAKE + 1)]

    # -- doing

    def do(self, s: State, seat: i64, a: Action, log: list[Event] | None) -> None:
        if isinstance(a, Play):
            if s.phase == LEAD:
                self.lead(s, a.card, log)
            else:
                self.answer(s, seat, a.card, log)
            return
        assert isinstance(a, Take)
        self.take(s, a.owner, log)
        while s.phase == PICK:
            owners = s.takeable()
            if owners & (owners - 1) != 0:
                break  # a choice
            self.take(s, lowest(owners), log)

    def lead(self, s: State, card: i64, log: list[Event] | None) -> None:
        """The leader's card, open and under the token (NDB-06)."""
        seat = s.leader
        place = s.put_down(seat, card)
        s.enter(ANSWER, NOTHING)
        if log is not None:
            moves = [Move(int(card), f"hand/{seat}", f"played/{seat}", int(place))]
            log.append(Event("led", {"seat": int(seat), "kind": int(card)}, moves))

    def answer(self, s: State, seat: i64, card: i64, log: list[Event] | None) -> None:
        """A card put down hidden; with the last one all are turned up together (NDB-07, 08)."""
        place = s.put_down(seat, card)
        if log is not None:
            moves = [Move(int(card), f"hand/{seat}", f"answer/{seat}", int(place))]
            log.append(Event("answered", {"seat": int(seat)}, moves))
        if s.cardless() != 0:
            return
        s.enter(PICK, s.leader)
        if log is not None:
            moves = []
            r: i64 = 1
            while r < self.seats:  # from the leader to the left, in whatever order they came
                p = s.left_of(s.leader, r)
                moves.append(Move(int(s.sides[p].card), f"answer/{p}", f"played/{p}"))
                r += 1
            log.append(Event("revealed", {"seat": int(s.leader)}, moves))

    def take(self, s: State, owner: i64, log: list[Event] | None) -> None:
        """The picker's card goes into its row, and its owner is next; the leader's card ends the trick (NDB-11 to 18)."""
        seat = s.picker
        side = s.sides[seat]
        card = s.sides[owner].card
        if log is not None:
            suit = suit_of(card)
            moves = [Move(int(card), f"played/{owner}", f"row/{seat}/{suit}", -1, side.slot(card, self.terms))]
            what = "took-token" if owner == s.leader else "took"
            log.append(Event(what, {"seat": int(seat), "from:seat": int(owner), "kind": int(card)}, moves))
        s.sides[owner].card = NOTHING
        side.taken = append(side.taken, u8(card))
        if owner != s.leader:
            s.enter(PICK, owner)
            return
        s.leader = seat
        if len(side.hand) > 0:
            s.enter(LEAD, NOTHING)
        else:
            self.end_deal(s, log)

    def end_deal(self, s: State, log: list[Event] | None) -> None:
        """Score; then the next round, or the match is over (NDB-22 to 31, CHO-12 to 17)."""
        if log is not None:
            self.log_rows(s, log)
        for side in s.sides:
            side.write_down(self.terms)
        if log is not None:
            self.log_sheet(s, log)
        if s.round_number() == self.terms.deals:
            s.enter(OVER, NOTHING)
            outcome = s.outcome(self.terms)
            if log is not None and outcome is not None:
                log.append(Event("ended", {"scores": outcome.scores, "winners:seat": outcome.winners}, []))
            return
        if log is not None:
            log.append(Event("gathered", {}, self.gathering(s)))
        s.give_out(self.terms, s.leader if self.terms.keep_token else s.left_of(s.first, 1))
        s.enter(LEAD, NOTHING)
        if log is not None:
            moves = [Move(int(card), "", f"hand/{p}") for p in range(self.seats) for card in s.sides[p].hand]
            args: dict[str, Arg] = {
                "deal": int(s.round_number() + 1),
                "cards": int(self.terms.hand),
                "seat": int(s.first),
            }
            log.append(Event("dealt", args, moves))

    # -- telling

    def log_rows(self, s: State, log: list[Event]) -> None:
        """How each row is counted, step by step in the edition's order (NDB-A5)."""
        terms = self.terms
        for seat, side in enumerate(s.sides):
            for suit, word in enumerate(terms.suits):
                values = row_of(side.taken, suit, terms.points, terms.effects).count(terms.order)
                args: dict[str, Arg] = {"seat": seat, "suit": word}
                for i, step in enumerate(terms.order):
                    args[STEPS[step]] = values[i]
                if side.row(suit, terms):
                    log.append(Event(f"counted-{terms.set}", args, []))

    def log_sheet(self, s: State, log: list[Event]) -> None:
        """What has just been written down, and who won the round (NDB-28, CHO-16); in events rounds count from 1."""
        number = int(s.round_number())
        last = number - 1
        for seat, side in enumerate(s.sides):
            args: dict[str, Arg] = {"seat": seat, "deal": number}
            args["plus"] = int(side.plus[last])
            args["minus"] = int(side.minus[last])
            args["sum"] = int(side.plus[last] - side.minus[last])
            args["total"] = int(side.total())
            log.append(Event(f"scored-{self.terms.set}", args, []))
        sums = [side.sums()[last] for side in s.sides]
        log.append(Event("deal-over", {"deal": number, "sums": sums, "winners:seat": best(sums)}, []))

    def gathering(self, s: State) -> list[Move]:
        """All rows leave the table, to be shuffled."""
        moves: list[Move] = []
        for seat, side in enumerate(s.sides):
            for suit in range(len(self.terms.suits)):
                cards = side.row(suit, self.terms)
                cards.reverse()  # each is the last of its row when it leaves
                moves += [Move(card, f"row/{seat}/{suit}", "") for card in cards]
        return moves

    # -- what can be known, and text

    def view(self, s: State, seat: i64) -> View:
        return view.view(s, seat, self.terms)

    def observe(self, s: State, seat: i64, out: vec[u8]) -> i64:
        return view.observe(s, seat, self.terms, out)

    def observed(self) -> list[str]:
        return view.observed(self.terms, self.names.cards)

    def belief(self, v: View) -> Belief[State]:
        return view.HandBelief(v, self.terms)

    def standing(self, v: View) -> list[int]:
        """The totals, and in the midst of a round what the rows are worth as they lie."""
        over = v.facts["phase"] == OVER
        return [v.facts[f"total/{p}"] + (0 if over else sum(v.lists[f"worth/{p}"])) for p in range(self.seats)]

    def outcome(self, s: State) -> Outcome | None:
        return s.outcome(self.terms)

    def dump(self, s: State) -> Position:
        return position.dump(s, self.terms)

    def load(self, p: Position, chance: Chance) -> State:
        return position.load(p, chance, self.terms)

    def read(self, text: str) -> Action:
        return read_action(text, self.names)

    def phrase(self, s: State, draft: Draft, number: i64) -> Phrase:
        if number < N_TAKE:
            verb = "lead" if s.phase == LEAD else "answer"
            return Phrase(verb, {"kind": int(number - N_PLAY)}, f"hand/{draft.seat}")
        owner = s.left_of(draft.seat, number - N_TAKE + 1)
        card = s.sides[owner].card
        args: dict[str, Arg] = {"from:seat": int(owner), "kind": int(card)}
        if card < 0:
            return Phrase("take", args, f"played/{owner}")
        suit = card // FACES
        side = s.sides[draft.seat]
        args["suit"] = int(suit)
        args["before"] = self.row_worth(side.taken, suit)
        args["after"] = self.row_worth(append(side.taken[:], u8(card)), suit)
        return Phrase("take", args, f"played/{owner}")

    def row_worth(self, taken: vec[u8], suit: i64) -> int:
        """What the row of a suit is worth as it lies."""
        terms = self.terms
        return int(row_of(taken, suit, terms.points, terms.effects).worth(terms.order))

    def label(self, number: i64) -> str:
        return label(number, self.names)
