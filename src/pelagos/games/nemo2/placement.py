"""[NW2-9.x] The Placement Phase: dice, action points, PLACE, and what a Lull begins."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import Final

from pelagos.core.memo import Memo
from pelagos.core.nodes import ONES, Chance, Choice, Node, Offer, Option, Step, shared
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import (
    PLACEMENT_CHOICES,
    allowed,
    another,
    question,
)
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.combat import fight_ship
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.ending import defeat
from pelagos.games.nemo2.names import FLIP_BOX, NOWHERE, OCEAN, OCEANS, PLACEMENT, STALK
from pelagos.games.nemo2.options import EVERY_QUESTION, RETAIN_ANY_TIME
from pelagos.games.nemo2.procedures import (
    ANYWHERE,
    BY_ATTACK,
    BY_CONTACT,
    draw_ship,
    entering,
    gem,
    gems_on_deck,
    is_free,
    put_ship,
    take_ship,
    where,
)
from pelagos.games.nemo2.resources import add_ap
from pelagos.games.nemo2.seats import ask, pose, put
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import PAUSE, pause
from pelagos.games.nemo2.uprisings import UPRISINGS
from pelagos.games.nemo2.verbs import PAIR, TO_OCEAN

NO_CONTACT_HERE: Final = nemo2.reason("no-contact-here", "NW2-9.5", code="E_TARGET")
NO_SUCH_PAIR: Final = nemo2.reason("no-such-pair", "NW2-9.2", code="E_TARGET")
NO_WHITE_SHIP: Final = nemo2.reason("no-white-ship", "NW2-9.5", code="E_TARGET")
NOT_ADJACENT: Final = nemo2.reason("not-adjacent", "NW2-9.5", "NW2-1.2", code="E_TARGET")
OCEAN_FULL: Final = nemo2.reason("ocean-full", "NW2-9.5", code="E_TARGET")


def _weight(dice: tuple[int, ...]) -> int:
    """How many orders of the dice look like this."""
    weight = factorial(len(dice))
    for value in set(dice):
        weight //= factorial(dice.count(value))
    return weight


ROLLS: Final = tuple(Offer(combinations_with_replacement(range(1, 7), number)) for number in range(4))
WEIGHTS: Final = tuple(ONES[len(rolls)] if n < 2 else shared(map(_weight, rolls)) for n, rolls in enumerate(ROLLS))


@nemo2.step
def placement_phase(s: Nemo) -> Node | None:
    """[NW2-9.1, 10.4] The phase begins with its dice; retained tokens may be used before they are rolled."""
    s.phase = PLACEMENT
    if s.flags & RETAIN_ANY_TIME:
        s.do(PAUSE, (roll_placement,))
        return None
    return WHITE_DICE[s.pack.dice[s.act][0]]


@nemo2.step
def roll_placement(s: Nemo) -> Chance:
    """[NW2-9.1] Roll the white dice of the act, then the black ones."""
    return WHITE_DICE[s.pack.dice[s.act][0]]


@nemo2.step
def whites_rolled(s: Nemo, dice: Option) -> Node | None:
    """[NW2-9.1, 8.4, D8] Two black dice at most: that of the act and that of box 44."""
    s.whites = dice
    if s.events is not None:
        s.tell("nemo2-white-dice", *dice)
    black = s.pack.dice[s.act][1] + s.extra_die
    return BLACK_DICE[black] if black else choose_pair(s, ())


WHITE_DICE: Final = tuple(Chance("white-dice", *of, (whites_rolled,)) for of in zip(ROLLS, WEIGHTS, strict=True))


@nemo2.step
def blacks_rolled(s: Nemo, dice: Option) -> Node | None:
    """[NW2-9.2] All dice are seen before the pair is chosen."""
    if s.events is not None:
        s.tell("nemo2-black-dice", *dice)
    return choose_pair(s, dice)


@question("white-pair", "NW2-9.2", otherwise=another(PAIR, NO_SUCH_PAIR))
def white_pairs(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.2] Two of the white dice that were rolled."""
    return allowed(*PAIRS[s.whites])


BLACK_DICE: Final = tuple(Chance("black-dice", *of, (blacks_rolled,)) for of in zip(ROLLS, WEIGHTS, strict=True))


def choose_pair(s: Nemo, black: Option) -> Node | None:
    """[NW2-9.2] Two white dice are the pair; of three the player picks two, equal ones too."""
    options = PAIRS[s.whites]
    if len(options) == 1 and not s.flags & EVERY_QUESTION:
        return pair_chosen(s, black, options[0])
    return ask(s, white_pairs.ask, options, (pair_chosen, black))


def pairs(whites: Option) -> tuple[Option, ...]:
    """[NW2-9.2] Every different pair of the white dice."""
    return tuple([PAIR(*pair) for pair in dict.fromkeys(combinations(whites, 2))])


PAIRS: Final = Memo(pairs)


@nemo2.step
def pair_chosen(s: Nemo, black: Option, answer: Option) -> Node | None:
    """[NW2-9.3, 9.4, Q11, Q41, Q42] Different: action points and every die places. Equal: a Lull, white dice only."""
    _, a, b = answer
    if a == b:
        s.lull = 1
        if s.events is not None:
            s.tell("nemo2-lull", a)
        s.do(*_places(s, s.whites), (gem, a - 1), (gems_on_deck, 1), *pause(s), UPRISINGS)
        return None
    s.lull = 0
    gained = abs(a - b) - s.ap_cut
    add_ap(s, gained if gained > 0 else 0)
    if s.flags & RETAIN_ANY_TIME:
        s.do(*_places(s, s.whites + black))
        return None
    return place_each(s, OCEANS_OF[s.whites + black])


def _oceans(dice: Option) -> tuple[int, ...]:
    """[NW2-9.4] The oceans of the dice, ascending."""
    return tuple([value - 1 for value in sorted(dice)])


OCEANS_OF: Final = Memo(_oceans)


def _places(s: Nemo, dice: Option) -> list[Step]:
    """[NW2-9.4, 10.4] One PLACE for each die, ascending; between them retained tokens may be used."""
    oceans = OCEANS_OF[dice]
    if s.flags & RETAIN_ANY_TIME:
        steps: list[Step] = []
        for ocean in oceans:
            steps.append(PAUSE)
            steps.append((place, ocean))
        return steps
    return [(place_each, oceans)]


@nemo2.step
def place_each(s: Nemo, oceans: tuple[int, ...]) -> Node | None:
    """[NW2-9.4, 9.5] PLACE for one ocean after the other; a contact that finds its space asks nothing."""
    ships, capacity, left = s.ships, s.pack.capacity, len(oceans)
    for ocean in oceans:
        left -= 1
        if s.contacts[ocean] + len(ships[ocean]) < capacity[ocean]:
            put_contact(s, ocean)
            continue
        if left:
            s.agenda = ((place_each, oceans[-left:]), s.agenda)
        return place_nearby(s, ocean)
    return None


@nemo2.step
def place_dice(s: Nemo, number: int) -> Chance:
    """[NW2-26] Roll so many dice and PLACE for each, ascending."""
    return Chance("place-dice", ROLLS[number], WEIGHTS[number], (dice_placed,))


@nemo2.step
def dice_placed(s: Nemo, dice: Option) -> None:
    """[NW2-26] From the lowest to the highest value."""
    s.tell("nemo2-place-dice", *dice)
    s.do(*_places(s, dice))


@nemo2.step
def place(s: Nemo, ocean: int) -> Node | None:
    """[NW2-9.5] The first of four steps that is possible; step 1A is a contact in the ocean itself."""
    if ocean < 0:
        ocean = where(s, ocean)
    if is_free(s, ocean):
        put_contact(s, ocean)
        return None
    return place_nearby(s, ocean)


def why_not_place(s: Nemo, name: str) -> str:
    """[NW2-9.5] An ocean that is full, or too far off."""
    return NOT_ADJACENT if is_free(s, OCEAN[name]) else OCEAN_FULL


@question("place-ocean", "NW2-9.5", duty=PLACEMENT_CHOICES, otherwise=another(verbs.OCEAN, why_not_place))
def spaces_near(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.5] The ocean that is full, and those around it."""
    full = next(ocean for ocean in range(len(OCEANS)) if _is_offered_around(s, asked, ocean))
    for ocean in s.pack.around[full]:
        yield TO_OCEAN[ocean], "" if is_free(s, ocean) else OCEAN_FULL


def _is_offered_around(s: Nemo, asked: Choice, ocean: int) -> bool:
    return not is_free(s, ocean) and free_near(s, ocean) == asked.options


@question("place-anywhere", "NW2-9.5", duty=PLACEMENT_CHOICES, otherwise=another(verbs.OCEAN, why_not_place))
def spaces_anywhere(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.5] Every ocean; one with a free space takes the ship."""
    for ocean, to in enumerate(TO_OCEAN):
        yield to, "" if is_free(s, ocean) else OCEAN_FULL


def why_not_contact(s: Nemo, name: str) -> str:
    """[NW2-9.5] A contact that is too far off, or none."""
    return NOT_ADJACENT if s.contacts[OCEAN[name]] else NO_CONTACT_HERE


@question("place-contact", "NW2-9.5", duty=PLACEMENT_CHOICES, otherwise=another(verbs.OCEAN, why_not_contact))
def contacts_to_replace(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.5, 18.3] Every contact on the map; one here or next to here goes, or the one that was attacked."""
    if asked.then[-1] == BY_ATTACK:
        yield TO_OCEAN[s.draw_ocean], ""
        return
    near = contacts_around(s, s.draw_ocean)
    yield from allowed(*near)
    for ocean, to in enumerate(TO_OCEAN):
        if s.contacts[ocean] and to not in near:
            yield to, NOT_ADJACENT


def why_not_flip(s: Nemo, name: str) -> str:
    """[NW2-9.5] A white ship that is too far off, or none."""
    return NOT_ADJACENT if verbs.FLIP(name) in white_ships(s, tuple(range(len(OCEANS)))) else NO_WHITE_SHIP


@question("place-flip", "NW2-9.5", duty=PLACEMENT_CHOICES, otherwise=another(verbs.FLIP, why_not_flip))
def flips_around(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.5] Every white ship on the map; one here or next to here turns gray."""
    around = next(around for around in s.pack.around if white_ships(s, around) == asked.options)
    for ocean in range(len(OCEANS)):
        for flip in white_ships(s, (ocean,)):
            yield flip, "" if ocean in around else NOT_ADJACENT


def place_nearby(s: Nemo, ocean: int) -> Node | None:
    """[NW2-9.5, 19.4] The steps 1B to 4: the ocean itself is full. What was placed before is fully applied by now."""
    if s.handover:
        settle_handover(s)
    contacts, ships, pack = s.contacts, s.ships, s.pack
    for near, capacity in pack.spaces_near[ocean]:
        if contacts[near] + len(ships[near]) < capacity:
            return ask(s, spaces_near.ask, free_near(s, ocean), (contact_placed,))
    for near in pack.around[ocean]:
        if contacts[near]:
            return draw_ship(s, ocean, SHIP_DRAWN[ocean])
    if flips := white_ships(s, pack.around[ocean]):
        return ask(s, flips_around.ask, flips, (white_flipped,))
    if not free_oceans(s):
        defeat(s, "nemo2-defeat-oceans")
        return None
    return draw_ship(s, ocean, (warship_drawn, ocean))


def free_near(s: Nemo, ocean: int) -> tuple[Option, ...]:
    """[NW2-9.5] The oceans next to one that have a free space."""
    contacts, ships = s.contacts, s.ships
    spaces = s.pack.spaces_near[ocean]
    return tuple([TO_OCEAN[near] for near, capacity in spaces if contacts[near] + len(ships[near]) < capacity])


def white_ships(s: Nemo, oceans: tuple[int, ...]) -> tuple[Option, ...]:
    """[NW2-9.5] The white ships that can turn gray in some oceans."""
    flips, ships = s.pack.draws.flips, s.ships
    return tuple([flips[piece] for ocean in oceans for piece in ships[ocean] if piece in flips])


@nemo2.step
def contact_placed(s: Nemo, answer: Option) -> None:
    """[NW2-9.5] Step 1B: a neighbour takes the contact."""
    put_contact(s, OCEAN[answer[1]])


def put_contact(s: Nemo, ocean: int) -> None:
    """[NW2-9.5] One more contact in an ocean."""
    contacts = [*s.contacts]
    contacts[ocean] += 1
    s.contacts = tuple(contacts)
    if s.events is not None:
        s.tell("nemo2-contact", OCEANS[ocean])


@nemo2.step
def placed_ship_drawn(s: Nemo, ocean: int, drawn: Option) -> Node | None:
    """[NW2-9.5] Step 2: the drawn ship is seen, then the player picks the contact it replaces."""
    ship, pack = take_ship(s, drawn[0]), s.pack
    if ship == NOWHERE:
        s.do((chapters.variants.token_drawn, drawn[0], ocean, BY_CONTACT))
        return None
    s.drawn = 2 * ship if s.peak < FLIP_BOX else entering(s, ship, False)
    options = pack.contacts_around[ocean][pack.pick_around[ocean](s.contacts)]
    if len(options) > 1:
        return put(s, ASK_CONTACT[options])
    return ask(s, contacts_to_replace.ask, options, (contact_replaced,))


def _ask_contact(options: tuple[Option, ...]) -> Choice:
    return Choice(0, contacts_to_replace.ask, options, (contact_replaced,))


SHIP_DRAWN: Final = tuple((placed_ship_drawn, ocean) for ocean in range(len(OCEANS)))


ASK_CONTACT: Final = Memo(_ask_contact)


def contacts_around(s: Nemo, ocean: int) -> tuple[Option, ...]:
    """[NW2-9.5] Where a contact lies, here or next to here."""
    pack = s.pack
    return pack.contacts_around[ocean][pack.pick_around[ocean](s.contacts)]


@nemo2.step
def contact_replaced(s: Nemo, answer: Option) -> None:
    """[NW2-9.5] The ship lies where the contact lay."""
    ocean, piece = OCEAN[answer[1]], s.drawn
    s.drawn = NOWHERE
    contacts, ships = [*s.contacts], [*s.ships]
    contacts[ocean] -= 1
    ships[ocean] += (piece,)
    s.contacts, s.ships = tuple(contacts), tuple(ships)
    if s.events is not None:
        s.tell("nemo2-replaced", s.pack.sides[piece].name, answer[1])


@nemo2.step
def white_flipped(s: Nemo, answer: Option) -> None:
    """[NW2-9.5, Q16] Step 3: a white ship turns gray; no fight follows."""
    piece = 2 * s.pack.fleet.number[answer[1]]
    ocean = where_lies(s, piece)
    pieces = s.ships[ocean]
    s.ships = replaced(s.ships, ocean, replaced(pieces, pieces.index(piece), piece | 1))
    if s.events is not None:
        s.tell("nemo2-flipped", answer[1], s.pack.sides[piece | 1].name)


def where_lies(s: Nemo, piece: int) -> int:
    """The ocean in which a piece lies."""
    for ocean, pieces in enumerate(s.ships):
        if piece in pieces:
            return ocean
    raise AssertionError(f"piece {piece} lies nowhere")


@nemo2.step
def warship_drawn(s: Nemo, ocean: int, drawn: Option) -> Node | None:
    """[NW2-9.5, Q17] Step 4: it enters as a Warship, on any free space of the world."""
    ship = take_ship(s, drawn[0])
    if ship == NOWHERE:
        s.do((chapters.variants.token_drawn, drawn[0], ocean, ANYWHERE))
        return None
    s.drawn = entering(s, ship, True)
    return pose(s, spaces_anywhere, (warship_placed,))


def free_oceans(s: Nemo) -> tuple[Option, ...]:
    """[NW2-9.5] Every ocean with a free space."""
    return tuple([TO_OCEAN[ocean] for ocean in range(len(OCEANS)) if is_free(s, ocean)])


@nemo2.step
def warship_placed(s: Nemo, answer: Option) -> None:
    """[NW2-9.5, 12.11] In the Nautilus ocean it must be fought at once, by Stalk."""
    ocean, piece = OCEAN[answer[1]], s.drawn
    s.drawn = NOWHERE
    put_ship(s, ocean, piece)
    s.tell("nemo2-entered", s.pack.sides[piece].name, answer[1])
    if ocean == s.ocean:
        s.do((fight_ship, piece >> 1, STALK))
