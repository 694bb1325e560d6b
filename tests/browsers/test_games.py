"""Every game in Firefox and in WebKit: its first round; to its end where screenshots are wanted (`make browsers`)."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Final

import pytest

from tests.browsers.driver import PICTURES, Driver
from tests.browsers.player import Player
from tests.web.pilot import Moment
from tests.web.served import Served

SECOND: Final = re.compile(r"\b([Rr]ound|[Tt]urn) 2\b")
TABLES: Final = {
    "nauticus": (("me", "bot:random"), {}),
    "nemo1": (("me",), {"set-commitment": "science"}),
    "nemo2": (("me",), {"set-motive": "science", "set-level": "captain", "seed": "290"}),
    "endeavor": (("me", "bot:random"), {}),
}
MOST: Final = 3000


@pytest.mark.parametrize("game", TABLES)
def test_plays(driver: Driver, server: Served, game: str, request: pytest.FixtureRequest) -> None:
    """By mouse, on buttons and on the board: no script fails, and the game goes on as it should."""
    player = Player(driver, server.base)
    keep = Keeper(driver, request.node.callspec.id)
    seats, settings = TABLES[game]
    now = player.open(game, seats, **settings)
    assert player.read("#asked")
    keep("1-start")
    now = first_round(player, now)
    assert player.count("#board svg")
    assert player.count("#log li")
    keep("2-round")
    if PICTURES:
        to_the_end(player, now)
        assert player.read("#end-body")
        keep("3-end")
    player.calm()


def first_round(player: Player, now: Moment) -> Moment:
    """Play until the bar tells of the second round, or turn."""
    for number in range(MOST):
        if SECOND.search(player.read("#moment")):
            return now
        assert not now.over
        now = player.step(now, number)
    raise AssertionError("the second round does not come")


def to_the_end(player: Player, now: Moment) -> None:
    """Play until the sheet of the end lies on the table."""
    for number in count():
        if now.over:
            return
        assert number < MOST, "the game does not end"
        now = player.step(now, number)


class Keeper:
    """Keeps screenshots where they are wanted."""

    def __init__(self, driver: Driver, name: str) -> None:
        self.driver = driver
        self.name = name

    def __call__(self, moment: str) -> None:
        if PICTURES:
            folder = Path(PICTURES)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{self.name}-{moment}.png").write_bytes(self.driver.screenshot())
