/** Colours for sides that the style sheets do not know, those of a game from elsewhere: its first side has the first. */

const KNOWN = ["us", "ussr", "jihadist"];
const STRENGTHS = ["", "-ink", "-fill", "-tint"];

/** @param {string[]} sides */
export function colourSides(sides) {
  const strange = sides.filter((side) => !KNOWN.includes(side));
  if (strange.length === 0) return;
  const sheet = new CSSStyleSheet();
  for (const side of strange) {
    const [like, own] = [KNOWN[sides.indexOf(side) % KNOWN.length], `.side-${CSS.escape(side)}`];
    sheet.insertRule(`${own} { ${STRENGTHS.map((it) => `--side${it}: var(--${like}${it});`).join(" ")} }`);
    sheet.insertRule(`.plate${own} :is(.influence, .side-mark)${own} { --side-ink: var(--on-fill); }`);
  }
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
