"""What OpenSpiel is told of a seat: what it sees now, or everything it has seen, as text and as numbers."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

import numpy as np
import pyspiel

from pelagos.envs.errors import Complaint
from pelagos.envs.memory import Moment, asked
from pelagos.envs.set_up import SetUp

Numbers = np.ndarray[Any, np.dtype[np.float32]]
RECALLED: Final = 3
"""So many earlier questions are among the numbers of an information state, with what the seat saw and answered."""
OFTEN: Final = 10
"""An answer that was given so often counts as 1."""


class Observer:
    """What a seat sees now."""

    def __init__(self, prepared: SetUp, spectates: bool = False) -> None:
        self.set_up = prepared
        self.spectates = spectates
        self.tensor: Numbers = np.zeros(sum(self.parts().values()), np.float32)
        self.dict: dict[str, Numbers] = {}
        begin = 0
        for name, size in self.parts().items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size

    def parts(self) -> Mapping[str, int]:
        """What the numbers are made of, and how many there are of each."""
        return {"observation": self.set_up.features}

    def set_from(self, state: Any, player: int) -> None:
        """The numbers of a position."""
        self._fill(state.moment, self._viewer(player))

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        return self._told(state.moment, self._viewer(player))

    def _viewer(self, player: int) -> int | None:
        return None if self.spectates else player

    def _fill(self, moment: Moment, viewer: int | None) -> None:
        self.set_up.encoder.encode(moment.position, viewer, self.dict["observation"])

    def _told(self, moment: Moment, viewer: int | None) -> str:
        return f"{moment.game.visible.observe(moment.position, viewer)!r}\n{asked(moment.position, viewer)}"


class Recaller(Observer):
    """Everything that a seat has seen. The text holds all of it, the numbers as much as a fixed size allows.

    They are what is seen now, how often each answer was given so far, and for the last few questions put to the seat,
    the last one first, what it saw then and what it answered.
    """

    def parts(self) -> Mapping[str, int]:
        features, actions = self.set_up.features, len(self.set_up.actions)
        recalled = {f"before_{number}": features for number in range(1, RECALLED + 1)}
        said = {f"answer_{number}": actions for number in range(1, RECALLED + 1)}
        return {"observation": features, "answers": actions, **recalled, **said}

    def _fill(self, moment: Moment, viewer: int | None) -> None:
        self.tensor[:] = 0
        super()._fill(moment, viewer)
        given = [] if viewer is None else list(moment.given(viewer))
        game, pack = self.set_up.game, self.set_up.pack
        for _, option in given:
            self.dict["answers"][game.action_id(pack, option)] += 1 / OFTEN
        for number, (position, option) in enumerate(islice(given, RECALLED), 1):
            self.set_up.encoder.encode(position, viewer, self.dict[f"before_{number}"])
            self.dict[f"answer_{number}"][game.action_id(pack, option)] = 1.0

    def _told(self, moment: Moment, viewer: int | None) -> str:
        return moment.remembered(viewer)


def observer(prepared: SetUp, kind: Any) -> Observer:
    """The one that OpenSpiel asks for; what nobody may know is told by none."""
    private = pyspiel.PrivateInfoType
    if kind is None:
        return Observer(prepared)
    if kind.private_info == private.ALL_PLAYERS or not kind.public_info:
        raise Complaint("error-observer", kind=str(kind))
    return (Recaller if kind.perfect_recall else Observer)(prepared, kind.private_info == private.NONE)
