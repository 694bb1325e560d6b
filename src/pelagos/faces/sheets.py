"""The modifier sheet of a test, before anybody commits: what adds up, by which rules, and the exact chance.

A game that tests puts it into its view as `sheet`: lines of reason, value and rule, and a chance as a fraction.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from pelagos.core.game import Game, View
from pelagos.core.text import Text, signed
from pelagos.faces.odds import how_sure
from pelagos.faces.voice import Voice


class SheetLine(NamedTuple):
    """One modifier in words."""

    text: str
    rule: str


def sheet_lines(game: Game[Any], view: View, voice: Voice) -> list[SheetLine]:
    """Each modifier with its value and its rule; nothing when no test is under way."""
    sheet = view.get("sheet") or {}
    return [
        SheetLine(f"{voice.words(_reason(game, line))} {signed(line['value'])}", line["rule"])
        for line in sheet.get("lines", ())
    ]


def roll_sheet(game: Game[Any], stakes: Sequence[Text], view: View, voice: Voice) -> list[SheetLine]:
    """The modifiers between what is tested and what may come of it, as far as the game tells: its forecast for None."""
    told = [line for line in stakes if not _is_modifier(game, line)]
    first, *ends = [SheetLine(voice.words(line).strip(), "") for line in told] or [SheetLine("", "")]
    return [line for line in (first, *sheet_lines(game, view, voice), *ends) if line.text]


def beyond_sheet(game: Game[Any], ahead: Any, view: View, stakes: Sequence[Text], voice: Voice) -> list[str]:
    """Of what an option puts at stake, all that the sheet of the test it leads to does not tell already."""
    sheet = {line.text for line in roll_sheet(game, game.forecast(ahead, None), view, voice)}
    if not sheet:
        return [voice.words(line) for line in stakes]
    others = [voice.words(line) for line in stakes[1:] if not _is_modifier(game, line)]
    return [line for line in others if line.strip() not in sheet]


def _is_modifier(game: Game[Any], line: Text) -> bool:
    return line.id == f"{game.key}-board-modifier"


def _reason(game: Game[Any], line: dict[str, Any]) -> Text:
    return Text(f"{game.key}-modifier-{line['reason']}")


def chance_words(view: View, voice: Voice) -> str:
    """The chance of success as a fraction and in percent, "" when there is none or the dice lie already."""
    sheet = view.get("sheet") or {}
    chance = sheet.get("chance")
    if chance is None or sheet.get("dice"):
        return ""
    good, among = chance
    likely = Fraction(good, among)
    return voice.phrase("face-chance", fraction=f"{good}/{among}", percent=round(100 * likely), sure=how_sure(likely))
