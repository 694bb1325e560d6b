"""The state of a game of Nauticus [NAU section 1.13]. Per-seat facts are tuples with one place per seat."""

from __future__ import annotations

from pelagos.core.state import State
from pelagos.games.nauticus.data import Pack


class Nauticus(State):
    """Everything on the table. Tiles and actions are the small numbers of `names.py`."""

    __slots__ = (
        "action",
        "anchor",
        "anchor_tile",
        "blue",
        "bought",
        "chosen",
        "delivered",
        "extra",
        "face_up",
        "flipped",
        "layout",
        "load",
        "phase",
        "prices",
        "round",
        "rounds",
        "seats",
        "stock",
        "taler",
        "turn",
        "uses",
        "vp",
        "warehouse",
        "workers",
        "yards",
    )

    pack: Pack

    seats: int
    rounds: int
    round: int
    phase: int

    anchor: int
    """The position that the wheel's anchor sector faces."""
    anchor_tile: int
    """The position that carries the anchor tile, or NOWHERE."""
    layout: tuple[int, ...]
    """The action lying at each position; NOWHERE where none lies yet."""
    face_up: tuple[bool, ...]
    chosen: int
    """The position of this phase's action, or NOWHERE."""
    stock: tuple[int, ...]

    vp: tuple[int, ...]
    taler: tuple[int, ...]
    workers: tuple[int, ...]
    extra: tuple[bool, ...]
    flipped: tuple[int, ...]
    """How many pass tiles are turned, the highest first."""
    warehouse: tuple[tuple[int, ...], ...]
    """The stored tiles in ascending order."""
    load: tuple[int, ...]
    """The occupied warehouse spaces; always the sum over the stored tiles."""
    yards: tuple[tuple[str, ...], ...]
    """The ships as texts, see `ships.py`."""
    delivered: tuple[tuple[int, ...], ...]

    turn: int
    """Who is acting, or NOWHERE between phases."""
    action: int
    """The action of the running execution."""
    blue: int
    prices: tuple[int, ...]
    """What the first copy of the kind in each slot costs in this execution."""
    bought: int
    """Bit k is set when the kind in slot k was bought in this execution."""
    uses: int

    def moment(self) -> tuple[int, ...]:
        """[NAU-3.1] Round and phase; what ends a round is told in its last phase."""
        return self.round, self.rounds, min(self.phase, self.pack.phases)


def phases_done(s: Nauticus) -> int:
    """The phases finished since the beginning of the game."""
    return (s.round - 1) * s.pack.phases + s.phase - 1


def start_seat(s: Nauticus) -> int:
    """[NAU-3.5] After k phases the start player is seat k mod n."""
    return phases_done(s) % s.seats
