/** The boards of the others: two lines each, and the whole of one when it is unfolded. */

import { html, useState } from "./vendor/preact.js";
import { Thing } from "./choosing.js";
import { Dialog } from "./dialog.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { Money, WholeMat } from "./mat.js";
import { ResourceSign, resourcesOf } from "./resources.js";
import { NameLink, useDesk } from "./sentence.js";
import { known, say, sideBySide } from "./words.js";

/** @typedef {import("./types").Mat} Mat */
/** @typedef {import("./types").Screen} Screen */

/** The sides of the others, in turn order. @param {Screen} screen */
export function othersOf({ view }) {
  const order = (view.order ?? []).filter((side) => side !== null);
  const all = [...order, ...Object.keys(view.mats ?? {}).filter((side) => !order.includes(side))];
  return all.filter((side) => side !== view.you && view.mats?.[side]);
}

/** @param {Mat} mat */
function inShort(mat) {
  const fdi = mat.allies.reduce((n, ally) => n + ally.fdi, 0);
  const bases = mat.allies.reduce((n, ally) => n + ally.base, 0);
  const { up, down } = mat.commerce;
  const told = [
    ...(mat.priority ? [say(`priority-${mat.priority}`)] : []),
    say("short-prosperity", { n: mat.prosperity }),
    say("short-allies", { n: mat.allies.length }),
    say("short-fdi", { n: fdi }),
    say("short-bases", { n: bases }),
    say("short-commerce", { ready: up, of: up + down }),
  ];
  return sideBySide(told);
}

/** @param {{ screen: Screen, side: string, mat: Mat, onUnfold: () => void }} props */
function ShortMat({ screen, side, mat, onUnfold }) {
  const { book } = useDesk();
  const seats = /** @type {Record<string, number>} */ (screen.view["seats"] ?? {});
  const seat = screen.seats.find((it) => it.seat === seats[side]);
  const words = say("mat-unfold", { who: sideName(book, side) });
  return html`<${Thing} kind="power" name=${side} class=${`short-mat side-${side}`} look=${false}>
    <button type="button" class="bare short-mat-open" title=${words} aria-label=${words} onClick=${onUnfold}>
      <span class="short-mat-head">
        <b class="side-ink"><${SideSign} side=${side} />${sideName(book, side)}</b>
        <span class="short-mat-who">${seat?.nickname ?? ""}</span>
        <${Money} n=${mat.money} />
      </span>
      <span class="short-mat-stock">
        ${resourcesOf(book).map(
          (name) => html`<span key=${name} class=${`amount of-${name}`}><${ResourceSign} name=${name} /><b>${mat.stock[name] ?? 0}</b></span>`,
        )}
      </span>
      <span class="short-mat-rest">${inShort(mat)}</span>
    </button>
  <//>`;
}

/** @param {{ screen: Screen }} props */
export function OtherMats({ screen }) {
  const { book } = useDesk();
  const [unfolded, setUnfolded] = useState("");
  const mat = screen.view.mats?.[unfolded];
  return html`<section class="other-mats" aria-label=${say("mats-others")}>
    ${othersOf(screen).map((side) => {
      const own = screen.view.mats?.[side];
      return own && html`<${ShortMat} key=${side} screen=${screen} side=${side} mat=${own} onUnfold=${() => setUnfolded(side)} />`;
    })}
    ${mat &&
    html`<${Dialog} title=${say("mat-of", { who: sideName(book, unfolded) })} wide onClose=${() => setUnfolded("")}>
      <${WholeMat} side=${unfolded} mat=${mat} />
      <${KnownCards} mat=${mat} />
    <//>`}
  </section>`;
}

/** What everybody may know of a player's cards. @param {{ mat: Mat }} props */
function KnownCards({ mat }) {
  const { book } = useDesk();
  /** @type {[string, string[]][]} */
  const piles = [
    ["front", mat.front.flatMap(({ card }) => (card ? [card] : []))],
    ["seen", mat.seen],
    ["deck", mat.deck_known],
    ["discard", mat.discard],
  ];
  return html`<dl class="known-cards">
    ${piles.filter(([name, cards]) => cards.length > 0 && known(`cards-${name}`)).map(
      ([name, cards]) => html`<div key=${name}>
        <dt class="overline">${say(`cards-${name}`)}</dt>
        <dd>
          ${cards.map(
            (card, at) => html`<${NameLink} key=${at} link=${{ kind: "card", name: card, text: book.cards[card]?.title ?? card }} />`,
          )}
        </dd>
      </div>`,
    )}
  </dl>`;
}
