/** Parts of a country's plate in Labyrinth: the head, the ladder of governance, switches for alignment and posture. */

import { html } from "./vendor/preact.js";
import { isMuslim } from "./countries.js";
import { Lettered, widthOf } from "./lettering.js";
import { HEAD } from "./outlines.js";

/** @typedef {import("./types").Country} Country */
/** @typedef {import("./plates.js").Printed} Printed */
/** @typedef {import("./words.js").Say} Say */

export const GOVERNANCES = ["good", "fair", "poor", "islamist_rule"];
/** How far from the edge of a plate anything begins, how wide a ladder is, and how high a switch. */
export const EDGE = 6;
export const LADDER = 25;
export const SWITCH = 15;
const SWITCHED = { padding: 7, size: 12 };
const OIL = "M0-5.6C2-2.6 3.8-.6 3.8 1.8 3.8 4.2 2.1 5.6 0 5.6-2.1 5.6-3.8 4.2-3.8 1.8-3.8-.6-2-2.6 0-5.6Z";

// -- ladder and switches ----------------------------------------------------------------------------------------------

/** Four rungs, the best on top; the one reached is lit. */
/** @param {{ governance: string, height: number, fresh: boolean, say: Say }} properties */
export function Ladder({ governance, height, fresh, say }) {
  const rung = (height - HEAD - 3) / GOVERNANCES.length;
  return html`<g class=${`governance-ladder${fresh ? " changed" : ""}`}>
    ${GOVERNANCES.map((name, i) => {
      const y = HEAD + 1 + i * rung;
      return html`<g key=${name} class=${`rung${name === governance ? " reached" : ""}`}>
        <rect x="3" y=${y + 0.75} width=${LADDER - 4} height=${rung - 1.5} rx="2" />
        <text x=${LADDER / 2 + 1} y=${y + rung / 2 + 4.4}>${say(`governance-sign-${name}`)}</text>
      </g>`;
    })}
  </g>`;
}

/** A switch with a place for each way; where none is chosen it is empty. */
/** @param {{ ways: string[], chosen: string, words: string, x: number, width: number, fresh: boolean }} properties */
export function Switch({ ways, chosen, words, x, width, fresh }) {
  const { padding, size } = SWITCHED;
  const height = SWITCH;
  const at = ways.indexOf(chosen);
  const knob = Math.min(width, Math.max(widthOf(words, size) + 2 * padding, width / ways.length));
  /** @param {number} way the middle of its place */
  const middle = (way) => knob / 2 + ((width - knob) * way) / (ways.length - 1);
  const stops = ways.map((_, way) => way).filter((way) => way !== at);
  const length = widthOf(words, size) > knob - 6 ? knob - 6 : undefined;
  return html`<g class=${`switch${at < 0 ? " unset" : ` way-${chosen}`}`} transform=${`translate(${x} ${HEAD + 4})`}>
    <rect class="groove" width=${width} height=${height} rx=${height / 2} />
    ${at >= 0 &&
    stops.map((way) => {
      const x = stopAt(way, ways.length, width);
      return html`<circle key=${way} class="stop" cx=${x} cy=${height / 2} r="2" />`;
    })}
    ${at >= 0 &&
    html`<g class=${`knob${fresh ? " changed" : ""}`} key=${chosen}>
      <rect x=${middle(at) - knob / 2} width=${knob} height=${height} rx=${height / 2} />
      <text x=${middle(at)} y="11.6" font-size=${size} textLength=${length} lengthAdjust="spacingAndGlyphs">
        ${words}
      </text>
    </g>`}
  </g>`;
}

/** @param {number} way @param {number} ways @param {number} width */
function stopAt(way, ways, width) {
  return 9 + ((width - 18) * way) / (ways - 1);
}

// -- the head ---------------------------------------------------------------------------------------------------------

/** Sunni countries have a full disc, mixed ones half of one. @param {{ type: string, x: number }} properties */
export function Faith({ type, x }) {
  const whole = html`<circle class="filled" r="4.2" />`;
  const half = html`<path class="filled" d="M0-4.2A4.2 4.2 0 0 0 0 4.2Z" />`;
  return html`<g class="faith" transform=${`translate(${x} 10)`}>
    <circle r="4.2" />
    ${type === "sunni" ? whole : half}
  </g>`;
}

/** @param {{ x: number }} properties */
export function Oil({ x }) {
  return html`<path class="oil" d=${OIL} transform=${`translate(${x} 10)`} />`;
}

/** What stands at the right end of the head: resources, with a drop for oil; or governance that never changes. */
/** @param {{ printed: Printed, now: Country }} properties */
function Worth({ printed: { space, width }, now }) {
  const end = width - EDGE - 4;
  if (!isMuslim(space)) {
    return html`<rect class="fixed" x=${end - 8} y="3" width="15" height="14.5" rx="3" />
      <text class="worth" x=${end - 0.5} y="14.8">${GOVERNANCES.indexOf(space.governance ?? "") + 1}</text>`;
  }
  const changed = now.resources !== space.resources;
  return html`${space.oil ? html`<${Oil} x=${end - 12} />` : null}
    ${changed ? html`<rect class="changed" x=${end - 6.5} y="2.5" width="13" height="16" rx="3" />` : null}
    <text class=${`worth${changed ? " now" : ""}`} x=${end} y="15.3">${now.resources}</text>`;
}

/** @param {{ printed: Printed, now: Country }} properties */
export function Head({ printed, now }) {
  const { title, space, width } = printed;
  const start = isMuslim(space) ? EDGE + 12 : EDGE + 1;
  const room = width - start - (isMuslim(space) ? (space.oil ? 29 : 18) : 24);
  return html`${isMuslim(space) ? html`<${Faith} type=${space.type ?? ""} x=${EDGE + 4.5} />` : null}
    <${Lettered} name=${title} room=${room} x=${start} y=${15} kind="name" />
    <${Worth} printed=${printed} now=${now} />`;
}
