"""Nemo's War, first edition, by Chris Taylor: alone aboard the Nautilus for a year."""

from __future__ import annotations

from pelagos.core.game import Game
from pelagos.games.nemo1 import (
    actions,
    combat,
    position,
    resources,
    show,
    tests,
    textboard,
    tracks,
    treasures,
    turns,
    visible,
)
from pelagos.games.nemo1.book import RULES_VERSION, nemo1
from pelagos.games.nemo1.data import COMPONENTS, read_pack
from pelagos.games.nemo1.encoding import ENCODER
from pelagos.games.nemo1.ending import farewell, verdict
from pelagos.games.nemo1.forecast import forecast
from pelagos.games.nemo1.invariants import broken
from pelagos.games.nemo1.names import ALWAYS_ASKED, QUESTIONS
from pelagos.games.nemo1.naming import NUMBERED_FIELDS, named
from pelagos.games.nemo1.perils import perils
from pelagos.games.nemo1.setup import SETTINGS, new_game
from pelagos.games.nemo1.sheets_tables import SHEETS
from pelagos.games.nemo1.stage import STAGE
from pelagos.games.nemo1.state import Nemo
from pelagos.games.nemo1.uses import USES
from pelagos.games.nemo1.verbs import VERBS

__all__ = [
    "COMPONENTS",
    "GAME",
    "RULES_VERSION",
    "SETTINGS",
    "Nemo",
    "actions",
    "broken",
    "combat",
    "nemo1",
    "new_game",
    "read_pack",
    "resources",
    "tests",
    "tracks",
    "treasures",
    "turns",
]


def places(s: Nemo) -> tuple[int, ...]:
    """[NW1-12.6] Who plays alone is first; the victory level says how well."""
    return (1,)


GAME: Game[Nemo] = Game(
    key="nemo1",
    rules_version=RULES_VERSION,
    seats=(1, 1),
    settings=SETTINGS,
    seats_setting="players",
    rule_prefix="NW1",
    longest=4000,
    most_options=80,
    state=Nemo,
    perils=perils,
    rules=nemo1,
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
    sheets=SHEETS,
    stage=STAGE,
    encoder=ENCODER,
    uses=USES,
    codes=nemo1.codes,
    grounds=nemo1.grounds,
    alike=nemo1.alike,
    verbs=VERBS,
    spelled=VERBS.spelled,
    named=named,
    numbered=NUMBERED_FIELDS,
    questions=QUESTIONS,
    always_asked=ALWAYS_ASKED,
    spot_lines=textboard.SPOT_LINES,
    in_short=textboard.in_short,
    positions=position,
)
