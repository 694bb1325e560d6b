"""[NW2-10.x] The Action Phase: what can be done, in any order, until the points or the will are spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pelagos.core.nodes import Node, Option
from pelagos.games.nemo2.actions import (
    why_not_adventure,
    why_not_attack,
    why_not_fog,
    why_not_incite,
    why_not_move,
    why_not_refit,
    why_not_repair,
    why_not_rest,
    why_not_search,
    why_not_torpedo,
)
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import why_not_play
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.emergency import AP_OF, SACRIFICE
from pelagos.games.nemo2.names import ACTION, IN_ACTION, TESTS
from pelagos.games.nemo2.options import PURSUIT
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo

END: Final = ("end",)
KEPT_AP: Final = 1
BEGIN: Final = {
    "adventure": "begin_adventure",
    "attack": "begin_attack_action",
    "move": "begin_move",
    "torpedo": "begin_torpedo",
    "fog": "begin_fog",
}
ACTIONS: Final[tuple[tuple[Option, Callable[[Nemo], str]], ...]] = (
    (("adventure",), why_not_adventure),
    (("attack",), why_not_attack),
    (("incite",), why_not_incite),
    (("move",), why_not_move),
    (("rest",), why_not_rest),
    (("repair",), why_not_repair),
    (("refit",), why_not_refit),
    (("search",), why_not_search),
    (("torpedo",), why_not_torpedo),
    (("fog",), why_not_fog),
)
"""Every action with the reason why it is not possible now."""
WITHOUT_POINTS: Final = tuple(entry for entry in ACTIONS if entry[0] == ("torpedo",))


@nemo2.step
def action_phase(s: Nemo) -> None:
    """[NW2-10.1, 18.5] Pursuit first, if it is played, then actions in any order."""
    s.phase = ACTION
    s.torpedo_used = 0
    if s.skip_action:
        s.do(("end_action_phase",))
    elif s.flags & PURSUIT:
        s.do(("begin_pursuit",), ("action_menu",))
    else:
        s.do(("action_menu",))


@nemo2.step
def action_menu(s: Nemo) -> Node | None:
    """[NW2-10.1, 10.4] Any action the points allow, any free step, or the end of the phase."""
    if s.skip_action:
        s.do(("end_action_phase",))
        return None
    if s.seats > 1:
        settle_handover(s)
    possible = ACTIONS if s.ap else WITHOUT_POINTS
    found = [option for option, why_not in possible if not why_not(s)]
    found += free_steps(s)
    return ask(s, "action", (*found, END), ("action_chosen",))


def free_steps(s: Nemo) -> list[Option]:
    """[NW2-10.4, 14.3, 15.1] Officers for action points, retained treasures, kept cards."""
    draws, collected = s.pack.draws, s.collected
    found: list[Option] = [SACRIFICE[character] for character in AP_OF if s.in_play[character]]
    found += [option for kind, option in draws.in_action if collected[kind]]
    found += [draws.plays[card] for card in s.tableau if not why_not_play(s, card, IN_ACTION)]
    return found


@nemo2.step
def action_chosen(s: Nemo, answer: Option) -> None:
    """[NW2-10.1, 10.2] Carry it out, then ask again."""
    match answer:
        case ("end",):
            s.do(("end_action_phase",))
            return
        case ("sacrifice", name):
            step: tuple[object, ...] = ("sacrifice_for_ap", name)
        case ("retain", name):
            step = ("use_treasure", name)
        case ("play", name):
            step = ("play_card", s.pack.card_number[name], IN_ACTION)
        case ("search" | "rest" | "repair" | "refit" | "incite", *_):
            step = ("table_action", TESTS.index(answer[0]))
        case _:
            step = (BEGIN[answer[0]],)
    s.tell("nemo2-action", *answer)
    s.do(step, ("action_menu",))


@nemo2.step
def end_action_phase(s: Nemo) -> None:
    """[NW2-10.3] At most 1 AP is kept."""
    s.ap = min(s.ap, KEPT_AP)
    s.tell("nemo2-phase-over", s.ap)
