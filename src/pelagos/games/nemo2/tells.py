"""What things do or are worth, by the spots where they lie: motives, kept cards, upgrades, retained tokens."""

from __future__ import annotations

from typing import Final

from pelagos.core.text import Text, signed, text
from pelagos.games.nemo2.effect_words import effects_text
from pelagos.games.nemo2.names import MOTIVES, UPGRADES
from pelagos.games.nemo2.owned import card_when
from pelagos.games.nemo2.state import Nemo

ADDED: Final = (
    ("warships", "warship"),
    ("nonwarships", "nonwarship"),
    ("adventures", "adventure"),
    ("treasures", "treasure"),
)
MULTIPLIED: Final = (("liberation", "liberation"), ("science", "science"), ("wonders", "wonder"))
"""Lines of the score sheet, and the columns of a motive tile that change them."""


def tells(s: Nemo) -> dict[str, Text]:
    """[NW2-1.13] All of it is open: nobody's hand and no face-down card is spoken of."""
    return {**_motives(s), **_upgrades(), **_cards(s), **_tokens(s)}


def _motives(s: Nemo) -> dict[str, Text]:
    """[NW2-17.2, 8.5] What each motive makes of the seven sources that depend on it, and its outlaw box."""
    return {f"motive-{name}": _motive(s, number) for number, name in enumerate(MOTIVES)}


def _motive(s: Nemo, number: int) -> Text:
    motive = s.pack.motives[number]
    added = sorted([(line, getattr(motive, column)) for line, column in ADDED], key=lambda found: -found[1])
    times = [(line, getattr(motive, column)) for line, column in MULTIPLIED]
    return text(
        "nemo2-tells-motive",
        added=tuple(_source(line, signed(value)) for line, value in added if value) or Text("nemo2-none"),
        times=tuple(_source(line, f"×{value}") for line, value in times),
        outlaw=motive.outlaw,
    )


def _source(line: str, value: str) -> Text:
    return text("nemo2-tells-source", source=Text(f"nemo2-score-{line}"), value=value)


def _upgrades() -> dict[str, Text]:
    """[NW2-13.1 to 13.11] The rules of chapter 13 are the upgrades in their order."""
    return {f"upgrade-{name}": Text(f"nemo2-rule-13-{number}") for number, name in enumerate(UPGRADES, 1)}


def _cards(s: Nemo) -> dict[str, Text]:
    """[NW2-5.7] What kept cards do, and when."""
    kept = [card for number in s.tableau if (card := s.pack.cards[number]).window]
    return {
        f"card-{card.name}": text("nemo2-tells-card", when=card_when(card), effects=effects_text(card.steps))
        for card in kept
    }


def _tokens(s: Nemo) -> dict[str, Text]:
    """[NW2-15.1] What retained tokens do."""
    held = [kind for kind, number in zip(s.pack.treasures, s.collected, strict=True) if number and kind.steps]
    return {f"treasure-{kind.name}": text("nemo2-tells-token", effects=effects_text(kind.steps)) for kind in held}
