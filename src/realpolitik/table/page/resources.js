/** Resources, money and points as signs: a line drawing in a colour of its own, always with the numeral beside it. */

import { html } from "./vendor/preact.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */

/** On a grid of 24. @type {Record<string, string>} */
const SIGNS = {
  energy: "M6 3.5h12v17H6zM6 9h12M6 15h12",
  raw: "M8.5 4.5h6.5l5 6-3 9H8l-4.5-7.5z",
  food: "M12 21.5V8M12 8.5c-3 0-4-2.2-4-5.5 3 0 4 2.2 4 5.5zm0 0c3 0 4-2.2 4-5.5-3 0-4 2.2-4 5.5zm0 7c-3.2 0-5-1.8-5-5.5 3.2 0 5 1.8 5 5.5zm0 0c3.2 0 5-1.8 5-5.5-3.2 0-5 1.8-5 5.5z",
  goods: "M7 3h10v18H7zM11 18h2",
  services: "M3.5 8h17v11.5h-17zM9 8V4.5h6V8M3.5 13h17",
  diplomacy: "M12 3v18.5M4.5 5h12.5l3 2.7-3 2.8H4.5z",
  army: "M2.5 17.5l2-4h13.5l3.5 4-2 3h-15zM8 13.5v-4h7v4M15 11h7.5",
  money: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM10 16.5V8h3.2a2.4 2.4 0 0 1 0 4.8H10",
  vp: "M12 3l2.6 5.8 6.4.7-4.8 4.2 1.4 6.3-5.6-3.3-5.6 3.3 1.4-6.3L3 9.5l6.4-.7z",
  prosperity: "M3.5 20.5h17M6.5 20.5v-5M12 20.5V10M17.5 20.5V4",
  ally: "M8.5 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-4 2.5-6 6-6s6 2 6 6M15.5 11.5a3.5 3.5 0 1 0-1-6.8M17 14.3c3 .4 4.5 2.5 4.5 5.700",
  research: "M9.5 3v6L4 19.5h16L14.5 9V3M8 3h8M7 14.5h10",
};

/** @param {{ name: string }} props */
export function ResourceSign({ name }) {
  return html`<svg class=${`resource-sign of-${name}`} viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;
}

/** The kinds of resources, in the order of the game. @param {Book} book */
export function resourcesOf(book) {
  return Object.keys(book.components.resources ?? {});
}

/** @param {Book} book @param {string} name */
export function resourceName(book, name) {
  if (name === "money" || name === "vp" || name === "research") return say(`unit-${name}`);
  return book.names["resource"]?.[name] ?? name;
}

/** So much of something. @param {{ book: Book, name: string, n: number | string }} props */
export function Amount({ book, name, n }) {
  const words = resourceName(book, name);
  return html`<span class=${`amount of-${name}`} title=${words}>
    <${ResourceSign} name=${name} /><b>${n}</b><span class="only-read-aloud"> ${words}</span>
  </span>`;
}

/** Several things at once, as a price or a reward has them. @param {{ book: Book, of: Record<string, number> }} props */
export function Amounts({ book, of }) {
  return html`<span class="amounts">
    ${Object.entries(of).filter(([, n]) => n).map(([name, n]) => html`<${Amount} key=${name} book=${book} name=${name} n=${n} />`)}
  </span>`;
}

/** Symbols one after the other, as on a country. @param {{ book: Book, names: string[] }} props */
export function Symbols({ book, names }) {
  return html`${names.map(
    (name, at) => html`<span key=${at} class="symbol" title=${resourceName(book, name)}><${ResourceSign} name=${name} /></span>`,
  )}`;
}

/** In words, for those who listen. @param {Book} book @param {string[]} names */
export function symbolsTold(book, names) {
  /** @type {Map<string, number>} */
  const counted = new Map();
  for (const name of names) counted.set(name, (counted.get(name) ?? 0) + 1);
  return [...counted].map(([name, n]) => `${n} ${resourceName(book, name)}`).join(", ");
}
