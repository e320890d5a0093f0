/** The strip under the bar: what others did last, a chip for each step. A click shows it again. */

import { html, useEffect, useRef } from "./vendor/preact.js";
import { useBeyond } from "./beyond.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { Die } from "./motion.js";
import { plain, useDesk } from "./sentence.js";
import { ChangedInShort, needed } from "./stage.js";
import { changesThere, isOwn, isTold, tracksMoved } from "./steps.js";
import { capitalised, say } from "./words.js";

/** @typedef {import("./types").Step} Step */
/** @typedef {import("./theatre.js").Theatre} Theatre */

/** @param {{ theatre: Theatre }} props */
export function TurnStrip({ theatre }) {
  const { strip, screen, frame, act } = theatre;
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const now = act ? (frame?.index ?? -1) : -1;
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [now]);
  const more = useBeyond(list, "across");
  if (!strip || !screen) return null;
  const filling = act !== null && act.steps === strip.steps;
  const shown = strip.steps.flatMap((step, index) => (isOwn(step, screen) ? [] : [{ step, index }]));
  const current = strip.steps[now];
  const told = frame && current && isTold(frame, current);
  const last = filling ? now - (told ? 0 : 1) : Infinity; // chips come as things happen
  return html`<section class="turn-strip" aria-label=${say("turn-strip")}>
    <ol ref=${list} class=${more.beyond} onScroll=${more.look}>
      ${chipsOf(shown.filter(({ index }) => index <= last)).map(({ step, from, to }, place, chips) => {
        const begins = step.side !== chips[place - 1]?.step.side && step.side !== "";
        return html`<${Chip}
          key=${from}
          step=${step}
          begins=${begins}
          current=${from <= now && now <= to}
          onAgain=${() => theatre.again(from)}
        />`;
      })}
    </ol>
    ${!act &&
    html`<button type="button" class="button strip-again" onClick=${() => theatre.again()}>
      ▶ ${say("strip-again")} <kbd>R</kbd>
    </button>`}
  </section>`;
}

/** Whether a step does nothing but change counters in one place. @param {Step} step */
function counts(step) {
  return !step.cards.length && !step.dice.length && counterOf(step) !== undefined;
}

/** @param {Step} step */
function counterOf(step) {
  return changesThere(step).find(({ path }) => path[0] === "influence");
}

/**
 * A chip for each step; where one side changes the counters of one place again and again, one for them all.
 *
 * @param {{ step: Step, index: number }[]} shown
 */
function chipsOf(shown) {
  /** @type {{ step: Step, from: number, to: number }[]} */
  const chips = [];
  for (const { step, index } of shown) {
    const last = chips.at(-1);
    const first = last && counterOf(last.step);
    const next = counterOf(step);
    const goesOn = last && counts(last.step) && counts(step) && last.step.space === step.space && last.step.side === step.side;
    if (goesOn && first && next) {
      last.step = { ...step, text: [...last.step.text, " ", ...step.text], changes: [{ ...next, before: first.before }] };
      last.to = index;
    } else {
      chips.push({ step, from: index, to: index });
    }
  }
  return chips;
}

/** @param {{ step: Step, begins: boolean, current: boolean, onAgain: () => void }} props */
function Chip({ step, begins, current, onAgain }) {
  const { book } = useDesk();
  const kind = `chip ${step.cards.length ? "chip-card" : step.dice.length ? "chip-dice" : ""} side-${step.side}`;
  return html`<li>
    ${begins &&
    html`<span class=${`strip-side side-ink side-${step.side}`}><${SideSign} side=${step.side} /> ${capitalised(sideName(book, step.side))}</span>`}
    <button type="button" class=${kind} title=${plain(step.text)} aria-current=${current ? "step" : undefined} onClick=${onAgain}>
      <${InShort} step=${step} />
    </button>
  </li>`;
}

/** A step in a few words: its card, its dice, the counters or the track that it moved. @param {{ step: Step }} props */
function InShort({ step }) {
  const { book } = useDesk();
  if (step.cards.length) return html`<span>${step.cards.map(({ card }) => book.cards[card]?.title ?? card).join(" · ")}</span>`;
  const place = book.names[book.components.space_kind]?.[step.space] ?? "";
  if (step.dice.length) {
    return html`${place} ${step.dice.map((face, i) => html`<${Die} key=${i} face=${face} />`)}
    ${step.succeeding.length > 0 && html`<small>${needed(step.succeeding)}</small>`}`;
  }
  if (counterOf(step)) return html`${place} <${ChangedInShort} step=${step} />`;
  const [moved] = step.space ? [] : tracksMoved(book, step);
  if (!moved) return html`<span>${plain(step.text).replace(/\.$/, "")}</span>`;
  const { it, change } = moved;
  const side = book.components.sides.find((one) => change.path.includes(one));
  return html`${say(`instrument-${it.name}`)} ${side && html`<${SideSign} side=${side} />`}
  ${String(change.before)}→${String(change.after)}`;
}
