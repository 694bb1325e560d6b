"""[EDS-19] Co-op and solo: bonus goals, crises, and what the group must reach."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import ONES, Chance, Choice, Option
from pelagos.core.questions import Otherwise, Thought
from pelagos.core.state import replaced
from pelagos.games.endeavor.access import NO_VESSEL_THERE
from pelagos.games.endeavor.asking import allowed, unless
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.language import CRISES
from pelagos.games.endeavor.names import ROW, SLOT, SLOT_NAMES, bits
from pelagos.games.endeavor.state import Endeavor, in_order
from pelagos.games.endeavor.tracks import load
from pelagos.games.endeavor.travel import VESSEL_IN, move_vessel, narrow
from pelagos.games.endeavor.verbs import BLOCK, DECLINE, VESSEL

BONUS_ROUNDS: Final = 3
DISC: Final = 1
UP: Final = CRISES.index("vessels-up")
RIGHT: Final = CRISES.index("vessels-right")
LOSE_DISCS: Final = CRISES.index("lose-discs")
LOSE_KNOWLEDGE: Final = CRISES.index("lose-knowledge")
BLOCK_CREW: Final = CRISES.index("block-crew")
SILT: Final = CRISES.index("dive-spots")

CRISIS_BINDS: Final = endeavor.reason("crisis-binds", "EDS-19.8", "EDS-19.3")
NOT_DRIFTING: Final = endeavor.reason("not-drifting", "EDS-19.8", "EDS-19.7", wider=(NO_VESSEL_THERE,))
NOT_FREE: Final = endeavor.reason("not-free", "EDS-19.8")


def in_crisis(verb: str, reason: str) -> Otherwise[Endeavor]:
    """[EDS-19.8] A crisis leaves a choice, but not whether it comes."""
    another = unless(verb, reason)
    return lambda s, asked, option: CRISIS_BINDS if option == DECLINE else another(s, asked, option)


@endeavor.step
def reveal_card(s: Endeavor) -> Chance:
    """[EDS-19.1, 19.3, EX30] A bonus goal in rounds 1 to 3, a crisis later; which one, nobody knows before."""
    if s.round <= BONUS_ROUNDS:
        left = [number for number in range(len(s.pack.goals)) if number not in s.goals]
        names = tuple([(s.pack.goals[number].id,) for number in left])
        return Chance("bonus-goal", names, ONES[len(left)], (goal_revealed,))
    names = tuple([(s.pack.crises[number].id,) for number in bits(s.crises_left)])
    return Chance("crisis", names, ONES[len(names)], (crisis_revealed,))


@endeavor.step
def goal_revealed(s: Endeavor, answer: Option) -> None:
    """[EDS-19.3] It stays face up."""
    ids = [goal.id for goal in s.pack.goals]
    s.goals = (*s.goals, ids.index(answer[0]))
    s.tell("endeavor-bonus-goal", answer[0])


@endeavor.step
def crisis_revealed(s: Endeavor, answer: Option) -> None:
    """[EDS-19.3, 19.8] It is resolved at once, one player after the other, and then discarded."""
    number = next(number for number, crisis in enumerate(s.pack.crises) if crisis.id == answer[0])
    s.crises_left &= ~(1 << number)
    s.tell("endeavor-crisis", answer[0])
    crisis = s.pack.crises[number]
    if crisis.effect == SILT:
        silt(s, crisis.amount)
        return
    s.do(*((suffer, seat, crisis.effect, crisis.amount) for seat in in_order(s, s.wave)))


@endeavor.step
def suffer(s: Endeavor, seat: int, effect: int, amount: int) -> None:
    """[EDS-19.8] What the crisis does to one player."""
    if effect == LOSE_DISCS:
        if s.cargo[seat]:
            load(s, seat, -min(amount, s.cargo[seat]))
    elif effect == LOSE_KNOWLEDGE:
        forget(s, seat, amount)
    elif effect == BLOCK_CREW:
        s.do(*((block_crew, seat),) * amount)
    else:
        step = -ROW if effect == UP else 1
        s.do((drift, seat, step, amount, s.vessels[seat]))


def forget(s: Endeavor, seat: int, amount: int) -> None:
    """[EDS-19.8] Knowledge is lost, not below 0, and the stored token is discarded."""
    known = list(s.knowledge)
    known[seat] = max(0, known[seat] - amount)
    s.knowledge = tuple(known)
    pile = list(s.discard)
    for token in s.hand[seat]:
        pile[token] += 1
    s.discard = tuple(pile)
    s.hand = replaced(s.hand, seat, ())
    s.tell("endeavor-forgot", seat, known[seat])


def drifted(s: Endeavor, seat: int, start: int, step: int, most: int) -> int:
    """[EDS-19.7, A22] How far a vessel drifts: zone by zone, until something stops it."""
    slot = start
    for _ in range(most):
        following = slot + step
        if following < 0 or not s.zones >> following & 1 or following == s.cave:
            break
        if narrow(s, seat) >> following & 1:
            break
        slot = following
    return slot


@endeavor.question("drift", rule="EDS-19.7", otherwise=in_crisis(VESSEL.name, NOT_DRIFTING))
def drifting_vessels(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-19.7, 19.8] The vessels that have not drifted yet."""
    return allowed(*(VESSEL_IN[slot] for slot in sorted(set(asked.then[4]))))


@endeavor.step
def drift(s: Endeavor, seat: int, step: int, most: int, left: tuple[int, ...]) -> Choice | None:
    """[EDS-19.7, 19.8] One vessel after the other; the order is asked only where it can matter."""
    if not left:
        return None
    if len(set(left)) == 1 or not order_matters(s, step, most, left):
        for slot in sorted(left):
            drift_one(s, seat, step, most, slot)
        return None
    return drifting_vessels.put(s, seat, (drift_chosen, seat, step, most, left))


def order_matters(s: Endeavor, step: int, most: int, left: tuple[int, ...]) -> bool:
    """[EDS-15.3, 19.8] Only where two vessels leave, pass or enter a zone that takes one vessel of each player."""
    narrow_zones = [slot for slot in bits(s.zones) if s.pack.tiles[s.ocean[slot]].one_vessel]
    ways = [range(slot, slot + step * (most + 1), step) for slot in left]
    return any(sum(zone in way for way in ways) > 1 for zone in narrow_zones)


@endeavor.step
def drift_chosen(s: Endeavor, seat: int, step: int, most: int, left: tuple[int, ...], answer: Option) -> None:
    """[EDS-19.8] The chosen vessel drifts, then the others."""
    slot = SLOT[answer[1]]
    drift_one(s, seat, step, most, slot)
    rest = list(left)
    rest.remove(slot)
    s.do((drift, seat, step, most, tuple(rest)))


def drift_one(s: Endeavor, seat: int, step: int, most: int, slot: int) -> None:
    """[EDS-19.7, EX31] No Travel: no arrival bonus, no special for leaving, whatever the technology level."""
    target = drifted(s, seat, slot, step, most)
    if target != slot:
        move_vessel(s, seat, slot, target)
        s.tell("endeavor-drifted", seat, SLOT_NAMES[slot], SLOT_NAMES[target])


@endeavor.question("block", rule="EDS-19.8", otherwise=in_crisis(BLOCK.name, NOT_FREE))
def free_crew(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-19.8] Every own crew member with a free activation space."""
    free = dict.fromkeys(code >> 1 for code in s.crew[asked.seat] if not code & DISC)
    return allowed(*(BLOCK(s.pack.sides[side].name) for side in free if s.pack.sides[side].slots))


@endeavor.step
def block_crew(s: Endeavor, seat: int) -> Choice | None:
    """[EDS-19.8] A disc from the supply goes on a free activation space; without one the player is spared."""
    asked = free_crew.put(s, seat, (crew_blocked, seat))
    return asked if asked.options else None


@endeavor.step
def crew_blocked(s: Endeavor, seat: int, answer: Option) -> None:
    """[EDS-19.8] The disc is taken back by management like any other."""
    crew = list(s.crew[seat])
    crew[crew.index(s.pack.numbers.side[answer[1]] * 2)] += DISC
    s.crew = replaced(s.crew, seat, tuple(crew))
    s.tell("endeavor-blocked", seat, answer[1])


def silt(s: Endeavor, amount: int) -> None:
    """[EDS-19.8] Every dive spot with at least 2 tokens loses its top one unseen; no special triggers."""
    kinds = len(s.pack.tokens)
    spots, pile = list(s.spots), list(s.discard)
    for spot, stack in enumerate(spots):
        for _ in range(amount):
            if len(stack) > 1:
                pile[kinds + stack[-1]] += 1
                stack = stack[:-1]
        spots[spot] = stack
    s.spots, s.discard = tuple(spots), tuple(pile)
    s.tell("endeavor-silted")
