"""Figures in words of the reader's language, and as charts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from math import inf
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from pelagos.core.game import Game
from pelagos.core.text import Fact, Text
from pelagos.lab.intervals import Interval
from pelagos.lab.report.charts import Axis, axis, histogram, portion, scale, whisker
from pelagos.lab.report.figures import Chapter, Spread
from pelagos.lab.report.usage import Thing
from pelagos.lab.until import KNOWN, Known
from pelagos.locale.catalogue import catalogue, seat_letter

SURE: Final = 0.05
"""What is less likely by chance than this stands out."""
SMALLEST: Final = 0.001
"""The smallest chance that is told as it is."""
FIRST: Final = 10
"""So many things of a kind are shown at once; the others are folded away."""
COLOURS: Final = "abcd"


class Drawn(NamedTuple):
    """A line of a table with a chart in it."""

    name: str
    chart: Markup
    cells: tuple[str, ...]
    sign: str = ""
    """`up` or `down` where it stands out."""


class Plot(NamedTuple):
    """Lines with charts over one scale, under the heads of their cells."""

    heads: tuple[str, ...]
    rows: list[Drawn]
    scale: Markup = Markup()
    rest: Sequence[Drawn] = ()


class Shape(NamedTuple):
    """How numbers lie: a histogram with what is to be said of it."""

    name: str
    chart: Markup
    said: str


class Section(NamedTuple):
    """A heading, what it means, and what there is to see."""

    key: str
    title: str
    lead: str
    plots: Sequence[tuple[str, Plot]] = ()
    shapes: Sequence[Shape] = ()
    scale: Markup = Markup()
    note: str = ""


class Part(NamedTuple):
    """A chapter of the page."""

    key: str
    title: str
    lead: str
    facts: list[tuple[str, str]]
    sections: list[Section]


class Teller:
    """Puts figures into words and charts."""

    def __init__(self, lang: str) -> None:
        self.catalogue = catalogue(lang)

    def say(self, message: str, /, **facts: Fact) -> str:
        """A message of the catalogue."""
        return self.words(Text(message, tuple(facts.items())))

    def words(self, text: Text) -> str:
        """A text as a sentence."""
        return self.catalogue.format(text)

    def thing(self, name: Text, key: str) -> str:
        """What a thing is called; one of another pack by its key."""
        try:
            said = self.words(name)
        except KeyError:
            return key
        return said[:1].upper() + said[1:]

    def share(self, value: float) -> str:
        """A share in percent."""
        return self.say("sim-share", percent=100 * value)

    def figure(self, value: float) -> str:
        """A number with one decimal, below zero with a minus."""
        return self.say("sim-figure", number=value).replace("-", "−")

    def between(self, found: Interval, written: Any) -> str:
        """An interval; one without an end is not told."""
        if inf in (found.high, -found.low):
            return "–"
        return self.say("report-between", low=written(found.low), high=written(found.high))

    def count(self, number: int) -> str:
        """How many there are."""
        return self.say("report-count", number=number)

    def points(self, value: float) -> str:
        """A difference in points, with its sign."""
        return ("+" if value > 0 else "") + self.figure(value)

    def gap(self, value: float) -> str:
        """A difference of shares, in percentage points with its sign."""
        return self.points(100 * value)

    def chance(self, value: float) -> str:
        """How likely something is by chance alone."""
        if value < SMALLEST:
            return self.say("report-chance-small", percent=100 * SMALLEST)
        return self.say("report-chance", percent=100 * value)

    def part(self, asked: dict[str, Any], chapter: Chapter) -> Part:
        """One chapter."""
        sections = [self.wins(chapter), self.scores(chapter), self.pairs(chapter), self.seats(chapter)]
        sections += [self.lengths(chapter), self.endings(chapter), self.used(chapter)]
        name = self.say(f"{chapter.game.key}-name")
        lead = self.say("report-lead", seats=chapter.seats, games=chapter.games)
        key = f"{chapter.game.key}-{chapter.seats}"
        return Part(key, name, lead, self.facts(asked, chapter), [one for one in sections if one])

    def facts(self, asked: dict[str, Any], chapter: Chapter) -> list[tuple[str, str]]:
        """What was asked for."""
        found = [("report-bots", ", ".join(bot.name for bot in chapter.bots))]
        settings = asked.get("settings")
        if isinstance(settings, dict):
            found.append(("report-settings", _changed(chapter.game, settings) or self.say("report-usual")))
        if asked.get("seed"):
            found.append(("report-seed", str(asked["seed"])))
        luck = "report-luck-paired" if chapter.lucks < chapter.games else "report-luck-own"
        found.append(("report-luck", self.say(luck, lucks=chapter.lucks)))
        found.append(("report-rules", chapter.game.rules_version))
        if chapter.known:
            found.append(("report-until", self._known(str(asked["until"]), chapter.known)))
        return [(self.say(label), value) for label, value in found]

    def _known(self, until: str, known: Known) -> str:
        share, low, high = map(self.share, known.share)
        return self.say(KNOWN[known.holds], goal=until, games=known.games, share=share, low=low, high=high)

    def wins(self, chapter: Chapter) -> Section:
        """How often each bot won."""
        fair = 1 / chapter.seats if chapter.contest else None
        on = axis(0, max(0.1, fair or 0, *(bot.wins.high for bot in chapter.bots)))
        rows = [
            Drawn(
                bot.name,
                whisker(bot.wins, on, fair, _colour(place), self.share(bot.wins.at)),
                (
                    self.share(bot.wins.at),
                    self.between(bot.wins, self.share),
                    self.count(bot.games),
                ),
            )
            for place, bot in enumerate(chapter.bots)
        ]
        what = "wins" if chapter.contest else "victories"
        heads = ("report-column-bot", "report-column-share", "report-column-between", "report-column-games")
        plot = Plot(self._heads(heads), rows, self._scale(on, self._percent))
        return Section("wins", self.say(f"report-{what}"), self.say(f"report-{what}-lead"), [("", plot)])

    def scores(self, chapter: Chapter) -> Section | None:
        """How the points of each bot lie."""
        scored = [(place, bot, bot.points) for place, bot in enumerate(chapter.bots) if bot.points]
        if not scored:
            return None
        numbers = [number for _, _, lies in scored for number in lies.numbers]
        on = axis(min(numbers), max(numbers) + 1)
        shapes = [self._shape(bot.name, lies, on, _colour(place)) for place, bot, lies in scored]
        title, lead = self.say("report-points"), self.say("report-points-lead")
        return Section("points", title, lead, shapes=shapes, scale=self._scale(on, self._plain))

    def pairs(self, chapter: Chapter) -> Section | None:
        """Bots against each other."""
        if not chapter.pairs:
            return None
        on = _around([pair.points for pair in chapter.pairs])
        rows = []
        for pair in chapter.pairs:
            cells = (self.points(pair.points.at), self.between(pair.points, self.points), self.share(pair.before.at))
            chart = whisker(pair.points, on, 0, "plain", self.points(pair.points.at))
            name = self.say("report-against", first=pair.first, second=pair.second)
            rows.append(Drawn(name, chart, (*cells, self.chance(pair.chance)), _sign(pair.points.at, pair.chance)))
        heads = ("pair", "points-ahead", "between", "before", "chance")
        plot = Plot(self._heads([f"report-column-{head}" for head in heads]), rows, self._scale(on, self._plain))
        return Section("pairs", self.say("report-pairs"), self.say("report-pairs-lead"), [("", plot)])

    def seats(self, chapter: Chapter) -> Section | None:
        """What each seat is worth."""
        if not chapter.seated:
            return None
        fair = 1 / chapter.seats
        bounds = [bound for seat in chapter.seated for bound in seat.wins]
        on = axis(min(bounds), max(bounds))
        rows = []
        for seat in chapter.seated:
            cells = (self.share(seat.wins.at), self.between(seat.wins, self.share), self.figure(seat.points.at))
            chart = whisker(seat.wins, on, fair, _colour(seat.seat), self.share(seat.wins.at))
            name = self.say("report-seat", letter=seat_letter(seat.seat))
            rows.append(Drawn(name, chart, (*cells, self.chance(seat.chance)), _sign(seat.wins.at - fair, seat.chance)))
        heads = ("seat", "share", "between", "mean", "chance")
        plot = Plot(self._heads([f"report-column-{head}" for head in heads]), rows, self._scale(on, self._percent))
        return Section("seats", self.say("report-seats"), self.say("report-seats-lead"), [("", plot)])

    def lengths(self, chapter: Chapter) -> Section:
        """How long games are."""
        lies = chapter.lengths
        on = axis(min(lies.numbers), max(lies.numbers) + 1)
        title, lead = self.say("report-length"), self.say("report-length-lead")
        shapes = [self._shape("", lies, on, "plain")]
        return Section("length", title, lead, shapes=shapes, scale=self._scale(on, self._plain))

    def endings(self, chapter: Chapter) -> Section:
        """How games ended."""
        rows = []
        for ending in chapter.endings:
            name = self.thing(Text(ending.reason), ending.reason)
            cells = [self.count(ending.games), self.share(ending.share.at)]
            if not chapter.contest:
                cells.append(self.count(ending.won))
            cells.append("–" if ending.points is None else self.figure(ending.points))
            rows.append(Drawn(name, portion(ending.share, "plain", self.share(ending.share.at)), tuple(cells)))
        heads = ("ending", "games", "share-of-games", *(() if chapter.contest else ("won",)), "mean")
        plot = Plot(self._heads([f"report-column-{head}" for head in heads]), rows)
        return Section("endings", self.say("report-endings"), self.say("report-endings-lead"), [("", plot)])

    def used(self, chapter: Chapter) -> Section:
        """What was used, and how that goes with winning."""
        title = self.say("report-used")
        if not chapter.things:
            return Section("used", title, self.say("report-used-none"))
        things = [thing for listed in chapter.things.values() for thing in listed]
        compared = [thing for thing in things if thing.gap]
        on = _around([thing.gap.at for thing in things if thing.gap]) if compared else axis(-1, 1)
        lead = self.say("report-used-lead", number=len(compared), what="points" if chapter.by_points else "wins")
        note = self.say("report-as-written", number=chapter.as_written) if chapter.as_written else ""
        plots = [(self.say(kind), self._kind(listed, on, chapter.by_points)) for kind, listed in chapter.things.items()]
        return Section("used", title, lead, plots, note=note)

    def _kind(self, things: Sequence[Thing], on: Axis, by_points: bool) -> Plot:
        rows = [self._thing(thing, on, by_points) for thing in things]
        heads = ("thing", "gap-points" if by_points else "gap", "used-in", "times", "picked", "with", "without")
        shown = self._scale(on, self._plain if by_points else self._percent)
        named = self._heads([f"report-column-{head}" for head in heads])
        return Plot(named, rows[:FIRST], shown if any(thing.gap for thing in things) else Markup(), rows[FIRST:])

    def _thing(self, thing: Thing, on: Axis, by_points: bool) -> Drawn:
        name, gap = self.thing(thing.name, thing.name.id), thing.gap
        if thing.more_than and gap:
            name = self.say("report-more-than", thing=name, number=thing.more_than)
        written = self.figure if by_points else self.share
        told = (self.points if by_points else self.gap)(gap.at.at) if gap else "–"
        sign = _sign(gap.at.at, thing.chance) if gap else ""
        chart = whisker(gap.at, on, 0, sign or "faint", told) if gap else Markup()
        cells = (told, self.share(thing.games), self.figure(thing.times), _or_dash(thing.picked, self.share))
        sides = [_or_dash(side.at if side else None, written) for side in (thing.with_, thing.without)]
        return Drawn(name, chart, (*cells, *sides), sign)

    def _shape(self, name: str, lies: Spread, on: Axis, class_: str) -> Shape:
        said = self._lying(lies)
        return Shape(name, histogram(lies.numbers, on, (lies.low, lies.middle, lies.high), class_, said), said)

    def _lying(self, lies: Spread) -> str:
        mean = self.figure(lies.mean.at)
        quarters = {"low": self.figure(lies.low), "middle": self.figure(lies.middle), "high": self.figure(lies.high)}
        return self.say("report-lies", mean=mean, between=self.between(lies.mean, self.figure), **quarters)

    def _heads(self, messages: Iterable[str]) -> tuple[str, ...]:
        return tuple(self.say(message) for message in messages)

    def _scale(self, on: Axis, written: Any) -> Markup:
        return scale(on, [written(tick) for tick in on.ticks])

    def _plain(self, value: float) -> str:
        return self.say("report-number", number=value).replace("-", "−")

    def _percent(self, value: float) -> str:
        return self.say("report-percent", percent=round(100 * value, 6)).replace("-", "−")


def _or_dash(value: float | None, written: Any) -> str:
    return "–" if value is None else str(written(value))


def _colour(place: int) -> str:
    return COLOURS[place] if place < len(COLOURS) else "plain"


def _around(found: Sequence[Interval]) -> Axis:
    """An axis with nothing in its middle, wide enough for all but the widest intervals."""
    reach = [max(abs(one.low), abs(one.high)) for one in found if inf not in (one.high, -one.low)]
    most = max([abs(one.at) * 1.2 for one in found] + sorted(reach)[: max(1, len(reach) * 9 // 10)] + [1e-6])
    return axis(-most, most)


def _sign(value: float, chance: float) -> str:
    if chance >= SURE or value == 0:
        return ""
    return "up" if value > 0 else "down"


def _changed(game: Game[Any], settings: dict[str, Any]) -> str:
    """The settings that are not as usual."""
    usual = {setting.key: setting.default for setting in game.settings}
    other = {key: value for key, value in settings.items() if usual.get(key) != value and key != game.seats_setting}
    return ", ".join(f"{key}={value if isinstance(value, str) else json.dumps(value)}" for key, value in other.items())
