/** What this browser prefers: the theme, the size of text, the sound, a folded rail. */

import { useState } from "./vendor/preact.js";

/** @typedef {"dark" | "paper"} Theme */

const THEME = "theme";

/** @param {string} name @returns {string | null} */
export function kept(name) {
  try {
    return localStorage.getItem(`realpolitik.${name}`);
  } catch {
    return null; // a browser may forbid it: then nothing is kept
  }
}

/** @param {string} name @param {string} value */
export function keep(name, value) {
  try {
    localStorage.setItem(`realpolitik.${name}`, value);
  } catch {
    // nothing is kept, and nothing else depends on it
  }
}

/** @returns {Theme} */
export function theme() {
  return kept(THEME) === "paper" ? "paper" : "dark";
}

/** @param {Theme} chosen */
export function setTheme(chosen) {
  document.documentElement.dataset.theme = chosen;
  keep(THEME, chosen);
}

/** How large text can be, in percent of the usual. */
export const TEXT_SIZES = [100, 115, 130];
const TEXT = "text";

let text = TEXT_SIZES.find((percent) => String(percent) === kept(TEXT)) ?? 100;

/** How large text is, as a part of the usual. */
export function textSize() {
  return text / 100;
}

/** @param {number} percent */
export function setTextSize(percent) {
  text = percent;
  keep(TEXT, String(percent));
  document.documentElement.style.setProperty("--text", String(textSize()));
  window.dispatchEvent(new Event("text-size"));
}

/**
 * A switch that is remembered.
 *
 * @param {string} name
 * @returns {[boolean, (on: boolean) => void]}
 */
export function useSwitch(name) {
  const [on, setOn] = useState(kept(name) === "on");
  return [
    on,
    (now) => {
      keep(name, now ? "on" : "off");
      setOn(now);
    },
  ];
}

setTheme(theme());
setTextSize(text);
