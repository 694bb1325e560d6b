"""Calls of what is not known while the rules are compiled, as C: steps on the agenda, and what makes questions.

A compiled function that is called by its value, as the agenda does it, is entered at once: CPython would ask first of
what kind it is, how deep the calls are, and afterwards whether it gave something back.

`make_choice` and `make_chance` are called with a tuple that nobody else has. A `Choice` and a `Chance` are tuples with
names for their places, so that the tuple becomes the question and is not copied into one.
"""

from __future__ import annotations

import re
from typing import Final

CALL: Final = re.compile(r" = PyObject_Vectorcall\((cpy_r_\w+), (0|cpy_r_\w+), (\d+), 0\);$", re.M)
MAKE: Final = re.compile(
    r"^(    (cpy_r_r\d+) = CPyStatic_\w+___make_(?:choice|chance)__;\n(?:[^}].*\n)*?"
    r"    cpy_r_r\d+ = )PyObject_Vectorcall\(\2, (cpy_r_r\d+), 1, 0\);$",
    re.M,
)
INCLUDES: Final = re.compile(r"\A(?:#include .*\n)+")
CALLED: Final = """\
typedef PyObject *(*Compiled)(PyObject *, PyObject *const *, Py_ssize_t, PyObject *);
static inline PyObject *called(PyObject *function, PyObject **arguments, Py_ssize_t number) {
    int kind = PyCFunction_CheckExact(function) ? PyCFunction_GET_FLAGS(function) : -1;
    if (likely(kind == (METH_FASTCALL | METH_KEYWORDS)))
        return ((Compiled)(void (*)(void))PyCFunction_GET_FUNCTION(function))(
            PyCFunction_GET_SELF(function), arguments, number, NULL);
    if (number == 0 && kind == METH_NOARGS)
        return PyCFunction_GET_FUNCTION(function)(PyCFunction_GET_SELF(function), NULL);
    return PyObject_Vectorcall(function, arguments, number, NULL);
}
"""
BECOME: Final = """\
static inline PyObject *become(PyObject *maker, PyObject **parts) {
    PyObject *made = parts[0], *kind = PyMethod_Check(maker) ? PyMethod_GET_SELF(maker) : NULL;
    if (unlikely(kind == NULL || !PyType_Check(kind) || !PyTuple_CheckExact(made) || Py_REFCNT(made) != 1))
        return PyObject_Vectorcall(maker, parts, 1, NULL);
    Py_INCREF(kind);
    Py_SET_TYPE(made, (PyTypeObject *)kind);
    Py_INCREF(made);
    return made;
}
"""
"""Who calls lets go of the parts afterwards, as of any argument, and keeps what was made."""


def with_calls(text: str) -> str:
    """A file of C with shorter calls; the same text where it has none."""
    begin = INCLUDES.match(text)
    if not begin or not CALL.search(text):
        return text
    shorter = MAKE.sub(r"\1become(\2, \3);", text[begin.end() :])
    return begin.group() + CALLED + BECOME + CALL.sub(r" = called(\1, \2, \3);", shorter)
