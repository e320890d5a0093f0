/**
 * The board of any game, drawn from its layout and a view: land, links, powers, plates, regions and their standings.
 * What may be chosen glows; everything can be looked at, by pointer, keys or touch.
 */

import { Component, html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { Camera, gestures } from "./camera.js";
import { Ground, Links, linesOf, Power } from "./ground.js";
import { targetOf, thingAt, useInspection } from "./inspection.js";
import { Legend } from "./legend.js";
import { useType } from "./lettering.js";
import { around, boxOf, nearest, regionPlaces, regionsOf } from "./places.js";
import { outline } from "./outlines.js";
import { plateKind } from "./plates.js";
import { Region } from "./regions.js";
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
 * @property {Changes | null} [changes]
 * @property {boolean} [busy] an answer is on its way: nothing can be chosen
 */

/** The second tap on a plate chooses it, if it is not the rest of a double tap. */
const SECOND_TAP = 350;
const REGION_MARGIN = 60;
const STEP = 1.35;
/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// -- plates -----------------------------------------------------------------------------------------------------------

/**
 * @typedef {object} PlateProperties
 * @property {Book} book
 * @property {View} view
 * @property {string} name
 * @property {(string | number)[]} shown what the plate shows: while it is the same, the plate is not drawn again
 * @property {Offer | undefined} offer
 * @property {boolean} selected
 * @property {boolean} pointed
 * @property {boolean} stop whether the tabulator stops here
 * @property {number} type
 */

/** The name on a plate: a shorter one where the language has it, and the plate is no wider than others. */
/** @param {Book} book @param {string} name */
function shortTitle({ names, layout, components: { space_kind: kind } }, name) {
  const short = layout.space[name]?.width ? undefined : names.short?.[name];
  return short ?? names[kind]?.[name] ?? name;
}

/** All that a plate shows, in words. @param {PlateProperties} properties */
function plateLabel({ book, view, name, offer }) {
  const kind = plateKind(book);
  const told = [
    book.names[book.components.space_kind]?.[name] ?? name,
    ...kind.describe(book, view, name, say),
    ...kind.tell(book, view, name, say).map((fact) => fact.text),
  ];
  const price = offer?.remarks.map(({ short }) => `, ${short}`).join("") ?? "";
  return `${told.join(", ")}${offer ? `. ${say("space-offer", { offer: offer.text })}` : ""}${price}`;
}

/** What a choice costs, where that is more than one. @param {{ n: number, x: number, y: number }} properties */
function Price({ n, x, y }) {
  return html`<g class="price" transform=${`translate(${x} ${y})`}>
    <circle r="9" /><text y="4.6">${n}</text>
  </g>`;
}

/** @extends {Component<PlateProperties>} */
class Plate extends Component {
  /** @override @param {PlateProperties} next */
  shouldComponentUpdate(next) {
    const now = this.props;
    return (
      next.book !== now.book ||
      next.type !== now.type ||
      next.offer?.option !== now.offer?.option ||
      next.offer?.text !== now.offer?.text ||
      next.offer?.price !== now.offer?.price ||
      next.selected !== now.selected ||
      next.pointed !== now.pointed ||
      next.stop !== now.stop ||
      next.shown.some((value, i) => value !== now.shown[i])
    );
  }

  /** @override */
  render() {
    const { book, name, shown, offer, selected, pointed, stop } = this.props;
    const space = book.components.spaces[name];
    if (!space) return null;
    const { x, y, width, height } = boxOf(book, name);
    const kind = plateKind(book);
    const corner = kind.corner(space);
    const regions = regionsOf(book, name).map((region) => regionPlaces(book)[region]?.colour ?? "none");
    const sign = book.layout.space[name]?.sign ?? "";
    const printed = { book, title: shortTitle(book, name), space, sign, width, height, regions };
    const classes = [
      "plate",
      `region-${regions[0] ?? "none"}`,
      ...kind.classes(space, shown, book.components.sides),
      offer ? "offered" : "",
      selected ? "selected" : "",
      pointed ? "pointed" : "",
    ];
    return html`<g
      class=${classes.filter(Boolean).join(" ")}
      transform=${`translate(${x} ${y})`}
      data-kind=${book.components.space_kind}
      data-name=${name}
      role=${offer ? "button" : "img"}
      tabindex=${stop ? 0 : -1}
      aria-label=${plateLabel(this.props)}
      aria-pressed=${selected ? "true" : undefined}
    >
      <g class="plate-lift">
        ${offer || selected || pointed
          ? html`<g class="halo">
              <path class="halo-far" d=${outline(width, height, corner, 7)} />
              <path class="halo-near" d=${outline(width, height, corner, 4)} />
            </g>`
          : null}
        <path class="ring" d=${outline(width, height, corner, 3.5)} />
        ${kind.draw(printed, shown, say)}
        ${offer && offer.price > 1 ? html`<${Price} n=${offer.price} x=${width / 2} y=${height} />` : null}
      </g>
    </g>`;
  }
}

// -- the board --------------------------------------------------------------------------------------------------------

/** @param {BoardProperties} properties */
export function Board(properties) {
  const { book, view, offers, selected = null, focus = null, changes = null, busy = false } = properties;
  const type = useType();
  const window_ = useRef(/** @type {HTMLDivElement | null} */ (null));
  const canvas = useRef(/** @type {SVGSVGElement | null} */ (null));
  const drawing = useRef(/** @type {SVGGElement | null} */ (null));
  const [far, setFar] = useState(false);
  const [stop, setStop] = useState("");

  const inspection = useInspection(properties.onInspect);
  const camera = useCamera(book, canvas, drawing, (moved) => {
    setFar(moved.far);
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
  return html`<div
    class=${`board${offered.length ? " choosing" : ""}${far ? " far" : ""}${busy ? " busy" : ""}`}
    ref=${window_}
    onKeyDown=${act.press}
    onFocusIn=${act.focus}
    onFocusOut=${act.blur}
  >
    <svg
      class="board-canvas"
      ref=${canvas}
      role="group"
      aria-label=${say("board")}
      onClick=${act.click}
      onDblClick=${act.doubleClick}
      onPointerDown=${act.touch}
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
          ([name, place]) => html`<${Region} key=${name} book=${book} view=${view} name=${name} place=${place} />`,
        )}
      </g>
    </svg>
    <div class="board-tools">
      <${Tool} label=${say("board-closer")} sign="M9 3.5v11M3.5 9h11" onClick=${() => camera.step(STEP)} />
      <${Tool} label=${say("board-farther")} sign="M3.5 9h11" onClick=${() => camera.step(1 / STEP)} />
      <${Tool}
        label=${say("board-whole")}
        sign="M11 3.5h3.5V7M14.5 3.5 10.5 7.5M7 14.5H3.5V11M3.5 14.5 7.5 10.5"
        onClick=${() => camera.reset()}
      />
    </div>
  </div>`;
}

/** @param {{ label: string, sign: string, onClick: () => void }} properties */
function Tool({ label, sign, onClick }) {
  return html`<button type="button" class="button icon" aria-label=${label} title=${label} onClick=${onClick}>
    <svg viewBox="0 0 18 18" aria-hidden="true"><path d=${sign} /></svg>
  </button>`;
}

/**
 * What the pointer, the keys and a finger do.
 *
 * @param {BoardProperties & {
 *   spaces: string[], offered: string[], camera: Camera, inspection: ReturnType<typeof useInspection>,
 *   canvas: { current: SVGSVGElement | null }, setStop: (name: string) => void,
 * }} properties
 */
function useActs(properties) {
  const { book, offers, onChoose, busy, spaces, offered, camera, canvas, setStop } = properties;
  const { looked, inspect, hover } = properties.inspection;
  const touching = useRef(false);
  const tapped = useRef({ name: "", at: 0 });

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
   * A finger cannot hover: the first tap tells of a thing, the second chooses it.
   * @param {SVGGElement} thing @param {number} at
   */
  const tap = (thing, at) => {
    const { name, kind } = targetOf(thing, "tap");
    const again = tapped.current.name === name && looked?.name === name && at - tapped.current.at > SECOND_TAP;
    tapped.current = { name, at };
    if (again) choose(thing);
    else {
      if (kind === book.components.space_kind) camera.reveal(boxOf(book, name));
      inspect(thing, "tap");
    }
  };
  useEffect(() => {
    tapped.current = { name: "", at: 0 }; // another question: what was tapped for the last one is not chosen for it
    if (looked?.by === "tap") inspect(null, "tap");
  }, [offers]);

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
      const thing = thingAt(target);
      if (thing && touching.current) tap(thing, timeStamp);
      else if (thing) choose(thing);
      else if (touching.current) inspect(null, "tap");
    },
    /** @param {MouseEvent} event */
    doubleClick: ({ target }) => {
      if (!thingAt(target)) camera.reset();
    },
    /** @param {PointerEvent} event */
    touch: ({ pointerType }) => {
      touching.current = pointerType === "touch";
    },
    /** @param {PointerEvent} event */
    over: ({ pointerType, target }) => {
      if (pointerType !== "touch") hover(thingAt(target));
    },
    /** @param {PointerEvent} event */
    leave: ({ pointerType }) => {
      if (pointerType !== "touch") hover(null);
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
 * Brings into the window what a link points at, and one of what may be chosen, if none of it is there.
 * @param {Book} book @param {Camera} camera @param {string[]} offered @param {string | null} focus
 */
function useAttention(book, camera, offered, focus) {
  useEffect(() => {
    const boxes = offered.map((name) => boxOf(book, name));
    if (boxes.some((box) => camera.shows(box))) return;
    const nearer = boxes.sort((one, other) => camera.distanceTo(one) - camera.distanceTo(other))[0];
    if (nearer) camera.reveal(nearer);
  }, [book, camera, offered]);
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
 * A camera over the whole board, moved by gestures and by the size of its window.
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
    /** @type {Camera} */
    const made = new Camera({ x, y, width, height }, () => told.current(made));
    return made;
  }, [book.game]);
  useLayoutEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    camera.drawing = drawing.current;
    camera.resize(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
    observer.observe(element);
    const stop = gestures(element, camera);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [camera]);
  return camera;
}

/**
 * The keys that move the board work wherever the focus is, but in a text and in a window over the table.
 * @param {{ current: HTMLElement | null }} window_ @param {(event: KeyboardEvent) => void} press
 */
function useKeysOutside(window_, press) {
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
