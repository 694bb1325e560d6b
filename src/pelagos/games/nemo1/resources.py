"""[NW1-6.13, 8.4, 12.1] Resources: gains, losses one level at a time, prevention, the final commitment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.nodes import Choice, Node, Option
from pelagos.core.questions import Thought
from pelagos.core.state import replaced
from pelagos.games.nemo1.asking import allowed, always, ask, benefit_of, gifts, give_up, question, unless
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.ending import finish
from pelagos.games.nemo1.names import COMMITMENT, NEMO, RESOURCE, RESOURCES, TRAGIC
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import COMMIT, DECLINE, GIVE, LOSE_EACH, TO_COMMIT

DOES_NOT_SAVE: Final = nemo1.reason("does-not-save", "NW1-8.4", "NW1-8.3", code="E_CHOICE")
NO_SUCH_FINAL: Final = nemo1.reason("no-such-final", "NW1-12.1", code="E_CHOICE")
LOSSES_ASKED: Final = always("lose-choice", "NW1-6.13", *LOSE_EACH)


@nemo1.step
def gain(s: Nemo, resource: int, number: int) -> None:
    """[NW1-6.13, 8.6, Q27] Up, but not above the top circle; what is too much is wasted. A final commitment stays."""
    level = s.levels[resource]
    gained = min(number, s.pack.top[resource] - level)
    s.levels = replaced(s.levels, resource, level + gained)
    s.tell("nemo1-gained", RESOURCES[resource], gained)


@nemo1.step
def lose(s: Nemo, resource: int, number: int) -> Node | None:
    """[NW1-6.13, 8.4, 12.1, AMB-13, Q26] One level at a time, each with its own decisions before the next."""
    if number > 1:
        s.do((lose, resource, number - 1))
    level = s.levels[resource] - 1
    s.levels = replaced(s.levels, resource, level)
    if s.events is not None:
        s.tell("nemo1-lost", RESOURCES[resource])
    if not level:
        return prevention(s, resource)
    if resource == NEMO and level <= s.pack.tracks.change and not s.final:
        s.final = 1
        return ask_final(s)
    return None


@nemo1.step
def lose_choice(s: Nemo, number: int) -> Node | None:
    """[NW1-8.1] So many times the player names the resource that loses 1."""
    return ask(s, Choice(0, *LOSSES_ASKED, (loss_named, number)), (lose_choice, number))


@nemo1.step
def loss_named(s: Nemo, number: int, answer: Option) -> Node | None:
    """[NW1-6.13] The named resource loses 1, then the next one is named."""
    if number > 1:
        s.do((lose_choice, number - 1))
    return lose(s, RESOURCE[answer[1]], 1)


@question("prevent", "NW1-8.4", otherwise=unless(GIVE.name, DOES_NOT_SAVE))
def preventions(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-8.4] What saves, what else can be given up, or the end; of a treasure that saves only the part that does."""
    held, (_, resource) = gifts(s), asked.then
    saving = [option for option in held if raises(s, option, resource)]
    names = {option[1] for option in saving}
    yield from allowed(*saving, *(option for option in held if option[1] not in names), DECLINE)


@nemo1.step
def prevention(s: Nemo, resource: int) -> Node | None:
    """[NW1-6.13, 8.4, Q5, Q25] A level at 0 is the end, unless an OR treasure raises it now."""
    if s.levels[resource]:
        return None
    if any(raises(s, option, resource) for option in gifts(s)):
        return preventions.put(s, 0, (prevented, resource))
    finish(s, TRAGIC)
    return None


def raises(s: Nemo, option: Option, resource: int) -> bool:
    """[NW1-8.4] Whether giving this up lifts the resource; of a choice only the part that does is offered."""
    return any(step[:2] == ("gain", resource) for step in benefit_of(s, option).steps)


@nemo1.step
def prevented(s: Nemo, resource: int, answer: Option) -> None:
    """[NW1-8.4] The defeat is accepted, or a treasure is given up and the level is looked at again."""
    if answer[0] == GIVE.name:
        s.do((prevention, resource))
        give_up(s, answer)
    else:
        finish(s, TRAGIC)


@nemo1.step
def ask_final(s: Nemo) -> Node:
    """[NW1-12.1, Q26] Once in a game Nemo commits himself for good, to any of the four."""
    return ask(s, FINAL_COMMITMENT, (ask_final,))


@nemo1.step
def finally_committed(s: Nemo, answer: Option) -> None:
    """[NW1-12.1] The marker shows `!` and moves no more."""
    s.commitment = COMMITMENT[answer[1]]
    s.tell("nemo1-final", answer[1])


FINAL_COMMITMENT: Final = Choice(
    0,
    *always("final-commitment", "NW1-12.1", *TO_COMMIT, otherwise=unless(COMMIT.name, NO_SUCH_FINAL)),
    (finally_committed,),
)
