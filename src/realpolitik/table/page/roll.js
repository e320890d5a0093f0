/** Dice that have just been rolled: they tumble once over the board, beside the place they decided about. */

import { html, useEffect, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { Die } from "./motion.js";
import { useDesk } from "./sentence.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */

/** How long one roll lies there to be read, in milliseconds. */
const LIES = 1900;
/** More rolls than these nobody could follow: the log has them. */
const FEW = 3;
const GAP = 10;

/**
 * What was rolled since the screen before, one roll after the other.
 *
 * @param {Screen | null} screen
 * @param {Entry[]} entries the log as the screen shows it
 * @returns {Entry | null} the roll that lies on the board now
 */
function useRoll(screen, entries) {
  const seen = useRef(/** @type {number | null} */ (null));
  const [rolls, setRolls] = useState(/** @type {Entry[]} */ ([]));
  const now = screen?.moment.at ?? null;
  useEffect(() => {
    const before = seen.current;
    if (now === null || !entries.length) return;
    seen.current = now;
    if (before === null || now <= before) return;
    const fresh = entries.filter((entry) => entry.dice.length > 0 && entry.at > before && entry.at <= now);
    if (fresh.length && fresh.length <= FEW) setRolls(fresh);
  }, [now, entries]);
  useEffect(() => {
    if (!rolls.length) return undefined;
    const timer = setTimeout(() => setRolls((all) => all.slice(1)), LIES);
    return () => clearTimeout(timer);
  }, [rolls]);
  return rolls[0] ?? null;
}

/** @param {{ screen: Screen | null, entries: Entry[] }} props */
export function Roll({ screen, entries }) {
  const roll = useRoll(screen, entries);
  return roll && html`<${Dice} key=${`${roll.at} ${entries.indexOf(roll)}`} roll=${roll} />`;
}

/** Whoever listens has the line of the log. @param {{ roll: Entry }} props */
function Dice({ roll }) {
  const { book } = useDesk();
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const area = box.current?.parentElement?.getBoundingClientRect();
    const place = roll.text.find((part) => typeof part !== "string" && part.kind === book.components.space_kind);
    if (box.current && area) placeDice(box.current, area, typeof place === "object" ? place.name : "");
  }, []);
  return html`<div class="roll" ref=${box} aria-hidden="true">
    ${roll.dice.map((face, index) => html`<${Die} key=${index} face=${face} thrown />`)}
  </div>`;
}

/**
 * Above the plate of a space, or below it; low in the middle of the board where the roll is about no space in sight.
 *
 * @param {HTMLElement} dice
 * @param {DOMRect} area
 * @param {string} space
 */
function placeDice(dice, area, space) {
  const { offsetWidth: width, offsetHeight: height } = dice;
  const plate = plateIn(area, space);
  const middle = plate ? (plate.left + plate.right) / 2 - area.left : area.width / 2;
  const above = plate ? plate.top - area.top - GAP - height : area.height - 4 * GAP - height;
  const top = plate && above < 0 ? plate.bottom - area.top + GAP : above;
  dice.style.left = `${Math.max(GAP, Math.min(middle - width / 2, area.width - width - GAP))}px`;
  dice.style.top = `${top}px`;
}

/** @param {DOMRect} area @param {string} space @returns {DOMRect | null} nothing where its middle is out of sight */
function plateIn(area, space) {
  const plate = document.querySelector(`.plate[data-name="${space}"] .frame`)?.getBoundingClientRect();
  if (!plate) return null;
  const [x, y] = [(plate.left + plate.right) / 2, (plate.top + plate.bottom) / 2];
  return x > area.left && x < area.right && y > area.top && y < area.bottom ? plate : null;
}
