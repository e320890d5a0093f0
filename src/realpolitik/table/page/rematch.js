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
 * @param {NewSeat[]} seated who is to sit where
 * @returns {Promise<string>} its id
 */
async function beginAgain({ match, seats, by_hand: byHand, summary, clock }, seated) {
  const record = await get(`/api/matches/${match}/record`);
  const { game, scenario, options, chance } =
    /** @type {Pick<NewMatch, "game" | "scenario" | "options"> & { chance: import("./types").RealTable }} */ (record);
  const { cards = false, unknown = [] } = chance;
  const nickname = seats.find((seat) => seat.mine)?.nickname ?? "";
  const again = byHand ? { by_hand: { cards, unknown } } : {};
  const guided = summary !== null;
  const wish = { game, scenario, options, nickname, seats: seated, guided, pace: paceOf(clock), ...again };
  const made = /** @type {Created} */ (await post("/api/matches", wish));
  for (const { seat, key } of made.invites) keepInvite(made.match, seat, key);
  return made.match;
}

/** As fast as before. @param {Screen["clock"]} clock @returns {NewMatch["pace"]} */
function paceOf(clock) {
  if (!clock) return null;
  const { kind, minutes, increment, days, out } = clock;
  return { kind, minutes, increment, days, out };
}

/** Everybody moves one seat on: two exchange their sides. @template T @param {T[]} seats @returns {T[]} */
function rotated(seats) {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/** At a table of more than two everybody has another side each time. @param {{ screen: Screen }} props */
export function Rematch({ screen }) {
  const seats = screen.seats.map(likewise);
  return html`<${Again} screen=${screen} seated=${seats.length > 2 ? rotated(seats) : seats} message="rematch" />`;
}

/** The same with the sides exchanged, for whoever is learning. @param {{ screen: Screen }} props */
export function OtherSide({ screen }) {
  return html`<${Again} screen=${screen} seated=${rotated(screen.seats.map(likewise))} message="other-side" />`;
}

/** @param {{ screen: Screen, seated: NewSeat[], message: "rematch" | "other-side" }} props */
function Again({ screen, seated, message }) {
  const [state, setState] = useState(/** @type {"" | "busy" | { problem: string }} */ (""));
  const begin = async () => {
    setState("busy");
    try {
      location.assign(`/match/${await beginAgain(screen, seated)}`);
    } catch (problem) {
      setState({ problem: inWords(problem) });
    }
  };
  const busy = state === "busy";
  const help = say(message === "rematch" ? "rematch.help" : "other-side.help");
  return html`<button type="button" class="button" disabled=${busy} title=${help} onClick=${begin}>
      ${say(message === "rematch" ? "rematch" : "other-side")}
    </button>
    ${typeof state === "object" && html`<p class="notice grave" role="alert">${state.problem}</p>`}`;
}
