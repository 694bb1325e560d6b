"""The ruler of Notoriety under the chart, with everything that happens on the way."""

from __future__ import annotations

from functools import cache
from typing import Final

from pelagos.art.emblems import die
from pelagos.art.markup import group, path, rect, scaled, words
from pelagos.art.model import Piece, Say
from pelagos.art.once import once
from pelagos.art.style import sign
from pelagos.core.text import Text, text
from pelagos.games.nemo2.view import Nemo2View

LEFT: Final = 8.0
TOP: Final = 684.0
BOX: Final = 18.9
HIGH: Final = 20.0
LAST: Final = 51
FLIP: Final = 36
DIE: Final = 44
PENNANT: Final = "M-8 -6H3L8 0L3 6H-8Z"
SWALLOWTAIL: Final = "M-8 -6H8L3 0L8 6H-8Z"
LOZENGE: Final = "M0 -7.5L8 0L0 7.5L-8 0Z"


def middle(box: int) -> float:
    """The middle of a box."""
    return LEFT + (box + 0.5) * BOX


@cache
def ruler_ground(first: int, second: int, outlaw: int, said: tuple[str, str, str, str, str, str]) -> str:
    """The boxes and what stands on them: reinforcements, stronger Warships, the black die, the outlaw's box."""
    title, first_said, second_said, flip_said, die_said, outlaw_said = said
    parts = [words(LEFT, TOP - 6, title, "a-caps", 13, "start")]
    for box in range(LAST + 1):
        kind = "a-lostbox" if box >= outlaw else "a-markbox" if box in (first, second, FLIP, DIE) else "a-rulerbox"
        parts.append(rect(LEFT + box * BOX, TOP, BOX, HIGH, kind))
        parts.append(words(middle(box), TOP + 14.5, str(box), "a-ruled" if box < outlaw else "a-onaccent", 11))
    marks = (
        (first, path(PENNANT, "a-mark1") + bar(-5), first_said),
        (second, path(SWALLOWTAIL, "a-mark2") + bar(-5) + bar(-1.5), second_said),
        (FLIP, path(LOZENGE, "a-violet"), flip_said),
    )
    for box, flag, told in marks:
        parts.append(group(flag, x=middle(box), y=TOP - 9, title=told))
    parts.append(group(die(0, "black", 13), x=middle(DIE), y=TOP - 9, title=die_said))
    if outlaw <= LAST:
        parts.append(
            group(scaled(path(sign("skull"), "a-accent"), 1.7), x=middle(outlaw), y=TOP - 10, title=outlaw_said)
        )
    return "".join(parts)


def bar(x: float) -> str:
    """A stripe of a flag: one for the first reinforcements, two for the second, so that colour is not all."""
    return rect(x, -6, 1.8, 12, "a-flag")


@once
def ruler_pieces(view: Nemo2View, say: Say) -> tuple[Piece, ...]:
    """The marker, and how far it ever was."""
    title = say(text("art-notoriety", number=str(view["notoriety"])))
    peak = Piece(
        "peak",
        middle(view["peak"]),
        TOP + HIGH + 5,
        path("M-5 5L0 -3L5 5Z", "a-softfill"),
        "",
        say(text("art-peak", number=str(view["peak"]))),
    )
    body = rect(-BOX / 2 - 1, -HIGH / 2 - 3, BOX + 2, HIGH + 6, "a-marker", 4) + words(
        0, 5.5, str(view["notoriety"]), "a-onaccent", 15
    )
    return peak, Piece("notoriety", middle(view["notoriety"]), TOP + HIGH / 2, body, "", title)


@once
def ruler_words(say: Say, outlaw: int) -> tuple[str, str, str, str, str, str]:
    """What the ruler says of itself."""
    return (
        say(Text("art-notoriety-track")),
        say(Text("art-reinforcements-first")),
        say(Text("art-reinforcements-second")),
        say(Text("art-turn-violet")),
        say(Text("art-black-die")),
        say(text("art-outlaw", number=str(outlaw))),
    )
