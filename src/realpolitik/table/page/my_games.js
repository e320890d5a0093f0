/** The games of this browser: those under way, the player's own move first, and those that are over. */

import { html, useState } from "./vendor/preact.js";
import { get, post } from "./api.js";
import { Dialog } from "./dialog.js";
import { Dial, leftOf, paceInWords } from "./dials.js";
import { Icon } from "./icons.js";
import { InviteLink, keptInvite } from "./invitations.js";
import { BoardPicture } from "./pictures.js";
import { capitalised, language, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").MatchSummary} MatchSummary */
/** @typedef {import("./types").MyMatches} MyMatches */

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["year", 365 * 86400],
  ["month", 30 * 86400],
  ["week", 7 * 86400],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** How long ago, as the language puts it: “yesterday”, “3 hours ago”. @param {string} moment */
export function ago(moment) {
  const seconds = Math.max(0, (Date.now() - Date.parse(moment)) / 1000);
  const [unit, length] = UNITS.find(([, long]) => seconds >= long) ?? ["second", Infinity];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  return format.format(length === Infinity ? 0 : -Math.floor(seconds / length), unit);
}

/** The seat whose time runs out next, the player's own before others. @param {MatchSummary} match */
function nextOut({ clock, seats }) {
  const running = seats.filter(({ seat }) => clock?.dials[seat]?.runs_out);
  const mine = running.filter((seat) => seat.mine);
  return (mine.length ? mine : running).sort((one, other) => leftIn(clock, one) - leftIn(clock, other))[0];
}

/** @param {MatchSummary["clock"]} clock @param {AtTable | undefined} seat */
function leftIn(clock, seat) {
  const dial = seat && clock?.dials[seat.seat];
  return dial ? leftOf(dial) : Infinity;
}

/** Those that wait for the player first, and of these the most pressing. @param {MatchSummary} one @param {MatchSummary} other */
function byUrgency(one, other) {
  const pressing = (/** @type {MatchSummary} */ match) => (match.your_move ? leftIn(match.clock, nextOut(match)) : Infinity);
  const [first, second] = [pressing(one), pressing(other)];
  const sooner = first === second ? 0 : first - second;
  return Number(other.your_move) - Number(one.your_move) || sooner || other.updated.localeCompare(one.updated);
}

/** @param {{ matches: MyMatches, offers: GameOffer[], onLook: () => void }} props `onLook`: asks the server again */
export function RunningGames({ matches, offers, onLook }) {
  const inOrder = [...matches.running].sort(byUrgency);
  const waiting = inOrder.filter((match) => match.your_move).length;
  return html`<section class="panel mine running" aria-labelledby="running">
    <header class="panel-head">
      <h2 id="running">${say("lobby-running")}</h2>
      <span class="panel-told" role="status">${waiting ? say("lobby-waiting", { games: waiting }) : ""}</span>
    </header>
    ${inOrder.length === 0 && html`<p class="help">${say("lobby-nothing-running")}</p>`}
    <ul>
      ${inOrder.map((match) => html`<${Running} key=${match.match} match=${match} offers=${offers} onLook=${onLook} />`)}
    </ul>
    ${matches.archived > 0 && html`<${PutAway} n=${matches.archived} offers=${offers} onLook=${onLook} />`}
  </section>`;
}

/** The games that were put away, fetched when they are wanted. @param {{ n: number, offers: GameOffer[], onLook: () => void }} props */
function PutAway({ n, offers, onLook }) {
  const [shown, setShown] = useState(/** @type {MyMatches | null} */ (null));
  const look = async () => setShown(/** @type {MyMatches} */ (await get("/api/matches", { language: language(), archived: "true" })));
  const changed = () => (onLook(), void look());
  return html`<button
      type="button"
      class="button quiet"
      aria-expanded=${shown !== null}
      onClick=${() => (shown ? setShown(null) : void look())}
    >
      <${Icon} name=${shown ? "up" : "down"} />${say("lobby-archived", { n })}
    </button>
    ${shown &&
    html`<ul>
      ${shown.running.map((it) => html`<${Running} key=${it.match} match=${it} offers=${offers} archived onLook=${changed} />`)}
      ${shown.finished.map((it) => html`<${Finished} key=${it.match} match=${it} offers=${offers} archived onLook=${changed} />`)}
    </ul>`}`;
}

/** @param {{ matches: MatchSummary[], offers: GameOffer[], onLook: () => void }} props */
export function FinishedGames({ matches, offers, onLook }) {
  if (!matches.length) return null;
  return html`<section class="panel mine finished" aria-labelledby="finished">
    <header class="panel-head"><h2 id="finished">${say("lobby-finished")}</h2></header>
    <ul>
      ${matches.map((match) => html`<${Finished} key=${match.match} match=${match} offers=${offers} onLook=${onLook} />`)}
    </ul>
  </section>`;
}

/** @param {{ match: MatchSummary, offers: GameOffer[], archived?: boolean, onLook: () => void }} props */
function Running({ match, offers, archived = false, onLook }) {
  const pressed = nextOut(match);
  const timed = match.clock && pressed;
  const [inviting, setInviting] = useState(/** @type {AtTable | null} */ (null));
  const open = match.seats.find((seat) => seat.kind === "person" && !seat.taken && keptInvite(match.match, seat.seat));
  const sitting = match.seats.some((seat) => seat.mine);
  return html`<li class=${`match ${match.your_move ? "your-move" : ""}`}>
    <${BoardPicture} game=${match.game} />
    <${Heading}
      match=${match}
      offers=${offers}
      href=${`/match/${match.match}`}
      does=${say(match.pinned ? "lobby-look" : sitting ? "lobby-continue" : "lobby-watch")}
    />
    <p class="match-move">
      ${match.pinned ? html`<span class="bad">${match.pinned}</span>` : html`<${Move} match=${match} />`}
    </p>
    <p class="match-state">
      ${match.moment && html`<span>${match.moment}</span>`}
      ${match.clock && html`<span>${paceInWords(match.clock)}</span>`}
      ${match.open && html`<span>${say("lobby-open")}</span>`}
      ${!timed && html`<time datetime=${match.updated}>${ago(match.updated)}</time>`}
    </p>
    ${timed && html`<p class="match-dial"><${Dial} clock=${match.clock} seat=${pressed?.seat} /></p>`}
    <${WhoSits} match=${match} offers=${offers} />
    <${More}>
      ${open &&
      html`<button type="button" class="button quiet" onClick=${() => setInviting(open)}>
        <${Icon} name="share" />${say("lobby-invitation")}
      </button>`}
      <${Tidying} match=${match} archived=${archived} onLook=${onLook} />
    <//>
    ${inviting &&
    html`<${Dialog} title=${say("lobby-invitation")} onClose=${() => setInviting(null)}>
      <${InviteLink} game=${match.title} title=${inviting.title} secret=${keptInvite(match.match, inviting.seat)} />
    <//>`}
  </li>`;
}

/** What is seldom done with a game, behind a button. @param {{ children?: import("./vendor/preact.js").ComponentChildren }} props */
function More({ children }) {
  const [shown, setShown] = useState(false);
  return html`<button
      type="button"
      class="button quiet icon match-opens"
      aria-expanded=${shown}
      aria-label=${say("lobby-match-more")}
      title=${say("lobby-match-more")}
      onClick=${() => setShown(!shown)}
    >
      <${Icon} name="more" />
    </button>
    ${shown && html`<div class="match-more">${children}</div>`}`;
}

/**
 * Putting a game away, which changes nothing but this player's list; and deleting it, asked once before it is done.
 *
 * @param {{ match: MatchSummary, archived: boolean, onLook: () => void }} props
 */
function Tidying({ match, archived, onLook }) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState("");
  /** @param {string} what @param {object} body */
  const send = async (what, body) => {
    try {
      await post(`/api/matches/${match.match}/${what}`, body);
      onLook();
    } catch (refused) {
      setProblem(refused instanceof Error ? refused.message : String(refused));
    }
  };
  return html`<button type="button" class="button quiet" onClick=${() => send("archive", { archived: !archived })}>
      ${say(archived ? "lobby-unarchive" : "lobby-archive")}
    </button>
    ${match.deletable &&
    html`<button type="button" class="button quiet" aria-expanded=${asked} onClick=${() => setAsked(!asked)}>
      ${say("lobby-delete")}
    </button>`}
    ${asked &&
    html`<span>${say("lobby-delete.help")}</span>
      <button type="button" class="button grave" onClick=${() => send("delete", { for_good: true })}>${say("lobby-delete-sure")}</button>`}
    ${problem && html`<span role="alert">${problem}</span>`}`;
}

/** @param {{ match: MatchSummary, offers: GameOffer[], archived?: boolean, onLook: () => void }} props */
function Finished({ match, offers, archived = false, onLook }) {
  return html`<li class="match over">
    <${BoardPicture} game=${match.game} />
    <${Heading} match=${match} offers=${offers} href=${`/match/${match.match}${match.goes_on ? "" : "?replay"}`} does=${say(match.goes_on ? "go-on" : "lobby-watch-again")} />
    <p class="match-state">
      <b>${match.result}</b>
      ${match.goes_on && html`<span class="goes-on">${say("lobby-goes-on")}</span>`}
      <time datetime=${match.updated}>${ago(match.updated)}</time>
    </p>
    <${WhoSits} match=${match} offers=${offers} />
    <${More}>
      <a class="button quiet" href=${`/api/matches/${match.match}/record`} download>
        <${Icon} name="download" />${say("lobby-download")}
      </a>
      <${Tidying} match=${match} archived=${archived} onLook=${onLook} />
    <//>
  </li>`;
}

/**
 * The game, and its scenario where it is not the usual one; it leads to the table.
 *
 * @param {{ match: MatchSummary, offers: GameOffer[], href: string, does: string }} props `does`: what comes of following it
 */
function Heading({ match, offers, href, does }) {
  const usual = offers.find((offer) => offer.name === match.game)?.scenarios[0]?.title;
  return html`<h3>
    <a class="stretched" href=${href} title=${does}><span class="only-read-aloud">${does}: </span>${match.title}</a>
    ${usual && match.scenario !== usual && html`<span class="match-scenario"> ${match.scenario}</span>`}
    ${match.guided && html`<span class="match-scenario"> ${say("lobby-guided")}</span>`}
  </h3>`;
}

/** Whose move it is. @param {{ match: MatchSummary }} props */
function Move({ match }) {
  if (match.your_move) return html`<b class="your">${say("lobby-your-move")}</b>`;
  const asked = match.seats.filter((seat) => seat.asked).map((seat) => seat.title);
  if (!asked.length) return null;
  return html`<span>${say("lobby-their-move", { who: new Intl.ListFormat(language()).format(asked) })}</span>`;
}

/** @param {{ match: MatchSummary, offers: GameOffer[] }} props */
function WhoSits({ match, offers }) {
  const bots = offers.find((offer) => offer.name === match.game)?.bots ?? [];
  return html`<ul class="sitting">
    ${match.seats.map(
      (seat) => html`<li key=${seat.seat} class=${seat.asked ? "asked" : ""}>
        <span class=${`sitting-side side-ink side-${seat.name}`}>${capitalised(seat.title)}</span>
        <span>${nameOf(seat, bots)}</span>
        ${seat.kind === "person" && seat.online && !seat.mine && html`<span class="here">${say("lobby-online")}</span>`}
      </li>`,
    )}
  </ul>`;
}

/** @param {AtTable} seat @param {GameOffer["bots"]} bots */
function nameOf(seat, bots) {
  if (seat.kind === "bot") return bots.find((bot) => bot.name === seat.bot)?.title ?? seat.bot;
  if (!seat.taken) return say("lobby-nobody-yet");
  if (seat.mine) return seat.nickname ? say("lobby-you-as", { nickname: seat.nickname }) : say("lobby-you");
  return seat.nickname || say("lobby-somebody");
}
