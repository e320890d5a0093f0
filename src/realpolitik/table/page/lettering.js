/** Names on plates: in the largest type and the least shortened form that has room. */

import { html, useEffect, useState } from "./vendor/preact.js";

const FAMILY = '"IBM Plex Sans Condensed"';
const SIZES = [15.5, 14.5, 13.5, 12.8];
/** How far a whole name is squeezed before it is shortened, and a shortened one before its type gets smaller. */
const SQUEEZE = 0.88;
const LEAST_SQUEEZE = 0.8;
const VOWELS = /[aeiouyąęóаеёиоуыэюя]/i;

const ruler = document.createElement("canvas").getContext("2d");
/** @type {Map<string, Fitted>} */
const fitted = new Map();
/** @typedef {{ text: string, size: number, length: number | undefined }} Fitted */

/** @param {string} text @param {number} size */
export function widthOf(text, size) {
  if (!ruler) return text.length * size * 0.45;
  ruler.font = `600 ${size}px ${FAMILY}`;
  return ruler.measureText(text).width;
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
    all.add(words.map((word, i) => (mask & (1 << i) ? word.replace(/\p{L}+/u, shortened) : word)).join(""));
  }
  return [...all].sort((one, other) => other.length - one.length);
}

/**
 * A name in the largest type and the least shortened form that has room; squeezed only when nothing else helps.
 * @param {string} name @param {number} room @returns {Fitted}
 */
function fit(name, room) {
  const key = `${room} ${name}`;
  const known = fitted.get(key);
  if (known) return known;
  const found = fitting(name, room);
  fitted.set(key, found);
  return found;
}

/**
 * A name as it fits.
 * @param {{ name: string, room: number, x: number, y: number, kind?: string }} properties
 */
export function Lettered({ name, room, x, y, kind }) {
  const { text, size, length } = fit(name, room);
  return html`<text class=${kind} x=${x} y=${y} font-size=${size} textLength=${length} lengthAdjust="spacingAndGlyphs">
    ${text}
  </text>`;
}

/** @param {string} name @param {number} room @returns {Fitted} */
function fitting(name, room) {
  const smallest = SIZES.at(-1) ?? 12;
  for (const size of SIZES) {
    if (widthOf(name, size) <= room) return { text: name, size, length: undefined };
  }
  const [whole = name, ...shorter] = forms(name);
  if (widthOf(whole, smallest) * SQUEEZE <= room) return { text: whole, size: smallest, length: room };
  for (const text of shorter) {
    const size = SIZES.find((each) => widthOf(text, each) <= room);
    if (size) return { text, size, length: undefined };
  }
  const last = shorter.at(-1) ?? whole;
  const size = Math.min(smallest, (smallest * room) / (widthOf(last, smallest) * LEAST_SQUEEZE));
  return { text: last, size, length: Math.min(room, widthOf(last, size)) };
}

/** Draws again once the type has come: names measured before that are measured anew. @returns {number} */
export function useType() {
  const [come, setCome] = useState(0);
  useEffect(() => {
    let here = true;
    document.fonts.load(`600 15px ${FAMILY}`, "Aąя").then(
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
  }, []);
  return come;
}
