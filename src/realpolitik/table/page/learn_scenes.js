/** Scenes in the lobby: those of a game with a tick at each that was done, and the problem of the day. */

import { html } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { BoardPicture } from "./pictures.js";
import { beginToday, daysInARow, today } from "./run_of_days.js";
import { isDone, ofDay, useSceneStarter } from "./scene_starting.js";
import { inWords } from "./starting.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */

/** @param {{ offer: GameOffer, nickname: string }} props */
export function Scenes({ offer, nickname }) {
  const { busy, problem, begin } = useSceneStarter(inWords, nickname);
  const { name: game, scenes } = offer;
  if (scenes.length === 0) return null;
  const finished = scenes.filter((scene) => isDone(game, scene.name)).length;
  return html`<details class="learn-scenes">
    <summary>
      <span>${say("scenes-of", { game: offer.title })}</span>
      <span class="help">${say("scenes-done", { done: finished, all: scenes.length })}</span>
    </summary>
    <ol>
      ${scenes.map(
        (scene) => html`<li key=${scene.name}>
          <button
            type="button"
            class="button scene-door"
            title=${scene.idea}
            aria-busy=${busy === scene.name}
            disabled=${busy !== ""}
            onClick=${() => begin(game, scene.name)}
          >
            <span class="scene-tick">${isDone(game, scene.name) && html`<${Icon} name="tick" /><span class="only-read-aloud">${say("scene-ticked")}</span>`}</span>
            <span>${scene.title}</span>
            <span class=${`side-ink side-${scene.seat.name}`}>${scene.seat.title}</span>
          </button>
        </li>`,
      )}
    </ol>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
  </details>`;
}

/** One for each day, the same for everybody. @param {{ offers: GameOffer[], nickname: string }} props */
export function ProblemOfTheDay({ offers, nickname }) {
  const { busy, problem, begin } = useSceneStarter(inWords, nickname);
  const all = offers.flatMap((offer) => offer.problems.map((it) => ({ offer, it })));
  const [ours, before, days] = [ofDay(all), ofDay(all, today() - 1), daysInARow()];
  if (!ours || !before) return null;
  const { offer, it } = ours;
  const tryIt = () => {
    beginToday(offer.name, it.name);
    begin(offer.name, it.name);
  };
  const about = { game: offer.title, seat: it.seat.title, level: it.difficulty };
  return html`<section class="panel problem-of-today" aria-labelledby="problem-of-today">
    <header class="panel-head">
      <h2 id="problem-of-today">${say("problem-of-today")}</h2>
      ${days > 0 && html`<span class="panel-told">${say("problem-run", { days })}</span>`}
    </header>
    <div class="problem-told">
      <${BoardPicture} game=${offer.name} />
      <h3>${isDone(offer.name, it.name) && html`<${Icon} name="tick" />`}${it.title}</h3>
      <p class="help">${say("problem-about", about)}</p>
    </div>
    <div class="row">
      <button type="button" class="button first" disabled=${busy !== ""} aria-busy=${busy !== ""} onClick=${tryIt}>
        ${say(busy ? "lobby-starting" : "problem-try")}
      </button>
      <button type="button" class="button" disabled=${busy !== ""} onClick=${() => begin(before.offer.name, before.it.name)}>
        ${say("problem-yesterday")}
      </button>
    </div>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
  </section>`;
}
