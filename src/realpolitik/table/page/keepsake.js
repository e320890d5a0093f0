/** A game kept as one file: the table as it was at any moment, through anybody's eyes, without a server. */

import { html, render, useEffect, useMemo, useState } from "./vendor/preact.js";
import { CommentsHere, commentMarks } from "./comments.js";
import { Dialog } from "./dialog.js";
import { TheEnd } from "./ending.js";
import { Icon } from "./icons.js";
import { Instruments } from "./instruments.js";
import { useNarrow, usePhone } from "./keeping.js";
import { useKeys } from "./keyboard.js";
import { Languages, Themes } from "./menu.js";
import { bookOf, lastOf, momentsOf } from "./moments.js";
import { Beside, hasMats, MatsMiddle } from "./mats_table.js";
import { OtherMats } from "./other_mats.js";
import { BarButton, Middle, SheetClose } from "./parts.js";
import { usePlaying } from "./playing.js";
import { Story } from "./rail.js";
import { ReplayBar, useReplay } from "./replay.js";
import { Roll } from "./roll.js";
import { RulesPanel } from "./rules_panel.js";
import { Seats } from "./seats.js";
import { Desk, RuleChip, Sentence, useDesk } from "./sentence.js";
import { colourSides } from "./sides.js";
import { LookedAt, PileWindow, useWindows } from "./windows.js";
import { language, preferred, say, speak, teach } from "./words.js";

/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./moments.js").Kept} Kept */
/** @typedef {import("./windows.js").OpenWindows} OpenWindows */

const nothing = () => undefined;

/** @param {{ kept: Kept }} props */
function Keepsake({ kept }) {
  const [words, setWords] = useState(language());
  const book = useMemo(() => bookOf(kept, words), [words]);
  const moments = useMemo(() => momentsOf(kept), []);
  const end = useMemo(() => moments(lastOf(kept), null, words), [words]);
  const replay = useReplay(end, end.log.entries, true, (...moment) => Promise.resolve(moments(...moment)));
  const screen = replay.screen ?? moments(0, null, words);
  const open = useWindows(book);
  const playing = usePlaying(book, null, true, nothing, nothing, nothing); // what is over is not played
  const [charting, setCharting] = useState(false);
  const charts = kept.charts[words] ?? [];
  const compact = useNarrow();
  const mats = hasMats(book);
  const phone = usePhone() && mats;
  useEffect(() => {
    document.title = book.title;
  }, [book]);
  useEffect(() => open.inspect(null, null), [screen]);
  useKeys({
    l: () => open.openTab("log"),
    t: () => open.openTab("turn"),
    m: () => open.setOver("menu"),
    Escape: open.closeOne,
  });
  const speakOtherwise = async (/** @type {string} */ chosen) => {
    await speak(chosen);
    setWords(chosen);
  };
  const { entries } = screen.log;
  const latest = html`<${Latest} screen=${screen} comments=${kept.comments} />`;
  const remarks = useMemo(() => commentMarks(kept.comments, end.seats), [end]);
  const story = html`<${Story} screen=${screen} entries=${entries} mark=${Infinity} tab=${open.tab} onTab=${open.openTab} />`;
  const kind = ["table", compact && "compact", replay.seat === null && "no-hand", mats && "with-mats", phone && "phone"];
  const above = html`<${Roll} screen=${screen} entries=${entries} /> <${TheEnd} screen=${screen} entries=${entries} />`;
  const bar = html`<${ReplayBar} replay=${replay} course=${kept.courses[words] ?? null} remarks=${remarks} seats=${end.seats} eyes=${end.seats}>
    ${charts.length > 0 &&
    html`<button type="button" class="button to-charts" aria-label=${say("charts")} onClick=${() => setCharting(true)}>
      <${Icon} name="chart" /><span>${say("charts")}</span>
    </button>`}
  <//>`;
  const middle = { screen, shown: screen, playing, open, lost: false, above };

  return html`<${Desk.Provider} value=${open.desk}>
    <div class=${kind.filter(Boolean).join(" ")}>
      <${Bar} screen=${screen} open=${open} compact=${compact} />
      <${Seats} screen=${screen} clock=${null} onPile=${open.setPile} />
      ${compact && html`<div class="dock">${latest}</div>`}
      ${mats
        ? html`<${MatsMiddle} ...${middle} compact=${compact} phone=${phone} story=${story} />`
        : html`<${Middle} ...${middle} />`}
      ${bar}
      ${(!compact || open.sheet) &&
      html`<aside class=${compact ? "sheet" : "rail"}>
        ${compact ? html`<${SheetClose} onClose=${() => open.setSheet(false)} />` : latest}
        ${mats && !compact && html`<${Beside} screen=${screen} playing=${playing}><${OtherMats} screen=${screen} /><//>`}
        ${story}
      </aside>`}
      ${open.rule && html`<${RulesPanel} number=${open.rule} alone onClose=${() => open.setRule("")} />`}
      ${open.looked &&
      html`<${LookedAt} looked=${open.looked} screen=${screen} playing=${playing} onClose=${open.lookAway} />`}
      ${open.pile && html`<${PileWindow} pile=${open.pile} onClose=${() => open.setPile(null)} />`}
      ${charting && html`<${Charts} charts=${charts} onClose=${() => setCharting(false)} />`}
      ${open.over === "menu" &&
      html`<${Dialog} title=${say("menu")} onClose=${() => open.setOver("")}>
        <div class="menu">
          <${Languages} codes=${kept.languages} onLanguage=${(/** @type {string} */ it) => void speakOtherwise(it)} />
          <${Themes} />
        </div>
      <//>`}
    </div>
  <//>`;
}

/** @param {{ screen: Screen, open: OpenWindows, compact: boolean }} props */
function Bar({ screen, open, compact }) {
  const { book } = useDesk();
  return html`<header class="bar">
    <span class="brand">Realpolitik</span>
    <${Instruments} view=${screen.view} onPile=${open.setPile} />
    <div class="row bar-tools">
      ${compact && html`<${BarButton} icon="log" words=${say("log")} onClick=${() => open.setSheet(!open.sheet)} />`}
      <${BarButton} icon="book" words=${say("rules")} onClick=${() => open.setRule(book.rules[0]?.number ?? "")} />
      <${BarButton} icon="menu" words=${say("menu")} onClick=${() => open.setOver("menu")} />
    </div>
  </header>`;
}

/** @param {{ charts: import("./moments.js").Chart[], onClose: () => void }} props */
function Charts({ charts, onClose }) {
  return html`<${Dialog} title=${say("charts")} wide onClose=${onClose}>
    <div class="charts">
      ${charts.map(
        ({ name, title, about, svg }) => html`<figure key=${name}>
          <h3>${title}</h3>
          <div dangerouslySetInnerHTML=${{ __html: svg }}></div>
          <figcaption>${about}</figcaption>
        </figure>`,
      )}
    </div>
  <//>`;
}

/** What has just happened, where the page has its question. @param {{ screen: Screen, comments: Kept["comments"] }} props */
function Latest({ screen, comments }) {
  const { book } = useDesk();
  const { moment, log } = screen;
  const line = log.entries.at(-1);
  return html`<section class="question latest">
    <p class="overline">${book.title} · ${say("replay-moment", { at: moment.at, of: moment.of })}</p>
    <h2>
      ${line ? html`<${Sentence} parts=${line.text} />${" "}<${RuleChip} rule=${line.rule} />` : say("log-empty")}
    </h2>
    <${CommentsHere} comments=${comments} at=${moment.at} seats=${screen.seats} />
  </section>`;
}

async function begin() {
  const root = document.getElementById("table");
  const kept = /** @type {Kept} */ (JSON.parse(document.getElementById("kept")?.textContent ?? ""));
  for (const [code, messages] of Object.entries(kept.words)) teach(code, messages);
  await speak(preferred(kept.languages));
  colourSides(kept.board.components.sides);
  root?.replaceChildren();
  if (root) render(html`<${Keepsake} kept=${kept} />`, root);
}

void begin();
