"""Colours and faces: three themes as custom properties, and the class rules that use them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

from pelagos.letters.faces import SERIF_STACK

PREFIX: Final = "--art-"
DEFAULT: Final = "light"
UNKERNED: Final = "text { font-kerning: none; }\n"
"""Our letters have no kerning; whoever draws with the whole faces leaves it out."""
SECTION: Final = re.compile(r"^/\* only: ([a-z0-9 ]+) \*/$", re.MULTILINE)
VARIABLE: Final = re.compile(r"var\((--art-[a-z0-9-]+)\)")


@cache
def themes() -> dict[str, dict[str, str]]:
    """The custom properties of every theme; the first is the one without a name on the page."""
    found = tomllib.loads(data_text("themes.toml"))
    return {
        theme: {PREFIX + name: value for name, value in colours.items()} | {PREFIX + "serif": SERIF_STACK}
        for theme, colours in found.items()
    }


@cache
def board_css(game: str = "") -> str:
    """The style sheet for a page: the themes, and the class rules of all drawings, or of those of one game."""
    parts = [_rule(":root", themes()[DEFAULT])]
    parts += [_rule(f':root[data-theme="{name}"]', values) for name, values in themes().items() if name != DEFAULT]
    shared, *sections = SECTION.split(data_text("board.css"))
    found = zip(sections[::2], sections[1::2], strict=True)
    return "\n".join([*parts, shared, *(rules for only, rules in found if not game or game in only.split())])


@cache
def theme_css(theme: str) -> str:
    """The class rules with the colours of one theme put in, for pictures that stand alone."""
    values = themes()[theme]
    return UNKERNED + VARIABLE.sub(lambda found: values[found[1]], data_text("board.css"))


@cache
def sign(name: str) -> str:
    """The outline of a small sign, as path data."""
    found: str = tomllib.loads(data_text("signs.toml"))[name]
    return found.replace("\n", "")


@cache
def emblem_of(game: str, piece: str) -> str:
    """The outline of the sign on the card of a piece, as path data; "" where it has none."""
    known: dict[str, dict[str, str]] = tomllib.loads(data_text("emblems.toml"))
    found = known.get(game, {}) | known["every"]
    name = next((name for start, name in found.items() if piece.startswith(start)), "")
    return sign(name) if name else ""


def _rule(selector: str, values: dict[str, str]) -> str:
    return f"{selector} {{ {' '.join(f'{name}: {value};' for name, value in values.items())} }}"


def data_text(name: str) -> str:
    """A data file of this package."""
    return (files("pelagos.art") / name).read_text(encoding="utf-8")
