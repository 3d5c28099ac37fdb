"""SOLO-19: wins in a row of those who play alone."""

from __future__ import annotations

from msgspec import json
from server.store.sample_rows import a_table

from haricot.calls.series import series_of
from haricot.server.store import TableRow
from haricot.table import wire


def alone(own: int, mafia: int, drawn: bool = False, seed: str = "", game: str = "al_cabohne") -> TableRow:
    """A finished table with one seat: my coins against the mafia's, which count double (SOLO-18)."""
    winners = [0] if own > 2 * mafia else []
    others = {"mafia": mafia, "mafia_doubled": 2 * mafia}
    result = wire.Result([own], winners, others, "deck", [0] if drawn else [])
    setup = json.encode({"seed": seed, "game": game}).decode()
    return a_table(game=game, seats=1, status="over", setup=setup, result=json.encode(result).decode())


def drawn_before() -> TableRow:
    """A draw as it was stored before it had a word of its own: the player is named as the winner."""
    result = '{"scores":[10],"winners":[0],"others":{"mafia":5,"mafia_doubled":10},"reason":"deck"}'
    return a_table(game="al_cabohne", seats=1, status="over", setup='{"seed":""}', result=result)


def reckoned(*rows: TableRow) -> list[tuple[str, int, int]]:
    return [(each.game, each.current, each.best) for each in series_of(rows)]


def test_SOLO_19_a_series_grows_by_wins_and_ends_with_a_defeat() -> None:
    assert reckoned() == []
    assert reckoned(alone(11, 5)) == [("al_cabohne", 1, 1)]
    assert reckoned(alone(11, 5), alone(12, 5), alone(9, 5), alone(11, 5)) == [("al_cabohne", 1, 2)]
    assert reckoned(alone(11, 5), alone(10, 5)) == [("al_cabohne", 0, 1)]


def test_SOLO_19_a_draw_neither_adds_nor_ends() -> None:
    assert reckoned(alone(11, 5), alone(10, 5, drawn=True), alone(12, 5)) == [("al_cabohne", 2, 2)]
    assert reckoned(alone(11, 5), drawn_before(), alone(12, 5)) == [("al_cabohne", 2, 2)]


def test_SOLO_19_CAB_A25_a_deal_that_was_known_does_not_count() -> None:
    assert reckoned(alone(11, 5), alone(9, 5, seed="again"), alone(11, 5, seed="again")) == [("al_cabohne", 1, 1)]


def test_SOLO_19_games_have_series_of_their_own() -> None:
    assert reckoned(alone(11, 5), alone(3, 5, game="other")) == [("al_cabohne", 1, 1), ("other", 0, 0)]
