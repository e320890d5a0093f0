/**
 * The sides of all games: a shape and a letter for each, so that its colour (sides.css) is never alone. A side that is not
 * in the list, one of a game from elsewhere, has the colours of one that is: its first side those of the first.
 */

/** @typedef {{ shape: string, letter: string, turn?: number }} Side `shape`: in a box of 10 by 10 around the origin */

const STAR = "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.2 0 2.2-3 4.2-2.1.7-4.8-1.5-1.3-1.7Z";

/** @type {Record<string, Side>} */
const SIDES = {
  us: { shape: STAR, letter: "U" },
  ussr: { shape: "M-3.3-5.2 3.3-5.2 3.3-1.6 1.2-1.6 1.2 5-1.2 5-1.2-1.6-3.3-1.6Z", letter: "S", turn: 45 },
  jihadist: { shape: "M-4.9-4 4.9-4 0 4.9Z", letter: "J" },
  eu: { shape: "M-4.6 0A4.6 4.6 0 1 0 4.6 0 4.6 4.6 0 1 0-4.6 0ZM-2 0A2 2 0 1 1 2 0 2 2 0 1 1-2 0Z", letter: "E" },
  russia: { shape: "M-4.8-1.9H4.8V1.9H-4.8Z", letter: "R" },
  local: { shape: "M-3.4-3.4H3.4V3.4H-3.4Z", letter: "–" },
  usa: { shape: STAR, letter: "U" },
  china: { shape: "M0-5 4.4 0 0 5-4.4 0Z", letter: "C" },
};
/** @type {Side} */
const ANOTHER = { shape: "M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z", letter: "" };
const STRENGTHS = ["", "-ink", "-fill", "-tint", "-control", "-on-control"];

/** @param {string} name */
export function sideNamed(name) {
  return SIDES[name] ?? ANOTHER;
}

/** @param {string[]} sides of the game at the table */
export function colourSides(sides) {
  const known = Object.keys(SIDES);
  const strange = sides.filter((side) => !known.includes(side));
  if (strange.length === 0) return;
  const sheet = new CSSStyleSheet();
  for (const side of strange) {
    const like = known[sides.indexOf(side) % known.length];
    const colours = STRENGTHS.map((it) => `--side${it}: var(--${like}${it});`).join(" ");
    sheet.insertRule(`.side-${CSS.escape(side)} { ${colours} }`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
