/** Small shapes: one for each side, so that its colour is never alone. */

import { html } from "./vendor/preact.js";

/**
 * A shape for each side, so that its colour is never alone: in a box of 10 by 10 around the origin.
 * @type {Record<string, string>}
 */
const MARKS = {
  us: "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.2 0 2.2-3 4.2-2.1.7-4.8-1.5-1.3-1.7Z",
  jihadist: "M-4.9-4 4.9-4 0 4.9Z",
  ussr: "M-3.3-5.2 3.3-5.2 3.3-1.6 1.2-1.6 1.2 5-1.2 5-1.2-1.6-3.3-1.6Z",
};
const NO_MARK = "M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z";

/** @param {{ side: string, x?: number, y?: number, size?: number }} properties */
export function Mark({ side, x = 0, y = 0, size = 10 }) {
  const turn = side === "ussr" ? " rotate(45)" : "";
  return html`<path
    class=${`side-mark side-${side}`}
    d=${MARKS[side] ?? NO_MARK}
    transform=${`translate(${x} ${y}) scale(${size / 10})${turn}`}
  />`;
}
