/** Links that only those see who come by keyboard: past what every page begins with, to what they came for. */

import { html } from "./vendor/preact.js";
import { say } from "./words.js";

/** @param {string} place a selector */
function goTo(place) {
  const found = document.querySelector(place);
  if (!(found instanceof HTMLElement)) return;
  if (!found.hasAttribute("tabindex")) found.tabIndex = -1;
  found.focus();
}

/** @param {{ places: [name: string, place: string][] }} props each place by a name, and where it is */
export function SkipLinks({ places }) {
  return html`<nav class="skip-links" aria-label=${say("skip-links")}>
    ${places.map(
      ([name, place]) => html`<a
        key=${name}
        href="#"
        onClick=${(/** @type {Event} */ event) => {
          event.preventDefault();
          goTo(place);
        }}
      >
        ${say(`skip-to-${name}`)}
      </a>`,
    )}
  </nav>`;
}
