/**
 * The adviser: what to answer, how sure that is, why, and how the other answers compare. It marks an answer and
 * chooses none. Loaded when somebody asks.
 * @module
 */

import { make, part } from "./dom.js";
import { catchUp, get, set } from "./store.js";
import { say } from "./words.js";

/** @param {import("./socket.js").Line} line */
export function showHint(line) {
  const panel = make("section", { class: "hint", "aria-label": say("web-hint"), "aria-live": "polite", tabindex: -1, hidden: true });
  part("answers").prepend(panel);
  /** @type {import("./wire.d.ts").HintState|null} */
  let told = null;
  let thinking = false;
  let last = 0;

  async function ask() {
    last = (get().table?.version ?? 0) + 1;
    [thinking, told] = [true, null];
    show();
    try {
      told = await line.ask({ do: "hint" });
      last = told?.version ?? last;
    } catch (problem) {
      set({ notice: { text: /** @type {import("./wire.d.ts").Error} */ (problem).message, rule: "" } });
    }
    thinking = false;
    show();
    if (!panel.hidden) panel.scrollIntoView({ block: "nearest" });
  }

  function close() {
    if (thinking) line.ask({ do: "hint", enough: true }).catch(() => undefined);
    told = null;
    show();
  }

  /** The panel and the mark on the answer; gone as soon as something else is asked. */
  function show() {
    const now = get();
    const stands = (now.table?.version ?? 0) <= last && !now.past && !now.preview;
    const open = stands && (thinking || told !== null);
    panel.hidden = !open;
    panel.classList.toggle("thinks", open && thinking);
    panel.replaceChildren(...(open ? (thinking ? waiting(line) : advice(/** @type {import("./wire.d.ts").HintState} */ (told), close)) : []));
    for (const button of part("options").querySelectorAll(".option")) mark(button, open ? told : null);
  }

  catchUp((now, before) => {
    if (now.hinting !== before.hinting && now.hinting && !thinking) ask();
    else if (now.table !== before.table || now.preview !== before.preview || now.past !== before.past || now.unfolded !== before.unfolded) show();
  });
}

/**
 * The advised answer is marked, and the others say how far they fall behind.
 * @param {any} button an option
 * @param {import("./wire.d.ts").HintState|null} hint
 */
function mark(button, hint) {
  const id = button.dataset.option;
  const row = hint?.rows.find(({ option }) => option === id);
  button.classList.toggle("advised", hint?.option === id);
  button.querySelector(".advice-mark")?.remove();
  const words = hint?.option === id ? say("web-hint-advised") : row?.behind;
  if (words) button.querySelector("span")?.append(make("small", { class: "advice-mark" }, words));
}

/** @param {import("./socket.js").Line} line */
function waiting(line) {
  const enough = () => line.ask({ do: "hint", enough: true }).catch(() => undefined);
  return [
    make("p", { class: "hint-waits" }, make("i", { class: "hint-swell", "aria-hidden": "true" }), say("web-hint-thinking")),
    make("button", { type: "button", class: "small", onclick: enough }, say("web-hint-enough")),
  ];
}

/**
 * @param {import("./wire.d.ts").HintState} hint
 * @param {() => void} close
 */
function advice(hint, close) {
  return [
    make("button", { type: "button", class: "small hint-close", "aria-label": say("web-close"), onclick: close }, "×"),
    make("h3", {}, hint.label),
    make("p", { class: "hint-said" }, hint.said),
    hint.heading && make("p", { class: "hint-heading" }, hint.heading),
    hint.reasons.length > 0 && make("ul", { class: "hint-reasons" }, ...hint.reasons.map(({ sign, text }) => make("li", { "data-sign": sign === "+" ? "for" : "against" }, make("b", {}, sign), text))),
    hint.then && make("p", { class: "hint-then" }, hint.then),
    hint.rows.length > 0 && compared([...hint.rows]),
    hint.notes.length > 0 && make("details", { class: "hint-notes" }, make("summary", {}, say("web-hint-how")), ...hint.notes.map((note) => make("p", {}, note))),
  ].filter(Boolean);
}

/** @param {import("./wire.d.ts").HintRow[]} rows */
function compared(rows) {
  const table = make(
    "table",
    { class: "hint-rows" },
    make("tbody", {}, ...rows.map((row) => make("tr", { "data-sure": row.sure }, make("th", { scope: "row" }, row.label, row.reason && make("small", {}, row.reason)), make("td", {}, make("b", {}, row.behind), make("small", {}, row.verdict))))),
  );
  return make("details", { class: "hint-others" }, make("summary", {}, say("web-hint-others")), table);
}
