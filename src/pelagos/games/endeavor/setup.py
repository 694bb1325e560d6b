"""[EDS-1, 2] Setting up: the scenario, its starting zones, tokens, reports, the tray, and the first launches."""

from __future__ import annotations

from typing import Final

from pelagos.core.errors import PelagosError
from pelagos.core.nodes import ONES, Chance, Choice, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.settings import Setting, Settings
from pelagos.core.state import replaced
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.asking import allowed, elsewhere
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.discovery import fill_spots, lay_zone
from pelagos.games.endeavor.gains import give
from pelagos.games.endeavor.names import (
    ATTRIBUTES,
    COMPETITIVE,
    COOP,
    DEPTH_ROWS,
    DIFFICULTIES,
    GOALS_NEEDED,
    LETTERS,
    MODES,
    MOST_DEPTH,
    NOWHERE,
    SLOT,
    SLOT_NAMES,
    SLOTS,
    SOLO,
    bits,
    depth_of,
)
from pelagos.games.endeavor.publish import report_drawn
from pelagos.games.endeavor.state import IDLE, Endeavor, in_order, scenario_of
from pelagos.games.endeavor.verbs import DECLINE, LAUNCH

SETTINGS: Final = (
    Setting("players", 3, "endeavor-setting-players", low=1, high=4),
    Setting("scenario", 1, "endeavor-setting-scenario", low=1, high=10),
    Setting("mode", "competitive", "endeavor-setting-mode", choices=MODES),
    Setting("difficulty", "medium", "endeavor-setting-difficulty", choices=DIFFICULTIES, only=("coop", "solo")),
)
SEATS_BY_MODE: Final = {"competitive": (2, 4), "coop": (1, 4), "solo": (1, 1)}
SHOWN_REPORTS: Final = 4
COMPARTMENTS: Final = 3
PILE_OF_FIVES: Final = 3
DISC: Final = 1
LEADER: Final = 2
LAUNCH_AT: Final = tuple(map(LAUNCH, SLOT_NAMES))
SEATS: Final = tuple((letter,) for letter in LETTERS)

MUST_LAUNCH: Final = endeavor.reason("must-launch", "EDS-3.5", "EDS-2.9", "EDS-6.9")
NO_BASE: Final = endeavor.reason("no-base", "EDS-2.9", "EDS-3.5", "EDS-16.5")
START_CREW: Final = endeavor.reason("start-crew", "EDS-2.8", "EDS-5.1", "EDS-13.1")


def mode_of(settings: Settings) -> int:
    """[EDS-1.3] Competitive needs two players; together alone is the solo game."""
    players, mode = int(settings["players"]), MODES.index(str(settings["mode"]))
    if mode == COMPETITIVE and players == 1:
        raise PelagosError("error-endeavor-players", rule="EDS-1.3", mode="competitive", players=players)
    if mode == SOLO and players > 1:
        raise PelagosError("error-endeavor-players", rule="EDS-1.3", mode="solo", players=players)
    return SOLO if mode == COOP and players == 1 else mode


def new_game(settings: Settings, pack: Pack) -> Endeavor:
    """[EDS-2.1, 2.8, 1.1, 19.2] Boards and supplies of the players; the ocean and the piles follow by lot."""
    players = int(settings["players"])
    s = Endeavor()
    s.pack = pack
    s.seats, s.mode = players, mode_of(settings)
    s.scenario = int(settings["scenario"]) - 1
    s.difficulty = 0 if s.mode == COMPETITIVE else GOALS_NEEDED[str(settings["difficulty"])]
    s.round, s.wave, s.turn, s.passed, s.stage, s.acting = 0, NOWHERE, NOWHERE, 0, IDLE, ()
    _empty_ocean(s)
    _full_piles(s)
    _empty_boards(s)
    s.named, s.chosen, s.races = NOWHERE, (NOWHERE,) * 3, ((), ())
    s.goals, s.crises_left = (), (1 << len(pack.crises)) - 1
    s.do(*opening(s))
    return s


def _empty_ocean(s: Endeavor) -> None:
    s.ocean = s.finders = (NOWHERE,) * SLOTS
    s.zones = s.open = 0
    s.cave = NOWHERE
    s.spots = ((),) * len(s.pack.spaces)
    s.drawn = ()


def _full_piles(s: Endeavor) -> None:
    """[EDS-2.3 to 2.6] Nothing in a pile has a place before it is drawn."""
    scenario, pack = scenario_of(s), s.pack
    s.pools = (tuple(token.copies for token in pack.tokens),)
    s.discard = (0,) * (len(pack.tokens) + 1)
    s.supply = sum(s.pools[0])
    s.piles = scenario.piles
    s.bottoms = ((),) * MOST_DEPTH
    s.star_top = scenario.hidden_star
    s.deck, s.display = pack.others, ()
    s.tray = tuple(kind.copies if 0 < kind.level < MOST_DEPTH else 0 for kind in pack.kinds)
    s.fives = ((NOWHERE, PILE_OF_FIVES),) * COMPARTMENTS
    s.fives_left = pack.fives


def _empty_boards(s: Endeavor) -> None:
    """[EDS-2.8] Everything on box 0, the start crew with a disc on it, an empty cargo hold, no vessel launched."""
    seats = s.seats
    s.boxes = ((0,) * len(ATTRIBUTES),) * seats
    s.knowledge = s.cargo = s.discs = s.cleanup = (0,) * seats
    s.vessels = s.reports = s.hand = s.markers = ((),) * seats
    s.crew = ((s.pack.start_crew * 4 + LEADER + DISC,),) * seats
    s.marked = 0
    s.reach = scenario_of(s).influence.starts


def opening(s: Endeavor) -> list[Step]:
    """[EDS-2.2 to 2.9] The draws of the set-up in the order of the book, then the launches, then round 1."""
    scenario = scenario_of(s)
    steps: list[Step] = []
    slots, tiles = scenario.row
    if slots:
        named = tuple(tile for tile in tiles if tile != NOWHERE)
        steps += [(deal_row, named, len(tiles) - len(named), slots)]
    steps += [(start_zone, slot, tile) for slot, tile in scenario.start]
    steps += [(first_tokens,)]
    steps += [(anchor_report, s.pack.anchors)] * SHOWN_REPORTS
    steps += [(reveal_five, compartment) for compartment in range(COMPARTMENTS)]
    return [*steps, (give_wave,), (first_launches,), (chapters.rounds.begin_round,)]


@endeavor.step
def start_zone(s: Endeavor, slot: int, tile: int) -> Chance | None:
    """[EDS-2.2] A named zone, or one drawn from the tiles of its depth."""
    if tile != NOWHERE:
        lay_start(s, slot, tile)
        return None
    left = bits(s.piles[depth_of(slot) - 1] & ~hidden(s))
    menu = s.pack.menus.tiles
    return Chance("start-zone", tuple([menu[found] for found in left]), ONES[len(left)], (start_drawn, slot))


def hidden(s: Endeavor) -> int:
    """[EDS-2.2] Tiles that only the scenario names are no random starting zones."""
    return sum(1 << number for number, tile in enumerate(s.pack.tiles) if tile.scenario_only)


@endeavor.step
def start_drawn(s: Endeavor, slot: int, answer: Option) -> None:
    """[EDS-2.2] It leaves its pile."""
    lay_start(s, slot, s.pack.numbers.tile[answer[0]])


def lay_start(s: Endeavor, slot: int, tile: int) -> None:
    """[EDS-2.2, A20] A starting zone has no discoverer and gives no bonus."""
    depth = depth_of(slot)
    s.piles = replaced(s.piles, depth - 1, s.piles[depth - 1] & ~(1 << tile))
    lay_zone(s, slot, tile, NOWHERE)
    s.tell("endeavor-start-zone", s.pack.tiles[tile].id, SLOT_NAMES[slot])


@endeavor.step
def deal_row(s: Endeavor, named: tuple[int, ...], random: int, slots: tuple[int, ...]) -> Chance | None:
    """[EDS-2.2] Scenario 8: named and random tiles are shuffled and dealt to the columns from the left."""
    if not slots:
        return None
    pile = bits(s.piles[depth_of(slots[0]) - 1] & ~hidden(s))
    menu = s.pack.menus.tiles
    options = (*(menu[tile] for tile in named), *((menu[tile] for tile in pile) if random else ()))
    weights = (*((len(pile),) * len(named)), *((random,) * len(pile) if random else ()))
    return Chance("start-zone", options, weights, (row_dealt, named, random, slots))


@endeavor.step
def row_dealt(s: Endeavor, named: tuple[int, ...], random: int, slots: tuple[int, ...], answer: Option) -> None:
    """[EDS-2.2] The tile lies in the leftmost empty column of the row."""
    tile = s.pack.numbers.tile[answer[0]]
    lay_start(s, slots[0], tile)
    left = tuple(other for other in named if other != tile)
    s.do((deal_row, left, random - (tile not in named), slots[1:]))


@endeavor.step
def first_tokens(s: Endeavor) -> None:
    """[EDS-2.4] Every dive spot of the starting zones gets its tokens."""
    for slot in bits(s.zones):
        fill_spots(s, s.pack.tiles[s.ocean[slot]].spots)


@endeavor.step
def anchor_report(s: Endeavor, anchors: int) -> Chance:
    """[EDS-2.5, A1] Four of the eight anchor reports make the display; the others leave the game."""
    left = [report for report in bits(anchors) if report not in s.display]
    menu = s.pack.menus.reports
    return Chance("anchor-report", tuple([menu[report] for report in left]), ONES[len(left)], (report_drawn,))


@endeavor.step
def reveal_five(s: Endeavor, compartment: int) -> Chance | None:
    """[EDS-2.6, 5.3] Which tile of level 5 lies on top; the ones below stay unknown."""
    left, menu = bits(s.fives_left), s.pack.menus.kinds
    if len(left) == 1:
        return five_revealed(s, compartment, menu[left[0]])
    return Chance("level-five", tuple([menu[kind] for kind in left]), ONES[len(left)], (five_revealed, compartment))


@endeavor.step
def five_revealed(s: Endeavor, compartment: int, answer: Option) -> None:
    """[EDS-2.6] Visible now."""
    kind = s.pack.numbers.kind[answer[0]]
    s.fives_left &= ~(1 << kind)
    s.fives = replaced(s.fives, compartment, (kind, s.fives[compartment][1]))
    s.tell("endeavor-five", s.pack.sides[kind * 2].name)


@endeavor.step
def give_wave(s: Endeavor) -> Chance | None:
    """[EDS-2.7] A random player takes the Wave."""
    if s.seats == 1:
        return wave_given(s, SEATS[0])
    return Chance("wave", SEATS[: s.seats], ONES[s.seats], (wave_given,))


@endeavor.step
def wave_given(s: Endeavor, answer: Option) -> None:
    """[EDS-2.7] That player is first in round 1."""
    s.wave = LETTERS.index(answer[0])
    s.tell("endeavor-wave", s.wave)


@endeavor.step
def first_launches(s: Endeavor) -> None:
    """[EDS-2.9] In turn order everybody launches one vessel."""
    s.do(*((first_launch, seat) for seat in in_order(s, s.wave)))


@endeavor.step
def first_launch(s: Endeavor, seat: int) -> None:
    """[EDS-2.9, 20.4] The launching player is the active one."""
    s.turn = seat
    s.do((launch, seat))


def bases(s: Endeavor) -> int:
    """[EDS-2.9, 16.5, A31] The base of the scenario, or every zone of depth 1, as a mask."""
    base = scenario_of(s).base
    if base == NOWHERE:
        return s.zones & DEPTH_ROWS[0]
    return 1 << s.ocean.index(base) if base in s.ocean else 0


def why_not_launch(s: Endeavor, slot: int) -> str:
    """[EDS-2.9] Only at a base."""
    return "" if bases(s) >> slot & 1 else NO_BASE


def another_launch(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-2.9, 3.5] A vessel that is unlocked is launched, at a base."""
    if option in LAUNCH_AT:
        return why_not_launch(s, LAUNCH_AT.index(option))
    return MUST_LAUNCH if option == DECLINE else elsewhere(s, asked, option)


@endeavor.question("launch", rule="EDS-2.9", otherwise=another_launch)
def every_base(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-2.9] Every base."""
    return allowed(*(LAUNCH_AT[slot] for slot in bits(bases(s))))


@endeavor.step
def launch(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-2.9, 3.5] At which base; without a base or a vessel left there is no launch."""
    if not bases(s) or len(s.vessels[seat]) >= s.pack.tracks.most_vessels:
        return None
    return every_base.put(s, seat, (launched, seat))


@endeavor.step
def launched(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-2.9, 3.5, A21] The vessel lies at the base and its owner gets the arrival bonus; this is no Travel."""
    slot = SLOT[answer[1]]
    s.vessels = replaced(s.vessels, seat, tuple(sorted((*s.vessels[seat], slot))))
    s.tell("endeavor-launched", seat, answer[1])
    arrival = s.pack.tiles[s.ocean[slot]].arrival
    if arrival:
        give(s, seat, arrival, slot)
