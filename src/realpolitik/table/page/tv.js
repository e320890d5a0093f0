/** The table on a big screen that nobody touches: it follows the game as spectators see it, in large type. */

import { html, useEffect } from "./vendor/preact.js";
import { CardFace } from "./cards.js";
import { say } from "./words.js";

/** @typedef {import("./types").Screen} Screen */

/** Whether the page was opened to be looked at from afar. */
export const ON_TV = new URLSearchParams(location.search).has("tv");

/** Keeps the screen from going dark, where the browser can, for as long as it is looked at. */
export function useScreenAwake() {
  useEffect(() => {
    if (!ON_TV || !("wakeLock" in navigator)) return undefined;
    const stayAwake = () => {
      if (!document.hidden) navigator.wakeLock.request("screen").catch(() => undefined); // it may be forbidden
    };
    stayAwake();
    document.addEventListener("visibilitychange", stayAwake);
    return () => document.removeEventListener("visibilitychange", stayAwake);
  }, []);
}

/** Whom the table waits for, or how it ended, and the last card that was played. */
/** @param {{ screen: Screen, theatre: import("./theatre.js").Theatre }} props */
export function Following({ screen, theatre }) {
  const { act, frame, strip } = theatre;
  const done = act ? act.steps.slice(0, (frame?.index ?? 0) + 1) : (strip?.steps ?? []);
  const cards = done.filter((step) => step.cards.length > 0).at(-1)?.cards ?? [];
  return html`<section class="question following" tabindex="-1">
    <h2>${screen.result ? screen.result.text : (screen.waiting?.text ?? "")}</h2>
    ${cards.length > 0 &&
    html`<p class="overline">${say("tv-last-card")}</p>
      ${cards.map(({ card }) => html`<${CardFace} key=${card} name=${card} />`)}`}
  </section>`;
}
