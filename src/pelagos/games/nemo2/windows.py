"""Where a described position stands: the window of a case, as steps on the agenda."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.core.case_values import number_in, word_in
from pelagos.core.errors import PelagosError
from pelagos.core.nodes import Step
from pelagos.core.tables import Row
from pelagos.games.nemo2.actions import adventure_seen, draw_adventure
from pelagos.games.nemo2.adventure import draw_card
from pelagos.games.nemo2.book import nemo2
from pelagos.games.nemo2.cards import resolve
from pelagos.games.nemo2.combat import fight_ship
from pelagos.games.nemo2.coop import settle_handover
from pelagos.games.nemo2.ending import end_game
from pelagos.games.nemo2.fire import take_hits
from pelagos.games.nemo2.language import Reader
from pelagos.games.nemo2.menu import action_menu, action_phase
from pelagos.games.nemo2.names import ACTION, ACTS, ADVENTURE, NOWHERE, PLACEMENT
from pelagos.games.nemo2.naming import piece_named
from pelagos.games.nemo2.placement import placement_phase
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.turns import begin_turn

WINDOW_FIELDS: Final = ("window", "card", "target", "mode", "effect", "hits")
MODES: Final = ("bold", "stalk")
TURN: Final = (begin_turn,)
REST: Final[dict[str, tuple[Step, ...]]] = {
    "turn": (TURN,),
    "draw": ((draw_card,), (settle_handover,), (placement_phase,), (action_phase,), TURN),
    "card": ((settle_handover,), (placement_phase,), (action_phase,), TURN),
    "placement": ((placement_phase,), (action_phase,), TURN),
    "action-start": ((action_phase,), TURN),
    "action": ((action_menu,), TURN),
    "adventure": ((action_menu,), TURN),
    "fight": ((action_menu,), TURN),
    "effect": ((action_menu,), TURN),
    "hits": ((action_menu,), TURN),
    "scoring": ((end_game,),),
}
"""What follows in each window; in some of them something of the case's own comes first."""
BEFORE_ACT_ONE: Final = ("turn", "draw", "card", "scoring")
"""[NW2-2.7] Where a case may stand while the Nautilus is still kept aside."""
PHASE_OF: Final = {"turn": ADVENTURE, "draw": ADVENTURE, "card": ADVENTURE, "placement": PLACEMENT}


def open_window(s: Nemo, fields: Mapping[str, Any]) -> None:
    """The Action Phase, unless the case says or means another window."""
    meant = next(
        (key for key in ("card", "effect", "hits") if key in fields), "fight" if "target" in fields else "action"
    )
    window = tuple(REST)[word_in("window", fields.get("window", meant), tuple(REST))]
    begins = window in BEFORE_ACT_ONE and s.dealt in (0, ACTS[0])
    if not begins and (not s.act or s.ocean == NOWHERE):
        early = f"window {window}: before Act One there are only {', '.join(BEFORE_ACT_ONE)} [NW2-2.7]"
        raise PelagosError("error-case-impossible", problem=early)
    if "phase" not in fields:
        s.phase = PHASE_OF.get(window, ACTION)
    s.do(*_first(s, window, fields), *REST[window])


def _first(s: Nemo, window: str, fields: Mapping[str, Any]) -> tuple[Step, ...]:
    """What the case itself brings about in its window."""
    match window:
        case "card":
            _needed(fields, "card")
            return ((resolve_card, s.dealt),)
        case "adventure" if "card" in fields:
            return ((adventure_seen, s.dealt, 0),)
        case "adventure":
            return ((draw_adventure, 0),)
        case "fight":
            ship = piece_named(s.pack, _needed(fields, "target")) >> 1
            return ((fight_ship, ship, word_in("mode", fields.get("mode", MODES[0]), MODES)),)
        case "effect":
            ships = {side.title: piece >> 1 for piece, side in enumerate(s.pack.sides)}
            row = Row("given", 0, {"effect": str(_needed(fields, "effect"))})
            return nemo2.steps_of(Reader(row, "effect", s.dealt, ships).program(row.word("effect")))
        case "hits":
            return ((take_hits, number_in("hits", _needed(fields, "hits"), 0, 9)),)
    return ()


@nemo2.step
def resolve_card(s: Nemo, card: int) -> None:
    """[NW2-5.1] The card that a described position begins with is drawn and resolved."""
    s.dealt = 0
    resolve(s, card)


def _needed(fields: Mapping[str, Any], field: str) -> Any:
    if field not in fields:
        raise PelagosError("error-case-missing", field=field)
    return fields[field]
