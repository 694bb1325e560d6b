"""The bot that knows no rule: every option is as good as any other."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from pelagos.bots.contract import Sight
from pelagos.core.nodes import Option


class RandomBot:
    """Picks evenly among the options; plays every game."""

    def choose(self, sight: Sight[Any]) -> Option:
        """One hash is enough, and far quicker than setting a generator up for a single draw."""
        point = int.from_bytes(blake2b(sight.luck.encode(), digest_size=16).digest())
        return sight.options[point % len(sight.options)]
