/** Bearing with each other: blocking somebody, reporting a name or a line to the operator, and who may talk. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { get, post } from "./api.js";
import { Switch } from "./switch.js";
import { keep, kept } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Blocked} Blocked */
/** @typedef {import("./types").BlocksTold} BlocksTold */
/** @typedef {import("./types").ChatLine} ChatLine */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {{ seat: number } | { line: number }} Somebody */
/**
 * @typedef {{
 *   lines: ChatLine[], on: boolean, possible: boolean, setOn: (on: boolean) => void, hide: (lines: number[]) => void,
 * }} Talk
 */

/**
 * The chat as this player wants it: without those whom they have blocked, or not at all.
 *
 * @param {Screen} screen
 * @param {ChatLine[]} lines
 * @returns {Talk}
 */
export function useTalk(screen, lines) {
  const name = `quiet.${screen.match}`;
  const [quiet, setQuiet] = useState(kept(name) === "on");
  const [hidden, setHidden] = useState(/** @type {number[]} */ ([]));
  const possible = screen.chat !== "off";
  return {
    lines: lines.filter((line) => !hidden.includes(line.number)),
    on: possible && !quiet,
    possible,
    setOn: (on) => {
      keep(name, on ? "off" : "on");
      setQuiet(!on);
    },
    hide: (more) => setHidden((before) => [...before, ...more]),
  };
}

/** In the menu: everybody else at the table, and the chat. @param {{ screen: Screen, talk: Talk }} props */
export function Company({ screen, talk }) {
  const others = screen.seats.filter((it) => it.kind === "person" && it.taken && !it.mine);
  const mayHush = screen.host && talk.possible;
  return html`<fieldset class="links">
    <legend class="overline">${say("people")}</legend>
    ${talk.possible && html`<${Switch} on=${talk.on} words=${say("chat-for-me")} onChange=${talk.setOn} />`}
    ${mayHush && html`<${Quiet} screen=${screen} />`}
    ${others.map((seat) => {
      const shown = { match: screen.match, who: seat.nickname || seat.title, meant: { seat: seat.seat }, onHide: talk.hide };
      return html`<${AboutSomebody} key=${seat.seat} ...${shown} report=${say("people-report-name", { who: shown.who })} />`;
    })}
    <${Blocks} />
  </fieldset>`;
}

/** Whether those beside the table may talk, by the host. @param {{ screen: Screen }} props */
function Quiet({ screen }) {
  const [problem, setProblem] = useState("");
  const set = async (/** @type {boolean} */ quiet) => {
    try {
      await post(`/api/matches/${screen.match}/quiet`, { quiet });
      setProblem("");
    } catch (refused) {
      setProblem(inWords(refused));
    }
  };
  return html`<div>
    <${Switch} on=${screen.chat === "seats"} words=${say("people-quiet")} onChange=${set} />
    <span role="status">${problem}</span>
  </div>`;
}

/**
 * What can be done about somebody, or about what they said.
 *
 * @param {{ match: string, who: string, meant: Somebody, report: string, onHide: (lines: number[]) => void }} props
 *   `onHide`: lines that are not to be shown any more
 */
export function AboutSomebody({ match, who, meant, report, onHide }) {
  const [asked, setAsked] = useState(/** @type {"" | "block" | "report"} */ (""));
  const [state, setState] = useState("");
  /** @param {() => Promise<string>} send */
  const tried = async (send) => {
    try {
      setState(await send());
      setAsked("");
    } catch (problem) {
      setState(inWords(problem));
    }
  };
  const block = async () => {
    const { lines } = /** @type {Blocked} */ (await post(`/api/matches/${match}/block`, meant));
    onHide(lines);
    return say("people-blocked");
  };
  /** @param {string} reason */
  const tell = async (reason) => {
    await post(`/api/matches/${match}/complain`, { ...meant, reason });
    return say("people-reported");
  };
  /** @param {"block" | "report"} what */
  const toggle = (what) => setAsked(asked === what ? "" : what);
  return html`<div class="shared-link about-somebody">
    <button type="button" class="button" aria-expanded=${asked === "block"} onClick=${() => toggle("block")}>
      ${say("people-block", { who })}
    </button>
    <button type="button" class="button" aria-expanded=${asked === "report"} onClick=${() => toggle("report")}>${report}</button>
    ${asked === "block" &&
    html`<span>${say("people-block.help")}</span>
      <button type="button" class="button grave" onClick=${() => tried(block)}>${say("people-block-sure")}</button>`}
    ${asked === "report" && html`<${Reason} onSend=${(/** @type {string} */ reason) => void tried(() => tell(reason))} />`}
    <span role="status">${state}</span>
  </div>`;
}

/** Why the operator should look at it. @param {{ onSend: (reason: string) => void }} props */
function Reason({ onSend }) {
  const [text, setText] = useState("");
  return html`<form
    class="report-form"
    onSubmit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      if (text.trim()) onSend(text.trim());
    }}
  >
    <label class="field">
      <span>${say("people-report-why")}</span>
      <textarea
        class="input"
        rows="3"
        maxlength="500"
        value=${text}
        onInput=${(/** @type {{ currentTarget: HTMLTextAreaElement }} */ event) => setText(event.currentTarget.value)}
      ></textarea>
    </label>
    <button type="submit" class="button first" disabled=${!text.trim()}>${say("people-report-send")}</button>
  </form>`;
}

/** Whom this player has blocked, and the way back. */
function Blocks() {
  const [told, setTold] = useState(/** @type {BlocksTold} */ ({ blocks: [] }));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Promise<BlocksTold>} */ (get("/api/blocks")).then(setTold, () => undefined);
  }, []);
  /** @param {string} id */
  const end = async (id) => {
    try {
      setTold(/** @type {BlocksTold} */ (await post("/api/blocks/end", { id })));
    } catch (refused) {
      setProblem(inWords(refused));
    }
  };
  if (!told.blocks.length) return null;
  return html`<div class="blocks">
    <span class="links-help">${say("people-blocks")}</span>
    ${told.blocks.map(
      ({ id, nickname }) => html`<button key=${id} type="button" class="button quiet" onClick=${() => end(id)}>
        ${say("people-unblock", { who: nickname || say("somebody") })}
      </button>`,
    )}
    <span role="status">${problem}</span>
  </div>`;
}
