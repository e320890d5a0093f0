/** Where the links in mails lead: to say that one wants them, or that one does not any more. */

import { key } from "./key.js";
import { html, render, useState } from "./vendor/preact.js";
import { post } from "./api.js";
import { Masthead, speakSurely, useLanguage } from "./masthead.js";
import { preferred, say } from "./words.js";

/** @typedef {import("./types").MailChanged} MailChanged */
/** @typedef {"asking" | "done" | "nothing" | "failed"} Stage */

/** What the link wants, and its secret; mail programs have the way out in another form. */
const [wish = "", secret = ""] = (key || location.search.slice(1)).split("=");
const stopping = wish === "stop";

function Mail() {
  useLanguage();
  const known = (stopping || wish === "confirm") && secret.length > 7;
  const [stage, setStage] = useState(/** @type {Stage} */ (known ? "asking" : "nothing"));
  const go = async () => {
    try {
      const path = stopping ? "/api/mail/stop" : "/api/mail/confirm";
      const { done } = /** @type {MailChanged} */ (await post(path, { secret }));
      setStage(done ? "done" : "nothing");
    } catch {
      setStage("failed");
    }
  };
  return html`<div>
    <${Masthead} />
    <main class="panel joining" aria-live="polite">
      ${stage === "asking" || stage === "failed"
        ? html`<${Asking} failed=${stage === "failed"} onGo=${go} />`
        : html`<${Told} done=${stage === "done"} />`}
    </main>
  </div>`;
}

/** Nothing happens before somebody has pressed the button: programs follow links too. */
/** @param {{ failed: boolean, onGo: () => void }} props */
function Asking({ failed, onGo }) {
  return html`<div class="join-name">
    <h1>${say(stopping ? "mail-stop" : "mail-confirm")}</h1>
    <p>${say(stopping ? "mail-stop-help" : "mail-confirm-help")}</p>
    ${failed && html`<p class="notice" role="alert">${say("mail-failed")}</p>`}
    <div class="row">
      <button type="button" class="button first" autofocus onClick=${onGo}>
        ${say(stopping ? "mail-stop-do" : "mail-confirm-do")}
      </button>
    </div>
  </div>`;
}

/** @param {{ done: boolean }} props */
function Told({ done }) {
  return html`<div class="join-name">
    <h1>${say(!done ? "mail-nothing" : stopping ? "mail-stopped" : "mail-confirmed")}</h1>
    <p>${say(!done ? "mail-nothing-help" : stopping ? "mail-stopped-help" : "mail-confirmed-help")}</p>
    <div class="row"><a class="button first" href="/">${say("join-to-lobby")}</a></div>
  </div>`;
}

async function begin() {
  await speakSurely(preferred());
  const page = document.querySelector("#page");
  if (page) render(html`<${Mail} />`, page);
}

// another link, put into the address of this very page, is followed anew
addEventListener("hashchange", () => location.reload());
void begin();
