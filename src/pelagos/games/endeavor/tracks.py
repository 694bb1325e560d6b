"""[EDS-3] Attribute tracks: levels, single steps, the influence box, the overflow and the vessel boxes."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.state import replaced
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.names import ATTRIBUTES, ING, REP
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import ADVANCE, DECLINE, TAKE_STEP

ADVANCES: Final = tuple(map(ADVANCE, ATTRIBUTES))
ANY_MENU: Final = (*ADVANCES, DECLINE)
STEP_MENU: Final = (TAKE_STEP, DECLINE)


def level(s: Endeavor, seat: int, attribute: int) -> int:
    """[EDS-3.1, 3.2] The level of the box that the marker stands on."""
    return s.pack.level[s.boxes[seat][attribute]]


def is_plain_step(s: Endeavor, seat: int, attribute: int) -> bool:
    """[EDS-6.9] A step that neither reaches the influence box nor launches a vessel."""
    tracks = s.pack.tracks
    box = s.boxes[seat][attribute] + 1
    if box == tracks.influence or box > tracks.last:
        return False
    return attribute != ING or box not in tracks.vessels


def launches(s: Endeavor, seat: int, attribute: int) -> bool:
    """[EDS-3.5] Whether the next step would unlock a vessel."""
    return attribute == ING and s.boxes[seat][ING] + 1 in s.pack.tracks.vessels


def advance(s: Endeavor, seat: int, attribute: int, zone: int) -> None:
    """[EDS-3.3 to 3.7] One step; box 10 and the overflow give influence, a vessel box a launch, all of it at once."""
    tracks = s.pack.tracks
    boxes = list(s.boxes[seat])
    box = boxes[attribute] + 1
    if box > tracks.last:
        box = tracks.overflow
    boxes[attribute] = box
    s.boxes = replaced(s.boxes, seat, tuple(boxes))
    if s.events is not None:
        s.tell("endeavor-advanced", seat, ATTRIBUTES[attribute], box)
    if box == tracks.influence:
        s.do((chapters.influence.influence, seat, zone))
    if attribute == ING and box in tracks.vessels:
        s.do((chapters.setup.launch, seat))


def learn(s: Endeavor, seat: int, knowledge: int) -> None:
    """[EDS-11.1] Knowledge up to 12; what goes beyond is lost."""
    known = list(s.knowledge)
    known[seat] = min(s.pack.tracks.most_knowledge, known[seat] + knowledge)
    s.knowledge = tuple(known)
    if s.events is not None:
        s.tell("endeavor-learned", seat, knowledge, known[seat])


def load(s: Endeavor, seat: int, discs: int) -> None:
    """[EDS-1.2] Discs from the supply, which never runs out, to the cargo hold."""
    cargo = list(s.cargo)
    cargo[seat] += discs
    s.cargo = tuple(cargo)
    if s.events is not None:
        s.tell("endeavor-loaded" if discs >= 0 else "endeavor-unloaded", seat, abs(discs), cargo[seat])


@endeavor.step
def any_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9] One step on a track of the owner's choice."""
    return Choice(seat, "any", ANY_MENU, (stepped, seat, zone))


@endeavor.step
def low_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9] One step on the lowest track; among equals the owner chooses."""
    boxes = s.boxes[seat]
    lowest = min(boxes)
    options = [ADVANCES[attribute] for attribute in range(REP, ING + 1) if boxes[attribute] == lowest]
    return Choice(seat, "low", (*options, DECLINE), (stepped, seat, zone))


@endeavor.step
def stepped(s: Endeavor, seat: int, zone: int, answer: Option) -> None:
    """[EDS-3.5, 6.7] The chosen step with its launch, or none at all."""
    if answer is DECLINE or answer == DECLINE:
        s.tell("endeavor-declined", seat)
    else:
        advance(s, seat, ATTRIBUTES.index(answer[1]), zone)


@endeavor.step
def ask_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9, 3.5] A step that launches a vessel can be refused, its launch cannot."""
    return Choice(seat, "step", STEP_MENU, (step_asked, seat, zone))


@endeavor.step
def step_asked(s: Endeavor, seat: int, zone: int, answer: Option) -> None:
    """[EDS-6.9] Take the step or lose it."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
    else:
        advance(s, seat, ING, zone)
