"""The types of the wire for the scripts, as a TypeScript declaration: generated, never written."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import inspect

from pelagos.server.tell import replies, wire
from tests.source import PACKAGE

FILE: Final = PACKAGE / "server" / "pages" / "static" / "wire.d.ts"
HEAD: Final = "/** What the server sends. Generated from server/tell/wire.py and replies.py by `make bless`. */"
PLAIN: Final = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every type of the wire, in the order in which it is written down."""
    found = (thing for module in (wire, replies) for thing in vars(module).values())
    ours = (thing for thing in found if isinstance(thing, type) and issubclass(thing, wire.Outgoing))
    return [kind for kind in dict.fromkeys(ours) if kind is not wire.Outgoing]


def declarations() -> str:
    """The whole file."""
    infos = [info for info in inspect.multi_type_info(structs()) if isinstance(info, inspect.StructType)]
    tagged = " | ".join(info.cls.__name__ for info in infos if info.tag_field)
    parts = [HEAD, *map(_interface, infos), f"/** What a page hears. */\nexport type Message = {tagged};"]
    return "\n\n".join(parts) + "\n"


def _interface(info: inspect.StructType) -> str:
    words = (info.cls.__doc__ or "").split("\n")[0]
    lines = [f"/** {words} */", f"export interface {info.cls.__name__} {{"]
    if info.tag_field:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    lines += [
        f"  {field.name}{'?' if field.default is msgspec.UNSET else ''}: {_written(field.type)};"
        for field in info.fields
    ]
    return "\n".join([*lines, "}"])


def _written(kind: inspect.Type) -> str:
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(map(_written, kind.types))
    if isinstance(kind, inspect.CollectionType):
        inner = _written(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(map(_written, kind.item_types))}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {_written(kind.value_type)}>"
    assert isinstance(kind, inspect.StructType), f"{kind} has no form in TypeScript yet"
    return kind.cls.__name__


if __name__ == "__main__":
    FILE.write_text(declarations(), encoding="utf-8")
