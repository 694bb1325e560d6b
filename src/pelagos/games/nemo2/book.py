"""The rulebook of Nemo's War, second edition: each chapter's module adds its steps here."""

from __future__ import annotations

from typing import Final

from pelagos.core.rulebook import Rulebook
from pelagos.games.nemo2.state import Nemo

RULES_VERSION: Final = "3"

nemo2: Rulebook[Nemo] = Rulebook()
