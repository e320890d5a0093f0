/**
 * The card that tells of what somebody looks at: what it is, what choosing it would do and with what odds, or why it
 * cannot be chosen, with the section of the rules.
 */

import { html, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { familyTold, isOfFamily } from "./card_families.js";
import { countryTold } from "./country_chips.js";
import { FactList, useFacts } from "./facts.js";
import { sideName } from "./instrument_frame.js";
import { Icon } from "./icons.js";
import { InstrumentFacts, instrumentTitle } from "./instrument_told.js";
import { isReason } from "./log.js";
import { SideSign } from "./marks.js";
import { Die } from "./motion.js";
import { plateKind } from "./plates.js";
import { standingOf, standingTold } from "./regions.js";
import { RuleChip } from "./sentence.js";
import { ThreatTold } from "./threat.js";
import { say, sideBySide } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").ControlChange} ControlChange */
/** @typedef {import("./types").PlaceChange} PlaceChange */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Fall} Fall */
/** @typedef {import("./types").Parts} Parts */
/** @typedef {import("./types").Prospect} Prospect */
/** @typedef {import("./types").Threat} Threat */
/** @typedef {import("./types").WhyNot} WhyNot */
/** @typedef {import("./sentence.js").Target} Target */
/**
 * @typedef {object} TipProperties
 * @property {Book} book
 * @property {View} view
 * @property {View | null} [before] as it is, where `view` shows a plan
 * @property {Target | null} target
 * @property {DOMRect | null} anchor what the card stands beside
 * @property {Prospect | null} [prospect] what choosing it would do
 * @property {Threat | null} [threat] what hangs over it
 * @property {WhyNot | null} [whyNot] why it is not on offer
 * @property {Offer | null} [offer] for who cannot hover: a button that chooses it
 * @property {(offer: Offer) => void} onChoose
 * @property {() => void} onClose
 */

const GAP = 12;
const EDGE = 8;
/** In a window as narrow as this there is no room beside a plate. */
const SMALL = 640;
const DIE = 6;
/** So many ways of the dice are told one by one, and so much of each: a card as tall as the window helps nobody to choose. */
const FALLS = 7;
const LINES = 6;
/** What is told of every choice and says nothing of this one. */
const HOUSEKEEPING = new Set(["card_discarded", "card_removed", "round_begins", "turn_begins"]);

// -- what would happen -------------------------------------------------------------------------------------------------

/** What an entry tells of: of one thing told again and again only the last counts. @param {Entry} entry */
function matter({ kind, text }) {
  const about = text.find((part) => typeof part !== "string");
  return `${kind} ${typeof about === "object" ? about.name : ""}`;
}

/** Of what would happen, what is worth telling. @param {Entry[]} entries */
export function telling(entries) {
  /** @type {Map<string, Entry>} */
  const found = new Map();
  for (const entry of entries.filter((it) => !HOUSEKEEPING.has(it.kind) && !isReason(it))) {
    found.delete(matter(entry));
    found.set(matter(entry), entry);
  }
  return [...found.values()].slice(0, LINES);
}

/**
 * The ways of the dice that are told one by one: those that end the game, then the likeliest; and in how many ways something
 * else comes about.
 * @param {Fall[]} falls @param {number} of @returns {{ foremost: Fall[], others: number }}
 */
function sift(falls, of) {
  if (falls.length <= FALLS) return { foremost: falls, others: 0 };
  const weight = (/** @type {Fall} */ { lost, won, ways }) => (lost || won ? of : 0) + ways;
  const chosen = new Set([...falls].sort((one, other) => weight(other) - weight(one)).slice(0, FALLS - 1));
  const others = falls.filter((fall) => !chosen.has(fall)).reduce((ways, fall) => ways + fall.ways, 0);
  return { foremost: falls.filter((fall) => chosen.has(fall)), others };
}

/**
 * What happens however the dice fall, and what they decide: what they tell of anew is not told twice.
 * @param {Prospect} prospect @returns {{ surely: Entry[], falls: Fall[] }}
 */
export function digest({ surely, falls: all }) {
  const falls = all.map((fall) => ({ ...fall, entries: telling(fall.entries) }));
  const anew = new Set(falls.flatMap(({ entries }) => entries.map(matter)));
  return { surely: telling(surely).filter((entry) => !anew.has(matter(entry))), falls };
}

/**
 * A sentence under the name of what it is about: the name is not said again.
 * @param {{ parts: Parts, about: string }} properties
 */
function Told({ parts, about }) {
  const [first, second, ...rest] = parts;
  const named = typeof first === "object" && first.name === about;
  const repeats = named && typeof second === "string" && second.startsWith(": ");
  const words = repeats ? [second.charAt(2).toUpperCase() + second.slice(3), ...rest] : parts;
  return html`<span>${words.map((part) => (typeof part === "string" ? part : html`<b>${part.text}</b>`))}</span>`;
}

/** @param {Fall} fall */
function toneOf({ lost, won, entries, control }) {
  return lost ? "lost" : won ? "won" : entries.length || control.length ? "something" : "nothing";
}

/** How likely something is. @param {number} ways @param {number} of */
function oddsOf(ways, of) {
  return say("tip-odds", { ways, of, percent: Math.round((100 * ways) / of) });
}

/** The ways of the dice side by side, each as wide as it is likely. @param {{ falls: Fall[], of: number }} properties */
function Odds({ falls, of }) {
  if (of === DIE) {
    const faces = falls.flatMap((fall) => fall.faces.map((face) => ({ face, tone: toneOf(fall) })));
    faces.sort((one, other) => Number(one.face) - Number(other.face));
    return html`<div class="odds" aria-hidden="true">
      ${faces.map(({ face, tone }) => html`<span key=${face} class=${tone}>${face}</span>`)}
    </div>`;
  }
  return html`<div class="odds" aria-hidden="true">
    ${falls.map(
      (fall, i) => html`<span key=${i} class=${toneOf(fall)} style=${{ flexGrow: fall.ways }}>${fall.ways}</span>`,
    )}
  </div>`;
}

/** @param {Prospect} prospect */
function tellsAnything({ surely, falls, control, places, lost, won }) {
  const changes = control.length > 0 || places.length > 0;
  return telling(surely).length > 0 || falls.length > 0 || changes || lost > 0 || won > 0;
}

/** Where the own side would be placed otherwise. @param {{ book: Book, changes: PlaceChange[] }} properties */
function Places({ book, changes }) {
  return html`${changes.map(({ region, was, now, bonus_was, bonus_now }) => {
    const name = book.names["region"]?.[region] ?? region;
    return html`<p key=${region} class="placed">${say("tip-place", { name, was, now, before: bonus_was, after: bonus_now })}</p>`;
  })}`;
}

/** What would change hands. @param {{ book: Book, changes: ControlChange[], about: string }} properties */
function Control({ book, changes, about }) {
  return html`${changes.map(({ space, was, now }) => {
    const side = now || was;
    const told = say(now ? "tip-takes-control" : "tip-loses-control", { side: book.names["side"]?.[side] ?? side });
    const where = space === about ? "" : `${book.names[book.components.space_kind]?.[space] ?? space}: `;
    return html`<span key=${space} class=${`changes-hands side-ink side-${side}`}>${where}${told}</span>${" "}`;
  })}`;
}

/** @param {{ book: Book, fall: Fall, of: number, about: string }} properties */
function FallRow({ book, fall, of, about }) {
  const tone = toneOf(fall);
  return html`<li class=${`fall ${tone}`}>
    <span class="faces">
      <span class=${of === DIE ? "only-read-aloud" : ""}>${oddsOf(fall.ways, of)}</span>
      ${of === DIE ? fall.faces.map((face) => html`<${Die} key=${face} face=${face} />`) : null}
    </span>
    <span>
      ${fall.entries.map((entry) => html`<${Told} parts=${entry.text} about=${about} />${" "}`)}
      <${Control} book=${book} changes=${fall.control} about=${about} />
      ${tone === "nothing" ? say("tip-nothing") : null}
      ${fall.lost ? html`<b class="fatal">${say("tip-lost")}</b>` : null}
      ${fall.won ? html`<b class="winning">${say("tip-won")}</b>` : null}
    </span>
  </li>`;
}

/** @param {{ book: Book, prospect: Prospect, about: string }} properties */
export function WouldDo({ book, prospect, about }) {
  const { surely, falls } = useMemo(() => digest(prospect), [prospect]);
  const { of, lost, won, control, places } = prospect;
  const surelyLost = lost >= of; // then it does not matter what the dice show
  // A roll that comes to nothing, whatever it shows, is one as well.
  const decided = of > 1 && falls.length > 0 && !surelyLost;
  const { foremost, others } = sift(falls, of);
  return html`<div class="would-do">
    ${lost > 0 ? html`<p class="fatal">${surelyLost ? say("tip-lost") : say("tip-lost-odds", { ways: lost, of })}</p>` : null}
    ${won > 0 && of === 1 ? html`<p class="winning">${say("tip-won")}</p>` : null}
    ${decided ? html`<${Odds} falls=${falls} of=${of} />` : null}
    ${decided
      ? html`<ul class="falls">
          ${foremost.map((fall, i) => html`<${FallRow} key=${i} book=${book} fall=${fall} of=${of} about=${about} />`)}
          ${others > 0 &&
          html`<li class="fall nothing">
            <span class="faces">${oddsOf(others, of)}</span>
            <span>${say("tip-otherwise")}</span>
          </li>`}
        </ul>`
      : null}
    <p><${Control} book=${book} changes=${control} about=${about} /></p>
    <${Places} book=${book} changes=${places} />
    <ul class=${`surely${decided ? " besides" : ""}`}>
      ${surely.map(
        ({ text, rule }, i) => html`<li key=${i}><${Told} parts=${text} about=${about} /> <${RuleChip} rule=${rule} /></li>`,
      )}
    </ul>
  </div>`;
}

// -- what it is -------------------------------------------------------------------------------------------------------

/** @param {{ book: Book, view: View, name: string }} properties */
function SpaceFacts({ book, view, name }) {
  const regions = book.components.spaces[name]?.regions ?? [];
  const kind = plateKind(book);
  const facts = [
    ...kind.describe(book, view, name, say),
    ...regions.map((region) => book.names["set"]?.[region] ?? region),
  ];
  return html`<p class="what">${sideBySide(facts)}</p>
    <ul class="sides">
      ${kind.tell(book, view, name, say).map(
        ({ side, text }) => html`<li key=${side} class=${`side-ink side-${side}`}>
          <${SideSign} side=${side} />${text}
        </li>`,
      )}
    </ul>`;
}

/** @param {{ book: Book, view: View, before: View | null, name: string }} properties */
function RegionFacts({ book, view, before, name }) {
  const told = standingTold(book, standingOf(view, name));
  const planned = told.at(-1);
  const unplanned = before && standingTold(book, standingOf(before, name)).at(-1);
  const { sides } = book.components;
  return html`<ul class="sides">
    ${told.map((text, i) => {
      const side = sides[i];
      return side
        ? html`<li key=${i} class=${`side-ink side-${side}`}>
            <${SideSign} side=${side} />${text}
          </li>`
        : html`<li key=${i} class="pays">${text}</li>`;
    })}
    ${unplanned && unplanned !== planned && html`<li class="pays unplanned">${say("region-unplanned", { pays: unplanned })}</li>`}
  </ul>`;
}

/** A region of slots: what everybody would get there now, and what lies covered in its stacks. */
/** @param {{ book: Book, region: import("./types").RegionNow }} properties */
function SlotsFacts({ book, region }) {
  const { standing, left, right } = region;
  return html`<ul class="sides">
      ${standing.filter(({ tokens }) => tokens > 0).map(
        ({ power, tokens, place, bonus, armies }) => html`<li key=${power} class=${`side-ink side-${power}`}>
          <${SideSign} side=${power} />${say("plate-standing", { power: sideName(book, power), tokens, place, bonus, armies })}
        </li>`,
      )}
    </ul>
    <p class="what">${say("plate-stacks", { left: left.seen.length + left.unseen, right: right.length })}</p>`;
}

/** The kinds of things that a tip has something to say of, whatever they would do. @param {Book} book */
export function toldOf(book) {
  return new Set(["card", "region", "country", "instrument", "pile", book.components.space_kind]);
}

/** @param {{ book: Book, view: View, before: View | null, target: Target }} properties */
function Facts({ book, view, before, target: { kind, name } }) {
  if (kind === "instrument") return html`<${InstrumentFacts} book=${book} name=${name} />`;
  const region = kind === "region" ? view.regions?.[name] : undefined;
  if (region) return html`<${SlotsFacts} book=${book} region=${region} />`;
  if (kind === "country" && book.components.countries) {
    return html`<p class="what">${sideBySide(countryTold(book, name))}</p>`;
  }
  const family = kind === "card" ? book.components.cards[name] : undefined;
  if (family && isOfFamily(family)) {
    return html`<p class="what">${sideBySide(familyTold(book, family))}</p><p class="card-text">${book.cards[name]?.text}</p>`;
  }
  if (kind === book.components.space_kind) return html`<${SpaceFacts} book=${book} view=${view} name=${name} />`;
  if (kind === "region") return html`<${RegionFacts} book=${book} view=${view} before=${before} name=${name} />`;
  if (kind === "pile") return html`<p class="what">${say("pile-deck.help")}</p>`;
  const card = kind === "card" ? book.cards[name] : undefined;
  return card ? html`<p class="what">${card.facts}</p><p class="card-text">${card.text}</p>` : null;
}

/** @param {Book} book @param {Target} target */
function titleOf(book, { kind, name }) {
  if (kind === "card") return book.cards[name]?.title ?? name;
  if (kind === "instrument") return instrumentTitle(book, name);
  if (kind === "pile") return say("pile-deck");
  return (kind === "region" ? book.names["set"]?.[name] : undefined) ?? book.names[kind]?.[name] ?? name;
}

// -- where it stands --------------------------------------------------------------------------------------------------

/**
 * Beside its anchor, where there is room, and wholly in the window; it covers the anchor only if it must.
 * @param {DOMRect} anchor @param {number} width @param {number} height
 */
export function placeBeside(anchor, width, height) {
  const { innerWidth, innerHeight } = window;
  /** @param {number} at @param {number} size @param {number} room */
  const inside = (at, size, room) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const middle = inside(anchor.left + anchor.width / 2 - width / 2, width, innerWidth);
  const level = inside(anchor.top + anchor.height / 2 - height / 3, height, innerHeight);
  if (anchor.right + GAP + width + EDGE <= innerWidth) return { left: anchor.right + GAP, top: level };
  if (anchor.left - GAP - width >= EDGE) return { left: anchor.left - GAP - width, top: level };
  if (anchor.bottom + GAP + height + EDGE <= innerHeight) return { left: middle, top: anchor.bottom + GAP };
  if (anchor.top - GAP - height >= EDGE) return { left: middle, top: anchor.top - GAP - height };
  return { left: middle, top: anchor.top > innerHeight / 2 ? EDGE : inside(innerHeight, height, innerHeight) };
}

/**
 * Above a card of a fan, where it hides no other; beside it where there is no room.
 * @param {DOMRect} anchor @param {number} width @param {number} height
 */
function placeAbove(anchor, width, height) {
  const top = anchor.top - GAP - height;
  if (top < EDGE) return placeBeside(anchor, width, height);
  const middle = anchor.left + anchor.width / 2 - width / 2;
  return { left: Math.max(EDGE, Math.min(middle, window.innerWidth - width - EDGE)), top };
}

/**
 * Below an instrument of the bar, where it hides no other.
 * @param {DOMRect} anchor @param {number} width
 */
function placeBelow(anchor, width) {
  return { left: Math.max(EDGE, Math.min(anchor.left, window.innerWidth - width - EDGE)), top: anchor.bottom + GAP };
}

/**
 * In a small window: on the lower edge of the board, or on the upper one where it would lie over its anchor.
 * @param {DOMRect} anchor @param {number} width @param {number} height
 */
function placeOnEdge(anchor, width, height) {
  const board = document.querySelector(".board-area")?.getBoundingClientRect();
  const { top, bottom } = board ?? { top: 0, bottom: window.innerHeight };
  const low = Math.max(bottom - height - EDGE, EDGE);
  return { left: (window.innerWidth - width) / 2, top: anchor.bottom + GAP < low ? low : top + EDGE };
}

/** Whether a finger came to it, which nothing calls away again. @param {Target} target */
const isTapped = ({ by, finger = false }) => by === "tap" || finger;

/** @param {TipProperties} properties */
export function Tip(properties) {
  const { book, view, before = null, target, anchor, prospect = null, threat = null, whyNot = null, offer = null } = properties;
  const { onChoose, onClose } = properties;
  const card = useRef(/** @type {HTMLDivElement | null} */ (null));
  const facts = useFacts(target?.kind ?? "", target?.name ?? "");
  const [place, setPlace] = useState({ left: -1000, top: 0 });
  useLayoutEffect(() => {
    if (!card.current || !anchor) return;
    const { offsetWidth, offsetHeight } = card.current;
    const onEdge = target && isTapped(target) && window.innerWidth < SMALL;
    const aside = target?.kind === "instrument" || target?.kind === "pile" ? placeBelow : target?.by === "fan" ? placeAbove : placeBeside;
    const place = onEdge ? placeOnEdge : aside;
    const { left, top } = place(anchor, offsetWidth, offsetHeight);
    setPlace((before) => (before.left === left && before.top === top ? before : { left, top }));
  });
  if (!target || !anchor) return null;
  const tapped = isTapped(target);
  const inSight = target.by === "fan"; // a card that is looked at need not be told once more
  return html`<div
    class=${["tip", inSight && "of-card", tapped && "tapped"].filter(Boolean).join(" ")}
    role=${tapped ? "dialog" : "tooltip"}
    aria-label=${tapped ? titleOf(book, target) : undefined}
    ref=${card}
    style=${{ left: `${place.left}px`, top: `${place.top}px` }}
  >
    ${tapped &&
    html`<button type="button" class="button quiet icon tip-close" aria-label=${say("close")} onClick=${onClose}>
      <${Icon} name="close" />
    </button>`}
    ${!inSight && html`<h3>${titleOf(book, target)}</h3>`}
    ${target.kind === "instrument" && html`<${FactList} facts=${facts} />`}
    ${!inSight && html`<${Facts} book=${book} view=${view} before=${before} target=${target} />`}
    ${target.kind !== "instrument" && html`<${FactList} facts=${facts} />`}
    ${threat && !prospect?.lost ? html`<${ThreatTold} threat=${threat} />` : null}
    ${!inSight &&
    offer?.remarks.map(
      ({ text, rule }) => html`<p class="remark"><${Told} parts=${text} about=${target.name} /> <${RuleChip} rule=${rule} /></p>`,
    )}
    ${prospect && tellsAnything(prospect) ? html`<${WouldDo} book=${book} prospect=${prospect} about=${target.name} />` : null}
    ${whyNot
      ? html`<p class="why-not">
          <${Told} parts=${whyNot.text} about=${target.name} /> <${RuleChip} rule=${whyNot.rule} />
        </p>`
      : null}
    ${tapped && offer
      ? html`<button type="button" class="button first" onClick=${() => onChoose(offer)}>${say("tip-choose")}</button>`
      : null}
  </div>`;
}
