"""[NW2-12.3 to 12.5] Warship fire: the roll, hits and their locations, upgrades as shields."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2.asking import HIT_HANDLING, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import CREW, DOUBLE_HULL, FIRE, HULL, NEMO, NOWHERE, RESOURCES, UPGRADE
from pelagos.games.nemo2.options import SHIELD_AFTER_LOCATION
from pelagos.games.nemo2.procedures import DIE, roll_die
from pelagos.games.nemo2.resources import NOT_INSTALLED, lose, lose_point, shields
from pelagos.games.nemo2.seats import pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import NATURAL, begin_test
from pelagos.games.nemo2.upgrades import destroy
from pelagos.games.nemo2.verbs import BEAR, SHIELD

LOCATIONS: Final = (NOWHERE, NEMO, CREW, CREW, HULL, HULL, HULL)


@nemo2.step
def warship_fires(s: Nemo) -> Node | None:
    """[NW2-12.3] A test against the ship's attack value, without exertion."""
    s.agenda = ((fire_outcome,), s.agenda)
    return begin_test(s, FIRE, s.pack.sides[s.target].attack, 0)


@nemo2.step
def fire_at_nautilus(s: Nemo, attack: int) -> None:
    """[NW2-26, 18.4, D18] Fire without a target: every Warship in the Nautilus ocean counts for the -1."""
    s.target = NOWHERE
    s.do((begin_test, FIRE, attack, 0), (fire_outcome,))


@nemo2.step
def fire_outcome(s: Nemo) -> Node | None:
    """[NW2-12.3, Q24, Q25] Hits are the lower die; a natural double 1 rolls one die for them."""
    if s.passed:
        return None
    if s.dice == NATURAL:
        return roll_die((hits_rolled,))
    return take_hits(s, hits_of(s.dice))


def hits_of(dice: Option) -> int:
    """[NW2-12.3] How many hits dice are that do not spare the Nautilus; a natural double 1 is left to another die."""
    return int(min(dice))


@nemo2.step
def hits_rolled(s: Nemo, die: Option) -> Node | None:
    """[NW2-12.3] That many hits."""
    return take_hits(s, die[0])


@nemo2.step
def take_hits(s: Nemo, number: int) -> Node | None:
    """[NW2-12.4, 12.5, D3] One hit at a time: shield or not, then the location, or the other way round."""
    if not number:
        return None
    s.agenda = ((take_hits, number - 1), s.agenda)
    if s.installed and not s.flags & SHIELD_AFTER_LOCATION:
        return pose(s, hit_shields, (shield_before_location,))
    return LOCATE_HIT


@question("hit-shield", "NW2-12.5", duty=HIT_HANDLING, otherwise=another(SHIELD, NOT_INSTALLED))
def hit_shields(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-12.5] One upgrade for one hit."""
    return shields(s)


def hits_in_a_row(s: Nemo) -> int:
    """[NW2-12.5] How many hits are to be borne or shielded before their locations are known, with this one."""
    if getattr(s.node, "then", ())[:1] != (shield_before_location,):
        return 0
    (step, left), _ = s.agenda
    assert step is take_hits, "the other hits come next"
    return 1 + int(left)


@nemo2.step
def shield_before_location(s: Nemo, answer: Option) -> Chance | None:
    """[NW2-12.5] A destroyed upgrade takes the hit; no location is rolled."""
    if answer == BEAR:
        return LOCATE_HIT
    destroy(s, UPGRADE[answer[1]])
    return None


@nemo2.step
def hit_located(s: Nemo, die: Option) -> Node | None:
    """[NW2-12.4, 12.5] 1 Nemo, 2-3 Crew, 4-6 Hull."""
    resource = LOCATIONS[die[0]]
    s.tell("nemo2-hit", die[0], RESOURCES[resource])
    if not is_hurt(s, die[0]):
        return None
    if s.installed and s.flags & SHIELD_AFTER_LOCATION:
        return pose(s, hit_shields, (shield_after_location, resource))
    return lose(s, resource, 1)


LOCATE_HIT: Final = roll_die((hit_located,))


def is_hurt(s: Nemo, face: int) -> bool:
    """[NW2-13.2, Q66] Whether a located hit counts: with Double Hull a 6 does not."""
    return face < len(DIE) or DOUBLE_HULL not in s.installed


@nemo2.step
def shield_after_location(s: Nemo, resource: int, answer: Option) -> None:
    """[NW2-7.3, 12.5] One single offer: the point is lost or an upgrade is destroyed."""
    if answer == BEAR:
        lose_point(s, resource)
    else:
        destroy(s, UPGRADE[answer[1]])
