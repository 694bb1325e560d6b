"""Great moments in words: title, story, what is tested, what has come of it, and the dice that lie on the table."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from pelagos.core.game import View
from pelagos.core.stage import ROLL, Roll, Scene, Told, story_message
from pelagos.core.state import Event
from pelagos.core.text import Text, signed
from pelagos.faces.pieces import Reading, read_piece
from pelagos.faces.sheets import SheetLine
from pelagos.faces.voice import Voice
from pelagos.table.record import Answer
from pelagos.table.table import Table

See: TypeAlias = Callable[[Any, int | None], View]
MOST_LINES = 8
MOST_AT_ONCE = 6
"""How many moments somebody is shown who comes late."""


class Cast(NamedTuple):
    """Dice in words: each by colour and face, what is added, the sum against what is needed, and what is stamped."""

    dice: tuple[tuple[str, int], ...]
    sum: str
    added: tuple[SheetLine, ...]
    against: str
    stamp: str
    good: bool


class Shown(NamedTuple):
    """A great moment as it is shown: the version that brought it, and everything that can be read of it.

    `key` finds its picture, `read` is the sheet of its piece, `lines` are what has come of it.
    """

    n: int
    place: int
    kind: str
    heading: str
    title: str
    story: str
    key: str
    read: Reading | None
    lines: tuple[str, ...]
    roll: Cast | None

    @property
    def is_great(self) -> bool:
        """Whether it is more than dice."""
        return self.kind != ROLL


def stage_of(
    table: Table[Any],
    since: int,
    viewer: int | None,
    voice: Voice,
    until: int | None = None,
    see: See | None = None,
) -> list[Shown]:
    """The great moments after a version that still count, as a viewer heard and saw them.

    `see` says what a seat sees of a position, to whoever knows it already.
    """
    found: list[Shown] = []
    for n, told in _versions(table, since, viewer, until, see or table.game.visible.observe):
        found += _of_version(table, n, told, voice)
    return [one for place, one in enumerate(found) if not _goes_on(one, found[place + 1 : place + 2])]


def standing_stage(
    table: Table[Any],
    seats: Sequence[int],
    viewer: int | None,
    voice: Voice,
    until: int | None = None,
    see: See | None = None,
) -> list[Shown]:
    """What somebody sees who comes late: the newest moments since these seats last answered, or anybody, if none."""
    answers = (moment.entry for moment in reversed(table.moments) if isinstance(moment.entry, Answer))
    last = next((one.n for one in answers if not one.auto and (not seats or one.seat in seats)), 1)
    return stage_of(table, last - 1, viewer, voice, until, see)[-MOST_AT_ONCE:]


def _versions(
    table: Table[Any], since: int, viewer: int | None, until: int | None, see: See
) -> Iterator[tuple[int, Told[View]]]:
    """The versions after one in which something of the stage was told; views are seen only if it reads them."""
    stage = table.game.stage
    updates = table.updates[max(since, 0) :]
    if stage is None or not any(event.id in stage.staged for update in updates for event in update.events):
        return
    heard = {update.version: update.events for update in table.since(max(since, 0), viewer)}
    start = bisect_right(table.moments, since, key=lambda moment: moment.entry.n)
    for place, moment in enumerate(table.moments[start:], start):
        n, events = moment.entry.n, heard.get(moment.entry.n, ())
        if until is not None and n > until:
            return
        if any(event.id in stage.staged for event in events):
            yield n, Told(events, *(partial(_seen, table, past, viewer, see) for past in (place, place + 1)))


def _seen(table: Table[Any], place: int, viewer: int | None, see: See) -> View:
    """What a viewer saw when so many moments counted."""
    return see(table.position(place), viewer)


def _of_version(table: Table[Any], n: int, told: Told[View], voice: Voice) -> Iterator[Shown]:
    stage = table.game.stage
    scenes = list(stage.scenes(told)) if stage else []
    ends = [*(place for place, _ in scenes), len(told.events)][1:]
    for (place, scene), end in zip(scenes, ends, strict=True):
        yield _shown(table, n, place, scene, told.events[place:end], voice)


def _shown(table: Table[Any], n: int, place: int, scene: Scene, told: Sequence[Event], voice: Voice) -> Shown:
    """One moment; what happened after it, up to the next one, is told in the words of the log; dice tell themselves."""
    game, key = table.game, scene.key or scene.piece
    read = read_piece(game, table.state.pack, scene.piece, voice) if scene.piece else None
    story = story_message(game.key, key)
    known = game.stage.staged if game.stage and scene.roll else ()
    after = [event for event in told[1:] if event.moment == told[0].moment and event.id not in known][:MOST_LINES]
    said = scene.lines or map(game.show.event_text, after)
    return Shown(
        n,
        place,
        scene.kind,
        read.kind if read else voice.phrase(scene.heading or "stage-roll"),
        _title(scene, read, game.show.event_text(told[0]), voice),
        voice.phrase(story) if key and voice.catalogue.has(story) else "",
        key,
        read,
        tuple(map(voice.words, said)),
        _cast(scene.roll, voice) if scene.roll else None,
    )


def _title(scene: Scene, read: Reading | None, event: Text, voice: Voice) -> str:
    if scene.title:
        return voice.words(scene.title)
    return read.name if read else voice.words(event)


def _cast(roll: Roll, voice: Voice) -> Cast:
    added = tuple(SheetLine(f"{voice.words(one.said)} {signed(one.value)}", one.rule) for one in roll.added)
    against = "stage-at-most" if roll.at_most else "stage-at-least"
    return Cast(
        roll.dice,
        _sum(roll),
        added,
        "" if roll.needed is None else voice.phrase(against, needed=roll.needed),
        voice.phrase(f"stage-end-{roll.end}") if roll.end else "",
        roll.good,
    )


def _sum(roll: Roll) -> str:
    """The sum as it is written down, "" where nothing is added up.

    >>> _sum(Roll((("white", 3), ("white", 4)), total=7))
    '3 + 4 = 7'
    """
    if roll.total is None or len(roll.dice) + len(roll.added) < 2:
        return ""
    dice = " + ".join(str(face) for _, face in roll.dice)
    more = "".join(f" {'−' if one.value < 0 else '+'} {abs(one.value)}" for one in roll.added)
    return f"{dice}{more} = {roll.total}"


def _goes_on(one: Shown, following: Sequence[Shown]) -> bool:
    """Whether the next roll is this one with further dice, or with what has become of it."""
    if not following or not one.roll or one.roll.stamp or one.is_great or following[0].is_great:
        return False
    later = following[0].roll
    return later is not None and later.dice[: len(one.roll.dice)] == one.roll.dice
