"""Steps read as text: what stands on agendas and after questions, against what the functions named there take."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_type_hints

from pelagos.core.nodes import Option, StepFunction

AGENDA, ANSWERED, EITHER = "agenda", "answered", "either"
"""Where a step stands: done as it is, done with an answer behind its arguments, or kept in a name for one of these."""
QUESTIONS = ("Choice", "Chance", "make_choice", "make_chance")
PLAIN = (int, str, bool, tuple)


class Place(NamedTuple):
    """An expression that is a step, or lists steps, and how they are done."""

    steps: ast.expr
    use: str


class Reader:
    """Looks through one module; `names` are the values of its global names, `known` the steps of the game."""

    def __init__(self, tree: ast.Module, names: Mapping[str, Any], known: Iterable[StepFunction]) -> None:
        self.nodes = list(ast.walk(tree))
        self.names = names
        self.known = set(known)
        self.own = _own_names(tree)

    def faults(self) -> list[str]:
        """Everything wrong with the steps of this module, each with its line."""
        placed: dict[ast.Tuple, str] = {}
        for node in self.nodes:
            for place in self._places(node):
                placed.update(dict.fromkeys(_tuples(place.steps), place.use))
        for node in self.nodes:
            if isinstance(node, ast.Tuple) and node.elts and isinstance(node.ctx, ast.Load):
                placed.setdefault(node, EITHER)
        return [fault for node, use in placed.items() for fault in self._of_tuple(node, use)]

    def _places(self, node: ast.AST) -> Iterator[Place]:
        if isinstance(node, ast.Assign) and any(ast.unparse(target).endswith(".agenda") for target in node.targets):
            yield from self._agenda(node.value)
        if not isinstance(node, ast.Call):
            return
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in ("do", "follow") and isinstance(node.func, ast.Attribute):
            yield from (Place(step, AGENDA) for step in node.args)
        elif name in QUESTIONS and node.args:
            last = node.args[-1]
            yield Place(last.elts[-1] if name.startswith("make") and isinstance(last, ast.Tuple) else last, ANSWERED)
        elif inspect.isroutine(function := getattr(value := self._value(node.func), "__func__", value)):
            for argument, (parameter, kind) in zip(
                node.args, getattr(function, "__annotations__", {}).items(), strict=False
            ):
                if kind == "Step" and isinstance(argument, ast.Tuple):
                    yield Place(argument, ANSWERED if parameter == "then" else AGENDA)

    def _agenda(self, value: ast.expr) -> Iterator[Place]:
        """`s.agenda = ((pay, 1), s.agenda)`: nested pairs."""
        if isinstance(value, ast.Tuple) and len(value.elts) == 2:
            yield Place(value.elts[0], AGENDA)
            yield from self._agenda(value.elts[1])

    def _of_tuple(self, node: ast.Tuple, use: str) -> Iterator[str]:
        first, *arguments = node.elts
        if use != EITHER and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield f"{node.lineno}: {first.value!r} names a step by a string"
        is_table = use == EITHER and any(map(self._functions, arguments))
        for function in () if is_table else self._functions(first):
            for problem in self._of_step(function, arguments, use):
                yield f"{node.lineno}: {function.__name__} {problem}"

    def _functions(self, first: ast.expr) -> list[StepFunction]:
        """The steps that the first part of a tuple can be; of a table all that stand in it."""
        if isinstance(first, ast.IfExp):
            return [*self._functions(first.body), *self._functions(first.orelse)]
        if isinstance(first, ast.Subscript):
            table = self._value(first.value)
            listed = table.values() if isinstance(table, dict) else table if isinstance(table, tuple) else ()
            return [value for value in listed if inspect.isfunction(value) and value in self.known]
        value = self._value(first)
        return [value] if inspect.isfunction(value) and value in self.known else []

    def _of_step(self, function: StepFunction, arguments: list[ast.expr], use: str) -> Iterator[str]:
        parameters, hints = _taken(function)
        if use == ANSWERED and (not parameters or hints[parameters[-1].name] not in (Option, int)):
            yield "takes no answer"
            return
        if not any(isinstance(argument, ast.Starred) for argument in arguments):
            most = len(parameters) - (use == ANSWERED)
            least = most - (use == EITHER) - sum(parameter.default is not parameter.empty for parameter in parameters)
            if not least <= len(arguments) <= most:
                yield f"is given {len(arguments)} arguments and takes {most}"
                return
        for argument, parameter in zip(arguments, parameters, strict=False):
            if isinstance(argument, ast.Starred):
                return
            yield from self._of_argument(argument, parameter.name, hints[parameter.name])

    def _of_argument(self, argument: ast.expr, parameter: str, kind: Any) -> Iterator[str]:
        """What can be told without running the program: literals, and constants of the module."""
        value = self._value(argument)
        wanted = getattr(kind, "__origin__", kind)
        if isinstance(value, PLAIN) and wanted in PLAIN and not isinstance(value, wanted):
            yield f"is given {ast.unparse(argument)} for {parameter}: {getattr(wanted, '__name__', wanted)}"

    def _value(self, node: ast.expr) -> Any:
        """What an expression means, where that is certain; None where it is not."""
        match node:
            case ast.Constant(value=value):
                return value
            case ast.Name(id=name) if name not in self.own.get(node, ()):
                return self.names.get(name)
            case ast.Tuple():
                return ()
            case ast.Attribute(value=value, attr=name):
                return getattr(self._value(value), name, None)
        return None


@cache
def _taken(function: StepFunction) -> tuple[list[inspect.Parameter], dict[str, Any]]:
    """The parameters of a step after the state, and the types of all."""
    return list(inspect.signature(function).parameters.values())[1:], get_type_hints(function)


def _own_names(tree: ast.Module) -> dict[ast.AST, set[str]]:
    """By each piece of syntax in a function: the names that this function, or one within it, has for itself."""
    found: dict[ast.AST, set[str]] = {}
    for function in (node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)):
        inside = list(ast.walk(function))
        own = {node.arg for node in inside if isinstance(node, ast.arg)}
        own |= {node.id for node in inside if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        found.update(dict.fromkeys(inside, own))
    return found


def _tuples(steps: ast.expr) -> Iterator[ast.Tuple]:
    """The steps of an expression that is one or lists some."""
    match steps:
        case ast.Tuple(elts=[ast.Tuple() | ast.Starred(), *_]) | ast.List():
            for step in steps.elts:
                yield from _tuples(step)
        case ast.Tuple(elts=[_, *_]):
            yield steps
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_tuples(body), *_tuples(orelse))
        case ast.Starred(value=value) | ast.GeneratorExp(elt=value) | ast.ListComp(elt=value):
            yield from _tuples(value)
        case ast.BinOp(left=left, right=right):
            yield from (*_tuples(left), *_tuples(right))
        case ast.Dict(values=values):
            for value in values:
                yield from _tuples(value)
        case ast.Subscript(value=ast.Dict() as table):
            yield from _tuples(table)
