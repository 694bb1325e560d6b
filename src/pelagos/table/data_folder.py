"""Where a person's games are kept: the data folder of this user."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of Pelagos among the user's data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "pelagos"
