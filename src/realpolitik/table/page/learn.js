/** The door for newcomers: a first game with a guide, one click away; short scenes, and a problem for each day. */

import { html, useId } from "./vendor/preact.js";
import { post } from "./api.js";
import { usualBot } from "./choices.js";
import { Icon } from "./icons.js";
import { ProblemOfTheDay, Scenes } from "./learn_scenes.js";
import { seatsAround, useStarter } from "./starting.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */

/** The games that can be taught, or have scenes to learn from. @param {{ offers: GameOffer[], nickname: string }} props */
export function Learn({ offers, nickname }) {
  const heading = useId();
  const taught = offers.filter((it) => (it.taught && it.bots.length > 0) || it.scenes.length > 0);
  if (taught.length === 0) return null;
  return html`<section class="panel learn" id="learn" aria-labelledby=${heading}>
    <h2 id=${heading}><${Icon} name="hint" />${say("learn")}</h2>
    ${taught.map(
      (offer) => html`<div class="learn-of-game" key=${offer.name}>
        <${Scenes} offer=${offer} nickname=${nickname} />
        ${offer.taught && html`<${FirstGame} offer=${offer} nickname=${nickname} />`}
      </div>`,
    )}
    <${ProblemOfTheDay} offers=${offers} nickname=${nickname} />
  </section>`;
}

/** @param {{ offer: GameOffer, nickname: string }} props */
function FirstGame({ offer, nickname }) {
  const { busy, problem, start } = useStarter((wish) => post("/api/matches", { game: offer.name, nickname, ...wish }));
  const bot = usualBot(offer);
  const others = /** @type {const} */ ({ kind: "bot", bot: bot?.name ?? "" });
  const options = offer.taught_with;
  return html`<div class="learn-game">
    <div class="learn-words">
      <p class="learn-what">${say("learn-what", { game: offer.title })}</p>
      <p class="help">${offer.length}</p>
      <p class="help">${say("learn-help", { seats: offer.seats.length })}</p>
    </div>
    <div class=${`learn-sides ${offer.seats.length > 2 ? "many" : ""}`}>
      ${offer.seats.map(
        (seat, number) => html`<button
          key=${seat.name}
          type="button"
          class=${`button ${number === 0 ? "first" : ""}`}
          aria-busy=${busy === seat.name}
          disabled=${busy !== ""}
          onClick=${() => start(seat.name, { options, seats: seatsAround(offer, number, others), guided: true })}
        >
          ${say(busy === seat.name ? "lobby-starting" : "learn-as", { seat: seat.title })}
        </button>`,
      )}
    </div>
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  </div>`;
}
