"""Every word that a described position of Nemo's War, second edition, knows, by where it stands."""

from __future__ import annotations

from pelagos.core.forms import NONE
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.data_pieces import COLORS
from pelagos.games.nemo2.forms import OTHERS
from pelagos.games.nemo2.language import choice_words
from pelagos.games.nemo2.names import CHARACTERS, MAJORS, MOTIVES, NUMBERED, OCEANS, PHASES, SEAT_LETTERS, UPGRADES
from pelagos.games.nemo2.odds import RULE_OF
from pelagos.games.nemo2.tally import Tally
from pelagos.games.nemo2.unplaced import PILE_WORDS
from pelagos.games.nemo2.windows import MODES, REST


def vocabulary(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words by the fields in which they stand."""
    return {
        "window": tuple(REST),
        "mode": MODES,
        "phase": (*PHASES, "over"),
        "motive, by_motive": MOTIVES,
        "tally": Tally._fields,
        "modifiers": tuple(RULE_OF),
        "groups": tuple(color.replace("_", "-") for color in COLORS),
        "pile": PILE_WORDS,
        "captain, immune, winners, seats": tuple(SEAT_LETTERS),
        "officer": tuple(dict.fromkeys(officer.name for cards in pack.officers.values() for officer in cards)),
        "ocean, fleet, contacts, ships, gems": (*OCEANS, NONE, OTHERS),
        "tonnage": OCEANS[:MAJORS],
        "uprisings": tuple(pack.world.lands),
        "sacrificed": CHARACTERS,
        "display, installed": UPGRADES,
        "collected, treasure_bag, lost_treasures": tuple(treasure.name for treasure in pack.treasures),
        "seen_tokens": tuple(token.name for token in pack.tokens),
        "ships, bag, held, discarded, tonnage, salvage, target": tuple(dict.fromkeys(s.name for s in pack.sides)),
        "card, pass, fail, tableau, deck_bottom, removed": (
            *(card.name for card in pack.cards if card.name),
            *(name for name in NUMBERED if not name.startswith("event-")),
        ),
    }


def choices(pack: Pack) -> dict[str, tuple[str, ...]]:
    """The words of `choose` by the card, treasure, token or row of the action table that lets one choose."""
    found = {card.name: choice_words(card.steps) for card in pack.cards}
    found |= {treasure.name: choice_words(treasure.steps) for treasure in pack.treasures}
    found |= {token.name: choice_words(token.steps) for token in pack.tokens}
    for action in filter(None, pack.actions):
        for row in action.rows:
            found[f"{action.name}: {row.title}"] = choice_words(row.steps)
    return {card: tuple(dict.fromkeys(words)) for card, words in found.items() if words}
