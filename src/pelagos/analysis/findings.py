"""What an analysis finds: plain data in points, the same in every language, as it is kept and sent."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Judged(msgspec.Struct, frozen=True, tag="decision"):
    """A decision: what was answered, and how much more the best other line promised.

    `lost` is an estimate from samples that had no say in which line is the best, so that it may be below 0; `error` is
    its standard error, `samples` their number. 0 samples: nothing was worth comparing. `cut` says that a deadline came
    first, and nothing is known.
    """

    version: int
    seat: int
    ask: str
    answer: str
    best: tuple[str, ...] = ()
    lost: float = 0.0
    error: float = 0.0
    samples: int = 0
    cut: bool = False


class Rolled(msgspec.Struct, frozen=True, tag="roll"):
    """A roll or draw: how much better each seat stands after it than before it was known, with standard errors."""

    version: int
    ask: str
    outcome: str
    luck: tuple[float, ...] = ()
    errors: tuple[float, ...] = ()
    samples: int = 0
    cut: bool = False


Finding: TypeAlias = Judged | Rolled
