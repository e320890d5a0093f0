/** What an instrument shows, explained: in a sentence, and by the sections of the rules behind it. */

import { html } from "./vendor/preact.js";
import { RuleChip } from "./sentence.js";
import { known, say } from "./words.js";

/** @typedef {import("./types").Book} Book */

/** @param {Book} book @param {string} name */
function instrumentOf(book, name) {
  return (book.layout.instrument ?? []).find((it) => it.name === name);
}

/** The sections that explain an instrument. @param {Book} book @param {string} name */
export function sectionsOf(book, name) {
  const wanted = instrumentOf(book, name)?.rules ?? [];
  return book.rules.filter(({ number }) => wanted.includes(number));
}

/** @param {Book} book @param {string} name */
export function instrumentTitle(book, name) {
  const card = instrumentOf(book, name)?.kind === "flag" ? String(book.components["passing"]) : "";
  return book.cards[card]?.title ?? say(`instrument-${name}`);
}

/** @param {Book} book @param {string} name */
function helpOf(book, name) {
  const it = instrumentOf(book, name);
  if (!it || it.kind === "share" || !known(`instrument-${name}.help`)) return "";
  return say(`instrument-${name}.help`, it.kind === "balance" ? { n: it.high } : {});
}

/** The beginning of each section: the number opens the rest. @param {{ book: Book, name: string }} properties */
export function InstrumentFacts({ book, name }) {
  return html`<p class="what">${helpOf(book, name)}</p>
    <ul class="explains">
      ${sectionsOf(book, name).map(
        ({ number, text }) => html`<li key=${number}>${text.split("\n\n")[0]} <${RuleChip} rule=${number} /></li>`,
      )}
    </ul>`;
}
