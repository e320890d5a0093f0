/** Faces of cards that come in families: abilities, strategic assets, developments, decrees, random influence. */

import { html } from "./vendor/preact.js";
import { longestWord } from "./lettering.js";
import { SideSign } from "./marks.js";
import { Amounts, ResourceSign } from "./resources.js";
import { useDesk } from "./sentence.js";
import { ArrivalRow, arrivalsOf } from "./scores.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Card} Card */
/** @typedef {import("./types").CardFace} Face */

/** What each type of ability shows beside its colour, on a grid of 24. @type {Record<string, string>} */
const EMBLEMS = {
  diplomatic: "M12 3v18.5M4.5 5h12.5l3 2.7-3 2.8H4.5z",
  economic: "M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0zM10 16.5V8h3.2a2.4 2.4 0 0 1 0 4.8H10",
  military: "M4 4l16 16M20 4L4 20",
  domestic: "M4 11l8-7 8 7v9H4zM10 20v-6h4v6",
};

/** @param {Card} card @returns {string[]} */
function typesOf(card) {
  return /** @type {string[]} */ (card["types"] ?? []);
}

/** The stripe of a card, in the colours of its types. @param {Card | undefined} card @returns {Record<string, string>} */
export function stripeOf(card) {
  const types = card ? typesOf(card) : [];
  if (!types.length) return {};
  const part = 100 / types.length;
  const bands = types.map((type, at) => `var(--type-${type}) ${at * part}% ${(at + 1) * part}%`);
  return { "--stripe": `linear-gradient(${bands.join(", ")})` };
}

/** @param {Card} card */
function familyOf(card) {
  return String(card["family"] ?? "");
}

/** Whether a card is drawn as one of a family. @param {Card} card */
export function isOfFamily(card) {
  return familyOf(card) in FAMILIES;
}

/** Where a card is known from, if not from the rulebook: what is doubtful says so. @param {{ card: Card }} props */
function Evidence({ card }) {
  const { book } = useDesk();
  const evidence = String(card["evidence"] ?? "");
  const words = book.names["evidence"]?.[evidence];
  if (!words) return null;
  const shown = evidence === "doubtful" ? words : "◦";
  return html`<span class=${`evidence evidence-${evidence}`} role="img" aria-label=${words} title=${words}>${shown}</span>`;
}

/** @param {{ types: string[] }} props */
function Emblems({ types }) {
  return html`<span class="emblems" aria-hidden="true">
    ${types.map(
      (type) => html`<svg key=${type} class=${`type-sign type-${type}`} viewBox="0 0 24 24"><path d=${EMBLEMS[type]} /></svg>`,
    )}
  </span>`;
}

/** @param {{ words: string }} props */
function Title({ words }) {
  return html`<h4 style=${{ "--longest": longestWord(words) }}>${words}</h4>`;
}

/** @param {{ card: Card, face: Face }} props */
function Ability({ card, face }) {
  const { book } = useDesk();
  const bonus = /** @type {Record<string, number>} */ (card["bonus"] ?? {});
  const cost = Number(card["cost"] ?? 0);
  return html`<header class="family-head">
      <${Title} words=${face.title} />
      ${cost > 0 && html`<span class="family-cost" title=${say("card-cost")}><b>${cost}</b><${ResourceSign} name="research" /></span>`}
    </header>
    <p class="card-text">${face.text}</p>
    <footer class="family-foot">
      <${Amounts} book=${book} of=${{ ...bonus, research: Number(card["research"] ?? 0) }} />
      <${Evidence} card=${card} /><${Emblems} types=${typesOf(card)} />
    </footer>`;
}

/** @param {{ card: Card, face: Face }} props */
function Development({ card, face }) {
  const { book } = useDesk();
  const cost = /** @type {Record<string, number>} */ (card["cost"] ?? {});
  return html`<header class="family-head">
      <${Title} words=${face.title} />
      <span class="family-level" title=${say("card-level", { n: Number(card["level"] ?? 0) })}>${Number(card["level"] ?? 0)}</span>
    </header>
    <p class="card-text">${face.text}</p>
    <footer class="family-foot">
      <${Amounts} book=${book} of=${cost} /><i aria-hidden="true">▸</i><${Amounts} book=${book} of=${{ vp: Number(card["vp"] ?? 0) }} />
      <${Evidence} card=${card} />
    </footer>`;
}

/** Assets and decrees: once in a game, with points for those left over. @param {{ card: Card, face: Face }} props */
function OnceInAGame({ card, face }) {
  const { book } = useDesk();
  const vp = Number(card["vp"] ?? 0);
  return html`<header class="family-head">
      <${Title} words=${face.title} />
      ${card.side && html`<${SideSign} side=${card.side} />`}
    </header>
    <p class="card-text">${face.text}</p>
    <footer class="family-foot">
      <span>${say(`family-${familyOf(card)}`)}</span>
      ${vp > 0 && html`<${Amounts} book=${book} of=${{ vp }} />`}<${Evidence} card=${card} />
    </footer>`;
}

/** @param {{ card: Card, face: Face, name: string }} props */
function RandomInfluence({ card, face, name }) {
  const { book } = useDesk();
  return html`<header class="family-head"><${Title} words=${face.title} /></header>
    <div class="card-text arrival-all">
      ${arrivalsOf(book, name).map((arrival, at) => html`<${ArrivalRow} key=${at} arrival=${arrival} />`)}
    </div>
    <footer class="family-foot"><span>${say("family-random_influence")}</span><${Evidence} card=${card} /></footer>`;
}

const FAMILIES = {
  ability: Ability,
  advantage: OnceInAGame,
  decree: OnceInAGame,
  development: Development,
  random_influence: RandomInfluence,
};

/** @param {{ name: string, card: Card, face: Face, down?: boolean }} props */
export function FamilyFace({ name, card, face, down = false }) {
  const Inside = FAMILIES[/** @type {keyof typeof FAMILIES} */ (familyOf(card))];
  const kind = `card family family-${familyOf(card)} side-${card.side || "both"} ${down ? "down" : ""}`;
  return html`<article class=${kind} style=${stripeOf(card)}><${Inside} name=${name} card=${card} face=${face} /></article>`;
}

/** What is printed on a card of a family, in words. @param {Book} book @param {Card} card @returns {string[]} */
export function familyTold(book, card) {
  const cost = Number(card["cost"] ?? 0);
  const research = Number(card["research"] ?? 0);
  return [
    ...typesOf(card).map((type) => book.names["type"]?.[type] ?? type),
    ...(cost > 0 ? [`${say("card-cost")} ${cost}`] : []),
    ...(research > 0 ? [`${say("unit-research")} ${research}`] : []),
  ];
}
