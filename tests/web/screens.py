"""Every screen of every game, at three sizes and in two themes: `python -m tests.web.screens FOLDER [GAME ...]`."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize, sync_playwright

from tests.web.conftest import CHROMIUM, FLAGS, PHONE, SCREEN, TABLET
from tests.web.hand import Hand, play_on
from tests.web.pilot import LAZY, Pilot
from tests.web.served import Served

Fields = dict[str, str | list[str]]

SIZES: dict[str, ViewportSize] = {
    "desktop": SCREEN,
    "tablet": TABLET,
    "phone": PHONE,
}
THEMES = ("light", "dark")
TABS = ("score", "chat", "drawer", "text")


class Play(NamedTuple):
    """How a game is set up, and how many answers lead into its middle."""

    fields: Fields
    steps: int


PLAYS = {
    "nauticus": Play({"seat": ["me", "bot:greedy", "bot:greedy"], "name": "Ada"}, 40),
    "nemo1": Play({"seat": ["me"], "set-commitment": "explore", "name": "Nemo"}, 30),
    "nemo2": Play({"seat": ["me"], "set-motive": "war", "set-level": "sailor", "name": "Nemo"}, 60),
    "endeavor": Play({"seat": ["me", "bot:greedy", "bot:greedy"], "name": "Ada"}, 30),
}


class Kept(NamedTuple):
    """Two tables of a game, one in mid-game and one that is over, and the cookies of whoever plays there."""

    cookies: StorageState
    middle: str
    over: str
    invite: str


def main(folder: Path, games: list[str], wanted: Callable[[str], bool] = lambda look: True) -> None:
    """Take every screen; of some games not in every size and theme: `nemo1-phone-dark`."""
    folder.mkdir(parents=True, exist_ok=True)
    served = Served(Path(tempfile.mkdtemp(prefix="pelagos-screens-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            for game in games:
                kept = prepare(served, browser, game)
                for size, theme in product(SIZES, THEMES):
                    if not wanted(f"{game}-{size}-{theme}"):
                        continue
                    take_game(served, browser, game, kept, size, theme, folder)
            browser.close()
    finally:
        served.stop()


def prepare(served: Served, browser: Browser, game: str) -> Kept:
    """Play one table of a game halfway and another one to its end."""
    context = browser.new_context()
    play = PLAYS[game]
    middle, over = (served.table(context, game, **play.fields) for _ in "ab")
    play_on([Hand(served, context, middle)], play.steps, random.Random(5))
    play_on([Hand(served, context, over)], 3000, random.Random(5), LAZY)
    seats = ["me", "open"] if game != "nemo1" else ["open"]
    mode = {"set-mode": "coop"} if game == "nemo2" else {}
    waiting = served.table(context, game, seat=seats, name="Ada", **mode)
    page = context.new_page()
    served.sit(page, waiting)
    invite = str(page.locator("#invite a").get_attribute("href"))
    cookies = context.storage_state()
    context.close()
    return Kept(cookies, middle, over, invite.removeprefix(served.base))


def opened(served: Served, browser: Browser, size: str, theme: str, cookies: StorageState | None) -> BrowserContext:
    """A browser of this size, with fingers where there is no mouse."""
    touch = size != "desktop"
    context = browser.new_context(
        viewport=SIZES[size], has_touch=touch, is_mobile=touch, reduced_motion="reduce", storage_state=cookies
    )
    context.add_cookies([{"name": "theme", "value": theme, "url": served.base}])
    return context


def take_game(served: Served, browser: Browser, game: str, kept: Kept, size: str, theme: str, folder: Path) -> None:
    """All screens of one game at one size in one theme."""

    def shoot(page: Page, name: str) -> None:
        page.screenshot(path=folder / f"{game}-{name}-{size}-{theme}.png", animations="disabled")

    context = opened(served, browser, size, theme, kept.cookies)
    page = context.new_page()
    for name, path in (("front", "/"), ("new", f"/new/{game}"), ("rules", f"/rules/{game}"), ("lost", "/t/nothing")):
        served.sit(page, path)
        shoot(page, name)
    served.sit(page, kept.invite)
    shoot(page, "join")
    served.sit(page, kept.middle)
    for name in table_screens(Pilot(page), size):
        shoot(page, name)
    served.sit(page, kept.over)
    Pilot(page).at("dialog#end[open]").wait_for()
    shoot(page, "end")
    context.close()


def table_screens(pilot: Pilot, size: str) -> Iterator[str]:
    """Bring one screen of a table after the other up; its name."""
    pilot.wait()
    while pilot.at("#scene").is_visible():
        pilot.at("#scene-on").click()
    yield "table"
    yield from reasons(pilot)
    pilot.at("#options .option").first.click()
    pilot.wait()
    if pilot.at("#cancel").is_visible():
        yield "staged"
        pilot.at("#cancel").click()
        pilot.wait()
    toggle: Callable[[], None] = pilot.at("#open-side").click if size == "phone" else lambda: None
    toggle()
    for tab in (*TABS, "log", "panels"):
        if pilot.at(f"#tab-{tab}").is_visible():
            pilot.at(f"#tab-{tab}").click()
            yield tab
    toggle()
    pilot.at("#wishes summary").click()
    yield "wishes"
    pilot.page.keyboard.press("Escape")
    pilot.at("#open-help").click()
    yield "help"
    pilot.page.keyboard.press("Escape")
    pilot.page.keyboard.press("ArrowLeft")
    pilot.at("#travel").wait_for()
    yield "past"


def reasons(pilot: Pilot) -> Iterator[str]:
    """Why something is not possible."""
    refused = pilot.at(".refusal")
    if refused.count():
        refused.first.click(force=True)
        pilot.at("#tip").wait_for()
        yield "reason"
        pilot.page.keyboard.press("Escape")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(PLAYS))
