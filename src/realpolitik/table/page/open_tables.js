/** Tables that are open to anybody: what is played there, how fast, with whom; and a seat, by one click. */

import { html, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { paceInWords } from "./dials.js";
import { SideSign } from "./marks.js";
import { ago } from "./my_games.js";
import { Rating } from "./rated.js";
import { inWords, useStarter, WithOthers } from "./starting.js";
import { usualTable } from "./tables.js";
import { say, sideBySide } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").OpenTable} OpenTable */
/** @typedef {import("./types").OpenTables} Told */
/** @typedef {import("./types").SeatingOffer} SeatingOffer */

/**
 * @param {{
 *   told: Told | null, offers: GameOffer[], nickname: string, page: number, onPage: (page: number) => void, onLook: () => void,
 * }} props `onLook`: asks the server again
 */
export function OpenTables({ told, offers, nickname, page, onPage, onLook }) {
  const [seeking, setSeeking] = useState(false);
  if (!told?.allowed) return null;
  const { tables, more } = told;
  const columns = ["game", "seats", "options", "pace", "out", "by"].map((column) => say(`open-tables-${column}`));
  return html`<section class="panel open-tables" aria-labelledby="open-tables">
    <header class="panel-head">
      <h2 id="open-tables">${say("open-tables")}</h2>
      <button type="button" class="way" aria-haspopup="dialog" onClick=${() => setSeeking(true)}>+ ${say("open-tables-open")}</button>
    </header>
    ${!tables.length && html`<p class="help">${say(page ? "open-tables-no-more" : "open-tables-none")}</p>`}
    ${tables.length > 0 &&
    html`<table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th key=${column} scope="col">${column}</th>`)}
          <th scope="col"><span class="only-read-aloud">${say("open-tables-sit-down")}</span></th>
        </tr>
      </thead>
      <tbody>
        ${tables.map(
          (table) => html`<${Row} key=${table.match} table=${table} offers=${offers} nickname=${nickname} onLook=${onLook} />`,
        )}
      </tbody>
    </table>`}
    ${(more || page > 0) &&
    html`<div class="row">
      <button type="button" class="button quiet" disabled=${page === 0} onClick=${() => onPage(page - 1)}>
        ${say("open-tables-newer")}
      </button>
      <button type="button" class="button quiet" disabled=${!more} onClick=${() => onPage(page + 1)}>
        ${say("open-tables-older")}
      </button>
    </div>`}
  </section>
  ${seeking && html`<${Seek} offers=${offers} nickname=${nickname} onClose=${() => setSeeking(false)} />`}`;
}

/** Opening a table of one's own: at which game, and then as at the game itself. */
/** @param {{ offers: GameOffer[], nickname: string, onClose: () => void }} props */
function Seek({ offers, nickname, onClose }) {
  const games = offers.filter((it) => it.seats.length > 1);
  const [name, setName] = useState(games[0]?.name ?? "");
  const [chosen, setTable] = useState(/** @type {SeatingOffer | null} */ (null));
  const starter = useStarter((wish) => post("/api/matches", { game: name, nickname, ...wish }));
  const offer = games.find((it) => it.name === name);
  if (!offer) return null;
  return html`<${WithOthers}
    offer=${offer}
    table=${chosen ?? usualTable(offer)}
    starter=${starter}
    anybody
    onTable=${setTable}
    onClose=${onClose}
  >
    <label class="field">
      <span>${say("open-tables-game")}</span>
      <select
        class="input"
        value=${name}
        onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) => {
          setName(currentTarget.value);
          setTable(null);
        }}
      >
        ${games.map((it) => html`<option key=${it.name} value=${it.name}>${it.title}</option>`)}
      </select>
    </label>
  <//>`;
}

/** @param {{ table: OpenTable, offers: GameOffer[], nickname: string, onLook: () => void }} props */
function Row({ table, offers, nickname, onLook }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const free = table.seats.filter((seat) => seat.kind === "person" && !seat.taken);
  /** @param {AtTable} seat */
  const sit = async (seat) => {
    setBusy(true);
    setProblem("");
    try {
      await post(`/api/matches/${table.match}/sit`, { seat: seat.seat, nickname });
      location.assign(`/match/${table.match}`);
    } catch (refused) {
      setProblem(inWords(refused));
      setBusy(false);
      onLook();
    }
  };
  const usual = offers.find((offer) => offer.name === table.game)?.scenarios[0]?.title;
  const counts = table.rated ? [say("rated-state", { state: "yes" })] : [];
  const details = [...counts, ...(table.scenario === usual ? [] : [table.scenario]), ...table.options];
  const here = table.seats.some((seat) => seat.kind === "person" && seat.online);
  const out = table.clock ? say(table.clock.out === "loss" && table.seats.length < 3 ? "clock-out-loss" : "clock-out-bot") : "";
  return html`<tr>
    <th scope="row">${table.title}</th>
    <td data-column=${say("open-tables-seats")}>
      ${free.map((seat) => html`<span key=${seat.seat} class=${`seat-chip side-${seat.name}`}><${SideSign} side=${seat.name} />${seat.title}</span>`)}
    </td>
    <td data-column=${say("open-tables-options")}>${details.length ? sideBySide(details) : say("open-tables-usual")}</td>
    <td data-column=${say("open-tables-pace")}>${paceInWords(table.clock)}</td>
    <td data-column=${say("open-tables-out")} class=${out ? "" : "empty"}>${out}</td>
    <td data-column=${say("open-tables-by")}>
      <span class="offered-by">
        <span class=${`presence ${here ? "online" : ""}`} role="img" aria-label=${say(here ? "seat-online" : "seat-away")}></span>
        ${table.host || say("lobby-somebody")}
        ${table.seats.map((seat) => html`<${Rating} key=${seat.seat} rating=${seat.rating} />`)}
      </span>
      <time class="help" datetime=${table.since}>${ago(table.since)}</time>
    </td>
    <td class="sit-down">
      ${table.mine
        ? html`<a class="button" href=${`/match/${table.match}`}>${say("open-tables-yours")}</a>`
        : free.map(
            (seat) => html`<button
              key=${seat.seat}
              type="button"
              class="button"
              disabled=${busy}
              aria-label=${say("open-tables-sit", { game: table.title, seat: seat.title })}
              onClick=${() => sit(seat)}
            >
              ${free.length > 1 ? say("lobby-as", { seat: seat.title }) : say("open-tables-sit-down")}
            </button>`,
          )}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    </td>
  </tr>`;
}
