/** A player's part: what may be chosen now, choosing it, and what keys do that. */

import { useEffect, useMemo, useState } from "./vendor/preact.js";
import { takebacks, useAnswering, useHint, useProspects } from "./answering.js";
import { buttonsOf } from "./choosing.js";
import { useDraft } from "./drafting.js";
import { cardOffers, heldCards } from "./hand.js";
import { enterBoard, keyOf, focusOnQuestion, walkCards } from "./keyboard.js";
import { ENOUGH, isUse } from "./laid.js";
import { isListed, NATURE } from "./naming.js";
import { hasMats, walkThings } from "./mats_table.js";
import { numbersOf } from "./number_strip.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Chances} Chances */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Threat} Threat */
/**
 * A choice that is asked about first: for what it may lose, or for what would be left unspent.
 * @typedef {{ offer: Offer, chances: Chances | null, unspent: number, go: () => void }} CostlyChoice
 */
/** @typedef {ReturnType<typeof usePlaying>} Playing */

/**
 * @param {Book} book
 * @param {Screen | null} now what the viewer sees; nothing while it is not theirs to play
 * @param {boolean} atOnce whether each choice is sent as it is made, and nothing is drafted
 * @param {() => void} refresh asks for the screen anew
 * @param {(text: string) => void} tell
 * @param {() => void} onSend
 */
export function usePlaying(book, now, atOnce, refresh, tell, onSend) {
  const foreseen = now?.question && isForeseen(now) ? now : null;
  const plans = foreseen !== null && !atOnce && !foreseen.by_hand?.unknown.length;
  const draft = useDraft(plans ? foreseen : null, tell);
  const screen = draft.screen ?? now;
  const asked = screen?.question ? screen : null;
  const before = useMemo(() => (draft.until ? draft.answers.slice(0, -1) : draft.answers), [draft.answers, draft.until]);
  const { prospects, prospectOf, lookAway } = useProspects(foreseen, before);
  const { hint, ask: askHint } = useHint(draft.until ? null : foreseen, before, tell);
  const { sent, untold, spend, answer, undo, correct, hold, keepUntold } = useAnswering(now, refresh, tell);
  const [costly, setCostly] = useState(/** @type {CostlyChoice | null} */ (null));
  const moment = `${screen?.version} ${screen?.seat} ${screen?.language} ${draft.answers.join()}`;
  const spaces = useMemo(() => spaceOffers(book, asked), [moment, asked !== null, book]);
  const instead = useMemo(() => cardsInstead(foreseen, draft.steps), [foreseen, draft.steps]);
  const forget = () => setCostly(null);
  useEffect(forget, [moment]);
  useEffect(() => focusOnQuestion(spaces.size > 0), [moment]);
  const busy = sent !== null || draft.working !== null;

  /** What hangs over an option, once that is known. @param {number | null} option @returns {Threat | null} */
  const threatOf = (option) => prospects?.threats.find((it) => it.option === option) ?? null;

  /** Gives a choice, and what was drafted before it. @param {Offer} offer @param {(chances: Chances) => void} [onFatal] */
  const send = (offer, onFatal) => {
    forget();
    lookAway();
    onSend();
    answer(offer, { before, ...(onFatal ? { onFatal } : {}) });
  };
  /**
   * What can lose the game at once, or surely loses it later, is asked about first. As long as nobody knows what may come, it is sent all
   * the same: the server looks at this one before it does it.
   *
   * @param {Offer} offer
   */
  const giveWithCare = (offer) => {
    const ask = (/** @type {Chances} */ chances) => setCostly({ offer, chances, unspent: 0, go: () => send(offer) });
    const chances = prospects?.chances.find((it) => it.option === offer.option);
    const { option } = offer;
    if (chances && chances.lost > 0) {
      spend();
      ask(chances);
    } else if (threatOf(option)?.peril === "certain") {
      spend();
      ask({ option, of: 1, lost: 1, won: 0 });
    } else send(offer, foreseen && !prospects ? ask : undefined);
  };
  /** @param {Offer} offer */
  const choose = (offer) => {
    if (busy || costly) return;
    if (!plans) giveWithCare(offer);
    else {
      spend();
      if (instead.get(offer.name) === offer) draft.instead(0, offer.option);
      else draft.lay(offer);
    }
  };

  const question = asked?.question ?? null;
  const stops = draft.answers.length > 0 && question?.options.find((it) => it.kind === "label" && ENOUGH.has(it.name));
  const enough = stops || null;
  const last = draft.until ? (draft.steps.at(-1)?.offer ?? null) : enough;
  const unspent = enough && typeof question?.about.left === "number" ? question.about.left : 0;
  /** Stops where one may; where more is asked after that, the draft goes on. @param {Offer} offer */
  const stopAt = async (offer) => {
    forget();
    const found = await draft.after(offer).catch(() => null);
    if (found?.until) giveWithCare(offer);
    else draft.lay(offer);
  };
  /** Gives the whole draft. What would be left unspent is asked about first. */
  const done = () => {
    if (!plans || !last || busy || costly) return;
    if (draft.until) giveWithCare(last);
    else if (unspent > 0) setCostly({ offer: last, chances: null, unspent, go: () => void stopAt(last) });
    else void stopAt(last);
  };

  const given = now && takebacks(now, tell);
  return {
    /** The table as it is, or as it would be after what is laid. */
    screen,
    asked,
    spaces,
    /** The cards that may be planned in place of the one that is, by name. */
    instead,
    busy,
    hint,
    prospects,
    prospectOf,
    threatOf,
    costly,
    untold,
    foreseen: foreseen !== null,
    /** What is planned; nothing where each choice is sent as it is made. */
    plan: plans ? { ...draft, before: now, last, unspent, mayBeDone: last !== null && !busy, done } : null,
    /** The option that is on its way. */
    chosen: sent?.option ?? draft.working,
    hinted: hint && hint !== "asked" ? hint.option : null,
    choose,
    forget,
    undo: () => {
      if (busy) return;
      if (draft.answers.length) draft.cut();
      else if (now?.undo) {
        lookAway();
        undo();
      }
    },
    /** Chooses what waited for cards to be told. @param {import("./types").ShownCard[]} cards those told just now */
    tellHand: (cards) => {
      if (untold) answer(untold.offer, { shown: [...untold.shown, ...cards] });
    },
    keepUntold,
    correct,
    hold,
    askHint,
    askBack: (/** @type {number} */ keep) => given?.ask(keep),
    reply: (/** @type {boolean} */ agree) => given?.reply(agree),
  };
}

/** Whether what may come of a choice can be told: not of a throw, nor from a hand that the program does not know. */
/** @param {Screen} screen */
function isForeseen({ question, seat, by_hand: byHand }) {
  return question?.seat === seat && !byHand?.unknown.includes(seat ?? NATURE);
}

/** The places on the board that may be chosen, by name. @param {Book} book @param {Screen | null} screen */
function spaceOffers(book, screen) {
  const kind = book.components.space_kind;
  const options = screen?.question?.options.filter((offer) => offer.kind === kind) ?? [];
  return new Map(options.map((offer) => [offer.name, offer]));
}

/**
 * The cards that may be planned in place of the one that is: as long as nothing but it and its use is laid.
 *
 * @param {Screen | null} now the table before the plan @param {import("./types").Drafted["steps"]} steps
 * @returns {Map<string, Offer>} by name
 */
function cardsInstead(now, [first, ...others]) {
  if (!now || first?.points_at !== "card" || !others.every(isUse)) return new Map();
  const offers = cardOffers(now);
  offers.delete(first.offer.name);
  return offers;
}

/** The cards of the hand, and those on offer that lie elsewhere. @param {Book} book @param {Screen} screen */
export function cardsOf(book, screen) {
  const hand = heldCards(book, screen.view);
  const offers = cardOffers(screen);
  const held = new Set(hand.map((card) => card.name));
  const elsewhere = [...offers.keys()].filter((name) => !held.has(name)).map((name) => ({ name }));
  const backs = (screen.view.you && screen.view.unknown?.[screen.view.you]) || 0;
  return { hand, backs, elsewhere: isListed(screen) ? [] : elsewhere };
}

/** What the keys of a player do. @param {Book} book @param {Playing} playing @returns {import("./keyboard.js").Keys} */
export function playersKeys(book, playing) {
  const question = playing.asked?.question ?? null;
  const numbers = question ? numbersOf(question) : [];
  const buttons = buttonsOf(book, question, playing.asked?.view).filter((offer) => !numbers.includes(offer));
  const cards = question?.options.some((offer) => offer.kind === "card") ?? false;
  const board = playing.spaces.size > 0 && !cards;
  /** @param {number} step */
  const go = (step) => {
    if (board || !walkCards(step)) enterBoard();
  };
  const arrows = hasMats(book)
    ? {
        ArrowLeft: () => walkThings(-1, 0),
        ArrowRight: () => walkThings(1, 0),
        ArrowUp: () => walkThings(0, -1),
        ArrowDown: () => walkThings(0, 1),
      }
    : { ArrowLeft: () => go(-1), ArrowRight: () => go(1), ArrowUp: enterBoard, ArrowDown: () => walkCards(1) };
  return {
    ...Object.fromEntries(buttons.map((offer, index) => [keyOf(index), () => playing.choose(offer)])),
    ...Object.fromEntries(numbers.map((offer) => [offer.name, () => playing.choose(offer)])),
    ...arrows,
    u: playing.undo,
    ...(playing.plan ? { Backspace: playing.undo, Enter: playing.plan.done } : {}),
    i: playing.askHint,
  };
}
