"""Making an offer and asking around: on a phone, on a small one, lying, and on a desk."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from web.browsing import DESK, PHONE
from web.company import Come
from web.crowd import ME, Table, to_my_trade
from web.test_phone import HIDDEN, SEASONED

pytestmark = pytest.mark.browser

TIGHT, LYING = (360, 640), (844, 390)
PLACES = """() => [...document.querySelectorAll(".sheet :is(.want, .hand li, .grp .pair, .send .btn)")].map(each => {
    const { x, y } = each.getBoundingClientRect();
    return `${each.className} ${Math.round(x)} ${Math.round(y)}`.replace(" sel", "");
})"""


def composing(guest: Come, size: tuple[int, int], language: str = "en") -> tuple[Table, Page]:
    """My turn to trade, and an empty offer lies open."""
    table = Table(guest, "bohnanza", 3)
    to_my_trade(table)
    page = table.phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SEASONED, language)
    page.reload()
    page.locator("[data-key=o]").click()
    page.wait_for_selector(".sheet .want")
    return table, page


@pytest.mark.parametrize("size", [PHONE, DESK, TIGHT, LYING])
def test_beans_stay_under_the_finger(guest: Come, size: tuple[int, int]) -> None:
    """A second tap on the same spot asks for one more of the same: nothing moves, whatever is chosen."""
    _, page = composing(guest, size, "de")
    before = page.evaluate(PLACES)
    want = page.locator(".sheet .want").first
    box = want.bounding_box()
    assert box
    for count in (1, 2):
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(want.locator(".tick")).to_have_text(str(count))
    assert page.evaluate(PLACES) == before
    for button in [*page.locator(".sheet .grp .card, .sheet .hand .card").all()[:3], *page.locator(".want").all()[1:3]]:
        button.click()
    page.locator(".choose").evaluate("each => { each.scrollTop = 0; }")
    assert page.evaluate(PLACES) == before


@pytest.mark.parametrize("language", ["de", "fr"])
@pytest.mark.parametrize("size", [TIGHT, LYING, (640, 360)])
def test_what_is_offered_is_read_beside_what_sends_it(guest: Come, size: tuple[int, int], language: str) -> None:
    """On the smallest screens as well; every bean can be reached and is covered by nothing."""
    _, page = composing(guest, size, language)
    page.locator(".sheet .hand .card").first.click()
    page.locator(".sheet .want").first.click()
    for want in page.locator(".sheet .want").all():
        want.scroll_into_view_if_needed()
        assert want.evaluate("""each => { const { left, top, width, height } = each.getBoundingClientRect();
            return [0.1, 0.5, 0.9].every(part => each.contains(document.elementFromPoint(left + width / 2, top + height * part))); }""")
        for selector in (".sheet [role=status]", ".sheet .send .btn"):
            assert page.evaluate(HIDDEN, selector) == []
    assert page.locator(".says").evaluate("each => each.scrollHeight <= each.clientHeight + 1")


@pytest.mark.parametrize("size", [TIGHT, LYING])
@pytest.mark.parametrize("guided", [False, True])
def test_a_hint_can_be_read_and_closed(guest: Come, size: tuple[int, int], guided: bool) -> None:
    """On a small phone its buttons lie free beside my hand, with a guide and without."""
    table = Table(guest, "bohnanza", 3)
    to_my_trade(table)
    page = table.phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SEASONED.replace("on: false", "on: true") if guided else SEASONED, "de")
    page.reload()
    page.wait_for_selector("[data-key=o]")
    if guided:
        page.wait_for_selector(".guide.slip")
    page.get_by_role("button", name="Tipp").click()
    page.wait_for_selector(".hinted .btn")
    for selector in (".hinted .btn", ".foot .btn", f"[data-zone='hand/{ME}'] .card"):
        assert page.evaluate(HIDDEN, selector) == []
    hint = page.locator(".hinted")
    hint.evaluate("each => { each.scrollTop = each.scrollHeight; }")
    text = hint.locator("> div").first.evaluate("each => each.getBoundingClientRect().bottom")
    assert text <= hint.locator(".two").evaluate("each => each.getBoundingClientRect().top") + 1
    hint.locator(".btn").last.click()
    expect(hint).to_have_count(0)


@pytest.mark.parametrize("size", [TIGHT, PHONE, DESK])
@pytest.mark.parametrize("seats", [3, 4])
def test_a_wish_stands_beside_the_name_until_the_trade_is_over(guest: Come, size: tuple[int, int], seats: int) -> None:
    """It covers no field, and makes nothing higher."""
    table = Table(guest, "bohnanza", seats)
    page = table.phone.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SEASONED, "fr")
    page.reload()
    assert table.play("offer") == 1
    before = page.locator(".seat").first.bounding_box()
    table.act(1, "wish blue,green")
    table.act(2, "wish red,chili,stink,soy")
    wish = page.get_by_role("img", name="cherche").first
    expect(wish).to_be_visible()
    assert page.locator(".seat").first.bounding_box() == before
    fields = page.locator(".seat").first.locator("[data-zone^=field]").all()
    mark, name = wish.bounding_box(), page.locator(".seat .nm2").first.bounding_box()
    assert mark and name and mark["y"] <= name["y"] + name["height"]
    for field in fields:
        box = field.bounding_box()
        assert box and mark["y"] + mark["height"] <= box["y"] + 0.5
    flag = page.locator(".seat .flag").first.bounding_box()
    assert flag and flag["height"] < 26
    table.act(1, "done")
    expect(page.locator(".wish")).to_have_count(0)


def test_an_answer_whose_offer_is_gone_says_so(guest: Come) -> None:
    """What was composed stays, and goes as an offer of its own."""
    table = Table(guest, "bohnanza", 3)
    page = table.phone.page
    assert table.play("offer") == 1
    table.offer(1, table.hand(1)[:1], table.mine(f"hand/{ME}")[-1:])
    page.get_by_role("button", name="Counter").click()
    before = page.evaluate(PLACES)
    expect(page.locator(".sheet [role=alert]")).to_have_count(0)
    deal = table.host.page.evaluate("async () => (await sat.look(1)).view.deals[0].id")
    table.act(1, f"withdraw {deal}")
    expect(page.locator(".sheet [role=alert]")).to_contain_text("Too late")
    assert page.evaluate(PLACES) == before
    page.locator(".sheet .send .btn").click()
    expect(page.locator(".sheet")).to_have_count(0)
    table.phone.until("person.idle()")
    deals = table.host.page.evaluate(
        "async () => (await sat.look(1)).view.deals.map(({ proposer, to }) => [proposer, to])"
    )
    assert deals == [[ME, 1]]
    assert table.phone.refusals() == []
