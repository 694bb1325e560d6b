"""What a contestant is, and how all of them are timed: short rounds in turn, medians over the rounds."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Sequence
from math import floor
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple, Protocol

ROUNDS = 9
ENDLESS = 1 << 40
COPY_SHARE = 0.05
COPIED_POSITIONS = 5


class Contestant(Protocol):
    """A game that can be played by picking at random."""

    key: str
    title: str

    def begin(self, rng: Random) -> Any:
        """A fresh game."""

    def play_on(self, position: Any, rng: Random, limit: int) -> int:
        """Play to the end or up to `limit` decisions, in place; how many decisions were made."""

    def copier(self, position: Any) -> Callable[[], object]:
        """What copies this position when called."""


class Sample(NamedTuple):
    """One round of one contestant."""

    decisions: int
    games: int
    seconds: float
    copy_seconds: float


class Result(NamedTuple):
    """All rounds of one contestant; every figure is the median over them."""

    key: str
    title: str
    samples: tuple[Sample, ...]

    @property
    def rates(self) -> list[float]:
        """Decisions per second, round by round."""
        return [sample.decisions / sample.seconds for sample in self.samples]

    @property
    def decisions_per_second(self) -> float:
        return median(self.rates)

    @property
    def spread(self) -> float:
        """Half the way from the slowest to the fastest round, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / 2 / self.decisions_per_second

    @property
    def decisions_per_game(self) -> float:
        return sum(sample.decisions for sample in self.samples) / sum(sample.games for sample in self.samples)

    @property
    def seconds_per_game(self) -> float:
        return median(sample.seconds / sample.games for sample in self.samples)

    @property
    def copy_seconds(self) -> float:
        return median(sample.copy_seconds for sample in self.samples)

    def ratio_to(self, other: Result) -> float:
        """How many times as many decisions per second; rounds are compared with their neighbours in time."""
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def compete(contestants: Sequence[Contestant], seconds: float) -> list[Result]:
    """Let everybody play one round after the other, so that a slow minute of the machine hits all alike."""
    share = seconds / ROUNDS
    copiers = [_copiers(contestant) for contestant in contestants]
    for number, contestant in enumerate(contestants):
        _play(contestant, Random(number), share)
    samples: list[list[Sample]] = [[] for _ in contestants]
    for number in range(ROUNDS):
        for contestant, copies, into in zip(contestants, copiers, samples, strict=True):
            decisions, games, spent = _play(contestant, Random(number + 1), share)
            copying = mean_seconds(copies, share * COPY_SHARE)
            into.append(Sample(decisions, games, spent, copying))
    return [Result(c.key, c.title, tuple(own)) for c, own in zip(contestants, samples, strict=True)]


def stay_on_one_core() -> None:
    """Keep this process from wandering between cores, where the system lets us say so."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def midgame(contestant: Contestant, seed: int) -> Any:
    """The position after half of the decisions of one random game."""
    length = contestant.play_on(*_opening(contestant, seed), ENDLESS)
    position, rng = _opening(contestant, seed)
    contestant.play_on(position, rng, length // 2)
    return position


def mean_seconds(functions: Sequence[Callable[[], object]], seconds: float) -> float:
    """The mean time of one call, each function as often as the others, for about so long."""
    calls, begin = 0, process_time()
    while True:
        for function in functions:
            for _ in range(20):
                function()
        calls += 20 * len(functions)
        spent = process_time() - begin
        if spent >= seconds:
            return spent / calls


def pick(options: Sequence[Any], rng: Random) -> Any:
    """One of the options, each equally likely; the same few instructions for every contestant."""
    return options[floor(rng.random() * len(options))]


def _opening(contestant: Contestant, seed: int) -> tuple[Any, Random]:
    rng = Random(seed)
    return contestant.begin(rng), rng


def _copiers(contestant: Contestant) -> list[Callable[[], object]]:
    return [contestant.copier(midgame(contestant, seed)) for seed in range(COPIED_POSITIONS)]


def _play(contestant: Contestant, rng: Random, seconds: float) -> tuple[int, int, float]:
    """Whole games until the time is over: decisions, games, and the processor time they took."""
    gc.collect()  # nobody pays for the litter of whoever played before
    decisions = games = 0
    begin = process_time()
    while True:
        decisions += contestant.play_on(contestant.begin(rng), rng, ENDLESS)
        games += 1
        spent = process_time() - begin
        if spent >= seconds:
            return decisions, games, spent
