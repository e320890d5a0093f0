/** What changed between two moments, and the few movements that show it. Who asked for calm gets none of them. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";

/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */
/**
 * What a view says otherwise than the one before, under the view's own names: `[before, after]` for a number or a word
 * (`vp`), and for what is kept by name the pairs of the names that differ (`influence.iran`).
 * @typedef {Record<string, any>} Changes
 */

const QUICK = 160;
const SLOW = 240;

/** Whether the viewer's system asks for no movement. */
export function calm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Runs `step` from 0 to 1, quickly at first, and at once to its end where movement is not wanted.
 * @param {(progress: number) => void} step @param {number} [duration]
 * @returns {() => void} stops it where it is
 */
export function animate(step, duration = SLOW) {
  if (calm() || document.hidden) {
    step(1);
    return () => {};
  }
  const began = performance.now();
  let frame = requestAnimationFrame(function run(now) {
    const progress = Math.min(Math.max((now - began) / duration, 0), 1);
    step(1 - (1 - progress) ** 3);
    if (progress < 1) frame = requestAnimationFrame(run);
  });
  return () => cancelAnimationFrame(frame);
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isByName(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} one @param {unknown} other */
function same(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** @param {View} before @param {View} after @returns {Changes | null} nothing where all is as it was */
export function changesBetween(before, after) {
  /** @type {Changes} */
  const changes = {};
  for (const [what, now] of Object.entries(after)) {
    const then = before[what];
    if (same(then, now)) continue;
    changes[what] = isByName(then) && isByName(now) ? changesByName(then, now) : [then, now];
  }
  return Object.keys(changes).length ? changes : null;
}

/** @param {Record<string, unknown>} before @param {Record<string, unknown>} after */
function changesByName(before, after) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const differing = [...names].filter((name) => !same(before[name], after[name]));
  return Object.fromEntries(differing.map((name) => [name, [before[name], after[name]]]));
}

/**
 * Whether what is shown came of what was shown before: as the game goes on, or in the next step of a replay. Who goes back,
 * or jumps, is shown another moment, not a change.
 * @param {Screen} before @param {Screen} after
 */
function follows({ moment: was }, { moment: now, log }) {
  if (now.at < was.at) return false;
  if (was.at === was.of && now.at === now.of) return true;
  const whole = log.start === 0; // that of the game itself brings only what is new
  return whole && new Set(log.entries.map(({ at }) => at).filter((at) => at > was.at)).size <= 1;
}

/**
 * What is marked as changed: where the game goes on, what the viewer has not answered yet; in a replay, what the latest
 * change of the view changed.
 * @param {Screen} screen @param {Changes | null} [marks] @returns {Changes | null}
 */
export function useChanges(screen, marks) {
  const last = useRef(/** @type {{ screen: Screen, changes: Changes | null }} */ ({ screen, changes: null }));
  const { screen: before, changes: earlier } = last.current;
  if (before.view !== screen.view) {
    const changes = follows(before, screen) ? (changesBetween(before.view, screen.view) ?? earlier) : null;
    last.current = { screen, changes };
  }
  return marks === undefined ? last.current.changes : marks;
}

/** A number that counts to its new value. @param {number} value @returns {number} what to show now */
export function useCount(value) {
  const [shown, setShown] = useState(value);
  const reached = useRef(value);
  useEffect(() => {
    const from = reached.current;
    if (from === value) return undefined;
    return animate((progress) => {
      reached.current = Math.round(from + (value - from) * progress);
      setShown(reached.current);
    });
  }, [value]);
  return shown;
}

/** Where the pips of a face are, on a grid of three by three. @type {Record<string, number[]>} */
const PIPS = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

/**
 * A die that shows a face, and tumbles once when it is thrown.
 * @param {{ face: string | number, side?: string, thrown?: boolean }} properties
 */
export function Die({ face, side = "", thrown = false }) {
  const pips = PIPS[face] ?? [];
  const kind = `die${side ? ` side-${side}` : ""}${thrown && !calm() ? " thrown" : ""}`;
  return html`<svg class=${kind} viewBox="0 0 24 24" role="img" aria-label=${String(face)}>
    <rect x="1" y="1" width="22" height="22" rx="5" />
    ${pips.map((pip) => html`<circle key=${pip} cx=${6 + 6 * (pip % 3)} cy=${6 + 6 * Math.floor(pip / 3)} r="2.2" />`)}
  </svg>`;
}

export { QUICK, SLOW };
