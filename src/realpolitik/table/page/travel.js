/** Cards that travel: from the hand to the table, from the table to their pile, from the market onto a deck. */

import { useLayoutEffect, useRef } from "./vendor/preact.js";
import { calm, SLOW } from "./motion.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */

/** More cards than these are a deal or a shuffle: nobody could follow them. */
const FEW = 9;
const SIZE = { width: 62, height: 82 };

/** Where a card lies; "" where the viewer cannot see it. @param {View} view @param {string} name */
function placeOf(view, name) {
  if (view.hand?.includes(name)) return "hand";
  if (view.table?.includes(name) || Object.values(view.headlines ?? {}).includes(name)) return "table";
  if (view.market?.row.includes(name)) return "market";
  const owner = Object.entries(view.mats ?? {}).find(([, mat]) => liesBefore(mat, name));
  if (owner) return `seat ${owner[0]}`;
  for (const pile of ["discard", "removed"]) if (/** @type {string[]} */ (view[pile] ?? []).includes(name)) return pile;
  return "";
}

/** Whether a card lies open before a player: played, or on top of the deck. @param {import("./types").Mat} mat @param {string} name */
function liesBefore(mat, name) {
  return mat.front.some(({ card }) => card === name) || mat.deck_known.includes(name);
}

/**
 * The middle of what shows a place. Out of sight is the deck for a card drawn, the other side's hand for a card played.
 *
 * @param {string} place
 * @param {string} name
 * @param {string} other the place at the other end of the way
 */
function elementOf(place, name, other) {
  if (place === "hand") return document.querySelector(`.hand-area [data-card="${name}"]`);
  if (place === "table") return document.querySelector(`.in-play [data-card="${name}"]`);
  if (place === "market") return document.querySelector(`.shelf.market [data-name="${name}"]`);
  if (place.startsWith("seat ")) return document.querySelector(`.seat.${place.replace("seat ", "side-")}`);
  if (place) return document.querySelector(`[data-pile="${place}"]`);
  return document.querySelector(other === "hand" ? '[data-pile="deck"]' : ".seat:not(.mine) .hand-size");
}

/** @param {DOMRect} from @param {DOMRect} to @param {string} side */
function fly(from, to, side) {
  const ghost = document.createElement("i");
  ghost.className = `travelling-card side-${side || "both"}`;
  document.body.append(ghost);
  /** @param {DOMRect} box @param {number} scale */
  const at = (box, scale) => {
    const x = box.left + (box.width - SIZE.width) / 2;
    const y = box.top + (Math.min(box.height, SIZE.height) - SIZE.height) / 2;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const way = [
    { transform: at(from, 1), opacity: 0.95 },
    { transform: at(to, 0.4), opacity: 0.5 },
  ];
  const flight = ghost.animate(way, { duration: SLOW, easing: "cubic-bezier(.3, 0, .2, 1)" });
  flight.addEventListener("finish", () => ghost.remove());
}

/**
 * Shows the way of every card that has gone from one place to another since the last screen.
 *
 * @param {Book} book
 * @param {Screen | null} screen
 */
export function useTravel(book, screen) {
  const last = useRef(/** @type {Screen | null} */ (null));
  const boxes = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    const before = last.current;
    last.current = screen;
    if (before && screen && before !== screen && before.seat === screen.seat && !calm() && !document.hidden) {
      show(book, before.view, screen.view, boxes.current);
    }
    boxes.current = new Map();
    for (const element of document.querySelectorAll("[data-card], .shelf.market [data-name]")) {
      const name = element.getAttribute("data-card") ?? element.getAttribute("data-name") ?? "";
      boxes.current.set(name, element.getBoundingClientRect());
    }
  }, [screen]);
}

/** @param {Book} book @param {View} before @param {View} after @param {Map<string, DOMRect>} boxes */
function show(book, before, after, boxes) {
  const names = Object.keys(book.components.cards);
  const ways = names.map((name) => ({ name, from: placeOf(before, name), to: placeOf(after, name) }));
  const moved = ways.filter(({ from, to }) => from !== to && to !== "");
  if (moved.length > FEW) return;
  for (const { name, from, to } of moved) {
    const seen = ["hand", "table", "market"].includes(from) ? boxes.get(name) : undefined;
    const start = seen ?? elementOf(from, name, to)?.getBoundingClientRect();
    const end = elementOf(to, name, from)?.getBoundingClientRect();
    if (start && end) fly(start, end, book.components.cards[name]?.side ?? "");
  }
}
