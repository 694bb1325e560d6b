"""The state of a game of Nemo's War, first edition. Leaves are ints, strings and tuples only.

Nothing that nobody has seen is stored: what lies face down is described by layers (hidden.py), the Draw Pile by how
many of its cards are gone, and the four cards that are put away are among those nobody has seen.
"""

from __future__ import annotations

from pelagos.core.state import State
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.hidden import Layers
from pelagos.games.nemo1.names import OR


class Nemo(State):
    """Everything on the table. Oceans, ships, cards and kinds are small numbers, see names.py and data.py."""

    __slots__ = (
        "captured",
        "carried",
        "charms",
        "circles",
        "collected",
        "commitment",
        "cup",
        "cup_layers",
        "dice",
        "discard",
        "drawn",
        "exerted",
        "failed",
        "final",
        "foe",
        "free_yard",
        "help",
        "kept",
        "levels",
        "liberation",
        "marks",
        "modifier",
        "notoriety",
        "number",
        "ocean",
        "owned",
        "passed",
        "phase",
        "pile",
        "pile_layers",
        "released",
        "removed",
        "result",
        "salvage",
        "ships",
        "spent",
        "stalking",
        "sunk",
        "target",
        "test",
        "turn",
        "unseen",
        "week",
        "yard",
    )

    pack: Pack

    turn: int
    phase: int
    week: int
    target: int
    """[NW1-6.6] The sum from which the next Preparation brings an adventure."""
    notoriety: int
    liberation: int
    levels: tuple[int, ...]
    """The levels of Nemo, Crew and Hull."""
    spent: int
    """[NW1-6.12] The passengers that are spent, one bit each."""
    commitment: int
    final: int
    """[NW1-12.1] Whether the Commitment marker shows its `!` side."""

    ocean: int
    """Where the Nautilus is, or NOWHERE before she is placed."""
    ships: tuple[tuple[int, ...], ...]
    """[NW1-0.2] In each ocean by place number: a face-up ship, EMPTY, or the code of a hidden one."""
    pile: int
    """How many ships the Ship Pile holds."""
    pile_layers: Layers
    discard: tuple[int, ...]
    released: int
    """[NW1-3.1, 9.1, 9.2] The groups of ships that have come into play, one bit each."""
    sunk: tuple[tuple[int, ...], ...]
    """The Sunk Ship Record, a row for each ocean."""
    salvage: tuple[int, ...]
    owned: int
    """[NW1-7.5] The permanent upgrades, one bit each."""
    marks: tuple[int, ...]
    """[NW1-7.5] The ships in the boxes of the upgrades; they never come back."""

    circles: tuple[int, ...]
    """[NW1-3.7] In each ocean EMPTY or the code of a hidden treasure."""
    cup: int
    cup_layers: Layers
    collected: tuple[int, ...]
    """The Collected Treasures box but for the OR treasures."""
    charms: tuple[int, ...]
    """[NW1-8.3] The OR treasures in the Collected Treasures box."""
    removed: tuple[int, ...]

    drawn: int
    """[NW1-3.6] How many of the twenty cards of the Draw Pile are gone."""
    unseen: tuple[int, ...]
    """Of the 22 shuffled cards those that nobody has seen, the four unused ones among them."""
    kept: tuple[int, ...]
    carried: tuple[int, ...]
    """[NW1-6.14] The cards being carried out, the outermost first."""
    passed: tuple[int, ...]
    failed: tuple[int, ...]

    yard: int
    """[NW1-7.2] Whether the last chosen action was Rest, Repair or Refit."""
    free_yard: int
    """[NW1-6.7] Card 16 was used in this turn."""
    captured: int
    """[NW1-10.5, 10.7] A ship was captured in this action phase, which is therefore over."""
    result: int

    test: int
    """Which kind of roll is under way."""
    number: int
    """The number to reach: the target of the card or the Defense Value."""
    modifier: int
    help: int
    """[NW1-6.12] What passengers have added to this roll."""
    exerted: tuple[tuple[int, int], ...]
    """[NW1-6.10, 10.2] The exerted resources, each with the modifier that it gave."""
    dice: tuple[int, ...]
    foe: int
    """[NW1-10] The place of the ship that is fought, or NOWHERE."""
    stalking: int

    def moment(self) -> tuple[int, ...]:
        """[NW1-5.1] Turn and phase."""
        return self.turn, self.phase

    @property
    def found(self) -> tuple[int, ...]:
        """[NW1-8.2, 8.3] The whole Collected Treasures box."""
        return self.collected + self.charms

    @found.setter
    def found(self, treasures: tuple[int, ...]) -> None:
        self.collected = tuple(number for number in treasures if self.pack.treasures[number].kind != OR)
        self.charms = tuple(number for number in treasures if self.pack.treasures[number].kind == OR)
