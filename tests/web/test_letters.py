"""Every word of every page is written in our own letters, and none of them is loaded twice."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.web.pilot import Pilot
from tests.web.screens import PLAYS
from tests.web.served import Served

OURS = {"Pelagos Serif", "Pelagos Sans", "Pelagos Signs"}
WORDED = ".worded, input, select, textarea, li, summary"
MARK = """() => {
  const added = (one, part) => !["none", "normal"].includes(getComputedStyle(one, part).content);
  for (const one of document.querySelectorAll("body, body *")) {
    const own = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (own || added(one, "::before") || added(one, "::after")) one.classList.add("worded");
  }
}"""


def faces_of(page: Page) -> dict[str, bool]:
    """The faces in which words are drawn, and whether the page brought them; what has no words has no face."""
    page.evaluate(MARK)
    talk = page.context.new_cdp_session(page)
    talk.send("DOM.enable")
    talk.send("CSS.enable")
    root = talk.send("DOM.getDocument", {"depth": -1})["root"]["nodeId"]
    found = {}
    for node in talk.send("DOM.querySelectorAll", {"nodeId": root, "selector": WORDED})["nodeIds"]:
        for font in talk.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]:
            found[font["familyName"]] = font["isCustomFont"]
    return found


@pytest.mark.parametrize("path", ["/", "/new/nemo2", "/rules/nauticus", "/nowhere"])
def test_pages_are_written_in_our_letters(server: Served, page: Page, path: str) -> None:
    server.sit(page, path)
    page.evaluate("document.fonts.ready")
    faces = faces_of(page)
    assert all(faces.values()), faces
    assert faces.keys() <= OURS


@pytest.mark.parametrize("game", PLAYS)
def test_tables_are_written_in_our_letters(server: Served, context: BrowserContext, page: Page, game: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    server.sit(page, server.table(context, game, **PLAYS[game].fields))
    Pilot(page).wait()
    page.evaluate("document.fonts.ready")
    faces = faces_of(page)
    assert all(faces.values()), faces
    letters = [url for url in asked if "/letters/" in url]
    assert len(letters) == len(set(letters)) <= 6
    assert not any("-more-" in url for url in letters)
