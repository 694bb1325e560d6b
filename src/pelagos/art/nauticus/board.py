"""The table of Nauticus: rondel and stacks on the left, the seats on the right."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from pelagos.art.markup import region, tag
from pelagos.art.model import Drawing, Panel, Say
from pelagos.art.nauticus.own import own_panel
from pelagos.art.nauticus.parts import part_symbols
from pelagos.art.nauticus.stock import stock_pieces, stock_symbols
from pelagos.art.nauticus.wheel import TOP, wheel_ground, wheel_pieces, wheel_symbols
from pelagos.art.nauticus.yard import LEFT, places, seat_ground, seat_pieces
from pelagos.art.nauticus.yard import WIDTH as YARD
from pelagos.art.once import once
from pelagos.core.text import SeatName, Text, text
from pelagos.games.nauticus.view import NauticusView

WIDTH, HEIGHT = 1000, 720
Bonus = tuple[int, int, int, str]
Names = tuple[str, ...]


def draw_board(view: NauticusView, say: Say) -> Drawing:
    """The whole table."""
    spaces = tuple([seat["spaces"] for seat in view["seats"]])
    seats = [seat_pieces(view, place, say) for place in places(len(spaces))]
    pieces = (*wheel_pieces(view, say), *stock_pieces(view, say), *chain.from_iterable(seats))
    return Drawing(WIDTH, HEIGHT, _ground(_bonuses(view), spaces, say), pieces)


@once
def _bonuses(view: NauticusView) -> tuple[Bonus, ...]:
    found = (place["bonus"] for place in view["positions"])
    return tuple((bonus["workers"], bonus["vp"], bonus["taler"], bonus["free"]) for bonus in found)


@lru_cache(maxsize=256)
def _ground(bonuses: tuple[Bonus, ...], spaces: tuple[int, ...], say: Say) -> str:
    """What stays as it is throughout a game."""
    titles = tuple(_bonus_title(bonus, say) for bonus in bonuses)
    names = [say(text("art-seat", seat=SeatName(seat))) for seat in range(len(spaces))]
    parts = [tag("defs", part_symbols() + wheel_symbols() + stock_symbols()), wheel_ground(bonuses, titles)]
    parts += [region(0, TOP, LEFT - 6, HEIGHT - TOP), region(0, 0, LEFT - 6, HEIGHT)]
    parts += [region(LEFT, place.top, YARD, place.height) for place in places(len(names))]
    parts += [seat_ground(place, spaces[place.seat], names[place.seat]) for place in places(len(names))]
    return "".join(parts)


def draw_panels(view: NauticusView, say: Say) -> tuple[Panel, ...]:
    """Everything of Nauticus lies on the table; the own seat also stays in view when one looks closely."""
    return (own_panel(view, say),)


def draw_glory(view: NauticusView, say: Say) -> Drawing:
    """The fleet of the seat that looks."""
    return own_panel(view, say).drawing


def _bonus_title(bonus: Bonus, say: Say) -> str:
    workers, vp, talers, free = bonus
    amounts = (("workers", workers), ("points", vp), ("talers", talers))
    said = [say(text(f"nauticus-n-{name}", number=number)) for name, number in amounts if number]
    return ", ".join([*said, *([say(Text(f"nauticus-free-{free}"))] if free else [])])
