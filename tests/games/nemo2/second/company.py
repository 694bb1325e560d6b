"""[NW2-19] Second reading: who decides, and how the captain's tile goes round."""

from __future__ import annotations

from tests.games.nemo2.second.tables import CHARACTERS, OFFICERS, Row
from tests.games.nemo2.second.told import Told

DUTIES = {
    "exert Crew": ("crew",),
    "exert Hull": ("hull",),
    "movement path": ("move-path",),
    "placement choices": ("place-ocean", "place-contact", "place-flip", "place-anywhere"),
    "hit handling and upgrade losses": ("hit-shield", "loss-shield", "loss-pick"),
    "Refit pick": ("refit-pick", "salvage-payment"),
    "treasures": ("treasure-bonus", "treasure-discard", "retain-treasure"),
    "gem placement": ("gem-ocean",),
    "uprising choices": ("uprising-order", "uprising-response", "cube-pick", "land-space"),
    "attack targets": ("attack-target", "ship-pick"),
    "Tonnage or Salvage": ("tonnage-or-salvage", "tonnage-row"),
}
"""[NW2-19.6] The duties of the officer cards, and what they decide; all else is the captain's."""


def officers(t: Told) -> list[Row]:
    """[NW2-19.1] The cards of the players, in their order; none for one who is alone."""
    return [row for row in OFFICERS if row["players"] == str(t.rules["players"])]


def seat_of(t: Told, question: str) -> int:
    """[NW2-19.2, 19.6] Who answers a question."""
    for seat, row in enumerate(officers(t)):
        if any(question in DUTIES[duty] for duty in row["duties"].split("; ")):
            return seat
    return t.captain


def owner_of(t: Told, character: str) -> int:
    """[NW2-19.3] Whose card lists a character."""
    for seat, row in enumerate(officers(t)):
        if CHARACTERS[character]["name"] in row["characters"].split("|"):
            return seat
    return t.captain


def around(t: Told) -> list[int]:
    """[NW2-19.6] All seats, clockwise from the captain."""
    players = int(t.rules["players"])
    return [(t.captain + steps) % players for steps in range(players)]


def threshold_reached(t: Told) -> None:
    """[NW2-19.4] A box of the Notoriety track for the first time."""
    t.due = t.rules["players"] > 1


def test_failed(t: Told) -> None:
    """[NW2-19.4] A failed TEST of the captain."""
    t.due = t.rules["players"] > 1


def hand_over(t: Told) -> None:
    """[NW2-19.4] The tile goes on if it is due, and the group has 1 AP more."""
    if t.due:
        t.due = False
        t.captain = around(t)[1]
        if not t.no_ap:
            t.ap = min(5, t.ap + 1)
