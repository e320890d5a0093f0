/** The stage over the board: the card that is played, an arrow to where it acts, the die with what it needed, what changed. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { CardFace } from "./cards.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { calm, Die } from "./motion.js";
import { plain, RuleChip, Sentence, useDesk } from "./sentence.js";
import { changesThere, isTold, SPEEDS } from "./steps.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").PlayedCard} PlayedCard */
/** @typedef {import("./types").Step} Step */
/** @typedef {import("./theatre.js").Theatre} Theatre */
/** @typedef {{ left: number, top: number, width: number, height: number }} Box in the board’s area */
/** @typedef {{ area: Box, place: Box | null, origin: Box | null, card: Box | null, power: Box | null }} Measured */

const FACES = [1, 2, 3, 4, 5, 6];
/** @type {import("./steps.js").Pace[]} */
const PACES = ["calm", "brisk", "off"];
const ROLLED = new Set(["die", "caption"]);

// -- where things are -------------------------------------------------------------------------------------------------

/** What shows a place on the board, wherever that lies and whatever it looks like. @param {Element} area @param {string} name */
function plateOf(area, name) {
  if (!name) return null;
  const plate = area.querySelector(`.board [data-name="${name}"]`);
  return plate?.querySelector(".frame") ?? plate;
}

/** @param {Element | null} element @param {DOMRect} area @returns {Box | null} */
function boxIn(element, area) {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - area.left, top: top - area.top, width, height };
}

/**
 * Where the places of a step lie: the board may move under it.
 *
 * @param {{ current: HTMLElement | null }} stage
 * @param {Step | null} step
 */
function useMeasured(stage, step) {
  const [measured, setMeasured] = useState(/** @type {Measured | null} */ (null));
  useEffect(() => {
    if (!step) return undefined; // nothing is shown: the page rests
    let frame = 0;
    const measure = () => {
      frame = requestAnimationFrame(measure);
      const area = stage.current?.parentElement;
      if (!area) return;
      const box = area.getBoundingClientRect();
      const now = {
        area: { left: 0, top: 0, width: box.width, height: box.height },
        place: boxIn(plateOf(area, step?.space ?? ""), box),
        origin: boxIn(plateOf(area, step?.origin ?? ""), box),
        card: boxIn(area.querySelector(".stage-card"), box),
        power: boxIn(area.querySelector(`.board .power.side-${step?.side || "nobody"}`), box),
      };
      setMeasured((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return measured;
}

// -- the stage --------------------------------------------------------------------------------------------------------

/** The cards that lie on the stage: those of this step, or of the last that showed any. @param {Theatre} theatre */
function cardsOn({ act, frame }) {
  const shown = act?.steps.slice(0, (frame?.index ?? -1) + 1) ?? [];
  return shown.filter((step) => step.cards.length > 0).at(-1)?.cards ?? [];
}

/** @param {{ theatre: Theatre }} props */
export function Stage({ theatre }) {
  const { act, frame, step, pace } = theatre;
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  const measured = useMeasured(stage, step);
  if (!act || !frame || !step) return null;
  const cards = cardsOn(theatre);
  const place = measured?.place ?? null;
  const middle = place && measured ? (place.left + place.width / 2) / measured.area.width : 1;
  const high = place && measured ? (place.top + place.height / 2) / measured.area.height > 0.5 : false;
  const speed = { "--speed": SPEEDS[pace] || SPEEDS.brisk };
  const kind = `on-stage side-${step.side} ${middle < 0.4 ? "cards-right" : ""} ${high ? "throw-high" : ""} ${calm() ? "still" : ""}`;
  return html`<div class=${kind} ref=${stage} style=${speed} data-phase=${frame.phase}>
    <p class="only-read-aloud" aria-live="polite">${isTold(frame, step) ? plain(step.text) : ""}</p>
    ${measured && step.space && frame.phase !== "card" && html`<${Arrow} key=${`${step.origin} ${step.space}`} at=${measured} />`}
    <${Cards} cards=${cards} text=${act.steps.find((it) => it.cards === cards) ?? null} />
    ${ROLLED.has(frame.phase) || (step.dice.length > 0 && frame.phase !== "card" && frame.phase !== "arrow")
      ? html`<${Throw} key=${`throw ${frame.index}`} step=${step} told=${frame.phase !== "die"} />`
      : null}
    ${place && frame.shown && html`<${Changed} step=${step} box=${place} />`}
  </div>`;
}

/** @param {{ cards: PlayedCard[], text: Step | null }} props */
function Cards({ cards, text }) {
  const { book } = useDesk();
  return html`<div class="stage-cards">
    ${cards.map(
      ({ card, side }) => html`<figure key=${card} class=${`stage-card side-${side}`}>
        <${CardFace} name=${card} />
        <figcaption>
          ${cards.length > 1 || !text ? html`<${SideSign} side=${side} /> ${sideName(book, side)}` : plain(text.text)}
        </figcaption>
      </figure>`,
    )}
  </div>`;
}

/** From where something comes, or the card that is played, to where it acts. @param {{ at: Measured }} props */
function Arrow({ at: { area, place, origin, card, power } }) {
  const from = origin ?? card ?? power;
  if (!place || !from) return null;
  const beside = from !== card ? 0.5 : place.left > card.left ? 1 : 0;
  const [x0, y0] = [from.left + from.width * beside, from.top + from.height / 2];
  const [x2, y2] = [place.left + place.width / 2, place.top + place.height / 2];
  const bend = Math.min(160, Math.hypot(x2 - x0, y2 - y0) * 0.35);
  const [x1, y1] = [(x0 + x2) / 2, Math.max(10, Math.min(y0, y2) - bend)];
  // the end lies on the edge of the plate, where the way comes in
  const reach = Math.max(Math.abs(x2 - x1) / (place.width / 2 + 8), Math.abs(y2 - y1) / (place.height / 2 + 8), 1);
  const [x, y] = [x2 + (x1 - x2) / reach, y2 + (y1 - y2) / reach];
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return html`<svg class="stage-arrow" viewBox=${`0 0 ${area.width} ${area.height}`} aria-hidden="true">
    <path class="arrow-way" d=${`M${x0} ${y0}Q${x1} ${y1} ${x} ${y}`} pathLength="1" />
    <path class="tip-of-way" d="M4 0-14-8-14 8Z" transform=${`translate(${x} ${y}) rotate(${turn})`} />
  </svg>`;
}

/** What was needed, in a few words. @param {number[]} succeeding */
export function needed(succeeding) {
  const [least = 0, most = 0] = [succeeding[0], succeeding.at(-1)];
  return most === FACES.length ? say("needs-at-least", { n: least }) : say("needs-at-most", { n: most });
}

/**
 * The dice: those that would succeed, the one that fell, and once it has, what it comes to.
 *
 * @param {{ step: Step, told: boolean }} props
 */
function Throw({ step, told }) {
  const { dice, succeeding, text, rule, space } = step;
  const { book } = useDesk();
  const [face = 0] = dice;
  const decided = succeeding.length > 0 && dice.length === 1;
  const succeeds = succeeding.includes(face);
  const where = book.names[book.components.space_kind]?.[space] ?? "";
  return html`<section class="stage-throw panel">
    ${where && html`<p class="overline">${where}</p>`}
    ${decided
      ? html`<div class="throw-faces">
          ${FACES.map((it) => {
            const kind = `${succeeding.includes(it) ? "succeeds" : "fails"} ${told && it === face ? "fallen" : ""}`;
            return html`<span key=${it} class=${`throw-face ${kind}`}>${it}</span>`;
          })}
        </div>`
      : html`<div class="throw-faces">${dice.map((it, i) => html`<${Die} key=${i} face=${it} thrown />`)}</div>`}
    ${decided && !told && html`<div class="rolling"><${Die} face=${face} thrown /></div>`}
    ${told &&
    html`<div class="throw-told">
      ${decided &&
      html`<p class="verdict">
        ${needed(succeeding)}: ${face}, <b class=${succeeds ? "ok" : "bad"}>${say(succeeds ? "roll-succeeds" : "roll-fails")}</b>
      </p>`}
      <p><${Sentence} parts=${text} /> <${RuleChip} rule=${rule} /></p>
    </div>`}
  </section>`;
}

/** What a step changed at its place, on a label under the plate. @param {{ step: Step, box: Box }} props */
function Changed({ step, box }) {
  const changed = changesThere(step);
  if (!changed.length) return null;
  const style = { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height + 6}px` };
  return html`<p class="stage-changed" style=${style}><${ChangedInShort} step=${step} /></p>`;
}

/** Counters as they were and as they are, where there are such; else the sentence. @param {{ step: Step }} props */
export function ChangedInShort({ step }) {
  const { book } = useDesk();
  const counted = step.changes.find(({ path }) => path[0] === "influence" && path[1] === step.space);
  const [before, after] = [counted?.before, counted?.after];
  if (!Array.isArray(before) || !Array.isArray(after)) return html`${plain(step.text).replace(/\.$/, "")}`;
  const sides = book.components.sides.map((side, i) => ({ side, was: Number(before[i]), now: Number(after[i]) }));
  return html`${sides
    .filter(({ was, now }) => was !== now)
    .map(
      ({ side, was, now }) => html`<span key=${side} class=${`counter-change side-ink side-${side}`}>
        <${SideSign} side=${side} />${was}→${now}
      </span>`,
    )}`;
}

// -- the bar under it -------------------------------------------------------------------------------------------------

/** How far it is, at what pace it goes, and the ways to be done with it. @param {{ theatre: Theatre }} props */
export function StageBar({ theatre }) {
  const { act, frame, step, pace } = theatre;
  if (!act || !frame || !step) return null;
  const indices = [...new Set(act.frames.map(({ index }) => index))];
  const at = indices.indexOf(frame.index);
  return html`<section class="stage-bar" aria-label=${say("theatre")}>
    <div class="stage-line">
      <span class="stage-dots" aria-hidden="true">
        ${indices.slice(Math.max(0, at - 4), at + 8).map((index) => {
          const kind = index < frame.index ? "done" : index === frame.index ? "now" : "";
          return html`<i key=${index} class=${kind}></i>`;
        })}
      </span>
      <span class="stage-words">${isTold(frame, step) ? html`<${Sentence} parts=${step.text} />` : "…"}</span>
    </div>
    <div class="row stage-ways">
      <${Paces} pace=${pace} onPace=${theatre.setPace} />
      <button type="button" class="button" onClick=${theatre.hasten}>${say("hasten")} <kbd>${say("key-space")}</kbd></button>
      <button type="button" class="button first" onClick=${theatre.skip}>${say("skip")} <kbd>Esc</kbd></button>
    </div>
  </section>`;
}

/** @param {{ pace: import("./steps.js").Pace, onPace: (pace: import("./steps.js").Pace) => void }} props */
export function Paces({ pace, onPace }) {
  return html`<div class="paces" role="group" aria-label=${say("pace")}>
    <span class="overline" aria-hidden="true">${say("pace")}</span>
    ${PACES.map(
      (it) => html`<button key=${it} type="button" class="pace" aria-pressed=${it === pace} onClick=${() => onPace(it)}>
        ${say(`pace-${it}`)}
      </button>`,
    )}
  </div>`;
}

/** In the place of the question: who moves. @param {{ theatre: Theatre }} props */
export function Moving({ theatre }) {
  const { book } = useDesk();
  const { act, frame, step, screen } = theatre;
  const side = step?.side ?? "";
  const shown = act?.steps.slice(0, (frame?.index ?? 0) + 1).filter((it) => it.cards.length > 0) ?? [];
  const last = shown.at(-1) ?? (frame && step && isTold(frame, step) ? step : null);
  const own = side !== "" && side === screen?.view.you;
  const who = sideName(book, side);
  const over = act?.since ? say("theatre-since") : own ? say("theatre-own") : say("theatre-moves", { who });
  return html`<section class="question moving" tabindex="-1">
    <p class=${`overline whose side-ink side-${side}`}>${over}</p>
    <h2>${last ? html`<${Sentence} parts=${last.text} />` : say("a-moment")}</h2>
    ${screen?.seat !== null && html`<p class="moving-next">${say("theatre-next")}</p>`}
  </section>`;
}

