"""What things do or are worth, by the spots where they lie: commitments, kept cards, upgrades, treasures to give up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.core.text import Text, text
from pelagos.games.nemo1.data_cards import PASSIVE, Card
from pelagos.games.nemo1.drawer import card_when
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.language import Alternative
from pelagos.games.nemo1.names import COMMITMENTS, OR, UPGRADES
from pelagos.games.nemo1.state import Nemo

MULTIPLIED: Final = (
    ("warships", "warships"),
    ("others", "others"),
    ("adventures", "adventure"),
    ("treasures", "treasure"),
    ("liberation", "liberation"),
)
EACH: Final = (("science", "science"), ("wonders", "wonder"))
"""Lines of the score sheet, and the columns of the Commitment track that change them."""


def tells(s: Nemo) -> dict[str, Text]:
    """[NW1-0.2] All of it is open."""
    return {**_commitments(s), **_upgrades(), **_cards(s), **_charms(s)}


def _commitments(s: Nemo) -> dict[str, Text]:
    """[NW1-12.5] What each commitment makes of the seven sources that depend on it."""
    return {f"commitment-{name}": _commitment(s, number) for number, name in enumerate(COMMITMENTS)}


def _commitment(s: Nemo, number: int) -> Text:
    column = s.pack.commitments[number]
    times = [_source("times", line, factor_of(getattr(column, name))) for line, name in MULTIPLIED]
    each = [_source("each", line, str(getattr(column, name))) for line, name in EACH]
    return text("nemo1-tells-commitment", sources=(*times, *each))


def _source(how: str, line: str, value: str) -> Text:
    return text(f"nemo1-tells-{how}", source=Text(f"nemo1-score-{line}"), value=value)


def factor_of(doubled: int) -> str:
    """A multiplier that is kept doubled, as it is printed.

    >>> factor_of(1), factor_of(2), factor_of(5)
    ('½', '1', '2½')
    """
    return f"{doubled // 2 or ''}½" if doubled % 2 else str(doubled // 2)


def _upgrades() -> dict[str, Text]:
    """[NW1-7.5 to 7.8, 10.1, 10.3, 10.5] What each upgrade is good for."""
    return {f"upgrade-{name}": Text(f"nemo1-tells-{name}") for name in UPGRADES}


def _cards(s: Nemo) -> dict[str, Text]:
    """[NW1-6.7] What kept cards do, and when."""
    return {f"card-{card.name}": _card(card) for card in (s.pack.cards[number] for number in s.kept)}


def _card(card: Card) -> Text:
    if card.window == PASSIVE:
        return Text("nemo1-tells-passive")
    return text("nemo1-tells-card", when=card_when(card), effects=effects_text(card.steps))


def _charms(s: Nemo) -> dict[str, Text]:
    """[NW1-8.3] What the OR treasures that are held can do; of some there are two ways to choose from."""
    held = [found for treasure in s.charms if (found := s.pack.treasures[treasure]).kind == OR]
    return {f"treasure-{treasure.name}": _ways(treasure.benefits) for treasure in held if treasure.benefits}


def _ways(benefits: Sequence[Alternative]) -> Text:
    first, *others = [text("nemo1-tells-way", effects=effects_text(way.steps)) for way in benefits]
    return text("nemo1-tells-ways", first=first, second=_ways(benefits[1:])) if others else first
