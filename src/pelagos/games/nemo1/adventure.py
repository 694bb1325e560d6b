"""[NW1-6.6 to 6.9, 6.14, 7.6] Adventure cards: drawing, seeking, carrying out, keeping, choosing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pelagos.core.nodes import ONES, Choice, Node, Option, make_chance
from pelagos.core.questions import Thought
from pelagos.core.state import picked
from pelagos.games.nemo1.asking import ask, pending, question, unless
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.cards import file_card, without
from pelagos.games.nemo1.language import Alternative
from pelagos.games.nemo1.names import FAIL, HOLLOW_EXPLOSION, MAELSTROM
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tests import begin_test
from pelagos.games.nemo1.verbs import ACCEPT, CHOOSE, REFUSE

PILE: Final = 20
TOP: Final = 14
TO_BE_DONE: Final = 0
TO_BE_OFFERED: Final = 1

CANNOT_REFUSE: Final = nemo1.reason("cannot-refuse", "NW1-7.6", code="E_CHOICE")
NO_SUCH_CHOICE: Final = nemo1.reason("no-such-choice", "NW1-6.9", "NW1-6.7", code="E_CHOICE")


@nemo1.step
def draw_card(s: Nemo, offered: int) -> Node | None:
    """[NW1-3.6, 6.6, V-16] Fourteen unseen cards, then card 21, then card 24 somewhere among the last five."""
    cards = s.unseen
    if s.drawn < TOP:
        return make_chance(("card", picked(s.pack.draws.cards, cards), ONES[len(cards)], (card_drawn, offered)))
    if s.drawn == TOP:
        return turn_up(s, offered, HOLLOW_EXPLOSION)
    left = PILE - s.drawn
    if left == 1:
        return turn_up(s, offered, MAELSTROM)
    options = picked(s.pack.draws.cards, (*cards, MAELSTROM))
    return make_chance(("card", options, (left - 1,) * len(cards) + (len(cards),), (card_drawn, offered)))


@nemo1.step
def card_drawn(s: Nemo, offered: int, drawn: Option) -> Node | None:
    """[NW1-6.6] The top card is known."""
    return turn_up(s, offered, s.pack.card_number[drawn[0]])


def turn_up(s: Nemo, offered: int, card: int) -> Node | None:
    """[NW1-6.14] From now on until it is placed the card lies neither in a pile nor before the player."""
    s.drawn += 1
    s.unseen = without(s.unseen, card)
    s.carried += (card,)
    if s.events is not None:
        s.tell("nemo1-card", s.pack.cards[card].name)
    return offer_card(s) if offered else carry_out(s, card)


@nemo1.step
def draw_cards(s: Nemo, number: int) -> Node | None:
    """[NW1-6.6, 8.1, Q23, Q38] A counter draws cards: each is carried out completely, and the target stays."""
    if number > 1:
        s.do((draw_cards, number - 1))
    return draw_card(s, TO_BE_DONE)


@question("seek", "NW1-7.6")
def seekings(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-7.6] Accept, or refuse what can be refused."""
    yield ACCEPT, ""
    yield REFUSE, "" if s.pack.cards[s.carried[-1]].refusable else CANNOT_REFUSE


@nemo1.step
def offer_card(s: Nemo) -> Node:
    """[NW1-7.6] Seek Adventure: accept or refuse; cards 21 and 24 cannot be refused."""
    return ask(s, seekings.put(s, 0, (card_answered,)), (offer_card,))


@nemo1.step
def card_answered(s: Nemo, answer: Option) -> Node | None:
    """[NW1-7.6, AMB-8] A refused card goes to the Fail Pile without effect."""
    card = s.carried[-1]
    if answer != REFUSE:
        return carry_out(s, card)
    s.tell("nemo1-refused", s.pack.cards[card].name)
    file_card(s, card, FAIL)
    return None


def carry_out(s: Nemo, card: int) -> Node | None:
    """[NW1-6.7, 6.9, 4.3] Keep it, or follow its text at once."""
    found = s.pack.cards[card]
    if found.test:
        return begin_test(s, card)
    if found.keep:
        s.carried = without(s.carried, card)
        s.kept += (card,)
        s.tell("nemo1-kept", found.name)
    else:
        s.follow(nemo1.steps_of(found.steps))
    return None


@question("card-choice", "NW1-6.9", otherwise=unless(CHOOSE.name, NO_SUCH_CHOICE))
def card_choices(s: Nemo, asked: Choice) -> Iterator[Thought]:
    """[NW1-6.9] The things that the card offers."""
    for word, _ in alternatives(asked.then):
        yield CHOOSE(word), ""


def alternatives(then: tuple[Any, ...]) -> tuple[Any, ...]:
    """[NW1-6.9] What a card lets one choose from, found in the step that awaits the answer."""
    step = pending(then)
    found: tuple[Any, ...] = step[2] if step and step[0] is chosen else ()
    return found


@nemo1.step
def choose(s: Nemo, card: int, alternatives: tuple[Alternative, ...]) -> Node:
    """[NW1-6.9, 6.7] Exactly one of the things that a card lets one choose from."""
    return ask(s, card_choices.put(s, 0, (chosen, card, alternatives)), (choose, card, alternatives))


@nemo1.step
def chosen(s: Nemo, card: int, alternatives: tuple[Alternative, ...], answer: Option) -> None:
    """[NW1-6.9] What was chosen, from left to right."""
    s.tell("nemo1-chosen", s.pack.cards[card].name, answer[1])
    s.follow(nemo1.steps_of(next(steps for word, steps in alternatives if word == answer[1])))
