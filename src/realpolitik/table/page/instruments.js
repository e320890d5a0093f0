/** The slim bar above the board: each game's own tracks, as instruments. The layout says which there are. */

import { html } from "./vendor/preact.js";
import { Bands } from "./bands.js";
import { Explained, Frame, leadTold, numberAt, pips, sideName, Unfolding, valueAt } from "./instrument_frame.js";
import { useCount } from "./motion.js";
import { Arrivals, Majorities, Scores, Stage } from "./scores.js";
import { RuleChip, useDesk } from "./sentence.js";
import { Goals, Plots, Relations } from "./war_on_terror.js";
import { Was, wasAt } from "./was.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {{ title: string, cards: string[] }} Pile */
/** @typedef {{ card: string, holder: string, up: boolean }} HeldFlag */
/** @typedef {{ operations: number, roll: number, first: number, second: number }} Box */

const KINDS = {
  clock: Clock,
  steps: Steps,
  balance: Balance,
  pair: Pair,
  track: Track,
  piles: Piles,
  flag: Flag,
  share: Share,
  bands: Bands,
  relations: Relations,
  goals: Goals,
  plots: Plots,
  stage: Stage,
  scores: Scores,
  majorities: Majorities,
  arrivals: Arrivals,
};

/** @param {{ view: View, before?: View | null, onPile: (pile: Pile) => void }} props `before`: when the viewer last answered */
export function Instruments({ view, before = null, onPile }) {
  const { book } = useDesk();
  const all = book.layout.instrument ?? [];
  return html`<div class="instruments" role="group" aria-label=${say("instruments")}>
    ${all.map((it) => html`<${KINDS[it.kind]} key=${it.name} it=${it} view=${view} before=${before} onPile=${onPile} />`)}
  </div>`;
}

/** @param {{ it: import("./types").ClockInstrument, view: View }} props */
function Clock({ it, view }) {
  const turn = numberAt(view, it.value);
  const round = numberAt(view, it.round);
  const rounds = numberAt(view, it.rounds);
  const of = it.of === undefined ? 0 : numberAt(view, it.of);
  const phase = String(valueAt(view, it.phase) ?? "");
  const counted = (it.counted ?? ["action"]).includes(phase);
  const where = say(`phase-${phase || "none"}`, { round, rounds });
  return html`<${Frame} name=${it.name} kind="clock" aloud=${say("clock-aloud", { turn, of, where })}>
    <b class="figure">${turn}</b>${of > 0 && html`<span class="of">/${of}</span>`}
    <span class="where">
      <span>${where}</span>
      ${counted && html`<span class="rounds">${pips(round, rounds)}</span>`}
    </span>
  <//>`;
}

/** @param {{ it: import("./types").StepsInstrument, view: View, before: View | null }} props */
function Steps({ it, view, before }) {
  const now = numberAt(view, it.value);
  const was = wasAt(before, view, it.value);
  const alarm = now <= it.alarm ? "alarm" : "";
  return html`<${Frame} name=${it.name} kind=${`steps ${alarm}`} aloud=${String(now)}>
    ${it.steps.map((step) => {
      const kind = step === now ? "step on" : step === was ? "step was" : "step";
      return html`<span key=${step} class=${kind} data-step=${step}>${step}</span>`;
    })}
  <//>`;
}

/** @param {{ it: import("./types").BalanceInstrument, view: View, before: View | null }} props */
function Balance({ it, view, before }) {
  const { book } = useDesk();
  const value = numberAt(view, it.value);
  const shown = useCount(value);
  const lead = (/** @type {number} */ n) => (n > 0 ? it.positive : n < 0 ? it.negative : "");
  const told = (/** @type {number} */ n) => leadTold(book, n, it.positive, it.negative);
  const side = lead(shown);
  const was = wasAt(before, view, it.value);
  const left = `${((shown - it.low) / (it.high - it.low)) * 100}%`;
  const words = told(shown);
  return html`<${Frame} name=${it.name} kind="balance" aloud=${told(value)} values=${{ n: it.high }}>
    <span class="scale">
      <i class=${`half low side-${it.negative}`}></i><i class=${`half high side-${it.positive}`}></i>
      ${[0.25, 0.5, 0.75].map((at) => html`<i class="mark" style=${{ left: `${at * 100}%` }}></i>`)}
      <i class="needle" style=${{ left }}></i>
    </span>
    <b class=${`figure side-ink side-${side}`}>${words}</b><${Was} n=${was} words=${told(was ?? 0)} />
  <//>`;
}

/** @param {{ it: import("./types").PairInstrument, view: View, before: View | null }} props */
function Pair({ it, view, before }) {
  const { book } = useDesk();
  const goal = it.goal === undefined ? null : numberAt(view, it.goal);
  const values = book.components.sides.map((side) => ({ side, n: numberAt(view, `${it.value}.${side}`) }));
  const told = values.map(({ side, n }) => `${sideName(book, side)} ${n}`).join(", ");
  const aloud = goal === null ? told : `${told}; ${say("goal", { n: goal })}`;
  return html`<${Frame} name=${it.name} kind="pair" aloud=${aloud}>
    ${values.map(({ side, n }) => {
      const was = wasAt(before, view, `${it.value}.${side}`);
      return html`<${Bar} key=${side} side=${side} n=${n} goal=${goal} was=${was} />`;
    })}
  <//>`;
}

/** @param {{ side: string, n: number, goal: number | null, was: number | null }} props */
function Bar({ side, n, goal, was }) {
  const shown = useCount(n);
  const of = Math.max(goal ?? 0, n);
  const met = goal !== null && n >= goal;
  return html`<span class=${`tally side-${side} ${met ? "met" : ""}`}>
    <b class=${`figure side-ink side-${side}`}>${shown}</b><${Was} n=${was} />
    ${goal !== null && html`<span class="rounds">${pips(n, of)}</span>`}
  </span>`;
}

/** So many of so many. @param {{ it: import("./types").ShareInstrument, view: View, before: View | null }} props */
function Share({ it, view, before }) {
  const [n, of] = [numberAt(view, it.value), numberAt(view, it.of)];
  const shown = useCount(n);
  return html`<${Frame} name=${it.name} kind="share" aloud=${say("share-aloud", { n, of })} values=${{ n, of }}>
    <b class=${`figure side-ink side-${it.side}`}>${shown}</b><span class="of">/${of}</span>
    <${Was} n=${wasAt(before, view, it.value)} />
  <//>`;
}

/** @param {{ it: import("./types").TrackInstrument, view: View, before: View | null }} props */
function Track({ it, view, before }) {
  const { book } = useDesk();
  const sides = book.components.sides.map((side) => ({ side, n: numberAt(view, `${it.value}.${side}`) }));
  const aloud = sides.map(({ side, n }) => `${sideName(book, side)} ${n}`).join(", ");
  const boxes = /** @type {Box[]} */ (book.components[it.boxes]);
  const reading = sides.map(
    ({ side, n }) => html`<span key=${side} class=${`lane side-${side}`}>
      <b class=${`figure side-ink side-${side}`}>${n}</b><${Was} n=${wasAt(before, view, `${it.value}.${side}`)} />
      <span class="rounds">${pips(n, boxes.length - 1)}</span>
    </span>`,
  );
  return html`<${Unfolding} name=${it.name} kind="track" aloud=${aloud} reading=${reading} label=${say("boxes")}>
    <${Boxes} boxes=${boxes} sides=${sides} />
    <${Abilities} held=${view.abilities ?? {}} rule=${it.abilities} />
  <//>`;
}

/**
 * The boxes of the space race: what it takes to get there, and what the first and the second receive.
 *
 * @param {{ boxes: Box[], sides: { side: string, n: number }[] }} props
 */
function Boxes({ boxes, sides }) {
  const { book } = useDesk();
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${say("box-name")}</th>
        <th scope="col">${say("box-operations")}</th>
        <th scope="col">${say("box-roll")}</th>
        <th scope="col">${say("box-points")}</th>
      </tr>
    </thead>
    <tbody>
      ${boxes.map(
        (box, index) => html`<tr key=${index} class=${sides.some(({ n }) => n === index) ? "here" : ""}>
          <th scope="row">
            ${book.names.box?.[String(index)] ?? index}${" "}
            ${sides.filter(({ n }) => n === index).map(({ side }) => html`<${SideMark} key=${side} side=${side} />`)}
          </th>
          <td>${index ? `${box.operations}+` : ""}</td>
          <td>${index ? say("box-roll-value", { n: box.roll }) : ""}</td>
          <td>${box.first + box.second ? `${box.first} / ${box.second}` : ""}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * What boxes enable whoever is there alone to do, and who has that now.
 *
 * @param {{ held: Record<string, string>, rule: string }} props `held`: the side by the box, "" for nobody
 */
function Abilities({ held, rule }) {
  const { book } = useDesk();
  return html`<h4>${say("abilities")} <${RuleChip} rule=${rule} /></h4>
    <ul class="abilities">
      ${Object.entries(held).map(
        ([box, side]) => html`<li key=${box} class=${side ? "held" : ""}>
          <b>${book.names.box?.[box] ?? box}</b>: ${book.names["ability"]?.[box]}${" "}
          ${side ? html`<${SideMark} side=${side} />` : html`<i>${say("ability-nobody")}</i>`}
        </li>`,
      )}
    </ul>`;
}

/** @param {{ side: string }} props */
function SideMark({ side }) {
  const { book } = useDesk();
  return html`<span class=${`seat-mark side-${side}`}>${sideName(book, side)}</span>`;
}

/** @param {{ it: import("./types").PilesInstrument, view: View, onPile: (pile: Pile) => void }} props */
function Piles({ it, view, onPile }) {
  const deck = numberAt(view, it.count);
  const [now, of] = it.decks ? [numberAt(view, `${it.decks}.now`), numberAt(view, `${it.decks}.of`)] : [0, 0];
  return html`<div class="instrument piles" role="group" aria-label=${say(`instrument-${it.name}`)}>
    <${Explained} kind="pile" name="deck">
      <span class="pile" data-pile="deck" title=${of > 1 ? say("pile-decks", { now, of }) : undefined}>
        <span class="overline">${say("pile-deck")}</span>
        <span class="reading"><b class="figure">${deck}</b>${of > 1 && html`<span class="of">${now}/${of}</span>`}</span>
      </span>
    <//>
    ${[...it.piles, ...(it.sometimes ?? []).filter((place) => cardsIn(view, place).length)].map((which) => {
      const cards = cardsIn(view, which);
      const title = say(`pile-${which}`);
      return html`<button
        key=${which}
        type="button"
        class="bare pile"
        data-pile=${which}
        title=${say(`pile-${which}.help`)}
        onClick=${() => onPile({ title, cards })}
      >
        <span class="overline">${title}</span><b class="figure">${cards.length}</b>
      </button>`;
    })}
  </div>`;
}

/** A place for one card holds its name, or nothing. @param {View} view @param {string} which @returns {string[]} */
export function cardsIn(view, which) {
  const lying = /** @type {string[] | string | undefined} */ (valueAt(view, which));
  return (typeof lying === "string" ? [lying] : (lying ?? [])).filter(Boolean);
}

/** @param {{ it: import("./types").FlagInstrument, view: View }} props */
function Flag({ it, view }) {
  const { book } = useDesk();
  const flag = /** @type {HeldFlag | undefined} */ (valueAt(view, it.value));
  const holder = flag?.holder ?? "";
  const title = book.cards[flag?.card ?? ""]?.title;
  const state = say("flag-state", { up: flag?.up ? "yes" : "no", held: holder ? "yes" : "no" });
  const aloud = holder ? `${sideName(book, holder)}, ${state}` : state;
  return html`<${Frame} name=${it.name} kind="flag" aloud=${aloud} title=${title}>
    <span class=${`little-card side-${holder || "both"} ${flag?.up ? "" : "down"}`}></span>
    <b class=${`figure side-ink side-${holder}`}>${holder ? sideName(book, holder) : "–"}</b>
  <//>`;
}
