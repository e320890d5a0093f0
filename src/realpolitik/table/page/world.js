/**
 * The world of a table with mats: land, a plate for each region, and the shelves in the sea. Where the window has no room
 * for the map the plates lie in rows, and where it has none for rows, in a list: those on offer first and whole.
 */

import { html, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { thingKey, useChoice } from "./choosing.js";
import { Ground } from "./ground.js";
import { boxOf } from "./places.js";
import { useDesk } from "./sentence.js";
import { Developments, Drawers, Market } from "./shelves.js";
import { SlotsPlate } from "./slots_plate.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Place} Place */
/** @typedef {import("./types").RegionNow} RegionNow */
/** @typedef {import("./types").View} View */
/** @typedef {import("./motion.js").Changes} Changes */
/** @typedef {{ how: "map" | "rows" | "list", scale: number }} Arrangement */

/** Words smaller than this part of their size are not read any more. */
const LEAST_SCALE = 0.93;
const LEAST_IN_ROWS = 0.92;
const GREATEST_SCALE = 1.5;
/** In a window narrower than this the plates lie under each other. */
const LIST = 640;
const GAP = 10;
/** No place on this map is linked with another. @type {import("./ground.js").Line[]} */
const NO_LINES = [];

/** @type {Record<string, (props: { view: View }) => import("./vendor/preact.js").VNode | null>} */
const SHELVES = { market: Market, developments: Developments };

/** @param {Book} book @param {number} width @param {number} height @returns {Arrangement} */
function arranged({ layout }, width, height) {
  if (width < LIST) return { how: "list", scale: 1 };
  const [, , wide, high] = layout.canvas;
  const scale = Math.min(width / wide, height / high, GREATEST_SCALE);
  if (scale >= LEAST_SCALE) return { how: "map", scale };
  const [plateWidth, plateHeight] = layout.plate_size;
  const rows = layout.rows?.["narrow"] ?? [];
  const across = Math.max(1, ...rows.map((row) => row.length));
  const fits = Math.min(width / (across * (plateWidth + GAP) + GAP), height / (rows.length * (plateHeight + GAP) + GAP));
  return { how: "rows", scale: Math.max(LEAST_IN_ROWS, Math.min(fits, GREATEST_SCALE)) };
}

/** @param {Book} book @param {{ current: HTMLElement | null }} frame @returns {Arrangement} */
function useArrangement(book, frame) {
  const [arrangement, setArrangement] = useState(/** @type {Arrangement} */ ({ how: "map", scale: 1 }));
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => {
      const next = arranged(book, element.clientWidth, element.clientHeight);
      setArrangement((before) => (before.how === next.how && Math.abs(before.scale - next.scale) < 0.005 ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [book]);
  return arrangement;
}

/** @param {Book} book @param {Place} place */
function at(book, { x, y, width, height }) {
  const [usualWidth, usualHeight] = book.layout.plate_size;
  const [w, h] = [width ?? usualWidth, height ?? usualHeight];
  return { left: `${x - w / 2}px`, top: `${y - h / 2}px`, width: `${w}px`, height: `${h}px` };
}

/** How a region stood before the last change. @param {Changes | null} changes @param {string} name */
function before(changes, name) {
  const [was] = /** @type {[RegionNow | undefined]} */ (changes?.["regions"]?.[name] ?? []);
  return was ?? null;
}

/**
 * @param {{ view: View, changes: Changes | null, busy: boolean, shelves?: boolean }} props `shelves`: whether they lie in
 *   the sea, if there is one
 */
export function World({ view, changes, busy, shelves = true }) {
  const { book } = useDesk();
  const { offers, about } = useChoice();
  const frame = useRef(/** @type {HTMLDivElement | null} */ (null));
  const { how, scale } = useArrangement(book, frame);
  const names = useMemo(() => Object.keys(book.layout.space), [book]);
  const offered = (/** @type {string} */ name) =>
    offers.has(thingKey("region", name)) || (view.regions?.[name]?.open ?? []).some((it) => offers.has(thingKey("country", it)));
  const choosing = names.some(offered);
  const plate = (/** @type {string} */ name, folded = false) =>
    html`<${SlotsPlate} name=${name} view=${view} was=${before(changes, name)} folded=${folded} />`;
  const kind = `board world as-${how} ${choosing ? "choosing" : ""} ${busy ? "busy" : ""}`;
  return html`<div class=${kind} ref=${frame} role="group" aria-label=${say("board")}>
    ${how === "map" && html`<${Atlas} book=${book} view=${view} scale=${scale} plate=${plate} shelves=${shelves} />`}
    ${how === "rows" &&
    html`<div class="plate-rows" style=${{ zoom: scale }}>
      ${(book.layout.rows?.["narrow"] ?? []).map(
        (row, number) => html`<div key=${number} class="plate-row">
          ${row.map(
            (name) => html`<div key=${name} class="plate-cell">
              ${name in book.layout.space ? plate(name) : html`<${Drawers} view=${view} />`}
            </div>`,
          )}
        </div>`,
      )}
    </div>`}
    ${how === "list" && html`<${List} names=${names} offered=${offered} asked=${about["region"]} choosing=${choosing} plate=${plate} />`}
  </div>`;
}

/**
 * @param {{
 *   book: Book, view: View, scale: number, shelves: boolean, plate: (name: string) => import("./vendor/preact.js").VNode,
 * }} props
 */
function Atlas({ book, view, scale, shelves, plate }) {
  const [x, y, width, height] = book.layout.canvas;
  return html`<div class="map" style=${{ zoom: scale, width: `${width}px`, height: `${height}px` }}>
    <svg class="map-land" viewBox=${`${x} ${y} ${width} ${height}`} aria-hidden="true"><${Ground} book=${book} lines=${NO_LINES} /></svg>
    ${Object.keys(book.layout.space).map((name) => {
      const { x: left, y: top, width: wide, height: high } = boxOf(book, name);
      const place = { left: `${left}px`, top: `${top}px`, width: `${wide}px`, height: `${high}px` };
      return html`<div key=${name} class="on-map" style=${place}>${plate(name)}</div>`;
    })}
    ${shelves &&
    Object.entries(book.layout.shelf ?? {}).map(([name, place]) => {
      const Shelf = SHELVES[name];
      return Shelf && html`<div key=${name} class="on-map" style=${at(book, place)}><${Shelf} view=${view} /></div>`;
    })}
  </div>`;
}

/**
 * Those on offer first and whole, then the one that is asked about, the others as a line that unfolds.
 *
 * @param {{
 *   names: string[], offered: (name: string) => boolean, asked: number | string | undefined, choosing: boolean,
 *   plate: (name: string, folded?: boolean) => import("./vendor/preact.js").VNode,
 * }} props
 */
function List({ names, offered, asked, choosing, plate }) {
  const [unfolded, setUnfolded] = useState(/** @type {string[]} */ ([]));
  const rank = (/** @type {string} */ name) => (offered(name) ? 0 : name === asked ? 1 : 2);
  const order = [...names].sort((one, other) => rank(one) - rank(other));
  const turn = (/** @type {string} */ name) =>
    setUnfolded((all) => (all.includes(name) ? all.filter((it) => it !== name) : [...all, name]));
  return html`<div class="plate-list">
    ${order.map((name) => {
      const whole = rank(name) < 2 || unfolded.includes(name);
      const bound = choosing && offered(name);
      return html`<div key=${name} class="plate-cell" onClick=${() => bound || turn(name)}>${plate(name, !whole)}</div>`;
    })}
  </div>`;
}
