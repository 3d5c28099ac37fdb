"""First games that teach: each is finished by tapping only what the coach points at, and nothing else answers meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect
from web.browsing import LANGUAGES, PHONE, Guest
from web.company import Come
from web.test_access import WIDE, violations

pytestmark = pytest.mark.browser

LESSONS = (
    "bohnanza/first",
    "ladybohn/first",
    "al_cabohne/two",
    "al_cabohne/solo",
    "dice/first",
    "nicht_die_bohne/first",
)
SIZES = ((360, 640), (390, 844), (844, 390), (1280, 800))
MANY = 40  # taps, at most
# The coach has spoken, and all that was told is shown; or there is no coach any more.
READY = """() => person.idle() && Number(document.querySelector(".room")?.dataset.seq) >= person.line.seq
    && (document.querySelector(".coach:not(.out) .go, [data-lit]") || !document.querySelector(".coach"))"""
# The coach is to be read as a whole, lies within the screen, and over nothing that is to be tapped.
AMISS = """() => {
    const coach = document.querySelector(".coach").getBoundingClientRect(), found = [];
    if (coach.left < 0 || coach.top < 0 || coach.right > innerWidth || coach.bottom > innerHeight) found.push("off the screen");
    for (const each of document.querySelectorAll(".coach :is(h2, p:not(.vh), .btn)"))
        if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1) found.push(each.textContent);
    const lit = document.querySelector("[data-lit]")?.getBoundingClientRect();
    if (lit && lit.left < coach.right && lit.right > coach.left && lit.top < coach.bottom && lit.bottom > coach.top) found.push("over what is lit");
    for (const each of person.all(".card .nm")) {
        const name = each.getBoundingClientRect(), card = each.closest(".card").getBoundingClientRect();
        if (name.left < card.left - 1 || name.right > card.right + 1) found.push(`cut: ${each.textContent}`);
    }
    return found;
}"""


def begin(me: Guest, lesson: str) -> None:
    """Go to a lesson, and wait for the coach."""
    me.open(f"#/learn/{lesson}")
    me.page.wait_for_selector(".coach:not(.out) .go")


def settle(me: Guest) -> None:
    """Wait until the coach has said what is next, and nothing moves."""
    me.page.wait_for_function(READY)
    me.page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")
    me.page.wait_for_function(READY)


def follow(me: Guest) -> bool:
    """Tap what the coach points at; False: the lesson is over."""
    settle(me)
    coach = me.page.locator(".coach")
    if coach.count() == 0:
        return False
    on = coach.locator(".go")
    (on if on.count() else me.page.locator("[data-lit]")).click()  # waits until nothing lies over it
    return True


@pytest.mark.daily
@pytest.mark.in_turn(len(LESSONS))  # each of them, in one language on one screen a day
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_is_finished_by_what_is_lit(guest: Come, lesson: str, language: str, size: tuple[int, int]) -> None:
    me = guest(size=size, language=language)
    begin(me, lesson)
    assert violations(me) == []
    for _ in range(MANY):
        settle(me)
        if me.page.locator(".coach").count():
            assert me.page.evaluate(AMISS) == []
            assert me.page.evaluate(WIDE) <= 0
            expect(me.page.locator(".coach")).not_to_contain_text("lesson-")
        if not follow(me):
            break
    expect(me.page.locator(".coach")).to_have_count(0)
    assert me.refusals() == []
    told = me.ask(f"/api/tables/{me.page.url.rsplit('/', 1)[1]}")
    assert (told["lesson"], told["status"]) == ("", "playing")


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lesson", LESSONS)
def test_axe_finds_nothing_in_any_step(guest: Come, lesson: str) -> None:
    me = guest(size=PHONE)
    begin(me, lesson)
    steps = 0
    while me.page.locator(".coach").count():
        assert violations(me) == [], me.page.locator(".coach h2").inner_text()
        follow(me)
        settle(me)
        steps += 1
    assert 4 < steps < MANY


@pytest.mark.in_turn(1)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_finished_by_the_keyboard_alone(guest: Come, lesson: str) -> None:
    """The focus is led to each thing that is lit; nothing is tapped, and nothing looked for."""
    me = guest()
    begin(me, lesson)
    coach = me.page.locator(".coach")
    for _ in range(MANY):
        settle(me)
        if coach.count() == 0:
            break
        on = coach.locator(".go")
        expect(on if on.count() else me.page.locator("[data-lit]")).to_be_focused()
        me.page.keyboard.press("Enter")
    expect(coach).to_have_count(0)
    assert me.refusals() == []
    told = me.ask(f"/api/tables/{me.page.url.rsplit('/', 1)[1]}")
    assert (told["lesson"], told["status"]) == ("", "playing")


def test_the_keyboard_is_enough_nothing_else_answers_and_a_reload_goes_on(guest: Come) -> None:
    me = guest(size=PHONE)
    begin(me, LESSONS[0])
    heard = me.page.locator(".coach [role=status]")
    expect(heard).to_contain_text("Whoever has the most coins")
    expect(me.button("Next", exact=True)).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("[data-lit]")).to_be_focused()
    expect(heard).to_contain_text("must be planted")
    seq = me.page.evaluate("() => person.line.seq")
    me.page.locator('[data-zone="hand/0"] [data-place="2"]').evaluate("each => each.click()")
    me.page.keyboard.press("h")
    me.page.keyboard.press("3")
    expect(me.page.locator(".nod")).to_have_count(1)  # she says it again
    expect(me.page.locator(".sure")).to_have_count(0)
    assert me.page.evaluate("() => person.line.seq") == seq
    for _ in range(4):  # plant, turn up, and the first two taps of an offer
        settle(me)
        expect(me.page.locator("[data-lit]")).to_be_focused()
        me.page.keyboard.press("Enter")
    me.page.reload()  # the half-made offer is gone, the lesson is not
    settle(me)
    expect(heard).to_contain_text("does not fit your fields")
    me.button("Skip the lesson").click()
    expect(me.page.locator(".coach")).to_have_count(0)
    me.button("End trading").click()
    expect(me.page.locator(".sure")).to_have_count(1)
    me.open()
    expect(me.page.get_by_role("link", name="Learn in two minutes: Ladybohn")).to_have_count(1)
    expect(me.page.get_by_role("link", name="Learn in two minutes: Bohnanza", exact=True)).to_have_count(0)


def test_all_that_is_lit_does_what_is_meant_and_one_table_is_laid_out(guest: Come) -> None:
    """Also where a slow phone has to fetch the table's page first."""
    me = guest(size=PHONE)

    def slowly(route: Route) -> None:
        me.page.wait_for_timeout(500)
        route.continue_()

    me.page.route("**/assets/*Table*", slowly)
    me.open()
    me.page.get_by_role("link", name="Learn in two minutes: Bohnanza", exact=True).press("Enter")
    me.page.wait_for_selector(".coach:not(.out) .go")
    assert len(me.ask("/api/my/tables")["tables"]) == 1
    me.button("Next", exact=True).click()
    settle(me)
    seq = me.page.evaluate("() => person.line.seq")
    field = me.page.locator('[data-zone="field/0/0"]')  # lit beside the card
    field.click(force=True, position={"x": 16, "y": 16})  # on the soil, where nothing else is to be tapped
    me.page.wait_for_function("seq => person.line.seq > seq", arg=seq)
    assert me.refusals() == []
