/** Ending a game that its rules would let go on: to give it up, or to offer a draw. */

import { html, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { post, postSurely, requestId } from "./api.js";
import { say } from "./words.js";

/** @typedef {import("./types").Screen} Screen */

/** In the menu, for who plays. @param {{ screen: Screen, onDone: () => void }} props */
export function EndTheGame({ screen, onDone }) {
  const [state, setState] = useState("");
  if (!screen.resign) return null;
  /** @param {() => Promise<unknown>} send */
  const tried = async (send) => {
    try {
      await send();
      onDone();
    } catch (problem) {
      setState(inWords(problem));
    }
  };
  const { match, seat, version } = screen;
  return html`<fieldset class="links">
    <legend class="overline">${say("end-the-game")}</legend>
    ${screen.draw &&
    html`<div class="shared-link">
      <button
        type="button"
        class="button"
        title=${say("draw-offer.help")}
        onClick=${() => tried(() => post(`/api/matches/${match}/draw`, { seat, version }))}
      >
        ${say("draw-offer")}
      </button>
    </div>`}
    <${Resign} screen=${screen} tried=${tried} />
    <span role="status">${state}</span>
  </fieldset>`;
}

/** Asked once before it is done. @param {{ screen: Screen, tried: (send: () => Promise<unknown>) => void }} props */
function Resign({ screen, tried }) {
  const [asked, setAsked] = useState(false);
  const [request] = useState(requestId);
  const { match, seat, version, resign, rated } = screen;
  const give = async () => {
    await postSurely(`/api/matches/${match}/resign`, { seat, version, request });
    if (resign === "bot") location.assign(`/match/${match}`); // the seat is a bot's now: one may watch
  };
  return html`<div class="shared-link">
    <button type="button" class="button" aria-expanded=${asked} onClick=${() => setAsked(!asked)}>
      ${say("resign")}
    </button>
    ${asked &&
    html`<span>${say(resign !== "bot" ? "resign.help" : rated === "yes" ? "resign-to-bot.rated" : "resign-to-bot")}</span>
      <button type="button" class="button grave" onClick=${() => tried(give)}>${say("resign-sure")}</button>`}
  </div>`;
}
