/** The book of a game, as the page reads it. */

import { useEffect, useMemo, useState } from "./vendor/preact.js";
import { get } from "./api.js";

/** @typedef {import("./types").Book} Book */

/** The texts of rules by their number, of a game in a language. @type {Map<string, Promise<Map<string, string>>>} */
const texts = new Map();

/**
 * The book in brief: its rules have no text.
 *
 * @param {string} game
 * @param {string} language
 * @param {string | null} digest of its content, where it is known: the browser may have that book already
 * @returns {Promise<Book>}
 */
export async function fetchBook(game, language, digest = null) {
  return readBook(await get(`/api/games/${game}/book`, { language, brief: "true", digest }));
}

/** @param {string} game @param {string} language @returns {Promise<Map<string, string>>} */
async function fetchTexts(game, language) {
  const { rules } = /** @type {Book} */ (await get(`/api/games/${game}/book`, { language }));
  return new Map(rules.map(({ number, text }) => [number, text]));
}

/**
 * The texts of rules, by their number: they come with a book that is whole, or are fetched when somebody first looks
 * one up. Null until they are there.
 *
 * @param {Book} book
 * @returns {Map<string, string> | null}
 */
export function useRuleTexts({ game, brief, language, rules }) {
  const [come, setCome] = useState(/** @type {Map<string, string> | null} */ (null));
  useEffect(() => {
    if (!brief) return undefined;
    let outdated = false;
    const key = `${game} ${language}`;
    const coming = texts.get(key) ?? fetchTexts(game, language);
    texts.set(key, coming);
    coming.then(
      (found) => outdated || setCome(found),
      () => texts.delete(key), // whoever looks again may have more luck
    );
    return () => {
      outdated = true;
    };
  }, [game, language, brief]);
  return useMemo(() => (brief ? come : new Map(rules.map(({ number, text }) => [number, text]))), [rules, brief, come]);
}

/** A game without a map of spaces has none of them; nothing else of it is otherwise. @param {Book} told @returns {Book} */
export function readBook(told) {
  return { ...told, components: { ...told.components, space_kind: told.components.space_kind ?? "", spaces: told.components.spaces ?? {} } };
}
