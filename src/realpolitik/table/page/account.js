/** Where the link in a mail leads that signs a browser in: it says with which mailbox, and does it when told to. */

import { key as secret } from "./key.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { post, Refused } from "./api.js";
import { Masthead, speakSurely, useLanguage } from "./masthead.js";
import { preferred, say } from "./words.js";

/** @typedef {import("./types").AccountTold} AccountTold */
/** @typedef {import("./types").LinkTold} LinkTold */
/** @typedef {"looking" | "asking" | "failed" | "done" | "nothing"} Stage */

/** What a failure leads to. A link that is no good is not kept in the history of the browser either. @param {unknown} problem @returns {Stage} */
function stageAfter(problem) {
  if (!(problem instanceof Refused) || !["unknown", "bad_request", "not_yours"].includes(problem.code)) return "failed";
  history.replaceState(null, "");
  return "nothing";
}

function Account() {
  useLanguage();
  const [stage, setStage] = useState(/** @type {Stage} */ (secret.length > 7 ? "looking" : "nothing"));
  const [told, setTold] = useState(/** @type {LinkTold | null} */ (null));
  const look = () =>
    /** @type {Promise<LinkTold>} */ (post("/api/account/look", { secret })).then(
      (found) => {
        setTold(found);
        setStage("asking");
      },
      (problem) => setStage(stageAfter(problem)),
    );
  useEffect(() => {
    if (stage === "looking") void look();
  }, []);
  const open = async () => {
    try {
      await post("/api/account/open", { secret });
      history.replaceState(null, ""); // it is worth nothing any more
      setStage("done");
    } catch (problem) {
      setStage(stageAfter(problem));
    }
  };
  return html`<div>
    <${Masthead} />
    <main class="panel joining" aria-live="polite">
      ${stage === "looking" && html`<p>${say("a-moment")}</p>`}
      ${stage === "failed" && !told && html`<${Failed} onAgain=${look} />`}
      ${(stage === "asking" || stage === "failed") && told && html`<${Asking} told=${told} failed=${stage === "failed"} onOpen=${open} />`}
      ${stage === "done" && told && html`<${Told} head=${say("account-opened")} words=${say("account-opened-help", { mailbox: told.mailbox })} />`}
      ${stage === "nothing" && html`<${Told} head=${say("mail-nothing")} words=${say("mail-nothing-help")} />`}
    </main>
  </div>`;
}

/** Nothing happens before somebody has pressed the button: programs follow links too. */
/** @param {{ told: LinkTold, failed: boolean, onOpen: () => void }} props */
function Asking({ told, failed, onOpen }) {
  const { mailbox, games, leaves } = told;
  return html`<div class="join-name">
    <h1>${say("account-open", { mailbox })}</h1>
    <p>${say("account-open-games", { n: games, mailbox })}</p>
    ${leaves && html`<p>${say("account-open-leaves", { mailbox: leaves })}</p>`}
    <p>${say("account-open-else")}</p>
    ${failed && html`<p class="notice" role="alert">${say("mail-failed")}</p>`}
    <div class="row">
      <button type="button" class="button first" onClick=${onOpen}>${say("account-open-do", { mailbox })}</button>
      <a class="button" href="/">${say("join-to-lobby")}</a>
    </div>
  </div>`;
}

/** @param {{ onAgain: () => void }} props */
function Failed({ onAgain }) {
  return html`<div class="join-name">
    <p class="notice" role="alert">${say("mail-failed")}</p>
    <div class="row"><button type="button" class="button first" onClick=${onAgain}>${say("account-again")}</button></div>
  </div>`;
}

/** @param {{ head: string, words: string }} props */
function Told({ head, words }) {
  return html`<div class="join-name">
    <h1>${head}</h1>
    <p>${words}</p>
    <div class="row"><a class="button first" href="/">${say("join-to-lobby")}</a></div>
  </div>`;
}

async function begin() {
  await speakSurely(preferred());
  const page = document.querySelector("#page");
  if (page) render(html`<${Account} />`, page);
}

// another link, put into the address of this very page, is followed anew
addEventListener("hashchange", () => location.reload());
void begin();
