/**
 * Plates: how a space of the board looks, by kind (`layout.plate`). A kind reads from the view what it shows, draws it,
 * and tells it in words. A plate is drawn anew only when what it shows is no longer the same.
 */

import { governance } from "./governance_plate.js";
import { influence } from "./influence_plate.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").View} View */
/** @typedef {import("./motion.js").Changes} Changes */
/** @typedef {import("./outlines.js").Corner} Corner */
/** @typedef {import("./words.js").Say} Say */
/** @typedef {import("./vendor/preact.js").VNode} VNode */
/** @typedef {{ side: string, text: string }} Fact what a space is to a side */
/** @typedef {(string | number)[]} Shown */
/**
 * What of a plate never changes. `sign` is one that the layout has for it.
 * @typedef {{ book: Book, title: string, space: Space, sign: string, width: number, height: number }} Printed
 */
/**
 * @typedef {object} PlateKind
 * @property {(space: Space, shown: any[], sides: string[], height: number) => Corner} corner
 * @property {(view: View, name: string, changes: Changes | null) => Shown} read what a plate shows of a view
 * @property {(space: Space, shown: any[], sides: string[]) => string[]} classes what the style sheets know it by
 * @property {(printed: Printed, shown: any[], say: Say) => VNode} draw
 * @property {(book: Book, view: View, name: string, say: Say) => string[]} describe what it is, and what lies there
 * @property {(book: Book, view: View, name: string, say: Say) => Fact[]} tell what it is to each side
 * @property {(say: Say) => import("./legend.js").Sign[]} [signs] what a legend explains
 */

/** @type {Record<string, PlateKind>} */
const KINDS = { governance, influence };

/** How the spaces of a game are drawn. @param {Book} book @returns {PlateKind} */
export function plateKind(book) {
  const kind = KINDS[book.layout.plate];
  if (!kind) throw new Error(`no plate of the kind ${book.layout.plate}`);
  return kind;
}
