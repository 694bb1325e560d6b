"""Positions of Nemo's War, second edition, described by named fields, for case files. Seats are A, B, C, D.

With any field given the case stands in the Action Phase of Act One, unless `window` says otherwise; what is not named
is as after the set-up, and bags, supplies and the unseen cards shrink by what lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.codec import agenda_steps
from pelagos.core.errors import PelagosError
from pelagos.games.nemo2.fields import FIELDS
from pelagos.games.nemo2.impossible import check_possible
from pelagos.games.nemo2.names import DIE_BOX, MOTIVE, MOTIVES, NOWHERE
from pelagos.games.nemo2.naming import card_number
from pelagos.games.nemo2.options import CURRENT_44, EVERY_QUESTION, SEMI
from pelagos.games.nemo2.setup import motive_chosen
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.unplaced import share_cards, share_markers, share_ships
from pelagos.games.nemo2.windows import WINDOW_FIELDS, open_window

ALSO: Final = ("pile", "removed", "groups", *WINDOW_FIELDS)


def arrange(s: Nemo, fields: Mapping[str, Any]) -> Nemo:
    """The set-up with the named fields changed."""
    if not fields:
        return s
    motive_is_open = "motive" not in fields and not _motive_set(s)
    _begin(s, fields)
    FIELDS.arrange(s, fields, also=ALSO)
    _reach(s, fields)
    if s.notoriety >= s.pack.motives[s.motive].outlaw:
        _bear_notoriety(s, motive_is_open)
    _dealt(s, fields)
    share_cards(s, fields)
    share_ships(s, fields)
    share_markers(s, fields)
    open_window(s, fields)
    check_possible(s, fields)
    return s


def describe(s: Nemo) -> dict[str, Any]:
    """Everything that can be expected of a position, by the same names and some derived ones."""
    return FIELDS.describe(s)


def ask_all(s: Nemo) -> None:
    """[NW2-27] From now on every question is put, also where a single answer is possible."""
    s.flags |= EVERY_QUESTION


def _begin(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-2, 20.2] The set-up is over: Act One has begun, the start upgrade is shown, officers have their gems."""
    s.motive = MOTIVE[next(iter(_motive_set(s)), MOTIVES[0])]
    s.agenda = ()
    s.act, s.turn, s.ocean = 1, 1, NOWHERE if fields.get("act") == 0 else 0
    if s.flags & SEMI:
        s.glory_gems = tuple(s.pack.officers[s.seats][officer].gems for officer in s.officers)


def _motive_set(s: Nemo) -> list[str]:
    """[NW2-2.1] The motive that the settings name, if they do."""
    return [step[1][1] for step in agenda_steps(s.agenda) if step[0] is motive_chosen]


def _reach(s: Nemo, fields: Mapping[str, Any]) -> None:
    """[NW2-8.4, D8] Notoriety named alone is the highest ever reached.

    The die of box 44 stays once it has come, or comes with the Notoriety of the turn's start.
    """
    if "notoriety" in fields and "peak" not in fields:
        s.peak = s.notoriety
    if {"notoriety", "peak"} & fields.keys() and "extra_die" not in fields:
        s.extra_die = int((s.notoriety if s.flags & CURRENT_44 else s.peak) >= DIE_BOX)


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
