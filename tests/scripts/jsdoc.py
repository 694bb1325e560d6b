"""Types as JSDoc and TypeScript declarations write them, as far as our scripts need them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

WORD: Final = re.compile(
    r"""\s*(import\("\./([a-z]+)(?:\.js|\.d\.ts)"\)\.|"[^"]*"|[\w$]+|=>|\.\.\.|[-{}()\[\]<>|&,:;?=.])"""
)
EMPTY: Final = ("null", "undefined", "void")


@dataclass(frozen=True)
class Unknown:
    """Whatever it is, nothing is held against it."""


@dataclass(frozen=True)
class Named:
    """A type by its name and the module that declares it; `arguments` stand between angle brackets."""

    module: str
    name: str
    arguments: tuple[Type, ...] = ()


@dataclass(frozen=True)
class Array:
    """Many of a kind."""

    item: Type


@dataclass(frozen=True)
class Shape:
    """An object with these properties and no others."""

    name: str
    properties: Mapping[str, Type] = field(hash=False)


@dataclass(frozen=True)
class Function:
    """What takes these and gives that."""

    parameters: tuple[Type, ...]
    result: Type


@dataclass(frozen=True)
class Union:
    """One of several."""

    members: tuple[Type, ...]


Type: TypeAlias = Unknown | Named | Array | Shape | Function | Union
ANY: Final = Unknown()


class Parser:
    """Reads one type; the names it meets are looked up later."""

    def __init__(self, text: str, module: str) -> None:
        self.words = [(found[1], found[2] or "") for found in WORD.finditer(text)]
        self.module = module
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        """The word at or after this place, "" at the end."""
        place = self.at + ahead
        return self.words[place][0] if place < len(self.words) else ""

    def take(self, word: str) -> bool:
        """Whether this word stood here; then it is read."""
        found = self.peek() == word
        self.at += found
        return found

    def union(self) -> Type:
        """`A | B`, where nothing is not counted."""
        self.take("|")
        members = [self.both()]
        while self.take("|"):
            members.append(self.both())
        known = [one for one in members if not (isinstance(one, Named) and one.name in EMPTY)]
        return known[0] if len(known) == 1 else Union(tuple(known)) if known else ANY

    def both(self) -> Type:
        """`A & B`: the properties of each."""
        parts = [self.many()]
        while self.take("&"):
            parts.append(self.many())
        return parts[0] if len(parts) == 1 else Named("", "&", tuple(parts))

    def many(self) -> Type:
        """`A[]`."""
        found = self.single()
        while self.peek() == "[" and self.peek(1) == "]":
            self.at += 2
            found = Array(found)
        return found

    def single(self) -> Type:
        """A name, a group, a function, an object, a tuple or a text."""
        for sign in ("?", "...", "!"):
            self.take(sign)
        if self.peek() == "(":
            return self.function() if self.is_function() else self.group()
        if self.take("{"):
            return Shape("", self.properties())
        if self.peek() == "[":
            self.skip("[", "]")
            return ANY
        word, module = self.words[self.at] if self.at < len(self.words) else ("", "")
        self.at += 1
        if word in ("keyof", "typeof"):
            self.single()
            return ANY
        if word.startswith('"') or word.isdigit():
            return Named("", "string", (Named("", word),))
        if word.startswith("import("):
            word, self.at = self.peek(), self.at + 1
        return Named(module or self.module, word, self.arguments())

    def group(self) -> Type:
        """`(A | B)`."""
        self.take("(")
        found = self.union()
        self.take(")")
        return found

    def is_function(self) -> bool:
        """Whether an arrow follows the bracket that opens here."""
        before = self.at
        self.skip("(", ")")
        found, self.at = self.peek() == "=>", before
        return found

    def skip(self, opening: str, closing: str) -> None:
        """Go behind the bracket that closes this one."""
        depth = 0
        while self.at < len(self.words):
            depth += (self.peek() == opening) - (self.peek() == closing)
            self.at += 1
            if not depth:
                return

    def function(self) -> Type:
        """`(a: A, b?: B) => C`."""
        self.take("(")
        parameters: list[Type] = []
        while self.peek() not in (")", ""):
            self.at += 1
            self.take("?")
            self.take(":")
            parameters.append(self.union())
            self.take(",")
        self.take(")")
        self.take("=>")
        return Function(tuple(parameters), self.union())

    def properties(self) -> dict[str, Type]:
        """`a: A, b?: B}`."""
        found: dict[str, Type] = {}
        while self.peek() not in ("}", ""):
            name = self.peek()
            self.at += 1
            self.take("?")
            found[name] = self.union() if self.take(":") else ANY
            self.take(",")
            self.take(";")
        self.take("}")
        return found

    def arguments(self) -> tuple[Type, ...]:
        """`<A, B>`."""
        found: list[Type] = []
        if self.take("<"):
            while self.peek() not in (">", ""):
                found.append(self.union())
                self.take(",")
            self.take(">")
        return tuple(found)


def parsed_type(text: str, module: str) -> Type:
    """A type as it is written in a module."""
    return Parser(text, module).union()
