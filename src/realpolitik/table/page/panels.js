/** What the end of a round brought: places in the regions that were scored, and everybody's points by source. */

import { html, useRef, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { useDesk } from "./sentence.js";
import { regionName } from "./slots_plate.js";
import { Totals } from "./totals.js";
import { say } from "./words.js";

/** @typedef {import("./totals.js").BySide} BySide */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").RegionNow} RegionNow */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").View} View */
/** @typedef {{ round: number, regions: [string, RegionNow][], points: BySide }} RoundEnd */

/** The phases in which the points of a round are not yet settled. */
const UNSETTLED = ["preparation", "actions", "research"];

/** The rounds at whose end regions are scored. @param {Book} book */
function scoringRounds({ layout }) {
  return (layout.instrument ?? []).flatMap((it) => (it.kind === "stage" ? it.scoring : []));
}

/** What each side got since then, by source. @param {View} before @param {View} now @returns {BySide} */
function gained(before, now) {
  return Object.fromEntries(
    Object.entries(now.scored ?? {}).map(([side, sources]) => {
      const then = before.scored?.[side] ?? {};
      return [side, Object.fromEntries(Object.entries(sources).map(([source, n]) => [source, n - (then[source] ?? 0)]))];
    }),
  );
}

/**
 * The end of the last round that the viewer has seen go by.
 * @param {Screen} screen @returns {RoundEnd | null}
 */
function useRoundEnd(screen) {
  const { book } = useDesk();
  const last = useRef(/** @type {{ view: View, end: RoundEnd | null }} */ ({ view: screen.view, end: null }));
  const before = last.current.view;
  const { view } = screen;
  const [was, is] = [Number(before["round"] ?? 0), Number(view["round"] ?? 0)];
  const over = screen.result !== null && before !== view && UNSETTLED.includes(String(before.phase ?? ""));
  if (is < was || is > was + 1) last.current = { view, end: null };
  else if (is === was + 1 || over) {
    const regions = scoringRounds(book).includes(was) ? Object.entries(view.regions ?? {}) : [];
    last.current = { view, end: { round: was, regions: regions.filter(([, region]) => region.filled), points: gained(before, view) } };
  } else if (UNSETTLED.includes(String(view.phase ?? ""))) last.current.view = view;
  return last.current.end;
}

/** @param {{ screen: Screen }} props */
export function Panels({ screen }) {
  const { book } = useDesk();
  const end = useRoundEnd(screen);
  const [seen, setSeen] = useState(0);
  if (!end || seen >= end.round || !Object.keys(end.points).length) return null;
  const close = () => setSeen(end.round);
  return html`<section class="round-end panel" aria-label=${say("round-end", { round: end.round })}>
    <header>
      <h2>${say("round-end", { round: end.round })}</h2>
      <button type="button" class="button quiet icon" aria-label=${say("close")} onClick=${close}><${Icon} name="close" /></button>
    </header>
    ${end.regions.length > 0 &&
    html`<div class="podiums">
      ${end.regions.map(
        ([name, region]) => html`<figure key=${name} class="podium">
          <div class="podium-steps">
            ${region.standing.filter(({ tokens }) => tokens > 0).map(
              ({ power, place, tokens, bonus }) => html`<div
                key=${power}
                class=${`podium-step side-${power} place-${Math.min(place, 4)}`}
                title=${say("plate-standing", { power: sideName(book, power), tokens, place, bonus, armies: 0 })}
              >
                <${SideSign} side=${power} /><b>${tokens + bonus}</b>
              </div>`,
            )}
          </div>
          <figcaption>${regionName(book, name)}</figcaption>
        </figure>`,
      )}
    </div>`}
    <${Totals} points=${end.points} />
    <div class="row end">
      <button type="button" class="button first" onClick=${close}>${say("round-end-go-on")}</button>
    </div>
  </section>`;
}
