/** Small shapes: one for each side, so that its colour is never alone. */

import { html } from "./vendor/preact.js";
import { sideNamed } from "./sides.js";

/** In a drawing. @param {{ side: string, x?: number, y?: number, size?: number }} properties */
export function Mark({ side, x = 0, y = 0, size = 10 }) {
  const { shape, turn = 0 } = sideNamed(side);
  return html`<path
    class=${`side-mark side-${side}`}
    d=${shape}
    transform=${`translate(${x} ${y}) scale(${size / 10})${turn ? ` rotate(${turn})` : ""}`}
  />`;
}

/** Among words. @param {{ side: string }} properties */
export function SideSign({ side }) {
  return html`<svg class="side-sign" viewBox="-6 -6 12 12" aria-hidden="true"><${Mark} side=${side} /></svg>`;
}
