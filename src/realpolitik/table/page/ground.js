/** What lies under the plates: land, links, and the powers themselves. */

import { html, useMemo } from "./vendor/preact.js";
import { Mark } from "./marks.js";
import { outline, PLAIN, ROUND, scaled } from "./outlines.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Layout} Layout */
/** @typedef {import("./types").Place} Place */
/** @typedef {{ between: [string, string], lines: [number, number][][] }} Route */
/** @typedef {import("./types").Zone} Zone */
/** @typedef {{ ends: string[], kind: string, path: string }} Line `ends`: whoever looks at one of them sees it lit */

/**
 * A link goes straight, unless the layout has a way of its own for it.
 * @param {Layout} layout @param {string} from @param {string} to
 */
function pathOf(layout, from, to) {
  const routes = /** @type {Route[]} */ (layout["route"] ?? []);
  const route = routes.find(({ between }) => between.includes(from) && between.includes(to));
  if (route) return route.lines.map((line) => `M${line.map((point) => point.join(" ")).join("L")}`).join("");
  const [start, end] = [layout.space[from] ?? layout.power[from], layout.space[to] ?? layout.power[to]];
  return start && end ? `M${start.x} ${start.y}L${end.x} ${end.y}` : "";
}

/**
 * Every link between spaces that are there, once, and those to the powers.
 * @param {Book} book @param {string[]} spaces @returns {Line[]}
 */
export function linesOf({ layout, components }, spaces) {
  /** @type {Line[]} */
  const lines = [];
  for (const name of spaces) {
    const { links = [], power = "", regions = [] } = components.spaces[name] ?? {};
    for (const other of links.filter((each) => each > name && spaces.includes(each))) {
      const abroad = regions.length > 0 && !components.spaces[other]?.regions?.some((each) => regions.includes(each));
      lines.push({ ends: [name, other], kind: abroad ? "abroad" : "", path: pathOf(layout, name, other) });
    }
    if (power) lines.push({ ends: [power, name], kind: `to-power side-${power}`, path: pathOf(layout, power, name) });
  }
  return [...lines, ...zoneLines({ layout, components })];
}

/** One line from each space that is linked to a zone, straight to its edge. */
/** @param {Pick<Book, "layout" | "components">} book @returns {Line[]} */
function zoneLines({ layout, components: { spaces, ...lists } }) {
  return Object.entries(layout.zone ?? {}).flatMap(([name, zone]) => {
    const members = Object.keys(spaces).filter((space) => spaces[space]?.[zone.members]);
    const linked = /** @type {string[]} */ (/** @type {Record<string, unknown>} */ (lists)[zone.linked] ?? []);
    const kind = "to-zone";
    return linked.map((space) => ({ ends: [space, name, ...members], kind, path: toZone(layout, zone, space) }));
  });
}

/** @param {Layout} layout @param {Zone} zone @param {string} space */
function toZone(layout, { x, y, width, height }, space) {
  const from = layout.space[space];
  if (!from) return "";
  const across = Math.min(Math.max(from.x, x - width / 2), x + width / 2);
  const down = Math.min(Math.max(from.y, y - height / 2), y + height / 2);
  return `M${from.x} ${from.y}L${across} ${down}`;
}

/** The inside of the drawing of the land: its frame is the board's. @param {string} land */
function landOf(land) {
  return land.replace(/^[^]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
}

/** Land and links: drawn once for a book. @param {{ book: Book, lines: Line[] }} properties */
export function Ground({ book, lines }) {
  return useMemo(
    () => html`<g class="ground-layer">
      <g dangerouslySetInnerHTML=${{ __html: landOf(book.land) }} />
      ${Object.entries(book.layout.zone ?? {}).map(
        ([name, zone]) => html`<${ZoneArea} key=${name} name=${name} zone=${zone} />`,
      )}
      <${Links} lines=${lines} />
    </g>`,
    [book, lines],
  );
}

/** @param {{ name: string, zone: Zone }} properties */
function ZoneArea({ name, zone: { x, y, width, height, sign } }) {
  return html`<g class=${`zone zone-${name}`}>
    <rect x=${x - width / 2} y=${y - height / 2} width=${width} height=${height} rx="12" />
    <text x=${sign[0]} y=${sign[1]}>${say(`zone-${name}`)}</text>
  </g>`;
}

/** @param {{ lines: Line[] }} properties */
export function Links({ lines }) {
  return html`<g class="links">
    ${lines.map(({ ends, kind, path }) => html`<path key=${ends.join()} class=${`link ${kind}`} d=${path} />`)}
  </g>`;
}

/** @param {{ book: Book, side: string, place: Place }} properties */
export function Power({ book, side, place }) {
  const { x, y, width = 150, height = 48 } = place;
  const title = book.names["side"]?.[side] ?? side;
  const corner = scaled(book.components.sides.indexOf(side) ? PLAIN : ROUND, height / 40);
  return html`<g class=${`power side-${side}`} transform=${`translate(${x} ${y})`}>
    <path class="power-ground" d=${outline(width, height, corner)} transform=${`translate(${-width / 2} ${-height / 2})`} />
    <${Mark} side=${side} x=${-width / 2 + height / 2} y=${0} size=${height * 0.42} />
    <text class="power-name" x=${height / 4} y=${height * 0.15} font-size=${height * 0.375}>${title}</text>
  </g>`;
}
