"""The three rulers under the chart: the calendar, Notoriety and Liberation."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from pelagos.art.markup import group, path, rect, tag, use, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.art.sea.flags import PENNANTS, flag_symbols
from pelagos.core.text import Text, text
from pelagos.games.nemo1.view import Nemo1View

Counted: TypeAlias = Literal["week", "notoriety", "liberation_box"]
HIGH: Final = 20.0
LIBERATION: Final = "liberation_box"
TURNED: Final = 9
"""[NW1-9.3] The last box of Liberation: the marker is turned over, and 10 to 19 are counted on the same boxes."""


class Ruler(NamedTuple):
    """Where a ruler lies and what it counts."""

    key: Counted
    left: float
    top: float
    box: float
    first: int
    last: int

    @property
    def ends(self) -> bool:
        """Whether its last box ends something; Liberation only turns its marker over and begins anew."""
        return self.key != LIBERATION

    def middle(self, number: int) -> float:
        """The middle of a box; the marker stays on the ruler."""
        return self.left + (min(max(number, self.first), self.last) - self.first + 0.5) * self.box


def rulers(view: Nemo1View) -> tuple[Ruler, Ruler, Ruler]:
    """The rulers of this game."""
    most = view["most_notoriety"]
    return (
        Ruler("week", 8, 622, 984 / view["last_week"], 1, view["last_week"]),
        Ruler("notoriety", 8, 686, 580 / most, 1, most),
        Ruler(LIBERATION, 616, 686, 376 / (TURNED + 1), 0, TURNED),
    )


@cache
def rulers_ground(found: tuple[Ruler, ...], titles: tuple[str, ...]) -> str:
    """Boxes and names."""
    parts = [tag("defs", flag_symbols("n1r", PENNANTS))]
    for ruler, title in zip(found, titles, strict=True):
        drawn = [words(ruler.left, ruler.top - 7, title, "a-caps", 13, "start")]
        for number in range(ruler.first, ruler.last + 1):
            is_end = number == ruler.last and ruler.ends
            kind, voice = ("a-lostbox", "a-onaccent") if is_end else ("a-rulerbox", "a-ruled")
            drawn.append(rect(ruler.middle(number) - ruler.box / 2, ruler.top, ruler.box, HIGH, kind))
            drawn.append(words(ruler.middle(number), ruler.top + 14.5, str(number), voice, 11))
        parts.append(group("".join(drawn), spot=f"track-{ruler.key.partition('_')[0]}", title=title))
    return "".join(parts)


def ruler_titles(say: Say) -> tuple[str, str, str]:
    """What the rulers are called."""
    return say(Text("art-calendar")), say(Text("art-notoriety-track")), say(Text("art-liberation"))


@once
def ruler_pieces(view: Nemo1View, say: Say) -> tuple[Piece, ...]:
    """The three markers, and the groups of ships that still wait on two of the rulers."""
    pieces = []
    found: dict[Counted, Ruler] = {ruler.key: ruler for ruler in rulers(view)}
    for mark in view["reinforcements"]:
        ruler = found[mark["track"]]
        said = say(text("art-group-comes", group=Text(f"nemo1-group-{mark['group']}")))
        body = use(f"n1r-flag-{mark['group']}") + path("M0 6V12", "a-line")
        pieces.append(
            Piece(
                f"mark-{mark['group']}", ruler.middle(mark["at"]), ruler.top - 12, body, f"group-{mark['group']}", said
            )
        )
    for (key, ruler), title in zip(found.items(), ruler_titles(say), strict=True):
        look = "a-turned" if key == LIBERATION and view["liberation"] > TURNED else "a-marker"
        box = rect(-ruler.box / 2 - 1, -HIGH / 2 - 3, ruler.box + 2, HIGH + 6, look, 4)
        shown, told = words(0, 5.5, str(view[key]), "a-onaccent", 14), f"{title}: {view[key]}"
        if key == LIBERATION:
            shown, told = _liberation(view, say)
        body = group(box + shown)
        name = key.partition("_")[0]
        pieces.append(Piece(name, ruler.middle(view[key]), ruler.top + HIGH / 2, body, f"track-{name}", told))
    return tuple(pieces)


def _liberation(view: Nemo1View, say: Say) -> tuple[str, str]:
    """[NW1-9.3] The box, and beside it the side of the marker that is up, each with its own look; both in words."""
    box, side, number = str(view["liberation_box"]), view["liberation_side"], str(view["liberation"])
    voice = "a-strong" if view["liberation"] > TURNED else "a-onaccent"
    shown = words(-10, 5.5, box, voice, 14) + words(7, 5, side, voice, 11)
    return shown, say(text("art-liberation-side", box=box, side=side, number=number))
