/** How many: all numbers on offer in a row, and keys that step through them. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { boxOf, useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Asked} Asked */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./playing.js").Playing} Playing */

/** As many numbers have a button each; of more one is set by steps. */
const IN_A_ROW = 12;

/** @param {Asked} question @returns {Offer[]} */
export function numbersOf(question) {
  return question.options.filter((offer) => offer.kind === "number");
}

/**
 * @param {{ question: Asked, playing: Playing }} props
 */
export function NumberStrip({ question, playing }) {
  const numbers = numbersOf(question);
  if (!numbers.length) return null;
  const shown = { numbers, question, playing };
  return numbers.length > IN_A_ROW ? html`<${Stepped} ...${shown} />` : html`<${InARow} ...${shown} />`;
}

/** @param {{ numbers: Offer[], question: Asked, playing: Playing }} props */
function InARow({ numbers, question, playing }) {
  const { inspect } = useDesk();
  const { price } = question.about;
  const leave = () => inspect(null, null);
  return html`<div class="numbers" role="group" aria-label=${say("how-many")}>
    ${numbers.map((offer) => {
      const look = (/** @type {Event} */ event) => inspect({ kind: offer.kind, name: offer.name }, boxOf(event));
      const n = Number(offer.name);
      const state = `${playing.chosen === offer.option ? "chosen" : ""} ${playing.hinted === offer.option ? "hinted" : ""}`;
      return html`<button
        key=${offer.option}
        type="button"
        class=${`button choice number ${state}`}
        aria-disabled=${playing.busy}
        aria-label=${offer.text}
        onClick=${() => playing.choose(offer)}
        onMouseEnter=${look}
        onMouseLeave=${leave}
        onFocus=${look}
        onBlur=${leave}
      >
        <span>${offer.name}</span>${typeof price === "number" && price > 0 && n > 0 && html`<small aria-hidden="true">${n * price}</small>`}
      </button>`;
    })}
  </div>`;
}

/** @param {{ numbers: Offer[], question: Asked, playing: Playing }} props */
function Stepped({ numbers, question, playing }) {
  const [at, setAt] = useState(numbers.length - 1);
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    setAt(numbers.length - 1);
    field.current?.focus();
  }, [question]);
  const now = numbers[Math.min(at, numbers.length - 1)];
  const set = (/** @type {number} */ wanted) => setAt(Math.max(0, Math.min(numbers.length - 1, wanted)));
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    const keys = { ArrowUp: at + 1, ArrowRight: at + 1, ArrowDown: at - 1, ArrowLeft: at - 1, Home: 0, End: numbers.length - 1 };
    const wanted = /** @type {Record<string, number>} */ (keys)[event.key];
    if (event.key === "Enter" && now) playing.choose(now);
    else if (wanted === undefined) return;
    else set(wanted);
    event.preventDefault();
    event.stopPropagation();
  };
  if (!now) return null;
  return html`<div class="numbers" role="group" aria-label=${say("how-many")}>
    <div class="stepper">
      <button type="button" tabindex="-1" aria-hidden="true" disabled=${at <= 0} onClick=${() => set(at - 1)}>−</button>
      <span
        ref=${field}
        role="spinbutton"
        tabindex="0"
        aria-label=${say("how-many")}
        aria-valuenow=${now.name}
        aria-valuemin=${numbers[0]?.name}
        aria-valuemax=${numbers.at(-1)?.name}
        onKeyDown=${byKey}
      >
        ${now.name}
      </span>
      <button type="button" tabindex="-1" aria-hidden="true" disabled=${at >= numbers.length - 1} onClick=${() => set(at + 1)}>
        +
      </button>
    </div>
    <button type="button" class="button choice first" aria-disabled=${playing.busy} onClick=${() => playing.choose(now)}>
      <span>${now.text}</span>
    </button>
  </div>`;
}
