/** An instrument for a track that is divided into bands: how far along it is, in which band, and what each means. */

import { html } from "./vendor/preact.js";
import { numberAt, Unfolding } from "./instrument_frame.js";
import { useCount } from "./motion.js";
import { Was, wasAt } from "./was.js";
import { say } from "./words.js";

/** @typedef {import("./types").Band} Band */
/** @typedef {import("./types").View} View */

/** The steps of a band, those reached lit; a band that begins at 0 has no step for it. */
/** @param {Band} band @param {number} value */
function stepsOf({ from, to }, value) {
  const first = Math.max(from, 1);
  return Array.from({ length: to - first + 1 }, (_, i) => html`<i class=${first + i <= value ? "on" : ""}></i>`);
}

/** @param {{ it: import("./types").BandsInstrument, view: View, before?: View | null }} props */
export function Bands({ it: { name, value, side, bands }, view, before = null }) {
  const now = numberAt(view, value);
  const shown = useCount(now);
  const here = bands.find(({ from, to }) => from <= now && now <= to);
  const title = here ? say(`band-${name}-${here.name}`) : "";
  const reading = html`<b class=${`figure side-ink side-${side}`}>${shown}</b><${Was} n=${wasAt(before, view, value)} />
  <span class="where">
    <span>${title}</span>
    <span class=${`banded side-${side}`}>
      ${bands.map((band) => html`<span key=${band.name} class="rounds">${stepsOf(band, now)}</span>`)}
    </span>
  </span>`;
  return html`<${Unfolding} name=${name} kind="bands" aloud=${`${now}, ${title}`} reading=${reading} label=${say(`instrument-${name}`)}>
    <table>
      <tbody>
        ${bands.map(
          (band) => html`<tr key=${band.name} class=${band === here ? "here" : ""}>
            <td>${band.from}–${band.to}</td>
            <th scope="row">${say(`band-${name}-${band.name}`)}</th>
            <td>${say(`band-${name}-${band.name}.help`)}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  <//>`;
}
