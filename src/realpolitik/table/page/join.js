/** Joining: the key in the link opens a seat. Who has no name yet is asked for one first. */

import { key } from "./key.js";
import { html, render, useEffect, useState } from "./vendor/preact.js";
import { address, get, post, Refused } from "./api.js";
import { Masthead, speakSurely, useLanguage } from "./masthead.js";
import { keep, kept } from "./theme.js";
import { preferred, say } from "./words.js";

/** @typedef {import("./types").Claimed} Claimed */
/** @typedef {import("./types").Invitation} Invitation */
/** @typedef {import("./types").Me} Me */
/** @typedef {"asking" | "joining" | "lost" | "busy" | "dead" | "without-key"} Stage */

const NAME = "nickname";
const TRY_AGAIN = 2000;
/** With these the server says that the key opens nothing, and never will. */
const FOR_GOOD = ["unknown", "not_yours", "bad_request"];

/** Sits down, and goes to the table; the join page is not left in the history. @param {string} nickname */
async function claim(nickname) {
  const { match } = /** @type {Claimed} */ (await post("/api/claim", { key, nickname }));
  location.replace(`/match/${match}`);
}

/** What the key invites to. @param {string} spoken @returns {Promise<Invitation>} */
function lookAtInvitation(spoken) {
  return post(address("/api/invitation", { language: spoken }), { key });
}

/** What a failure leads to. @param {unknown} problem @returns {Stage} */
function stageAfter(problem) {
  if (!(problem instanceof Refused)) return "lost";
  if (FOR_GOOD.includes(problem.code)) {
    history.replaceState(null, ""); // the key is worth nothing: it need not be kept
    return "dead";
  }
  return problem.code === "offline" || problem.code === "broken" ? "lost" : "busy";
}

/**
 * What one is invited to, in the language spoken now; nothing as long as that is not known.
 *
 * @param {(problem: unknown) => void} onRefused
 */
function useInvitation(onRefused) {
  const spoken = useLanguage();
  const [invitation, setInvitation] = useState(/** @type {Invitation | null} */ (null));
  useEffect(() => {
    let outdated = false;
    if (key) lookAtInvitation(spoken).then((found) => outdated || setInvitation(found), onRefused);
    return () => {
      outdated = true;
    };
  }, [spoken]);
  return invitation;
}

/** @param {{ name: string }} props */
function Join({ name }) {
  const [nickname, setNickname] = useState(name);
  const [stage, setStage] = useState(/** @type {Stage} */ (!key ? "without-key" : name ? "joining" : "asking"));
  const invitation = useInvitation((problem) => stageAfter(problem) === "dead" && setStage("dead"));
  useEffect(() => {
    if (stage !== "joining" && stage !== "lost") return undefined;
    const timer = setTimeout(
      () => claim(nickname.trim()).catch((problem) => setStage(stageAfter(problem))),
      stage === "lost" ? TRY_AGAIN : 0,
    );
    return () => clearTimeout(timer);
  }, [stage]);
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    keep(NAME, nickname.trim());
    setStage("joining");
  };
  return html`<div>
    <${Masthead} />
    <main class="panel joining" aria-live="polite">
      ${stage === "asking" || stage === "busy"
        ? html`<${AskName} invitation=${invitation} busy=${stage === "busy"} value=${nickname} onChange=${setNickname} onSubmit=${submit} />`
        : html`<${Told} stage=${stage} />`}
    </main>
  </div>`;
}

/** Who invites, and to what. @param {Invitation | null} invitation */
function welcome(invitation) {
  if (!invitation) return say("join-welcome");
  const { title: game, host } = invitation;
  return host ? say("join-welcome-by", { host, game }) : say("join-welcome-to", { game });
}

/**
 * @param {{
 *   invitation: Invitation | null, busy: boolean, value: string, onChange: (nickname: string) => void, onSubmit: (event: SubmitEvent) => void,
 * }} props
 */
function AskName({ invitation, busy, value, onChange, onSubmit }) {
  return html`<form class="join-name" onSubmit=${onSubmit}>
    <h1>${welcome(invitation)}</h1>
    ${invitation &&
    html`<p class="join-side">
      ${say("join-side")} <span class=${`seat-mark side-${invitation.seat.name}`}>${invitation.seat.title}</span>
    </p>`}
    <p>${say("join-welcome-help")}</p>
    <label class="field">
      <span>${say("join-name")}</span>
      <input
        class="input"
        maxlength="40"
        autocomplete="nickname"
        autofocus
        value=${value}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onChange(event.currentTarget.value)}
      />
    </label>
    ${busy && html`<p class="notice" role="alert">${say("join-busy")}</p>`}
    <div class="row"><button type="submit" class="button first">${say("join-sit-down")}</button></div>
  </form>`;
}

/** @param {{ stage: Stage }} props */
function Told({ stage }) {
  if (stage === "joining") return html`<p>${say("join-joining")}</p>`;
  if (stage === "lost") return html`<p>${say("lobby-unreachable")}</p>`;
  const dead = stage === "dead";
  return html`<div class="join-name">
    <h1>${say(dead ? "join-dead" : "join-without-key")}</h1>
    <p>${say(dead ? "join-dead-help" : "join-without-key-help")}</p>
    <div class="row"><a class="button first" href="/">${say("join-to-lobby")}</a></div>
  </div>`;
}

async function begin() {
  const [me] = await Promise.all([
    /** @type {Promise<Me>} */ (get("/api/me")).catch(() => null),
    speakSurely(preferred()),
  ]);
  const nickname = me?.nickname || kept(NAME) || "";
  const page = document.querySelector("#page");
  if (page) render(html`<${Join} name=${nickname} />`, page);
}

// another link, put into the address of this very page, is followed anew
addEventListener("hashchange", () => location.reload());
void begin();
