/** Sentences of the game: names in them can be followed to the board and the cards, rules to their section. */

import { createContext, html, useContext } from "./vendor/preact.js";
import { inLetters } from "./sections.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Link} Link */
/** @typedef {import("./types").Parts} Parts */
/** @typedef {{ kind: string, name: string, by?: string, finger?: boolean }} Target what is looked at, and how: by tap, in a fan */

/**
 * What every part of the page may ask for.
 *
 * @typedef {object} Desk
 * @property {Book} book
 * @property {(number: string) => void} showRule
 * @property {(target: Target) => void} follow shows a country on the board, a card by its face
 * @property {(target: Target | null, anchor: DOMRect | null) => void} inspect tells of what the pointer is on
 * @property {{ at: number }} lookedAway when what was told of something was last closed: a tap before that is forgotten
 */

export const Desk = createContext(/** @type {Desk | null} */ (null));

/** @returns {Desk} */
export function useDesk() {
  const desk = useContext(Desk);
  if (!desk) throw new Error("nothing here stands on a desk");
  return desk;
}

/** @param {{ parts: Parts }} props */
export function Sentence({ parts }) {
  return html`<span>${parts.map((part) => (typeof part === "string" ? part : html`<${Name} link=${part} />`))}</span>`;
}

/** The words of a sentence alone. @param {Parts} parts */
export function plain(parts) {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

/**
 * What a sentence goes on to say of the thing that it begins with, whose name stands before it: nobody reads that twice.
 * @param {string} name @param {Parts} parts @param {string} [between] what stands before any other sentence
 * @returns {Parts}
 */
export function saidOf(name, parts, between = " ") {
  const [first = "", ...rest] = parts;
  if (typeof first !== "string" || !first.startsWith(name)) return [between, ...parts];
  const further = first.slice(name.length);
  return /^\p{L}/u.test(further) ? [between, ...parts] : [further, ...rest];
}

/** @param {{ link: Link }} props */
function Name({ link }) {
  const { space_kind, sides } = useDesk().book.components;
  if (![space_kind, "card", "country", "region"].includes(link.kind)) {
    const side = sides.includes(link.name) ? `side-ink side-${link.name}` : "";
    return html`<b class=${`name ${side}`}>${link.text}</b>`;
  }
  return html`<${NameLink} link=${link} />`;
}

/**
 * A name that shows what it names. It is no <button>: that is a box, and a long name in a box tears its sentence apart.
 *
 * @param {{ link: { kind: string, name: string, text: string } }} props
 */
export function NameLink({ link }) {
  const { follow, inspect } = useDesk();
  /** @param {Event} event */
  const look = (event) => inspect(link, boxOf(event));
  const leave = () => inspect(null, null);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    follow(link);
  };
  return html`<span
    role="button"
    tabindex="0"
    class="name-link"
    onClick=${() => follow(link)}
    onKeyDown=${press}
    onMouseEnter=${look}
    onMouseLeave=${leave}
    onBlur=${leave}
    >${link.text}</span
  >`;
}

/** A section of the rules, by its number. @param {{ rule: string }} props */
export function RuleChip({ rule }) {
  const { showRule } = useDesk();
  if (!rule) return null;
  const written = inLetters(rule);
  const words = say("rule-open", { rule: written });
  const show = () => showRule(rule);
  return html`<button type="button" class="rule-chip" title=${words} aria-label=${words} onClick=${show}>
    ${written}
  </button>`;
}

/** Where the thing lies that an event is about. @param {Event} event @returns {DOMRect | null} */
export function boxOf(event) {
  return event.currentTarget instanceof Element ? event.currentTarget.getBoundingClientRect() : null;
}
