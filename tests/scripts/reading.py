"""Our scripts as words: enough of JavaScript to know which name stands where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from tests.scripts.jsdoc import ANY, Function, Shape, Type, parsed_type

WORDS: Final = re.compile(
    r"""(?P<space>\s+|//[^\n]*)|(?P<note>/\*.*?\*/)|(?P<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
    r"""|(?P<name>[A-Za-z_$][\w$]*)|(?P<number>\d[\w.]*)|(?P<sign>=>|\?\.(?!\d)|\?\?=?|\.\.\.|&&|\|\||[-+*/%=!<>]=+|.)""",
    re.DOTALL,
)
PATTERN: Final = re.compile(r"/(?:[^/\\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/[a-z]*")
CLOSES: Final = {"(": ")", "[": "]", "{": "}"}
BEFORE_PATTERN: Final = (*"(,=:[!&|?{};", "=>", "&&", "||", "return", "")
TYPE: Final = re.compile(r"@(?P<tag>type|param|returns|typedef|property|template)\s+\{")


class Word(NamedTuple):
    """A word of a script: its kind, its text, its line, and the note that stands before it."""

    kind: str
    text: str
    line: int
    note: str = ""


class Tag(NamedTuple):
    """`@param {type} name`."""

    tag: str
    type: str
    name: str


def tags_of(note: str) -> Iterator[Tag]:
    """What a note declares."""
    for found in TYPE.finditer(note):
        depth, end = 1, found.end()
        while depth and end < len(note):
            depth += {"{": 1, "}": -1}.get(note[end], 0)
            end += 1
        name = re.match(r"\s*\[?([\w$]*)", note[end:])
        yield Tag(
            found["tag"], " ".join(note[found.end() : end - 1].replace("\n *", " ").split()), name[1] if name else ""
        )


def words_of(source: str) -> list[Word]:
    """A script without its spaces; what a template puts in stands in brackets."""
    return list(_Reader(source).words())


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.last = ""
        self.note = ""

    def words(self, until: str = "") -> Iterator[Word]:
        """The words from here to the closing bracket, or to the end."""
        depth = 0
        while self.at < len(self.source):
            sign = self.source[self.at]
            if sign == "`":
                yield from self.template()
                continue
            pattern = PATTERN.match(self.source, self.at) if sign == "/" and self.last in BEFORE_PATTERN else None
            if pattern and self.source[self.at + 1] not in "/*":
                self.at = pattern.end()
                yield self.word("text", pattern[0])
                continue
            if until and sign == until and not depth:
                return
            depth += (sign == "{") - (sign == "}") if until else 0
            yield from self.plain()

    def plain(self) -> Iterator[Word]:
        """One word; notes are kept for the next one."""
        found = WORDS.match(self.source, self.at)
        assert found is not None
        self.at = found.end()
        kind = str(found.lastgroup)
        if kind == "note":
            self.note = found[0]
        elif kind != "space":
            yield self.word(kind, found[0])

    def template(self) -> Iterator[Word]:
        """A template: its texts, and what is put in between brackets."""
        self.at += 1
        said = "`"
        while self.source[self.at] != "`":
            if self.source.startswith("${", self.at):
                self.at += 2
                yield self.word("sign", "(")
                yield from self.words("}")
                yield self.word("sign", ")")
            said += self.source[self.at]
            self.at += 1 + (self.source[self.at] == "\\")
        self.at += 1
        yield self.word("text", f"{said}`")

    def word(self, kind: str, text: str) -> Word:
        """A word with the note before it."""
        note, self.note, self.last = self.note, "", text
        return Word(kind, text, self.source.count("\n", 0, self.at) + 1, note)


def partners(words: list[Word]) -> dict[int, int]:
    """For each opening bracket the one that closes it."""
    found, open_ = {}, []
    for place, word in enumerate(words):
        if word.kind == "sign" and word.text in CLOSES:
            open_.append(place)
        elif word.kind == "sign" and word.text in CLOSES.values():
            found[open_.pop()] = place
    return found


def typedefs(source: str, module: str) -> dict[str, Type]:
    """The types that a script declares in its notes."""
    found: dict[str, Type] = {}
    for note in re.findall(r"/\*\*.*?\*/", source, re.DOTALL):
        tags = list(tags_of(note))
        properties = {tag.name: parsed_type(tag.type, module) for tag in tags if tag.tag == "property"}
        for tag in tags:
            if tag.tag == "typedef":
                found[tag.name] = Shape(tag.name, properties) if properties else parsed_type(tag.type, module)
            elif tag.tag == "template":
                found[tag.name] = ANY
        for name in re.findall(r"@template (\w+)", note):
            found[name] = ANY
    return found


def declared(source: str, module: str) -> dict[str, Type]:
    """The interfaces and types of a declaration file."""
    found: dict[str, Type] = {}
    for name, body in re.findall(r"^export interface (\w+) (\{.*?^\})", source, re.DOTALL | re.MULTILINE):
        shape = parsed_type(body, module)
        assert isinstance(shape, Shape)
        found[name] = Shape(name, shape.properties)
    for name, body in re.findall(r"^export type (\w+) = (.*?);$", source, re.DOTALL | re.MULTILINE):
        found[name] = parsed_type(body, module)
    return found


def signature(note: str, module: str) -> Function:
    """What a function takes and gives, as its note says."""
    tags = list(tags_of(note))
    parameters = tuple(parsed_type(tag.type, module) for tag in tags if tag.tag == "param")
    result = next((parsed_type(tag.type, module) for tag in tags if tag.tag == "returns"), ANY)
    return Function(parameters, result)
