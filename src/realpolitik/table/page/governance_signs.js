/** What the signs on Labyrinth's plates mean: drawn by themselves, for whoever reads the board for the first time. */

import { html } from "./vendor/preact.js";
import { Faith, GOVERNANCES, Oil } from "./governance_parts.js";
import { Pieces } from "./pieces.js";

/** @typedef {import("./legend.js").Sign} Sign */
/** @typedef {import("./words.js").Say} Say */

const PIECES = ["troops", "sleepers", "active", "cadre", "plot", "aid", "besieged", "green", "tan"];

/** @param {Say} say @returns {Sign[]} */
export function signs(say) {
  const rungs = GOVERNANCES.map((name) => ({
    drawn: html`<g class=${`rung reached governed-${name}`}>
      <rect x="-9" y="-7.5" width="18" height="15" rx="2" />
      <text y="4.4">${say(`governance-sign-${name}`)}</text>
    </g>`,
    text: say(`legend-${name}`),
  }));
  const faiths = ["sunni", "shia_mix"].map((type) => ({
    drawn: html`<g transform="translate(0 -10)"><${Faith} type=${type} x=${0} /></g>`,
    text: say(`country-${type}`),
  }));
  const oil = { drawn: html`<g transform="translate(0 -10)"><${Oil} x=${0} /></g>`, text: say("legend-oil") };
  const pieces = PIECES.map((kind) => ({
    drawn: html`<${Pieces} pieces=${[{ kind }]} x=${-7} y=${0} room=${40} />`,
    text: say(`legend-${kind}`),
  }));
  return [...rungs, ...faiths, oil, ...pieces];
}
