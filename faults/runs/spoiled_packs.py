"""Component tables are spoiled at random: a pack is refused in words, or every game with it can be played."""

from __future__ import annotations

from random import Random

from faults.registry import Outcome, Run, Trial
from pelagos.games.registry import NAMES
from tests.packs.spoiling import played, read, spoiled

QUESTIONS = 400


def go(trial: Trial) -> Outcome:
    """Packs of every game in turn."""
    passed = done = 0
    broken: list[str] = []
    while done < trial.amount and not trial.late:
        game, seed = NAMES[done % len(NAMES)], trial.rng.getrandbits(32)
        done += 1
        try:
            pack = read(game, spoiled(game, Random(seed)))
            if pack is not None:
                passed += 1
                played(game, pack, seed, QUESTIONS)
        except Exception as problem:
            broken.append(f"{game}, seed {seed}: {type(problem).__name__} {problem}")
    return Outcome(
        done, f"{passed:,} passed the check and were played, the others were refused in words", tuple(broken)
    )


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
