"""Positions of Nemo's War, first edition, described by named fields, for case files.

With any field given the case stands before the action of turn 1 in the Western Pacific, unless `window` says otherwise;
what is not named is as after the set-up, and the Ship Pile, the cup and the unseen cards shrink by what lies elsewhere.
`pile` and `cup` name what nobody has seen: then ships that are named nowhere lie sunk in the row of the Western
Pacific, and treasures that are named nowhere are out of the game. `drawn` says how many cards are gone: those that are
named nowhere fill the Fail Pile, the lowest numbers first.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, Final

from pelagos.core.case_values import number_in, unknown, words_in
from pelagos.core.codec import agenda_steps
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Step
from pelagos.core.state import replaced
from pelagos.core.tables import Row
from pelagos.games.nemo1.adventure import PILE, TOP, draw_card
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.described import describe
from pelagos.games.nemo1.fields import FIELDS
from pelagos.games.nemo1.hidden import mixed
from pelagos.games.nemo1.language import Reader
from pelagos.games.nemo1.names import ACTION, COMMITMENT, EMPTY, HOLLOW_EXPLOSION, MAELSTROM, PREPARATION
from pelagos.games.nemo1.naming import card_in, renamed, ships_in
from pelagos.games.nemo1.setup import committed
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.turns import action_phase, advance_time, after_action, before_action, begin_turn

__all__ = ["arrange", "describe"]

LATE: Final = ("pile", "cup", "drawn")
WINDOW_FIELDS: Final = ("window", "card", "effect")
TURN: Final = (begin_turn,)
WINDOWS: Final[dict[str, tuple[Step, ...]]] = {
    "turn": (TURN,),
    "draw": ((draw_card, 0), (action_phase,)),
    "card": ((action_phase,),),
    "action": ((before_action,),),
    "after": ((after_action,),),
    "time": ((advance_time,),),
    "effect": ((before_action,),),
}
"""What follows in each window; a card or an effect of the case's own comes before it."""
IN_PREPARATION: Final = ("turn", "draw", "card")


def arrange(s: Nemo, fields: Mapping[str, Any]) -> Nemo:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    fields = renamed(s.pack, fields)
    known = (*FIELDS, *LATE, *WINDOW_FIELDS)
    for key in fields:
        if key not in known:
            raise unknown("given", key, known)
    wanted = next((step[1][1] for step in agenda_steps(s.agenda) if step[0] is committed), "")
    s.commitment = COMMITMENT.get(wanted, 0)
    s.agenda, s.ocean, s.turn = (), 0, 1
    for key in FIELDS:
        if key in fields:
            FIELDS[key](s, key, fields[key])
    if "card" in fields:
        s.carried = (card_in(s.pack, "card", fields["card"]),)
    if {"turn", "week"} <= fields.keys() and s.turn > s.week:
        problem = f"turn {s.turn} in week {s.week}: every turn takes a week at least [NW1-11.1]"
        raise PelagosError("error-case-impossible", problem=problem)
    _share_ships(s, fields)
    _share_treasures(s, fields)
    _share_cards(s, fields)
    _open_window(s, fields)
    return s


def _share_ships(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-3.1, 3.3] Of the groups in play whatever is not named is in the pile or lies hidden."""
    lying = [piece for piece in chain(*s.ships, *s.sunk, s.salvage, s.discard, s.marks) if piece >= 0]
    unseen = ships_in(s.pack, "pile", fields["pile"]) if "pile" in fields else ()
    for ship in (*lying, *unseen):
        s.released |= 1 << s.pack.ships[ship].group
    rest = [n for n, ship in enumerate(s.pack.ships) if s.released >> ship.group & 1 and n not in lying]
    if "pile" in fields:
        s.sunk = replaced(s.sunk, 0, (*s.sunk[0], *(ship for ship in rest if ship not in unseen)))
        rest = sorted(unseen)
    hidden = sum(piece < EMPTY for piece in chain(*s.ships))
    s.pile_layers = mixed((), 0, tuple(rest))
    s.pile = len(rest) - hidden


def _share_treasures(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-3.7] What is not named is in the cup or lies hidden in a circle."""
    names = [treasure.name for treasure in s.pack.treasures]
    rest = [number for number in range(len(names)) if number not in (*s.collected, *s.charms)]
    if "cup" in fields:
        unseen = words_in("cup", fields["cup"], names)
        s.removed = tuple(number for number in rest if number not in unseen)
        rest = sorted(unseen)
    s.cup_layers = mixed((), 0, tuple(rest))
    s.cup = len(rest) - sum(code != EMPTY for code in s.circles)


def _share_cards(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-3.6] The cards that are gone are kept, in a pile or being carried out."""
    seen = [*s.kept, *s.passed, *s.failed, *s.carried]
    least = max(len(seen), TOP + 1 if HOLLOW_EXPLOSION in seen else 0, TOP + 2 if MAELSTROM in seen else 0)
    s.drawn = number_in("drawn", fields.get("drawn", least), least, PILE)
    s.unseen = tuple(card for card in s.unseen if card not in seen)
    if s.drawn > TOP and HOLLOW_EXPLOSION not in seen:
        s.passed += (HOLLOW_EXPLOSION,)
        seen.append(HOLLOW_EXPLOSION)
    fill = s.unseen[: s.drawn - len(seen)]
    s.failed += fill
    s.unseen = s.unseen[len(fill) :]


def _open_window(s: Nemo, fields: Mapping[str, Any]) -> None:
    """Before the action, unless the case says or means another window."""
    meant = next((key for key in ("card", "effect") if key in fields), "action")
    window = fields.get("window", meant)
    if window not in WINDOWS:
        raise unknown("window", str(window), tuple(WINDOWS))
    s.phase = PREPARATION if window in IN_PREPARATION else ACTION
    s.do(*WINDOWS[window])
    if "card" in fields:
        _carry_out(s)
    if "effect" in fields:
        ships = {ship.id: number for number, ship in enumerate(s.pack.ships)}
        row = Row("given", 0, {"effect": str(fields["effect"])})
        s.follow(nemo1.steps_of(Reader(row, 0, ships).program("effect", row.word("effect"))))
    elif window == "effect":
        raise PelagosError("error-case-missing", field="effect")


def _carry_out(s: Nemo) -> None:
    """[NW1-6.7, 6.14] A card that was turned up is kept or done; around the action a kept one is being used."""
    card = s.pack.cards[s.carried[0]]
    if card.keep and s.phase == PREPARATION:
        s.carried, s.kept = (), (*s.kept, card.number)
    else:
        s.follow(nemo1.steps_of(card.steps))
