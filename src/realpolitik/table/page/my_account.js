/** One's games in every browser: asking for a link by mail, signing out, and deleting the account. */

import { html, useState } from "./vendor/preact.js";
import { post, Refused } from "./api.js";
import { inWords } from "./starting.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").AccountTold} AccountTold */

/** In the lobby, where the server has accounts. @param {{ told: AccountTold | undefined }} props */
export function MyAccount({ told }) {
  if (!told || (!told.offered && !told.mailbox)) return null;
  return html`<section class="panel my-account" aria-labelledby="my-account">
    <header class="panel-head"><h2 id="my-account">${say("account")}</h2></header>
    ${told.mailbox ? html`<${SignedIn} mailbox=${told.mailbox} />` : html`<${AskForLink} />`}
  </section>`;
}

function AskForLink() {
  const [text, setText] = useState("");
  const [state, setState] = useState("");
  const ask = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const mailbox = text.trim();
    if (!mailbox) return;
    try {
      await post("/api/account/link", { mailbox, language: language() });
      setText("");
      setState(say("account-asked", { mailbox }));
    } catch (problem) {
      const wrong = problem instanceof Refused && problem.code === "bad_request";
      setState(wrong ? say("account-bad") : inWords(problem));
    }
  };
  return html`<p class="help">${say("account-help")}</p>
    <form class="account-form" onSubmit=${ask}>
      <label class="field">
        <span>${say("account-mail")}</span>
        <input
          class="input"
          type="email"
          maxlength="254"
          autocomplete="email"
          spellcheck=${false}
          value=${text}
          onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button" disabled=${!text.trim()}>${say("account-ask")}</button>
    </form>
    <p role="status">${state}</p>`;
}

/** @param {{ mailbox: string }} props */
function SignedIn({ mailbox }) {
  const [asked, setAsked] = useState(/** @type {"" | "leave" | "delete"} */ (""));
  const [problem, setProblem] = useState("");
  /** @param {string} path @param {object} body */
  const send = async (path, body) => {
    try {
      await post(path, body);
      location.reload(); // all that is shown is of another visitor now
    } catch (refused) {
      setProblem(inWords(refused));
    }
  };
  /** @param {"leave" | "delete"} what */
  const toggle = (what) => setAsked(asked === what ? "" : what);
  return html`<p>${say("account-in", { mailbox })}</p>
    <div class="row">
      <button type="button" class="button" aria-expanded=${asked === "leave"} onClick=${() => toggle("leave")}>${say("account-leave")}</button>
      <button type="button" class="button quiet" aria-expanded=${asked === "delete"} onClick=${() => toggle("delete")}>
        ${say("account-delete")}
      </button>
    </div>
    ${asked === "leave" &&
    html`<p class="help">${say("account-leave.help")}</p>
      <div class="row">
        <button type="button" class="button first" onClick=${() => send("/api/account/leave", {})}>${say("account-leave-here")}</button>
        <button type="button" class="button" onClick=${() => send("/api/account/leave", { everywhere: true })}>
          ${say("account-leave-everywhere")}
        </button>
      </div>`}
    ${asked === "delete" &&
    html`<p class="help">${say("account-delete.help")}</p>
      <div class="row">
        <button type="button" class="button grave" onClick=${() => send("/api/account/delete", { for_good: true })}>
          ${say("account-delete-sure")}
        </button>
      </div>`}
    <p role="status">${problem}</p>`;
}
