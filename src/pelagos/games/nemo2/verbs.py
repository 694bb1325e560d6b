"""Every answer of Nemo's War, second edition, declared once: the verb, what follows it, its words and its spot."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import TYPE_CHECKING, Final

from pelagos.core.kinds import Kind, Several
from pelagos.core.text import SeatName, Text, text
from pelagos.core.verbs import Inner, Spots, Verbs, Weights
from pelagos.games import nemo2 as chapters
from pelagos.games.nemo2.language import called, choice_words
from pelagos.games.nemo2.names import (
    ACTIONS,
    CHARACTERS,
    CREW_ARMOR,
    FOG_MACHINE,
    MAJORS,
    MOTIVES,
    NUMBERED,
    OCEANS,
    RESOURCES,
    SEAT_LETTERS,
    START_PRICE,
    UPGRADES,
)

if TYPE_CHECKING:
    from pelagos.games.nemo2.data import Pack
    from pelagos.games.nemo2.state import Nemo

NOTHING: Final = "nothing"
FREE_ACTIONS: Final = ("torpedo", "fog")
SECRETS: Final = ("adventure-deck", "draw-pile", "finales", "tokens", "upgrades")
"""[NW2-1.13] What nobody may look at, as somebody may ask for it: `look draw-pile`."""


def _sides(pack: Pack) -> tuple[str, ...]:
    """[NW2-1.3] Both sides of every ship by name; some are called alike."""
    return tuple(dict.fromkeys(side.name for side in pack.sides))


def _choices(pack: Pack) -> tuple[str, ...]:
    """[NW2-26] What a CHOOSE can be about: one point of any resource, and the alternatives in the tables."""
    programs = [card.steps for card in pack.cards] + [treasure.steps for treasure in pack.treasures]
    programs += [steps for token in pack.tokens for steps in (token.steps, token.steps_galakta)]
    programs += [row.steps for action in pack.actions if action for row in action.rows]
    programs += [side.sunk for side in pack.sides] + [character.penalty for character in pack.characters]
    gains = [f"gain-{name}-1" for name in RESOURCES]
    return tuple(dict.fromkeys(chain(gains, *map(choice_words, programs))))


def _numbered(s: Nemo, word: str) -> str | None:
    """[NW2-1.5] A card by its number: `12` and `event-12` are the same event."""
    number = NUMBERED.get(f"event-{word}" if word.isdecimal() else word.lower())
    return None if number is None else s.pack.cards[number].name


def _listed(s: Nemo, word: str) -> str | None:
    """[NW2-26] A choice by its place in the list, offered now or not, or as the component tables write it."""
    if word.isdecimal():
        words = [word for word, _, _ in chapters.effects.alternatives(getattr(s.node, "then", ()))]
        return words[int(word) - 1] if 0 < int(word) <= len(words) else None
    return called(word) if any(step[:1].isupper() for step in word.split()) else None


def _sits_at(letter: str) -> SeatName:
    """[NW2-19.1] Whoever sits there."""
    return SeatName(SEAT_LETTERS.index(letter))


A_CARD: Final = Kind("card", lambda pack: tuple(pack.card_number), words="nemo2-card", spot="card-{}", also=_numbered)
A_CHARACTER: Final = Kind("character", CHARACTERS, words="nemo2-character", spot="character-{}")
A_CHOICE: Final = Kind("choice", _choices, also=_listed, unlisted=True)
A_DIE: Final = Kind("die", tuple(range(1, 7)), unlisted=True)
A_LAND: Final = Kind("land", lambda pack: pack.world.lands, words="nemo2-land", spot="land-{}")
A_MOTIVE: Final = Kind("motive", MOTIVES, words="nemo2-motive", spot="motive-{}")
A_RESOURCE: Final = Kind("resource", RESOURCES, words="nemo2-resource", spot="track-{}")
A_SEAT: Final = Kind("seat", tuple(SEAT_LETTERS), words=_sits_at)
A_SECRET: Final = Kind("secret", SECRETS)
A_SHIP: Final = Kind("ship", _sides, words="nemo2-ship", spot="ship-{}")
A_TOKEN: Final = Kind("token", lambda pack: tuple(t.name for t in pack.tokens), words="nemo2-token", spot="token-{}")
A_TREASURE: Final = Kind(
    "treasure", lambda pack: tuple(pack.treasure_number), words="nemo2-treasure", spot="treasure-{}"
)
AN_OCEAN: Final = Kind("ocean", OCEANS, words="nemo2-ocean", spot="ocean-{}")
AN_UPGRADE: Final = Kind("upgrade", UPGRADES, words="nemo2-upgrade", spot="upgrade-{}")
CANNONBALLS: Final = Kind("number", lambda pack: tuple(range(pack.markers["cannonballs"] + 1)), unlisted=True)
THE_CONTACT: Final = Kind("contact", ("contact",))
THE_CREW_ARMOR: Final = Kind("upgrade", (UPGRADES[CREW_ARMOR],), spot=AN_UPGRADE.spot)
NONE_OF_IT: Final = Kind(NOTHING, (NOTHING,), also=lambda s, word: NOTHING if word.lower() == "none" else None)
POINTS: Final = [Kind(name, tuple(range(START_PRICE + 1)), unlisted=True) for name in RESOURCES]


def _contact_here(s: Nemo, seat: int, *contact: str) -> tuple[str, ...]:
    """[NW2-11.2] Contacts are attacked where the Nautilus is."""
    return (f"contact-{OCEANS[s.ocean]}",)


def _starting_upgrade(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW2-2.3] The upgrade of the motive."""
    return (AN_UPGRADE.spot.format(UPGRADES[s.pack.motives[s.motive].upgrade]),)


def _targets_here(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW2-11.2] What is attacked: the ships of this ocean and its contacts."""
    ships = (A_SHIP.spot.format(s.pack.sides[piece].name) for piece in s.ships[s.ocean])
    return (*ships, *(_contact_here(s, seat) if s.contacts[s.ocean] else ()))


def _lands_here(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW2-11.3] Where the uprising could be: the free lands of this ocean."""
    free = s.pack.ocean_lands[s.ocean] & ~s.cubes
    return tuple(A_LAND.spot.format(land) for place, land in enumerate(s.pack.world.lands) if free >> place & 1)


def _gem_here(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW2-11.8] The gem of this ocean."""
    return (f"gem-{OCEANS[s.ocean]}",)


def _on_display(s: Nemo, seat: int) -> tuple[str, ...]:
    """[NW2-11.7] The upgrades that a Refit may bring."""
    return tuple(AN_UPGRADE.spot.format(UPGRADES[upgrade]) for upgrade in s.display)


DONE_AT: Final[Mapping[str, str | Spots]] = {
    "adventure": "deck",
    "attack": _targets_here,
    "fog": AN_UPGRADE.spot.format(UPGRADES[FOG_MACHINE]),
    "incite": _lands_here,
    "refit": _on_display,
    "repair": A_RESOURCE.spot.format("hull"),
    "rest": A_RESOURCE.spot.format("crew"),
    "search": _gem_here,
    "torpedo": _targets_here,
}
"""[NW2-10.2] Where each action is done; a Move goes to the oceans that its next question offers."""
AS_A_HELP: Final[Weights] = {"action": "rare", "emergency-help": "aside"}
"""[NW2-10.4, 14.1] What is given up for good: seldom for action points, with a reason for a roll."""
HELPING: Final[Weights] = {"emergency-help": "aside"}
PLACING: Final[Weights] = dict.fromkeys(
    ("gem-ocean", "place-contact", "place-flip", "place-ocean", "white-pair"), "light"
)
"""[NW2-9.x] Where something comes to lie in the Placement Phase."""

VERBS: Final[Verbs[Nemo]] = Verbs("nemo2")

ACTION: Final = {name: VERBS.verb(name, spots=DONE_AT.get(name, "")) for name in (*ACTIONS, *FREE_ACTIONS)}
"""[NW2-10.2, 10.4] The actions of the menu and the two that an upgrade gives."""

ACCEPT: Final = VERBS.verb("accept", weight={"emergency-help": "quiet"})()
ARMOR: Final = VERBS.verb("armor", weight=HELPING)()
BEAR: Final = VERBS.verb("bear", weight="quiet")()
BOLD: Final = VERBS.verb("bold")()
CONTINUE: Final = VERBS.verb("continue")()
DECLINE: Final = VERBS.verb("decline")()
DRAW_LOTS: Final = VERBS.verb("draw")()
END: Final = VERBS.verb("end", weight="end")()
FIGHT: Final = VERBS.verb("fight")()
GIVE_UP: Final = VERBS.verb("give-up", also="give up")()
GIVE_WAY: Final = VERBS.verb("yield")()
INSTALLING: Final = VERBS.verb("install", spots=_starting_upgrade)
INSTALL: Final = INSTALLING()
KEEP: Final = VERBS.verb("keep")()
LEAVE: Final = VERBS.verb("leave")()
LOOK_FOR_UPGRADE: Final = VERBS.verb("upgrade", words="nemo2-option-look-for-upgrade")()
BUY_NOTHING: Final = VERBS.verb("nothing")()
NO_GEM: Final = VERBS.verb("none")()
PASS_TILE: Final = VERBS.verb("pass")()
PAY_GEM: Final = VERBS.verb("pay", words="nemo2-option-pay-gem")()
REFUSE: Final = VERBS.verb("refuse")()
RETURN_ADVENTURE: Final = VERBS.verb("return")()
SALVAGE: Final = VERBS.verb("salvage")()
SILENT: Final = VERBS.verb("silent")()
STALK: Final = VERBS.verb("stalk")()
STAY: Final = VERBS.verb("stay", weight="quiet")()
STOP: Final = VERBS.verb("stop")()
SUPPORT: Final = VERBS.verb("support")()
TAKE_ADVENTURE: Final = VERBS.verb("resolve")()
TONNAGE: Final = VERBS.verb("tonnage")()

CAPTAIN: Final = VERBS.verb("captain", A_SEAT)
CHECK: Final = VERBS.verb("check", AN_OCEAN, weight="light")
CHOOSE: Final = VERBS.verb("choose", A_CHOICE)
DISCARD: Final = VERBS.verb("discard", A_TREASURE)
EXERT: Final = VERBS.verb("exert", Several(A_RESOURCE, len(RESOURCES)))
EXERT_NONE: Final = VERBS.verb("exert", NONE_OF_IT, weight="quiet")
FLIP: Final = VERBS.verb("flip", A_SHIP, weight=PLACING)
FORGO: Final = VERBS.verb("forgo", CANNONBALLS)
GAIN: Final = VERBS.verb("gain", A_RESOURCE)
GEM: Final = VERBS.verb("gem", A_SEAT)
HAND_IN: Final = VERBS.verb("salvage", A_SHIP, words="nemo2-option-hand-in")
LAND: Final = VERBS.verb("land", A_LAND)
LOOK: Final = VERBS.verb("look", A_SECRET)
LOSE: Final = VERBS.verb("lose", A_RESOURCE)
MOTIVE: Final = VERBS.verb("motive", A_MOTIVE)
OCEAN: Final = VERBS.verb("ocean", AN_OCEAN, weight=PLACING)
PAIR: Final = VERBS.verb("pair", Several(A_DIE, 2, 2, alike=True), weight=PLACING)
PAY: Final = VERBS.verb("pay", *POINTS)
PLAY: Final = VERBS.verb("play", A_CARD, weight=HELPING)
PURSUER: Final = VERBS.verb("pursuer", A_SHIP)
RETAIN: Final = VERBS.verb("retain", A_TREASURE, weight=HELPING)
REVIVE: Final = VERBS.verb("revive", A_CHARACTER)
ROW: Final = VERBS.verb("row", AN_OCEAN, spots="tonnage-{0}")
SACRIFICE: Final = VERBS.verb("sacrifice", A_CHARACTER, weight=AS_A_HELP)
SCRAP: Final = VERBS.verb("scrap", THE_CREW_ARMOR, weight=HELPING)
SHIELD: Final = VERBS.verb("shield", AN_UPGRADE, weight="aside")
SHIP: Final = VERBS.verb("ship", A_SHIP)
SPEND: Final = VERBS.verb("spend", A_TREASURE)
SPEND_NONE: Final = VERBS.verb("spend", NONE_OF_IT, weight="quiet")
TARGET: Final = VERBS.verb("target", A_SHIP)
TARGET_CONTACT: Final = VERBS.verb("target", THE_CONTACT, spots=_contact_here)
TOKEN: Final = VERBS.verb("token", A_TOKEN, weight=HELPING)
UPGRADE: Final = VERBS.verb("upgrade", AN_UPGRADE)

ADOPT: Final = VERBS.verb("adopt", Inner(VERBS))
AGREE: Final = VERBS.verb("agree", Inner(VERBS), weight="assent")
PROPOSE: Final = VERBS.verb("propose", Inner(VERBS))
"""[NW2-19.6, 20.3] Answers about another answer."""

TO_OCEAN: Final = tuple(map(OCEAN, OCEANS))
TO_MOTIVE: Final = tuple(map(MOTIVE, MOTIVES))
TO_ROW: Final = tuple(map(ROW, OCEANS[:MAJORS]))
EXERT_NOTHING: Final = EXERT_NONE(NOTHING)
SPEND_NOTHING: Final = SPEND_NONE(NOTHING)
CONTACT: Final = TARGET_CONTACT("contact")
SCRAP_ARMOR: Final = SCRAP(UPGRADES[CREW_ARMOR])


def _dice(s: Nemo, *dice: int) -> Text:
    return text("nemo2-dice", dice=" ".join(map(str, dice)))


def _ship_or_token(s: Nemo, name: str) -> Text:
    """[NW2-18.2] Tokens are drawn from the same bag as ships."""
    return Text(f"nemo2-{'token' if name in A_TOKEN.values(s.pack) else 'ship'}-{name}")


def _lot(s: Nemo, verb: str, letter: str) -> Text:
    """[NW2-19.1] The captain who is drawn is named as one who is chosen."""
    return CAPTAIN.label(s, s.captain, (letter,))


def _nowhere(s: Nemo, *outcome: str) -> tuple[str, ...]:
    """Nothing lies anywhere before it is drawn."""
    return ()


for _stream in ("d6", "2d6", "white-dice", "black-dice", "place-dice"):
    VERBS.draw(_stream, _dice)
for _stream in ("adventure", "adventure-deck"):
    VERBS.draw(_stream, A_CARD, _nowhere)
for _stream in ("ship-bag", "red-group"):
    VERBS.draw(_stream, _ship_or_token)
VERBS.draw("treasure-bag", A_TREASURE, _nowhere)
VERBS.draw("upgrades", AN_UPGRADE, _nowhere)
VERBS.draw("captain", _lot)
