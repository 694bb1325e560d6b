"""Component tables are spoiled at random: a pack is refused in words, or every game with it can be played [J23]."""

from __future__ import annotations

from contextlib import closing
from random import Random
from typing import NamedTuple

from faults.registry import Outcome, Run, Trial
from faults.spread import spread
from pelagos.games.registry import NAMES
from tests.packs.spoiling import played, read, spoiled

QUESTIONS = 400


class Spoiling(NamedTuple):
    """A pack of a game, and the luck with which it is spoiled."""

    game: str
    seed: int


def go(trial: Trial) -> Outcome:
    """Packs of every game in turn."""
    passed = done = 0
    broken: list[str] = []
    packs = (Spoiling(NAMES[number % len(NAMES)], trial.rng.getrandbits(32)) for number in range(trial.amount))
    with closing(spread(trial, tried, packs)) as all_found:
        for is_pack, problem in all_found:
            done += 1
            passed += is_pack
            broken += [problem] * bool(problem)
            if trial.late:
                break
    return Outcome(
        done, f"{passed:,} passed the check and were played, the others were refused in words", tuple(broken)
    )


def tried(spoiling: Spoiling) -> tuple[bool, str]:
    """Whether it is still a pack, and what is wrong beyond what is said in words."""
    game, seed = spoiling
    pack = None
    try:
        pack = read(game, spoiled(game, Random(seed)))
        if pack is not None:
            played(game, pack, seed, QUESTIONS)
    except Exception as problem:
        return pack is not None, f"{game}, seed {seed}: {type(problem).__name__} {problem}"
    return pack is not None, ""


RUN = Run(
    name="spoiled-packs",
    does="component tables are spoiled at random",
    holds="a pack is refused in words, or it plays",
    unit="packs",
    short=20,
    long=4_000,
    go=go,
    weight=2,
)
