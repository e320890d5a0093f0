/**
 * A draft: what the player thinks of choosing, one step after the other. It lives in this window alone, over a reload too,
 * and goes when its question does. The server shows how things would stand after it, and keeps nothing of it.
 */

import { useEffect, useRef, useState } from "./vendor/preact.js";
import { inWords, lookAhead } from "./answering.js";
import { post, Refused } from "./api.js";
import { isUse } from "./laid.js";

/** @typedef {import("./types").Drafted} Drafted */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {{ key: string, answers: number[], drafted: Drafted | null }} Laid */
/** @typedef {ReturnType<typeof useDraft>} Draft */

/** A card is put to this use unless another is chosen: it saves a click, and is taken back like any step. */
const USUAL = "place_influence";
/** @type {Laid} */
const NOTHING = { key: "", answers: [], drafted: null };

/** @param {Screen} screen */
function nameOf({ match, seat }) {
  return `realpolitik.draft.${match}.${seat}`;
}

/** @param {Screen} screen @param {number[]} answers */
function keepDraft(screen, answers) {
  try {
    if (!answers.length) sessionStorage.removeItem(nameOf(screen));
    else sessionStorage.setItem(nameOf(screen), JSON.stringify({ since: screen.question?.asked_since, answers }));
  } catch {
    // a browser may forbid it: then a reload forgets the draft
  }
}

/** What was laid in this window for the question that is open. @param {Screen} screen @returns {number[]} */
function keptDraft(screen) {
  try {
    const { since, answers } = JSON.parse(sessionStorage.getItem(nameOf(screen)) ?? "{}");
    const right = since === screen.question?.asked_since && Array.isArray(answers);
    return right ? answers.filter((it) => Number.isInteger(it)) : [];
  } catch {
    return [];
  }
}

/** What a question goes by: while it is open, so is its draft. @param {Screen | null} screen */
function keyOf(screen) {
  return screen?.question ? `${screen.match} ${screen.seat} ${screen.question.asked_since}` : "";
}

/**
 * How the table would look after a draft. Who is there, what was said and what others wish stays as it is.
 *
 * @param {Screen} now @param {Drafted} drafted @returns {Screen}
 */
function asDrafted(now, { screen }) {
  const { view, question, effects, duties, lesson } = screen;
  return { ...now, view, question, effects, duties, lesson: lesson ?? now.lesson, undo: false, takeback: null };
}

/**
 * @param {Screen | null} now the table as it is, with the question that is drafted for; nothing where nothing is drafted
 * @param {(text: string) => void} tell
 */
export function useDraft(now, tell) {
  const [laid, setLaid] = useState(NOTHING);
  const [working, setWorking] = useState(/** @type {number | null} */ (null));
  const known = useRef(/** @type {Map<string, Promise<Drafted>>} */ (new Map()));
  const key = keyOf(now);
  const latest = useRef(key);
  latest.current = key;
  const { answers, drafted } = laid.key === key ? laid : NOTHING;
  const screen = useRef({ now, drafted, shown: /** @type {Screen | null} */ (null) });
  if (screen.current.now !== now || screen.current.drafted !== drafted) {
    screen.current = { now, drafted, shown: now && drafted && asDrafted(now, drafted) };
  }

  /** The table after so many answers. @param {number[]} wanted @returns {Promise<Drafted>} */
  const look = (wanted) => {
    const name = `${key} ${now?.language} ${wanted.join()}`;
    const before = known.current.get(name);
    if (before || !now) return before ?? Promise.reject(new Error("nothing is asked"));
    const body = { seat: now.seat, version: now.version, answers: wanted, language: now.language };
    const coming = /** @type {Promise<Drafted>} */ (post(`/api/matches/${now.match}/draft`, body));
    coming.catch(() => known.current.delete(name));
    known.current.set(name, coming);
    return coming;
  };

  /** What goes without saying after the last step. @param {number[]} wanted */
  const withUse = async (wanted) => {
    const found = await look(wanted);
    const { question } = found.screen;
    const played = found.steps.at(-1)?.points_at === "card";
    const use = played && question && isUse(question) ? question.options.find(({ name }) => name === USUAL) : undefined;
    return use ? { answers: [...wanted, use.option], drafted: await look([...wanted, use.option]) } : { answers: wanted, drafted: found };
  };

  /** @param {number[]} wanted @param {number | null} option the one that is laid */
  const become = async (wanted, option) => {
    if (!now || working !== null) return;
    if (!wanted.length) {
      setLaid(NOTHING);
      keepDraft(now, []);
      return;
    }
    setWorking(option ?? -1);
    try {
      const found = option === null ? { answers: wanted, drafted: await look(wanted) } : await withUse(wanted);
      if (latest.current !== key) return; // the match has moved on
      setLaid({ key, ...found });
      keepDraft(now, found.answers);
    } catch (problem) {
      if (latest.current !== key) return;
      if (!(problem instanceof Refused) || problem.code !== "stale") tell(inWords(problem));
      if (answers === wanted) setLaid(NOTHING); // in another language, or after a reload, it is not to be had
    } finally {
      setWorking(null);
    }
  };

  useEffect(() => {
    known.current.clear();
    if (!now) return;
    const found = keptDraft(now);
    if (found.length) void become(found, null);
    else keepDraft(now, []);
  }, [key]);
  useEffect(() => {
    if (answers.length) void become(answers, null);
  }, [now?.language]);

  return {
    answers,
    /** What was laid, and what would come of each. */
    steps: drafted?.steps ?? [],
    /** What ends the draft; "" while it goes on. */
    until: drafted?.until ?? "",
    /** The table as it would be; nothing where nothing is laid. */
    screen: screen.current.shown,
    /** The option that is being laid. */
    working,
    lay: (/** @type {Offer} */ { option }) => void become([...answers, option], option),
    /** Leaves so many steps; without a number, takes the last one back. */
    cut: (/** @type {number} */ kept = answers.length - 1) => void become(answers.slice(0, Math.max(0, kept)), null),
    /** Chooses otherwise at a step: what came after it is taken back. */
    instead: (/** @type {number} */ at, /** @type {number} */ option) =>
      void become([...answers.slice(0, at), option], option),
    /** The table after one step more. @param {Offer} offer @returns {Promise<Drafted>} */
    after: ({ option }) => look([...answers, option]),
    /** What was asked at a step. @param {number} at @returns {Promise<Drafted>} */
    at: (at) => look(answers.slice(0, at)),
    /** What could come of it there, and why other things were not on offer. @param {number} at */
    prospectsAt: async (at) => {
      if (!now) return null;
      return /** @type {import("./types").Prospects} */ (await lookAhead(now, answers.slice(0, at), "prospects", {}));
    },
  };
}
