"""The clone of a state as C: every field as it is, and every object in it is counted once more.

mypyc copies field by field: it asks of each whether it is set, and whether the new state has something there already.
It empties a state that is thrown away, so that the next one finds nothing in its place, and asks of each number whether
it is large. Here a state leaves its place as it is, and only a clone takes it, which fills all of it; numbers that lie
side by side are copied together, and all of them are asked at once. A clone is not shown to Python's collector either:
what a state holds never leads back to the state. What mypyc has written is read for the fields and their types. Where
it does not look as expected it stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
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
    {kind} *__restrict old = ({kind} *)cpy_r_self;
    {kind} *__restrict new = {place};
    CPyTagged numbers = 0;
    if (likely(new != NULL)) {{
        {place} = NULL;
        Py_SET_REFCNT(new, 1);
    }} else {{
        new = ({kind} *)CPyDef_{module}_____mypyc__{name}_setup((PyObject *)Py_TYPE(cpy_r_self));
        if (unlikely(new == NULL))
            return NULL;
        PyObject_GC_UnTrack(new);
    }}
{copied}
    if (unlikely(numbers & CPY_INT_TAG)) {{
{large}
    }}
    return (PyObject *)new;
}}
"""
COPIED: Final = {
    OBJECT: "    Py_XINCREF(new->{field} = old->{field});",
    NUMBER: "    numbers |= new->{field} = old->{field};",
    BARE: "    new->{field} = old->{field};",
}
TOGETHER: Final = """\
    for (size_t place = 0; place < {number}; place++)
        numbers |= (&new->{field})[place] = (&old->{field})[place];"""
LARGE: Final = """\
        if (new->{field} & CPY_INT_TAG)
            Py_XINCREF(CPyTagged_LongAsObject(new->{field}));"""

TAKEN: Final = r"^    if \({place} != NULL\) \{{\n.*?^    \}}\n"
"""Where a state that is new takes the place of one that was thrown away."""
LEFT: Final = r"^    if \({place} == NULL\) \{{\n.*?^    \}}\n"
"""Where a state that is thrown away is emptied, and leaves its place."""
LEAVE: Final = """\
    if (likely({place} == NULL)) {{
        CPyTagged numbers = 0;
{numbers}
        if (unlikely(numbers & CPY_INT_TAG)) {{
{large}
        }}
{objects}
        {place} = self;
        return;
    }}
"""
GONE: Final = """\
            if (self->{field} & CPY_INT_TAG)
                Py_XDECREF(CPyTagged_LongAsObject(self->{field}));"""
ASKED: Final = """\
        for (size_t place = 0; place < {number}; place++)
            numbers |= (&self->{field})[place];"""


def with_copies(text: str, headers: Path) -> str:
    """A file of C with clones that only copy; the same text where it has none."""
    if not (found := CLONE.search(text)):
        return text
    module, name = found.groups()
    if f" = CPyDef_{module}___{name}();" not in found.group():  # a state that copies nothing
        return text
    place = f"{module}___{name}_free_instance"
    parts = [_only(pattern.format(place=place), text) for pattern in (TAKEN, LEFT)]
    fields = _fields(headers, f"{module}___{name}Object")
    if not fields or not all(parts):
        return text
    taken, left = parts
    text = text.replace(found.group(), _copy(module, name, place, fields))
    return text.replace(taken, "").replace(left, _leave(place, fields))


def _only(pattern: str, text: str) -> str:
    """The one part of a text that fits; "" where there is none, or more than one."""
    found = re.findall(pattern, text, re.M | re.S)
    return found[0] if len(found) == 1 else ""


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
    return fields if all(letter in COPIED for letter, _ in fields) else []


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def _copy(module: str, name: str, place: str, fields: list[tuple[str, str]]) -> str:
    return COPY.format(
        module=module,
        name=name,
        kind=f"{module}___{name}Object",
        place=place,
        copied="\n".join(
            (TOGETHER if number > 1 else COPIED[letter]).format(field=field, number=number)
            for letter, field, number in _side_by_side(fields)
        ),
        large="\n".join(LARGE.format(field=field) for letter, field in fields if letter == NUMBER),
    )


def _leave(place: str, fields: list[tuple[str, str]]) -> str:
    """Nothing in the state is in use any more, and nothing is written: nobody looks there before it is filled again."""
    numbers = [field for letter, field in fields if letter == NUMBER]
    return LEAVE.format(
        place=place,
        numbers="\n".join(
            ASKED.format(field=field, number=number)
            for letter, field, number in _side_by_side(fields)
            if letter == NUMBER
        ),
        large="\n".join(GONE.format(field=field) for field in numbers),
        objects="\n".join(f"        Py_XDECREF(self->{field});" for letter, field in fields if letter == OBJECT),
    )


def _side_by_side(fields: list[tuple[str, str]]) -> Iterator[tuple[str, str, int]]:
    """The fields, each with how many begin there: several for numbers in a row that are no part of a tuple."""
    for (letter, is_part), row in groupby(fields, lambda field: (field[0], "." in field[1])):
        names = [name for _, name in row]
        if letter == NUMBER and not is_part:
            yield letter, names[0], len(names)
        else:
            yield from ((letter, name, 1) for name in names)
