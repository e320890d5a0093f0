/** Starting a game: asking the server for it, inviting others to it, and what went wrong. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { Refused } from "./api.js";
import { Dialog } from "./dialog.js";
import { InviteLink, keepInvite } from "./invitations.js";
import { ChooseRated, rateable } from "./rated.js";
import { Tables } from "./tables.js";
import { TimeLimits } from "./time_limits.js";
import { say } from "./words.js";

/** @typedef {import("./vendor/preact.js").ComponentChildren} ComponentChildren */
/** @typedef {import("./types").Created} Created */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").NewMatch} NewMatch */
/** @typedef {import("./types").NewSeat} NewSeat */
/** @typedef {import("./types").SeatingOffer} SeatingOffer */
/** @typedef {import("./types").SeatOffer} SeatOffer */
/** @typedef {Omit<NewMatch, "game" | "nickname">} Wish what is to be played, and who sits where */

/**
 * @typedef {object} Starter
 * @property {string} busy what is being started, or nothing
 * @property {{ what: string, words: string } | null} problem why it could not be
 * @property {Created | null} created a game that still waits for those invited
 * @property {(what: string, wish: Wish, where?: (match: string) => string) => void} start `where`: what the address of
 *   the table is to say besides, `?replay`
 */

/** What went wrong, in words. @param {unknown} problem */
export function inWords(problem) {
  if (!(problem instanceof Refused)) return String(problem);
  if (problem.code === "offline" || problem.code === "broken") return say("lobby-problem-offline");
  if (problem.code === "too_many") return say("lobby-problem-too-many");
  return problem.message;
}

/** Goes to the table of a match. @param {string} match @param {string} where */
function open(match, where = "") {
  location.assign(`/match/${match}${where}`);
}

/** @param {(wish: Wish) => Promise<Created>} make asks the server for the match @returns {Starter} */
export function useStarter(make) {
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState(/** @type {Starter["problem"]} */ (null));
  const [created, setCreated] = useState(/** @type {Created | null} */ (null));

  useEffect(() => {
    // a browser may keep the page as it was left, and show it again when the player comes back from the table
    const back = (/** @type {PageTransitionEvent} */ event) => event.persisted && (setBusy(""), setCreated(null));
    addEventListener("pageshow", back);
    return () => removeEventListener("pageshow", back);
  }, []);

  /** @param {string} what @param {Wish} wish @param {(match: string) => string} where */
  const start = async (what, wish, where) => {
    if (busy) return;
    setBusy(what);
    setProblem(null);
    try {
      const made = await make(wish);
      for (const { seat, key } of made.invites) keepInvite(made.match, seat, key);
      if (made.invites.length && !wish.open) {
        setCreated(made);
        setBusy("");
      } else {
        open(made.match, where(made.match));
      }
    } catch (refused) {
      setProblem({ what, words: inWords(refused) });
      setBusy("");
    }
  };
  return { busy, problem, created, start: (what, wish, where = () => "") => void start(what, wish, where) };
}

/**
 * Everybody's place when one seat is taken here.
 *
 * @param {{ seats: unknown[] }} offer
 * @param {number} mine
 * @param {NewSeat} others
 * @returns {NewSeat[]}
 */
export function seatsAround(offer, mine, others) {
  return offer.seats.map((_, seat) => (seat === mine ? { kind: "here" } : others));
}

/**
 * Which seat one takes oneself; the others are for whoever has a link, or for anybody.
 *
 * @param {{
 *   offer: GameOffer, table: SeatingOffer, starter: Starter, anybody: boolean, onTable: (table: SeatingOffer) => void,
 *   onClose: () => void, children?: ComponentChildren,
 * }} props `children`: what is to be chosen before
 */
export function WithOthers({ offer, table, starter, anybody, onTable, onClose, children }) {
  const { busy, problem, start } = starter;
  const { options, seats } = table;
  const [pace, setPace] = useState(/** @type {import("./types").WantedPace | null} */ (null));
  const [rated, setRated] = useState(false);
  const [what, open] = anybody ? ["anybody", { open: true }] : ["friend", {}];
  const counted = rated && rateable(seats.length, pace) ? { rated: true } : {};
  const title = anybody ? say("lobby-anybody") : say("lobby-friend", { seats: seats.length });
  return html`<${Dialog} title=${title} onClose=${onClose}>
    <p class="help">${anybody ? say("lobby-anybody-help") : say("lobby-friend-help", { seats: seats.length })}</p>
    ${children}
    <${Tables} offer=${offer} value=${table} onChange=${onTable} />
    <${TimeLimits} seats=${seats.length} value=${pace} onChange=${setPace} />
    <${ChooseRated} seats=${seats.length} pace=${pace} value=${rated} onChange=${setRated} />
    <p>${anybody ? say("lobby-anybody-which") : say("lobby-friend-which", { seats: seats.length })}</p>
    <div class="sides">
      ${seats.map(
        (seat, number) => html`<button
          key=${seat.name}
          type="button"
          class=${`button side side-${seat.name}`}
          disabled=${busy !== ""}
          onClick=${() => start(what, { options, pace, ...open, ...counted, seats: seatsAround(table, number, { kind: "invite" }) })}
        >
          ${say("lobby-as", { seat: seat.title })}
        </button>`,
      )}
    </div>
    ${problem && html`<p class="notice" role="alert">${problem.words}</p>`}
  <//>`;
}

/** The game is there; the links to hand on, and the way in. */
/** @param {{ game: string, seats: SeatOffer[], created: Created }} props */
export function Invitations({ game, seats, created }) {
  const enter = () => open(created.match);
  return html`<${Dialog} title=${say("lobby-invite-title")} onClose=${enter}>
    <p>${say("lobby-invite-help", { links: created.invites.length })}</p>
    ${created.invites.map(
      ({ seat, key }) => html`<${InviteLink} key=${seat} game=${game} title=${seats[seat]?.title ?? ""} secret=${key} />`,
    )}
    <div class="row">
      <button type="button" class="button first" onClick=${enter}>${say("lobby-invite-enter")}</button>
      <span class="help">${say("lobby-invite-again")}</span>
    </div>
  <//>`;
}
