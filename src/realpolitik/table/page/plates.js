/**
 * Plates: how a space of the board looks, by kind (`layout.plate`). A kind reads from the view what it shows, draws it,
 * and tells it in words. A plate is drawn anew only when what it shows is no longer the same.
 */

import { html, useEffect, useState } from "./vendor/preact.js";
import { useCount } from "./motion.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").View} View */
/** @typedef {import("./motion.js").Changes} Changes */
/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("./vendor/preact.js").VNode} VNode */
/** @typedef {{ side: string, text: string }} Fact what a space is to a side */
/** @typedef {(string | number)[]} Shown */
/**
 * What of a plate never changes. `regions` are their colours.
 * @typedef {{
 *   title: string, space: Space, sign: string, width: number, height: number, sides: string[], regions: string[],
 * }} Printed
 */
/** @typedef {{ size: number, cut: boolean, inset: number }} Corner `inset`: how far in the words in the head begin */
/**
 * @typedef {object} PlateKind
 * @property {(view: View, name: string, changes: Changes | null) => Shown} read what a plate shows of a view
 * @property {(printed: Printed, shown: any[], say: Say) => VNode} draw
 * @property {(book: Book, view: View, name: string, say: Say) => Fact[]} tell
 */

// -- names ------------------------------------------------------------------------------------------------------------

const FAMILY = '"IBM Plex Sans Condensed"';
const SIZES = [15.5, 14.5, 13.5, 12.8];
/** How far a whole name is squeezed before it is shortened, and a shortened one before its type gets smaller. */
const SQUEEZE = 0.88;
const LEAST_SQUEEZE = 0.8;
const VOWELS = /[aeiouyąęóаеёиоуыэюя]/i;

const ruler = document.createElement("canvas").getContext("2d");
/** @type {Map<string, Fitted>} */
const fitted = new Map();
/** @typedef {{ text: string, size: number, length: number | undefined }} Fitted */

/** @param {string} text @param {number} size */
export function widthOf(text, size) {
  if (!ruler) return text.length * size * 0.45;
  ruler.font = `600 ${size}px ${FAMILY}`;
  return ruler.measureText(text).width;
}

/** A word as one shortens it by hand: up to a consonant before a vowel. @param {string} word */
function shortened(word) {
  for (let end = 3; end < word.length - 1; end++) {
    if (!VOWELS.test(word.charAt(end - 1)) && VOWELS.test(word.charAt(end))) return `${word.slice(0, end)}.`;
  }
  return word;
}

/**
 * A name with some of its words shortened, in all ways, the least shortened first; a single word is never cut.
 * @param {string} name
 */
function forms(name) {
  const words = name.split(/(?<=[\s/-])/);
  if (words.length === 1) return [name];
  const all = new Set();
  for (let mask = 0; mask < 2 ** Math.min(words.length, 5); mask++) {
    all.add(words.map((word, i) => (mask & (1 << i) ? word.replace(/\p{L}+/u, shortened) : word)).join(""));
  }
  return [...all].sort((one, other) => other.length - one.length);
}

/**
 * A name in the largest type and the least shortened form that has room; squeezed only when nothing else helps.
 * @param {string} name @param {number} room @returns {Fitted}
 */
export function fit(name, room) {
  const key = `${room} ${name}`;
  const known = fitted.get(key);
  if (known) return known;
  const found = fitting(name, room);
  fitted.set(key, found);
  return found;
}

/** @param {string} name @param {number} room @returns {Fitted} */
function fitting(name, room) {
  const smallest = SIZES.at(-1) ?? 12;
  for (const size of SIZES) {
    if (widthOf(name, size) <= room) return { text: name, size, length: undefined };
  }
  const [whole = name, ...shorter] = forms(name);
  if (widthOf(whole, smallest) * SQUEEZE <= room) return { text: whole, size: smallest, length: room };
  for (const text of shorter) {
    const size = SIZES.find((each) => widthOf(text, each) <= room);
    if (size) return { text, size, length: undefined };
  }
  const last = shorter.at(-1) ?? whole;
  const size = Math.min(smallest, (smallest * room) / (widthOf(last, smallest) * LEAST_SQUEEZE));
  return { text: last, size, length: Math.min(room, widthOf(last, size)) };
}

/** Draws again once the type has come: names measured before that are measured anew. @returns {number} */
export function useType() {
  const [come, setCome] = useState(0);
  useEffect(() => {
    let here = true;
    document.fonts.load(`600 15px ${FAMILY}`, "Aąя").then(
      () => {
        if (!here) return;
        fitted.clear();
        setCome((times) => times + 1);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return come;
}

// -- marks ------------------------------------------------------------------------------------------------------------

/**
 * A shape for each side, so that its colour is never alone: in a box of 10 by 10 around the origin.
 * @type {Record<string, string>}
 */
const MARKS = {
  us: "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.2 0 2.2-3 4.2-2.1.7-4.8-1.5-1.3-1.7Z",
  ussr: "M-3.3-5.2 3.3-5.2 3.3-1.6 1.2-1.6 1.2 5-1.2 5-1.2-1.6-3.3-1.6Z",
};
const NO_MARK = "M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z";

/** @param {{ side: string, x?: number, y?: number, size?: number }} properties */
export function Mark({ side, x = 0, y = 0, size = 10 }) {
  const turn = side === "ussr" ? " rotate(45)" : "";
  return html`<path
    class=${`side-mark side-${side}`}
    d=${MARKS[side] ?? NO_MARK}
    transform=${`translate(${x} ${y}) scale(${size / 10})${turn}`}
  />`;
}

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

// -- outlines ---------------------------------------------------------------------------------------------------------

const HEAD = 20;
/** @type {Corner} */
export const PLAIN = { size: 5, cut: false, inset: 6.5 };
/** @type {Corner} */
const CUT = { size: 7, cut: true, inset: 6.5 };
/** @type {Corner} */
const ROUND = { size: 15, cut: false, inset: 10.5 };

/** The corners of a plate: rounded, much so where it is no country, and cut off for a battleground. */
/** @param {Space | undefined} space */
export function cornerOf(space) {
  return space?.battleground ? CUT : space?.special ? ROUND : PLAIN;
}

/** How a corner of some size is drawn, with or against the clock. @param {Corner} corner @param {number} sweep */
function turning({ size, cut }, sweep) {
  return cut ? "L" : `A${size} ${size} 0 0 ${sweep} `;
}

/** @param {number} w @param {number} h @param {Corner} corner @param {number} [grow] */
export function outline(w, h, corner, grow = 0) {
  const [left, top, right, bottom] = [-grow, -grow, w + grow, h + grow];
  const c = corner.size + grow * (corner.cut ? 0.6 : 1);
  const to = turning({ ...corner, size: c }, 1);
  return (
    `M${left + c} ${top}H${right - c}${to}${right} ${top + c}V${bottom - c}${to}${right - c} ${bottom}` +
    `H${left + c}${to}${left} ${bottom - c}V${top + c}${to}${left + c} ${top}Z`
  );
}

/** The head of a plate. @param {number} w @param {Corner} corner */
function head(w, corner) {
  const { size: c } = corner;
  const to = turning(corner, 1);
  return `M0 ${HEAD}V${c}${to}${c} 0H${w - c}${to}${w} ${c}V${HEAD}Z`;
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

// -- markers ----------------------------------------------------------------------------------------------------------

const MARKER = { size: 11.5, height: 15, padding: 6, gap: 4 };

/** @param {string[]} markers @param {Say} say */
function markerTitles(markers, say) {
  return markers.map((marker) => say(`marker-${marker}`));
}

/**
 * What lies on a space besides influence, along its lower edge.
 * @param {{ titles: string[], y: number }} properties
 */
function Markers({ titles, y }) {
  let x = 6;
  return html`<g class="markers">
    ${titles.map((title) => {
      const width = widthOf(title, MARKER.size) + 2 * MARKER.padding;
      const left = x;
      x += width + MARKER.gap;
      return html`<g key=${title} transform=${`translate(${left} ${y})`}>
        <rect width=${width} height=${MARKER.height} rx="3" />
        <text x=${MARKER.padding} y="11.5" font-size=${MARKER.size}>${title}</text>
      </g>`;
    })}
  </g>`;
}

// -- influence --------------------------------------------------------------------------------------------------------

/** @param {{ side: string, value: number, gained: number, x: number, y: number, outward: number }} properties */
function Influence({ side, value, gained, x, y, outward }) {
  const shown = useCount(value);
  const kind = `influence side-${side}${shown ? "" : " none"}${gained ? " changed" : ""}`;
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
function Head({ printed: { title, space, sign: signed, width }, stability }) {
  const { inset } = cornerOf(space);
  const sign = SIGNS[signed];
  const start = inset + (sign ? sign.room : 0.5);
  const end = width - inset - 3;
  const name = fit(title, (stability ? end - 9.5 : width - 7) - start);
  const changed = stability !== space.stability;
  const middle = sign ? inset + sign.room / 2 - 1.5 : 0;
  return html`
    ${sign ? html`<path class=${`sign ${signed}`} d=${sign.d} transform=${`translate(${middle} 10)`} />` : null}
    <text
      class="name"
      x=${start}
      y="15"
      font-size=${name.size}
      textLength=${name.length}
      lengthAdjust="spacingAndGlyphs"
    >
      ${name.text}
    </text>
    ${changed ? html`<rect class="changed" x=${end - 7.5} y="2.5" width="15" height="16" rx="3" />` : null}
    ${stability ? html`<text class=${`stability ${changed ? "now" : ""}`} x=${end} y="15.3">${stability}</text>` : null}
  `;
}

/** @type {PlateKind} */
const influence = {
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
    const { space, width: w, height: h, sides, regions } = printed;
    const [left, right, controller, gainedLeft, gainedRight, flipped, stability, lying] = shown;
    const [first = "", second = ""] = sides;
    const corner = cornerOf(space);
    const place = sides.indexOf(controller);
    const baseline = HEAD + (h - HEAD) / 2 + 8.6;
    const markers = /** @type {string[]} */ (lying.split(",").filter(Boolean));
    return html`<g class=${`influence-plate${flipped ? " flipped" : ""}`}>
      <path class="ground" d=${outline(w, h, corner)} />
      ${place >= 0 ? html`<path class="held" d=${half(w, h, corner, place)} key=${controller} />` : null}
      <path class="head" d=${head(w, corner)} key=${`head ${controller}`} />
      <path class="divide" d=${`M${w / 2} ${HEAD + 4}V${h - 5}`} />
      <${Head} printed=${printed} stability=${stability || space.stability} />
      <${Influence} side=${first} value=${left} gained=${gainedLeft} x=${w / 4} y=${baseline} outward=${-1} />
      <${Influence} side=${second} value=${right} gained=${gainedRight} x=${(3 * w) / 4} y=${baseline} outward=${1} />
      ${regions.map((colour, i) => {
        const edge = regionEdge(w, h, corner, i, regions.length);
        return html`<path key=${colour} class=${`region-edge region-${colour}`} d=${edge} />`;
      })}
      <path class="inlay" d=${outline(w, h, corner, -2)} />
      <path class="frame" d=${outline(w, h, corner)} />
      ${markers.length ? html`<${Markers} titles=${markerTitles(markers, say)} y=${h - 6} />` : null}
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
};

/** @type {Record<string, PlateKind>} */
const KINDS = { influence };

/** How the spaces of a game are drawn. @param {Book} book @returns {PlateKind} */
export function plateKind(book) {
  const kind = KINDS[book.layout.plate];
  if (!kind) throw new Error(`no plate of the kind ${book.layout.plate}`);
  return kind;
}

/**
 * What a space is, in words: how stable, of what kind, and what lies there.
 * @param {Book} book @param {View} view @param {string} name @param {Say} say @returns {string[]}
 */
export function spaceFacts({ components }, view, name, say) {
  const { stability: printed = 0, battleground, flashpoint, special } = components.spaces[name] ?? {};
  const n = view.stability?.[name] ?? printed;
  const changed = n === printed ? [] : [say("space-stability-changed", { n, printed })];
  return [
    ...(n && n === printed ? [say("space-stability", { n })] : changed),
    ...(battleground ? [say("space-battleground")] : []),
    ...(flashpoint ? [say("space-flashpoint")] : []),
    ...(special ? [say("space-special")] : []),
    ...markerTitles(view.markers?.[name] ?? [], say),
  ];
}
