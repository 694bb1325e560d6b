"""A language that is none: English in letters that English does not have (all of our faces do), longer, in brackets.

It takes the place of English in a server of its own, so that whatever still reads as plain English is not translated.
"""

from __future__ import annotations

from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from pelagos.locale import catalogue

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áßçđéƒğňíȷķĺœñóþøŕšťúųæ×ýžÁÞÇĐÉĒĞŇÍĮĶĽŒÑÓÐØŔŠŤÚŸÆŻÝŽ",
)
LONGER = 0.4


class _Accents(Transformer):
    """Puts accents on the words of messages; what stands in braces stays."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - the visitor's own naming
        node.value = node.value.translate(ACCENTED)
        return node


def pseudo(source: str) -> str:
    """A Fluent file in the language that is none.

    >>> print(pseudo("hello = Hello, { $name }!\\n"), end="")
    hello = ‹Ňéĺĺó, { $name }! ~~›
    """
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            length = sum(len(part.value) for part in entry.value.elements if isinstance(part, ast.TextElement))
            entry.value = _Accents().visit(entry.value)
            if length > 1:
                pad = (" ~~~~~" * length)[: round(length * LONGER)]
                entry.value.elements = [ast.TextElement("‹"), *entry.value.elements, ast.TextElement(f"{pad}›")]
    return FluentSerializer().serialize(resource)


class _Words:
    """A Fluent file that is read in the language that is none."""

    def __init__(self, item: Any) -> None:
        self.item = item
        self.name = item.name

    def read_text(self, encoding: str) -> str:
        """Its text."""
        return pseudo(self.item.read_text(encoding=encoding))


def install() -> None:
    """From now on, in this process, English is the language that is none."""
    real = catalogue.catalogue_files

    def files(language: str) -> dict[str, Any]:
        found = real(language)
        return {name: _Words(item) for name, item in found.items()} if language == "en" else found

    catalogue.catalogue_files = files
