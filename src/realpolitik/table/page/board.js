/**
 * The board of any game, drawn from its layout and a view: land, links, powers, plates, regions and their standings.
 * What may be chosen glows; everything can be looked at, by pointer, keys or touch.
 */

import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { useActs, useKeysOutside } from "./board_acts.js";
import { Plate } from "./board_plate.js";
import { Camera, gestures } from "./camera.js";
import { Ground, Links, linesOf, Power } from "./ground.js";
import { useInspection } from "./inspection.js";
import { Legend } from "./legend.js";
import { useType } from "./lettering.js";
import { Overview } from "./overview.js";
import { boxOf, regionPlaces } from "./places.js";
import { plateKind } from "./plates.js";
import { Region, Subregion } from "./regions.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./motion.js").Changes} Changes */
/** @typedef {import("./inspection.js").Inspect} Inspect */
/**
 * @typedef {object} BoardProperties
 * @property {Book} book
 * @property {View} view
 * @property {Map<string, Offer>} offers the spaces that may be chosen, by name
 * @property {string | null} [selected] the space that was chosen and waits to be confirmed
 * @property {string | null} [focus] the space that a link in the log points at
 * @property {(offer: Offer) => void} onChoose
 * @property {Inspect} onInspect
 * @property {boolean} [telling] whether the page tells of anything
 * @property {Changes | null} [changes]
 * @property {boolean} [busy] an answer is on its way: nothing can be chosen
 * @property {import("./vendor/preact.js").ComponentChildren} [laid] what lies over the plates
 * @property {boolean} [tapChooses] whether one tap is enough to choose, for it can be taken back
 */

/** So few of what may be chosen have a ring; where there are more, a dot has to do. */
const FEW = 20;

/** @param {BoardProperties} properties */
export function Board(properties) {
  const { book, view, offers, selected = null, focus = null, changes = null, busy = false } = properties;
  const type = useType();
  const window_ = useRef(/** @type {HTMLDivElement | null} */ (null));
  const canvas = useRef(/** @type {SVGSVGElement | null} */ (null));
  const drawing = useRef(/** @type {SVGGElement | null} */ (null));
  const [level, setLevel] = useState("");
  const [stop, setStop] = useState("");

  const inspection = useInspection(properties.onInspect, properties.telling ?? true);
  const camera = useCamera(book, canvas, drawing, (moved) => {
    setLevel(moved.level);
    inspection.moved();
  });
  const spaces = useSpaces(book, view, offers);
  const lines = useMemo(() => linesOf(book, spaces), [book, spaces]);
  const offered = useMemo(() => spaces.filter((name) => offers.has(name)), [spaces, offers]);
  useAttention(book, camera, offered, focus);

  const act = useActs({ ...properties, spaces, offered, camera, inspection, canvas, setStop });
  useKeysOutside(window_, act.press);
  const lit = inspection.looked?.name ?? focus ?? "";
  const entrance = offered.includes(stop) || (!offered.length && stop) ? stop : (offered[0] ?? spaces[0] ?? "");
  const kind = plateKind(book);
  const few = offered.length > 0 && offered.length <= FEW;
  const state = ["board", offered.length && "choosing", few && "few", level, busy && "busy"].filter(Boolean).join(" ");
  return html`<div class=${state} ref=${window_} onKeyDown=${act.press} onFocusIn=${act.focus} onFocusOut=${act.blur}>
    <svg
      class="board-canvas"
      ref=${canvas}
      role="group"
      aria-label=${say("board")}
      onClick=${act.click}
      onDblClick=${act.doubleClick}
      onPointerDown=${act.touch}
      onPointerMove=${act.moved}
      onPointerOver=${act.over}
      onPointerLeave=${act.leave}
    >
      <g ref=${drawing}>
        <${Ground} book=${book} lines=${lines} />
        <g class="lit"><${Links} lines=${lines.filter(({ ends }) => ends.includes(lit))} /></g>
        ${book.layout.legend && html`<${Legend} book=${book} place=${book.layout.legend} type=${type} />`}
        ${Object.entries(book.layout.power ?? {}).map(
          ([side, place]) => html`<${Power} key=${side} book=${book} side=${side} place=${place} />`,
        )}
        ${Object.entries(book.layout.subregion ?? {}).map(
          ([name, place]) => html`<${Subregion} key=${name} book=${book} name=${name} place=${place} />`,
        )}
        ${spaces.map(
          (name) => html`<${Plate}
            key=${name}
            book=${book}
            view=${view}
            name=${name}
            shown=${kind.read(view, name, changes)}
            offer=${offers.get(name)}
            selected=${selected === name}
            pointed=${focus === name}
            stop=${entrance === name}
            type=${type}
          />`,
        )}
        ${Object.entries(regionPlaces(book)).map(
          ([name, place]) => html`<${Region} key=${name} book=${book} view=${view} name=${name} place=${place} type=${type} />`,
        )}
        ${properties.laid}
      </g>
    </svg>
    <${Overview} book=${book} view=${view} camera=${camera} spaces=${spaces} offered=${offered} />
  </div>`;
}

/**
 * Shows what the question is about, unless the player holds the board still; and what a link points at.
 * @param {Book} book @param {Camera} camera @param {string[]} offered @param {string | null} focus
 */
function useAttention(book, camera, offered, focus) {
  useEffect(() => camera.attend(offered.map((name) => boxOf(book, name))), [book, camera, offered]);
  useEffect(() => {
    if (focus !== null && focus in book.layout.space) camera.reveal(boxOf(book, focus));
  }, [book, camera, focus]);
}

/**
 * The spaces on the board: one that only a variant uses is there once it is of use.
 * @param {Book} book @param {View} view @param {Map<string, Offer>} offers
 * @returns {string[]} the same list while it holds the same
 */
function useSpaces(book, view, offers) {
  const kind = plateKind(book);
  const there = Object.keys(book.layout.space).filter((name) => {
    const space = book.components.spaces[name];
    return space && (!space["optional"] || offers.has(name) || kind.read(view, name, null).some(Boolean));
  });
  return useMemo(() => there, [book, there.join()]);
}

/**
 * A camera over the whole board, moved by gestures and by the size of its window and of the text.
 * @param {Book} book
 * @param {{ current: SVGSVGElement | null }} canvas
 * @param {{ current: SVGGElement | null }} drawing
 * @param {(camera: Camera) => void} onMoved
 */
function useCamera(book, canvas, drawing, onMoved) {
  const told = useRef(onMoved);
  told.current = onMoved;
  const camera = useMemo(() => {
    const [x, y, width, height] = book.layout.canvas;
    const made = new Camera({ x, y, width, height });
    made.watch((moved) => told.current(moved));
    return made;
  }, [book.game]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    camera.drawing = drawing.current;
    const measure = () => camera.resize(element.clientWidth, element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener("text-size", measure);
    const stop = gestures(element, camera);
    return () => {
      observer.disconnect();
      window.removeEventListener("text-size", measure);
      stop();
    };
  }, [camera]);
  return camera;
}
