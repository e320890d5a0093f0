/** What lies on a space besides its pieces, as tags along the lower edge of its plate. */

import { html } from "./vendor/preact.js";
import { widthOf } from "./lettering.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./words.js").Say} Say */

const MARKER = { size: 12.4, height: 15.5, padding: 4, gap: 3 };

/** Some games have names for all their markers. @param {Book} book @param {string[]} markers @param {Say} say */
export function markerTitles({ names }, markers, say) {
  return markers.map((marker) => names["marker"]?.[marker] ?? say(`marker-${marker}`));
}

/** Where they have no room they lie over each other. @param {{ titles: string[], y: number, room: number }} properties */
export function Markers({ titles, y, room }) {
  const widths = titles.map((title) => widthOf(title, MARKER.size) + 2 * MARKER.padding);
  const whole = widths.reduce((sum, width) => sum + width + MARKER.gap, -MARKER.gap);
  const step = Math.min(1, room / whole);
  let x = 0;
  return html`<g class="markers" transform=${`translate(4 ${y})`}>
    ${titles.map((title, i) => {
      const width = widths[i] ?? 0;
      const left = x;
      x += (width + MARKER.gap) * step;
      return html`<g key=${title} transform=${`translate(${left} 0)`}>
        <rect width=${width} height=${MARKER.height} rx="3" />
        <text x=${MARKER.padding} y="12" font-size=${MARKER.size}>${title}</text>
      </g>`;
    })}
  </g>`;
}
