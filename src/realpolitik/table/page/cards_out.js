/**
 * The cards that have left the hands, pile by pile; when the draw pile will run out; and, for who wants it, which cards may
 * still be out, by public play and the own hand alone.
 */

import { html, useContext, useEffect, useState } from "./vendor/preact.js";
import { Cockpit, FactList } from "./facts.js";
import { cardsIn } from "./instruments.js";
import { Switch } from "./switch.js";
import { Sentence, useDesk } from "./sentence.js";
import { useSwitch } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").CardsOut} CardsStillOut */

/** The piles that a game has on its table. @param {Book} book */
export function openPiles({ layout }) {
  const all = (layout.instrument ?? []).filter((it) => it.kind === "piles");
  return all.flatMap((it) => [...it.piles, ...(it.sometimes ?? [])]);
}

/** What the server knows of the cards that lie nowhere in the open, as the table is now. */
function useCardsOut() {
  const cockpit = useContext(Cockpit);
  const key = cockpit?.key ?? "";
  const [found, setFound] = useState({ key: "", cards: /** @type {CardsStillOut | null} */ (null) });
  useEffect(() => {
    if (!cockpit) return undefined;
    let outdated = false;
    void cockpit.cards().then((cards) => outdated || setFound({ key, cards }));
    return () => {
      outdated = true;
    };
  }, [key]);
  return cockpit ? found.cards : null; // until the next is there, the last one stands
}

/** @param {{ screen: Screen }} props */
export function CardsOut({ screen }) {
  const { book } = useDesk();
  const known = useCardsOut();
  const [wanted, setWanted] = useSwitch("cards-still-out");
  return html`<div class="in-force cards-out" tabindex="0">
    <${FactList} facts=${known?.forecast ?? []} />
    ${known &&
    html`<div class="still-out"><${Switch} on=${wanted} words=${say("cards-still-out")} onChange=${setWanted} /></div>`}
    ${known && wanted && html`<${StillOut} known=${known} />`}
    ${openPiles(book).map((which) => html`<${Cards} key=${which} title=${say(`pile-${which}`)} cards=${cardsIn(screen.view, which)} />`)}
  </div>`;
}

/** Where cards may be that nobody has seen, and those that were. @param {{ known: CardsStillOut }} props */
function StillOut({ known }) {
  return html`<${Cards} title=${say("cards-unseen")} help=${say("cards-unseen.help")} cards=${known.out} />
    ${known.seen.length > 0 && html`<${Cards} title=${say("cards-in-hand")} cards=${known.seen} />`}
    ${known.pile.length > 0 && html`<${Cards} title=${say("cards-in-pile")} cards=${known.pile} />`}
    ${known.later.map(({ turn, cards }) => html`<${Cards} key=${turn} title=${say("cards-later", { turn })} cards=${cards} />`)}`;
}

/** Cards by the period they are from, and by their names. @param {{ title: string, help?: string, cards: string[] }} props */
function Cards({ title, help = "", cards }) {
  const { book } = useDesk();
  const periods = Object.keys(book.names["period"] ?? {});
  const of = (/** @type {string} */ name) => String(book.components.cards[name]?.["period"] ?? "");
  const groups = [...periods, ""].map((period) => ({ period, own: cards.filter((name) => (periods.includes(of(name)) ? of(name) : "") === period) }));
  return html`<section>
    <h3 class="overline">${title} <span class="count">${cards.length}</span></h3>
    ${help && html`<p class="cards-help">${help}</p>`}
    ${cards.length === 0 && html`<p class="empty">${say("pile-empty")}</p>`}
    ${groups
      .filter(({ own }) => own.length > 0)
      .map(
        ({ period, own }) => html`${period && html`<h4>${book.names["period"]?.[period]} <span class="count">${own.length}</span></h4>`}
          <${CardNames} key=${period} cards=${own} />`,
      )}
  </section>`;
}

/** @param {{ cards: string[] }} props */
function CardNames({ cards }) {
  const { book } = useDesk();
  const named = cards.map((name) => ({ name, text: book.cards[name]?.title ?? name }));
  return html`<ul>
    ${named
      .sort((one, other) => one.text.localeCompare(other.text, book.language))
      .map(({ name, text }) => html`<li key=${name}><${Sentence} parts=${[{ kind: "card", name, text }]} /></li>`)}
  </ul>`;
}
