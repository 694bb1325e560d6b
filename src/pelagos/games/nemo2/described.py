"""Positions in words: every field of a case, and some that are worked out from them."""

from __future__ import annotations

from typing import Any

from pelagos.core.game import AnyOrder
from pelagos.games.nemo2.ending import places, winners
from pelagos.games.nemo2.names import (
    CHARACTERS,
    FINALES,
    MAJORS,
    MINES,
    MOTIVES,
    NOWHERE,
    OCEANS,
    PHASES,
    RESOURCES,
    SCORED,
    UPGRADES,
)
from pelagos.games.nemo2.naming import LETTERS, NONE, fronts
from pelagos.games.nemo2.odds import RULE_OF, modifier_sheet, under_way
from pelagos.games.nemo2.semicoop import glory
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tally import final_score, scores_by_motive, shown, tally
from pelagos.games.nemo2.unplaced import FINALE


def describe(s: Nemo) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    pack = s.pack
    side = [side.name for side in pack.sides]
    last = pack.last_box
    return {
        "motive": MOTIVES[s.motive],
        "act": s.act,
        "turn": s.turn,
        "phase": PHASES[s.phase] if s.phase >= 0 else "over",
        "lull": bool(s.lull),
        "ap": s.ap,
        "ap_cut": s.ap_cut,
        "no_ap": bool(s.no_ap),
        "skip_action": bool(s.skip_action),
        "ocean": _ocean(s.ocean),
        "tunnel": bool(s.tunnel),
        "contacts": dict(zip(OCEANS, s.contacts, strict=True)),
        "ships": {name: AnyOrder(side[p] for p in s.ships[ocean]) for ocean, name in enumerate(OCEANS)},
        "gems": dict(zip(OCEANS, s.gems, strict=True)),
        "deck_gems": s.deck_gems,
        "gems_left": s.gems_left,
        "uprisings": AnyOrder(name for land, name in enumerate(pack.world.lands) if s.cubes >> land & 1),
        "cubes_left": s.cubes_left,
        "gray_cubes": s.gray_cubes,
        "fleet": _ocean(s.fleet_ocean),
        **{name: last[r] - s.resources[r] for r, name in enumerate(RESOURCES)},
        "notoriety": s.notoriety,
        "peak": s.peak,
        "extra_die": bool(s.extra_die),
        "tonnage": {name: [side[p] for p in s.tonnage[row]] for row, name in enumerate(OCEANS[:MAJORS])},
        "salvage": AnyOrder(side[piece] for piece in s.salvage),
        **_described_cards(s),
        **_described_bags(s),
        "captain": LETTERS[s.captain],
        "handover": bool(s.handover),
        "locked": bool(s.locked),
        "immune": "".join(LETTERS[seat] for seat in range(s.seats) if s.immune >> seat & 1) or NONE,
        "target": side[s.target] if s.target != NOWHERE else NONE,
        "modifier": s.modifier,
        "modifiers": _modifiers(s),
        "dice": list(s.dice),
        "total": sum(s.dice) + (s.modifier + s.help if len(s.dice) > 1 else 0),
        "score": final_score(s),
        "tally": tally(s)._asdict(),
        "by_motive": dict(zip(MOTIVES, scores_by_motive(s), strict=True)),
        "markers": list(shown(final_score(s))),
        "winners": AnyOrder(LETTERS[seat] for seat in winners(s)),
        "seats": {LETTERS[seat]: _describe_seat(s, seat) for seat in range(s.seats)},
    }


def _modifiers(s: Nemo) -> dict[str, int]:
    """[NW2-6.6] The lines of the modifier sheet, by what they are for and summed up by rule; 0 where there is none."""
    found = dict.fromkeys((*RULE_OF, *RULE_OF.values()), 0)
    for line in modifier_sheet(s) if under_way(s) else ():
        found[line.reason] += line.value
        found[line.rule] += line.value
    return found


def _described_cards(s: Nemo) -> dict[str, Any]:
    names = [card.name for card in s.pack.cards]
    special = {**dict(enumerate(names)), **dict.fromkeys(FINALES, FINALE), 0: ""}
    return {
        "pile": [
            f"{special[card]}+{events}" if card and events else special[card] or str(events) for card, events in s.pile
        ],
        "deck": s.deck + len(s.deck_bottom),
        "deck_bottom": [names[card] for card in s.deck_bottom],
        "pass": AnyOrder([*(names[card] for card in (*s.pass_pile, *_merged(s, 1))), *_scoring_upgrades(s)]),
        "fail": AnyOrder([*names, *UPGRADES][card] for card in (*s.fail_pile, *_merged(s, -1))),
        "card": names[s.dealt] or NONE,
        "tableau": AnyOrder(names[card] for card in s.tableau),
        "cannonballs": s.cannonballs,
        "display": AnyOrder(UPGRADES[upgrade] for upgrade in s.display),
        "installed": AnyOrder(UPGRADES[upgrade] for upgrade in s.installed),
        "upgrades_down": len(s.upgrades_down),
        "torpedo": s.torpedo,
        "torpedo_used": bool(s.torpedo_used),
        "armor_used": bool(s.armor_used),
        "sacrificed": AnyOrder(name for name, here in zip(CHARACTERS, s.in_play, strict=True) if not here),
    }


def _merged(s: Nemo, sign: int) -> list[int]:
    """[NW2-20.5] When the score is drawn up, all stacks are merged into PASS and FAIL."""
    return [abs(card) for stack in s.stacks for card in stack if card * sign > 0] if s.phase == SCORED else []


def _scoring_upgrades(s: Nemo) -> list[str]:
    """[NW2-13.12, 17.1] Installed upgrades lie on PASS when the score is drawn up; the mines are there as Event 50."""
    return [UPGRADES[upgrade] for upgrade in s.installed if upgrade != MINES] if s.phase == SCORED else []


def _described_bags(s: Nemo) -> dict[str, Any]:
    kinds = [treasure.name for treasure in s.pack.treasures]
    ships, tokens = s.pack.fleet.names, fronts(s.pack)
    return {
        "treasure_bag": dict(zip(kinds, s.treasures, strict=True)),
        "collected": dict(zip(kinds, s.collected, strict=True)),
        "treasures": sum(s.collected),
        "lost_treasures": dict(zip(kinds, s.lost_treasures, strict=True)),
        "bag": AnyOrder((ships[ship] for ship in s.bag), tokens),
        "bag_size": len(s.bag) + s.token_bag,
        "held": AnyOrder((ships[ship] for ship in s.held), tokens),
        "discarded": AnyOrder((ships[ship] for ship in s.discarded), tokens),
        "token_bag": s.token_bag,
        "red_sky": bool(s.red_sky),
    }


def _describe_seat(s: Nemo, seat: int) -> dict[str, Any]:
    names = [card.name for card in s.pack.cards]
    cards = s.pack.officers.get(s.seats)
    return {
        "officer": cards[s.officers[seat]].name if cards else NONE,
        "gems": s.glory_gems[seat],
        "pass": AnyOrder(names[card] for card in s.stacks[seat] if card > 0),
        "fail": AnyOrder(names[-card] for card in s.stacks[seat] if card < 0),
        "glory": glory(s, seat).points if cards else 0,
        "rank": places(s)[seat],
    }


def _ocean(ocean: int) -> str:
    return OCEANS[ocean] if ocean != NOWHERE else NONE
