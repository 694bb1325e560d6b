"""What bonuses, spaces, zones and crew members promise a player, looked up once for every question."""

from __future__ import annotations

from typing import Final, Protocol, TypeAlias

from pelagos.bots.endeavor.board import board_of
from pelagos.bots.endeavor.weights import Weights
from pelagos.core.sums import added
from pelagos.games.endeavor.influence import legal_spaces
from pelagos.games.endeavor.language import Gains, action_of, amount_of, paid_for, price_of
from pelagos.games.endeavor.names import (
    ACTION,
    ACTIONS,
    ANY,
    CONSERVE,
    COST,
    DISC,
    DISCOVER,
    DIVE,
    INFLUENCE,
    ING,
    KNOW,
    LOW,
    PROMOTE,
    bits,
)
from pelagos.games.endeavor.scoring import LEADER
from pelagos.games.endeavor.state import Endeavor, occupied, scenario_of

Wanted: TypeAlias = tuple[tuple[int, float], ...]
"""Spaces that goals look at, as masks, and what a disc on one of them is worth."""


class Goals(Protocol):
    """What is played for."""

    @property
    def point(self) -> float:
        """What a printed point is worth."""

    def points(self, s: Endeavor) -> float:
        """What has been reached."""

    def wanted(self, s: Endeavor) -> Wanted:
        """Where discs are wanted."""


ABLE: Final = (1 << len(ACTIONS)) - 1
"""All actions, as a mask."""
OWN_WAYS: Final = frozenset(("moving-markers", "depth-lanes"))
"""Scenarios whose influence does not grow from the start spaces."""


class Prices:
    """Prices for one seat at one moment, `left` rounds before the end."""

    def __init__(self, s: Endeavor, seat: int, weights: Weights, left: int, goals: Goals) -> None:
        self.s = s
        self.seat = seat
        self.weights = weights
        self.left = left
        self.point = goals.point
        self.wanted = goals.wanted(s)
        self.board = board_of(s.pack, weights, left)
        self.know = self.board.know
        self.disc = self.board.disc
        self.steps = self.board.steps(s.boxes[seat])
        """What the next step on each track is worth."""
        self.promotes = any([not code & LEADER for code in s.crew[seat]])
        """Whether there is somebody to promote."""
        self._best_space: float | None = None
        self._spaces: dict[int, float] = {}
        self._reports: dict[int, float] = {}
        self._topics: dict[int, float] = {}

    @property
    def influence(self) -> float:
        """What the best influence space is worth."""
        if self._best_space is None:
            self._best_space = self._influence()
        return self._best_space

    def _influence(self) -> float:
        scenario = scenario_of(self.s)
        if OWN_WAYS & scenario.rules:
            return self.weights.influence
        spaces = scenario.influence.spaces
        found = [spaces[place] for place in bits(legal_spaces(self.s, self.seat))]
        return max((self.point * space.points + self._plain(space.gains) for space in found), default=0.0)

    def _plain(self, gains: Gains) -> float:
        return added([self.gain(gain) for gain in gains if gain & 15 != INFLUENCE])

    def gains(self, gains: Gains) -> float:
        """What a list of bonuses is worth."""
        return added([self.gain(gain) for gain in gains])

    def gain(self, gain: int) -> float:
        """What a single bonus is worth."""
        kind = gain & 15
        if kind <= ING:
            return self.steps[kind]
        if kind == DISC:
            return self.disc * amount_of(gain)
        if kind == KNOW:
            return self.know * amount_of(gain)
        return self.influence if kind == INFLUENCE else self.deed(gain)

    def deed(self, gain: int) -> float:
        """What an action, a promotion, a discovery, a step of choice or a trade is worth."""
        kind = gain & 15
        if kind == ACTION:
            return self.weights.actions[action_of(gain)]
        if kind == DISCOVER:
            return self.weights.discover
        if kind == COST:
            return max(0.0, self.gain(paid_for(gain)) - self.disc * price_of(gain))
        if kind in (ANY, LOW):
            return max(self.steps) if kind == ANY else self.steps[lowest(self.s.boxes[self.seat])]
        if kind == PROMOTE:
            return self.weights.promote if self.promotes else 0.0
        return self.weights.copy

    def side(self, side: int) -> float:
        """What all actions of a crew side are worth."""
        return self.board.side(side, ABLE, self.promotes)

    def space(self, space: int) -> float:
        """What a space of the ocean promises, with what it costs taken off."""
        found = self._spaces.get(space)
        if found is None:
            found = self._spaces[space] = self._space(space)
        return found

    def _space(self, number: int) -> float:
        space = self.s.pack.spaces[number]
        if space.kind == DIVE:
            return self.weights.token
        value = self.gains(space.gains) + self._links(number) + self._goals(number) - self.disc
        if space.kind == CONSERVE:
            return self._payable(value, space.cost)
        return value + self._report(space.topic) if space.topic >= 0 else value

    def _goals(self, number: int) -> float:
        """What a disc there adds to the goals of the scenario."""
        return added([worth for mask, worth in self.wanted if mask >> number & 1])

    def _links(self, number: int) -> float:
        """Links that a disc would complete count fully, others a little."""
        taken = occupied(self.s)
        return added(
            [
                self.gains(gains) * (1.0 if taken >> other & 1 else self.weights.chances[0])
                for other, gains in self.s.pack.ocean.links[number]
            ],
        )

    def _report(self, topic: int) -> float:
        """The best report on display with the topic of the space."""
        found = self._topics.get(topic)
        if found is None:
            topics, display = self.s.pack.topics, self.s.display
            fitting = [self.report(report) for report in display if topics[report] >> topic & 1]
            found = self._topics[topic] = max(fitting, default=0.0)
        return found

    def report(self, number: int) -> float:
        """What a report is worth to its publisher."""
        found = self._reports.get(number)
        if found is None:
            found = self._reports[number] = self._published(number)
        return found

    def _published(self, number: int) -> float:
        report = self.s.pack.reports[number]
        value = self.point * report.points + self.gains(report.you)
        value += added([max(0.0, self.deed(space) - self.disc) for space in report.spaces]) / 2
        return self._payable(value, report.cost)

    def _payable(self, value: float, cost: int) -> float:
        """What is left after paying; what cannot be paid yet counts less."""
        value -= cost * self.know
        return value if cost <= self.s.knowledge[self.seat] else value * self.weights.short


def lowest(boxes: tuple[int, ...]) -> int:
    """The attribute whose marker is on the lowest box, the first of equals."""
    return boxes.index(min(boxes))
