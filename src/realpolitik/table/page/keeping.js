/** What the page keeps while a match is open: the match itself, the book, messages, and small memories. */

import { useCallback, useEffect, useRef, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { get } from "./api.js";
import { fetchBook } from "./books.js";
import { Live } from "./live.js";
import { keep, kept } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./live.js").Table} TableNow */
/** @typedef {(text: string) => void} Tell */

const NARROW = "(max-width: 1100px)";
const PHONE = "(max-width: 640px)";
/** How long a message stays. */
const TOLD = 7000;
/** How many earlier moments are kept. */
const REMEMBERED = 400;

/**
 * The match as it is, live.
 *
 * @param {Screen} first
 * @param {number | null} seat
 * @param {string} words the language
 * @param {Tell} tell
 */
export function useLive(first, seat, words, tell) {
  const before = /** @type {TableNow} */ ({ screen: first, log: [], chat: [], connection: "connecting" });
  const [table, setTable] = useState(before);
  const live = useRef(/** @type {Live | null} */ (null));
  useEffect(() => {
    const viewer = { match: first.match, seat, language: words };
    live.current = new Live(viewer, setTable, (refused) => tell(whySentAway(refused, live.current?.anew === false)));
    return () => live.current?.close();
  }, [first.match]);
  useEffect(() => live.current?.become({ seat, language: words }), [seat, words]);
  useConnectionTold(table.connection, tell);
  const refresh = useCallback(() => void live.current?.refresh().catch(() => undefined), []);
  return { table, refresh };
}

/** @param {import("./api.js").Refused} refused @param {boolean} seen whether the match was shown from there before */
function whySentAway(refused, seen) {
  if (refused.code === "not_yours" && seen) return say("seat-emptied");
  if (refused.code === "too_many") return say("problem-crowded");
  return refused.message || say("problem-refused");
}

/** @param {import("./live.js").Connection} connection @param {Tell} tell */
function useConnectionTold(connection, tell) {
  const wasLost = useRef(false);
  useEffect(() => {
    if (connection === "open" && wasLost.current) tell(say("connection-restored"));
    if (connection !== "connecting") wasLost.current = connection === "lost";
  }, [connection]);
}

/**
 * The book in the language spoken now; until it comes, the one before.
 *
 * @param {Book} first
 * @param {string} words the language
 */
export function useBook(first, words) {
  const [book, setBook] = useState(first);
  useEffect(() => {
    if (book.language === words) return undefined;
    let outdated = false;
    void fetchBook(first.game, words).then((found) => {
      if (!outdated) setBook(found);
    });
    return () => {
      outdated = true;
    };
  }, [words]);
  return book;
}

/**
 * Earlier moments, as the server shows them; those seen before are kept.
 *
 * @param {string} match
 * @param {Tell} tell
 * @returns {import("./replay.js").Moments}
 */
export function useMoments(match, tell) {
  const known = useRef(/** @type {Map<string, Promise<Screen | null>>} */ (new Map()));
  return (at, seat, language) => {
    const key = `${at} ${seat} ${language}`;
    const found = known.current.get(key);
    if (found) return found;
    const asked = /** @type {Promise<Screen>} */ (get(`/api/matches/${match}/history`, { at, seat, language }));
    const coming = asked.catch((problem) => {
      known.current.delete(key);
      tell(inWords(problem));
      return null;
    });
    known.current.set(key, coming);
    const oldest = known.current.keys().next().value;
    if (known.current.size > REMEMBERED && oldest !== undefined) known.current.delete(oldest);
    return coming;
  };
}

/**
 * The whole match in short, for its slider; nothing until it is there, or where it cannot be had.
 *
 * @param {Screen} now
 * @param {boolean} on whether it is wanted
 */
export function useCourse({ match, version, language }, on) {
  const [course, setCourse] = useState(/** @type {import("./types").Course | null} */ (null));
  useEffect(() => {
    if (!on) return undefined;
    let outdated = false;
    /** @type {Promise<import("./types").Course>} */ (get(`/api/matches/${match}/course`, { language })).then(
      (found) => outdated || setCourse(found),
      () => undefined, // a slider without marks is a slider still
    );
    return () => {
      outdated = true;
    };
  }, [match, version, language, on]);
  return course;
}

/** Short messages that go by themselves. */
export function useTold() {
  const [told, setTold] = useState(/** @type {{ id: number, text: string }[]} */ ([]));
  const next = useRef(0);
  const tell = useCallback((/** @type {string} */ text) => {
    const id = next.current++;
    setTold((all) => [...all.filter((it) => it.text !== text), { id, text }]);
    setTimeout(() => setTold((all) => all.filter((it) => it.id !== id)), TOLD);
  }, []);
  return { told, tell };
}

/** Whether the window is such as a media query says. @param {string} wanted */
function useWindow(wanted) {
  const [such, setSuch] = useState(matchMedia(wanted).matches);
  useEffect(() => {
    const query = matchMedia(wanted);
    const listen = () => setSuch(query.matches);
    query.addEventListener("change", listen);
    return () => query.removeEventListener("change", listen);
  }, []);
  return such;
}

/** Whether the window is too narrow for a rail. */
export function useNarrow() {
  return useWindow(NARROW);
}

/** Whether it has room for one thing at a time. */
export function usePhone() {
  return useWindow(PHONE);
}

/** Keeps what stands on the lower edge of the window above a keyboard on the screen. */
export function useKeyboardOnScreen() {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const listen = () => {
      // Whoever looks closer with two fingers sees less of the window too, but no keyboard.
      const covered = seen.scale > 1 ? 0 : Math.max(0, window.innerHeight - seen.height - seen.offsetTop);
      document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
    };
    seen.addEventListener("resize", listen);
    return () => seen.removeEventListener("resize", listen);
  }, []);
}

/**
 * Where the log stood when the viewer last chose something. Who comes for the first time has missed nothing.
 *
 * @param {string} match
 */
export function useMark(match) {
  const name = `mark.${match}`;
  const [mark, setMark] = useState(Number(kept(name) ?? Infinity));
  return {
    mark,
    setMark: (/** @type {number} */ entries) => {
      keep(name, String(entries));
      setMark(entries);
    },
  };
}

/**
 * How many lines of the chat were not seen yet.
 *
 * @param {TableNow} table
 * @param {string} match
 * @param {boolean} reading
 */
export function useUnread(table, match, reading) {
  const name = `read.${match}`;
  const last = table.chat.at(-1)?.number ?? 0;
  const [read, setRead] = useState(kept(name) === null ? null : Number(kept(name)));
  const here = table.connection === "open";
  useEffect(() => {
    if (!here || !(reading || read === null)) return;
    keep(name, String(last));
    setRead(last);
  }, [here, reading, last]);
  return table.chat.filter((line) => read !== null && line.number > read).length;
}
