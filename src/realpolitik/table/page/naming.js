/** Naming cards: a few letters, Enter, the next one. For people who deal real cards, or tell what a hand holds. */

import { html, useEffect, useId, useRef, useState } from "./vendor/preact.js";
import { cut, folded, holds, wordsOf } from "./search.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {{ currentTarget: HTMLInputElement }} OnInput */

/** The seat of chance, which at a real table leaves its questions to people. */
export const NATURE = -1;
/** As many cards that lie elsewhere can be laid out over the board. */
const LAID_OUT = 12;

/**
 * Whether the cards on offer are named from a list, not laid out: at a real table they may be any that nobody has seen.
 *
 * @param {Screen} screen
 */
export function isListed({ question, by_hand: byHand }) {
  if (!byHand || question?.points_at !== "card") return false;
  const { seat, options } = question;
  return seat === NATURE || byHand.unknown.includes(seat) || (byHand.unknown.length > 0 && options.length > LAID_OUT);
}

/** What a card is found by: its title, its number, and the name it has in the code. @param {Book} book @param {string} name */
function textOf(book, name) {
  return folded(`${book.cards[name]?.title ?? ""} ${book.components.cards[name]?.printed ?? ""} ${name}`);
}

/** Those that begin as it was typed come first. @param {Book} book @param {string[]} cards @param {string} query */
function found(book, cards, query) {
  const words = wordsOf(query);
  const title = (/** @type {string} */ name) => folded(book.cards[name]?.title ?? name);
  const begins = (/** @type {string} */ name) => Number(title(name).startsWith(words[0] ?? ""));
  const isNumber = (/** @type {string} */ name) => Number(String(book.components.cards[name]?.printed) === query.trim());
  return cards
    .filter((name) => holds(textOf(book, name), words))
    .sort(
      (one, other) =>
        isNumber(other) - isNumber(one) || begins(other) - begins(one) || title(one).localeCompare(title(other)),
    );
}

/**
 * A card named before the one before it has arrived waits for its turn.
 *
 * @param {string[]} cards
 * @param {boolean} busy
 * @param {(name: string) => void} onName
 */
function useInTurn(cards, busy, onName) {
  const [waiting, setWaiting] = useState(/** @type {string[]} */ ([]));
  const last = useRef({ name: "", left: false }); // the one handed on, and whether it has been seen to be on its way
  const key = cards.join();
  useEffect(() => {
    const [next] = waiting;
    last.current.left ||= busy || !cards.includes(last.current.name);
    if (busy || !last.current.left || next === undefined) return;
    setWaiting((all) => all.slice(1)); // more may have been named since
    if (!cards.includes(next)) return;
    last.current = { name: next, left: false };
    onName(next);
  }, [busy, key, waiting]);
  return (/** @type {string} */ name) => setWaiting((before) => [...before, name]);
}

/**
 * A list of cards to name one of, again and again.
 *
 * @param {{ cards: string[], label: string, busy?: boolean, chosen?: string | null, onName: (name: string) => void }} props
 */
export function CardNames({ cards, label, busy = false, chosen = null, onName }) {
  const { book, inspect } = useDesk();
  const [query, setQuery] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const list = useId();
  const name = useInTurn(cards, busy, onName);
  const words = wordsOf(query);
  const shown = found(book, cards, query);
  useEffect(() => {
    if (matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true }); // else a keyboard would come up
  }, []);
  /** @param {string} card */
  const take = (card) => {
    name(card);
    setQuery("");
    inspect(null, null);
    if (matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  };
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    const typed = field.current?.value ?? ""; // whoever types fast is ahead of what is drawn
    if (event.key !== "Enter" || !typed.trim()) return;
    event.preventDefault();
    const [card] = found(book, cards, typed);
    if (card) take(card);
  };
  return html`<div class="card-names">
    <input
      ref=${field}
      class="input"
      type="search"
      autocomplete="off"
      aria-label=${label}
      aria-controls=${list}
      placeholder=${say("name-cards")}
      value=${query}
      onInput=${(/** @type {OnInput} */ event) => setQuery(event.currentTarget.value)}
      onKeyDown=${byKey}
    />
    <ul id=${list} aria-label=${label}>
      ${shown.map((card, index) => {
        const first = index === 0 && words.length > 0 ? "first-found" : "";
        return html`<li key=${card}>
          <button
            type="button"
            class=${`card-name side-${book.components.cards[card]?.side || "both"} ${first} ${card === chosen ? "chosen" : ""}`}
            data-card=${card}
            onClick=${() => take(card)}
          >
            <span class="card-name-operations">${book.components.cards[card]?.operations || "–"}</span>
            <span>${cut(book.cards[card]?.title ?? card, words).map((part, at) => (at % 2 ? html`<mark>${part}</mark>` : part))}</span>
            <span class="card-number">${book.components.cards[card]?.printed}</span>
          </button>
        </li>`;
      })}
    </ul>
    ${shown.length === 0 && html`<p class="empty" role="status">${say("name-cards-none")}</p>`}
  </div>`;
}
