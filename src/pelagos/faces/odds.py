"""Exact odds before a commitment: what fate may bring after an option, without asking it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from pelagos.core.game import Game
from pelagos.core.nodes import Choice, Option
from pelagos.core.odds import chance_of
from pelagos.core.text import Text
from pelagos.faces.voice import Voice
from pelagos.table.table import Table

CHANCE: Final = re.compile(r"[a-z0-9]+-chance(-[a-z]+)?|stakes-(about|never|sure)")
"""The messages that say a chance; a ship of that name is none."""


def before_fate(table: Table[Any], option: Option) -> Any:
    """The position in which fate is asked after an option, forced answers included, as far as whoever answers may know.

    None when fate is not asked, or when what it may bring cannot be told without telling a secret.
    """
    node = table.node
    assert isinstance(node, Choice), "an option is answered by a seat"
    ahead = table.preview(node.seat, [option], table.version)
    return table.game.as_known(ahead.state, node.seat) if ahead.stopped == "fate" else None


def forecast_lines(table: Table[Any], option: Option | None, voice: Voice) -> list[str]:
    """What an option puts at stake, line by line; for None, the test under way."""
    return [voice.words(line) for line in table.game.forecast(table.state, option)]


def tells_chance(label: Text) -> bool:
    """Whether a label names the chance of its option, so that nobody has to say it again."""
    return any(_is_chance(fact) for _, fact in label.facts if isinstance(fact, Text))


def _is_chance(said: Text) -> bool:
    return CHANCE.fullmatch(said.id) is not None


def chances_in(said: Text) -> Iterator[Text]:
    """The chances that a text tells."""
    if _is_chance(said):
        yield said
        return
    for _, fact in said.facts:
        for part in (fact,) if isinstance(fact, Text) else fact if isinstance(fact, tuple) else ():
            if isinstance(part, Text):
                yield from chances_in(part)


def short_chances(said: Text, voice: Voice) -> str:
    """The chances that a text tells and nothing else; of several, between which they lie."""
    found = list(dict.fromkeys(chances_in(said)))
    percents = [fact for chance in found for name, fact in chance.facts if name == "percent"]
    if len(found) > 1 and len(percents) == len(found):
        known = sorted(fact for fact in percents if isinstance(fact, int | float))
        if len(known) == len(found):
            return voice.phrase("face-chances", least=known[0], most=known[-1])
    return " · ".join(map(voice.words, found))


def odds_lines(game: Game[Any], state: Any, voice: Voice) -> list[str]:
    """A line for everything the next die or draw may bring; too many outcomes are refused."""
    return [
        _line(voice, voice.words(outlook.label), chance_of(game.rules, state, None, outlook.holds, outlook.alike))
        for outlook in game.show.outlooks(state)
    ]


def _line(voice: Voice, label: str, chance: Fraction) -> str:
    """The chance as a fraction, and rounded to whole percents."""
    fraction, percent = f"{chance.numerator}/{chance.denominator}", round(100 * chance)
    return voice.phrase("face-odds-line", label=label, fraction=fraction, percent=percent, sure=how_sure(chance))


def how_sure(chance: Fraction) -> str:
    """Whether something comes always, never, or perhaps: the catalogues have a word for each."""
    return "always" if chance == 1 else "open" if chance else "never"
