/** A scene, or a problem, at the table: what it is about while it is played, and what came of it. */

import { html, useEffect } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { Icon } from "./icons.js";
import { solvedToday } from "./run_of_days.js";
import { rememberDone, useSceneStarter } from "./scene_starting.js";
import { RuleChip, Sentence } from "./sentence.js";
import { say, sideBySide } from "./words.js";

/** @typedef {import("./types").SceneTold} SceneTold */
/** @typedef {import("./types").Screen} Screen */

/** Whether a scene was played, and is over. @param {Screen} screen */
export function isSceneOver({ scene }) {
  return scene !== null && scene.standing !== "open";
}

/** In the place of the guide, while it is played. @param {{ scene: SceneTold }} props */
export function ScenePanel({ scene }) {
  return html`<section class="guide scene" aria-label=${kindOf(scene)}>
    <header class="guide-head">
      <p class="overline"><b>${kindOf(scene)}</b> ${scene.title}</p>
      <${RuleChip} rule=${scene.rule} />
    </header>
    <div class="guide-words">
      <p class="scene-goal"><b>${say("scene-goal")}</b> ${scene.goal}</p>
      <p>${scene.idea}</p>
    </div>
  </section>`;
}

/** @param {SceneTold} scene */
function kindOf({ difficulty }) {
  return difficulty ? say("problem-of-today") : say("scene");
}

/** In the place of the question, once it is over. @param {{ screen: Screen, scene: SceneTold }} props */
export function SceneOver({ screen, scene }) {
  const { game, seats } = screen;
  const { name, standing, outcome, why, next } = scene;
  const nickname = seats.find((seat) => seat.mine)?.nickname ?? "";
  const { busy, problem, begin } = useSceneStarter(inWords, nickname);
  const isDone = standing === "done";
  useEffect(() => {
    if (!isDone) return;
    rememberDone(game, name);
    solvedToday(game, name);
  }, [isDone, game, name]);
  return html`<div class=${`scene-over ${standing}`}>
    <p class="overline">${kindOf(scene)}: ${scene.title}</p>
    <h2>${say(isDone ? "scene-done" : "scene-missed")}</h2>
    <p>${outcome} <${RuleChip} rule=${scene.rule} /></p>
    ${why.length > 0 &&
    html`<ul class="scene-why">
      ${why.map((entry, index) => html`<li key=${index}><${Sentence} parts=${entry.text} /></li>`)}
    </ul>`}
    ${scene.survives.length > 0 &&
    html`<details><summary>${say("problem-survives")}</summary><p>${sideBySide(scene.survives)}</p></details>`}
    <div class="row">
      ${next &&
      html`<button type="button" class=${`button ${isDone ? "first" : ""}`} disabled=${busy !== ""} onClick=${() => begin(game, next)}>
        ${say("scene-next")}
      </button>`}
      <button type="button" class=${`button ${isDone ? "" : "first"}`} disabled=${busy !== ""} onClick=${() => begin(game, name)}>
        <${Icon} name="undo" />${say("scene-again")}
      </button>
      ${scene.guided && html`<a class="button first" href="/#learn">${say("scene-guided")}</a>`}
      <a class="button" href="/#learn">${say("to-lobby")}</a>
    </div>
    ${problem && html`<p class="notice grave" role="alert">${problem}</p>`}
  </div>`;
}
