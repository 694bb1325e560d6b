"""The rulebook of Nauticus: each chapter's module adds its steps here."""

from __future__ import annotations

from typing import Final

from pelagos.core.rulebook import Rulebook
from pelagos.games.nauticus.state import Nauticus

RULES_VERSION: Final = "1"

nauticus: Rulebook[Nauticus] = Rulebook()
