/** Behind the lobby: the map of a game, faint, its countries as points of light, battlegrounds brighter. */

import { fetchBook } from "./books.js";
import { language } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Place} Place */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} name @param {Record<string, string | number>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}

/** @param {Place} from @param {Place} to @param {string} kind */
function line(from, to, kind) {
  return drawn("path", { class: `link ${kind}`, d: `M${from.x} ${from.y}L${to.x} ${to.y}` });
}

/** The lines first, the points over them. @param {Book} book */
function network({ components, layout }) {
  const lines = [];
  const points = [];
  for (const [name, space] of Object.entries(components.spaces)) {
    const place = layout.space[name];
    if (!place) continue;
    const kind = space.battleground ? "battleground" : "";
    points.push(drawn("circle", { class: `country ${kind}`, cx: place.x, cy: place.y, r: kind ? 5 : 3.5 }));
    const power = layout.power[space.power ?? ""];
    // the two edges of the map meet: what reaches across all of it goes round the other way, and is left out
    if (power && Math.abs(power.x - place.x) < 900) lines.push(line(place, power, `to-power side-${space.power}`));
    for (const link of space.links) {
      const other = layout.space[link];
      if (other && name < link) lines.push(line(place, other, ""));
    }
  }
  return [...lines, ...points];
}

/** @param {string} game the table will want the same book, and then has it at hand @param {string} digest of the book */
export async function drawBackdrop(game, digest) {
  const book = await fetchBook(game, language(), digest);
  const parsed = new DOMParser().parseFromString(book.land, "image/svg+xml").documentElement;
  const land = document.importNode(parsed, true);
  land.querySelectorAll("path:not(.land, .graticule)").forEach((path) => path.remove()); // too fine to be seen so faint
  land.setAttribute("preserveAspectRatio", "xMidYMid slice");
  land.append(...network(book));
  const backdrop = document.querySelector(".backdrop");
  backdrop?.replaceChildren(land);
  backdrop?.classList.add("drawn");
}
