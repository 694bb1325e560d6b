"""Quotas, places, budgets and pools: by address, by person and in all."""

from __future__ import annotations

import asyncio
import re
import threading
from pathlib import Path

import pytest

from pelagos.core.errors import PelagosError, Refused
from pelagos.gate.addresses import host_names, is_ours, neighbourhood
from pelagos.gate.limits import Limits, chosen
from pelagos.gate.pools import Pool
from pelagos.gate.rates import Buckets, Budget, Quotas, Slots
from tests.loops import in_a_loop


class Hand:
    """A clock that stands still until somebody turns it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_whoever_throws_the_cookie_away_keeps_the_address() -> None:
    quotas = Quotas(Limits(tables_per_address=3, tables_per_person=2), Hand())
    for person in ("a", "b", "c"):
        quotas.check("tables", "192.0.2.1", person)
    with pytest.raises(Refused) as refused:
        quotas.check("tables", "192.0.2.1", "d")
    assert refused.value.id == "error-quota-tables"
    quotas.check("tables", "192.0.2.2", "d")


def test_whoever_changes_the_address_keeps_the_cookie_or_loses_everything_else() -> None:
    quotas = Quotas(Limits(talk_per_address=9, talk_per_person=2), Hand())
    quotas.check("talk", "192.0.2.1", "a")
    quotas.check("talk", "192.0.2.2", "a")
    with pytest.raises(Refused):
        quotas.check("talk", "192.0.2.3", "a")


def test_a_quota_comes_back_with_time_and_says_when() -> None:
    clock = Hand()
    quotas = Quotas(Limits(tables_per_address=6, tables_per_person=6), clock)
    for _ in range(6):
        quotas.check("tables", "192.0.2.1", "a")
    with pytest.raises(Refused) as refused:
        quotas.check("tables", "192.0.2.1", "a")
    assert dict(refused.value.text.facts)["seconds"] == 601
    clock.now = 601.0
    quotas.check("tables", "192.0.2.1", "a")


def test_a_refused_one_counts_for_nobody() -> None:
    quotas = Quotas(Limits(imports_per_address=2, imports_per_person=1), Hand())
    quotas.check("imports", "192.0.2.1", "a")
    for _ in range(5):
        with pytest.raises(Refused):
            quotas.check("imports", "192.0.2.1", "a")
    quotas.check("imports", "192.0.2.1", "b")


def test_many_addresses_do_not_fill_the_memory() -> None:
    buckets = Buckets(1.0, 10.0, Hand())
    for number in range(3 * Buckets.MOST):
        buckets.check(str(number))
    assert len(buckets.buckets) <= Buckets.MOST


def test_places_are_counted_by_address_and_by_person_and_come_back() -> None:
    slots = Slots(10, 2, 1)
    with slots.slot("192.0.2.1", "a"):
        with pytest.raises(Refused), slots.slot("192.0.2.2", "a"):
            pass
        with slots.slot("192.0.2.1"), pytest.raises(Refused), slots.slot("192.0.2.1"):
            pass
    assert (slots.total, +slots.taken) == (0, {})


def test_bytes_are_held_and_let_go() -> None:
    budget = Budget(10, 6)
    budget.hold("a", 6)
    with pytest.raises(Refused):
        budget.hold("a", 1)
    with pytest.raises(Refused):
        budget.hold("b", 5)
    budget.let_go("a", 6)
    budget.hold("b", 5)
    assert (budget.total, dict(budget.held)) == (5, {"b": 5})


@pytest.mark.parametrize(
    ("address", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("", "-"),
    ],
)
def test_a_home_counts_as_one(address: str, counted_as: str) -> None:
    assert neighbourhood(address) == counted_as


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True),
        ("127.0.0.1", True),
        ("[::1]:8000", True),
        ("Games.Example.org", True),
        ("games.example.org.", True),
        ("play.example.net:443", True),
        ("a.wide.example", True),
        ("wide.example", False),
        ("evil.example", False),
        ("games.example.org.evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_only_our_own_names_are_answered(host: str, ours: bool) -> None:
    names = host_names(["games.example.org", "*.wide.example"], ["https://play.example.net"])
    assert is_ours(host, names) is ours


def test_limits_are_chosen_by_name() -> None:
    assert chosen(["headers=8000", "send_seconds = 2.5"]) == Limits(headers=8000, send_seconds=2.5)
    for bad, message in (
        ("heads=1", "error-limit-unknown"),
        ("headers=many", "error-limit-value"),
        ("headers=0", "error-limit-value"),
        ("header_seconds=nan", "error-limit-value"),
    ):
        with pytest.raises(PelagosError) as refused:
            chosen([bad])
        assert refused.value.id == message


def test_every_limit_is_in_the_documentation_as_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
    limits = Limits()
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d,]+) \|", page, re.MULTILINE))
    assert told == {name: f"{getattr(limits, name):,.0f}" for name in limits.__struct_fields__}


def test_nobody_fills_a_pool_alone() -> None:
    async def crowd() -> None:
        pool, gate = Pool("test", 1, 3, 2), threading.Event()
        mine = [asyncio.create_task(pool.run_for("a", gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await pool.run_for("a", gate.wait)
        other = asyncio.create_task(pool.run_for("b", gate.wait))
        await asyncio.sleep(0)
        with pytest.raises(Refused):
            await pool.run_for("c", gate.wait)
        gate.set()
        assert all(await asyncio.gather(*mine, other))
        assert (pool.waiting, +pool.of) == (0, {})
        pool.close()

    in_a_loop(crowd())
