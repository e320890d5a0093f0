/** The outlines of plates: what their corners are like, and the head with the name. */

/** @typedef {{ size: number, cut: boolean, inset: number }} Corner `inset`: how far in the words in the head begin */

/** How high the head is. */
export const HEAD = 20;
/** @type {Corner} */
export const PLAIN = { size: 5, cut: false, inset: 6.5 };
/** @type {Corner} */
export const CUT = { size: 7, cut: true, inset: 6.5 };
/** @type {Corner} */
export const ROUND = { size: 15, cut: false, inset: 10.5 };

/** How a corner of some size is drawn, with or against the clock. @param {Corner} corner @param {number} sweep */
export function turning({ size, cut }, sweep) {
  return cut ? "L" : `A${size} ${size} 0 0 ${sweep} `;
}

/** @param {number} w @param {number} h @param {Corner} corner @param {number} [grow] */
export function outline(w, h, corner, grow = 0) {
  const [left, top, right, bottom] = [-grow, -grow, w + grow, h + grow];
  const c = corner.size + grow * (corner.cut ? 0.6 : 1);
  const to = turning({ ...corner, size: c }, 1);
  return (
    `M${left + c} ${top}H${right - c}${to}${right} ${top + c}V${bottom - c}${to}${right - c} ${bottom}` +
    `H${left + c}${to}${left} ${bottom - c}V${top + c}${to}${left + c} ${top}Z`
  );
}

/** The head of a plate. @param {number} w @param {Corner} corner */
export function head(w, corner) {
  const { size: c } = corner;
  const to = turning(corner, 1);
  return `M0 ${HEAD}V${c}${to}${c} 0H${w - c}${to}${w} ${c}V${HEAD}Z`;
}
