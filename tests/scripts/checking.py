"""What scripts read of typed things, held against the types; and whether every type that they name exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tests.scripts.house import House, Problem, note_of
from tests.scripts.jsdoc import ANY, Array, Function, Named, Shape, Type, Union, Unknown, parsed_type
from tests.scripts.reading import CLOSES, Word, partners, signature, tags_of

SAME: Final = {"filter", "slice", "sort", "reverse", "concat", "splice", "toSorted"}
ONE: Final = {"find", "findLast", "at", "pop", "shift"}
OTHER: Final = {
    *("length", "map", "flatMap", "forEach", "some", "every", "includes", "indexOf", "findIndex", "findLastIndex"),
    *("join", "push", "unshift", "reduce", "entries", "keys", "values", "fill", "flat"),
}
CALLBACKS: Final = {
    "map",
    "filter",
    "find",
    "findLast",
    "some",
    "every",
    "forEach",
    "flatMap",
    "findIndex",
    "findLastIndex",
}


def problems(house: House) -> Iterator[Problem]:
    """Everything that cannot be right."""
    for module, words in house.words.items():
        yield from house.unknown(module)
        yield from Script(house, module, words).problems()


class Script:
    """One script, gone through from its first word to its last, with the names that hold where we are."""

    def __init__(self, house: House, module: str, words: list[Word]) -> None:
        self.house = house
        self.module = module
        self.words = [*words, *[Word("sign", "", 0)] * 3]
        self.closing = partners(words)
        self.scopes: list[tuple[int, dict[str, Type]]] = [(len(words) + 1, {})]
        self.expected: dict[int, tuple[Type, ...]] = {}
        self.found: list[Problem] = []

    def problems(self) -> list[Problem]:
        """What it reads that is not there."""
        for place, word in enumerate(self.words[:-3]):
            while place >= self.scopes[-1][0]:
                self.scopes.pop()
            if word.text == "import" and self.words[place + 1].text == "{":
                self._import(place)
            elif word.text == "function" and word.kind == "name":
                self._function(place)
            elif word.text in ("const", "let") and word.kind == "name":
                self._variable(place)
            elif (body := self._arrow(place)) is not None:
                self._arrow_function(place, body)
            if word.text in CLOSES and word.kind == "sign" and word.text == "{":
                self.scopes.append((self.closing[place], {}))
            if self._begins_chain(place):
                self.chain(place, tell=True)
        return self.found

    def text(self, place: int) -> str:
        """The word at a place."""
        return self.words[place].text

    def name(self, name: str, kind: Type) -> None:
        """From here to the end of the block, this name is of this kind."""
        self.scopes[-1][1][name] = kind

    def known(self, name: str) -> Type:
        """What a name is here."""
        for _, names in reversed(self.scopes):
            if name in names:
                return names[name]
        return self.house.functions[self.module].get(name, ANY)

    def _import(self, place: int) -> None:
        end = self.closing[place + 1]
        module = self.text(end + 2).strip('"').removeprefix("./").removesuffix(".js")
        for name in (word.text for word in self.words[place + 2 : end] if word.kind == "name"):
            self.name(name, self.house.functions.get(module, {}).get(name, ANY))

    def _function(self, place: int) -> None:
        opening = place + 1 + (self.words[place + 1].kind == "name")
        body = self.closing[opening] + 1
        kinds = signature(note_of(self.words, place), self.module).parameters
        self._bind(opening, self.closing[body], kinds)

    def _arrow(self, place: int) -> int | None:
        """Where the body of an arrow function begins whose parameters begin here."""
        if self.text(place) == "(" and self.words[place].kind == "sign":
            end = self.closing[place]
            return end + 2 if self.text(end + 1) == "=>" else None
        single = self.words[place].kind == "name" and self.text(place + 1) == "=>"
        return place + 2 if single else None

    def _arrow_function(self, place: int, body: int) -> None:
        kinds = self.expected.get(place, ())
        end = self.closing[body] if self.text(body) == "{" else self._end_of_expression(body)
        if self.text(place) == "(":
            self._bind(place, end, kinds)
        else:
            self.scopes.append((end, {self.text(place): kinds[0] if kinds else ANY}))

    def _bind(self, opening: int, end: int, kinds: tuple[Type, ...]) -> None:
        """Parameters between brackets, by their order or by the note before each."""
        self.scopes.append((end, {}))
        for number, start in enumerate(self._parts(opening)):
            kind = kinds[number] if number < len(kinds) else ANY
            for tag in tags_of(self.words[start].note):
                kind = parsed_type(tag.type, self.module)
            self._pattern(start, kind)

    def _pattern(self, start: int, kind: Type) -> None:
        """A name, or several taken out of a thing."""
        if self.text(start) == "...":
            self.name(self.text(start + 1), ANY)
        elif self.text(start) == "{":
            for part in self._parts(start):
                if self.text(part) == "...":
                    self._pattern(part, ANY)
                else:
                    self._pattern(part + 2 * (self.text(part + 1) == ":"), self._property(kind, part, True))
        elif self.text(start) == "[":
            for part in self._parts(start):
                self._pattern(part, ANY)
        elif self.words[start].kind == "name":
            self.name(self.text(start), kind)

    def _parts(self, opening: int) -> list[int]:
        """Where the things between these brackets begin that commas part."""
        found, place, end = [opening + 1], opening + 1, self.closing[opening]
        if place == end:
            return []
        while place < end:
            place = self.closing.get(place, place) + 1
            if self.text(place - 1) == "," and place < end:
                found.append(place)
        return found

    def _end_of_expression(self, place: int) -> int:
        """Where an expression ends: at a comma, a semicolon, or the bracket around it."""
        while self.text(place) not in (",", ";", ")", "]", "}", "") or self.words[place].kind == "text":
            place = self.closing.get(place, place) + 1 if self.words[place].kind == "sign" else place + 1
        return place

    def _variable(self, place: int) -> None:
        start = place + 1
        after = self.closing[start] + 1 if self.text(start) in CLOSES else start + 1
        kind: Type = ANY
        for tag in tags_of(
            self.words[place].note or (self.words[place - 1].note if self.text(place - 1) == "export" else "")
        ):
            kind = parsed_type(tag.type, self.module)
        if isinstance(kind, Unknown) and self.text(after) == "=":
            kind = self.value(after + 1)
        elif self.text(after) == "of":
            many = self.house.found(self.value(after + 1))
            kind = many.item if isinstance(many, Array) else ANY
            body = self._end_of_expression(after + 1) + 1
            end = self.closing[body] if self.text(body) == "{" else self._end_of_expression(body)
            self.scopes.append((end, {}))
        self._pattern(start, kind)

    def value(self, place: int) -> Type:
        """The kind of an expression, where it is plain to see."""
        end = self._end_of_expression(place)
        waits = self.text(place) == "await"
        after, kind = self.chain(place + waits, tell=False)
        if waits and isinstance(kind, Named) and kind.name == "Promise" and kind.arguments:
            kind = kind.arguments[0]
        if after == end or self.text(after) in ("??", "||"):
            return kind
        if self.text(after) == "?":
            first, other = self._branches(after, end)
            return first if isinstance(other, Unknown) else other
        return ANY

    def _branches(self, place: int, end: int) -> tuple[Type, Type]:
        """Both kinds of `a ? b : c`."""
        middle = place
        while middle < end and self.text(middle) != ":":
            middle = self.closing.get(middle, middle) + 1
        after, first = self.chain(place + 1, tell=False)
        return (first if after == middle else ANY), (self.value(middle + 1) if middle < end else ANY)

    def _begins_chain(self, place: int) -> bool:
        word, before = self.words[place], self.text(place - 1) if place else ""
        if before in (".", "?."):
            return False
        return word.kind == "name" or (word.text == "(" and "@type" in word.note)

    def chain(self, place: int, tell: bool) -> tuple[int, Type]:
        """A name and what is read of it, `now.table?.seats[0].name`: where it ends, and what kind it is of."""
        word = self.words[place]
        if word.text == "(" and word.kind == "sign" and "@type" in word.note:
            kind: Type = parsed_type(next(tags_of(word.note)).type, self.module)
            place = self.closing[place] + 1
        elif word.kind == "name":
            kind = self.known(word.text)
            place += 1
        else:
            return place, ANY
        while True:
            sign = self.text(place) if self.words[place].kind == "sign" else ""
            following = self.text(place + 1)
            if sign in (".", "?.") and self.words[place + 1].kind == "name":
                method = following
                owner, kind = kind, self._property(kind, place + 1, tell)
                place += 2
                if self.text(place) == "(":
                    self._expect(place, owner, method)
            elif sign == "[" or (sign == "?." and following == "["):
                place += sign == "?."
                kind = self._item(kind)
                place = self.closing[place] + 1
            elif sign == "(" or (sign == "?." and following == "("):
                place += sign == "?."
                kind = self._called(kind, place)
                place = self.closing[place] + 1
            else:
                return place, kind

    def _property(self, owner: Type, place: int, tell: bool) -> Type:
        """What a thing has by this name; something it does not have is a problem."""
        owner, name = self.house.found(owner), self.text(place)
        if isinstance(owner, Array):
            if name in SAME:
                return Function((), owner)
            if name in ONE:
                return Function((), owner.item)
            if tell and name not in OTHER:
                self._wrong(place, f"a list has no {name}")
            return ANY
        shapes = [one for one in (owner.members if isinstance(owner, Union) else (owner,)) if isinstance(one, Shape)]
        if not shapes or (isinstance(owner, Union) and len(shapes) < len(owner.members)):
            return ANY
        kinds = [shape.properties[name] for shape in shapes if name in shape.properties]
        if not kinds and tell:
            self._wrong(place, f"{' or '.join(shape.name or 'this' for shape in shapes)} has no {name}")
        return kinds[0] if len(kinds) == 1 else Union(tuple(kinds)) if kinds else ANY

    def _wrong(self, place: int, what: str) -> None:
        problem = Problem(f"{self.module}.js", self.words[place].line, what)
        if problem not in self.found:
            self.found.append(problem)

    def _item(self, kind: Type) -> Type:
        kind = self.house.found(kind)
        if isinstance(kind, Array):
            return kind.item
        is_record = isinstance(kind, Named) and kind.name == "Record" and len(kind.arguments) > 1
        return kind.arguments[1] if is_record and isinstance(kind, Named) else ANY

    def _called(self, kind: Type, opening: int) -> Type:
        kind = self.house.found(kind)
        if not isinstance(kind, Function):
            return ANY
        for start, wanted in zip(self._parts(opening), kind.parameters, strict=False):
            wanted = self.house.found(wanted)
            if isinstance(wanted, Function):
                self.expected[start] = wanted.parameters
        return kind.result

    def _expect(self, opening: int, owner: Type, method: str) -> None:
        """What a function gets that is called for each item of a list."""
        owner = self.house.found(owner)
        parts = self._parts(opening)
        if isinstance(owner, Array) and method in CALLBACKS and parts:
            self.expected[parts[0]] = (owner.item,)
