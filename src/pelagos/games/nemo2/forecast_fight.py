"""[NW2-12] Fights before they begin: the Warship's fire and the attack, against a ship or what a contact hides."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from pelagos.core.text import Text, text
from pelagos.games.nemo2.combat import BEYOND_TORPEDOES, targets
from pelagos.games.nemo2.effects import piece_here
from pelagos.games.nemo2.forecast_words import defeat_lines, may_exert, roll_lines
from pelagos.games.nemo2.names import ATTACK, BOLD, BY_TORPEDO, FIRE, MINES, MODES, NOWHERE, STALK, TORPEDO
from pelagos.games.nemo2.odds import percent
from pelagos.games.nemo2.options import REALISTIC
from pelagos.games.nemo2.procedures import entering, put_ship, refill_bag
from pelagos.games.nemo2.stakes import begun, defeat, ends, is_fatal, success
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.texts import mode_text, ship_text

EVERY_RESOURCE: Final = 7
CONTACT: Final = "contact"


def modes_of(mode: int) -> tuple[int, ...]:
    """[NW2-12.1] The modes an attack may still have."""
    return (BOLD, STALK) if mode == NOWHERE else (mode,)


def attack(s: Nemo, piece: int, mode: int) -> Nemo:
    """[NW2-12.6, 12.8] The attack roll, just begun."""
    return begun(s, TORPEDO if mode == BY_TORPEDO else ATTACK, 0, piece, mode)


def fight_lines(s: Nemo, piece: int, mode: int) -> tuple[Text, ...]:
    """[NW2-12.2] Both rolls in their order; Magnetic Mines turn it round against armored ships."""
    rolls = [roll_lines(attack(s, piece, way)) for way in modes_of(mode)]
    shots = [line for lines in rolls for line in lines]
    side = s.pack.sides[piece]
    fire = list(roll_lines(begun(s, FIRE, 0, piece, mode))) if side.warship else []
    both = shots + fire if is_mined(s, piece) else fire + shots
    mask = 0 if mode == BY_TORPEDO else EVERY_RESOURCE
    return (prospect(s, piece, mode), *both, *may_exert(s, mask))


def prospect(s: Nemo, piece: int, mode: int) -> Text:
    """One target in a line: how likely its fire does no harm, and how likely it is sunk in each mode."""
    side = s.pack.sides[piece]
    return text(
        "nemo2-forecast-target",
        ship=ship_text(side.name),
        fires="yes" if side.warship else "no",
        spared=percent(success(begun(s, FIRE, 0, piece, mode))) if side.warship else "",
        sunk=_by_mode({way: success(attack(s, piece, way)) for way in modes_of(mode)}),
    )


def _by_mode(chances: dict[int, Fraction]) -> Text:
    """How likely a target is sunk, mode by mode."""
    first, *others = [
        text("nemo2-forecast-sunk", mode=mode_text(MODES[mode]), chance=percent(chance))
        for mode, chance in chances.items()
    ]
    return text("nemo2-forecast-both", first=first, second=others[0]) if others else first


def contact_lines(s: Nemo, mode: int) -> tuple[Text, ...]:
    """[NW2-3.2, 11.2, 18.3] What a contact hides, averaged over the bag, which an empty one fills first.

    A ship group that came back with the discard pile is no target either.
    """
    t = s.clone()
    t.events = None
    refill_bag(t)
    if not t.bag and not t.token_bag:
        return (Text("nemo2-forecast-nothing-to-draw"),)
    pieces = [entering(s, ship, False) for ship in t.bag if s.pack.fleet.group_of[ship] >= 0]
    t.token_bag += len(t.bag) - len(pieces)
    sunk = _by_mode({way: _average(t, pieces, way) for way in modes_of(mode)})
    warships = sum(s.pack.warship[piece] for piece in pieces)
    facts = {"number": len(pieces), "warships": warships, "tokens": t.token_bag}
    mask = 0 if mode == BY_TORPEDO else EVERY_RESOURCE
    risk = () if mode == NOWHERE else (_risk(mode), *defeat_lines(_doom(t, pieces, mode)))
    return (text("nemo2-forecast-contact", sunk=sunk, **facts), *risk, *may_exert(s, mask))


def _risk(mode: int) -> Text:
    """[NW2-12.3, 12.6 to 12.8] What an unknown ship can cost; a torpedo that misses costs no Notoriety."""
    return text("nemo2-forecast-contact-risk", torpedo="yes" if mode == BY_TORPEDO else "no")


def _doom(s: Nemo, pieces: list[int], mode: int) -> Fraction:
    """[NW2-16.1, 16.2] The chance that what is drawn loses the game, by its fire or by the Notoriety of the attack."""
    fought = [piece for piece in pieces if not is_beyond(s, piece, mode)]
    return sum((_lost_to(s, piece, mode) for piece in fought), Fraction(0)) / max(1, len(pieces) + s.token_bag)


def _lost_to(s: Nemo, piece: int, mode: int) -> Fraction:
    """[NW2-12.2] The fire comes first, but for Magnetic Mines against armored ships: then only after a miss."""
    fire = defeat(begun(s, FIRE, 0, piece, mode)) if s.pack.warship[piece] else Fraction(0)
    found = ends(attack(s, piece, mode))
    fatal = sum((end.chance for end in found if is_fatal(s, end.steps)), Fraction(0))
    if not is_mined(s, piece):
        return fire + (1 - fire) * fatal
    return fatal + fire * sum(end.chance for end in found if end.name != "sunk" and not is_fatal(s, end.steps))


def is_mined(s: Nemo, piece: int) -> bool:
    """[NW2-12.2, 13.11] Whether the Nautilus attacks before this ship fires."""
    return s.pack.sides[piece].armored and MINES in s.installed


def _average(s: Nemo, pieces: list[int], mode: int) -> Fraction:
    """[NW2-12.6] The chance to sink what is drawn with nothing exerted; a token is none and ends the attack."""
    drawn = max(1, len(pieces) + s.token_bag)
    pieces = [piece for piece in pieces if not is_beyond(s, piece, mode)]
    alike = {(s.pack.sides[piece].defense, s.pack.warship[piece]): piece for piece in pieces}
    known = {values: success(attack(s, piece, mode)) for values, piece in alike.items()}
    chances = [known[s.pack.sides[piece].defense, s.pack.warship[piece]] for piece in pieces]
    return sum(chances, Fraction(0)) / drawn


def is_beyond(s: Nemo, piece: int, mode: int) -> bool:
    """[NW2-12.8, D13] Whether realistic torpedoes cannot reach what is revealed, so that the attack ends."""
    return bool(mode == BY_TORPEDO and s.flags & REALISTIC and s.pack.sides[piece].ship_class in BEYOND_TORPEDOES)


def forced_fight(s: Nemo, piece: int) -> tuple[Text, ...]:
    """[NW2-9.5, 12.11] The fight with a Warship that enters the ocean of the Nautilus, by Stalk."""
    t = s.clone()
    t.events = None
    put_ship(t, t.ocean, piece)
    return fight_lines(t, piece, STALK)


def fights_here(s: Nemo, mode: int) -> tuple[Text, ...]:
    """[NW2-11.2, 12.1, 12.8] The fight with the only target, which begins at once, or every target in a line."""
    named = [str(name) for _, name in targets(s, mode)]
    if len(named) > 1:
        return prospects_here(s, mode)
    return contact_lines(s, mode) if CONTACT in named else fight_lines(s, piece_here(s, named[0]), mode)


def prospects_here(s: Nemo, mode: int) -> tuple[Text, ...]:
    """[NW2-11.2] Every target of the Nautilus ocean in a line."""
    lines: list[Text] = []
    for _, name in targets(s, mode):
        lines += contact_lines(s, mode)[:1] if name == CONTACT else [prospect(s, piece_here(s, name), mode)]
    return tuple(lines)
