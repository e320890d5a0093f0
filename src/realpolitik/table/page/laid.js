/** What a plan has laid on the board: a badge on each place with the numbers of its steps. A press takes the last back. */

import { html } from "./vendor/preact.js";
import { widthOf } from "./lettering.js";
import { boxOf } from "./places.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").LaidAnswer} LaidAnswer */

/** The questions by which a card is put to a use. */
const USES = new Set(["how_to_play", "which_operation"]);
/** The buttons that say «no more of this»: what is left then is not used. */
export const ENOUGH = new Set(["stop", "enough", "done"]);
const HEIGHT = 19;
const TYPE = 12.5;
const EDGES = 10;
/** How far a badge may reach over its plate: to the right of that stands a number. */
const REACH = 14;

/** Whether a question puts a card to a use. @param {{ kind: string }} question */
export function isUse({ kind }) {
  return USES.has(kind);
}

/** The number that each step goes by; 0 for the card and what it is used for, which are the frame of the others. */
/** @param {LaidAnswer[]} steps @returns {number[]} */
export function numbersOfSteps(steps) {
  let last = 0;
  return steps.map((step) => (isUse(step) || step.points_at === "card" ? 0 : (last += 1)));
}

/** The numbers of some steps, as they are written on what was laid; those in a row by the first and the last of them. */
/** @param {number[]} numbers @param {number[]} ats */
function badgeOf(numbers, ats) {
  /** @type {number[][]} */
  const rows = [];
  for (const number of ats.map((at) => numbers[at] ?? 0)) {
    const row = rows.at(-1);
    if (row && number && row.at(-1) === number - 1) row.push(number);
    else rows.push([number]);
  }
  return rows.map((row) => (row.length > 1 ? `${row[0]}–${row.at(-1)}` : row[0] || "●")).join(" · ");
}

/** The steps that lie on each thing, by what `nameOf` calls it. @param {LaidAnswer[]} steps @param {(step: LaidAnswer) => string | null} nameOf */
function laidOn(steps, nameOf) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  steps.forEach((step, at) => {
    const name = nameOf(step);
    if (name !== null) found.set(name, [...(found.get(name) ?? []), at]);
  });
  return found;
}

/** What is written on each thing that something was laid on. @param {LaidAnswer[]} steps @param {(step: LaidAnswer) => string | null} nameOf */
export function badgesOn(steps, nameOf) {
  const numbers = numbersOfSteps(steps);
  return new Map([...laidOn(steps, nameOf)].map(([name, ats]) => [name, badgeOf(numbers, ats)]));
}

/** @param {{ book: Book, steps: LaidAnswer[], busy: boolean, onBack: (at: number) => void }} props */
export function LaidMarkers({ book, steps, busy, onBack }) {
  const kind = book.components.space_kind;
  const laid = laidOn(steps, ({ offer }) => (offer.kind === kind && offer.name in book.layout.space ? offer.name : null));
  const numbers = numbersOfSteps(steps);
  return html`${[...laid].map(([name, ats]) => {
    const { x, y, height } = boxOf(book, name);
    const words = badgeOf(numbers, ats);
    const wide = Math.max(HEIGHT, widthOf(words, TYPE) + EDGES);
    const left = Math.min(4, REACH - wide / 2);
    const last = ats.at(-1) ?? 0;
    /** @param {Event} event */
    const press = (event) => {
      event.stopPropagation();
      if (!busy) onBack(last);
    };
    /** @param {KeyboardEvent} event */
    const byKey = (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      press(event);
    };
    return html`<g
      key=${name}
      class="laid-marker"
      data-laid=${name}
      transform=${`translate(${x + left} ${y + height})`}
      role="button"
      tabindex="0"
      aria-label=${say("plan-marker", { number: numbers[last] ?? 0, what: steps[last]?.offer.text ?? name })}
      onClick=${press}
      onKeyDown=${byKey}
    >
      <rect x=${-wide / 2} y=${-HEIGHT / 2} width=${wide} height=${HEIGHT} rx=${HEIGHT / 2} />
      <text y="4.5" aria-hidden="true">${words}</text>
    </g>`;
  })}`;
}
