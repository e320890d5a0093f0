/** What the signs on a board mean, where the layout has room for it. */

import { html, useMemo } from "./vendor/preact.js";
import { Lettered } from "./lettering.js";
import { outline, PLAIN } from "./outlines.js";
import { plateKind } from "./plates.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Place} Place */
/** @typedef {import("./vendor/preact.js").VNode} VNode */
/** @typedef {{ drawn: VNode, text: string }} Sign `drawn` around the origin, some 16 high */

const ROW = 16.4;
const MARGIN = 8;
const SIGN = 26;

/** @param {{ book: Book, place: Place, type: number }} properties */
export function Legend({ book, place: { x, y, width = 300, height = 200 }, type }) {
  return useMemo(() => {
    const all = plateKind(book).signs?.(say) ?? [];
    const rows = Math.floor((height - 2 * MARGIN) / ROW);
    const column = (width - 2 * MARGIN) / Math.ceil(all.length / rows);
    return html`<g class="legend" transform=${`translate(${x - width / 2} ${y - height / 2})`}>
      <path class="ground" d=${outline(width, height, PLAIN)} />
      ${all.map(({ drawn, text }, i) => {
        const at = [MARGIN + column * Math.floor(i / rows), MARGIN + ROW * ((i % rows) + 0.5)];
        return html`<g key=${text} transform=${`translate(${at.join(" ")})`}>
          <g transform="translate(11 0)">${drawn}</g>
          <${Lettered} name=${text} room=${column - SIGN} x=${SIGN} y=${4.4} />
        </g>`;
      })}
    </g>`;
  }, [book, type]);
}
