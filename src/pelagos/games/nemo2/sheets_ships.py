"""[NW2-1.3, 1.4, 18.4] The sheets of ships with both sides, of ship groups and the other tokens."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.sheets import BACK, FRONT, NOTHING, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.games.nemo2.data_pieces import SHIP_GROUP, Ship, Side, Token
from pelagos.games.nemo2.effect_words import effects_text
from pelagos.games.nemo2.sheets import SHEETS, named, place, ruled, told
from pelagos.games.nemo2.texts import ship_text, token_text

NO_NATION = "none"


@SHEETS.of(Ship)
def ship(ship: Ship, row: Row) -> Iterator[Sheet]:
    """[NW2-1.3, 1.4, 3.3] A ship token: the front, and the gray or violet side to which it turns."""
    front, back = ship.front, ship.back
    turned = text(f"nemo2-sheet-ship-back-{ship.back_color}", ship=named("ship", back.title))
    yield Sheet(
        f"ship-{front.name}",
        ship_text(front.name),
        "nemo2-kind-ship",
        front.title,
        (
            Line(Text(f"nemo2-sheet-ship-group-{ship.group}"), "NW2-1.3"),
            *side_lines(front, FRONT),
            Line(turned, "NW2-3.3", BACK),
            *side_lines(back, BACK),
        ),
        rules=("NW2-1.3", "NW2-1.4", "NW2-3.3", "NW2-12.3", "NW2-12.6", "NW2-12.7"),
        spots=(f"ship-{back.name}",),
        names=(ship_text(back.name),),
    )
    if ship.id == 1:
        yield place("bag", "NW2-2.4", "NW2-3.2", "NW2-1.13")
        yield place("held", "NW2-2.5", "NW2-2.6")
        yield place("discarded", "NW2-3.2", "NW2-1.13")


def side_lines(side: Side, part: str) -> Iterator[Line]:
    """[NW2-1.4] What stands on one side of a ship, and what it means."""
    if side.ship_class:
        stateless = "yes" if side.nation == NO_NATION else "no"
        who: dict[str, Fact] = {"class": named("class", side.ship_class), "nation": named("nation", side.nation)}
        yield Line(text(f"nemo2-printed-ships-class-{stateless}", **who), "NW2-1.4", part)
    if side.warship:
        yield Line(text("nemo2-printed-ships-attack", value=side.attack), "NW2-12.3", part)
    yield Line(text("nemo2-printed-ships-defense", value=side.defense), "NW2-12.6", part)
    yield Line(text("nemo2-printed-ships-notoriety", value=side.skulls), "NW2-12.7", part)
    counts = "warship" if side.warship else "other"
    yield Line(text(f"nemo2-printed-ships-vp-{counts}", value=side.vp), "NW2-17.2", part)
    if side.science:
        yield Line(text("nemo2-printed-ships-vp-science", value=side.science), "NW2-17.2", part)
    if side.wonder:
        yield Line(text("nemo2-printed-ships-vp-wonder", value=side.wonder), "NW2-17.2", part)
    if side.armored:
        yield Line(Text("nemo2-printed-ships-armored"), "NW2-12.2", part)
    if side.sunk:
        yield Line(text("nemo2-printed-ships-sink-effect", effects=effects_text(side.sunk)), "NW2-12.7", part)


@SHEETS.of(Token)
def token(token: Token, row: Row) -> Iterator[Sheet]:
    """[NW2-18.2 to 18.4, 18.7] A Treacherous Waters token; a ship group lies among the ships."""
    group = token.kind == SHIP_GROUP
    yield Sheet(
        f"token-{token.name}",
        token_text(token.name),
        f"nemo2-kind-token-{token.kind.replace('_', '-')}",
        token.title,
        (*_token_lines(token, row), *ruled("NW2-18.3", "NW2-18.2")),
        NOTHING if group else effects_text(token.steps) if token.steps else Text("nemo2-sheet-red-sky"),
        ("NW2-18.2", "NW2-18.3", "NW2-18.4", *(("NW2-18.7",) if group else ())),
        (f"ship-{token.name}",) if group else (),
        (ship_text(token.name),) if group else (),
    )


def _token_lines(token: Token, row: Row) -> Iterator[Line]:
    if token.kind == SHIP_GROUP:
        yield from side_lines(token.side, FRONT)
        yield from ruled("NW2-18.7")
        yield Line(Text("nemo2-sheet-group-placed"), "NW2-18.4", USE)
        return
    if token.attack:
        yield Line(text("nemo2-sheet-token-attack", value=token.attack), "NW2-18.4")
    if not token.steps:
        yield Line(Text("nemo2-sheet-red-sky"), "NW2-18.4", USE)
    yield from told(row, "effect", "nemo2-sheet-token-drawn", token.steps, "NW2-18.4")
    if token.steps_galakta != token.steps:
        yield from told(row, "effect", "nemo2-sheet-token-galakta", token.steps_galakta, "NW2-18.4")
