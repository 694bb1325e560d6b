"""A game under way for a program that learns: answers by number, fate by seed, what a seat sees as numbers."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from pelagos.core.game import NOBODY
from pelagos.core.nodes import MOST_ONES, ONES, Chance, Choice, Node, Over
from pelagos.core.score import total
from pelagos.core.settings import Value
from pelagos.envs.errors import Complaint
from pelagos.envs.set_up import SetUp

Reward: TypeAlias = Literal["win", "margin", "score", "shaped"]
REWARDS: Final[tuple[Reward, ...]] = ("win", "margin", "score", "shaped")
"""What a game is worth to a seat at its end: 1 for a victory and -1 for a defeat, its lead over the best of the others
(alone: its score), its score; or the score as it grows, answer by answer, from nothing on: it adds up to the score."""
SEED_BITS: Final = 63


class Course:
    """One game after another with the same settings. Questions with a single answer are answered by themselves."""

    def __init__(self, key: str, seats: int, given: Mapping[str, Value], reward: str = "win") -> None:
        if reward not in REWARDS:
            raise Complaint("error-reward", reward=reward, known=", ".join(REWARDS))
        self.set_up = SetUp(key, seats, given)
        self.game, self.pack, self.settings = self.set_up.game, self.set_up.pack, self.set_up.settings
        self.seats, self.reward = seats, reward
        self.pays_early = reward == "shaped"
        """Whether answers are worth something before the end."""
        self.actions, self.features = self.set_up.actions, self.set_up.features
        self.state: Any = None
        self.node: Node | None = None
        self.seat = NOBODY
        """Who is asked."""
        self.over = False
        """Whether nothing is left to be decided."""
        self._legal: list[int] = []
        self._number = {option: number for number, option in enumerate(self.actions)}.__getitem__
        self._nothing = bytes(len(self.actions))
        self._reader = self.set_up.encoder.reader(self.pack)
        self._fate = Random(0)  # noqa: S311 - a seed is to give the same game again

    def begin(self, seed: int | None) -> None:
        """A new game; the seed fixes everything that fate decides."""
        self._fate = Random(secrets.randbits(SEED_BITS) if seed is None else seed)  # noqa: S311
        self.over = False
        self.state = self.set_up.begin()
        self._go_on(self.game.rules.run(self.state))

    def legal(self) -> list[int]:
        """The numbers of what is offered."""
        return self._legal

    def answer(self, number: Any) -> None:
        """Give the answer with this number; one that is not offered is refused and changes nothing."""
        if self.seat == NOBODY:
            raise Complaint("error-no-question", answer=str(number))
        try:
            place = self._legal.index(number)
        except ValueError:
            raise Complaint("error-not-offered", answer=self.set_up.spelled(number)) from None
        asked: Any = self.node
        self._go_on(self.game.rules.go_on(self.state, asked.then, asked.options[place]))

    def mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.int8]]:
        """1 for each answer that a seat is offered, in an array of its own; nothing to whoever is not asked."""
        found = bytearray(self._nothing)
        if seat == self.seat:
            for number in self._legal:
                found[number] = 1
        return np.frombuffer(found, np.int8)

    def seen(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat sees, as numbers, in an array of its own."""
        return np.frombuffer(self._reader.read(self.state, seat), np.float32)

    def worth(self, seat: int) -> float:
        """What the position is worth to a seat by now: the score so far if it is shaped, else what the end brings."""
        if isinstance(self.node, Over):
            return WORTH[self.reward](self, self.node, seat)
        return float(total(self.game.show.sheet(self.state), seat)) if self.pays_early else 0.0

    def _go_on(self, node: Node) -> None:
        """To the next question that is one, or to the end."""
        rules, s = self.game.rules, self.state
        while True:
            if isinstance(node, Choice):
                options = node.options
                if len(options) > 1:
                    self.seat, self._legal = node.seat, list(map(self._number, options))
                    break
                node = rules.go_on(s, node.then, options[0])
            elif isinstance(node, Chance):
                node = rules.go_on(s, node.then, node.options[self._drawn(node.weights)])
            else:
                self.stop()
                break
        self.node = node

    def stop(self) -> None:
        """Nobody is asked any more."""
        self.seat, self._legal, self.over = NOBODY, [], True

    def _drawn(self, weights: tuple[int, ...]) -> int:
        """The place of an outcome, as likely as its weight says."""
        number = len(weights)
        if number < MOST_ONES and weights is ONES[number]:
            return self._fate.randrange(number)
        point = self._fate.randrange(sum(weights))
        for place, weight in enumerate(weights):
            point -= weight
            if point < 0:
                return place
        raise AssertionError("the point lies below the sum of the weights")


def _win(course: Course, end: Over, seat: int) -> float:
    verdict = course.game.verdict(course.state)
    return 1.0 if seat in verdict.winners else -1.0


def _margin(course: Course, end: Over, seat: int) -> float:
    if not course.game.verdict(course.state).contest:
        return float(end.scores[seat])
    return float(end.scores[seat] - max(score for other, score in enumerate(end.scores) if other != seat))


def _score(course: Course, end: Over, seat: int) -> float:
    return float(end.scores[seat])


WORTH: Final[Mapping[str, Callable[[Course, Over, int], float]]] = {
    "win": _win,
    "margin": _margin,
    "score": _score,
    "shaped": _score,
}
