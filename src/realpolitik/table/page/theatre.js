/**
 * What others did is shown one thing after another: every card whole, then what came of it. Once seen, it stays as a strip
 * to be shown again, and what changed stays marked until the viewer has answered.
 */

import { useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { useKeys } from "./keyboard.js";
import { changesBetween } from "./motion.js";
import { framesOf, isOwn, LASTS, SPEEDS, viewsOf } from "./steps.js";
import { keep, kept } from "./theme.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Step} Step */
/** @typedef {import("./types").Steps} Steps */
/** @typedef {import("./types").View} View */
/** @typedef {import("./steps.js").Frame} Frame */
/** @typedef {import("./steps.js").Pace} Pace */
/** @typedef {{ viewer: string, version: number, told: Steps | null, views: View[] }} Told nothing where it could not be had */
/** @typedef {{ steps: Step[], views: View[], frames: Frame[], at: number, since: boolean }} Act `since`: after an absence */
/** @typedef {ReturnType<typeof useTheatre>} Theatre */

/** Who comes for the first time to a match that has hardly begun is told all of it; to a later one, nothing. */
const HARDLY_BEGUN = 120; // answers, those of chance too
/** Who was away for more steps than these is told that it happened meanwhile. */
const AWAY = 12;

/** The versions that a viewer has seen, and has answered last; the browser remembers them. */
class Memory {
  /** @param {Screen} screen */
  constructor({ match, seat, version, moment }) {
    this.name = `${match}.${seat ?? "watching"}`;
    const first = seat !== null && moment.at <= HARDLY_BEGUN ? 0 : version;
    this.looked = Number(kept(`looked.${this.name}`) ?? first);
    this.watching = seat === null;
    this.answered = Number(kept(`answered.${this.name}`) ?? this.looked);
    this.answer(this.answered);
  }

  /** @param {number} version */
  look(version) {
    if (version < this.looked) return;
    this.looked = version;
    keep(`looked.${this.name}`, String(version));
  }

  /** @param {number} version that of the screen on which the answer was given */
  answer(version) {
    this.answered = version;
    keep(`answered.${this.name}`, String(version));
  }

  /** From where on things are told again. */
  get since() {
    return Math.min(this.answered, this.looked);
  }
}

/** @returns {Pace} */
function paceKept() {
  const chosen = kept("pace");
  return chosen === "brisk" || chosen === "off" ? chosen : "calm";
}

/**
 * @param {Book} book
 * @param {Screen | null} screen what the viewer sees now; nothing while it is not theirs to see, or they look elsewhere
 */
export function useTheatre(book, screen) {
  const [pace, choosePace] = useState(paceKept());
  const quiet = pace === "off" || (screen?.by_hand ?? null) !== null; // around a real box, everybody sees what is done
  const [act, setAct] = useState(/** @type {Act | null} */ (null));
  const [strip, setStrip] = useState(/** @type {{ viewer: string, steps: Step[], views: View[] } | null} */ (null));
  const [base, setBase] = useState(/** @type {{ viewer: string, view: View } | null} */ (null));
  const memory = useRef(/** @type {Memory | null} */ (null));
  const viewer = screen ? `${screen.match} ${screen.seat} ${screen.language}` : "";
  const mine = screen && `${screen.match}.${screen.seat ?? "watching"}`;
  if (screen && memory.current?.name !== mine) memory.current = new Memory(screen);

  /** @param {Steps} told @param {Screen} at */
  const receive = (told, at) => {
    const seen = memory.current;
    if (!seen) return;
    const views = viewsOf(told);
    const theirs = told.steps.flatMap((step, index) => (isOwn(step, at) ? [] : [index]));
    const fresh = theirs.filter((index) => (told.steps[index]?.version ?? 0) > seen.looked);
    const played = told.steps.filter((step) => step.cards.length > 0).at(-1);
    if (seen.watching && played) seen.answer(played.version - 1); // all that a card does is told together
    if (theirs.length && (!seen.watching || fresh.length)) {
      setStrip({ viewer, steps: told.steps, views });
      const first = told.steps.findIndex((step) => step.seat !== at.seat && step.side !== at.view.you);
      if (first >= 0) setBase({ viewer, view: views[first] ?? told.before });
    }
    if (quiet || !fresh.length) seen.look(told.version);
    else setAct({ steps: told.steps, views, frames: framesOf(book, told.steps, fresh), at: 0, since: fresh.length > AWAY });
  };
  const told = useTold(screen, viewer, act !== null, () => memory.current?.since ?? 0, receive);

  const end = () => {
    if (told?.version) memory.current?.look(told.version);
    setAct(null);
  };
  const go = (/** @type {number} */ at) => (act && at < act.frames.length ? setAct({ ...act, at }) : end());
  usePlayed(act, SPEEDS[pace], () => act && go(act.at + 1));
  useEffect(() => setAct(null), [viewer]);

  const hasten = () => {
    const here = act?.frames[act.at]?.index;
    const next = act?.frames.findIndex((frame, at) => at > act.at && frame.index !== here) ?? -1;
    go(next < 0 ? Infinity : next);
  };
  const shownStrip = strip?.viewer === viewer ? strip : null;
  /** Shows one step again, or all. @param {number} [index] */
  const again = (index) => {
    if (!shownStrip || !screen) return;
    const { steps, views } = shownStrip;
    const theirs = steps.flatMap((step, at) => (isOwn(step, screen) ? [] : [at]));
    setAct({ steps, views, frames: framesOf(book, steps, index === undefined ? theirs : [index]), at: 0, since: false });
  };
  useKeys({ ...(act ? { " ": hasten, Escape: end } : shownStrip ? { r: () => again() } : {}) });

  const frame = act?.frames[act.at] ?? null;
  const view = act && frame ? (act.views[frame.index + (frame.shown ? 1 : 0)] ?? null) : null;
  const { shown, awaited } = useShown(screen, told, viewer, view, !quiet, memory.current);
  return {
    pace,
    setPace: (/** @type {Pace} */ chosen) => {
      keep("pace", chosen);
      choosePace(chosen);
      if (chosen === "off") end();
    },
    act,
    frame,
    step: act && frame ? (act.steps[frame.index] ?? null) : null,
    strip: shownStrip,
    screen: shown,
    /** Nothing has been shown yet, and what happened meanwhile is still to be told: how it ended is not shown before. */
    awaited,
    playing: shown !== screen,
    /** What differs from how things stood when the viewer last answered. */
    marks: useMarks(base?.viewer === viewer ? base.view : null, shown?.view ?? null),
    before: base?.viewer === viewer ? base.view : null,
    hasten,
    skip: end,
    again,
    answered: () => {
      if (!screen) return;
      memory.current?.answer(screen.version);
      setBase({ viewer, view: screen.view });
    },
  };
}

/**
 * Asks for what happened, whenever something has and nothing is being shown. One question at a time: what comes
 * meanwhile is asked for next.
 *
 * @param {Screen | null} screen
 * @param {string} viewer
 * @param {boolean} busy
 * @param {() => number} since
 * @param {(told: Steps, at: Screen) => void} onTold
 * @returns {Told | null}
 */
function useTold(screen, viewer, busy, since, onTold) {
  const [told, setTold] = useState(/** @type {Told | null} */ (null));
  const asking = useRef("");
  const latest = useRef({ viewer, onTold });
  latest.current = { viewer, onTold };
  useEffect(() => {
    const known = told?.viewer === viewer ? told.version : -1;
    if (!screen || busy || known >= screen.version || asking.current === viewer) return;
    asking.current = viewer;
    const { match, seat, language, version } = screen;
    const asked = /** @type {Promise<Steps>} */ (get(`/api/matches/${match}/steps`, { since: since(), seat, language }));
    void asked
      .catch(() => null) // then nothing is shown but how things stand
      .then((found) => {
        asking.current = "";
        if (latest.current.viewer !== viewer) return;
        if (found) latest.current.onTold(found, screen);
        setTold({ viewer, version: found?.version ?? version, told: found, views: [] });
      });
  }, [viewer, screen?.version, busy, told]);
  return told?.viewer === viewer ? told : null;
}

/** Goes on by itself while somebody looks. @param {Act | null} act @param {number} speed @param {() => void} onNext */
function usePlayed(act, speed, onNext) {
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const listen = () => setHidden(document.hidden);
    document.addEventListener("visibilitychange", listen);
    return () => document.removeEventListener("visibilitychange", listen);
  }, []);
  const phase = act?.frames[act.at]?.phase;
  useEffect(() => {
    if (!act || !phase || hidden) return undefined;
    const timer = setTimeout(onNext, LASTS[phase] * (speed || SPEEDS.brisk)); // what is asked for again is shown
    return () => clearTimeout(timer);
  }, [act, hidden, speed]);
}

/**
 * What a screen leads to, as soon as it is here: where others did something, the view as it was until it is known what
 * (nothing, where none was shown before), then the views between the steps, and nothing is asked before the end; else how
 * things stand. What was shown so has been seen, and is never told afterwards.
 *
 * @param {Screen | null} screen
 * @param {Told | null} told
 * @param {string} viewer
 * @param {View | null} view
 * @param {boolean} holds whether what happened is to be shown first
 * @param {Memory | null} memory
 */
function useShown(screen, told, viewer, view, holds, memory) {
  const last = useRef(/** @type {{ viewer: string, screen: Screen } | null} */ (null));
  const before = last.current?.viewer === viewer ? last.current.screen : null;
  const behind = screen !== null && (told?.version ?? memory?.looked ?? 0) < screen.version;
  const byOthers = screen !== null && screen.moment.others > (before?.moment.at ?? 0);
  const held = holds && behind && byOthers ? (before ?? screen).view : null;
  const staged = view ?? held;
  const awaited = staged !== null && !view && !before;
  const waiting = screen?.waiting ?? before?.waiting ?? null;
  const shown = useMemo(
    () =>
      screen && staged
        ? { ...screen, view: { ...screen.view, ...staged }, waiting, question: null, undo: false, result: null }
        : screen,
    [screen, staged, waiting],
  );
  useEffect(() => {
    if (shown && shown === screen) {
      last.current = { viewer, screen };
      if (holds) memory?.look(screen.version); // else it has been seen when the strip has told of it
    } else if (shown && !awaited) {
      last.current = { viewer, screen: { ...(before ?? shown), view: shown.view } };
    }
  }, [viewer, screen, shown, holds]);
  return { shown, awaited };
}

/** @param {View | null} before @param {View | null} now */
function useMarks(before, now) {
  return useMemo(() => {
    if (!before || !now) return null;
    const fields = Object.entries(now).filter(([field]) => field in before);
    return changesBetween(before, Object.fromEntries(fields));
  }, [before, now]);
}
