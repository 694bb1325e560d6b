"""What must hold in every position of Nemo's War, second edition: every physical piece is in exactly one place."""

from __future__ import annotations

from collections import Counter

from pelagos.games.nemo2.data_pieces import SHIPS
from pelagos.games.nemo2.fields import A_VESSEL, FIELDS
from pelagos.games.nemo2.names import CARDS, EVENTS, MINES, NOWHERE, OCEANS, SALVAGE_SPACES, UPGRADES
from pelagos.games.nemo2.options import SEMI, TREACHEROUS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.verbs import A_CARD, AN_UPGRADE


def broken(s: Nemo) -> list[str]:
    """Every invariant that does not hold, in words for whoever wrote the rule or the position."""
    return FIELDS.broken(s) or [*_ships(s), *_cards(s), *_markers(s), *_tokens(s), *_seats(s)]


def _ships(s: Nemo) -> list[str]:
    """[NW2-1.3] Bag, holding boxes, discard pile, map, Tonnage, Salvage and wreck hold every ship exactly once."""
    at_hand = [piece >> 1 for piece in (s.wreck, s.drawn) if piece != NOWHERE]
    found = Counter([*FIELDS.things(s, A_VESSEL), *at_hand])
    problems = [f"ship {s.pack.fleet.names[n]}: {found[n]} of it" for n in range(SHIPS) if found[n] != 1]
    if any(found[ship] > 1 for ship in range(SHIPS, len(s.pack.fleet.names))):
        problems.append("a ship group lies twice")
    if list(s.bag) != sorted(s.bag):
        problems.append("bag: not in order")
    if len(s.salvage) > SALVAGE_SPACES:
        problems.append("salvage: more than four ships")
    if s.target != NOWHERE and s.target not in s.ships[s.ocean]:
        problems.append("target: not in the Nautilus ocean")
    return problems


def _cards(s: Nemo) -> list[str]:
    """[NW2-1.5] No card in two places; the unseen ones fill the draw pile and the Adventure deck."""
    dealt = (s.dealt,) if s.dealt else ()
    found = Counter([*FIELDS.things(s, A_CARD), *s.unseen, *dealt])
    twice = [card for card, number in found.items() if number > 1 and card < CARDS]
    problems = [f"card {s.pack.cards[card].name}: {found[card]} of it" for card in twice]
    if s.pile and len(s.unseen) != s.deck + sum(events for _, events in s.pile):
        problems.append("unseen: not as many as the pile and the deck hold")
    if sum(found[card] for card in range(1, EVENTS + 1)) < EVENTS - 1:
        problems.append("events: some are nowhere")
    failed = [card - CARDS for card in s.fail_pile if card >= CARDS]
    upgrades = Counter([*FIELDS.things(s, AN_UPGRADE), *s.upgrades_down, *failed])
    problems += [f"upgrade {name}: {upgrades[n]} of it" for n, name in enumerate(UPGRADES) if upgrades[n] > 1]
    if MINES in s.display:
        problems.append("display: the Magnetic Mines are an event, they are never on display")
    return problems


def _markers(s: Nemo) -> list[str]:
    """[NW2-1.9] Gems, cubes, contacts and treasures are as many as the box holds."""
    problems = []
    gems = sum(s.gems) + s.gems_left + s.deck_gems + sum(s.glory_gems)
    if gems != s.pack.markers["gems"] or s.gems_left < 0 or max(s.gems) > 1:
        placed = gems - s.gems_left
        problems.append(f"gems: {placed} lie about, {s.pack.markers['gems']} exist, and an ocean holds one at most")
    if s.cubes.bit_count() + s.cubes_left != s.pack.markers["cubes"] or s.cubes_left < 0:
        problems.append("cubes: not ten")
    if sum(s.contacts) > s.pack.markers["contacts"]:
        problems.append(f"contacts: {s.contacts}")
    problems += [f"contacts: too many in {name}" for o, name in enumerate(OCEANS) if s.contacts[o] > s.pack.capacity[o]]
    for kind, treasure in enumerate(s.pack.treasures):
        number = s.treasures[kind] + s.collected[kind] + s.lost_treasures[kind]
        if number != treasure.number or s.lost_treasures[kind] < 0:
            lying = f"{s.treasures[kind]} in the bag, {s.collected[kind]} collected, {s.lost_treasures[kind]} discarded"
            problems.append(f"treasure {treasure.name}: {lying}, but {treasure.number} exist")
    return problems


def _tokens(s: Nemo) -> list[str]:
    """[NW2-18.2] No more tokens are about than nobody has seen."""
    if not s.flags & TREACHEROUS:
        return []
    return [] if 0 <= s.token_bag + len(s.held_tokens) <= len(s.tokens) else ["tokens: more in the bag than unseen"]


def _seats(s: Nemo) -> list[str]:
    """[NW2-19.1, 20.1, 20.2] One officer card each, own stacks and gems in the semi-co-op only."""
    problems = []
    if sorted(s.officers) != list(range(s.seats)):
        problems.append(f"officers: {s.officers}")
    if not s.flags & SEMI and (any(s.glory_gems) or any(s.stacks)):
        problems.append("stacks and gems of the seats without the semi-co-op")
    return problems
