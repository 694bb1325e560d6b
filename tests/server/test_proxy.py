"""Behind a proxy: who asks, by which protocol, and headers on every answer [J13]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pelagos.core.errors import PelagosError
from pelagos.gate.addresses import networks
from pelagos.gate.limits import Limits
from pelagos.server.config import Config
from pelagos.server.incoming.guard import HEADERS, spoken_for
from tests.server.site import Site, running

NEAR = networks("--proxy", ["127.0.0.1", "10.0.0.0/8"])


def heard(client: str, **headers: str) -> tuple[str, str]:
    """From whom a request comes, and by which protocol, after a proxy has spoken."""
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {"type": "http", "client": (client, 1), "scheme": "http", "headers": raw}
    found = spoken_for(scope, NEAR)
    return found["client"][0], found["scheme"]


def test_only_a_proxy_that_was_named_is_believed() -> None:
    assert heard("127.0.0.1", x_forwarded_for="1.2.3.4", x_forwarded_proto="https") == ("1.2.3.4", "https")
    assert heard("::ffff:127.0.0.1", x_forwarded_for="1.2.3.4") == ("1.2.3.4", "http")
    assert heard("9.9.9.9", x_forwarded_for="1.2.3.4", x_forwarded_proto="https") == ("9.9.9.9", "http")


def test_what_anybody_can_have_written_before_the_last_proxy_does_not_count() -> None:
    assert heard("10.1.1.1", x_forwarded_for="6.6.6.6, 1.2.3.4, 10.2.2.2")[0] == "1.2.3.4"
    assert heard("127.0.0.1", x_forwarded_for="10.2.2.2")[0] == "127.0.0.1"
    assert heard("127.0.0.1", x_forwarded_proto="gopher") == ("127.0.0.1", "http")


def test_a_network_that_is_none_is_said() -> None:
    with pytest.raises(PelagosError, match="error-no-network"):
        networks("--proxy", ["example.org"])


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    db = tmp_path_factory.mktemp("proxy") / "tables.db"
    limits = Limits(requests_per_second=0.001, burst=3)
    with running(Config(db=str(db), workers=1, proxies=("127.0.0.1",), limits=limits)) as site:
        yield site


def test_people_behind_a_proxy_do_not_share_a_limit(behind: Site) -> None:
    def asked(who: str) -> list[int]:
        return [behind.client(**{"x-forwarded-for": who}).get("/rules/nauticus").status_code for _ in range(4)]

    assert asked("1.1.1.1") == asked("2.2.2.2") == [200, 200, 200, 429]


def test_cookies_are_secure_where_the_outside_is(behind: Site) -> None:
    outside = behind.client(**{"x-forwarded-for": "3.3.3.3", "x-forwarded-proto": "https"})
    inside = behind.client(**{"x-forwarded-for": "4.4.4.4"})
    cookies = [one.post("/prefs", headers={"origin": one.url}).headers for one in (outside, inside)]
    assert outside.post("/learn/nauticus").headers["set-cookie"].lower().count("secure") == 1
    assert "secure" not in inside.post("/learn/nauticus").headers["set-cookie"].lower()
    assert ["strict-transport-security" in headers for headers in cookies] == [True, False]


def test_a_page_without_encryption_is_none_of_ours_where_there_is_some(behind: Site) -> None:
    """Whoever listens on the way can write it; where the proxy says nothing of it, both may be ours."""

    def posted(who: str, outside: str, inside: str) -> int:
        proxied = {"x-forwarded-for": who, **({"x-forwarded-proto": inside} if inside else {})}
        host = behind.url.partition("//")[2]
        return behind.client(**proxied).post("/learn/nauticus", headers={"origin": f"{outside}://{host}"}).status_code

    assert posted("7.7.7.1", "https", "https") == posted("7.7.7.2", "https", "") == posted("7.7.7.3", "http", "") == 303
    assert posted("7.7.7.4", "http", "https") == 403


def test_headers_stand_on_every_answer(behind: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """[J11] On pages, refusals, what is not there, and on faults of ours, too."""

    def fails(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("pelagos.server.incoming.page_requests.picture", fails)
    answers = [
        behind.client(**{"x-forwarded-for": f"5.5.5.{number}"}).http.request(method, path)
        for number, (method, path) in enumerate(
            [("GET", "/rules/nauticus"), ("GET", "/nothing"), ("PUT", "/"), ("GET", "/"), ("GET", "/static/nothing.js")]
        )
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 405, 500, 404]
    for answer in answers:
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
