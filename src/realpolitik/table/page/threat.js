/** One’s own defeat, foreseen: a mark at what leads there, and how it would come about. */

import { html } from "./vendor/preact.js";
import { Sentence } from "./sentence.js";

/** @typedef {import("./types").Threat} Threat */

/** At a card or a button; a word says which. @param {{ threat: Threat | null, told?: boolean }} props */
export function ThreatMark({ threat, told = false }) {
  if (!threat) return null;
  const sign = threat.peril === "certain" ? "☠" : "!";
  return html`<span class=${`threat-mark ${threat.peril}`} title=${threat.word}>
    <b aria-hidden="true">${sign}</b><span class=${told ? "" : "only-read-aloud"}>${threat.word}</span>
  </span>`;
}

/** In words, and by what it would come. @param {{ threat: Threat }} props */
export function ThreatTold({ threat }) {
  return html`<div class="threat-told">
    <p class=${threat.peril === "none" ? "narrow" : "fatal"}>${threat.text}</p>
    <ul class="surely">
      ${threat.how.map(({ text }, i) => html`<li key=${i}><${Sentence} parts=${text} /></li>`)}
    </ul>
  </div>`;
}
