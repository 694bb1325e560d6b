"""The component tables of Nemo's War, second edition, checked and put together. Printed numbers live nowhere else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import itemgetter
from typing import Final, TypeVar

from pelagos.core.components import declared_in, read_components
from pelagos.core.nodes import Option
from pelagos.core.tables import Tables
from pelagos.games.nemo2 import data_cards, data_map, data_pieces, data_tiles
from pelagos.games.nemo2.data_cards import Level, read_actions, read_cards, read_dice, read_levels
from pelagos.games.nemo2.data_map import (
    Box,
    TonnageColumn,
    read_notoriety,
    read_resources,
    read_world,
)
from pelagos.games.nemo2.data_pieces import Side, Token, read_fleet, read_markers, read_treasures
from pelagos.games.nemo2.data_tiles import Character, Motive, Officer, Upgrade, read_knobs, read_officers
from pelagos.games.nemo2.language import Condition
from pelagos.games.nemo2.names import (
    ACTIONS,
    ADVENTURE_COST,
    AFTER_SINKING,
    AS_HELP,
    CHARACTERS,
    EXERT_DUTY,
    IN_ACTION,
    NOWHERE,
    OCEANS,
    RESOURCES,
    TREASURES,
    WHITE,
)
from pelagos.games.nemo2.records import Card, Fleet, TableAction, Treasure, World
from pelagos.games.nemo2.verbs import DISCARD, EXERT, FLIP, LAND, PLAY, RETAIN, SACRIFICE, SPEND, TO_OCEAN

T = TypeVar("T")

MOST_POINTS: Final = 100

COMPONENTS: Final = declared_in(data_map, data_pieces, data_cards, data_tiles)


@dataclass(frozen=True, slots=True)
class Pack:
    """All printed facts of the game. What the rules ask for most often stands here as plain tuples."""

    hash: str
    tables: Tables
    """What its sheets are read from."""
    world: World
    ocean_lands: tuple[int, ...]
    capacity: tuple[int, ...]
    moves: tuple[tuple[int, ...], ...]
    near: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]
    """An ocean and those next to it."""
    spaces_near: tuple[tuple[tuple[int, int], ...], ...]
    """The oceans next to an ocean, each with its capacity."""
    to_moves: tuple[tuple[Option, ...], ...]
    """The oceans of the movement links as options."""
    pick_around: tuple[Callable[[tuple[int, ...]], tuple[int, ...]], ...] = field(compare=False)
    contacts_around: tuple[Offered, ...] = field(compare=False)
    """[NW2-9.5] What picks the numbers of an ocean and those next to it, and the same oceans where a contact lies."""
    fleet: Fleet
    sides: tuple[Side, ...]
    warship: tuple[bool, ...]
    treasures: tuple[Treasure, ...]
    treasure_number: dict[str, int]
    tokens: tuple[Token, ...]
    cards: tuple[Card, ...]
    card_number: dict[str, int]
    dice: tuple[tuple[int, int], ...]
    upgrades: tuple[Upgrade, ...]
    characters: tuple[Character, ...]
    motives: tuple[Motive, ...]
    actions: tuple[TableAction | None, ...]
    costs: tuple[tuple[int, ...], ...]
    """[NW2-10.2] The action points of each table action, and those in a Lull."""
    affordable: tuple[tuple[int, ...], ...]
    """[NW2-10.2] The actions of the menu that so many points can pay, one bit each; and those in a Lull."""
    boxes: tuple[tuple[Box, ...], ...]
    last_box: tuple[int, ...]
    exert: tuple[tuple[int, ...], ...]
    reinforcements: tuple[tuple[int, int], ...]
    terror: tuple[int, ...]
    officers: dict[int, tuple[Officer, ...]]
    duties: dict[int, dict[str, int]]
    owners: dict[int, dict[int, int]]
    """[NW2-19.1, 19.3] By the number of players: the officer card that lists a duty, or a character."""
    consents: dict[int, dict[Option, int]]
    """[NW2-19.3, 19.6] By the number of players: the officer card whose holder has a say in an answer."""
    levels: tuple[Level, ...]
    knobs: dict[str, tuple[int, int, int]]
    markers: dict[str, int]
    draws: Draws

    def __eq__(self, other: object) -> bool:
        """Equal facts, equal hash: what is worked out from a pack is found again by one that was read anew."""
        return isinstance(other, Pack) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)


class Shelf:
    """The options that some kinds of treasures give: those of which there is one.

    What was collected is mostly the same as before: `last` are it and its options.
    """

    __slots__ = ("_numbers", "_options", "last")

    def __init__(self, options: tuple[Option, ...], kinds: Sequence[int]) -> None:
        self._options = options
        # The last kind is picked twice, so that there are always several numbers; there is no option for it.
        self._numbers = itemgetter(*kinds, kinds[-1]) if kinds else itemgetter(0, 0)
        self.last: tuple[tuple[int, ...], tuple[Option, ...]] = ((), ())

    def held(self, collected: tuple[int, ...]) -> tuple[Option, ...]:
        """The options of what was collected."""
        known, options = self.last
        if known is not collected:
            options = tuple(compress(self._options, self._numbers(collected)))
            self.last = (collected, options)
        return options


class Offered(dict[tuple[int, ...], tuple[Option, ...]]):
    """By numbers: the options for which the number is not 0. Each row of numbers is looked at once."""

    def __init__(self, options: tuple[Option, ...]) -> None:
        self.options = options

    def __missing__(self, numbers: tuple[int, ...]) -> tuple[Option, ...]:
        found = self[numbers] = tuple(compress(self.options, numbers))
        return found


@dataclass(frozen=True, slots=True)
class Draws:
    """Prebuilt outcomes of draws and options of cards and tokens, by number."""

    ships: tuple[tuple[str], ...]
    tokens: tuple[tuple[str], ...]
    treasures: tuple[tuple[str], ...]
    cards: tuple[tuple[str], ...]
    plays: tuple[tuple[str, str], ...]
    lands: tuple[tuple[str, str], ...]
    flips: dict[int, tuple[str, str]]
    """[NW2-9.5] The white sides that can turn gray, by piece."""
    in_action: tuple[tuple[int, tuple[str, str]], ...]
    """The retained treasures for the Action Phase, and those for emergency help: kind and option."""
    as_help: tuple[tuple[int, tuple[str, str]], ...]
    action_shelf: Shelf = field(compare=False)
    help_shelf: Shelf = field(compare=False)
    spend_shelf: Shelf = field(compare=False)
    discard_shelf: Shelf = field(compare=False)
    """[NW2-6.7, 14.1, 15.1, 15.2] The retained treasures for the Action Phase and for emergency help, those with a
    printed value, and all of them."""
    windows: dict[str, tuple[frozenset[int], ...]]
    """[NW2-5.7] The KEEP cards that can be playable in a window, by the ocean of the Nautilus."""


def read_pack(files: Mapping[str, str]) -> Pack:
    """Load a complete set of tables; the first wrong cell is named with its file, row and column."""
    tables = read_components(files, COMPONENTS)
    world, fleet = read_world(tables), read_fleet(tables)
    around = tuple((ocean, *near) for ocean, near in enumerate(world.near))
    treasures, cards = read_treasures(tables), read_cards(tables)
    boxes, levels = read_resources(tables), read_levels(tables)
    tokens, actions = Token.read(tables), read_actions(tables)
    officers = read_officers(tables)
    duties = {seats: _listed([card.duties for card in own]) for seats, own in officers.items()}
    owners = {seats: _listed([card.characters for card in own]) for seats, own in officers.items()}
    in_action, as_help = _retained(treasures, "action_phase"), _retained(treasures, "emergency_help")
    spend = tuple((kind, SPEND(found.name)) for kind, found in enumerate(treasures) if found.vp is not None)
    return Pack(
        hash=tables.hash,
        tables=tables,
        world=world,
        ocean_lands=world.ocean_lands,
        capacity=world.capacity,
        moves=world.moves,
        near=world.near,
        around=around,
        spaces_near=tuple(tuple((near, world.capacity[near]) for near in oceans) for oceans in world.near),
        to_moves=tuple(tuple(TO_OCEAN[near] for near in oceans) for oceans in world.moves),
        pick_around=tuple(itemgetter(*oceans) for oceans in around),
        contacts_around=tuple(Offered(tuple(TO_OCEAN[near] for near in oceans)) for oceans in around),
        fleet=fleet,
        sides=fleet.sides,
        warship=fleet.warship,
        treasures=treasures,
        treasure_number={treasure.name: number for number, treasure in enumerate(treasures)},
        tokens=tokens,
        cards=cards,
        card_number={card.name: number for number, card in enumerate(cards) if card.name},
        dice=read_dice(tables),
        upgrades=Upgrade.read(tables),
        characters=Character.read(tables),
        motives=Motive.read(tables),
        actions=actions,
        costs=(
            tuple(action.cost if action else 0 for action in actions),
            tuple(action.lull_cost if action else 0 for action in actions),
        ),
        affordable=tuple(_affordable(actions, lull) for lull in range(2)),
        boxes=boxes,
        last_box=tuple(len(track) - 1 for track in boxes),
        exert=tuple(tuple(box.exert for box in track) for track in boxes),
        reinforcements=read_notoriety(tables),
        terror=(0, *(column.terror for column in TonnageColumn.read(tables))),
        officers=officers,
        duties=duties,
        owners=owners,
        consents={seats: _consents(duties[seats], owners[seats], treasures) for seats in officers},
        levels=levels,
        knobs=read_knobs(tables),
        markers=read_markers(tables),
        draws=Draws(
            ships=tuple((name,) for name in fleet.names),
            tokens=tuple((token.name,) for token in tokens),
            treasures=tuple((treasure.name,) for treasure in treasures),
            cards=tuple((card.name,) for card in cards),
            lands=tuple(LAND(name) for name in world.lands),
            flips={2 * ship: FLIP(fleet.names[ship]) for ship in fleet.groups[WHITE]},
            plays=tuple(PLAY(card.name) for card in cards),
            in_action=in_action,
            as_help=as_help,
            action_shelf=_shelf(in_action),
            help_shelf=_shelf(as_help),
            spend_shelf=_shelf(spend),
            discard_shelf=_shelf([(kind, DISCARD(found.name)) for kind, found in enumerate(treasures)]),
            windows={window: _windows(cards, window) for window in (IN_ACTION, AS_HELP, AFTER_SINKING)},
        ),
    )


def _listed(cards: Sequence[Iterable[T]]) -> dict[T, int]:
    return {entry: number for number, entries in enumerate(cards) for entry in entries}


def _consents(duties: dict[str, int], owners: dict[int, int], treasures: tuple[Treasure, ...]) -> dict[Option, int]:
    """[NW2-19.3, 19.6] Characters, Crew and Hull, and treasures, where they are an officer's."""
    found: dict[Option, int] = {SACRIFICE(CHARACTERS[character]): officer for character, officer in owners.items()}
    exertions = [(EXERT(name), duty) for name, duty in zip(RESOURCES, EXERT_DUTY, strict=True)]
    retained = [(RETAIN(treasure.name), TREASURES) for treasure in treasures]
    return found | {option: duties[duty] for option, duty in exertions + retained if duty in duties}


def _affordable(actions: tuple[TableAction | None, ...], lull: int) -> tuple[int, ...]:
    """[NW2-10.2, 11.1] An attack and a move cost 1 AP, an Adventure less in a Lull, the rest what their table says."""
    costs = {found.name: found.lull_cost if lull else found.cost for found in actions if found}
    costs |= {"adventure": ADVENTURE_COST[lull], "attack": 1, "move": 1}
    bits = {name: 1 << place for place, name in enumerate(ACTIONS)}
    return tuple(sum(bits[name] for name in ACTIONS if costs[name] <= points) for points in range(MOST_POINTS))


def _windows(cards: tuple[Card, ...], window: str) -> tuple[frozenset[int], ...]:
    """[NW2-5.7] The cards for a window by ocean, and last those for nowhere; what else they ask for is asked later."""
    fitting = [(number, card) for number, card in enumerate(cards) if card.steps and card.window in (window, "*")]
    oceans = (*range(len(OCEANS)), NOWHERE)
    return tuple(frozenset(n for n, card in fitting if _fits_ocean(card.condition, ocean)) for ocean in oceans)


def _fits_ocean(condition: Condition, ocean: int) -> bool:
    """Whether a condition can hold in an ocean; only one kind of them speaks of it."""
    match condition:
        case ("in-oceans", tuple(wanted)):
            return ocean in wanted
    return True


def _shelf(offers: Sequence[tuple[int, Option]]) -> Shelf:
    """The options of some kinds of treasures."""
    return Shelf(tuple(option for _, option in offers), [kind for kind, _ in offers])


def _retained(treasures: tuple[Treasure, ...], timing: str) -> tuple[tuple[int, tuple[str, str]], ...]:
    return tuple((kind, RETAIN(found.name)) for kind, found in enumerate(treasures) if found.timing == timing)
