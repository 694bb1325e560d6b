"""What a function with `@lru_cache` or `@cache` found is kept in a dictionary that compiled functions ask themselves.

The function of the standard library is called like any from outside, and puts what was asked for in order each time.
What is written out forgets everything when it is full, as `core/memo.py` does: what a rule finds out does not change.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

from compiled.source import Edit, Source

USUAL: Final = "128"
"""How much `@lru_cache` remembers when nothing is said."""
WRITTEN_OUT: Final = """
def {name}({arguments}) -> {result}:
    found = {name}_found.get({key})
    if found is None:
        if len({name}_found) >= {most}:
            {name}_found.clear()
        found = {name}_found[{key}] = {name}_anew({names})
    return found"""


def remembered(source: Source) -> Iterator[Edit]:
    """The dictionary stands above the function, and who asks it below."""
    for node in source.tree.body:
        if isinstance(node, ast.FunctionDef) and (most := capacity(node)):
            arguments = node.args.args
            names = ", ".join(argument.arg for argument in arguments)
            kinds = ", ".join(ast.unparse(argument.annotation) for argument in arguments if argument.annotation)
            key, kind = (names, kinds) if len(arguments) == 1 else (f"({names})", f"tuple[{kinds}]")
            result = ast.unparse(node.returns) if node.returns else ""
            begin, end = source.span(node.decorator_list[0])
            yield Edit(begin - len("@"), end, f"{node.name}_found: Final[dict[{kind}, {result}]] = {{}}")
            begin = source.text.index(f"def {node.name}(", end)
            yield Edit(begin, begin + len(f"def {node.name}"), f"def {node.name}_anew")
            ours = {"name": node.name, "names": names, "key": key, "most": most, "result": result}
            yield source.after(node, WRITTEN_OUT.format(arguments=ast.unparse(node.args), **ours))


def capacity(function: ast.FunctionDef) -> str:
    """How much such a function remembers, as the source says it; "" where it is not one that is written out."""
    plain = not (function.args.kwonlyargs or function.args.vararg or function.args.kwarg or function.args.defaults)
    certain = function.returns is not None and "None" not in ast.unparse(function.returns)
    if not (plain and certain and function.args.args):
        return ""
    match function.decorator_list:
        case [ast.Name(id="cache")]:
            return str(1 << 60)
        case [ast.Name(id="lru_cache")]:
            return USUAL
        case [ast.Call(func=ast.Name(id="lru_cache"), args=[most])]:
            return ast.unparse(most)
        case [ast.Call(func=ast.Name(id="lru_cache"), keywords=[ast.keyword(arg="maxsize", value=most)])]:
            return ast.unparse(most)
    return ""
