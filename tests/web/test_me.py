"""What somebody decides about themselves: settings, an account, being forgotten; and cards of one's own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from web.browsing import Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]

# Counts the sounds that are made.
LISTEN = """() => {
    window.heard = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...at) { heard += 1; return start.apply(this, at); };
}"""


def test_sounds_are_off_until_they_are_wanted(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"})
    me.page.evaluate(LISTEN)
    me.page.locator(".here").first.click()
    me.button("Turn up cards").click()
    me.page.wait_for_selector("[data-key=o]")
    assert me.page.evaluate("heard") == 0
    me.button("Menu").click()
    me.page.get_by_label("Sounds").check()
    me.page.keyboard.press("Escape")
    for _ in range(20):
        me.play(1)
        if me.page.evaluate("heard"):
            break
    assert me.page.evaluate("heard") > 0
    page = me.open("#/me")
    expect(page.get_by_label("Sounds")).to_be_checked()  # it is kept
    expect(page.get_by_label("Volume")).to_be_visible()
    page.get_by_label("Sounds").uncheck()
    expect(page.get_by_label("Volume")).to_have_count(0)


def sign(guest: Guest, button: str) -> Page:
    """Nora's name and passphrase into the account's form, and a button of it."""
    page = guest.open("#/me")
    account = page.locator("form").nth(1)
    account.get_by_label("Name").fill("Nora of the beans")
    account.get_by_label("Passphrase").fill("seven green beans")
    account.get_by_role("button", name=button).click()
    return page


def test_an_account_and_being_forgotten(guest: Come) -> None:
    me, other = guest(), guest()
    page = sign(me, "Make an account")
    expect(page.get_by_text("You have an account")).to_be_visible()
    # whoever else is Nora is so no longer once she says so
    elsewhere = sign(other, "Log in")
    expect(elsewhere.get_by_text("You have an account")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Log out there")).to_have_count(1)
    page.get_by_role("button", name="Log out everywhere else").click()
    expect(page.get_by_role("button", name="Log out there")).to_have_count(0)
    expect(elsewhere.get_by_text("You are a guest")).to_be_visible()
    page.get_by_text("Change the passphrase").first.click()
    page.get_by_label("The one you have now").fill("seven green beans")
    page.get_by_label("The new one").fill("eight green beans")
    page.get_by_role("button", name="Change the passphrase").click()
    expect(page.locator("b", has_text="Changed;")).to_be_visible()
    me.short("nicht_die_bohne")
    assert me.rush()
    page = me.open("#/me")
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("button", name="Tap again").click()
    expect(page.locator("b", has_text="All deleted.")).to_be_visible()
    expect(page.get_by_text("You are a guest")).to_be_visible()
    assert "Nora" not in page.get_by_label("Name").first.input_value()
    expect(me.open("#/history").get_by_text("No finished matches yet.")).to_be_visible()
    # nobody can log in as Nora any more
    other.forgiven = True
    page = sign(other, "Log in")
    expect(page.locator(".wrong")).to_be_visible()


KINDS = ["coffee", "wax", "blue", "chili", "stink", "green", "soy", "black_eyed", "red", "garden", "cocoa"]
METER = "meter = [[2, 1], [4, 2], [6, 3], [7, 4]]"
OWN = f'game = "bohnanza"\nname = "all alike"\ntotal = {14 * len(KINDS)}\n' + "".join(
    f"[kinds.{kind}]\ncount = 14\n{METER}\n" for kind in KINDS
)


def test_a_card_file_of_ones_own(guest: Come, tmp_path: Path) -> None:
    """A wrong one is told by its line; corrected, the same file is picked again."""
    cards = tmp_path / "cards.toml"
    me = guest()
    page = me.open("#/new/bohnanza")
    page.get_by_text("House rules").click()
    for text in (OWN.replace("count = 14", "count = many", 1), OWN):
        cards.write_text(text, encoding="utf-8")
        with page.expect_file_chooser() as chooser:
            page.get_by_label("Your own cards").click()
        chooser.value.set_files(cards)
        me.forgiven = text != OWN
        me.button("Start").click()
        if text != OWN:
            expect(page.locator(".wrong")).to_contain_text("line 5")
    page.wait_for_selector(".room .board")
    expect(page.locator(".rack .band > span")).to_have_text(["14"] * 5)


@pytest.mark.parametrize("place", ["foo", "foo/bar", "foo/bar/", "#/no/such/page"])
def test_where_nothing_is_a_friendly_page_says_so(guest: Come, place: str) -> None:
    me = guest(language="fr")
    me.open(place)
    expect(me.page.get_by_role("heading", name="Pas de haricot dans ce rang")).to_be_visible()
    me.page.get_by_role("main").get_by_role("link", name="Accueil").click()
    expect(me.page.get_by_role("heading", name="Pas de haricot dans ce rang")).to_be_hidden()
    assert me.problems == []
