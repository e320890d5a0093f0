/** The middle of a table with mats: the world, what comes forward over it, one's own mat, and the hand. */

import { html, useEffect, useMemo, useState } from "./vendor/preact.js";
import { CardFace } from "./cards.js";
import { Choosing, useChoosing } from "./choosing.js";
import { cardOffers, Fan } from "./hand.js";
import { Purse, WholeMat } from "./mat.js";
import { useChanges } from "./motion.js";
import { OtherMats } from "./other_mats.js";
import { Panels } from "./panels.js";
import { useDesk } from "./sentence.js";
import { Developments, Market, WholeCard } from "./shelves.js";
import { useTravel } from "./travel.js";
import { World } from "./world.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Mat} Mat */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./windows.js").OpenWindows} OpenWindows */
/** @typedef {import("./vendor/preact.js").ComponentChildren} Children */
/** @typedef {"world" | "mat" | "others" | "market" | "log"} PhoneTab */

/** @type {PhoneTab[]} */
const TABS = ["world", "mat", "others", "market", "log"];

/** Whether the table of a game has mats. @param {Book} book */
export function hasMats(book) {
  return book.layout.table === "mats";
}

/** The cards that lie on one's own mat. @param {Mat | null} mat */
function cardsOnMat(mat) {
  if (!mat) return [];
  const beside = [...mat.advantages, ...mat.developments].map(({ card }) => card);
  return mat.decree ? [...beside, mat.decree] : beside;
}

/** Where the cards on offer lie. @param {View} view @param {Map<string, Offer>} offers @param {Mat | null} mat */
function whereCardsLie(view, offers, mat) {
  const hand = new Set(view.hand ?? []);
  const market = new Set(view.market?.row ?? []);
  const stacks = new Set((view.developments ?? []).map(({ card }) => card));
  const onMat = new Set(cardsOnMat(mat));
  const offered = [...offers.keys()];
  return {
    market: offered.some((name) => market.has(name)),
    stacks: offered.filter((name) => stacks.has(name) && !onMat.has(name)),
    onMat: offered.filter((name) => onMat.has(name)),
    elsewhere: offered.filter((name) => !hand.has(name) && !market.has(name) && !stacks.has(name) && !onMat.has(name)),
  };
}

/** Two copies of a card lie together: which of them is meant makes no difference. @param {Book} book @param {string[]} hand */
function together(book, hand) {
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const name of hand) {
    const face = book.cards[name];
    const key = face ? `${face.title} ${face.text}` : name;
    found.set(key, [...(found.get(key) ?? []), name]);
  }
  return [...found.values()];
}

/** Whoever researches looks at the market, even while they can pay for none of its cards. @param {Screen | null} screen */
function isResearching(screen) {
  return screen?.view.phase === "research" && screen.question !== null;
}

/** What a question is about, so that its tab opens by itself. @param {Screen | null} screen @returns {PhoneTab} */
function tabAsked(screen) {
  const view = screen?.view;
  const options = screen?.question?.options ?? [];
  const mat = (view?.you && view.mats?.[view.you]) || null;
  const allies = new Set(mat?.allies.map(({ country }) => country));
  const lies = whereCardsLie(view ?? {}, cardOffers(screen), mat);
  if (lies.market || lies.stacks.length) return "market";
  if (options.some(({ kind, name }) => kind === "resource" || (kind === "country" && allies.has(name)))) return "mat";
  if (isResearching(screen)) return "market";
  if (options.some(({ kind }) => kind === "power")) return "others";
  return "world";
}

/**
 * @param {{
 *   screen: Screen | null, shown: Screen, playing: Playing, open: OpenWindows, lost: boolean, compact: boolean,
 *   phone: boolean, marks?: import("./motion.js").Changes | null | undefined, above: Children, story: Children, children?: Children,
 * }} props
 */
export function MatsMiddle({ screen, shown, playing, open, marks, lost, compact, phone, above, story, children }) {
  const { book } = useDesk();
  const { view } = shown;
  const changes = useChanges(shown, marks);
  useTravel(book, screen);
  const choice = useChoosing(screen, playing, open.lit);
  const offers = useMemo(() => cardOffers(screen), [screen?.question]);
  const mat = (view.you && view.mats?.[view.you]) || null;
  const lies = whereCardsLie(view, offers, mat);
  const asked = tabAsked(screen);
  const [tab, setTab] = useState(/** @type {PhoneTab} */ ("world"));
  useEffect(() => {
    if (screen?.question) setTab(asked);
  }, [screen?.version, asked]);
  const { chosen, hinted, busy, threatOf } = playing;
  const fan = { chosen, hinted, busy, onChoose: playing.choose, threatOf, offers, instead: playing.instead };
  const market = lies.market || isResearching(screen);
  const forward = (market || lies.stacks.length > 0) && !phone;
  const shows = (/** @type {PhoneTab} */ name) => !phone || tab === name;
  const piles = useMemo(() => together(book, view.hand ?? []), [book, view.hand]);
  const held = piles.map((names) => ({ name: names.find((name) => offers.has(name)) ?? names[0] ?? "", copies: names.length }));
  const cards = phone ? [...held, ...lies.onMat.map((name) => ({ name, copies: 1 }))] : held;
  // Most of what is on the page, so it is gone through anew only where it differs, not with each move of the pointer.
  const world = useMemo(() => html`<${World} view=${view} changes=${changes} busy=${busy} />`, [view, changes, busy]);
  const others = useMemo(() => html`<${OtherMats} screen=${shown} />`, [shown]);
  const own = useMemo(() => mat && view.you && html`<${WholeMat} side=${view.you} mat=${mat} />`, [view.you, mat]);
  return html`<${Choosing.Provider} value=${choice}>
    <main class=${`board-area ${forward ? "behind" : ""} tab-${phone ? tab : "all"}`}>
      ${shows("world") && world}
      ${phone && tab === "mat" && own && html`<div class="tab-page">${own}</div>`}
      ${phone && tab === "others" && html`<div class="tab-page">${others}</div>`}
      ${phone &&
      tab === "market" &&
      html`<div class=${`tab-page ${lies.stacks.length && !lies.market ? "stacks-first" : ""}`}>
        <${Market} view=${view} large /><${Developments} view=${view} />
      </div>`}
      ${phone && tab === "log" && html`<div class="tab-page story-page">${story}</div>`}
      ${forward &&
      html`<section class="forward panel">
        ${market
          ? html`<${Market} view=${view} large />`
          : html`<div class="market-row">${lies.stacks.map((name) => html`<${WholeCard} key=${name} name=${name} />`)}</div>`}
      </section>`}
      <${StartingPiles} view=${view} question=${screen?.question ?? null} playing=${playing} />
      <${Panels} screen=${shown} />
      ${above}
      ${lies.elsewhere.length > 0 &&
      html`<section class="elsewhere panel">
        <p class="overline">${say("cards-elsewhere")}</p>
        <${Fan} ...${fan} cards=${lies.elsewhere.map((name) => ({ name }))} label=${say("cards-elsewhere")} />
      </section>`}
      ${lost && html`<p class="connection" role="alert">${say("connection-lost")}</p>`}
    </main>
    ${compact && !phone && html`<div class="mats-row">${others}</div>`}
    ${own && !phone && html`<div class="mat-area">${own}</div>`}
    ${mat && phone && html`<${Purse} mat=${mat} />`}
    <div class="hand-area">
      ${screen && html`<${Fan} ...${fan} cards=${cards} label=${say("hand")} />`} ${children}
    </div>
    ${phone && html`<${Tabs} tab=${tab} asked=${screen?.question ? asked : null} onTab=${setTab} />`}
  <//>`;
}

/**
 * Before the game: the piles of which one becomes the hand. They are listed in the view as the answers are.
 * @param {{ view: View, question: Screen["question"], playing: Playing }} props
 */
function StartingPiles({ view, question, playing }) {
  const piles = /** @type {string[][] | undefined} */ (view["piles"]);
  const offers = question?.options.filter(({ kind }) => kind === "label") ?? [];
  if (!piles || offers.length !== piles.length) return null;
  return html`<section class="forward panel starting-piles">
    ${piles.map((cards, at) => {
      const offer = offers[at];
      return (
        offer &&
        html`<div key=${offer.name}>
          <button type="button" class="button choice" aria-disabled=${playing.busy} onClick=${() => playing.choose(offer)}>${offer.text}</button>
          <ul class="market-row">
            ${cards.map((name) => html`<li key=${name}><${CardFace} name=${name} /></li>`)}
          </ul>
        </div>`
      );
    })}
  </section>`;
}

/** @param {{ tab: PhoneTab, asked: PhoneTab | null, onTab: (tab: PhoneTab) => void }} props */
function Tabs({ tab, asked, onTab }) {
  return html`<nav class="phone-tabs" role="tablist">
    ${TABS.map(
      (name) => html`<button
        key=${name}
        type="button"
        role="tab"
        class=${name === asked ? "asked" : ""}
        aria-selected=${tab === name}
        onClick=${() => onTab(name)}
      >
        ${say(`tab-${name}`)}
      </button>`,
    )}
  </nav>`;
}

/** What may be chosen, for what lies outside of the middle. @param {{ screen: Screen | null, playing: Playing, children?: Children }} props */
export function Beside({ screen, playing, children }) {
  const choice = useChoosing(screen, playing, null);
  return html`<${Choosing.Provider} value=${choice}>${children}<//>`;
}

/** Takes the focus to the next thing on offer in a direction. @param {number} across @param {number} down */
export function walkThings(across, down) {
  const all = [...document.querySelectorAll(".on-table.offered, .slot.offered .card-button")].filter((it) => it.checkVisibility());
  const here = document.activeElement;
  const middle = (/** @type {Element} */ element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [first] = all;
  if (!first) return false;
  let next = first;
  if (here && all.includes(here)) {
    const from = middle(here);
    const ahead = all
      .map((element) => {
        const to = middle(element);
        const [dx, dy] = [to.x - from.x, to.y - from.y];
        const along = dx * across + dy * down;
        return { element, along, cost: along + 2 * Math.abs(dx * down - dy * across) };
      })
      .filter(({ element, along }) => element !== here && along > 4)
      .sort((one, other) => one.cost - other.cost);
    next = ahead[0]?.element ?? here;
  }
  if (!(next instanceof HTMLElement)) return false;
  next.focus();
  return true;
}
