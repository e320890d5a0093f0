/** Names on plates: in one size of type, in the least shortened form that has room. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { language } from "./words.js";

const FAMILY = '"IBM Plex Sans Condensed"';
/** The type of names, in units of a board: nothing on it is smaller. */
export const TYPE = 12.4;
/** How far a name is squeezed before it is shortened, and a shortened one that still has no room. */
const SQUEEZE = 0.94;
const LEAST_SQUEEZE = 0.8;
/** Of each script that a language is written in: a file of the type for each. @type {Record<string, string>} */
const LETTERS = { en: "A", pl: "Aą", ru: "Aя" };
/** The type in which widths are measured. */
const MEASURED = 200;
const VOWELS = /[aeiouyąęóаеёиоуыэюя]/i;

const ruler = document.createElement("canvas").getContext("2d");
/** @type {Map<string, Fitted>} */
const fitted = new Map();
/** @typedef {{ text: string, length: number | undefined }} Fitted */

/**
 * Measured in large type: where a browser puts letters on whole pixels, small type is wider on a canvas than on the board.
 * @param {string} text @param {number} size
 */
export function widthOf(text, size) {
  if (!ruler) return text.length * size * 0.45;
  ruler.font = `600 ${MEASURED}px ${FAMILY}`;
  return (ruler.measureText(text).width * size) / MEASURED;
}

/**
 * A text whose words may be parted at the end of a line: before a consonant with a vowel behind it, but between no letters
 * that are one sound. A browser alone parts no Polish or Russian words where it has no dictionary of them.
 * @param {string} text
 */
export function softly(text) {
  return text.replace(/(?<=\p{L}{3})(?<![crsd](?=z)|[cgpst](?=h))(?=[^\P{L}aeiouyąęóаеёиоуыэюяьъ][aeiouyąęóаеёиоуыэюя]\p{L})/giu, "\u00ad");
}

/** How many letters stand together; after a hyphen a line may end. @param {string} title */
export function longestWord(title) {
  return Math.max(...title.split(/\s|(?<=-)/).map((word) => word.length));
}

/** A word as one shortens it by hand: up to a consonant before a vowel. @param {string} word */
function shortened(word) {
  for (let end = 3; end < word.length - 1; end++) {
    if (!VOWELS.test(word.charAt(end - 1)) && VOWELS.test(word.charAt(end))) return `${word.slice(0, end)}.`;
  }
  return word;
}

/**
 * A name with some of its words shortened, in all ways, the least shortened first; a single word is never cut.
 * @param {string} name
 */
function forms(name) {
  const words = name.split(/(?<=[\s/-])/);
  if (words.length === 1) return [name];
  const all = new Set();
  for (let mask = 0; mask < 2 ** Math.min(words.length, 5); mask++) {
    all.add(words.map((word, i) => (mask & (1 << i) ? word.replace(/\p{L}+(?![\p{L}.])/u, shortened) : word)).join(""));
  }
  return [...all].sort((one, other) => other.length - one.length);
}

/**
 * A name in the least shortened form that has room; squeezed much only when nothing else helps.
 * @param {string} name @param {number} room @param {number} size @returns {Fitted}
 */
function fit(name, room, size) {
  const key = `${room} ${size} ${name}`;
  const known = fitted.get(key);
  if (known) return known;
  const found = fitting(name, room, size);
  fitted.set(key, found);
  return found;
}

/**
 * A name as it fits.
 * @param {{ name: string, room: number, x: number, y: number, size?: number, kind?: string }} properties
 */
export function Lettered({ name, room, x, y, size = TYPE, kind }) {
  const { text, length } = fit(name, room, size);
  return html`<text class=${kind} x=${x} y=${y} font-size=${size} textLength=${length} lengthAdjust="spacingAndGlyphs">
    ${text}
  </text>`;
}

/** @param {string} name @param {number} room @param {number} size @returns {Fitted} */
function fitting(name, room, size) {
  const all = forms(name);
  for (const text of all) {
    const width = widthOf(text, size);
    if (width * SQUEEZE <= room) return { text, length: width > room ? room : undefined };
  }
  const last = all.at(-1) ?? name;
  return { text: last, length: Math.max(room, widthOf(last, size) * LEAST_SQUEEZE) };
}

/** Draws again once the type has come: names measured before that are measured anew. @returns {number} */
export function useType() {
  const [come, setCome] = useState(0);
  const spoken = language();
  useEffect(() => {
    let here = true;
    document.fonts.load(`600 15px ${FAMILY}`, LETTERS[spoken] ?? LETTERS["en"]).then(
      () => {
        if (!here) return;
        fitted.clear();
        setCome((times) => times + 1);
      },
      () => {},
    );
    return () => {
      here = false;
    };
  }, [spoken]);
  return come;
}
