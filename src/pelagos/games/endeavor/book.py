"""The rulebook of Endeavor: Deep Sea: each chapter's module adds its steps here."""

from __future__ import annotations

from typing import Final

from pelagos.core.rulebook import Rulebook
from pelagos.games.endeavor.state import Endeavor

RULES_VERSION: Final = "2"

endeavor: Rulebook[Endeavor] = Rulebook()
