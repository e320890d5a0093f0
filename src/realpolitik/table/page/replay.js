/** Going through a match again: any moment, through anybody's eyes that may be borrowed. */

import { html, useEffect, useMemo, useState } from "./vendor/preact.js";
import { AtMoment, beside, scoreOf, Track } from "./course.js";
import { Icon } from "./icons.js";
import { useKeys } from "./keyboard.js";
import { lastTurn, PictureRow } from "./picture.js";
import { capitalised, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Course} Course */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./curve.js").Standing} Standing */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {(at: number, seat: number | null, language: string) => Promise<Screen | null>} Moments */

/** How long a moment is shown at the common speed, in milliseconds. */
const MOMENT = 1600;
const SPEEDS = [0.5, 1, 2, 4];
/** A slider that is dragged passes many moments nobody looks at. */
const RESTED = 70;
/** @type {Mark[]} */
const NONE = [];

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

  /** What was to be seen at a moment, through the same eyes. @param {number} moment */
  const momentAt = (moment) => moments(moment, seat, language);
  return { screen, at: place, last, stops, seat, playing, speed, go, momentAt, setAt, setEyes, setPlaying, setSpeed };
}

/** The moment that the address asks for: `?replay=120`. */
function startingAt() {
  const asked = new URLSearchParams(location.search).get("replay");
  return asked && /^\d+$/.test(asked) ? Number(asked) : null;
}

/** @typedef {ReturnType<typeof useReplay>} Replay */

/**
 * @param {{
 *   replay: Replay, course: Course | null, standing?: Standing | null, remarks?: Mark[], seats: AtTable[],
 *   eyes: AtTable[], onClose?: () => void,
 *   children?: import("./vendor/preact.js").ComponentChildren,
 * }} props `standing`: how the game stood, where more is known of that than the score; `remarks`: marks besides those of
 *   the course; `eyes`: the seats that it may be seen from; `onClose`: where there is something to go back to
 */
export function ReplayBar({ replay, course, standing: judged, remarks = NONE, seats, eyes, onClose, children }) {
  const { at, last, playing, speed, go, setAt, setPlaying, setSpeed } = replay;
  const score = useMemo(() => scoreOf(course), [course]);
  const standing = judged ?? score;
  const marks = useMemo(() => [...(course?.marks ?? []), ...remarks].sort((a, b) => a.at - b.at), [course, remarks]);
  const [stretch, setStretch] = useState(/** @type {import("./picture.js").Stretch | null} */ (null));
  const side = seats.find((it) => it.seat === replay.seat)?.name ?? "";
  /** @param {{ at: number }[]} places @param {number} step */
  const jump = (places, step) => {
    const next = beside(places.map((it) => it.at), at, step);
    if (next !== undefined) setAt(next);
  };
  const toTurn = (/** @type {number} */ step) => jump(course?.turns ?? [], step);
  const toMark = (/** @type {number} */ step) => jump(marks, step);
  useKeys({
    ArrowLeft: () => go(-1),
    ArrowRight: () => go(1),
    PageUp: () => toTurn(-1),
    PageDown: () => toTurn(1),
    "[": () => toMark(-1),
    "]": () => toMark(1),
    Home: () => setAt(0),
    End: () => setAt(last),
    " ": () => setPlaying(!playing),
    ...(onClose && { Escape: onClose }),
  });
  const turnPicture = () => setStretch(stretch ? null : lastTurn(course, at || last));
  /** @param {{ currentTarget: HTMLSelectElement }} event */
  const chooseSpeed = (event) => setSpeed(Number(event.currentTarget.value));
  return html`<section class="replay-bar" aria-label=${say("replay")}>
    <${Track} course=${course} marks=${marks} standing=${standing} at=${at} of=${last} side=${side} stretch=${stretch} onMoment=${setAt} onTurn=${toTurn} />
    <div class="row replay-steps">
      <${Step} icon="first" words=${say("replay-first")} onClick=${() => setAt(0)} />
      <${Step} icon="mark-back" words=${say("replay-mark-back")} onClick=${() => toMark(-1)} />
      <${Step} icon="back" words=${say("replay-back")} onClick=${() => go(-1)} />
      <${Step}
        icon=${playing ? "pause" : "play"}
        words=${say(playing ? "replay-pause" : "replay-play")}
        onClick=${() => setPlaying(!playing)}
      />
      <${Step} icon="forward" words=${say("replay-forward")} onClick=${() => go(1)} />
      <${Step} icon="mark-forward" words=${say("replay-mark-forward")} onClick=${() => toMark(1)} />
      <${Step} icon="last" words=${say("replay-last")} onClick=${() => setAt(last)} />
    </div>
    <span class="replay-at">${at} / ${last}</span>
    ${standing && html`<${AtMoment} standing=${standing} at=${at} side=${side} seats=${seats} />`}
    <button
      type="button"
      class="button icon film"
      title=${say("picture")}
      aria-label=${say("picture")}
      aria-expanded=${stretch !== null}
      onClick=${turnPicture}
    >
      <${Icon} name="film" />
    </button>
    <div class="row replay-ways">
      <div class="inline-field">
        <select class="input" aria-label=${say("replay-speed")} title=${say("replay-speed")} onChange=${chooseSpeed}>
          ${SPEEDS.map((it) => html`<option key=${it} value=${it} selected=${it === speed}>${it}×</option>`)}
        </select>
      </div>
      <${Eyes} replay=${replay} eyes=${eyes} /> ${children}
    </div>
    ${stretch &&
    html`<${PictureRow} replay=${replay} course=${course} stretch=${stretch} onStretch=${setStretch} onClose=${() => setStretch(null)} />`}
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
  return html`<div class="inline-field">
    <select class="input eyes" aria-label=${say("replay-eyes")} title=${say("replay-eyes")} onChange=${choose}>
      <option value="" selected=${replay.seat === null}>${say("replay-everybody")}</option>
      ${eyes.map(
        (it) => html`<option key=${it.seat} value=${it.seat} selected=${replay.seat === it.seat}>${capitalised(it.title)}</option>`,
      )}
    </select>
  </div>`;
}
