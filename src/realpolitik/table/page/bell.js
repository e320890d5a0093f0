/**
 * The bell: whoever looks elsewhere is told, once for each question, that it has become their move; and once that the others
 * go on in another game.
 */

import { useEffect, useRef, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { notifies, notify } from "./notifying.js";
import { plain } from "./sentence.js";
import { tick } from "./sound.js";
import { keep, kept } from "./theme.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").MatchSummary} MatchSummary */
/** @typedef {import("./types").MyMatches} MyMatches */
/** @typedef {import("./types").Screen} Screen */

/** After how many milliseconds the title says something else, while it calls. */
const BLINK = 2000;
/** How long a turn has to last before it is told: another window may show it already, or it may pass by itself. */
const SETTLES = 800;
/** Of how many matches is remembered what was told. */
const REMEMBERED = 40;
const RUNG = "rung";
/** In place of a question. */
const GOES_ON = "goes on";

// -- never twice ------------------------------------------------------------------------------------------------------

/** For each match the question that was told, or seen, last: all windows of this browser share it. */
function rung() {
  try {
    return /** @type {Record<string, string>} */ (JSON.parse(kept(RUNG) ?? "{}"));
  } catch {
    return {};
  }
}

/** Whether nobody has told of the question before; from now on somebody has. @param {string} match @param {string} question */
function isFirst(match, question) {
  const { [match]: last, ...others } = rung();
  if (last === question) return false;
  const newest = Object.entries(others).slice(1 - REMEMBERED);
  keep(RUNG, JSON.stringify({ ...Object.fromEntries(newest), [match]: question }));
  return true;
}

// -- the title --------------------------------------------------------------------------------------------------------

/**
 * The title of the window. While it calls it says this and that by turns, but to whoever wants no motion.
 *
 * @param {string} usual
 * @param {string} calling "" while it does not
 */
function useTitle(usual, calling) {
  useEffect(() => {
    document.title = calling || usual;
    if (!calling || matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    const timer = setInterval(() => {
      document.title = document.title === calling ? usual : calling;
    }, BLINK);
    return () => clearInterval(timer);
  }, [usual, calling]);
}

/** What the title calls until the page is seen. @returns {[string, (words: string) => void]} */
function useCall() {
  const [calling, setCalling] = useState("");
  useEffect(() => {
    const seen = () => void (document.hidden || setCalling(""));
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, []);
  return [calling, setCalling];
}

// -- at the table -----------------------------------------------------------------------------------------------------

/** Against whom one plays, and what is asked. @param {Screen} screen */
function inWords({ seats, question }) {
  const others = seats.filter((it) => !it.mine).map((it) => (it.nickname ? `${it.nickname} (${it.title})` : it.title));
  const who = new Intl.ListFormat(language()).format(others);
  return [who && say("bell-against", { who }), question ? plain(question.text) : ""].filter(Boolean).join("\n");
}

/** Whether the game is where it was before because this player took a choice back. @param {Screen} before @param {Screen} now */
function undone(before, now) {
  return now.moment.of < before.moment.of && !before.proposal;
}

/**
 * Tells whoever looks elsewhere that the match has come to their move.
 *
 * @param {Screen} now
 * @param {string} game its title
 * @param {boolean} sound
 */
export function useYourMove(now, game, sound) {
  const asked = now.question !== null || now.elsewhere.length > 0;
  const question = String(now.question?.asked_since ?? `${now.version} elsewhere`);
  const before = useRef(now);
  const newest = useRef({ now, question, sound });
  newest.current = { now, question, sound };
  const [calling, setCalling] = useCall();
  const call = asked || now.again ? calling : "";
  useTitle(say(asked && !call ? "title-your-move" : "title", { game }), call);

  useEffect(() => {
    const became = asked && !undone(before.current, now);
    if (!became || before.current === now) return undefined;
    if (!document.hidden) {
      if (sound) tick();
      return undefined;
    }
    const timer = setTimeout(() => {
      const it = newest.current;
      if (!document.hidden || !isFirst(now.match, it.question)) return;
      setCalling(say("title-your-move", { game }));
      if (it.sound) tick();
      notify({ tag: now.match, title: say("title-your-move", { game }), body: inWords(it.now), open: () => undefined });
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [asked]);
  useEffect(() => {
    if (!now.again || before.current.again || !document.hidden || !isFirst(now.match, GOES_ON)) return;
    const title = say("title-goes-on", { game });
    setCalling(title);
    if (sound) tick();
    notify({ tag: now.match, title, body: inWords(now), open: () => undefined });
  }, [now.again]);
  useEffect(() => {
    before.current = now;
    const seen = () => void (asked && !document.hidden && isFirst(now.match, question));
    seen();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [now]);
}

// -- in the lobby -----------------------------------------------------------------------------------------------------

/** A match of this player's that nobody attends to: where it is open, that window tells of it. @param {MatchSummary} match */
function isAlone({ seats }) {
  return !seats.some((it) => it.mine && it.online);
}

/** @param {MatchSummary} match */
async function notifyOf(match) {
  const seat = match.seats.find((it) => it.mine && it.asked)?.seat ?? null;
  const found = /** @type {Promise<Screen>} */ (get(`/api/matches/${match.match}/screen`, { seat, language: language() }));
  const body = await found.then(inWords).catch(() => match.moment);
  const open = () => location.assign(`/match/${match.match}`);
  notify({ tag: match.match, title: titleOf(match), body, open });
}

/** What the title calls of a match. @param {MatchSummary} match */
const titleOf = (match) => say(match.goes_on ? "title-goes-on" : "title-your-move", { game: match.title });

/** Whether a match waits for this player: for their move, or to follow it into another. @param {MatchSummary} match */
const waits = (match) => match.your_move || match.goes_on;

/**
 * Tells whoever has the lobby open, and looks elsewhere, which of their games have come to their move, and which go on as
 * another.
 * @param {MyMatches} matches
 */
export function useYourGames({ running, finished }) {
  const before = useRef(/** @type {Map<string, boolean>} */ (new Map()));
  const [calling, setCalling] = useCall();
  const all = [...running, ...finished];
  const waiting = all.filter(waits);
  useTitle(waiting.length ? `(${waiting.length}) Realpolitik` : "Realpolitik", waiting.length ? calling : "");
  useEffect(() => {
    const fresh = waiting.filter((match) => before.current.get(match.match) === false && isAlone(match));
    before.current = new Map(all.map((match) => [match.match, waits(match)]));
    const isNew = (/** @type {MatchSummary} */ { match, goes_on: goesOn, updated }) => isFirst(`${match} in lobby`, goesOn ? GOES_ON : updated);
    const told = document.hidden ? fresh.filter(isNew) : [];
    const [first] = told;
    if (!first) return;
    setCalling(titleOf(first));
    if (kept("sound") === "on") tick();
    if (notifies()) for (const match of told) void notifyOf(match);
  }, [running, finished]);
}
