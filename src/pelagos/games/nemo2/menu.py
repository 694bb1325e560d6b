"""[NW2-10.x] The Action Phase: what can be done, in any order, until the points or the will are spent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from pelagos.core.memo import Memo
from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2.actions import (
    begin_adventure,
    begin_attack_action,
    begin_fog,
    begin_move,
    begin_torpedo,
    table_action,
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
from pelagos.games.nemo2.asking import NOT_NOW, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import play_card, playable, why_not_play
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.emergency import AP_BY, AP_OF, SACRIFICE, held_help, sacrifice_for_ap, why_not_sacrifice_for_ap
from pelagos.games.nemo2.names import ACTION, CHARACTER, FOG_MACHINE, IN_ACTION, TABLE_ACTIONS, TESTS, TORPEDOES
from pelagos.games.nemo2.options import PURSUIT
from pelagos.games.nemo2.seats import ask, owner_of_option, put
from pelagos.games.nemo2.shared_decisions import OWNED
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.treasures import pause, use_treasure, why_not_token
from pelagos.games.nemo2.variants import begin_pursuit
from pelagos.games.nemo2.verbs import ACTION as TAKE
from pelagos.games.nemo2.verbs import END, PLAY

Options = tuple[Option, ...]

KEPT_AP: Final = 1
BEGIN: Final[dict[str, Callable[[Nemo], Node | None]]] = {
    "adventure": begin_adventure,
    "attack": begin_attack_action,
    "move": begin_move,
    "torpedo": begin_torpedo,
    "fog": begin_fog,
}
TABLE: Final = {name: TESTS.index(name) for name in TABLE_ACTIONS}
ACTIONS: Final[tuple[tuple[Option, Callable[[Nemo], str]], ...]] = (
    (TAKE["adventure"](), why_not_adventure),
    (TAKE["attack"](), why_not_attack),
    (TAKE["incite"](), why_not_incite),
    (TAKE["move"](), why_not_move),
    (TAKE["rest"](), why_not_rest),
    (TAKE["repair"](), why_not_repair),
    (TAKE["refit"](), why_not_refit),
    (TAKE["search"](), why_not_search),
    (TAKE["torpedo"](), why_not_torpedo),
    (TAKE["fog"](), why_not_fog),
)
"""Every action with the reason why it is not possible now."""
CAPTAINS: Final = (*TAKE, PLAY.name)
"""[NW2-19.2] What the captain alone decides on in the Action Phase."""
MENU: Final = tuple(
    tuple(option for place, (option, _) in enumerate(ACTIONS) if bits >> place & 1) for bits in range(1 << len(ACTIONS))
)
"""The options for every set of actions, one bit each."""
BUT_ADVENTURE, BUT_ATTACK, BUT_INCITE, _, _, _, BUT_REFIT, BUT_SEARCH = [~(1 << place) for place in range(8)]
WITH_TORPEDO, WITH_FOG = 1 << 8, 1 << 9


def another_step(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-10.4, 14.3] A character who gives no points, a token of another window, a card that is not kept."""
    match option:
        case ("sacrifice", name):
            return why_not_sacrifice_for_ap(s, CHARACTER[name])
        case ("retain", name):
            return why_not_token(s, name)
        case ("play", name):
            return why_not_play(s, s.pack.card_number[name], IN_ACTION)
    return NOT_NOW


def is_anothers_step(s: Nemo, asked: Choice, option: Option) -> bool:
    """[NW2-19.2, 19.3, 19.6] The captain acts; characters and treasures are their owners' to give."""
    if option[0] in OWNED:
        useful = (*AP_BY[s.in_play], *s.pack.draws.action_shelf.held(s.collected))
        return owner_of_option(s, option) != asked.seat and option in useful
    return asked.seat != s.captain and option[0] in CAPTAINS


@question("action", "NW2-10.1", otherwise=another_step, anothers=is_anothers_step)
def menu_steps(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-10.1, 10.4] Every action, the officers, what was collected and kept, and the end of the phase."""
    for option, why_not in ACTIONS:
        yield option, why_not(s)
    for character in AP_OF:
        yield SACRIFICE[character], why_not_sacrifice_for_ap(s, character)
    for option in s.pack.draws.action_shelf.held(s.collected):
        yield option, ""
    for option in held_help(s):
        yield option, why_not_token(s, option[1])
    for card in s.tableau:
        yield s.pack.draws.plays[card], why_not_play(s, card, IN_ACTION)
    yield END, ""


@nemo2.step
def action_phase(s: Nemo) -> Node | None:
    """[NW2-10.1, 10.4, 18.5] Pursuit first, if it is played, then actions in any order."""
    s.phase = ACTION
    if s.torpedo_used:
        s.torpedo_used = 0
    if s.flags & PURSUIT and not s.skip_action:
        s.do(*pause(s), (begin_pursuit,), (action_menu,))
        return None
    return action_menu(s)


@nemo2.step
def action_menu(s: Nemo) -> Node | None:
    """[NW2-10.1, 10.4, 14.3, 15.1] Any action the points allow, any free step, or the end of the phase.

    Free steps are officers sacrificed for action points, retained treasures and kept cards.
    """
    if s.skip_action:
        end_action_phase(s)
        return None
    if s.handover:
        settle_handover(s)
    draws = s.pack.draws
    known, treasures = draws.action_shelf.last
    if known is not s.collected:
        treasures = draws.action_shelf.held(s.collected)
    nothing = not s.tableau or draws.windows[IN_ACTION][s.ocean].isdisjoint(s.tableau)
    question = ASKED[_possible(s), s.in_play, treasures, () if nothing else playable(s, IN_ACTION)]
    if question is ONLY_END:
        return ask(s, *question[1:])
    return question if s.seats == 1 else put(s, question)


AGAIN: Final = (action_menu,)


def _menu(found: tuple[int, tuple[bool, ...], Options, Options]) -> Choice:
    """The question as one player is asked it; the same few menus come again and again."""
    actions, in_play, treasures, cards = found
    options = (*MENU[actions], *AP_BY[in_play], *treasures, *cards, END)
    return Choice(0, menu_steps.ask, options, (action_chosen,)) if len(options) > 1 else ONLY_END


ASKED: Final = Memo(_menu)


def possible_actions(s: Nemo) -> Options:
    """[NW2-10.2] The actions against which no `why_not` speaks."""
    return MENU[_possible(s)]


def _possible(s: Nemo) -> int:
    """[NW2-10.2] The same as bits, found at once: nothing is asked more often."""
    pack, ocean = s.pack, s.ocean
    bits = pack.affordable[s.lull][s.ap]
    if bits:
        if not s.deck and not s.deck_bottom:
            bits &= BUT_ADVENTURE
        if not s.contacts[ocean] and not s.ships[ocean]:
            bits &= BUT_ATTACK
        if not s.cubes_left or not pack.ocean_lands[ocean] & ~s.cubes:
            bits &= BUT_INCITE
        if not s.display:
            bits &= BUT_REFIT
        if not s.gems[ocean]:
            bits &= BUT_SEARCH
    if s.installed:
        if TORPEDOES in s.installed and not why_not_torpedo(s):
            bits |= WITH_TORPEDO
        if FOG_MACHINE in s.installed and not why_not_fog(s):
            bits |= WITH_FOG
    return bits


@nemo2.step
def action_chosen(s: Nemo, answer: Option) -> Node | None:
    """[NW2-10.1, 10.2] Carry it out, then ask again."""
    verb = answer[0]
    if verb == "end":
        end_action_phase(s)
        return None
    if s.events is not None:
        s.tell("nemo2-action", *answer)
    s.agenda = (AGAIN, s.agenda)
    if verb in TABLE:
        return table_action(s, TABLE[verb])
    if verb in BEGIN:
        return BEGIN[verb](s)
    take_free_step(s, verb, answer[1])
    return None


ONLY_END: Final = Choice(0, menu_steps.ask, (END,), (action_chosen,))


def take_free_step(s: Nemo, verb: str, name: str) -> None:
    """[NW2-10.4] What costs no action points."""
    match verb:
        case "sacrifice":
            sacrifice_for_ap(s, name)
        case "retain":
            use_treasure(s, name)
        case "play":
            play_card(s, s.pack.card_number[name], IN_ACTION)


@nemo2.step
def end_action_phase(s: Nemo) -> None:
    """[NW2-10.3] At most 1 AP is kept."""
    if s.ap > KEPT_AP:
        s.ap = KEPT_AP
    if s.events is not None:
        s.tell("nemo2-phase-over", s.ap)
