"""The rulebook of Nemo's War, first edition: each chapter's module adds its steps here."""

from __future__ import annotations

from typing import Final

from pelagos.core.rulebook import Rulebook
from pelagos.games.nemo1.state import Nemo

RULES_VERSION: Final = "2"

nemo1: Rulebook[Nemo] = Rulebook()
