"""How a bot is written: `NAME`, `module:Class`, each with or without parameters, `NAME:key=value,key=value`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from inspect import Parameter, signature
from math import isfinite
from typing import Any, Final, NamedTuple

from pelagos.bots.contract import Entrant, Maker
from pelagos.core.errors import PelagosError
from pelagos.core.settings import FLAGS, WHOLE

FORM: Final = re.compile(r"(?P<name>[^:=,]+(?::[^:=,]+)?)(?::(?P<rest>.*))?")
MORE: Final = re.compile(r"\s*\w+\s*=")
"""What begins a further parameter of the bot before, in a list of seats that commas separate."""
SEED: Final = "seed"
OUR_BOTS: Final = "pelagos.bots."
"""Where our own bots come from: all their numbers are amounts, while those of others may mean anything."""


class Written(NamedTuple):
    """A bot as somebody wrote it: its name, whether that is a class in a module, and its parameters."""

    name: str
    module: bool
    parameters: dict[str, str]


def split_seats(written: str) -> list[str]:
    """The seats of a list. A comma before `key=` belongs to the parameters of a bot.

    >>> split_seats("me, search:seconds=2,depth=3, greedy")
    ['me', 'search:seconds=2,depth=3', 'greedy']
    """
    seats: list[str] = []
    for piece in written.split(","):
        if seats and MORE.match(piece) and ":" not in piece.partition("=")[0]:
            seats[-1] += f",{piece.strip()}"
        else:
            seats.append(piece.strip())
    return seats


def read_written(written: str) -> Written:
    """The parts of a bot's name.

    >>> read_written("my.module:MyBot:seconds=2")
    Written(name='my.module:MyBot', module=True, parameters={'seconds': '2'})
    >>> read_written("Greedy").name
    'greedy'
    """
    match = FORM.fullmatch(written.strip())
    if not written.strip():
        return Written("", False, {})
    if match is None:
        raise PelagosError("error-bot-parameter-form", bot=written, value=written)
    name, rest = match["name"].strip(), match["rest"]
    module = ":" in name
    return Written(name if module else name.lower(), module, {} if rest is None else _parameters(name, rest))


def _parameters(bot: str, rest: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for pair in rest.split(","):
        key, sign, value = (part.strip() for part in pair.partition("="))
        if not (key and sign and value) or key in found:
            raise PelagosError("error-bot-parameter-form", bot=bot, value=pair)
        found[key] = value
    return found


def with_parameters(written: Written, maker: Maker) -> Entrant:
    """What plays a seat: the parameters are checked against what the bot takes. Every bot takes a `seed`."""
    takes = _taken(maker)
    given = {key: value for key, value in written.parameters.items() if key != SEED}
    for key in given:
        if key not in takes:
            known = ", ".join([*takes, SEED])
            raise PelagosError("error-bot-parameter", bot=written.name, key=key, known=known)
    missing = [key for key, needed in takes.items() if needed.default is Parameter.empty and key not in given]
    if missing:
        raise PelagosError("error-bot-parameter-missing", bot=written.name, key=missing[0])
    values = {key: _value(written.name, key, value, _kind(takes[key])) for key, value in given.items()}
    if str(getattr(maker, "__module__", "")).startswith(OUR_BOTS):
        _refuse_below_zero(written, values)
    name = ":".join([written.name, *([_shown(written.parameters)] if written.parameters else [])])
    return Entrant(name, partial(maker, **values) if values else maker, written.parameters.get(SEED, ""))


def _refuse_below_zero(written: Written, values: Mapping[str, int | float | str | bool]) -> None:
    for key, value in values.items():
        if isinstance(value, int | float) and value < 0:
            said = written.parameters[key]
            raise PelagosError("error-bot-parameter-negative", bot=written.name, key=key, value=said)


def _shown(parameters: dict[str, str]) -> str:
    return ",".join(f"{key}={value}" for key, value in parameters.items())


@lru_cache(64)
def _taken(maker: Maker) -> Mapping[str, Parameter]:
    """What somebody may say or must say when a bot is made; looking it up takes as long as ten answers of chance."""
    try:
        found = signature(maker).parameters
    except ValueError:
        return {}
    named = {name: one for name, one in found.items() if one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)}
    return {name: one for name, one in named.items() if _kind(one) or one.default is Parameter.empty}


def _kind(parameter: Parameter) -> str:
    """int, float, str or bool, as it is annotated or as its default is; "" for anything else."""
    said: Any = parameter.annotation
    if said is Parameter.empty:
        said = type(parameter.default)
    name = said if isinstance(said, str) else getattr(said, "__name__", str(said))
    name = name.removesuffix(" | None")
    return name if name in READ else ""


def _value(bot: str, key: str, value: str, kind: str) -> int | float | str | bool:
    found = READ[kind](value)
    if found is None:
        raise PelagosError("error-bot-parameter-value", bot=bot, key=key, value=value, kind=kind)
    return found


def _flag(word: str) -> bool | None:
    return FLAGS.get(word.lower())


def _int(word: str) -> int | None:
    return int(word) if WHOLE.fullmatch(word) else None


def _float(word: str) -> float | None:
    try:
        return float(word) if isfinite(float(word)) else None
    except ValueError:
        return None


READ: Final[dict[str, Callable[[str], int | float | str | bool | None]]] = {
    "int": _int,
    "float": _float,
    "str": str,
    "bool": _flag,
}
"""What a parameter may be, and how it is read; None where that cannot be."""
