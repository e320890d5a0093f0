/** Playing again: the same set-up, the same seats, another match. */

import { html, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { get, post, Refused } from "./api.js";
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
 * Makes the new match. The seats of others are kept for them: they are told of it where the old one ended. There are
 * invitations too, for whoever does not look there.
 *
 * @param {Screen} screen
 * @param {number} turned by how many places everybody moves on
 * @returns {Promise<string>} its id
 */
async function beginAgain({ match, seats, by_hand: byHand, summary, clock }, turned) {
  const record = await get(`/api/matches/${match}/record`);
  const { game, scenario, options, chance } =
    /** @type {Pick<NewMatch, "game" | "scenario" | "options"> & { chance: import("./types").RealTable }} */ (record);
  const { cards = false, unknown = [] } = chance;
  const nickname = seats.find((seat) => seat.mine)?.nickname ?? "";
  const again = byHand ? { by_hand: { cards, unknown } } : {};
  const guided = summary !== null;
  const seated = movedOn(seats.map(likewise), turned);
  const wish = { game, scenario, options, nickname, seats: seated, guided, pace: paceOf(clock), ...again };
  const made = /** @type {Created} */ (await post("/api/matches", wish));
  for (const { seat, key } of made.invites) keepInvite(made.match, seat, key);
  if (made.invites.length) await post(`/api/matches/${match}/again`, { match: made.match, turned });
  return made.match;
}

/** @param {Screen} screen @returns {Promise<string>} the match in which these players go on */
async function follow({ match, seat }) {
  const claimed = /** @type {import("./types").Claimed} */ (await post(`/api/matches/${match}/follow`, { seat }));
  return claimed.match;
}

/** As fast as before. @param {Screen["clock"]} clock @returns {NewMatch["pace"]} */
function paceOf(clock) {
  if (!clock) return null;
  const { kind, minutes, increment, days, out } = clock;
  return { kind, minutes, increment, days, out };
}

/** Everybody moves on by so many places: two exchange their sides. @template T @param {T[]} seats @param {number} turned */
function movedOn(seats, turned) {
  return seats.map((_, place) => /** @type {T} */ (seats[(place - turned + seats.length) % seats.length]));
}

/**
 * At a table of more than two everybody has another side each time. Where the others have begun already, one goes there.
 *
 * @param {{ screen: Screen }} props
 */
export function Rematch({ screen }) {
  const [gone, setGone] = useState(false); // somebody has deleted it
  const onFollow = () => {
    return follow(screen).catch((problem) => {
      setGone(problem instanceof Refused && problem.code === "unknown");
      throw problem;
    });
  };
  if (screen.again && !(gone && mayAskForRematch(screen))) return html`<${Again} go=${onFollow} first words=${say("go-on")} help=${say("go-on.help")} />`;
  if (!mayAskForRematch(screen)) return null;
  const turned = screen.seats.length > 2 ? 1 : 0;
  return html`<${Again} go=${() => beginAgain(screen, turned)} words=${say("rematch")} help=${say("rematch.help")} />`;
}

/** The same with the sides exchanged, for whoever is learning. @param {{ screen: Screen }} props */
export function OtherSide({ screen }) {
  return html`<${Again} go=${() => beginAgain(screen, 1)} words=${say("other-side")} help=${say("other-side.help")} />`;
}

/** @param {{ go: () => Promise<string>, words: string, help: string, first?: boolean }} props */
function Again({ go, words, help, first = false }) {
  const [state, setState] = useState(/** @type {"" | "busy" | { problem: string }} */ (""));
  const begin = async () => {
    setState("busy");
    try {
      location.assign(`/match/${await go()}`);
    } catch (problem) {
      setState({ problem: inWords(problem) });
    }
  };
  const busy = state === "busy";
  return html`<button type="button" class=${`button${first ? " first" : ""}`} disabled=${busy} title=${help} onClick=${begin}>
      ${words}
    </button>
    ${typeof state === "object" && html`<p class="notice grave" role="alert">${state.problem}</p>`}`;
}
