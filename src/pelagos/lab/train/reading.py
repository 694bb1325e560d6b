"""Examples as arrays, read from the parts of a folder (`examples.packed_examples` has written them)."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pelagos.lab.folder import RunFolder
from pelagos.lab.train.examples import EXAMPLES

Figures = NDArray[np.float64]

KEPT_BACK: Final = 5
"""One game in so many is kept back."""


class Examples(NamedTuple):
    """Examples as arrays: the positions, one in a row, and the figures that belong to them."""

    numbers: NDArray[np.int16]
    game: Figures
    turn: Figures
    standing: Figures
    outcome: Figures

    def those(self, some: NDArray[np.bool_]) -> Examples:
        """Some of them."""
        return Examples(self.numbers[some], *(column[some] for column in self[1:]))

    @property
    def missed(self) -> Figures:
        """What the appraisal was short of."""
        missed: Figures = self.outcome - self.standing
        return missed

    @property
    def back(self) -> NDArray[np.bool_]:
        """Which are kept back."""
        found: NDArray[np.bool_] = self.game % KEPT_BACK == KEPT_BACK - 1
        return found


def read_examples(folder: RunFolder, parts: Sequence[int], size: int) -> Examples:
    """The examples of some parts of a folder; one that is damaged is told."""
    read = []
    for part in parts:
        try:
            read.append(read_part(folder.bytes_of(EXAMPLES, part), size))
        except (ValueError, IndexError) as problem:
            raise folder.strange(EXAMPLES, part) from problem
    return Examples(*(np.concatenate(column) for column in zip(*read, strict=True)))


def read_part(part: bytes, size: int) -> Examples:
    """The examples of a part, with `size` numbers each; one that is damaged raises a ValueError."""
    try:
        data = zlib.decompress(part)
    except zlib.error as problem:
        raise ValueError(str(problem)) from problem
    examples, pairs = (int(number) for number in np.frombuffer(data, np.int64, 2))
    figures = np.frombuffer(data, np.float64, 4 * examples, 16).reshape(examples, 4)
    at = 16 + figures.nbytes
    counts = np.frombuffer(data, np.uint16, examples, at)
    places = np.frombuffer(data, np.uint16, pairs, at + counts.nbytes)
    values = np.frombuffer(data, np.int16, pairs, at + counts.nbytes + places.nbytes)
    numbers = np.zeros((examples, size), np.int16)
    numbers[np.repeat(np.arange(examples), counts), places] = values
    return Examples(numbers, *figures.T)
