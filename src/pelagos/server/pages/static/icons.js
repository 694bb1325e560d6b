/**
 * Small signs for the deeds of a turn, by the verb of an option; drawn here, in the colour of the words beside them.
 * @module
 */

import { draw } from "./dom.js";

const ARROW = "M1 6h8V2.5L15 8l-6 5.5V10H1z";
const ON = "M3 2l8 6-8 6zM12 2h2v12h-2z";

/** @type {Record<string, string>} outlines on a field of 16 by 16 */
const SIGNS = {
  activate: "M8 1.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M2.5 15c0-4 2.5-6 5.5-6s5.5 2 5.5 6z",
  adventure: "M8 1l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.7l-4.4 2.6 1.2-4.9L1 6.1l5-.5z",
  attack: "M1 1h3l8 8 1.5-1.5 1 1-2 2L15 13l-2 2-2.5-2.5-2 2-1-1L9 12 1 4zM15 1h-3L9.4 3.6l3 3L15 4zM6.6 9.4l-3-3L2.5 7.5l1 1-2 2L4 13l2-2z",
  confirm: "M1.5 8.6l2-2 3 3 6-6.6 2 2-8 8.6z",
  conserve: "M8 1l6 2v5c0 4-3 6-6 7-3-1-6-3-6-7V3z",
  dive: "M7 1h2v6h3l-4 5-4-5h3zM1 13.5h14V15H1z",
  end: ON,
  extra: "M6.7 2h2.6v4.7H14v2.6H9.3V14H6.7V9.3H2V6.7h4.7z",
  incite: "M3 1h1.6v14H3zM5.5 2H14l-2.5 3L14 8H5.5z",
  move: ARROW,
  pass: ON,
  publish: "M3 1h7l3 3v11H3zM5 6v1.3h6V6zM5 9v1.3h6V9zM5 12v1.3h4V12z",
  refit: "M6.8 1h2.4l.3 2 1.6.7L12.8 2.5l1.7 1.7-1.2 1.7.7 1.6 2 .3v2.4l-2 .3-.7 1.6 1.2 1.7-1.7 1.7-1.7-1.2-1.6.7-.3 2H6.8l-.3-2-1.6-.7-1.7 1.2-1.7-1.7 1.2-1.7L2 10.2l-2-.3V7.5l2-.3.7-1.6-1.2-1.7 1.7-1.7 1.7 1.2L6.5 3zM8 5.8a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2",
  repair: "M1.5 2.5h9v3.7H8V15H5.2V6.2H1.5zM11.5 2.5h1.8L15 4.3l-1.7 1.9h-1.8z",
  rest: "M9.5 1a7 7 0 1 0 5.5 10.5A7.5 7.5 0 0 1 9.5 1z",
  sacrifice: "M8 14.5C3 10.5 1.3 8 1.3 5.6a3.4 3.4 0 0 1 6.7-1 3.4 3.4 0 0 1 6.7 1C14.7 8 13 10.5 8 14.5z",
  search: "M6.5 1a5.5 5.5 0 0 1 4.4 8.8l4.3 4.3-1.4 1.4-4.3-4.3A5.5 5.5 0 1 1 6.5 1m0 2a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7",
  sonar: "M8 14.7a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4M3.5 9.5a6.4 6.4 0 0 1 9 0l-1.3 1.3a4.6 4.6 0 0 0-6.4 0zM.8 6.6a10.2 10.2 0 0 1 14.4 0L13.8 8A8.2 8.2 0 0 0 2.2 8z",
  stalk: "M1 8c3-5.5 11-5.5 14 0-3 5.5-11 5.5-14 0m7-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6m0 1.7a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6",
  token: "M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13m0 3.7a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6",
  travel: ARROW,
};

/**
 * The sign of a deed; nothing where nobody has drawn one.
 * @param {string} option its id, which begins with its verb
 */
export function sign(option) {
  const d = SIGNS[option.split(" ")[0]];
  return d && draw("svg", { class: "deed", viewBox: "0 0 16 16", "aria-hidden": "true" }, draw("path", { d, "fill-rule": "evenodd" }));
}
