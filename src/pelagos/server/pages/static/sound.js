/**
 * A few short sounds, made here and loaded from nowhere. Nothing sounds until somebody switches it on, and nothing is told
 * by a sound alone.
 * @module
 */

import { part } from "./dom.js";
import { get, set, watch } from "./store.js";

/** @typedef {(to: AudioNode, at: number) => void} Sound */

const USUAL = 60;
/** How long after one sound the next begins, when several come at once; in seconds. */
const APART = 0.35;
/** @type {AudioContext|null} */
let context = null;
let free = 0;

/** @type {Record<string, Sound>} */
const SOUNDS = {
  wave: (to, at) => hiss(to, at, { type: "lowpass", from: 250, over: 900, for: 1.1, peak: 0.22 }),
  dice: (to, at) => [0, 0.07, 0.13, 0.18, 0.27].forEach((later, n) => hiss(to, at + later, { type: "bandpass", from: 2600 - 250 * n, over: 1500, for: 0.05, peak: 0.6 })),
  coin: (to, at) => [1319, 1976].forEach((pitch, n) => tone(to, at + n * 0.08, { pitch, for: 0.35, peak: 0.16, type: "triangle" })),
  bell: (to, at) => [1, 2, 2.76, 5.4].forEach((times, n) => tone(to, at, { pitch: 523 * times, for: 1.5 / (n + 1), peak: 0.22 / (n + 1), type: "sine" })),
  turn: (to, at) => [587, 880].forEach((pitch, n) => tone(to, at + n * 0.16, { pitch, for: 0.6, peak: 0.22, type: "sine" })),
  knock: (to, at) => [0, 0.14].forEach((later) => tone(to, at + later, { pitch: 170, for: 0.12, peak: 0.4, type: "sine" })),
};

/**
 * Keep the switch and the slider, and sound when something happens.
 * @param {import("./store.js").Now} before what was known before sound was wished for; who has just switched it on hears so
 */
export function listenToSound({ table }) {
  const slider = part("volume");
  slider.value = String(get().wishes.volume ?? USUAL);
  slider.addEventListener("change", () => {
    set({ wishes: { ...get().wishes, volume: slider.value } });
    sound("bell");
  });
  slider.closest("label").hidden = !get().wishes.sound;
  if (table) sound("bell");
  watch((now, before) => {
    if (now.wishes.sound !== before.wishes.sound) {
      slider.closest("label").hidden = !now.wishes.sound;
      sound("bell");
    }
    if (now.wishes.sound && before.table) for (const name of happened(now, before)) sound(name);
  });
}

/**
 * What has happened that has a sound, in the order in which it sounds.
 * @param {import("./store.js").Now} now
 * @param {import("./store.js").Now} before
 * @returns {string[]}
 */
function happened(now, before) {
  const moved = now.table.version > before.table.version;
  const great = moved ? now.table.stage ?? [] : [];
  const rolled = great.some((scene) => scene.roll);
  const talked = now.chat.length > before.chat.length && before.chat.length > 0 && now.chat !== before.chat;
  return [
    rolled && "dice",
    great.length > 0 && !rolled && "bell",
    moved && !great.length && byOthers(now.table) && "wave",
    moved && points(now) > points(before) && "coin",
    called(now) && !called(before) && "turn",
    talked && "knock",
  ].filter((name) => typeof name === "string");
}

/** Whether the table waits for this reader, and everything before it has been shown. @param {import("./store.js").Now} now */
function called({ table, film }) {
  return Boolean(table.question.mine && !table.over && !film);
}

/** @param {import("./merge.js").Position} table */
function byOthers({ log, you }) {
  const by = log.at(-1)?.by;
  return by !== null && by !== undefined && !you.includes(by);
}

/** The reader's own points. @param {import("./store.js").Now} now */
function points({ table }) {
  return table.seats.reduce((sum, seat) => sum + (seat.kind === "me" ? seat.score ?? 0 : 0), 0);
}

/** @param {string} name */
function sound(name) {
  if (!get().wishes.sound) return;
  performance.mark(`sound-${name}`);
  context ??= new AudioContext();
  context.resume();
  const volume = context.createGain();
  volume.gain.value = (Number(get().wishes.volume ?? USUAL) / 100) ** 2;
  volume.connect(context.destination);
  const at = Math.max(context.currentTime, free);
  free = at + APART;
  SOUNDS[name](volume, at);
}

/**
 * A tone that dies away.
 * @param {AudioNode} to
 * @param {number} at
 * @param {{pitch: number, for: number, peak: number, type: OscillatorType}} how
 */
function tone(to, at, how) {
  const oscillator = new OscillatorNode(to.context, { type: how.type, frequency: how.pitch });
  oscillator.connect(swell(to, at, how.peak, 0.008, how.for));
  oscillator.start(at);
  oscillator.stop(at + how.for);
}

/**
 * Noise through a filter that opens and shuts: water, or something that falls on a table.
 * @param {AudioNode} to
 * @param {number} at
 * @param {{type: BiquadFilterType, from: number, over: number, for: number, peak: number}} how
 */
function hiss(to, at, how) {
  const { sampleRate } = to.context;
  const buffer = to.context.createBuffer(1, Math.ceil(sampleRate * how.for), sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  const filter = new BiquadFilterNode(to.context, { type: how.type, frequency: how.from });
  filter.frequency.linearRampToValueAtTime(how.over, at + how.for / 2);
  filter.frequency.linearRampToValueAtTime(how.from, at + how.for);
  filter.connect(swell(to, at, how.peak, how.for / 3, how.for));
  const noise = new AudioBufferSourceNode(to.context, { buffer });
  noise.connect(filter);
  noise.start(at);
}

/**
 * Louder and then softer.
 * @param {AudioNode} to
 * @param {number} at
 * @param {number} peak
 * @param {number} rise
 * @param {number} length
 */
function swell(to, at, peak, rise, length) {
  const gain = new GainNode(to.context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(to);
  return gain;
}
