"""What lies before Nemo, in words: what kept cards, upgrades and tokens do, and when."""

from __future__ import annotations

from pelagos.core.text import Text, text
from pelagos.games.nemo2.effect_words import effects_text, known, when_text
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.texts import card_text, treasure_text


def owned(s: Nemo) -> list[Text]:
    """[NW2-5.7, 13.1 to 13.11, 15.1] Every kept card, every upgrade installed or on display, every retained token."""
    return [*_cards(s), *_upgrades(s), *_tokens(s)]


def _cards(s: Nemo) -> list[Text]:
    kept = [card for number in s.tableau if (card := s.pack.cards[number]).window]
    return [
        text(
            "nemo2-drawer-kept",
            card=card_text(card.name),
            when=when_text(card.window, card.condition),
            effects=effects_text(card.steps, known(s.pack)),
        )
        for card in kept
    ]


def _upgrades(s: Nemo) -> list[Text]:
    """[NW2-13.1 to 13.11] The rules of chapter 13 are the upgrades in their order."""
    return [Text(f"nemo2-rule-13-{upgrade + 1}") for upgrade in sorted({*s.installed, *s.display})]


def _tokens(s: Nemo) -> list[Text]:
    held = [kind for kind, number in zip(s.pack.treasures, s.collected, strict=True) if number and kind.steps]
    return [
        text("nemo2-drawer-token", treasure=treasure_text(kind.name), effects=effects_text(kind.steps)) for kind in held
    ]
