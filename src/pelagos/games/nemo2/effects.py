"""[NW2 chapter 26] The verbs of the effect language that belong to no other chapter, and its conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from pelagos.core.memo import Memo
from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.games.nemo2.asking import ATTACK_TARGETS, MISPLACED, allowed, another, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.language import Condition, Program, wrapped
from pelagos.games.nemo2.names import NOWHERE, OCEANS
from pelagos.games.nemo2.procedures import discard_ship, free_lands, lift_ship, warships_in, where
from pelagos.games.nemo2.resources import GAIN_ONE, why_not_pay, why_not_pay_ap
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.semicoop import keep_gems
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import CHOOSE, SHIP

CONDITION: Final = nemo2.reason("condition", "NW2-5.7", "NW2-5.4", "NW2-5.8", "NW2-18.4", code="E_CONDITION")
NO_SUCH_CHOICE: Final = nemo2.reason("no-such-choice", "NW2-1.12", "NW2-4.1", code="E_UNKNOWN", wider=MISPLACED)
NO_WARSHIP: Final = nemo2.reason("no-warship", "NW2-1.3", "NW2-18.5", code="E_TARGET")
TARGET_ELSEWHERE: Final = nemo2.reason("target-elsewhere", "NW2-11.2", "NW2-12.1", "NW2-12.8", code="E_TARGET")


def holds(s: Nemo, condition: Condition) -> bool:
    """[NW2-26] Whether a condition of the effect language holds now; an empty one always does."""
    return not condition or HOLDS[condition[0]](s, *condition[1:])


def _sank_warship_in(s: Nemo, oceans: tuple[int, ...]) -> bool:
    """[NW2-12.7, Q44, Q45] A Warship has just been sunk in one of these oceans, Tonnage or Salvage."""
    return s.sunk != NOWHERE and s.pack.warship[s.sunk] and s.ocean in oceans


def _uprising_possible(s: Nemo, ocean: int) -> bool:
    """[NW2-3.6] A cube in the supply and a free land space."""
    return s.cubes_left > 0 and bool(free_lands(s, where(s, ocean)))


HOLDS: Final[dict[object, Callable[..., bool]]] = {
    "in-oceans": lambda s, oceans: s.ocean in oceans,
    "sank-warship-in": _sank_warship_in,
    "anybody-in-play": lambda s: any(s.in_play),
    "in-play": lambda s, character: s.in_play[character],
    "ship-here": lambda s: bool(s.ships[s.ocean]),
    "warship-here": lambda s: warships_in(s, s.ocean) > 0,
    "uprising-possible": _uprising_possible,
    "in-play-and-window": lambda s, character, window: s.in_play[character] and s.window == window,
    "sacrificed-and-window": lambda s, character, window: not s.in_play[character] and s.window == window,
    "window": lambda s, window: s.window == window,
}


PAYMENTS: Final = ("pay", "pay_ap")
TO_CHOOSE: Final[Memo[str, Option]] = Memo(CHOOSE)


def why_not_payable(s: Nemo, steps: Program) -> str:
    """[NW2-26] The payments with which an effect begins must be possible without reaching a last box."""
    for step in steps:
        if step[0] == "pay_ap":
            problem = why_not_pay_ap(s, step[1])
        elif step[0] == "pay":
            problem = why_not_pay(s, step[1], step[2])
        else:
            return ""
        if problem:
            return problem
    return ""


def why_not_choose(s: Nemo, condition: Condition, steps: Program) -> str:
    """[NW2-26] An option needs its condition and its payment."""
    if condition and not holds(s, condition):
        return CONDITION
    return why_not_payable(s, steps) if steps and steps[0][0] in PAYMENTS else ""


@question("card-option", "NW2-1.12", otherwise=another(CHOOSE, NO_SUCH_CHOICE))
def choices(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-7.1, 26] The options of a CHOOSE, or one point of any resource."""
    listed = alternatives(asked.then)
    if not listed:
        return allowed(*GAIN_ONE)
    return ((TO_CHOOSE[word], why_not_choose(s, condition, steps)) for word, condition, steps in listed)


@nemo2.step
def choose(s: Nemo, card: int, alternatives: tuple[tuple[str, Condition, Program], ...]) -> Node | None:
    """[NW2-26] CHOOSE: the player picks one of the options that are open."""
    options = [TO_CHOOSE[word] for word, condition, steps in alternatives if not why_not_choose(s, condition, steps)]
    return ask(s, choices.ask, tuple(options), (chosen_option, card, alternatives)) if options else None


@nemo2.step
def chosen_option(s: Nemo, card: int, alternatives: tuple[tuple[str, Condition, Program], ...], answer: Option) -> None:
    """[NW2-26] The steps of the option that was picked."""
    for word, _, steps in alternatives:
        if word == answer[1]:
            s.follow(nemo2.steps_of(steps))


@nemo2.step
def branch(s: Nemo, condition: Condition, then: Program, otherwise: Program) -> None:
    """[NW2-26] IF and ELSE."""
    s.follow(nemo2.steps_of(then if holds(s, condition) else otherwise))


@nemo2.step
def remove_gem(s: Nemo) -> None:
    """[NW2-11.8, 20.2] The gem of the Nautilus ocean leaves it: to the supply, or to the captain in semi-co-op."""
    if s.gems[s.ocean]:
        s.gems = (*s.gems[: s.ocean], s.gems[s.ocean] - 1, *s.gems[s.ocean + 1 :])
        keep_gems(s, 1)


@nemo2.step
def fleet_marker(s: Nemo, ocean: int) -> None:
    """[NW2-26, Q72] The Sunken Treasure Fleet marker waits in a major ocean for the next green Search there."""
    s.fleet_ocean = where(s, ocean)
    s.tell("nemo2-fleet", OCEANS[s.fleet_ocean])


@nemo2.step
def gray_cubes(s: Nemo, number: int) -> None:
    """[NW2-26] Gray cubes on the card count for Liberation and are never removed."""
    s.gray_cubes += number
    s.tell("nemo2-gray-cubes", number)


@nemo2.step
def open_link(s: Nemo, first: int, second: int) -> None:
    """[NW2-26, Q50] The Arabian Tunnel turns a placement-only link into a movement link for the rest of the game."""
    s.tunnel = 1
    s.tell("nemo2-tunnel", OCEANS[first], OCEANS[second])


def why_not_ship(s: Nemo, name: str) -> str:
    """[NW2-26, 18.5] What is sunk without a roll, or pursues, is a Warship of the Nautilus ocean."""
    here = {s.pack.sides[piece].name: piece for piece in s.ships[s.ocean]}
    if name not in here:
        return TARGET_ELSEWHERE
    return "" if s.pack.warship[here[name]] else NO_WARSHIP


@question("ship-pick", "NW2-1.12", duty=ATTACK_TARGETS, otherwise=another(SHIP, why_not_ship))
def ships_here(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-26] A ship of the Nautilus ocean; to sink it without a roll, a Warship."""
    any_ship = wrapped(asked.then, ship_discarded)
    return allowed(*[SHIP(s.pack.sides[piece].name) for piece in s.ships[s.ocean] if any_ship or s.pack.warship[piece]])


@nemo2.step
def discard_a_ship(s: Nemo) -> Node | None:
    """[NW2-26] One revealed ship of the Nautilus ocean goes to the discard pile."""
    return pose(s, ships_here, (ship_discarded,))


@nemo2.step
def ship_discarded(s: Nemo, answer: Option) -> None:
    """[NW2-26] The picked ship leaves the map."""
    piece = piece_here(s, answer[1])
    lift_ship(s, s.ocean, piece)
    discard_ship(s, piece)
    s.tell("nemo2-ship-discarded", answer[1])


def piece_here(s: Nemo, name: str) -> int:
    """The piece of that name in the Nautilus ocean."""
    return next(piece for piece in s.ships[s.ocean] if s.pack.sides[piece].name == name)


@nemo2.step
def discard_all_here(s: Nemo) -> None:
    """[NW2-26, 18.4, Q58] All contacts and ships of the Nautilus ocean are discarded."""
    for piece in s.ships[s.ocean]:
        discard_ship(s, piece)
    s.ships = (*s.ships[: s.ocean], (), *s.ships[s.ocean + 1 :])
    s.contacts = (*s.contacts[: s.ocean], 0, *s.contacts[s.ocean + 1 :])
    s.tell("nemo2-swept", OCEANS[s.ocean])


@nemo2.step
def no_ap_this_turn(s: Nemo) -> None:
    """[NW2-18.4, D17] No action points from any source until the turn ends."""
    s.no_ap = 1


@nemo2.step
def skip_action_phase(s: Nemo) -> None:
    """[NW2-18.4, D17] The Action Phase ends at once or is left out."""
    s.skip_action = 1


def alternatives(then: tuple[Any, ...]) -> tuple[Any, ...]:
    """[NW2-26] What a CHOOSE offers, found in the step that awaits the answer or in one that is wrapped in it."""
    step = wrapped(then, chosen_option)
    found: tuple[Any, ...] = step[2] if step else ()
    return found
