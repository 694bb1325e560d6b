"""Scripts, styles and letters as they are sent: without what is there for whoever reads their source.

A page that is opened from a disk may not load modules, so there they are put together in one text, each in a function
of its own. They all import names with `import { a, b } from "./x.js";` and export functions and constants where they
stand, and nothing else is understood.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from http import HTTPStatus
from importlib.resources import files
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pelagos.art import board_css
from pelagos.games.registry import game_keys
from pelagos.letters.sheets import faces_css, files_by_name

IMPORT: Final = re.compile(r'^import \{ ([\w, ]+) \} from "\./([a-z]+)\.js";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export ((?:async )?function|const) (\w+)", re.MULTILINE)
LEFT: Final = re.compile(r"^(?:import|export)\b", re.MULTILINE)
NOTES: Final = re.compile(r"^ */\*\*(?:[^*]|\*(?!/))*\*/\n", re.MULTILINE)
TYPES: Final = re.compile(r"/\*\* @type [^*]*\*/ ?")
INDENT: Final = re.compile(r"^ +", re.MULTILINE)
LEADING: Final = re.compile(r"(?<![\w.])0\.(?=\d)")
SHORTER: Final = (
    *((f"{sign} ", sign) for sign in ":;,"),
    *((" { ", "{"), (" {", "{"), (";\n}", "}"), (" }", "}"), (";}", "}")),
)
REMARKS: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
ENTRIES: Final = ("page.js", "table.js")
"""What templates name: it comes with all modules that it imports, for a table would ask for more than forty files."""
FOR_EVER = "public, max-age=31536000, immutable"
"""A file of letters never changes: its name says what is in it."""


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


def slim_script(source: str) -> str:
    """A module without notes, types and indentation. Every line keeps its number."""
    return TYPES.sub("", INDENT.sub("", NOTES.sub(lambda note: "\n" * note[0].count("\n"), source)))


def slim_style(source: str) -> str:
    """A style sheet without remarks, and without spaces that mean nothing.

    >>> slim_style(".a b { color: red; margin: 0 0.5px; }")
    '.a b{color:red;margin:0 .5px}'
    """
    bare = INDENT.sub("", REMARKS.sub("", source))
    for long, short in SHORTER:
        bare = bare.replace(long, short)
    return re.sub(r"\n+", "\n", LEADING.sub(".", bare)).replace("}\n", "}").strip("\n")


SLIM = {".js": ("text/javascript", slim_script), ".css": ("text/css", slim_style)}


async def script(request: Request) -> Response:
    """A module."""
    return _answer(request, request.path_params["name"], ".js")


async def style(request: Request) -> Response:
    """A style sheet."""
    return _answer(request, request.path_params["name"], ".css")


def _answer(request: Request, name: str, kind: str) -> Response:
    """The file; a browser that has it already is told so."""
    try:
        body, mark = served(name, kind)
    except OSError as problem:
        raise HTTPException(HTTPStatus.NOT_FOUND) from problem
    headers = {"cache-control": "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, media_type=SLIM[kind][0], headers=headers)


@cache
def served(name: str, kind: str) -> tuple[bytes, str]:
    """What is sent, and what it is known by."""
    _, slim = SLIM[kind]
    source = bundled(name) if name + kind in ENTRIES else static_text(name + kind)
    body = slim(source).encode()
    return body, f'"{blake2b(body, digest_size=8).hexdigest()}"'


async def board_styles(request: Request) -> Response:
    """Our letters, and the styles of boards and pieces in every theme: of all games, or of one."""
    game = request.path_params.get("game", "")
    if game and game not in game_keys():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Response(_sheet(game), media_type="text/css", headers={"cache-control": "no-cache"})


async def letters(request: Request) -> Response:
    """A piece of a face."""
    data = files_by_name().get(request.path_params["name"])
    if data is None:
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return Response(data, media_type="font/woff2", headers={"cache-control": FOR_EVER})


@cache
def _sheet(game: str) -> str:
    return f"{faces_css(lambda piece: f'letters/{piece.name}')}\n{slim_style(board_css(game))}"
