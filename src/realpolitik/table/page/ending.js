/** The end of a game: who won, how, with what score, and where to go from here. */

import { html, useRef, useState } from "./vendor/preact.js";
import { useBeyond } from "./beyond.js";
import { WhatDecided } from "./guide.js";
import { Icon } from "./icons.js";
import { leadTold, valueAt } from "./instrument_frame.js";
import { RecordLink, SharedLink } from "./menu.js";
import { mayAskForRematch, OtherSide, Rematch } from "./rematch.js";
import { Sentence, useDesk } from "./sentence.js";
import { FinalScoring, Totals } from "./totals.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */

/** The line of the log that tells how the game was won. @param {Entry[]} entries */
function howItEnded(entries) {
  return entries.filter(({ kind }) => kind.startsWith("won_")).at(-1) ?? entries.at(-1) ?? null;
}

/** What the scales and the goals above the board show at last. @param {Book} book @param {Screen} screen */
function finalScore(book, { view }) {
  const instruments = book.layout.instrument ?? [];
  const goals = instruments.flatMap((it) => (it.kind === "goals" ? it.goals : []));
  const reached = goals.map((goal) => {
    const n = Number(valueAt(view, goal.value) ?? 0);
    return { title: say(`goal-${goal.name}.title`), side: goal.side, shown: say("share-aloud", { n, of: goal.goal }) };
  });
  const scales = instruments.filter((it) => it.kind === "balance").map((it) => {
    const value = Number(valueAt(view, it.value) ?? 0);
    const side = value > 0 ? it.positive : value < 0 ? it.negative : "";
    const shown = leadTold(book, value, it.positive, it.negative);
    return { title: say(`instrument-${it.name}`), side, shown };
  });
  return [...scales, ...reached];
}

/** @param {{ screen: Screen }} props */
function FinalScore({ screen }) {
  const { book } = useDesk();
  const { scored, scores } = screen.view;
  if (scored) return html`<${Totals} points=${scored} totals=${scores} />`;
  return html`<${FinalScoring} rows=${screen.result?.scoring ?? []} />
    ${finalScore(book, screen).map(
    ({ title, side, shown }) => html`<p key=${title} class="final-score">
      <span class="overline">${title}</span> <b class=${`figure side-ink side-${side}`}>${shown}</b>
    </p>`,
  )}`;
}

/** What the viewer has come to; nothing for who only watches, nor where all are level, as the heading says. @param {Screen} screen */
function ownResult({ result, seat }) {
  if (!result || seat === null) return "";
  if (!result.winners.length && !result.losers.includes(seat)) return "";
  if (result.winners.includes(seat)) return say("you-won");
  return say(result.losers.includes(seat) ? "you-lost" : "you-drew");
}

/** The game in figures and charts. @param {{ match: string }} props */
function ReportLink({ match }) {
  const address = `/api/matches/${match}/report?language=${language()}`;
  return html`<a class="button" href=${address} title=${say("report.help")} target="_blank">
    <${Icon} name="chart" />${say("report")}
  </a>`;
}

/**
 * In the rail.
 *
 * @param {{ screen: Screen, entries: Entry[], onReplay: () => void, onMoment: (at: number) => void }} props
 */
export function Ended({ screen, entries, onReplay, onMoment }) {
  const { result, seats, summary } = screen;
  const winners = seats.filter((it) => result?.winners.includes(it.seat));
  const how = howItEnded(entries);
  const link = `${location.origin}/match/${screen.match}?replay`;
  return html`<div class="ended">
    <p class="overline">
      ${winners.map((it) => html`<span key=${it.seat} class=${`seat-mark side-${it.name}`}>${it.title}</span>`)}
      ${say("game-over")}
    </p>
    <h2>${result?.text ?? ""}</h2>
    ${ownResult(screen) && html`<p class="own-result">${ownResult(screen)}</p>`}
    ${how && html`<p class="how"><${Sentence} parts=${how.text} /></p>`}
    <${FinalScore} screen=${screen} />
    ${summary && html`<${WhatDecided} summary=${summary} onMoment=${onMoment} />`}
    <div class="row">
      ${summary && !screen.again && mayAskForRematch(screen) && html`<${OtherSide} screen=${screen} />`}
      <button type="button" class="button first" onClick=${onReplay}>${say("replay")}</button>
      <${Rematch} screen=${screen} />
      <${SharedLink} words=${say("share-replay")} make=${() => Promise.resolve(link)} />
      <${ReportLink} match=${screen.match} />
      <${RecordLink} match=${screen.match} />
      <a class="button" href="/">${say("to-lobby")}</a>
    </div>
  </div>`;
}

/** Over the board, until it is put aside. @param {{ screen: Screen, entries: Entry[] }} props */
export function TheEnd({ screen, entries }) {
  const [aside, setAside] = useState(false);
  const told = useRef(/** @type {HTMLElement | null} */ (null));
  const { beyond, look } = useBeyond(told, "down");
  const { result, seats, scene } = screen;
  if (!result || scene || aside) return null;
  const side = seats.find((it) => result.winners.includes(it.seat))?.name ?? "";
  const how = howItEnded(entries);
  return html`<section class=${`the-end panel side-${side}`} aria-label=${say("game-over")}>
    <button type="button" class="button quiet icon" aria-label=${say("close")} onClick=${() => setAside(true)}>
      <${Icon} name="close" />
    </button>
    <div class=${`end-told ${beyond}`} tabindex=${beyond ? 0 : undefined} ref=${told} onScroll=${look}>
      <p class="overline">${say("game-over")}</p>
      <p class="the-winner">${result.text}</p>
      ${ownResult(screen) && html`<p class="own-result">${ownResult(screen)}</p>`}
      ${how && html`<p><${Sentence} parts=${how.text} /></p>`}
      <${FinalScore} screen=${screen} />
    </div>
  </section>`;
}
