"""Languages, refusals that explain themselves, hints, rule books; the line and the size of the page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect
from web.browsing import PHONE, Guest

pytestmark = pytest.mark.browser

Come = Callable[..., Guest]
FIRST_LOAD = 150_000  # bytes over the line


def test_language_switches_at_once(guest: Come) -> None:
    me = guest()
    page = me.open()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Sit down, the beans are dealt.")
    said = set()
    for name, tag in (("Français", "fr"), ("Deutsch", "de"), ("English", "en")):
        me.button(name).click()
        expect(page.locator("html")).to_have_attribute("lang", tag)
        said.add(heading.inner_text())
    assert len(said) == 3
    me.button("Deutsch").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_language_and_colours_are_changed_at_a_table(guest: Come) -> None:
    """From its menu, without leaving it; what is decided then counts as before, and the page keeps both."""
    me = guest(size=PHONE)
    me.sit("bohnanza", ["me", "greedy", "greedy"], answer=0, options={"first_player": "0"})
    page = me.page
    page.wait_for_selector(".here")
    ribbon = page.locator(".ribbon").first
    expect(ribbon).to_contain_text("plant the front card")
    me.button("Menu").click()
    page.locator("nav.menu").get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("nav.menu")).to_contain_text("Bulles aux places")
    expect(ribbon).to_contain_text("plante")
    page.locator("nav.menu").get_by_role("button", name="Couleurs sombres").click()
    expect(page.locator("html")).to_have_class(re.compile(r"\bdark\b"))
    page.keyboard.press("Escape")
    page.locator(".here").first.click()
    expect(me.button("Retourner")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_class(re.compile(r"\bdark\b"))
    expect(me.button("Retourner")).to_be_visible()
    assert me.refusals() == []


def test_what_code_joins_is_joined_as_the_language_does(guest: Come) -> None:
    """French has a space before a colon, whoever puts it there; a middle dot has one in every language."""
    joined = """() => {
        const said = [...document.querySelectorAll("body *")].flatMap(each =>
            [each.getAttribute("aria-label") ?? "", each.title ?? "", each.children.length ? "" : each.textContent]);
        const whole = [...document.querySelectorAll("p, span, b, small, div")].map(each => each.textContent.replace(/\\s+/g, " "));
        return [...said.filter(text => /[\\p{L}\\d?]:(\\s|$)/u.test(text)), ...whole.filter(text => /\\S·/.test(text))];
    }"""
    me = guest(language="fr")
    table = me.sit("nicht_die_bohne", ["me", "greedy", "greedy"])
    me.page.wait_for_selector("[data-zone='hand/0']")
    assert me.page.evaluate(joined) == []
    me.open("#/")
    me.page.wait_for_selector(f"a[href*='{table}']")
    assert me.page.evaluate(joined) == []
    me.sit("bohnanza", ["me", "greedy", "greedy"])
    me.page.wait_for_selector("[data-zone='hand/0']")
    assert me.page.evaluate(joined) == []


def test_a_refusal_names_its_rule_and_opens_it(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"})
    for _ in range(120):  # until a single bean is protected
        me.next()
        if me.page.locator(".does .locked").count():
            break
        me.play(1)
    me.page.locator(".does .locked").first.click()
    refusal = me.page.get_by_role("group", name="Not possible")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button", name="Rule BOH-").inner_text().removeprefix("Rule ")
    with me.context.expect_page() as opened:
        refusal.get_by_role("button", name="Rule BOH-").click()
    expect(opened.value.locator(f"[id='{rule}']")).to_be_focused()
    refusal.get_by_role("button", name="Understood").click()
    expect(refusal).to_have_count(0)
    assert me.refusals()[0]["rule"] == rule


def test_hint_says_what_and_does_it(guest: Come) -> None:
    me = guest()
    me.sit("bohnanza", ["me", "greedy", "greedy"], options={"first_player": "0"})
    me.button("Hint").click()
    hint = me.page.locator(".hinted")
    expect(hint).to_contain_text("A bot would do this:")
    before = me.page.locator(".rack li").count()
    hint.get_by_role("button", name="Do it").click()
    expect(me.page.locator(".rack li")).to_have_count(before - 1)
    assert me.refusals() == []


def test_rule_book_finds(guest: Come) -> None:
    me = guest()
    page = me.open("#/rules/bohnanza/BOH-66")
    expect(page.locator("[id='BOH-66']")).to_be_focused()
    rules = page.locator(".rule").count()
    page.get_by_label("Find in the rules").fill("third field")
    expect(page.locator(".rule").first).to_be_visible()
    assert 0 < page.locator(".rule").count() < rules


def test_a_rule_book_begins_with_how_to_play(guest: Come) -> None:
    """In the reader's language, and with a way to the rules that it names; a late book takes no word from who searches."""
    me = guest(language="de")
    page = me.open("#/rules/bohnanza")
    how = page.get_by_role("region", name="So wird gespielt")
    german = how.inner_text()
    assert len(german.split()) > 200
    named = how.get_by_role("link").first
    rule = named.inner_text()
    named.click()
    expect(page.locator(f"[id='{rule}']")).to_be_focused()
    late: list[Route] = []
    page.route("**/rules?lang=fr", lambda route: late.append(route))
    me.button("Français").click()
    expect(page.get_by_role("region", name="Comment jouer")).to_be_visible()
    page.get_by_label("Chercher dans les règles").fill("duel")
    expect(page.get_by_role("region", name="Comment jouer")).to_have_count(0)
    with page.expect_response("**/rules?lang=fr"):
        late[0].continue_()
    expect(page.locator(".rule").first).to_contain_text("joueurs")
    expect(page.get_by_label("Chercher dans les règles")).to_have_value("duel")


def test_rule_books_are_in_the_reader_s_language(guest: Come) -> None:
    me = guest(language="de")
    page = me.open("#/rules/bohnanza/BOH-66")
    rule = page.locator("[id='BOH-66']")
    expect(rule).to_contain_text("darf nicht geerntet werden")
    me.button("Français").click()
    expect(rule).to_contain_text("ne peut pas être récolté")
    page.get_by_label("Chercher dans les règles").fill("BOH-66")
    me.button("English").click()
    expect(rule).to_contain_text("may not be harvested")


def test_an_example_is_a_table_and_names_its_rules(guest: Come) -> None:
    page = guest().open("#/rules/dice/EX-DICE-2")
    example = page.locator("[id='EX-DICE-2']")
    expect(example.get_by_role("columnheader")).to_have_text(["step", "action", "expected"])
    expect(example.get_by_role("row")).to_have_count(7)
    expect(example).not_to_contain_text("|---")
    example.get_by_role("link", name="DICE-34").click()
    expect(page.locator("[id='DICE-34']")).to_be_focused()


def test_first_load_is_small(guest: Come) -> None:
    me = guest()
    line = me.context.new_cdp_session(me.page)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(int(told["encodedDataLength"])))
    line.send("Network.enable")
    me.open().wait_for_selector(".boxes li")
    me.page.wait_for_load_state("networkidle")
    assert sizes
    assert sum(sizes) <= FIRST_LOAD


def test_a_quick_match_that_is_watched_ends_right(guest: Come) -> None:
    """Bots that do not think: the page follows, and shows the end as the server knows it."""
    other = guest()
    table = other.sit("bohnanza", ["greedy"] * 4, options={"exhaustions": "1"}, start=False)
    other.ask(f"/api/tables/{table}/start", {})  # only now, so that the page sees all of it
    other.page.wait_for_selector(".towers")
    result = other.ask(f"/api/tables/{table}")["result"]
    shown = [each.inner_text() for each in other.page.locator(".plank .num").all()]
    assert sorted(int(each.split()[0]) for each in shown) == sorted(result["scores"])
    assert other.page.evaluate("() => person.line.steps") > 50
