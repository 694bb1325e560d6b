"""What can be read on the components of Endeavor: Deep Sea, and which of them lies at a spot of the drawing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from pelagos.core.sheets import Sheets
from pelagos.games.endeavor.sheets_now import now
from pelagos.games.endeavor.view import EndeavorView

ZONE: Final = re.compile(r"zone-(?P<slot>[A-Z](?P<depth>\d))(?:-.+)?")
PILE: Final = re.compile(r"pile-(?P<depth>\d)")
AREA: Final = re.compile(r"space-\d+-\d+")
GOAL: Final = re.compile(r"goal-(?P<place>\d)")
DRAWN: Final = re.compile(r"drawn-(?P<place>\d)")
SEAT: Final = re.compile(r"seat-(?P<seat>\d)(?:-(?P<own>.+?))?(?:-(?P<place>\d+))?")
ON_BOARD: Final = {
    **{name: f"track-{name}" for name in ("rep", "insp", "coord", "ing")},
    "know": "knowledge",
    "score": "scoring",
}
"""What stands in the line and on the tracks of a seat; all else there is the player board."""


def at(view: EndeavorView, spot: str) -> str:
    """The piece that lies at a spot of the drawing; a spot that is a piece stands for itself."""
    for pattern, found in PLACES:
        if match := pattern.fullmatch(spot):
            return found(view, match)
    return {"moment": f"scenario-{_scenario(view)}", "supplies": "dive-tokens"}.get(spot, spot)


def _scenario(view: EndeavorView) -> int:
    return view["scenario"]["number"]


def _zone(view: EndeavorView, match: re.Match[str]) -> str:
    """[EDS-9.4] The tile there; of an empty slot, what may come to lie in it."""
    here = [zone["tile"] for zone in view["zones"] if zone["slot"] == match["slot"]]
    return f"tile-{here[0]}" if here else f"depth-{match['depth']}"


def _pile(view: EndeavorView, match: re.Match[str]) -> str:
    """[EDS-20.1] Face-down tiles: what such a tile may be."""
    return f"depth-{match['depth']}"


def _area(view: EndeavorView, match: re.Match[str]) -> str:
    return f"scenario-{_scenario(view)}-influence"


def _goal(view: EndeavorView, match: re.Match[str]) -> str:
    """[EDS-18.5, 19.5] A goal of the scenario, or a line of what a group must reach."""
    place = int(match["place"])
    if not view["group"]:
        return view["goals"][place]["what"]
    named = str(view["group"][place][0])
    if named.startswith("goal-"):
        return view["goals"][int(named[-1]) - 1]["what"]
    return f"scenario-{_scenario(view)}" if named == "influence" else f"bonus-{named}"


def _drawn(view: EndeavorView, match: re.Match[str]) -> str:
    """[EDS-9.3] A drawn tile as far as this seat sees it."""
    tiles = view["drawn"][int(match["place"]) :]
    return f"tile-{tiles[0]}" if tiles and tiles[0] else "ocean-tile"


def _seat(view: EndeavorView, match: re.Match[str]) -> str:
    """[EDS-20.1] What lies in front of a player: crew, reports, tokens; else the player board."""
    own, seat = match["own"] or "", view["seats"][int(match["seat"])]
    if own == "influence":
        return _area(view, match)
    if own in ON_BOARD:
        return ON_BOARD[own]
    if own.startswith("token-"):
        return own
    if any(own == report["id"] for report in seat["reports"]):
        return f"report-{own}"
    return f"crew-{own}" if any(own == member["name"] for member in seat["crew"]) else "player-board"


PLACES: Final[tuple[tuple[re.Pattern[str], Callable[[EndeavorView, re.Match[str]], str]], ...]] = (
    (ZONE, _zone),
    (PILE, _pile),
    (AREA, _area),
    (GOAL, _goal),
    (DRAWN, _drawn),
    (SEAT, _seat),
)
SHEETS: Final[Sheets[EndeavorView]] = Sheets(at=at, now=now)
