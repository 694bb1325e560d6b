"""What a player has, put together for views: tracks, crew, reports, income and the score so far."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.score import ScoreLine, total
from pelagos.games.endeavor.language import gain_words
from pelagos.games.endeavor.names import ATTRIBUTES, COORD, INSP, REP, SLOT_NAMES, TOPICS
from pelagos.games.endeavor.printed import deed_words
from pelagos.games.endeavor.scoring import topic_counts
from pelagos.games.endeavor.state import Endeavor
from pelagos.games.endeavor.tracks import level
from pelagos.games.endeavor.view import IncomeView, MemberView, OwnReportView, SeatView

DISC = 1
LEADER = 2


def income(s: Endeavor, seat: int) -> IncomeView:
    """[EDS-5.1, 5.4, 5.5] What the next preparation brings at the present levels."""
    occupied = sum(code & DISC for code in s.crew[seat])
    return {
        "recruit": level(s, seat, REP),
        "discs": level(s, seat, INSP),
        "take_back": min(level(s, seat, COORD), occupied),
    }


def disc_supply(s: Endeavor, seat: int) -> int:
    """[EDS-1.2] Own discs that are not in use; substitutes help when more than all of them are."""
    on_crew = sum(code & DISC for code in s.crew[seat])
    on_reports = sum((code & 3).bit_count() for code in s.reports[seat])
    used = s.cargo[seat] + on_crew + on_reports + s.discs[seat].bit_count()
    return max(0, s.pack.tracks.discs - used)


def seat_view(s: Endeavor, seat: int, lines: Sequence[ScoreLine], rank: int) -> SeatView:
    """Everything in front of a player, with the lines of the score sheet; all of it is open."""
    return {
        "boxes": dict(zip(ATTRIBUTES, s.boxes[seat], strict=True)),
        "levels": {name: level(s, seat, number) for number, name in enumerate(ATTRIBUTES)},
        "knowledge": s.knowledge[seat],
        "cargo": s.cargo[seat],
        "supply": disc_supply(s, seat),
        "vessels": [SLOT_NAMES[slot] for slot in s.vessels[seat]],
        "crew": [_crew(s, code) for code in s.crew[seat]],
        "reports": [_held_report(s, code) for code in s.reports[seat]],
        "tokens": [s.pack.tokens[token].id for token in s.hand[seat]],
        "markers": len(s.markers[seat]),
        "topics": dict(zip(TOPICS, topic_counts(s, seat), strict=True)),
        "cleanup": s.cleanup[seat],
        "income": income(s, seat),
        "sheet": [[line.label.id.removeprefix("endeavor-score-"), line.points] for line in lines if line.seat == seat],
        "score": total(lines, seat),
        "rank": rank,
    }


def _crew(s: Endeavor, code: int) -> MemberView:
    side = s.pack.sides[code >> 1]
    return {
        "name": side.name,
        "kind": s.pack.kinds[code >> 2].id,
        "leader": bool(code & LEADER),
        "disc": bool(code & DISC),
        "actions": deed_words(side.slots),
    }


def _held_report(s: Endeavor, code: int) -> OwnReportView:
    report = s.pack.reports[code >> 2]
    return {
        "id": report.id,
        "points": report.points,
        "topics": [TOPICS[topic] for topic in range(len(TOPICS)) if report.topics >> topic & 1],
        "spaces": [
            {"gain": list(gain_words(gain)), "used": bool(code >> place & 1)}
            for place, gain in enumerate(report.spaces)
        ],
    }
