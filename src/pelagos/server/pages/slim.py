"""Scripts and styles as they are sent: without what is there for whoever reads their source."""

from __future__ import annotations

import re
from typing import Final

NOTES: Final = re.compile(r"^ */\*\*(?:[^*]|\*(?!/))*\*/\n", re.MULTILINE)
TYPES: Final = re.compile(r"/\*\* @type [^*]*\*/ ?")
INDENT: Final = re.compile(r"^ +", re.MULTILINE)
LEADING: Final = re.compile(r"(?<![\w.])0\.(?=\d)")
SHORTER: Final = (
    *((f"{sign} ", sign) for sign in ":;,"),
    *((" { ", "{"), (" {", "{"), (";\n}", "}"), (" }", "}"), (";}", "}")),
)
REMARKS: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def slim_script(source: str) -> str:
    """A module without notes, types and indentation. Every line keeps its number."""
    return TYPES.sub("", INDENT.sub("", NOTES.sub(lambda note: "\n" * note[0].count("\n"), source)))


def slim_style(source: str) -> str:
    """A style sheet without remarks, and without spaces that mean nothing.

    >>> slim_style(".a b { color: red; margin: 0 0.5px; }")
    '.a b{color:red;margin:0 .5px}'
    """
    bare = INDENT.sub("", REMARKS.sub("", source))
    for long, short in SHORTER:
        bare = bare.replace(long, short)
    return re.sub(r"\n+", "\n", LEADING.sub(".", bare)).replace("}\n", "}").strip("\n")
