"""Somebody at a browser: opens a table, reads the question, clicks an option by its id."""

from __future__ import annotations

import json
from typing import Any, Final

from tests.browsers.driver import SCRIPT, Driver
from tests.web.pilot import AIM, ASKED, LAZY, MOMENT, OVER, PATIENCE, SHOWN, Moment, awaited, button

TABLE: Final = """form => fetch("/tables", { method: "POST", body: new URLSearchParams(form) }).then(
  answer => answer.ok ? answer.url : answer.text().then(text => { throw new Error(text); }))"""
LISTEN: Final = """() => ["error", "unhandledrejection"].forEach(kind => addEventListener(kind, event => {
  document.documentElement.dataset.problem ??= String(event.message ?? event.reason);
}))"""
PROBLEMS: Final = (
    """() => [document.documentElement.dataset.problem ?? "", document.querySelector("#notice").textContent]"""
)
COUNT: Final = "selector => document.querySelectorAll(selector).length"
WORDS: Final = "selector => document.querySelector(selector)?.textContent ?? ''"
HALO: Final = "#board rect.halo"
WHICH: Final = "#which:not([hidden]) button"


class Player:
    """One person at one table in one browser."""

    def __init__(self, driver: Driver, server: str) -> None:
        self.driver = driver
        self.server = server

    def ask(self, function: str, argument: object = None) -> Any:
        """What a function of the page returns, or promises."""
        script = SCRIPT.replace("SCRIPT", function).replace("arguments[0]", json.dumps(argument), 1)
        well, found = self.driver.run(script)
        assert well, found
        return found

    def open(self, game: str, seats: tuple[str, ...], **settings: str) -> Moment:
        """A new table, as the form makes it, and its page; what is seen when the first question has come."""
        form = {"game": game, "fate": "seeded", "seed": "7", "access": "link", **settings}
        self.driver.open(f"{self.server}/")
        address = self.ask(TABLE, [*form.items(), *(("seat", seat) for seat in seats)])
        self.driver.open(address)
        self.ask(LISTEN)
        return self.wait()

    def wait(self) -> Moment:
        """Until somebody here is asked, or the game is over."""
        return Moment(*self.ask(SHOWN, awaited(f"{ASKED}, {OVER}")))

    def look(self) -> Moment:
        """What is seen now."""
        return Moment(*self.ask(MOMENT, [OVER, ASKED]))

    def read(self, selector: str) -> str:
        """The words of a part of the page."""
        words: str = self.ask(WORDS, selector)
        return words.strip()

    def count(self, selector: str) -> int:
        """How many of them there are."""
        number: int = self.ask(COUNT, selector)
        return number

    def point(self, selector: str) -> None:
        """With the mouse, once it lies still and nothing else lies there."""
        self.driver.click(*self.ask(AIM, [selector, [0.5], PATIENCE]))

    def click(self, option: str) -> Moment:
        """Answer, and wait for what it leads to."""
        self.point(button(option))
        return self.wait()

    def step(self, now: Moment, number: int) -> Moment:
        """Confirm what is planned; else, by turns, what makes a game short, and what lights up on the board."""
        if now.ready:
            self.point("#confirm")
        elif number % 3 == 0 and self.count(HALO):
            self.point(HALO)
            if self.count(WHICH):
                self.point(WHICH)
        else:
            return self.click(next((option for option in LAZY if option in now.options), now.options[0]))
        return self.wait()

    def calm(self) -> None:
        """No script failed, and the page complains of nothing."""
        problems = self.ask(PROBLEMS)
        assert problems == ["", ""], problems
