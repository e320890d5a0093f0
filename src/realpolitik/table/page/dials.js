/** The time of each seat: how much is left, as it runs. What counts is the server's clock. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { say } from "./words.js";

/** @typedef {import("./types").ClockTold} ClockTold */
/** @typedef {import("./types").DialTold} DialTold */

/** By how many milliseconds the server's clock is ahead of this browser's. */
let ahead = 0;

/** The server has said what time it is. @param {string} now */
export function setTime(now) {
  const heard = Date.parse(now) - Date.now();
  if (Number.isFinite(heard)) ahead = heard;
}

/** Seconds left. @param {DialTold} dial */
export function leftOf({ left, runs_out: runsOut }) {
  const seconds = runsOut === null ? (left ?? 0) : (Date.parse(runsOut) - Date.now() - ahead) / 1000;
  return Math.max(0, seconds);
}

/** Below so many seconds somebody should hurry: at a live table, and where a turn has days. */
const LITTLE = { live: 60, days: 6 * 3600 };
/** When the player's own time is read aloud, in seconds. */
const ALOUD = { live: [300, 60, 30, 10], days: [86_400, 3600, 600] };

const two = (/** @type {number} */ n) => String(n).padStart(2, "0");

/** “4:07”, “1:20:00”, “2 d 6 h”, “5 h 40 min”. @param {number} seconds @param {ClockTold["kind"]} kind */
export function timeInWords(seconds, kind) {
  const whole = kind === "live" ? Math.ceil(seconds) : Math.floor(seconds);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor(whole / 3600)];
  const minutes = Math.floor(whole / 60) % 60;
  if (kind === "live") return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
  if (days) return say("time-days", { days, hours: hours % 24 });
  return hours ? say("time-hours", { hours, minutes }) : say("time-minutes", { minutes });
}

/** How fast it is played, in short. @param {Pick<ClockTold, "kind" | "minutes" | "increment" | "days"> | null} clock */
export function paceInWords(clock) {
  if (!clock) return say("clock-none");
  if (clock.kind === "days") return say("clock-days", { days: clock.days });
  return say("clock-live", { minutes: clock.minutes, increment: clock.increment });
}

/** Draws anew as the time goes on. @param {DialTold} dial @param {ClockTold["kind"]} kind */
function useTicking(dial, kind) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (dial.runs_out === null) return undefined;
    const timer = setInterval(() => tick((n) => n + 1), kind === "live" ? 250 : 15_000);
    return () => clearInterval(timer);
  }, [dial.runs_out, kind]);
}

/** The time of a seat. @param {{ clock: ClockTold, seat: number, mine?: boolean }} props `mine`: it is told aloud, too */
export function Dial({ clock, seat, mine = false }) {
  const dial = clock.dials[seat];
  if (!dial) return null;
  return html`<${Ticking} dial=${dial} kind=${clock.kind} mine=${mine} />`;
}

/** Little time is told by a sign and a frame, not by colour alone. */
/** @param {{ dial: DialTold, kind: ClockTold["kind"], mine: boolean }} props */
function Ticking({ dial, kind, mine }) {
  useTicking(dial, kind);
  const seconds = leftOf(dial);
  const runs = dial.runs_out !== null;
  const little = runs && seconds < LITTLE[kind];
  const words = dial.out ? say("time-out") : timeInWords(seconds, kind);
  const classes = `dial ${runs ? "runs" : ""} ${little ? "little" : ""} ${dial.out ? "out" : ""}`;
  const reached = runs && mine ? ALOUD[kind].filter((mark) => seconds <= mark).at(-1) : undefined;
  return html`<span class=${classes} role="timer" aria-label=${say("time-left", { time: words })} title=${say("time-left", { time: words })}>
      ${little && html`<b aria-hidden="true">!</b>`}<span aria-hidden="true">${words}</span>
    </span>
    ${mine &&
    html`<span class="only-read-aloud" role="status">
      ${reached === undefined ? "" : say("time-you-have", { time: timeInWords(reached, kind) })}
    </span>`}`;
}
