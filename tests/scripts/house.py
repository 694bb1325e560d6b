"""All scripts together: the types they declare, what these names stand for, and what their functions take and give."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.scripts.jsdoc import ANY, EMPTY, Array, Function, Named, Shape, Type, Union, parsed_type
from tests.scripts.reading import Word, declared, signature, tags_of, typedefs, words_of

PLAIN: Final = {"string", "number", "boolean", "object", "any", "const", "Function", "Event", "false", "true", *EMPTY}
BROWSER: Final = {
    *("Element", "Node", "Text", "EventTarget", "MouseEvent", "KeyboardEvent", "PointerEvent", "DOMRect", "WebSocket"),
    *(
        "HTMLElement",
        "HTMLAnchorElement",
        "HTMLButtonElement",
        "HTMLFormElement",
        "HTMLInputElement",
        "HTMLLinkElement",
    ),
    *(
        "SVGElement",
        "SVGGraphicsElement",
        "SVGSVGElement",
        "RequestInit",
        "Touch",
        "WheelEvent",
        "TouchEvent",
        "DOMPoint",
    ),
    *(
        "Document",
        "File",
        "HTMLDetailsElement",
        "HTMLOutputElement",
        "Map",
        "Set",
        "WeakMap",
        "NodeListOf",
        "Iterable",
        "Animation",
        "Keyframe",
        "HTMLDialogElement",
        "HTMLSelectElement",
    ),
    *("AudioContext", "AudioNode", "BiquadFilterType", "OscillatorType"),
}
SHAPING: Final = {"Promise", "Record", "Partial", "Omit", "Array", "&"}


class Problem(NamedTuple):
    """Something that cannot be right."""

    file: str
    line: int
    what: str


class House:
    """All scripts together: their types, and what their functions take and give."""

    def __init__(self, folder: Path) -> None:
        self.sources = {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.js"))}
        self.types = {module: typedefs(source, module) for module, source in self.sources.items()}
        self.types |= {
            path.name.removesuffix(".d.ts"): declared(path.read_text(encoding="utf-8"), path.name.removesuffix(".d.ts"))
            for path in folder.glob("*.d.ts")
        }
        self.words = {module: words_of(source) for module, source in self.sources.items()}
        self.functions = {module: dict(_functions(words, module)) for module, words in self.words.items()}

    def found(self, kind: Type) -> Type:
        """What a name stands for; an unknown one is nobody's business here."""
        if isinstance(kind, Union):
            return Union(tuple(map(self.found, kind.members)))
        if not isinstance(kind, Named):
            return kind
        if kind.name in ("&", "Omit", "Partial"):
            return self._shaped(kind)
        if kind.name == "Array" and kind.arguments:
            return Array(kind.arguments[0])
        own = self.types.get(kind.module, {}).get(kind.name)
        return kind if own is None or own == kind else self.found(own)

    def _shaped(self, kind: Named) -> Type:
        """`A & B`, `Omit<A, "b">` and `Partial<A>`: objects made of others."""
        first, *others = [self.found(one) for one in kind.arguments]
        if not isinstance(first, Shape):
            return ANY
        if kind.name == "Omit":
            left_out = set(_texts(others[0]))
            return Shape(first.name, {name: one for name, one in first.properties.items() if name not in left_out})
        merged = dict(first.properties)
        for other in others:
            merged |= dict(other.properties) if isinstance(other, Shape) else {}
        return Shape(first.name, merged)

    def unknown(self, module: str) -> Iterator[Problem]:
        """The types that a script names and that nobody declares."""
        source = self.sources[module]
        for tag in tags_of(source):
            for name in _names(parsed_type(tag.type, module)):
                here = self.types.get(name.module, {})
                if (
                    name.name not in here
                    and name.name not in PLAIN | BROWSER | SHAPING
                    and not name.name.startswith('"')
                ):
                    line = source.count("\n", 0, source.index(name.name)) + 1
                    yield Problem(f"{module}.js", line, f"there is no type {name.name}")


def _texts(kind: Type) -> Iterator[str]:
    """The texts of `"a"|"b"`."""
    for one in kind.members if isinstance(kind, Union) else (kind,):
        if isinstance(one, Named) and one.arguments and isinstance(one.arguments[0], Named):
            yield one.arguments[0].name.strip('"')


def _names(kind: Type) -> Iterator[Named]:
    """Every name in a type."""
    inner: tuple[Type, ...] = ()
    if isinstance(kind, Named):
        yield kind
        inner = kind.arguments
    elif isinstance(kind, Array):
        inner = (kind.item,)
    elif isinstance(kind, Union):
        inner = kind.members
    elif isinstance(kind, Shape):
        inner = tuple(kind.properties.values())
    elif isinstance(kind, Function):
        inner = (*kind.parameters, kind.result)
    for one in inner:
        yield from _names(one)


def _functions(words: list[Word], module: str) -> Iterator[tuple[str, Function]]:
    for place, word in enumerate(words):
        if word.text == "function" and words[place + 1].kind == "name":
            yield words[place + 1].text, signature(note_of(words, place), module)


def note_of(words: list[Word], place: int) -> str:
    """The note of a function, which stands before `export async`."""
    while not words[place].note and place and words[place - 1].text in ("export", "async"):
        place -= 1
    return words[place].note
