"""[EDS-14] Links: completed when both ends hold a disc, paid to both owners, the active player first."""

from __future__ import annotations

from pelagos.core.nodes import Step
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.names import NOWHERE, SLOT_NAMES, bits
from pelagos.games.endeavor.state import Endeavor, in_order, occupied


def owner_of(s: Endeavor, space: int) -> int:
    """Whose disc lies on a space, or NOWHERE."""
    for seat, own in enumerate(s.discs):
        if own >> space & 1:
            return seat
    return NOWHERE


def link_steps(s: Endeavor, seat: int, space: int, zone: int) -> list[Step]:
    """[EDS-14.1 to 14.3, 20.4] The gains of all links that this new disc completes, in the order of the seats."""
    if not s.pack.ocean.linked[space] & occupied(s):
        return []
    paid: dict[int, tuple[int, ...]] = {}
    for other, both in s.pack.ocean.links[space]:
        partner = owner_of(s, other)
        if partner == NOWHERE:
            continue
        s.tell("endeavor-linked", seat, partner, SLOT_NAMES[zone], s.pack.spaces[space].id, s.pack.spaces[other].id)
        for owner in {seat, partner}:
            paid[owner] = (*paid.get(owner, ()), *both)
    return [(gains, owner, paid[owner], zone) for owner in in_order(s, s.turn) if owner in paid]


def completed_links(s: Endeavor) -> list[tuple[int, int]]:
    """[EDS-14.1, 14.3] Every completed link of the ocean once, as its two spaces."""
    taken = occupied(s)
    links = s.pack.ocean.links
    return [
        (space, other) for space in bits(taken) for other, _ in links[space] if space < other and taken >> other & 1
    ]
