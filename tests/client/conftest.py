"""A server on a new database, and programs at it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.client import Server
from pelagos.server.config import Config
from tests.server.site import Site, running


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("client")
    with running(Config(db=f"sqlite:///{folder / 'tables.db'}", workers=1)) as site:
        yield site


@pytest.fixture
def server(site: Site) -> Iterator[Server]:
    with Server(site.url) as server:
        yield server
