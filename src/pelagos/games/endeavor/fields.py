"""The fields of a position of Endeavor: Deep Sea, each declared once: its name, what it holds, and who sees it.

Described positions and invariants are readings of this table. Views (`visible.py`) are put together by hand, for speed
and for their types, and so is what somebody imagines of what is hidden; a test holds both against the table.
"""

from __future__ import annotations

from typing import Final

from pelagos.core.fields import NOBODY, SOME, Derived, Field, Fields, Kept
from pelagos.core.forms import By, Count, Part
from pelagos.core.score import total
from pelagos.games.endeavor.boards import disc_supply
from pelagos.games.endeavor.ending import places, sheet
from pelagos.games.endeavor.forms import (
    Bottoms,
    Deck,
    Discard,
    Discovered,
    Fives,
    Letters,
    Mask,
    Ocean,
    Options,
    Races,
    Row,
    Several,
    Single,
    Under,
)
from pelagos.games.endeavor.group import progress
from pelagos.games.endeavor.names import ATTRIBUTES, COMPETITIVE, MOST_DEPTH, TOPICS, bits
from pelagos.games.endeavor.naming import (
    A_MARKER,
    A_SEAT,
    A_SLOT,
    A_SPACE,
    CREW,
    CRISIS,
    GOAL,
    HELD_REPORT,
    NAMED_KIND,
    REPORT,
    TILE,
    TOKEN,
    seat_name,
    space_name,
)
from pelagos.games.endeavor.rounds import rounds_of
from pelagos.games.endeavor.scoring import topic_counts
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.verbs import A_DEPTH


def _last_box(s: Endeavor) -> int:
    """[EDS-3.1] Where a track ends."""
    return s.pack.tracks.last


def _most_knowledge(s: Endeavor) -> int:
    """[EDS-11.1] More is lost."""
    return s.pack.tracks.most_knowledge


def dive_spots(s: Endeavor) -> dict[str, int]:
    """[EDS-10.1] The dive spots of the ocean by their names."""
    return {space_name(s, spot): spot for slot in bits(s.zones) for spot in s.pack.tiles[s.ocean[slot]].spots}


def _spots(s: Endeavor) -> dict[str, int]:
    return {name: len(s.spots[spot]) for name, spot in dive_spots(s).items()}


def _tray(s: Endeavor) -> dict[str, int]:
    return {kind.id: left for kind, left in zip(s.pack.kinds, s.tray, strict=True) if 0 < kind.level < MOST_DEPTH}


def _achieved(s: Endeavor) -> list[str]:
    return [] if s.mode == COMPETITIVE else [goal.name for goal in progress(s) if goal.achieved]


FIELDS: Final[Fields[Endeavor]] = Fields(
    Field("ocean", Ocean()),
    Field("round", Count(1, rounds_of, grows=True, least=0)),
    Field("wave", Single(A_SEAT, always=True)),
    Field("passed", Letters(A_SEAT)),
    Field("display", Several(REPORT)),
    Field("deck", Deck(REPORT)),
    Field("piles", By(A_DEPTH, Mask(TILE)), seen=NOBODY),
    Field("bottoms", Bottoms(A_DEPTH, Under()), seen=SOME),
    Field("star_top", Count(0, 9)),
    Field("named", Single(NAMED_KIND, always=True)),
    Field("options", Options(), slot="chosen"),
    Field("races", Races()),
    Field("goals", Row(GOAL, ordered=True)),
    Field("crises", Mask(CRISIS), slot="crises_left"),
    Field("discard", Discard()),
    Field("fives", Fives()),
    Derived("turn", lambda s: seat_name(s.turn)),
    Derived("zones", lambda s: s.zones.bit_count()),
    Derived("spots", _spots),
    Derived("supply", lambda s: s.supply),
    Derived("discarded", lambda s: sum(s.discard)),
    Derived("tray", _tray),
    Derived("heights", lambda s: [height for _, height in s.fives]),
    Derived("achieved", _achieved),
    *(Field(name, Part(place, Count(0, _last_box)), each=True, slot="boxes") for place, name in enumerate(ATTRIBUTES)),
    Field("knowledge", Count(0, _most_knowledge), each=True),
    Field("cargo", Count(0, 99, grows=True), each=True),
    Derived("supply", disc_supply, each=True),
    Field("cleanup", Count(0, 12, grows=True), each=True),
    Field("vessels", Row(A_SLOT), each=True),
    Field("crew", Several(CREW), each=True),
    Field("reports", Several(HELD_REPORT), each=True),
    Field("tokens", Several(TOKEN), each=True, slot="hand"),
    Field("discs", Mask(A_SPACE), each=True),
    Field("markers", Several(A_MARKER), each=True),
    Field("discovered", Discovered(A_SLOT), each=True, slot="finders"),
    Derived("topics", lambda s, seat: dict(zip(TOPICS, topic_counts(s, seat), strict=True)), each=True),
    Derived("score", lambda s, seat: total(sheet(s), seat), each=True),
    Derived("rank", lambda s, seat: places(s)[seat], each=True),
    Kept(("difficulty", "mode", "scenario", "seats")),
    Kept(("acting", "stage", "turn")),
    Kept(("cave", "fives_left", "marked", "open", "pools", "reach", "spots", "supply", "tray", "zones")),
    Kept(("drawn",), SOME),
)
"""[EDS-20.1] Everybody sees all of it but the tiles that somebody looks at, or has put back under a pile."""
