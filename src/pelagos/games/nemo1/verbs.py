"""Every answer of Nemo's War, first edition, declared once: the verb, what follows it, its words and its spot."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from pelagos.core.case_values import slug
from pelagos.core.kinds import Kind, Several, amount
from pelagos.core.text import Text, text
from pelagos.core.verbs import Verbs
from pelagos.games.nemo1.language import choice_words
from pelagos.games.nemo1.names import COMMITMENTS, NOWHERE, OCEANS, PASSENGERS, RESOURCES, UPGRADES
from pelagos.games.nemo1.naming import names_of

if TYPE_CHECKING:
    from pelagos.games.nemo1.data import Pack
    from pelagos.games.nemo1.state import Nemo

MOST_PLACES: Final = 12
NOTHING: Final = "nothing"
RANDOM: Final = "random"


def _by_id(s: Nemo, word: str) -> str | None:
    """[NW1-2.1] A thing by its id in the component tables: `T18`, `LG05`, `IND`."""
    return names_of(s.pack).get(slug(word))


def _numbered(s: Nemo, word: str) -> str | None:
    """[NW1-2.1] A card by its number: `7` and `card-7` are the same."""
    return _by_id(s, f"card-{word}" if word.isdecimal() else word)


def _choices(pack: Pack) -> tuple[str, ...]:
    """[NW1-6.9] What the cards let one choose from."""
    programs = chain.from_iterable((card.steps, card.passed, card.failed) for card in pack.cards)
    return tuple(dict.fromkeys(chain(*map(choice_words, programs))))


def _benefits(pack: Pack) -> tuple[str, ...]:
    """[NW1-8.3] The benefits of treasures that have more than one."""
    several = [treasure.benefits for treasure in pack.treasures if len(treasure.benefits) > 1]
    return tuple(dict.fromkeys(benefit.word for benefit in chain(*several)))


A_BENEFIT: Final = Kind("benefit", _benefits, unlisted=True)
A_CARD: Final = Kind("card", lambda pack: tuple(pack.card_number), words="nemo1-card", spot="card-{}", also=_numbered)
A_CHOICE: Final = Kind("choice", _choices, unlisted=True)
A_COMMITMENT: Final = Kind("commitment", COMMITMENTS, words="nemo1-commitment", spot="commitment-{}", also=_by_id)
A_PASSENGER: Final = Kind("passenger", PASSENGERS, words="nemo1-passenger", spot="passenger-{}", also=_by_id)
A_PLACE: Final = amount("place", 1, MOST_PLACES)
A_RESOURCE: Final = Kind("resource", RESOURCES, words="nemo1-resource", spot="track-{}")
A_SHIP: Final = Kind("ship", lambda pack: tuple(pack.ship_number), words="nemo1-ship", spot="ship-{}", also=_by_id)
A_TREASURE: Final = Kind(
    "treasure", lambda pack: tuple(pack.treasure_number), words="nemo1-treasure", spot="treasure-{}", also=_by_id
)
AN_OCEAN: Final = Kind("ocean", OCEANS, words="nemo1-ocean", spot="ocean-{}", also=_by_id)
AN_UPGRADE: Final = Kind("upgrade", UPGRADES, words="nemo1-upgrade", spot="upgrade-{}", also=_by_id)
ANY_PLACE: Final = Kind("place", (), unlisted=True)
ANY_SHIP: Final = Kind("ship", (), unlisted=True)
"""What can be said but is never an answer: a ship of a named ocean, ships that pay before they are asked for."""
NONE_OF_IT: Final = Kind(NOTHING, (NOTHING,))
THE_DIE: Final = Kind(RANDOM, (RANDOM,))


def _in_this_ocean(s: Nemo, words: str) -> str:
    """[NW1-0.2] A ship is named by its place; the ocean of the Nautilus may be said besides."""
    ocean, _, place = words.rpartition(" ")
    return place if s.ocean != NOWHERE and AN_OCEAN.read(s, ocean) == OCEANS[s.ocean] else words


def _place_here(s: Nemo, seat: int, place: int) -> tuple[str, ...]:
    """[NW1-0.2] Ships are clicked where they lie, never by name."""
    return (f"place-{OCEANS[s.ocean]}-{place}",)


def _this_ocean(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW1-7.8] A Search goes on where the Nautilus is."""
    return (AN_OCEAN.spot.format(OCEANS[s.ocean]),) if s.ocean != NOWHERE else ()


VERBS: Final[Verbs[Nemo]] = Verbs("nemo1")

ACCEPT: Final = VERBS.verb("accept")()
CAPTURE: Final = VERBS.verb("capture")()
DECLINE: Final = VERBS.verb("decline")()
DONE: Final = VERBS.verb("done", weight="quiet")()
END: Final = VERBS.verb("end", weight="end")()
INCITE_SOMEHOW: Final = VERBS.verb("incite", words="nemo1-action-incite")()
PASS_TURN: Final = VERBS.verb("pass")()
"""[NW1-7.1] Said only to hear that it is not possible."""
REFUSE: Final = VERBS.verb("refuse")()
SEARCH: Final = VERBS.verb("search", spots=_this_ocean)()
SINK: Final = VERBS.verb("sink")()
STOP: Final = VERBS.verb("stop", weight="quiet")()

ATTACK: Final = VERBS.verb("attack", A_PLACE, spots=_place_here, reads=_in_this_ocean)
ATTACK_THERE: Final = VERBS.verb("attack", AN_OCEAN, ANY_PLACE)
CHOOSE: Final = VERBS.verb("choose", A_CHOICE)
COMMIT: Final = VERBS.verb("commit", A_COMMITMENT)
COMMIT_BY_LOT: Final = VERBS.verb("commit", THE_DIE, words="nemo1-option-commit-random")
EXERT: Final = VERBS.verb("exert", Several(A_RESOURCE, len(RESOURCES)))
EXERT_NONE: Final = VERBS.verb("exert", NONE_OF_IT, weight="quiet")
GIVE: Final = VERBS.verb("give", A_TREASURE)
GIVE_FOR: Final = VERBS.verb("give", A_TREASURE, A_BENEFIT)
HELP: Final = VERBS.verb("help", A_PASSENGER, weight="aside")
INCITE: Final = VERBS.verb("incite", A_TREASURE)
LOSE: Final = VERBS.verb("lose", A_RESOURCE)
MARK: Final = VERBS.verb("mark", A_SHIP)
MOVE: Final = VERBS.verb("move", AN_OCEAN)
PAY: Final = VERBS.verb("pay", A_SHIP)
REFIT: Final = VERBS.verb("refit", AN_UPGRADE)
REFIT_WITH: Final = VERBS.verb("refit", AN_UPGRADE, Several(ANY_SHIP, len(UPGRADES)))
REPAIRING: Final = VERBS.verb("repair", spots=A_RESOURCE.spot.format("hull"))
RESTING: Final = VERBS.verb("rest", spots=A_RESOURCE.spot.format("crew"))
STALK: Final = VERBS.verb("stalk", A_PLACE, spots=_place_here, reads=_in_this_ocean)
STALK_THERE: Final = VERBS.verb("stalk", AN_OCEAN, ANY_PLACE)
START: Final = VERBS.verb("start", AN_OCEAN)
USE: Final = VERBS.verb("use", A_CARD, weight={"after-action": "aside", "help": "aside"})

BY_LOT: Final = COMMIT_BY_LOT(RANDOM)
EXERT_NOTHING: Final = EXERT_NONE(NOTHING)
EXERT_EACH: Final = tuple(map(EXERT, RESOURCES))
LOSE_EACH: Final = tuple(map(LOSE, RESOURCES))
REPAIR: Final = REPAIRING()
REST: Final = RESTING()
TO_ATTACK: Final = tuple(map(ATTACK, range(1, MOST_PLACES + 1)))
TO_COMMIT: Final = tuple(map(COMMIT, COMMITMENTS))
TO_HELP: Final = tuple(map(HELP, PASSENGERS))
TO_REFIT: Final = tuple(map(REFIT, UPGRADES))
TO_STALK: Final = tuple(map(STALK, range(1, MOST_PLACES + 1)))
TO_START: Final = tuple(map(START, OCEANS))


def _dice(s: Nemo, *dice: int) -> Text:
    return text("nemo1-dice", dice=" ".join(map(str, dice)))


def _nowhere(s: Nemo, *outcome: str) -> tuple[str, ...]:
    """Nothing lies anywhere before it is drawn."""
    return ()


for _roll in ("preparation", "test-roll", "attack-roll", "enemy-fire", "damage-die", "week-die", "rest-die"):
    VERBS.draw(_roll, _dice)
for _roll in ("search-die", "incite-die", "commitment-die"):
    VERBS.draw(_roll, _dice)
VERBS.draw("card", A_CARD, _nowhere)
VERBS.draw("ship", A_SHIP, _nowhere)
VERBS.draw("treasure", A_TREASURE, _nowhere)
