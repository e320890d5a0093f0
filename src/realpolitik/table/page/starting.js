/** Starting a game: one click against a bot, two at this screen, a friend by link, or anything else by choice. */

import { html, useEffect, useId, useState } from "./vendor/preact.js";
import { post, Refused } from "./api.js";
import { Choices, seatsWith, solitaireOf } from "./choices.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { InviteLink, keepInvite } from "./invitations.js";
import { seatsAt, Tables, tableWith, usualTable } from "./tables.js";
import { say } from "./words.js";

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
      if (made.invites.length) {
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

/** @param {{ offer: GameOffer, nickname: string }} props */
export function GameCard({ offer, nickname }) {
  const starter = useStarter((wish) => post("/api/matches", { game: offer.name, nickname, ...wish }));
  const [inviting, setInviting] = useState(false);
  const [unfolded, setUnfolded] = useState(false);
  const [chosen, setTable] = useState(/** @type {SeatingOffer | null} */ (null));
  const table = chosen ?? usualTable(offer);
  const { length: players } = table.seats;
  const { busy, problem, created, start } = starter;
  const heading = useId();
  const choices = useId();
  const alone = solitaireOf(offer);
  const several = players > 1;
  const hotSeat = { options: table.options, seats: table.seats.map(() => /** @type {const} */ ({ kind: "here" })) };
  return html`<article class=${`panel game ${unfolded ? "unfolded" : ""}`} aria-labelledby=${heading}>
    <header class="game-head">
      <h2 id=${heading}>${offer.title}</h2>
      <a class="button quiet" href=${`/rules/${offer.name}`}><${Icon} name="book" />${say("lobby-rules")}</a>
      <p>${offer.length}</p>
    </header>
    <div class="game-ways">
      <${Tables} offer=${offer} value=${table} onChange=${setTable} />
      ${several && offer.bots[0] && html`<${AgainstBot} offer=${offer} table=${table} starter=${starter} />`}
      <div class="game-others">
        ${alone &&
        html`<${Way}
          title=${say("lobby-alone")}
          help=${alone.help}
          busy=${busy === "alone"}
          disabled=${busy !== ""}
          onClick=${() => start("alone", { seats: [{ kind: "here" }], options: alone.options })}
        />`}
        ${several &&
        html`<${Way}
            title=${say("lobby-hot-seat", { seats: players })}
            help=${say("lobby-hot-seat-help")}
            busy=${busy === "hot-seat"}
            disabled=${busy !== ""}
            onClick=${() => start("hot-seat", hotSeat)}
          />
          <${Way}
            title=${say("lobby-friend", { seats: players })}
            help=${say("lobby-friend-help", { seats: players })}
            busy=${busy === "friend"}
            disabled=${busy !== ""}
            onClick=${() => setInviting(true)}
          />`}
      </div>
    </div>
    ${problem && problem.what !== "choices" && !inviting && html`<p class="notice" role="alert">${problem.words}</p>`}
    <button
      type="button"
      class="button quiet more"
      aria-expanded=${unfolded}
      aria-controls=${choices}
      onClick=${() => setUnfolded(!unfolded)}
    >
      <${Icon} name=${unfolded ? "up" : "down"} />${say("lobby-more")}
    </button>
    <div id=${choices} hidden=${!unfolded}>
      <${Choices}
        offer=${offer}
        busy=${busy === "choices"}
        problem=${problem?.what === "choices" ? problem.words : ""}
        onStart=${(/** @type {Wish} */ wish) => {
          const options = wish.options ?? {};
          setTable({ options, seats: seatsWith(offer, options) });
          start("choices", wish);
        }}
      />
    </div>
    ${inviting &&
    !created &&
    html`<${WithFriend} offer=${offer} table=${table} starter=${starter} onTable=${setTable} onClose=${() => setInviting(false)} />`}
    ${created && html`<${Invitations} game=${offer.title} seats=${table.seats} created=${created} />`}
  </article>`;
}

/** The first thing on the page: a seat, and the strongest bot in the others. */
/** @param {{ offer: GameOffer, table: SeatingOffer, starter: Starter }} props */
function AgainstBot({ offer, table, starter }) {
  const [bot] = offer.bots;
  const heading = useId();
  if (!bot) return null;
  const against = say("lobby-against", { bot: bot.title });
  const others = /** @type {const} */ ({ kind: "bot", bot: bot.name });
  const begin = (/** @type {string} */ what, /** @type {string} */ seat) => {
    const { options, seats } = tableWith(offer, table, seat);
    starter.start(what, { options, seats: seatsAround({ seats }, seats.findIndex(({ name }) => name === seat), others) });
  };
  return html`<section class="against" aria-labelledby=${heading}>
    <h3 id=${heading}>${against}</h3>
    <div class="sides">
      ${seatsAt(offer, table).map((seat) => {
        const what = `bot-${seat.name}`;
        return html`<button
          key=${seat.name}
          type="button"
          class=${`button side side-${seat.name}`}
          aria-label=${say("lobby-against-as", { game: offer.title, bot: bot.title, seat: seat.title })}
          aria-busy=${starter.busy === what}
          disabled=${starter.busy !== ""}
          onClick=${() => begin(what, seat.name)}
        >
          ${say(starter.busy === what ? "lobby-starting" : "lobby-as", { seat: seat.title })}
        </button>`;
      })}
    </div>
    <p class="help">${bot.help}</p>
  </section>`;
}

/** @param {{ title: string, help: string, busy: boolean, disabled: boolean, onClick: () => void }} props */
function Way({ title, help, busy, disabled, onClick }) {
  return html`<button type="button" class="button way" aria-busy=${busy} disabled=${disabled} onClick=${onClick}>
    <span>${busy ? say("lobby-starting") : title}</span>
    <span class="help">${help}</span>
  </button>`;
}

/** Which seat one takes oneself; links open the others. */
/**
 * @param {{
 *   offer: GameOffer, table: SeatingOffer, starter: Starter, onTable: (table: SeatingOffer) => void, onClose: () => void,
 * }} props
 */
function WithFriend({ offer, table, starter, onTable, onClose }) {
  const { busy, problem, start } = starter;
  const { options, seats } = table;
  return html`<${Dialog} title=${say("lobby-friend", { seats: seats.length })} onClose=${onClose}>
    <${Tables} offer=${offer} value=${table} onChange=${onTable} />
    <p>${say("lobby-friend-which", { seats: seats.length })}</p>
    <div class="sides">
      ${seats.map(
        (seat, number) => html`<button
          key=${seat.name}
          type="button"
          class=${`button side side-${seat.name}`}
          disabled=${busy !== ""}
          onClick=${() => start("friend", { options, seats: seatsAround(table, number, { kind: "invite" }) })}
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
