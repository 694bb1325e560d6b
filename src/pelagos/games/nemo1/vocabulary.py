"""Every word that a described position of Nemo's War, first edition, knows, by where it stands."""

from __future__ import annotations

from pelagos.core.forms import NONE
from pelagos.games.nemo1.data import Pack
from pelagos.games.nemo1.language import choice_words
from pelagos.games.nemo1.names import (
    COMMITMENTS,
    GROUPS,
    LEVELS,
    OCEANS,
    PASSENGERS,
    PHASES,
    RESOURCES,
    RESULTS,
    SEEK,
    UPGRADES,
)
from pelagos.games.nemo1.naming import HIDDEN
from pelagos.games.nemo1.position import WINDOWS
from pelagos.games.nemo1.tally import Tally


def vocabulary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words by the fields in which they stand."""
    return {
        "window": tuple(WINDOWS),
        "phase": PHASES,
        "result": RESULTS,
        "level": LEVELS,
        "commitment, by_commitment": COMMITMENTS,
        "tally": Tally._fields,
        "spent": PASSENGERS,
        "exerted": RESOURCES,
        "released": GROUPS,
        "ocean, ships, sunk, circles": OCEANS,
        "ships, foe": (HIDDEN, NONE, *(ship.name for ship in pack.ships)),
        "upgrades": UPGRADES[:SEEK],
        "collected, cup, removed, unseen_treasures": tuple(treasure.name for treasure in pack.treasures),
        "card, kept, pass, fail, unseen, carried": tuple(card.name for card in pack.cards[1:]),
    }


def choices(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words of `choose` by the card that lets one choose."""
    found = {
        card.name: tuple(word for steps in (card.steps, card.passed, card.failed) for word in choice_words(steps))
        for card in pack.cards[1:]
    }
    return {card: words for card, words in found.items() if words}
