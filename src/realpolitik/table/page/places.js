/** Where things are on a game's board, in units of its canvas. */

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Place} Place */
/** @typedef {import("./camera.js").Box} Box */
/** @typedef {Place & { size: number, colour: string }} RegionPlace */
/** @typedef {{ x: number, y: number, colour: string }} SubregionPlace */

/** @param {Book} book @returns {Record<string, RegionPlace>} */
export function regionPlaces(book) {
  return /** @type {Record<string, RegionPlace>} */ (book.layout["region"] ?? {});
}

/**
 * The colours of the regions that a space lies in, as far as the board names them: of one within another only the
 * narrower.
 * @param {Book} book @param {string} name @returns {string[]}
 */
export function coloursOf(book, name) {
  const places = { ...regionPlaces(book), ...book.layout.subregion };
  const spaces = Object.values(book.components.spaces);
  const named = book.components.spaces[name]?.regions?.filter((region) => region in places) ?? [];
  const lieWithin = (/** @type {string} */ inner, /** @type {string} */ outer) =>
    spaces.every(({ regions = [] }) => !regions.includes(inner) || regions.includes(outer));
  const narrowest = named.filter((region) => !named.some((other) => other !== region && lieWithin(other, region)));
  return narrowest.map((region) => places[region]?.colour ?? "");
}

/** @param {Book} book @param {string} name @returns {Box} where a space is */
export function boxOf(book, name) {
  const [usualWidth, usualHeight] = book.layout.plate_size;
  const { x, y, width = usualWidth, height = usualHeight } = book.layout.space[name] ?? { x: 0, y: 0 };
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** @param {Box[]} boxes @param {number} margin @returns {Box} */
export function around(boxes, margin) {
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The nearest space in a direction: straight ahead rather than aside.
 * @param {Book} book @param {string} from @param {[number, number]} way @param {string[]} among
 */
export function nearest(book, from, [across, down], among) {
  const start = boxOf(book, from);
  let [best, least] = [from, Infinity];
  for (const name of among) {
    const box = boxOf(book, name);
    const [dx, dy] = [box.x - start.x, box.y - start.y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    if (ahead <= 4 || name === from) continue;
    const cost = ahead + aside * (aside > ahead * 1.4 ? 6 : 1.6);
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}
