/** Games that were opened in this browser only to be watched: whoever has the file may see every hand in it. */

import { keep, kept } from "./theme.js";

const nameOf = (/** @type {string} */ match) => `watched.${match}`;

/** @param {string} match */
export function keepWatched(match) {
  keep(nameOf(match), "yes");
}

/** @param {string} match */
export function wasWatched(match) {
  return kept(nameOf(match)) !== null;
}
