/** An animated picture of a stretch of a game, to be shown to others: marked in the replay, made in the browser. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { pause } from "./api.js";
import { Dialog } from "./dialog.js";
import { Studio } from "./filming.js";
import { Gif, Palette } from "./gif.js";
import { Icon } from "./icons.js";
import { isReason } from "./log.js";
import { plain, useDesk } from "./sentence.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Course} Course */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./replay.js").Replay} Replay */
/** @typedef {{ from: number, to: number }} Stretch */

/** Of longer stretches some moments are left out. */
const MOST = 120;
/** How long each moment is shown, and the last; in milliseconds. */
const SHOWN = 1200;
const LAST = 3000;
/** The least time between two moments that are asked for: a server has others to show them to. */
const PACE = 110;

/** From the beginning of the last turn to the end. @param {Course | null} course @param {number} last @returns {Stretch} */
export function lastTurn(course, last) {
  return { from: course?.turns.filter(({ at }) => at < last).at(-1)?.at ?? 0, to: last };
}

/** The moments that are shown. @param {number[]} stops @param {Stretch} stretch */
function momentsIn(stops, { from, to }) {
  const all = [...new Set([from, ...stops.filter((at) => at > from && at < to), to])];
  if (all.length <= MOST) return all;
  return Array.from({ length: MOST }, (_, number) => all[Math.round((number * (all.length - 1)) / (MOST - 1))] ?? to);
}

/**
 * What is said under a moment: the game, its turn and round, and what the log has to tell of it.
 *
 * @param {Book} book
 * @param {Screen} screen
 * @returns {[string, string]}
 */
function wordsOf(book, { log, moment }) {
  const headings = book.layout.headings ?? [];
  const turn = log.entries.map(({ kind }) => kind).lastIndexOf(headings[0] ?? "");
  const since = log.entries.slice(turn + 1);
  const begun = [log.entries[turn], since.filter(({ kind }) => headings.includes(kind)).at(-1)];
  const told = since.filter((entry) => !headings.includes(entry.kind) && !isReason(entry));
  const when = begun.map((entry) => entry && plain(entry.text).replace(/\.$/, ""));
  const now = told.filter(({ at }) => at === moment.at).map(({ text }) => plain(text));
  return [[book.title, ...when].filter(Boolean).join(" · "), now.join(" ")];
}

/**
 * @param {Studio} studio
 * @param {number[]} moments
 * @param {(at: number) => Promise<Screen | null>} momentAt
 * @param {(done: number) => boolean} onDone says whether to go on
 * @returns {Promise<Blob | null>} nothing where it was given up
 */
async function film(studio, moments, momentAt, onDone) {
  /** @param {number | undefined} at */
  const take = async (at = 0) => {
    const [screen] = await Promise.all([momentAt(at), pause(PACE)]);
    return screen && (await studio.take(screen, ...wordsOf(studio.desk.book, screen)));
  };
  const samples = [];
  for (const at of new Set([moments[0], moments[moments.length >> 1], moments.at(-1)])) samples.push(await take(at));
  const palette = new Palette(samples.filter((it) => it !== null));
  const gif = new Gif(studio.picture.width, studio.picture.height, palette);
  for (const [done, at] of moments.entries()) {
    if (!onDone(done)) return null;
    const pixels = await take(at);
    if (!pixels) return null;
    gif.add(pixels, done === moments.length - 1 ? LAST : SHOWN);
  }
  return gif.blob();
}

/**
 * The row in which a stretch is marked and its picture made.
 *
 * @param {{
 *   replay: Replay, course: Course | null, stretch: Stretch, onStretch: (stretch: Stretch) => void, onClose: () => void,
 * }} props
 */
export function PictureRow({ replay, course, stretch, onStretch, onClose }) {
  const desk = useDesk();
  const [done, setDone] = useState(/** @type {number | null} */ (null));
  const [made, setMade] = useState(/** @type {Blob | null} */ (null));
  const [problem, setProblem] = useState("");
  const wanted = useRef(false);
  useEffect(() => () => void (wanted.current = false), []);
  const moments = momentsIn(replay.stops, stretch);
  const { at } = replay;
  const make = async () => {
    replay.setPlaying(false);
    setProblem("");
    setDone(0);
    wanted.current = true;
    const studio = new Studio(desk);
    try {
      setMade(await film(studio, moments, replay.momentAt, (now) => (setDone(now), wanted.current)));
    } catch {
      setProblem(say("picture-failed"));
    }
    studio.close();
    setDone(null);
  };
  const cancel = () => void (wanted.current = false);
  if (done !== null) {
    return html`<div class="row picture-row">
      <progress max=${moments.length} value=${done}></progress>
      <span role="status">${say("picture-making", { n: done + 1, of: moments.length })}</span>
      <button type="button" class="button" onClick=${cancel}>${say("picture-cancel")}</button>
    </div>`;
  }
  const begin = () => onStretch({ from: at, to: Math.max(at, stretch.to) });
  const end = () => onStretch({ from: Math.min(at, stretch.from), to: at });
  return html`<div class="row picture-row" role="group" aria-label=${say("picture")}>
    <button type="button" class="button" onClick=${begin}>${say("picture-begin")}</button>
    <button type="button" class="button" onClick=${end}>${say("picture-end")}</button>
    <button type="button" class="button" onClick=${() => onStretch(lastTurn(course, replay.last))}>${say("picture-last-turn")}</button>
    <span role="status">${problem || say("picture-stretch", { ...stretch, n: moments.length })}</span>
    <button type="button" class="button first" onClick=${() => void make()}>${say("picture-make")}</button>
    <button type="button" class="button quiet icon" aria-label=${say("close")} onClick=${onClose}><${Icon} name="close" /></button>
    ${made && html`<${Made} made=${made} name=${`${desk.book.game}-${stretch.from}-${stretch.to}.gif`} onClose=${() => setMade(null)} />`}
  </div>`;
}

/** @param {Blob} file @returns {Promise<string>} an address that holds all of it */
function inAddress(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(file);
  });
}

/** What came of it, to be looked at and passed on. @param {{ made: Blob, name: string, onClose: () => void }} props */
function Made({ made, name, onClose }) {
  const [address, setAddress] = useState("");
  const [link, setLink] = useState("");
  const file = new File([made], name, { type: made.type });
  useEffect(() => {
    const kept = URL.createObjectURL(made);
    setLink(kept);
    void inAddress(made).then(setAddress);
    return () => URL.revokeObjectURL(kept);
  }, [made]);
  const share = () => void navigator.share({ files: [file] }).catch(() => undefined); // who changes their mind has it still
  const figures = new Intl.NumberFormat(language(), { style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const size = say("picture-size", { size: figures.format(made.size / 1000) });
  return html`<${Dialog} title=${say("picture")} wide onClose=${onClose}>
    <div class="picture-made">
      ${address && html`<img src=${address} alt=${say("picture")} />`}
      <div class="row">
        <a class="button first" data-first href=${link} download=${name}><${Icon} name="download" />${say("picture-download")}</a>
        ${navigator.canShare?.({ files: [file] }) &&
        html`<button type="button" class="button" onClick=${share}><${Icon} name="share" />${say("picture-share")}</button>`}
        <span>${size}</span>
      </div>
    </div>
  <//>`;
}
