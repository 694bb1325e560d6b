"""The stage: great moments, which faces show large: a card drawn, a ship revealed, an act, a round's end.

A game says of events that were told which great moment they are. It reads nothing but the events as their hearer got
them and what that hearer sees, so a moment can tell nothing that is hidden.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from pelagos.core.state import Event
from pelagos.core.text import Text

UNSAYABLE: Final = re.compile("[^A-Za-z0-9_-]")


class Scene(NamedTuple):
    """A great moment: of which kind it is, the piece whose sheet tells of it, and what came of it."""

    kind: str
    """What sort of moment it is: `<game>-stage-<kind>` says it."""
    piece: str = ""
    """The piece that it is about, "" where no component belongs to it."""
    key: str = ""
    """By what its story and its picture are found, where that is not the piece."""
    lines: tuple[Text, ...] = ()
    """What is tested, what came of it, the balance of a round."""


def nothing_great(view: Mapping[str, Any], events: Sequence[Event]) -> tuple[tuple[int, Scene], ...]:
    """The stage of a game that has none."""
    return ()


def story_message(game: str, key: str) -> str:
    """The message that tells the story of a piece or of a kind of moment.

    >>> story_message("nemo2", "card-12"), story_message("nemo1", "ship-HMS_x.y")
    ('nemo2-story-card-12', 'nemo1-story-ship-HMS_x-y')
    """
    return f"{game}-story-{UNSAYABLE.sub('-', key)}"
