"""A table: one game being played by its seats, with versions, previews, undo and fate."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any, Final, Generic, Literal, NamedTuple, TypeAlias, TypeVar

from pelagos.core.codec import digest, encode
from pelagos.core.errors import Refused
from pelagos.core.game import NOBODY, Game
from pelagos.core.memo import Memo
from pelagos.core.nodes import Chance, Choice, Node, Option, Over, find_option, option_text
from pelagos.core.plain import Plain
from pelagos.core.state import Event, State
from pelagos.core.text import SeatName
from pelagos.table.early import ended_early, may_end, stands_still, verdict_of
from pelagos.table.entropy import LONGEST, MOST, why_not_add
from pelagos.table.fate import Fair, Fate, Manual
from pelagos.table.hinting import is_told, why_not_hint
from pelagos.table.portable import folded
from pelagos.table.reasons import refusal
from pelagos.table.record import (
    Answer,
    Early,
    Ended,
    Entropy,
    Entry,
    Header,
    Hint,
    Line,
    Outcome,
    Replacement,
    Result,
    SeatEntry,
    Snapshot,
    Undo,
    Why,
    noted,
)
from pelagos.table.replacing import is_possible, seats_after, taken_over
from pelagos.table.undo import undo_stops

S = TypeVar("S", bound=State)

SNAPSHOT_EVERY = 50
KEPT_LAST, KEPT_EVERY = 24, 64
"""The last positions stay in memory, and of the others one in so many: the rest is played again when somebody asks."""


class Moment(NamedTuple):
    """One entry of the record, the state it led to (None: not kept), and what was told on the way."""

    entry: Entry
    state: Any
    events: tuple[Event, ...]

    @property
    def version(self) -> int:
        """Which version it led to."""
        return self.entry.n


TOLD: Final = Memo[Event, Event](lambda event: event, 1 << 14)
WRITTEN: Final = Memo[Option, str](option_text, 1 << 14)
"""What is told and answered is the same at many tables, and kept once for all of them: whole numbers and texts."""


Stop: TypeAlias = Literal["fate", "reveal", ""]
"""Where a preview ends."""


class Preview(NamedTuple):
    """What some answers would lead to, up to the next question to fate or reveal (`stopped` says which)."""

    state: Any
    events: tuple[Event, ...]
    stopped: Stop


def utc_now() -> str:
    """The time to the second, as records write it."""
    return _written(int(time()))


@lru_cache(maxsize=1)
def _written(second: int) -> str:
    """What is written in the same second is the same text: thousands of entries share it."""
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def keep_nowhere(lines: Sequence[Line]) -> None:
    """A sink for tables that are not stored."""


class Table(Generic[S]):
    """Opened with `opening.open_table` (a new game) or `replay.replayed` (from a record)."""

    def __init__(self, game: Game[S], header: Header, begin: S, fate: Fate) -> None:
        self.game = game
        self.header = header
        self.fate = fate
        self.begin = begin
        self.begin.events = ()
        if begin.node is None:
            self.game.rules.run(self.begin)
        self.opening: tuple[Event, ...] = self.begin.events or ()
        self.begin.events = None
        self.moments: list[Moment] = []
        """What counts: what was undone is not among them."""
        self.updates: list[Moment] = []
        """One for each version, undone ones included; their positions are those of `moments`."""
        self.replacements: list[Replacement] = []
        self.taken_back: dict[int, S] = {}
        """Positions that were played again for somebody who looked back, by the number of their entry (`past.py`)."""
        self.reached: set[tuple[int, ...]] = set()
        """The turns and phases of what was taken back: who comes there again was there before."""
        self.entropy: list[Entropy] = []
        self.drawn: Counter[str] = Counter()
        self.offered: tuple[Node | None, tuple[str, ...]] = (None, ())
        self.last_snapshot = 0
        self.closed = False
        self.sink: Callable[[Sequence[Line]], None] = keep_nowhere
        self.clock: Callable[[], str] = utc_now

    @property
    def state(self) -> S:
        """The position as it stands. Do not change it; clone it."""
        state: S = self.moments[-1].state if self.moments else self.begin
        return state

    @property
    def node(self) -> Node:
        """What is asked now."""
        node = self.state.node
        assert node is not None, "a table always stands at a question or at the end"
        return node

    @property
    def version(self) -> int:
        """How many entries the record has, undone ones included."""
        return len(self.updates)

    def options_of(self, node: Choice | Chance) -> tuple[str, ...]:
        """The options of a question as texts, remembered: whoever is asked sees them, and then one comes back."""
        of, texts = self.offered
        if of is not node:
            texts = tuple(map(WRITTEN.__getitem__, node.options))
            self.offered = (node, texts)
        return texts

    def settle(self) -> None:
        """Let fate decide and answer single options until somebody has to be asked."""
        self._commit(self._settled([]))

    def submit(self, seat: int, answers: Sequence[str | Option], version: int, memory: Plain = None) -> int:
        """A seat's answers, all or none of them; the new version. A stale version is refused, never merged.

        Fate is asked only when all of them are accepted, so that nobody learns anything from a refusal. What a bot
        wants to know at its next question goes into the record with its answer.
        """
        self._check_version(version)
        self._commit(self._settled(self._staged(seat, answers, memory)))
        return self.version

    def memory_of(self, seat: int) -> Plain:
        """What the bot of a seat remembers: what came with its latest answer that counts; not what another one did."""
        since = taken_over(self.header, self.replacements, seat)
        for moment in reversed(self.moments):
            entry = moment.entry
            if isinstance(entry, Answer) and entry.seat == seat and not entry.auto:
                return entry.remembered if entry.n > since else None
        return None

    def submit_outcome(self, outcome: str, version: int) -> int:
        """What a real die or draw came to, at a table where people roll their own."""
        self._check_version(version)
        node = self.node
        if not isinstance(node, Chance) or self.header.fate != Manual.mode:
            raise Refused("error-no-chance", outcome=outcome)
        option = find_option(node.options, outcome)
        if option is None:
            raise Refused("error-not-an-outcome", outcome=outcome, known=", ".join(map(option_text, node.options)))
        self._commit(self._settled([self._rolled([], node, option)]))
        return self.version

    def preview(self, seat: int, answers: Sequence[str | Option], version: int) -> Preview:
        """What these answers would do, without doing it; fate is not asked, and nothing hidden comes to light."""
        self._check_version(version)
        new = self._staged(seat, answers)
        shown = [moment for moment in new if moment.state.reveals == self.state.reveals]
        state = shown[-1].state if shown else self.state
        events = tuple(event for moment in shown for event in _heard(moment.events, seat))
        stopped: Stop = "reveal" if len(shown) < len(new) else "fate" if isinstance(state.node, Chance) else ""
        return Preview(state, events, stopped)

    def why_no_undo(self, seat: int) -> str:
        """Why this seat cannot take its last answer back; "" when it can."""
        return undo_stops(self, seat)[1]

    def undo(self, seat: int, version: int) -> int:
        """Take this seat's last answer back, and what followed of itself. It becomes an entry of the record."""
        self._check_version(version)
        keep, reason = undo_stops(self, seat)
        if reason:
            raise Refused(f"error-{reason}", seat=SeatName(seat))
        to = self.moments[keep - 1].entry.n if keep else 0
        entry = Undo(self.version + 1, seat, to, self.clock())
        self.sink([entry])
        self.take_back(entry, keep)
        return self.version

    def replace(self, seat: int, player: SeatEntry, by: int | None, version: int, why: Why = "") -> int:
        """Somebody else plays a seat from here on, or a bot that failed tries again; the record says so."""
        self._check_version(version)
        entry = Replacement(self.version + 1, seat, player.name, player.kind, self.clock(), by, why)
        if not is_possible(self.seats, entry, self.scores() is not None):
            raise Refused("error-replacement", kind=player.kind)
        self.sink([entry])
        self.seat_anew(entry)
        return self.version

    def end(self, why: Early, by: int | None, version: int) -> int:
        """End the game before its end; it stays as it stands, and nobody wins."""
        self._check_version(version)
        entry = Ended(self.version + 1, why, self.clock(), by)
        if not may_end(self.seats, entry, self.scores() is not None):
            raise Refused("error-seat-changed")
        self._commit([self.ended(entry)])
        return self.version

    def ended(self, entry: Ended) -> Moment:
        """The moment after which nothing is asked any more."""
        return Moment(entry, stands_still(self.game, self.state, len(self.header.seats), entry.why), ())

    def add_entropy(self, seat: int, entropy: str) -> int:
        """A seat adds its own chance to a fair game; the new version. It is meant for no version: it asks nobody."""
        entry = Entropy(self.version + 1, seat, entropy, self.clock())
        reason = why_not_add(self.header, self.seats, self.entropy, entry, self.scores() is not None)
        if reason:
            raise Refused(f"error-{reason}", longest=LONGEST, most=MOST)
        self.sink([entry])
        self.mix_in(entry)
        return self.version

    def ask_hint(self, seat: int) -> int:
        """A seat asks for advice on its question, and the record says so before anything is told; the new version.

        Whoever has asked already may hear it again. Like entropy it is meant for no version, and asks nobody.
        """
        reason = why_not_hint(self.header, self.seats, self.node, seat)
        if reason:
            raise Refused(f"error-{reason}")
        if not is_told([update.entry for update in self.updates], seat):
            entry = Hint(self.version + 1, seat, self.clock())
            self.sink([entry])
            self.note_hint(entry)
        return self.version

    def hints_of(self, seat: int) -> int:
        """How often a seat has asked for advice, also at questions that were taken back."""
        return sum(isinstance(update.entry, Hint) and update.entry.seat == seat for update in self.updates)

    def still_asked_at(self, version: int) -> int:
        """The version at which what was asked at another one is still asked: entropy and hints ask nobody."""
        while 0 <= version < self.version and isinstance(self.updates[version].entry, Entropy | Hint):
            version += 1
        return version

    @property
    def seats(self) -> tuple[SeatEntry, ...]:
        """Who plays each seat now; the header has those who began."""
        return self.seats_at(self.version)

    def seats_at(self, version: int) -> tuple[SeatEntry, ...]:
        """Who played each seat at a version."""
        return seats_after(self.header, self.replacements, version)

    def position(self, place: int) -> S:
        """How it stood when so many moments counted; what is not kept is played again from what is."""
        known = place
        while known and self.moments[known - 1].state is None:
            known -= 1
        state: S = self.moments[known - 1].state if known else self.begin
        for moment in self.moments[known:place]:
            state = self.followed(state, moment.entry)
        return state

    def followed(self, state: S, entry: Entry) -> S:
        """The position that an answer or outcome of the record led to."""
        node = state.node
        assert isinstance(entry, Answer | Outcome), "only these lead to another position"
        assert isinstance(node, Choice | Chance), "something was answered here"
        option = find_option(node.options, entry.answer if isinstance(entry, Answer) else entry.outcome)
        assert option is not None, "the table has played it before"
        after: S = self.moved(state, option, entry).state
        return after

    def go_on(self, moments: Sequence[Moment]) -> None:
        """What has happened, happened."""
        near = max(0, len(self.moments) - KEPT_LAST)
        self.moments += moments
        for entry, _, events in moments:
            self.updates.append(Moment(entry, None, events))
            if isinstance(entry, Outcome):
                self.drawn[entry.ask] += 1
        for place in range(near, len(self.moments) - KEPT_LAST):
            if place % KEPT_EVERY:
                self.moments[place] = self.updates[self.moments[place].version - 1]

    def seat_anew(self, entry: Replacement) -> None:
        """A seat has another player, or its old one again."""
        self.updates.append(Moment(entry, None, ()))
        self.replacements.append(entry)

    def mix_in(self, entry: Entropy) -> None:
        """From here on luck depends on what a seat added."""
        self.updates.append(Moment(entry, None, ()))
        self.entropy.append(entry)
        if isinstance(self.fate, Fair):
            self.fate.add(entry.seat, entry.entropy)

    def note_hint(self, entry: Hint) -> None:
        """A seat has asked for advice."""
        self.updates.append(Moment(entry, None, ()))

    def take_back(self, entry: Undo, keep: int) -> None:
        """Only so many moments still count."""
        self.updates.append(Moment(entry, None, ()))
        self.drawn.subtract(moment.entry.ask for moment in self.moments[keep:] if isinstance(moment.entry, Outcome))
        state = before = self.position(keep)
        for moment in self.moments[keep:]:
            state = self.followed(state, moment.entry) if moment.state is None else moment.state
            self.reached.add(state.moment())
        del self.moments[keep:]
        if keep:
            self.moments[-1] = self.moments[-1]._replace(state=before)

    def since(self, version: int, seat: int | None) -> list[Moment]:
        """Everything after a version, with the events this seat (None: a spectator) may hear."""
        if not 0 <= version <= self.version:
            raise Refused("error-stale-version", given=version, current=self.version)
        return [Moment(u.entry, None, _heard(u.events, seat)) for u in self.updates[version:]]

    def scores(self) -> Over | None:
        """How it ended, or None while it goes on."""
        node = self.node
        return node if isinstance(node, Over) else None

    def lines(self) -> list[Line]:
        """The whole record as it would be written, without snapshots."""
        end = self._result([])
        return [self.header, *(update.entry for update in self.updates), *([end] if end else [])]

    def _staged(self, seat: int, answers: Sequence[str | Option], memory: Plain = None) -> list[Moment]:
        """The moments that some answers add, up to the next question to fate."""
        new: list[Moment] = []
        waiting = [answer if isinstance(answer, str) else option_text(answer) for answer in answers]
        while waiting:
            new.append(self._answered(new, seat, waiting.pop(0), memory))
            self._settled(new, Manual(), seat, waiting)
        return new

    def _check_version(self, version: int) -> None:
        if self.still_asked_at(version) != self.version:
            raise Refused("error-stale-version", given=version, current=self.version)

    def _answered(self, new: list[Moment], seat: int, answer: str, memory: Plain) -> Moment:
        state = self._after(new)
        node = state.node
        if not isinstance(node, Choice) or node.seat != seat:
            raise refusal(self.game, state, seat, answer)
        wanted, texts = answer, self.options_of(node)
        if wanted not in texts:  # pages and programs write it as it is offered, people as they like
            answer = self.game.spelled(state, answer)
            wanted = " ".join(answer.split())
        if wanted not in texts:
            raise refusal(self.game, state, seat, answer)
        return self._chosen(new, node, node.options[texts.index(wanted)], memory)

    def _chosen(self, new: list[Moment], node: Choice, option: Option, memory: Plain = None) -> Moment:
        auto = self._answers_itself(node)
        entry = Answer(self._next(new), node.seat, node.ask, WRITTEN[option], self.clock(), auto, note=noted(memory))
        return self.moved(self._after(new), option, entry)

    def _rolled(self, new: list[Moment], node: Chance, option: Option) -> Moment:
        entry = Outcome(self._next(new), node.ask, WRITTEN[option], self.clock())
        return self.moved(self._after(new), option, entry)

    def _settled(
        self, new: list[Moment], fate: Fate | None = None, seat: int = NOBODY, waiting: Sequence[str] = ()
    ) -> list[Moment]:
        """Go on as long as nobody has to be asked, or until a seat's next waiting answer is the one asked for."""
        while True:
            node = self._after(new).node
            if isinstance(node, Chance):
                option = (fate or self.fate).pick(node, self._drawn_before(new, node.ask))
                if option is None:
                    return new
                new.append(self._rolled(new, node, option))
            elif isinstance(node, Choice) and self._answers_itself(node) and not _meant(node, seat, waiting):
                new.append(self._chosen(new, node, node.options[0]))
            else:
                return new

    def _answers_itself(self, node: Choice) -> bool:
        """One option, and nobody whom the rules want to be asked for it all the same."""
        if len(node.options) > 1:
            return False
        return node.ask not in self.game.always_asked or bool(self.seats[node.seat].bot)

    def _after(self, new: list[Moment]) -> S:
        state: S = new[-1].state if new else self.state
        return state

    def _drawn_before(self, new: list[Moment], ask: str) -> int:
        return self.drawn[ask] + sum(moment.entry.ask == ask for moment in new if isinstance(moment.entry, Outcome))

    def moved(self, state: S, option: Option, entry: Entry) -> Moment:
        """The moment after an answer or outcome; the state it starts from stays as it is."""
        after = state.clone()
        after.events = ()
        self.game.rules.answer(after, option)
        events, after.events = tuple(map(TOLD.__getitem__, after.events)), None
        return Moment(entry, after, events)

    def _next(self, new: list[Moment]) -> int:
        return self.version + 1 + len(new)

    def _commit(self, new: list[Moment]) -> None:
        """Store first, then believe: what the sink refuses has not happened."""
        lines: list[Line] = []
        last_snapshot = self.last_snapshot
        for moment in new:
            lines.append(moment.entry)
            if moment.entry.n >= last_snapshot + SNAPSHOT_EVERY:
                last_snapshot = moment.entry.n
                lines.append(snapshot(last_snapshot, moment.state))
        ended = self._result(new)
        if new and ended:
            lines.append(ended)
        if lines:
            self.sink(lines)
        self.last_snapshot = last_snapshot
        self.go_on(new)

    def _result(self, new: list[Moment]) -> Result | None:
        state = self._after(new)
        if not isinstance(state.node, Over):
            return None
        return Result(
            n=self._next(new) - 1,
            scores=state.node.scores,
            ranks=() if ended_early(state) else self.game.ranks(state),
            reason=state.node.reason,
            digest=digest(state),
            seed=self.fate.secret if isinstance(self.fate, Fair) else "",
            winners=verdict_of(self.game, state).winners,
        )


def snapshot(n: int, state: State) -> Snapshot:
    """The position at a version, with its digest."""
    return Snapshot(n, digest(state), folded(encode(state)))


def _heard(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    return tuple(event for event in events if event.audience is None or seat in event.audience)


def _meant(node: Choice, seat: int, waiting: Sequence[str]) -> bool:
    return node.seat == seat and bool(waiting) and find_option(node.options, waiting[0]) is not None
