"""A player at the browser: looks, points, presses keys, waits for what must come."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 20_000
ASKED = "#question[aria-busy=false]:is(.ready, :has(#options button))"
OVER = "dialog#end[open]"
Pick = Callable[["Pilot"], None]


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

    def click(self, option: str) -> None:
        """Answer with the mouse and wait for what it leads to."""
        self.option(option).click()
        self.wait()

    def confirm(self) -> None:
        """Send what is planned, with the mouse."""
        self.at("#confirm").click()
        self.wait()

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
