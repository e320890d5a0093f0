/**
 * Asking once before what is costly: a choice that can lose the game at once, or surely loses it before its card is done
 * with, and a plan that leaves something unspent.
 */

import { html } from "./vendor/preact.js";
import { useProspect } from "./answering.js";
import { Dialog } from "./dialog.js";
import { Sentence } from "./sentence.js";
import { ThreatTold } from "./threat.js";
import { say } from "./words.js";

/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Chances} Chances */
/** @typedef {import("./types").Prospect} Prospect */
/** @typedef {import("./types").Threat} Threat */

/** What tells of the end, in the way it would come about. @param {Prospect} prospect */
function howItEnds(prospect) {
  const fatal = prospect.falls.find((fall) => fall.lost);
  return fatal?.entries.at(-1) ?? prospect.surely.at(-1) ?? null;
}

/** @param {{ unspent: number, onYes: () => void, onNo: () => void }} props */
export function Unspent({ unspent, onYes, onNo }) {
  return html`<${Dialog} title=${say("unspent-title")} onClose=${onNo} grave>
    <p class="fatal-what">${say("unspent-what", { n: unspent })}</p>
    <div class="row end">
      <button type="button" class="button" data-first onClick=${onNo}>${say("unspent-no")}</button>
      <button type="button" class="button grave" onClick=${onYes}>${say("unspent-yes")}</button>
    </div>
  <//>`;
}

/**
 * How it would come about is told once it is known.
 *
 * @param {{
 *   offer: Offer, chances: Chances, threat: Threat | null, prospectOf: (option: number) => Promise<Prospect | null>,
 *   onYes: () => void, onNo: () => void,
 * }} props
 */
export function Fatal({ offer, chances, threat, prospectOf, onYes, onNo }) {
  const { lost, of } = chances;
  const prospect = useProspect(offer.option, prospectOf);
  const later = threat && prospect?.lost === 0 ? threat : null;
  const ending = later ? null : prospect && howItEnds(prospect);
  return html`<${Dialog} title=${say("fatal-title")} onClose=${onNo} grave>
    <p class="fatal-what">
      ${say("fatal-what", { choice: offer.text, surely: lost >= of ? "yes" : "no", ways: lost, of })}
    </p>
    ${later && html`<div class="fatal-how"><${ThreatTold} threat=${later} /></div>`}
    ${ending && html`<p class="fatal-how"><${Sentence} parts=${ending.text} /></p>`}
    <div class="row end">
      <button type="button" class="button" data-first onClick=${onNo}>${say("fatal-no")}</button>
      <button type="button" class="button grave" onClick=${onYes}>${say("fatal-yes")}</button>
    </div>
  <//>`;
}
