"""Hints: what the bot would do, why, in three languages, and from nothing but the seat's own view."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from conformance.tables import Variant, agree, box, deal, fill, lot, make, position, variants
from table.desk import dealt

from haricot.bots import seats as bots
from haricot.kernel.actions import Phrase
from haricot.kernel.game import Game
from haricot.kernel.match import set_up
from haricot.kernel.records import read_record
from haricot.locales import LANGUAGES, texts
from haricot.table import told
from haricot.table.errors import Refusal
from haricot.table.hints import Hints, advice, laid_out, thought

NAMES = ["Mia", "Tom", "Nora", "Paul", "Zoé", "Max", "Lea"]
LONGEST = 120  # decisions of a match that are looked at
AGREEMENTS = 2
EVERY = 5  # decisions between two looks behind the view
WORLDS = 4  # in which the strongest tries a choice: few, and as many every time
LOT = 3  # every so many decisions somebody does anything instead of what is advised


def short(variant: Variant, agreement: int) -> dict[str, str]:
    """Options by lot, but a deck that runs out soon, so that the end is reached."""
    offered = box(variant.game).offered(box(variant.game).column(variant.edition, variant.seats))
    soon = {"exhaustions": "1", "deals": "1", "target": "3"}
    return agree(variant, agreement) | {name: value for name, value in soon.items() if name in offered}


spoken_by = cache(texts)


def say(game: Game[Any], seat: int, why: Phrase) -> None:
    """The reason is a sentence in every language, with all its arguments."""
    for lang in LANGUAGES:
        spoken = spoken_by(lang, game.setup.box.package)
        key = f"hint-{why.id}"
        assert why.id, "there is no reason"
        assert spoken.bundles[0].has_message(key), f"{lang} has no {key}"
        said = spoken.say(key, **spoken.variables(why, seat, NAMES, game.names.cards))
        assert spoken.problems == []
        assert re.fullmatch(r"[^{}\n]+[.]", said), said


@pytest.mark.parametrize("variant", variants(), ids=str)
@pytest.mark.parametrize("strong", [False, True], ids=["greedy", "strong"])
def test_every_hint_says_why_and_knows_no_more_than_its_seat(variant: Variant, strong: bool) -> None:
    for agreement in range(AGREEMENTS):
        game = make(variant, short(variant, agreement))
        bot = bots.strong(game.setup.box) if strong else "greedy"
        if not bot:
            pytest.skip("the box names nobody")
        s = deal(game, f"hints {agreement}")
        rng = lot(f"hints {variant}", agreement)
        for decision in range(LONGEST):
            seat = int(game.next(s))
            if seat < 0:
                break
            picks, action, why = thought(game, s, seat, str(decision), bot, WORLDS)
            assert game.check(s, seat, action) is None
            say(game, seat, why)
            if decision % EVERY == 0:
                sample = game.belief(game.view(s, seat)).sample(rng)
                again = thought(game, sample, seat, str(decision), bot, WORLDS)
                known = (picks, game.write(action), why.plain())
                assert (again[0], game.write(again[1]), again[2].plain()) == known, position(game, s)
            game.do(s, seat, fill(game, s, seat, rng) if rng.below(LOT) == 0 else action, None)


@pytest.mark.parametrize("variant", variants(), ids=str)
def test_whoever_thinks_elsewhere_sees_the_same(variant: Variant) -> None:
    """A hint that is asked for in another process is thought of a position: it shows the seat what the table does."""
    desk = dealt(
        *["ann", "ben", "cyd", "dan", "eve", "fay", "gus"][: variant.seats], game=variant.game, edition=variant.edition
    )
    t, rng, looked = desk.table, lot(f"laid out {variant}", 0), 0
    for decision in range(LONGEST):
        seat = int(t.game.next(t.state))
        if seat < 0:
            break
        if decision % EVERY == 0:
            again = set_up(read_record(laid_out(t)))
            assert again.game.due(again.state) == t.game.due(t.state)
            assert again.game.view(again.state, seat).plain() == t.game.view(t.state, seat).plain()
            looked += 1
        desk.move(seat, fill(t.game, t.state, seat, rng))
    assert looked > 1


def test_a_hint_at_a_table() -> None:
    desk = dealt("ann", "greedy", "greedy", options={"first_player": "0"})
    t = desk.folded()
    found = advice(t, 0, 7)
    assert (found.table, found.seat, found.id) == (t.id, 0, 7)
    assert found.entry is not None
    assert found.action == found.entry.notation == "plant 0"
    assert (found.why, found.args["field"]) == ("start", 0)


def test_whoever_asks_again_gets_the_same_hint_without_another_thought() -> None:
    desk = dealt("ann", "greedy", "greedy", options={"first_player": "0"})
    hints = Hints()
    found = hints.advice(desk.table, 0, 7)
    again = hints.advice(desk.table, 0, 8)
    assert (found.id, again.id, again.action) == (7, 8, found.action)
    assert again.entry is found.entry
    desk.move(0, found.action)
    assert hints.advice(desk.table, 0, 9).entry is not found.entry


def test_a_hint_that_takes_several_picks_names_the_first_of_them() -> None:
    desk = dealt("ann", game="al_cabohne")
    for _ in range(200):
        found = advice(desk.table, 0, 1)
        if found.action.startswith("feed"):
            assert found.entry is not None
            assert (found.entry.id, found.entry.notation) == ("feed", "")
            return
        desk.move(0, found.action)
    pytest.fail("nobody had to be fed")


def test_no_hint_where_none_was_agreed_or_nobody_is_asked() -> None:
    serious = dealt("ann", "greedy", "greedy", hints=False, options={"first_player": "0"})
    casual = dealt("ann", "tom", "zoe", options={"first_player": "0"})
    assert told.menu(serious.table, 0)
    for t, seat in ((serious.table, 0), (casual.table, 1), (casual.table, -1)):
        with pytest.raises(Refusal, match="no-hint"):
            advice(t, seat, 1)
