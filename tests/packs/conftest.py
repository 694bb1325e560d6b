"""Packs are read some hundred times here, each time with one table changed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from types import SimpleNamespace

import pytest

from pelagos.core import entries


@pytest.fixture(scope="package", autouse=True)
def parsed_once() -> Iterator[None]:
    """Files that are not changed are parsed once; what they say is read and checked each time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(entries, "tomllib", SimpleNamespace(loads=lru_cache(maxsize=64)(tomllib.loads)))
        yield
