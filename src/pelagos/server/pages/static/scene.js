/**
 * A great moment as it is shown: picture, title, story, what came of it, and what can be read on its piece.
 * @module
 */

import { make, part, tell } from "./dom.js";
import { link } from "./names.js";
import { parts } from "./pieces.js";
import { say } from "./words.js";

/** @typedef {import("./wire.d.ts").StageScene} Scene */

/** @param {Scene} scene */
export function showScene(scene) {
  part("scene").dataset.kind = scene.kind;
  tell(part("scene-heading"), scene.heading);
  part("scene-title").replaceChildren(scene.piece ? link(scene.piece, scene.title) : scene.title);
  tell(part("scene-story"), scene.story);
  part("scene-picture").innerHTML = scene.picture;
  part("scene-picture").hidden = !scene.picture;
  part("scene-lines").replaceChildren(...came(scene), ...parts(scene.parts));
  part("scene-body").scrollTop = 0;
}

/** @param {Scene} scene what came of it, in the words of the log */
function came({ lines, roll, parts: sheet }) {
  const rows = [...(roll ? [[roll.sum, roll.against, roll.stamp].filter(Boolean).join(" · ")] : []), ...lines].filter(Boolean);
  if (!rows.length) return [];
  const heading = sheet.length > 0 && make("h3", {}, say("web-stage-came"));
  return [make("section", { class: "scene-came" }, heading, make("ul", {}, ...rows.map((row) => make("li", {}, make("span", {}, row)))))];
}
