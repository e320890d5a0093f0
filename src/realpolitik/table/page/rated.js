/** Rated games: choosing one, and the rating of whoever sits at it. */

import { html } from "./vendor/preact.js";
import { Switch } from "./switch.js";
import { say } from "./words.js";

/** @typedef {import("./types").RatingTold} RatingTold */
/** @typedef {import("./types").WantedPace} WantedPace */

let account = false;

/** Whether whoever looks at the page is signed in: others play no rated games. @param {boolean} on */
export function setSignedIn(on) {
  account = on;
}

/** Whether a game can be rated: nobody gets out of it by running out of time. Of three or more a bot plays on for whoever does, and they come last. @param {number} seats @param {WantedPace | null} pace */
export function rateable(seats, pace) {
  return account && pace !== null && (seats > 2 || (seats === 2 && pace.out === "loss"));
}

/** @param {{ seats: number, pace: WantedPace | null, value: boolean, onChange: (rated: boolean) => void }} props */
export function ChooseRated({ seats, pace, value, onChange }) {
  if (!account || seats < 2) return null;
  if (!rateable(seats, pace)) return html`<p class="help">${say("rated-needs-clock", { seats })}</p>`;
  return html`<div>
    <${Switch} on=${value} words=${say("rated-choose")} onChange=${onChange} />
    <p class="help">${say(seats === 2 ? "rated-choose.help" : "rated-choose.many")}</p>
  </div>`;
}

/** @param {{ rating: RatingTold | null }} props */
export function Rating({ rating }) {
  if (!rating) return null;
  const { rating: points, deviation, provisional, change } = rating;
  const words = say(provisional ? "rating-provisional" : "rating-told", { points, deviation });
  const by = change === null ? "" : change < 0 ? `\u2212${-change}` : `+${change}`;
  return html`<span class="rating" title=${words}>
    <span aria-hidden="true">${points}${provisional ? "?" : ""}<small>${` ±${deviation}`}</small></span>
    <span class="only-read-aloud">${words}</span>
    ${by && html`<b>${by}</b>`}
  </span>`;
}

/** Whether a game is rated, or why it is not any more. @param {{ state: import("./types").Screen["rated"] }} props */
export function RatedOrNot({ state }) {
  if (!state) return null;
  return html`<span class="overline rated">${say("rated-state", { state })}</span>`;
}
