/** What happened, step by step: the views between, what there is to see of a step, and for how long. */

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Change} Change */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Step} Step */
/** @typedef {import("./types").Steps} Steps */
/** @typedef {import("./types").View} View */
/** @typedef {"calm" | "brisk" | "off"} Pace */
/** @typedef {keyof typeof LASTS} Phase what is shown of a step: one thing after another */
/** @typedef {{ index: number, phase: Phase, shown: boolean }} Frame `shown`: whether the step's changes are on the board */

/** How long each thing is shown at a calm pace, in milliseconds. */
export const LASTS = { card: 1400, arrow: 500, die: 700, caption: 1200, counters: 400, track: 400, words: 700 };
/** @type {Record<Pace, number>} */
export const SPEEDS = { calm: 1, brisk: 0.4, off: 0 };
/** More steps than these nobody would sit through: those before are shown by what they came to. */
const LONGEST_ACT = 60;

/** @param {View} view @param {string[]} path @param {unknown} value @returns {View} */
function withValue(view, [name = "", ...rest], value) {
  return { ...view, [name]: rest.length ? withValue(/** @type {View} */ (view[name] ?? {}), rest, value) : value };
}

/** @param {View} view @param {Change[]} changes */
function after(view, changes) {
  return changes.reduce((now, { path, after: value }) => withValue(now, path, value), view);
}

/** The view before each step, and after the last. @param {Steps} told @returns {View[]} */
export function viewsOf(told) {
  const views = [told.before];
  for (const step of told.steps) views.push(after(/** @type {View} */ (views.at(-1)), step.changes));
  return views;
}

/** Whether a viewer did a step by their own choice: then they have seen it. @param {Step} step @param {Screen} screen */
export function isOwn(step, { seat, view }) {
  return seat !== null && step.seat === seat && (step.side === "" || step.side === view.you);
}

/** Whether a step’s sentence may be read: what a die decides is not told before it has fallen. @param {Frame} frame @param {Step} step */
export function isTold({ phase }, { dice }) {
  return dice.length === 0 || (phase !== "card" && phase !== "arrow" && phase !== "die");
}

/** What of a step is seen at a place on the board. @param {Step} step */
export function changesThere({ space, changes }) {
  return space ? changes.filter(({ path }) => path.includes(space)) : [];
}

/**
 * The instruments that a step moves, each with the path of what it shows.
 *
 * @param {Book} book
 * @param {Step} step
 */
export function tracksMoved(book, { changes }) {
  const shown = (book.layout.instrument ?? []).filter((it) => "value" in it && it.kind !== "clock" && it.kind !== "stage");
  return changes.flatMap((change) => {
    const path = change.path.join(".");
    const it = shown.find((one) => "value" in one && (path === one.value || path.startsWith(`${one.value}.`)));
    return it && typeof change.after === "number" ? [{ it, change }] : [];
  });
}

/** @param {Book} book @param {Step} step @param {Step | undefined} before @returns {Phase[]} */
function phasesOf(book, step, before) {
  /** @type {Phase[]} */
  const phases = [];
  if (step.cards.length) phases.push("card");
  if (step.space && (step.origin || step.space !== before?.space)) phases.push("arrow");
  if (step.dice.length) phases.push("die", "caption");
  if (changesThere(step).length) phases.push("counters");
  else if (tracksMoved(book, step).length) phases.push("track");
  return phases.length ? phases : ["words"];
}

/**
 * All that is to be seen of some steps, in order.
 *
 * @param {Book} book
 * @param {Step[]} steps
 * @param {number[]} wanted their numbers
 * @returns {Frame[]}
 */
export function framesOf(book, steps, wanted) {
  const played = wanted.slice(-LONGEST_ACT);
  return played.flatMap((index, place) => {
    const step = steps[index];
    if (!step) return [];
    const phases = phasesOf(book, step, steps[played[place - 1] ?? -1]);
    return phases.map((phase, i) => ({ index, phase, shown: i === phases.length - 1 && phase !== "arrow" && phase !== "card" }));
  });
}
