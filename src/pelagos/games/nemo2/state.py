"""The state of a game of Nemo's War, second edition. Leaves are ints, strings and tuples only.

Nothing that nobody has seen is stored: the draw pile is a list of segments, the cards in it and in the Adventure deck
are one set of unseen events, bags are multisets, and set-aside tokens are counts.
"""

from __future__ import annotations

from typing import Any

from pelagos.core.rare import Rare
from pelagos.core.state import State
from pelagos.games.nemo2.data import Pack


class Nemo(State):
    """Everything on the table. Oceans, pieces, cards and kinds are small numbers, see names.py and data.py."""

    __slots__ = (
        "act",
        "ap",
        "ap_cut",
        "bag",
        "captain",
        "collected",
        "contacts",
        "cubes",
        "cubes_left",
        "dealt",
        "deck",
        "dice",
        "display",
        "draw_ocean",
        "drawn",
        "exerted",
        "extra_die",
        "fail_pile",
        "fixed",
        "flags",
        "gems",
        "gems_left",
        "handover",
        "help",
        "helped",
        "in_play",
        "installed",
        "lull",
        "mode",
        "modifier",
        "motive",
        "no_ap",
        "notoriety",
        "ocean",
        "pass_pile",
        "passed",
        "peak",
        "phase",
        "pile",
        "rare",
        "red_sky",
        "resources",
        "row",
        "seats",
        "ships",
        "skip_action",
        "tableau",
        "target",
        "test",
        "threshold",
        "token_bag",
        "treasures",
        "turn",
        "unseen",
        "whites",
    )

    pack: Pack
    rare: tuple[Any, ...]

    flags: int
    """The options and variants as bits, see options.py."""
    seats: int
    fixed: tuple[int, int, int, tuple[int, ...]]
    """What is settled before the game and rarely looked at, in one slot to keep clones cheap: see the properties."""

    motive: int
    act: int
    turn: int
    phase: int
    lull: int
    ap: int
    ap_cut: int
    """[NW2-26] How much this turn's gain of AP is reduced."""
    no_ap: int
    skip_action: int
    """[NW2-18.4] Nautilus Malfunction: no AP this turn, no Action Phase."""
    extra_die: int
    """[NW2-8.4] Whether the black die of box 44 is rolled in this turn."""

    ocean: int
    """Where the Nautilus is, or NOWHERE before Act One."""
    tunnel = Rare[int]()
    """[NW2-26] Whether the Arabian Tunnel is a movement link."""
    contacts: tuple[int, ...]
    ships: tuple[tuple[int, ...], ...]
    """The pieces in each ocean, in the order they came."""
    gems: tuple[int, ...]
    gems_left: int
    deck_gems = Rare[int]()
    cubes: int
    """[NW2-3.7] The land spaces with an uprising cube, one bit each."""
    cubes_left: int
    gray_cubes = Rare[int]()
    fleet_ocean = Rare[int]()
    """Where the Sunken Treasure Fleet marker lies, or NOWHERE."""

    resources: tuple[int, ...]
    """The boxes of Nemo, Crew and Hull; 0 is the start box."""
    notoriety: int
    peak: int
    """The highest Notoriety ever reached: thresholds stay reached."""

    bag: tuple[int, ...]
    """The ships in the bag, ascending."""
    held = Rare[tuple[int, ...]]()
    """The ships of the groups not yet in play."""
    discarded = Rare[tuple[int, ...]]()
    """The ship discard pile."""
    tonnage = Rare[tuple[tuple[int, ...], ...]]()
    """The pieces in each of the six rows."""
    salvage = Rare[tuple[int, ...]]()
    """Up to four pieces."""

    pile: tuple[tuple[int, int], ...]
    """[NW2-2.2] The draw pile from the top: (special card or 0, events shuffled with it)."""
    unseen: tuple[int, ...]
    """The events that nobody has seen, wherever they lie."""
    deck: int
    """How many cards of the Adventure deck are unseen; they lie above those put back under it."""
    deck_bottom = Rare[tuple[int, ...]]()
    """[NW2-11.1] Cards put back under the Adventure deck, the uppermost first."""
    pass_pile: tuple[int, ...]
    fail_pile: tuple[int, ...]
    dealt: int
    """[NW2-5.1] The card that is being resolved, or 0."""
    tableau: tuple[int, ...]
    cannonballs = Rare[int]()
    """[NW2 Event 46] Markers on the card Required Repairs."""

    display: tuple[int, ...]
    installed: tuple[int, ...]
    upgrades_down = Rare[tuple[int, ...]]()
    """The set-aside upgrades, whose order does not exist."""
    torpedo = Rare[int]()
    """[NW2-12.8] 2 dice, or 1 after the first miss."""
    torpedo_used = Rare[int]()
    in_play: tuple[bool, ...]
    """The characters that are not sacrificed."""

    treasures: tuple[int, ...]
    """The treasure bag, by kind."""
    collected: tuple[int, ...]
    lost_treasures = Rare[tuple[int, ...]]()

    token_bag: int
    """[NW2-18.2] How many unseen Treacherous Waters tokens are in the ship bag."""
    tokens = Rare[tuple[int, ...]]()
    """The tokens that nobody has seen."""
    held_tokens = Rare[tuple[int, ...]]()
    """The groups that still have their token beside them."""
    red_sky: int
    draw_ocean: int
    """[NW2-18.3] The ocean of the attack or of the PLACE that is drawing a ship."""

    drawn: int
    """[NW2-9.5] The piece that was drawn and has no place yet, or NOWHERE."""

    test: int
    """[NW2-6.1] Which test is under way."""
    threshold: int
    modifier: int
    exerted: int
    """The exerted resources, one bit each."""
    dice: tuple[int, ...]
    help: int
    """[NW2-14.1] What emergency help has added to this roll."""
    helped: int
    """[NW2-6.9, 14.1] Bit 0: Crew Armor was used on this roll. Above it, once the First Officer has helped: the number
    of the box, from 1, on which Nemo's marker stood before the penalty moved it."""
    passed: int
    row: int
    rolled = Rare[int]()
    """The value of the last single die, or the ocean it names."""
    whites: tuple[int, ...]
    window = Rare[str]()
    """In which window a card or token is being used."""

    target: int
    """[NW2-12] The piece that is attacked, or NOWHERE."""
    mode: int
    wreck = Rare[int]()
    """[NW2-12.7] The sunk piece that is not yet Tonnage or Salvage, or NOWHERE."""
    armor_used = Rare[int]()
    """[NW2-13.3] Crew Armor was used in this Bold attack action."""
    sunk = Rare[int]()
    """[NW2-12.7] The piece sunk last, for KEEP cards."""
    pursued = Rare[tuple[int, ...]]()
    """[NW2-18.5] Warships that still have to be rolled for."""

    captain: int
    handover: int
    """[NW2-19.4] A forced hand-over is due when the running resolution ends."""
    locked = Rare[int]()
    """[NW2-19.5, 20.4] Whether the captain may not pass the tile on."""
    immune = Rare[int]()
    """[NW2-20.3] The seats that may not be usurped in this turn, one bit each."""
    stacks = Rare[tuple[tuple[int, ...], ...]]()
    """[NW2-20.1] The cards of each seat: the number for PASS, its negative for FAIL."""
    glory_gems = Rare[tuple[int, ...]]()
    """[NW2-20.2] The gems of each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.rare = (0,) * len(self.RARE)

    def moment(self) -> tuple[int, ...]:
        """[NW2-4.1] Act, turn and phase."""
        return self.act, self.turn, self.phase

    @property
    def chin(self) -> int:
        """[NW2-18.1] The level of the knob exert_losses: 0 sailor, 1 officer, 2 captain."""
        return self.fixed[0]

    @property
    def first_box(self) -> int:
        """[NW2-2.6] The Notoriety box that brings the blue group."""
        return self.fixed[1]

    @property
    def second_box(self) -> int:
        """[NW2-2.6] The Notoriety box that brings the green group."""
        return self.fixed[2]

    @property
    def officers(self) -> tuple[int, ...]:
        """[NW2-19.1] The officer card of each seat."""
        return self.fixed[3]

    @officers.setter
    def officers(self, cards: tuple[int, ...]) -> None:
        self.fixed = (*self.fixed[:3], cards)
