"""What a described position does not name: cards, ships and markers that lie nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from pelagos.core.case_values import list_in, slug, table_in, unknown, word_in, wrong
from pelagos.core.errors import PelagosError
from pelagos.core.state import replaced
from pelagos.games.nemo2.cards import REQUIRED_REPAIRS
from pelagos.games.nemo2.data_pieces import COLORS, SHIPS
from pelagos.games.nemo2.emergency import RED_SKY
from pelagos.games.nemo2.fields import FINALE
from pelagos.games.nemo2.forms import OTHERS
from pelagos.games.nemo2.names import (
    ACTS,
    BLUE,
    DARK_YELLOW,
    DISPLAY_SPACES,
    EVENTS,
    FINALES,
    FLIP_BOX,
    GREEN,
    MINES,
    OCEANS,
    ORANGE,
    PALE_YELLOW,
    RED,
    RISING_THREAT,
    WHITE,
)
from pelagos.games.nemo2.naming import card_number
from pelagos.games.nemo2.procedures import violet
from pelagos.games.nemo2.setup import FIRST_EVENTS, LAST_EVENTS
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.upgrades import MINES_CARD

PILE_WORDS: Final = ("6", "act-1", "act-2", "act-3", "rising-threat+6", "finale+4")
"""Examples of what a draw pile is made of: which event lies where is decided only when it is drawn."""


def share_cards(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2.2] What is in no pile is unseen; the draw pile takes its events, the Adventure deck the rest."""
    _pair_mines(s)
    removed = [card_number(s.pack, card) for card in list_in("removed", fields.get("removed", []))]
    stacked = [abs(card) for card in chain.from_iterable(s.stacks)]
    seen = {*s.pass_pile, *s.fail_pile, *s.tableau, *s.deck_bottom, *stacked, *removed, s.dealt}
    s.unseen = tuple(card for card in range(1, EVENTS + 1) if card not in seen)
    s.pile = _pile(s, fields["pile"]) if "pile" in fields else _usual_pile(s)
    s.deck = len(s.unseen) - sum(events for _, events in s.pile)
    shown = [upgrade for upgrade in range(MINES) if upgrade not in (*s.display, *s.installed)]
    if "display" not in fields:
        first = s.pack.motives[s.motive].upgrade
        shown.sort(key=lambda upgrade: upgrade != first)
        s.display, shown = tuple(shown[:DISPLAY_SPACES]), shown[DISPLAY_SPACES:]
    s.upgrades_down = tuple(sorted(shown))
    if "tableau" in fields and "cannonballs" not in fields and REQUIRED_REPAIRS in s.tableau:
        s.cannonballs = s.pack.markers["cannonballs"]


def _pair_mines(s: Nemo) -> None:
    """[NW2-13.11] Event 50 in the tableau is the installed upgrade Magnetic Mines, and the other way round."""
    if MINES in s.installed and MINES_CARD not in s.tableau:
        s.tableau += (MINES_CARD,)
    if MINES_CARD in s.tableau and MINES not in s.installed:
        s.installed += (MINES,)


def _usual_pile(s: Nemo) -> tuple[tuple[int, int], ...]:
    """[NW2-2.2] The draw pile at the beginning of the act, without the card that is being resolved."""
    motive = s.pack.motives[s.motive]
    one, two, three = ACTS
    whole = (
        (one, 0),
        (0, FIRST_EVENTS),
        (two, 0),
        (0, motive.act2),
        (three, 0),
        (RISING_THREAT, motive.act3),
        (FINALES[0], LAST_EVENTS),
    )
    if not s.act and not s.dealt:
        return whole
    if s.dealt == RISING_THREAT:
        return ((0, motive.act3), whole[-1])
    if s.dealt in FINALES:
        return ((0, LAST_EVENTS),)
    after = s.dealt - one if s.dealt in ACTS else s.act - 1
    return whole[2 * after + 1 :]


def _pile(s: Nemo, value: Any) -> tuple[tuple[int, int], ...]:
    """[NW2-4.2] From the top: `6` events, or a special card with the events shuffled into it, as in `finale+4`.

    The finale is always among them: the pile cannot run out.
    """
    segments = []
    for word in list_in("pile", value):
        special, plus, events = str(word).rpartition("+")
        if not plus and not events.isdecimal():
            special, events = events, "0"
        if not events.isdecimal():
            raise wrong("pile", word)
        card = 0 if not special else FINALES[0] if special == FINALE else card_number(s.pack, special)
        if 0 < card <= EVENTS:
            raise unknown("pile", str(word), PILE_WORDS)
        segments.append((card, int(events)))
    if not any(card in FINALES for card, _ in segments) and s.dealt not in FINALES:
        raise PelagosError("error-case-missing", field='pile = [..., "finale+4"]')
    return tuple(segments)


def share_ships(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2.4, 5.2, 8.2, 8.3] Every ship that lies nowhere is in the bag if its group has come, else it is held.

    A named `bag` holds exactly those ships; the others of the groups in play are then in the discard pile. Once 36 was
    reached the coloured ships on the map lie violet, whatever they are called.
    """
    if s.peak >= FLIP_BOX:
        s.ships = tuple(tuple(violet(s, piece) for piece in pieces) for pieces in s.ships)
    groups = [WHITE, PALE_YELLOW]
    groups += [DARK_YELLOW] * (s.act >= 2) + [ORANGE] * (s.act >= 3)
    groups += [BLUE] * (s.peak >= s.first_box) + [GREEN] * (s.peak >= s.second_box)
    if "groups" in fields:
        groups = [word_in("groups", name, COLORS) for name in list_in("groups", fields["groups"])]
    lying = {piece >> 1 for piece in (*chain.from_iterable((*s.ships, *s.tonnage)), *s.salvage)}
    left = [ship for ship in range(SHIPS) if ship not in lying and ship not in s.discarded]
    came = [ship for ship in left if s.pack.fleet.group_of[ship] in groups]
    if "bag" in fields:
        s.discarded += tuple(ship for ship in came if ship not in s.bag)
        came = [*s.bag]
    s.bag = tuple(sorted(came))
    s.held = tuple(ship for ship in left if ship not in s.bag and ship not in s.discarded)
    _share_tokens(s, {*lying, *s.discarded})
    if s.held_tokens:
        s.held_tokens = tuple(group for group in s.held_tokens if group not in groups)
        if "token_bag" not in fields:
            s.token_bag += sum(group in groups for group in (BLUE, GREEN, DARK_YELLOW, ORANGE, RED))


def _share_tokens(s: Nemo, seen: set[int]) -> None:
    """[NW2-18.2, 18.7] A token that was drawn is unseen no longer: a ship group that lies somewhere, a kept Red Sky."""
    drawn = [n for n, t in enumerate(s.pack.tokens) if t.ship in seen or (s.red_sky and t.name == RED_SKY[1])]
    s.tokens = tuple(token for token in s.tokens if token not in drawn)


def share_markers(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-1.9] Gems, cubes and treasures are as many as the box holds; contacts make room for ships."""
    named = [slug(name) for name in table_in("contacts", fields.get("contacts", {}))]
    for ocean, name in enumerate(OCEANS):
        if name not in named and OTHERS not in named and s.ships[ocean]:
            room = max(0, s.pack.capacity[ocean] - len(s.ships[ocean]))
            s.contacts = replaced(s.contacts, ocean, min(s.contacts[ocean], room))
    s.gems_left = s.pack.markers["gems"] - sum(s.gems) - s.deck_gems - sum(s.glory_gems)
    s.cubes_left = s.pack.markers["cubes"] - s.cubes.bit_count()
    rest = tuple(t.number - have for t, have in zip(s.pack.treasures, s.collected, strict=True))
    if "treasure_bag" not in fields:
        s.treasures = rest
    s.lost_treasures = tuple(have - stays for have, stays in zip(rest, s.treasures, strict=True))
