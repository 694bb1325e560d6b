"""Whole games of every mode: alone, around one screen, and with a browser for each person."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.web.conftest import SCREEN
from tests.web.pilot import Pilot, play_together
from tests.web.served import Served


@pytest.fixture
def friend(browser: Browser) -> Iterator[Pilot]:
    """Somebody else with a browser of their own."""
    context = browser.new_context(viewport=SCREEN, reduced_motion="reduce", locale="en-GB")
    yield Pilot(context.new_page())
    context.close()


def seated(server: Served, context: BrowserContext, pilot: Pilot, friend: Pilot, game: str, **fields: str) -> None:
    """A table for two, each at their own browser."""
    server.sit(pilot.page, server.table(context, game, seat=["me", "open"], name="Ada", **fields))
    friend.page.goto(str(pilot.at("#invite a").get_attribute("href")))
    friend.page.get_by_label("Your name").fill("Ben")
    friend.page.get_by_role("button", name="Take the seat").click()
    friend.at("#board svg").wait_for()


def ends_alike(pilot: Pilot, friend: Pilot) -> None:
    """Both read the same end, each with the own seat first."""
    expect(friend.at("#end .verdict")).to_be_visible()
    theirs, ours = (sorted(one.at("#end-body").inner_text().split()) for one in (friend, pilot))
    assert theirs == ours
    assert friend.at("#log li > span").last.inner_text() == pilot.at("#log li > span").last.inner_text()
    pilot.calm()
    friend.calm()


def test_a_co_op_game_of_nemos_war_at_two_browsers(
    server: Served, context: BrowserContext, pilot: Pilot, friend: Pilot
) -> None:
    settings = {"set-mode": "coop", "set-level": "captain", "set-motive": "war", "seed": "267"}
    seated(server, context, pilot, friend, "nemo2", **settings)
    assert play_together([pilot, friend], random.Random(1)) > 20
    ends_alike(pilot, friend)


def test_a_semi_co_op_game_of_nemos_war_at_two_browsers(
    server: Served, context: BrowserContext, pilot: Pilot, friend: Pilot
) -> None:
    settings = {"set-mode": "semi_coop", "set-level": "captain", "set-motive": "war", "seed": "175"}
    seated(server, context, pilot, friend, "nemo2", **settings)
    assert play_together([pilot, friend], random.Random(1)) > 20
    ends_alike(pilot, friend)


def test_a_co_op_game_of_endeavor_at_two_browsers(
    server: Served, context: BrowserContext, pilot: Pilot, friend: Pilot
) -> None:
    seated(server, context, pilot, friend, "endeavor", **{"set-mode": "coop"})
    assert play_together([pilot, friend], random.Random(1)) > 20
    ends_alike(pilot, friend)


def test_a_solo_game_of_endeavor(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "endeavor", seat=["me"], **{"set-mode": "solo"}))
    pilot.play(lambda one, now: one.step(random.Random(1), now))
    expect(pilot.at("#end .score-sheet .rule").first).to_contain_text("EDS-")


def test_a_game_of_endeavor_around_one_screen(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    """Each question names its seat, and what stays in view is that seat's."""
    server.sit(pilot.page, server.table(context, "endeavor", seat=["me", "hotseat"], name="Ada"))
    now = pilot.wait()
    seen, rng = set(), random.Random(1)
    while not now.over:
        if not now.ready:
            seen.add((pilot.at("#asked-mark").inner_text(), pilot.at("#near h3").first.inner_text()))
        now = pilot.step(rng, now)
    assert seen == {("A", "Ada"), ("B", "Player B")}
    expect(pilot.at("#end .ranking li")).to_have_count(2)


def test_a_game_of_nauticus_around_one_screen(server: Served, context: BrowserContext, pilot: Pilot) -> None:
    server.sit(pilot.page, server.table(context, "nauticus", seat=["me", "hotseat", "hotseat"]))
    rng = random.Random(1)
    assert pilot.play(lambda one, now: one.step(rng, now)) > 100
    expect(pilot.at("#end .ranking li")).to_have_count(3)
