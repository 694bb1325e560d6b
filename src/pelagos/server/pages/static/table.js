/**
 * The table page: one socket, one store, and a view for each region.
 * @module
 */

import { listenToBell } from "./bell.js";
import { relight, showBoard } from "./board.js";
import { showChat } from "./chat.js";
import { showCrop } from "./crop.js";
import { part, tell } from "./dom.js";
import { showFailed } from "./failed.js";
import { again, arrived, showFilm } from "./film.js";
import { fetched } from "./fetched.js";
import { showHeading } from "./heading.js";
import { showInvite, showLuck } from "./invite.js";
import { listenToKeys } from "./keys.js";
import { when } from "./later.js";
import { showLatest } from "./latest.js";
import { hearLesson } from "./lesson.js";
import { merged } from "./merge.js";
import { whenStill } from "./motion.js";
import { listenToNarrow } from "./narrow.js";
import { showOthers } from "./others.js";
import { listenToPast } from "./past.js";
import { outlinePerils, showPerils } from "./perils.js";
import { showPieces } from "./pieces.js";
import { keepPlans } from "./plans.js";
import { showQuestion } from "./question.js";
import { showRecord } from "./record.js";
import { showScore } from "./score.js";
import { showSeats } from "./seats.js";
import { connect } from "./socket.js";
import { showShort } from "./short.js";
import { showSpoken } from "./spoken.js";
import { goOn, showStage } from "./stage.js";
import { begin, dropped } from "./staging.js";
import { get, set } from "./store.js";
import { listenToTabs } from "./tabs.js";
import { listenToTakingHome } from "./takehome.js";
import { showTextBoard } from "./textboard.js";
import { refuse, showTips } from "./tips.js";
import { showTray } from "./tray.js";
import { hearThinking, showWeighing } from "./weighing.js";
import { askWhich } from "./which.js";
import { listenToLooks, listenToMenu, listenToWishes } from "./wishes.js";
import { listenToZoom } from "./zoom.js";

const { table } = document.body.dataset;
const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${table}`;

const views = [showSeats, showBoard, showQuestion, showRecord, showLatest, showScore, showSpoken, showTextBoard, showHeading, showPerils, showStage, showInvite, showFailed, showFilm];
/** @type {typeof import("./coach.js")|null} who teaches, where somebody learns */
let coach = null;
for (const view of views) view();
showCrop(inSight);
showOthers();
showShort();

const line = connect(address, { greeting, heard, changed: (state) => get().line !== state && set({ line: state }) });
begin(line, askWhich);
keepPlans(String(table));
showTray(line);
showPieces(sheetOf, refuse);
showChat(line);
showWeighing(line);
showLuck(line);
listenToPast();
listenToTakingHome();
showTips();
listenToWishes();
listenToBell();
listenToMenu(part("wishes"));
listenToTabs(part("tabs"), inSight);
listenToLooks((language) => line.tell({ do: "lang", lang: language }));
listenToKeys({ Enter: () => coach?.next() ?? false, "?": openHelp, o: () => /** @type {any} */ (document.querySelector("[data-wish=odds]")).click(), m: goOn, r: again, h: () => part("hint").click() });
part("open-help").addEventListener("click", openHelp);
listenToZoom(part("board"));
listenToNarrow(inSight);
window.addEventListener("resize", inSight);
whenStill(inSight);
when(({ table }) => Boolean(table?.end), () => import("./ending.js"), ({ showEnding }) => showEnding());
when(({ lesson }) => Boolean(lesson), () => import("./coach.js"), (loaded) => (coach = loaded).showCoach());
when(({ wishes }) => Boolean(wishes.sound), () => import("./sound.js"), ({ listenToSound }, before) => listenToSound(before));
when(throws, () => import("./handdice.js"), ({ listenToDice }) => listenToDice());
when(seated, () => import("./seatmenu.js"), ({ showSeatMenu }) => showSeatMenu(line));
when(({ hinting }) => Boolean(hinting), () => import("./hint.js"), ({ showHint }) => showHint(line));
part("hint").addEventListener("click", () => set({ hinting: get().hinting + 1 }));
part("open-seats").addEventListener("click", () => set({ seating: get().seating + 1 }));

/** Whether somebody throws dice of wood. @param {import("./store.js").Now} now */
function throws({ table }) {
  return Boolean(table?.question.mine && table.question.kind === "chance");
}

/** Whether a clock runs, or somebody wants to know about seats. @param {import("./store.js").Now} now */
function seated({ table, seating }) {
  return Boolean(seating || table?.notes?.length || table?.seats.some((seat) => seat.clock));
}

/**
 * What can be read on a piece, or at a spot: now, or at the moment somebody looks back at; null when nothing can be.
 * @param {string} piece
 * @returns {Promise<import("./wire.d.ts").PieceState|null>}
 */
async function sheetOf(piece) {
  const { past } = get();
  if (!past) return line.ask({ do: "look", piece }).catch(() => null);
  const { found, problem } = await fetched(`/api/v1/tables/${table}/at/${past.version}/pieces/${encodeURIComponent(piece)}`);
  return problem ? null : found;
}

/** The keys stand open where there are keys. */
function openHelp() {
  part("keys").open = window.matchMedia("(hover: hover)").matches;
  part("help").showModal();
}

/** A drawing came into sight, has another size, or its pieces lie still again: light and outline it anew. */
function inSight() {
  relight();
  coach?.outline()?.();
  outlinePerils()();
}

/** What the server is told first: what was seen last, and in which language to speak. */
function greeting() {
  return { do: "watch", seen: get().table?.version ?? null, lang: document.documentElement.lang, want: "page" };
}

/** @param {import("./wire.d.ts").Message} message */
function heard(message) {
  if (message.is === "state") hearState(message);
  else if (message.is === "lesson") hearLesson(message);
  else if (message.is === "seats") set({ table: { ...get().table, seats: message.seats } });
  else if (message.is === "refused" && message.id === null) hearRefusal(message.error.message);
  else if (message.is === "thinking") hearThinking(message);
  else if (message.is === "weighing") set({ weighed: message });
  else if (message.is === "chat") set({ chat: message.all ? message.lines : [...get().chat, ...message.lines] });
}

/**
 * Nobody may watch here, or nothing is left to be seen: it stands where the board would.
 * @param {string} text
 */
function hearRefusal(text) {
  const laying = document.querySelector("#board .waiting");
  if (laying) tell(laying, text);
  set({ notice: { text, rule: "" } });
}

/**
 * A new version drops what was staged for the old one.
 * @param {import("./wire.d.ts").State} message
 */
function hearState(message) {
  const before = get();
  const moved = before.table?.version !== message.version;
  const reworded = before.table?.question.text !== message.question.text;
  const table = merged(before.table, message);
  set({
    table,
    ...arrived(before.table, table, message),
    ...(moved ? { staged: [], preview: null } : {}),
    ...(moved || reworded ? { odds: {} } : {}),
    ...(moved && before.staged.length && !before.busy ? { notice: dropped() } : {}),
    ...(before.awaited && message.version >= before.awaited ? { busy: false, awaited: 0 } : {}),
  });
}
