"""Endeavor: Deep Sea, by Carl de Visser and Jarratt Gray: against each other, together or alone."""

from __future__ import annotations

from pelagos.core.game import Game
from pelagos.games.endeavor import (
    conserve,
    coop,
    dive,
    influence,
    position,
    preparation,
    promotion,
    publish,
    rounds,
    sheets_board,
    sheets_cards,
    sheets_ocean,
    sheets_scenarios,
    show,
    sonar,
    textboard,
    travel,
    turns,
    visible,
)
from pelagos.games.endeavor.book import RULES_VERSION, endeavor
from pelagos.games.endeavor.data import COMPONENTS, read_pack
from pelagos.games.endeavor.encoding import ENCODER
from pelagos.games.endeavor.ending import farewell, places, verdict
from pelagos.games.endeavor.forecast import as_known, forecast
from pelagos.games.endeavor.invariants import broken
from pelagos.games.endeavor.labels import all_but_one
from pelagos.games.endeavor.naming import named
from pelagos.games.endeavor.perils import perils
from pelagos.games.endeavor.setup import SEATS_BY_MODE, SETTINGS, new_game
from pelagos.games.endeavor.sheets import SHEETS
from pelagos.games.endeavor.stage import STAGE
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.uses import USES
from pelagos.games.endeavor.verbs import VERBS

__all__ = [
    "COMPONENTS",
    "GAME",
    "RULES_VERSION",
    "SETTINGS",
    "Endeavor",
    "broken",
    "conserve",
    "coop",
    "dive",
    "endeavor",
    "influence",
    "new_game",
    "preparation",
    "promotion",
    "publish",
    "read_pack",
    "rounds",
    "sheets_board",
    "sheets_cards",
    "sheets_ocean",
    "sheets_scenarios",
    "sonar",
    "travel",
    "turns",
]

QUESTIONS = {**{f"d-{ask}": ask for ask in endeavor.questions}, "d-copy": "action", "d-token": "gained"}
"""The decisions of the specification, and what they are called here."""

ALWAYS_ASKED = frozenset({"report"})
"""[EDS-12.1] Nobody publishes a report unseen, even where a single one is possible."""

GAME: Game[Endeavor] = Game(
    key="endeavor",
    rules_version=RULES_VERSION,
    seats=(1, 4),
    settings=SETTINGS,
    seats_setting="players",
    rule_prefix="EDS",
    longest=3000,
    most_options=60,
    state=Endeavor,
    perils=perils,
    rules=endeavor,
    components=COMPONENTS,
    read_pack=read_pack,
    new_game=new_game,
    broken=broken,
    ranks=places,
    verdict=verdict,
    farewell=farewell,
    visible=visible,
    show=show,
    forecast=forecast,
    as_known=as_known,
    sheets=SHEETS,
    stage=STAGE,
    encoder=ENCODER,
    uses=USES,
    spot_lines=textboard.SPOT_LINES,
    modes=SEATS_BY_MODE,
    first_settings={"difficulty": "easy"},
    positions=position,
    disclose=visible.disclose,
    grounds=endeavor.grounds,
    alike=endeavor.alike,
    verbs=VERBS,
    spelled=VERBS.spelled,
    named=named,
    questions=QUESTIONS,
    always_asked=ALWAYS_ASKED,
    bundles=all_but_one,
)
