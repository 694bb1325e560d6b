"""Great moments and the turn of a bot, photographed while they are shown, in several languages."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.pilot import Pilot
from tests.web.screens import PLAYS
from tests.web.served import Served

WIDE: ViewportSize = {"width": 1440, "height": 900}
FRAMES = 3
PAUSE = 900
MOST = 60


class Look(NamedTuple):
    """Which game is played for the picture, in which theme and language; whether the others' turn is taken, too."""

    game: str
    theme: str
    language: str
    film: bool = False

    @property
    def names(self) -> list[str]:
        """What its pictures are called."""
        frames = [f"{self.game}-turn{number}-desktop-{self.theme}" for number in range(1, FRAMES + 1)]
        return [f"{self.game}-stage-desktop-{self.theme}", *(frames if self.film else ())]


LOOKS = (Look("endeavor", "light", "de", True), Look("nemo1", "dark", "es"), Look("nemo2", "light", "pl"))


class Sequence(NamedTuple):
    """Something that happens in several pictures: the answers before each of them, and how long to wait for it."""

    game: str
    what: str
    theme: str
    frames: tuple[tuple[tuple[str, ...], int], ...]

    @property
    def names(self) -> list[str]:
        """What its pictures are called."""
        return [f"{self.game}-{self.what}{place}-desktop-{self.theme}" for place in range(1, len(self.frames) + 1)]


CONFIRM, SEEN = "confirm", "seen"
SETTLED, ROLLING = 2600, 450
SEQUENCES = (
    Sequence(
        "nemo1",
        "fight",
        "light",
        (
            (("start north-atlantic", CONFIRM, "attack 2", CONFIRM), SETTLED),
            ((SEEN, "exert crew", CONFIRM), ROLLING),
            ((), SETTLED),
        ),
    ),
    Sequence(
        "endeavor",
        "discovery",
        "dark",
        (
            (
                (
                    SEEN,
                    "recruit pilot",
                    "decline",
                    "take team-leader",
                    SEEN,
                    "activate team-leader",
                    "sonar",
                    "depths 1 1",
                ),
                SETTLED,
            ),
            (("keep kelp-forest",), SETTLED),
            (("place A1",), SETTLED),
        ),
    ),
)


def main(folder: Path) -> None:
    """Take them all."""
    served = Served(Path(tempfile.mkdtemp(prefix="pelagos-moments-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for look in LOOKS:
                take(served, browser, look, folder)
            for sequence in SEQUENCES:
                take_sequence(served, browser, sequence, folder)
            browser.close()
    finally:
        served.stop()


def take(served: Served, browser: Browser, look: Look, folder: Path) -> None:
    """Play the first answer of everything until each picture is taken."""
    context = browser.new_context(viewport=WIDE)
    for name, value in (("theme", look.theme), ("lang", look.language)):
        context.add_cookies([{"name": name, "value": value, "url": served.base}])
    page = context.new_page()
    served.sit(page, served.table(context, look.game, **PLAYS[look.game].fields))
    names = [*look.names]
    for kind in shown(page):
        wanted = [name for name in names if f"-{kind}" in name]
        if wanted:
            page.screenshot(path=folder / f"{wanted[0]}.png")
            names.remove(wanted[0])
        if not names:
            break
    assert not names, f"never seen: {names}"
    context.close()


def take_sequence(served: Served, browser: Browser, sequence: Sequence, folder: Path) -> None:
    """Play the answers, and take a picture after each part of them."""
    context = browser.new_context(viewport=WIDE)
    context.add_cookies([{"name": "theme", "value": sequence.theme, "url": served.base}])
    pilot = Pilot(context.new_page())
    served.sit(pilot.page, served.table(context, sequence.game, **PLAYS[sequence.game].fields))
    pilot.wait()
    for name, (answers, pause) in zip(sequence.names, sequence.frames, strict=True):
        for answer in answers:
            if answer == SEEN:
                pilot.until("body:not(.playing)")
                while pilot.at("#scene").is_visible():
                    pilot.at("#scene-on").click()
            elif answer == CONFIRM:
                pilot.confirm()
            else:
                pilot.click(answer)
        pilot.page.wait_for_timeout(pause)
        pilot.page.screenshot(path=folder / f"{name}.png")
    context.close()


def shown(page: Page) -> Iterator[str]:
    """What is on the page as it goes on: the stage, or the turn of somebody else."""
    pilot = Pilot(page)
    for _ in range(MOST):
        page.wait_for_timeout(PAUSE)
        if pilot.at("#scene").is_visible():
            yield "stage"
            pilot.at("#scene-on").click()
        elif pilot.at("#film").is_visible():
            yield "turn"
        elif pilot.ready:
            pilot.at("#confirm").click()
        elif pilot.look().asked:
            pilot.at("#options .option").first.click()
