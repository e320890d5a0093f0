/**
 * The plan of a round: its steps with their price, each to be taken back, what would stand otherwise, and Done. Until that
 * is pressed nothing has happened.
 */

import { html, useEffect, useMemo, useState } from "./vendor/preact.js";
import { useProspect } from "./answering.js";
import { commitLines } from "./commit_lines.js";
import { Icon } from "./icons.js";
import { ENOUGH, isUse, numbersOfSteps } from "./laid.js";
import { plain, saidOf, Sentence, useDesk } from "./sentence.js";
import { ThreatMark } from "./threat.js";
import { telling, WouldDo } from "./tips.js";
import { say } from "./words.js";

/** @typedef {import("./types").Asked} Asked */
/** @typedef {import("./types").Drafted} Drafted */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").LaidAnswer} LaidAnswer */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {NonNullable<Playing["plan"]>} PlanNow */

/** What is decided by more than the plan: its odds are told. */
const UNDECIDED = new Set(["chance", "end"]);

/** The last steps that spend nothing: what was left before them is left after them. */
const NOTHING_SPENT = new Set([...ENOUGH, "decline", "no_thanks"]);

/** Where the last thing of a kind is; -1 where there is none. @template T @param {T[]} all @param {(it: T) => boolean} is */
function lastAt(all, is) {
  return all.map(is).lastIndexOf(true);
}

/** @param {{ screen: Screen, playing: Playing, plan: PlanNow }} props */
export function Plan({ screen, playing, plan }) {
  if (!plan.steps.length) return null;
  const use = lastAt(plan.steps, isUse);
  return html`<div class="plan">
    ${use >= 0 && html`<${Uses} key=${use} plan=${plan} at=${use} busy=${playing.busy} />`}
    <${Spent} question=${screen.question} plan=${plan} />
    <${Steps} plan=${plan} use=${use} busy=${playing.busy} />
    <${IfCommitted} screen=${screen} playing=${playing} plan=${plan} />
    <div class="row plan-buttons">
      <button type="button" class="button" disabled=${playing.busy} aria-keyshortcuts="u" title=${say("plan-undo.help")} onClick=${playing.undo}>
        <${Icon} name="undo" /><span>${say("undo")}</span>
      </button>
      <button
        type="button"
        class="button first plan-done"
        disabled=${!plan.mayBeDone}
        aria-keyshortcuts="Enter"
        title=${say(plan.last ? "plan-done.help" : "plan-goes-on")}
        onClick=${plan.done}
      >
        <span>${say("plan-done")}</span> <kbd aria-hidden="true">Enter</kbd>
      </button>
    </div>
    ${plan.unspent > 0 && html`<p class="plan-note">${say("plan-unspent", { n: plan.unspent })}</p>`}
  </div>`;
}

/**
 * The uses that the card could be put to instead; and those that it cannot, with the reason.
 *
 * @param {{ plan: PlanNow, at: number, busy: boolean }} props `at`: the step by which it was put to this use
 */
function Uses({ plan, at, busy }) {
  const [asked, setAsked] = useState(/** @type {Asked | null} */ (null));
  const [ahead, setAhead] = useState(/** @type {import("./types").Prospects | null} */ (null));
  useEffect(() => {
    let outdated = false;
    const unknown = () => undefined; // then the use is changed by taking it back
    plan.at(at).then(({ screen }) => outdated || setAsked(screen.question), unknown);
    plan.prospectsAt(at).then((found) => outdated || setAhead(found), unknown);
    return () => {
      outdated = true;
    };
  }, [at, plan.before?.language]);
  if (!asked) return null;
  const chosen = plan.steps[at]?.offer.option;
  const withheld = ahead?.why_not.filter(({ title }) => title !== "") ?? [];
  return html`<div class="use-tabs" role="group" aria-label=${say("plan-uses")}>
    ${asked.options.map(
      ({ option, text, remarks }) => html`<button
        key=${option}
        type="button"
        aria-pressed=${option === chosen}
        disabled=${busy}
        title=${remarks.map(({ short }) => short).join(" ")}
        onClick=${() => option === chosen || plan.instead(at, option)}
      >
        ${text}<${ThreatMark} threat=${ahead?.threats.find((it) => it.option === option) ?? null} />
      </button>`,
    )}
    ${withheld.map(
      ({ option, title, text }) => html`<button key=${option} type="button" aria-disabled="true" title=${plain(text)}>
        ${title}<span class="only-read-aloud">${plain(saidOf(title, text, ": "))}</span>
      </button>`,
    )}
  </div>`;
}

/** What there was to spend for the steps that are under way, and what is left of it. */
/** @param {Asked | null} question @param {LaidAnswer[]} steps */
function spending(question, steps) {
  const kind = question?.kind ?? steps.at(-1)?.kind ?? "";
  const from = lastAt(steps, (step) => step.kind !== kind) + 1;
  const first = steps[from]?.about["left"];
  if (typeof first !== "number") return null;
  const last = steps.at(-1);
  const stopped = !question && last !== undefined && NOTHING_SPENT.has(last.offer.name);
  const left = question ? question.about["left"] : stopped ? last.about["left"] : 0;
  return typeof left === "number" ? { of: first, spent: first - left } : null;
}

/** @param {{ question: Asked | null, plan: PlanNow }} props */
function Spent({ question, plan }) {
  const found = spending(question, plan.steps);
  if (!found || found.of < 2) return null;
  const words = say("plan-spent", found);
  return html`<p class="spent" role="img" aria-label=${words}>
    ${Array.from({ length: found.of }, (_, index) => html`<i class=${index < found.spent ? "on" : ""}></i>`)}
    <span aria-hidden="true">${words}</span>
  </p>`;
}

/** The use that the tabs show is no step to be read again. @param {{ plan: PlanNow, use: number, busy: boolean }} props */
function Steps({ plan, use, busy }) {
  const numbers = numbersOfSteps(plan.steps);
  return html`<ol class="plan-steps" aria-label=${say("plan-steps")}>
    ${plan.steps.map(
      (step, index) =>
        index !== use &&
        html`<${PlanStep}
          key=${`${index} ${step.offer.option}`}
          step=${step}
          number=${numbers[index] ?? 0}
          busy=${busy}
          onBack=${() => plan.cut(index)}
        />`,
    )}
  </ol>`;
}

/** @param {{ step: LaidAnswer, number: number, busy: boolean, onBack: () => void }} props */
function PlanStep({ step, number, busy, onBack }) {
  const { offer, entries } = step;
  const told = number ? telling(entries) : []; // the card and its use say all
  return html`<li class=${`plan-step ${number ? "" : "frame"}`}>
    ${number > 0 && html`<b class="plan-number" aria-hidden="true">${number}</b>`}
    <div>
      <p class="plan-what">
        <span>${offer.text}</span>
        ${offer.price > 0 && html`<span class="plan-price">${say("plan-price", { n: offer.price })}</span>`}
      </p>
      ${offer.remarks.map((it, at) => html`<p key=${at} class="plan-why"><${Sentence} parts=${it.text} /></p>`)}
      ${told.map((entry, at) => html`<p key=${at} class="plan-why"><${Sentence} parts=${entry.text} /></p>`)}
    </div>
    <button
      type="button"
      class="bare plan-back"
      disabled=${busy}
      aria-label=${say("plan-back", { what: offer.text })}
      title=${say("plan-back", { what: offer.text })}
      onClick=${onBack}
    >
      ×
    </button>
  </li>`;
}

/** @param {{ screen: Screen, playing: Playing, plan: PlanNow }} props */
function IfCommitted({ screen, playing, plan }) {
  const { book } = useDesk();
  const before = plan.before?.view;
  const all = useMemo(() => (before ? commitLines(book, before, screen.view) : []), [book, before, screen.view]);
  const lines = UNDECIDED.has(plan.until) ? all.filter(({ tone }) => tone === "") : all; // what stays is not known yet
  const undecided = UNDECIDED.has(plan.until) ? (plan.last?.option ?? null) : null;
  const prospect = useProspect(undecided, playing.prospectOf);
  if (!lines.length && !prospect) return null;
  return html`<section class="if-committed">
    <h3 class="overline">${say("plan-if")}</h3>
    <dl>
      ${lines.map(
        ({ title, was, now, tone }) => html`<div key=${title} class=${tone}>
          <dt>${title}</dt>
          <dd>${tone === "same" ? say("plan-same", { now }) : was && tone !== "short" ? html`${was} → <b>${now}</b>` : html`<b>${now}</b>`}</dd>
        </div>`,
      )}
    </dl>
    ${prospect && html`<${WouldDo} book=${book} prospect=${prospect} about=${plan.last?.name ?? ""} />`}
  </section>`;
}
