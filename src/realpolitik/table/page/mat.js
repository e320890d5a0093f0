/** A player's board: money, priority, prosperity, resources with their tracks, allies, and the cards beside it. */

import { html } from "./vendor/preact.js";
import { Thing } from "./choosing.js";
import { AllyChip } from "./country_chips.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { useCount } from "./motion.js";
import { Amounts, resourceName, ResourceSign, resourcesOf } from "./resources.js";
import { useDesk } from "./sentence.js";
import { regionName } from "./slots_plate.js";
import { known, say } from "./words.js";

/** @typedef {import("./types").Ally} Ally */
/** @typedef {import("./types").Mat} Mat */
/** @typedef {import("./types").View} View */

/** The most of a resource that is kept: a bar is so long. */
const CAP = 10;

/** @param {{ n: number }} props */
export function Money({ n }) {
  const shown = useCount(n);
  return html`<span class="money" title=${say("unit-money")}><b>${shown}</b><${ResourceSign} name="money" /></span>`;
}

/** The priority, and what it gives as long as it lasts. @param {{ side: string, mat: Mat }} props */
function Priority({ side, mat: { priority } }) {
  const { book } = useDesk();
  const bonus = Object.entries(book.components.powers?.[side]?.priorities?.[priority]?.bonus ?? {});
  return html`<span class=${`priority type-${priority}`} title=${say("mat-priority")}>
    ${say(`priority-${priority}`)}
    <small>${bonus.map(([what, n]) => (known(`bonus-${what}`) ? say(`bonus-${what}`, { n }) : `${what} ${n}`)).join(", ")}</small>
  </span>`;
}

/** The next step of prosperity: its price, and what it brings. @param {{ mat: Mat }} props */
function Prosperity({ mat }) {
  const { book } = useDesk();
  const { prosperity, next_prosperity: next } = mat;
  return html`<span class="prosperity" title=${say("mat-prosperity")}>
    <${ResourceSign} name="prosperity" /><span class="only-read-aloud">${say("mat-prosperity")} </span><b>${prosperity}</b>
    ${next &&
    html`<i aria-hidden="true">▸</i><${Amounts} book=${book} of=${{ goods: next.goods }} /><i aria-hidden="true">:</i
      ><${Amounts} book=${book} of=${{ vp: next.vp, money: next.money }} />`}
  </span>`;
}

/** @param {{ name: string, mat: Mat }} props */
function Resource({ name, mat }) {
  const { book } = useDesk();
  const n = mat.stock[name] ?? 0;
  const [track, end] = [mat.tracks[name] ?? 0, mat.ends[name] ?? 0];
  const shown = useCount(n);
  const label = say("mat-resource", { name: resourceName(book, name), n, track, end });
  return html`<${Thing} kind="resource" name=${name} class=${`resource of-${name}`} label=${label} look=${false}>
    <${ResourceSign} name=${name} />
    <b aria-hidden="true">${shown}</b>
    <span class="stock" aria-hidden="true"><i style=${{ width: `${Math.min(100, (n / CAP) * 100)}%` }}></i></span>
    <span class="production" aria-hidden="true" title=${say("mat-track", { n: track, end })}>
      ${Array.from({ length: end }, (_, at) => html`<i key=${at} class=${at < track ? "on" : ""}></i>`)}
    </span>
  <//>`;
}

/** Allies together by the regions they lie in. @param {Ally[]} allies @returns {[string, Ally[]][]} */
function byRegion(allies) {
  /** @type {Map<string, Ally[]>} */
  const found = new Map();
  for (const ally of allies) found.set(ally.region, [...(found.get(ally.region) ?? []), ally]);
  return [...found];
}

/** @param {{ mat: Mat }} props */
function Allies({ mat }) {
  const { book } = useDesk();
  return html`<div class="allies">
    ${byRegion(mat.allies).map(
      ([region, allies]) => html`<span key=${region} class="allies-of">
        <span class="overline" title=${regionName(book, region)}>
          ${known(`short-${region}`) ? say(`short-${region}`) : regionName(book, region)}
        </span>
        ${allies.map((ally) => html`<${AllyChip} key=${ally.country} ally=${ally} />`)}
      </span>`,
    )}
  </div>`;
}

/** @param {{ card: string, class?: string, note?: string }} props */
function CardChip({ card, class: own = "", note = "" }) {
  const { book } = useDesk();
  const title = book.cards[card]?.title ?? card;
  return html`<${Thing} kind="card" name=${card} class=${`card-chip ${own}`} label=${[title, note].filter(Boolean).join(", ")}>
    <span aria-hidden="true">${title}${note && html`<small> · ${note}</small>`}</span>
  <//>`;
}

/** Advantages, developments, the decree: what lies beside the board. @param {{ mat: Mat }} props */
function CardsBeside({ mat }) {
  return html`<div class="cards-beside">
    ${mat.advantages.length > 0 &&
    html`<span class="overline">${say("mat-advantages")}</span>
      ${mat.advantages.map(
        ({ card, used }) =>
          html`<${CardChip} key=${card} card=${card} class=${used ? "spent" : ""} note=${used ? say("mat-used") : ""} />`,
      )}`}
    ${mat.developments.length > 0 &&
    html`<span class="overline">${say("mat-developments")}</span>
      ${mat.developments.map(
        ({ card, active, usable }) => html`<${CardChip}
          key=${card}
          card=${card}
          class=${active ? "" : "waiting"}
          note=${usable ? say("mat-once") : active ? "" : say("mat-later")}
        />`,
      )}`}
    ${mat.decree &&
    html`<span class="overline">${say("mat-decree")}</span><${CardChip} card=${mat.decree} note=${say("mat-ready")} />`}
  </div>`;
}

/** What a player has ready for trade and influence. @param {{ mat: Mat }} props */
function Commerce({ mat }) {
  const { up, down } = mat.commerce;
  return html`<span class="commerce" title=${say("mat-commerce.help")}>
    <span class="overline">${say("mat-commerce")}</span>
    ${Array.from({ length: up }, (_, at) => html`<i key=${at} class="up"></i>`)}
    ${Array.from({ length: down }, (_, at) => html`<i key=${`d${at}`}></i>`)}
    <b class="only-read-aloud">${up}/${up + down}</b>
  </span>`;
}

/** @param {{ side: string, mat: Mat }} props */
export function WholeMat({ side, mat }) {
  const { book } = useDesk();
  const counts = say("mat-counts", { deck: mat.deck, discard: mat.discard.length + mat.discard_unseen, tokens: mat.tokens, engage: mat.engage_free });
  return html`<section class=${`mat side-${side}`} aria-label=${say("mat-of", { who: sideName(book, side) })}>
    <header class="mat-head">
      <b class="mat-side side-ink"><${SideSign} side=${side} />${sideName(book, side)}</b>
      <${Money} n=${mat.money} />
      <${Priority} side=${side} mat=${mat} />
      <${Prosperity} mat=${mat} />
    </header>
    <div class="resources">
      ${resourcesOf(book).map((name) => html`<${Resource} key=${name} name=${name} mat=${mat} />`)}
      <${Commerce} mat=${mat} />
    </div>
    <${Allies} mat=${mat} />
    <${CardsBeside} mat=${mat} />
    <p class="mat-counts">${counts}</p>
  </section>`;
}

/** Money and resources in one line, where there is no room for more. @param {{ mat: Mat }} props */
export function Purse({ mat }) {
  const { book } = useDesk();
  return html`<div class="purse" role="group" aria-label=${say("mat-purse")}>
    <${Money} n=${mat.money} />
    ${resourcesOf(book).map(
      (name) => html`<span key=${name} class=${`amount of-${name}`} title=${resourceName(book, name)}>
        <${ResourceSign} name=${name} /><b>${mat.stock[name] ?? 0}</b><span class="only-read-aloud"> ${resourceName(book, name)}</span>
      </span>`,
    )}
  </div>`;
}
