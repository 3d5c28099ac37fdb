"""Selling a harvest card, and change where the reserve is too small (DICE-39 to 51)."""

from __future__ import annotations

from mypy_extensions import i64

from haricot.games.dice.state import FIVE, NOTHING, SALE, SOLD, State
from haricot.games.dice.terms import Terms
from haricot.kernel.actions import Arg
from haricot.kernel.events import Event, Move
from haricot.kernel.game import bit


def pays(completed: i64) -> i64:
    """Coins for a card with so many contracts met (DICE-39, 40)."""
    return completed - 2 if completed >= SALE else 0


def sell(s: State, seat: i64, terms: Terms, log: list[Event] | None) -> None:
    """Turn the upper card into coins, let the lower one move up, draw a new one; perhaps the end begins."""
    side = s.sides[seat]
    before = side.coins()
    pay = pays(side.completed)
    sold = side.upper
    if log is not None:
        args: dict[str, Arg] = {
            "seat": int(seat),
            "kind": int(sold),
            "contracts": int(side.completed),
            "coins": int(pay),
        }
        log.append(Event("sold", args, [Move(int(sold), f"upper/{seat}", f"purse/{seat}")]))
    side.gain(sold, SOLD)
    side.upper = NOTHING
    side.completed = 0
    due = make_change(s, seat, pay - 1, terms, log)
    pay_out(s, seat, due, log)
    if side.lower >= 0:
        side.upper = side.lower
        side.lower = NOTHING
        if log is not None:
            move = Move(int(side.upper), f"lower/{seat}", f"upper/{seat}")
            args = {"seat": int(seat), "kind": int(side.upper), "needs": terms.needs(side.upper, 0)}
            log.append(Event("moved-up", args, [move]))
    fill_places(s, seat, terms, log)
    reach(s, seat, before, terms, log)


def make_change(s: State, seller: i64, due: i64, terms: Terms, log: list[Event] | None) -> i64:
    """Exchanges until the reserve suffices: the seller's, then the others' (DICE-48 to 50, A18); the coins still due."""
    if len(s.reserve) >= due + 1:
        return due
    changed = False
    side = s.sides[seller]
    if not side.five and side.coins() + due >= FIVE:
        cards = len(side.purse)
        due = s.exchange(seller, due)
        tell_change(seller, cards - len(side.purse), log)
        changed = True
    seat = s.after(seller, terms)
    while seat != seller and len(s.reserve) < due + 1:
        other = s.sides[seat]
        if not other.five and len(other.purse) >= FIVE:
            s.exchange(seat, 0)
            tell_change(seat, FIVE, log)
            changed = True
        seat = s.after(seat, terms)
    if changed:
        s.shuffles += 1
        s.reserve = s.chance.shuffled("shuffle", s.reserve)
        if log is not None:
            log.append(Event("shuffled", {"cards": len(s.reserve)}, []))
    return due


def tell_change(seat: i64, cards: i64, log: list[Event] | None) -> None:
    """A help card was turned for coin cards."""
    if log is not None:
        moves = [Move(None, f"purse/{seat}", "reserve") for _ in range(cards)]
        log.append(Event("changed", {"seat": int(seat), "cards": int(cards)}, moves))


def pay_out(s: State, seat: i64, due: i64, log: list[Event] | None) -> None:
    """Coins from the top of the reserve, fronts unseen; what is missing is noted (DICE-41, A18, A27)."""
    side = s.sides[seat]
    moves: list[Move] = []
    while due > 0 and len(s.reserve) > 0:
        card = s.draw()
        side.gain(card, 1 + s.shuffles)
        due -= 1
        moves.append(Move(int(card), "reserve", f"purse/{seat}"))
    side.noted += due
    if log is not None:
        if moves:
            log.append(Event("paid", {"seat": int(seat), "cards": len(moves)}, moves))
        if due > 0:
            log.append(Event("noted", {"seat": int(seat), "coins": int(due)}, []))


def fill_places(s: State, seller: i64, terms: Terms, log: list[Event] | None) -> None:
    """A new card for the seller, then for whoever lacks one, upper places first (DICE-43, A18)."""
    seat = seller
    for _ in s.sides:
        side = s.sides[seat]
        if side.upper < 0 and len(s.reserve) > 0:
            side.upper = s.draw()
            tell_draw(seat, side.upper, "upper", terms, log)
        if side.lower < 0 and len(s.reserve) > 0:
            side.lower = s.draw()
            tell_draw(seat, side.lower, "lower", terms, log)
        seat = s.after(seat, terms)


def tell_draw(seat: i64, card: i64, place: str, terms: Terms, log: list[Event] | None) -> None:
    """A harvest card was drawn and lies open."""
    if log is not None:
        args: dict[str, Arg] = {"seat": int(seat), "kind": int(card), "needs": terms.needs(card, 0)}
        log.append(Event("drew", args, [Move(int(card), "reserve", f"{place}/{seat}")]))


def reach(s: State, seat: i64, before: i64, terms: Terms, log: list[Event] | None) -> None:
    """Has this sale begun the end, or reached the target in the same phase (DICE-51, A15)?"""
    coins = s.sides[seat].coins()
    if before >= terms.target or coins < terms.target:
        return
    if not s.ending:
        s.ending = True
        s.moment = True
        if log is not None:
            log.append(Event("ending", {"seat": int(seat), "coins": int(coins)}, []))
    if s.moment:
        s.reached |= bit(seat)
