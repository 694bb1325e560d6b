"""[NW2-15.x, 6.7] Treasures in play: retained tokens, spending and discarding."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.core.nodes import Chance, Choice, Node, Option, Step
from pelagos.core.questions import Thought
from pelagos.core.state import bumped
from pelagos.games.nemo2.asking import allowed, another, elsewhere, question
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.names import TREASURES
from pelagos.games.nemo2.options import RETAIN_ANY_TIME
from pelagos.games.nemo2.seats import ask, pose
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import DISCARD, KEEP, RETAIN, SPEND, SPEND_NOTHING

NO_TOKEN_EFFECT: Final = nemo2.reason("no-token-effect", "NW2-15.1", "NW2-1.8", code="E_CONDITION")
NOT_COLLECTED: Final = nemo2.reason(
    "not-collected", "NW2-15.1", "NW2-6.7", "NW2-11.7", "NW2-14.1", "NW2-15.2", code="E_PRECONDITION"
)
NOT_SPENDABLE: Final = nemo2.reason("not-spendable", "NW2-6.7", "NW2-1.8", "NW2-15.2", code="E_TARGET")
TREASURE_WINDOW: Final = nemo2.reason("treasure-window", "NW2-15.1", "NW2-10.4", "NW2-14.1", code="E_WINDOW")


def drop_treasure(s: Nemo, kind: int) -> None:
    """[NW2-15.2] A collected treasure goes to the treasure discard and serves no other purpose."""
    s.collected = bumped(s.collected, kind, -1)
    s.lost_treasures = bumped(s.lost_treasures, kind, 1)


def spendable(s: Nemo) -> tuple[Option, ...]:
    """[NW2-6.7] Collected treasures with a printed treasure VP."""
    return s.pack.draws.spend_shelf.held(s.collected)


def why_not_spend(s: Nemo, name: str) -> str:
    """[NW2-6.7] A collected treasure with a printed value."""
    return NOT_SPENDABLE if s.collected[s.pack.treasure_number[name]] else NOT_COLLECTED


@question("treasure-bonus", "NW2-6.7", duty=TREASURES, otherwise=another(SPEND, why_not_spend))
def bonuses(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-6.7] Nothing, or a collected treasure with a printed treasure VP."""
    return allowed(SPEND_NOTHING, *spendable(s))


def spend(s: Nemo, name: str) -> int:
    """[NW2-6.7] Discard a treasure for its printed value."""
    kind = s.pack.treasure_number[name]
    drop_treasure(s, kind)
    value = s.pack.treasures[kind].vp
    assert value is not None, "only a treasure with a printed value can be spent"
    s.tell("nemo2-spent", name, value)
    return value


@question("treasure-discard", "NW2-15.2", duty=TREASURES, otherwise=another(DISCARD, NOT_COLLECTED))
def discards(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-15.2, 26] Everything that was collected."""
    return allowed(*s.pack.draws.discard_shelf.held(s.collected))


@nemo2.step
def discard_treasures(s: Nemo, number: int) -> Node | None:
    """[NW2-11.7, 26, Q34] The player discards collected treasures of any kind, as many as there are."""
    if number <= 0 or not any(s.collected):
        return None
    if number > 1:
        s.do((discard_treasures, number - 1))
    return pose(s, discards, (treasure_discarded,))


@nemo2.step
def treasure_discarded(s: Nemo, answer: Option) -> None:
    """[NW2-15.2] It is gone."""
    drop_treasure(s, s.pack.treasure_number[answer[1]])
    s.tell("nemo2-discarded", answer[1])


def why_not_token(s: Nemo, name: str) -> str:
    """[NW2-15.1] A collected token that is meant for another window, or has no effect at all."""
    kind = s.pack.treasure_number[name]
    if not s.collected[kind]:
        return NOT_COLLECTED
    return TREASURE_WINDOW if s.pack.treasures[kind].kind == "retain" else NO_TOKEN_EFFECT


@elsewhere(RETAIN.name)
def token_elsewhere(s: Nemo, node: Choice | Chance, option: Option) -> str:
    """[NW2-15.1] Retained tokens have windows of their own."""
    return why_not_token(s, option[1])


@nemo2.step
def use_treasure(s: Nemo, name: str) -> None:
    """[NW2-15.1] Discard a retained token for its effect."""
    kind = s.pack.treasure_number[name]
    drop_treasure(s, kind)
    s.tell("nemo2-used-treasure", name)
    s.follow(nemo2.steps_of(s.pack.treasures[kind].steps))


def pause(s: Nemo) -> tuple[Step, ...]:
    """[NW2-10.4, 15.1, D26] Where retained tokens may be used at any time: a stop between two steps, else nothing."""
    return (PAUSE,) if s.flags & RETAIN_ANY_TIME else ()


@question("retain-treasure", "NW2-15.1", duty=TREASURES)
def pauses(s: Nemo, asked: Choice) -> Iterable[Thought]:
    """[NW2-10.4, 15.1] A retained token for the Action Phase, or none."""
    return allowed(*s.pack.draws.action_shelf.held(s.collected), KEEP)


@nemo2.step
def between_steps(s: Nemo) -> Node | None:
    """[NW2-10.4, 15.1, D26] Outside the Action Phase a retained token that is no emergency help may be used."""
    options = (*s.pack.draws.action_shelf.held(s.collected), KEEP)
    return ask(s, pauses.ask, options, (retained_between,)) if len(options) > 1 else None


PAUSE: Step = (between_steps,)


@nemo2.step
def retained_between(s: Nemo, answer: Option) -> None:
    """[NW2-15.1] One token at a time, until the rest are kept."""
    if answer != KEEP:
        s.do((use_treasure, answer[1]), (between_steps,))
