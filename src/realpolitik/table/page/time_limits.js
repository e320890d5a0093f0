/** Choosing how fast a game is played, and what happens to whoever is too slow. */

import { html, useId } from "./vendor/preact.js";
import { say } from "./words.js";

/** @typedef {import("./types").WantedPace} WantedPace */
/** @typedef {{ currentTarget: HTMLInputElement }} OnInput */

/** @type {Record<"live" | "days", WantedPace>} */
const USUAL = {
  live: { kind: "live", minutes: 45, increment: 20, out: "bot" },
  days: { kind: "days", days: 2, out: "bot" },
};

/** @param {{ seats: number, value: WantedPace | null, onChange: (pace: WantedPace | null) => void }} props */
export function TimeLimits({ seats, value, onChange }) {
  const group = useId();
  /** @type {[string, WantedPace | null][]} */
  const ways = [
    [say("clock-none"), null],
    [say("clock-choose-live"), USUAL.live],
    [say("clock-choose-days"), USUAL.days],
  ];
  return html`<fieldset class="time-limits">
    <legend>${say("clock")}</legend>
    <div class="one-of in-words" role="radiogroup" aria-label=${say("clock")}>
      ${ways.map(
        ([words, pace]) => html`<label key=${words}>
          <input type="radio" name=${group} checked=${value?.kind === pace?.kind} onChange=${() => onChange(pace)} />
          <span>${words}</span>
        </label>`,
      )}
    </div>
    ${value && html`<${Figures} value=${value} onChange=${onChange} />`}
    ${value && (seats > 2 ? html`<p class="help">${say("clock-out-many")}</p>` : html`<${RunOut} value=${value} onChange=${onChange} />`)}
  </fieldset>`;
}

/** @param {{ value: WantedPace, onChange: (pace: WantedPace) => void }} props */
function Figures({ value, onChange }) {
  if (value.kind === "days") {
    const set = (/** @type {number} */ days) => onChange({ ...value, days });
    return html`<div class="row"><${Figure} words=${say("clock-days-each")} value=${value.days ?? 1} least=${1} most=${60} onChange=${set} /></div>`;
  }
  return html`<div class="row">
    <${Figure}
      words=${say("clock-minutes")}
      value=${value.minutes ?? 1}
      least=${1}
      most=${600}
      onChange=${(/** @type {number} */ minutes) => onChange({ ...value, minutes })}
    />
    <${Figure}
      words=${say("clock-increment")}
      value=${value.increment ?? 0}
      least=${0}
      most=${600}
      onChange=${(/** @type {number} */ increment) => onChange({ ...value, increment })}
    />
  </div>`;
}

/** @param {{ words: string, value: number, least: number, most: number, onChange: (n: number) => void }} props */
function Figure({ words, value, least, most, onChange }) {
  /** @param {OnInput} event */
  const take = ({ currentTarget }) => {
    const wanted = Math.min(most, Math.max(least, Math.round(currentTarget.valueAsNumber || 0)));
    currentTarget.value = String(wanted);
    onChange(wanted);
  };
  return html`<label class="field">
    <span>${words}</span>
    <input class="input" type="number" inputmode="numeric" min=${least} max=${most} value=${value} onChange=${take} />
  </label>`;
}

/** @param {{ value: WantedPace, onChange: (pace: WantedPace) => void }} props */
function RunOut({ value, onChange }) {
  const group = useId();
  /** @type {["bot" | "loss", string][]} */
  const ends = [
    ["bot", say("clock-out-bot")],
    ["loss", say("clock-out-loss")],
  ];
  return html`<div class="row">
    <span class="help">${say("clock-out")}</span>
    <div class="one-of in-words" role="radiogroup" aria-label=${say("clock-out")}>
      ${ends.map(
        ([out, words]) => html`<label key=${out}>
          <input type="radio" name=${group} checked=${value.out === out} onChange=${() => onChange({ ...value, out })} />
          <span>${words}</span>
        </label>`,
      )}
    </div>
  </div>`;
}

/** Whether anybody may sit down. @param {{ value: boolean, onChange: (open: boolean) => void }} props */
export function OpenToAnybody({ value, onChange }) {
  return html`<label class="check open-to-anybody">
    <input
      type="checkbox"
      checked=${value}
      onChange=${(/** @type {OnInput} */ event) => onChange(event.currentTarget.checked)}
    />
    <span>${say("open-to-anybody")}<span class="help">${say("open-to-anybody.help")}</span></span>
  </label>`;
}
