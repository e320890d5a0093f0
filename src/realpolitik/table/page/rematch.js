/** Playing again: the same set-up, the same seats, another match. */

import { html, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { get, post } from "./api.js";
import { keepInvite } from "./invitations.js";
import { say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Created} Created */
/** @typedef {import("./types").NewMatch} NewMatch */
/** @typedef {import("./types").NewSeat} NewSeat */
/** @typedef {import("./types").Screen} Screen */

/** Whoever brought these players together may do so again. @param {Screen} screen */
export function mayAskForRematch({ host, seats }) {
  const people = seats.filter((seat) => seat.kind === "person");
  return host || (people.length > 0 && people.every((seat) => seat.mine));
}

/** @param {AtTable} seat @returns {NewSeat} */
function likewise({ kind, bot, mine }) {
  if (kind === "bot") return { kind: "bot", bot };
  return { kind: mine ? "here" : "invite" };
}

/**
 * Makes the new match; whoever sat here by a link gets a new one.
 *
 * @param {Screen} screen
 * @returns {Promise<string>} its id
 */
async function beginAgain({ match, seats, by_hand: byHand }) {
  const record = await get(`/api/matches/${match}/record`);
  const { game, scenario, options, chance } =
    /** @type {Pick<NewMatch, "game" | "scenario" | "options"> & { chance: import("./types").RealTable }} */ (record);
  const { cards = false, unknown = [] } = chance;
  const nickname = seats.find((seat) => seat.mine)?.nickname ?? "";
  const again = byHand ? { by_hand: { cards, unknown } } : {};
  const wish = { game, scenario, options, nickname, seats: seats.map(likewise), ...again };
  const made = /** @type {Created} */ (await post("/api/matches", wish));
  for (const { seat, key } of made.invites) keepInvite(made.match, seat, key);
  return made.match;
}

/** @param {{ screen: Screen }} props */
export function Rematch({ screen }) {
  const [state, setState] = useState(/** @type {"" | "busy" | { problem: string }} */ (""));
  const begin = async () => {
    setState("busy");
    try {
      location.assign(`/match/${await beginAgain(screen)}`);
    } catch (problem) {
      setState({ problem: inWords(problem) });
    }
  };
  const busy = state === "busy";
  return html`<button type="button" class="button" disabled=${busy} title=${say("rematch.help")} onClick=${begin}>
      ${say("rematch")}
    </button>
    ${typeof state === "object" && html`<p class="notice grave" role="alert">${state.problem}</p>`}`;
}
