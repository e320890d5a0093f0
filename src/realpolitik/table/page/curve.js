/** How a game stood from its beginning to its end, as a curve: points, or chances to win. */

import { html, useId, useMemo } from "./vendor/preact.js";
import { say } from "./words.js";

/**
 * How a game stood at every moment at which that changed.
 *
 * @typedef {object} Standing
 * @property {string} measure what is drawn, in words
 * @property {string[]} sides
 * @property {{ at: number, values: number[] }[]} points of each of the sides, from that moment on
 * @property {boolean} opposed whether what one side has, the other lacks: one curve shows both
 * @property {number} middle where neither is ahead
 * @property {number} least how far from the middle the picture reaches at least
 * @property {boolean} stepped whether it stays as it is until it changes
 * @property {(value: number) => string} write
 */

const HEIGHT = 40;
const WIDTH = 1000;
/** How near the curve comes to the edges. */
const EDGE = 2;

/** What each side had at a moment. @param {Standing} standing @param {number} at */
export function standingAt({ points }, at) {
  return points.filter((point) => point.at <= at).at(-1)?.values ?? points[0]?.values ?? null;
}

/** What is drawn of all sides at a point: where each has its own, how far it is ahead of the average. */
/** @param {Standing} standing @param {number[]} values */
function drawnOf({ opposed, middle }, values) {
  const average = opposed ? middle : values.reduce((sum, it) => sum + it, 0) / Math.max(1, values.length);
  return values.map((it) => it - average);
}

/** How far from the middle anything is drawn. @param {Standing} standing */
function reach(standing) {
  const all = standing.points.flatMap(({ values }) => drawnOf(standing, values));
  return Math.max(standing.least, ...all.map(Math.abs));
}

/**
 * @param {Standing} standing
 * @param {number} of
 * @param {number} number of the side
 */
function pathOf(standing, of, number) {
  const most = reach(standing);
  /** @param {number} at */
  const x = (at) => ((at / Math.max(1, of)) * WIDTH).toFixed(1);
  /** @param {number[]} values */
  const y = (values) => (EDGE + ((most - (drawnOf(standing, values)[number] ?? 0)) / (2 * most)) * (HEIGHT - 2 * EDGE)).toFixed(1);
  const [first, ...rest] = standing.points.map(({ at, values }) => ({ place: x(at), height: y(values) }));
  const parts = rest.map(({ place, height }) => (standing.stepped ? `H${place}V${height}` : `L${place} ${height}`));
  return `M0 ${first?.height ?? HEIGHT / 2}${parts.join("")}H${WIDTH}`;
}

/**
 * @param {{ standing: Standing, of: number, at: number, side: string }} props `side`: whose gain is above the middle; of the
 *   first, where that is nobody's
 */
export function Curve({ standing, of, at, side }) {
  const above = Math.max(0, standing.sides.indexOf(side));
  const drawn = useMemo(
    () => (standing.opposed ? [above] : standing.sides.map((_, number) => number)).map((it) => pathOf(standing, of, it)),
    [standing, of, above],
  );
  const place = ((at / Math.max(1, of)) * WIDTH).toFixed(1);
  return html`<svg class="replay-curve" viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img">
    <title>${standing.opposed ? standing.measure : say("curve-less-average", { measure: standing.measure })}</title>
    ${standing.opposed
      ? html`<${Halves} line=${drawn[0] ?? ""} sides=${[standing.sides[above], standing.sides[1 - above]]} />`
      : drawn.map(
          (line, number) =>
            html`<path key=${number} class=${`curve curve-${number} side-${standing.sides[number]}`} d=${line} />`,
        )}
    <line class="now" x1=${place} x2=${place} y1="0" y2=${HEIGHT} />
  </svg>`;
}

/**
 * Above the middle the colour of one side, below that of the other.
 *
 * @param {{ line: string, sides: (string | undefined)[] }} props
 */
function Halves({ line, sides }) {
  const id = useId();
  const middle = HEIGHT / 2;
  const area = `${line}V${middle}H0Z`;
  return html`<defs>
      <clipPath id=${`${id}-above`}><rect x="0" y="0" width=${WIDTH} height=${middle} /></clipPath>
      <clipPath id=${`${id}-below`}><rect x="0" y=${middle} width=${WIDTH} height=${middle} /></clipPath>
    </defs>
    ${["above", "below"].map(
      (half, number) => html`<g key=${half} class=${`side-${sides[number]}`} clip-path=${`url(#${id}-${half})`}>
        <path class="area" d=${area} /><path class="curve" d=${line} />
      </g>`,
    )}
    <line class="middle" x1="0" x2=${WIDTH} y1=${middle} y2=${middle} />`;
}
