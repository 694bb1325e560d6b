"""A hand that plays through the API, with the cookies of a browser: where looking begins only in mid-game."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext

from tests.web.served import Served

PATIENCE = 400


class Hand:
    """One person at one table."""

    def __init__(self, served: Served, context: BrowserContext, path: str) -> None:
        self.request = context.request
        self.url = f"{served.base}/api/v1/tables/{path.rpartition('/')[2]}"
        self.headers = {"origin": served.base}

    def state(self) -> dict[str, Any]:
        """The table as data."""
        answer = self.request.get(f"{self.url}?want=data")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def answer(self, state: dict[str, Any], option: str) -> None:
        """Send one answer for the version that was seen."""
        data = {"id": state["version"], "version": state["version"], "answers": [option]}
        answer = self.request.post(f"{self.url}/answers", data=data, headers=self.headers)
        assert answer.ok, answer.text()


def play_on(hands: Sequence[Hand], steps: int, rng: random.Random, lazy: Sequence[str] = ()) -> int:
    """Play at random for so many answers, or to the end; the number of answers given."""
    for number in range(steps):
        found = next_asked(hands)
        if found is None:
            return number
        hand, state = found
        options = state["question"]["options"]
        wanted = [option for option in lazy if option in options]
        hand.answer(state, wanted[0] if wanted else rng.choice(options))
    return steps


def next_asked(hands: Sequence[Hand]) -> tuple[Hand, dict[str, Any]] | None:
    """Whoever is asked now, once bots have thought; None after the end."""
    for _ in range(PATIENCE):
        for hand in hands:
            state = hand.state()
            if state["over"]:
                return None
            if state["question"]["mine"]:
                return hand, state
    raise AssertionError("nobody is asked")
