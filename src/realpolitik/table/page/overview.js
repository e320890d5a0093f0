/** What lies beyond the edge of the window: a small map, how much of what may be chosen lies on which side, and the zoom. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { STEP } from "./board_acts.js";
import { around, boxOf } from "./places.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {"left" | "right" | "up" | "down"} Side */

/** @type {Record<Side, string>} */
const SIGNS = { left: "‹", right: "›", up: "⌃", down: "⌄" };
/** How far inside the window what lay beyond comes. */
const MARGIN = 20;

/** Draws again whenever the camera has moved, once a frame. @param {Camera} camera */
function useMoves(camera) {
  const [, setMoved] = useState(0);
  useEffect(() => {
    let frame = 0;
    const stop = camera.watch(() => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        setMoved((times) => times + 1);
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [camera]);
}

/**
 * On which side of the window a box lies, if not all of it is there.
 * @param {Camera} camera @param {Box} box @returns {Side | null}
 */
function beyond(camera, box) {
  const { scale, x, y } = camera.look;
  if (!scale || camera.shows(box)) return null;
  const across = (box.x + box.width / 2 - x) / camera.width;
  const down = (box.y + box.height / 2 - y) / camera.height;
  if (Math.abs(across) > Math.abs(down)) return across < 0 ? "left" : "right";
  return down < 0 ? "up" : "down";
}

/**
 * @param {{ book: Book, view: View, camera: Camera, spaces: string[], offered: string[] }} properties
 */
export function Overview({ book, view, camera, spaces, offered }) {
  useMoves(camera);
  const [held, setHeld] = useState(camera.held);
  const hold = () => {
    camera.held = !held;
    setHeld(!held);
  };
  const part = camera.look.scale > 0 && !camera.showsWhole;
  return html`
    ${part && html`<${Cues} book=${book} camera=${camera} offered=${offered} />`}
    <div class="board-tools">
      ${part &&
      html`<button type="button" class="minimap" aria-label=${say("board-world")} onClick=${() => camera.showWorld()}>
        <${Map} book=${book} view=${view} camera=${camera} spaces=${spaces} offered=${offered} />
      </button>`}
      <div class="zoom">
        <${Tool} label=${say("board-farther")} sign="M3.5 9h11" onClick=${() => camera.step(1 / STEP)} />
        <${Tool}
          label=${say("board-whole")}
          sign="M11 3.5h3.5V7M14.5 3.5 10.5 7.5M7 14.5H3.5V11M3.5 14.5 7.5 10.5"
          onClick=${() => camera.reset()}
        />
        <${Tool} label=${say("board-closer")} sign="M9 3.5v11M3.5 9h11" onClick=${() => camera.step(STEP)} />
        <button type="button" class="button hold" aria-pressed=${held} title=${say("board-hold.help")} onClick=${hold}>
          ${say("board-hold")}
        </button>
      </div>
    </div>
  `;
}

/** @param {{ label: string, sign: string, onClick: () => void }} properties */
function Tool({ label, sign, onClick }) {
  return html`<button type="button" class="button icon" aria-label=${label} title=${label} onClick=${onClick}>
    <svg viewBox="0 0 18 18" aria-hidden="true"><path d=${sign} /></svg>
  </button>`;
}

/** @param {{ book: Book, camera: Camera, offered: string[] }} properties */
function Cues({ book, camera, offered }) {
  /** @type {Record<Side, Box[]>} */
  const found = { left: [], right: [], up: [], down: [] };
  for (const name of offered) {
    const box = boxOf(book, name);
    const side = beyond(camera, box);
    if (side) found[side].push(box);
  }
  const sides = /** @type {Side[]} */ (Object.keys(found)).filter((side) => found[side].length);
  return html`${sides.map((side) => {
    const n = found[side].length;
    const words = say(`board-beyond-${side}`, { n });
    const go = () => camera.reveal(around(nearest(camera, found[side]), MARGIN));
    return html`<button key=${side} type="button" class=${`edge-cue ${side}`} aria-label=${words} title=${words} onClick=${go}>
      ${side === "right" ? `${n} ${SIGNS[side]}` : `${SIGNS[side]} ${n}`}
    </button>`;
  })}`;
}

/** The one that is nearest to the window. @param {Camera} camera @param {Box[]} boxes */
function nearest({ look }, boxes) {
  const away = (/** @type {Box} */ { x, y, width, height }) => Math.hypot(x + width / 2 - look.x, y + height / 2 - look.y);
  return [...boxes].sort((one, other) => away(one) - away(other)).slice(0, 1);
}

/** The whole board, small. @param {{ book: Book, view: View, camera: Camera, spaces: string[], offered: string[] }} properties */
function Map({ book, view, camera, spaces, offered }) {
  const [x, y, width, height] = book.layout.canvas;
  const { scale, ...at } = camera.look;
  const [wide, high] = [camera.width / scale, camera.height / scale];
  return html`<svg viewBox=${`${x} ${y} ${width} ${height}`} aria-hidden="true">
    ${spaces.map((name) => {
      const box = boxOf(book, name);
      const side = view.control?.[name];
      const kind = `${side ? `controlled side-${side}` : ""}${offered.includes(name) ? " offered" : ""}`;
      return html`<rect key=${name} class=${kind} x=${box.x} y=${box.y} width=${box.width} height=${box.height} />`;
    })}
    <rect class="window" x=${at.x - wide / 2} y=${at.y - high / 2} width=${wide} height=${high} />
  </svg>`;
}
