"""Firefox and WebKit, each where it is installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers import firefox, webkit
from tests.browsers.driver import PICTURES, Driver, Missing
from tests.browsers.firefox import Firefox
from tests.browsers.webkit import WebKit
from tests.web.conftest import fonts, server

__all__ = ["fonts", "server"]


@pytest.fixture(scope="session")
def firefox_driver(tmp_path_factory: pytest.TempPathFactory, fonts: Path) -> Iterator[Driver]:
    """One Firefox for all tests of a worker."""
    needed(firefox.why_not())
    driver = Firefox(tmp_path_factory.mktemp("firefox"), {"FONTCONFIG_FILE": str(fonts)})
    yield driver
    driver.close()


@pytest.fixture(scope="session")
def webkit_driver(tmp_path_factory: pytest.TempPathFactory, fonts: Path) -> Iterator[Driver]:
    """One WebKit for all tests of a worker."""
    needed(webkit.why_not())
    driver = WebKit(tmp_path_factory.mktemp("webkit"), {"FONTCONFIG_FILE": str(fonts)})
    yield driver
    driver.close()


@pytest.fixture(params=["firefox", "webkit"])
def driver(request: pytest.FixtureRequest) -> Driver:
    """Each of them in turn."""
    found: Driver = request.getfixturevalue(f"{request.param}_driver")
    return found


def needed(missing: Missing | None) -> None:
    """A browser that is not there is passed over, unless somebody asked for whole games in all of them."""
    if missing is not None:
        (pytest.fail if PICTURES else pytest.skip)(str(missing))
