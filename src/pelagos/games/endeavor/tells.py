"""What the crew in the tray does, by the spots where it lies."""

from __future__ import annotations

from pelagos.core.text import Text
from pelagos.games.endeavor.labels import recruit_text
from pelagos.games.endeavor.state import Endeavor


def tells(s: Endeavor) -> dict[str, Text]:
    """[EDS-2.6] Every kind of the levels 1 to 4, and of level 5 what lies on top of a pile."""
    kinds = [number for number, kind in enumerate(s.pack.kinds) if 0 < kind.level < 5]
    kinds += [top for top, _ in s.fives if top >= 0]
    return {f"tray-{s.pack.kinds[kind].id}": recruit_text(s, kind) for kind in kinds}
