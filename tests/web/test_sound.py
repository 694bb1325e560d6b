"""Sounds: made by our own code, off until they are switched on, and each for what happens."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.web.pilot import Pilot
from tests.web.served import Served

SPY = """
window.begun = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.begun += 1; return start.apply(this, when); };
}
"""
NAMES = "performance.getEntriesByType('mark').map((one) => one.name).filter((name) => name.startsWith('sound-'))"


@pytest.fixture
def player(context: BrowserContext, page: Page) -> Pilot:
    """Somebody whose browser counts what begins to sound."""
    context.add_init_script(SPY)
    return Pilot(page)


def heard(pilot: Pilot) -> list[str]:
    """The sounds so far, without those of before."""
    names: list[str] = pilot.page.evaluate(
        f"(() => {{ const all = {NAMES}; performance.clearMarks(); return all; }})()"
    )
    return [name.removeprefix("sound-") for name in names]


def switch_on(pilot: Pilot) -> None:
    """By the menu."""
    pilot.at("#wishes summary").click()
    pilot.page.get_by_label("Sounds").click()
    expect(pilot.at("#volume")).to_be_visible()
    pilot.page.keyboard.press("Escape")


def test_nothing_sounds_until_it_is_switched_on(server: Served, context: BrowserContext, player: Pilot) -> None:
    server.sit(player.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    player.wait()
    player.click(player.options[0])
    player.confirm()
    player.wait()
    assert (heard(player), player.page.evaluate("window.begun")) == ([], 0)
    expect(player.at("#volume")).to_be_hidden()


def test_what_happens_has_its_sound(server: Served, context: BrowserContext, player: Pilot) -> None:
    """Others move: water; the table waits for the reader: two notes, after everything else."""
    server.sit(player.page, server.table(context, "nauticus", seat=["me", "bot:random"]))
    player.wait()
    switch_on(player)
    assert heard(player) == ["bell"]
    assert player.page.evaluate("window.begun") == 4
    sounds: list[str] = []
    while "wave" not in sounds:
        player.click(player.options[-1])
        player.confirm()
        sounds += heard(player)
    assert sounds[-1] == "turn"


def test_dice_sound_and_the_volume_is_kept(server: Served, context: BrowserContext, player: Pilot) -> None:
    server.sit(player.page, server.table(context, "nemo1", seat=["me"], **{"set-commitment": "war"}))
    player.wait()
    switch_on(player)
    player.at("#wishes summary").click()
    player.page.get_by_label("Volume").fill("20")
    player.page.keyboard.press("Escape")
    heard(player)
    sounds: list[str] = []
    while "dice" not in sounds:
        player.click(player.options[0])
        player.confirm()
        sounds += heard(player)
    player.page.reload()
    player.wait()
    expect(player.at("#volume")).to_have_value("20")
    assert heard(player) == []
