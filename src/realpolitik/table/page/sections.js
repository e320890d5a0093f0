/** The sections of the rules: how they are counted, what stands over them, where a text refers to them. */

import { say } from "./words.js";

/** @typedef {import("./types").Rule} Rule */
/** @typedef {{ number: string, text: string }} Reference a section, and the words that refer to it */

/** Phases have letters in their keys, 4.5 C; each language counts with its own letters, in the same order. */
const LETTERS = "ABCDEFGHI";

/** The number of the section over this one: 6.3.4 is under 6.3, and 4.5 C under 4.5. @param {string} number */
export function parentOf(number) {
  const at = number.lastIndexOf(number.includes(" ") ? " " : ".");
  return at < 0 ? "" : number.slice(0, at);
}

/** How many sections stand over this one. @param {string} number @returns {number} */
export function depthOf(number) {
  return number.split(/[. ]/).length - 1;
}

/**
 * The section itself, or the nearest over it that there is.
 *
 * @param {Rule[]} rules
 * @param {string} number
 */
export function sectionFor(rules, number) {
  for (let wanted = number; wanted; wanted = parentOf(wanted)) {
    const found = rules.find((rule) => rule.number === wanted);
    if (found) return found;
  }
  return undefined;
}

/** A number as the language writes it: 4.5 C is «4.5 В» in Russian. @param {string} number */
export function inLetters(number) {
  const [figures, letter] = number.split(" ");
  return letter ? `${figures} ${say("rules-letters")[LETTERS.indexOf(letter)] ?? letter}` : number;
}

/** What stands in the address for a section: it must not have a space. @param {string} number */
export function anchorOf(number) {
  return number.replace(" ", "_");
}

/** The number that an address means, however its letter is written: #4.5_C, #4.5%20C, #4.5 В. @param {string} hash */
export function numberIn(hash) {
  const [figures = "", letter] = decoded(hash.replace(/^#/, "")).split(/[ _]/);
  return letter ? `${figures} ${LETTERS[say("rules-letters").indexOf(letter)] ?? letter}` : figures;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // somebody typed a stray percent sign
  }
}

/**
 * A text cut where it refers to sections. Whole numbers without a letter are left alone: most of them count something.
 *
 * @param {string} text
 * @param {Rule[]} rules
 * @returns {(string | Reference)[]}
 */
export function referencesIn(text, rules) {
  const known = new Set(rules.map((rule) => rule.number));
  const letters = say("rules-letters");
  const named = [...known].filter((number) => /^[A-Z]/.test(number) && !number.includes("."));
  const counted = `(?<![\\d.])([A-Z]?\\d+(?:\\.\\d+)+)(?: ([${letters}])(?!\\p{L}))?`;
  const pattern = new RegExp([counted, ...named.map((name) => `\\b${name}\\b`)].join("|"), "gu");
  /** @type {(string | Reference)[]} */
  const parts = [];
  let done = 0;
  for (const match of text.matchAll(pattern)) {
    const [whole, figures = whole, letter] = match;
    const lettered = letter ? `${figures} ${LETTERS[letters.indexOf(letter)]}` : "";
    const number = known.has(lettered) ? lettered : figures;
    if (!known.has(number)) continue;
    const words = number === lettered ? whole : figures;
    parts.push(text.slice(done, match.index), { number, text: words });
    done = match.index + words.length;
  }
  parts.push(text.slice(done));
  return parts.filter((part) => part !== "");
}
