/** Who sits at the table, and what everybody may know of them: opposite to the hand. */

import { html } from "./vendor/preact.js";
import { Dial } from "./dials.js";
import { pips } from "./instrument_frame.js";
import { RatedOrNot, Rating } from "./rated.js";
import { useDesk } from "./sentence.js";
import { capitalised, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */
/** @typedef {import("./instruments.js").Pile} Pile */

/** The side that a seat plays; while the sides are still bid for, none. @param {View} view @param {AtTable} seat */
function sideOf(view, seat) {
  const seats = /** @type {Record<string, number> | undefined} */ (view.seats);
  const found = Object.entries(seats ?? {}).find(([, number]) => number === seat.seat);
  return found?.[0] ?? "";
}

/**
 * The sides that nobody plays: in a solitaire game their part is in the rules, in others they have none.
 * @param {Book} book @param {View} view
 */
function sidesWithoutSeat({ components }, view) {
  const seats = /** @type {Record<string, number>} */ (view.seats ?? {});
  const sides = view["solitaire"] ? components.sides : (view.powers ?? []);
  return sides.filter((side) => !(side in seats));
}

/** In the order of turns, where there is one. @param {Screen} screen */
function inTurnOrder({ seats, view }) {
  const order = view.order ?? [];
  const placeOf = (/** @type {AtTable} */ seat) => {
    const place = order.indexOf(sideOf(view, seat));
    return place < 0 ? order.length : place;
  };
  return [...seats].sort((one, other) => placeOf(one) - placeOf(other));
}

/** @param {{ side: string, view: View }} props */
function ByRules({ side, view }) {
  const { book } = useDesk();
  const cards = view.hand_sizes?.[side];
  const played = Boolean(view["solitaire"]);
  return html`<div class=${`seat side-${side} ${played ? "" : "not-played"}`}>
    <span class=${`seat-mark side-${side}`}>${book.names.side?.[side] ?? side}</span>
    <span class="seat-who">${say(played ? "seat-by-rules" : "seat-not-played")}</span>
    ${cards !== undefined && html`<${HandSize} n=${cards} />`}
  </div>`;
}

/** @param {{ screen: Screen, clock: Screen["clock"], onPile: (pile: Pile) => void }} props `clock`: as it is now, whatever is shown */
export function Seats({ screen, clock, onPile }) {
  const { book } = useDesk();
  return html`<div class="seats">
    ${inTurnOrder(screen).map(
      (seat) => html`<${Seat} key=${seat.seat} seat=${seat} screen=${screen} clock=${clock} onPile=${onPile} />`,
    )}
    ${sidesWithoutSeat(book, screen.view).map((side) => html`<${ByRules} key=${side} side=${side} view=${screen.view} />`)}
    <${RatedOrNot} state=${screen.rated} />
    <${InPlay} view=${screen.view} />
  </div>`;
}

/** @param {{ seat: AtTable, screen: Screen, clock: Screen["clock"], onPile: (pile: Pile) => void }} props */
function Seat({ seat, screen, clock, onPile }) {
  const { view } = screen;
  const side = sideOf(view, seat);
  const mine = screen.seat === seat.seat;
  const mat = view.mats?.[side];
  const cards = mat ? mat.hand : view.hand_sizes?.[side];
  const known = mat ? mat.seen : screen.seat !== null ? (view.seen ?? []) : [];
  const seen = mine ? [] : known;
  const seenTitle = capitalised(say("seen", { who: seat.title }));
  return html`<div class=${`seat side-${side} ${seat.asked ? "asked" : ""} ${mine ? "mine" : ""}`}>
    <span class=${`seat-mark side-${side}`}>${seat.title}</span>
    <span class="seat-who" title=${seat.kind === "bot" ? say("seat-bot") : ""}>
      ${whoSits(seat)}${seat.kind === "bot" && html`<span class="overline">${say("seat-bot")}</span>`}
    </span>
    <${Rating} rating=${seat.rating} />
    ${seat.kind === "person" && seat.taken && html`<${Presence} online=${seat.online || seat.mine} />`}
    ${seat.holders > 1 && html`<${Holders} n=${seat.holders} />`}
    ${clock && html`<${Dial} clock=${clock} seat=${seat.seat} mine=${mine} />`}
    ${cards !== undefined && html`<${HandSize} n=${cards} />`}
    ${mat && html`<${TurnsPlayed} n=${mat.turns} />`}
    ${seen.length > 0 &&
    html`<button type="button" class="button seen" onClick=${() => onPile({ title: seenTitle, cards: seen })}>
      ${say("seen-count", { n: seen.length })}
    </button>`}
    ${seat.asked && html`<span class="thinking" title=${say("seat-asked")}><i></i><i></i><i></i></span>`}
    <span class="only-read-aloud">${seat.asked ? say("seat-asked") : ""}</span>
  </div>`;
}

/** @param {AtTable} seat */
function whoSits(seat) {
  if (seat.kind === "bot") return seat.nickname || seat.bot;
  return seat.taken ? seat.nickname || say("somebody") : say("seat-open");
}

/** @param {{ online: boolean }} props */
function Presence({ online }) {
  const words = say(online ? "seat-online" : "seat-away");
  const kind = online ? "presence online" : "presence";
  return html`<span class=${kind} role="img" aria-label=${words} title=${words}></span>`;
}

/** Whoever has the link has the seat: that more than one browser has used it is for everybody to see. */
/** @param {{ n: number }} props */
function Holders({ n }) {
  const words = say("seat-holders", { n });
  return html`<span class="holders" role="img" aria-label=${words} title=${words}>×${n}</span>`;
}

/** How many of a round's turns were played. @param {{ n: number }} props */
function TurnsPlayed({ n }) {
  const { book } = useDesk();
  const of = (book.layout.instrument ?? []).reduce((turns, it) => (it.kind === "stage" ? it.turns : turns), 0);
  const words = say("turns-played", { n, of });
  return html`<span class="turns-played" role="img" aria-label=${words} title=${words}>${pips(n, of)}</span>`;
}

/** @param {{ n: number }} props */
function HandSize({ n }) {
  const words = say("hand-size", { n });
  return html`<span class="hand-size" role="img" aria-label=${words} title=${words}>
    ${Array.from({ length: Math.min(n, 10) }, () => html`<i></i>`)}<b>${n}</b>
  </span>`;
}

/** The cards that lie open on the table: headlines, and what is being played. @param {{ view: View }} props */
function InPlay({ view }) {
  const { book, follow, inspect } = useDesk();
  const headlines = Object.values(view.headlines ?? {}).filter(Boolean);
  const cards = [...new Set([...headlines, ...(view.table ?? [])])];
  if (!cards.length) return html`<div class="in-play"></div>`;
  return html`<div class="in-play">
    <span class="overline">${say("in-play")}</span>
    ${cards.map((name) => {
      const target = { kind: "card", name };
      const side = book.components.cards[name]?.side || "both";
      return html`<button
        key=${name}
        type="button"
        class=${`in-play-card side-${side}`}
        data-card=${name}
        onClick=${() => follow(target)}
        onMouseEnter=${(/** @type {MouseEvent} */ event) =>
          inspect(target, /** @type {Element} */ (event.currentTarget).getBoundingClientRect())}
        onMouseLeave=${() => inspect(null, null)}
      >
        ${book.cards[name]?.title ?? name}
      </button>`;
    })}
  </div>`;
}
