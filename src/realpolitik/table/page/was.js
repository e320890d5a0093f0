/** What a track showed when the viewer last answered: beside it, until they answer again. */

import { html } from "./vendor/preact.js";
import { valueAt } from "./instrument_frame.js";

/** @typedef {import("./types").View} View */

/** Nothing where it is the same. @param {View | null} before @param {View} now @param {string} path @returns {number | null} */
export function wasAt(before, now, path) {
  const [then, here] = [before && valueAt(before, path), valueAt(now, path)];
  return typeof then === "number" && typeof here === "number" && then !== here ? then : null;
}

/** @param {{ n: number | null, words?: string }} props `words`: for a number that is told otherwise */
export function Was({ n, words = String(n) }) {
  return n === null ? null : html`<s class="was-value">${words.replace("-", "−")}</s>`;
}
