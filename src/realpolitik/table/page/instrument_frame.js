/** What all instruments share: how they read the view, the frame with a title, and a panel that unfolds below. */

import { html, useRef, useState } from "./vendor/preact.js";
import { FactsNow } from "./facts.js";
import { sectionsOf } from "./instrument_told.js";
import { boxOf, useDesk } from "./sentence.js";
import { known, say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./vendor/preact.js").ComponentChildren} Children */

/** What lies at the end of a path into the view: `military.us`. @param {View} view @param {string} path */
export function valueAt(view, path) {
  /** @type {unknown} */
  let value = view;
  for (const name of path.split(".")) value = /** @type {Record<string, unknown> | undefined} */ (value)?.[name];
  return value;
}

/** @param {View} view @param {string | number} path */
export function numberAt(view, path) {
  return typeof path === "number" ? path : Number(valueAt(view, path) ?? 0);
}

/** @param {Book} book @param {string} side */
export function sideName(book, side) {
  return book.names.side?.[side] ?? book.names.power?.[side] ?? side;
}

/** Who is ahead, and by how much. @param {Book} book @param {number} n @param {string} first @param {string} second */
export function leadTold(book, n, first, second) {
  return n === 0 ? say("score-level") : `${sideName(book, n > 0 ? first : second)} +${Math.abs(n)}`;
}

/** @param {number} filled @param {number} of */
export function pips(filled, of) {
  return Array.from({ length: of }, (_, index) => html`<i class=${index < filled ? "on" : ""}></i>`);
}

/**
 * What an instrument is called, for those who see it and, with what it reads, for those who listen; `values` are told by
 * its help.
 *
 * @typedef {{
 *   name: string, kind: string, aloud: string, title?: string | undefined, values?: import("./words.js").Values,
 *   children?: Children,
 * }} Shown
 */

/**
 * The title over a reading. In a button it is the button's name, so it is text, and no second name within the first.
 *
 * @param {Shown & { within?: boolean }} props `within`: whether it lies in a button
 */
function Face({ name, kind, aloud, title = say(`instrument-${name}`), values, within = false, children }) {
  const whole = `${title}: ${aloud}`;
  const named = within ? {} : { role: "group", "aria-label": whole, title: helpOf(name, values) };
  return html`<div class=${`instrument ${kind}`} ...${named}>
    ${within && html`<span class="only-read-aloud">${whole}</span>`}
    <span class="overline" aria-hidden="true">${title}</span>
    <div class="reading" aria-hidden="true">${children}</div>
  </div>`;
}

/** @param {string} name @param {import("./words.js").Values} [values] */
function helpOf(name, values) {
  return known(`instrument-${name}.help`) ? say(`instrument-${name}.help`, values) : undefined;
}

/** @param {Shown} props */
export function Frame(props) {
  const { book } = useDesk();
  const explained = sectionsOf(book, props.name).length > 0; // then a card tells more than a title has room for
  if (!explained) return html`<${Face} ...${props} />`;
  return html`<${Explained} name=${props.name}><${Face} ...${props} within /><//>`;
}

/**
 * An instrument, or a pile, that says what it shows to whoever rests on it, comes to it by keys, or touches it; pressed, it
 * opens the rules there, if it has any.
 *
 * @param {{ name: string, kind?: string, children?: Children }} props
 */
export function Explained({ name, kind = "instrument", children }) {
  const { book, inspect, showRule } = useDesk();
  const byFinger = useRef(false);
  /** @param {Event} event @param {string} by */
  const look = (event, by) => inspect({ kind, name, by }, boxOf(event));
  const leave = () => inspect(null, null);
  /** @param {FocusEvent} event */
  const blur = ({ relatedTarget: next }) => {
    if (!(next instanceof Element && next.closest(".tip"))) leave();
  };
  /** @param {Event} event */
  const press = (event) => {
    const rule = sectionsOf(book, name)[0]?.number ?? "";
    if (byFinger.current || !rule) look(event, "tap");
    else showRule(rule);
  };
  return html`<button
    type="button"
    class="bare explained"
    onPointerDown=${(/** @type {PointerEvent} */ event) => {
      byFinger.current = event.pointerType === "touch";
    }}
    onClick=${press}
    onMouseEnter=${(/** @type {MouseEvent} */ event) => byFinger.current || look(event, "pointer")}
    onMouseLeave=${() => byFinger.current || leave()}
    onFocus=${(/** @type {FocusEvent} */ event) => byFinger.current || look(event, "focus")}
    onBlur=${blur}
  >
    ${children}
  </button>`;
}

/**
 * An instrument that tells more when it is pressed: what it means now, and always.
 *
 * @param {Shown & { reading: Children, label: string }} props `children`: what it tells then
 */
export function Unfolding({ reading, label, children, ...shown }) {
  const [open, setOpen] = useState(false);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      setOpen(false);
    }
  };
  return html`<div class="instrument-with-panel" onKeyDown=${onKeyDown}>
    <button
      type="button"
      class="bare"
      title=${helpOf(shown.name, shown.values)}
      aria-expanded=${open}
      onClick=${() => setOpen(!open)}
    >
      <${Face} ...${shown} within>${reading}<//>
    </button>
    ${open &&
    html`<div class="panel boxes" role="region" aria-label=${label}>
      <${FactsNow} kind="instrument" name=${shown.name} />
      ${children}
      <button type="button" class="button quiet" onClick=${() => setOpen(false)}>${say("close")}</button>
    </div>`}
  </div>`;
}
