/** On how many days in a row the problem of the day was solved, as this browser has kept it. */

import { keep, kept } from "./theme.js";

const BEGUN = "problem-begun"; // the day, and the problem that was begun as its own
const RUN = "problem-run"; // the last day whose problem was solved, and how many there were in a row until then

/** By its number since 1970, the same day for everybody. */
export const today = () => Math.floor(Date.now() / 86_400_000);

/** @param {string} game @param {string} problem */
export function beginToday(game, problem) {
  keep(BEGUN, `${today()} ${game}/${problem}`);
}

/** @returns {[number, number]} */
function lastAndLong() {
  const [last = 0, long = 0] = (kept(RUN) ?? "").split(" ").map(Number);
  return [last, long];
}

/** A problem was solved: a day counts once, and only by the problem that was begun as its own. @param {string} game @param {string} problem */
export function solvedToday(game, problem) {
  const [last, long] = lastAndLong();
  if (last === today() || kept(BEGUN) !== `${today()} ${game}/${problem}`) return;
  keep(RUN, `${today()} ${last === today() - 1 ? long + 1 : 1}`);
}

/** A run lasts until a whole day has gone by without. */
export function daysInARow() {
  const [last, long] = lastAndLong();
  return last >= today() - 1 ? long : 0;
}
