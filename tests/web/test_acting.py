"""Acting on the board, and no click more than a decision needs."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.web.pilot import Pilot, button
from tests.web.served import Served

SCIENCE = {"set-motive": "science", "set-level": "sailor", "fate": "seeded", "seed": "acting"}
IN_SIGHT = """selector => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(selector) !== null;
}"""
HURRIED = """selector => new Promise(resolve => {
  const options = document.getElementById("options");
  const fresh = new MutationObserver(() => {
    const one = options.querySelector(selector);
    if (!one) return;
    fresh.disconnect();
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    resolve();
  });
  fresh.observe(options, { childList: true, subtree: true });
  document.getElementById("confirm").click();
})"""


def at_sea(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """The second edition in its first Action Phase, with nothing planned."""
    server.sit(pilot.page, server.table(context, "nemo2", seat=["me"], **SCIENCE))
    pilot.wait()
    while "move" not in pilot.options:
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[0])
    while pilot.at("#staged b").count():
        pilot.confirm()


def in_port(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Nauticus, with a purchase planned that needs nothing more."""
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click("tile buy-hull")
    while "stop" not in pilot.options:
        pilot.click(pilot.options[0])


def test_one_click_on_an_ocean_moves_there(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NW2-11.4] The rules ask twice; the map asks once."""
    at_sea(server, context, pilot)
    pilot.until(".halo[data-spot^=ocean-]")
    pilot.at(".halo[data-spot^=ocean-]").first.click()
    expect(pilot.at("#staged b")).to_have_count(2)
    expect(pilot.at("#staged b").first).to_contain_text("Move")


def test_officers_do_not_glow_until_somebody_looks_for_them(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    """What is seldom done is folded away; its key brings it to sight and does not do it."""
    at_sea(server, context, pilot)
    assert not any(option.startswith("sacrifice") for option in pilot.options)
    expect(pilot.at(".halo[data-spot^=character-]")).to_have_count(0)
    end = str(pilot.at(f"{button('end')} kbd").text_content())
    pilot.page.keyboard.press(chr(ord(end) + 1))
    expect(pilot.at('#options [data-option^="sacrifice"]')).to_have_count(3)
    expect(pilot.at("#stage")).to_be_hidden()
    expect(pilot.at(".halo[data-spot^=character-]")).to_have_count(3)
    pilot.page.keyboard.press(chr(ord(end) + 1))
    expect(pilot.at("#staged b")).to_contain_text("Sacrifice")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (820, 1180), (390, 844)])
def test_the_end_of_the_phase_is_in_sight(
    server: Served, context: BrowserContext, pilot: Pilot, width: int, height: int
) -> None:
    pilot.page.set_viewport_size({"width": width, "height": height})
    at_sea(server, context, pilot)
    assert pilot.page.evaluate(IN_SIGHT, button("end"))


def test_confirm_ends_the_turn_and_says_so(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NAU-3.4] Neither stopping nor ending is a click of its own, and the extra action is one button."""
    in_port(server, context, pilot)
    expect(pilot.at("#confirm")).to_contain_text("End the turn")
    expect(pilot.at("#staged-rest")).to_contain_text("Stop")
    pilot.confirm()
    expect(pilot.at("#log")).to_contain_text("Random")
    pilot.calm()


def test_the_last_choice_before_the_dice_sends_the_plan(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NW2-6.8] Unless somebody wants to confirm before every die."""
    at_sea(server, context, pilot)
    pilot.click("rest")
    expect(pilot.at("#options .rolls")).not_to_have_count(0)
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Confirm before every die").check()
    pilot.page.keyboard.press("Escape")
    pilot.press("Escape")
    pilot.click("rest")
    expect(pilot.at("#options .rolls")).to_have_count(0)
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Confirm before every die").uncheck()
    pilot.page.keyboard.press("Escape")
    pilot.press("Escape")
    pilot.click("rest")
    pilot.click(pilot.options[0])
    expect(pilot.at("#log li:not(.staged)").filter(has_text="Action: Rest")).not_to_have_count(0)


def test_the_second_click_of_a_double_click_sacrifices_nobody(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    """What lies under the pointer when a question comes is not meant; what is given up for good never comes first."""
    at_sea(server, context, pilot)
    pilot.click("rest")
    pilot.page.evaluate(HURRIED, ".option")
    pilot.wait()
    expect(pilot.at("#stage")).to_be_hidden()
    first = pilot.at("#options .option").first
    assert not str(first.get_attribute("data-option")).startswith("sacrifice")


def test_what_the_extra_action_leads_to_does_not_glow_until_somebody_looks_for_it(
    server: Served, context: BrowserContext, pilot: Pilot
) -> None:
    """[NAU-3.4] Nothing can be delivered yet, so the turn is a pass; the piles would cost the extra action."""
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click("tile deliver")
    pilot.until("#options .more > button")
    pilot.page.wait_for_timeout(300)
    expect(pilot.at(".halo[data-spot^=stock-]")).to_have_count(0)
    pilot.at("#options .more > button").click()
    expect(pilot.at(".halo[data-spot^=stock-]").first).to_be_visible()


def test_who_is_asked_next_is_not_called_you(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    pilot.wait()
    pilot.click("tile deliver")
    pilot.click("pass")
    pilot.click("end")
    expect(pilot.at("#asked")).to_have_text("Random decides.")
    expect(pilot.at("#asked")).to_have_attribute("data-whose", "After that:")


def test_an_ocean_that_is_too_far_says_why(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """[NW2-11.4] To move is chosen first and where comes second: whoever clicks where is told at once."""
    at_sea(server, context, pilot)
    pilot.until(".halo[data-spot^=ocean-]")
    lit = {str(one.get_attribute("data-spot")) for one in pilot.at(".halo[data-spot^=ocean-]").all()}
    oceans = pilot.at("#board .ground [data-spot^=ocean-]").all()
    far = next(one for one in oceans if str(one.get_attribute("data-spot")) not in lit)
    far.click(force=True)
    expect(pilot.at("#tip .why")).to_contain_text("Move")
    expect(pilot.at("#tip .rule")).to_contain_text("NW2-")
    expect(pilot.at("#piece")).to_be_hidden()


def test_a_place_where_nothing_can_be_done_says_why(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nemo2", seat=["me"], **SCIENCE))
    pilot.wait()
    while not pilot.at('.refusal[data-spots^="ocean-"]').count():
        pilot.confirm() if pilot.ready else pilot.click(pilot.options[0])
    refused = pilot.at('.refusal[data-spots^="ocean-"]').first
    spot, label = str(refused.get_attribute("data-spots")), refused.inner_text()
    pilot.at(f'#board .ground [data-spot="{spot}"]').first.click(force=True)
    expect(pilot.at("#tip .why")).to_contain_text(label)
    expect(pilot.at("#tip .rule")).to_contain_text("NW2-")
    expect(pilot.at("#piece")).to_be_hidden()
