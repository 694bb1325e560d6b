"""[NW2-3.x] Standing procedures: drawing ships and treasures, gems, uprisings, entering ships."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import compress
from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Node, Offer, Option, Step, make_chance, shared
from pelagos.core.questions import Thought
from pelagos.core.state import bumped, picked, replaced
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import GEM_PLACEMENT, UPRISING_CHOICES, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.language import EVERYWHERE
from pelagos.games.nemo2.names import (
    BLUE,
    DARK_YELLOW,
    DRAW_OCEAN,
    FLIP_BOX,
    GREEN,
    NAUTILUS_OCEAN,
    NOWHERE,
    OCEAN,
    OCEANS,
    ORANGE,
    RED,
    WHITE,
)
from pelagos.games.nemo2.options import NO_EARLY_RED
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import LAND, TO_OCEAN

BY_CONTACT, ANYWHERE, BY_ATTACK = range(3)
"""[NW2-18.3] Who drew a ship: placement step 2, placement step 4, or an attack on a contact."""
DIE: Final = tuple((value,) for value in range(1, 7))
TWO_DICE: Final = Offer((a, b) for a in range(1, 7) for b in range(a, 7))
TWO_WEIGHTS: Final = shared(1 if a == b else 2 for a, b in TWO_DICE)

CUBE_ALREADY: Final = nemo2.reason("cube-already", "NW2-3.7", "NW2-3.6", "NW2-11.3", code="E_TARGET")
GEM_ALREADY: Final = nemo2.reason("gem-already", "NW2-3.5", code="E_TARGET")
GEM_NOT_ADJACENT: Final = nemo2.reason(
    "gem-not-adjacent", "NW2-3.5", "NW2-1.2", code="E_TARGET", wider=("not-adjacent",)
)
LAND_NOT_LINKED: Final = nemo2.reason("land-not-linked", "NW2-3.7", "NW2-3.6", "NW2-9.7", "NW2-11.3", code="E_TARGET")


def roll_die(then: Step) -> Chance:
    """[NW2-1.10] One die."""
    return make_chance(("d6", DIE, ONES[6], then))


def draw_one(stream: str, pieces: tuple[Option, ...], left: tuple[int, ...], then: Step) -> Chance:
    """Draw one of the numbered pieces that are left, each equally likely."""
    return make_chance((stream, picked(pieces, left), ONES[len(left)], then))


class Pool:
    """Many pieces that are drawn one by one. The outcomes of the last draw are kept: the next one lacks one of them."""

    def __init__(self) -> None:
        self.last: tuple[tuple[int, ...], tuple[Option, ...], tuple[Option, ...]] = ((), (), ())
        """What was left, out of which pieces, and their names."""

    def draw(self, stream: str, pieces: tuple[Option, ...], left: tuple[int, ...], then: Step) -> Chance:
        """Draw one of the numbered pieces that are left, each equally likely."""
        known, among, options = self.last
        if known is not left or among is not pieces:
            options = picked(pieces, left)
            self.last = (left, pieces, options)
        return make_chance((stream, options, ONES[len(left)], then))

    def without(self, left: tuple[int, ...], piece: int) -> tuple[int, ...]:
        """What is left, in ascending order, when a piece has been drawn."""
        place = bisect_left(left, piece)
        rest = [*left]
        del rest[place]
        others = tuple(rest)
        known, among, options = self.last
        if known is left:
            names = [*options]
            del names[place]
            self.last = (others, among, tuple(names))
        return others


SHIPS: Final = Pool()
EVENT_CARDS: Final = Pool()


def d3(die: int) -> int:
    """[NW2-1.10] A d3 is a die halved and rounded up."""
    return (die + 1) // 2


def where(s: Nemo, ocean: int) -> int:
    """[NW2-26] The ocean that an effect speaks of."""
    if ocean >= 0:
        return ocean
    if ocean == NAUTILUS_OCEAN:
        return s.ocean
    return s.draw_ocean if ocean == DRAW_OCEAN else s.rolled


def tokens_in(s: Nemo, ocean: int) -> int:
    """[NW2-9.5] Ships and contacts in an ocean."""
    return s.contacts[ocean] + len(s.ships[ocean])


def is_free(s: Nemo, ocean: int) -> bool:
    """[NW2-9.5, Q9, Q15] A space is free while the ocean holds fewer tokens than its capacity.

    There are as many contacts as spaces, so where a space is free the supply has one.
    """
    return s.contacts[ocean] + len(s.ships[ocean]) < s.pack.capacity[ocean]


def warships_in(s: Nemo, ocean: int) -> int:
    """[NW2-1.3] The Warships in an ocean; contacts are none."""
    warship = s.pack.warship
    return sum([warship[piece] for piece in s.ships[ocean]])


def refill_bag(s: Nemo) -> None:
    """[NW2-3.2, D7, Q14] An empty bag takes the discard pile, else every reinforcement group not yet in play."""
    if s.bag or s.token_bag:
        return
    if s.discarded:
        s.bag, s.discarded = tuple(sorted(s.discarded)), ()
        s.tell("nemo2-bag-refilled")
        return
    red = () if s.flags & NO_EARLY_RED or _red_is_due(s) else (RED,)
    for group in (BLUE, GREEN, DARK_YELLOW, ORANGE, *red):
        add_group(s, group)


def _red_is_due(s: Nemo) -> bool:
    """[NW2-5.6, Q61] The Rising Threat is being resolved: the rest of the red group waits for the end of its fight."""
    agenda = s.agenda
    while agenda:
        step, agenda = agenda
        if step == (add_group, RED):
            return True
    return False


@nemo2.step
def add_group(s: Nemo, group: int) -> None:
    """[NW2-3.2, 5.2, 8.2, 18.2] The ships of a group still held enter the bag, and its token with them; once."""
    held = [*s.held]
    joining = tuple([ship for ship in s.pack.fleet.groups[group] if ship in held])
    if joining:
        for ship in joining:
            held.remove(ship)
        s.held = tuple(held)
        s.bag = tuple(sorted(s.bag + joining))
        s.tell("nemo2-group", group)
    tokens = s.held_tokens
    if group in tokens:
        s.held_tokens = tuple([other for other in tokens if other != group])
        s.token_bag += 1


def draw_ship(s: Nemo, ocean: int, then: Step) -> Chance | None:
    """[NW2-3.2, 18.3] Draw one token for an ocean; `then` gets ("ship name",). None when there is nothing to draw."""
    if not s.bag:
        refill_bag(s)
    s.draw_ocean = ocean
    if s.token_bag:
        return _draw_ship_or_token(s, then)
    return SHIPS.draw("ship-bag", s.pack.draws.ships, s.bag, then) if s.bag else None


def _draw_ship_or_token(s: Nemo, then: Step) -> Chance:
    """[NW2-18.2, 18.3] Which of the unseen tokens are in the bag nobody knows: each is as likely as the others."""
    ships, tokens = picked(s.pack.draws.ships, s.bag), picked(s.pack.draws.tokens, s.tokens)
    weights = (len(tokens),) * len(ships) + (s.token_bag,) * len(tokens)
    return Chance("ship-bag", ships + tokens, weights, then)


def take_ship(s: Nemo, name: str) -> int:
    """[NW2-3.2, 18.7] The drawn ship leaves the bag; NOWHERE when the draw was a token, a ship group included."""
    fleet = s.pack.fleet
    ship = fleet.number.get(name, NOWHERE)
    if ship == NOWHERE or fleet.group_of[ship] < 0:
        if ship in s.bag:
            s.bag = SHIPS.without(s.bag, ship)
        return NOWHERE
    s.bag = SHIPS.without(s.bag, ship)
    return ship


def entering(s: Nemo, ship: int, as_warship: bool) -> int:
    """[NW2-3.3, D14, D15, Q18] Which side of a ship lies up when it enters."""
    if s.pack.fleet.group_of[ship] == WHITE:
        return 2 * ship + as_warship
    return 2 * ship + (s.peak >= FLIP_BOX)


def turn_violet(s: Nemo) -> None:
    """[NW2-8.3, 18.7, Q19, Q20] Every Warship on the map but the gray ones turns to violet, the target included."""
    s.ships = tuple([tuple([violet(s, piece) for piece in pieces]) for pieces in s.ships])
    if s.target >= 0:
        s.target = violet(s, s.target)
    s.tell("nemo2-violet")


def violet(s: Nemo, piece: int) -> int:
    """[NW2-8.3] The piece after the flip at 36; white and gray ships and ship groups stay."""
    return piece if s.pack.fleet.group_of[piece >> 1] <= WHITE else piece | 1


def put_ship(s: Nemo, ocean: int, piece: int) -> None:
    """A piece lies in an ocean."""
    s.ships = replaced(s.ships, ocean, (*s.ships[ocean], piece))


def lift_ship(s: Nemo, ocean: int, piece: int) -> None:
    """A piece leaves an ocean."""
    pieces = s.ships[ocean]
    place = pieces.index(piece)
    s.ships = replaced(s.ships, ocean, pieces[:place] + pieces[place + 1 :])


def discard_ship(s: Nemo, piece: int) -> None:
    """[NW2-1.11, 18.7] A ship goes to the discard pile, a ship group like any other."""
    s.discarded += (piece >> 1,)


@nemo2.step
def draw_treasures(s: Nemo, number: int) -> Chance | None:
    """[NW2-3.4, Q37, Q38] One after the other, each resolved fully before the next."""
    options = tuple(compress(s.pack.draws.treasures, s.treasures)) if number > 0 else ()
    if not options:
        return None
    if number > 1:
        s.agenda = ((draw_treasures, number - 1), s.agenda)
    return make_chance(("treasure-bag", options, tuple(filter(None, s.treasures)), (treasure_drawn,)))


@nemo2.step
def treasure_drawn(s: Nemo, drawn: Option) -> None:
    """[NW2-3.4] Discard-now tokens are resolved at once; all others are collected."""
    kind = s.pack.treasure_number[drawn[0]]
    treasure = s.pack.treasures[kind]
    s.treasures = bumped(s.treasures, kind, -1)
    if s.events is not None:
        s.tell("nemo2-treasure", drawn[0])
    if treasure.kind == "discard":
        s.lost_treasures = bumped(s.lost_treasures, kind, 1)
        s.follow(nemo2.steps_of(treasure.steps))
    else:
        s.collected = bumped(s.collected, kind, 1)


def why_not_gem(s: Nemo, name: str) -> str:
    """[NW2-3.5] A neighbour without a gem."""
    return GEM_ALREADY if s.gems[OCEAN[name]] else GEM_NOT_ADJACENT


@question("gem-ocean", "NW2-3.5", duty=GEM_PLACEMENT, otherwise=another(verbs.OCEAN, why_not_gem))
def gem_oceans(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-3.5] An ocean that has its gem already, and those around it."""
    full = next(ocean for ocean, gems in enumerate(s.gems) if gems and free_for_gems(s, ocean) == asked.options)
    for ocean in (full, *s.pack.near[full]):
        yield TO_OCEAN[ocean], GEM_ALREADY if s.gems[ocean] else ""


def free_for_gems(s: Nemo, ocean: int) -> tuple[Option, ...]:
    """[NW2-3.5] The oceans next to one that have no gem."""
    return tuple([TO_OCEAN[near] for near in s.pack.near[ocean] if not s.gems[near]])


@nemo2.step
def gem(s: Nemo, ocean: int) -> Node | None:
    """[NW2-3.5] One gem into an ocean, or into a neighbour without one when it has one already."""
    ocean = where(s, ocean)
    if not s.gems_left:
        return None
    if not s.gems[ocean]:
        put_gem(s, ocean)
        return None
    options = free_for_gems(s, ocean)
    return ask(s, gem_oceans.ask, options, (gem_placed,)) if options else None


@nemo2.step
def gem_placed(s: Nemo, answer: Option) -> None:
    """[NW2-3.5] The gem lies in the chosen neighbour."""
    put_gem(s, OCEAN[answer[1]])


def put_gem(s: Nemo, ocean: int) -> None:
    """[NW2-3.5] From the supply into an ocean."""
    s.gems_left -= 1
    s.gems = bumped(s.gems, ocean, 1)
    if s.events is not None:
        s.tell("nemo2-gem", OCEANS[ocean])


@nemo2.step
def gems_on_deck(s: Nemo, number: int) -> None:
    """[NW2-9.6] Gems on the Adventure deck; only the supply limits them."""
    if number > s.gems_left:
        number = s.gems_left
    s.gems_left -= number
    s.deck_gems += number
    if s.events is not None:
        s.tell("nemo2-deck-gems", s.deck_gems)


def lands_in(s: Nemo, ocean: int, spaces: int = -1) -> tuple[Option, ...]:
    """[NW2-3.6, 3.7] The land spaces of an ocean or of the world, or those among them that are named."""
    scope = spaces if ocean == EVERYWHERE else spaces & s.pack.ocean_lands[ocean]
    return tuple([option for land, option in enumerate(s.pack.draws.lands) if scope >> land & 1])


def free_lands(s: Nemo, ocean: int) -> tuple[Option, ...]:
    """[NW2-3.6, 3.7] The land spaces of an ocean (or of the world) without a cube."""
    return lands_in(s, ocean, ~s.cubes)


def why_not_land(s: Nemo, name: str) -> str:
    """[NW2-3.6, 3.7] A land space of this ocean that is free for a new cube."""
    return CUBE_ALREADY if s.cubes >> s.pack.world.lands.index(name) & 1 else LAND_NOT_LINKED


@question("land-space", "NW2-3.6", duty=UPRISING_CHOICES, otherwise=another(LAND, why_not_land))
def land_spaces(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-3.6, 3.7] Every land space of an ocean, or of the world."""
    scopes = (*range(len(OCEANS)), EVERYWHERE)
    scope = next(scope for scope in scopes if free_lands(s, scope) == asked.options)
    for land in lands_in(s, scope):
        yield land, "" if land in asked.options else CUBE_ALREADY


@nemo2.step
def uprising(s: Nemo, ocean: int, number: int) -> Node | None:
    """[NW2-3.6, Q40] A cube from the supply on a free land space of the player's choice, if there is one."""
    scope = ocean if ocean == EVERYWHERE else where(s, ocean)
    lands = free_lands(s, scope)
    if not s.cubes_left or not lands:
        return None
    if number > 1:
        s.do((uprising, ocean, number - 1))
    return ask(s, land_spaces.ask, lands, (uprising_placed,))


@nemo2.step
def uprising_placed(s: Nemo, answer: Option) -> None:
    """[NW2-3.6] The cube lies there."""
    s.cubes |= 1 << s.pack.world.lands.index(answer[1])
    s.cubes_left -= 1
    if s.events is not None:
        s.tell("nemo2-uprising", answer[1])


def cubes_in(s: Nemo, ocean: int) -> int:
    """[NW2-3.7] The cubes on lands linked to an ocean."""
    return (s.cubes & s.pack.ocean_lands[ocean]).bit_count()


@nemo2.step
def roll_ocean(s: Nemo) -> Chance:
    """[NW2-26] Roll a die that names a major ocean."""
    return roll_die((ocean_rolled,))


@nemo2.step
def ocean_rolled(s: Nemo, die: Option) -> None:
    """[NW2-1.1] Major oceans are numbered by their die value."""
    s.rolled = die[0] - 1
    s.tell("nemo2-rolled-ocean", OCEANS[s.rolled])
