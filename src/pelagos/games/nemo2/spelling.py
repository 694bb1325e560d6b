"""Other ways to write things: names as they are printed, events by number, resources and dice in any order."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pelagos.core.case_values import slug
from pelagos.core.nodes import Chance
from pelagos.games.nemo2.data import Pack
from pelagos.games.nemo2.language import called
from pelagos.games.nemo2.names import CHARACTER, MOTIVE, OCEAN, RESOURCE, UPGRADE
from pelagos.games.nemo2.naming import NUMBERED, fronts
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.words import alternatives

NAMING: Final = (
    *("check", "discard", "flip", "land", "look", "lose", "motive", "ocean", "play", "pursuer", "retain", "revive"),
    *("row", "sacrifice", "salvage", "scrap", "shield", "ship", "spend", "target", "token", "upgrade"),
)
"""The answers that end in one name."""
SPEAKING: Final = ("adopt", "agree", "propose")
"""The answers that end in another answer."""
JOINTS: Final = ("", "and", "+")
"""What may stand between the resources that are exerted together."""
ALSO: Final = {"give up": "give-up", "spend none": "spend nothing", "exert none": "exert nothing"}
PLACES: Final = ("1", "2", "3")
EVENT: Final = "event-"
NUMBERED_FIELDS: Final = dict.fromkeys(("card", "pass", "fail", "tableau", "deck_bottom"), EVENT)
"""[NW2-1.5] The fields of a position that hold cards: an event may be called by its number alone."""


def spelled(s: Nemo, answer: str) -> str:
    """[NW2-6.8, 9.2, 26] An answer as it is offered; what needs no change stays as it was written.

    A drawn ship may be called by the side with which it enters: in the bag it is known by its front.
    """
    if isinstance(s.node, Chance) and (front := fronts(s.pack).get(slug(answer))):
        return front
    verb, *words = ALSO.get(answer.lower(), answer).split() or [""]
    match [verb.lower(), *words]:
        case ["exert", *names]:
            lower = [name for word in names if (name := word.strip(",").lower()) not in JOINTS]
            return " ".join(["exert", *sorted(lower, key=lambda name: RESOURCE.get(name, len(RESOURCE)))])
        case ["pair", *dice]:
            return " ".join(["pair", *sorted(dice)])
        case ["choose", place] if place in PLACES:
            return f"choose {_alternative(s, int(place)) or place}"
        case ["choose", *steps] if any(step[:1].isupper() for step in steps):
            return f"choose {called(' '.join(steps))}"
        case ["play", number] if number.isdecimal():
            return f"play {named(s, f'{EVENT}{number}')}"
        case [plain, *words] if plain in NAMING and words:
            return f"{plain} {named(s, slug(' '.join(words)))}"
        case [plain, inner, *_] if plain in SPEAKING and inner.lower() not in SPEAKING:
            return f"{plain} {spelled(s, ' '.join(words))}"
    return " ".join([verb.lower(), *words])


def _alternative(s: Nemo, place: int) -> str:
    """[NW2-26] What a CHOOSE of the tables lists at this place, offered now or not; "" where there is no such place."""
    words = [word for word, _, _ in alternatives(getattr(s.node, "then", ()))]
    return words[place - 1] if place <= len(words) else ""


def named(s: Nemo, word: str) -> str:
    """[NW2-1.5] A thing by the name that positions and answers use; any other word stays as it was written."""
    name, plus, events = word.partition("+")
    short = slug(name)
    if short in NUMBERED:
        return f"{s.pack.cards[NUMBERED[short]].name}{plus}{events}"
    return f"{short}{plus}{events}" if short in _known(s.pack) else word


@lru_cache(4)
def _known(pack: Pack) -> frozenset[str]:
    """Everything on the table that has a name."""
    things = [*MOTIVE, *OCEAN, *CHARACTER, *UPGRADE, *pack.world.lands, *pack.card_number, *pack.treasure_number]
    things += [officer.name for cards in pack.officers.values() for officer in cards]
    return frozenset([*things, *(side.name for side in pack.sides), *(token.name for token in pack.tokens)])
