/** Points by source and power: as a table, at the end of a round and of the game. */

import { html } from "./vendor/preact.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {Record<string, Record<string, number>>} BySide points of each side by source */

/** @param {number} n */
function shown(n) {
  return n ? String(n).replace("-", "−") : "·";
}

/** The sides, the first in points before the others. @param {BySide} points @param {Record<string, number>} totals */
function byTotal(points, totals) {
  const total = (/** @type {string} */ side) =>
    totals[side] ?? Object.values(points[side] ?? {}).reduce((sum, n) => sum + n, 0);
  return Object.keys(points)
    .map((side) => ({ side, total: total(side) }))
    .sort((one, other) => other.total - one.total);
}

/** @param {{ points: BySide, totals?: Record<string, number> | undefined }} props `totals`: where they are not the sums */
export function Totals({ points, totals = {} }) {
  const { book } = useDesk();
  const sides = byTotal(points, totals);
  const sources = [...new Set(Object.values(points).flatMap((own) => Object.keys(own)))].filter((source) =>
    sides.some(({ side }) => points[side]?.[source]),
  );
  return html`<table class="totals">
    <thead>
      <tr>
        <th></th>
        ${sides.map(
          ({ side }) => html`<th key=${side} scope="col" class=${`side-ink side-${side}`}>
            <${SideSign} side=${side} /><span>${sideName(book, side)}</span>
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${sources.map(
        (source) => html`<tr key=${source}>
          <th scope="row">${book.names["source"]?.[source] ?? source}</th>
          ${sides.map(({ side }) => html`<td key=${side}>${shown(points[side]?.[source] ?? 0)}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("totals-all")}</th>
        ${sides.map(({ side, total }) => html`<td key=${side}>${shown(total)}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}

/** What each region, and whatever else counts, paid in the final scoring. */
/** @param {{ rows: import("./types").FinalRow[] }} props */
export function FinalScoring({ rows }) {
  const { book } = useDesk();
  const { sides } = book.components;
  if (!rows.length) return null;
  const total = (/** @type {string} */ side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0);
  return html`<table class="totals final-scoring">
    <caption>${say("final-scoring")}</caption>
    <thead>
      <tr>
        <th></th>
        ${sides.map(
          (side) => html`<th key=${side} scope="col" class=${`side-ink side-${side}`}>
            <${SideSign} side=${side} /><span>${sideName(book, side)}</span>
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ kind, name, points }) => html`<tr key=${name}>
          <th scope="row">${book.names[kind]?.[name] ?? name}</th>
          ${sides.map((side) => html`<td key=${side}>${shown(points[side] ?? 0)}</td>`)}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${say("totals-all")}</th>
        ${sides.map((side) => html`<td key=${side}>${shown(total(side))}</td>`)}
      </tr>
    </tfoot>
  </table>`;
}
