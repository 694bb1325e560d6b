"""What a typed line means: an option by number or in words, a command, or nothing known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pelagos.core.errors import Refused
from pelagos.core.nodes import Option, option_text
from pelagos.tui.dice import dice_in, is_roll, rolled

COMMANDS: Final = (
    *("help", "board", "score", "log", "look", "turn", "why", "odds", "hint", "drawer", "rule"),
    *("chance", "undo", "quit"),
)
WITH_ARGUMENT: Final = ("help", "log", "look", "why", "odds", "drawer", "rule", "chance")


class Typed(NamedTuple):
    """Either an option, or a command with its argument, or neither."""

    option: Option | None = None
    command: str = ""
    argument: str = ""


def understand(line: str, options: Sequence[Option], labels: Sequence[str]) -> Typed:
    """An offered answer goes before a command; a number that is not offered is refused."""
    option = offered(line, options, labels)
    if option is not None:
        return Typed(option)
    if is_roll(tuple(options)) and line[:1].isdigit():
        raise Refused("error-not-a-roll", typed=line, dice=dice_in(options), example=option_text(options[-1]))
    if is_number(line):
        raise Refused("error-number-range", value=line, high=len(options))
    word, _, argument = line.partition(" ")
    return Typed(None, command_of(word, argument), argument)


def offered(said: str, options: Sequence[Option], labels: Sequence[str]) -> Option | None:
    """The option with this number, readable form or label; None when there is none. Dice are typed as they lie."""
    if is_roll(tuple(options)):
        return rolled(said, options)
    wanted = said.casefold()
    for number, (option, label) in enumerate(zip(options, labels, strict=True), start=1):
        if wanted in (str(number), option_text(option).casefold(), label.casefold()):
            return option
    return None


def command_of(word: str, argument: str) -> str:
    """The command that a word, or the beginning of one, stands for (the first of several); "" for none.

    >>> command_of("sc", ""), command_of("?", "NAU-6.5"), command_of("score", "now"), command_of("", "")
    ('score', 'help', '', '')
    >>> command_of("l", ""), command_of("look", "bow")
    ('log', 'look')
    """
    if word == "?":
        return "help"
    known = WITH_ARGUMENT if argument else COMMANDS
    found = [command for command in known if command.startswith(word.casefold())]
    return found[0] if found and word else ""


def is_number(said: str) -> bool:
    """Whether somebody meant a number, in range or not."""
    digits = said.removeprefix("-")
    return digits.isascii() and digits.isdigit()
