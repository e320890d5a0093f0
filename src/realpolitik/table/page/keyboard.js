/** The whole game by keyboard. */

import { html, useEffect, useRef } from "./vendor/preact.js";
import { Dialog } from "./dialog.js";
import { say } from "./words.js";

/** @typedef {Record<string, () => void>} Keys what each key does */

/** Keys for buttons, in their order: digits, then the letters that mean nothing else. */
const BUTTON_KEYS = [..."123456789abdefgjknopqsvwxyz"];

/** @param {number} index */
export function keyOf(index) {
  return BUTTON_KEYS[index] ?? "";
}

/** Whether a key belongs to what has the focus, not to the table. @param {KeyboardEvent} event */
function isTyping(event) {
  const { target } = event;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/**
 * Whether what has the focus does something of its own on Enter: a card that was pressed keeps the focus, and does nothing
 * more once it is in the plan.
 * @param {EventTarget | null} target
 */
function isPressable(target) {
  const found = target instanceof Element ? target.closest("button, a, summary, [role=button], [role=tab]") : null;
  return found !== null && found.getAttribute("aria-disabled") !== "true";
}

/** The letter where the key is, whatever alphabet is on it: «р» is h. @param {KeyboardEvent} event */
function latin(event) {
  if (/^[\x20-\x7e]$/.test(event.key) || event.key.length > 1) return event.key;
  return event.code.startsWith("Key") ? event.code.slice(3).toLowerCase() : event.key;
}

/** Listens as long as it is drawn. Windows over the table keep their keys to themselves. @param {Keys} keys */
export function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event) || document.querySelector("[data-modal]")) return;
      const act = latest.current[latin(event)];
      if (!act || (event.key === "Enter" && isPressable(event.target))) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Takes the focus to the board, to the first of what may be chosen there. @returns {boolean} whether there is one */
export function enterBoard() {
  const plate = document.querySelector(".board .plate[tabindex='0']");
  if (!(plate instanceof SVGElement)) return false;
  plate.focus();
  return true;
}

/**
 * Once the table has moved on, the focus that is nowhere, stood on what is gone, or on a board where nothing is to be chosen
 * any more, goes to the question: from there one goes on by the tabulator or the arrows. Who types goes on typing.
 *
 * @param {boolean} onBoard whether something is to be chosen on the board
 */
export function focusOnQuestion(onBoard) {
  const { activeElement } = document;
  const nowhere = activeElement === null || activeElement === document.body;
  const idle = !onBoard && activeElement instanceof SVGElement && activeElement.closest(".board") !== null;
  const question = document.querySelector(".question");
  if ((nowhere || idle) && question instanceof HTMLElement) question.focus({ preventScroll: true });
}

/**
 * Takes the focus along a row of cards; to those on offer, where there are any.
 *
 * @param {number} step
 * @returns {boolean} whether there was a card to go to
 */
export function walkCards(step) {
  const fans = [...document.querySelectorAll(".fan")];
  const fan = fans.find((it) => it.querySelector(".offered")) ?? fans[0];
  if (!fan) return false;
  const wanted = fan.querySelector(".offered") ? ".offered .card-button" : ".card-button";
  const cards = [...fan.querySelectorAll(wanted)];
  const at = document.activeElement ? cards.indexOf(document.activeElement) : -1;
  const next = cards[at < 0 ? (step > 0 ? 0 : cards.length - 1) : (at + step + cards.length) % cards.length];
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}

const KEYS = [
  ["1 … 9", "keys-buttons"],
  ["← ↑ ↓ →", "keys-arrows"],
  ["Enter", "keys-enter"],
  ["Tab", "keys-tab"],
  ["+  −  0", "keys-zoom"],
  ["Enter", "keys-done"],
  ["u", "keys-undo"],
  ["⌫  Esc", "keys-back"],
  ["r", "keys-again"],
  ["i", "keys-hint"],
  ["h", "keys-hand"],
  ["l", "keys-log"],
  ["t", "keys-turn"],
  ["c", "keys-chat"],
  [".", "keys-rule"],
  ["m", "keys-menu"],
  ["␣", "keys-hasten"],
  ["← →  PgUp PgDn  [ ]", "keys-replay"],
  ["Esc", "keys-escape"],
  ["/", "keys-help"],
];

/** How one plays at this table, in a few lines, and every key. @param {{ onClose: () => void }} props */
export function Help({ onClose }) {
  const lines = [say("help-glow"), say("help-look"), say("help-plan"), say("help-undo"), say("help-names"), say("help-hint")];
  return html`<${Dialog} title=${say("keys")} onClose=${onClose}>
    <h3 class="overline">${say("help")}</h3>
    <ul class="how-to">
      ${lines.map((line) => html`<li>${line}</li>`)}
    </ul>
    <h3 class="overline">${say("help-keys")}</h3>
    <dl class="keys">
      ${KEYS.map(([key, words]) => html`<div><dt><kbd>${key}</kbd></dt><dd>${say(words ?? "")}</dd></div>`)}
    </dl>
  <//>`;
}
