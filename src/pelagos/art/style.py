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
SHEET: Final = "board.css"
"""Here: what several drawings use. In the folder of a game: its own, and what it imports."""
IMPORT: Final = re.compile(r'^@import "\.\./([a-z0-9/.]+)";\n', re.MULTILINE)
VARIABLE: Final = re.compile(r"var\((--art-[a-z0-9-]+)\)")
STANDING: Final = re.compile(r"var\(--[\w-]+, ([\w-]+)\)")
"""What a page may set for a drawing, with what holds where nobody does."""


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
    return "\n".join([*parts, class_rules(game)])


@cache
def theme_css(theme: str) -> str:
    """The class rules with the colours of one theme put in, for pictures that stand alone."""
    values = themes()[theme]
    rules = STANDING.sub(r"\1", class_rules())
    return UNKERNED + VARIABLE.sub(lambda found: values[found[1]], rules)


@cache
def class_rules(game: str = "") -> str:
    """The class rules of all drawings, each once, or of those of one game with what they share with others."""
    sheets = list(map(data_text, _own_sheets(game) if game else _all_sheets()))
    return "".join(IMPORT.sub("", sheet) for sheet in sheets)


def _own_sheets(game: str) -> list[str]:
    own = f"{game}/{SHEET}"
    if not (files("pelagos.art") / own).is_file():
        return [SHEET]
    return [SHEET, *IMPORT.findall(data_text(own)), own]


def _all_sheets() -> list[str]:
    here = list(files("pelagos.art").iterdir())
    inner = [f"{folder.name}/{file.name}" for folder in here if folder.is_dir() for file in folder.iterdir()]
    return [name for name in sorted(file.name for file in here) + sorted(inner) if name.endswith(".css")]


@cache
def sign(name: str) -> str:
    """The outline of a small sign, as path data."""
    found: str = tomllib.loads(data_text("signs.toml"))[name]
    return found.replace("\n", "")


def _rule(selector: str, values: dict[str, str]) -> str:
    return f"{selector} {{ {' '.join(f'{name}: {value};' for name, value in values.items())} }}"


def data_text(name: str) -> str:
    """A data file of this package."""
    return (files("pelagos.art") / name).read_text(encoding="utf-8")
