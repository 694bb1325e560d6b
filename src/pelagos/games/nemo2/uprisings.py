"""[NW2-9.6, 9.7] The end of uprisings in a Lull: the checks in the player's order, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import MISPLACED, UPRISING_CHOICES, allowed, always, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.language import EVERYWHERE
from pelagos.games.nemo2.names import OCEAN, OCEANS
from pelagos.games.nemo2.notoriety import change_notoriety
from pelagos.games.nemo2.procedures import LAND_NOT_LINKED, cubes_in, lands_in, roll_die
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import GIVE_UP, LAND, SUPPORT

CHECK: Final = tuple(map(verbs.CHECK, OCEANS))

ALREADY_CHECKED: Final = nemo2.reason("already-checked", "NW2-9.7", "NW2-4.1", code="E_TARGET", wider=MISPLACED)
NO_CUBE_HERE: Final = nemo2.reason("no-cube-here", "NW2-9.7", code="E_TARGET")


def why_not_check(s: Nemo, name: str) -> str:
    """[NW2-9.6, 9.7] Only oceans with a cube are checked, each once."""
    return ALREADY_CHECKED if cubes_in(s, OCEAN[name]) else NO_CUBE_HERE


@question("uprising-order", "NW2-9.7", duty=UPRISING_CHOICES, otherwise=another(verbs.CHECK, why_not_check))
def checks(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.6, 9.7] Every ocean with a cube that is still to be checked."""
    return allowed(*[CHECK[ocean] for ocean in asked.then[1]])


@nemo2.step
def uprising_removal(s: Nemo, oceans: tuple[int, ...]) -> Node | None:
    """[NW2-9.6, 9.7] Every ocean with a cube is checked, in the player's order."""
    left = oceans_in_uprising(s, oceans) if s.cubes else ()
    if not left:
        return None
    return ask(s, checks.ask, tuple([CHECK[ocean] for ocean in left]), (uprising_check, left))


UPRISINGS: Final = (uprising_removal, tuple(range(len(OCEANS))))


def oceans_in_uprising(s: Nemo, oceans: tuple[int, ...]) -> tuple[int, ...]:
    """[NW2-9.6] Those of some oceans that are linked to a cube."""
    cubes, lands = s.cubes, s.pack.ocean_lands
    return tuple([ocean for ocean in oceans if cubes & lands[ocean]])


@nemo2.step
def uprising_check(s: Nemo, left: tuple[int, ...], answer: Option) -> Chance:
    """[NW2-9.7, 19.4] One die against ships and cubes; contacts and gray cubes do not count."""
    if s.handover:
        settle_handover(s)
    ocean = OCEAN[answer[1]]
    place = left.index(ocean)
    s.agenda = ((uprising_removal, left[:place] + left[place + 1 :]), s.agenda)
    return ROLL_UPRISING[ocean]


RESPONSES_ASKED: Final = always("uprising-response", "NW2-9.7", GIVE_UP, SUPPORT, duty=UPRISING_CHOICES)


@nemo2.step
def uprising_rolled(s: Nemo, ocean: int, die: Option) -> Node | None:
    """[NW2-9.7] A die as high as the number changes nothing; else a cube goes or Notoriety rises by the die."""
    strength = uprising_strength(s, ocean)
    if s.events is not None:
        s.tell("nemo2-uprising-check", OCEANS[ocean], die[0], strength)
    if die[0] >= strength:
        return None
    return ask(s, *RESPONSES_ASKED, (uprising_answered, ocean, die[0]))


ROLL_UPRISING: Final = tuple(roll_die((uprising_rolled, ocean)) for ocean in range(len(OCEANS)))


def uprising_strength(s: Nemo, ocean: int) -> int:
    """[NW2-9.7] What a die must reach to leave an uprising alone; contacts and gray cubes do not count."""
    return len(s.ships[ocean]) + cubes_in(s, ocean)


def why_not_cube(s: Nemo, name: str) -> str:
    """[NW2-9.7] A cube of another ocean, or none."""
    return LAND_NOT_LINKED if s.cubes >> s.pack.world.lands.index(name) & 1 else NO_CUBE_HERE


@question("cube-pick", "NW2-9.7", duty=UPRISING_CHOICES, otherwise=another(LAND, why_not_cube))
def cubes_here(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-9.7] Every cube on the map; one of this ocean goes."""
    ocean = next(ocean for ocean in range(len(OCEANS)) if lands_in(s, ocean, s.cubes) == asked.options)
    here = lands_in(s, ocean)
    for land in lands_in(s, EVERYWHERE, s.cubes):
        yield land, "" if land in here else LAND_NOT_LINKED


@nemo2.step
def uprising_answered(s: Nemo, ocean: int, die: int, answer: Option) -> Node | None:
    """[NW2-9.7] Support it for Notoriety, or give up one cube of this ocean."""
    if answer == SUPPORT:
        s.do((change_notoriety, die))
        return None
    return ask(s, cubes_here.ask, lands_in(s, ocean, s.cubes), (cube_removed,))


@nemo2.step
def cube_removed(s: Nemo, answer: Option) -> None:
    """[NW2-9.7] The cube returns to the supply."""
    s.cubes &= ~(1 << s.pack.world.lands.index(answer[1]))
    s.cubes_left += 1
    s.tell("nemo2-uprising-ended", answer[1])
