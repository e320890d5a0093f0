/** The titles of a hand, all of them whole: where they have no room, the type is smaller, then the strip higher. */

import { useLayoutEffect, useRef } from "./vendor/preact.js";
import { softly } from "./lettering.js";

/** From the roomiest to the one with most lines; the sheet says what each looks like. */
const STEPS = ["roomy", "small", "three", "four", "five"];
/** Words as long as these stay whole. */
const SHORT = 9;
/** Descenders of a last line reach below it, by less than this part of one. */
const REACHES = 0.6;

/** A title whose long words may be parted at the end of a line. @param {string} title */
export function parted(title) {
  return title.replace(/\p{L}+/gu, (word) => (word.length > SHORT ? softly(word) : word));
}

/** @param {HTMLElement} title */
function isCut(title) {
  const line = parseFloat(getComputedStyle(title).lineHeight);
  const high = title.scrollHeight - title.clientHeight > line * REACHES;
  const tab = title.parentElement;
  return high || title.scrollWidth > title.clientWidth + 1 || (tab !== null && title.offsetHeight > tab.clientHeight);
}

/** @param {HTMLElement} strip */
function fit(strip) {
  const titles = /** @type {HTMLElement[]} */ ([...strip.querySelectorAll(".tab-title")]);
  for (const step of STEPS) {
    strip.dataset["step"] = step;
    if (!titles.some(isCut)) return;
  }
}

/**
 * Sets the strip in the first step in which no title is cut; anew once it holds others, is wider or narrower, or the type
 * has come.
 * @param {string} titles
 */
export function useFitting(titles) {
  const strip = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const element = strip.current;
    if (!element) return undefined;
    let width = 0; // the height is what is changed here
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      fit(element);
    });
    fit(element);
    observer.observe(element);
    let here = true;
    void document.fonts.ready.then(() => here && fit(element));
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [titles]);
  return strip;
}
