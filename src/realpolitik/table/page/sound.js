/** A soft tick on your move, and the sign in the title of the window. */

import { useEffect, useRef } from "./vendor/preact.js";
import { say } from "./words.js";

/** @type {AudioContext | null} */
let audio = null;

/** Two short, quiet notes of a wooden kind. */
export function tick() {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const [delay, pitch] of /** @type {[number, number][]} */ ([
    [0, 660],
    [0.09, 880],
  ])) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + delay);
    loudness.gain.linearRampToValueAtTime(0.08, now + delay + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.16);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + delay);
    tone.stop(now + delay + 0.2);
  }
}

/**
 * Tells whoever looks elsewhere that it is their move.
 *
 * @param {boolean} asked
 * @param {string} game its title
 * @param {boolean} sound
 */
export function useYourMove(asked, game, sound) {
  const before = useRef(asked);
  useEffect(() => {
    document.title = asked ? say("title-your-move", { game }) : say("title", { game });
  });
  useEffect(() => {
    if (asked && !before.current && sound) tick();
    before.current = asked;
  }, [asked, sound]);
}
