/** A big screen that nobody touches: which game it follows. Where there is none of one's own, bots play one for it. */

import { html, useId, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { usualBot } from "./choices.js";
import { inWords } from "./starting.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").MatchSummary} MatchSummary */

const BOTS = "bots:"; // before the name of a game, among the matches

/** Bots in all seats: the usual one where it plays there. @param {GameOffer} offer */
function seatsOfBots(offer) {
  const first = usualBot(offer);
  return offer.seats.map(({ name }) => {
    const found = first?.seats.includes(name) ? first : offer.bots.find((bot) => bot.seats.includes(name));
    return { kind: "bot", bot: found?.name ?? "" };
  });
}

/** @param {{ offers: GameOffer[], running: MatchSummary[], nickname: string }} props */
export function OnTheWall({ offers, running, nickname }) {
  const heading = useId();
  const [chosen, setChosen] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const played = offers.filter((offer) => offer.bots.length > 0);
  const usual = running[0]?.match ?? (played[0] ? BOTS + played[0].name : "");
  const value = chosen || usual;
  if (!usual) return null;
  /** @param {SubmitEvent} event */
  const open = async (event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      const offer = played.find(({ name }) => BOTS + name === value);
      const wish = offer && { game: offer.name, nickname, seats: seatsOfBots(offer) };
      const made = wish ? /** @type {import("./types").Created} */ (await post("/api/matches", wish)).match : value;
      location.assign(`/match/${made}?tv`);
    } catch (refused) {
      setProblem(inWords(refused));
    }
    setBusy(false);
  };
  return html`<form class="panel on-the-wall" aria-labelledby=${heading} onSubmit=${open}>
    <header class="panel-head"><h2 id=${heading}>${say("wall")}</h2></header>
    <p class="help">${say("wall.help")}</p>
    <div class="row">
      <select
        class="input"
        aria-label=${say("wall-which")}
        value=${value}
        onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) => setChosen(currentTarget.value)}
      >
        ${running.length > 0 &&
        html`<optgroup label=${say("lobby-running")}>
          ${running.map(({ match, title, moment }) => html`<option key=${match} value=${match}>${[title, moment].filter(Boolean).join(" · ")}</option>`)}
        </optgroup>`}
        <optgroup label=${say("wall-bots")}>
          ${played.map(({ name, title }) => html`<option key=${name} value=${BOTS + name}>${title}</option>`)}
        </optgroup>
      </select>
      <button type="submit" class="button" aria-busy=${busy} disabled=${busy}>${say(busy ? "lobby-starting" : "wall-open")}</button>
    </div>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
  </form>`;
}
