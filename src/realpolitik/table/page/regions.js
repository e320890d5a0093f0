/** The regions of a board: their names, and at a glance what scoring each would pay now. */

import { html, useMemo } from "./vendor/preact.js";
import { widthOf } from "./lettering.js";
import { Mark } from "./marks.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./places.js").RegionPlace} RegionPlace */
/** @typedef {import("./places.js").SubregionPlace} SubregionPlace */
/** @typedef {{ standing: string, points: number }} SideStanding */
/** @typedef {Record<string, any>} StandingShown a SideStanding by the name of each side; `net` is above zero for the first */

/** How far the letters of a name are set apart: less where it would have no room. */
const SPACED = 0.14;
const STANDING_WIDTH = 132;
const STANDINGS = ["presence", "domination", "control"];

/** How firmly a side stands, as a letter, and what that is worth. @param {SideStanding} standing @param {boolean} mirrored */
function told({ standing, points }, mirrored) {
  const letter = STANDINGS.includes(standing) ? say(`standing-sign-${standing}`) : "";
  return (mirrored ? [points, letter] : [letter, points]).filter((part) => part !== "").join(" ");
}

/** What scoring a region would pay now. @param {{ sides: string[], standing: StandingShown }} properties */
function Standing({ sides, standing }) {
  const [first = "", second = ""] = sides;
  const net = Number(standing["net"]);
  const ahead = net > 0 ? first : net < 0 ? second : "";
  const corner = ["8.5", "1"][sides.indexOf(ahead)] ?? "1";
  return html`<g class="standing">
    <${Mark} side=${first} x=${-58} y=${0} size=${9.5} />
    <text class=${`points side-${first}`} x="-50" y="4.6">${told(standing[first], false)}</text>
    <g class=${`net ${ahead ? `side-${ahead}` : "even"}`}>
      <rect x="-19" y="-8.5" width="38" height="17" rx=${corner} />
      <text y="4.6">${ahead ? `+${Math.abs(net)}` : "0"}</text>
    </g>
    <text class=${`points last side-${second}`} x="50" y="4.6">${told(standing[second], true)}</text>
    <${Mark} side=${second} x=${58} y=${0} size=${9.5} />
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

/** How far apart the letters of some words are set, so that they have room. @param {string} words @param {number} size @param {number} room */
function spacing(words, size, room) {
  const left = room - widthOf(words, size);
  return Math.max(-0.03, Math.min(SPACED, left / words.length / size));
}

/** @param {{ book: Book, view: View, name: string, place: RegionPlace, type: number }} properties */
export function Region({ book, view, name, place, type }) {
  const { x, y, width = 130, height = 40, size, colour } = place;
  const standing = standingOf(view, name);
  const title = book.names["set"]?.[name] ?? name;
  const capitals = (book.names["short"]?.[name] ?? title).toUpperCase();
  const apart = spacing(capitals, size, width);
  const shown = standing ? JSON.stringify(standing) : "";
  return useMemo(
    () => html`<g
      class=${`region region-${colour}`}
      transform=${`translate(${x} ${y})`}
      data-kind="region"
      data-name=${name}
      role="button"
      tabindex="0"
      aria-label=${[say("region-show", { region: title }), ...standingTold(book, standing)].join(", ")}
    >
      <rect class="region-reach" x=${-width / 2} y=${-height / 2} width=${width} height=${height} />
      <text class="region-name" y="-2" font-size=${size} letter-spacing=${`${apart}em`}>${capitals}</text>
      ${standing
        ? html`<g transform=${`translate(0 ${size * 0.4 + 5.5}) scale(${Math.max(1, width / STANDING_WIDTH / 1.4)})`}>
            <${Standing} sides=${book.components.sides} standing=${standing} />
          </g>`
        : null}
    </g>`,
    [book, shown, type],
  );
}

/** A part of a region, named on its ground. @param {{ book: Book, name: string, place: SubregionPlace }} properties */
export function Subregion({ book, name, place: { x, y, colour } }) {
  const title = book.names["short"]?.[name] ?? book.names["set"]?.[name] ?? name;
  return html`<text class=${`subregion region-${colour}`} x=${x} y=${y}>${title}</text>`;
}
