/** The regions of a board: their names, and at a glance what scoring each would pay now. */

import { html, useMemo } from "./vendor/preact.js";
import { widthOf } from "./lettering.js";
import { Mark } from "./marks.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./places.js").RegionPlace} RegionPlace */
/** @typedef {{ standing: string, points: number }} SideStanding */
/** @typedef {Record<string, any>} StandingShown a SideStanding by the name of each side; `net` is above zero for the first */

/** How far the letters of a region's name are set apart, as in the style sheet. */
const SPACED = 0.14;
const STANDING_WIDTH = 184;
const STANDINGS = ["presence", "domination", "control"];

/**
 * How firmly a side stands in a region, as three steps.
 * @param {{ standing: string, side: string, x: number }} properties
 */
function Ladder({ standing, side, x }) {
  const reached = STANDINGS.indexOf(standing);
  return html`<g class=${`ladder side-${side}`} transform=${`translate(${x} 0)`}>
    ${STANDINGS.map((step, i) => {
      const kind = i <= reached ? "reached" : "";
      return html`<rect key=${step} class=${kind} x=${i * 7} y=${-i * 4} width="5" height=${6 + i * 4} />`;
    })}
  </g>`;
}

/** What scoring a region would pay now. @param {{ sides: string[], standing: StandingShown }} properties */
function Standing({ sides, standing }) {
  const [first = "", second = ""] = sides;
  /** @type {SideStanding} */
  const left = standing[first];
  /** @type {SideStanding} */
  const right = standing[second];
  const net = Number(standing["net"]);
  const ahead = net > 0 ? first : net < 0 ? second : "";
  // Where a region knows no presence or domination there is nothing to climb.
  const [ladder, outside] = left.standing || right.standing ? [true, 82] : [false, 58];
  return html`<g class="standing">
    <${Mark} side=${first} x=${-outside} y=${0} size=${13} />
    ${ladder ? html`<${Ladder} standing=${left.standing} side=${first} x=${-71} />` : null}
    <text class=${`points side-${first}`} x=${-38} y="6">${left.points}</text>
    <g class=${`net ${ahead ? `side-${ahead}` : "even"}`}>
      <rect x="-24" y="-12" width="48" height="24" rx="12" />
      ${ahead ? html`<${Mark} side=${ahead} x=${Math.abs(net) > 9 ? -16 : -12} y=${0} size=${11} />` : null}
      <text x=${ahead ? 7 : 0} y="6">${ahead ? `+${Math.abs(net)}` : "0"}</text>
    </g>
    <text class=${`points side-${second}`} x=${38} y="6">${right.points}</text>
    ${ladder ? html`<${Ladder} standing=${right.standing} side=${second} x=${52} />` : null}
    <${Mark} side=${second} x=${outside} y=${0} size=${13} />
  </g>`;
}

/** What the view tells of a region's scoring, if anything. @param {View} view @param {string} name */
export function standingOf(view, name) {
  return /** @type {Record<string, StandingShown> | undefined} */ (view["standings"])?.[name];
}

/**
 * A region's standing in words: a sentence for each side, and what scoring would pay.
 * @param {Book} book @param {StandingShown | undefined} standing @returns {string[]}
 */
export function standingTold(book, standing) {
  if (!standing) return [];
  const { sides } = book.components;
  const titles = book.names["side"] ?? {};
  const told = sides.map((side) => {
    const { standing: how, points } = /** @type {SideStanding} */ (standing[side]);
    const values = { side: titles[side] ?? side, n: points, standing: book.names["standing"]?.[how] ?? how };
    return say(how ? "region-standing" : "region-points", values);
  });
  const net = Number(standing["net"]);
  const ahead = sides[net > 0 ? 0 : 1] ?? "";
  const pays = net ? say("region-pays", { side: titles[ahead] ?? ahead, n: Math.abs(net) }) : say("region-pays-nobody");
  return [...told, pays];
}

/** @param {{ book: Book, view: View, name: string, place: RegionPlace }} properties */
export function Region({ book, view, name, place }) {
  const { x, y, width = 200, height = 60, size, colour } = place;
  const standing = standingOf(view, name);
  const title = book.names["set"]?.[name] ?? name;
  const capitals = title.toUpperCase();
  const fontSize = size * Math.min(1, width / (widthOf(capitals, size) + capitals.length * size * SPACED));
  const shown = standing ? JSON.stringify(standing) : "";
  return useMemo(
    () => html`<g
      class=${`region region-${colour}`}
      transform=${`translate(${x} ${y - height / 2})`}
      data-kind="region"
      data-name=${name}
      role="button"
      tabindex="0"
      aria-label=${[say("region-show", { region: title }), ...standingTold(book, standing)].join(", ")}
    >
      <rect class="region-reach" x=${-width / 2} y="0" width=${width} height=${height} />
      <text class="region-name" y=${size * 0.82} font-size=${fontSize}>${capitals}</text>
      ${standing
        ? html`<g transform=${`translate(0 ${size * 0.82 + 25}) scale(${Math.min(1.25, width / STANDING_WIDTH)})`}>
            <${Standing} sides=${book.components.sides} standing=${standing} />
          </g>`
        : null}
    </g>`,
    [book, shown, fontSize],
  );
}
