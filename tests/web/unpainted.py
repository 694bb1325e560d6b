"""Nobody looks at the screen of a test, so nothing is painted there: that is a third of a browser's work.

The browser computes styles, lays out and finds what lies under a pointer as ever, and every element counts as visible;
it skips painting what is less opaque than it can show. Whoever looks at colours or at a picture paints the page first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

UNPAINTED = """
window.unpainted = new CSSStyleSheet();
window.unpainted.replaceSync("body { opacity: 0.0001 !important; }");
document.adoptedStyleSheets = [window.unpainted];
"""
PAINT = "if (window.unpainted) window.unpainted.disabled = true;"
"""The script that paints a page."""
UNPAINT = "if (window.unpainted) window.unpainted.disabled = false;"


@contextmanager
def nothing_painted() -> Iterator[None]:
    """While this lasts, no new browser context paints its pages."""
    usual: Callable[..., BrowserContext] = Browser.new_context

    def unpainted(browser: Browser, **wishes: Any) -> BrowserContext:
        context = usual(browser, **wishes)
        context.add_init_script(UNPAINTED)
        return context

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Browser, "new_context", unpainted)
        yield
