"""Playing on in thought: a line of answers first, then the base player in every seat, until the appraisal speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from pelagos.bots.contract import Maker, Sight
from pelagos.bots.search.guide import Guide, Line
from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Choice, Node, Option, Over
from pelagos.core.plain import Plain
from pelagos.core.state import State

GOLDEN: Final = 0.6180339887498949
"""Steps of this length never fall twice on one place and leave no gap for long."""

REMEMBERED: Final = 3
"""So many answers of a line are kept, for whoever wants to tell what it leads to."""

Standing: TypeAlias = Callable[[Any, int], float]
"""How well a seat stands in points, where a turn begins and at the end."""


class Luck:
    """The luck of one sample: the same for every line, with a stream for each kind of roll or draw."""

    def __init__(self, seed: str, number: int) -> None:
        self.seed = f"{seed}/{number}"
        self.rng = Random(self.seed)  # noqa: S311 - a game, not a secret
        self.streams: dict[str, Random] = {}
        self.first: float | None = (Random(seed).random() + number * GOLDEN) % 1  # noqa: S311

    def pick(self, node: Chance) -> Option:
        """What fate decides. The first decision goes round all outcomes evenly from sample to sample."""
        point, self.first = self.first, None
        if point is None:
            point = self._stream(node.ask).random()
        point *= sum(node.weights)
        for option, weight in zip(node.options, node.weights, strict=True):
            point -= weight
            if point < 0:
                return option
        return node.options[-1]

    def _stream(self, ask: str) -> Random:
        found = self.streams.get(ask)
        if found is None:
            found = self.streams[ask] = Random(f"{self.seed}/{ask}")  # noqa: S311
        return found


class Thought(Sight[Any]):
    """A question in thought: everything hidden has been imagined already."""

    def __init__(self, game: Game[Any], s: State, moves: int, memory: Plain, rng: Random) -> None:
        super().__init__(game, s, "", moves, memory)
        self.__dict__["rng"] = rng

    def imagine(self, rng: Random) -> Any:
        """The position as it has been imagined."""
        return self._state.clone()


class Standpoint(Protocol):
    """Where somebody plays on from: the game, whose lines are played, and what has happened so far. A sight is one."""

    @property
    def game(self) -> Game[Any]:
        """The game."""

    @property
    def seat(self) -> int:
        """Whose lines are played, and who is appraised."""

    @property
    def moves(self) -> int:
        """How many answers were given before, by fate as well."""


class Playout:
    """Plays lines on from one question."""

    def __init__(
        self,
        sight: Standpoint,
        guide: Guide[Any],
        ahead: int,
        standing: Standing | None = None,
        player: Maker | None = None,
    ) -> None:
        """The appraisal is that of the guide, or `standing`, which knows more; so is who plays, or `player`."""
        self.game, self.seat, self.moves = sight.game, sight.seat, sight.moves
        self.guide = guide
        self.ahead = ahead
        self.standing = standing or guide.standing
        self.player = player or guide.base
        self.steps = 0
        """How many questions have been answered in thought."""
        self.end: Any = None
        """Where the last line led."""
        self.answers: list[tuple[Any, Option]] = []
        """The first answers of the seat on the last way there, each with the position in which it was given."""

    def value(self, imagined: State, line: Line, memories: Sequence[Plain], luck: Luck) -> float:
        """How well the seat stands some turns after a line; `memories` are those of the base player by seat."""
        node = imagined.node
        assert isinstance(node, Choice), "lines begin where somebody decides"
        s = imagined.clone()
        self.play_on(s, line, memories, luck, self.guide.turn(s, node) + self.ahead)
        return self.standing(s, self.seat)

    def play_on(self, s: Any, line: Line, memories: Sequence[Plain], luck: Luck, last: int) -> None:
        """Play a line and what comes after it, in this very position, until a turn begins that is no earlier."""
        rules, guide = self.game.rules, self.guide
        node: Node = s.node
        moves, kept, rest = self.moves, list(memories), list(line)
        self.answers = []
        while not isinstance(node, Over):
            if isinstance(node, Chance):
                option = luck.pick(node)
            elif len(node.options) == 1:
                option = node.options[0]
            elif rest and node.seat == self.seat and rest[0] in node.options:
                option = rest.pop(0)
            elif guide.turn(s, node) >= last and guide.begins(s, node):
                break
            else:
                rest.clear()
                option = self._base(s, node, moves, kept, luck)
            if len(self.answers) < REMEMBERED and isinstance(node, Choice) and self._decides(node):
                self.answers.append((s.clone(), option))
            node = rules.answer(s, option)
            moves += 1
        self.steps += 1
        self.end = s

    def _decides(self, node: Choice) -> bool:
        return node.seat == self.seat and len(node.options) > 1

    def _base(self, s: State, node: Choice, moves: int, kept: list[Plain], luck: Luck) -> Option:
        self.steps += 1
        sight = Thought(self.game, s, moves, kept[node.seat], luck.rng)
        option = self.player().choose(sight)
        kept[node.seat] = sight.kept
        return option
