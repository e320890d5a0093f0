/** Going through a match again: any moment, through anybody's eyes that may be borrowed. */

import { html, useEffect, useMemo, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { useKeys } from "./keyboard.js";
import { say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {(at: number, seat: number | null, language: string) => Promise<Screen | null>} Moments */

/** How long a moment is shown at the common speed, in milliseconds. */
const MOMENT = 1600;
const SPEEDS = [0.5, 1, 2, 4];
/** A slider that is dragged passes many moments nobody looks at. */
const RESTED = 70;

/** The moments at which something is told. @param {Entry[]} entries @param {number} last @returns {number[]} */
function stopsOf(entries, last) {
  return [...new Set([0, ...entries.map((entry) => entry.at), last])].filter((at) => at <= last).sort((a, b) => a - b);
}

/**
 * @param {Screen | null} now the match as it stands
 * @param {Entry[]} entries the whole log as it stands
 * @param {boolean} on
 * @param {Moments} moments what was to be seen at any moment; nothing where that cannot be had
 */
export function useReplay(now, entries, on, moments) {
  const [at, setAt] = useState(startingAt());
  const [eyes, setEyes] = useState(/** @type {number | null | undefined} */ (undefined));
  const [screen, setScreen] = useState(/** @type {Screen | null} */ (null));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const last = now?.moment.of ?? 0;
  const stops = useMemo(() => stopsOf(entries, last), [entries, last]);
  const seat = eyes === undefined ? (now?.seat ?? null) : eyes;
  const language = now?.language ?? "en";
  const place = Math.min(at ?? 0, last);

  useEffect(() => {
    if (!on || !now) return undefined;
    let outdated = false;
    const timer = setTimeout(() => {
      void moments(place, seat, language).then((found) => {
        if (found && !outdated) setScreen(found);
      });
    }, screen ? RESTED : 0);
    return () => {
      outdated = true;
      clearTimeout(timer);
    };
  }, [on, place, seat, language, now === null]);

  /** @param {number} step */
  const go = (step) => {
    const next = step > 0 ? stops.find((stop) => stop > place) : stops.filter((stop) => stop < place).at(-1);
    if (next === undefined) setPlaying(false);
    else setAt(next);
  };

  useEffect(() => {
    if (!on || !playing) return undefined;
    const timer = setTimeout(() => go(1), MOMENT / speed);
    return () => clearTimeout(timer);
  }, [on, playing, speed, place, screen]);

  return { screen, at: place, last, seat, playing, speed, go, setAt, setEyes, setPlaying, setSpeed };
}

/** The moment that the address asks for: `?replay=120`. */
function startingAt() {
  const asked = new URLSearchParams(location.search).get("replay");
  return asked && /^\d+$/.test(asked) ? Number(asked) : null;
}

/** @typedef {ReturnType<typeof useReplay>} Replay */

/**
 * @param {{
 *   replay: Replay, eyes: AtTable[], onClose?: () => void, children?: import("./vendor/preact.js").ComponentChildren,
 * }} props `eyes`: the seats that it may be seen from; `onClose`: where there is something to go back to
 */
export function ReplayBar({ replay, eyes, onClose, children }) {
  const { at, last, playing, speed, go, setAt, setPlaying, setSpeed } = replay;
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => setAt(0),
    End: () => setAt(last),
    " ": () => setPlaying(!playing),
    ...(onClose && { Escape: onClose }),
  });
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const chooseSpeed = (event) => setSpeed(Number(event.currentTarget.value));
  return html`<section class="replay-bar" aria-label=${say("replay")}>
    <div class="row">
      <${Step} icon="first" words=${say("replay-first")} onClick=${() => setAt(0)} />
      <${Step} icon="back" words=${say("replay-back")} onClick=${() => go(-1)} />
      <${Step}
        icon=${playing ? "pause" : "play"}
        words=${say(playing ? "replay-pause" : "replay-play")}
        onClick=${() => setPlaying(!playing)}
      />
      <${Step} icon="forward" words=${say("replay-forward")} onClick=${() => go(1)} />
      <${Step} icon="last" words=${say("replay-last")} onClick=${() => setAt(last)} />
    </div>
    <input
      class="replay-slider"
      type="range"
      min="0"
      max=${last}
      value=${at}
      aria-label=${say("replay-moment", { at, of: last })}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setAt(Number(event.currentTarget.value))}
    />
    <span class="replay-at">${at} / ${last}</span>
    <div class="row">
      <label class="inline-field">
        <span>${say("replay-speed")}</span>
        <select class="input" onChange=${chooseSpeed}>
          ${SPEEDS.map((it) => html`<option key=${it} value=${it} selected=${it === speed}>${it}×</option>`)}
        </select>
      </label>
      <${Eyes} replay=${replay} eyes=${eyes} /> ${children}
    </div>
  </section>`;
}

/** @param {{ icon: import("./icons.js").IconName, words: string, onClick: () => void }} props */
function Step({ icon, words, onClick }) {
  return html`<button type="button" class="button icon" aria-label=${words} title=${words} onClick=${onClick}>
    <${Icon} name=${icon} />
  </button>`;
}

/** Whose hand is shown. @param {{ replay: Replay, eyes: AtTable[] }} props */
function Eyes({ replay, eyes }) {
  if (!eyes.length) return null;
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const choose = (event) => replay.setEyes(event.currentTarget.value === "" ? null : Number(event.currentTarget.value));
  return html`<label class="inline-field">
    <span>${say("replay-eyes")}</span>
    <select class="input" onChange=${choose}>
      <option value="" selected=${replay.seat === null}>${say("replay-everybody")}</option>
      ${eyes.map(
        (it) => html`<option key=${it.seat} value=${it.seat} selected=${replay.seat === it.seat}>${it.title}</option>`,
      )}
    </select>
  </label>`;
}
