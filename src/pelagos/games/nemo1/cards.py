"""[NW1-6.7, 6.12, 6.14] Cards in the hand: using what was kept, placing what was carried out."""

from __future__ import annotations

from typing import Final

from pelagos.core.nodes import Option
from pelagos.games.nemo1.asking import NOT_NOW, elsewhere, unknown
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.names import ACTION, PASS, PILES
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import USE

CARD_NOT_HELD: Final = nemo1.reason("card-not-held", "NW1-6.7", "NW1-6.12", code="E_CARD")
unknown("unknown-card", "NW1-6.7", of=(USE,))
WRONG_OCEAN: Final = nemo1.reason("wrong-ocean", "NW1-6.7", code="E_CARD")
WRONG_WINDOW: Final = nemo1.reason("wrong-window", "NW1-6.7", "NW1-6.12", code="E_CARD")


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same cards without one of them; cards 21 and 24 are never among the shuffled ones."""
    left = [*cards]
    try:
        left.remove(card)
    except ValueError:
        return cards
    return tuple(left)


def why_not_use(s: Nemo, card: int, windows: tuple[str, ...]) -> str:
    """[NW1-6.7, 4.8] A kept card in its window, with its requirement met."""
    found = s.pack.cards[card]
    if card not in s.kept:
        return CARD_NOT_HELD
    if found.window not in windows:
        return WRONG_WINDOW
    return "" if not found.oceans or s.ocean in found.oceans else WRONG_OCEAN


@elsewhere(USE)
def why_not_between(s: Nemo, option: Option) -> str:
    """[NW1-6.7, 6.12] In the middle of an action no kept card can be used; in another phase it is not asked for."""
    card = s.pack.card_number[option[1]]
    waits = card in s.kept and card in s.pack.help_cards
    return why_not_use(s, card, ()) if waits or s.phase == ACTION else NOT_NOW


def put_to_use(s: Nemo, card: int) -> None:
    """[NW1-6.7, 6.12, 8.6] A kept card is used, even when its benefit is wasted."""
    s.kept = without(s.kept, card)
    s.carried += (card,)
    s.tell("nemo1-used", s.pack.cards[card].name)
    s.follow(nemo1.steps_of(s.pack.cards[card].steps))


@nemo1.step
def file_card(s: Nemo, card: int, pile: int) -> None:
    """[NW1-6.7, 6.9, 6.14] The card is placed."""
    s.carried = without(s.carried, card)
    if pile == PASS:
        s.passed += (card,)
    else:
        s.failed += (card,)
    if s.events is not None:
        s.tell("nemo1-filed", s.pack.cards[card].name, PILES[pile])
