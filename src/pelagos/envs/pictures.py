"""What an environment shows: the table as a spectator sees it, as text, SVG or pixels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from typing import Any, Final

import numpy as np

from pelagos.art import draw_board, draw_panels, svg
from pelagos.art.png import png
from pelagos.art.whole import whole_table
from pelagos.envs.course import Course
from pelagos.envs.errors import Complaint
from pelagos.locale.catalogue import DEFAULT, catalogue

WIDTH: Final = 960
THEME: Final = "light"


def checked(form: str | None) -> str | None:
    """A form in which a table can be shown; another one is refused."""
    if form is not None and form not in FORMS:
        raise Complaint("error-render-mode", form=form, known=", ".join(FORMS))
    return form


def picture(course: Course, form: str | None) -> Any:
    """The position in one of the forms; None where nobody looks, and before the first game."""
    return None if form is None or course.state is None else FORMS[form](course)


def as_text(course: Course) -> str:
    """The board as lines."""
    view = course.game.visible.observe(course.state, None)
    return "\n".join(_say(course)(line) for line in course.game.show.board(view))


def as_svg(course: Course) -> str:
    """The board and all panels as one drawing."""
    key, view, say = course.game.key, course.game.visible.observe(course.state, None), _say(course)
    return svg(whole_table(draw_board(key, view, say), draw_panels(key, view, say)), THEME)


def as_pixels(course: Course) -> Any:
    """The same as an array of rows, columns and red, green and blue."""
    from PIL import Image

    return np.asarray(Image.open(BytesIO(png(as_svg(course), WIDTH))).convert("RGB"))


def _say(course: Course) -> Callable[..., str]:
    names = [f"seat_{seat}" for seat in range(course.seats)]
    return partial(catalogue(DEFAULT).format, name_of=names.__getitem__)


FORMS: Final[Mapping[str, Callable[[Course], Any]]] = {"ansi": as_text, "svg": as_svg, "rgb_array": as_pixels}
