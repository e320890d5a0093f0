/** A player's part: what may be chosen now, choosing it, and what keys do that. */

import { useEffect, useMemo, useState } from "./vendor/preact.js";
import { takebacks, useAnswering, useHint, useProspects } from "./answering.js";
import { buttonsOf } from "./choosing.js";
import { cardOffers, heldCards } from "./hand.js";
import { enterBoard, keyOf, useFocusOnQuestion, walkCards } from "./keyboard.js";
import { isListed, NATURE } from "./naming.js";
import { hasMats, walkThings } from "./mats_table.js";
import { numbersOf } from "./number_strip.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Chances} Chances */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Threat} Threat */
/** @typedef {{ offer: Offer, chances: Chances }} FatalChoice */
/** @typedef {ReturnType<typeof usePlaying>} Playing */

/**
 * @param {Book} book
 * @param {Screen | null} screen what the viewer sees; nothing while it is not theirs to play
 * @param {() => void} refresh asks for the screen anew
 * @param {(text: string) => void} tell
 * @param {() => void} onSend
 */
export function usePlaying(book, screen, refresh, tell, onSend) {
  const asked = screen?.question ? screen : null;
  const foreseen = asked && isForeseen(asked) ? asked : null;
  const { prospects, prospectOf, lookAway } = useProspects(foreseen);
  const { hint, ask: askHint } = useHint(foreseen, tell);
  const { sent, untold, spend, answer, undo, correct, hold, keepUntold } = useAnswering(screen, refresh, tell);
  const [fatal, setFatal] = useState(/** @type {FatalChoice | null} */ (null));
  const spaces = useMemo(() => spaceOffers(book, asked), [asked?.version, asked?.seat, asked?.language, book]);
  const forget = () => setFatal(null);
  useEffect(forget, [screen?.version, screen?.seat, screen?.language]);
  const focusOnQuestion = useFocusOnQuestion(spaces.size > 0);
  useEffect(focusOnQuestion, [screen?.version, screen?.seat]);

  /** @param {Offer} offer @param {{ onFatal?: (chances: Chances) => void }} [careful] */
  const send = (offer, careful = {}) => {
    forget();
    lookAway();
    onSend();
    answer(offer, careful);
  };
  /** What hangs over an option, once that is known. @param {number | null} option @returns {Threat | null} */
  const threatOf = (option) => prospects?.threats.find((it) => it.option === option) ?? null;
  /**
   * A choice that can lose the game at once, or surely loses it later, is asked about first. As long as nobody knows what may come, it is sent all
   * the same: the server looks at this one before it does it.
   *
   * @param {Offer} offer
   */
  const choose = (offer) => {
    if (sent || fatal) return;
    const ask = (/** @type {Chances} */ chances) => setFatal({ offer, chances });
    const chances = prospects?.chances.find((it) => it.option === offer.option);
    const { option } = offer;
    if (chances && chances.lost > 0) {
      spend();
      ask(chances);
    } else if (threatOf(option)?.peril === "certain") {
      spend();
      ask({ option, of: 1, lost: 1, won: 0 });
    } else send(offer, foreseen && !prospects ? { onFatal: ask } : {});
  };

  const busy = sent !== null;
  const given = screen && takebacks(screen, tell);
  return {
    asked,
    spaces,
    busy,
    hint,
    prospects,
    prospectOf,
    threatOf,
    fatal,
    untold,
    foreseen: foreseen !== null,
    /** The option that is on its way. */
    chosen: sent?.option ?? null,
    hinted: hint && hint !== "asked" ? hint.option : null,
    choose,
    send: (/** @type {Offer} */ offer) => send(offer),
    forget,
    undo: () => {
      if (!screen?.undo || busy) return;
      lookAway();
      undo();
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

/** The cards of the hand, and those on offer that lie elsewhere. @param {Book} book @param {Screen} screen */
export function cardsOf(book, screen) {
  const hand = heldCards(book, screen.view);
  const offers = cardOffers(screen);
  const held = new Set(hand.map((card) => card.name));
  const elsewhere = [...offers.keys()].filter((name) => !held.has(name)).map((name) => ({ name }));
  const backs = (screen.view.you && screen.view.unknown?.[screen.view.you]) || 0;
  return { hand, offers, backs, elsewhere: isListed(screen) ? [] : elsewhere };
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
    h: playing.askHint,
  };
}
