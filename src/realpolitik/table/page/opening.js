/** Opening a saved game: a file is chosen or dropped, the server says what it is, and one watches it or plays on. */

import { html, useEffect, useId, useRef, useState } from "./vendor/preact.js";
import { address, post, Refused } from "./api.js";
import { newSeat, Seats, usualSeats } from "./choices.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { Invitations, inWords, useStarter } from "./starting.js";
import { keepWatched } from "./watched.js";
import { language, say, sideBySide } from "./words.js";

/** @typedef {import("./types").Created} Created */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").RecordTold} RecordTold */
/** @typedef {{ name: string, record: string, told: RecordTold }} Found a file, the text in it, and what that is */
/** @typedef {{ words: string, reason: string }} Problem in the reader's language; and what the server said in its own */

/** The largest file that is sent, in bytes: the longest games are smaller, and the server takes no more. */
const LARGEST = 3_000_000;
const ENDINGS = ".json,.txt,.log,application/json,text/plain";

/** @param {File} file @returns {Promise<string>} */
async function textOf(file) {
  if (file.size > LARGEST) throw new Refused("too_large", "");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Refused("bad_record", ""); // a picture, perhaps, or a folder
  }
}

/** @param {unknown} refused @returns {Problem} */
function problemOf(refused) {
  const code = refused instanceof Refused ? refused.code : "";
  const reason = refused instanceof Refused ? refused.message : "";
  if (code === "bad_record") return { words: say("opening-bad-record"), reason };
  if (code === "disagreement") return { words: say("opening-disagreement"), reason };
  if (code === "too_large") return { words: say("opening-too-large"), reason: "" };
  return { words: inWords(refused), reason: "" };
}

/**
 * Whether a file is held over the page; one that is let go there is handed on.
 *
 * @param {(file: File) => void} onFile
 */
function useDropped(onFile) {
  const [over, setOver] = useState(false);
  const handOn = useRef(onFile);
  handOn.current = onFile;
  useEffect(() => {
    const hold = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault(); // else the browser would show the file instead of this page
      setOver(true);
    };
    const leave = (/** @type {DragEvent} */ event) => event.relatedTarget === null && setOver(false);
    const drop = (/** @type {DragEvent} */ event) => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      handOn.current(file);
    };
    addEventListener("dragover", hold);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", hold);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);
  return over;
}

/** @param {{ offers: GameOffer[], nickname: string }} props */
export function OpenRecord({ offers, nickname }) {
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState(/** @type {Problem | null} */ (null));
  const [found, setFound] = useState(/** @type {Found | null} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const help = useId();
  /** @param {File} file */
  const read = async (file) => {
    if (reading || found) return;
    setReading(true);
    setProblem(null);
    try {
      const record = await textOf(file);
      const told = /** @type {RecordTold} */ (await post(address("/api/records", { language: language() }), { record }));
      setFound({ name: file.name, record, told });
    } catch (refused) {
      setProblem(problemOf(refused));
    }
    setReading(false);
  };
  const over = useDropped((file) => void read(file));
  const choose = (/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
    const file = currentTarget.files?.[0];
    if (file) void read(file);
    currentTarget.value = ""; // the same file may be chosen again, once it is mended
  };
  const offer = offers.find((it) => it.name === found?.told.game);
  return html`<section class="panel opening" aria-labelledby="opening">
    <header class="panel-head"><h2 id="opening">${say("opening-heading")}</h2></header>
    <div class=${`drop-here ${over ? "over" : ""}`}>
      <button
        type="button"
        class="button"
        aria-busy=${reading}
        aria-describedby=${help}
        disabled=${reading}
        onClick=${() => input.current?.click()}
      >
        <${Icon} name="share" />${say(reading ? "opening-reading" : "opening")}
      </button>
      <input ref=${input} type="file" hidden accept=${ENDINGS} onChange=${choose} />
      <p class="help" id=${help}>${say("opening-help")}</p>
    </div>
    ${problem && html`<${Wrong} problem=${problem} />`}
    ${found &&
    offer &&
    html`<${Opened} found=${found} offer=${offer} nickname=${nickname} onClose=${() => setFound(null)} />`}
  </section>`;
}

/** @param {{ problem: Problem }} props */
function Wrong({ problem }) {
  return html`<div class="notice" role="alert">
    <p>${problem.words}</p>
    ${problem.reason && html`<p class="help">${problem.reason}</p>`}
  </div>`;
}

/** What was found in the file, and what to do with it. */
/** @param {{ found: Found, offer: GameOffer, nickname: string, onClose: () => void }} props */
function Opened({ found, offer, nickname, onClose }) {
  const { name, record, told } = found;
  const here = { ...offer, seats: told.seats };
  const [seats, setSeats] = useState(() => (told.by_hand ? told.seats.map(() => "here") : usualSeats(here)));
  const make = /** @type {(wish: import("./starting.js").Wish) => Promise<Created>} */ (
    (wish) => post(address("/api/records/match", { language: language() }), { record, nickname, seats: wish.seats })
  );
  const { busy, problem, created, start } = useStarter(make);
  const watch = () =>
    start("watch", { seats: told.seats.map(() => ({ kind: "here" })) }, (match) => {
      keepWatched(match);
      return "?replay";
    });
  /** @param {SubmitEvent} event */
  const playOn = (event) => {
    event.preventDefault();
    start("play", { seats: seats.map(newSeat) });
  };
  if (created) return html`<${Invitations} game=${here.title} seats=${here.seats} created=${created} />`;
  return html`<${Dialog} title=${told.title} onClose=${onClose}>
    <p class="help opening-file">${name}</p>
    <p>${sideBySide([told.scenario, told.moment, told.finished ? told.result : say("opening-unfinished")])}</p>
    ${told.habits.length > 0 && html`<${Habits} habits=${told.habits} />`}
    <button
      type="button"
      class=${`button ${told.finished ? "first" : ""}`}
      data-first
      aria-busy=${busy === "watch"}
      disabled=${busy !== ""}
      onClick=${watch}
    >
      <${Icon} name="play" />${say("opening-watch")}
    </button>
    ${!told.finished &&
    html`<form class="opening-play" onSubmit=${playOn}>
      <p class="help">${say(told.by_hand ? "opening-by-hand" : "opening-play-help")}</p>
      ${!told.by_hand && html`<${Seats} offer=${here} value=${seats} onChange=${setSeats} />`}
      <button type="submit" class="button first" aria-busy=${busy === "play"} disabled=${busy !== ""}>
        ${say("opening-play")}
      </button>
    </form>`}
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  <//>`;
}

/** In which ways the log of another program tells it otherwise; they have no words but the importer's own. */
/** @param {{ habits: import("./types").Habit[] }} props */
function Habits({ habits }) {
  return html`<details class="habits">
    <summary>${say("opening-habits")}</summary>
    <ul class="help">
      ${habits.map(({ text, times }) => html`<li key=${text}>${text} (${times}×)</li>`)}
    </ul>
  </details>`;
}
