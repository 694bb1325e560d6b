"""What is said to a person when something cannot be done. Every such error is a text, never a sentence."""

from __future__ import annotations

from typing import Any

from pelagos.core.text import Fact, Text


class PelagosError(Exception):
    """Something a user can mend: what is wrong, as a message id with facts, and the rule behind it."""

    def __init__(self, message: str, /, rule: str = "", **facts: Fact) -> None:
        super().__init__(message, rule, facts)
        self.text = Text(message, tuple(facts.items()))
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        """The same error, in whatever process it is read: facts are given by name, which pickling does not know."""
        return _once_more, (type(self), self.args, dict(self.__dict__))

    @property
    def id(self) -> str:
        """The message id, by which tests and clients tell errors apart."""
        return self.text.id

    def __str__(self) -> str:
        facts = ", ".join(f"{key}={value}" for key, value in self.text.facts)
        return f"{self.text.id}({facts})" + (f" [{self.rule}]" if self.rule else "")


def _once_more(kind: type[PelagosError], args: tuple[Any, ...], fields: dict[str, Any]) -> PelagosError:
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(fields)
    return error


class Refused(PelagosError):
    """An answer that the rules, the seat or the moment do not allow. Nothing has changed.

    `reason` is what a case file or a client names it by: the rule's reason, or the error itself.
    """

    def __init__(self, message: str, /, rule: str = "", reason: str = "", **facts: Fact) -> None:
        super().__init__(message, rule, **facts)
        self.reason = reason or message.removeprefix("error-")
