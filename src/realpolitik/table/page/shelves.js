/** What lies in the sea between the plates: the market of cards, and the stacks of developments. */

import { html, useState } from "./vendor/preact.js";
import { stripeOf } from "./card_families.js";
import { CardFace, cardInWords } from "./cards.js";
import { Thing } from "./choosing.js";
import { Dialog } from "./dialog.js";
import { longestWord, softly } from "./lettering.js";
import { Amounts, ResourceSign } from "./resources.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */

/** @param {Book} book @param {string} name */
function levelOf(book, name) {
  return Number(book.components.cards[name]?.["level"] ?? 0);
}

/** A card of the market, with room for little more than its name. @param {{ name: string }} props */
function LittleCard({ name }) {
  const { book } = useDesk();
  const card = book.components.cards[name];
  const title = book.cards[name]?.title ?? name;
  return html`<${Thing} kind="card" name=${name} class="market-card" style=${stripeOf(card)} label=${cardInWords(book, name)}>
    <b class="market-cost" aria-hidden="true"><${ResourceSign} name="research" />${Number(card?.["cost"] ?? 0)}</b>
    <span class="market-title" style=${{ "--longest": longestWord(title) }} aria-hidden="true">${softly(title)}</span>
    <span class="market-bonus" aria-hidden="true"><${TopBonus} name=${name} /></span>
  <//>`;
}

/** What a card gives when it is revealed. @param {{ name: string }} props */
export function TopBonus({ name }) {
  const { book } = useDesk();
  const card = book.components.cards[name];
  const bonus = /** @type {Record<string, number>} */ (card?.["bonus"] ?? {});
  const research = Number(card?.["research"] ?? 0);
  return html`<${Amounts} book=${book} of=${{ ...bonus, research }} />`;
}

/** The newest lies on the left, the next to go on the right. */
/** @param {{ view: View, large?: boolean }} props `large`: with whole faces, while it is chosen from */
export function Market({ view, large = false }) {
  const { market } = view;
  if (!market) return null;
  return html`<section class=${`shelf market ${large ? "large" : ""}`} aria-label=${say("shelf-market")}>
    <h3 class="overline">
      ${say("shelf-market")} <span>${say("shelf-market-deck", { n: market.deck })}</span>
    </h3>
    <div class="market-row">
      ${market.row.map((name, at) => {
        if (!name) return html`<span key=${at} class="market-card empty"></span>`;
        return large ? html`<${WholeCard} key=${name} name=${name} />` : html`<${LittleCard} key=${name} name=${name} />`;
      })}
    </div>
  </section>`;
}

/** @param {{ name: string }} props */
export function WholeCard({ name }) {
  const { book } = useDesk();
  return html`<${Thing} kind="card" name=${name} class="whole-card" label=${cardInWords(book, name)} look=${false}>
    <${CardFace} name=${name} />
  <//>`;
}

/** The level of one's next development. @param {View} view */
function nextLevel({ you, mats }) {
  const own = you ? (mats?.[you]?.developments ?? null) : null;
  return own === null ? 0 : own.length + 1;
}

/** @param {{ view: View }} props */
export function Developments({ view }) {
  const { book } = useDesk();
  const next = nextLevel(view);
  return html`<section class="shelf developments" aria-label=${say("shelf-developments")}>
    <h3 class="overline">
      ${say("shelf-developments")} ${next > 0 && html`<span>${say("shelf-next-level", { n: next })}</span>`}
    </h3>
    <ol>
      ${(view.developments ?? []).map(({ card, level, left }) => {
        const title = book.cards[card]?.title ?? card;
        const vp = Number(book.components.cards[card]?.["vp"] ?? 0);
        const label = say("development-told", { title, level: level || levelOf(book, card), vp, left });
        const state = `${level === next ? "next" : ""} ${left ? "" : "gone"}`;
        return html`<li key=${card}>
          <${Thing} kind="card" name=${card} class=${`development ${state}`} label=${label}>
            <b aria-hidden="true">${level}</b>
            <span class="development-title" aria-hidden="true">${title}</span>
            <span class="development-vp" aria-hidden="true">${say("points", { n: vp })}</span>
            <span class="development-left" aria-hidden="true">×${left}</span>
          <//>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** Where there is no room for the shelves: what lies on them in short, and a button that opens each. */
/** @param {{ view: View }} props */
export function Drawers({ view }) {
  const { book } = useDesk();
  const [open, setOpen] = useState("");
  const close = () => setOpen("");
  const price = (/** @type {string} */ name) => Number(book.components.cards[name]?.["cost"] ?? 0);
  return html`<section class="drawers">
    <button type="button" class="button" onClick=${() => setOpen("market")}>${say("shelf-market")}</button>
    <ul>
      ${(view.market?.row ?? []).map(
        (name, at) => html`<li key=${at}>${name && html`<b>${price(name) || "–"}</b> ${book.cards[name]?.title ?? name}`}</li>`,
      )}
    </ul>
    <button type="button" class="button" onClick=${() => setOpen("developments")}>${say("shelf-developments")}</button>
    ${open === "market" &&
    html`<${Dialog} title=${say("shelf-market")} wide onClose=${close}><${Market} view=${view} large /><//>`}
    ${open === "developments" &&
    html`<${Dialog} title=${say("shelf-developments")} onClose=${close}><${Developments} view=${view} /><//>`}
  </section>`;
}
