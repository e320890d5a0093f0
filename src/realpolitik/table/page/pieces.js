/** Pieces that stand on plates: cubes, cylinders, small markers. Each kind has a shape; where there are many, a count. */

import { html } from "./vendor/preact.js";
import { TYPE } from "./lettering.js";
import { useCount } from "./motion.js";

/** @typedef {import("./vendor/preact.js").VNode} VNode */
/**
 * A kind of piece: how wide its shape is, which is drawn around the origin some 15 high, and whose it is, if a side's.
 * @typedef {{ width: number, shape: (letter: string) => VNode, side?: string }} Kind
 */
/**
 * Some pieces of a kind. Without `n` there is only ever one; `letter` stands on it; `fresh`: it has just changed.
 * @typedef {{ kind: string, n?: number | undefined, letter?: string, fresh?: boolean }} Piece
 */

const CYLINDER = "M-5.4-4.4V4.2C-5.4 7.4 5.4 7.4 5.4 4.2V-4.4";
const LID = "M-5.4-4.4C-5.4-7.6 5.4-7.6 5.4-4.4 5.4-1.2-5.4-1.2-5.4-4.4Z";
const TREFOIL = "M0 0-4.6-2.7A5.4 5.4 0 0 0-5.3 1ZM0 0-1.9 5A5.4 5.4 0 0 0 1.9 5ZM0 0 4.6-2.7A5.4 5.4 0 0 1 5.3 1Z";

/** @param {string} kind @param {string} [letter] */
function cylinder(kind, letter = "") {
  return html`<g class=${`cylinder ${kind}`}>
    <path class="body" d=${CYLINDER} /><path class="lid" d=${LID} />
    ${letter ? html`<text class="letter" y="6" font-size="12.4">${letter}</text>` : null}
  </g>`;
}

/** @param {string} letter "" while it lies face down */
function plot(letter) {
  const known = letter === "wmd" ? html`<path class="trefoil" d=${TREFOIL} />` : null;
  return html`<g class=${`plot ${letter ? "known" : "down"}`}>
    <rect x="-6" y="-7.2" width="12" height="14.4" rx="2" />
    ${known ?? html`<text class="letter" y="4.4" font-size="12.5">${letter || "?"}</text>`}
  </g>`;
}

/** @type {Record<string, Kind>} */
const KINDS = {
  troops: {
    width: 14,
    side: "us",
    shape: () => html`<g class="cube">
      <path class="top" d="M0-7.4 6.6-3.9 0-.4-6.6-3.9Z" />
      <path class="left" d="M-6.6-3.9 0-.4V7.2L-6.6 3.7Z" />
      <path class="right" d="M6.6-3.9 0-.4V7.2L6.6 3.7Z" />
    </g>`,
  },
  nato: {
    width: 34,
    side: "us",
    shape: (letter) => html`<g class="tag">
      <rect x="-17" y="-7.5" width="34" height="15" rx="3" /><text class="letter" y="4.4" font-size="12.4">${letter}</text>
    </g>`,
  },
  aid: {
    width: 14,
    side: "us",
    shape: () => html`<g class="aid">
      <rect x="-6.8" y="-6.8" width="13.6" height="13.6" rx="3" /><path d="M-4.2 0H4.2M0-4.2V4.2" />
    </g>`,
  },
  sleepers: { width: 12, side: "jihadist", shape: () => cylinder("sleeping") },
  active: { width: 12, side: "jihadist", shape: () => cylinder("awake") },
  sadr: { width: 13, side: "jihadist", shape: (letter) => cylinder("awake sadr", letter) },
  cadre: { width: 12, side: "jihadist", shape: () => cylinder("cadre") },
  besieged: {
    width: 15,
    shape: () => html`<g class="besieged">
      <path d="M-6.6 6.8V-6.8H-3.6V-4.4H-1.5V-6.8H1.5V-4.4H3.6V-6.8H6.6V6.8Z" />
      <path class="crack" d="M1.4-4.4-1.6-.6 1.6 2.2-.6 6.8" />
    </g>`,
  },
  green: { width: 15, shape: () => regimeChange("green") },
  tan: { width: 15, shape: () => regimeChange("tan") },
  plot: { width: 13, side: "jihadist", shape: plot },
};

/** @param {string} side the one that lies up */
function regimeChange(side) {
  return html`<g class=${`regime-change ${side}`}>
    <circle r="7.2" /><path d="M-3.6-1.4A4 4 0 0 1 3.4-2M3.6 1.4A4 4 0 0 1-3.4 2M3.8-4.6V-1.6H.8M-3.8 4.6V1.6H-.8" />
  </g>`;
}

/** A piece by itself, for a sign beside words. @param {{ kind: string, letter?: string }} properties */
export function PieceSign({ kind, letter = "" }) {
  const { width, shape, side = "" } = KINDS[kind] ?? { width: 0, shape: () => null };
  const [half, high] = [width / 2 + 1, 8.4];
  return html`<svg
    class="piece-sign"
    viewBox=${`${-half} ${-high} ${2 * half} ${2 * high}`}
    width=${2 * half}
    height=${2 * high}
    aria-hidden="true"
  >
    <g class=${`piece ${kind}${side ? ` side-${side}` : ""}`}>${shape(letter)}</g>
  </svg>`;
}

const GAP = 5;
const BESIDE = 3;
/** How wide a numeral is, a part of its size. */
const DIGIT = 0.53;

/** @param {Piece} piece @param {number} size */
function widthOf({ kind, n }, size) {
  const shape = KINDS[kind]?.width ?? 0;
  return n === undefined ? shape : shape + BESIDE + String(n).length * size * DIGIT;
}

/** @param {{ piece: Piece, size: number }} properties */
function Drawn({ piece: { kind, n, letter = "", fresh = false }, size }) {
  const { width, shape, side = "" } = KINDS[kind] ?? { width: 0, shape: () => null };
  const shown = useCount(n ?? 0);
  return html`<g class=${`piece ${kind}${side ? ` side-${side}` : ""}${fresh ? " changed" : ""}`}>
    <g transform=${`translate(${width / 2} 0)`}>${shape(letter)}</g>
    ${n === undefined
      ? null
      : html`<text class="counted" x=${width + BESIDE} y=${size * 0.36} font-size=${size} key=${fresh ? n : "same"}>
          ${shown}
        </text>`}
  </g>`;
}

/**
 * Pieces side by side from `x` on, smaller where they would have no room, as far as they can be read; then closer. `y` is
 * their middle, `size` that of numerals.
 * @param {{ pieces: Piece[], x: number, y: number, room: number, size?: number }} properties
 */
export function Pieces({ pieces, x, y, room, size = 18 }) {
  const widths = pieces.map((piece) => widthOf(piece, size));
  const whole = widths.reduce((sum, width) => sum + width + GAP, -GAP);
  const lettered = pieces.some(({ letter }) => letter);
  const scale = Math.min(1, Math.max(lettered ? 1 : TYPE / size, room / whole));
  const last = widths.at(-1) ?? 0;
  const closer = Math.min(1, (room / scale - last) / (whole - last || 1));
  let at = 0;
  return html`<g class="pieces" transform=${`translate(${x} ${y}) scale(${scale})`}>
    ${pieces.map((piece, i) => {
      const left = at;
      at += ((widths[i] ?? 0) + GAP) * closer;
      return html`<g key=${`${piece.kind} ${i}`} transform=${`translate(${left} 0)`}>
        <${Drawn} piece=${piece} size=${size} />
      </g>`;
    })}
  </g>`;
}
