"""The other players of Endeavor: Deep Sea at a glance: one short mat below the other, always in sight."""

from __future__ import annotations

from typing import Final

from pelagos.art.emblems import laurel, seat_mark
from pelagos.art.endeavor.icons import ATTRIBUTES, icon_symbols
from pelagos.art.endeavor.seats import Standing, standing
from pelagos.art.fitting import nickname
from pelagos.art.markup import circle, group, path, rect, tag, use, words
from pelagos.art.model import Panel, Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.shelf import WIDTH, panel
from pelagos.art.style import sign
from pelagos.core.text import SeatName, Text, text
from pelagos.games.endeavor.view import EndeavorView, SeatView

P: Final = "edo"
HIGH: Final = 52.0
GOODS: Final = (("know", "art-knowledge"), ("disc", "art-cargo"), ("influence", "art-markers"))
SIGNS: Final = frozenset({*ATTRIBUTES, *(shown for shown, _ in GOODS), "publish", "dive"})
PIP: Final = 11.0


def others_panels(view: EndeavorView, own: int, say: Say) -> tuple[Panel, ...]:
    """Everybody else in the order of play; nobody where somebody plays alone."""
    seats = [(own + step) % len(view["seats"]) for step in range(1, len(view["seats"]))]
    if not seats:
        return ()
    pieces = [
        _mat(view["seats"][seat], standing(view, seat), 2 + HIGH * place, say) for place, seat in enumerate(seats)
    ]
    title = say(Text("art-panel-others"))
    return (panel("others", title, pieces, 2 + HIGH * len(seats), tag("defs", icon_symbols(P, SIGNS))),)


@once
def _mat(own: SeatView, here: Standing, y: float, say: Say) -> Piece:
    """Name, goods and points above; levels, crew, reports and tokens below."""
    seat, acting, passed, begins = here
    name = say(text("art-seat", seat=SeatName(seat)))
    body = rect(0, 0, WIDTH - 2, HIGH - 4, "a-acting" if acting else "a-plate", 6) + group(
        seat_mark(seat, 0.9), x=16, y=14
    )
    body += nickname(32, 19, name, "a-text" if passed else "a-strong", 14, 102, "start")
    body += path(sign("star"), "a-gold", transform="translate(146 14) scale(0.8)") if begins else ""
    values = (own["knowledge"], own["cargo"], own["markers"])
    for place, ((shown, _), value) in enumerate(zip(GOODS, values, strict=True)):
        body += _count(shown, value, 168 + 46 * place, 14)
    score = str(own["score"])
    body += group(laurel(0.75), x=WIDTH - 20 - 9 * len(score), y=14)
    body += words(WIDTH - 10, 19, score, "a-strong", 15, "end")
    for place, attribute in enumerate(ATTRIBUTES):
        body += _count(attribute, own["levels"][attribute], 16 + 36 * place, 36)
    body += _crew(own) + _count("publish", len(own["reports"]), WIDTH - 74, 36)
    body += _count("dive", len(own["tokens"]), WIDTH - 36, 36)
    return Piece(f"others-{seat}", 1, y, body, f"seat-{seat}", _told(name, own, values, say))


def _count(shown: str, value: int, x: float, y: float) -> str:
    return use(f"{P}-{shown}", x, y, 0.85) + words(x + 10, y + 4.6, str(value), "a-strong", 13, "start")


def _crew(own: SeatView) -> str:
    """A head for each crew member; whoever has acted is empty."""
    heads = ""
    step = min(PIP, 132 / max(1, len(own["crew"])))
    for place, member in enumerate(own["crew"]):
        look = "a-spent" if member["disc"] else "a-ready"
        heads += circle(168 + step * place, 33, 3.4, look) + path(
            "M-5 4Q-5 -1 0 -1Q5 -1 5 4Z", look, transform=f"translate({168 + step * place:.1f} 38)"
        )
    return heads


def _told(name: str, own: SeatView, values: tuple[int, ...], say: Say) -> str:
    goods = [f"{say(Text(label))}: {value}" for (_, label), value in zip(GOODS, values, strict=True)]
    levels = [f"{say(Text(f'endeavor-attribute-{one}'))}: {own['levels'][one]}" for one in ATTRIBUTES]
    return " · ".join([name, *goods, *levels])
