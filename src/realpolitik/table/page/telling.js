/** Before the program would go by cards that it merely assumes: asking what an unknown hand holds. */

import { html, useState } from "./vendor/preact.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { CardNames } from "./naming.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Matters} Matters */
/** @typedef {import("./types").ShownCard} ShownCard */

/** @param {{ matters: Matters, onTell: (cards: ShownCard[]) => void, onNo: () => void }} props */
export function TellHand({ matters, onTell, onNo }) {
  const { book } = useDesk();
  const { hand, left, cards, all } = matters;
  const [told, setTold] = useState(/** @type {string[]} */ ([]));
  const who = book.names.side?.[hand] ?? hand;
  const still = left - told.length;
  return html`<${Dialog} title=${say("matters-title", { who })} onClose=${onNo}>
    <div class="tell-hand">
      <p>${say(all ? "matters-all" : "matters-what", { who, n: left })}</p>
      ${told.length > 0 &&
      html`<ul class="told-cards">
        ${told.map(
          (card) => html`<li key=${card}>
            <button
              type="button"
              class="button"
              title=${say("matters-not")}
              onClick=${() => setTold(told.filter((it) => it !== card))}
            >
              ${book.cards[card]?.title ?? card}<${Icon} name="close" />
            </button>
          </li>`,
        )}
      </ul>`}
      ${still > 0 &&
      html`<${CardNames}
        cards=${cards.filter((card) => !told.includes(card))}
        label=${say("matters-which", { who })}
        onName=${(/** @type {string} */ card) => setTold([...told, card])}
      />`}
      <div class="row end">
        <button type="button" class="button" onClick=${onNo}>${say("fatal-no")}</button>
        <button
          type="button"
          class="button first"
          disabled=${all && still > 0}
          onClick=${() => onTell(told.map((card) => ({ hand, card })))}
        >
          ${say(told.length ? "matters-those" : "matters-none")}
        </button>
      </div>
    </div>
  <//>`;
}
