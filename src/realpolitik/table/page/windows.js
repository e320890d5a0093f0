/** What opens over the table: the card beside what is looked at, rules, piles, menu, keys, a warning, messages. */

import { html, useCallback, useEffect, useMemo, useState } from "./vendor/preact.js";
import { useProspect } from "./answering.js";
import { CardFace } from "./cards.js";
import { Fatal, Unspent } from "./confirm.js";
import { Dialog } from "./dialog.js";
import { Help } from "./keyboard.js";
import { Menu } from "./menu.js";
import { RulesPanel } from "./rules_panel.js";
import { useDesk } from "./sentence.js";
import { SettingRight } from "./setting_right.js";
import { TellHand } from "./telling.js";
import { Tip, toldOf } from "./tips.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Prospect} Prospect */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./instruments.js").Pile} Pile */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./rail.js").Tab} Tab */
/** @typedef {import("./sentence.js").Target} Target */
/** @typedef {{ target: Target, anchor: DOMRect }} Looked */
/** @typedef {ReturnType<typeof useWindows>} OpenWindows */

/** How long a followed name stays lit on the board. */
const LIT = 2600;
/** Notes that only say again what was chosen. */
const SAID_AGAIN = new Set(["card_played", "operation_chosen", "event_chosen", "event_occurs", "card_discarded"]);

/** What is open, and what is looked at. @param {Book} book */
export function useWindows(book) {
  const [looked, setLooked] = useState(/** @type {Looked | null} */ (null));
  const [lit, setLit] = useState(/** @type {string | null} */ (null));
  const [rule, setRule] = useState("");
  const [pile, setPile] = useState(/** @type {Pile | null} */ (null));
  const [tab, setTab] = useState(/** @type {Tab} */ ("log"));
  const [sheet, setSheet] = useState(false);
  const [over, setOver] = useState(/** @type {"" | "menu" | "keys"} */ (""));
  const [right, setRight] = useState(/** @type {string | null} */ (null)); // what is set right; "" for nothing yet
  useEffect(() => {
    if (lit === null) return undefined;
    const timer = setTimeout(() => setLit(null), LIT);
    return () => clearTimeout(timer);
  }, [lit]);
  const inspect = useCallback((/** @type {Target | null} */ target, /** @type {DOMRect | null} */ anchor) => {
    setLooked(target && anchor && { target, anchor });
  }, []);
  const desk = useMemo(() => {
    const follow = (/** @type {Target} */ target) => {
      setLooked(null);
      setSheet(false);
      if (target.kind !== "card") setLit(target.name);
      else setPile({ title: book.cards[target.name]?.title ?? target.name, cards: [target.name] });
    };
    return { book, inspect, showRule: setRule, follow, lookedAway: { at: 0 } };
  }, [book]);
  const openTab = (/** @type {Tab} */ wanted) => {
    setTab(wanted);
    setSheet(true);
  };
  const lookAway = () => {
    desk.lookedAway.at = performance.now();
    setLooked(null);
  };
  /** Closes what was opened last. */
  const closeOne = () => {
    if (rule) setRule("");
    else if (right !== null) setRight(null);
    else setSheet(false);
    lookAway();
  };
  const shown = { looked, lit, rule, pile, tab, sheet, over, right };
  /** Whether there is something to close: what is looked at is, where a card tells of it. */
  const isOpen = () => rule !== "" || right !== null || sheet || document.querySelector(".tip") !== null;
  return { ...shown, isOpen, desk, inspect, setRule, setPile, setSheet, setOver, setRight, openTab, lookAway, closeOne };
}

/** Whether something is what is looked at. @param {Target} target @returns {(it: { kind: string, name: string }) => boolean} */
function isTarget(target) {
  return (it) => it.kind === target.kind && it.name === target.name;
}

/** The rule that the card beside what is looked at names, else that of the question. */
/** @param {OpenWindows} open @param {Screen | null} screen @param {Playing} playing */
function ruleInSight({ looked }, screen, { prospects }) {
  const told = looked && prospects?.why_not.find(isTarget(looked.target));
  return told?.rule ?? screen?.question?.rule ?? "";
}

/**
 * What the keys of any viewer do.
 *
 * @param {OpenWindows} open
 * @param {Screen | null} screen
 * @param {Playing} playing
 * @returns {import("./keyboard.js").Keys}
 */
export function windowKeys(open, screen, playing) {
  return {
    l: () => open.openTab("log"),
    t: () => open.openTab("turn"),
    c: () => open.openTab("chat"),
    m: () => open.setOver("menu"),
    "/": () => open.setOver("keys"),
    "?": () => open.setOver("keys"),
    ".": () => open.setRule(ruleInSight(open, screen, playing)),
    Escape: () => (open.isOpen() || !playing.plan ? open.closeOne() : playing.plan.answers.length && playing.undo()),
  };
}

/**
 * @param {{
 *   open: OpenWindows, playing: Playing, screen: Screen, told: { id: number, text: string }[],
 *   menu: Omit<Parameters<typeof Menu>[0], "onKeys" | "onClose">,
 * }} props
 */
export function Windows({ open, playing, screen, told, menu }) {
  const { looked, rule, pile, over, right, setOver, setPile, setRight, setRule } = open;
  const { costly, untold } = playing;
  const close = () => setOver("");
  return html`
    ${rule && html`<${RulesPanel} number=${rule} onClose=${() => setRule("")} />`}
    ${looked && html`<${LookedAt} looked=${looked} screen=${screen} playing=${playing} onClose=${open.lookAway} />`}
    ${pile && html`<${PileWindow} pile=${pile} onClose=${() => setPile(null)} />`}
    ${over === "keys" && html`<${Help} onClose=${close} />`}
    ${over === "menu" && html`<${Menu} ...${menu} onKeys=${() => setOver("keys")} onClose=${close} />`}
    ${right !== null &&
    screen.seat !== null &&
    html`<${SettingRight}
      screen=${screen}
      playing=${playing}
      picked=${right}
      onPick=${setRight}
      onClose=${() => setRight(null)}
    />`}
    ${untold &&
    html`<${TellHand}
      key=${untold.shown.length}
      matters=${untold.matters}
      onTell=${playing.tellHand}
      onNo=${playing.keepUntold}
    />`}
    ${costly?.chances &&
    html`<${Fatal}
      offer=${costly.offer}
      chances=${costly.chances}
      threat=${playing.threatOf(costly.offer.option)}
      prospectOf=${playing.prospectOf}
      onYes=${costly.go}
      onNo=${playing.forget}
    />`}
    ${costly &&
    !costly.chances &&
    html`<${Unspent} unspent=${costly.unspent} onYes=${costly.go} onNo=${playing.forget} />`}
    <div class="told" role="status">${told.map((it) => html`<p key=${it.id}>${it.text}</p>`)}</div>
  `;
}

/** Whether a prospect says more than the name of the option does. @param {Prospect} prospect */
function tellsMore({ surely, falls, control, lost, won }) {
  return falls.length + control.length + lost + won > 0 || surely.some(({ kind }) => !SAID_AGAIN.has(kind));
}

/**
 * The card beside what is looked at, where there is more to tell than can be seen.
 *
 * @param {{ looked: Looked, screen: Screen, playing: Playing, onClose: () => void }} props
 */
export function LookedAt({ looked, screen, playing, onClose }) {
  const { book } = useDesk();
  const { target, anchor } = looked;
  const { prospects, prospectOf, busy } = playing;
  const offer = playing.asked?.question?.options.find(isTarget(target)) ?? null;
  const prospect = useProspect(offer && !busy ? offer.option : null, prospectOf);
  const threat = offer && !busy ? playing.threatOf(offer.option) : null;
  const whyNot = offer ? null : (prospects?.why_not.find(isTarget(target)) ?? null);
  const inSight = target.by === "fan" || !toldOf(book).has(target.kind);
  const toldFirst = target.by !== "fan" && (offer?.remarks.length ?? 0) > 0;
  if (inSight && !whyNot && !threat && !toldFirst && !(prospect && tellsMore(prospect))) return null;
  return html`<${Tip}
    book=${book}
    view=${screen.view}
    before=${playing.plan?.answers.length ? playing.plan.before?.view : null}
    target=${target}
    anchor=${anchor}
    prospect=${prospect}
    threat=${threat}
    whyNot=${whyNot}
    offer=${offer}
    onChoose=${playing.choose}
    onClose=${onClose}
  />`;
}

/** Cards laid out to be read: a pile, or a single one. @param {{ pile: Pile, onClose: () => void }} props */
export function PileWindow({ pile, onClose }) {
  return html`<${Dialog} title=${pile.title} wide=${pile.cards.length > 1} onClose=${onClose}>
    ${pile.cards.length === 0 && html`<p class="empty">${say("pile-empty")}</p>`}
    <ul class="laid-out">
      ${pile.cards.map((name) => html`<li key=${name}><${CardFace} name=${name} /></li>`)}
    </ul>
  <//>`;
}
