"""What is written out before mypyc reads a module: the same rules in the words that it turns into direct calls.

- `@book.step` above a function becomes a call at the end of the module, so that rules call each other directly;
- a state gets its clone, its names and its rare fields, as `core/state.py` and `core/rare.py` make them when imported;
- `s.do(…)` puts its steps on the agenda where it stands, and `s.tell(…)` asks first whether anybody listens;
- `Choice(…)` and `Chance(…)` are made of their parts, and `s.pack` is known to be the game's;
- `[*values]` is `list(values)`, which copies them at once, and `itemgetter(*places)(values)` asks for them one by one,
  as do `tuple(compress(values, wanted))` and `tuple(filter(None, values))`;
- names that it would look for (`known.py`) and what `@lru_cache` remembers (`remembered.py`) are found at once.

Nothing of it changes what a rule does: the tests play the written-out modules in plain Python, too.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from compiled.known import known
from compiled.remembered import remembered
from compiled.source import Edit, Source

SHARED: Final = ("agenda", "events", "node", "pack", "reveals")
"""The fields of `State` itself."""
OPEN: Final = """\
try:
    from mypy_extensions import mypyc_attr
except ImportError:
    pass
@mypyc_attr(%s)
"""
"""Stands above a state. mypyc reads it; nobody needs it to play."""
FOR_ALL: Final = "allow_interpreted_subclasses=True"
"""Games in plain Python can still have a `State`."""
FOR_CLONES: Final = "free_list_len=1"
"""The place of a state that is thrown away is kept for the next clone."""
RARELY: Final = """
    @property
    def {name}(self) -> {kind}: return cast({kind}, self.rare[{place}])
    @{name}.setter
    def {name}(self, value: {kind}) -> None: self.rare = replaced(self.rare, {place}, value)"""
"""A field that shares its place with others, as `core/rare.py` makes it."""
MAKERS: Final = ("make_chance", "make_choice")
"""Every module of a game has them."""


def lowered(text: str, package: str) -> str:
    """The module of a package as mypyc is to read it."""
    source = Source(text)
    edits = [*_steps(source), *_states(source), *_calls(source), *_nodes(source), *_packs(source, package)]
    edits += [*_dataclasses(source), *_lists(source), *_picks(source), *remembered(source), _imports(source, package)]
    edits += known(source, MAKERS if _game_of(package) else ())
    for edit in sorted(edits, reverse=True):
        text = text[: edit.begin] + edit.text + text[edit.end :]
    return text


def _imports(source: Source, package: str) -> Edit:
    """What the written-out words need, on the line of the first import."""
    first = next(node for node in source.tree.body if isinstance(node, ast.ImportFrom))
    wanted = ["from typing import ClassVar, Final, cast"]
    if _game_of(package):
        wanted += [f"from pelagos.core.nodes import {', '.join(MAKERS)}"]
        wanted += [f"{maker}__: Final = {maker}" for maker in MAKERS]
    if "Rare" in source.text:
        wanted += ["from pelagos.core.state import replaced"]
    if _asks_pack(source, package):
        wanted += [f"from pelagos.games.{_game_of(package)}.data import Pack as GamePack"]
    return source.after(first, "; " + "; ".join(wanted))


def _steps(source: Source) -> Iterator[Edit]:
    """`@book.step` is left out; at the end of the module the function is registered with the types of its arguments."""
    registered = ""
    for node in [node for node in source.tree.body if isinstance(node, ast.FunctionDef)]:
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Attribute) and decorator.attr == "step":
                begin, end = source.span(decorator)
                yield Edit(begin - len("@"), end, "")
                registered += f"{ast.unparse(decorator)}({node.name}, {_hints(node)})\n"
    yield Edit(len(source.text), len(source.text), registered)


def _hints(step: ast.FunctionDef) -> dict[str, str]:
    return {argument.arg: ast.unparse(argument.annotation) for argument in step.args.args if argument.annotation}


def _states(source: Source) -> Iterator[Edit]:
    """The state that every game has, and those of the games."""
    for node in source.tree.body:
        if isinstance(node, ast.ClassDef):
            if node.name == "State":
                yield source.before(node, OPEN % FOR_ALL)
            elif any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases):
                yield from _state(source, node)


def _state(source: Source, state: ast.ClassDef) -> Iterator[Edit]:
    """What `State.__init_subclass__` and `Rare` work out while it is imported is written into the class.

    The numbers stand first, so that they lie side by side and are copied together.
    """
    numbers: list[str] = []
    rare: dict[str, str] = {}
    yield source.before(state, OPEN % FOR_CLONES)
    for part in state.body:
        match part:
            case ast.Assign(targets=[ast.Name(id="__slots__")], value=names):
                own, slots = list(ast.literal_eval(names)), part
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Subscript(ast.Name(id="Rare"), kind))):
                rare[name] = ast.unparse(kind)
                yield Edit(*source.span(part), "pass")
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="int")):
                numbers.append(f"; {name}: int")
                yield Edit(*source.span(part), "pass")
            case ast.AnnAssign(target=ast.Name(id="pack")):
                yield Edit(*source.span(part), "pass")
    yield source.after(slots, "".join(numbers))
    yield source.after(state, _written_out(state.name, own, rare))


def _written_out(name: str, own: list[str], rare: dict[str, str]) -> str:
    fields, named = (*SHARED, *own), (*[field for field in own if field != "rare"], *rare)
    copied = "; ".join(f"new.{field} = self.{field}" for field in fields)
    return (
        f"\n    FIELDS: ClassVar[tuple[str, ...]] = {fields}; NAMED: ClassVar[tuple[str, ...]] = {named}"
        f"; RARE: ClassVar[tuple[str, ...]] = {tuple(rare)}"
        f"\n    def clone(self) -> {name}: new = {name}(); {copied}; return new"
    ) + "".join(RARELY.format(name=name, kind=kind, place=place) for place, (name, kind) in enumerate(rare.items()))


def _calls(source: Source) -> Iterator[Edit]:
    """`s.do(…)` and `s.tell(…)` where they are statements of their own."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Expr(ast.Call(func=ast.Attribute(ast.Name(id="s"), "tell" | "whisper"))):
                yield source.before(node, "if s.events is not None: ")
            case ast.Expr(ast.Call(func=ast.Attribute(ast.Name(id="s"), "do"), args=steps)):
                if not any(isinstance(step, ast.Starred) for step in steps):
                    yield from _put(source, node, steps)


def _put(source: Source, call: ast.Expr, steps: list[ast.expr]) -> Iterator[Edit]:
    """`s.do(a, b)` as `s.agenda = (a, (b, s.agenda))`."""
    begin, end = source.span(call)
    yield Edit(begin, source.span(steps[0])[0], "s.agenda = (")
    for one, other in pairwise(steps):
        yield Edit(source.span(one)[1], source.span(other)[0], ", (")
    yield Edit(source.span(steps[-1])[1], end, ", s.agenda" + ")" * len(steps))


def _nodes(source: Source) -> Iterator[Edit]:
    """Questions from their four parts, as `core/nodes.py` makes them in half the time."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Call(func=ast.Name(id="Choice" | "Chance" as kind), args=[_, _, _, _]):
                begin, end = source.span(node)
                yield Edit(begin, begin + len(f"{kind}("), f"make_{kind.lower()}__((")
                yield Edit(end, end, ")")


def _packs(source: Source, package: str) -> Iterator[Edit]:
    """`State` knows no more of a pack than that it has one."""
    for node in _asks_pack(source, package):
        begin, end = source.span(node)
        yield Edit(begin, begin, "cast(GamePack, ")
        yield Edit(end, end, ")")


def _asks_pack(source: Source, package: str) -> list[ast.Attribute]:
    nodes = [node for node in ast.walk(source.tree) if isinstance(node, ast.Attribute) and node.attr == "pack"]
    ours = [node for node in nodes if isinstance(node.value, ast.Name) and node.value.id in ("s", "self")]
    return [node for node in ours if isinstance(node.ctx, ast.Load)] if _game_of(package) else []


def _game_of(package: str) -> str:
    """The game whose rules or bots a package holds: that of `pelagos.games.nauticus` is `nauticus`."""
    part, _, game = package.rpartition(".")
    return game if part in ("pelagos.games", "pelagos.bots") else ""


def _dataclasses(source: Source) -> Iterator[Edit]:
    """What is compiled has slots anyway; the class that `slots=True` would make instead is not."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Call(func=ast.Name(id="dataclass")):
                yield Edit(*source.span(node), "dataclass(frozen=True)")


def _lists(source: Source) -> Iterator[Edit]:
    """A list of nothing but other values: mypyc would make an empty one and let it grow."""
    for node in ast.walk(source.tree):
        match node:
            case ast.List(elts=[ast.Starred(value=values)], ctx=ast.Load()):
                begin, end = source.span(node)
                yield Edit(begin, source.span(values)[0], "list(")
                yield Edit(source.span(values)[1], end, ")")


def _picks(source: Source) -> Iterator[Edit]:
    """What picks several values at once is made for a single use; here a loop is quicker."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Call(
                func=ast.Call(func=ast.Name(id="itemgetter"), args=[ast.Starred(ast.Name(places))]), args=[of]
            ):
                yield Edit(*source.span(node), f"tuple([{ast.unparse(of)}[place] for place in {places}])")
            case ast.Call(ast.Name("tuple"), [ast.Call(ast.Name("compress"), [values, wanted])]):
                yield from _each(source, node, values, wanted, "value for value, is_wanted in zip(", ") if is_wanted")
            case ast.Call(ast.Name("tuple"), [ast.Call(ast.Name("filter"), [ast.Constant(None), of])]):
                yield from _each(source, node, of, of, "value for value in ", " if value")


def _each(source: Source, call: ast.Call, first: ast.expr, last: ast.expr, before: str, behind: str) -> Iterator[Edit]:
    """A tuple of values one by one, in the place of what stands before the first argument and behind the last."""
    begin, end = source.span(call)
    yield Edit(begin, source.span(first)[0], f"tuple([{before}")
    yield Edit(source.span(last)[1], end, f"{behind}])")
