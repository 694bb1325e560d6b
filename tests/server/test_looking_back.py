"""Looking back: per viewer while the game goes on, everything when it is over."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from pelagos.core.nodes import Choice
from pelagos.core.text import Text
from pelagos.locale.catalogue import catalogue
from pelagos.server.pages import replay_page
from pelagos.table.past import course
from pelagos.table.record import Header, write_line
from pelagos.table.table import Table
from tests.recorded import played
from tests.server.site import Client, Site


def whole_game() -> Table[Any]:
    """A game of Endeavor between two people who answer at random, to its end."""
    return played("endeavor", 2, seed="3")[0]


def looked_at() -> tuple[int, list[str]]:
    """The first version at which somebody looks at two tiles, and what they are called."""
    for moment in course(whole_game()):
        node = moment.state.node
        if isinstance(node, Choice) and node.ask == "tile" and len(node.options) > 1:
            names = [catalogue("en").format(Text(f"endeavor-tile-{option[1]}")) for option in node.options]
            return moment.entry.n, names
    raise AssertionError("nobody looked at tiles")


def record(until: int | None = None) -> bytes:
    """The record of the game, or its beginning."""
    lines = whole_game().lines()
    return b"".join(write_line(line) for line in lines if until is None or isinstance(line, Header) or line.n <= until)


def brought(client: Client, raw: bytes) -> str:
    """A table made from a record."""
    answer = client.http.post("/api/v1/records", content=raw)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def seen(client: Client, table: str, version: int) -> dict[str, Any]:
    """What somebody is shown of a version."""
    found: dict[str, Any] = client.get(f"/api/v1/tables/{table}/at/{version}", headers={"accept-language": "en"}).json()
    return found


def test_before_the_end_nobody_else_sees_what_somebody_looks_at(site: Site) -> None:
    version, names = looked_at()
    table = brought(site.client(), record(version + 1))
    stranger = site.client()
    looking, kept = seen(stranger, table, version), seen(stranger, table, version + 1)
    assert not [name for name in names if name in str(looking) + str(kept)]
    assert looking["question"]["given"] == ""


def test_the_one_who_looks_sees_it(site: Site) -> None:
    version, names = looked_at()
    owner = site.client()
    table = brought(owner, record(version + 2))
    assert all(name in str(seen(owner, table, version)["panels"]) for name in names)


def test_after_the_end_everybody_sees_everything(site: Site) -> None:
    version, names = looked_at()
    table = brought(site.client(), record())
    shown = seen(site.client(), table, version)
    assert all(name in str(shown["panels"]) for name in names)
    assert shown["question"]["given"]
    assert [line["n"] for line in shown["log"] if all(word in line["text"] for word in ("looks at", names[0]))]


@pytest.mark.parametrize("want", ["page", "data"])
def test_options_go_to_those_who_are_asked(site: Site, want: str) -> None:
    version, _ = looked_at()
    owner = site.client()
    table = brought(owner, record(version))
    assert owner.state(table, want)["question"]["options"]
    question = site.client().state(table, want)["question"]
    assert not question.get("options")
    assert not question.get("not_now")


def page_of(client: Client, table: str, **headers: str) -> str:
    """The game as a page."""
    answer = client.get(f"/api/v1/tables/{table}/replay", headers={"accept-language": "en", **headers})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-disposition"] == f'attachment; filename="endeavor-{table}.html"'
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


def test_a_page_before_the_end_shows_what_its_reader_may_see(site: Site) -> None:
    version, names = looked_at()
    owner = site.client()
    table = brought(owner, record(version + 1))
    assert all(name in page_of(owner, table) for name in names)
    page = page_of(site.client(), table)
    assert not [name for name in names if name in happened(page)]
    assert "seed" not in page


def happened(page: str) -> str:
    """All that a page tells of its game; the sheets beside it say what such things are, whichever of them came."""
    found = re.search(r'<script type="application/json" id="story">(.*?)</script>', page, re.DOTALL)
    assert found
    return str({part: told for part, told in json.loads(found[1]).items() if part != "sheets"})


def test_a_page_after_the_end_shows_everything(site: Site) -> None:
    _, names = looked_at()
    table = brought(site.client(), record())
    assert all(name in page_of(site.client(), table) for name in names)


def test_a_page_speaks_the_language_of_its_reader(site: Site) -> None:
    table = brought(site.client(), record())
    page = page_of(site.client(), table, **{"accept-language": "de", "cookie": "theme=paper"})
    assert '<html lang="de" data-theme="paper">' in page
    assert "Die Antwort war:" in page


def test_a_table_goes_on_while_its_page_is_made(site: Site, client: Client) -> None:
    """Somebody asks for a page, and others are served meanwhile."""
    table = brought(client, record())
    with ThreadPoolExecutor(1) as pool:
        making = pool.submit(page_of, site.client(), table)
        assert seen(client, table, 5)["version"] == 5
        assert not making.done()
        assert making.result()


def test_who_comes_when_too_many_wait_is_asked_to_come_again(site: Site, client: Client) -> None:
    table = brought(client, record())
    queue = site.server.replays
    queue.waiting = replay_page.MOST_WAITING
    refused = client.get(f"/api/v1/tables/{table}/replay")
    queue.waiting = 0
    assert (refused.status_code, refused.json()["error"]["code"]) == (429, "replay-busy")


def test_nobody_gets_the_page_of_a_private_table(site: Site, client: Client) -> None:
    table = client.open(access="private")["table"]
    assert site.client().get(f"/api/v1/tables/{table}/replay").status_code == 404


def test_a_page_that_cannot_be_made_is_said(site: Site, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_page, "SECONDS", 0.01)
    table = brought(client, record())
    refused = client.get(f"/api/v1/tables/{table}/replay")
    assert (refused.status_code, refused.json()["error"]["code"]) == (400, "replay-failed")
    assert site.server.replays.waiting == 0
