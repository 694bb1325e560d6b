"""What lies before Nemo, in words: what kept cards, upgrades and tokens do, and when."""

from __future__ import annotations

from pelagos.core.text import Fact, Text, text
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.effect_words import REPAIRS, effect_text, effects_text, known, when_text
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.texts import card_text, treasure_text


def owned(s: Nemo) -> list[Text]:
    """[NW2-5.7, 13.1 to 13.11, 15.1] Every kept card, every upgrade installed or on display, every retained token."""
    return [*_cards(s), *_upgrades(s), *_tokens(s)]


def _cards(s: Nemo) -> list[Text]:
    kept = [number for number in s.tableau if s.pack.cards[number].window]
    return [
        text("nemo2-drawer-kept", card=card_text(s.pack.cards[card].name), **kept_facts(s.pack, card)) for card in kept
    ]


def kept_facts(pack: Pack, card: int) -> dict[str, Fact]:
    """[NW2-5.7, 17.1] When a kept card can be played, what it does then, and where it goes otherwise."""
    found, at = pack.cards[card], known(pack)
    return {
        "when": when_text(found.window, found.condition),
        "effects": effects_text(found.steps or REPAIRS, at),
        "unused": effect_text(("file_card", card, found.unused), at),
    }


def _upgrades(s: Nemo) -> list[Text]:
    """[NW2-13.1 to 13.11] The rules of chapter 13 are the upgrades in their order."""
    return [Text(f"nemo2-rule-13-{upgrade + 1}") for upgrade in sorted({*s.installed, *s.display})]


def _tokens(s: Nemo) -> list[Text]:
    held = [kind for kind, number in zip(s.pack.treasures, s.collected, strict=True) if number and kind.steps]
    return [
        text("nemo2-drawer-token", treasure=treasure_text(kind.name), effects=effects_text(kind.steps)) for kind in held
    ]
