"""Whose a connection is, as far as its address tells, and under which names a server is reached."""

from __future__ import annotations

import socket
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TypeAlias
from urllib.parse import urlsplit

from pelagos.core.errors import PelagosError

Network: TypeAlias = IPv4Network | IPv6Network
NOBODY = "-"
A_HOME = 64
"""A home gets so many bits of IPv6, and has all addresses behind them."""
ANY = "*"
SECURE = ("https", "wss")
OWN_NAMES = ("localhost", socket.gethostname().lower(), f"{socket.gethostname().lower()}.local")


@lru_cache(10_000)
def neighbourhood(address: str) -> str:
    """What is counted as one: an address of IPv4, the net of a home in IPv6.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8:1:2:3::4"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address or NOBODY
    if isinstance(found, IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((found, A_HOME), strict=False))
    return str(found)


def host_names(allowed: Iterable[str], origins: Iterable[str]) -> frozenset[str]:
    """The names a server answers to besides its addresses: its own, those of its origins, and what somebody allows."""
    named = (urlsplit(origin).hostname or "" for origin in origins)
    return frozenset({*OWN_NAMES, *named, *(name.strip().lower() for name in allowed)} - {""})


def is_ours(host: str, names: Collection[str]) -> bool:
    """Whether a request means this server: another name that leads here may be a trap for a browser (DNS rebinding).

    An address names no site, so there is nothing that a page of another site could pretend to be.

    >>> is_ours("localhost:8000", ["localhost"]), is_ours("[::1]:8000", []), is_ours("evil.example", ["localhost"])
    (True, True, False)
    """
    if ANY in names:
        return True
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    return name in names or _is_address(name) or any(name.endswith(wide[1:]) for wide in names if wide[:2] == "*.")


def is_own_origin(origin: str, host: str, scheme: str) -> bool:
    """Whether a page comes from where it speaks to. A page without encryption is none of ours where there is some.

    The other way round it may be: a proxy that was not named says nothing of what is outside.

    >>> is_own_origin("https://sea.example", "sea.example", "http"), is_own_origin("x://a.example", "a.example", "http")
    (True, False)
    >>> is_own_origin("http://sea.example", "sea.example", "wss"), is_own_origin("http://[", "sea.example", "http")
    (False, False)
    """
    kind, _, there = origin.partition("://")
    return there == host and kind in (("https",) if scheme in SECURE else ("http", "https"))


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def networks(option: str, written: Sequence[str]) -> tuple[Network, ...]:
    """Addresses and networks as somebody wrote them; anything else is refused."""
    try:
        return tuple(ip_network(one, strict=False) for one in written)
    except ValueError as problem:
        raise PelagosError("error-no-network", option=option, problem=str(problem)) from problem


def is_within(client: str, trusted: Sequence[Network]) -> bool:
    """Whether an address is one of those, or lies in one of those networks."""
    try:
        address = ip_address(client.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(address, "ipv4_mapped", None) or address
    return any(mapped in network or address in network for network in trusted)
