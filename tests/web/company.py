"""A table of people who know each other, and what they do there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from web.browsing import HAND, PATIENCE, Guest

Come = Callable[..., Guest]


def together(guest: Come, private: bool = False) -> tuple[Guest, Guest, str]:
    """A table of three without bots: the host, a friend who came by the link, and one who only sits; the host begins."""
    host, friend, third = guest(), guest(), guest()
    page = host.open("#/new/bohnanza?friends=1")
    page.get_by_role("group", name="Seats").get_by_role("button", name="3", exact=True).click()
    page.get_by_text("House rules").click()
    page.get_by_label("Who has the first turn").select_option("0")
    page.get_by_text("Time and manners").click()
    page.get_by_label("An offer waits").select_option("0")
    if not private:
        page.get_by_role("checkbox", name="Private").uncheck()
    host.button("Open the table").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    table = link.split("/t/")[1].split("?")[0]
    key = link.partition("?k=")[2]
    friend.page.goto(link)
    friend.button("Sit down").first.click()
    expect(page.locator(".chairs .open")).to_have_count(1)
    third.open()
    third.until("document.querySelector('.me')?.getAttribute('aria-label')?.includes(':')")
    third.ask(f"/api/tables/{table}/join", {"seat": 2, "key": key})
    expect(page.locator(".chairs .open")).to_have_count(0)
    host.button("Start").click()
    for each in (host, friend):
        each.page.wait_for_selector(HAND)
    return host, friend, link


def to_the_trade(host: Guest) -> None:
    """Plant, and turn up cards."""
    host.page.locator(".here").first.click()
    host.button("Turn up cards").click()
    host.page.wait_for_selector("[data-key=o]")


def zone(guest: Guest, name: str) -> Locator:
    """Cards that lie somewhere."""
    return guest.page.locator(f'[data-zone="{name}"] .card')


def word(card: Locator) -> str:
    """What a card is called."""
    said = card.get_attribute("aria-label") or card.locator(".vh").text_content() or ""
    return said.split(",")[0]


def words(guest: Guest, name: str) -> list[str]:
    """What the cards somewhere are called, in order of the alphabet."""
    return sorted(word(card) for card in zone(guest, name).all())


def held_by(host: Guest, friend: Guest, first: int = 0) -> str:
    """A kind that the friend, who sits after the host, holds and the host does not."""
    mine = words(host, f"hand/{first}")
    return next(each for each in words(friend, f"hand/{first + 1}") if each not in mine)


def kind(guest: Guest, name: str) -> Locator:
    """The button by which a kind is wanted."""
    return guest.page.locator(".sheet .wants").get_by_role("button", name=f"{name}, wanted")


def offer(host: Guest, friend: Guest, first: int = 0) -> tuple[str, str]:
    """Offer my last card for one that the friend, who sits after me, holds and I do not: three taps; gives what is given and wanted."""
    given = zone(host, f"hand/{first}").last
    name, wanted = word(given), held_by(host, friend, first)
    given.click()
    kind(host, wanted).click()
    host.page.locator(".sheet .send .btn").nth(1).click()  # the first is for all
    return name, wanted


def play_on(*people: Guest) -> None:
    """Everybody taps what a person would, at once, until all see the result."""
    for each in people:
        each.page.evaluate(f"() => {{ window.rushed = person.rush(4000, false, {PATIENCE}); }}")
    assert all(each.page.evaluate("() => rushed") for each in people)


def to_an_offer(me: Guest) -> None:
    """Play on until somebody offers something."""
    for _ in range(80):
        me.next()
        if me.page.locator(".slip.new").count():
            return
        me.rush(1)


def make_account(page: Page, name: str, passphrase: str) -> None:
    """Make an account of whoever looks at their own page, in English."""
    account = page.locator("form").nth(1)
    account.get_by_label("Name").fill(name)
    account.get_by_label("Passphrase").fill(passphrase)
    account.get_by_role("button", name="Make an account").click()
    expect(page.get_by_text("You have an account")).to_be_visible()
