/** The door for newcomers: the next short scene, a first game with a guide, and all scenes there are. */

import { html, useId, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { usualBot } from "./choices.js";
import { Icon } from "./icons.js";
import { Scenes } from "./learn_scenes.js";
import { isDone, useSceneStarter } from "./scene_starting.js";
import { inWords, seatsAround, useStarter } from "./starting.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").SceneOffer} SceneOffer */

/** The games with a guide. @param {GameOffer[]} offers */
const taughtOf = (offers) => offers.filter((it) => it.taught && it.bots.length > 0);

/** @param {GameOffer} offer @param {SceneOffer} scene */
const done = (offer, scene) => isDone(offer.name, scene.name);

/** Whether somebody has done any scene. @param {GameOffer[]} offers */
export function hasBegun(offers) {
  return offers.some((offer) => offer.scenes.some((scene) => done(offer, scene)));
}

/** @param {{ offers: GameOffer[], nickname: string, newcomer: boolean }} props `newcomer`: shown the guided games at once */
export function Learn({ offers, nickname, newcomer }) {
  const heading = useId();
  const [unfolded] = useState(newcomer || location.hash === "#learn");
  const taught = taughtOf(offers);
  const withScenes = offers.filter((it) => it.scenes.length > 0);
  if (taught.length + withScenes.length === 0) return null;
  const scenes = withScenes.flatMap((offer) => offer.scenes.map((scene) => ({ offer, scene })));
  const finished = scenes.filter(({ offer, scene }) => done(offer, scene)).length;
  return html`<section class="panel learn" id="learn" aria-labelledby=${heading}>
    <header class="panel-head">
      <h2 id=${heading}>${say("learn")}</h2>
      ${scenes.length > 0 && html`<span class="panel-told">${say("scenes-done", { done: finished, all: scenes.length })}</span>`}
    </header>
    ${withScenes.length > 0 && html`<${NextScene} offers=${withScenes} nickname=${nickname} />`}
    ${taught.length > 0 &&
    html`<details class="learn-guided" open=${unfolded}>
      <summary>${say("learn-guided")}</summary>
      ${taught.map((offer) => html`<${FirstGame} key=${offer.name} offer=${offer} nickname=${nickname} />`)}
    </details>`}
    ${withScenes.length > 0 &&
    html`<details class="learn-all">
      <summary>${say("learn-all")}</summary>
      ${withScenes.map((offer) => html`<${Scenes} key=${offer.name} offer=${offer} nickname=${nickname} />`)}
    </details>`}
  </section>`;
}

/** The first that was not done yet, and how far one has come with its game. @param {{ offers: GameOffer[], nickname: string }} props */
function NextScene({ offers, nickname }) {
  const { busy, problem, begin } = useSceneStarter(inWords, nickname);
  const offer = offers.find((it) => it.scenes.some((scene) => !done(it, scene)));
  const scene = offer?.scenes.find((it) => !done(offer, it));
  if (!offer || !scene) return html`<p class="help">${say("learn-all-done")}</p>`;
  return html`<div class="next-scene">
    <h3>${say("learn-next", { scene: scene.title })}</h3>
    <p class="help">${offer.title}. ${scene.idea}</p>
    <div class="row">
      <button
        type="button"
        class="button first"
        aria-busy=${busy !== ""}
        disabled=${busy !== ""}
        onClick=${() => begin(offer.name, scene.name)}
      >
        ${say(busy ? "lobby-starting" : "learn-go-on")}
      </button>
      <span class="progress" aria-hidden="true">
        ${offer.scenes.map((it) => html`<i key=${it.name} class=${done(offer, it) ? "done" : ""}></i>`)}
      </span>
    </div>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
  </div>`;
}

/** @param {GameOffer} offer @param {string} nickname */
function useGuided(offer, nickname) {
  const { busy, problem, start } = useStarter((wish) => post("/api/matches", { game: offer.name, nickname, ...wish }));
  const others = /** @type {const} */ ({ kind: "bot", bot: usualBot(offer)?.name ?? "" });
  const begin = (/** @type {number} */ seat) =>
    start(`seat ${seat}`, { options: offer.taught_with, seats: seatsAround(offer, seat, others), guided: true });
  return { busy, problem, begin };
}

/** @param {{ offer: GameOffer, nickname: string }} props */
function FirstGame({ offer, nickname }) {
  const { busy, problem, begin } = useGuided(offer, nickname);
  return html`<div class="learn-game">
    <p class="learn-what">${say("learn-what", { game: offer.title })}</p>
    <p class="help">${offer.length} ${say("learn-help", { seats: offer.seats.length })}</p>
    <div class="learn-sides">
      ${offer.seats.map(
        (seat, number) => html`<button
          key=${seat.name}
          type="button"
          class="button"
          aria-busy=${busy === `seat ${number}`}
          disabled=${busy !== ""}
          onClick=${() => begin(number)}
        >
          ${say(busy === `seat ${number}` ? "lobby-starting" : "learn-as", { seat: seat.title })}
        </button>`,
      )}
    </div>
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  </div>`;
}

/** In the head of the lobby, for whoever has not played yet. @param {{ offers: GameOffer[], nickname: string }} props */
export function NewHere({ offers, nickname }) {
  const [offer] = taughtOf(offers);
  return offer ? html`<${BeginGuided} offer=${offer} nickname=${nickname} />` : null;
}

/** @param {{ offer: GameOffer, nickname: string }} props */
function BeginGuided({ offer, nickname }) {
  const { busy, problem, begin } = useGuided(offer, nickname);
  return html`<div class="new-here">
    <p><b>${say("lobby-new")}</b> ${offer.length}</p>
    <button type="button" class="button first" aria-busy=${busy !== ""} disabled=${busy !== ""} onClick=${() => begin(0)}>
      <${Icon} name="hint" />${say(busy ? "lobby-starting" : "lobby-new-begin")}
    </button>
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  </div>`;
}
