"""A server on a new database for each module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.server.config import Config
from tests.server.site import Client, Site, running


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(Config(db=f"sqlite:///{folder / 'tables.db'}", workers=1)) as site:
        yield site


@pytest.fixture
def client(site: Site) -> Client:
    return site.client()
