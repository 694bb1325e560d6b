"""What a test asks of a browser, whichever it is, and where the browsers of this machine are."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

SCREEN: Final = (1280, 900)
"""The size of a window, with whatever a browser puts around a page."""
SCRIPT: Final = """
const [asked, done] = [arguments[0], arguments[arguments.length - 1]];
Promise.resolve(asked).then(SCRIPT).then(found => done([true, found]), problem => done([false, String(problem)]));
"""
"""A function of one argument, run in a page; what it promises is waited for."""
STARTUP: Final = 120
"""How many seconds a browser may take to begin, a script to come to its end, and a program to end."""
PICTURES: Final = os.environ.get("PELAGOS_PICTURES", "")
"""A folder for screenshots: where it is given, games are played to their end, and no browser may be missing."""


class Driver(Protocol):
    """A browser with one window."""

    def open(self, address: str) -> None:
        """Go to a page and wait until it has been loaded."""
        ...

    def run(self, script: str) -> list[Any]:
        """Run a script that calls its last argument with whether it went well, and what came of it or the problem."""
        ...

    def click(self, x: float, y: float) -> None:
        """Move the mouse there, press and release."""
        ...

    def screenshot(self) -> bytes:
        """What is seen now, as PNG."""
        ...

    def close(self) -> None:
        """End it."""
        ...


class Missing(NamedTuple):
    """What a browser would need: what to call it, programs that are not there, Python packages that are not there."""

    browser: str
    programs: tuple[str, ...]
    packages: tuple[str, ...]

    def __str__(self) -> str:
        lacking = ", ".join((*self.programs, *self.packages))
        return f"{self.browser} does not play, for this machine has no {lacking}: make browsers installs it"


def missing(browser: str, programs: dict[str, str | None], packages: tuple[str, ...]) -> Missing | None:
    """What keeps a browser from being driven here; None where it has all that it needs."""
    absent = tuple(name for name, path in programs.items() if path is None)
    unknown = tuple(package for package in packages if find_spec(package) is None)
    return Missing(browser, absent, unknown) if absent or unknown else None


def program(*names: str) -> str | None:
    """The path of the first of these programs that is installed."""
    return next((found for found in map(shutil.which, names) if found), None)


def newest(*patterns: str) -> str | None:
    """The last path under /usr that is like one of these: Debian has no link to it on the path."""
    found = sorted(path for pattern in patterns for path in Path("/usr").glob(pattern))
    return str(found[-1]) if found else None


def started(ends: ExitStack, command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
    """A program that is ended with everything else, whatever happens; what it complains of is its own affair."""
    begun = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True
    )
    ends.callback(ended, begun)
    return begun


def ended(begun: subprocess.Popen[str]) -> None:
    """Ask it to end, and wait."""
    begun.terminate()
    begun.communicate(timeout=STARTUP)


@contextmanager
def theirs() -> Iterator[None]:
    """While code of others is loaded and begins: what it no longer should do, or leaves open, is theirs to mend."""
    with warnings.catch_warnings():
        for kind in (DeprecationWarning, ResourceWarning):
            warnings.simplefilter("ignore", kind)
        yield
