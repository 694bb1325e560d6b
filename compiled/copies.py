"""The clone of a state as C: every field as it is, and every object in it is counted once more.

mypyc copies field by field: it asks of each whether it is set, and whether the new state has something there already.
When a state is thrown away it asks of each number whether it is large; here all of them are asked at once. What it has
written is read for the fields and their types. Where it does not look as expected it stays as it is.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

CLONE: Final = re.compile(
    r"^PyObject \*CPyDef_(\w+)___(\w+)___clone\(PyObject \*cpy_r_self\) \{\n.*?^\}\n", re.M | re.S
)
FIELD: Final = re.compile(r"    (\w+ \*?)(\w+);")
TUPLE: Final = re.compile(r"tuple_T\d+([A-Z]+) ")
UNCOUNTED: Final = ("char ", "double ", "int32_t ", "int64_t ", "uint8_t ")
OBJECT, NUMBER, BARE = "O", "I", ""
"""As mypyc abbreviates the parts of a tuple: something with a count, and a number that has one when it is large."""
COPY: Final = """\
PyObject *CPyDef_{module}___{name}___clone(PyObject *cpy_r_self) {{
    {kind} *old = ({kind} *)cpy_r_self;
    {kind} *new = ({kind} *)CPyDef_{module}_____mypyc__{name}_setup((PyObject *)Py_TYPE(cpy_r_self));
    CPyTagged numbers = 0;
    if (unlikely(new == NULL))
        return NULL;
{copied}
    if (unlikely(numbers & CPY_INT_TAG)) {{
{large}
    }}
    return (PyObject *)new;
}}
"""
WAYS: Final = {
    OBJECT: "    Py_XINCREF(new->{field} = old->{field});",
    NUMBER: "    numbers |= new->{field} = old->{field};",
    BARE: "    new->{field} = old->{field};",
}
LARGE: Final = """\
        if (new->{field} != CPY_INT_TAG)
            CPyTagged_INCREF(new->{field});"""

CLEARED: Final = re.compile(
    r"        if \(CPyTagged_CheckLong\(self->([\w.]+)\)\) \{\n"
    r"            CPyTagged __tmp = self->\1;\n"
    r"            self->\1 = CPY_INT_TAG;\n"
    r"            Py_XDECREF\(CPyTagged_LongAsObject\(__tmp\)\);\n"
    r"        \} else \{\n"
    r"            self->\1 = CPY_INT_TAG;\n"
    r"        \}\n"
)
"""A number of a state that leaves its place to the next one."""


def with_copies(source: Path, headers: Path, folder: Path) -> Path:
    """A file of C with clones that only copy, in another folder; the file itself where it has none."""
    text = source.read_text(encoding="utf-8")
    if not (found := CLONE.search(text)):
        return source
    module, name = found.groups()
    if f" = CPyDef_{module}___{name}();" not in found.group():  # a state that copies nothing
        return source
    if not (fields := _fields(headers, f"{module}___{name}Object")):
        return source
    text = _thrown_away(text[: found.start()]) + _copy(module, name, fields) + text[found.end() :]
    changed = folder / source.name
    if not changed.exists() or changed.read_text(encoding="utf-8") != text:
        changed.parent.mkdir(parents=True, exist_ok=True)
        changed.write_text(text, encoding="utf-8")
    return changed


def _fields(headers: Path, kind: str) -> list[tuple[str, str]]:
    """What a struct holds, each with its letter; nothing where a type is not known here."""
    struct = re.compile(
        r"^typedef struct \{\n    PyObject_HEAD\n    CPyVTableItem \*vtable;\n((?:    [^\n]*\n)*)\} " + kind + ";$",
        re.M,
    )
    found = [match for file in sorted(headers.glob("__native_*.h")) for match in struct.finditer(_text(file))]
    if len(found) != 1:
        return []
    fields: list[tuple[str, str]] = []
    for line in found[0].group(1).splitlines():
        if not (field := FIELD.fullmatch(line)):
            return []
        typed, name = field.groups()
        if typed == "PyObject *":
            fields.append((OBJECT, name))
        elif typed == "CPyTagged ":
            fields.append((NUMBER, name))
        elif parts := TUPLE.fullmatch(typed):
            fields += [(letter, f"{name}.f{place}") for place, letter in enumerate(parts.group(1))]
        elif typed in UNCOUNTED:
            fields.append((BARE, name))
        else:
            return []
    return fields if all(letter in WAYS for letter, _ in fields) else []


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _copy(module: str, name: str, fields: list[tuple[str, str]]) -> str:
    return COPY.format(
        module=module,
        name=name,
        kind=f"{module}___{name}Object",
        copied="\n".join(WAYS[letter].format(field=field) for letter, field in fields),
        large="\n".join(LARGE.format(field=field) for letter, field in fields if letter == NUMBER),
    )


def _thrown_away(text: str) -> str:
    """The numbers of a state are cleared together, one by one only where one of them is large."""
    cleared = list(CLEARED.finditer(text))
    if not cleared:
        return text
    numbers = [block.group(1) for block in cleared]
    some_large = f"({' | '.join(f'self->{number}' for number in numbers)}) & CPY_INT_TAG"
    one_by_one = "".join(block.group() for block in cleared)
    at_once = "".join(f"self->{number} = CPY_INT_TAG;\n" for number in numbers)
    together = f"if (unlikely({some_large})) {{\n{one_by_one}}} else {{\n{at_once}}}\n"
    begin = cleared[0].start()
    return text[:begin] + together + CLEARED.sub("", text[begin:])
