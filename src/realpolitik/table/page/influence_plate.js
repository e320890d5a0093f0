/**
 * Plates of games of influence. The first side's influence stands left, the second's right, and between them the
 * stability that they are compared with. Who controls a space is told by light, by the outline and by a mark.
 */

import { html } from "./vendor/preact.js";
import { Lettered } from "./lettering.js";
import { Mark } from "./marks.js";
import { useCount } from "./motion.js";
import { corner as cornerOf, CUT, head, outline, PLAIN, ROUND, scaled } from "./outlines.js";
import { Markers, markerTitles } from "./plate_markers.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").View} View */
/** @typedef {import("./outlines.js").Corner} Corner */
/** @typedef {import("./plates.js").PlateKind} PlateKind */
/** @typedef {import("./plates.js").Printed} Printed */

/** All below is drawn for a plate so high, and as much larger as another one is. */
const HEIGHT = 40;
const HEAD = 16.5;
/** How far from the middle the numerals stand; nearer where the mark of control stands beside them. */
const ASIDE = 22;
const BESIDE_MARK = 19;
const MARK = 34;
/** How wide the part is that has the colour of who controls the space. */
const HELD = 34;
/** How far the second frame of a battleground lies outside. */
const SECOND = 2.8;

/**
 * Signs before a name that say what kind of space this is, drawn like the marks, and how much room each takes.
 * @type {Record<string, { d: string, room: number }>}
 */
const SIGNS = {
  flame: {
    d: "M.4-6C1-3 4-1.4 4 2 4 4.4 2.3 6 0 6-2.3 6-4 4.4-4 2.1-4 .5-3.2-.7-2.3-1.8-2-.5-1.6.2-.8.5-1-2-.7-4.2.4-6Z",
    room: 10,
  },
  waves: { d: "M-6-3.4q3-3 6 0t6 0M-6 .6q3-3 6 0t6 0M-6 4.6q3-3 6 0t6 0", room: 15 },
};

/** The first side's spaces are round, the second's have their corners cut off, nobody's are square. */
/** @param {string} controller @param {string[]} sides @param {number} scale @returns {Corner} */
function outlineOf(controller, sides, scale) {
  return scaled([ROUND, CUT][sides.indexOf(controller)] ?? PLAIN, scale);
}

/**
 * What a side has in a space; its `own` if it controls it: then its numeral stands on its colour, beside its mark.
 * @param {{ side: string, own: boolean, value: number, gained: number, middle: number, outward: number }} properties
 */
function Influence({ side, own, value, gained, middle, outward }) {
  const shown = useCount(value);
  const kind = ["influence", `side-${side}`, own && "own", !shown && "none", gained && "changed"].filter(Boolean).join(" ");
  const x = middle + outward * (own ? BESIDE_MARK : ASIDE);
  const change = `${gained > 0 ? "+" : "−"}${Math.abs(gained)}`;
  return html`<g class=${kind}>
    <text class="numeral" x=${x} y=${shown ? 34.4 : 32} key=${gained ? value : "same"}>${shown || "·"}</text>
    ${own ? html`<${Mark} side=${side} x=${middle + outward * MARK} y=${28.2} size=${10} />` : null}
    ${gained ? html`<text class="gained" x=${middle + outward * ASIDE} y="-4">${change}</text>` : null}
  </g>`;
}

/** How stable a space is now. @param {Book} book @param {View} view @param {string} name */
function stabilityOf(book, view, name) {
  return view.stability?.[name] ?? book.components.spaces[name]?.stability ?? 0;
}

/** Between the numerals; in a filled chip on a battleground, in another where it is no longer the printed one. */
/** @param {{ space: Space, stability: number, middle: number }} properties */
function Stability({ space, stability, middle }) {
  if (!stability) return null;
  const changed = stability !== space.stability;
  const chip = changed ? "changed" : space.battleground ? "stability-chip" : "";
  return html`${chip ? html`<rect class=${chip} x=${middle - 7.5} y="20" width="15" height="16" rx="2" />` : null}
    <text class=${`stability${changed ? " now" : ""}`} x=${middle} y="32.3">${stability}</text>`;
}

/** The name, with a sign before it. @param {{ printed: Printed, width: number }} properties */
function Head({ printed: { title, space, sign: laid }, width }) {
  const signed = space.flashpoint ? "flame" : laid;
  const sign = SIGNS[signed];
  const before = sign ? sign.room : 0;
  return html`
    ${sign ? html`<path class=${`sign ${signed}`} d=${sign.d} transform=${`translate(${before / 2 + 3.5} 8.4) scale(0.95)`} />` : null}
    <${Lettered} name=${title} room=${width - 4.4 - 1.4 * before} x=${width / 2 + before / 2} y=${12.6} kind="name" />
  `;
}

/** @type {PlateKind} */
export const influence = {
  corner(_space, [, , controller], sides, height) {
    return outlineOf(controller, sides, height / HEIGHT);
  },

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
    const { book, space } = printed;
    const scale = printed.height / HEIGHT;
    const [w, h, middle] = [printed.width / scale, HEIGHT, printed.width / scale / 2];
    const { sides } = book.components;
    const [left, right, controller, gainedLeft, gainedRight, flipped, stability, lying] = shown;
    const [first = "", second = ""] = sides;
    const corner = outlineOf(controller, sides, 1);
    const held = { top: HEAD, wide: middle - 43 + HELD, right: controller === second };
    const of = (/** @type {string} */ side) => ({ side, own: side === controller, middle });
    const markers = /** @type {string[]} */ (lying.split(",").filter(Boolean));
    return html`<g class=${`influence-plate${flipped ? " flipped" : ""}`} transform=${`scale(${scale})`}>
      <path class="under" d=${outline(w, h, corner, space.battleground ? SECOND + 1.6 : 1)} />
      ${space.battleground ? html`<path class="second-frame" d=${outline(w, h, corner, SECOND)} />` : null}
      <path class="ground" d=${outline(w, h, corner)} />
      <path class="head" d=${head(w, HEAD, corner)} key=${`head ${controller}`} />
      ${controller ? html`<path class="held" d=${cornerOf(w, h, corner, held)} key=${controller} />` : null}
      <path class="frame" d=${outline(w, h, corner)} />
      <${Head} printed=${printed} width=${w} />
      <${Influence} ...${of(first)} value=${left} gained=${gainedLeft} outward=${-1} />
      <${Influence} ...${of(second)} value=${right} gained=${gainedRight} outward=${1} />
      <${Stability} space=${space} stability=${stability || space.stability} middle=${middle} />
      ${markers.length
        ? html`<${Markers} titles=${markerTitles(book, markers, say)} y=${h - 4} room=${2 * w} />`
        : null}
      <path class="veil" d=${outline(w, h, corner, space.battleground ? SECOND + 1 : 0.5)} />
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
