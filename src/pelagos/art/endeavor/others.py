"""The other players of Endeavor: Deep Sea at a glance: one short mat below the other, always in sight."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.emblems import laurel, seat_mark
from pelagos.art.endeavor.icons import ATTRIBUTES, icon_symbols
from pelagos.art.endeavor.seats import Standing, standing
from pelagos.art.fitting import nickname
from pelagos.art.markup import group, path, rect, symbol, tag, use, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.art.style import sign
from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.view import EndeavorView, SeatView

P: Final = "edo"
HIGH: Final = 52.0
GOODS: Final = (("know", "art-knowledge"), ("disc", "art-cargo"), ("influence", "art-markers"))
OWNED: Final = (("publish", "art-panel-reports"), ("dive", "art-tokens"))
SIGNS: Final = frozenset({*ATTRIBUTES, *(shown for shown, _ in (*GOODS, *OWNED))})
PIP: Final = 11.0
BAR: Final = 28.0
BOXES: Final = 12


def others_panels(view: EndeavorView, own: int, say: Say) -> tuple[Panel, ...]:
    """Everybody else in the order of play; nobody where somebody plays alone."""
    seats = tuple((own + step) % len(view["seats"]) for step in range(1, len(view["seats"])))
    if not seats:
        return ()
    pieces: list[Piece] = []
    for place, seat in enumerate(seats):
        laid = _mat(view["seats"][seat], standing(view, seat), say)
        pieces += [piece._replace(y=piece.y + 2 + HIGH * place) for piece in laid]
    return (panel("others", say(Text("art-panel-others")), pieces, 2 + HIGH * len(seats), _ground(seats)),)


@cache
def _ground(seats: tuple[int, ...]) -> str:
    """The signs, the heads of crew who are ready or have acted, and a frame for each seat."""
    head = "M0 -7A3 3 0 1 1 0 -1A3 3 0 1 1 0 -7ZM-5 4Q-5 0 0 0Q5 0 5 4Z"
    heads = "".join(symbol(f"{P}-{look}", path(head, f"a-{look}")) for look in ("ready", "spent"))
    bars = "".join(f"M{8 + 37 * place} 42h{BAR}" for place in range(len(ATTRIBUTES)))
    frame = rect(0, 0, WIDTH - 2, HIGH - 4, "a-plate", 6) + path(bars, "a-hair")
    frames = (group(frame, x=1, y=2 + HIGH * place, spot=f"seat-{seat}") for place, seat in enumerate(seats))
    return tag("defs", icon_symbols(P, SIGNS) + heads) + "".join(frames)


@once
def _mat(own: SeatView, here: Standing, say: Say) -> tuple[Piece, ...]:
    """Name, goods and points above; tracks, crew, reports and tokens below."""
    seat, score = here.seat, str(own["score"])
    points = group(laurel(0.75), x=-11 - 9 * len(score)) + words(0, 5, score, "a-strong", 15, "end")
    goods = zip(GOODS, (own["knowledge"], own["cargo"], own["markers"]), (168, 214, 260), (14, 14, 14), strict=True)
    owned = zip(OWNED, (len(own["reports"]), len(own["tokens"])), (WIDTH - 72, WIDTH - 34), (36, 36), strict=True)
    counts = [
        _count(f"seat-{seat}-{shown}", shown, value, x, y, f"{say(Text(label))}: {value}")
        for (shown, label), value, x, y in (*goods, *owned)
    ]
    return (
        _name(here, say(text("art-seat", seat=SeatName(seat)))),
        *counts,
        *(_track(own, seat, place, say) for place in range(len(ATTRIBUTES))),
        Piece(f"seat-{seat}-score", WIDTH - 9, 14, points, f"seat-{seat}-score", f"{say(Text('art-points'))}: {score}"),
        Piece(f"seat-{seat}-heads", 168, 37, _crew(own)),
    )


def _name(here: Standing, name: str) -> Piece:
    """Who it is, whose turn it is, and who begins."""
    seat, acting, passed, begins = here
    body = rect(0, -13, 152, 26, "a-acting", 5) if acting else ""
    body += group(seat_mark(seat, 0.9), x=15)
    body += nickname(31, 5, name, "a-text" if passed else "a-strong", 14, 100, "start")
    body += path(sign("star"), "a-gold", transform="translate(143 0) scale(0.8)") if begins else ""
    return Piece(f"seat-{seat}-name", 2, 14, body, f"seat-{seat}-pass", name)


def _count(spot: str, shown: str, value: int, x: float, y: float, told: str) -> Piece:
    body = use(f"{P}-{shown}", scale=0.85) + words(10, 4.6, str(value), "a-strong", 13, "start")
    return Piece(spot, x, y, body, spot, told)


def _track(own: SeatView, seat: int, place: int, say: Say) -> Piece:
    """The level of an attribute, and below it how far its marker is."""
    attribute = ATTRIBUTES[place]
    box = min(own["boxes"][attribute], BOXES)
    told = f"{say(Text(f'endeavor-attribute-{attribute}'))}: {own['boxes'][attribute]}"
    piece = _count(f"seat-{seat}-{attribute}", attribute, own["levels"][attribute], 16 + 37 * place, 33, told)
    return piece._replace(body=piece.body + path(f"M-7 11h{BAR * box / BOXES:.1f}", "a-way"))


def _crew(own: SeatView) -> str:
    """A head for each crew member; whoever has acted is empty."""
    step = min(PIP, 124 / max(1, len(own["crew"])))
    looks = ("spent" if member["disc"] else "ready" for member in own["crew"])
    return "".join(use(f"{P}-{look}", step * place) for place, look in enumerate(looks))
