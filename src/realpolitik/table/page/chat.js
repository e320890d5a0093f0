/** What people at the table say to each other. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { inWords } from "./answering.js";
import { Icon } from "./icons.js";
import { AboutSomebody } from "./people.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").ChatLine} ChatLine */
/** @typedef {import("./types").Screen} Screen */

const LONGEST = 500;

/** @param {{ screen: Screen, lines: ChatLine[], tell: (text: string) => void, hide: (lines: number[]) => void }} props */
export function Chat({ screen, lines, tell, hide }) {
  const [text, setText] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    try {
      await post(`/api/matches/${screen.match}/chat`, { seat: screen.seat, text: said });
    } catch (problem) {
      setText(said);
      tell(inWords(problem));
    }
  };
  return html`<div class="chat">
    <ol class="chat-lines" ref=${list} aria-live="polite" tabindex="0">
      ${lines.length === 0 && html`<li class="empty">${say("chat-empty")}</li>`}
      ${lines.map((line) => html`<${Line} key=${line.number} line=${line} screen=${screen} hide=${hide} />`)}
    </ol>
    ${screen.chat === "seats" && screen.seat === null
      ? html`<p class="chat-form empty">${say("chat-quiet")}</p>`
      : html`<form class="chat-form" onSubmit=${send}>
          <input
            class="input"
            value=${text}
            maxlength=${LONGEST}
            placeholder=${say("chat-placeholder")}
            aria-label=${say("chat-placeholder")}
            onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
          />
          <button type="submit" class="button" disabled=${!text.trim()}>${say("chat-send")}</button>
        </form>`}
  </div>`;
}

/** @param {{ line: ChatLine, screen: Screen, hide: (lines: number[]) => void }} props */
function Line({ line, screen, hide }) {
  const [asked, setAsked] = useState(false);
  const seat = screen.seats.find((it) => it.seat === line.seat);
  const when = new Date(line.said);
  const time = Number.isNaN(when.getTime())
    ? ""
    : when.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
  const who = line.nickname || seat?.title || say("somebody");
  const about = { match: screen.match, who, meant: { line: line.number }, report: say("people-report-line"), onHide: hide };
  return html`<li>
    <span class="chat-who">
      <b class=${seat ? `side-ink side-${seat.name}` : ""}>${who}</b>
      <span class="overline">${seat ? seat.title : say("watching")}</span>
      <time datetime=${line.said}>${time}</time>
      ${!line.mine &&
      html`<button
        type="button"
        class="button quiet icon chat-about"
        aria-expanded=${asked}
        aria-label=${say("people-about-line", { who })}
        onClick=${() => setAsked(!asked)}
      >
        <${Icon} name="more" />
      </button>`}
    </span>
    <p>${line.text}</p>
    ${asked && html`<${AboutSomebody} ...${about} />`}
  </li>`;
}
