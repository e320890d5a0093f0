/** The guide of a guided game: warnings, what is asked, what is new, what to weigh, what came; at the end, what decided. */

import { html, useEffect, useRef } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { RuleChip, Sentence } from "./sentence.js";
import { useSwitch } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./types").Advice} Advice */
/** @typedef {import("./types").Introduction} Introduction */
/** @typedef {import("./types").Lesson} Lesson */
/** @typedef {import("./types").Summary} Summary */
/** @typedef {import("./types").TurningPoint} TurningPoint */

/** Before all else: what may cost the game. @param {{ lesson: Lesson }} props */
export function Warnings({ lesson }) {
  const grave = [...lesson.weigh, ...lesson.happened].filter((it) => it.grave);
  if (grave.length === 0) return null;
  return html`<section class="guide guide-warnings" role="alert">
    <${Listed} kind="grave" title=${say("guide-beware")} all=${grave} />
  </section>`;
}

/** In the rail, under the question. @param {{ lesson: Lesson }} props */
export function Guide({ lesson }) {
  const [folded, setFolded] = useSwitch("guide-folded");
  const words = say(folded ? "guide-unfold" : "guide-fold");
  const section = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => setCloser(section.current));
  return html`<section class=${`guide ${folded ? "folded" : ""}`} ref=${section} aria-label=${say("guide")}>
    <header class="guide-head">
      <p class="overline"><b>${say("guide")}</b> ${lesson.where}</p>
      <button
        type="button"
        class="button quiet"
        aria-expanded=${!folded}
        title=${words}
        onClick=${() => setFolded(!folded)}
      >
        <span>${words}</span><${Icon} name=${folded ? "down" : "up"} />
      </button>
    </header>
    ${!folded && html`<${Words} lesson=${lesson} />`}
  </section>`;
}

/** Where not all of it is in sight, it is set closer. @param {HTMLElement | null} section */
function setCloser(section) {
  const question = section?.closest(".question");
  if (!question) return;
  question.classList.remove("closer");
  question.classList.toggle("closer", question.scrollHeight > question.clientHeight + 1);
}

/** @param {{ lesson: Lesson }} props */
function Words({ lesson }) {
  const { about, new: fresh } = lesson;
  const weigh = lesson.weigh.filter((it) => !it.grave);
  const happened = lesson.happened.filter((it) => !it.grave);
  return html`<div class="guide-words">
    ${happened.length > 0 && html`<${Listed} kind="happened" title=${say("guide-happened")} all=${happened} />`}
    <p class="guide-about"><${Sentence} parts=${about.text} />${" "}<${RuleChip} rule=${about.rule} /></p>
    ${fresh.map((it) => html`<${New} key=${it.title} introduction=${it} />`)}
    ${weigh.length > 0 && html`<${Listed} kind="weigh" title=${say("guide-weigh")} all=${weigh} />`}
  </div>`;
}

/** @param {{ introduction: Introduction }} props */
function New({ introduction }) {
  const { title, text, rule } = introduction;
  return html`<div class="guide-new">
    <h3>${title}${" "}<${RuleChip} rule=${rule} /></h3>
    <p><${Sentence} parts=${text} /></p>
  </div>`;
}

/** @param {{ kind: string, title: string, all: Advice[] }} props */
function Listed({ kind, title, all }) {
  return html`<div class=${`guide-list guide-${kind}`}>
    <h3 class="overline">${title}</h3>
    <ul>
      ${all.map(
        (it, index) => html`<li key=${index} class=${it.grave ? "grave" : ""}>
          <span><${Sentence} parts=${it.text} /></span> <${RuleChip} rule=${it.rule} />
        </li>`,
      )}
    </ul>
  </div>`;
}

/**
 * At the end: what decided the game, each moment with the way back to it, and what to try next.
 *
 * @param {{ summary: Summary, onMoment: (at: number) => void }} props
 */
export function WhatDecided({ summary, onMoment }) {
  const { points, whole, advice } = summary;
  return html`<section class="guide decided" aria-label=${say("decided")}>
    ${points.length > 0 &&
    html`<div class="guide-list">
      <h3 class="overline">${say("decided")}</h3>
      <ol>
        ${points.map((it, index) => html`<${Point} key=${index} point=${it} onMoment=${onMoment} />`)}
      </ol>
    </div>`}
    <${Listed} kind="whole" title=${say("decided-whole")} all=${whole} />
    <${Listed} kind="next" title=${say("decided-next")} all=${advice} />
  </section>`;
}

/** @param {{ point: TurningPoint, onMoment: (at: number) => void }} props */
function Point({ point, onMoment }) {
  const { at, when, text, rule } = point;
  return html`<li class="turning-point">
    <button type="button" class="button quiet" title=${say("decided-show")} onClick=${() => onMoment(at)}>
      <${Icon} name="play" />${when}
    </button>
    <span><${Sentence} parts=${text} /></span> <${RuleChip} rule=${rule} />
  </li>`;
}
