"""How much one address and one person may use. Whoever runs a server may choose otherwise: `pelagos serve --limit`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from pelagos.core.errors import PelagosError

LARGEST = 1_000_000_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """What is allowed before somebody is told to slow down.

    An address is one of IPv4, or a net of 64 bits of IPv6. `…_per_address` and `…_per_person` that are no speeds are so
    many at once; where `QUOTAS` names a time, so many at once and as many more in that time.
    """

    connections: int = 4_000
    connections_per_address: int = 500
    unfinished: int = 1_000
    """Connections whose request is not whole yet; one more, and the oldest of them is closed."""
    unfinished_per_address: int = 100
    headers: int = 16_000
    body: int = 64_000
    record: int = 2_000_000
    bodies: int = 64_000_000
    """Bytes of requests that are held at once."""
    bodies_per_address: int = 8_000_000
    header_seconds: float = 10.0
    body_seconds: float = 20.0
    idle_seconds: int = 15
    send_seconds: float = 20.0
    requests_per_second: float = 100.0
    burst: float = 400.0
    message: int = 16_000
    messages_per_second: float = 200.0
    messages_per_address: float = 2_000.0
    first_message_seconds: float = 10.0
    sockets: int = 5_000
    sockets_per_address: int = 500
    sockets_per_person: int = 100
    connects_per_address: int = 600
    connects_per_person: int = 200
    tables_per_identity: int = 200
    tables_per_address: int = 600
    tables_per_person: int = 300
    imports_per_address: int = 120
    imports_per_person: int = 60
    bot_tables_per_address: int = 40
    bot_tables_per_person: int = 20
    talk_per_address: int = 120
    talk_per_person: int = 30
    record_entries: int = 20_000
    """How many lines a record may have: nothing longer is read, and at a longer table nothing is taken back."""
    waiting_reads: int = 1_000
    waiting_replays: int = 60
    waiting_looks: int = 200
    """How many may wait for the database, for a game that is played again, and for a look ahead."""
    waiting_per_address: int = 30
    hints: int = 60
    """Who may wait for the adviser at once."""
    hints_per_address: int = 12
    hints_per_person: int = 3
    analyses: int = 30
    """Games that may wait to be analysed, or are."""
    analyses_per_address: int = 4
    analyses_per_person: int = 2


def chosen(words: Sequence[str], limits: Limits | None = None) -> Limits:
    """The limits with what somebody wants otherwise, as in `tables_per_address=50`.

    >>> chosen(["headers=8000", "body_seconds=2.5"]).body_seconds
    2.5
    """
    usual = limits or Limits()
    wanted = dict(_one(usual, word) for word in words)
    return msgspec.structs.replace(usual, **wanted)


def _one(usual: Limits, word: str) -> tuple[str, int | float]:
    name, _, value = (part.strip() for part in word.partition("="))
    known = getattr(usual, name, None) if name in usual.__struct_fields__ else None
    if known is None:
        raise PelagosError("error-limit-unknown", limit=name, known=", ".join(usual.__struct_fields__))
    try:
        number = type(known)(value)
    except ValueError:
        number = type(known)(-1)
    if not 0 < number <= LARGEST:
        raise PelagosError("error-limit-value", limit=name, value=value)
    return name, number
