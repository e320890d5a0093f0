/** Card faces: set in type, with an emblem for each kind of event. */

import { html } from "./vendor/preact.js";
import { FamilyFace, familyTold, isOfFamily } from "./card_families.js";
import { longestWord } from "./lettering.js";
import { useDesk } from "./sentence.js";
import { say, sideBySide } from "./words.js";

/** @typedef {import("./types").Card} Card */
/** @typedef {import("./types").Book} Book */

/** What an emblem means is told by its shape: scales, clash, handing over, seal, spark, tide. */
const EMBLEMS = {
  scoring: html`<path d="M12 4v15M7 20h10M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z" />`,
  war: html`<path d="M4 4l16 16M20 4L4 20M4 9V4h5M20 9V4h-5" />`,
  passing: html`<path d="M4 9a8.5 8.5 0 0 1 15-2M20 3v5h-5M20 15a8.5 8.5 0 0 1-15 2M4 21v-5h5" />`,
  lasting: html`<circle cx="12" cy="12" r="8.5" /><circle cx="12" cy="12" r="4.5" /><path d="M12 3.5v4M12 16.5v4" />`,
  once: html`<path d="M12 3v6M12 15v6M3 12h6M15 12h6M5.6 5.6l4 4M14.4 14.4l4 4M18.4 5.6l-4 4M9.6 14.4l-4 4" />`,
  event: html`<path d="M3 9c3-4 6-4 9 0s6 4 9 0M3 15c3-4 6-4 9 0s6 4 9 0" />`,
};

/** @typedef {keyof typeof EMBLEMS} Emblem */

/** @param {Card} card @returns {Emblem} */
function emblemOf(card) {
  if (card.kind !== "event") return card.kind in EMBLEMS ? /** @type {Emblem} */ (card.kind) : "event";
  if (card.lasting) return "lasting";
  return card.starred ? "once" : "event";
}

/** @param {{ name: Emblem }} props */
function Drawn({ name }) {
  return html`<svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">${EMBLEMS[name]}</svg>`;
}

/**
 * A card as it lies on the table. `worth` is what its operations come to now, where that is known.
 *
 * @param {{ name: string, worth?: number | undefined, down?: boolean }} props
 */
export function CardFace({ name, worth, down = false }) {
  const { book } = useDesk();
  const card = book.components.cards[name];
  const face = book.cards[name];
  if (!card || !face) return html`<article class="card">${name}</article>`;
  if (isOfFamily(card)) return html`<${FamilyFace} name=${name} card=${card} face=${face} down=${down} />`;
  return html`<article class=${`card side-${card.side || "both"} ${down ? "down" : ""}`}>
    <header class="card-head">
      <${Operations} card=${card} worth=${worth} />
      <h4 style=${{ "--longest": longestWord(face.title) }}>
        ${face.title}${card.starred && html`<span class="star" title=${say("card-starred")}>★</span>`}
      </h4>
    </header>
    <p class="card-text">${face.text}</p>
    <footer class="card-foot">
      <${Drawn} name=${emblemOf(card)} />
      <span class="card-marks">${sideBySide(marksOf(book, card))}</span>
      <${PrintedNumber} card=${card} />
    </footer>
  </article>`;
}

/** @param {{ card: Card, worth: number | undefined }} props */
function Operations({ card, worth }) {
  if (!card.operations) return html`<span class="operations none" aria-hidden="true">–</span>`;
  const now = worth ?? card.operations;
  const changed = now !== card.operations;
  return html`<span class=${`operations ${changed ? "changed" : ""}`}>
    ${now}${changed && html`<s>${card.operations}</s>`}
  </span>`;
}

/** One that nobody could read off the printed card carries a mark. @param {{ card: Card }} props */
function PrintedNumber({ card: { printed, number_reconstructed: ours } }) {
  const help = ours ? say("card-number-reconstructed") : null;
  return html`<span class="card-number" title=${help}>${printed}${ours && "?"}</span>`;
}

/** What is printed at the foot: period, side, and what becomes of the card. @param {Book} book @param {Card} card */
function marksOf(book, card) {
  const marks = card.period ? [book.names.period?.[card.period] ?? card.period] : [];
  if (card.kind === "scoring") marks.push(say("card-scoring"));
  else marks.push(card.side ? (book.names.side?.[card.side] ?? card.side) : say("card-either-side"));
  if (card.lasting) marks.push(say("card-lasting"));
  if (card.borrowed) marks.push(say("card-borrowed"));
  if (card.reconstructed) marks.push(say("card-reconstructed"));
  if (card.disputed) marks.push(say("card-disputed"));
  return marks;
}

/** A card in one sentence, for those who listen. @param {Book} book @param {string} name @param {number} [worth] */
export function cardInWords(book, name, worth) {
  const face = book.cards[name];
  const card = book.components.cards[name];
  if (!face || !card) return name;
  if (isOfFamily(card)) return [face.title, ...familyTold(book, card), face.text].join(", ");
  const marks = marksOf(book, card).join(", ");
  return say("card-aloud", { title: face.title, operations: worth ?? card.operations, marks, text: face.text });
}
