"""[EDS-9.1, 9.2] Sonar: a disc on the first free space of a strip, and its effect."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.games.endeavor.access import ask_space, place_disc, set_aside, spaces_for, why_not_done_there
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.gains import gains
from pelagos.games.endeavor.links import link_steps
from pelagos.games.endeavor.names import SLOT
from pelagos.games.endeavor.state import Endeavor

STRIPS: Final = endeavor.question("sonar", rule="EDS-9.1", otherwise=why_not_done_there)(spaces_for)


@endeavor.step
def sonar(s: Endeavor, seat: int, gain: int, zone: int) -> Choice | None:
    """[EDS-9.1, 7.1] Which strip: its leftmost free space."""
    return ask_space(s, seat, gain, zone, STRIPS, sonar_chosen)


@endeavor.step
def sonar_chosen(s: Endeavor, seat: int, gain: int, granted: int, answer: Option) -> None:
    """[EDS-9.1, A8] The disc, the links it completes, then the effect of the space."""
    zone = SLOT[answer[1]]
    space = s.pack.numbers.space[s.ocean[zone]][answer[2]]
    set_aside(s, seat, 0)
    place_disc(s, seat, space)
    s.tell("endeavor-scanned", seat, answer[1], answer[2])
    effect = (gains, seat, s.pack.spaces[space].gains, zone)
    s.do(*link_steps(s, seat, space, zone), effect)
