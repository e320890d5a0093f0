/** Sending what the player chose: once, surely, and with the controls at rest until the table has moved on. */

import { useEffect, useRef, useState } from "./vendor/preact.js";
import { get, post, postSurely, Refused, requestId } from "./api.js";
import { useOneAnswerAGesture } from "./gesture.js";
import { NATURE } from "./naming.js";
import { say } from "./words.js";

/** @typedef {import("./types").Applied} Applied */
/** @typedef {import("./types").Chances} Chances */
/** @typedef {import("./types").Hint} Hint */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Prospect} Prospect */
/** @typedef {import("./types").Prospects} Prospects */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Matters} Matters */
/** @typedef {import("./types").ShownCard} ShownCard */
/** @typedef {{ offer: Offer, shown: ShownCard[], matters: Matters }} Untold a choice that waits for cards to be told */
/** @typedef {{ option: number | null, version: number | null }} Sent what is on its way; then the version it made */

/** How long the live channel may take to show what the server has already done. */
const SCREEN_WITHIN = 2500;

/** What went wrong, in words for the player. @param {unknown} problem */
export function inWords(problem) {
  if (!(problem instanceof Refused)) return String(problem);
  if (problem.code === "offline" || problem.code === "broken") return say("problem-offline");
  if (problem.code === "stale") return say("problem-stale");
  if (problem.code === "too_many") return say("problem-too-many");
  return problem.message;
}

/**
 * @param {Screen | null} screen
 * @param {() => void} refresh asks for the screen anew
 * @param {(text: string) => void} tell
 */
export function useAnswering(screen, refresh, tell) {
  const [sent, setSent] = useState(/** @type {Sent | null} */ (null));
  const [untold, setUntold] = useState(/** @type {Untold | null} */ (null));
  const underWay = useRef(false);
  const spend = useOneAnswerAGesture();
  const version = screen?.version ?? 0;
  useEffect(() => setUntold(null), [version, screen?.seat]);

  useEffect(() => {
    if (sent?.version === null || sent?.version === undefined) return undefined;
    if (version >= sent.version) {
      underWay.current = false;
      setSent(null);
      return undefined;
    }
    const late = setTimeout(refresh, SCREEN_WITHIN);
    return () => clearTimeout(late);
  }, [sent, version]);

  /**
   * @param {string} path
   * @param {number | null} option
   * @param {object} body
   * @param {{ onMatters?: (matters: Matters) => void, onFatal?: (chances: Chances) => void, wrong?: string }} [refused]
   *   what is done when a hand has to be told first, or the game may be lost; and what is said of something that is not
   *   on offer
   */
  const send = async (path, option, body, { onMatters, onFatal, wrong = "" } = {}) => {
    if (underWay.current || !screen) return;
    underWay.current = true;
    spend();
    setSent({ option, version: null });
    try {
      const request = requestId();
      const applied = /** @type {Applied} */ (
        await postSurely(`/api/matches/${screen.match}/${path}`, { seat: screen.seat, version, request, ...body })
      );
      setSent({ option, version: applied.version });
    } catch (problem) {
      underWay.current = false;
      setSent(null);
      if (problem instanceof Refused && problem.matters && onMatters) {
        onMatters(problem.matters);
        return;
      }
      if (problem instanceof Refused && problem.chances && onFatal) {
        onFatal(problem.chances);
        return;
      }
      const isWrong = wrong !== "" && problem instanceof Refused && problem.code === "wrong_answer";
      tell(isWrong ? wrong : inWords(problem));
      refresh();
    }
  };

  /**
   * At a real table the question may be another's, or that of chance; and it may rest on cards that are told with it.
   *
   * @param {Offer} offer
   * @param {{ shown?: ShownCard[], before?: number[], onFatal?: (chances: Chances) => void }} [more] cards told with it;
   *   what was drafted before it, and is given with it; and what is done instead, where it may lose the game at once
   */
  const answer = (offer, { shown = [], before = [], onFatal } = {}) => {
    const { option } = offer;
    const asked = screen?.question?.seat ?? null;
    const told = { ...(untold ? { shown, no_more: true } : {}), ...(onFatal ? { careful: true } : {}) };
    setUntold(null);
    const [first = option, ...then] = [...before, option];
    const answers = then.length ? { option: first, then } : { option };
    const body = asked === screen?.seat ? { ...answers, ...told } : { ...answers, asked, ...told };
    void send("answer", option, body, {
      onMatters: (matters) => setUntold({ offer, shown, matters }),
      ...(onFatal ? { onFatal } : {}),
      wrong: asked === NATURE ? say("set-right-elsewhere") : "",
    });
  };

  return {
    sent,
    untold,
    spend,
    answer,
    undo: () => void send("undo", null, {}),
    correct: (/** @type {number} */ option) =>
      void send("correct", null, { option }, { wrong: say("set-right-refused") }),
    hold: (/** @type {string} */ hand, /** @type {string[]} */ cards) =>
      void send("hold", null, { hand, cards }, { wrong: say("set-right-elsewhere") }),
    keepUntold: () => setUntold(null),
  };
}

/**
 * What may come is told of the question that is open, or of the one that would be after a draft.
 *
 * @template T
 * @param {Screen} screen @param {number[]} drafted @param {string} what @param {{ option?: number, kind?: string, name?: string }} more
 * @param {AbortSignal | null} [signal]
 * @returns {Promise<T>}
 */
export function lookAhead({ match, seat, language, version }, drafted, what, more, signal = null) {
  const here = `/api/matches/${match}`;
  if (!drafted.length) return get(`${here}/${what}`, { seat, language, version, ...more }, signal);
  return post(`${here}/draft/${what}`, { seat, language, version, answers: drafted, ...more }, signal);
}

/**
 * Which options of the question now open end the game, and why others are not on offer; and what any one would do.
 *
 * @param {Screen | null} asked
 * @param {number[]} drafted what was laid before that question
 */
export function useProspects(asked, drafted) {
  const [found, setFound] = useState({ key: "", prospects: /** @type {Prospects | null} */ (null) });
  const each = useRef(/** @type {Map<number, Promise<Prospect | null>>} */ (new Map()));
  const wanted = useRef(new AbortController());
  const key = asked ? `${asked.version} ${asked.seat} ${asked.language} ${drafted.join()}` : "";
  /** Once a choice is made, nobody waits to hear what another would have done: the server would refuse to tell. */
  const lookAway = () => {
    wanted.current.abort();
    wanted.current = new AbortController();
    each.current = new Map();
  };
  useEffect(() => {
    if (!asked) return undefined;
    const stop = new AbortController();
    lookAhead(asked, drafted, "prospects", {}, stop.signal).then(
      (prospects) => {
        if (!stop.signal.aborted) setFound({ key, prospects: /** @type {Prospects} */ (prospects) });
      },
      () => undefined, // then nothing is known of what may come
    );
    return () => {
      stop.abort();
      lookAway();
    };
  }, [key]);

  /** @param {number} option @returns {Promise<Prospect | null>} what it would do, as far as that can be known */
  const prospectOf = (option) => {
    const before = each.current.get(option);
    if (before || !asked) return before ?? Promise.resolve(null);
    const one = lookAhead(asked, drafted, "prospect", { option }, wanted.current.signal).then(
      (told) => /** @type {Prospect} */ (told),
      () => null,
    );
    each.current.set(option, one);
    return one;
  };
  return { prospects: found.key === key ? found.prospects : null, prospectOf, lookAway };
}

/**
 * What the option that is looked at would do, once it is known.
 *
 * @param {number | null} option
 * @param {(option: number) => Promise<Prospect | null>} prospectOf
 */
export function useProspect(option, prospectOf) {
  const [prospect, setProspect] = useState(/** @type {Prospect | null} */ (null));
  useEffect(() => {
    if (option === null) return undefined;
    let outdated = false;
    void prospectOf(option).then((found) => {
      if (!outdated) setProspect(found);
    });
    return () => {
      outdated = true;
    };
  }, [option]);
  return prospect?.option === option ? prospect : null;
}

/**
 * A hint for the question now open; it goes when the question does.
 *
 * @param {Screen | null} screen
 * @param {number[]} drafted what was laid before that question
 * @param {(text: string) => void} tell
 */
export function useHint(screen, drafted, tell) {
  const [hint, setHint] = useState(/** @type {Hint | "asked" | null} */ (null));
  // while another seat answers in secret the question stays the same, and so does the advice
  const key = screen?.question && `${screen.question.asked_since} ${screen.seat} ${screen.language} ${drafted.join()}`;
  const now = useRef(key);
  now.current = key;
  useEffect(() => setHint(null), [key]);
  const ask = async () => {
    if (!screen?.question || hint === "asked") return;
    setHint("asked");
    try {
      const found = /** @type {Hint} */ (await lookAhead(screen, drafted, "hint", {}));
      if (now.current === key) setHint(found);
    } catch (problem) {
      setHint(null);
      tell(inWords(problem));
    }
  };
  return { hint, ask: () => void ask() };
}

/**
 * Asking to take something back, and replying to such a wish, or to an offer of a draw.
 *
 * @param {Screen} screen
 * @param {(text: string) => void} tell
 */
export function takebacks(screen, tell) {
  const { match, seat, version } = screen;
  /** @param {string} path @param {object} body */
  const send = (path, body) => {
    post(`/api/matches/${match}/${path}`, body).catch((problem) => tell(inWords(problem)));
  };
  return {
    ask: (/** @type {number} */ keep) => send("takeback", { seat, version, keep }),
    reply: (/** @type {boolean} */ agree) => send(screen.proposal?.draw ? "draw/reply" : "takeback/reply", { seat, agree }),
  };
}
