"""What can be chosen when a game is opened: one declaration for command line, web form and record."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from pelagos.core.errors import PelagosError

Value: TypeAlias = int | bool | str
Settings: TypeAlias = dict[str, Value]

MODE = "mode"
"""The setting that says how people play with each other, in games where that can be chosen."""
WHOLE = re.compile(r"-?[0-9]{1,18}")
FLAGS = {
    "yes": True,
    "true": True,
    "on": True,
    "1": True,
    "no": False,
    "false": False,
    "off": False,
    "0": False,
}


class Setting(NamedTuple):
    """One knob: a whole number in a range, one of several words, or yes and no. `help` is a message id."""

    key: str
    default: Value
    help: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    """The modes in which it means anything, where a game has several; () in all of them."""

    def parse(self, raw: Value) -> Value:
        """The typed value of what a person wrote, or an error that names the knob and its range."""
        if isinstance(self.default, bool):
            return self._flag(raw)
        if isinstance(self.default, int):
            return self._number(raw)
        word = self._word(raw)
        if word not in self.choices:
            raise PelagosError("error-setting-choice", key=self.key, value=str(raw), choices=", ".join(self.choices))
        return word

    def _word(self, raw: Value) -> Value:
        """Where yes and no are among the words, they may be written like any other flag."""
        flag = FLAGS.get(str(raw).lower())
        if flag is None or not {"yes", "no"} <= set(self.choices):
            return raw
        return "yes" if flag else "no"

    def _flag(self, raw: Value) -> bool:
        if isinstance(raw, bool):
            return raw
        flag = FLAGS.get(str(raw).lower())
        if flag is None:
            raise PelagosError("error-setting-flag", key=self.key, value=str(raw))
        return flag

    def _number(self, raw: Value) -> int:
        number = int(str(raw)) if WHOLE.fullmatch(str(raw)) else self.low - 1
        if isinstance(raw, bool) or not self.low <= number <= self.high:
            raise PelagosError(
                "error-setting-range", key=self.key, value=str(raw), low=str(self.low), high=str(self.high)
            )
        return number


def applying(declared: tuple[Setting, ...], mode: str) -> tuple[Setting, ...]:
    """The knobs that mean something in a mode."""
    return tuple(setting for setting in declared if not setting.only or mode in setting.only)


def parse_settings(declared: tuple[Setting, ...], given: Mapping[str, Value]) -> Settings:
    """Typed values for every declared knob; unknown keys are refused, missing ones take their default."""
    known = {setting.key: setting for setting in declared}
    for key in given:
        if key not in known:
            raise PelagosError("error-setting-unknown", key=key, known=", ".join(known) or "-")
    return {key: setting.parse(given.get(key, setting.default)) for key, setting in known.items()}
