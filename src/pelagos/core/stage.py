"""The stage: what faces show large when it happens: a card drawn, a ship revealed, a round's end, dice rolled.

A game says of events that were told which great moment they are:

    STAGE: Stage[Nemo1View] = Stage()

    @STAGE.of("nemo1-card")
    def card(told: Told[Nemo1View]) -> Scene:
        '''[NW1-6.6] An adventure card is turned over.'''
        return Scene("card", piece=f"card-{told.facts[0]}")

It reads nothing but the events as their hearer got them and what that hearer sees before and after, so a moment can
tell nothing that is hidden. What happened next is told by the log, and what can be read on the piece by its sheet.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple, TypeVar

from pelagos.core.state import Event
from pelagos.core.text import Text

V = TypeVar("V", bound=Mapping[str, Any])

ROLL: Final = "roll"
"""The kind of a moment that is nothing but dice."""
WHITE: Final = "white"
BLACK: Final = "black"
SUCCESS: Final = "success"
FAILURE: Final = "failure"
HIT: Final = "hit"
MISSED: Final = "missed"
ENDS: Final = (SUCCESS, FAILURE, HIT, MISSED)
"""What can be stamped on a roll."""
UNSAYABLE: Final = re.compile("[^A-Za-z0-9_-]")


class Added(NamedTuple):
    """What is added to dice, and by which rule."""

    said: Text
    value: int
    rule: str


class Roll(NamedTuple):
    """Dice on the table: each by its colour and face."""

    dice: tuple[tuple[str, int], ...]
    added: tuple[Added, ...] = ()
    total: int | None = None
    """What they come to; None where no sum counts."""
    needed: int | None = None
    at_most: bool = False
    """Whether the total must not be more than what is needed, instead of not less."""
    end: str = ""
    """What is stamped on it, one of ENDS; "" where dice decide something else, or while help is still possible."""
    good: bool = False
    """Whether that is what whoever rolled wants."""


class Scene(NamedTuple):
    """A great moment: of which kind it is, the piece whose sheet tells of it, and what has come of it."""

    kind: str
    """What sort of moment it is, for faces that tell them apart."""
    piece: str = ""
    """The piece that it is about, "" where no component belongs to it."""
    key: str = ""
    """By what its story and its picture are found, where that is not the piece."""
    heading: str = ""
    """The message that says what sort of moment it is, where that is not the kind of the piece."""
    title: Text | None = None
    """What it is called, where that is not the name of the piece."""
    lines: tuple[Text, ...] = ()
    """What is to be said beyond the sheet and the log: the balance of a round."""
    roll: Roll | None = None


class Told(Generic[V]):
    """An event among those of its version, and what its hearer sees before and after that."""

    def __init__(self, events: Sequence[Event], before: Callable[[], V], after: Callable[[], V]) -> None:
        self.events = events
        self.place = 0
        self._before, self._after = before, after

    @cached_property
    def before(self) -> V:
        """What is seen before the version; of dice, the sheet of the test under way."""
        return self._before()

    @cached_property
    def after(self) -> V:
        """What is seen after it."""
        return self._after()

    @property
    def facts(self) -> tuple[Any, ...]:
        """The facts of the event."""
        return self.events[self.place].facts

    def later(self, *messages: str) -> Event | None:
        """The first of the following events that is one of these."""
        return next((event for event in self.events[self.place + 1 :] if event.id in messages), None)

    def earlier(self, *messages: str) -> Event | None:
        """The last of the events before it that is one of these."""
        return next((event for event in self.events[: self.place][::-1] if event.id in messages), None)


Staged = Callable[[Told[V]], Scene | None]


class Stage(Generic[V]):
    """The great moments of a game, by the events that tell of them.

    `keys` are those by which stories and pictures are found of moments that belong to no piece; `black` are the chances
    that are rolled with black dice.
    """

    def __init__(self, keys: tuple[str, ...] = (), black: tuple[str, ...] = ()) -> None:
        self.keys = keys
        self.black = black
        self.staged: dict[str, Staged[V]] = {}

    def of(self, *messages: str) -> Callable[[Staged[V]], Staged[V]]:
        """The decorated function says what these events are on the stage; None where they are nothing great."""

        def declared(say: Staged[V]) -> Staged[V]:
            assert self.staged.keys().isdisjoint(messages), f"one of {messages} is staged twice"
            self.staged.update(dict.fromkeys(messages, say))
            return say

        return declared

    def scenes(self, told: Told[V]) -> Iterator[tuple[int, Scene]]:
        """The great moments of a version, each with the place of its event."""
        for place, event in enumerate(told.events):
            if event.id in self.staged:
                told.place = place
                scene = self.staged[event.id](told)
                if scene is not None:
                    yield place, scene


def white(*faces: int) -> tuple[tuple[str, int], ...]:
    """White dice.

    >>> white(2, 5)
    (('white', 2), ('white', 5))
    """
    return tuple((WHITE, face) for face in faces)


def story_message(game: str, key: str) -> str:
    """The message that tells the story of a piece or of a kind of moment.

    >>> story_message("nemo2", "card-12"), story_message("nemo1", "ship-HMS_x.y")
    ('nemo2-story-card-12', 'nemo1-story-ship-HMS_x-y')
    """
    return f"{game}-story-{UNSAYABLE.sub('-', key)}"
