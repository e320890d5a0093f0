/**
 * Plates of Labyrinth. A Muslim country shows its governance as a ladder and its alignment as a switch of three ways;
 * another shows its posture; all show what stands there. What is not tested yet says so.
 */

import { html } from "./vendor/preact.js";
import { countryOf, describe, isMuslim, tell } from "./countries.js";
import { EDGE, Head, HEAD, LADDER, Ladder, Switch, SWITCH } from "./governance_parts.js";
import { signs } from "./governance_signs.js";
import { TYPE, widthOf } from "./lettering.js";
import { head, outline, PLAIN, ROUND } from "./outlines.js";
import { Pieces } from "./pieces.js";
import { Markers, markerTitles } from "./plate_markers.js";

/** @typedef {import("./types").Country} Country */
/** @typedef {import("./pieces.js").Piece} Piece */
/** @typedef {import("./plates.js").PlateKind} PlateKind */
/** @typedef {import("./plates.js").Printed} Printed */
/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("./vendor/preact.js").VNode} VNode */
/** @typedef {{ now: Country, was: Country | null }} Standing `was`: before the last change, if there was one */

const ALIGNMENTS = ["ally", "neutral", "adversary"];
const POSTURES = ["hard", "soft"];
/** How far markers may stick out beside a plate. */
const BEYOND = 16;

// -- what stands there ------------------------------------------------------------------------------------------------

/** Armies and cells. @param {Standing} standing @returns {Piece[]} */
function forces({ now, was }) {
  return /** @type {("troops" | "sleepers" | "active")[]} */ (["troops", "sleepers", "active"])
    .filter((kind) => now[kind] > 0)
    .map((kind) => ({ kind, n: now[kind], fresh: was !== null && was[kind] !== now[kind] }));
}

/** All that lies there besides. @param {Standing} standing @param {Say} say @returns {Piece[]} */
function besides({ now, was }, say) {
  const plots = now.plots.map((plot) => ({ kind: "plot", letter: plot.plot }));
  /** @type {[boolean, Piece][]} */
  const all = [
    [now.sadr, { kind: "sadr", letter: say("piece-sadr") }],
    [now.cadre, { kind: "cadre" }],
    [now.nato, { kind: "nato", letter: say("piece-nato") }],
    [now.aid > 0, { kind: "aid", n: now.aid > 1 ? now.aid : undefined, fresh: was !== null && was.aid !== now.aid }],
    [now.besieged, { kind: "besieged", fresh: was !== null && !was.besieged }],
    [now.regime_change !== "", { kind: now.regime_change, fresh: was !== null && !was.regime_change }],
  ];
  return [...all.filter(([there]) => there).map(([, piece]) => piece), ...plots];
}

// -- bodies -----------------------------------------------------------------------------------------------------------

/** @param {Printed} printed @param {Standing} standing @param {Say} say @returns {VNode} */
function muslimBody({ width, height }, standing, say) {
  const { now, was } = standing;
  const x = now.tested ? LADDER + 4 : EDGE;
  const room = width - EDGE - x;
  const row = (height - HEAD - SWITCH - 5) / 2;
  const first = HEAD + SWITCH + 4 + row / 2;
  const words = now.alignment ? say(`alignment-${now.alignment}`) : say("country-untested.short"); // while it is tested
  return html`
    ${now.tested &&
    html`<${Ladder} governance=${now.governance} fresh=${was !== null && was.governance !== now.governance} say=${say} />`}
    <${Switch}
      ways=${ALIGNMENTS}
      chosen=${now.tested ? now.alignment : ""}
      words=${words}
      x=${x}
      width=${room}
      fresh=${was !== null && was.alignment !== now.alignment}
    />
    <${Pieces} pieces=${forces(standing)} x=${x} y=${first} room=${room} size=${18} />
    <${Pieces} pieces=${besides(standing, say)} x=${x} y=${first + row} room=${room} size=${14} />
  `;
}

/** @param {Printed} printed @param {Standing} standing @param {Say} say @returns {VNode} */
function otherBody({ space, width, height }, standing, say) {
  const { now, was } = standing;
  const recruit = space.recruit ? say("recruit-sign", { n: space.recruit }) : "";
  const aside = recruit ? widthOf(recruit, TYPE) + 5 : 0;
  const middle = HEAD + SWITCH + 3 + (height - HEAD - SWITCH - 3) / 2;
  const has = space.posture !== "none";
  return html`
    ${has &&
    html`<${Switch}
      ways=${POSTURES}
      chosen=${now.posture}
      words=${now.posture ? say(`posture-sign-${now.posture}`) : say("country-untested.short")}
      x=${EDGE}
      width=${width - 2 * EDGE - aside}
      fresh=${was !== null && was.posture !== now.posture}
    />`}
    ${recruit ? html`<text class="recruit" x=${width - EDGE} y=${HEAD + 15.6}>${recruit}</text>` : null}
    <${Pieces}
      pieces=${[...forces(standing), ...besides(standing, say)]}
      x=${EDGE}
      y=${has ? middle : HEAD + (height - HEAD) / 2}
      room=${width - 2 * EDGE}
      size=${16}
    />
  `;
}

/** @param {import("./types").Space} space @returns {import("./outlines.js").Corner} */
function cornerOf({ type }) {
  return type === "iran" ? ROUND : PLAIN;
}

/** @type {PlateKind} */
export const governance = {
  corner: cornerOf,

  read(view, name, changes) {
    const was = /** @type {[Country, Country] | undefined} */ (changes?.countries?.[name])?.[0];
    return [JSON.stringify({ now: countryOf(view, name), was: was ?? null })];
  },

  classes(space, shown) {
    const { now } = /** @type {Standing} */ (JSON.parse(shown[0]));
    const known = isMuslim(space) ? now.tested : space.posture !== "variable" || now.posture !== "";
    return [
      `type-${space.type}`,
      known ? "" : "untested",
      now.governance && isMuslim(space) ? `governed-${now.governance}` : "",
      now.alignment ? `aligned-${now.alignment}` : "",
    ];
  },

  draw(printed, shown, say) {
    const standing = /** @type {Standing} */ (JSON.parse(shown[0]));
    const { book, space, width: w, height: h } = printed;
    const corner = cornerOf(space);
    const body = isMuslim(space) ? muslimBody : otherBody;
    return html`<g class="governance-plate">
      <path class="ground" d=${outline(w, h, corner)} />
      <path class="head" d=${head(w, HEAD, corner)} />
      <${Head} printed=${printed} now=${standing.now} />
      ${body(printed, standing, say)}
      <path class="frame" d=${outline(w, h, corner)} />
      ${standing.now.markers.length
        ? html`<${Markers} titles=${markerTitles(book, standing.now.markers, say)} y=${h - 3} room=${w + BEYOND} />`
        : null}
      <path class="veil" d=${outline(w, h, corner, 1)} />
    </g>`;
  },

  describe,
  tell,
  signs,
};
