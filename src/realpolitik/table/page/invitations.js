/** Invitations: links that open a seat, shown to be handed on. */

import { html, useRef, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { keep, kept } from "./theme.js";
import { say } from "./words.js";

/** Under what name this browser keeps the key of a seat: the server itself knows only its hash. */
const nameOf = (/** @type {string} */ match, /** @type {number} */ seat) => `invite.${match}.${seat}`;

/** @param {string} match @param {number} seat @param {string} key */
export function keepInvite(match, seat, key) {
  keep(nameOf(match, seat), key);
}

/** The key that was made here for a seat, if it was. @param {string} match @param {number} seat */
export function keptInvite(match, seat) {
  return kept(nameOf(match, seat)) ?? "";
}

/** The key stands in the fragment, which a browser sends to nobody. @param {string} key */
export function linkOf(key) {
  return `${location.origin}/join#${key}`;
}

/** Names that every computer has for itself. */
const ITSELF = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Where the page came from this very computer: that its links lead nobody else here, and what to do. */
export function OnlyHere() {
  if (!ITSELF.test(location.hostname)) return null;
  return html`<p class="notice only-here">
    ${say("link-only-here", { host: location.hostname })} <code>realpolitik serve --host 0.0.0.0</code>
    ${" "}${say("link-only-here-then", { port: location.port || "80" })}
  </p>`;
}

/** @param {{ game: string, title: string, secret: string }} props `title`: of the seat that the link opens */
export function InviteLink({ game, title, secret }) {
  const [copied, setCopied] = useState(/** @type {boolean | null} */ (null));
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const link = linkOf(secret);
  const copy = async () => {
    field.current?.select();
    setCopied(await copyText(link));
  };
  const text = say("lobby-invite-text", { game, seat: title });
  const share = () => navigator.share({ title: "Realpolitik", text, url: link }).catch(() => null); // changed their mind
  return html`<div class="invite">
    <label class="field">
      <span>${say("lobby-invite-for", { seat: title })}</span>
      <input ref=${field} class="input" readonly value=${link} onFocus=${() => field.current?.select()} />
    </label>
    <${OnlyHere} />
    <div class="row">
      <button type="button" class="button" data-first onClick=${copy}>
        <${Icon} name="copy" />${say("lobby-invite-copy")}
      </button>
      ${"share" in navigator &&
      html`<button type="button" class="button" onClick=${share}><${Icon} name="share" />${say("lobby-invite-share")}</button>`}
      <span class="invite-done" role="status">
        ${copied !== null && say(copied ? "lobby-invite-copied" : "lobby-invite-copy-yourself")}
      </span>
    </div>
  </div>`;
}

/** @param {string} text @returns {Promise<boolean>} whether it is now on the clipboard */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // only a page that came over https may, or one from this very machine: the text is selected
  }
}
