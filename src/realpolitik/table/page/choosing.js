/**
 * What is chosen where it lies: any thing on the table, by its kind and its name. One that is on offer glows and can be
 * pressed; any can be looked at. A finger cannot hover: its first tap tells of a thing, the second chooses it.
 */

import { createContext, html, useContext, useMemo, useRef } from "./vendor/preact.js";
import { badgesOn } from "./laid.js";
import { boxOf, useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./vendor/preact.js").ComponentChildren} Children */
/**
 * What may be chosen now.
 *
 * @typedef {object} Choice
 * @property {Map<string, Offer>} offers by kind and name
 * @property {Record<string, number | string>} about what the question is about
 * @property {number | null} chosen the option that is on its way
 * @property {number | null} hinted
 * @property {string | null} lit the name that a link points at
 * @property {boolean} busy
 * @property {Map<string, string>} laid the steps of a plan that lie on a thing, by kind and name
 * @property {boolean} tapChooses whether one tap is enough to choose, for it can be taken back
 * @property {(offer: Offer) => void} choose
 */

/** The second tap chooses, if it is not the rest of a double tap. */
const SECOND_TAP = 350;

/** @type {Choice} */
const NOTHING = {
  offers: new Map(),
  about: {},
  chosen: null,
  hinted: null,
  lit: null,
  busy: false,
  laid: new Map(),
  tapChooses: false,
  choose: () => undefined,
};

export const Choosing = createContext(NOTHING);

/** @returns {Choice} */
export function useChoice() {
  return useContext(Choosing);
}

/** What a thing goes by among all things of the table. @param {string} kind @param {string} name */
export function thingKey(kind, name) {
  return `${kind} ${name}`;
}

/** @param {Screen | null} screen @param {Playing} playing @param {string | null} lit @returns {Choice} */
export function useChoosing(screen, playing, lit) {
  const question = playing.asked ? (screen?.question ?? null) : null;
  const offers = useMemo(
    () => new Map((question?.options ?? []).map((offer) => [thingKey(offer.kind, offer.name), offer])),
    [question],
  );
  const { chosen, hinted, busy, choose, plan } = playing;
  const steps = plan?.steps;
  const laid = useMemo(() => badgesOn(steps ?? [], ({ offer }) => thingKey(offer.kind, offer.name)), [steps]);
  const tapChooses = plan !== null;
  return useMemo(
    () => ({ offers, about: question?.about ?? {}, chosen, hinted, lit, busy, choose, laid, tapChooses }),
    [offers, question, chosen, hinted, lit, busy, laid, playing.prospects],
  );
}

/** The kinds of things that are chosen where they lie. @param {Book} book */
export function placedKinds({ layout, components }) {
  return new Set(layout.places ?? [components.space_kind, "card"]);
}

/** The countries that lie open before everybody: those to be won, and the allies. @param {View} view */
function countriesInSight(view) {
  const open = Object.values(view.regions ?? {}).flatMap((region) => region.open);
  const allies = Object.values(view.mats ?? {}).flatMap((mat) => mat.allies.map((ally) => ally.country));
  return new Set([...open, ...allies]);
}

/** The options that lie nowhere on the table. @param {Book} book @param {Screen["question"]} question @param {View} [view] */
export function buttonsOf(book, question, view) {
  const placed = placedKinds(book);
  const inSight = view?.mats ? countriesInSight(view) : null;
  const lies = (/** @type {Offer} */ { kind, name }) =>
    placed.has(kind) && (kind !== "country" || (inSight?.has(name) ?? true));
  return (question?.options ?? []).filter((offer) => !lies(offer));
}

/**
 * A thing on the table.
 *
 * @param {{
 *   kind: string, name: string, label?: string, look?: boolean, class?: string, style?: Record<string, string>,
 *   children?: Children,
 * }} props `look`: whether there is more to be told of it than is seen
 */
export function Thing({ kind, name, label, look = true, class: own = "", style = {}, children }) {
  const { inspect, lookedAway } = useDesk();
  const { offers, chosen, hinted, lit, busy, choose, laid, tapChooses } = useChoice();
  const finger = useRef({ is: false, at: 0, offers });
  const offer = offers.get(thingKey(kind, name));
  const badge = laid.get(thingKey(kind, name));
  const tell = (/** @type {Event} */ event, /** @type {"pointer" | "focus" | "tap"} */ by) => {
    event.stopPropagation();
    const inSight = !look && !offer; // then only why it is not on offer is told
    inspect({ kind, name, by: inSight ? "fan" : by, finger: by === "tap" }, boxOf(event));
  };
  const leave = () => inspect(null, null);
  /** Whoever goes on to what is told of the thing, to choose it there, has not left it. @param {FocusEvent} event */
  const blur = ({ relatedTarget: next }) => {
    if (!(next instanceof Element && next.closest(".tip"))) leave();
  };
  /** @param {MouseEvent} event */
  const press = (event) => {
    const { is, at, offers: told } = finger.current;
    const again = told === offers && at > lookedAway.at && event.timeStamp - at > SECOND_TAP;
    if (!offer && (!is || !look || again)) return;
    event.stopPropagation();
    if (is && !again && !(offer && tapChooses)) {
      finger.current = { is, at: event.timeStamp, offers };
      tell(event, "tap");
    } else if (offer && !busy) choose(offer);
  };
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.target !== event.currentTarget || event.repeat || !offer || busy) return;
    event.preventDefault();
    choose(offer);
  };
  const state = [
    offer && "offered",
    offer && offer.option === chosen && "chosen",
    offer && offer.option === hinted && "hinted pointed",
    lit === name && "pointed",
    badge && "laid",
  ];
  const role = offer ? { role: "button", tabindex: 0, "aria-disabled": busy } : { tabindex: -1 };
  const spoken = label ? { "aria-label": offer ? `${label}. ${say("space-offer", { offer: offer.text })}` : label, ...(offer ? {} : { role: "group" }) } : {};
  return html`<div
    class=${["on-table", own, ...state].filter(Boolean).join(" ")}
    data-kind=${kind}
    data-name=${name}
    data-laid=${badge}
    style=${style}
    ...${role}
    ...${spoken}
    onPointerDown=${(/** @type {PointerEvent} */ event) => {
      finger.current.is = event.pointerType === "touch";
    }}
    onClick=${press}
    onKeyDown=${byKey}
    onPointerOver=${(/** @type {PointerEvent} */ event) => event.pointerType === "touch" || tell(event, "pointer")}
    onPointerLeave=${(/** @type {PointerEvent} */ event) => event.pointerType === "touch" || leave()}
    onFocus=${(/** @type {FocusEvent} */ event) =>
      event.target instanceof Element && event.target.matches(":focus-visible") && tell(event, "focus")}
    onBlur=${blur}
  >
    ${children}
  </div>`;
}
