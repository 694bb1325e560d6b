/**
 * The board and the panels: every drawing of the position, patched, and the spots of the options lit.
 * @module
 */

import { beforePaint, make, part, tell } from "./dom.js";
import { darken, light, outlinePieces, point } from "./lit.js";
import { animate, PROMPT } from "./motion.js";
import { canvas, patch } from "./patch.js";
import { get, pictured, shown, watch } from "./store.js";
import { onBoard } from "./ways.js";

/** @type {Map<string, {box: HTMLElement, picture: SVGSVGElement}>} */
const boxes = new Map();
/** @type {SVGSVGElement|null} */
let board = null;
/** @type {import("./store.js").Question|undefined} the question whose spots are lit */
let lit;
/** How far the panels were scrolled to what a question was about. */
let brought = 0;

/** Keep the drawings up to date. */
export function showBoard() {
  watch((now, before) => {
    const [at, was] = [shown(now), shown(before)];
    if (at && (now.leads !== before.leads || now.unfolded !== before.unfolded)) beforePaint(measureLight);
    if (!at || (at === was && now.film === before.film)) return;
    showDrawings(now);
    if (at.question !== was?.question) darken(part("table"));
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

/** Nothing is lit while steps are shown: what can be answered lies where they lead to. */
function measureLight() {
  const { film, past, preview, since } = get();
  const question = film ? undefined : shown()?.question;
  const shine = light(part("table"), question?.mine ? onBoard(question) : []);
  const outline = outlinePieces(pictures(), film || past || preview ? new Map() : since);
  return () => {
    shine();
    outline();
    if (film) return;
    if (question !== lit) bringIntoSight(question);
    lit = question;
  };
}

/**
 * What can be answered on a panel alone is scrolled to, if the panels are in sight at all, also where the board is lit with
 * what follows; afterwards the first panels, which tell of the others, are in sight again, unless somebody has scrolled on.
 * @param {import("./store.js").Question|undefined} question
 */
function bringIntoSight(question) {
  const page = part("page-panels");
  const spots = question?.mine ? question.options.flatMap((option) => option.spots) : [];
  const own = spots.length ? spots.map((spot) => `.halo[data-spot="${CSS.escape(spot)}"]`).join(", ") : ".halo";
  const panel = page.querySelector(own)?.closest(".panel");
  if (page.hidden) return;
  if (!panel || part("board").querySelector(own) || part("near").querySelector(own)) {
    if (brought && page.scrollTop === brought) page.scrollTop = 0;
    brought = 0;
    return;
  }
  const { top, bottom } = panel.getBoundingClientRect();
  const room = page.getBoundingClientRect();
  const seats = part("seats");
  const start = room.top + (getComputedStyle(seats).position === "sticky" ? seats.offsetHeight : 0);
  if (top >= start && bottom <= room.bottom) return;
  page.scrollTop += top - start;
  brought = page.scrollTop;
}

/**
 * Draw what is to be seen. A step takes its time; what one has done oneself is shown at once; of plans, and of moments
 * that somebody looks back at, only what lies elsewhere moves.
 * @param {import("./store.js").Now} now
 */
function showDrawings(now) {
  const at = pictured(now);
  if (!at) return;
  const main = at.board ? [showMain(at.board, now.table?.title ?? "")] : [];
  const changes = [...main, ...showPanels(at.panels)].filter((change) => change !== null);
  animate(changes, now.film?.lasts ?? PROMPT, at === now.film || at === now.table);
}

/** @returns {Map<string, SVGSVGElement>} */
function pictures() {
  const beside = [...boxes].map(([key, { picture }]) => /** @type {[string, SVGSVGElement]} */ ([key, picture]));
  return new Map(board ? [["", board], ...beside] : beside);
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
  return patch(board, drawing);
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
  return panels.map(({ key, title, near, drawing }) => {
    const home = part(near ? "near" : "panels");
    const found = boxes.get(key) ?? newBox(key, home);
    if (found.box.parentElement !== home) home.append(found.box);
    if (found.picture.getAttribute("aria-label") !== title) {
      found.picture.setAttribute("aria-label", title);
      tell(/** @type {Element} */ (found.box.firstElementChild), title);
    }
    return patch(found.picture, drawing);
  });
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
