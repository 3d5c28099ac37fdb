"""Friends come: by the link, by the QR code's content, by beans said aloud; they name themselves and talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from web.browsing import HAND, PHONE, Guest, launch
from web.company import Come, offer, to_the_trade
from web.qr import read
from web.test_access import violations

from haricot.server.codes import BEANS

pytestmark = pytest.mark.browser

SIZES = [(360, 640), PHONE, (844, 390)]
# What sticks out of the page to the side, or is cut off at its end.
CLIPPED = """() => [...document.querySelectorAll("#main h1, #main button, #main a, #main input, #main b, #main label, #main img, #main svg")]
    .filter(each => each.getClientRects().length > 0 && !each.closest(".vh") && !each.matches(".vh"))
    .filter(each => {
        const { left, right, width } = each.getBoundingClientRect();
        const words = each.matches("button, a, b, h1") && each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0 && getComputedStyle(each).display !== "inline";
        return width > 0 && (left < -1 || right > innerWidth + 1 || words);
    }).map(each => each.outerHTML.slice(0, 120))"""


def cut_off(page: Page) -> list[str]:
    """What is not whole once the page has been drawn: long names are set narrower only then."""
    found = list(page.evaluate(CLIPPED))
    for _ in range(50):
        if found:
            page.wait_for_timeout(100)
            found = list(page.evaluate(CLIPPED))
    return found


def drawn(page: Page) -> str:
    """What a camera reads off the page."""
    shape = page.locator(".invite svg[role=img]")
    size = int(str(shape.get_attribute("viewBox")).split()[2])
    grid = [[False] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", str(shape.locator("path").get_attribute("d"))):
        for at in range(int(x), int(x) + int(length)):
            grid[int(y)][at] = True
    assert not any(any(row[:4] + row[-4:]) for row in grid), "four modules around it are quiet"
    return read([row[4:-4] for row in grid[4:-4]])


def named(guest: Guest, name: str) -> str:
    """Say who one is, take a face that nobody has, and sit down; gives the face."""
    guest.page.wait_for_selector("input[name=face]", state="attached")
    faces = guest.page.locator("input[name=face]:enabled").all()
    face = next(each.input_value() for each in faces if not each.is_checked())
    guest.page.get_by_label("Your name").fill(name)
    guest.page.locator(f"input[value={face}]").check(force=True)
    guest.button("Sit down").click()
    guest.page.wait_for_selector(".chairs")
    return face


@pytest.mark.daily
def test_friends_come_by_link_by_camera_and_by_beans(guest: Come) -> None:
    host = guest()
    # as on a machine that listens to its network
    address = host.base.replace("127.0.0.1", "localhost")
    coming = {"reach": "net", "addresses": [address], "length": 3, "beans": list(BEANS)}
    host.page.route("**/api/coming", lambda route: route.fulfill(json=coming))
    seats = ["me", "open", "open", "open", "open"]
    table = host.sit("bohnanza", seats, private=True, answer=0, options={"first_player": "1"})
    page = host.page
    field = page.get_by_role("textbox", name="Invitation link")
    expect(field).to_have_value(re.compile("k="))  # though the host came without the key
    link = field.input_value()
    assert link.startswith(address)
    assert drawn(page) == link
    page.get_by_role("button", name="Beans to say aloud").click()
    expect(page.locator(".code li b")).to_have_count(3)
    said = page.locator(".code li b").all_inner_texts()

    by_link, by_camera, by_beans = guest(size=PHONE), guest(size=PHONE), guest(size=PHONE)
    by_link.page.goto(link.replace("localhost", "127.0.0.1"))
    ida = named(by_link, "Ida")
    by_camera.page.goto(drawn(page).replace("localhost", "127.0.0.1"))
    expect(by_camera.page.get_by_role("heading", level=1)).to_contain_text("invites you to play Bohnanza")
    lea = named(by_camera, "Léa")
    by_beans.open("#/code")
    for bean in said:
        by_beans.page.locator(".beans").get_by_role("button", name=bean, exact=True).click()
    by_beans.page.wait_for_selector(".sit")
    expect(by_beans.page.locator(f"input[value={lea}]")).to_be_disabled()
    tom = named(by_beans, "Tom")
    expect(page.locator(".chairs")).to_contain_text("Tom")

    by_camera.page.get_by_label("Say something").fill("Hello <i>all</i>")
    by_camera.page.keyboard.press("Enter")
    by_beans.button("well done").click()
    expect(page.locator(".chat")).to_contain_text("Hello <i>all</i>")
    expect(page.locator(".chat img[alt='well done']")).to_be_visible()

    host.button("Start").click()  # a bot takes the seat that is left
    for each in (host, by_link, by_camera, by_beans):
        each.page.wait_for_selector("[data-zone^='hand/'] .card")
    told = host.ask(f"/api/tables/{table}")["seats"]
    assert [seat["portrait"] for seat in told[1:4]] == [ida, lea, tom]
    assert told[4]["kind"] == "bot"

    # two phones trade
    to_the_trade(by_link)
    given, wanted = offer(by_link, by_camera, 1)
    slip = by_camera.page.locator(".slip.new")
    expect(slip).to_contain_text("Ida offers you a trade")
    slip.get_by_role("button", name="Accept").click()
    for place, got in ((1, wanted), (2, given)):  # the host sees what each of them has got
        expect(page.locator(f"[data-zone='aside/{place}'] img")).to_have_attribute("alt", re.compile(f"^{got}$", re.I))
    host.page.locator("body").press("e")
    host.page.keyboard.press("1")
    expect(by_beans.page.locator(".bubble img")).to_be_visible()  # thanks, at the host's seat

    stranger = guest(size=PHONE)  # who scans it in mid-game may have the bot's seat, and says who they are
    stranger.page.goto(link.replace("localhost", "127.0.0.1"))
    stranger.page.locator(".take .btn").click()
    stranger.page.locator("dialog input.text-field").fill("Ulla")
    stranger.button("That’s me").click()
    stranger.page.wait_for_selector(HAND)
    assert host.ask(f"/api/tables/{table}")["seats"][4]["name"] == "Ulla"

    by_beans.open("#/code")
    by_beans.forgiven = True
    by_beans.page.get_by_label("Or type the beans").fill(", ".join(said).upper())
    by_beans.button("Join").click()
    expect(by_beans.page.locator("p.wrong")).to_contain_text("it has begun")


def test_whoever_comes_to_a_full_table_is_told_that_they_watch(guest: Come) -> None:
    host, late = guest(), guest(size=PHONE)
    table = host.sit("bohnanza", ["me", "greedy", "greedy"], start=False)
    late.open(f"#/t/{table}")
    expect(late.page.locator("main")).to_contain_text("All seats are taken: you can watch.")


def test_without_https_the_sheet_offers_what_works_there(browser: Browser, base: str) -> None:
    """By a name in the network, in plain http: no sharing, no clipboard, no notices; link and code lead friends in all the same."""
    network = launch(browser.browser_type, "--host-resolver-rules=MAP beans.test 127.0.0.1")
    address = base.replace("127.0.0.1", "beans.test")
    host, friend = Guest(network, address, size=PHONE), Guest(network, address, size=PHONE)
    table = host.sit("bohnanza", ["me", "open", "greedy"], options={"first_player": "0"})
    page = host.page
    assert page.evaluate("[isSecureContext, 'clipboard' in navigator, 'share' in navigator]") == [False] * 3
    link = f"{address}/#/t/{table}"
    field = page.get_by_role("textbox", name="Invitation link")
    expect(field).to_have_value(link)
    assert drawn(page) == link
    assert host.button("Share", exact=True).count() == 0
    assert page.get_by_label("Tell me when it is my turn").count() == 0
    assert cut_off(page) == []
    host.button("Copy", exact=True).click()
    expect(host.button("Copied.")).to_be_visible()
    talk = page.get_by_label("Say something")
    talk.press("Control+v")
    expect(talk).to_have_value(link)
    # and where the browser does not even let the page copy, it says so, and the link is ready
    page.reload()
    page.evaluate("document.execCommand = () => false")
    host.button("Copy", exact=True).click()
    expect(page.get_by_text("The link is selected")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == link

    friend.page.goto(link)
    named(friend, "Ida")
    expect(page.locator(".chairs")).to_contain_text("Ida")
    host.button("Start").click()
    for each in (host, friend):
        each.page.wait_for_selector("[data-zone^='hand/'] .card")
    page.locator(".here").first.click()
    expect(host.button("Turn up cards")).to_be_visible()
    expect(host.open("#/me").get_by_label("Tell me when it is my turn")).to_be_disabled()
    expect(page.get_by_text("This address is not encrypted")).to_be_visible()
    # browsers note that they have no use for one of our headers there
    assert not [each for each in host.problems + friend.problems if "Cross-Origin-Opener-Policy" not in each]
    network.close()


def test_a_server_that_listens_to_itself_says_so(guest: Come) -> None:
    """No code for a camera that would lead nowhere, and how to let friends in, for whoever can; beans are given all the same."""
    host, friend = guest(size=PHONE), guest(size=PHONE)
    table = host.sit("bohnanza", ["me", "open", "open"])
    sheet = host.page.get_by_role("region", name="Bring your friends")
    expect(sheet).to_contain_text("This address only works on this computer.")
    expect(sheet).to_contain_text("haricot serve --host 0.0.0.0")
    assert sheet.locator("svg[role=img]").count() == 0
    expect(sheet.get_by_role("textbox")).to_have_value(f"{host.base}/#/t/{table}")
    host.button("Beans to say aloud").click()
    expect(sheet.locator(".code li")).to_have_count(3)
    friend.go(table)
    named(friend, "Ida")
    sheet = friend.page.get_by_role("region", name="Bring your friends")
    expect(sheet).to_contain_text("This address only works on this computer.")
    expect(sheet).not_to_contain_text("haricot serve")
    for each in (host, friend):
        assert cut_off(each.page) == []


@pytest.mark.parametrize("mood, crew", [("gentle", ["fava", "mungo", "pim"]), ("hard", ["ada", "cicero", "lima"])])
def test_the_host_says_what_company_fills_the_seats(guest: Come, mood: str, crew: list[str]) -> None:
    """Whether a bot is let in by hand or comes at the start; a friend is not asked."""
    host, friend = guest(size=PHONE), guest(size=PHONE)
    table = host.sit("bohnanza", ["me", "open", "open", "open"])
    company = host.page.get_by_role("group", name="What kind of company?")
    expect(company.get_by_role("button", name="mixed")).to_have_attribute("aria-pressed", "true")
    company.get_by_role("button", name=mood).click()
    assert cut_off(host.page) == []
    friend.go(table)
    friend.page.wait_for_selector(".sit, .chairs")
    assert friend.page.get_by_role("group", name="What kind of company?").count() == 0
    host.button("Let a bot sit here").last.click()
    expect(host.page.locator(".chairs .open")).to_have_count(2)
    host.button("Start").click()
    host.page.wait_for_selector(HAND)
    seats = host.ask(f"/api/tables/{table}")["seats"]
    assert sorted(seat["bot"] for seat in seats[1:]) == crew


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("language", ["fr", "de", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut_where_friends_come(guest: Come, size: tuple[int, int], language: str) -> None:
    host, friend = guest(size=size, language=language), guest(size=size, language=language)
    host.sit("bohnanza", ["me", "open", "open"], private=True)
    field = host.page.locator(".invite input")
    expect(field).to_have_value(re.compile("k="))
    link = field.input_value()
    host.page.locator(".invite .rest > .btn:last-of-type").click()
    host.page.wait_for_selector(".code li")
    assert cut_off(host.page) == []
    assert violations(host) == []
    friend.page.goto(link)
    friend.page.wait_for_selector(".sit")
    assert cut_off(friend.page) == []
    assert violations(friend) == []
    friend.page.locator(".sit .go").click()
    friend.page.wait_for_selector(".chairs")
    assert cut_off(friend.page) == []
    friend.open("#/code")
    friend.page.wait_for_selector(".beans img")
    assert cut_off(friend.page) == []
