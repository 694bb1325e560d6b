"""[NW1-7.10, 7.11, 10.x, 6.8] Both sides of a fight before it begins, and what becomes of a ship that was hit."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any, Final, NamedTuple

from pelagos.core.nodes import Option
from pelagos.core.text import Text, signed, text
from pelagos.games.nemo1.asking import answered
from pelagos.games.nemo1.combat import STALKING
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.fleet import put, take_away
from pelagos.games.nemo1.forecast_weeks import Lines, end_lines
from pelagos.games.nemo1.hidden import possible
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import EMPTY, MONSTER, RESOURCES
from pelagos.games.nemo1.odds import (
    at_fire,
    attack_modifier,
    exert_value,
    fatal_fire,
    fire_chance,
    is_going_on,
    last_level,
    reaches,
    share,
)
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.texts import resource_text
from pelagos.games.nemo1.wasted import as_things_stand

ALL_RESOURCES: Final = (1 << len(RESOURCES)) - 1
ONE_MORE: Final = (("change_notoriety", 1),)


class Prospects(NamedTuple):
    """[NW1-10.1, 10.4] The chances of a fight before a ship is turned up, over everything that it may be."""

    modifier: int
    hit: Fraction
    fire: Fraction
    warship: Fraction


def prospects(s: Nemo, place: int, stalking: int) -> Prospects:
    """[NW1-4.2, 10.1, 10.3, 10.4] With nothing exerted; only a Warship fires, and the last level may go by it."""
    modifier, code = attack_modifier(s, place, stalking), s.ships[s.ocean][place]
    ships, weights = possible(s.pile_layers, code) if code < EMPTY else ((code,), (1,))
    hit = fire = warship = Fraction()
    for ship, weight in zip(ships, weights, strict=True):
        likely = Fraction(weight, sum(weights))
        hit += likely * reaches(s.pack.ships[ship].defense - modifier) * (1 - fatal_fire(s, ship))
        if s.pack.attack[ship]:
            fire += likely * fire_chance(s, ship)
            warship += likely
    return Prospects(modifier, hit, fire, warship)


def named_fight(s: Nemo, option: Option) -> Lines:
    """[NW1-7.10, 7.11] A fight with the ship on a place; going on costs Notoriety first."""
    t = at_fire(s)
    lines = fight_lines(t, option[1] - 1, int(option[0] == "stalk"), ())
    if is_going_on(s):
        paid = effects_text(as_things_stand(s, ONE_MORE))
        lines = (lines[0], text("nemo1-forecast-price", effects=paid), *lines[1:])
    return lines


def encounter_lines(s: Nemo, ship: int, failed: Program) -> Lines:
    """[NW1-6.8, AMB-15] The fight with the ship that a card brings; a miss does what the card says, too."""
    t = s.clone()
    t.events = None
    return fight_lines(t, put(t, t.ocean, ship), 0, failed)


def fight_lines(s: Nemo, place: int, stalking: int, failed: Program) -> Lines:
    """[NW1-10.1 to 10.6] Both sides of a fight, and what a miss costs."""
    found = prospects(s, place, stalking)
    lines = [text("nemo1-forecast-hit", modifier=signed(found.modifier), chance=share(found.hit))]
    if s.ships[s.ocean][place] < EMPTY:
        lines.append(text("nemo1-forecast-hidden", chance=share(found.warship)))
    if found.fire:
        lines += [text("nemo1-forecast-fire", chance=share(found.fire)), *_damage(s, found.fire)]
    missed = effects_text(as_things_stand(s, (*ONE_MORE, *failed)))
    return (*lines, text("nemo1-forecast-miss", effects=missed), *may_exert(s, ALL_RESOURCES))


def _damage(s: Nemo, fire: Fraction) -> Lines:
    """[NW1-10.1, 6.13] Where a hit falls, and how likely it takes the last level of a resource."""
    falls = Counter(s.pack.numbers.damage)
    lines = [text("nemo1-forecast-damage", nemo=falls[0], crew=falls[1], hull=falls[2])]
    last = last_level(s)
    return (*lines, text("nemo1-forecast-last", chance=share(fire * last))) if last else tuple(lines)


def may_exert(s: Nemo, mask: int) -> Lines:
    """[NW1-6.10, 10.2] What may still be exerted before the roll, and for how much."""
    offers = tuple(
        text("nemo1-forecast-bonus", resource=resource_text(name), bonus=exert_value(s, r))
        for r, name in enumerate(RESOURCES)
        if mask >> r & 1
    )
    return (text("nemo1-forecast-may-exert", offers=offers),) if offers else ()


def wreck_lines(s: Nemo, option: Option) -> Lines:
    """[NW1-10.5, 6.8, 12.2] The skulls of the ship, what the card that brought it does, and whether it was the last."""
    mode = _mode(s)
    t = s.clone()
    t.events = None
    ship = take_away(t, t.foe)
    skulls = max(0, s.pack.ships[ship].skulls - (s.owned >> MONSTER & 1))
    steps: Program = (("change_notoriety", skulls),) if skulls else ()
    if mode > STALKING:
        steps += s.pack.cards[mode].passed
    lines = (text("nemo1-forecast-effects", effects=effects_text(as_things_stand(s, steps))),) if steps else ()
    if not t.pile and not t.discard and not any(t.ships):
        return (*lines, Text("nemo1-forecast-last-ship"))
    return (*lines, *end_lines(t))


def _mode(s: Nemo) -> int:
    """[NW1-7.10, 7.11, 6.8] What the fight belongs to, found in the step that awaits the answer."""
    then: tuple[Any, ...] = getattr(s.node, "then", ("", STALKING))
    while then[0] is answered:
        then = then[2]
    return int(then[1])
