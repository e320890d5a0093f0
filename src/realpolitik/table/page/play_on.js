/** Playing on from a moment of a game that was played: as two at one screen, against a bot, with a friend. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { get, post } from "./api.js";
import { newSeat, Seats, usualSeats } from "./choices.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { Invitations, inWords, useStarter } from "./starting.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").Created} Created */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").Screen} Screen */

/** Whether the game may be played on from a moment: it is over, or all seats of it are one's own. @param {Screen} now */
function mayPlayOn(now) {
  return !now.pinned && (now.result !== null || now.seats.every((it) => it.mine && it.kind === "person"));
}

/** @param {{ now: Screen, at: number }} props */
export function PlayOn({ now, at }) {
  const [asking, setAsking] = useState(false);
  if (!mayPlayOn(now) || (now.result !== null && at >= now.moment.of)) return null;
  return html`<button type="button" class="button play-on" title=${say("play-on")} onClick=${() => setAsking(true)}>
      <${Icon} name="branch" /><span>${say("play-on")}</span>
    </button>
    ${asking && html`<${Choosing} now=${now} at=${at} onClose=${() => setAsking(false)} />`}`;
}

/** @param {{ now: Screen, at: number, onClose: () => void }} props */
function Choosing({ now, at, onClose }) {
  const [offer, setOffer] = useState(/** @type {GameOffer | null} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => {
    /** @type {Promise<GameOffer[]>} */ (get("/api/games", { language: language() })).then(
      (offers) => setOffer(offers.find((it) => it.name === now.game) ?? null),
      (refused) => setProblem(inWords(refused)),
    );
  }, []);
  return html`<${Dialog} title=${say("play-on")} onClose=${onClose}>
    <p>${say("play-on-help", { at, of: now.moment.of })}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${offer && html`<${Sitting} now=${now} at=${at} offer=${offer} />`}
  <//>`;
}

/** @param {{ now: Screen, at: number, offer: GameOffer }} props */
function Sitting({ now, at, offer }) {
  const here = { ...offer, seats: now.seats };
  const byHand = now.by_hand !== null;
  const [seats, setSeats] = useState(() => (byHand ? now.seats.map(() => "here") : usualSeats(here)));
  const make = /** @type {(wish: import("./starting.js").Wish) => Promise<Created>} */ (
    (wish) => post(`/api/matches/${now.match}/branch`, { at, seats: wish.seats })
  );
  const { busy, problem, created, start } = useStarter(make);
  /** @param {SubmitEvent} event */
  const begin = (event) => {
    event.preventDefault();
    start("play", { seats: seats.map(newSeat) });
  };
  if (created) return html`<${Invitations} game=${offer.title} seats=${now.seats} created=${created} />`;
  return html`<form class="play-on-form" onSubmit=${begin}>
    ${byHand ? html`<p class="help">${say("opening-by-hand")}</p>` : html`<${Seats} offer=${here} value=${seats} onChange=${setSeats} />`}
    <button type="submit" class="button first" aria-busy=${busy !== ""} disabled=${busy !== ""}>${say("opening-play")}</button>
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  </form>`;
}
