/** The bell: whoever looks elsewhere is told, once for each question, that it has become their move. */

import { useEffect, useRef, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { notifies, notify } from "./notifying.js";
import { plain } from "./sentence.js";
import { tick } from "./sound.js";
import { keep, kept } from "./theme.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").MatchSummary} MatchSummary */
/** @typedef {import("./types").Screen} Screen */

/** After how many milliseconds the title says something else, while it calls. */
const BLINK = 2000;
/** How long a turn has to last before it is told: another window may show it already, or it may pass by itself. */
const SETTLES = 800;
/** Of how many matches is remembered what was told. */
const REMEMBERED = 40;
const RUNG = "rung";

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
  const call = asked ? calling : "";
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
  notify({ tag: match.match, title: say("title-your-move", { game: match.title }), body, open });
}

/** Tells whoever has the lobby open, and looks elsewhere, which of their games have come to their move. */
/** @param {MatchSummary[]} running */
export function useYourGames(running) {
  const before = useRef(/** @type {Map<string, boolean>} */ (new Map()));
  const [calling, setCalling] = useCall();
  const waiting = running.filter((match) => match.your_move);
  useTitle(waiting.length ? `(${waiting.length}) Realpolitik` : "Realpolitik", waiting.length ? calling : "");
  useEffect(() => {
    const fresh = waiting.filter((match) => before.current.get(match.match) === false && isAlone(match));
    before.current = new Map(running.map((match) => [match.match, match.your_move]));
    const told = document.hidden ? fresh.filter((match) => isFirst(`${match.match} in lobby`, match.updated)) : [];
    const [first] = told;
    if (!first) return;
    setCalling(say("title-your-move", { game: first.title }));
    if (kept("sound") === "on") tick();
    if (notifies()) for (const match of told) void notifyOf(match);
  }, [running]);
}
