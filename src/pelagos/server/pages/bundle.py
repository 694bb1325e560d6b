"""The scripts of a page as one text: our modules after one another, each in a function of its own.

A page that is opened from a disk may not load modules, so they are put together here. They all import names with
`import { a, b } from "./x.js";` and export functions and constants where they stand, and nothing else is understood.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from pelagos.server.pages.slim import NOTES

IMPORT: Final = re.compile(r'^import \{ ([\w, ]+) \} from "\./([a-z]+)\.js";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ((?:async )?function|const) (\w+)", re.MULTILINE)
LEFT: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)


def static_text(name: str) -> str:
    """A file that pages use."""
    return (files("pelagos.server.pages") / "static" / name).read_text(encoding="utf-8")


@cache
def bundled(entry: str) -> str:
    """The module and all it needs, in an order in which each comes after those it imports."""
    order: list[str] = []
    _visit(entry, order, ())
    return '"use strict";\n' + "".join(map(_wrapped, order))


def _visit(name: str, order: list[str], above: tuple[str, ...]) -> None:
    assert name not in above, f"{name}.js imports itself by way of {above}"
    for _, needed in IMPORT.findall(static_text(f"{name}.js")):
        if needed not in order:
            _visit(needed, order, (*above, name))
    order.append(name)


def _wrapped(name: str) -> str:
    """A module as a function that gives what it exports."""
    source = NOTES.sub("", static_text(f"{name}.js"))
    given = ", ".join(found for _, found in EXPORT.findall(source))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(r"const { \1 } = $\2;\n", source))
    assert not LEFT.search(body), f"{name}.js imports or exports in a way that is not understood"
    return f"const ${name} = (() => {{\n{body.strip()}\nreturn {{ {given} }};\n}})();\n"
