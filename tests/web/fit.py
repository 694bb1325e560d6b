"""Whether everything fits: nothing clipped, nothing on top of something else, no scrolling to the side."""

from __future__ import annotations

from playwright.sync_api import Page

CLIPPED = """() => {
  const name = (one) => one.id || one.className.baseVal || one.className || one.tagName;
  const said = (one) => `${name(one)}: “${one.textContent.trim().slice(0, 60)}”`;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inverses = new Map();
  const inverse = (picture) => {
    if (!inverses.has(picture)) inverses.set(picture, picture.firstElementChild.getCTM()?.inverse());
    return inverses.get(picture);
  };
  const faults = [];
  for (const one of document.querySelectorAll("body *:not(svg *, .quiet, .quiet *, option, script)")) {
    const style = getComputedStyle(one);
    const wide = style.overflowX !== "visible" && style.overflowX !== "auto" && one.scrollWidth > one.clientWidth + 1;
    const high = ["hidden", "clip"].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    const broad = ["BUTTON", "SUMMARY", "A"].includes(one.tagName) && one.scrollWidth > one.clientWidth + 2;
    if (!wide && !high && !broad) continue;
    if (!one.textContent.trim() || !seen(one) || style.display === "inline" || one.clientWidth < 2) continue;
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const inline = [...one.children].some((child) => getComputedStyle(child).display === "inline");
    if ((wide || high) && (own || inline)) faults.push(`clipped ${said(one)}`);
    if (broad && own) faults.push(`too wide ${said(one)}`);
  }
  for (const text of document.querySelectorAll(".drawing text:not(defs text)")) {
    if (text.textContent.trim().endsWith("…") && !text.closest("g:has(> title)")) faults.push(`cut ${said(text)}`);
    const box = text.getBBox();
    const width = parseFloat(text.ownerSVGElement.dataset.size ?? text.ownerSVGElement.viewBox.baseVal.width);
    const here = inverse(text.ownerSVGElement)?.multiply(text.getCTM());
    if (!box.width || here?.b !== 0) continue;
    const left = here.a * box.x + here.e;
    const right = here.a * (box.x + box.width) + here.e;
    if ((left < -2 || right > width + 2) && seen(text)) faults.push(`beyond the drawing ${said(text)}`);
  }
  for (const field of document.querySelectorAll(".sheet :is(h1, input, select)")) {
    const edge = field.closest(".sheet").getBoundingClientRect().right;
    if (seen(field) && field.getBoundingClientRect().right > edge) faults.push(`beyond the sheet ${said(field)}`);
  }
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide`);
  return [...new Set(faults)];
}"""

OVERLAPS = """() => {
  const words = (one) => one.getAttribute("aria-label") || one.textContent.trim().slice(0, 40);
  const said = (one) => one.id || words(one) || one.name || one.tagName;
  const all = [...document.querySelectorAll("button, a, summary, select, input, h1, h2, h3")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip, .quiet"));
  const faults = [];
  for (const one of all) {
    one.scrollIntoView({ block: "center", inline: "nearest" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
    if (!width || !height) continue;
    const above = document.elementFromPoint(x, y);
    const free = above && (one.contains(above) || above.contains(one));
    if (!free) faults.push(`${said(one)} lies under ${above ? said(above) : "the edge"}`);
  }
  return faults;
}"""


def clipped(page: Page) -> list[str]:
    """Words that are cut off or stand out, and a page that has to be scrolled to the side."""
    found: list[str] = page.evaluate(CLIPPED)
    return found


def covered(page: Page) -> list[str]:
    """Buttons, links, fields and headings that cannot be reached because something lies on them."""
    found: list[str] = page.evaluate(OVERLAPS)
    return found
