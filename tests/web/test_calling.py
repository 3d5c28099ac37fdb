"""Whoever looks elsewhere is called back: by the title, and by a notice of the device whose tap leads to the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Worker, expect
from web.browsing import DESK, PHONE, Guest
from web.company import Come

pytestmark = pytest.mark.browser

WANTED = "Tell me when it is my turn"
# A browser without windows shows no notices, so they are noted. `look(false)`: the page is hidden.
DEVICE = """answer => {
    let permission = "default", hidden = false;
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Notification.requestPermission = async () => (permission = answer);
    window.shut = 0;
    ServiceWorkerRegistration.prototype.getNotifications = async () => [{ close: () => (shut += 1) }];
    Object.defineProperty(document, "visibilityState", { get: () => (hidden ? "hidden" : "visible") });
    window.look = looks => { hidden = !looks; document.dispatchEvent(new Event("visibilitychange")); };
}"""
NOTE = """() => {
    self.notices = [];
    self.registration.showNotification = async (title, said) => { notices.push({ title, ...said }); };
    self.done = [];
    self.clients.openWindow = async place => { done.push(`open ${place}`); };
    WindowClient.prototype.focus = async function () { done.push(`focus ${this.url}`); };
}"""
# A tap on the latest notice, as the worker hears it; gives what it does.
TAP = """async () => {
    const waits = [], notification = { ...notices.at(-1), close: () => done.push("close") };
    self.dispatchEvent(Object.assign(new Event("notificationclick"), { notification, waitUntil: work => waits.push(work) }));
    await Promise.all(waits);
    return done.splice(0);
}"""


def with_notices(me: Guest, answer: str = "granted") -> Guest:
    """Somebody whose device knows notices, was never asked for them, and answers so."""
    me.page.add_init_script(f"({DEVICE})({answer!r})")
    return me


def worker_of(me: Guest) -> Worker:
    """Who shows this person's notices."""
    if not me.context.service_workers:
        me.context.wait_for_event("serviceworker")
    (worker,) = me.context.service_workers
    worker.evaluate(NOTE)
    return worker


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_who_waits_for_friends_is_called_to_the_table(guest: Come, size: tuple[int, int]) -> None:
    me = with_notices(guest(size=size))
    table = me.sit("bohnanza", ["me", "open", "open"], answer=0, options={"first_player": "0"})
    assert me.context.service_workers == []  # nothing is fetched that nobody wants
    page = me.page
    page.get_by_label(WANTED).check()
    worker = worker_of(me)
    assert worker.url == f"{me.base}/notices.js"
    page.evaluate("look(false)")
    me.ask(f"/api/tables/{table}/seat", {"seat": 1, "bot": "greedy"})
    me.ask(f"/api/tables/{table}/seat", {"seat": 2, "bot": "greedy"})
    me.ask(f"/api/tables/{table}/start", {})
    asked = "Your turn: plant the front card."
    here = page.url
    expect(page).to_have_title(asked)
    while not worker.evaluate("notices.length"):
        page.wait_for_timeout(50)
    (notice,) = worker.evaluate("notices")
    assert (notice["title"], notice["body"], notice["data"]["place"]) == ("Haricot", asked, here)
    for title in (asked, f"{asked} · Haricot", asked):  # it flashes
        expect(page).to_have_title(title)
    page.evaluate("look(true)")
    me.until("shut === 1")
    expect(page).to_have_title(f"{asked} · Haricot")

    assert worker.evaluate(TAP) == ["close", f"focus {me.base}/"]  # where the page began
    expect(me.open("#/me").get_by_label(WANTED)).to_be_checked()
    page.close()
    assert worker.evaluate(TAP) == ["close", f"open {here}"]


def test_notices_are_offered_at_the_table_until_that_is_decided(guest: Come) -> None:
    me, other, third = with_notices(guest(size=PHONE)), with_notices(guest(), "denied"), guest()
    for each in (me, other):
        table = each.sit("bohnanza", ["me", "greedy", "greedy"], answer=0, options={"first_player": "0"})
        each.page.wait_for_selector(".here")
        each.button("Menu").click()
        each.page.get_by_label(WANTED).click()
        expect(each.page.get_by_label(WANTED)).to_be_checked(checked=each is me)
    expect(other.page.get_by_label(WANTED)).to_be_disabled()
    expect(other.page.locator("nav.menu")).to_contain_text("The device does not allow it")
    assert other.context.service_workers == []
    me.button("Menu").click()
    me.button("Menu").click()
    expect(me.page.get_by_label("Bubbles")).to_be_visible()
    assert me.page.get_by_label(WANTED).count() == 0  # it is decided, and can be changed on *Me*
    # whoever does not play is not called, and what a device refuses beforehand is not offered
    third.go(table)
    third.button("Menu").click()
    expect(third.page.get_by_label("Bubbles")).to_be_visible()
    assert third.page.get_by_label(WANTED).count() == 0
