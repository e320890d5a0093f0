/** What a net makes of a game that is over: asked for part by part, then drawn over the replay and told. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { inWords } from "./starting.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").AnalysisPart} AnalysisPart */
/** @typedef {import("./types").AnalysisRemark} AnalysisRemark */
/** @typedef {import("./types").AnalysisTold} AnalysisTold */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./types").Screen} Screen */

/**
 * The analysis of a match, once somebody has asked for it.
 *
 * @param {Screen} now
 * @param {(text: string) => void} tell
 */
export function useAnalysis({ match, language: spoken }, tell) {
  const [part, setPart] = useState(/** @type {AnalysisPart | null} */ (null));
  const [working, setWorking] = useState(false);
  const latest = useRef("");
  latest.current = spoken;
  const ask = async () => {
    if (working) return;
    setWorking(true);
    try {
      for (let number = 0, parts = 1; number < parts; number += 1) {
        const query = { part: number, language: latest.current };
        const found = /** @type {AnalysisPart} */ (await get(`/api/matches/${match}/analysis`, query));
        parts = found.parts;
        setPart(found);
      }
    } catch (problem) {
      setPart(null);
      tell(inWords(problem));
    }
    setWorking(false);
  };
  useEffect(() => {
    if (part?.told) void ask(); // the same in other words
  }, [spoken]);
  return { told: part?.told ?? null, whyNot: part?.why_not ?? "", done: part?.done ?? 0, of: part?.of ?? 0, working, ask };
}

/** @typedef {ReturnType<typeof useAnalysis>} Analysed */

/** The chances to win, to be drawn. @param {AnalysisTold} told @returns {import("./curve.js").Standing} */
export function chancesOf(told) {
  const figures = new Intl.NumberFormat(language(), { style: "percent" });
  return {
    measure: told.measure,
    sides: told.sides,
    points: told.curve.map(({ at, chances }) => ({ at, values: chances })),
    opposed: told.sides.length === 2,
    middle: 0.5,
    least: told.sides.length === 2 ? 0.5 : 0.25,
    stepped: false,
    write: (value) => figures.format(value),
  };
}

/** What is remarked, as marks of the slider. @param {AnalysisTold | null} told @returns {Mark[]} */
export function remarked(told) {
  return (told?.remarks ?? []).map(({ at, group, title, text }) => ({ at, group, text: `${title} ${text}` }));
}

/** What is to be said of a moment. @param {{ told: AnalysisTold, at: number }} props */
export function Remarks({ told, at }) {
  const here = told.remarks.filter((it) => it.at === at);
  return html`${here.map(
    (it) => html`<div key=${it.group} class=${`analysis-remark ${it.group}`}>
      <p class="overline">${say(`analysis-${it.group}`)}</p>
      <p>${it.title}</p>
      <p><b>${it.text}</b></p>
    </div>`,
  )}`;
}

/** The button that begins it and says how far it is; and what came of it. @param {{ analysed: Analysed, onMoment: (at: number) => void }} props */
export function AnalysisButton({ analysed, onMoment }) {
  const [open, setOpen] = useState(false);
  const { told, whyNot, done, of, working, ask } = analysed;
  const share = new Intl.NumberFormat(language(), { style: "percent" }).format(of ? done / of : 0);
  const words = working ? say("analysis-working", { share }) : say("analysis");
  const press = () => {
    if (told || whyNot) setOpen(true);
    else void ask();
  };
  useEffect(() => {
    if (whyNot) setOpen(true);
  }, [whyNot]);
  return html`<button type="button" class="button analyse" title=${words} aria-busy=${working} onClick=${press}>
      <${Icon} name="chart" /><span role="status">${words}</span>
    </button>
    ${open &&
    html`<${Dialog} title=${say("analysis")} wide onClose=${() => setOpen(false)}>
      ${told
        ? html`<${Whole} told=${told} onMoment=${(/** @type {number} */ at) => (setOpen(false), onMoment(at))} />`
        : html`<p>${whyNot}</p>`}
    <//>`}`;
}

/** @param {{ told: AnalysisTold, onMoment: (at: number) => void }} props */
function Whole({ told, onMoment }) {
  return html`<div class="analysis">
    <p class="help">${told.about}</p>
    <div class="analysis-table">
      <table>
        <thead><tr>${told.columns.map((head) => html`<th key=${head}>${head}</th>`)}</tr></thead>
        <tbody>
          ${told.rows.map(
            (row) => html`<tr key=${row.side}>
              <th class=${`side-ink side-${row.side}`}>${row.title}</th>
              ${[row.choices, row.accuracy, row.given_away, row.dice, row.draws].map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p class="help">${told.help}</p>
    ${["turning", "mistake"].map(
      (group) => html`<${Listed} key=${group} group=${group} remarks=${told.remarks.filter((it) => it.group === group)} onMoment=${onMoment} />`,
    )}
  </div>`;
}

/** @param {{ group: string, remarks: AnalysisRemark[], onMoment: (at: number) => void }} props */
function Listed({ group, remarks, onMoment }) {
  return html`<h3>${say(`analysis-${group}-list`)}</h3>
    ${remarks.length === 0 && html`<p class="help">${say(`analysis-${group}-none`)}</p>`}
    <ol>
      ${remarks.map(
        (it) => html`<li key=${it.at}>
          <button type="button" class="button quiet" onClick=${() => onMoment(it.at)}>${it.moment}</button>
          <p>${it.title}</p>
          <p><b>${it.text}</b></p>
        </li>`,
      )}
    </ol>`;
}
