/** The menu: language, theme, sound, links to share, the way back. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { get, getFile, post, Refused } from "./api.js";
import { inWords } from "./answering.js";
import { Dialog } from "./dialog.js";
import { DicePromised } from "./dice_promised.js";
import { Icon } from "./icons.js";
import { keepInvite, keptInvite, linkOf, OnlyHere } from "./invitations.js";
import { EndTheGame } from "./leaving.js";
import { NotifySwitch } from "./notifying.js";
import { Company } from "./people.js";
import { Reaching } from "./reaching.js";
import { Paces } from "./stage.js";
import { Switch } from "./switch.js";
import { setTextSize, setTheme, TEXT_SIZES, textSize, theme } from "./theme.js";
import { capitalised, language, LANGUAGES, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Invited} Invited */
/** @typedef {import("./types").Screen} Screen */

/**
 * @param {{
 *   screen: Screen, sound: boolean, folded: boolean, onSound: (on: boolean) => void, onFold: (on: boolean) => void,
 *   atOnce: boolean, onAtOnce: (on: boolean) => void,
 *   onLanguage: (language: string) => void, onKeys: () => void, onReplay: (() => void) | null, onClose: () => void,
 *   talk: import("./people.js").Talk, onSetRight: (() => void) | null, pace: import("./steps.js").Pace, onPace: (pace: import("./steps.js").Pace) => void,
 * }} props
 */
export function Menu(props) {
  const { screen, sound, folded, atOnce, pace, onSound, onFold, onAtOnce, onPace, onLanguage, onKeys, onReplay, onSetRight, onClose, talk } =
    props;
  return html`<${Dialog} title=${say("menu")} onClose=${onClose}>
    <div class="menu">
      <${Languages} codes=${Object.keys(LANGUAGES)} onLanguage=${onLanguage} />
      <${Themes} />
      <${TextSizes} />
      <${Paces} pace=${pace} onPace=${onPace} />
      <div>
        <${Switch} on=${sound} words=${say("sound")} onChange=${onSound} />
        <${NotifySwitch} />
        <${Switch} on=${folded} words=${say("fold")} onChange=${onFold} />
        <${Switch} on=${atOnce} words=${say("at-once")} onChange=${onAtOnce} />
      </div>
      <${Links} screen=${screen} />
      <${Company} screen=${screen} talk=${talk} />
      <${Reaching} screen=${screen} />
      <${DicePromised} screen=${screen} />
      <${EndTheGame} screen=${screen} onDone=${onClose} />
      <div class="row">
        ${onSetRight &&
        html`<button type="button" class="button" onClick=${onSetRight}>
          <${Icon} name="pen" />${say("set-right")}
        </button>`}
        ${onReplay &&
        html`<button type="button" class="button" onClick=${onReplay}><${Icon} name="play" />${say("replay")}</button>`}
        <a class="button" href="?tv" target="_blank" title=${say("tv.help")}>${say("tv")}</a>
        <button type="button" class="button" onClick=${onKeys}><${Icon} name="keyboard" />${say("keys")}</button>
        <a class="button" href=${`/rules/${screen.game}`} target="_blank"><${Icon} name="book" />${say("rules")}</a>
        <a class="button" href="/"><${Icon} name="back" />${say("to-lobby")}</a>
      </div>
    </div>
  <//>`;
}

/** @param {{ codes: string[], onLanguage: (language: string) => void }} props */
export function Languages({ codes, onLanguage }) {
  return html`<fieldset>
    <legend class="overline">${say("language")}</legend>
    <div class="row">
      ${Object.entries(LANGUAGES)
        .filter(([code]) => codes.includes(code))
        .map(
          ([code, name]) => html`<${Choice}
            key=${code}
            on=${language() === code}
            words=${name}
            lang=${code}
            onClick=${() => onLanguage(code)}
          />`,
        )}
    </div>
  </fieldset>`;
}

export function Themes() {
  const [dark, setDark] = useState(theme() === "dark");
  /** @param {boolean} on */
  const choose = (on) => {
    setTheme(on ? "dark" : "paper");
    setDark(on);
  };
  return html`<fieldset>
    <legend class="overline">${say("theme")}</legend>
    <div class="row">
      <${Choice} on=${dark} words=${say("theme-dark")} onClick=${() => choose(true)} />
      <${Choice} on=${!dark} words=${say("theme-paper")} onClick=${() => choose(false)} />
    </div>
  </fieldset>`;
}

function TextSizes() {
  const [chosen, setChosen] = useState(Math.round(textSize() * 100));
  /** @param {number} percent */
  const choose = (percent) => {
    setTextSize(percent);
    setChosen(percent);
  };
  return html`<fieldset>
    <legend class="overline">${say("text-size")}</legend>
    <div class="row">
      ${TEXT_SIZES.map(
        (percent) => html`<${Choice}
          key=${percent}
          on=${chosen === percent}
          words=${say("text-percent", { percent })}
          onClick=${() => choose(percent)}
        />`,
      )}
    </div>
  </fieldset>`;
}

/** One of several. @param {{ on: boolean, words: string, lang?: string, onClick: () => void }} props */
function Choice({ on, words, lang, onClick }) {
  const kind = on ? "button first" : "button";
  return html`<button type="button" class=${kind} lang=${lang} aria-pressed=${on} onClick=${onClick}>${words}</button>`;
}

/** Links to hand on: to watch, to sit down, to go on at another device. @param {{ screen: Screen }} props */
function Links({ screen }) {
  const untaken = screen.host ? screen.seats.filter((it) => it.kind === "person" && !it.taken) : [];
  const bots = screen.host ? screen.seats.filter((it) => it.kind === "bot") : [];
  const mine = screen.seats.filter((it) => it.mine && it.taken);
  const watch = `${location.origin}/match/${screen.match}`;
  return html`<fieldset class="links">
    <legend class="overline">${say("links")}</legend>
    <${SharedLink} words=${say("link-watch")} make=${() => Promise.resolve(watch)} />
    ${untaken.map((seat) => {
      const words = say("link-invite", { who: seat.title });
      return html`<${InviteTo} key=${seat.seat} screen=${screen} seat=${seat} words=${words} />`;
    })}
    ${screen.host && screen.open !== null && html`<${OpenSeats} screen=${screen} />`}
    ${[...untaken, ...bots].map((seat) => html`<${BotInstead} key=${seat.seat} screen=${screen} seat=${seat} />`)}
    ${othersSeats(screen).map((seat) => html`<${EmptySeat} key=${seat.seat} screen=${screen} seat=${seat} />`)}
    ${mine.map(
      (seat) => html`<${SharedLink}
        key=${seat.seat}
        words=${say("link-device", { who: seat.title })}
        make=${() => keyLink(screen, seat)}
      />`,
    )}
    <p class="links-help">${say("links-help")}</p>
  </fieldset>`;
}

/** Whether anybody may take the free seats, by the host. @param {{ screen: Screen }} props */
export function OpenSeats({ screen }) {
  const [problem, setProblem] = useState("");
  const set = async (/** @type {boolean} */ open) => {
    try {
      await post(`/api/matches/${screen.match}/open`, { open });
      setProblem("");
    } catch (refused) {
      setProblem(inWords(refused));
    }
  };
  return html`<div>
    <${Switch} on=${screen.open === true} words=${say("open-to-anybody")} onChange=${set} />
    <span role="status">${problem}</span>
  </div>`;
}

/** The way into a seat that is still free. @param {{ screen: Screen, seat: AtTable, words: string }} props */
export function InviteTo({ screen, seat, words }) {
  return html`<${SharedLink}
    words=${words}
    make=${() => keyLink(screen, seat)}
    renew=${() => keyLink(screen, seat, true)}
  />`;
}

/**
 * Nobody came, or another bot sits there: those that can play the seat may. The last of all bots plays at random.
 *
 * @param {{ screen: Screen, seat: AtTable }} props
 */
function BotInstead({ screen, seat }) {
  const [state, setState] = useState("");
  const [bots, setBots] = useState(/** @type {import("./types").BotOffer[]} */ ([]));
  useEffect(() => {
    const found = get("/api/games", { language: language() });
    found.then((games) => {
      const offer = /** @type {import("./types").GameOffer[]} */ (games).find((it) => it.name === screen.game);
      setBots((offer?.bots ?? []).slice(0, -1).filter((it) => it.seats.includes(seat.name) && it.name !== seat.bot));
    });
  }, [screen.game, seat.name, seat.bot]);
  /** @param {string} bot */
  const ask = async (bot) => {
    try {
      await post(`/api/matches/${screen.match}/replace`, { seat: seat.seat, bot });
    } catch (problem) {
      setState(inWords(problem));
    }
  };
  return html`<div class="shared-link">
    ${bots.map(
      ({ name, title, help }) => html`<button
        key=${name}
        type="button"
        class="button"
        title=${help}
        onClick=${() => ask(name)}
      >
        ${capitalised(say("bot-instead", { who: seat.title, bot: title }))}
      </button>`,
    )}
    <span role="status">${state}</span>
  </div>`;
}

/** The seats in which others sit too, and which the host may empty. @param {Screen} screen */
function othersSeats({ host, by_hand: byHand, seats }) {
  if (!host || byHand) return [];
  return seats.filter((it) => it.kind === "person" && it.taken && (!it.mine || it.holders > 1));
}

/** Sends away whoever sits in a seat, once it is said twice. @param {{ screen: Screen, seat: AtTable }} props */
function EmptySeat({ screen, seat }) {
  const [asked, setAsked] = useState(false);
  const [state, setState] = useState("");
  const empty = async () => {
    try {
      await post(`/api/matches/${screen.match}/empty`, { seat: seat.seat });
      keepInvite(screen.match, seat.seat, ""); // the link made before opens nothing any more
    } catch (problem) {
      setState(inWords(problem));
    }
  };
  return html`<div class="shared-link">
    <button type="button" class="button" aria-expanded=${asked} onClick=${() => setAsked(!asked)}>
      ${say("seat-empty", { who: seat.title })}
    </button>
    ${asked &&
    html`<span>${say("seat-empty.help")}</span>
      <button type="button" class="button grave" onClick=${empty}>${say("seat-empty-sure")}</button>`}
    <span role="status">${state}</span>
  </div>`;
}

/**
 * A link that opens a seat. For a free one the link made before is shown again: a new one would end it.
 *
 * @param {Screen} screen
 * @param {AtTable} seat
 * @param {boolean} [anew]
 */
export async function keyLink(screen, seat, anew = false) {
  const known = seat.taken || anew ? "" : keptInvite(screen.match, seat.seat);
  if (known) return linkOf(known);
  const { key } = /** @type {Invited} */ (await post(`/api/matches/${screen.match}/invite`, { seat: seat.seat }));
  if (!seat.taken) keepInvite(screen.match, seat.seat, key);
  return linkOf(key);
}

/**
 * A link that is made, shown and copied when it is asked for. `renew` makes another, which ends the first.
 *
 * @param {{ words: string, make: () => Promise<string>, renew?: () => Promise<string> }} props
 */
export function SharedLink({ words, make, renew }) {
  const [link, setLink] = useState("");
  const [state, setState] = useState("");
  /** @param {() => Promise<string>} find */
  const share = async (find) => {
    try {
      const made = await find();
      setLink(made);
      await navigator.clipboard.writeText(made);
      setState(say("copied"));
    } catch (problem) {
      setState(problem instanceof Refused ? inWords(problem) : say("copy-yourself"));
    }
  };
  return html`<div class="shared-link">
    <button
      type="button"
      class="button"
      title=${words}
      onClick=${() => share(() => (link ? Promise.resolve(link) : make()))}
    >
      <${Icon} name="copy" /><span>${words}</span>
    </button>
    <span role="status">${state}</span>
    ${link &&
    html`<input
      class="input"
      readonly
      value=${link}
      aria-label=${words}
      onFocus=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => event.currentTarget.select()}
    />`}
    ${link && html`<${OnlyHere} />`}
    ${link &&
    renew &&
    html`<button type="button" class="button quiet" title=${say("link-renew.help")} onClick=${() => share(renew)}>
      ${say("link-renew")}
    </button>`}
  </div>`;
}

/** The whole game as a file: as a save, and as a page that needs no server. @param {{ match: string }} props */
export function RecordLink({ match }) {
  return html`<a class="button" href=${`/api/matches/${match}/record`} download>
      <${Icon} name="download" />${say("record")}
    </a>
    <${KeepsakeLink} match=${match} />`;
}

/** It takes the server a while to make: until it is there, the link says so. @param {{ match: string }} props */
function KeepsakeLink({ match }) {
  const [making, setMaking] = useState(false);
  const [state, setState] = useState("");
  const address = `/api/matches/${match}/keepsake`;
  /** @param {Event} event */
  const fetchIt = async (event) => {
    event.preventDefault();
    if (making) return;
    setMaking(true);
    setState(say("keepsake-making"));
    try {
      putOnDisk(await getFile(address));
      setState("");
    } catch (problem) {
      setState(inWords(problem));
    }
    setMaking(false);
  };
  const help = say("keepsake.help");
  return html`<a class="button" href=${address} title=${help} aria-busy=${making} onClick=${fetchIt} download>
      <${Icon} name="download" />${say("keepsake")}
    </a>
    <span role="status">${state}</span>`;
}

/** @param {File} file */
function putOnDisk(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
