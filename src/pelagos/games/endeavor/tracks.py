"""[EDS-3] Attribute tracks: levels, single steps, the influence box, the overflow and the vessel boxes."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games import endeavor as chapters
from pelagos.games.endeavor.asking import allowed, elsewhere
from pelagos.games.endeavor.book import endeavor
from pelagos.games.endeavor.names import ATTRIBUTES, ING
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import ADVANCE, DECLINE, TAKE_STEP

ADVANCES: Final = tuple(map(ADVANCE, ATTRIBUTES))

NOT_LOWEST: Final = endeavor.reason("not-lowest", "EDS-6.9")


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


@endeavor.question("any", rule="EDS-6.9", otherwise=elsewhere)
def every_track(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.9] Any track, or none."""
    return allowed(*ADVANCES, DECLINE)


@endeavor.step
def any_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9] One step on a track of the owner's choice."""
    return every_track.put(s, seat, (stepped, seat, zone))


def higher_track(s: Endeavor, asked: Choice, option: Option) -> str:
    """[EDS-6.9] A track that is not the lowest, or something that has to wait."""
    return NOT_LOWEST if option in ADVANCES else elsewhere(s, asked, option)


@endeavor.question("low", rule="EDS-6.9", otherwise=higher_track)
def lowest_tracks(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.9] The lowest tracks, or none."""
    boxes = s.boxes[asked.seat]
    lowest = [ADVANCES[attribute] for attribute, box in enumerate(boxes) if box == min(boxes)]
    return allowed(*lowest, DECLINE)


@endeavor.step
def low_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9] One step on the lowest track; among equals the owner chooses."""
    return lowest_tracks.put(s, seat, (stepped, seat, zone))


@endeavor.step
def stepped(s: Endeavor, seat: int, zone: int, answer: Option) -> None:
    """[EDS-3.5, 6.7] The chosen step with its launch, or none at all."""
    if answer is DECLINE or answer == DECLINE:
        s.tell("endeavor-declined", seat)
    else:
        advance(s, seat, ATTRIBUTES.index(answer[1]), zone)


@endeavor.question("step", rule="EDS-3.5", otherwise=elsewhere)
def step_or_none(s: Endeavor, asked: Choice) -> list[Thought]:
    """[EDS-6.9] The step with its launch, or none."""
    return allowed(TAKE_STEP, DECLINE)


@endeavor.step
def ask_step(s: Endeavor, seat: int, zone: int) -> Choice:
    """[EDS-6.9, 3.5] A step that launches a vessel can be refused, its launch cannot."""
    return step_or_none.put(s, seat, (step_asked, seat, zone))


@endeavor.step
def step_asked(s: Endeavor, seat: int, zone: int, answer: Option) -> None:
    """[EDS-6.9] Take the step or lose it."""
    if answer == DECLINE:
        s.tell("endeavor-declined", seat)
    else:
        advance(s, seat, ING, zone)
