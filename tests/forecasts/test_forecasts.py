"""What is said of an answer before it is given is what comes of it: every line, in every way it can turn out.

Each game has a module that knows what its lines promise. A line that no module knows fails, so whoever adds one says
there what it means. `PELAGOS_GAMES` above 50 looks at far more positions.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from pelagos.games.registry import NAMES, find_game
from tests.conformance.plans import IS_SOAK, plan_of
from tests.forecasts import endeavor, nauticus, nemo1, nemo2
from tests.forecasts.checking import Book, Case, cases_of, complaints, signature, told
from tests.forecasts.plays import BOTS, questions

BOOKS: dict[str, Book] = {
    "endeavor": endeavor.BOOK,
    "nauticus": nauticus.BOOK,
    "nemo1": nemo1.BOOK,
    "nemo2": nemo2.BOOK,
}
GAMES = {"endeavor": 1, "nauticus": 1, "nemo1": 4, "nemo2": 1}
"""How many games each bot plays; a soak plays many times as many."""
LOOKED_AT = {"nemo2": 1.0 if IS_SOAK else 0.4}
"""How likely a question is looked at, where games are long and fights take long to follow; else all are."""
ALIKE = 100 if IS_SOAK else 1
"""How many answers of which the same kind of lines is said are looked at."""
OFTEN = 0.01
"""How likely a further one is looked at all the same."""


def looked_at(key: str, bot: str) -> list[str]:
    """All that is wrong with what is said of answers in games of one bot, each kind of answer a few times."""
    game, rng, seen = find_game(key), Random(f"{key}/{bot}"), Counter[Any]()
    settings = plan_of(key).settings
    found: list[str] = []
    for number in range(GAMES[key] * (50 if IS_SOAK else 1)):
        for s in questions(game, rng.choice(settings), bot, f"{key}/{number}"):
            for case in cases_of(BOOKS[key], s) if rng.random() < LOOKED_AT.get(key, 1.0) else ():
                kind = signature(case)
                seen[kind] += 1
                if seen[kind] <= ALIKE or rng.random() < OFTEN:
                    found += complaints_of(BOOKS[key], case)
    assert seen, "games were played"
    return found


def complaints_of(book: Book, case: Case[Any]) -> list[str]:
    return [f"{complaint}\n  {told(case)}" for complaint in complaints(book, case)]


def test_every_game_has_its_book() -> None:
    assert set(BOOKS) == set(NAMES)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("key", NAMES)
def test_what_is_said_is_what_comes(key: str, bot: str) -> None:
    """Gains, losses, chances, ends: nothing is promised that does not come, nothing of weight comes unsaid."""
    found = looked_at(key, bot)
    assert not found, f"{len(found)} falsehoods:\n" + "\n".join(found[:5])
