/** Dice that can be checked: what was promised of them, and in the end the seeds that they came from. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { say } from "./words.js";

/** @typedef {import("./types").DiceTold} DiceTold */
/** @typedef {import("./types").PromiseTold} PromiseTold */
/** @typedef {import("./types").Screen} Screen */

/** Nothing, where people roll or deal themselves. @param {{ screen: Screen }} props */
export function DicePromised({ screen }) {
  const [told, setTold] = useState(/** @type {PromiseTold[]} */ ([]));
  useEffect(() => {
    const asked = /** @type {Promise<DiceTold>} */ (get(`/api/matches/${screen.match}/dice`));
    asked.then(({ promises }) => setTold(promises)).catch(() => undefined); // the game goes on without
  }, [screen.match, screen.version]);
  if (!told.length) return null;
  return html`<details class="dice-promised">
    <summary class="overline">${say("promised")}</summary>
    <p class="links-help">${say("promised-help")}</p>
    ${told.map(
      ({ first, promise, seed }) => html`<dl key=${promise}>
        ${first > 0 && html`<dt>${say("promised-since", { number: first + 1 })}</dt>`}
        <dt>${say("promised-digest")}</dt>
        <dd><code>${promise}</code></dd>
        ${seed && html`<dt>${say("promised-seed")}</dt><dd><code>${seed}</code></dd>`}
      </dl>`,
    )}
  </details>`;
}
