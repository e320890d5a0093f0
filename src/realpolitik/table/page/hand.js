/**
 * The hand along the bottom: a strip of titles, from which cards rise to be read; or a fan, where their faces are needed at
 * once. Cards that lie elsewhere open as a fan of their own.
 */

import { html, useLayoutEffect, useRef, useState } from "./vendor/preact.js";
import { CardFace, cardInWords } from "./cards.js";
import { parted } from "./hand_fitting.js";
import { valueAt } from "./instrument_frame.js";
import { useDesk } from "./sentence.js";
import { ThreatMark } from "./threat.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Threat} Threat */
/** @typedef {import("./types").View} View */
/** @typedef {{ name: string, worth?: number | undefined, down?: boolean, copies?: number }} Held `copies`: how many lie together */

/** How far above the lower edge of the window a card rises at least. */
const RISEN = 22;
/** How large a card is that has risen from a strip of titles. */
const RISEN_CARD = 250;
const RISEN_WIDTH = 196;

/** What the viewer holds, the card that passes between the sides included. @param {Book} book @param {View} view */
export function heldCards(book, view) {
  /** @type {Held[]} */
  const held = (view.hand ?? []).map((name) => ({ name, worth: view.worth?.[name] }));
  for (const it of book.layout.instrument ?? []) {
    if (it.kind !== "flag") continue;
    const flag = /** @type {import("./instruments.js").HeldFlag | undefined} */ (valueAt(view, it.value));
    if (!view.you || flag?.holder !== view.you) continue;
    held.push({ name: flag.card, worth: view.worth?.[flag.card], down: !flag.up });
  }
  return held;
}

/** @param {Screen | null} screen @returns {Map<string, Offer>} the cards that may be chosen, by name */
export function cardOffers(screen) {
  const options = screen?.question?.options ?? [];
  return new Map(options.filter((offer) => offer.kind === "card").map((offer) => [offer.name, offer]));
}

/**
 * @typedef {object} FanProps
 * @property {Held[]} cards
 * @property {Map<string, Offer>} offers
 * @property {Map<string, Offer>} [instead] what may be chosen in place of a card that is planned
 * @property {string} label
 * @property {number | null} chosen the option that is on its way
 * @property {number | null} hinted
 * @property {boolean} busy
 * @property {(offer: Offer) => void} onChoose
 * @property {(option: number) => Threat | null} threatOf
 * @property {number} [backs] how many more there are that the program does not know
 * @property {boolean} [strip] whether only titles are shown
 */

/**
 * A row of cards. Those on offer glow; with a finger the first touch lifts a card to be read, the second chooses it.
 *
 * @param {FanProps} props
 */
export function Fan(props) {
  const { cards, offers, instead, label, chosen, hinted, busy, onChoose, threatOf, backs = 0, strip = false } = props;
  const [lifted, setLifted] = useState(/** @type {string | null} */ (null));
  const known = cards.map((card) => card.name).join();
  useLayoutEffect(() => setLifted(null), [known, offers]);
  const middle = (cards.length - 1) / 2;
  const up = cards.find((card) => card.name === lifted);
  const putDown = () => setLifted(null);
  return html`<div class=${`fan${strip ? " strip-of-hand" : ""}${offers.size ? " asked" : ""}`}>
    <ul aria-label=${label}>
      ${cards.map((card, index) => {
        const offer = offers.get(card.name) ?? null;
        return html`<${Slot}
          key=${card.name}
          card=${card}
          tilt=${middle ? (index - middle) / Math.max(middle, 3) : 0}
          offer=${offer}
          other=${instead?.get(card.name) ?? null}
          threat=${offer && threatOf(offer.option)}
          lifted=${card === up}
          chosen=${offer !== null && offer.option === chosen}
          hinted=${offer !== null && offer.option === hinted}
          busy=${busy}
          strip=${strip}
          onLift=${setLifted}
          onChoose=${onChoose}
        />`;
      })}
      ${backs > 0 && html`<${Backs} n=${backs} />`}
    </ul>
    ${up &&
    html`<${Lifted} card=${up} offer=${offers.get(up.name) ?? instead?.get(up.name)} busy=${busy} onChoose=${onChoose} onDown=${putDown} />`}
  </div>`;
}

/**
 * @param {{
 *   card: Held, tilt: number, offer: Offer | null, other: Offer | null, threat: Threat | null, lifted: boolean, chosen: boolean,
 *   hinted: boolean, busy: boolean, strip: boolean, onLift: (name: string | null) => void, onChoose: (offer: Offer) => void,
 * }} props
 */
function Slot({ card, tilt, offer, other, threat, lifted, chosen, hinted, busy, strip, onLift, onChoose }) {
  const { book, inspect } = useDesk();
  const byFinger = useRef(false);
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const [risen, setRisen] = useState(false);
  const chooses = offer ?? other;
  const act = () => {
    if (byFinger.current && !lifted) onLift(card.name);
    else if (chooses && !busy) onChoose(chooses);
    else onLift(null);
  };
  const look = () => {
    if (byFinger.current) return;
    setRisen(true);
    inspect({ kind: "card", name: card.name, by: "fan" }, raisedBox(button.current));
  };
  /** A card that only came to lie under a resting pointer does not rise. @param {MouseEvent} event */
  const come = ({ movementX, movementY }) => {
    if (!risen && (movementX || movementY)) look();
  };
  const leave = () => {
    setRisen(false);
    inspect(null, null);
  };
  const up = strip && risen && !lifted;
  const state = [offer && "offered", lifted && "lifted", chosen && "chosen", hinted && "hinted", up && "up", tilt > 0 && "late"];
  return html`<li class=${["slot", ...state].filter(Boolean).join(" ")} style=${{ "--tilt": tilt }}>
    <button
      type="button"
      class="card-button"
      ref=${button}
      data-card=${card.name}
      aria-label=${[cardInWords(book, card.name, card.worth), card.down && say("card-down"), threat?.word].filter(Boolean).join(" ")}
      aria-disabled=${!chooses || busy}
      onPointerDown=${(/** @type {PointerEvent} */ event) => {
        byFinger.current = event.pointerType === "touch";
      }}
      onClick=${act}
      onMouseMove=${come}
      onMouseLeave=${leave}
      onFocus=${look}
      onBlur=${leave}
    >
      ${strip
        ? html`<${Tab} card=${card} />${up &&
            html`<span class="risen"><${CardFace} name=${card.name} worth=${card.worth} down=${card.down} /></span>`}`
        : html`<${CardFace} name=${card.name} worth=${card.worth} down=${card.down} />`}
      ${(card.copies ?? 1) > 1 && html`<b class="copies">×${card.copies}</b>`}
      <${ThreatMark} threat=${threat} />
    </button>
  </li>`;
}

/** What of a card stands above the edge: what its operations come to, and its title. @param {{ card: Held }} props */
function Tab({ card: { name, worth, down } }) {
  const { book } = useDesk();
  const printed = book.components.cards[name];
  const side = printed?.side || "both";
  return html`<span class=${`tab side-${side}${down ? " down" : ""}`}>
    <b class="tab-worth">${worth ?? (printed?.operations || "–")}</b>
    <h4 class="tab-title">${parted(book.cards[name]?.title ?? name)}</h4>
  </span>`;
}

/** Cards of which only the backs are seen. @param {{ n: number }} props */
function Backs({ n }) {
  const words = say("hand-unknown", { n });
  return html`${Array.from(
    { length: n },
    (_, index) => html`<li key=${index} class="slot" title=${words}>
      <div class="card back" role=${index ? "presentation" : "img"} aria-label=${index ? null : words}>
        ${index === n - 1 && html`<b aria-hidden="true">${n}</b>`}
      </div>
    </li>`,
  )}`;
}

/** Where the card is once it has risen from the hand. @param {Element | null} button */
function raisedBox(button) {
  const box = button?.getBoundingClientRect() ?? null;
  if (!box || !button?.closest(".hand-area")) return box;
  const high = button.closest(".strip-of-hand") ? RISEN_CARD : Math.max(box.height, 0);
  const wide = button.closest(".strip-of-hand") ? RISEN_WIDTH : box.width;
  const left = button.closest(".late") && wide > box.width ? box.right - wide : box.x;
  return new DOMRect(left, Math.min(box.bottom - high, window.innerHeight - high - RISEN), wide, high);
}

/**
 * A card held up to be read.
 *
 * @param {{
 *   card: Held, offer: Offer | undefined, busy: boolean, onChoose: (offer: Offer) => void, onDown: () => void,
 * }} props
 */
function Lifted({ card, offer, busy, onChoose, onDown }) {
  return html`<div class="lifted-card" role="dialog" aria-label=${say("card-lifted")}>
    <${CardFace} name=${card.name} worth=${card.worth} down=${card.down} />
    <div class="row">
      ${offer &&
      html`<button type="button" class="button first" disabled=${busy} onClick=${() => onChoose(offer)}>
        ${say("card-choose")}
      </button>`}
      <button type="button" class="button" onClick=${onDown}>${say("card-put-down")}</button>
    </div>
  </div>`;
}
