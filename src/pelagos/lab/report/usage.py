"""What was used how often, and how that goes with winning.

A game is walked through once more by its answers, with the luck of its seed: so answers that nobody had to be asked for
count as well, and positions tell what an answer alone does not. Where that is not possible, since rules or components
are others or somebody rolled real dice, the answers are read as they are written.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median
from typing import Any, Final, NamedTuple, TypeAlias

from pelagos.core.game import Game
from pelagos.core.nodes import Chance, Option, Over, option_text
from pelagos.core.settings import parse_settings
from pelagos.core.text import Text
from pelagos.core.uses import Used, Uses
from pelagos.lab.intervals import Block, Case, Difference, Interval, difference, false_discoveries
from pelagos.lab.report.reading import Played
from pelagos.lab.rows import GameRow
from pelagos.table.fate import drawn

Told: TypeAlias = Callable[[Sequence[Block]], Interval]
RARE: Final = 0.02
"""Where fewer do without, or with, than this share, it is compared who did it often and who did not."""
FEWEST: Final = 20
"""So many must have done it, and so many not, before anything is said."""


class Place(NamedTuple):
    """One seat of one game: who sat there, with whose luck, and what was reached."""

    number: int
    seat: int
    bot: str
    luck: str
    reached: float


class Thing(NamedTuple):
    """Something that can be used: in which share of the games of a seat, how often, and chosen when it was offered."""

    name: Text
    games: float
    times: float
    picked: float | None
    more_than: int
    """Those who used it more often than this are compared with the others: 0 compares use with none."""
    with_: Interval | None
    without: Interval | None
    gap: Difference | None
    chance: float
    """Corrected for all that was compared."""


class Tally:
    """Counts what the seats of games of one kind have used."""

    def __init__(self, game: Game[Any], pack: Any) -> None:
        assert game.uses is not None, f"{game.key} says what its answers use"
        self.game, self.pack = game, pack
        self.uses: Uses[Any] = game.uses
        self.counts: dict[Used, Counter[tuple[int, int]]] = {}
        self.offered: Counter[Used] = Counter()
        self.picked: Counter[Used] = Counter()
        self.games: set[int] = set()
        self.as_written = 0
        """How many games could not be walked through."""
        self._known: dict[tuple[str, Option], tuple[Used, ...]] = {}
        self._options = {option_text(option): option for option in game.actions(pack)}

    def count(self, played: Played) -> None:
        """Take a game in; one without decisions tells nothing."""
        if not played.decisions:
            return
        self.games.add(played.game.number)
        found = self._walked(played)
        if found is None:
            self.as_written += 1
            found = list(self._written(played))
        for seat, used, offered in found:
            for one in used:
                self.counts.setdefault(one, Counter())[played.game.number, seat] += 1
            if offered:
                self.offered.update(offered)
                self.picked.update(set(used))

    def _walked(self, played: Played) -> list[tuple[int, tuple[Used, ...], set[Used]]] | None:
        """What each answer used and what else could have been, by seat; None when the answers lead elsewhere."""
        row, rules = played.game, self.game.rules
        if (row.rules, row.pack) != (self.game.rules_version, self.pack.hash):
            return None
        s = self.game.new_game(parse_settings(self.game.settings, json.loads(row.settings)), self.pack)
        node, rolls, given = rules.run(s), Counter[str](), iter(played.decisions)
        found: list[tuple[int, tuple[Used, ...], set[Used]]] = []
        while not isinstance(node, Over):
            if isinstance(node, Chance):
                option = drawn(row.seed, node, rolls[node.ask])
                rolls[node.ask] += 1
            elif len(node.options) == 1:
                option = node.options[0]
                found.append((node.seat, self._used(s, node.ask, option), set()))
            else:
                answer = next(given, None)
                option = self._options.get(answer.answer, ()) if answer and answer.seat == node.seat else ()
                if option not in node.options:
                    return None
                offered = {one for other in node.options for one in self._used(s, node.ask, other)}
                found.append((node.seat, self._used(s, node.ask, option), offered))
            node = rules.answer(s, option)
        return found

    def _used(self, s: Any, ask: str, option: Option) -> tuple[Used, ...]:
        told = self._told(ask, option)
        return (*told, *self.uses.by_position(s, option)) if self.uses.seen else told

    def _told(self, ask: str, option: Option) -> tuple[Used, ...]:
        found = self._known.get((ask, option))
        if found is None:
            found = self._known[ask, option] = tuple(self.uses.by_answer(self.pack, ask, option))
        return found

    def _written(self, played: Played) -> Iterator[tuple[int, tuple[Used, ...], set[Used]]]:
        """The same from the answers alone; what this pack does not know is passed over."""
        for row in played.decisions:
            option = self._options.get(row.answer)
            if option is not None:
                yield row.seat, self._told(row.question, option), set()

    def things(self, places: Sequence[Place], told: Told) -> dict[str, list[Thing]]:
        """Everything that was used, by its kind, the most used first; chances are corrected over all of it.

        `told` says what the reached comes to in blocks: `share_of` for wins, `mean_of` for points.
        """
        seated = [place for place in places if place.number in self.games]
        found = {used: self._thing(used, seated, told) for used in self.counts}
        compared = [used for used, thing in found.items() if thing.gap]
        chances = false_discoveries([found[used].chance for used in compared])
        for used, chance in zip(compared, chances, strict=True):
            found[used] = found[used]._replace(chance=chance)
        kinds: dict[str, list[Thing]] = {kind: [] for kind in self.uses.kinds}
        for used, thing in sorted(found.items(), key=lambda one: (-one[1].games, -one[1].times, one[0].key)):
            kinds[used.kind].append(thing)
        return {kind: listed for kind, listed in kinds.items() if listed}

    def _thing(self, used: Used, places: Sequence[Place], told: Told) -> Thing:
        counts = self.counts[used]
        often = [counts[place.number, place.seat] for place in places]
        share = sum(map(bool, often)) / len(places)
        limit = 0 if RARE <= share <= 1 - RARE else int(median(often))
        cases = [
            Case(place.luck, (place.bot, place.seat), times > limit, place.reached)
            for place, times in zip(places, often, strict=True)
        ]
        with_, without = [case for case in cases if case.did], [case for case in cases if not case.did]
        gap = difference(cases) if min(len(with_), len(without)) >= FEWEST else None
        if gap and gap.at.low == gap.at.high:
            gap = None
        offered = self.offered[used]
        return Thing(
            used.name,
            share,
            sum(often) / len(places),
            self.picked[used] / offered if offered else None,
            limit,
            told(_blocks(with_)) if gap else None,
            told(_blocks(without)) if gap else None,
            gap,
            gap.chance if gap else 1.0,
        )


def _blocks(cases: Iterable[Case]) -> list[Block]:
    blocks: dict[object, Block] = {}
    for case in cases:
        before = blocks.get(case.block, Block(0.0, 0.0))
        blocks[case.block] = Block(before.sum + case.reached, before.size + 1)
    return list(blocks.values())


def places_in(game: GameRow, reached: Sequence[float]) -> list[Place]:
    """The seats of a game."""
    return [
        Place(game.number, seat, bot, game.seed, value)
        for seat, (bot, value) in enumerate(zip(game.bots, reached, strict=True))
    ]
