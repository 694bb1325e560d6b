/**
 * The board and the panels: every drawing of the position, patched, and the spots of the options lit.
 * @module
 */

import { beforePaint, make, part, tell } from "./dom.js";
import { darken, light, point } from "./lit.js";
import { canvas, patch } from "./patch.js";
import { shown, watch } from "./store.js";
import { onBoard } from "./ways.js";

/** @type {Map<string, {box: HTMLElement, picture: SVGSVGElement}>} */
const boxes = new Map();
/** @type {SVGSVGElement|null} */
let board = null;
/** @type {import("./store.js").Question|undefined} the question whose spots are lit */
let lit;

/** Keep the drawings up to date. */
export function showBoard() {
  watch((now, before) => {
    const at = shown(now);
    if (at && (now.leads !== before.leads || now.unfolded !== before.unfolded)) beforePaint(measureLight);
    if (!at || at === shown(before)) return;
    if (at.board) showMain(at.board, at.title);
    showPanels(at.panels);
    if (at.question !== shown(before)?.question) darken(part("table"));
    beforePaint(measureLight);
  });
  const table = part("table");
  for (const [kind, spots] of /** @type {const} */ ([["pointerover", spotsOf], ["focusin", spotsOf], ["pointerout", none], ["focusout", none]])) {
    table.addEventListener(kind, (/** @type {Event} */ event) => {
      if (event.target instanceof Element && event.target.closest("button.option")) point(table, spots(event.target));
    });
  }
}

/** Light the spots of the question that is shown; also after a region came into sight. */
export function relight() {
  measureLight()();
}

/** The same, before the browser paints. */
export function relightSoon() {
  beforePaint(measureLight);
}

function measureLight() {
  const question = shown()?.question;
  const shine = light(part("table"), question?.mine ? onBoard(question) : []);
  return () => {
    shine();
    if (question !== lit) bringIntoSight();
    lit = question;
  };
}

/** What can be answered on a panel alone is scrolled to, if the panels are in sight at all. */
function bringIntoSight() {
  const page = part("page-panels");
  const panel = page.querySelector(".panel:has(.halo)");
  if (page.hidden || !panel || part("board").querySelector(".halo") || part("near").querySelector(".halo")) return;
  const { top, bottom } = panel.getBoundingClientRect();
  const room = page.getBoundingClientRect();
  if (top < room.top || bottom > room.bottom) page.scrollTop += top - room.top;
}

/**
 * @param {import("./merge.js").Drawing} drawing
 * @param {string} title
 */
function showMain(drawing, title) {
  if (!board) {
    board = canvas(title);
    part("board").replaceChildren(board);
  }
  patch(board, drawing);
}

/** @param {import("./merge.js").Panel[]} panels */
function showPanels(panels) {
  const close = panels.filter((panel) => panel.near).length;
  part("table").classList.toggle("bare", close === panels.length);
  part("near").hidden = !close;
  part("table").classList.toggle("pair", close > 1);
  if (close > 1) part("near").tabIndex = 0;
  else part("near").removeAttribute("tabindex");
  for (const [key, { box }] of boxes) {
    if (panels.some((panel) => panel.key === key)) continue;
    box.remove();
    boxes.delete(key);
  }
  for (const { key, title, near, drawing } of panels) {
    const home = part(near ? "near" : "panels");
    const found = boxes.get(key) ?? newBox(key, home);
    if (found.box.parentElement !== home) home.append(found.box);
    if (found.picture.getAttribute("aria-label") !== title) {
      found.picture.setAttribute("aria-label", title);
      tell(/** @type {Element} */ (found.box.firstElementChild), title);
    }
    patch(found.picture, drawing);
  }
}

/**
 * What is near stays in view beside the log, the others share a tab.
 * @param {string} key
 * @param {HTMLElement} home
 */
function newBox(key, home) {
  const picture = canvas("");
  const box = make("section", { class: "panel", "data-panel": key }, make("h3"), picture);
  home.append(box);
  boxes.set(key, { box, picture });
  return { box, picture };
}

/** @param {Element} element */
function spotsOf(element) {
  const names = element.closest("button")?.getAttribute("data-spots");
  return names ? names.split(" ") : [];
}

function none() {
  return [];
}
