/** The boards in small, as the lobby shows them: each is fetched once, and drawn wherever its game is named. */

import { html } from "./vendor/preact.js";
import { getFile, address } from "./api.js";

/** @typedef {import("./types").GameOffer} GameOffer */

const SVG = "http://www.w3.org/2000/svg";

/** @param {string} game */
const idOf = (game) => `picture-${game}`;

/** A picture as a symbol of this page, so that it has the colours of the theme. @param {string} game @param {string} drawn */
function symbolOf(game, drawn) {
  const picture = new DOMParser().parseFromString(drawn, "image/svg+xml").documentElement;
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = idOf(game);
  symbol.setAttribute("class", "pictured"); // only what is within it is known where it is shown
  symbol.setAttribute("viewBox", picture.getAttribute("viewBox") ?? "");
  symbol.setAttribute("preserveAspectRatio", "xMidYMid slice");
  symbol.append(...[...picture.children].map((it) => document.importNode(it, true)));
  return symbol;
}

/** Lays the pictures down for all who show them. A page without them is whole as well. @param {GameOffer[]} offers */
export async function layPictures(offers) {
  const sheet = document.createElementNS(SVG, "svg");
  sheet.setAttribute("class", "pictures");
  sheet.setAttribute("aria-hidden", "true");
  document.body.append(sheet);
  const lay = async (/** @type {GameOffer} */ { name, picture }) => {
    const file = await getFile(address(`/api/games/${name}/picture`, { digest: picture }));
    sheet.append(symbolOf(name, await file.text()));
  };
  await Promise.allSettled(offers.filter((it) => it.picture).map(lay));
}

/** @param {{ game: string }} props by the name of the game */
export function BoardPicture({ game }) {
  return html`<svg class="board-picture" aria-hidden="true"><use href=${`#${idOf(game)}`} width="100%" height="100%" /></svg>`;
}
