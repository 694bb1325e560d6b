"""For people who listen: what happens is told once, politely; and nothing moves for those who want stillness."""

from __future__ import annotations

from playwright.sync_api import Browser, BrowserContext, expect

from tests.web import tour
from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot
from tests.web.positions import middle
from tests.web.served import Served

NAUTICUS: dict[str, str | list[str]] = {"seat": ["me", "bot:random", "bot:random"]}
COUNT_MOTION = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
"""


def new_lines(pilot: Pilot, before: int) -> list[str]:
    """What the log has got since it had so many lines."""
    return pilot.at("#log li > span").all_inner_texts()[before:]


def spoken(pilot: Pilot) -> list[str]:
    """What the live region holds."""
    return [text.strip() for text in pilot.at("#spoken p").all_text_contents()]


def test_what_happens_is_spoken_once(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    expect(pilot.at("#spoken")).to_have_attribute("aria-live", "polite")
    expect(pilot.at("#log")).to_have_attribute("aria-live", "off")
    assert spoken(pilot) == []
    before = pilot.version_shown()
    pilot.click(pilot.options[0])
    planned = new_lines(pilot, before)
    assert spoken(pilot) == planned != []
    pilot.confirm()
    assert spoken(pilot) == new_lines(pilot, before)
    pilot.press("Shift+U")
    expect(pilot.at("#spoken p").last).to_contain_text("takes the last answer back")
    assert len(spoken(pilot)) == len(planned) + 1


def test_another_language_does_not_speak_the_whole_game(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, middle("nauticus"))
    pilot.at("#wishes summary").click()
    pilot.at("select[name=lang]").select_option("de")
    expect(pilot.at("#tab-score")).to_have_text("Wertung")
    expect(pilot.at("#asked")).to_contain_text("wohin")
    assert spoken(pilot) == []


def test_the_text_board_tells_only_what_changed(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", **NAUTICUS))
    pilot.wait()
    expect(pilot.at("#text")).to_have_attribute("aria-live", "polite")
    before = pilot.at("#text p").all_inner_texts()
    pilot.at("#text p").evaluate_all("all => all.forEach(one => { one.kept = true; })")
    pilot.click(pilot.options[0])
    assert pilot.at("#text p").all_inner_texts() != before
    assert pilot.at("#text p").evaluate_all("all => all.every(one => one.kept)")


def test_dropping_a_plan_leaves_the_log_as_it_was(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, middle("endeavor"))
    pilot.at("#log li").evaluate_all("all => all.forEach(one => { one.kept = true; })")
    lines = pilot.version_shown()
    pilot.click(pilot.options[-1])
    pilot.press("Escape")
    assert pilot.version_shown() == lines
    assert pilot.at("#log li").evaluate_all("all => all.every(one => one.kept)")


def test_the_chat_is_not_read_again(server: Served, pilot: Pilot) -> None:
    tour.seated(server, pilot, middle("nauticus"))
    pilot.at("#tab-chat").click()
    tour.say(pilot)
    pilot.at("#chat-lines p").evaluate_all("all => all.forEach(one => { one.kept = true; })")
    tour.say(pilot)
    expect(pilot.at("#chat-lines p")).to_have_count(2)
    assert pilot.at("#chat-lines p").evaluate_all("all => all.map(one => Boolean(one.kept))") == [True, False]


def test_pieces_glide_unless_stillness_is_asked_for(server: Served, browser: Browser) -> None:
    assert glides(server, browser, "no-preference") > 0
    assert glides(server, browser, "reduce") == 0


def glides(server: Served, browser: Browser, motion: str) -> int:
    """How many pieces the page has set in motion after an answer that moves the Nautilus."""
    with browser.new_context(viewport=SCREEN, locale="en-GB", reduced_motion=motion) as context:  # type: ignore[arg-type]
        context.add_init_script(COUNT_MOTION)
        pilot = Pilot(context.new_page())
        tour.seated(server, pilot, middle("nemo2"))
        pilot.click(pilot.options[0])
        return int(pilot.page.evaluate("window.moved"))
