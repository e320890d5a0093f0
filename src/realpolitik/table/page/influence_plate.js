/** Plates of games of influence: both sides' numerals, how stable a space is, and who controls it. */

import { html } from "./vendor/preact.js";
import { Lettered } from "./lettering.js";
import { Mark } from "./marks.js";
import { useCount } from "./motion.js";
import { CUT, head, HEAD, outline, PLAIN, ROUND, turning } from "./outlines.js";
import { Markers, markerTitles } from "./plate_markers.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").View} View */
/** @typedef {import("./outlines.js").Corner} Corner */
/** @typedef {import("./plates.js").PlateKind} PlateKind */
/** @typedef {import("./plates.js").Printed} Printed */

/**
 * Signs before a name that say what kind of space this is, drawn like the marks, and how much room each takes.
 * @type {Record<string, { d: string, room: number }>}
 */
const SIGNS = {
  flame: {
    d: "M.4-6C1-3 4-1.4 4 2 4 4.4 2.3 6 0 6-2.3 6-4 4.4-4 2.1-4 .5-3.2-.7-2.3-1.8-2-.5-1.6.2-.8.5-1-2-.7-4.2.4-6Z",
    room: 13,
  },
  waves: { d: "M-6-3.4q3-3 6 0t6 0M-6 .6q3-3 6 0t6 0M-6 4.6q3-3 6 0t6 0", room: 17 },
};

/** Rounded, much so where it is no country, and cut off for a battleground. @param {Space} space @returns {Corner} */
function cornerOf(space) {
  return space.battleground ? CUT : space.special ? ROUND : PLAIN;
}

/**
 * The half of a plate that is a side's: the first has the left, the second the right.
 * @param {number} w @param {number} h @param {Corner} corner @param {number} place
 */
function half(w, h, corner, place) {
  const { size: c } = corner;
  const to = turning(corner, place ? 0 : 1);
  const [edge, inward] = place ? [w, -c] : [0, c];
  return `M${w / 2} ${h}H${edge + inward}${to}${edge} ${h - c}V${c}${to}${edge + inward} 0H${w / 2}Z`;
}

/**
 * The part of the foot of a plate that shows one of its regions' colours.
 * @param {number} w @param {number} h @param {Corner} corner @param {number} part @param {number} of
 */
function regionEdge(w, h, { size, cut }, part, of) {
  const [inset, y] = [size - 1, cut ? h - 2.8 : h - 1.9];
  const length = (w - 2 * inset) / of;
  return `M${inset + part * length} ${y}h${length}`;
}

/**
 * What a side has in a space; its `own` if it controls it: then its numeral stands on its colour.
 * @param {{ side: string, own: boolean, value: number, gained: number, x: number, y: number, outward: number }} properties
 */
function Influence({ side, own, value, gained, x, y, outward }) {
  const shown = useCount(value);
  const kind = ["influence", `side-${side}`, own && "own", !shown && "none", gained && "changed"].filter(Boolean).join(" ");
  const wide = shown > 9 ? 3 : 0;
  const [aside, small] = [x + outward * (19 + wide / 2), 9.5 - wide / 2];
  const change = `${gained > 0 ? "+" : "−"}${Math.abs(gained)}`;
  return html`<g class=${kind}>
    <text class="numeral" x=${x - outward * wide} y=${y} key=${gained ? value : "same"}>${shown || "·"}</text>
    ${shown ? html`<${Mark} side=${side} x=${aside} y=${y - 4} size=${small} />` : null}
    ${gained ? html`<text class="gained" x=${x - outward * (18 + wide)} y=${y - 10}>${change}</text>` : null}
  </g>`;
}

/** How stable a space is now. @param {Book} book @param {View} view @param {string} name */
function stabilityOf(book, view, name) {
  return view.stability?.[name] ?? book.components.spaces[name]?.stability ?? 0;
}

/** What stands in the head of a plate: a sign, the name, and the stability. */
/** @param {{ printed: Printed, stability: number }} properties */
function Head({ printed: { title, space, sign: laid, width }, stability }) {
  const { inset } = cornerOf(space);
  const signed = space.flashpoint ? "flame" : laid;
  const sign = SIGNS[signed];
  const start = inset + (sign ? sign.room : 0.5);
  const end = width - inset - 3;
  const room = (stability ? end - 9.5 : width - 7) - start;
  const changed = stability !== space.stability;
  const middle = sign ? inset + sign.room / 2 - 1.5 : 0;
  return html`
    ${sign ? html`<path class=${`sign ${signed}`} d=${sign.d} transform=${`translate(${middle} 10)`} />` : null}
    <${Lettered} name=${title} room=${room} x=${start} y=${15} kind="name" />
    ${changed ? html`<rect class="changed" x=${end - 7.5} y="2.5" width="15" height="16" rx="3" />` : null}
    ${stability ? html`<text class=${`stability ${changed ? "now" : ""}`} x=${end} y="15.3">${stability}</text>` : null}
  `;
}

/** @type {PlateKind} */
export const influence = {
  corner: cornerOf,

  classes(space, shown, sides) {
    const controller = sides.find((side) => shown.includes(side));
    return [
      space.battleground ? "battleground" : "",
      space.flashpoint ? "flashpoint" : "",
      space.special ? "special" : "",
      controller ? `controlled side-${controller}` : "",
    ];
  },

  read(view, name, changes) {
    const [left = 0, right = 0] = view.influence?.[name] ?? [];
    const [before, after] = changes?.influence?.[name] ?? [[0, 0], [0, 0]];
    const flipped = changes?.control?.[name] ? 1 : 0;
    const markers = (view.markers?.[name] ?? []).join();
    const stability = view.stability?.[name] ?? 0;
    const gained = [after[0] - before[0], after[1] - before[1]];
    return [left, right, view.control?.[name] ?? "", ...gained, flipped, stability, markers];
  },

  draw(printed, shown, say) {
    const { book, space, width: w, height: h, regions } = printed;
    const { sides } = book.components;
    const [left, right, controller, gainedLeft, gainedRight, flipped, stability, lying] = shown;
    const [first = "", second = ""] = sides;
    const corner = cornerOf(space);
    const place = sides.indexOf(controller);
    const of = (/** @type {string} */ side) => ({ side, own: side === controller });
    const baseline = HEAD + (h - HEAD) / 2 + 8.6;
    const markers = /** @type {string[]} */ (lying.split(",").filter(Boolean));
    return html`<g class=${`influence-plate${flipped ? " flipped" : ""}`}>
      <path class="ground" d=${outline(w, h, corner)} />
      ${place >= 0 ? html`<path class="held" d=${half(w, h, corner, place)} key=${controller} />` : null}
      <path class="head" d=${head(w, corner)} key=${`head ${controller}`} />
      <path class="divide" d=${`M${w / 2} ${HEAD + 4}V${h - 5}`} />
      <${Head} printed=${printed} stability=${stability || space.stability} />
      <${Influence} ...${of(first)} value=${left} gained=${gainedLeft} x=${w / 4} y=${baseline} outward=${-1} />
      <${Influence} ...${of(second)} value=${right} gained=${gainedRight} x=${(3 * w) / 4} y=${baseline} outward=${1} />
      ${regions.map((colour, i) => {
        const edge = regionEdge(w, h, corner, i, regions.length);
        return html`<path key=${colour} class=${`region-edge region-${colour}`} d=${edge} />`;
      })}
      <path class="inlay" d=${outline(w, h, corner, -2)} />
      <path class="frame" d=${outline(w, h, corner)} />
      ${markers.length
        ? html`<${Markers} titles=${markerTitles(book, markers, say)} y=${h - 6} room=${2 * w} />`
        : null}
      <path class="veil" d=${outline(w, h, corner, 1)} />
    </g>`;
  },

  tell(book, view, name, say) {
    const { sides } = book.components;
    const held = view.influence?.[name] ?? [0, 0];
    const controller = view.control?.[name] ?? "";
    const stability = stabilityOf(book, view, name);
    const titles = book.names["side"] ?? {};
    return sides.map((side, i) => {
      const [mine = 0, others = 0] = [held[i], held[1 - i]];
      const values = { side: titles[side] ?? side, n: mine };
      if (!stability) return { side, text: say("space-influence", values) };
      if (controller === side) return { side, text: say("space-influence-controls", values) };
      const more = controller ? others - mine - stability + 1 : stability + others - mine;
      return { side, text: say(controller ? "space-influence-breaks" : "space-influence-needs", { ...values, more }) };
    });
  },

  describe(book, view, name, say) {
    const { stability: printed = 0, battleground, flashpoint, special } = book.components.spaces[name] ?? {};
    const n = view.stability?.[name] ?? printed;
    const changed = n === printed ? [] : [say("space-stability-changed", { n, printed })];
    return [
      ...(n && n === printed ? [say("space-stability", { n })] : changed),
      ...(battleground ? [say("space-battleground")] : []),
      ...(flashpoint ? [say("space-flashpoint")] : []),
      ...(special ? [say("space-special")] : []),
      ...markerTitles(book, view.markers?.[name] ?? [], say),
    ];
  },
};
