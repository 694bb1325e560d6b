"""What pages ask of a browser: nothing that Firefox 128 or Safari 16.4 do not have."""

from __future__ import annotations

import re

import pytest

from tests.source import PACKAGE

TOO_NEW_IN_SCRIPTS = (
    "checkVisibility",
    "withResolvers",
    "groupBy",
    "scrollend",
    "showPopover",
    "startViewTransition",
    "canParse",
    "requestIdleCallback",
    "scheduler.",
    "moveBefore",
    "AbortSignal.any",
    r"\.(values|keys|entries)\(\)\.(map|filter)\(",
    r"\.(union|intersection|difference|isSubsetOf)\(",
    r"from \"[^\"]+\" with ",
)
TOO_NEW_IN_STYLES = (
    "&",
    "@scope",
    "@starting-style",
    "light-dark\\(",
    "field-sizing",
    "interpolate-size",
    "position-anchor",
    "anchor\\(",
    ":popover-open",
    r"text-decoration: \w+ \w+",
)


def used(ending: str, names: tuple[str, ...]) -> list[str]:
    """What of this stands in a file with that ending that pages load."""
    wanted = re.compile("|".join(names))
    files = [*(PACKAGE / "server" / "pages" / "static").glob(f"*.{ending}"), *(PACKAGE / "art").glob(f"*.{ending}")]
    assert files
    return [f"{file.name}: {found[0]}" for file in files for found in wanted.finditer(file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("ending", "names"), [("js", TOO_NEW_IN_SCRIPTS), ("css", TOO_NEW_IN_STYLES)])
def test_pages_ask_for_nothing_too_new(ending: str, names: tuple[str, ...]) -> None:
    assert used(ending, names) == []
