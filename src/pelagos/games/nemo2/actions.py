"""[NW2-11.x, 10.2] The actions: when they are possible, what they cost and do. Combat has its own chapter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Choice, Effect, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2.adventure import see_event
from pelagos.games.nemo2.asking import MISPLACED, MOVEMENT_PATH, NOT_NOW, allowed, always, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import REQUIRED_REPAIRS, forgo_repair, resolve
from pelagos.games.nemo2.combat import pick_target, targets
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.language import Program, wrapped
from pelagos.games.nemo2.names import ADVENTURE_COST as ADVENTURE_COST
from pelagos.games.nemo2.names import (
    BOX,
    BY_TORPEDO,
    FOG,
    FOG_MACHINE,
    HULL,
    HYDRO_DRIVE,
    INCITE,
    NOWHERE,
    OCEAN,
    REFIT,
    REPAIR,
    REST,
    SEARCH,
    TESTS,
    TORPEDOES,
)
from pelagos.games.nemo2.notoriety import change_notoriety
from pelagos.games.nemo2.procedures import EVENT_CARDS, draw_treasures
from pelagos.games.nemo2.resources import NO_ACTION_POINTS
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.semicoop import keep_gems
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import begin_test
from pelagos.games.nemo2.upgrades import UPGRADE_RULES, discard_upgrade
from pelagos.games.nemo2.verbs import FORGO, RETURN_ADVENTURE, STAY, TAKE_ADVENTURE, TO_OCEAN

FLEET_TREASURES: Final = 2
TUNNEL: Final = (OCEAN["indian-ocean"], OCEAN["european-seas"])

DECK_EMPTY: Final = nemo2.reason("deck-empty", "NW2-11.1", "NW2-10.1", code="E_PRECONDITION")
MUST_MOVE: Final = nemo2.reason("must-move", "NW2-11.4", "NW2-4.1", code="E_PRECONDITION", wider=MISPLACED)
NO_CUBES_LEFT: Final = nemo2.reason("no-cubes-left", "NW2-11.3", "NW2-3.6", "NW2-10.1", code="E_PRECONDITION")
NO_FOG_MACHINE: Final = nemo2.reason(
    "no-fog-machine", "NW2-13.4", *UPGRADE_RULES, code="E_PRECONDITION", wider=("not-installed",)
)
NO_FREE_LAND: Final = nemo2.reason("no-free-land", "NW2-11.3", "NW2-3.6", "NW2-10.1", code="E_PRECONDITION")
NO_GEM_HERE: Final = nemo2.reason("no-gem-here", "NW2-11.8", "NW2-10.1", code="E_PRECONDITION")
NO_LINK: Final = nemo2.reason("no-link", "NW2-11.4", "NW2-1.2", code="E_TARGET", wider=("not-adjacent",))
NO_TARGET: Final = nemo2.reason("no-target", "NW2-11.2", "NW2-10.1", "NW2-12.1", "NW2-12.8", code="E_PRECONDITION")
NO_TORPEDOES: Final = nemo2.reason(
    "no-torpedoes", "NW2-13.9", *UPGRADE_RULES, code="E_PRECONDITION", wider=("not-installed",)
)
NO_UPGRADE_ON_DISPLAY: Final = nemo2.reason("no-upgrade-on-display", "NW2-11.7", "NW2-10.1", code="E_PRECONDITION")
PLACEMENT_ONLY: Final = nemo2.reason("placement-only", "NW2-11.4", "NW2-1.2", code="E_TARGET")
TOO_MUCH_FORGONE: Final = nemo2.reason("too-much-forgone", "NW2-11.6", code="E_PRECONDITION")
TORPEDO_USED: Final = nemo2.reason("torpedo-used", "NW2-12.8", "NW2-10.4", "NW2-13.9", code="E_PRECONDITION")


def cost_of(s: Nemo, kind: int) -> int:
    """[NW2-10.2, Q71] What a table action costs; some are cheaper in a Lull."""
    return s.pack.costs[s.lull][kind]


def why_not_adventure(s: Nemo) -> str:
    """[NW2-10.2, 11.1] 2 AP (1 in a Lull) and a card in the Adventure deck."""
    if s.ap < ADVENTURE_COST[s.lull]:
        return NO_ACTION_POINTS
    return "" if s.deck or s.deck_bottom else DECK_EMPTY


def why_not_attack(s: Nemo) -> str:
    """[NW2-10.2, 11.2] 1 AP and a ship or contact here."""
    if s.ap < 1:
        return NO_ACTION_POINTS
    return "" if s.contacts[s.ocean] or s.ships[s.ocean] else NO_TARGET


def why_not_move(s: Nemo) -> str:
    """[NW2-10.2, 11.4] 1 AP."""
    return "" if s.ap >= 1 else NO_ACTION_POINTS


def why_not_incite(s: Nemo) -> str:
    """[NW2-11.3, Q39] 1 AP, a cube in the supply and a free land space linked to this ocean."""
    if s.ap < cost_of(s, INCITE):
        return NO_ACTION_POINTS
    if not s.cubes_left:
        return NO_CUBES_LEFT
    return "" if s.pack.world.ocean_lands[s.ocean] & ~s.cubes else NO_FREE_LAND


def why_not_rest(s: Nemo) -> str:
    """[NW2-10.2, 11.5] 2 AP, 1 in a Lull; a full track is no obstacle."""
    return "" if s.ap >= cost_of(s, REST) else NO_ACTION_POINTS


def why_not_repair(s: Nemo) -> str:
    """[NW2-10.2, 11.6] 2 AP, 1 in a Lull; a full track is no obstacle."""
    return "" if s.ap >= cost_of(s, REPAIR) else NO_ACTION_POINTS


def why_not_refit(s: Nemo) -> str:
    """[NW2-10.2, 11.7, Q31] 2 AP, 1 in a Lull, and an upgrade on display, affordable or not."""
    if s.ap < cost_of(s, REFIT):
        return NO_ACTION_POINTS
    return "" if s.display else NO_UPGRADE_ON_DISPLAY


def why_not_search(s: Nemo) -> str:
    """[NW2-10.2, 11.8, Q36] 1 AP and a gem here, in any kind of ocean."""
    if s.ap < cost_of(s, SEARCH):
        return NO_ACTION_POINTS
    return "" if s.gems[s.ocean] else NO_GEM_HERE


def why_not_torpedo(s: Nemo) -> str:
    """[NW2-12.8, 13.9] Steam Torpedoes, once per Action Phase, and a target."""
    if TORPEDOES not in s.installed:
        return NO_TORPEDOES
    if s.torpedo_used:
        return TORPEDO_USED
    return "" if targets(s, BY_TORPEDO) else NO_TARGET


def why_not_fog(s: Nemo) -> str:
    """[NW2-13.4] The Fog Machine and 1 AP."""
    if FOG_MACHINE not in s.installed:
        return NO_FOG_MACHINE
    return "" if s.ap >= 1 else NO_ACTION_POINTS


@nemo2.step
def begin_adventure(s: Nemo) -> Node | None:
    """[NW2-11.1] Pay, then draw."""
    s.ap -= ADVENTURE_COST[s.lull]
    return draw_adventure(s, 0)


@nemo2.step
def free_adventure(s: Nemo, forced: int) -> None:
    """[NW2-26, 18.4, D16] An Adventure for nothing, with or without the right to decline."""
    if s.deck or s.deck_bottom:
        s.do((draw_adventure, forced))


@nemo2.step
def draw_adventure(s: Nemo, forced: int) -> Node | None:
    """[NW2-11.1] The top card; cards put back under the deck come again in their order."""
    if not s.deck:
        card, *rest = s.deck_bottom
        s.deck_bottom = tuple(rest)
        return adventure_seen(s, card, forced)
    return EVENT_CARDS.draw("adventure-deck", s.pack.draws.cards, s.unseen, (adventure_drawn, forced))


@nemo2.step
def adventure_drawn(s: Nemo, forced: int, drawn: Option) -> Node | None:
    """[NW2-11.1] An unseen card comes to light."""
    card = s.pack.card_number[drawn[0]]
    see_event(s, card)
    s.deck -= 1
    return adventure_seen(s, card, forced)


ADVENTURES_ASKED: Final = always("adventure-accept", "NW2-11.1", TAKE_ADVENTURE, RETURN_ADVENTURE)


@nemo2.step
def adventure_seen(s: Nemo, card: int, forced: int) -> Node | None:
    """[NW2-11.1] The card is seen before the choice: resolve it, or put it under the deck."""
    s.dealt = card
    if s.events is not None:
        s.tell("nemo2-adventure", s.pack.cards[card].name)
    if forced:
        return adventure_answered(s, card, TAKE_ADVENTURE)
    return ask(s, *ADVENTURES_ASKED, (adventure_answered, card))


@nemo2.step
def adventure_answered(s: Nemo, card: int, answer: Option) -> None:
    """[NW2-11.1] Resolved: then one treasure per gem on the deck. Returned: the gems stay."""
    s.dealt = 0
    if answer == RETURN_ADVENTURE:
        s.deck_bottom += (card,)
        s.tell("nemo2-adventure-returned", s.pack.cards[card].name)
        return
    s.do((collect_deck_gems,))
    resolve(s, card)


@nemo2.step
def collect_deck_gems(s: Nemo) -> None:
    """[NW2-11.1, 19.4, 20.2, Q68] The gems are counted after the card was resolved; the captain may keep them.

    A TEST of the card that failed is fully applied by now: the tile has passed on before.
    """
    if s.handover:
        settle_handover(s)
    number, s.deck_gems = s.deck_gems, 0
    keep_gems(s, number)
    s.do((draw_treasures, number))


@nemo2.step
def begin_attack_action(s: Nemo) -> Node | None:
    """[NW2-11.2] 1 AP, then the target and the mode."""
    s.ap -= 1
    s.mode = NOWHERE
    return pick_target(s, 1)


@nemo2.step
def begin_torpedo(s: Nemo) -> Node | None:
    """[NW2-12.8] 0 AP, once per Action Phase."""
    s.torpedo_used = 1
    s.mode = BY_TORPEDO
    s.armor_used = 0
    return pick_target(s, 0)


@nemo2.step
def begin_fog(s: Nemo) -> Node | None:
    """[NW2-13.4, 14.1, D20] 1 AP and the machine itself: Notoriety falls by two dice."""
    s.ap -= 1
    discard_upgrade(s, FOG_MACHINE, BOX)
    s.do((fog_outcome,))
    return begin_test(s, FOG, 0, 0)


@nemo2.step
def fog_outcome(s: Nemo) -> None:
    """[NW2-13.4] The dice, and emergency help where it is allowed for every roll."""
    s.do((change_notoriety, -(sum(s.dice) + s.help)))


@nemo2.step
def begin_move(s: Nemo) -> Node | None:
    """[NW2-11.4, 13.5] One step, or up to two with the Hydro Drive."""
    s.ap -= 1
    return move_step(s, 2 if HYDRO_DRIVE in s.installed else 1, 0)


@nemo2.step
def move_free(s: Nemo, number: int) -> None:
    """[NW2-26] Up to so many movement steps for nothing."""
    s.do((move_step, number, 1))


def ways(s: Nemo, ocean: int) -> tuple[int, ...]:
    """[NW2-1.2, 11.4, Q50] The oceans joined by a movement link or by the opened tunnel."""
    found = s.pack.moves[ocean]
    if s.tunnel and ocean in TUNNEL:
        return (*found, TUNNEL[ocean == TUNNEL[0]])
    return found


def why_not_move_to(s: Nemo, ocean: int) -> str:
    """[NW2-1.2, 11.4] Along a movement link."""
    if ocean in ways(s, s.ocean):
        return ""
    return PLACEMENT_ONLY if ocean in s.pack.near[s.ocean] else NO_LINK


def another_way(s: Nemo, asked: Choice, option: Option) -> str:
    """[NW2-1.2, 11.4] An ocean that is not next to this one; only a further step is optional."""
    match option:
        case ("stay",):
            return MUST_MOVE
        case ("ocean", name):
            return why_not_move_to(s, OCEAN[name])
    return NOT_NOW


@question("move-path", "NW2-11.4", duty=MOVEMENT_PATH, otherwise=another_way)
def next_oceans(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-1.2, 11.4] Every ocean next to this one; staying, when the first step is made."""
    for ocean in s.pack.near[s.ocean]:
        yield TO_OCEAN[ocean], why_not_move_to(s, ocean)
    if STAY in asked.options:
        yield STAY, ""


@nemo2.step
def move_step(s: Nemo, left: int, may_stay: int) -> Node | None:
    """[NW2-11.4] The first step of a Move is due, every further one optional; it may lead back."""
    if not left:
        return None
    options = s.pack.to_moves[s.ocean]
    if s.tunnel:
        options = tuple([TO_OCEAN[ocean] for ocean in ways(s, s.ocean)])
    if may_stay:
        options += (STAY,)
    return ask(s, next_oceans.ask, options, (moved, left))


@nemo2.step
def moved(s: Nemo, left: int, answer: Option) -> Node | None:
    """[NW2-11.4] The Nautilus is in the next ocean."""
    if answer == STAY:
        return None
    s.ocean = OCEAN[answer[1]]
    if s.events is not None:
        s.tell("nemo2-moved", answer[1])
    return move_step(s, left - 1, 1)


@nemo2.step
def table_action(s: Nemo, kind: int) -> Node | None:
    """[NW2-10.2, 11.3, 11.5 to 11.9, D31] Pay, test, and do what the row says."""
    action = s.pack.actions[kind]
    assert action is not None, "a table action has a row"
    s.ap -= s.pack.costs[s.lull][kind]
    s.agenda = ((table_outcome, kind), s.agenda)
    return begin_test(s, kind, 0, action.exert)


@nemo2.step
def table_outcome(s: Nemo, kind: int) -> None:
    """[NW2-11.9, 26, Q72] The row reached; a Search that finds something takes the fleet away."""
    if s.events is not None:
        s.tell("nemo2-row", TESTS[kind], s.row)
    steps = row_steps(s, kind, s.row)
    if kind == SEARCH and s.passed and s.fleet_ocean == s.ocean:
        s.fleet_ocean = NOWHERE
    s.follow(nemo2.steps_of(steps))


@question("forgo-repair", "NW2-11.6", otherwise=another(FORGO, TOO_MUCH_FORGONE))
def forgone_hull(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-11.6] No more of the Hull than was repaired, and than cannonballs lie on the card."""
    gained = wrapped(asked.then, forgo_repair)[1]
    return allowed(*map(FORGO, range(min(gained, s.cannonballs) + 1)))


def row_steps(s: Nemo, kind: int, number: int) -> Program:
    """[NW2-11.9, 11.6, Q72] What a row says; Event 46 may take the Hull of a Repair, the fleet adds to a Search."""
    action = s.pack.actions[kind]
    assert action is not None, "a table action has rows"
    row = action.rows[number]
    if kind == REPAIR and row.green and REQUIRED_REPAIRS in s.tableau:
        return tuple([_or_forgone(step) for step in row.steps])
    if kind != SEARCH or not row.green or s.fleet_ocean != s.ocean:
        return row.steps
    return tuple([_with_fleet(step) for step in row.steps])


def _or_forgone(step: Effect) -> Effect:
    """[NW2-27] Event 46 asks about the Hull that a Repair gains."""
    if step[:2] == ("gain", HULL):
        return ("repair_or_forgo", step[2])
    return step


def _with_fleet(step: Effect) -> Effect:
    """[NW2-11.9] The Sunken Treasure Fleet adds to the treasures of a Search."""
    if step[0] == "draw_treasures":
        return (step[0], step[1] + FLEET_TREASURES)
    return step


@nemo2.step
def repair_or_forgo(s: Nemo, gained: int) -> Node | None:
    """[NW2-11.6, 27] Event 46: forgo Hull to remove cannonballs, point by point."""
    return pose(s, forgone_hull, (forgo_repair, gained))
