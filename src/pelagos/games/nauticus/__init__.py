"""Nauticus, by Wolfgang Kramer and Michael Kiesling, for two to four players."""

from __future__ import annotations

from pelagos.core.game import Game
from pelagos.games.nauticus import position, rewards, rounds, show, textboard, turns, visible
from pelagos.games.nauticus.book import RULES_VERSION, nauticus
from pelagos.games.nauticus.data import COMPONENTS, read_pack
from pelagos.games.nauticus.encoding import ENCODER
from pelagos.games.nauticus.ending import farewell, places_now, verdict
from pelagos.games.nauticus.invariants import broken
from pelagos.games.nauticus.names import QUESTIONS
from pelagos.games.nauticus.perils import perils
from pelagos.games.nauticus.setup import SETTINGS, new_game
from pelagos.games.nauticus.sheets_board import SHEETS
from pelagos.games.nauticus.spelling import named
from pelagos.games.nauticus.stage import STAGE
from pelagos.games.nauticus.state import Nauticus
from pelagos.games.nauticus.uses import USES
from pelagos.games.nauticus.verbs import VERBS

CHAPTERS = (rounds, turns, rewards)
GAME: Game[Nauticus] = Game(
    key="nauticus",
    rules_version=RULES_VERSION,
    seats=(2, 4),
    settings=SETTINGS,
    seats_setting="players",
    rule_prefix="NAU",
    longest=6000,
    most_options=60,
    state=Nauticus,
    perils=perils,
    rules=nauticus,
    components=COMPONENTS,
    read_pack=read_pack,
    new_game=new_game,
    broken=broken,
    ranks=places_now,
    verdict=verdict,
    farewell=farewell,
    visible=visible,
    show=show,
    grounds=nauticus.grounds,
    verbs=VERBS,
    spelled=VERBS.spelled,
    named=named,
    questions=QUESTIONS,
    sheets=SHEETS,
    stage=STAGE,
    encoder=ENCODER,
    uses=USES,
    spot_lines=textboard.SPOT_LINES,
    positions=position,
)
