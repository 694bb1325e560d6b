"""A position of Endeavor: Deep Sea as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.core.encoding import SPECTATOR, About, Encoder, Feature
from pelagos.core.spreads import Among, Counted, Heaped, Made, Marked, Row, Scaled, SeatOf, SeatsOf, Turned
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.data import Pack
from pelagos.games.endeavor.fields import FIELDS
from pelagos.games.endeavor.names import ACTIONS, ATTRIBUTES, MODES, MOST_DEPTH, NOWHERE, ROUNDS, SLOT_NAMES, SLOTS
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.visible import is_looking, knows

SEATS: Final = 4
SCENARIOS: Final = 10
INFLUENCE: Final = 81
"""The most spaces of an influence sheet."""
GOALS: Final = ("1", "2", "3")
OPTIONS: Final = ("1", "2", "3", "4")
MOST_TOKENS: Final = 10
MOST_DISCS: Final = 10
DEPTHS: Final = tuple(str(depth) for depth in range(1, MOST_DEPTH + 1))
COMPARTMENTS: Final = 6


def _tiles(pack: Pack) -> list[str]:
    return [tile.id for tile in pack.tiles]


def _spaces(pack: Pack) -> list[str]:
    tiles = _tiles(pack)
    return [f"{tiles[space.tile]}.{space.id}" for space in pack.spaces]


def _laid(pack: Pack, ocean: tuple[int, ...]) -> Sequence[float]:
    """[EDS-9.4] Where each tile lies, from 1 for the first slot on; 0 while it does not."""
    numbers = [0.0] * len(pack.tiles)
    for slot, tile in enumerate(ocean):
        if tile != NOWHERE:
            numbers[tile] = (slot + 1) / SLOTS
    return numbers


def _finders(pack: Pack, finders: tuple[int, ...], viewer: int, seats: int) -> Sequence[float]:
    """[EDS-9.5] How many zones each has discovered."""
    counts = [finders.count((viewer + step) % seats) / MOST_DISCS for step in range(seats)]
    return counts + [0.0] * (SEATS - seats)


def _raced(pack: Pack, races: tuple[tuple[int, ...], ...], viewer: int, seats: int) -> Sequence[float]:
    """[EDS-18.7] In which order they came to depth 5, 1 for the first."""
    numbers = []
    for race in races:
        order = [(viewer + step) % seats for step in range(seats)]
        numbers += [1 / (1 + race.index(seat)) if seat in race else 0.0 for seat in order] + [0.0] * (SEATS - seats)
    return numbers


def _crew(pack: Pack, crew: tuple[int, ...]) -> Sequence[float]:
    """[EDS-6.3] Each side that somebody has: 1, or a half where a disc lies on it."""
    numbers = [0.0] * len(pack.sides)
    for member in crew:
        numbers[member >> 1] += 0.5 if member & 1 else 1.0
    return numbers


def _reports(pack: Pack, reports: tuple[int, ...]) -> Sequence[float]:
    """A report counts less for each used space."""
    numbers = [0.0] * len(pack.reports)
    for report in reports:
        numbers[report >> 2] += 1 / (1 + (report & 3).bit_count())
    return numbers


def _fives(pack: Pack, fives: tuple[tuple[int, int], ...]) -> Sequence[float]:
    """[EDS-2.6] Which kinds lie open."""
    numbers = [0.0] * len(pack.kinds)
    for kind, _ in fives:
        if kind != NOWHERE:
            numbers[kind] = 1.0
    return numbers


def _marked(pack: Pack, markers: tuple[int, ...]) -> Sequence[float]:
    numbers = [0.0] * INFLUENCE
    for place in markers:
        numbers[place] += 1.0
    return numbers


def _boxes(pack: Pack, boxes: tuple[int, ...]) -> Sequence[float]:
    """[EDS-3.1] How far each track is."""
    return [box / pack.tracks.last for box in boxes]


def _covered(pack: Pack, piles: tuple[int, ...]) -> Sequence[float]:
    """[EDS-20.1] How many tiles are left of each depth; which ones is for nobody to see."""
    return [pile.bit_count() / MOST_DISCS for pile in piles]


def _acting(pack: Pack, acting: tuple[tuple[int, ...], ...]) -> Sequence[float]:
    """The actions that are left of the running activation."""
    kinds = [kind for slot in acting for kind in slot]
    return [float(kinds.count(number)) for number in range(len(ACTIONS))]


def _on_spots(pack: Pack, spots: tuple[tuple[int, ...], ...]) -> Sequence[float]:
    return [len(tokens) / MOST_TOKENS for tokens in spots]


def _seen(s: Endeavor, viewer: int) -> tuple[int, ...]:
    """[EDS-9.3, 20.1] The drawn tiles that a seat looks at."""
    if not s.drawn or viewer == SPECTATOR:
        return ()
    looking = is_looking(s, viewer)
    return tuple(sorted(tile for tile, known, _ in s.drawn if looking or knows(viewer, known)))


ENCODER: Final[Encoder[Endeavor]] = Encoder(
    FIELDS,
    endeavor,
    SEATS,
    instead={
        **{f"seats.{attribute}": None for attribute in ATTRIBUTES},
        "ocean": Made(_tiles, _laid),
        "round": Scaled(ROUNDS),
        "wave": SeatOf(SEATS),
        "passed": SeatsOf(SEATS),
        "display": Heaped(lambda pack: [report.id for report in pack.reports]),
        "deck": Made(("left",), lambda pack, deck: [deck.bit_count() / len(pack.reports)]),
        "piles": Made(DEPTHS, _covered),
        "bottoms": None,
        "named": Among(ACTIONS),
        "options": Row(GOALS, Among(OPTIONS)),
        "races": Turned([f"{race}.{seat}" for race in ("discover", "travel") for seat in range(SEATS)], _raced),
        "goals": Heaped(lambda pack: [goal.id for goal in pack.goals]),
        "crises": Marked(lambda pack: [crisis.id for crisis in pack.crises]),
        "discard": Made(("tokens",), lambda pack, discard: [sum(discard) / MOST_TOKENS]),
        "fives": Made(lambda pack: [kind.id for kind in pack.kinds], _fives),
        "seats.vessels": Heaped(SLOT_NAMES),
        "seats.crew": Made(lambda pack: [side.name for side in pack.sides], _crew),
        "seats.reports": Made(lambda pack: [report.id for report in pack.reports], _reports),
        "seats.tokens": Heaped(lambda pack: [token.id for token in pack.tokens]),
        "seats.discs": Marked(_spaces),
        "seats.markers": Made([str(place) for place in range(INFLUENCE)], _marked),
        "seats.discovered": None,
        "seats.knowledge": Scaled(lambda pack: pack.tracks.most_knowledge),
        "seats.cargo": Scaled(MOST_TOKENS),
        "seats.cleanup": Scaled(MOST_TOKENS),
    },
    also=(
        Feature("attribute", "boxes", Made(ATTRIBUTES, _boxes), each=True),
        Feature("mode", "mode", Among(MODES)),
        Feature("scenario", "scenario", Among([str(number + 1) for number in range(SCENARIOS)])),
        Feature("difficulty", "difficulty", Scaled(MOST_DISCS)),
        Feature("turn", "turn", SeatOf(SEATS)),
        Feature("stage", "stage", Among(("fresh", "token-used", "activated"))),
        Feature("acting", "acting", Made(ACTIONS, _acting)),
        Feature("open", "open", Marked(_spaces)),
        Feature("spots", "spots", Made(_spaces, _on_spots)),
        Feature("supply", "supply", Scaled(MOST_TOKENS)),
        Feature("tray", "tray", Counted(lambda pack: [kind.id for kind in pack.kinds])),
        Feature("zones", "zones", Marked(SLOT_NAMES)),
        Feature("finders", "finders", Turned([str(seat) for seat in range(SEATS)], _finders)),
    ),
    about=About("drawn", _seen, Heaped(_tiles)),
)
