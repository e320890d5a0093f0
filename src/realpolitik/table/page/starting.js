/** Starting a game: one click against a bot, two at this screen, a friend by link, or anything else by choice. */

import { html, useEffect, useId, useState } from "./vendor/preact.js";
import { post, Refused } from "./api.js";
import { Choices, seatsWith, solitaireOf, usualBot } from "./choices.js";
import { Dialog } from "./dialog.js";
import { Icon } from "./icons.js";
import { InviteLink, keepInvite } from "./invitations.js";
import { ChooseRated, rateable } from "./rated.js";
import { TimeLimits } from "./time_limits.js";
import { seatsAt, Tables, tableWith, usualTable } from "./tables.js";
import { keep, kept } from "./theme.js";
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

/** @param {{ offer: GameOffer, nickname: string, mayOpen: boolean }} props `mayOpen`: whether anybody may be let in */
export function GameCard({ offer, nickname, mayOpen }) {
  const starter = useStarter((wish) => post("/api/matches", { game: offer.name, nickname, ...wish }));
  const [inviting, setInviting] = useState(/** @type {"" | "friend" | "anybody"} */ (""));
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
            onClick=${() => setInviting("friend")}
          />`}
        ${several &&
        mayOpen &&
        html`<${Way}
          title=${say("lobby-anybody")}
          help=${say("lobby-anybody-help")}
          busy=${busy === "anybody"}
          disabled=${busy !== ""}
          onClick=${() => setInviting("anybody")}
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
    html`<${WithFriend}
      offer=${offer}
      table=${table}
      starter=${starter}
      anybody=${inviting === "anybody"}
      onTable=${setTable}
      onClose=${() => setInviting("")}
    />`}
    ${created && html`<${Invitations} game=${offer.title} seats=${table.seats} created=${created} />`}
  </article>`;
}

/** The first thing on the page: a seat, and a bot in the others; the one that was played against last, or the usual one. */
/** @param {{ offer: GameOffer, table: SeatingOffer, starter: Starter }} props */
function AgainstBot({ offer, table, starter }) {
  const remembered = `opponent.${offer.name}`;
  const [chosen, choose] = useState(() => kept(remembered));
  const bot = offer.bots.find(({ name }) => name === chosen) ?? usualBot(offer);
  const heading = useId();
  const opponents = useId();
  if (!bot) return null;
  const others = /** @type {const} */ ({ kind: "bot", bot: bot.name });
  const begin = (/** @type {string} */ what, /** @type {string} */ seat) => {
    const { options, seats } = tableWith(offer, table, seat);
    starter.start(what, { options, seats: seatsAround({ seats }, seats.findIndex(({ name }) => name === seat), others) });
  };
  const sides = seatsAt(offer, table);
  const playable = sides.filter(({ name }) => sides.every((other) => other.name === name || bot.seats.includes(other.name)));
  return html`<section class="against" aria-labelledby=${heading}>
    <h3 id=${heading}>
      <label for=${opponents}>${say("lobby-against")}</label>
      <select
        id=${opponents}
        class="input"
        value=${bot.name}
        onChange=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
          keep(remembered, currentTarget.value);
          choose(currentTarget.value);
        }}
      >
        ${offer.bots.map(({ name, title }) => html`<option key=${name} value=${name} selected=${name === bot.name}>${title}</option>`)}
      </select>
    </h3>
    <div class="sides">
      ${playable.map((seat) => {
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

/** Which seat one takes oneself; the others are for whoever has a link, or for anybody. */
/**
 * @param {{
 *   offer: GameOffer, table: SeatingOffer, starter: Starter, anybody: boolean, onTable: (table: SeatingOffer) => void,
 *   onClose: () => void,
 * }} props
 */
function WithFriend({ offer, table, starter, anybody, onTable, onClose }) {
  const { busy, problem, start } = starter;
  const { options, seats } = table;
  const [pace, setPace] = useState(/** @type {import("./types").WantedPace | null} */ (null));
  const [rated, setRated] = useState(false);
  const [what, open] = anybody ? ["anybody", { open: true }] : ["friend", {}];
  const counted = rated && rateable(seats.length, pace) ? { rated: true } : {};
  const title = anybody ? say("lobby-anybody") : say("lobby-friend", { seats: seats.length });
  return html`<${Dialog} title=${title} onClose=${onClose}>
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
