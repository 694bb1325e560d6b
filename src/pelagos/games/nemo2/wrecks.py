"""[NW2-12.7, 12.9, 12.10] What a sunk ship brings, and where its wreck goes: Tonnage or Salvage."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.nemo2 import verbs
from pelagos.games.nemo2.asking import (
    TONNAGE_OR_SALVAGE,
    allowed,
    another,
    question,
)
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import sinking_cards
from pelagos.games.nemo2.effects import piece_here, ships_here
from pelagos.games.nemo2.language import Program
from pelagos.games.nemo2.names import (
    MAJORS,
    MONSTROUS_DESIGN,
    NOWHERE,
    OCEAN,
    SALVAGE_SPACES,
    STALK,
)
from pelagos.games.nemo2.procedures import lift_ship
from pelagos.games.nemo2.seats import ask, pose, put
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import SALVAGE, TO_ROW, TONNAGE

NO_ROW_THERE: Final = nemo2.reason("no-row-there", "NW2-12.9", "NW2-1.2", code="E_TARGET", wider=("row-not-adjacent",))
NO_SALVAGE_FROM_EFFECTS: Final = nemo2.reason("no-salvage-from-effects", "NW2-12.10", code="E_PRECONDITION")
ROW_NOT_ADJACENT: Final = nemo2.reason("row-not-adjacent", "NW2-12.9", "NW2-1.2", code="E_TARGET")
SALVAGE_FULL: Final = nemo2.reason("salvage-full", "NW2-12.10", "NW2-12.7", code="E_PRECONDITION")


def skulls(s: Nemo, piece: int) -> Program:
    """[NW2-12.7, 13.6, Q7] The Notoriety of a sunk ship; Monstrous Design takes one off, by Stalk only."""
    number = s.pack.sides[piece].skulls
    if s.mode == STALK and MONSTROUS_DESIGN in s.installed:
        number = max(0, number - 1)
    return (("change_notoriety", number),) if number else ()


@question("tonnage-or-salvage", "NW2-12.9", duty=TONNAGE_OR_SALVAGE)
def wrecks(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-12.9, 12.10] Four Salvage spaces; what an effect sinks is Tonnage."""
    yield TONNAGE, ""
    if len(s.salvage) >= SALVAGE_SPACES:
        yield SALVAGE, SALVAGE_FULL
    else:
        yield SALVAGE, "" if SALVAGE in asked.options else NO_SALVAGE_FROM_EFFECTS


@nemo2.step
def take_wreck(s: Nemo, salvage_allowed: int) -> Node | None:
    """[NW2-12.9, 12.10] Tonnage or one of four Salvage spaces."""
    if salvage_allowed and len(s.salvage) < SALVAGE_SPACES:
        return put(s, ASK_WRECK)
    return ask(s, wrecks.ask, (TONNAGE,), (wreck_taken,))


def why_not_row(s: Nemo, name: str) -> str:
    """[NW2-12.9] A row that is too far off; a transition ocean has none."""
    return ROW_NOT_ADJACENT if OCEAN[name] < MAJORS else NO_ROW_THERE


@question("tonnage-row", "NW2-12.9", duty=TONNAGE_OR_SALVAGE, otherwise=another(verbs.ROW, why_not_row))
def rows(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-12.9] The row of this ocean, or of a major ocean next to it."""
    return allowed(*rows_near(s))


def rows_near(s: Nemo) -> tuple[Option, ...]:
    """[NW2-12.9] Where Tonnage of the Nautilus ocean goes."""
    if s.ocean < MAJORS:
        return (TO_ROW[s.ocean],)
    return tuple([TO_ROW[row] for row in s.pack.world.near_majors[s.ocean]])


@nemo2.step
def wreck_taken(s: Nemo, answer: Option) -> Node | None:
    """[NW2-12.9, 12.10, Q8] Salvage ends the series; Tonnage of a transition ocean goes to a row next to it."""
    if answer == SALVAGE:
        wreck, s.wreck = s.wreck, NOWHERE
        s.salvage += (wreck,)
        s.tell("nemo2-salvaged", s.pack.sides[wreck].name)
        s.mode = NOWHERE
        return None
    return ask(s, rows.ask, rows_near(s), (row_chosen,))


ASK_WRECK: Final = Choice(0, wrecks.ask, (TONNAGE, SALVAGE), (wreck_taken,))


@nemo2.step
def row_chosen(s: Nemo, answer: Option) -> None:
    """[NW2-12.9] The leftmost free space; further ships stack on the sixth."""
    row = OCEAN[answer[1]]
    wreck, s.wreck = s.wreck, NOWHERE
    tonnage = s.tonnage
    s.tonnage = replaced(tonnage, row, (*tonnage[row], wreck))
    if s.events is not None:
        s.tell("nemo2-tonnage", s.pack.sides[wreck].name, answer[1])


@nemo2.step
def sink_a_warship(s: Nemo) -> Node | None:
    """[NW2-26] A Warship of the Nautilus ocean is sunk without a roll."""
    return pose(s, ships_here, (warship_sunk,))


@nemo2.step
def warship_sunk(s: Nemo, answer: Option) -> None:
    """[NW2-26, Q44] Skulls and sink effect, then Tonnage; no Salvage, no continuation."""
    piece = piece_here(s, answer[1])
    lift_ship(s, s.ocean, piece)
    s.wreck = s.sunk = piece
    s.mode = NOWHERE
    s.tell("nemo2-sunk", answer[1])
    effects = nemo2.steps_of((*skulls(s, piece), *s.pack.sides[piece].sunk))
    s.do(*effects, (take_wreck, 0), (sinking_cards,), (forget_sinking,))


@nemo2.step
def forget_sinking(s: Nemo) -> None:
    """[NW2-12.7] The window for KEEP cards is closed."""
    s.sunk = NOWHERE
