/** The slider of a replay: turns, moments worth jumping to, and under it the curve of how the game stood. */

import { html, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { Curve, standingAt } from "./curve.js";
import { capitalised, language, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Course} Course */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./curve.js").Standing} Standing */

/** Half of the slider's thumb: so far from either end its middle stands. */
const THUMB = 8;
/** How near two marks may come, in pixels, before they are folded together: a finger is to find each. */
const NEAREST = 24;
/** The least room for the number of a turn, and for the tick of a round. */
const NUMBER = 16;
const ROUND = 5;
/** How many points the curve of a score reaches up at least. */
const LEAST = 5;

/** The shapes of marks, in a box of 10 by 10 around the origin: colour is never alone. @type {Record<string, string>} */
const SHAPES = {
  scoring: "M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z",
  war: "M0-5 5 0 0 5-5 0Z",
  coup: "M-3.6-3.6H3.6V3.6H-3.6Z",
  defcon: "M-4.6-3.6 4.6-3.6 0 4.4Z",
  headline: "M-4-1.6H4V1.6H-4Z",
  plot: "M0-5 5 0 0 5-5 0Z",
  revolution: "M-4.6-3.6 4.6-3.6 0 4.4Z",
  governance: "M-3.6-3.6H3.6V3.6H-3.6Z",
  posture: "M-4-1.6H4V1.6H-4Z",
  development: "M-3.6-3.6H3.6V3.6H-3.6Z",
  turning: "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.2 0 2.2-3 4.2-2.1.7-4.8-1.5-1.3-1.7Z",
  mistake: "M-4.4-2.4-2.4-4.4 0-2 2.4-4.4 4.4-2.4 2 0 4.4 2.4 2.4 4.4 0 2-2.4 4.4-4.4 2.4-2 0Z",
  comment: "M-5-4H5V2.4H0.6L-2.6 5V2.4H-5Z",
  end: "M-3.5-5V5H-1.9V1.2H4.4L2.6-1.9 4.4-5Z",
};
/** Which of several that are folded together is drawn: what is rare before what is common. */
const RANKS = ["end", "comment", "mistake", "turning", "scoring", "war", "plot", "revolution", "coup"];

/** How wide an element is, also after the window has changed. @param {{ current: HTMLElement | null }} box */
function useWidth(box) {
  const [width, setWidth] = useState(600);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => setWidth(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return width;
}

/** @param {string} group */
function rank(group) {
  const found = RANKS.indexOf(group);
  return found < 0 ? RANKS.length : found;
}

/**
 * The marks, those that lie too near each other as one: it has the shape and the place of the rarest of them.
 *
 * @param {Mark[]} marks in their order
 * @param {number} pixels for one answer
 */
function folded(marks, pixels) {
  /** @type {{ shown: Mark, all: Mark[] }[]} */
  const places = [];
  const far = (/** @type {Mark} */ mark, /** @type {{ shown: Mark }} */ { shown }) => Math.abs(shown.at - mark.at);
  for (const mark of [...marks].sort((a, b) => rank(a.group) - rank(b.group) || a.at - b.at)) {
    if (places.every((it) => far(mark, it) * pixels >= NEAREST)) places.push({ shown: mark, all: [] });
  }
  for (const mark of marks) {
    const [nearest] = [...places].sort((a, b) => far(mark, a) - far(mark, b));
    nearest?.all.push(mark);
  }
  return places.sort((a, b) => a.shown.at - b.shown.at);
}

/** The score of a game, to be drawn. @param {Course | null} course @returns {Standing | null} */
export function scoreOf(course) {
  if (!course?.score.length) return null;
  const opposed = course.sides.length === 2 && course.score.every(({ points: [one, other] }) => one === -(other ?? 0));
  const figures = new Intl.NumberFormat(language(), { signDisplay: opposed ? "exceptZero" : "auto" });
  return {
    measure: course.measure,
    sides: course.sides,
    points: course.score.map(({ at, points }) => ({ at, values: points })),
    opposed,
    middle: 0,
    least: LEAST,
    stepped: true,
    write: (value) => figures.format(value).replace("-", "−"),
  };
}

/** The last before a moment, or the first after it. @param {number[]} places @param {number} at @param {number} step */
export function beside(places, at, step) {
  return step > 0 ? places.find((it) => it > at) : places.filter((it) => it < at).at(-1);
}

/**
 * @param {{
 *   course: Course | null, marks: Mark[], standing: Standing | null, at: number, of: number, side: string,
 *   stretch?: { from: number, to: number } | null, onMoment: (at: number) => void, onTurn: (step: number) => void,
 * }} props `side`: through whose eyes one looks, "" for everybody's; `stretch`: what is marked, to be shown to others
 */
export function Track({ course, marks, standing, at, of, side, stretch = null, onMoment, onTurn }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const width = useWidth(box) - 2 * THUMB;
  const pixels = width / Math.max(1, of);
  const places = useMemo(() => folded(marks, pixels), [marks, pixels]);
  /** @param {number} place */
  const left = (place) => ({ left: `${THUMB + place * pixels}px` });
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    if (event.key !== "PageUp" && event.key !== "PageDown") return;
    event.preventDefault();
    onTurn(event.key === "PageUp" ? -1 : 1);
  };
  return html`<div class="replay-track" ref=${box}>
    <div class="replay-marks">
      ${places.map(
        ({ shown, all }) => html`<${Place}
          key=${`${shown.group} ${shown.at}`}
          shown=${shown}
          all=${all}
          at=${at}
          style=${left(shown.at)}
          onMoment=${onMoment}
        />`,
      )}
    </div>
    ${stretch && html`<i class="replay-stretch" style=${{ ...left(stretch.from), width: `${(stretch.to - stretch.from) * pixels}px` }}></i>`}
    ${standing && html`<${Curve} standing=${standing} of=${of} at=${at} side=${side} />`}
    <input
      class="replay-slider"
      type="range"
      min="0"
      max=${of}
      value=${at}
      aria-label=${say("replay-moment", { at, of })}
      onKeyDown=${byKey}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onMoment(Number(event.currentTarget.value))}
    />
    ${course && html`<${Ticks} course=${course} pixels=${pixels} left=${left} />`}
  </div>`;
}

/**
 * A mark, or several folded together: pressed again and again it leads to one after another.
 *
 * @param {{ shown: Mark, all: Mark[], at: number, style: { left: string }, onMoment: (at: number) => void }} props
 */
function Place({ shown, all, at, style, onMoment }) {
  const here = all.some((mark) => mark.at === at);
  const next = here ? (all.find((mark) => mark.at > at) ?? all[0] ?? shown) : shown;
  const words = all.length > 1 ? `${say("replay-marks", { n: all.length })} ${shown.text}` : shown.text;
  return html`<button
    type="button"
    tabindex="-1"
    class=${`replay-mark mark-${shown.group} ${here ? "here" : ""}`}
    style=${style}
    title=${all.map((mark) => mark.text).join("\n")}
    aria-label=${words}
    onClick=${() => onMoment(next.at)}
  >
    <svg viewBox="-5.5 -5.5 11 11" aria-hidden="true"><path d=${SHAPES[shown.group] ?? SHAPES.scoring} /></svg>
    ${all.length > 1 && html`<b aria-hidden="true">${all.length}</b>`}
  </button>`;
}

/** @param {{ course: Course, pixels: number, left: (at: number) => { left: string } }} props */
function Ticks({ course, pixels, left }) {
  const { turns, rounds } = course;
  const roomy = rounds.length > 0 && (course.of * pixels) / (rounds.length + turns.length) >= ROUND;
  let free = -Infinity;
  return html`<div class="replay-ticks" aria-hidden="true">
    ${roomy && rounds.map((at) => html`<i key=${at} class="round" style=${left(at)}></i>`)}
    ${turns.map(({ at, number, text }) => {
      const numbered = at * pixels >= free;
      if (numbered) free = at * pixels + NUMBER;
      return html`<i key=${`turn ${number}`} class="turn" style=${left(at)} title=${text}>${numbered && html`<b>${number}</b>`}</i>`;
    })}
  </div>`;
}

/**
 * How the game stands at the moment shown.
 *
 * @param {{ standing: Standing, at: number, side: string, seats: AtTable[] }} props
 */
export function AtMoment({ standing, at, side, seats }) {
  const now = standingAt(standing, at) ?? [];
  const told = standing.opposed ? [Math.max(0, standing.sides.indexOf(side))] : standing.sides.map((_, it) => it);
  /** @param {string | undefined} name */
  const title = (name) => capitalised(seats.find((it) => it.name === name)?.title ?? name ?? "");
  return html`<span class="replay-standing" title=${standing.measure}>
    ${told.map(
      (number) => html`<span key=${number} class=${`side-ink side-${standing.sides[number]}`}>
        ${title(standing.sides[number])} <b>${standing.write(now[number] ?? 0)}</b>
      </span>`,
    )}
  </span>`;
}

/** What is marked at a moment, in words. @param {{ marks: Mark[], at: number }} props */
export function MarkedHere({ marks, at }) {
  const here = marks.filter((mark) => mark.at === at);
  return html`<p class="replay-here" role="status">${here.map((mark) => mark.text).join(" ")}</p>`;
}
