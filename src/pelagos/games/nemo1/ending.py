"""[NW1-12.2, 12.4] The five ends of the game."""

from __future__ import annotations

from typing import Final

from pelagos.core.farewell import Farewell
from pelagos.core.game import Verdict
from pelagos.core.nodes import Over
from pelagos.core.text import Text, text
from pelagos.games.nemo1 import names
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.names import COMMITMENTS, EMPTY, LAST_SHIP, LEVELS, RESULTS
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import final_score, level_of

WON: Final = "won"
OUTCOMES: Final = dict(zip(LEVELS, ("lost", "lost", "neither", WON, WON), strict=True))


def finish(s: Nemo, result: int) -> None:
    """[NW1-12.2, 6.14] The game ends at once, in the middle of anything; cards under way stay in no pile."""
    s.agenda = ((game_over, result), ())


@nemo1.step
def end_game(s: Nemo, result: int) -> None:
    """[NW1-12.2, 6.14, Q24] GAME_END on a card, which comes when the card is placed."""
    finish(s, result)


@nemo1.step
def game_over(s: Nemo, result: int) -> Over:
    """[NW1-12.2, 12.5 to 12.7] Count, find the level, read the epilogue of commitment and level."""
    s.result = result
    s.phase = names.OVER
    score = final_score(s)
    if s.events is not None:
        s.tell("nemo1-ended", RESULTS[result])
        s.tell("nemo1-epilogue", COMMITMENTS[s.commitment], LEVELS[level_of(s.pack, score)])
    return Over((score,), f"nemo1-over-{RESULTS[result]}")


def verdict(s: Nemo) -> Verdict:
    """[NW1-12.6] Every end is scored; Success and Triumph are wins, both failures are losses."""
    score = final_score(s)
    level = LEVELS[level_of(s.pack, score)]
    outcome = OUTCOMES[level]
    said = text("nemo1-verdict", outcome=outcome, points=score, level=Text(f"nemo1-level-{level}"))
    return Verdict((0,) if outcome == WON else (), said=said)


def farewell(s: Nemo) -> Farewell:
    """[NW1-12.6] The last page of the level, and how many points were missing to the next."""
    score = final_score(s)
    level = level_of(s.pack, score)
    above = level + 1
    missing = None
    if above < len(LEVELS):
        grade = Text(f"nemo1-level-{LEVELS[above]}")
        missing = text("nemo1-next-grade", points=s.pack.numbers.levels[above] - score, grade=grade)
    return Farewell(Text(f"nemo1-ending-{LEVELS[level]}"), missing)


def is_imperial(s: Nemo) -> bool:
    """[NW1-12.2 to 12.4, AMB-29, Q17, Q36] Every ocean has as many ships as its capacity or more.

    It is asked at the end of a turn only. Most often some ocean has fewer ships than even the smallest one holds.
    """
    smallest = s.pack.smallest
    for here in s.ships:
        if len(here) < smallest:
            return False
    for ocean, room in enumerate(s.pack.capacity):
        here = s.ships[ocean]
        if len(here) - here.count(EMPTY) < room:
            return False
    return True


@nemo1.step
def check_last_ship(s: Nemo) -> None:
    """[NW1-12.2, AMB-19, AMB-29, Q30, Q31] No ship in piles and oceans; groups to come do not count."""
    if not s.pile and not s.discard and not any(s.ships):
        finish(s, LAST_SHIP)
