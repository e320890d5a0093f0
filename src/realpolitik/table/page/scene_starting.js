/** Scenes and problems: beginning one, and which of them this browser has done. */

import { useEffect, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { today } from "./run_of_days.js";
import { keep, kept } from "./theme.js";

/** @typedef {import("./types").Created} Created */

const DONE = "scenes-done";
const GOLDEN = 0.618; // the golden section

function done() {
  return new Set((kept(DONE) ?? "").split(" ").filter(Boolean));
}

/** @param {string} game @param {string} scene */
export function isDone(game, scene) {
  return done().has(`${game}/${scene}`);
}

/** @param {string} game @param {string} scene */
export function rememberDone(game, scene) {
  keep(DONE, [...done().add(`${game}/${scene}`)].join(" "));
}

/**
 * Of several the one for a day, the same for everybody. It goes through them in steps of the golden section: all come
 * before one comes again, and those that stand together, of one game and as hard, come at different times.
 * @template T @param {T[]} all @param {number} day @returns {T | undefined}
 */
export function ofDay(all, day = today()) {
  return all[(day * stride(all.length)) % all.length];
}

/** @param {number} many */
function stride(many) {
  let step = Math.max(1, Math.round(many * GOLDEN));
  while (divisor(step, many) > 1) step += 1;
  return step;
}

/** The greatest that divides both. @param {number} a @param {number} b @returns {number} */
function divisor(a, b) {
  return b === 0 ? a : divisor(b, a % b);
}

/**
 * @typedef {object} SceneStarter
 * @property {string} busy the scene that is being begun, or nothing
 * @property {string} problem why one could not be
 * @property {(game: string, scene: string) => void} begin
 */

/**
 * @param {(problem: unknown) => string} inWords what went wrong, as the page says it
 * @param {string} nickname
 * @returns {SceneStarter}
 */
export function useSceneStarter(inWords, nickname) {
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    // a browser may show the page again as it was left
    const back = (/** @type {PageTransitionEvent} */ event) => event.persisted && setBusy("");
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);
  /** @param {string} game @param {string} scene */
  const begin = async (game, scene) => {
    if (busy) return;
    setBusy(scene);
    setProblem("");
    try {
      const made = /** @type {Created} */ (await post("/api/scenes", { game, scene, nickname }));
      location.assign(`/match/${made.match}`);
    } catch (refused) {
      setProblem(inWords(refused));
      setBusy("");
    }
  };
  return { busy, problem, begin: (game, scene) => void begin(game, scene) };
}
