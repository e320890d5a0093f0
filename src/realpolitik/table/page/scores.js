/** Instruments of a game for several sides: the stage of the game, everybody's points in turn order, and majorities. */

import { html } from "./vendor/preact.js";
import { Frame, numberAt, sideName, Unfolding, valueAt } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { useCount } from "./motion.js";
import { ResourceSign } from "./resources.js";
import { useDesk } from "./sentence.js";
import { regionName } from "./slots_plate.js";
import { Was, wasAt } from "./was.js";
import { known, say, sideBySide } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Majority} Majority */
/** @typedef {import("./types").View} View */
/** @typedef {{ power: string, region: string, army: boolean, trade?: string }} Arrival */

/** @type {Record<string, string>} */
const MAJORITY_SIGNS = { money: "money", armies: "army", allies: "ally" };

/** @param {{ it: import("./types").StageInstrument, view: View }} props */
export function Stage({ it, view }) {
  const round = numberAt(view, it.value);
  const turn = numberAt(view, it.turn);
  const phase = String(valueAt(view, it.phase) ?? "");
  const where = sideBySide([
    say(`stage-${phase || "none"}`),
    ...(turn ? [say("stage-turn", { turn, turns: it.turns })] : []),
    ...(it.scoring.includes(round) ? [say("stage-scores")] : []),
  ]);
  return html`<${Frame} name=${it.name} kind="stage" aloud=${say("stage-aloud", { round, of: it.of, where })}>
    <b class="figure">${round}</b><span class="of">/${it.of}</span>
    <span class="where"><span>${where}</span></span>
  <//>`;
}

/** Those that are played, in turn order; before there is one, as the game has them. */
/** @param {View} view @param {string} path @param {Record<string, number>} scores */
function inOrder(view, path, scores) {
  const order = /** @type {(string | null)[]} */ (valueAt(view, path) ?? []);
  const placed = order.filter((side) => side !== null && side in scores).map(String);
  return [...placed, ...Object.keys(scores).filter((side) => !placed.includes(side))].map((side) => ({
    side,
    place: order.indexOf(side) + 1,
  }));
}

/** @param {{ it: import("./types").ScoresInstrument, view: View, before?: View | null }} props */
export function Scores({ it, view, before = null }) {
  const { book } = useDesk();
  const scores = /** @type {Record<string, number>} */ (valueAt(view, it.value) ?? {});
  const all = inOrder(view, it.order, scores);
  const aloud = all.map(({ side }) => `${sideName(book, side)} ${scores[side]}`).join(", ");
  return html`<${Frame} name=${it.name} kind="scores" aloud=${aloud}>
    ${all.map(
      ({ side, place }) => html`<${Score} key=${side} side=${side} place=${place} n=${scores[side] ?? 0} was=${wasAt(before, view, `${it.value}.${side}`)} mine=${view.you === side} />`,
    )}
  <//>`;
}

/** @param {{ side: string, place: number, n: number, was: number | null, mine: boolean }} props */
function Score({ side, place, n, was, mine }) {
  const { book } = useDesk();
  const shown = useCount(n);
  return html`<span class=${`score side-${side} ${mine ? "mine" : ""}`} title=${sideName(book, side)}>
    <${SideSign} side=${side} /><b>${String(shown).replace("-", "−")}</b><${Was} n=${was} />${place > 0 && html`<small>${place}</small>`}
  </span>`;
}

/** @param {Majority} majority @returns {string[]} who leads */
function leaders({ standing }) {
  const most = Math.max(0, ...standing.map(({ count }) => count));
  return standing.filter(({ count }) => count === most && count > 0).map(({ power }) => power);
}

/** @param {{ it: import("./types").MajoritiesInstrument, view: View }} props */
export function Majorities({ it, view }) {
  const { book } = useDesk();
  const all = /** @type {Record<string, Majority>} */ (valueAt(view, it.value) ?? {});
  const told = Object.entries(all).map(([name, majority]) => {
    const ahead = leaders(majority);
    return { name, majority, ahead, vp: majority.standing.find(({ power }) => power === ahead[0])?.vp ?? 0 };
  });
  const aloud = told
    .map(({ name, ahead, vp }) => `${book.names["majority"]?.[name] ?? name}: ${ahead.map((side) => sideName(book, side)).join(", ")} ${vp}`)
    .join("; ");
  const reading = told.map(
    ({ name, ahead, vp }) => html`<span key=${name} class="majority">
      <${ResourceSign} name=${MAJORITY_SIGNS[name] ?? "vp"} />
      ${ahead.map((side) => html`<${SideSign} key=${side} side=${side} />`)}<b>+${vp}</b>
    </span>`,
  );
  return html`<${Unfolding} name=${it.name} kind="majorities" aloud=${aloud} reading=${reading} label=${say(`instrument-${it.name}`)}>
    <table class="majority-table">
      <thead>
        <tr>
          <th></th>
          ${(view.powers ?? []).map((side) => html`<th key=${side} scope="col"><${SideSign} side=${side} /> ${sideName(book, side)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${told.map(
          ({ name, majority }) => html`<tr key=${name}>
            <th scope="row">${book.names["majority"]?.[name] ?? name} <small>${majority.places.join(" · ")}</small></th>
            ${(view.powers ?? []).map((side) => {
              const own = majority.standing.find(({ power }) => power === side);
              return html`<td key=${side}>${own ? `${own.count}${own.vp ? ` · +${own.vp}` : ""}` : "–"}</td>`;
            })}
          </tr>`,
        )}
      </tbody>
    </table>
  <//>`;
}

/** What powers that nobody plays will do at the end of the round. */
/** @param {{ it: import("./types").ArrivalsInstrument, view: View }} props */
export function Arrivals({ it, view }) {
  const { book } = useDesk();
  const deck = /** @type {{ open: string[] } | null | undefined} */ (valueAt(view, it.value));
  if (!deck?.open.length) return null;
  const seats = /** @type {Record<string, number>} */ (view["seats"] ?? {});
  const coming = deck.open.flatMap((card) => arrivalsOf(book, card).filter(({ power }) => !(power in seats)));
  if (!coming.length) return null;
  const aloud = coming.map((arrival) => arrivalTold(book, arrival)).join("; ");
  const rows = (/** @type {Arrival[]} */ some) => some.map((arrival, at) => html`<${ArrivalRow} key=${at} arrival=${arrival} />`);
  const reading = html`<span class="arrival-list">${rows(coming.slice(0, 4))}</span>`;
  return html`<${Unfolding} name=${it.name} kind="arrivals" aloud=${aloud} reading=${reading} label=${say(`instrument-${it.name}`)}>
    <div class="arrival-all">${rows(coming)}</div>
  <//>`;
}

/** What a card of random influence brings, row by row. @param {Book} book @param {string} card */
export function arrivalsOf(book, card) {
  return /** @type {Arrival[]} */ (book.components.cards[card]?.["rows"] ?? []);
}

/** @param {Book} book @param {Arrival} arrival */
function arrivalTold(book, { power, region, army, trade }) {
  const values = { power: sideName(book, power), region: regionName(book, region), army: army ? "yes" : "no" };
  const told = say("arrival", values);
  return trade ? `${told}, ${say("arrival-trade", { power: sideName(book, trade) })}` : told;
}

/** @param {{ arrival: Arrival }} props */
export function ArrivalRow({ arrival }) {
  const { book } = useDesk();
  const { power, region, army, trade } = arrival;
  const short = known(`short-${region}`) ? say(`short-${region}`) : (book.names["short"]?.[region] ?? regionName(book, region));
  return html`<span class="arrival" title=${arrivalTold(book, arrival)}>
    <${SideSign} side=${power} /><span>${short}</span>
    ${army && html`<${ResourceSign} name="army" />`}
    ${trade && html`<i class="side-ink"><${ResourceSign} name="money" /><${SideSign} side=${trade} /></i>`}
  </span>`;
}
