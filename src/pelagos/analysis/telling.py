"""An analysis in words: every decision and roll with what it was about, for the terminal, a page and the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, NamedTuple

from pelagos.analysis.deeds import Deed
from pelagos.analysis.desk import Status
from pelagos.analysis.findings import Finding, Judged, Rolled
from pelagos.analysis.sums import Analysis, SeatSums, Tally, Turn
from pelagos.art.fortunes import Fortune, Half, Mark, draw_fortunes
from pelagos.art.model import Drawing
from pelagos.art.scoreline import Tick
from pelagos.core.nodes import Choice, Over, find_option
from pelagos.core.text import Text
from pelagos.faces.log import full_log_of
from pelagos.faces.results import places_of, verdict_words
from pelagos.faces.voice import Voice
from pelagos.locale.catalogue import seat_letter
from pelagos.table.early import verdict_of
from pelagos.table.table import Table

SURE: Final = 1.96
"""Standard errors to either side between which the truth lies 19 times of 20."""
MOST_STEPS: Final = 4
"""So many answers of a better line are told."""


PANEL: Final = {
    "name": "analysis-name",
    "lead": "analysis-lead",
    "given": "analysis-given",
    "luck": "analysis-luck",
    "costliest": "analysis-costliest",
    "nothing": "analysis-nothing",
    "turning": "analysis-turning",
    "answered": "analysis-answered",
    "better": "analysis-better",
    "chart": "analysis-chart",
    "decisions": "analysis-decisions",
    "rolls": "analysis-rolls",
    "method": "analysis-method",
    "how": "analysis-method-decisions",
    "proof": "analysis-method-proof",
    "fate": "analysis-method-luck",
    "begin": "web-analyse",
    "again": "web-analyse-again",
    "stop": "web-analyse-stop",
}
"""The words of the panel in a browser, by the names by which it asks for them."""


class ToldFinding(NamedTuple):
    """A decision or roll in words. `at` is the version at which one sees it, `points` what it changed for `seat`.

    `gone` is what was answered, or what fate decided; `better` the line that promised more, step by step.
    """

    version: int
    at: int
    kind: Literal["decision", "roll"]
    seat: int | None
    name: str
    points: float
    figure: str
    error: str
    when: str
    question: str
    gone: str
    better: tuple[str, ...] = ()


class ToldSeat(NamedTuple):
    """The sums of a seat in words, and the decisions that cost most."""

    seat: int | None
    name: str
    given: str
    among: str
    luck: str
    costliest: list[ToldFinding]


class Told(NamedTuple):
    """A whole analysis in words; `rows` are all decisions that gave something away and all rolls.

    `end` says how it ended, who has won, and with how many points; nothing while the game goes on, and then `seats` are
    only those that are judged.
    """

    title: str
    end: list[str]
    seats: list[ToldSeat]
    turning: list[ToldFinding]
    rows: list[ToldFinding]
    note: str


class Teller:
    """Puts the findings of one game into the words of a reader."""

    def __init__(
        self, table: Table[Any], deeds: Sequence[Deed], found: Analysis, voice: Voice, seats: Sequence[int] = ()
    ) -> None:
        """`seats` are those whose decisions alone were judged; () when all were."""
        self.table, self.found, self.voice = table, found, voice
        self.judged = seats or found.seats
        self.deeds = {deed.version: deed for deed in deeds}
        self.alone = len(found.seats) == 1 or found.together

    def told(self) -> Told:
        """Everything."""
        found, voice = self.found, self.voice
        rows = [self.finding(one) for one in found.findings if isinstance(one, Rolled) or found.given(one)]
        counted = {"decisions": len(found.decisions), "rolls": len(found.findings) - len(found.decisions)}
        return Told(
            title=voice.phrase("analysis-title", game=voice.phrase(f"{self.table.game.key}-name"), **counted),
            end=end_words(self.table, voice),
            seats=[self.seat(sums) for sums in found.sums() if sums.seat in self.judged],
            turning=[self.turn(one) for one in found.turning()],
            rows=[row for row in rows if row is not None],
            note=voice.phrase("analysis-cut", number=found.cut) if found.cut else "",
        )

    def seat(self, sums: SeatSums) -> ToldSeat:
        """The sums of a seat."""
        return ToldSeat(
            seat=None if len(self.found.seats) == 1 else sums.seat,
            name=self.voice.name(sums.seat),
            given=self._sum(sums.given, ""),
            among=self.voice.phrase("analysis-among", blamed=sums.blamed, decisions=sums.decisions),
            luck=self._sum(sums.luck, "signed") if self.found.rolls else "",
            costliest=[self._decision(one) for one in sums.costliest],
        )

    def turn(self, turn: Turn) -> ToldFinding:
        """A turning point, told of the seat for which it was one."""
        told = self.finding(turn.found, turn.seat)
        assert told is not None, "it changed something"
        return told

    def finding(self, found: Finding, seat: int | None = None) -> ToldFinding | None:
        """A decision, or a roll for one seat: for the one it favoured most unless it is said which."""
        if isinstance(found, Judged):
            return self._decision(found)
        if found.cut:
            return None
        if seat is None:
            seat = max(self.found.seats, key=lambda one: (abs(found.luck[one]), found.luck[one]))
        return self._roll(found, seat)

    def chart(self, href: Callable[[int], str]) -> Drawing:
        """Luck and what was given away over the game; `href` is the way to a version."""
        found, marks = self.found, self._marks(href)
        lucky = [0] if self.alone else list(found.seats)
        halves = [
            Half(self.voice.phrase("analysis-chart-luck"), [self._fortune(seat, 0) for seat in lucky], marks["roll"]),
            Half(
                self.voice.phrase("analysis-chart-given"),
                [self._fortune(seat, 1) for seat in self.judged],
                marks["decision"],
            ),
        ]
        return draw_fortunes(halves if found.rolls else halves[1:], self._ticks())

    def _fortune(self, seat: int, which: int) -> Fortune:
        return Fortune(self._letter(seat, which), tuple(self.found.course(seat)[which]))

    def _letter(self, seat: int, which: int) -> str:
        """All who are lucky together have one line for it; what they give away is their own."""
        one = len(self.found.seats) == 1 or (self.found.together and which == 0)
        return "" if one else seat_letter(seat).lower()

    def _marks(self, href: Callable[[int], str]) -> dict[str, list[Mark]]:
        places = {one.version: place for place, one in enumerate(self.found.findings, start=1)}
        marks: dict[str, list[Mark]] = {"roll": [], "decision": []}
        for count, turn in enumerate(self.found.turning(), start=1):
            told, which = self.turn(turn), int(isinstance(turn.found, Judged))
            title = f"{told.when}: {told.figure}"
            mark = Mark(places[turn.version], self._letter(turn.seat, which), count, href(told.at), title)
            marks[told.kind].append(mark)
        return marks

    def _ticks(self) -> list[Tick]:
        """Where rounds, acts or turns begin."""
        parts = [(self.deeds[one.version].state.moment() or (0,))[0] for one in self.found.findings]
        begun = [
            place for place in range(len(parts)) if parts[place] and (not place or parts[place] != parts[place - 1])
        ]
        return [Tick(place, str(parts[place])) for place in begun]

    def _decision(self, found: Judged) -> ToldFinding:
        deed = self.deeds[found.version]
        game, state = self.table.game, deed.state
        return ToldFinding(
            version=found.version,
            at=found.version - 1,
            kind="decision",
            seat=found.seat if len(self.found.seats) > 1 else None,
            name=self.voice.name(found.seat) if len(self.found.seats) > 1 else "",
            points=-found.lost,
            figure=self.figure(-found.lost),
            error=self.figure(SURE * found.error, ""),
            when=self._when(state),
            question=self.voice.words(game.show.question(state)),
            gone=self.voice.words(game.show.label(state, deed.option)),
            better=self._line(state, found.best),
        )

    def _roll(self, found: Rolled, seat: int) -> ToldFinding:
        deed = self.deeds[found.version]
        label = self.voice.words(self.table.game.show.label(deed.state, deed.option))
        told = " ".join(line.text for line in full_log_of(self.table, found.version - 1, self.voice, found.version))
        return ToldFinding(
            version=found.version,
            at=found.version,
            kind="roll",
            seat=None if self.alone else seat,
            name="" if self.alone else self.voice.name(seat),
            points=found.luck[seat],
            figure=self.figure(found.luck[seat]),
            error=self.figure(SURE * found.errors[seat], ""),
            when=self._when(deed.state),
            question=self.voice.words(self.table.game.show.question(deed.state)),
            gone=told or label,
        )

    def _line(self, state: Any, line: Sequence[str]) -> tuple[str, ...]:
        """The answers of a line in words, as far as nobody else and no fate comes between them."""
        s, game, found = state.clone(), self.table.game, []
        s.events = None
        seat = s.node.seat
        for step in line[:MOST_STEPS]:
            option = find_option(s.node.options, step) if isinstance(s.node, Choice) and s.node.seat == seat else None
            if option is None:
                break
            found.append(self.voice.words(game.show.label(s, option)))
            game.rules.answer(s, option)
            while isinstance(s.node, Choice) and s.node.seat == seat and len(s.node.options) == 1:
                game.rules.answer(s, s.node.options[0])
        return tuple(found)

    def _when(self, state: Any) -> str:
        return self.voice.words(self.table.game.show.heading(state.moment()))

    def _sum(self, tally: Tally, sign: str) -> str:
        points, error = self.figure(tally.points, sign), self.figure(SURE * tally.error, "")
        return self.voice.phrase("analysis-sum", points=points, error=error)

    def figure(self, points: float, sign: str = "signed") -> str:
        """Points as they are printed, to a tenth."""
        shown = self.voice.phrase("analysis-figure", number=round(abs(points), 1))
        if not sign or not round(points, 1):
            return shown
        return f"+{shown}" if points > 0 else f"−{shown}"


def end_words(table: Table[Any], voice: Voice) -> list[str]:
    """Why it ended, who has won, or what the game says of those who stand together, and the points of rivals."""
    if not isinstance(table.node, Over):
        return []
    return [
        voice.words(Text(table.node.reason)),
        verdict_words(verdict_of(table.game, table.state), voice),
        *(
            voice.phrase("tui-score-seat", name=voice.name(place.seat), points=place.points)
            for place in places_of(table, table.node)
        ),
    ]


def panel_words(voice: Voice) -> dict[str, str]:
    """The words of the panel in a browser."""
    return {name: voice.phrase(message) for name, message in PANEL.items()}


def standing_words(status: Status, done: int, all_: int, voice: Voice) -> str:
    """How far an analysis is; "" when there is nothing more to say."""
    if status in ("running", "stopped"):
        return voice.phrase(f"web-analyse-{status}", done=done, all=all_)
    return {"none": voice.phrase("web-analyse-why"), "waits": voice.phrase("web-analyse-waits")}.get(status, "")
