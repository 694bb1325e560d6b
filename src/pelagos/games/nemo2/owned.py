"""What lies before Nemo, in words: what kept cards, upgrades and tokens do, and when."""

from __future__ import annotations

from typing import Any

from pelagos.core.text import Text, text
from pelagos.games.nemo2.data_cards import Card
from pelagos.games.nemo2.effect_words import effects_text
from pelagos.games.nemo2.names import OCEANS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.texts import card_text, ocean_text, treasure_text


def owned(s: Nemo) -> list[Text]:
    """[NW2-5.7, 13.1 to 13.11, 15.1] Every kept card, every upgrade installed or on display, every retained token."""
    return [*_cards(s), *_upgrades(s), *_tokens(s)]


def _cards(s: Nemo) -> list[Text]:
    kept = [card for number in s.tableau if (card := s.pack.cards[number]).window]
    return [
        text("nemo2-drawer-kept", card=card_text(card.name), when=card_when(card), effects=effects_text(card.steps))
        for card in kept
    ]


def card_when(card: Card) -> Text:
    """[NW2-5.7] The moment for which a card is kept, and where the Nautilus has to be."""
    window = card.window if card.window in ("action", "sinking") else "other"
    if not card.condition:
        return Text(f"nemo2-window-{window}")
    places: Any = card.condition[1]
    return text(f"nemo2-window-{window}-in", oceans=tuple(ocean_text(OCEANS[ocean]) for ocean in places))


def _upgrades(s: Nemo) -> list[Text]:
    """[NW2-13.1 to 13.11] The rules of chapter 13 are the upgrades in their order."""
    return [Text(f"nemo2-rule-13-{upgrade + 1}") for upgrade in sorted({*s.installed, *s.display})]


def _tokens(s: Nemo) -> list[Text]:
    held = [kind for kind, number in zip(s.pack.treasures, s.collected, strict=True) if number and kind.steps]
    return [
        text("nemo2-drawer-token", treasure=treasure_text(kind.name), effects=effects_text(kind.steps)) for kind in held
    ]
