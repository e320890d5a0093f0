/** The curtain: two players at one screen pass it on, and neither sees the other's cards. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { capitalised, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Screen} Screen */

/**
 * At a real table with an unknown hand: who keeps the board, the player whose hand is known, or else who is asked.
 *
 * @param {Screen} screen
 */
function keeperOf({ seats, by_hand: byHand }) {
  if (!byHand?.unknown.length) return undefined;
  const mine = seats.filter((it) => it.mine);
  return mine.find((it) => !byHand.unknown.includes(it.seat)) ?? mine.find((it) => it.asked) ?? mine[0];
}

/**
 * Whose eyes the page looks through. With several players at one browser it is nobody's until the one who is asked
 * lifts the curtain.
 *
 * @param {Screen} first
 * @param {boolean} watching whether it looks on as spectators do, whoever has come
 */
export function useSeat(first, watching) {
  const mine = watching ? [] : first.seats.filter((it) => it.mine);
  const alone = mine.length === 1 ? mine[0] : watching ? undefined : keeperOf(first);
  const [seat, setSeat] = useState(alone?.seat ?? null);
  const [last, setLast] = useState(/** @type {number | null} */ (null));
  const rise = () => {
    setLast(seat);
    setSeat(null);
  };
  return { seat, last, sit: setSeat, rise };
}

/**
 * The seats of this browser, while the curtain is down. It falls when another of its players is asked; where nothing is
 * hidden, the page turns to that player by itself.
 *
 * @param {Screen} now
 * @param {ReturnType<typeof useSeat>} place
 * @param {boolean} replaying
 * @returns {AtTable[] | null}
 */
export function useCurtain(now, place, replaying) {
  const mine = now.seats.filter((it) => it.mine);
  const shared = mine.length > 1 && now.result === null && !replaying;
  const asked = mine.filter((it) => it.asked);
  const passOn = shared && place.seat !== null && asked.length > 0 && !asked.some((it) => it.seat === place.seat);
  const keeper = keeperOf(now);
  const open = !("hand" in now.view) || keeper !== undefined;
  useEffect(() => {
    const next = keeper ?? asked[0];
    if (shared && open && next && (passOn || place.seat === null)) place.sit(next.seat);
    else if (passOn && !open) place.rise();
  }, [passOn, shared, open, asked[0]?.seat]);
  return shared && !open && place.seat === null ? mine : null;
}

/**
 * While it is down, the page shows what everybody may see: it looks on as a spectator, so that nobody's hand is even in
 * the document.
 *
 * @param {{ seats: AtTable[], last: number | null, onLift: (seat: number) => void }} props `seats`: this browser's
 */
export function Curtain({ seats, last, onLift }) {
  const first = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const asked = seats.filter((it) => it.asked);
  const next = asked[0] ?? seats[0];
  useEffect(() => first.current?.focus(), [next?.seat]);
  if (!next) return null;
  const back = seats.filter((it) => it.seat === last && it !== next && !it.asked);
  return html`<section class="curtain" aria-label=${say("curtain")}>
    <p class="overline">${say("curtain")}</p>
    <h2>${say("curtain-next", { who: next.title, n: asked.length })}</h2>
    <p class="curtain-help">${say("curtain-help")}</p>
    <div class="row">
      ${(asked.length ? asked : [next]).map(
        (it) => html`<button
          key=${it.seat}
          ref=${it === next ? first : null}
          type="button"
          class=${`button lift side-${it.name}`}
          onClick=${() => onLift(it.seat)}
        >
          ${capitalised(say("curtain-lift", { who: it.title }))}
        </button>`,
      )}
      ${back.map(
        (it) => html`<button key=${it.seat} type="button" class="button quiet" onClick=${() => onLift(it.seat)}>
          ${say("curtain-back", { who: it.title })}
        </button>`,
      )}
    </div>
  </section>`;
}
