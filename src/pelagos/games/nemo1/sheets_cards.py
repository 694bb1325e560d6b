"""What can be read on the Adventure cards and the commitments of Nemo's War, first edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pelagos.core.sheets import SCORE, USE, Line, Sheet
from pelagos.core.tables import Row
from pelagos.core.text import Fact, Text, text
from pelagos.games.nemo1.data_cards import PASSIVE, Card
from pelagos.games.nemo1.data_pieces import Route, foes
from pelagos.games.nemo1.data_tables import COMMITMENT_NAMES, LEVEL_NAMES, Commitment, Epilogue
from pelagos.games.nemo1.drawer import card_when
from pelagos.games.nemo1.effect_words import effects_text
from pelagos.games.nemo1.language import Program
from pelagos.games.nemo1.names import COMMITMENTS, LEVELS, OCEANS, PILES, RESOURCES
from pelagos.games.nemo1.sheets import SHEETS
from pelagos.games.nemo1.texts import (
    card_text,
    commitment_text,
    level_text,
    ocean_text,
    pile_text,
    resource_text,
    ship_text,
)

__all__ = ["SHEETS"]

MULTIPLIED: Final = (
    ("warships", "warships"),
    ("others", "others"),
    ("adventures", "adventure"),
    ("treasures", "treasure"),
    ("liberation", "liberation"),
)
EACH: Final = (("science", "science"), ("wonders", "wonder"))
"""Lines of the score sheet, and the columns of the Commitment track that change them."""


@SHEETS.of(Card)
def card_sheet(card: Card, row: Row) -> Iterator[Sheet]:
    """[NW1-6.7, 6.9, 6.14] A card: when it is carried out or used, what it does, what it scores and where."""
    yield Sheet(
        f"card-{card.name}",
        card_text(card.name),
        "nemo1-kind-card",
        card.title,
        lines=(*_face(card), *_use(card, row), *_score(card)),
        brief=card_brief(card, row),
        rules=("NW1-6.7", "NW1-6.9", "NW1-6.14", *(("NW1-6.10", "NW1-6.11") if card.target else ())),
    )


def _face(card: Card) -> Iterator[Line]:
    timing, kind = "keep" if card.keep else "now", "test" if card.test else "event"
    yield Line(text("nemo1-sheet-card", number=card.number, kind=kind, timing=timing))
    if card.symbol != "none":
        yield Line(text("nemo1-sheet-sun", sun=card.symbol), "NW1-3.6")


def _use(card: Card, row: Row) -> Iterator[Line]:
    """[NW1-6.7 to 6.10] When it is used, its fight or its test, and both results."""
    if card.oceans and card.window in ("", PASSIVE):
        where = tuple(ocean_text(OCEANS[ocean]) for ocean in card.oceans)
        yield Line(text("nemo1-sheet-where", oceans=where), "NW1-6.7", USE)
    yield from _does(card, row)
    helps = tuple(resource_text(name) for number, name in enumerate(RESOURCES) if card.help >> number & 1)
    if card.target:
        yield Line(text("nemo1-sheet-test", number=card.target), "NW1-6.10", USE)
    if helps:
        yield Line(text("nemo1-sheet-help", help=helps), "NW1-6.10", USE)
    for result, steps in (("pass", card.passed), ("fail", card.failed)):
        if steps:
            fight = "yes" if fights(card) else "no"
            yield Line(text("nemo1-sheet-result", result=result, fight=fight, **_done(steps)), "NW1-6.9", USE)
    yield Line(text("nemo1-sheet-refusable", value="yes" if card.refusable else "no"), "NW1-7.6", USE)


def _does(card: Card, row: Row) -> Iterator[Line]:
    """[NW1-6.7, 6.8] What it does at once, or when it is used; a test by itself has only its results."""
    if card.window == PASSIVE:
        yield Line(Text("nemo1-sheet-passive"), "NW1-6.7", USE)
        yield from _opened(card, row)
    elif card.window:
        yield Line(text("nemo1-sheet-when", when=card_when(card)), "NW1-6.7", USE)
        yield Line(text("nemo1-sheet-used", **_done(card.steps)), "NW1-6.7", USE)
    elif fights(card):
        yield Line(text("nemo1-sheet-encounter", ship=_foe(card, row)), "NW1-6.8", USE)
    elif not card.test:
        yield Line(text("nemo1-sheet-at-once", **_done(card.steps)), "NW1-6.7", USE)


def _opened(card: Card, row: Row) -> Iterator[Line]:
    """[NW1-7.9] The way that it opens."""
    for route in Route.read(row.tables):
        if route.card == card.number:
            ends = tuple(ocean_text(OCEANS[ocean]) for ocean in route.oceans)
            yield Line(text("nemo1-sheet-opens", oceans=ends, weeks=route.weeks), "NW1-7.9", USE)


def fights(card: Card) -> bool:
    """[NW1-6.8] Whether a ship comes with it."""
    return bool(card.steps) and card.steps[0][0] == "encounter"


def _foe(card: Card, row: Row) -> Text:
    return ship_text(row.tables.once(foes)[card.steps[0][2]].name)


def _done(steps: Program) -> dict[str, Fact]:
    """[NW1-6.14] What some steps do, and on which pile the card lies afterwards."""
    piles = [step[2] for step in steps if step[0] == "file_card"]
    effects = effects_text(tuple(step for step in steps if step[0] != "file_card"))
    pile = pile_text(PILES[piles[-1]]) if piles else Text("nemo1-none")
    return {"effects": effects, "filed": "yes" if piles else "no", "pile": pile}


def _score(card: Card) -> Iterator[Line]:
    """[NW1-12.5] Points and symbols, and where the card must lie for them."""
    yield Line(text("nemo1-sheet-card-vp", when=card.vp_scored_when, vp=card.vp), "NW1-12.5", SCORE)
    if card.science:
        yield Line(text("nemo1-sheet-science", number=card.science), "NW1-12.5", SCORE)


def card_brief(card: Card, row: Row) -> Text:
    """What matters of a card when one decides about it."""
    if card.window == PASSIVE:
        return Text("nemo1-brief-passive")
    if card.window:
        return text("nemo1-brief-kept", effects=_done(card.steps)["effects"], when=card_when(card), vp=card.vp)
    if fights(card):
        return text("nemo1-brief-encounter", ship=_foe(card, row))
    if card.target:
        return text("nemo1-brief-test", number=card.target, vp=card.vp, failure=_done(card.failed)["effects"])
    return text("nemo1-brief-effects", effects=_done(card.steps)["effects"])


@SHEETS.of(Commitment)
def commitment_sheet(commitment: Commitment, row: Row) -> Iterator[Sheet]:
    """[NW1-3.5, 12.5] A commitment: its faces of the die, and what it makes of everything that depends on it."""
    name = COMMITMENTS[COMMITMENT_NAMES.index(commitment.commitment)]
    times = [_source("times", line, factor_of(getattr(commitment, column))) for line, column in MULTIPLIED]
    each = [_source("each", line, str(getattr(commitment, column))) for line, column in EACH]
    yield Sheet(
        f"commitment-{name}",
        commitment_text(name),
        "nemo1-kind-commitment",
        lines=(
            Line(text("nemo1-sheet-faces", faces=", ".join(commitment.faces)), "NW1-3.5"),
            Line(text("nemo1-sheet-points", sources=(*times, *each)), "NW1-12.5", SCORE),
        ),
        brief=text("nemo1-brief-points", sources=(*times, *each)),
        rules=("NW1-3.5", "NW1-12.1", "NW1-12.5", "NW1-12.7"),
    )


def _source(how: str, line: str, value: str) -> Text:
    return text(f"nemo1-source-{how}", source=Text(f"nemo1-score-{line}"), value=value)


def factor_of(doubled: int) -> str:
    """A multiplier that is kept doubled, as it is printed.

    >>> factor_of(1), factor_of(2), factor_of(5)
    ('½', '1', '2½')
    """
    return f"{doubled // 2 or ''}½" if doubled % 2 else str(doubled // 2)


@SHEETS.of(Epilogue)
def epilogue_sheet(epilogue: Epilogue, row: Row) -> Iterator[Sheet]:
    """[NW1-12.7] How a voyage under a commitment ends at a level of victory."""
    name = COMMITMENTS[COMMITMENT_NAMES.index(epilogue.commitment)]
    level = LEVELS[LEVEL_NAMES.index(epilogue.victory_level)]
    said = text("nemo1-sheet-epilogue", level=level_text(level), tale=Text(f"nemo1-tale-{name}-{level}"))
    yield Sheet(f"commitment-{name}", commitment_text(name), lines=(Line(said, "NW1-12.7", SCORE),))
