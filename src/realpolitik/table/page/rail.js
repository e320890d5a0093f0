/** The rail: the question in one sentence with its buttons, what is in force, and the story so far. */

import { html, useEffect, useMemo, useRef } from "./vendor/preact.js";
import { CardFace } from "./cards.js";
import { CardsOut, openPiles } from "./cards_out.js";
import { Chat } from "./chat.js";
import { buttonsOf } from "./choosing.js";
import { isSetUp } from "./commit_lines.js";
import { Ended } from "./ending.js";
import { Guide, Warnings } from "./guide.js";
import { Icon } from "./icons.js";
import { keyOf } from "./keyboard.js";
import { isUse } from "./laid.js";
import { Log } from "./log.js";
import { SideSign } from "./marks.js";
import { InviteTo, OpenSeats } from "./menu.js";
import { Die } from "./motion.js";
import { CardNames, isListed, NATURE } from "./naming.js";
import { NumberStrip, numbersOf } from "./number_strip.js";
import { Plan } from "./plan.js";
import { ResourceSign } from "./resources.js";
import { isSceneOver, SceneOver, ScenePanel } from "./scene.js";
import { boxOf, plain, RuleChip, saidOf, Sentence, useDesk } from "./sentence.js";
import { Strip } from "./strip.js";
import { ThreatMark } from "./threat.js";
import { say } from "./words.js";

/** @typedef {import("./types").Asked} Asked */
/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {"log" | "turn" | "cards" | "chat"} Tab */

/**
 * @param {{
 *   screen: Screen, entries: import("./types").Entry[], playing: Playing, compact: boolean, onReplay: () => void,
 *   onMoment: (at: number) => void, onSetRight: (() => void) | null,
 * }} props
 */
export function QuestionPanel({ screen, entries, playing, compact, onReplay, onMoment, onSetRight }) {
  const { question, waiting, result, proposal, lesson, pinned, scene } = screen;
  const aloud = question ? plain(question.text) : (waiting?.text ?? "");
  if (scene && isSceneOver(screen)) {
    return html`<section class="question" tabindex="-1">
      <p class="only-read-aloud" aria-live="polite">${scene.outcome}</p>
      <${SceneOver} screen=${screen} scene=${scene} />
    </section>`;
  }
  return html`<section class="question" tabindex="-1">
    <p class="only-read-aloud" aria-live="polite">${result ? result.text : aloud}</p>
    ${pinned && html`<p class="notice grave">${pinned}</p>`}
    ${result && html`<${Ended} screen=${screen} entries=${entries} onReplay=${onReplay} onMoment=${onMoment} />`}
    ${proposal && html`<${Wish} screen=${screen} playing=${playing} />`}
    ${!result && lesson && html`<${Warnings} lesson=${lesson} />`}
    ${!result &&
    (question || playing.plan?.until) &&
    html`<${Open}
      screen=${screen}
      question=${question}
      playing=${playing}
      compact=${compact}
      onSetRight=${onSetRight}
    />`}
    ${!result && !question && !playing.plan?.until && html`<${Quiet} screen=${screen} text=${waiting?.text ?? ""} playing=${playing} />`}
    ${!result && screen.host && html`<${FreeSeats} screen=${screen} />`}
    ${!result && !lesson && screen.duties.length > 0 && html`<${Duties} screen=${screen} />`}
    ${lesson && html`<${Guide} lesson=${lesson} />`}
    ${scene && html`<${ScenePanel} scene=${scene} />`}
  </section>`;
}

/**
 * @param {{
 *   screen: Screen, question: Asked | null, playing: Playing, compact: boolean, onSetRight: (() => void) | null,
 * }} props without a question the plan is ready to be done
 */
function Open({ screen, question, playing, compact, onSetRight }) {
  const { plan } = playing;
  const seat = screen.seats.find((it) => it.seat === (question ?? screen).seat);
  const drafting = plan !== null && plan.steps.length > 0;
  const until = plan?.until === "round" && isSetUp(plan.before?.view) ? "setup" : (plan?.until ?? "");
  const whose = question?.seat === NATURE ? say("by-hand") : say("your-move", { who: seat?.title ?? "" });
  return html`<div class=${`open ${drafting ? "drafting" : ""}`}>
    <div class="ask">
      <p class=${`overline whose side-ink side-${seat?.name ?? ""}`}>
        ${whose}${drafting && html` <span class="draft-mark">${say("plan-draft")}</span>`}
      </p>
      <h2 id="asked">
        ${question
          ? html`<${Sentence} parts=${question.text} />${" "}<${RuleChip} rule=${question.rule} />`
          : say(`plan-until-${until}`)}
      </h2>
      ${question && !drafting && html`<${Remaining} question=${question} />`}
    </div>
    ${question && html`<${Asking} screen=${screen} question=${question} playing=${playing} compact=${compact} onSetRight=${onSetRight} />`}
    ${!question && html`<${Strip} screen=${screen} />`}
    ${plan && html`<${Plan} screen=${screen} playing=${playing} plan=${plan} />`}
    <${HintLine} playing=${playing} />
  </div>`;
}

/**
 * What can be answered.
 *
 * @param {{
 *   screen: Screen, question: Asked, playing: Playing, compact: boolean, onSetRight: (() => void) | null,
 * }} props
 */
function Asking({ screen, question, playing, compact, onSetRight }) {
  const { book } = useDesk();
  const card = question.about.card;
  const numbers = numbersOf(question);
  const buttons = buttonsOf(book, question, screen.view).filter((offer) => !numbers.includes(offer));
  const drafting = playing.plan !== null && playing.plan.steps.length > 0 && !isUse(question);
  const face = !compact && !drafting && typeof card === "string" && card in book.cards;
  const guided = screen.lesson !== null; // whose words need the room: beside the buttons there is some
  const listed = isListed(screen);
  const elsewhere = !listed && buttons.length + numbers.length < question.options.length;
  return html`<${Strip} screen=${screen} />
    <div class=${`choices ${face ? "with-card" : ""}`}>
      ${face &&
      html`<div class="card-in-question">
        <${CardFace} name=${card} worth=${worthOf(question)} />
        ${guided && html`<${Withheld} playing=${playing} guided />`}
      </div>`}
      <div class="buttons" role="group" aria-labelledby="asked">
        <${NumberStrip} question=${question} playing=${playing} />
        ${buttons.map(
          (offer, index) => html`<${Choice} key=${offer.option} offer=${offer} index=${index} playing=${playing} />`,
        )}
        ${listed && html`<${Named} question=${question} playing=${playing} />`}
        ${elsewhere && html`<p class="where-to">${say(whereTo(book, question))}</p>`}
        ${face && !guided && html`<${Tools} screen=${screen} playing=${playing} onSetRight=${onSetRight} />`}
      </div>
    </div>
    ${!(face && guided) && html`<${Withheld} playing=${playing} guided=${guided} />`}
    ${(!face || guided) && html`<${Tools} screen=${screen} playing=${playing} onSetRight=${onSetRight} />`}`;
}

/** @param {Asked} question @returns {number | undefined} */
function worthOf(question) {
  const { ops } = question.about;
  return typeof ops === "number" ? ops : undefined;
}

/** @param {Book} book @param {Asked} question */
function whereTo(book, question) {
  const kinds = new Set(question.options.map((offer) => offer.kind));
  if (kinds.has(book.components.space_kind) || kinds.has("region")) return "choose-on-board";
  return kinds.has("country") ? "choose-country" : "choose-card";
}

/** @param {{ offer: Offer, index: number, playing: Playing }} props */
function Choice({ offer, index, playing }) {
  const { inspect } = useDesk();
  const { chosen, hinted, busy } = playing;
  const key = keyOf(index);
  /** @param {Event} event */
  const look = (event) => inspect({ kind: offer.kind, name: offer.name }, boxOf(event));
  const leave = () => inspect(null, null);
  const kind = offer.kind === "die" ? "choice thrown-die" : "choice";
  return html`<button
    type="button"
    class=${`button ${kind} ${chosen === offer.option ? "chosen" : ""} ${hinted === offer.option ? "hinted" : ""}`}
    aria-disabled=${busy}
    aria-keyshortcuts=${key}
    onClick=${() => playing.choose(offer)}
    onMouseEnter=${look}
    onMouseLeave=${leave}
    onFocus=${look}
    onBlur=${leave}
  >
    ${offer.kind === "die"
      ? html`<${Die} face=${offer.name} />`
      : html`${key && html`<kbd aria-hidden="true">${key}</kbd>`}<${OfferSign} offer=${offer} /><span>${offer.text}</span>`}
    <${ThreatMark} threat=${playing.threatOf(offer.option)} told />
    ${offer.remarks.map(({ short }, at) => html`<small key=${at} class="remark">${short}</small>`)}
  </button>`;
}

/** Buttons that are usually there, and why they are not; beside a guide, which has much to say, on a click. */
/** @param {{ playing: Playing, guided: boolean }} props */
function Withheld({ playing, guided }) {
  const withheld = playing.prospects?.why_not.filter(({ title }) => title !== "") ?? [];
  if (!withheld.length) return null;
  const reasons = html`<ul class="withheld" aria-label=${say("withheld")}>
    ${withheld.map(
      ({ option, title, text, rule }) => html`<li key=${option}>
        <b>${title}</b><${Sentence} parts=${saidOf(title, text)} /> <${RuleChip} rule=${rule} />
      </li>`,
    )}
  </ul>`;
  if (!guided) return reasons;
  return html`<details class="withheld-names">
    <summary>${say("withheld")}: <b>${withheld.map(({ title }) => title).join(", ")}</b></summary>
    ${reasons}
  </details>`;
}

/** What an option looks like on the table. @param {{ offer: Offer }} props */
function OfferSign({ offer: { kind, name } }) {
  if (kind === "resource") return html`<${ResourceSign} name=${name} />`;
  return kind === "power" ? html`<${SideSign} side=${name} />` : null;
}

/** Cards that lie before the players, not in the program: they are named. */
/** @param {{ question: Asked, playing: Playing }} props */
function Named({ question, playing }) {
  const offers = question.options.filter((offer) => offer.kind === "card");
  const chosen = offers.find((offer) => offer.option === playing.chosen);
  /** @param {string} name */
  const choose = (name) => {
    const offer = offers.find((it) => it.name === name);
    if (offer) playing.choose(offer);
  };
  return html`<${CardNames}
    key=${`${question.kind} ${question.seat}`}
    cards=${offers.map((offer) => offer.name)}
    label=${plain(question.text)}
    busy=${playing.busy}
    chosen=${chosen?.name ?? null}
    onName=${choose}
  />`;
}

/** What is left of an action in parts: a pip for each, hollow when it is done. @param {{ question: Asked }} props */
function Remaining({ question }) {
  const most = useRef({ key: "", n: 0 });
  const { left, card } = question.about;
  if (typeof left !== "number") return null;
  const key = `${question.kind} ${card ?? ""}`;
  if (most.current.key !== key || left > most.current.n) most.current = { key, n: left };
  const of = most.current.n;
  if (of < 2) return null;
  return html`<p class="remaining" role="img" aria-label=${say("remaining", { left, of })}>
    ${Array.from({ length: of }, (_, index) => html`<i class=${index < of - left ? "done" : ""}></i>`)}
    <span aria-hidden="true">${say("remaining", { left, of })}</span>
  </p>`;
}

/** @param {{ screen: Screen, playing: Playing, onSetRight?: (() => void) | null }} props */
function Tools({ screen, playing, onSetRight = null }) {
  const { takeback, proposal, undo, question, lesson } = screen;
  const { busy, hint } = playing;
  return html`<div class="row tools">
    ${undo &&
    html`<button
      type="button"
      class="button quiet"
      disabled=${busy}
      aria-keyshortcuts="u"
      title=${say("undo.help")}
      onClick=${playing.undo}
    >
      <${Icon} name="undo" /><span>${say("undo")}</span>
    </button>`}
    ${takeback &&
    !undo &&
    !proposal &&
    html`<button
      type="button"
      class="button quiet"
      disabled=${busy}
      title=${say("take-back.help", { what: plain(takeback.text) })}
      onClick=${() => playing.askBack(takeback.keep)}
    >
      <${Icon} name="undo" /><span>${say("take-back")}</span>
    </button>`}
    ${question &&
    playing.foreseen &&
    html`<button
      type="button"
      class="button quiet"
      disabled=${busy || hint === "asked"}
      aria-keyshortcuts="h"
      title=${say("hint.help")}
      onClick=${playing.askHint}
    >
      <${Icon} name="hint" /><span>${say(hint === "asked" ? "hint-asked" : lesson ? "guide-ask" : "hint")}</span>
    </button>`}
    ${onSetRight &&
    html`<button type="button" class="button quiet" title=${say("set-right.help")} onClick=${onSetRight}>
      <${Icon} name="pen" /><span>${say("set-right")}</span>
    </button>`}
  </div>`;
}

/** @param {{ playing: Playing }} props */
function HintLine({ playing }) {
  const { hint } = playing;
  if (!hint || hint === "asked") return null;
  return html`<p class="notice hint-line">
    <b>${hint.text}</b>
    <${Sentence} parts=${hint.why} />
    <span class="overline">${say("hint-by", { bot: hint.bot })}</span>
  </p>`;
}

/** Nothing is asked of the viewer. @param {{ screen: Screen, text: string, playing: Playing }} props */
function Quiet({ screen, text, playing }) {
  return html`<div class="open">
    <div class="ask">
      <p class="overline whose">${screen.seat === null ? say("watching") : say("not-your-move")}</p>
      <h2>${text || say("nothing-asked")}</h2>
    </div>
    <${Tools} screen=${screen} playing=${playing} />
  </div>`;
}

/** While somebody is still to come: the link that brings them. @param {{ screen: Screen }} props */
function FreeSeats({ screen }) {
  const free = screen.seats.filter((it) => it.kind === "person" && !it.taken);
  return html`${free.map(
    (seat) => html`<div key=${seat.seat} class="notice free-seat">
      <p>${say("seat-waits", { who: seat.title })}</p>
      <${InviteTo} screen=${screen} seat=${seat} words=${say("lobby-invite-copy")} />
    </div>`,
  )}
  ${screen.open !== null && html`<div class="notice"><${OpenSeats} screen=${screen} /></div>`}`;
}

/** Somebody wishes to take a choice back, or offers a draw. @param {{ screen: Screen, playing: Playing }} props */
function Wish({ screen, playing }) {
  const { proposal, seats, seat } = screen;
  if (!proposal) return null;
  const who = seats.find((it) => it.seat === proposal.seat)?.title ?? "";
  const mine = proposal.seat === seat;
  const mayReply = seat !== null && proposal.waiting_for.includes(seat);
  const others = seats.filter((it) => proposal.waiting_for.includes(it.seat)).map((it) => it.title).join(", ");
  const back = mine ? say("wish-mine", { who: others }) : say("wish", { who });
  const draw = mine ? say("draw-wish-mine", { who: others }) : say("draw-wish", { who });
  return html`<div class="notice wish" role="status">
    <p>${proposal.draw ? draw : back}</p>
    <p class="wish-what"><${Sentence} parts=${proposal.text} /></p>
    ${mine &&
    html`<div class="row">
      <button type="button" class="button" onClick=${() => playing.reply(false)}>${say("wish-give-up")}</button>
    </div>`}
    ${mayReply &&
    !mine &&
    html`<div class="row">
      <button type="button" class="button first" onClick=${() => playing.reply(true)}>${say("wish-agree")}</button>
      <button type="button" class="button" onClick=${() => playing.reply(false)}>${say("wish-refuse")}</button>
    </div>`}
  </div>`;
}

/** @param {{ screen: Screen }} props */
function Duties({ screen }) {
  return html`<ul class="duties" aria-label=${say("duties")}>
    ${screen.duties.map(
      (duty) => html`<li><${Sentence} parts=${duty.text} />${" "}<${RuleChip} rule=${duty.rule} /></li>`,
    )}
  </ul>`;
}

// -- below the question: log, turn, cards, chat -----------------------------------------------------------------------

/**
 * @param {{
 *   screen: Screen, entries: import("./types").Entry[], mark: number, tab: Tab, onTab: (tab: Tab) => void,
 *   chat?: {
 *     lines: import("./types").ChatLine[], unread: number, tell: (text: string) => void, hide: (lines: number[]) => void,
 *   } | null,
 * }} props without `chat` nobody can talk
 */
export function Story({ screen, entries, mark, chat, tab: chosen, onTab }) {
  const { book } = useDesk();
  const tab = chosen === "chat" && !chat ? "log" : chosen;
  const log = useMemo(() => html`<${Log} entries=${entries} mark=${mark} />`, [entries, mark]); // long, and rarely another
  /** @type {[Tab, string, number][]} */
  const tabs = [
    ["log", say("log"), 0],
    ["turn", say("turn-and-effects"), screen.effects.length],
    ...(openPiles(book).length ? [/** @type {[Tab, string, number]} */ (["cards", say("cards-out"), 0])] : []),
    ...(chat ? [/** @type {[Tab, string, number]} */ (["chat", say("chat"), chat.unread])] : []),
  ];
  return html`<section class="story">
    <div class="tabs" role="tablist">
      ${tabs.map(
        ([name, words, n]) => html`<button
          key=${name}
          type="button"
          role="tab"
          aria-selected=${tab === name}
          class=${name === "chat" && n ? "unread" : ""}
          onClick=${() => onTab(name)}
        >
          ${words}${n > 0 && html`<span class="count">${n}</span>`}
        </button>`,
      )}
    </div>
    ${tab === "log" && log}
    ${tab === "turn" && html`<${InForce} screen=${screen} />`}
    ${tab === "cards" && html`<${CardsOut} screen=${screen} />`}
    ${tab === "chat" && chat && html`<${Chat} screen=${screen} lines=${chat.lines} tell=${chat.tell} hide=${chat.hide} />`}
  </section>`;
}

/** The sequence of a turn with the step under way, and the effects in force. @param {{ screen: Screen }} props */
function InForce({ screen }) {
  const { book } = useDesk();
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => here.current?.scrollIntoView({ block: "nearest" }), [screen.view.phase]);
  return html`<div class="in-force" tabindex="0">
    <h3 class="overline">${say("effects")}</h3>
    ${screen.effects.length === 0 && html`<p class="empty">${say("effects-none")}</p>`}
    <dl>
      ${screen.effects.map(
        (effect) => html`<div key=${effect.name}><dt>${effect.title}</dt><dd>${effect.text}</dd></div>`,
      )}
    </dl>
    <h3 class="overline">${say("sequence")}</h3>
    <ol class="sequence">
      ${book.sequence.map((step) => {
        const now = step.phases.includes(String(screen.view.phase ?? ""));
        const current = now ? { ref: here, class: "now", "aria-current": "step" } : {};
        return html`<li key=${step.rule} ...${current}>
          <span>${step.title}</span> <${RuleChip} rule=${step.rule} />
        </li>`;
      })}
    </ol>
  </div>`;
}
