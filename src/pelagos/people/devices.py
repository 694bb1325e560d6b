"""What a browser holds: a whole identity, or one seat; and which devices count no more.

A cookie lists what its browser holds. Each holding has a device: a number of its own, under which it is listed and can
be ended. Cookies from before devices were listed name persons only; they count until their owner ends them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

MOST_IDENTITIES: Final = 6
MOST_SEATS: Final = 8
OLD: Final = "old."
"""Before a person's number: that person's cookies without a device count no more."""
UNKNOWN: Final = ""
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


class Holding(NamedTuple):
    """One thing that a browser holds. Of a single seat its device is all there is to know it by."""

    person: str
    device: str = UNKNOWN

    @property
    def is_whole(self) -> bool:
        """Whether this is somebody's whole identity."""
        return self.person != self.device

    @property
    def marks(self) -> frozenset[str]:
        """What has to be ended so that this counts no more: any of these."""
        return frozenset((self.person, self.device or OLD + self.person))


def new_number() -> str:
    """A number for somebody or something new; nobody can guess it."""
    return secrets.token_hex(12)


def seat_holding() -> Holding:
    """The holding of a browser that is lent one seat."""
    number = new_number()
    return Holding(number, number)


def read_holdings(found: object) -> tuple[Holding, ...]:
    """What a cookie says that its browser holds.

    >>> read_holdings(["ada", ["bob", "d1"], ["d2", "d2"]])
    (Holding(person='ada', device=''), Holding(person='bob', device='d1'), Holding(person='d2', device='d2'))
    """
    if not isinstance(found, list):
        return ()
    return tuple(_holding(entry) for entry in found if isinstance(entry, str) or _is_pair(entry))


def write_holdings(holdings: Iterable[Holding]) -> list[list[str]]:
    """The same for the cookie: identities first, and of seats that were lent the latest."""
    once = list(dict.fromkeys(holdings))
    whole = [one for one in once if one.is_whole][:MOST_IDENTITIES]
    lent = [one for one in once if not one.is_whole][-MOST_SEATS:]
    return [list(one) for one in (*whole, *lent)]


def _is_pair(entry: object) -> bool:
    return isinstance(entry, list) and len(entry) == len(Holding._fields)


def _holding(entry: str | Sequence[object]) -> Holding:
    return Holding(entry) if isinstance(entry, str) else Holding(*map(str, entry))


def still_valid(holdings: Iterable[Holding], ended: frozenset[str]) -> tuple[Holding, ...]:
    """Those that still count.

    >>> still_valid([Holding("ada"), Holding("bob", "d1"), Holding("eve")], frozenset({"d1", "old.eve"}))
    (Holding(person='ada', device=''),)
    """
    return tuple(one for one in holdings if not one.marks & ended)


def device_name(agent: str) -> str:
    """What a device is called, from what its browser says about itself; "" when it says nothing known.

    >>> device_name("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox · Linux'
    """
    found = (next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))
