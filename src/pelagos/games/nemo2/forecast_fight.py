"""[NW2-12] Fights before they begin: the Warship's fire and the attack, against a ship or what a contact hides."""

from __future__ import annotations

from collections.abc import Hashable
from fractions import Fraction
from typing import Any, Final

from pelagos.core.stakes import answered, carried_out
from pelagos.core.text import Text, text
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.combat import is_mined, nautilus_attacks, targets, why_not_target
from pelagos.games.nemo2.effects import piece_here
from pelagos.games.nemo2.fire import warship_fires
from pelagos.games.nemo2.forecast_ways import ROLL_ALONE, Roll, is_lost, numbers_of, verdicts
from pelagos.games.nemo2.forecast_words import defeat_lines, may_exert, roll_lines
from pelagos.games.nemo2.names import BOLD, BY_TORPEDO, MODES, NOWHERE, STALK
from pelagos.games.nemo2.odds import ALL, percent
from pelagos.games.nemo2.procedures import entering, put_ship, refill_bag
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import NATURAL
from pelagos.games.nemo2.texts import mode_text, ship_text
from pelagos.games.nemo2.wrecks import skulls

EVERY_RESOURCE: Final = 7
CONTACT: Final = "contact"


def modes_of(mode: int) -> tuple[int, ...]:
    """[NW2-12.1] The modes an attack may still have."""
    return (BOLD, STALK) if mode == NOWHERE else (mode,)


def attack(s: Nemo, piece: int, mode: int) -> Roll:
    """[NW2-12.6, 12.8] The attack on a ship, about to be rolled."""
    return Roll(carried_out(nemo2, _facing(s, piece, mode), (nautilus_attacks, 0)))


def fire(s: Nemo, piece: int, mode: int) -> Roll:
    """[NW2-12.3] The fire of a Warship, about to be rolled."""
    return Roll(carried_out(nemo2, _facing(s, piece, mode), (warship_fires,)))


def _facing(s: Nemo, piece: int, mode: int) -> Nemo:
    """A clone in which a ship is fought; it enters for that."""
    t = s.clone()
    t.events, t.target, t.mode = None, piece, mode
    if piece not in t.ships[t.ocean]:
        put_ship(t, t.ocean, piece)
    return t


def fight_lines(s: Nemo, piece: int, mode: int) -> tuple[Text, ...]:
    """[NW2-12.2] Both rolls in their order; Magnetic Mines turn it round against armored ships."""
    attacks = {way: attack(s, piece, way) for way in modes_of(mode)}
    fires = [fire(s, piece, mode)] if s.pack.warship[piece] else []
    rolls = [*attacks.values(), *fires] if is_mined(s, piece) else [*fires, *attacks.values()]
    lines = [line for roll in rolls for line in roll_lines(roll)]
    return (_prospect(s, piece, fires, attacks), *lines, *may_exert(s, 0 if mode == BY_TORPEDO else EVERY_RESOURCE))


def prospect(s: Nemo, piece: int, mode: int) -> Text:
    """One target in a line: how likely its fire does no harm, and how likely it is sunk in each mode."""
    fires = [fire(s, piece, mode)] if s.pack.warship[piece] else []
    return _prospect(s, piece, fires, {way: attack(s, piece, way) for way in modes_of(mode)})


def _prospect(s: Nemo, piece: int, fires: list[Roll], attacks: dict[int, Roll]) -> Text:
    return text(
        "nemo2-forecast-target",
        ship=ship_text(s.pack.sides[piece].name),
        fires="yes" if fires else "no",
        spared=percent(fires[0].success) if fires else "",
        sunk=_by_mode({way: roll.success for way, roll in attacks.items()}),
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
    tokens = t.token_bag + len(t.bag) - len(pieces)
    kinds = _kinds(t, [piece for piece in pieces if not is_beyond(s, piece, mode)])
    attacks = {way: {piece: attack(t, piece, way) for piece in kinds} for way in modes_of(mode)}
    each = Fraction(1, len(pieces) + tokens)
    sunk = {way: each * sum([kinds[piece] * roll.success for piece, roll in of.items()]) for way, of in attacks.items()}
    facts = {"number": len(pieces), "warships": sum(s.pack.warship[piece] for piece in pieces), "tokens": tokens}
    lines = [text("nemo2-forecast-contact", sunk=_by_mode(sunk), **facts)]
    if mode != NOWHERE:
        lines += [_risk(mode), *defeat_lines(each * _lost_to(attacks[mode], kinds))]
    return (*lines, *may_exert(s, 0 if mode == BY_TORPEDO else EVERY_RESOURCE))


def _kinds(s: Nemo, pieces: list[int]) -> dict[int, int]:
    """One ship for all that fight alike, and how many they are."""
    alike: dict[tuple[Any, ...], list[int]] = {}
    for piece in pieces:
        side = s.pack.sides[piece]
        kind = (side.attack, side.defense, side.warship, side.armored, side.skulls, side.sunk)
        alike.setdefault(kind, []).append(piece)
    return {some[0]: len(some) for some in alike.values()}


def _lost_to(attacks: dict[int, Roll], kinds: dict[int, int]) -> Fraction:
    """[NW2-12.2, 16.1, 16.2] The chances that ships lose the game, by their fire or by the Notoriety of the attack.

    The fire comes first, but for Magnetic Mines against armored ships: then only after a miss.
    """
    found, fatal, by_fire = Fraction(), dict[Hashable, bool](), dict[Hashable, Fraction]()
    for piece, roll in attacks.items():
        s, lost = roll.s, _attack_lost(roll, fatal)
        if s.pack.warship[piece] and (hurt := _fire_lost(s, piece, by_fire)):
            lost += hurt * (_missed(roll) if is_mined(s, piece) else 1 - lost)
        found += kinds[piece] * lost if lost else 0
    return found


def _attack_lost(roll: Roll, known: dict[Hashable, bool]) -> Fraction:
    """[NW2-12.6 to 12.8] How likely an attack loses the game; a wreck and a miss are followed once for all."""
    s, lost = roll.s, 0
    if s.node is not ROLL_ALONE:
        return roll.lost
    wreck = (*skulls(s, s.target), *s.pack.sides[s.target].sunk)
    turns, good = verdicts(s)
    for dice, weight in turns.items():
        end = wreck if dice in good else dice == NATURAL
        if end not in known:
            known[end] = is_lost(answered(nemo2, s, dice))
        lost += weight * known[end]
    return Fraction(lost, ALL)


def _fire_lost(s: Nemo, piece: int, known: dict[Hashable, Fraction]) -> Fraction:
    """[NW2-12.3] How likely the fire of a Warship loses the game; of one that fires like another one, it is known."""
    shots = fire(s, piece, s.mode)
    numbers = numbers_of(shots.s)
    if numbers not in known:
        known[numbers] = shots.lost
    return known[numbers]


def _missed(roll: Roll) -> Fraction:
    """How likely an attack misses, and it goes on."""
    return roll.stakes.chance(lambda way: not way.state.passed and not is_lost(way.state))


def _risk(mode: int) -> Text:
    """[NW2-12.3, 12.6 to 12.8] What an unknown ship can cost; a torpedo that misses costs no Notoriety."""
    return text("nemo2-forecast-contact-risk", torpedo="yes" if mode == BY_TORPEDO else "no")


def is_beyond(s: Nemo, piece: int, mode: int) -> bool:
    """[NW2-12.8, D13] Whether realistic torpedoes cannot reach what is revealed, so that the attack ends."""
    return mode == BY_TORPEDO and why_not_target(_facing(s, piece, mode), piece, mode) != ""


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
