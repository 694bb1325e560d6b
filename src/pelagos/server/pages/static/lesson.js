/**
 * Where a learner stands: which lesson, and which of its cards. A reload finds the same card again.
 * @module
 */

import { get, set } from "./store.js";

const PLACE = `pelagos-lesson-${document.body.dataset.table}`;

/**
 * The server says where the learner stands.
 * @param {import("./wire.d.ts").LessonState} lesson
 */
export function hearLesson(lesson) {
  const before = get().lesson;
  const kept = before ? { version: before.version, card: get().card } : JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  const same = kept.version === lesson.version && kept.card < lesson.cards.length;
  set({ lesson, card: same ? kept.card : lesson.first });
  keepCard();
}

/** Remember the card in this browser. */
export function keepCard() {
  const { lesson, card } = get();
  localStorage.setItem(PLACE, JSON.stringify({ version: lesson.version, card }));
}
