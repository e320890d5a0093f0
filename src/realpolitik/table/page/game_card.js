/** A game in the lobby: its board in small, a seat against a bot by one click, and every other way to begin. */

import { html, useId, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { Choices, seatsWith, solitaireOf, usualBot } from "./choices.js";
import { Dialog } from "./dialog.js";
import { SideSign } from "./marks.js";
import { BoardPicture } from "./pictures.js";
import { Invitations, seatsAround, useStarter, WithOthers } from "./starting.js";
import { seatsAt, Tables, tableWith, usualTable } from "./tables.js";
import { keep, kept } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./choices.js").Chosen} Chosen */
/** @typedef {import("./starting.js").Starter} Starter */
/** @typedef {import("./starting.js").Wish} Wish */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").SeatingOffer} SeatingOffer */

/** @param {{ offer: GameOffer, nickname: string, mayOpen: boolean }} props `mayOpen`: whether anybody may be let in */
export function GameCard({ offer, nickname, mayOpen }) {
  const starter = useStarter((wish) => post("/api/matches", { game: offer.name, nickname, ...wish }));
  const [asked, setAsked] = useState(/** @type {"" | "friend" | "anybody" | "choices"} */ (""));
  const [choices, setChoices] = useState(/** @type {Chosen | null} */ (null)); // they outlast their window
  const [chosen, setTable] = useState(/** @type {SeatingOffer | null} */ (null));
  const table = chosen ?? usualTable(offer);
  const { busy, problem, created, start } = starter;
  const heading = useId();
  const close = () => setAsked("");
  return html`<article class="panel game" aria-labelledby=${heading}>
    <${BoardPicture} game=${offer.name} />
    <header class="game-head">
      <h2 id=${heading}>${offer.title}</h2>
      <p>${offer.length}</p>
    </header>
    <div class="game-ways">
      ${table.seats.length > 1 && offer.bots[0] && html`<${AgainstBot} offer=${offer} table=${table} starter=${starter} onTable=${setTable} />`}
      <${OtherWays} offer=${offer} table=${table} starter=${starter} mayOpen=${mayOpen} onAsk=${setAsked} />
    </div>
    ${problem && !asked && html`<p class="notice" role="alert">${problem.words}</p>`}
    ${asked === "choices" &&
    !created &&
    html`<${Dialog} wide title=${say("lobby-more-of", { game: offer.title })} onClose=${close}>
      <${Choices}
        offer=${offer}
        value=${choices}
        busy=${busy === "choices"}
        problem=${problem?.what === "choices" ? problem.words : ""}
        onChange=${setChoices}
        onStart=${(/** @type {Wish} */ wish) => {
          const options = wish.options ?? {};
          setTable({ options, seats: seatsWith(offer, options) });
          start("choices", wish);
        }}
      />
    <//>`}
    ${(asked === "friend" || asked === "anybody") &&
    !created &&
    html`<${WithOthers}
      offer=${offer}
      table=${table}
      starter=${starter}
      anybody=${asked === "anybody"}
      onTable=${setTable}
      onClose=${close}
    />`}
    ${created && html`<${Invitations} game=${offer.title} seats=${table.seats} created=${created} />`}
  </article>`;
}

/**
 * The first thing on the page: a seat, and a bot in the others; the one that was played against last, or the usual one.
 *
 * @param {{ offer: GameOffer, table: SeatingOffer, starter: Starter, onTable: (table: SeatingOffer) => void }} props
 */
function AgainstBot({ offer, table, starter, onTable }) {
  const remembered = `opponent.${offer.name}`;
  const [chosen, choose] = useState(() => kept(remembered));
  const bot = offer.bots.find(({ name }) => name === chosen) ?? usualBot(offer);
  const heading = useId();
  const opponents = useId();
  const help = useId();
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
        title=${bot.help}
        aria-describedby=${help}
        value=${bot.name}
        onChange=${(/** @type {Event & { currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
          keep(remembered, currentTarget.value);
          choose(currentTarget.value);
        }}
      >
        ${offer.bots.map(({ name, title }) => html`<option key=${name} value=${name} selected=${name === bot.name}>${title}</option>`)}
      </select>
    </h3>
    <${Tables} offer=${offer} value=${table} onChange=${onTable} />
    <div class=${`sides ${playable.length > 2 ? "many" : ""}`}>
      ${playable.map((seat) => {
        const what = `bot-${seat.name}`;
        const words = playable.length > 2 ? seat.title : say("lobby-as", { seat: seat.title });
        return html`<button
          key=${seat.name}
          type="button"
          class=${`button side side-${seat.name}`}
          aria-label=${say("lobby-against-as", { game: offer.title, bot: bot.title, seat: seat.title })}
          aria-busy=${starter.busy === what}
          disabled=${starter.busy !== ""}
          onClick=${() => begin(what, seat.name)}
        >
          <${SideSign} side=${seat.name} />${starter.busy === what ? say("lobby-starting") : words}
        </button>`;
      })}
    </div>
    <p class="help" id=${help} hidden=${playable.length > 2}>${bot.help}</p>
  </section>`;
}

/**
 * With others or alone, with other rules; and what the rules are.
 *
 * @param {{
 *   offer: GameOffer, table: SeatingOffer, starter: Starter, mayOpen: boolean,
 *   onAsk: (what: "friend" | "anybody" | "choices") => void,
 * }} props
 */
function OtherWays({ offer, table, starter, mayOpen, onAsk }) {
  const { busy, start } = starter;
  const { length: seats } = table.seats;
  const alone = solitaireOf(offer);
  const hotSeat = { options: table.options, seats: table.seats.map(() => /** @type {const} */ ({ kind: "here" })) };
  /** @type {Omit<WayProps, "busy">[]} */
  const ways = [];
  if (seats > 1) {
    ways.push(
      { what: "friend", seats, help: say("lobby-friend-help", { seats }), onClick: () => onAsk("friend") },
      { what: "hot-seat", seats, help: say("lobby-hot-seat-help"), onClick: () => start("hot-seat", hotSeat) },
    );
    if (mayOpen) ways.push({ what: "anybody", seats, help: say("lobby-anybody-help"), onClick: () => onAsk("anybody") });
  }
  if (alone) {
    const begin = () => start("alone", { seats: [{ kind: "here" }], options: alone.options });
    ways.push({ what: "alone", seats, help: alone.help, onClick: begin });
  }
  return html`<div class="other-ways">
    ${ways.map((way) => html`<${Way} key=${way.what} ...${way} busy=${busy} />`)}
    <button type="button" class="way more" aria-haspopup="dialog" disabled=${busy !== ""} onClick=${() => onAsk("choices")}>
      ${say("lobby-more")}
    </button>
    <a class="way" href=${`/rules/${offer.name}`}>${say("lobby-rules")}</a>
  </div>`;
}

/** @typedef {{ what: string, seats: number, help: string, busy: string, onClick: () => void }} WayProps `busy`: with what */

/** In a word; whoever rests on it or has it read aloud is told the rest. @param {WayProps} props */
function Way({ what, seats, help, busy, onClick }) {
  return html`<button
    type="button"
    class="way"
    title=${help}
    aria-label=${say(`lobby-${what}`, { seats })}
    aria-busy=${busy === what}
    disabled=${busy !== ""}
    onClick=${onClick}
  >
    ${busy === what ? say("lobby-starting") : say(`lobby-${what}.short`, { seats })}
  </button>`;
}
