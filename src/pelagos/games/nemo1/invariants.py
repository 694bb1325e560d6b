"""What must hold in every position of Nemo's War, first edition: every physical piece is in exactly one place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from pelagos.games.nemo1.adventure import TOP
from pelagos.games.nemo1.fields import FIELDS
from pelagos.games.nemo1.hidden import FIRST_CODE, Layers, size
from pelagos.games.nemo1.names import CARDS, EMPTY, HOLLOW_EXPLOSION, MAELSTROM, NEMO, NOWHERE, SEEK
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.verbs import A_CARD, A_SHIP, A_TREASURE


def broken(s: Nemo) -> list[str]:
    """Every invariant that does not hold, in words for whoever wrote the rule or the position."""
    return FIELDS.broken(s) or [*_ships(s), *_treasures(s), *_cards(s), *_committed(s)]


def _ships(s: Nemo) -> list[str]:
    """[NW1-2.1, 3.1, AMB-1, AMB-29] 53 ships: unseen, face up, sunk, stored, marking, discarded or not yet released."""
    pieces = list(chain(*s.ships))
    held = [ship for ship, found in enumerate(s.pack.ships) if not s.released >> found.group & 1]
    found = Counter([*FIELDS.things(s, A_SHIP), *held])
    problems = [f"ship {ship.name}: {found[n]} of it" for n, ship in enumerate(s.pack.ships) if found[n] != 1]
    problems += _layers(s.pile_layers, s.pile, (piece for piece in pieces if piece < EMPTY), "ships")
    if any(here and here[-1] == EMPTY for here in s.ships):
        problems.append("ships: a free place behind the last ship")
    if len(s.salvage) > s.pack.numbers.salvage_boxes:
        problems.append("salvage: more ships than boxes")
    if any((mark >= 0) != bool(s.owned >> upgrade & 1) for upgrade, mark in enumerate(s.marks)) or s.owned >> SEEK:
        problems.append("upgrades: an upgrade without the ship that marks it")
    if s.foe != NOWHERE and (s.foe >= len(s.ships[s.ocean]) or s.ships[s.ocean][s.foe] == EMPTY):
        problems.append("foe: no ship on that place")
    return problems


def _treasures(s: Nemo) -> list[str]:
    """[NW1-2.1, 3.7] 30 counters: unseen ones in the cup and the circles, collected ones, removed ones."""
    found = Counter(FIELDS.things(s, A_TREASURE))
    problems = [f"treasure {t.name}: {found[n]} of it" for n, t in enumerate(s.pack.treasures) if found[n] != 1]
    return problems + _layers(s.cup_layers, s.cup, (code for code in s.circles if code != EMPTY), "treasures")


def _layers(layers: Layers, supply: int, lying: Iterable[int], what: str) -> list[str]:
    """[NW1-4.2, 0.2] As many things lie face down of each layer as it has, less those that went into the next one."""
    counted = Counter(FIRST_CODE - code for code in lying)
    problems = []
    if supply < 0:
        problems.append(f"{what}: {supply} in the supply")
    passed_on = [below for _, below, _ in layers[1:]] + [supply]
    for layer, gone in zip(layers, passed_on, strict=True):
        if size(layer) != counted.pop(layer[0], 0) + gone:
            problems.append(f"{what}: layer {layer} does not add up")
    return problems + [f"{what}: no layer {number}" for number in counted]


def _cards(s: Nemo) -> list[str]:
    """[NW1-2.1, 3.6] 24 cards, none in two places; the seen ones are as many as were drawn."""
    seen = [*s.kept, *s.carried, *s.passed, *s.failed]
    found = Counter(FIELDS.things(s, A_CARD))
    problems = [f"card {s.pack.cards[card].name}: {number} of it" for card, number in found.items() if number != 1]
    wanted = {*range(1, CARDS + 1)} - {MAELSTROM, HOLLOW_EXPLOSION}
    if not wanted <= found.keys():
        problems.append("cards: some are nowhere")
    if s.drawn != len(seen):
        problems.append(f"cards: {s.drawn} drawn, {len(seen)} seen")
    if (HOLLOW_EXPLOSION in seen) != (s.drawn > TOP):
        problems.append("cards: card 21 is not the fifteenth")
    return problems


def _committed(s: Nemo) -> list[str]:
    """[NW1-12.1] Nemo at the change circle has committed himself."""
    if s.levels[NEMO] <= s.pack.tracks.change and not s.final:
        return ["commitment: Nemo has passed the change circle, but it is not final"]
    return []
