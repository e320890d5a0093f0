/** What part of a drawing is looked at, and the gestures that change it: wheel, drag, pinch. */

import { animate } from "./motion.js";
import { around } from "./places.js";
import { textSize } from "./theme.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in units of the drawing */
/** @typedef {{ scale: number, x: number, y: number }} Look pixels a unit, and the point in the middle of the window */

/** Below so many pixels a unit plates show numbers only; above so many, all there is to know. */
const FAR = 0.7;
const NEAR = 1.3;
/** In a window where the whole would be smaller than this, a part is shown, so that it can be read. */
export const LEGIBLE = 0.81;
/** Nobody looks closer than this, and nothing is framed closer than that. */
const CLOSEST = 2.6;
const FRAMED = 1.6;
const MARGIN = 40;
/** A pointer that moved less than this has not dragged but clicked. */
const STILL = 6;

export class Camera {
  /** @param {Box} whole */
  constructor(whole) {
    this.whole = whole;
    this.width = 0;
    this.height = 0;
    /** @type {Look} */
    this.look = { scale: 0, x: 0, y: 0 };
    /** @type {Element | null} */
    this.drawing = null;
    this.atHome = true;
    /** Whether the player wants it to stay where it is. */
    this.held = false;
    /** @type {Box[]} what the question is about */
    this.subjects = [];
    /** @type {Set<(camera: Camera) => void>} */
    this.watchers = new Set();
    this.stop = () => {};
  }

  /** Tells of every move. @param {(camera: Camera) => void} watcher @returns {() => void} stops that */
  watch(watcher) {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Pixels a unit when the whole drawing is in the window. */
  get leastScale() {
    return Math.min(this.width / this.whole.width, this.height / this.whole.height);
  }

  /** @returns {Look} */
  get wholeLook() {
    const { x, y, width, height } = this.whole;
    return { scale: this.leastScale, x: x + width / 2, y: y + height / 2 };
  }

  /** The whole drawing where it can be read so, else a part; larger for who wants larger text. @returns {Look} */
  get homeLook() {
    const scale = Math.max(this.leastScale, LEGIBLE) * textSize();
    return scale > this.leastScale && this.look.scale ? { ...this.look, scale } : { ...this.wholeLook, scale };
  }

  get showsWhole() {
    return this.look.scale <= this.leastScale * 1.02;
  }

  /** What is drawn: numbers ("far"), numbers and names, or everything ("near"). */
  get level() {
    if (this.look.scale < FAR) return "far";
    return this.look.scale > NEAR ? "near" : "";
  }

  /** @param {number} width @param {number} height of the window */
  resize(width, height) {
    const first = !this.look.scale;
    this.width = width;
    this.height = height;
    if (!width || !height) return;
    this.show(this.atHome ? this.homeLook : this.look, this.atHome);
    if (first || this.atHome) this.attend(this.subjects);
  }

  /** @param {Look} look @param {boolean} [home] whether that is where a resized window stays */
  show(look, home = false) {
    this.atHome = home;
    this.look = this.bounded(look);
    const { scale, x, y } = this.look;
    const [left, top] = [this.width / 2 - scale * x, this.height / 2 - scale * y];
    const moved = `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${scale.toFixed(4)})`;
    this.drawing?.setAttribute("transform", moved);
    for (const watcher of this.watchers) watcher(this);
  }

  /** @param {Look} look @returns {Look} the nearest that does not lose the drawing */
  bounded(look) {
    const scale = Math.min(Math.max(look.scale, this.leastScale), Math.max(CLOSEST, this.leastScale));
    /** @param {number} at @param {number} start @param {number} length @param {number} seen */
    const within = (at, start, length, seen) => {
      const slack = length / 2 - seen / 2 + Math.min(MARGIN, Math.max(0, (length - seen) / 2));
      const middle = start + length / 2;
      return slack <= 0 ? middle : Math.min(Math.max(at, middle - slack), middle + slack);
    };
    const { x, y, width, height } = this.whole;
    return {
      scale,
      x: within(look.x, x, width, this.width / scale),
      y: within(look.y, y, height, this.height / scale),
    };
  }

  /**
   * Shows what a question is about, as much of it as can be read at once; unless the board is held still.
   * @param {Box[]} subjects
   */
  attend(subjects) {
    this.subjects = subjects;
    if (this.held || !this.width || !subjects.length || subjects.every((box) => this.shows(box))) return;
    const legible = Math.max(this.leastScale, LEGIBLE * textSize());
    const box = around(subjects, MARGIN / 2);
    const scale = Math.min(this.width / box.width, this.height / box.height);
    if (scale >= legible) {
      const home = this.leastScale >= legible && scale < this.homeLook.scale;
      this.glide(home ? this.homeLook : { ...middleOf(box), scale: Math.min(scale, FRAMED, this.look.scale) }, home);
    } else this.glide({ ...this.amongMost(subjects, legible), scale: legible }, this.atHome);
  }

  /** The point around which most of them are seen; of such, the nearest. @param {Box[]} subjects @param {number} scale */
  amongMost(subjects, scale) {
    const [across, down] = [this.width / scale / 2, this.height / scale / 2];
    /** @param {{ x: number, y: number }} at */
    const seen = ({ x, y }) =>
      subjects.filter((box) => Math.abs(box.x + box.width / 2 - x) < across - box.width / 2
        && Math.abs(box.y + box.height / 2 - y) < down - box.height / 2);
    const points = [this.look, ...subjects.map(middleOf)];
    let [best, most] = [points[0] ?? this.look, seen(this.look).length];
    for (const at of points) {
      const n = seen(at).length;
      const nearer = Math.hypot(at.x - this.look.x, at.y - this.look.y) < Math.hypot(best.x - this.look.x, best.y - this.look.y);
      if (n > most || (n === most && nearer)) [best, most] = [at, n];
    }
    return middleOf(around(seen(best).length ? seen(best) : subjects.slice(0, 1), 0));
  }

  /** Moves there, fast enough not to be waited for. @param {Look} look @param {boolean} [home] */
  glide(look, home = false) {
    this.stop();
    const [from, to] = [this.look, this.bounded(look)];
    this.stop = animate((progress) => {
      const scale = from.scale * (to.scale / from.scale) ** progress;
      // The point moves with what the zoom uncovers, so that the way there is a straight line on the window.
      const part = to.scale === from.scale ? progress : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale);
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      this.show({ scale, x, y }, home && progress === 1);
    });
  }

  /** Back to where a window opens; from there, to the whole drawing. */
  reset() {
    const home = this.homeLook;
    const beyond = this.atHome && home.scale > this.leastScale;
    this.glide(beyond ? this.wholeLook : home, !beyond);
  }

  /** All of it, however small. */
  showWorld() {
    this.glide(this.wholeLook, this.leastScale >= this.homeLook.scale);
  }

  /** As close to some part of the drawing as shows all of it. @param {Box} box */
  frame(box) {
    const scale = Math.min(this.width / box.width, this.height / box.height, FRAMED);
    this.glide({ ...middleOf(box), scale });
  }

  /** Near enough to a box that it and what is around it can be read. @param {Box} box */
  approach(box) {
    this.glide({ ...middleOf(box), scale: Math.max(LEGIBLE, this.leastScale) * textSize() });
  }

  /** Moves only as far as brings a box into the window. @param {Box} box */
  reveal(box) {
    const { scale, x, y } = this.look;
    if (!scale || this.shows(box)) return;
    /** @param {number} at @param {number} seen @param {number} start @param {number} length */
    const toward = (at, seen, start, length) =>
      Math.min(Math.max(at, start + length + MARGIN - seen / 2), start - MARGIN + seen / 2);
    const across = toward(x, this.width / scale, box.x, box.width);
    const down = toward(y, this.height / scale, box.y, box.height);
    this.glide({ scale, x: across, y: down }, this.atHome);
  }

  /** @param {Box} box whether all of it is in the window */
  shows(box) {
    const { scale, x, y } = this.look;
    const [across, down] = [this.width / scale / 2, this.height / scale / 2];
    const beside = box.x < x - across || box.x + box.width > x + across;
    return !beside && box.y >= y - down && box.y + box.height <= y + down;
  }

  /**
   * Zooms around a point of the window, which stays where it is.
   * @param {number} factor @param {number} [left] @param {number} [top]
   */
  zoom(factor, left = this.width / 2, top = this.height / 2) {
    this.stop();
    this.show(this.zoomed(factor, left, top));
  }

  /** @param {number} factor @param {number} left @param {number} top @returns {Look} */
  zoomed(factor, left, top) {
    const { scale: before, x, y } = this.look;
    const { scale } = this.bounded({ scale: before * factor, x, y });
    const shift = 1 / before - 1 / scale;
    return { scale, x: x + (left - this.width / 2) * shift, y: y + (top - this.height / 2) * shift };
  }

  /** A step of the buttons and keys. @param {number} factor */
  step(factor) {
    this.glide(this.zoomed(factor, this.width / 2, this.height / 2));
  }

  /** @param {number} across @param {number} down in pixels */
  pan(across, down) {
    this.stop();
    const { scale, x, y } = this.look;
    this.show({ scale, x: x - across / scale, y: y - down / scale }, this.atHome && scale === this.homeLook.scale);
  }
}

/** @param {Box} box */
function middleOf({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Lets the wheel, one pointer or two move a camera. What was a drag is not a click: it is kept from whoever listens.
 * @param {Element} element @param {Camera} camera @returns {() => void} stops it
 */
export function gestures(element, camera) {
  /** @type {Map<number, { x: number, y: number }>} */
  const pointers = new Map();
  let dragging = false;
  let travelled = 0;

  /** The middle of the pointers, and how far they are from it. */
  const grip = () => {
    const all = [...pointers.values()];
    const x = all.reduce((sum, each) => sum + each.x, 0) / all.length;
    const y = all.reduce((sum, each) => sum + each.y, 0) / all.length;
    return { x, y, spread: all.length < 2 ? 0 : Math.hypot((all[0]?.x ?? x) - x, (all[0]?.y ?? y) - y) };
  };

  /** @param {PointerEvent} event */
  const down = (event) => {
    if (event.button !== 0) return;
    if (!pointers.size) [dragging, travelled] = [false, 0];
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  /** @param {PointerEvent} event */
  const move = (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const before = grip();
    travelled += Math.hypot(event.clientX - last.x, event.clientY - last.y);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (!dragging && travelled < STILL && pointers.size < 2) return;
    if (!dragging) {
      dragging = true;
      for (const id of pointers.keys()) element.setPointerCapture(id);
      element.classList.add("dragging");
    }
    const now = grip();
    camera.pan(now.x - before.x, now.y - before.y);
    if (before.spread && now.spread) {
      const { left, top } = element.getBoundingClientRect();
      camera.zoom(now.spread / before.spread, now.x - left, now.y - top);
    }
  };

  /** @param {PointerEvent} event */
  const up = (event) => {
    pointers.delete(event.pointerId);
    if (!pointers.size) element.classList.remove("dragging");
  };

  /** @param {Event} event */
  const click = (event) => {
    if (dragging) event.stopImmediatePropagation();
    dragging = false;
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const { left, top } = element.getBoundingClientRect();
    // A trackpad's pinch comes as a wheel with the control key, in small steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    camera.zoom(Math.exp(-event.deltaY * lines * speed), event.clientX - left, event.clientY - top);
  };

  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener("pointerdown", /** @type {EventListener} */ (down), { signal });
  element.addEventListener("pointermove", /** @type {EventListener} */ (move), { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", up, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", /** @type {EventListener} */ (wheel), { signal, passive: false });
  return () => stop.abort();
}
