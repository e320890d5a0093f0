/** A switch of the menu. */

import { html } from "./vendor/preact.js";

/** @param {{ on: boolean, words: string, onChange: (on: boolean) => void }} props */
export function Switch({ on, words, onChange }) {
  return html`<label class="check">
    <input
      type="checkbox"
      checked=${on}
      onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onChange(event.currentTarget.checked)}
    />
    ${words}
  </label>`;
}
