"""The public API: its document, strange requests against it, the example bot, health and figures."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from pelagos.server.health import exposition
from pelagos.server.incoming import you
from pelagos.server.incoming.api import ROOT, ROUTES
from pelagos.server.incoming.openapi import OPERATIONS, Operation, document
from tests.server.site import PATIENCE, Client, Site

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


SCHEMA = schemathesis.openapi.from_dict(document())


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.name)
@pytest.mark.parametrize("seated", [True, False])
def test_strange_requests_get_documented_answers(site: Site, operation: Operation, seated: bool) -> None:
    """At a real table from its seat, and at tables that do not exist."""
    opened = site.client().open()
    headers = {"authorization": f"Bearer {opened['seats'][0]['token']}"} if seated else {}
    described = SCHEMA[ROOT + operation.path][operation.method.upper()]

    @settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=described.as_strategy())
    def ask(case: Case[Any]) -> None:
        if seated and "{table}" in operation.path:
            case.path_parameters["table"] = opened["table"]
        case.call_and_validate(base_url=site.url, checks=CHECKS, headers=headers, timeout=PATIENCE)

    ask()


def test_every_address_is_documented() -> None:
    served = {(route.path.removeprefix("/api/v1").replace(":int", ""), method) for route, method in methods()}
    documented = {(operation.path, operation.method.upper()) for operation in OPERATIONS}
    assert served == documented


def methods() -> list[tuple[Route, str]]:
    routes = [route for route in (*ROUTES, *you.ROUTES) if route.path.startswith(ROOT)]
    return [(route, method) for route in routes for method in route.methods or () if method != "HEAD"]


def test_the_document_is_served(client: Client) -> None:
    assert client.get("/openapi.json").json()["openapi"] == "3.1.0"


@pytest.mark.parametrize("game", ["nauticus", "nemo2"])
def test_the_example_bot_plays_to_the_end(client: Client, site: Site, game: str) -> None:
    opened = client.open(game, ("me", "bot:random") if game == "nauticus" else ("me",), access="private")
    command = [sys.executable, str(EXAMPLE), site.url, opened["table"], opened["seats"][0]["token"]]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    scores = client.state(opened["table"])["question"]["scores"]
    assert ended.stdout.strip() == str(scores)


def test_the_example_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_health_and_figures(site: Site, client: Client) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/metrics").status_code == 404
    text = exposition(site.server)
    figures = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(float(line.rpartition(" ")[2]) >= 0 for line in figures)
    assert any(line.startswith("pelagos_moves_stored_total ") for line in figures)
    assert text.count("# TYPE") == text.count("# HELP")


def test_scripts_come_without_their_notes_in_one_piece_and_once(client: Client) -> None:
    first = client.get("/static/table.js")
    assert (first.status_code, first.headers["content-type"]) == (200, "text/javascript; charset=utf-8")
    assert "import{" not in first.text
    assert "listenToPast" in first.text
    assert "@module" not in first.text
    again = client.get("/static/table.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_few_need_comes_apart_and_fits_the_page(client: Client) -> None:
    page = client.get("/static/table.js").text
    address = re.search(r"table\.sound\.js\?of=[0-9a-f]+", page)
    assert address is not None
    assert "OscillatorNode" not in page
    part = client.get(f"/static/{address[0]}")
    assert "immutable" in part.headers["cache-control"]
    assert part.text.startswith('"use strict";\nexport default($dom,$store)=>{')
    assert "OscillatorNode" in part.text
    assert client.get("/static/table.sound.js?of=0123456789ab").status_code == 410


@pytest.mark.parametrize(
    "name", ["nothing.js", "table.nothing.js", "table.store.js", "sound.table.js", "nothing.js?of=1"]
)
def test_a_script_that_is_not_there(client: Client, name: str) -> None:
    assert client.get(f"/static/{name}").status_code in (404, 410)
