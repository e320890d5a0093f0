/** The table of one match: play, watch, replay. */

import { html, render, useEffect, useRef, useState } from "./vendor/preact.js";
import { get, post, Refused } from "./api.js";
import { readBook } from "./books.js";
import { Curtain, useCurtain, useSeat } from "./curtain.js";
import { TheEnd } from "./ending.js";
import { Instruments } from "./instruments.js";
import {
  useBook,
  useKeyboardOnScreen,
  useLive,
  useMark,
  useMoments,
  useNarrow,
  usePhone,
  useTold,
  useUnread,
} from "./keeping.js";
import { useKeys } from "./keyboard.js";
import { RecordLink, SharedLink } from "./menu.js";
import { Beside, hasMats, MatsMiddle } from "./mats_table.js";
import { OtherMats } from "./other_mats.js";
import { BarButton, Middle, SheetClose } from "./parts.js";
import { playersKeys, usePlaying } from "./playing.js";
import { QuestionPanel, Story } from "./rail.js";
import { ReplayBar, useReplay } from "./replay.js";
import { Roll } from "./roll.js";
import { Seats } from "./seats.js";
import { Desk, useDesk } from "./sentence.js";
import { colourSides } from "./sides.js";
import { useYourMove } from "./sound.js";
import { kept, useSwitch } from "./theme.js";
import { wasWatched } from "./watched.js";
import { useWindows, windowKeys, Windows } from "./windows.js";
import { language, LANGUAGES, preferred, say, speak } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./windows.js").OpenWindows} OpenWindows */

/**
 * Whether a page that was opened as a replay still waits for its first moment: the end is not shown before the beginning.
 *
 * @param {boolean} replaying
 * @param {Screen | null} screen
 */
function useAwaited(replaying, screen) {
  const awaited = useRef(replaying);
  if (screen || !replaying) awaited.current = false;
  return awaited.current;
}

/** @param {{ first: Screen, firstBook: Book }} props */
function Table({ first, firstBook }) {
  const [words, setWords] = useState(language());
  const book = useBook(firstBook, words);
  const { told, tell } = useTold();
  const place = useSeat(first);
  const { table, refresh } = useLive(first, place.seat, words, tell);
  const { mark, setMark } = useMark(first.match);
  const open = useWindows(book);
  const [sound, setSound] = useSwitch("sound");
  const [folded, setFolded] = useSwitch("folded");
  const compact = useNarrow() || folded;
  const mats = hasMats(book);
  const phone = usePhone() && mats;
  useKeyboardOnScreen();

  const now = table.screen ?? first;
  const mine = now.seat === place.seat ? now : null; // what was meant for other eyes is not shown
  const { replay, replaying, setReplaying } = useReplaying(mine, table.log, tell);
  const screen = replaying ? replay.screen : mine;
  const awaited = useAwaited(replaying, screen);
  const shown = screen ?? now;
  const curtain = useCurtain(now, place, replaying);
  const playing = usePlaying(book, replaying ? null : mine, refresh, tell, () => setMark(table.log.length));
  const unread = useUnread(table, first.match, open.tab === "chat" && (!compact || open.sheet));
  useYourMove(playing.asked !== null || (curtain?.some((it) => it.asked) ?? false), book.title, sound);
  useEffect(() => open.inspect(null, null), [screen?.version, screen?.seat, words]);
  useKeys({ ...playersKeys(book, playing), ...windowKeys(open, screen, playing) });

  const startReplay = () => {
    open.setOver("");
    setReplaying(true);
  };
  const showMoment = (/** @type {number} */ at) => {
    replay.setAt(at);
    startReplay();
  };
  const speakOtherwise = async (/** @type {string} */ chosen) => {
    await speak(chosen);
    setWords(chosen);
    post("/api/me", { language: chosen }).catch(() => undefined); // the server need not remember it
  };
  const onReplay = replaying ? null : startReplay;
  const maySetRight = !replaying && mine?.by_hand && mine.seat !== null && !mine.result && !mine.pinned;
  const setRight = maySetRight ? () => (open.setOver(""), open.setRight("")) : null;
  const menu = {
    screen: now,
    sound,
    folded,
    onSound: setSound,
    onFold: setFolded,
    onLanguage: (/** @type {string} */ chosen) => void speakOtherwise(chosen),
    onReplay: now.moment.of === 0 ? null : onReplay,
    onSetRight: setRight,
  };
  const entries = !screen ? [] : replaying ? screen.log.entries : table.log;
  const asking = html`<${Asking}
    screen=${screen}
    entries=${entries}
    playing=${playing}
    compact=${compact}
    onReplay=${onReplay}
    onMoment=${showMoment}
    onSetRight=${setRight}
  />`;
  const handless = place.seat === null && !curtain && replay.seat === null;

  const story = html`<${Story}
    screen=${shown}
    entries=${entries}
    mark=${replaying ? Infinity : mark}
    chat=${{ lines: table.chat, unread, tell }}
    tab=${open.tab}
    onTab=${open.openTab}
  />`;
  const kind = ["table", compact && "compact", handless && "no-hand", mats && "with-mats", phone && "phone"];
  const above = html`<${Roll} key=${replaying} screen=${screen} entries=${entries} />
    ${mine && !replaying && html`<${TheEnd} screen=${mine} entries=${entries} />`}`;
  const below = html`${curtain && html`<${Curtain} seats=${curtain} last=${place.last} onLift=${place.sit} />`}
  ${replaying && html`<${Replaying} replay=${replay} now=${now} onClose=${() => setReplaying(false)} />`}`;
  const middle = { screen, shown, playing, open, lost: table.connection === "lost", above };

  if (awaited) return html`<section class="question"><p class="overline">${say("a-moment")}</p></section>`;
  return html`<${Desk.Provider} value=${open.desk}>
    <div class=${kind.filter(Boolean).join(" ")}>
      <${Bar} screen=${shown} open=${open} unread=${compact ? unread : null} />
      <${Seats} screen=${shown} onPile=${open.setPile} />
      ${compact && html`<div class="dock">${asking}</div>`}
      ${mats
        ? html`<${MatsMiddle} ...${middle} compact=${compact} phone=${phone} story=${story}>${below}<//>`
        : html`<${Middle} ...${middle}>${below}<//>`}
      ${(!compact || open.sheet) &&
      html`<aside class=${compact ? "sheet" : "rail"}>
        ${compact ? html`<${SheetClose} onClose=${() => open.setSheet(false)} />` : asking}
        ${mats && !compact && html`<${Beside} screen=${screen} playing=${playing}><${OtherMats} screen=${shown} /><//>`}
        ${story}
      </aside>`}
      <${Windows} open=${open} playing=${playing} screen=${shown} told=${told} menu=${menu} />
    </div>
  <//>`;
}

/**
 * Whether the match is gone through again; the address says so too.
 *
 * @param {Screen | null} now
 * @param {Entry[]} log
 * @param {(text: string) => void} tell
 */
function useReplaying(now, log, tell) {
  const [replaying, setOn] = useState(new URLSearchParams(location.search).has("replay"));
  const replay = useReplay(now, log, replaying, useMoments(now?.match ?? "", tell));
  const setReplaying = (/** @type {boolean} */ on) => {
    setOn(on);
    replay.setPlaying(false);
    history.replaceState(null, "", on ? "?replay" : location.pathname);
  };
  return { replay, replaying, setReplaying };
}

// -- parts of the table -----------------------------------------------------------------------------------------------

/** @param {{ screen: Screen, open: OpenWindows, unread: number | null }} props `unread`: where the story is a sheet */
function Bar({ screen, open, unread }) {
  const { book } = useDesk();
  const showRules = () => open.setRule(screen.question?.rule ?? book.rules[0]?.number ?? "");
  return html`<header class="bar">
    <a class="brand" href="/" title=${say("to-lobby")}>Realpolitik</a>
    <${Instruments} view=${screen.view} onPile=${open.setPile} />
    <div class="row bar-tools">
      ${unread !== null &&
      html`<${BarButton} icon="log" words=${say("log")} count=${unread} onClick=${() => open.setSheet(!open.sheet)} />`}
      <${BarButton} icon="book" words=${say("rules")} onClick=${showRules} />
      <${BarButton} icon="menu" words=${say("menu")} onClick=${() => open.setOver("menu")} />
    </div>
  </header>`;
}

/**
 * @param {{
 *   screen: Screen | null, entries: Entry[], playing: Playing, compact: boolean, onReplay: (() => void) | null,
 *   onMoment: (at: number) => void, onSetRight: (() => void) | null,
 * }} props
 */
function Asking({ screen, entries, playing, compact, onReplay, onMoment, onSetRight }) {
  if (!screen) return html`<section class="question"><p class="overline">${say("a-moment")}</p></section>`;
  if (onReplay) {
    const shown = { screen, entries, playing, compact, onReplay, onMoment, onSetRight };
    return html`<${QuestionPanel} ...${shown} />`;
  }
  return html`<section class="question">
    <p class="overline">${say("replay")}</p>
    <h2>${say("replay-moment", { at: screen.moment.at, of: screen.moment.of })}</h2>
  </section>`;
}

/**
 * The replay, with the ways out of it. Until the end only one's own hand is shown, unless the game was opened to be
 * watched.
 *
 * @param {{ replay: import("./replay.js").Replay, now: Screen, onClose: () => void }} props
 */
function Replaying({ replay, now, onClose }) {
  const open = now.result !== null || wasWatched(now.match);
  const eyes = now.seats.filter((it) => open || it.seat === now.seat);
  const link = `${location.origin}/match/${now.match}?replay=${replay.at}`;
  return html`<${ReplayBar} replay=${replay} eyes=${eyes} onClose=${onClose}>
    <${SharedLink} key=${replay.at} words=${say("replay-share")} make=${() => Promise.resolve(link)} />
    ${now.result && html`<${RecordLink} match=${now.match} />`}
    <button type="button" class="button first" onClick=${onClose}>
      ${say(now.result ? "replay-close" : "replay-to-now")}
    </button>
  <//>`;
}

// -- the beginning ----------------------------------------------------------------------------------------------------

/** @param {HTMLElement} root @param {unknown} problem */
function sayWhy(root, problem) {
  const unknown = problem instanceof Refused && problem.code === "unknown";
  root.replaceChildren();
  render(
    html`<div class="loading" role="alert">
      <h1>${say(unknown ? "no-such-match" : "cannot-open")}</h1>
      <p>${unknown ? "" : problem instanceof Error ? problem.message : String(problem)}</p>
      <p><a class="button first" href="/">${say("to-lobby")}</a></p>
    </div>`,
    root,
  );
}

/** The language chosen here before, else the one this visitor told the server, else the browser's. */
async function chosenLanguage() {
  if (kept("language")) return preferred();
  const me = /** @type {import("./types").Me | null} */ (await get("/api/me").catch(() => null));
  return me && me.language in LANGUAGES ? me.language : preferred();
}

async function begin() {
  const root = document.getElementById("table");
  if (!root) return;
  try {
    const words = await chosenLanguage();
    const match = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
    const spoken = speak(words);
    const coming = /** @type {Promise<Screen>} */ (get(`/api/matches/${match}/screen`, { language: words }));
    coming.catch(() => undefined); // told below, once there are words for it
    await spoken;
    const first = await coming;
    const book = readBook(await get(`/api/games/${first.game}/book`, { language: words }));
    colourSides(book.components.sides);
    root.replaceChildren();
    render(html`<${Table} first=${first} firstBook=${book} />`, root);
  } catch (problem) {
    sayWhy(root, problem);
  }
}

void begin();
