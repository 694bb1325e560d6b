"""Where the focus is, and whether people can see it."""

from __future__ import annotations

from playwright.sync_api import Page

HERE = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const words = one.getAttribute("aria-label") ?? one.textContent.trim().slice(0, 30);
  const style = getComputedStyle(one);
  const ringed = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const box = one.getBoundingClientRect();
  const inside = box.width > 0 && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
  const faults = [...(ringed || style.boxShadow !== "none" ? [] : ["no ring"]), ...(inside ? [] : ["out of sight"])];
  return [one.id || `${one.tagName} ${one.className} ${words}`, faults];
}"""


def focused(page: Page) -> str:
    """What has the focus; it must be in sight and ringed."""
    found = page.evaluate(HERE)
    assert found is not None, "nothing has the focus"
    name, faults = found
    assert faults == [], name
    return str(name)


def stops(page: Page, most: int = 400) -> list[str]:
    """Every stop of the Tab key from the top of the page, each in sight and ringed, until the page is left."""
    page.evaluate("() => { document.activeElement?.blur(); window.scrollTo(0, 0); }")
    found: list[str] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("!document.activeElement || document.activeElement === document.body"):
            return found
        found.append(focused(page))
        if len(found) > 1 and found[0] == found[-1]:
            return found[:-1]
    raise AssertionError(f"more than {most} stops: {found[-10:]}")
