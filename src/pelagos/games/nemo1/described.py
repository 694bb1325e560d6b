"""Positions in words: every field of a case, and some that are worked out from them."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import AnyOrder
from pelagos.games.nemo1.combat import attack_value
from pelagos.games.nemo1.hidden import unseen
from pelagos.games.nemo1.names import (
    COMMITMENTS,
    EMPTY,
    GROUPS,
    LEVELS,
    NOWHERE,
    OCEANS,
    PASSENGERS,
    PHASES,
    RESOURCES,
    RESULTS,
    SEEK,
    UPGRADES,
)
from pelagos.games.nemo1.naming import HIDDEN, NONE
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.tally import final_score, level_of, scores_by_commitment, tally


def describe(s: Nemo) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    score = final_score(s)
    return {
        "turn": s.turn,
        "phase": PHASES[s.phase],
        "week": s.week,
        "target": s.target,
        "notoriety": s.notoriety,
        "liberation": s.liberation,
        **dict(zip(RESOURCES, s.levels, strict=True)),
        "spent": AnyOrder(name for who, name in enumerate(PASSENGERS) if s.spent >> who & 1),
        "commitment": COMMITMENTS[s.commitment],
        "final": bool(s.final),
        "ocean": OCEANS[s.ocean] if s.ocean != NOWHERE else NONE,
        "released": AnyOrder(name for group, name in enumerate(GROUPS) if s.released >> group & 1),
        "yard": bool(s.yard),
        "free_yard": bool(s.free_yard),
        "captured": bool(s.captured),
        "result": RESULTS[s.result],
        **_described_ships(s),
        **_described_treasures(s),
        **_described_cards(s),
        "exerted": [RESOURCES[resource] for resource, _ in s.exerted],
        "modifier": s.modifier + s.help,
        "number": s.number,
        "dice": list(s.dice),
        "score": score,
        "level": LEVELS[level_of(s.pack, score)],
        "tally": tally(s)._asdict(),
        "by_commitment": dict(zip(COMMITMENTS, scores_by_commitment(s), strict=True)),
    }


def _described_ships(s: Nemo) -> dict[str, Any]:
    names = [ship.name for ship in s.pack.ships]

    def word(piece: int) -> str:
        return names[piece] if piece >= 0 else NONE if piece == EMPTY else HIDDEN

    return {
        "ships": {name: [word(piece) for piece in here] for name, here in zip(OCEANS, s.ships, strict=True)},
        "pile": s.pile,
        "unseen_ships": AnyOrder(names[ship] for ship in unseen(s.pile_layers)),
        "discard": AnyOrder(names[ship] for ship in s.discard),
        "sunk": {name: [names[ship] for ship in row] for name, row in zip(OCEANS, s.sunk, strict=True)},
        "salvage": [names[ship] for ship in s.salvage],
        "upgrades": {UPGRADES[u]: names[s.marks[u]] for u in range(SEEK) if s.owned >> u & 1},
        "foe": word(s.ships[s.ocean][s.foe]) if s.foe != NOWHERE else NONE,
        "enemy_attack": attack_value(s, s.ships[s.ocean][s.foe]) if s.foe != NOWHERE else 0,
    }


def _described_treasures(s: Nemo) -> dict[str, Any]:
    names = [treasure.name for treasure in s.pack.treasures]
    return {
        "circles": {name: code != EMPTY for name, code in zip(OCEANS, s.circles, strict=True)},
        "cup": s.cup,
        "unseen_treasures": AnyOrder(names[treasure] for treasure in unseen(s.cup_layers)),
        "collected": AnyOrder(names[treasure] for treasure in (*s.collected, *s.charms)),
        "removed": AnyOrder(names[treasure] for treasure in s.removed),
    }


def _described_cards(s: Nemo) -> dict[str, Any]:
    names = [card.name for card in s.pack.cards]
    return {
        "drawn": s.drawn,
        "unseen": AnyOrder(names[card] for card in s.unseen),
        "kept": AnyOrder(names[card] for card in s.kept),
        "carried": [names[card] for card in s.carried],
        "pass": AnyOrder(names[card] for card in s.passed),
        "fail": AnyOrder(names[card] for card in s.failed),
    }
