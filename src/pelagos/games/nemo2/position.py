"""Positions of Nemo's War, second edition, described by named fields, for case files. Seats are A, B, C, D.

With any field given the case stands in the Action Phase of Act One, unless `window` says otherwise; what is not named
is as after the set-up, and bags, supplies and the unseen cards shrink by what lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import list_in, number_in, table_in, unknown, word_in
from pelagos.core.codec import agenda_steps
from pelagos.core.errors import PelagosError
from pelagos.core.state import replaced
from pelagos.games.nemo2.described import describe
from pelagos.games.nemo2.fields import FIELDS
from pelagos.games.nemo2.impossible import check_possible
from pelagos.games.nemo2.names import MOTIVES, NOWHERE
from pelagos.games.nemo2.naming import card_number, seat_in
from pelagos.games.nemo2.options import EVERY_QUESTION, SEMI
from pelagos.games.nemo2.setup import motive_chosen
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.unplaced import share_cards, share_markers, share_ships
from pelagos.games.nemo2.windows import WINDOW_FIELDS, open_window

__all__ = ["arrange", "ask_all", "describe"]

LATE: Final = ("pile", "bag", "discarded", "removed", "groups", "treasure_bag")
SEAT_FIELDS: Final = ("officer", "gems", "pass", "fail")


def arrange(s: Nemo, fields: Mapping[str, Any]) -> Nemo:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    known = (*FIELDS, *LATE, "seats", *WINDOW_FIELDS)
    for key in fields:
        if key not in known:
            raise unknown("given", key, known)
    motive_is_open = "motive" not in fields and not _motive_set(s)
    _begin(s, fields)
    for key in FIELDS:
        if key in fields:
            FIELDS[key](s, key, fields[key])
    for letter, facts in table_in("seats", fields.get("seats", {})).items():
        _arrange_seat(s, seat_in(s, letter), table_in(f"seats.{letter}", facts))
    if s.notoriety >= s.pack.motives[s.motive].outlaw:
        _bear_notoriety(s, motive_is_open)
    _dealt(s, fields)
    share_cards(s, fields)
    share_ships(s, fields)
    share_markers(s, fields)
    open_window(s, fields)
    check_possible(s, fields)
    return s


def ask_all(s: Nemo) -> None:
    """[NW2-27] From now on every question is put, also where a single answer is possible."""
    s.flags |= EVERY_QUESTION


def _begin(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2, 20.2] The set-up is over: Act One has begun, the start upgrade is shown, officers have their gems."""
    motive = next(iter(_motive_set(s)), MOTIVES[0])
    s.agenda = ()
    s.motive = word_in("motive", fields.get("motive", motive), MOTIVES)
    s.act, s.turn, s.ocean = 1, 1, NOWHERE if fields.get("act") == 0 else 0
    if s.flags & SEMI:
        s.glory_gems = tuple(s.pack.officers[s.seats][officer].gems for officer in s.officers)


def _motive_set(s: Nemo) -> list[int]:
    """[NW2-2.1] The motive that the settings name, if they do."""
    return [step[1][1] for step in agenda_steps(s.agenda) if step[0] is motive_chosen]


def _bear_notoriety(s: Nemo, motive_is_open: bool) -> None:
    """[NW2-8.5] Nobody sails on as an outlaw: a motive that nobody names is the one that bears the most Notoriety."""
    motives = s.pack.motives
    most = max(range(len(motives)), key=lambda motive: motives[motive].outlaw)
    if not motive_is_open or s.notoriety >= motives[most].outlaw:
        lost = f"with the motive {MOTIVES[s.motive]} the game is lost from {motives[s.motive].outlaw} on"
        raise PelagosError("error-case-impossible", problem=f"notoriety {s.notoriety}: {lost}")
    s.motive = most


def _dealt(s: Nemo, fields: Mapping[str, Any]) -> None:
    """The card of the window is no longer in any deck."""
    if "card" in fields:
        s.dealt = card_number(s.pack, fields["card"])


def _arrange_seat(s: Nemo, seat: int, facts: Mapping[str, Any]) -> None:
    """[NW2-19.1, 20.1, 20.2] The officer card, the gems and the own stack of a player."""
    for key, value in facts.items():
        if key not in SEAT_FIELDS:
            raise unknown("seats", key, SEAT_FIELDS)
        if key == "officer" and s.seats == 1:
            raise PelagosError("error-case-impossible", problem="officer: only in company [NW2-19.1]")
        if key == "officer":
            names = [officer.name for officer in s.pack.officers.get(s.seats, ())]
            s.fixed = (*s.fixed[:3], replaced(s.officers, seat, word_in(key, value, names)))
        elif key == "gems":
            s.glory_gems = replaced(s.glory_gems, seat, number_in(key, value, 0, 17))
        else:
            sign = 1 if key == "pass" else -1
            cards = tuple(sign * card_number(s.pack, card) for card in list_in(key, value))
            s.stacks = replaced(s.stacks, seat, (*s.stacks[seat], *cards))
