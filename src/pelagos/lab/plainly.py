"""The modules that run from a plain Python: what they were given, and what is wrong, in a sentence, not a traceback.

The words are the program's own, in English. Where the packages that write them are missing, for these modules need
nothing but Python, what is wrong is said as it is known: `unknown game (game: foo; known: nauticus, nemo1)`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from pelagos.core.errors import PelagosError
from pelagos.core.settings import Settings
from pelagos.core.text import Fact, SeatName, Text

USER_ERROR: Final = 2


def plainly(work: Callable[[], None]) -> int:
    """Do something. The exit code is 0, or 2 where somebody can mend what is wrong, as he is told."""
    try:
        work()
    except PelagosError as problem:
        return _complain(problem)
    except OSError as problem:
        path = problem.filename if isinstance(problem.filename, str) else "-"
        return _complain(PelagosError("error-file-use", path=path, problem=problem.strerror or str(problem)))
    return 0


def _complain(problem: PelagosError) -> int:
    print(in_english(problem), file=sys.stderr, flush=True)  # noqa: T201
    return USER_ERROR


def in_english(problem: PelagosError) -> str:
    """What is wrong as a sentence, or bare where nothing can write one."""
    try:
        from pelagos.locale.catalogue import DEFAULT, catalogue

        return catalogue(DEFAULT).error(problem)
    except ImportError:
        return bare(problem)


def bare(problem: PelagosError) -> str:
    """The same without any catalogue.

    >>> bare(PelagosError("error-slope-game", game=Text("nauticus-name")))
    'slope game (game: nauticus)'
    """
    facts = "; ".join(f"{key}: {_bare_fact(fact)}" for key, fact in problem.text.facts)
    name = problem.id.removeprefix("error-").replace("-", " ")
    return name + (f" ({facts})" if facts else "") + (f" [{problem.rule}]" if problem.rule else "")


def _bare_fact(fact: Fact) -> str:
    if isinstance(fact, Text):
        return fact.id.removesuffix("-name")
    if isinstance(fact, SeatName):
        return str(fact.seat)
    return ", ".join(map(_bare_fact, fact)) if isinstance(fact, tuple) else str(fact)


def settings_of(pairs: Sequence[str]) -> Settings:
    """What `--set KEY=VALUE` says, each time it is said."""
    found: Settings = {}
    for pair in pairs:
        key, _, value = (part.strip() for part in pair.partition("="))
        if not (key and value):
            raise PelagosError("error-setting-form", value=pair)
        found[key] = value
    return found
