"""[NW1-0.6, 8.3] The one way in which every question is put: OR treasures can be given up at any of them."""

from __future__ import annotations

from pelagos.core.nodes import Choice, Node, Option, Step, make_choice
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.language import Alternative
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import GIVE


def ask(s: Nemo, asked: Choice, again: Step) -> Choice:
    """[NW1-8.3] A question with its answers and every OR treasure; `again` puts it anew when one was given up."""
    if not s.charms:
        return asked
    _, name, options, then = asked
    return make_choice((0, name, (*options, *gifts(s)), (answered, again, then)))


def gifts(s: Nemo) -> list[Option]:
    """[NW1-8.3] The ways to give up what was collected."""
    return [option for treasure in s.charms for option in s.pack.draws.gifts[treasure]]


@nemo1.step
def answered(s: Nemo, again: Step, then: Step, answer: Option) -> Node | None:
    """[NW1-0.6, 8.3] A gift does not answer the pending question, which comes back."""
    if answer[0] == GIVE.name:
        s.do(again)
        give_up(s, answer)
        return None
    return then[0](s, *then[1:], answer)


def give_up(s: Nemo, answer: Option) -> None:
    """[NW1-8.3, 8.6] Take the benefit, wasted or not, and remove the counter from the game; its points are lost."""
    treasure = s.pack.treasure_number[answer[1]]
    s.charms = tuple([held for held in s.charms if held != treasure])
    s.removed += (treasure,)
    s.tell("nemo1-given", answer[1])
    s.follow(nemo1.steps_of(benefit_of(s, answer).steps))


def benefit_of(s: Nemo, answer: Option) -> Alternative:
    """[NW1-8.3] The benefit that an answer names; a treasure with one benefit needs no word for it."""
    benefits = s.pack.treasures[s.pack.treasure_number[answer[1]]].benefits
    return next((found for found in benefits if found.word == answer[-1]), benefits[0])
