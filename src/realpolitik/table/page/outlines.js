/** The outlines of plates: what their corners are like, and the head with the name. */

/** @typedef {{ size: number, cut: boolean }} Corner */

/** @type {Corner} */
export const PLAIN = { size: 2.5, cut: false };
/** @type {Corner} */
export const CUT = { size: 8, cut: true };
/** @type {Corner} */
export const ROUND = { size: 11, cut: false };

/** @param {Corner} corner @param {number} scale @returns {Corner} */
export function scaled({ size, cut }, scale) {
  return { size: size * scale, cut };
}

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

/** The head of a plate. @param {number} w @param {number} h how high the head is @param {Corner} corner */
export function head(w, h, corner) {
  const { size: c } = corner;
  const to = turning(corner, 1);
  return `M0 ${h}V${c}${to}${c} 0H${w - c}${to}${w} ${c}V${h}Z`;
}

/**
 * A part of the lower half of a plate, from the head down and from one side inward.
 * @param {number} w @param {number} h @param {Corner} corner
 * @param {{ top: number, wide: number, right: boolean }} part
 */
export function corner(w, h, { size: c, ...how }, { top, wide, right }) {
  const [edge, inward] = right ? [w, -1] : [0, 1];
  const to = turning({ size: c, ...how }, right ? 1 : 0);
  return `M${edge + inward * wide} ${top}H${edge}V${h - c}${to}${edge + inward * c} ${h}H${edge + inward * wide}Z`;
}
