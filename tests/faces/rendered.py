"""Everything a person reads at a table: questions, labels, reasons, forecasts, boards, drawings, the log, the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, Final

from pelagos import art
from pelagos.core.game import Game, View, why_text
from pelagos.core.nodes import Chance, Choice, Over
from pelagos.core.settings import parse_settings
from pelagos.core.text import SeatName, Text
from pelagos.faces.moments import moment_text
from pelagos.games.registry import find_game, load_pack
from tests.faces.sittings import Sitting

LOOKS: Final = 5
"""At every so many questions somebody looks at everything that lies on the table."""
MOST_OPTIONS: Final = 12
"""So many options of a question are asked for what is at stake."""


@cache
def texts_of(at: Sitting, questions: int) -> frozenset[Text]:
    """All texts that come up in so many questions of a game that is played at random, the texts within them too."""
    game = find_game(at.game)
    s = game.new_game(parse_settings(game.settings, dict(at.given)), load_pack(game))
    s.events = ()
    rng, found = Random(at.seed), set[Text]()
    node = game.rules.run(s)
    for number in range(questions):
        found.update(_told(game, s), _asked(game, s))
        if number % LOOKS == 0 or isinstance(node, Over):
            found.update(_lying(game, s))
        if isinstance(node, Over):
            break
        node = game.rules.answer(s, rng.choices(node.options, getattr(node, "weights", None))[0])
    return frozenset(inner for one in found for inner in within(one))


def within(one: Text) -> Iterator[Text]:
    """A text and the texts it speaks of."""
    yield one
    for _, fact in one.facts:
        for part in fact if isinstance(fact, tuple) and not isinstance(fact, Text | SeatName) else (fact,):
            if isinstance(part, Text):
                yield from within(part)


def _told(game: Game[Any], s: Any) -> Iterator[Text]:
    events, s.events = s.events, ()
    for event in events:
        yield game.show.event_text(event)
        yield game.show.heading(event.moment)
    if len(events) > 1 and len({event.id for event in events}) == 1:
        yield from filter(None, [game.show.summed(events)])


def _asked(game: Game[Any], s: Any) -> Iterator[Text]:
    node, show = s.node, game.show
    if isinstance(node, Over):
        yield Text(node.reason)
        yield from filter(lambda said: said.id, [game.verdict(s).said])
        return
    yield show.question(s)
    yield from game.forecast(s, None)
    for option in node.options:
        yield show.label(s, option)
    for option in node.options[:MOST_OPTIONS]:
        yield from game.forecast(s, option)
    if isinstance(node, Choice):
        for option, reason in show.candidates(s):
            yield show.label(s, option)
            if reason:
                yield why_text(game, s, option, reason)
    if isinstance(node, Chance):
        yield from (outlook.label for outlook in show.outlooks(s))


def _lying(game: Game[Any], s: Any) -> Iterator[Text]:
    seats = s.node.scores if isinstance(s.node, Over) else range(int(getattr(s, "seats", 1)))
    for seat in (None, *range(len(seats))):
        view = game.visible.observe(s, seat)
        yield from game.show.board(view)
        yield from game.show.drawer(s, seat)
        yield from _modifiers(game, view)
    yield moment_text(game, view)
    yield from (line.label for line in game.show.sheet(s))
    yield from _drawn(game, view)


def _modifiers(game: Game[Any], view: View) -> Iterable[Text]:
    lines = (view.get("sheet") or {}).get("lines", ())
    return [Text(f"{game.key}-modifier-{line['reason']}") for line in lines]


def _drawn(game: Game[Any], view: View) -> set[Text]:
    """What stands in the drawings and at their pieces."""
    said: set[Text] = set()

    def say(one: Text) -> str:
        said.add(one)
        return "X"

    art.draw_board(game.key, view, say)
    art.draw_panels(game.key, view, say)
    return said
