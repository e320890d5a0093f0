/** Instruments of the war on terror: how the world stands to the US, how near victory is, and what plots there are. */

import { html } from "./vendor/preact.js";
import { numberAt, sideName, Unfolding, valueAt } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { PieceSign } from "./pieces.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {{ posture: string, value: number }} WorldPosture */

/** How far the world can lean to either posture. */
const FARTHEST = 3;

/**
 * The posture of the US, how far the world leans to which one, and what it costs the US to stand apart.
 *
 * @param {{ it: import("./types").RelationsInstrument, view: View }} props
 */
export function Relations({ it, view }) {
  const own = String(valueAt(view, it.own) ?? "");
  const world = /** @type {WorldPosture} */ (valueAt(view, it.world) ?? { posture: "", value: 0 });
  const penalty = numberAt(view, it.penalty);
  const at = world.posture === "hard" ? world.value : -world.value;
  const us = say("relations-us", { posture: say(`posture-${own}`) });
  const all = world.value
    ? say("relations-world", { posture: say(`posture-${world.posture}`), n: world.value })
    : say("relations-even");
  const costs = say("relations-penalty", { n: penalty });
  const places = Array.from({ length: 2 * FARTHEST + 1 }, (_, i) => i - FARTHEST);
  const reading = html`<span class="leaning">
    <span><b class="side-ink side-us">${us}</b></span>
    <span class=${`leans us-${own}`}>
      ${places.map((place) => {
        const here = place === at;
        const kind = place < 0 ? "soft" : place ? "hard" : "even";
        return html`<i key=${place} class=${here ? `${kind} on` : kind}>${here ? Math.abs(place) : ""}</i>`;
      })}
    </span>
  </span>
  <b class=${`figure ${penalty ? "costs" : "free"}`}>${penalty ? `−${penalty}` : "0"}</b>`;
  return html`<${Unfolding} name=${it.name} kind="relations" aloud=${[us, all, costs].join(", ")} reading=${reading} label=${say(`instrument-${it.name}`)}>
    <ul class="panel-lines"><li>${us}</li><li>${all}</li><li>${costs}</li></ul>
  <//>`;
}

/** How near each side is to what wins at once. @param {{ it: import("./types").GoalsInstrument, view: View }} props */
export function Goals({ it, view }) {
  const { book } = useDesk();
  const goals = it.goals.map((goal) => {
    const values = { n: numberAt(view, goal.value), goal: goal.goal };
    return { ...goal, n: values.n, told: say(`goal-${goal.name}`, values), aside: say(`goal-${goal.name}.short`) };
  });
  const bySide = book.components.sides.map((side) => ({ side, goals: goals.filter((goal) => goal.side === side) }));
  const reading = bySide.map(
    (row) => html`<span key=${row.side} class=${`goal-row side-${row.side}`}>
      <${SideSign} side=${row.side} />
      ${row.goals.map(
        ({ name, n, goal, aside }) => html`<span key=${name} class=${n >= goal ? "goal met" : "goal"}>
          <small>${aside}</small> <b class=${`side-ink side-${row.side}`}>${n}</b><small>/${goal}</small>
        </span>`,
      )}
    </span>`,
  );
  return html`<${Unfolding} name=${it.name} kind="goals" aloud=${goals.map(({ told }) => told).join(", ")} reading=${reading} label=${say(`instrument-${it.name}`)}>
    ${bySide.map(
      ({ side, goals: own }) => html`<ul key=${side} class="panel-lines">
        <li><span class=${`seat-mark side-${side}`}>${sideName(book, side)}</span></li>
        ${own.map(({ name, told }) => html`<li key=${name}>${told}</li>`)}
      </ul>`,
    )}
  <//>`;
}

/** How many there are of each marker, of those not known to the viewer first. */
/** @param {string[]} plots @returns {[string, number][]} */
function counted(plots) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const plot of [...plots].sort()) found.set(plot, (found.get(plot) ?? 0) + 1);
  return [...found];
}

/** @param {{ it: import("./types").PlotsInstrument, view: View }} props */
export function Plots({ it, view }) {
  const available = /** @type {string[]} */ (valueAt(view, it.available) ?? []);
  const aside = numberAt(view, it.aside);
  const told = [
    say("plots-available", { n: available.length }),
    say("plots-loose", { n: numberAt(view, it.loose) }),
    say("plots-arsenal", { n: numberAt(view, it.arsenal) }),
    ...(aside ? [say("plots-aside", { n: aside })] : []),
  ];
  const boxed = numberAt(view, it.loose) + numberAt(view, it.arsenal);
  const reading = html`${counted(available).map(
      ([plot, n]) => html`<span key=${plot} class="plots-of-kind">
        <${PieceSign} kind="plot" letter=${plot} /><b class="figure side-ink side-jihadist">${n}</b>
      </span>`,
    )}
    ${boxed > 0 &&
    html`<span class="plots-of-kind boxed">
      <${PieceSign} kind="plot" letter="wmd" /><b class="figure">${boxed}</b>
    </span>`}`;
  return html`<${Unfolding} name=${it.name} kind="plots" aloud=${told.join(", ")} reading=${reading} label=${say(`instrument-${it.name}`)}>
    <ul class="panel-lines">${told.map((text) => html`<li key=${text}>${text}</li>`)}</ul>
  <//>`;
}
