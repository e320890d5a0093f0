/** What the pointer, the keys and a finger do on a board. */

import { useEffect, useRef } from "./vendor/preact.js";
import { targetOf, thingAt } from "./inspection.js";
import { around, boxOf, nearest } from "./places.js";

/** @typedef {import("./board.js").BoardProperties} BoardProperties */
/** @typedef {import("./camera.js").Camera} Camera */

const REGION_MARGIN = 24;
export const STEP = 1.35;
/** The second tap on a plate chooses it, if it is not the rest of a double tap. */
const SECOND_TAP = 350;
/** A finger that rests so long on a thing wants to know of it. */
const RESTS = 450;
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @param {BoardProperties & {
 *   spaces: string[], offered: string[], camera: Camera,
 *   inspection: ReturnType<typeof import("./inspection.js").useInspection>,
 *   canvas: { current: SVGSVGElement | null }, setStop: (name: string) => void,
 * }} properties
 */
export function useActs(properties) {
  const { book, offers, onChoose, busy, spaces, offered, camera, canvas, setStop } = properties;
  const { looked, inspect, hover } = properties.inspection;
  const touching = useRef(false);
  const hovers = useRef(false); // whether a pointer that hovers has moved since a finger touched
  const tapped = useRef({ name: "", at: 0 });
  const resting = useRef({ timer: 0, told: false });

  /** Chooses a space, or goes near to a region. @param {SVGGElement} thing */
  const choose = (thing) => {
    const { kind, name } = targetOf(thing, "pointer");
    const offer = kind === book.components.space_kind ? offers.get(name) : undefined;
    if (offer && !busy) onChoose(offer);
    if (kind !== "region") return;
    const members = spaces.filter((space) => book.components.spaces[space]?.regions?.includes(name));
    const boxes = members.map((space) => boxOf(book, space));
    if (boxes.length) camera.frame(around(boxes, REGION_MARGIN));
  };

  /**
   * A tap chooses what is on offer, if that can be taken back; else the first tells of it, as of all else, and the second
   * chooses. From far off it goes nearer; to a region it goes, and tells of it.
   * @param {SVGGElement} thing @param {number} at
   */
  const tap = (thing, at) => {
    const { name, kind } = targetOf(thing, "tap");
    const isSpace = kind === book.components.space_kind;
    const again = tapped.current.name === name && looked?.name === name && at - tapped.current.at > SECOND_TAP;
    tapped.current = { name, at };
    if (isSpace && camera.level === "far") camera.approach(boxOf(book, name));
    else if (isSpace && offers.has(name) && (properties.tapChooses || again)) choose(thing);
    else {
      if (!isSpace) choose(thing);
      inspect(again ? null : thing, "tap");
    }
  };
  useEffect(() => {
    tapped.current = { name: "", at: 0 }; // another question: what was tapped for the last one is not chosen for it
    if (looked?.by === "tap") inspect(null, "tap");
  }, [offers]);
  const rest = (/** @type {SVGGElement | null} */ thing) => {
    clearTimeout(resting.current.timer);
    const tell = () => {
      resting.current.told = true;
      inspect(thing, "tap");
    };
    resting.current = { timer: thing ? setTimeout(tell, RESTS) : 0, told: false };
  };
  useEffect(() => () => clearTimeout(resting.current.timer), []);

  /**
   * With the shift key, and while nothing is on offer, one walks over the whole board.
   * @param {SVGGElement} thing @param {KeyboardEvent} event
   */
  const walk = (thing, { key, shiftKey }) => {
    const among = shiftKey || !offered.length ? spaces : offered;
    const next = nearest(book, targetOf(thing, "focus").name, WAYS[key] ?? [0, 0], among);
    const plate = canvas.current?.querySelector(`.plate[data-name="${next}"]`);
    if (plate instanceof SVGElement) plate.focus();
  };

  return {
    /** @param {MouseEvent} event */
    click: ({ target, timeStamp }) => {
      clearTimeout(resting.current.timer);
      const thing = thingAt(target);
      if (touching.current && resting.current.told) resting.current.told = false;
      else if (thing && touching.current) tap(thing, timeStamp);
      else if (thing) choose(thing);
      else if (touching.current) inspect(null, "tap");
    },
    /** @param {MouseEvent} event */
    doubleClick: ({ target }) => {
      if (!thingAt(target)) camera.reset();
    },
    /** @param {PointerEvent} event */
    touch: ({ pointerType, target }) => {
      touching.current = pointerType === "touch";
      if (touching.current) hovers.current = false;
      rest(touching.current ? thingAt(target) : null);
    },
    /** A finger that has moved away no longer rests. @param {PointerEvent} event */
    moved: ({ pointerType, target }) => {
      clearTimeout(resting.current.timer);
      if (pointerType === "touch" || hovers.current) return;
      hovers.current = true;
      hover(thingAt(target));
    },
    /**
     * Where a finger was, browsers tell of a mouse, as soon as something else comes to lie there: it has not moved.
     * @param {PointerEvent} event
     */
    over: ({ target }) => {
      if (hovers.current) hover(thingAt(target));
    },
    leave: () => {
      if (hovers.current) hover(null);
    },
    /** @param {KeyboardEvent} event */
    press: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const thing = thingAt(event.target);
      const { key } = event;
      if (thing && key in WAYS && thing.matches(".plate")) walk(thing, event);
      else if (thing && !event.repeat && (key === "Enter" || key === " ")) choose(thing);
      else if (key === "+" || key === "=") camera.step(STEP);
      else if (key === "-") camera.step(1 / STEP);
      else if (key === "0") camera.reset();
      else if (key === "Escape" && looked) inspect(null, "focus");
      else return;
      event.preventDefault();
    },
    /** @param {FocusEvent} event */
    focus: (event) => {
      const thing = thingAt(event.target);
      if (!thing || !thing.matches(":focus-visible")) return;
      if (thing.matches(".plate")) {
        const { name } = targetOf(thing, "focus");
        setStop(name);
        camera.reveal(boxOf(book, name));
      }
      inspect(thing, "focus");
    },
    /** @param {FocusEvent} event */
    blur: ({ relatedTarget: next }) => {
      const within = thingAt(next) || (next instanceof Element && next.closest(".tip"));
      if (!within) inspect(null, "focus");
    },
  };
}

/**
 * The keys that move the board work wherever the focus is, but in a text and in a window over the table.
 * @param {{ current: HTMLElement | null }} window_ @param {(event: KeyboardEvent) => void} press
 */
export function useKeysOutside(window_, press) {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      const { target, defaultPrevented } = event;
      if (defaultPrevented || !(target instanceof Element) || window_.current?.contains(target)) return;
      if (target.matches("input, textarea, select") || document.querySelector("[data-modal]")) return;
      latest.current(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
