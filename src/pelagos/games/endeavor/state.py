"""The state of a game of Endeavor: Deep Sea. Per-seat facts are tuples with one place per seat.

Slots, spaces, tiles and crew are small numbers (see `names.py` and `data.py`); sets of them are masks. A crew member is
`side * 2 + disc`, where side is `kind * 2 + 1` for the leader side; a report in front of a player is
`report * 4 + used`, one bit for each used activation space.
"""

from __future__ import annotations

from typing import Final

from pelagos.core.state import State
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.data_scenarios import Scenario
from pelagos.games.endeavor.names import ROUNDS, ROW, SOLO, SOLO_ROUNDS

IDLE: Final = -1
FRESH: Final = 0
TOKEN_USED: Final = 1
ACTIVATED: Final = 2
STAGES: Final = {IDLE: None, FRESH: "fresh", TOKEN_USED: "token-used", ACTIVATED: "activated"}


class Endeavor(State):
    """Everything on the table."""

    __slots__ = (
        "acting",
        "bottoms",
        "boxes",
        "cargo",
        "cave",
        "chosen",
        "cleanup",
        "crew",
        "crises_left",
        "deck",
        "difficulty",
        "discard",
        "discs",
        "display",
        "drawn",
        "finders",
        "fives",
        "fives_left",
        "goals",
        "hand",
        "knowledge",
        "marked",
        "markers",
        "mode",
        "named",
        "ocean",
        "open",
        "passed",
        "piles",
        "pools",
        "races",
        "reach",
        "reports",
        "round",
        "scenario",
        "seats",
        "spots",
        "stage",
        "star_top",
        "supply",
        "tray",
        "turn",
        "vessels",
        "wave",
        "zones",
    )

    pack: Pack

    seats: int
    mode: int
    scenario: int
    difficulty: int
    """[EDS-19.2] The achieved goals needed to win; 0 in competitive play."""
    round: int
    wave: int
    turn: int
    """[EDS-20.4] The active player: whose launch, preparation or turn it is."""
    passed: int
    """The seats that have passed, as a mask."""
    stage: int
    """How far the turn is: FRESH, TOKEN_USED or ACTIVATED; IDLE outside of turns."""
    acting: tuple[tuple[int, ...], ...]
    """The unused action slots of the running activation."""

    ocean: tuple[int, ...]
    """The tile in each slot, or NOWHERE."""
    zones: int
    """The slots with a zone, as a mask."""
    cave: int
    """The slot of the zone that vessels cannot enter, or NOWHERE."""
    finders: tuple[int, ...]
    """[EDS-9.5] By slot: who discovered the zone, or NOWHERE."""
    open: int
    """The spaces that can be used next: free disc spaces (the first of each sonar strip) and dive spots with tokens."""
    discs: tuple[int, ...]
    """By seat: the spaces of the ocean with an own disc."""
    spots: tuple[tuple[int, ...], ...]
    """By space: the tokens on a dive spot, bottom first, each by the shuffle it came from."""

    pools: tuple[tuple[int, ...], ...]
    """By shuffle: how many tokens of each kind are still unseen; then how many unseen ones of each earlier shuffle."""
    discard: tuple[int, ...]
    """The same for the discard pile."""
    supply: int
    """The tokens left in the supply, all of the last shuffle."""

    piles: tuple[int, ...]
    """By depth: the tiles whose place in the pile nobody knows."""
    bottoms: tuple[tuple[tuple[int, int, int], ...], ...]
    """By depth: the tiles put back under the pile, in order: tile, who knows it (a mask), whether of the top block."""
    star_top: int
    """[EDS-2.3] How many tiles are left of the top block that the Fallen Star was shuffled into."""
    drawn: tuple[tuple[int, int, int], ...]
    """[EDS-9.3] The tiles being looked at: tile, who knew it before (a mask), whether of the top block."""

    deck: int
    display: tuple[int, ...]
    tray: tuple[int, ...]
    """Crew tiles left by kind; level 5 is kept in `fives`."""
    fives: tuple[tuple[int, int], ...]
    """[EDS-2.6] By compartment: the visible kind (NOWHERE: none) and the height of the pile with it."""
    fives_left: int
    """The kinds of level 5 that nobody has seen."""

    boxes: tuple[tuple[int, ...], ...]
    knowledge: tuple[int, ...]
    cargo: tuple[int, ...]
    vessels: tuple[tuple[int, ...], ...]
    """The slots of the launched vessels."""
    crew: tuple[tuple[int, ...], ...]
    reports: tuple[tuple[int, ...], ...]
    hand: tuple[tuple[int, ...], ...]
    """The dive tokens of each player, the stored one included."""

    markers: tuple[tuple[int, ...], ...]
    """By seat: the influence spaces of the markers, one entry per marker."""
    marked: int
    reach: int
    """Influence spaces that start spaces and markers make legal, occupied or not."""
    cleanup: tuple[int, ...]
    named: int
    """[EDS-16.6] The action whose discs count for goal 3 of scenario 6, or NOWHERE."""
    chosen: tuple[int, ...]
    """[EDS-16.8] By goal of scenario 8: the chosen option, or NOWHERE."""
    races: tuple[tuple[int, ...], tuple[int, ...]]
    """[EDS-18.7] Who discovered a zone of depth 5, and who travelled there, in order."""
    goals: tuple[int, ...]
    """[EDS-19.3] The bonus goals that lie open."""
    crises_left: int
    """The crises that have not come up, as a mask."""

    def moment(self) -> tuple[int, ...]:
        """[EDS-4.1] The round, of how many; 0 while the game is set up."""
        return self.round, SOLO_ROUNDS if self.mode == SOLO else ROUNDS


def scenario_of(s: Endeavor) -> Scenario:
    """The scenario being played."""
    return s.pack.scenarios[s.scenario]


def occupied(s: Endeavor) -> int:
    """The spaces of the ocean with anybody's disc."""
    mask = 0
    for own in s.discs:
        mask |= own
    return mask


def in_order(s: Endeavor, first: int) -> tuple[int, ...]:
    """[EDS-4.2] The seats clockwise from one of them."""
    return tuple([(first + step) % s.seats for step in range(s.seats)])


def depth_here(slot: int) -> int:
    """[EDS-16.11] The depth of the zone that causes something; 0 when no zone does."""
    return slot // ROW + 1 if slot >= 0 else 0
