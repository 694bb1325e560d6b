"""A seat of Endeavor: Deep Sea: four tracks with their thresholds, the crew with its discs, reports and tokens."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from pelagos.art.emblems import laurel, seat_mark
from pelagos.art.endeavor.icons import ACTIONS, ATTRIBUTES, Gains, gain_words, icon_symbols, icons
from pelagos.art.fitting import block, fitted, nickname
from pelagos.art.markup import brief, circle, group, kindred, number, path, rect, symbol, tag, use, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.art.style import sign
from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.view import ActivationView, EndeavorView, SeatView

BOXES: Final = 13
LEVELS: Final = (1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5)
"""The level that each box of a track gives, as printed."""
VESSEL_BOXES: Final = (2, 7)
INFLUENCE_BOX: Final = 10
TRACK_LEFT: Final = 26.0
BOX: Final = 24.6
HEAD: Final = 30
ROW: Final = 21.0
CREW: Final = 36.0
ON_TRACKS: Final = frozenset({*ATTRIBUTES, "know", "disc", "influence"})
DEEDS: Final = frozenset({*ACTIONS, "promote", "copy", "discover"})
BELOW_TRACKS: Final = 34 + 4 * ROW + 6


class Standing(NamedTuple):
    """A seat, whether it acts, whether it has passed, and whether it begins the wave."""

    seat: int
    acting: bool
    passed: bool
    begins: bool


def standing(view: EndeavorView, seat: int) -> Standing:
    """How a seat stands among the others."""
    return Standing(seat, view["turn"] == seat, view["passed"][seat], view["wave"] == seat)


def seat_panel(view: EndeavorView, seat: int, say: Say) -> Panel:
    """Somebody else's people, and what they brought home; all else is told at a glance."""
    return _seat_panel(view["seats"][seat], seat, say)


def own_panels(view: EndeavorView, seat: int, say: Say) -> tuple[Panel, Panel]:
    """The same in two halves that stand side by side: tracks, and people with what they brought home."""
    return _own_panels(view["seats"][seat], standing(view, seat), say)


@once
def _seat_panel(own: SeatView, seat: int, say: Say) -> Panel:
    pieces, y = _people(own, seat, 2, 4, _prefix(seat), say)
    name, ground = say(text("art-seat", seat=SeatName(seat))), tag("defs", icon_symbols(_prefix(seat), DEEDS))
    return panel(f"seat-{seat}", name, pieces, y + 2, ground)


@once
def _own_panels(own: SeatView, here: Standing, say: Say) -> tuple[Panel, Panel]:
    seat = here.seat
    name, aboard = say(text("art-seat", seat=SeatName(seat))), f"aboard{seat}"
    pieces, y = _people(own, seat, 2, 3, aboard, say)
    crew = panel(f"crew-{seat}", say(Text("art-panel-crew")), pieces, y + 2, tag("defs", icon_symbols(aboard, DEEDS)))
    tracks = panel(f"seat-{seat}", name, _tracks(own, here, name, say), BELOW_TRACKS, _ground(seat, ON_TRACKS, say))
    return tracks._replace(near=True), crew._replace(near=True)


def _symbols(prefix: str, names: frozenset[str]) -> str:
    return tag("defs", icon_symbols(prefix, names) + symbol(f"{prefix}-track", _boxes(prefix)))


def _prefix(seat: int) -> str:
    return f"ed{seat}"


@once
def _ground(seat: int, signs: frozenset[str], say: Say) -> str:
    """The four tracks without their markers, and the signs that are used on them."""
    ground = _symbols(_prefix(seat), signs) + group(rect(0, 0, WIDTH, HEAD, "a-hit"), spot=f"seat-{seat}")
    ground += brief(HEAD)
    for row, attribute in enumerate(ATTRIBUTES):
        said, spot = say(Text(f"endeavor-attribute-{attribute}")), f"seat-{seat}-{attribute}"
        title = f"{said}\n{say(Text(f'art-does-{attribute}'))}"
        ground += group(_track(_prefix(seat), attribute), y=34 + row * ROW, spot=spot, title=title)
    return ground


def _tracks(own: SeatView, here: Standing, name: str, say: Say) -> list[Piece]:
    """The line with the name, and a marker on each track."""
    seat = here.seat
    pieces = _head(own, here, name, _prefix(seat), say)
    for row, attribute in enumerate(ATTRIBUTES):
        said = say(Text(f"endeavor-attribute-{attribute}"))
        box, level = own["boxes"][attribute], own["levels"][attribute]
        body = circle(0, 0, 10, "a-marker") + words(0, 4.6, str(level), "a-onaccent", 13)
        x = TRACK_LEFT + (min(box, BOXES - 1) + 0.5) * BOX
        pieces.append(Piece(f"seat-{seat}-{attribute}-marker", x, 44 + row * ROW, body, "", f"{said}: {box}"))
    return pieces


@once
def _people(
    own: SeatView, seat: int, top: float, columns: int, prefix: str, say: Say
) -> tuple[tuple[Piece, ...], float]:
    """Crew in so many columns, reports and tokens, one below the other, and where they end."""
    pieces, y = _crew(seat, own, top, columns, prefix, say)
    for make in (_reports, _tokens):
        found, y = make(seat, own, y, prefix, say)
        pieces += found
    return tuple(pieces), y


def _head(own: SeatView, here: Standing, name: str, prefix: str, say: Say) -> list[Piece]:
    seat, acting, passed, begins = here
    body = rect(0, -13, 150, 26, "a-acting" if acting else "a-hit", 4) + group(seat_mark(seat), x=15)
    body += nickname(34, 5, name, "a-text" if passed else "a-strong", 16, 104, "start")
    if begins:
        body += path(sign("star"), "a-gold", transform="translate(140 0)")
    pieces = [Piece(f"seat-{seat}-name", 2, 15, body, f"seat-{seat}-pass", name)]
    facts = (
        ("know", own["knowledge"], "art-knowledge"),
        ("disc", own["cargo"], "art-cargo"),
        ("influence", own["markers"], "art-markers"),
    )
    for place, (shown, value, label) in enumerate(facts):
        sign_ = use(f"{prefix}-{shown}") + words(13, 5.5, str(value), "a-strong", 15, "start")
        spot = f"seat-{seat}-{shown}"
        pieces.append(Piece(spot, 172 + place * 52, 15, sign_, spot, f"{say(Text(label))}: {value}"))
    shown_score = str(own["score"])
    score = group(laurel(0.95), x=-14 - 9.5 * len(shown_score)) + words(0, 6, shown_score, "a-strong", 19, "end")
    spot, told = f"seat-{seat}-score", f"{say(Text('art-points'))}: {own['score']}"
    pieces.append(Piece(spot, WIDTH - 6, 15, score, spot, told))
    return pieces


def _begins(box: int) -> bool:
    """Whether a level begins with this box."""
    return box == 0 or LEVELS[box] != LEVELS[box - 1]


@cache
def _boxes(prefix: str) -> str:
    """The boxes of a track; those with which a level begins are darker, and most of them say which it is."""
    shapes = dict.fromkeys((False, True), "")
    for box in range(BOXES):
        shapes[_begins(box)] += f"M{number(TRACK_LEFT + box * BOX)} 1h{BOX}v18h-{BOX}z"
    levels = "".join(_level(box) for box in range(BOXES) if _begins(box) and box not in (*VESSEL_BOXES, INFLUENCE_BOX))
    influence = use(f"{prefix}-influence", TRACK_LEFT + (INFLUENCE_BOX + 0.5) * BOX, 10, 0.85)
    return path(shapes[False], "a-rulerbox") + path(shapes[True], "a-markbox") + levels + influence


def _level(box: int) -> str:
    return words(TRACK_LEFT + (box + 0.5) * BOX, 14, str(LEVELS[box]), "a-ruled", 11)


@cache
def _track(prefix: str, attribute: str) -> str:
    """Thirteen boxes with their levels, or the signs of vessels where ingenuity brings them."""
    parts = [use(f"{prefix}-{attribute}", 11, 10), use(f"{prefix}-track")]
    for box in VESSEL_BOXES:
        place = f"translate({TRACK_LEFT + (box + 0.5) * BOX + 1:.1f} 10) scale(0.55)"
        vessel = path(sign("submarine"), "a-softfill", transform=place)
        parts.append(vessel if attribute == "ing" else _level(box))
    return "".join(parts)


def _crew(seat: int, own: SeatView, top: float, columns: int, prefix: str, say: Say) -> tuple[list[Piece], float]:
    """The crew in rows; a disc lies on whoever has acted."""
    pieces, seen = [], dict[str, int]()
    wide = (WIDTH - 4) / columns
    for place, member in enumerate(own["crew"]):
        name = member["name"]
        seen[name] = seen.get(name, 0) + 1
        said, spot = say(Text(f"endeavor-crew-{name}")), f"seat-{seat}-{name}-{seen[name]}"
        x, y = 2 + wide * (place % columns + 0.5), top + CREW / 2 + (place // columns) * (CREW + 4)
        deeds = tuple(tuple(map(tuple, slot)) for slot in member["actions"])
        body = kindred(f"crew-{name}", _member(prefix, said, member["leader"], deeds, wide - 4))
        if member["disc"]:
            body += group(seat_mark(seat, 0.8), x=wide / 2 - 15, y=8)
        title = "; ".join([said, *(gain_words(slot, say) for slot in member["actions"])])
        pieces.append(Piece(spot, x, y, body, spot, title))
    return pieces, top + -(-len(own["crew"]) // columns) * (CREW + 4) + 2


@lru_cache(maxsize=512)
def _member(prefix: str, said: str, leader: bool, deeds: tuple[Gains, ...], wide: float) -> str:
    body = rect(-wide / 2, -CREW / 2, wide, CREW, "a-leader" if leader else "a-plate", 5)
    body += fitted(0, -5.5, said, "a-strong" if leader else "a-text", 13.5 if wide > 100 else 11.5, wide - 6)
    flat = [deed for slot in deeds for deed in slot]
    scale = min(0.8, (wide - 30) / (17 * max(len(flat), 1)))
    return body + icons(prefix, flat, -9, 9, scale)


def _reports(seat: int, own: SeatView, top: float, prefix: str, say: Say) -> tuple[list[Piece], float]:
    pieces = []
    wide = (WIDTH - 4) / 3
    for place, report in enumerate(own["reports"]):
        said, spot = say(Text(f"endeavor-report-{report['id']}")), f"seat-{seat}-{report['id']}"
        card = kindred(f"report-{report['id']}", rect(-wide / 2 + 2, -17, wide - 4, 34, "a-card", 4))
        body = card + topics(report["topics"], -wide / 2 + 10, 0)
        right = wide / 2 - (22 if report["spaces"] else 8)
        body += block(right - 53, 0, said, "a-text", 9.5, wide - (58 if report["spaces"] else 44), 3)
        body += words(right, 5, str(report["points"]), "a-strong", 13, "end") if report["points"] else ""
        x, y = 2 + wide * (place % 3 + 0.5), top + 17 + (place // 3) * 38
        pieces.append(Piece(spot, x, y, body, spot, said))
        pieces += _activation_spaces(seat, report["spaces"], spot, x + wide / 2 - 12, y, say)
    return pieces, top + -(-len(own["reports"]) // 3) * 38


def _activation_spaces(seat: int, spaces: list[ActivationView], spot: str, x: float, y: float, say: Say) -> list[Piece]:
    """The activation spaces of a report, one above the other; a disc lies on each that was used."""
    pieces = []
    for place, space in enumerate(spaces):
        body = circle(0, 0, 7, "a-socket outline") + (seat_mark(seat, 0.5) if space["used"] else "")
        named, above = f"{spot}-{place + 1}", 8 * (2 * place - len(spaces) + 1)
        pieces.append(Piece(named, x, y + above, body, named, gain_words([space["gain"]], say)))
    return pieces


def topics(names: list[str], x: float, y: float) -> str:
    """The topics of a report, one mark below the other."""
    top = y - 7 * (len(names) - 1)
    return "".join(
        path(sign("page"), f"a-topic-{topic}", transform=f"translate({x:.1f} {top + 14 * k:.1f}) scale(0.8)")
        for k, topic in enumerate(names)
    )


def _tokens(seat: int, own: SeatView, top: float, prefix: str, say: Say) -> tuple[list[Piece], float]:
    pieces, seen = [], dict[str, int]()
    for place, token in enumerate(own["tokens"]):
        seen[token] = seen.get(token, 0) + 1
        said, spot = say(Text(f"endeavor-token-{token}")), f"seat-{seat}-token-{token}-{seen[token]}"
        body = kindred("token", rect(-45, -12, 90, 24, "a-divetile", 12)) + fitted(0, 4, said, "a-text", 10.5, 82)
        x, y = 49 + (place % 4) * 94.0, top + 14 + (place // 4) * 28
        pieces.append(Piece(spot, x, y, body, spot, said))
    return pieces, top + -(-len(own["tokens"]) // 4) * 28
