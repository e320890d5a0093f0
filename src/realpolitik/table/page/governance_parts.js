/** Parts of a country's plate in Labyrinth: the head, the ladder of governance, switches for alignment and posture. */

import { html } from "./vendor/preact.js";
import { isMuslim } from "./countries.js";
import { Lettered, TYPE, widthOf } from "./lettering.js";

/** @typedef {import("./types").Country} Country */
/** @typedef {import("./plates.js").Printed} Printed */
/** @typedef {import("./words.js").Say} Say */

/** How high the head of a plate is. */
export const HEAD = 17;
export const GOVERNANCES = ["good", "fair", "poor", "islamist_rule"];
/** How far from the edge of a plate anything begins, how wide a ladder is, and how high a switch. */
export const EDGE = 5;
export const LADDER = 22;
export const SWITCH = 15;
/** How high a rung is, and the one that is reached; how far apart they are. */
const RUNG = 5;
const REACHED = 16;
const APART = 3;
const PADDING = 6;
const OIL = "M0-5.6C2-2.6 3.8-.6 3.8 1.8 3.8 4.2 2.1 5.6 0 5.6-2.1 5.6-3.8 4.2-3.8 1.8-3.8-.6-2-2.6 0-5.6Z";

// -- ladder and switches ----------------------------------------------------------------------------------------------

/** Four rungs, the best on top; the one reached is higher, and says its name. */
/** @param {{ governance: string, fresh: boolean, say: Say }} properties */
export function Ladder({ governance, fresh, say }) {
  const reached = GOVERNANCES.indexOf(governance);
  return html`<g class=${`governance-ladder${fresh ? " changed" : ""}`}>
    ${GOVERNANCES.map((name, i) => {
      const y = HEAD + 4 + i * (RUNG + APART) + (reached >= 0 && i > reached ? REACHED - RUNG : 0);
      const here = i === reached;
      return html`<g key=${name} class=${`rung${here ? " reached" : ""}`}>
        <rect x="4" y=${y} width=${LADDER - 4} height=${here ? REACHED : RUNG} rx="2" />
        ${here ? html`<text x=${LADDER / 2 + 2} y=${y + 12.4}>${say(`governance-sign-${name}`)}</text>` : null}
      </g>`;
    })}
  </g>`;
}

/** A switch with a place for each way; where none is chosen yet it says so. */
/** @param {{ ways: string[], chosen: string, words: string, x: number, width: number, fresh: boolean }} properties */
export function Switch({ ways, chosen, words, x, width, fresh }) {
  const height = SWITCH;
  const at = ways.indexOf(chosen);
  const knob = Math.min(width, Math.max(widthOf(words, TYPE) + 2 * PADDING, width / ways.length));
  /** @param {number} way the middle of its place */
  const middle = (way) => (at < 0 ? width / 2 : knob / 2 + ((width - knob) * way) / (ways.length - 1));
  const stops = ways.map((_, way) => way).filter((way) => way !== at);
  const room = (at < 0 ? width : knob) - 6;
  const length = widthOf(words, TYPE) > room ? room : undefined;
  return html`<g class=${`switch${at < 0 ? " unset" : ` way-${chosen}`}`} transform=${`translate(${x} ${HEAD + 4})`}>
    <rect class="groove" width=${width} height=${height} rx=${height / 2} />
    ${at >= 0 &&
    stops.map((way) => {
      const x = stopAt(way, ways.length, width);
      return html`<circle key=${way} class="stop" cx=${x} cy=${height / 2} r="2" />`;
    })}
    <g class=${at < 0 ? "unset-words" : `knob${fresh ? " changed" : ""}`} key=${chosen}>
      ${at >= 0 && html`<rect x=${middle(at) - knob / 2} width=${knob} height=${height} rx=${height / 2} />`}
      <text x=${middle(at)} y="11.8" font-size=${TYPE} textLength=${length} lengthAdjust="spacingAndGlyphs">
        ${words}
      </text>
    </g>
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
  return html`<g class="faith" transform=${`translate(${x} 8.6)`}>
    <circle r="4.2" />
    ${type === "sunni" ? whole : half}
  </g>`;
}

/** @param {{ x: number }} properties */
export function Oil({ x }) {
  return html`<path class="oil" d=${OIL} transform=${`translate(${x} 8.6)`} />`;
}

/** What stands at the right end of the head: resources, with a drop for oil; or governance that never changes. */
/** @param {{ printed: Printed, now: Country }} properties */
function Worth({ printed: { space, width }, now }) {
  const end = width - EDGE - 4;
  if (!isMuslim(space)) {
    return html`<rect class="fixed" x=${end - 6.5} y="1.5" width="13" height="14" rx="3" />
      <text class="worth" x=${end} y="13.2">${GOVERNANCES.indexOf(space.governance ?? "") + 1}</text>`;
  }
  const changed = now.resources !== space.resources;
  return html`${space.oil ? html`<${Oil} x=${end - 11} />` : null}
    ${changed ? html`<rect class="changed" x=${end - 6} y="1" width="12" height="15" rx="3" />` : null}
    <text class=${`worth${changed ? " now" : ""}`} x=${end} y="13.2">${now.resources}</text>`;
}

/** @param {{ printed: Printed, now: Country }} properties */
export function Head({ printed, now }) {
  const { title, space, width } = printed;
  const start = isMuslim(space) ? EDGE + 10 : EDGE;
  const room = width - start - (isMuslim(space) && space.oil ? 27 : isMuslim(space) ? 17 : 18);
  return html`${isMuslim(space) ? html`<${Faith} type=${space.type ?? ""} x=${EDGE + 4} />` : null}
    <${Lettered} name=${title} room=${room} x=${start} y=${12.9} kind="name" />
    <${Worth} printed=${printed} now=${now} />`;
}
