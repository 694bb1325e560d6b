"""A player at the browser: looks, points, presses keys, waits for what must come."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

PATIENCE = 60_000
ASKED = "#question[aria-busy=false]:is(.ready, :has(#options button))"
OVER = "dialog#end[open]"
DONE = "#question[aria-busy=false]"
Pick = Callable[["Pilot"], None]
LAZY = ("pass", "stop", "crowns 1", "withdraw 1")
"""What makes a game short."""


class Pilot:
    """Drives one table page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def at(self, selector: str) -> Locator:
        """Something on the page."""
        return self.page.locator(selector)

    @property
    def options(self) -> list[str]:
        """The ids of what can be answered now."""
        found = self.at("#options button").evaluate_all("all => all.map(one => one.dataset.option)")
        return [str(option) for option in found]

    @property
    def over(self) -> bool:
        """Whether the sheet of the end lies on the table."""
        return self.at(OVER).count() > 0

    @property
    def ready(self) -> bool:
        """Whether only the confirmation is left."""
        return self.at("#question.ready").count() > 0

    def wait(self) -> None:
        """Until somebody here is asked, or the game is over."""
        self.at(f"{ASKED}, {OVER}").first.wait_for(timeout=PATIENCE)

    def option(self, option: str) -> Locator:
        """The button of an option."""
        return self.at(f'#options [data-option="{option}"]')

    def halo(self, spot: str) -> Locator:
        """The outline of a spot that can be clicked."""
        return self.at(f'.halo[data-spot="{spot}"]').first

    def point(self, place: Locator) -> None:
        """With the mouse."""
        place.click()

    def click(self, option: str) -> None:
        """Answer and wait for what it leads to."""
        self.point(self.option(option))
        self.wait()

    def confirm(self) -> None:
        """Send what is planned and wait for the next question."""
        self.point(self.at("#confirm"))
        self.wait()

    def answer(self, rng: random.Random) -> None:
        """What makes a game short, else anything; then others may be asked."""
        lazy = [option for option in LAZY if option in self.options]
        if lazy and not self.ready:
            self.say(lazy[0])
        else:
            self.wander(rng)

    def step(self, rng: random.Random) -> None:
        """Answer, and wait until somebody here is asked again."""
        self.answer(rng)
        self.wait()

    def wander(self, rng: random.Random) -> None:
        """Confirm what is planned, else anything; then others may be asked."""
        self.say("" if self.ready else rng.choice(self.options))

    def say(self, option: str) -> None:
        """Point at an option, or at the confirmation, and wait until the server has spoken."""
        self.point(self.option(option) if option else self.at("#confirm"))
        self.at(f"{DONE}, {OVER}").first.wait_for(timeout=PATIENCE)

    def press(self, key: str) -> None:
        """One key, then wait."""
        self.page.keyboard.press(key)
        self.wait()

    def play(self, step: Pick, most: int = 3000) -> int:
        """Play to the end; the number of steps it took."""
        self.wait()
        for number in range(most):
            if self.over:
                return number
            step(self)
        raise AssertionError(f"the game goes on after {most} steps")

    def version_shown(self) -> int:
        """How many lines the log has."""
        return self.at("#log li").count()

    def calm(self) -> None:
        """Nothing went wrong on the page."""
        expect(self.at("#notice")).to_be_empty()


class Fingers(Pilot):
    """The same with fingers."""

    def point(self, place: Locator) -> None:
        """With a finger."""
        place.tap()


def play_together(pilots: Sequence[Pilot], rng: random.Random, most: int = 2000) -> int:
    """Whoever is asked answers, until everybody sees the end; the number of steps."""
    for number in range(most):
        asked = whoever_is_asked(pilots)
        if asked.over:
            for pilot in pilots:
                pilot.at(OVER).wait_for(timeout=PATIENCE)
            return number
        asked.answer(rng)
    raise AssertionError(f"the game goes on after {most} steps")


def whoever_is_asked(pilots: Sequence[Pilot], most: int = 2000) -> Pilot:
    """The page with a question for its reader, or with the sheet of the end."""
    for _ in range(most):
        for pilot in pilots:
            if pilot.at(f"{ASKED}, {OVER}").count():
                return pilot
    raise AssertionError("nobody is asked")
