/** A window over the table: it takes the focus, keeps it, gives it back, and Escape closes it. */

import { html, useLayoutEffect, useRef } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { say } from "./words.js";

/** @typedef {import("./vendor/preact.js").ComponentChildren} ComponentChildren */

const FOCUSABLE = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex='0']";

/**
 * Keeps the focus within an element while it is shown.
 *
 * @param {{ current: HTMLElement | null }} box
 * @param {() => void} onClose
 */
function useHeldFocus(box, onClose) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = box.current;
    const first = element?.querySelector("[data-first]") ?? element?.querySelector(FOCUSABLE) ?? element;
    if (first instanceof HTMLElement) first.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    }
    if (event.key === "Tab" && box.current) turnBack(event, box.current);
  };
}

/** From the last element the focus goes on to the first. @param {KeyboardEvent} event @param {HTMLElement} box */
function turnBack(event, box) {
  const all = [...box.querySelectorAll(FOCUSABLE)];
  const [leaves, enters] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== leaves || !(enters instanceof HTMLElement)) return;
  event.preventDefault();
  enters.focus();
}

/**
 * @param {{ title: string, onClose: () => void, children?: ComponentChildren, grave?: boolean, wide?: boolean }} props
 */
export function Dialog({ title, onClose, children, grave = false, wide = false }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const onKeyDown = useHeldFocus(box, onClose);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === event.currentTarget && onClose();
  return html`<div class="shade" onMouseDown=${outside} onKeyDown=${onKeyDown}>
    <section
      ref=${box}
      class=${`dialog ${wide ? "wide" : ""}`}
      role=${grave ? "alertdialog" : "dialog"}
      aria-modal="true"
      aria-label=${title}
      tabindex="-1"
      data-modal
    >
      <${Head} kind="dialog-head" title=${title} onClose=${onClose} />
      ${children}
    </section>
  </div>`;
}

/** A panel at the side, over the rail; the table behind it stays in use. */
/** @param {{ title: string, onClose: () => void, children?: ComponentChildren, kind: string }} props */
export function Drawer({ title, onClose, children, kind }) {
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return html`<aside class=${`drawer ${kind}`} aria-label=${title} onKeyDown=${onKeyDown}>
    <${Head} kind="drawer-head" title=${title} onClose=${onClose} />
    <div class="drawer-body" tabindex="0">${children}</div>
  </aside>`;
}

/** What it is, and the way out. @param {{ kind: string, title: string, onClose: () => void }} props */
function Head({ kind, title, onClose }) {
  return html`<header class=${kind}>
    <h2>${title}</h2>
    <button type="button" class="button quiet icon" aria-label=${say("close")} onClick=${onClose}>
      <${Icon} name="close" />
    </button>
  </header>`;
}
