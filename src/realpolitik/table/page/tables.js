/** How many play, and which sides: where a game can be played at tables of several sizes. */

import { html, useId } from "./vendor/preact.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").SeatingOffer} SeatingOffer */

/** The tables for two and more; one alone plays against the rules. @param {GameOffer} offer */
function tablesOf(offer) {
  return offer.seatings.filter(({ seats }) => seats.length > 1);
}

/** As a rule. @param {GameOffer} offer @returns {SeatingOffer} */
export function usualTable(offer) {
  return { options: {}, seats: offer.seats };
}

/** The table with as many seats that has a certain one: the chosen table, if it does. */
/** @param {GameOffer} offer @param {SeatingOffer} chosen @param {string} seat @returns {SeatingOffer} */
export function tableWith(offer, chosen, seat) {
  const has = (/** @type {SeatingOffer} */ { seats }) => seats.some(({ name }) => name === seat);
  const alike = tablesOf(offer).filter(({ seats }) => seats.length === chosen.seats.length);
  return has(chosen) ? chosen : (alike.find(has) ?? chosen);
}

/** Every seat that some table of that size has. @param {GameOffer} offer @param {SeatingOffer} chosen */
export function seatsAt(offer, chosen) {
  const alike = tablesOf(offer).filter(({ seats }) => seats.length === chosen.seats.length);
  const all = new Map([...alike, chosen].flatMap(({ seats }) => seats.map((seat) => [seat.name, seat])));
  const order = [...new Set(offer.seatings.flatMap(({ seats }) => seats.map(({ name }) => name)))];
  return [...all.values()].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

/** @param {SeatingOffer} table */
function nameOf({ seats }) {
  return seats.map(({ title }) => title).join(" · ");
}

/** Nothing where there is only one. */
/** @param {{ offer: GameOffer, value: SeatingOffer, onChange: (table: SeatingOffer) => void }} props */
export function Tables({ offer, value, onChange }) {
  const size = useId();
  const tables = tablesOf(offer);
  const sizes = [...new Set(tables.map(({ seats }) => seats.length))].sort((one, other) => one - other);
  if (sizes.length < 2) return null;
  const alike = tables.filter(({ seats }) => seats.length === value.seats.length);
  return html`<div class="tables-to-choose">
    <div class="row">
      <span class="overline" aria-hidden="true">${say("lobby-players")}</span>
      <div class="one-of" role="radiogroup" aria-label=${say("lobby-players")}>
        ${sizes.map(
          (n) => html`<label key=${n}>
            <input
              type="radio"
              name=${size}
              checked=${n === value.seats.length}
              onChange=${() => onChange(tables.find(({ seats }) => seats.length === n) ?? value)}
            />
            <span>${n}</span>
          </label>`,
        )}
      </div>
    </div>
    ${alike.length > 1 &&
    html`<select
      class="input"
      aria-label=${say("lobby-who")}
      value=${nameOf(value)}
      onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) =>
        onChange(alike[currentTarget.selectedIndex] ?? value)}
    >
      ${alike.map((table) => html`<option key=${nameOf(table)} value=${nameOf(table)}>${nameOf(table)}</option>`)}
    </select>`}
  </div>`;
}
