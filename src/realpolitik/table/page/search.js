/** Finding words in a text, whatever their case and accents: “lod” finds “Łódź”, “еще” finds “ещё”. */

/** Letters that have no accent to take off, but are typed without their stroke all the same. @type {Record<string, string>} */
const STROKED = { ł: "l", ø: "o", đ: "d" };

/** One letter for each letter, so that places in the folded text are places in the text. @param {string} text */
export function folded(text) {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = (text[at] ?? "").normalize("NFD").charAt(0).toLowerCase();
    return letter.length === 1 ? (STROKED[letter] ?? letter) : (text[at] ?? "");
  }).join("");
}

/** The words that are looked for. @param {string} query */
export function wordsOf(query) {
  return folded(query.trim()).split(/\s+/).filter(Boolean);
}

/** Whether all the words are in a text that has been folded. @param {string} text @param {string[]} words */
export function holds(text, words) {
  return words.every((word) => text.includes(word));
}

/**
 * The text cut into what is found, at the odd places, and what lies between. Single letters are not shown: they are
 * everywhere.
 *
 * @param {string} text
 * @param {string[]} words
 * @returns {string[]}
 */
export function cut(text, words) {
  const shown = words.filter((word) => word.length > 1);
  if (!shown.length) return [text];
  const escaped = shown
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = [];
  let done = 0;
  for (const match of folded(text).matchAll(new RegExp(escaped.join("|"), "g"))) {
    parts.push(text.slice(done, match.index), text.slice(match.index, match.index + match[0].length));
    done = match.index + match[0].length;
  }
  parts.push(text.slice(done));
  return parts;
}
