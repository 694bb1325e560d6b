"""What a bot gets and what it gives back: a sight of the table and the options in, one option out."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cached_property
from math import inf
from random import Random
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, View
from pelagos.core.nodes import Choice, Option
from pelagos.core.plain import Plain, plain
from pelagos.core.question_data import about, pending
from pelagos.core.settings import Settings
from pelagos.core.state import State

S = TypeVar("S", bound=State)

MOST_REMEMBERED: Final = 20_000
"""How many bytes of JSON a memory may take: it stands in the record with every answer."""


def always() -> bool:
    """Somebody waits for the answer, for all that is known."""
    return True


class Sight(Generic[S]):
    """One question as its seat sees it. Nothing that this seat may not know can be read from it.

    A bot is made anew for each question. What it wants to know again it remembers here, as plain data.
    """

    def __init__(
        self,
        game: Game[S],
        state: S,
        seed: str = "",
        moves: int = 0,
        memory: Plain = None,
        settings: Settings | None = None,
    ) -> None:
        """`seed` is that of the seat for the whole game, `moves` counts what has happened so far, by fate as well."""
        node = state.node
        assert isinstance(node, Choice), "a bot is asked only when somebody decides"
        self.game = game
        self.seat: int = node.seat
        self.ask: str = node.ask
        self.options: tuple[Option, ...] = node.options
        self.settings: Settings = settings or {}
        self.moves = moves
        self.luck = f"{seed}/{moves}"
        self._state = state
        self.kept = memory
        """What the seat's next question will find as `memory`."""
        self.patience = inf
        """For how many seconds whoever asks waits for the answer."""
        self.wanted: Callable[[], bool] = always
        """Whether somebody still waits; one who thinks for long may look now and then."""
        self.value: float | None = None
        """A bot may say here what the position is worth to its seat; a laboratory that keeps decisions keeps it."""

    @property
    def memory(self) -> Plain:
        """What this seat's bot remembered last; None when there is nothing. A copy: to change it, `remember` it."""
        return plain(self.kept)

    def remember(self, memory: Plain) -> None:
        """Keep numbers, texts, lists and dicts of them until something else is remembered; None forgets."""
        kept = plain(memory)
        if len(json.dumps(kept, ensure_ascii=False, separators=(",", ":")).encode()) > MOST_REMEMBERED:
            raise ValueError(f"more than {MOST_REMEMBERED} bytes to remember")
        self.kept = kept

    @cached_property
    def view(self) -> View:
        """What the seat sees, put together when somebody looks."""
        return self.game.visible.observe(self._state, self.seat)

    @cached_property
    def about(self) -> dict[str, Plain]:
        """What the words of the question speak of: the part that is being placed, the dice, the card."""
        return about(self.game, self._state)

    @cached_property
    def pending(self) -> list[Plain]:
        """The steps that follow the answer, as a snapshot in a record writes them."""
        return pending(self._state)

    @cached_property
    def rng(self) -> Random:
        """The luck of this seat at this question: the same wherever and however often the question is put."""
        return Random(self.luck)  # noqa: S311 - a game, not a secret

    def remembering(self, memory: Plain) -> Sight[S]:
        """The same question with another memory, for a bot that asks another one."""
        again = Sight(self.game, self._state, "", self.moves, memory, self.settings)
        again.luck = self.luck
        return again

    def imagine(self, rng: Random) -> S:
        """A position that could be the real one, for bots that try things out: hidden things are drawn anew."""
        return self.game.visible.determinise(self._state, self.seat, rng)


Reason: TypeAlias = Literal["unknown", "slow", "died", "raised", "nonsense"]


class BotFailed(PelagosError):
    """A bot gave no answer that could be played: why, in a word that every face has a sentence for.

    Nobody moves in its place. `detail` is for whoever runs or wrote it.
    """

    def __init__(self, reason: Reason, detail: str = "", bot: str = "", ask: str = "") -> None:
        if reason == "nonsense":
            super().__init__("error-bot-answer", bot=bot, ask=ask, answer=detail)
        else:
            super().__init__("error-bot-failed", bot=bot, problem=detail or reason)
        self.reason: Reason = reason
        self.detail = detail


class Bot(Protocol):
    """What answers for a seat. It is made for one question; the same sight, the same answer."""

    def choose(self, sight: Sight[Any]) -> Option:
        """One of the options of the sight."""


Maker: TypeAlias = Callable[[], Bot]
"""Makes a bot for one question; mostly its class."""


class Entrant(NamedTuple):
    """What plays a seat: a bot by its name, how it is made, and its seed when it brings one along."""

    name: str
    make: Maker
    seed: str = ""


class Thought(NamedTuple):
    """What came of asking a bot: its answer, and what its seat remembers from now on."""

    option: Option
    memory: Plain = None
