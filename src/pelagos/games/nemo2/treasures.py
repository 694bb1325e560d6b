"""[NW2-15.x, 6.7] Treasures in play: retained tokens, spending and discarding."""

from __future__ import annotations

from pelagos.core.nodes import Node, Option, Step
from pelagos.core.state import bumped
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.options import RETAIN_ANY_TIME
from pelagos.games.nemo2.seats import ask
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import DISCARD, KEEP


def drop_treasure(s: Nemo, kind: int) -> None:
    """[NW2-15.2] A collected treasure goes to the treasure discard and serves no other purpose."""
    s.collected = bumped(s.collected, kind, -1)
    s.lost_treasures = bumped(s.lost_treasures, kind, 1)


def spendable(s: Nemo) -> tuple[Option, ...]:
    """[NW2-6.7] Collected treasures with a printed treasure VP."""
    return s.pack.draws.spend_shelf.held(s.collected)


def spend(s: Nemo, name: str) -> int:
    """[NW2-6.7] Discard a treasure for its printed value."""
    kind = s.pack.treasure_number[name]
    drop_treasure(s, kind)
    value = s.pack.treasures[kind].vp
    assert value is not None, "only a treasure with a printed value can be spent"
    s.tell("nemo2-spent", name, value)
    return value


@nemo2.step
def discard_treasures(s: Nemo, number: int) -> Node | None:
    """[NW2-11.7, 26, Q34] The player discards collected treasures of any kind, as many as there are."""
    if number <= 0 or not any(s.collected):
        return None
    if number > 1:
        s.do((discard_treasures, number - 1))
    treasures = s.pack.treasures
    options = tuple([DISCARD(treasures[kind].name) for kind, count in enumerate(s.collected) if count])
    return ask(s, "treasure-discard", options, (treasure_discarded,))


@nemo2.step
def treasure_discarded(s: Nemo, answer: Option) -> None:
    """[NW2-15.2] It is gone."""
    drop_treasure(s, s.pack.treasure_number[answer[1]])
    s.tell("nemo2-discarded", answer[1])


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


@nemo2.step
def between_steps(s: Nemo) -> Node | None:
    """[NW2-10.4, 15.1, D26] Outside the Action Phase a retained token that is no emergency help may be used."""
    options = (*s.pack.draws.action_shelf.held(s.collected), KEEP)
    return ask(s, "retain-treasure", options, (retained_between,)) if len(options) > 1 else None


PAUSE: Step = (between_steps,)


@nemo2.step
def retained_between(s: Nemo, answer: Option) -> None:
    """[NW2-15.1] One token at a time, until the rest are kept."""
    if answer != KEEP:
        s.do((use_treasure, answer[1]), (between_steps,))
