"""A French reader who is refused this and that reads why in French, and in German as soon as that is chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from web.browsing import ROOT, Guest
from web.company import make_account

from haricot.bots import seats as bots
from haricot.farm.notation import VERBS
from haricot.kernel import registry
from haricot.kernel.errors import HaricotError, IllegalAction
from haricot.kernel.records import VERSION
from haricot.kernel.rule import Rule
from haricot.locales import Texts, texts
from haricot.server.errors import why
from haricot.table.clocks import LONGEST
from haricot.table.errors import passed_on

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]
FRENCH = texts("fr")
PLAYERS = list(bots.makers(registry.box("bohnanza")))
RECORD = ROOT / "tests/fixtures/records/bohnanza-amigo-3-bots.txt"
OWED = Rule("KER-06", "LAD-16")

# The next decision of this page says something else than the person meant.
TWIST = """change => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const message = JSON.parse(data);
        if (message.type !== "act") return send.call(this, data);
        WebSocket.prototype.send = send;
        return send.call(this, JSON.stringify({ ...message, ...change }));
    };
}"""

# The next decision of this page is not sent, but refused like this.
ANSWER = """why => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (data) {
        const { type, table, seat, key } = JSON.parse(data);
        if (type !== "act") return send.call(this, data);
        WebSocket.prototype.send = send;
        const refused = JSON.stringify({ type: "refused", error: "illegal", table, seat, key, ...why });
        setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: refused })));
    };
}"""


def refusal(id: str, line: int = 0, column: int = 0, field: str = "", spoken: Texts = FRENCH, **given: Any) -> str:
    """What is to be read."""
    said = spoken.refusal(HaricotError(id, line, column, field, **given))
    assert spoken.problems == []
    assert said != texts("en").refusal(HaricotError(id, line, column, field, **given))
    return said


def comer(guest: Come) -> Guest:
    """Somebody French, of whom the server is going to refuse something."""
    me = guest(language="fr")
    me.forgiven = True  # answers that refuse are failed requests to a browser
    return me


def wrong(page: Page, said: str) -> None:
    """The page says just this."""
    expect(page.locator(".wrong")).to_have_text(said)


def enter(page: Page, name: str, passphrase: str, button: str) -> None:
    """A name and a passphrase into the account's form."""
    account = page.locator("form").nth(1)
    account.get_by_label(FRENCH.say("web-name")).fill(name)
    account.get_by_label(FRENCH.say("web-passphrase")).fill(passphrase)
    account.get_by_role("button", name=FRENCH.say(button)).click()


def test_accounts(guest: Come) -> None:
    other = guest()
    page = other.open("#/me")
    make_account(page, "Ada of the beans", "seven green beans")

    me = comer(guest)
    page = me.open("#/me")
    enter(page, "Ada of the beans", "eight red beans", "web-login")
    wrong(page, refusal("wrong-passphrase"))
    page.locator(".langs button[lang=de]").click()
    wrong(page, refusal("wrong-passphrase", spoken=texts("de")))
    page.locator(".langs button[lang=fr]").click()
    wrong(page, refusal("wrong-passphrase"))
    enter(page, "Ada of the beans", "eight red beans", "web-register")
    wrong(page, refusal("name-taken", name="Ada of the beans"))
    name = page.locator("form").nth(0).get_by_label(FRENCH.say("web-name"))
    name.fill("a\u202eb")  # turns the line round
    page.get_by_role("button", name=FRENCH.say("web-rename")).click()
    wrong(page, refusal("name-unseen"))
    name.fill(" ")
    page.get_by_role("button", name=FRENCH.say("web-rename")).click()
    wrong(page, refusal("name-length", most=24))
    page.evaluate("() => document.querySelectorAll('input').forEach((input) => input.removeAttribute('minlength'))")
    enter(page, "Bea", "short", "web-register")
    wrong(page, refusal("passphrase-length", least=8, most=200))
    for _ in range(60):  # until it is too much, which a slow machine reaches later
        with page.expect_response("**/api/register") as answer:
            enter(page, "Bea", "short", "web-register")
        if answer.value.status == 429:
            break
    expect(page.locator(".wrong")).to_contain_text("Trop de demandes à la suite. Réessaie dans")


def test_tables_that_cannot_be(guest: Come, tmp_path: Path) -> None:
    me = comer(guest)
    page = me.open("#/new/bohnanza")
    page.locator("details summary").last.click()
    for number, (text, said) in enumerate(
        [
            ('game = "bohnanza"\nname = }\n', refusal("cards-toml", 2, 8)),
            ('# mine\ngame = "dice"\n', refusal("cards-other-game", 2, word="dice", game="bohnanza")),
            ('game = "bohnanza"\nname = [[[[[[[[[1]]]]]]]]]\n', refusal("cards-deep", 2, 16, most=8)),
            ("x" * 40_000, refusal("cards-long", letters=40_000, most=32_000)),
        ]
    ):
        path = tmp_path / f"mine-{number}.toml"
        path.write_text(text)
        page.locator("input[type=file]").set_input_files(path)
        page.locator("form button.go").click()
        wrong(page, said)


def test_records_that_cannot_be_read(guest: Come, tmp_path: Path) -> None:
    """A line of the file is named, whether it is pasted or picked."""
    good = RECORD.read_text(encoding="utf-8")
    assert good.startswith("haricot 1\n")
    me = comer(guest)
    page = me.open("#/replay")
    boxes = list(registry.packages())
    for text, said in [
        ("haricots\n", refusal("record-version", 1, word="haricots", version=VERSION)),
        (good.replace("\nseed ", "\nsoil ", 1), refusal("record-word", 3, word="soil")),
        (good.replace("game bohnanza", "game chess", 1), refusal("no-game", field="game", word="chess", known=boxes)),
        (good.replace("\n1 plant 0\n", "\n1 harvest x\n", 1), refusal("not-a-field", 5, 11, word="x")),
    ]:
        page.get_by_label(FRENCH.say("web-record-paste")).fill(text)
        page.get_by_role("button", name=FRENCH.say("web-look")).click()
        wrong(page, said)
    path = tmp_path / "match.txt"
    path.write_text(good.replace("\n1 plant 0\n", "\n1 fly\n", 1), encoding="utf-8")
    page.get_by_label(FRENCH.say("web-record-file")).set_input_files(path)
    wrong(page, refusal("no-verb", 5, 3, word="fly", verbs=VERBS))


def test_what_a_page_would_not_ask_for(guest: Come) -> None:
    """Another page, older or newer than the server, might."""
    me = comer(guest)
    page = me.open("#/new/bohnanza")
    change: dict[str, Any] = {}

    def changed(route: Route) -> None:
        route.continue_(post_data={**(route.request.post_data_json or {}), **change})

    page.route("**/api/tables", lambda route: changed(route) if route.request.method == "POST" else route.continue_())
    box: dict[str, Any] = {"game": "bohnanza"}
    wrongs: list[tuple[dict[str, Any], str]] = [
        ({"game": "chess"}, refusal("no-game", word="chess", known=list(registry.packages()))),
        ({"edition": "giga"}, refusal("no-edition", word="giga", known=["gigamic", "amigo"], **box)),
        ({"seats": ["me"]}, refusal("not-for-seats", edition="gigamic", count=1, takes=list("234567"), **box)),
        ({"seats": ["me", "ghost"]}, refusal("no-player", word="ghost", known=["me", "open", *PLAYERS])),
        ({"options": {"luck": "9"}}, refusal("no-option", option="luck", known=list(offered()))),
        ({"options": {"offers": "lots"}}, refusal("option-value", option="offers", word="lots", known=["0-100"])),
        ({"clock": {"kind": "bank", "seconds": 0}}, refusal("clock-seconds", most=LONGEST)),
        ({"answer": -1}, refusal("answer-seconds", most=LONGEST)),
        ({"commits": ["zz"]}, refusal("no-hash", field="commits")),
        ({"pace": "slow"}, refusal("value-unknown", field="pace", word="slow")),
        ({"seats": 4}, refusal("wrong-kind", field="seats", expected="array")),
        ({"more": 1}, refusal("field-unknown", field="more")),
    ]
    for asked, said in wrongs:
        change = asked
        page.locator("form button.go").click()
        wrong(page, said)


def offered() -> dict[str, Any]:
    """The options of the table that the page asks for unless it is told otherwise."""
    box = registry.box("bohnanza")
    return box.offered(box.column("gigamic", 4))


def test_places_that_are_not_there(guest: Come) -> None:
    me = comer(guest)
    page = me.open("#/rules/chess")
    wrong(page, refusal("no-game", word="chess", known=list(registry.packages())))
    page = me.open("#/t/abcdefghij")
    expect(page.get_by_role("heading", level=1)).to_have_text(FRENCH.say("web-no-table"))


def test_a_seat_that_is_taken(guest: Come) -> None:
    host = guest()
    id = host.sit("bohnanza", ["me", "open", "greedy"])
    me = comer(guest)
    me.open()
    me.go(id)
    page = me.page
    page.route("**/join", lambda route: route.continue_(post_data={"seat": 0}))
    page.locator(".sit .go").click()
    wrong(page, refusal("seat-taken"))


def test_decisions(guest: Come) -> None:
    me = comer(guest)
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"}, pace="calm")
    page = me.page
    spoken = texts("fr", registry.packages()["bohnanza"])
    late = page.locator(".slip.toast.calm:not(.guide)")
    for change, said in [
        ({"at": 99}, refusal("stale")),
        ({"action": "fly"}, refusal("no-verb", spoken=spoken, word="fly", verbs=VERBS)),
        ({"action": "plant 0 0 0"}, refusal("usage", spoken=spoken, verb="plant")),
        ({"action": "harvest x"}, refusal("not-a-field", spoken=spoken, word="x")),
    ]:
        me.next()
        page.evaluate(TWIST, change)
        me.play(1)
        expect(late).to_have_text(said)
        expect(late).to_have_count(0)
    me.next()
    page.evaluate(TWIST, {"action": "harvest 1"})
    me.play(1)
    expect(page.get_by_role("group", name=FRENCH.say("play-refused")).locator("b")).to_have_text(
        spoken.say("rule-BOH-65")
    )


def test_KER_06_what_is_owed_leads_to_both_rules(guest: Come) -> None:
    """A decision is answered with what a table tells when a baby's move is owed (LAD-16)."""
    me = comer(guest)
    me.short("ladybohn", options={"first_player": "0"})
    page = me.page
    me.next()
    page.evaluate(ANSWER, why(passed_on("illegal", IllegalAction(OWED, 0, "harvest 0"), "action", "ladybohn")))
    me.play(1)
    spoken = texts("fr", registry.packages()["ladybohn"])
    expect(page.get_by_role("group", name=FRENCH.say("play-refused")).locator("b")).to_have_text(
        f"{spoken.say('rule-KER-06')} {spoken.say('rule-LAD-16')}"
    )
    buttons = page.get_by_role("group", name=FRENCH.say("play-refused")).locator("button")
    expect(buttons).to_have_count(3)
    expect(buttons).to_contain_text(["KER-06", "LAD-16", FRENCH.say("play-understood")])
    with page.context.expect_page() as opened:
        buttons.nth(1).click()
    expect(opened.value.locator("#main")).to_contain_text("LAD-16")
