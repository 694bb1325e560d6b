"""How often a process that thinks for others looks for rubbish that only the collector of cycles can find."""

from __future__ import annotations

import gc
from typing import Final

MANY: Final = 1_000_000
"""So many new objects, a hundred megabytes or two; Python itself looks after each 700."""


def sweep_seldom() -> None:
    """Our bots leave hardly any behind, and remember hundreds of thousands of things that would be looked at in vain.

    A bot of somebody's own may leave more, so now and then it is done.
    """
    gc.set_threshold(MANY, 20, 20)
