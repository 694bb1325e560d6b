"""Nemo's War, second edition, by Chris Taylor: solo, cooperative or semi-cooperative."""

from __future__ import annotations

from pelagos.core.game import Game
from pelagos.games.nemo2 import (
    actions,
    adventure,
    combat,
    coop,
    effects,
    fire,
    menu,
    placement,
    position,
    semicoop,
    sheets_cards,
    sheets_map,
    sheets_pieces,
    sheets_ships,
    sheets_tables,
    show,
    tests,
    textboard,
    turns,
    variants,
    visible,
)
from pelagos.games.nemo2.asking import why_not_meanwhile
from pelagos.games.nemo2.book import RULES_VERSION, nemo2
from pelagos.games.nemo2.conditions import reason_text
from pelagos.games.nemo2.data import COMPONENTS, read_pack
from pelagos.games.nemo2.encoding import ENCODER
from pelagos.games.nemo2.ending import farewell, places, verdict
from pelagos.games.nemo2.invariants import broken
from pelagos.games.nemo2.options import SEATS_BY_MODE
from pelagos.games.nemo2.perils import perils
from pelagos.games.nemo2.setup import SETTINGS, new_game
from pelagos.games.nemo2.shared_decisions import whose_consent
from pelagos.games.nemo2.sheets import SHEETS
from pelagos.games.nemo2.spelling import NUMBERED_FIELDS, named, spelled
from pelagos.games.nemo2.stage import STAGE
from pelagos.games.nemo2.state import Nemo
from pelagos.games.nemo2.tests import no_help_needed
from pelagos.games.nemo2.uses import USES
from pelagos.games.nemo2.verbs import VERBS

__all__ = [
    "COMPONENTS",
    "GAME",
    "RULES_VERSION",
    "SETTINGS",
    "Nemo",
    "actions",
    "adventure",
    "broken",
    "combat",
    "coop",
    "effects",
    "fire",
    "menu",
    "nemo2",
    "new_game",
    "placement",
    "read_pack",
    "semicoop",
    "sheets_cards",
    "sheets_map",
    "sheets_pieces",
    "sheets_ships",
    "sheets_tables",
    "tests",
    "turns",
    "variants",
]

GAME: Game[Nemo] = Game(
    key="nemo2",
    rules_version=RULES_VERSION,
    seats=(1, 4),
    settings=SETTINGS,
    seats_setting="players",
    rule_prefix="NW2",
    longest=6000,
    most_options=80,
    state=Nemo,
    perils=perils,
    rules=nemo2,
    components=COMPONENTS,
    read_pack=read_pack,
    new_game=new_game,
    broken=broken,
    ranks=places,
    verdict=verdict,
    farewell=farewell,
    visible=visible,
    show=show,
    forecast=show.forecast,
    idle=no_help_needed,
    in_a_row=fire.hits_in_a_row,
    sheets=SHEETS,
    stage=STAGE,
    encoder=ENCODER,
    uses=USES,
    codes=nemo2.codes,
    grounds=nemo2.grounds,
    alike=nemo2.alike,
    reason_text=reason_text,
    verbs=VERBS,
    spelled=spelled,
    questions={"end-phase": "action"},
    meanwhile=why_not_meanwhile,
    consents=whose_consent,
    named=named,
    numbered=NUMBERED_FIELDS,
    ask_all=position.ask_all,
    spot_lines=textboard.SPOT_LINES,
    in_short=textboard.in_short,
    modes=SEATS_BY_MODE,
    first_settings={"level": "sailor"},
    positions=position,
)
