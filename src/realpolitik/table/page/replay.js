/** Going through a match again: any moment, through anybody's eyes that may be borrowed. */

import { html, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { inWords } from "./answering.js";
import { Icon } from "./icons.js";
import { useKeys } from "./keyboard.js";
import { RecordLink, SharedLink } from "./menu.js";
import { say } from "./words.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */

/** How long a moment is shown at the common speed, in milliseconds. */
const MOMENT = 1600;
const SPEEDS = [0.5, 1, 2, 4];
const REMEMBERED = 400;
/** A slider that is dragged passes many moments nobody looks at. */
const RESTED = 70;

/** The moments at which something is told. @param {Entry[]} entries @param {number} last @returns {number[]} */
function stopsOf(entries, last) {
  return [...new Set([0, ...entries.map((entry) => entry.at), last])].filter((at) => at <= last).sort((a, b) => a - b);
}

/** Earlier moments, as the server shows them; those seen before are kept. @param {string} match */
function useMoments(match) {
  const known = useRef(/** @type {Map<string, Promise<Screen>>} */ (new Map()));
  /** @param {number} at @param {number | null} seat @param {string} language @returns {Promise<Screen>} */
  return (at, seat, language) => {
    const key = `${at} ${seat} ${language}`;
    const found = known.current.get(key);
    if (found) return found;
    const coming = /** @type {Promise<Screen>} */ (get(`/api/matches/${match}/history`, { at, seat, language }));
    coming.catch(() => known.current.delete(key));
    known.current.set(key, coming);
    const oldest = known.current.keys().next().value;
    if (known.current.size > REMEMBERED && oldest !== undefined) known.current.delete(oldest);
    return coming;
  };
}

/**
 * @param {Screen | null} now the match as it stands
 * @param {Entry[]} entries the whole log as it stands
 * @param {boolean} on
 * @param {(text: string) => void} tell
 */
export function useReplay(now, entries, on, tell) {
  const [at, setAt] = useState(startingAt());
  const [eyes, setEyes] = useState(/** @type {number | null | undefined} */ (undefined));
  const [screen, setScreen] = useState(/** @type {Screen | null} */ (null));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const moments = useMoments(now?.match ?? "");
  const last = now?.moment.of ?? 0;
  const stops = useMemo(() => stopsOf(entries, last), [entries, last]);
  const seat = eyes === undefined ? (now?.seat ?? null) : eyes;
  const language = now?.language ?? "en";
  const place = Math.min(at ?? 0, last);

  useEffect(() => {
    if (!on || !now) return undefined;
    let outdated = false;
    const timer = setTimeout(() => {
      moments(place, seat, language).then(
        (found) => {
          if (!outdated) setScreen(found);
        },
        (problem) => tell(inWords(problem)),
      );
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

/** @param {{ replay: Replay, now: Screen, onClose: () => void }} props */
export function ReplayBar({ replay, now, onClose }) {
  const { at, last, playing, speed, go, setAt, setPlaying, setSpeed } = replay;
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    Home: () => setAt(0),
    End: () => setAt(last),
    " ": () => setPlaying(!playing),
    Escape: onClose,
  });
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const chooseSpeed = (event) => setSpeed(Number(event.currentTarget.value));
  const link = `${location.origin}/match/${now.match}?replay=${at}`;
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
      <${Eyes} replay=${replay} now=${now} />
      <${SharedLink} key=${at} words=${say("replay-share")} make=${() => Promise.resolve(link)} />
      ${now.result && html`<${RecordLink} match=${now.match} />`}
      <button type="button" class="button first" onClick=${onClose}>
        ${say(now.result ? "replay-close" : "replay-to-now")}
      </button>
    </div>
  </section>`;
}

/** @param {{ icon: import("./icons.js").IconName, words: string, onClick: () => void }} props */
function Step({ icon, words, onClick }) {
  return html`<button type="button" class="button icon" aria-label=${words} title=${words} onClick=${onClick}>
    <${Icon} name=${icon} />
  </button>`;
}

/** Whose hand is shown: until the end only one's own. @param {{ replay: Replay, now: Screen }} props */
function Eyes({ replay, now }) {
  const seats = now.seats.filter((it) => now.result !== null || it.seat === now.seat);
  if (!seats.length) return null;
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const choose = (event) => replay.setEyes(event.currentTarget.value === "" ? null : Number(event.currentTarget.value));
  return html`<label class="inline-field">
    <span>${say("replay-eyes")}</span>
    <select class="input" onChange=${choose}>
      <option value="" selected=${replay.seat === null}>${say("replay-everybody")}</option>
      ${seats.map(
        (it) => html`<option key=${it.seat} value=${it.seat} selected=${replay.seat === it.seat}>${it.title}</option>`,
      )}
    </select>
  </label>`;
}
