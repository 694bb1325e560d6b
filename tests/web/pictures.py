"""The pictures of the documentation, taken from real games: `python -m tests.web.pictures docs/pictures`."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, SCREEN
from tests.web.pilot import Pilot
from tests.web.served import Served

PHONE: ViewportSize = {"width": 390, "height": 844}


class Picture(NamedTuple):
    """One picture: what is played for how many steps, and how it is looked at."""

    name: str
    game: str
    fields: dict[str, str | list[str]]
    steps: int
    theme: str = "light"
    lang: str = "en"
    screen: ViewportSize = SCREEN


NAUTICUS: dict[str, str | list[str]] = {"seat": ["me", "bot:greedy", "bot:greedy"], "name": "Ada"}
NEMO: dict[str, str | list[str]] = {"seat": ["me"], "set-motive": "war", "set-level": "sailor", "name": "Nemo"}
NEMO1: dict[str, str | list[str]] = {"seat": ["me"], "set-commitment": "explore", "name": "Nemo"}
ENDEAVOR: dict[str, str | list[str]] = {"seat": ["me", "bot:greedy", "bot:greedy"], "name": "Ada"}
PICTURES = (
    Picture("nauticus", "nauticus", NAUTICUS, 70),
    Picture("nauticus-paper", "nauticus", NAUTICUS, 50, "paper", "de"),
    Picture("nemo2", "nemo2", NEMO, 90),
    Picture("nemo2-dark", "nemo2", NEMO, 60, "dark", "es"),
    Picture("nemo1", "nemo1", NEMO1, 60, "paper"),
    Picture("endeavor", "endeavor", ENDEAVOR, 45),
    Picture("nemo2-phone", "nemo2", NEMO, 40, "light", "pl", PHONE),
)


def main(folder: Path) -> None:
    """Take them all."""
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(Path(tempfile.mkdtemp(prefix="pelagos-pictures-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            take_front(served, browser, folder)
            for picture in PICTURES:
                take(served, browser, picture, folder)
            browser.close()
    finally:
        served.stop()


def opened(served: Served, browser: Browser, picture: Picture) -> Page:
    """A page that speaks and looks as the picture wants."""
    context = browser.new_context(viewport=picture.screen, reduced_motion="reduce")
    wishes = (("theme", picture.theme), ("lang", picture.lang))
    context.add_cookies([{"name": name, "value": value, "url": served.base} for name, value in wishes])
    return context.new_page()


def take(served: Served, browser: Browser, picture: Picture, folder: Path) -> None:
    """Play at random for a while, then look."""
    page = opened(served, browser, picture)
    pilot, rng = Pilot(page), random.Random(5)
    served.sit(page, served.table(page.context, picture.game, **picture.fields))
    pilot.wait()
    for _ in range(picture.steps):
        if pilot.over:
            break
        step(pilot, rng)
    if pilot.at("#cancel").is_visible():
        pilot.at("#cancel").click()
    page.mouse.move(0, 0)
    page.screenshot(path=folder / f"{picture.name}.png")
    page.context.close()


def step(pilot: Pilot, rng: random.Random) -> None:
    """Any answer but passing."""
    if pilot.ready:
        pilot.confirm()
        return
    lively = [option for option in pilot.options if option not in ("pass", "stop")]
    pilot.click(rng.choice(lively or pilot.options))


def take_front(served: Served, browser: Browser, folder: Path) -> None:
    """The front page of somebody new."""
    page = opened(served, browser, Picture("front", "", {}, 0))
    served.sit(page, "/")
    page.screenshot(path=folder / "front.png")
    page.context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
