"""Scripts, styles and letters as they are sent: without what is there for whoever reads their source.

A page that is opened from a disk may not load modules, so there they are put together in one text, each in a function
of its own. They all import names with `import { a, b } from "./x.js";` and export functions and constants where they
stand, and nothing else is understood.

What few readers of a table need is loaded when it is needed: `import("./x.js")`, which is given to `static/later.js`
and stands in one place only. `x`, and what nobody else imports, is then no part of `table.js`: it is sent as
`table.x.js?of=…`, where the mark stands for all scripts of the page, and is handed the modules that the page has. A
server that has other scripts by now refuses it. In a page that is opened from a disk everything is there at once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
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

IMPORT: Final = re.compile(r'^import \{ (?P<names>[\w, ]+) \} from "\./(?P<module>[a-z]+)\.js";\n', re.MULTILINE)
LATER: Final = re.compile(r'\bimport\("\./(?P<module>[a-z]+)\.js"\)(?!\.)')
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
PUT_IN: Final = r"`(?:[^`\\]|\\.)*`"
TEMPLATE: Final = rf"`(?:[^`\\$]|\\.|\$(?!\{{)|\$\{{(?:[^`{{}}]|{PUT_IN}|\{{[^{{}}]*\}})*\}})*`"
PATTERN: Final = (
    r"(?:(?<=[(,=:\[!&|?;>])|(?<=[(,=:\[!&|?;>] )|(?<=return ))"
    r"/(?![/*])(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*"
)
SPACED: Final = re.compile(
    rf"""(?P<kept>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|{TEMPLATE}|{PATTERN})| *(?P<sign>[=<>!&|?:;,(){{}}\[\]]) *"""
)
"""A text, a template or a pattern, which stays as it is, or a sign that needs no space."""
REMARKS: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
ENTRIES: Final = ("page.js", "table.js")
"""What templates name: it comes with all modules that it imports, for a table would ask for more than forty files."""
FOR_EVER = "public, max-age=31536000, immutable"
"""A file of letters never changes: its name says what is in it."""
STRICT: Final = '"use strict";\n'


def static_text(name: str) -> str:
    """A file that pages use."""
    return (files("pelagos.server.pages") / "static" / name).read_text(encoding="utf-8")


@cache
def bundled(entry: str) -> str:
    """The module and all it needs, now or later, in an order in which each comes after those it names."""
    return STRICT + "".join(_wrapped(name, r"Promise.resolve($\g<module>)") for name in _order(entry, IMPORT, LATER))


@cache
def main_part(entry: str) -> str:
    """The same without what is loaded when it is needed."""
    return STRICT + "".join(_wrapped(name, partial(_loading, entry)) for name in _at_once(entry))


@cache
def later_part(entry: str, name: str) -> str:
    """What is loaded when it is needed: a function of the modules that the page has already."""
    handed, own = _shared(entry, name)
    body = "".join(_wrapped(module, "") for module in own)
    return f"{STRICT}export default ({handed}) => {{\n{body}return ${name};\n}};\n"


def parts_of(entry: str) -> list[str]:
    """The modules that a page loads when they are needed."""
    parts = [name for module in _order(entry, IMPORT) for name in _named(module, LATER)]
    assert len(parts) == len(set(parts)), f"{entry}.js loads a part in two places: {parts}"
    return parts


@cache
def mark_of(entry: str) -> str:
    """What stands for all scripts of a page: a part of others would not fit."""
    return blake2b(bundled(entry).encode(), digest_size=6).hexdigest()


def _loading(entry: str, found: re.Match[str]) -> str:
    """How a page loads a part: an address for it, and what it is handed."""
    name = found["module"]
    address = f"./{entry}.{name}.js?of={mark_of(entry)}${{$later.attempt()}}"
    return f"import(`{address}`).then((part) => part.default({_shared(entry, name)[0]}))"


def _shared(entry: str, name: str) -> tuple[str, list[str]]:
    """What a part is handed by the page, as names, and the modules that come with it."""
    here = _at_once(entry)
    own = [module for module in _order(name, IMPORT) if module not in here]
    handed = {needed for module in own for needed in _named(module, IMPORT)} & set(here)
    return ", ".join(f"${needed}" for needed in sorted(handed)), own


@cache
def _at_once(entry: str) -> list[str]:
    """The modules that a page has from the beginning; also what several parts import, for they share it."""
    order = _order(entry, IMPORT)
    counted = Counter(module for name in parts_of(entry) for module in _order(name, IMPORT))
    for module in [module for module, count in counted.items() if count > 1 or module == "later"]:
        _visit(module, order, (), (IMPORT,))
    return order


def _order(entry: str, *ways: re.Pattern[str]) -> list[str]:
    order: list[str] = []
    _visit(entry, order, (), ways)
    return order


def _visit(name: str, order: list[str], above: tuple[str, ...], ways: tuple[re.Pattern[str], ...]) -> None:
    assert name not in above, f"{name}.js imports itself by way of {above}"
    if name in order:
        return
    for needed in _named(name, *ways):
        _visit(needed, order, (*above, name), ways)
    order.append(name)


def _named(name: str, *ways: re.Pattern[str]) -> list[str]:
    """The modules that a module names in some way."""
    source = NOTES.sub("", static_text(f"{name}.js"))
    return [found["module"] for way in ways for found in way.finditer(source)]


def _wrapped(name: str, later: str | Callable[[re.Match[str]], str]) -> str:
    """A module as a function that gives what it exports."""
    source = NOTES.sub("", static_text(f"{name}.js"))
    given = ", ".join(found for _, found in EXPORT.findall(source))
    body = EXPORT.sub(r"\1 \2", IMPORT.sub(r"const { \g<names> } = $\g<module>;\n", source))
    assert not LEFT.search(body), f"{name}.js imports or exports in a way that is not understood"
    return f"const ${name} = (() => {{\n{LATER.sub(later, body).strip()}\nreturn {{ {given} }};\n}})();\n"


def slim_script(source: str) -> str:
    """A module without notes, types, indentation, and spaces that mean nothing. Every line keeps its number.

    >>> slim_script("  const a = b ? [`${b} = `, / = /u] : { c };")
    'const a=b?[`${b} = `,/ = /u]:{c};'
    """
    bare = TYPES.sub("", INDENT.sub("", NOTES.sub(lambda note: "\n" * note[0].count("\n"), source)))
    return SPACED.sub(lambda found: found["kept"] or found["sign"], bare)


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
    """The file; a browser that has it already is told so. A part of scripts that are no longer ours is gone."""
    entry, of = name.partition(".")[0], request.query_params.get("of", "")
    if of and (entry + kind not in ENTRIES or of != mark_of(entry)):
        raise HTTPException(HTTPStatus.GONE)
    try:
        body, mark = served(name, kind)
    except OSError as problem:
        raise HTTPException(HTTPStatus.NOT_FOUND) from problem
    headers = {"cache-control": FOR_EVER if of else "no-cache", "etag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    return Response(body, media_type=SLIM[kind][0], headers=headers)


@cache
def served(name: str, kind: str) -> tuple[bytes, str]:
    """What is sent, and what it is known by."""
    _, slim = SLIM[kind]
    body = slim(_source(name, kind)).encode()
    return body, f'"{blake2b(body, digest_size=8).hexdigest()}"'


def _source(name: str, kind: str) -> str:
    entry, _, part = name.partition(".")
    if entry + kind not in ENTRIES:
        return static_text(name + kind)
    if part and part not in parts_of(entry):
        raise FileNotFoundError(name)
    return later_part(entry, part) if part else main_part(entry)


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
