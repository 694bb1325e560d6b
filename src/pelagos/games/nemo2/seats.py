"""[NW2-19.6, 27] Who decides, and the one way in which every question is put."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Choice, Node, Option, Step, make_choice
from pelagos.core.questions import Question
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2.asking import DUTY_OF as DUTY_OF
from pelagos.games.nemo2.names import EXERT_DUTY as EXERT_DUTY
from pelagos.games.nemo2.names import NEMO
from pelagos.games.nemo2.options import EVERY_QUESTION
from pelagos.games.nemo2.state import Nemo

CAPTAIN: Final = "captain"
AROUND: Final = tuple(
    tuple(tuple((captain + place) % seats for place in range(seats)) for captain in range(seats)) for seats in range(5)
)
"""[NW2-19.6] By the number of players: the seats clockwise from each captain."""


def holder(s: Nemo, duty: str) -> int:
    """[NW2-19.2, 19.3, 19.6, D37] The seat whose officer card lists a duty; the captain has all that no card lists."""
    officer = s.pack.duties[s.seats].get(duty)
    return s.captain if officer is None else s.fixed[3].index(officer)


def owner_of(s: Nemo, character: int) -> int:
    """[NW2-19.1, 19.3] The seat on whose officer card a character stands."""
    return s.fixed[3].index(s.pack.owners[s.seats][character])


def owner_of_option(s: Nemo, option: Option) -> int:
    """[NW2-19.3, 19.6] Whose word an answer needs: the owner's of a character, the duty's, else the captain's.

    Nemo is exerted by the captain, several resources by whom the captain names.
    """
    officer = s.pack.consents[s.seats].get(option)
    return s.captain if officer is None else s.fixed[3].index(officer)


def exerter(s: Nemo, resource: int) -> int:
    """[NW2-19.2, 19.6] Nemo is exerted by the captain, Crew and Hull by the officers with that duty."""
    return s.captain if resource == NEMO else holder(s, EXERT_DUTY[resource])


def clockwise(s: Nemo, first: int) -> tuple[int, ...]:
    """[NW2-19.6] The seats in their order from one that lies so many places to the captain's left."""
    return AROUND[s.seats][s.captain][first:]


def carry_out(s: Nemo, then: Step, answer: Option) -> Node | None:
    """Do what follows from an answer."""
    step, width = then[0], len(then)
    if width == 1:
        return step(s, answer)
    if width == 3:
        return step(s, then[1], then[2], answer)
    if width == 2:
        return step(s, then[1], answer)
    return step(s, *then[1:], answer)


def ask(s: Nemo, decision: str, options: tuple[Option, ...], then: Step) -> Node | None:
    """[NW2-27] Put a question to whoever decides it; where only one answer is possible it is not asked.

    Every question of the game goes through here, so that several players can have their say (`coop.ask_table`).
    """
    if len(options) == 1 and not s.flags & EVERY_QUESTION:
        return carry_out(s, then, options[0])
    if s.seats == 1:
        return make_choice((0, decision, options, then))
    return chapters.coop.ask_table(s, decision, options, then)


def put(s: Nemo, question: Choice) -> Node | None:
    """[NW2-27] The same for a question with several answers that was made once, as one player is asked it."""
    return question if s.seats == 1 else chapters.coop.ask_table(s, question[1], question[2], question[3])


def pose(s: Nemo, question: Question[Nemo], then: Step) -> Node | None:
    """[NW2-27] The same as declared: what no reason speaks against is offered; with nothing to offer none is asked."""
    asked = question.put(s, 0, then)
    if len(asked.options) > 1:
        return put(s, asked)
    return ask(s, *asked[1:]) if asked.options else None
