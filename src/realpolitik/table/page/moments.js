/** Every moment of a game that is kept as one file: put together from what changed at each answer. */

import { readBook } from "./books.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */

/**
 * What changed in a field: all of it, what has one name in it, what follows the first few of a list, or it is gone.
 *
 * @typedef {[string, unknown] | [string, string, unknown] | [string, number, unknown[]] | [string]} Change
 */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ name: string, title: string, about: string, svg: string }} Chart */
/** @typedef {{ seat: number | null, views: Change[][], told: Record<string, Change[][]> }} Eyes */

/**
 * What keepsake.py keeps.
 *
 * @typedef {object} Kept
 * @property {string[]} languages
 * @property {Record<string, string>} words of the page, in each language
 * @property {Pick<Book, "layout" | "land" | "components">} board what the books have in common
 * @property {Record<string, Omit<Book, "layout" | "land" | "components">>} books
 * @property {Record<string, Chart[]>} charts
 * @property {Record<string, import("./types").Course>} courses in each language
 * @property {{ at: number, seat: number, nickname: string, text: string }[]} comments what players said of its moments
 * @property {number[][]} asked who is asked at each moment
 * @property {Eyes[]} eyes
 * @property {Record<string, unknown[]>} said all that is said in each language; elsewhere it goes by its number
 */

/** @param {Fields} before @param {Change[]} changes @returns {Fields} */
function changed(before, changes) {
  const after = { ...before };
  for (const change of changes) {
    const [field, where, value] = change;
    if (change.length === 1) delete after[field];
    else if (change.length === 2) after[field] = where;
    else if (typeof where === "number") {
      after[field] = [.../** @type {unknown[]} */ (after[field]).slice(0, where), .../** @type {unknown[]} */ (value)];
    } else after[field] = { .../** @type {Fields} */ (after[field]), [String(where)]: value };
  }
  return after;
}

/** What there was at each moment; moments that nobody asks for are not put together. @param {Change[][]} moments */
function reel(moments) {
  /** @type {Fields[]} */
  const known = [];
  /** @param {number} at @returns {Fields} */
  return (at) => {
    for (let next = known.length; next <= at; next += 1) {
      known.push(changed(known[next - 1] ?? {}, moments[next] ?? []));
    }
    return known[at] ?? {};
  };
}

/** @param {Kept} kept @param {string} language @returns {Book} */
export function bookOf(kept, language) {
  return readBook(/** @type {Book} */ ({ ...kept.board, ...kept.books[language] }));
}

/** How many answers were given. @param {Kept} kept */
export function lastOf(kept) {
  return kept.asked.length - 1;
}

/**
 * What was to be seen at any moment, as the server would show it.
 *
 * @param {Kept} kept
 * @returns {(at: number, seat: number | null, language: string) => Screen}
 */
export function momentsOf(kept) {
  const reels = kept.eyes.map(({ seat, views, told }) => ({
    seat,
    views: reel(views),
    told: new Map(Object.entries(told).map(([language, moments]) => [language, reel(moments)])),
  }));
  return (at, seat, language) => {
    const eyes = reels.find((it) => it.seat === seat);
    const told = eyes?.told.get(language)?.(at) ?? {};
    /** @param {string} field @returns {any[]} */
    const things = (field) => {
      const numbers = /** @type {number[]} */ (told[field] ?? []);
      return numbers.map((number) => kept.said[language]?.[number]);
    };
    const seats = /** @type {AtTable[]} */ (things("seats"));
    return {
      match: "",
      game: kept.books[language]?.game ?? "",
      book: "",
      version: at,
      seat,
      language,
      seats: seats.map((it) => ({ ...it, asked: kept.asked[at]?.includes(it.seat) ?? false })),
      host: false,
      rated: /** @type {const} */ (""),
      chat: /** @type {const} */ ("off"),
      open: null,
      again: "",
      clock: null,
      by_hand: null,
      view: /** @type {View} */ (eyes?.views(at) ?? {}),
      question: null,
      waiting: null,
      elsewhere: [],
      undo: false,
      takeback: null,
      proposal: null,
      resign: "",
      draw: false,
      effects: things("effects"),
      duties: [],
      result: things("result")[0] ?? null,
      lesson: null,
      summary: null,
      scene: null,
      pinned: "",
      moment: { at, of: lastOf(kept), others: 0 },
      log: { start: 0, entries: things("log") },
    };
  };
}
