/** The book of a game, as the page reads it. */

/** @typedef {import("./types").Book} Book */

/** A game without a map of spaces has none of them; nothing else of it is otherwise. @param {Book} told @returns {Book} */
export function readBook(told) {
  return { ...told, components: { ...told.components, space_kind: told.components.space_kind ?? "", spaces: told.components.spaces ?? {} } };
}
