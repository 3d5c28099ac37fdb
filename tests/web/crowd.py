"""A full table before one small screen: a phone on one seat, and one person who plays all the others."""

from __future__ import annotations

import contextlib
from typing import Any

from playwright.sync_api import Error as PlaywrightError
from web.browsing import HERE, PHONE
from web.company import Come

CROWD = (HERE / "crowd.js").read_text(encoding="utf-8")
NAMES = ["Ada", "Pim", "Marie", "Lenz", "Tom", "Flo"]
ME = 0  # the phone's seat
NAMED = "document.querySelector('.me')?.getAttribute('aria-label')?.includes(':')"
OPTIONS = {"al_cabohne": {"mafia_trade": "true"}}
LOOK = "async seat => { const { view, cards } = await sat.look(seat); return view.zones[`hand/${seat}`].map(card => cards[card]); }"


class Table:
    """A running match, and what the person on all the other seats can do."""

    def __init__(self, guest: Come, game: str, seats: int, language: str = "en", **more: Any) -> None:
        self.host, self.phone = guest(), guest(size=PHONE, language=language, has_touch=True, **more)
        for each in (self.host, self.phone):
            each.open()
            each.until(NAMED)
        turn = {} if game == "nicht_die_bohne" else {"first_player": "1"}
        body: dict[str, Any] = {"game": game, "seats": ["open"] + ["me"] * (seats - 1), "names": NAMES[: seats - 1]}
        body |= {"answer": 0, "options": turn | OPTIONS.get(game, {})}
        link = self.host.ask("/api/tables", body)
        self.phone.ask(f"/api/tables/{link['id']}/join", {"seat": ME, "key": link["key"]})
        self.host.ask(f"/api/tables/{link['id']}/start", {})
        self.seats = seats
        self.host.page.evaluate(CROWD + "; null")
        others = list(range(1, seats))
        script = "async ([table, seats]) => { window.sat = await crowd.sit(table, seats); }"
        self.host.page.evaluate(script, [link["id"], others])
        self.phone.go(link["id"])
        self.phone.page.wait_for_selector(".room .board .own-area")

    def act(self, seat: int, action: str) -> None:
        """Decide for another seat, and see that it is allowed."""
        refused = self.host.page.evaluate("([seat, action]) => sat.act(seat, action)", [seat, action])
        assert refused == "", refused

    def play(self, choice: str = "") -> int:
        """Play the others' seats until the phone is asked, or one of them has such a choice: which one, or -1."""
        return int(self.host.page.evaluate("choice => sat.play(choice)", choice))

    def hand(self, seat: int) -> list[str]:
        """The words of the cards on another seat's hand."""
        return list(self.host.page.evaluate(LOOK, seat))

    def mine(self, zone: str) -> list[str]:
        """The kinds of the cards in a zone as the phone draws them."""
        script = "zone => [...document.querySelectorAll(`[data-zone='${zone}'] .card[data-place]`)].map(each => /k-(\\w+)/.exec(each.className)[1])"
        return list(self.phone.page.evaluate(script, zone))

    def offer(self, seat: int, gives: list[str], wants: list[str]) -> None:
        """Another seat offers the phone something."""
        self.act(seat, f"offer {ME} {','.join(gives) or '-'}/{','.join(wants) or '-'}")


def to_my_trade(table: Table) -> None:
    """A round, and the beginning of the phone's own turn: cards lie face up before it, and it may trade."""
    page = table.phone.page
    assert table.play() == -1
    page.locator(".here").first.click()
    page.locator(".foot .btn.go").click()
    page.wait_for_selector("[data-key=o]")


def offered(table: Table, game: str) -> None:
    """Somebody offers the phone one or two cards for one that it holds; at its own turn for one that lies face up."""
    if game == "al_cabohne":
        seat = bargaining(table)
        wanted = table.mine(f"hand/{ME}")[-1]
    else:
        to_my_trade(table)
        seat = 1
        wanted = table.mine("up")[0]
    held = table.hand(seat)
    gives = [held[0], held[-1]] if held[0] != held[-1] else held[:1]
    table.offer(seat, gives, [wanted])
    table.phone.page.wait_for_selector(".slip.new")


def planting(table: Table) -> None:
    """The phone holds more cards than one rail has places for, was given others, and has to plant those."""
    page = table.phone.page
    turn_up = page.get_by_role("button", name="Turn up cards")
    for _ in range(400):
        table.play()
        table.phone.until("person.idle()")
        if len(table.mine(f"hand/{ME}")) >= 8 and table.mine("up") and page.locator("[data-key=o]").count():
            break
        if turn_up.count():
            with contextlib.suppress(PlaywrightError):  # it may have been tapped a moment ago
                turn_up.click(timeout=2000)
        else:
            tap(table)
    for seat in (1, 2):
        table.offer(seat, table.hand(seat)[:2], [])
        page.get_by_role("button", name="Accept").click()
        page.wait_for_selector(".slip.new", state="detached")
    page.get_by_role("button", name="End trading").click()
    page.locator(".sure").click()
    page.wait_for_selector(".here")


def tap(table: Table) -> None:
    """Tap on the phone what a person would, if it is asked already."""
    button = table.phone.page.evaluate_handle("person.tap()").as_element()
    if button is None:
        table.phone.page.wait_for_timeout(20)
    else:
        with contextlib.suppress(PlaywrightError):  # the table may have moved on, and the button with it
            button.click(timeout=2000)


def bargaining(table: Table) -> int:
    """Play on until the other may bargain; gives the seat."""
    for _ in range(400):
        seat = table.play("offer")
        if seat > 0:
            return seat
        tap(table)
    raise AssertionError("nobody ever bargains")


def choosing(table: Table) -> None:
    """Nicht die Bohne: some rounds, and then the phone takes one of several cards."""
    page = table.phone.page
    for _ in range(400):
        table.play()
        if page.locator(".spot button.nc.pick").count() > 1 and page.locator(".myrows").inner_text().strip("0\n "):
            return
        tap(table)
    raise AssertionError("nobody ever chooses")
