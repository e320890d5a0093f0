/** The table of one match: play, watch, replay. */

import { html, render, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { AnalysisButton, chancesOf, remarked, Remarks, useAnalysis } from "./analysis.js";
import { get, post, Refused } from "./api.js";
import { useYourMove } from "./bell.js";
import { fetchBook } from "./books.js";
import { CommentPanel, commentMarks, useComments } from "./comments.js";
import { MarkedHere } from "./course.js";
import { Curtain, useCurtain, useSeat } from "./curtain.js";
import { TheEnd } from "./ending.js";
import { Cockpit, useCockpit } from "./facts.js";
import { Icon } from "./icons.js";
import { mayBeInstalled } from "./installing.js";
import { Instruments } from "./instruments.js";
import {
  useBook,
  useCourse,
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
import { SharedLink } from "./menu.js";
import { Beside, hasMats, MatsMiddle } from "./mats_table.js";
import { OtherMats } from "./other_mats.js";
import { BarButton, Dock, Middle, SheetClose } from "./parts.js";
import { PlayOn } from "./play_on.js";
import { useTalk } from "./people.js";
import { playersKeys, usePlaying } from "./playing.js";
import { QuestionPanel, Story } from "./rail.js";
import { useDropped } from "./reaching.js";
import { ReplayBar, useReplay } from "./replay.js";
import { Roll } from "./roll.js";
import { Moving, Stage, StageBar } from "./stage.js";
import { Seats } from "./seats.js";
import { Desk, useDesk } from "./sentence.js";
import { colourSides } from "./sides.js";
import { SkipLinks } from "./skip_links.js";
import { useTheatre } from "./theatre.js";
import { kept, useSwitch } from "./theme.js";
import { TurnStrip } from "./turn_strip.js";
import { Following, ON_TV, useScreenAwake } from "./tv.js";
import { wasWatched } from "./watched.js";
import { useWindows, windowKeys, Windows } from "./windows.js";
import { language, LANGUAGES, preferred, say, speak } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Course} Course */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {import("./windows.js").OpenWindows} OpenWindows */

/** How soon a page that was opened without its server looks for it again, in milliseconds. */
const TRY_AGAIN = 3000;

/** Where the links before the table lead. @type {[string, string][]} */
const SKIPS = [
  ["question", ".question"],
  ["board", "main"],
  ["log", ".story"],
];

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
  const place = useSeat(first, ON_TV);
  const { table, refresh } = useLive(first, place.seat, words, tell);
  const { mark, setMark } = useMark(first.match);
  const open = useWindows(book);
  const [sound, setSound] = useSwitch("sound");
  const [atOnce, setAtOnce] = useSwitch("at-once");
  const [folded, setFolded] = useSwitch("folded");
  const compact = (useNarrow() || folded) && !ON_TV;
  const mats = hasMats(book);
  const phone = usePhone() && mats && !ON_TV;
  useKeyboardOnScreen();
  useScreenAwake();

  const now = table.screen ?? first;
  const mine = now.seat === place.seat ? now : null; // what was meant for other eyes is not shown
  const { replay, replaying, setReplaying } = useReplaying(mine, table.log, tell);
  const course = useCourse(now, replaying);
  const analysed = useAnalysis(now, tell);
  const commented = useComments(now, replaying, tell);
  const curtain = useCurtain(now, place, replaying || ON_TV);
  const theatre = useTheatre(book, replaying || curtain ? null : mine);
  const here = replaying ? null : (theatre.screen ?? mine);
  const playing = usePlaying(book, here, atOnce, refresh, tell, () => {
    setMark(table.log.length);
    theatre.answered();
  });
  const screen = replaying ? replay.screen : playing.screen;
  const cockpit = useCockpit(theatre.act ? null : here, playing.plan?.answers ?? []);
  const awaited = useAwaited(replaying, screen) || theatre.awaited;
  const shown = screen ?? now;
  const talk = useTalk(now, table.chat);
  const reading = talk.on && open.tab === "chat" && (!compact || open.sheet);
  const count = useUnread({ ...table, chat: talk.lines }, first.match, reading);
  const unread = talk.on ? count : 0;
  useDropped(first, tell);
  useYourMove(now, book.title, sound);
  useEffect(() => open.inspect(null, null), [screen?.version, screen?.seat, words, playing.plan?.answers]);
  useKeys({
    ...(replaying ? {} : playersKeys(book, playing)), // a replay has arrows of its own
    ...windowKeys(open, screen, playing),
    ...(replaying && { Escape: () => (open.isOpen() ? open.closeOne() : setReplaying(false)) }),
  });

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
    talk,
    pace: theatre.pace,
    onPace: theatre.setPace,
    sound,
    folded,
    atOnce,
    onAtOnce: setAtOnce,
    onSound: setSound,
    onFold: setFolded,
    onLanguage: (/** @type {string} */ chosen) => void speakOtherwise(chosen),
    onReplay: now.moment.of === 0 ? null : onReplay,
    onSetRight: setRight,
  };
  const { step } = theatre;
  const log = step ? table.log.filter(({ at }) => at < step.at) : table.log; // it tells nothing before it is shown
  const entries = !screen ? [] : replaying ? screen.log.entries : log;
  const asking = ON_TV ? html`<${Following} screen=${shown} theatre=${theatre} />` : theatre.act ? html`<${Moving} theatre=${theatre} />` : html`<${Asking}
    screen=${screen}
    entries=${entries}
    playing=${playing}
    compact=${compact}
    onReplay=${onReplay}
    onMoment=${showMoment}
    onSetRight=${setRight}
    marks=${course?.marks ?? []}
    analysis=${analysed.told}
    commented=${commented}
  />`;
  const handless = place.seat === null && !curtain && replay.seat === null;

  const story = html`<${Story}
    screen=${shown}
    entries=${entries}
    mark=${replaying ? Infinity : mark}
    chat=${talk.on ? { lines: talk.lines, hide: talk.hide, unread, tell } : null}
    tab=${open.tab}
    onTab=${open.openTab}
  />`;
  const kind = ["table", compact && "compact", handless && "no-hand", mats && "with-mats", phone && "phone", ON_TV && "tv"];
  const above = html`${replaying && html`<${Roll} screen=${screen} entries=${entries} />`}
    <${TurnStrip} theatre=${theatre} /><${Stage} theatre=${theatre} /><${StageBar} theatre=${theatre} />
    ${here && !theatre.act && html`<${TheEnd} screen=${here} entries=${entries} />`}`;
  const below = curtain && html`<${Curtain} seats=${curtain} last=${place.last} onLift=${place.sit} />`;
  const looking = theatre.step ? { ...open, lit: theatre.step.space || null } : open;
  const marks = replaying ? undefined : theatre.marks;
  const middle = { screen, shown, playing, open: looking, marks, lost: table.connection === "lost", above };
  const clock = replaying ? null : now.clock;
  const others = useMemo(() => html`<${OtherMats} screen=${shown} />`, [shown]);
  const seats = useMemo(() => html`<${Seats} screen=${shown} clock=${clock} onPile=${open.setPile} />`, [shown, clock]);

  if (awaited) return html`<p class="loading" role="status">${say("a-moment")}</p>`;
  return html`<${Desk.Provider} value=${open.desk}><${Cockpit.Provider} value=${cockpit}>
    <div class=${kind.filter(Boolean).join(" ")}>
      <${SkipLinks} places=${SKIPS} />
      <h1 class="only-read-aloud">${book.title}</h1>
      <${Bar} screen=${shown} before=${replaying ? null : theatre.before} open=${open} unread=${compact ? unread : null} />
      ${seats}
      ${compact && html`<${Dock}>${asking}<//>`}
      ${mats
        ? html`<${MatsMiddle} ...${middle} compact=${compact} phone=${phone} story=${story}>${below}<//>`
        : html`<${Middle} ...${middle}>${below}<//>`}
      ${replaying &&
      html`<${Replaying}
        replay=${replay}
        course=${course}
        analysed=${analysed}
        comments=${commented.comments}
        now=${now}
        onClose=${() => setReplaying(false)}
      />`}
      ${(!compact || open.sheet) &&
      html`<aside class=${compact ? "sheet" : "rail"}>
        ${compact ? html`<${SheetClose} onClose=${() => open.setSheet(false)} />` : asking}
        ${mats && !compact && html`<${Beside} screen=${screen} playing=${playing}>${others}<//>`}
        ${story}
      </aside>`}
      <${Windows} open=${open} playing=${playing} screen=${shown} told=${told} menu=${menu} />
    </div>
  <//><//>`;
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

/**
 * @param {{ screen: Screen, before: import("./types").View | null, open: OpenWindows, unread: number | null }} props
 *   `before`: how things stood when the viewer last answered; `unread`: where the story is a sheet
 */
function Bar({ screen, before, open, unread }) {
  const { book } = useDesk();
  const showRules = () => open.setRule(screen.question?.rule ?? book.rules[0]?.number ?? "");
  return html`<header class="bar">
    <a class="brand" href="/" title=${say("to-lobby")}>Realpolitik</a>
    <${Instruments} view=${screen.view} before=${before} onPile=${open.setPile} />
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
 *   onMoment: (at: number) => void, onSetRight: (() => void) | null, marks: Mark[],
 *   analysis: import("./types").AnalysisTold | null, commented: import("./comments.js").Commented,
 * }} props `marks`: what is worth jumping to in a replay
 */
function Asking({ screen, entries, playing, compact, onReplay, onMoment, onSetRight, marks, analysis, commented }) {
  if (!screen) return html`<section class="question"><p class="overline">${say("a-moment")}</p></section>`;
  if (onReplay) {
    const shown = { screen, entries, playing, compact, onReplay, onMoment, onSetRight };
    return html`<${QuestionPanel} ...${shown} />`;
  }
  return html`<section class="question">
    <p class="overline">${say("replay")}</p>
    <h2>${say("replay-moment", { at: screen.moment.at, of: screen.moment.of })}</h2>
    <${MarkedHere} marks=${marks} at=${screen.moment.at} />
    ${analysis && html`<${Remarks} told=${analysis} at=${screen.moment.at} />`}
    <${CommentPanel} commented=${commented} at=${screen.moment.at} seats=${screen.seats} />
  </section>`;
}

/**
 * The replay, with the ways out of it. Until the end only one's own hand is shown, unless the game was opened to be
 * watched.
 *
 * @param {{
 *   replay: import("./replay.js").Replay, course: Course | null, analysed: import("./analysis.js").Analysed,
 *   comments: import("./types").Comment[], now: Screen, onClose: () => void,
 * }} props
 */
function Replaying({ replay, course, analysed, comments, now, onClose }) {
  const open = now.result !== null || wasWatched(now.match);
  const eyes = now.seats.filter((it) => open || it.seat === now.seat);
  const link = `${location.origin}/match/${now.match}?replay=${replay.at}`;
  const { told } = analysed;
  const standing = useMemo(() => told && chancesOf(told), [told]);
  const remarks = useMemo(() => [...remarked(told), ...commentMarks(comments, now.seats)], [told, comments]);
  const shown = { replay, course, standing, remarks, seats: now.seats, eyes, onClose };
  return html`<${ReplayBar} ...${shown}>
    ${now.result && html`<${AnalysisButton} analysed=${analysed} onMoment=${replay.setAt} />`}
    <${PlayOn} now=${now} at=${replay.at} />
    <${SharedLink} key=${replay.at} words=${say("replay-share")} make=${() => Promise.resolve(link)} />
    <button type="button" class="button first leave" onClick=${onClose}>
      <${Icon} name="close" /><span>${say(now.result ? "replay-close" : "replay-to-now")}</span>
    </button>
  <//>`;
}

// -- the beginning ----------------------------------------------------------------------------------------------------

/** @param {HTMLElement} root @param {unknown} problem */
function sayWhy(root, problem) {
  const code = problem instanceof Refused ? problem.code : "";
  const unknown = code === "unknown";
  const why = code === "offline" ? say("lobby-unreachable") : problem instanceof Error ? problem.message : String(problem);
  root.replaceChildren();
  render(
    html`<div class="loading" role="alert">
      <h1>${say(unknown ? "no-such-match" : "cannot-open")}</h1>
      <p>${unknown ? "" : why}</p>
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
    const book = await fetchBook(first.game, words, first.book);
    colourSides(book.components.sides);
    root.replaceChildren();
    render(html`<${Table} first=${first} firstBook=${book} />`, root);
    mayBeInstalled();
  } catch (problem) {
    sayWhy(root, problem);
    if (problem instanceof Refused && problem.code === "offline") setTimeout(() => void begin(), TRY_AGAIN);
  }
}

void begin();
