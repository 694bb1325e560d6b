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

from pelagos.core.case_values import number_in, unknown
from pelagos.core.codec import agenda_steps
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Step
from pelagos.core.state import replaced
from pelagos.core.tables import Row
from pelagos.games.nemo1.adventure import PILE, TOP, draw_card
from pelagos.games.nemo1.book import nemo1
from pelagos.games.nemo1.fields import FIELDS
from pelagos.games.nemo1.hidden import mixed, unseen
from pelagos.games.nemo1.language import Reader
from pelagos.games.nemo1.names import (
    ACTION,
    COMMITMENT,
    EMPTY,
    HOLLOW_EXPLOSION,
    MAELSTROM,
    NEMO,
    OCEANS,
    PREPARATION,
)
from pelagos.games.nemo1.naming import card_in, renamed
from pelagos.games.nemo1.setup import committed
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.turns import action_phase, advance_time, after_action, before_action, begin_turn
from pelagos.games.nemo1.verbs import A_SHIP

ENCOUNTERS: Final = 2
ALSO: Final = ("drawn", "window", "card", "effect")
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
    wanted = next((step[1][1] for step in agenda_steps(s.agenda) if step[0] is committed), "")
    s.commitment = COMMITMENT.get(wanted, 0)
    s.agenda, s.ocean, s.turn = (), 0, 1
    FIELDS.arrange(s, fields, also=ALSO)
    if "card" in fields:
        s.carried = (card_in(s.pack, "card", fields["card"]),)
    _check_given(s, fields)
    _follow(s, fields)
    _share_ships(s, fields)
    _share_treasures(s, fields)
    _share_cards(s, fields)
    _open_window(s, fields)
    return s


def describe(s: Nemo) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    return FIELDS.describe(s)


def _check_given(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-6.2, 6.8, 11.1] Ships find room, two more with cards 3 and 22; every turn takes a week at least."""
    for ocean, ships in enumerate(s.ships):
        places = s.pack.capacity[ocean] + ENCOUNTERS
        if len(ships) > places:
            problem = f"ships.{OCEANS[ocean]}: {len(ships)} ships, but at most {places} find room [NW1-6.8]"
            raise PelagosError("error-case-impossible", problem=problem)
    if {"turn", "week"} <= fields.keys() and s.turn > s.week:
        problem = f"turn {s.turn} in week {s.week}: every turn takes a week at least [NW1-11.1]"
        raise PelagosError("error-case-impossible", problem=problem)


def _follow(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-7.5, 9.1, 9.2, 12.1] What week, Notoriety, Nemo's level and the ships in boxes bring with them."""
    numbers = s.pack.numbers
    if "released" not in fields:
        came = [group for week, group in numbers.weeks if "week" in fields and s.week >= week]
        came += [group for box, group in numbers.notoriety if "notoriety" in fields and s.notoriety >= box]
        s.released |= sum(1 << group for group in came)
    if "final" not in fields and s.levels[NEMO] <= s.pack.tracks.change:
        s.final = 1
    s.owned = sum(1 << upgrade for upgrade, mark in enumerate(s.marks) if mark != EMPTY)


def _share_ships(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-3.1, 3.3] Of the groups in play whatever is not named is in the pile or lies hidden."""
    named = unseen(s.pile_layers) if "pile" in fields else ()
    s.pile_layers = ()
    lying = FIELDS.things(s, A_SHIP)
    for ship in (*lying, *named):
        s.released |= 1 << s.pack.ships[ship].group
    rest = tuple(n for n, ship in enumerate(s.pack.ships) if s.released >> ship.group & 1 and n not in lying)
    if "pile" in fields:
        s.sunk = replaced(s.sunk, 0, (*s.sunk[0], *(ship for ship in rest if ship not in named)))
        rest = named
    hidden = sum(piece < EMPTY for piece in chain(*s.ships))
    s.pile_layers = mixed((), 0, rest)
    s.pile = len(rest) - hidden


def _share_treasures(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW1-3.7] What is not named is in the cup or lies hidden in a circle."""
    rest = tuple(number for number in range(len(s.pack.treasures)) if number not in s.found)
    if "cup" in fields:
        named = unseen(s.cup_layers)
        s.removed = tuple(number for number in rest if number not in named)
        rest = named
    s.cup_layers = mixed((), 0, rest)
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
    if not isinstance(window, str) or window not in WINDOWS:
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
