/** The lobby: what there is to play, and the games that wait for this browser. */

import { html, render, useEffect, useRef, useState } from "./vendor/preact.js";
import { get, post, Refused } from "./api.js";
import { useYourGames } from "./bell.js";
import { fetchBook } from "./books.js";
import { setTime } from "./dials.js";
import { GameCard } from "./game_card.js";
import { mayBeInstalled } from "./installing.js";
import { hasBegun, Learn, NewHere } from "./learn.js";
import { ProblemOfTheDay } from "./learn_scenes.js";
import { Masthead, speakSurely, useLanguage } from "./masthead.js";
import { MyAccount } from "./my_account.js";
import { FinishedGames, RunningGames } from "./my_games.js";
import { OpenTables } from "./open_tables.js";
import { OpenRecord } from "./opening.js";
import { layPictures } from "./pictures.js";
import { setSignedIn } from "./rated.js";
import { keep, kept } from "./theme.js";
import { OnTheWall } from "./wall.js";
import { language, LANGUAGES, preferred, say } from "./words.js";

/** @typedef {import("./types").GameOffer} GameOffer */
/** @typedef {import("./types").Me} Me */
/** @typedef {import("./types").MyMatches} MyMatches */
/** @typedef {import("./types").OpenTables} Tables */
/** @typedef {{ offers: GameOffer[], matches: MyMatches, tables: Tables | null, reached: boolean }} Known what the server last told */

/** After how many milliseconds the lobby looks again: in sight, out of sight, and when the server did not answer. */
const LOOK_AGAIN = { seen: 5000, hidden: 60_000, lost: 2000 };
const NAME = "nickname";

/** @type {Known} */
const NOTHING = { offers: [], matches: { now: "", running: [], finished: [], archived: 0 }, tables: null, reached: false };

/** What games there are never changes while the page is open, but for the language. @type {Map<string, GameOffer[]>} */
const offered = new Map();

/** @param {string} spoken @param {number} page of the open tables @returns {Promise<Known>} */
async function ask(spoken, page = 0) {
  const [offers, matches, tables] = await Promise.all([
    offered.get(spoken) ?? /** @type {Promise<GameOffer[]>} */ (get("/api/games", { language: spoken })),
    /** @type {Promise<MyMatches>} */ (get("/api/matches", { language: spoken })),
    /** @type {Promise<Tables>} */ (get("/api/tables", { language: spoken, page })),
  ]);
  offered.set(spoken, offers);
  setTime(matches.now);
  return { offers, matches, tables, reached: true };
}

/** What the server tells, asked again and again. @param {Known} first @param {number} page @returns {[Known, () => void]} and to ask now */
function useKnown(first, page) {
  const spoken = useLanguage();
  const [known, setKnown] = useState(first);
  const asked = useRef(`${language()} 0`);
  const now = useRef(() => {});

  useEffect(() => {
    let over = false;
    let timer = 0;
    const look = async () => {
      clearTimeout(timer);
      const news = await ask(spoken, page).catch(() => null);
      if (over) return;
      setKnown((before) => news ?? { ...before, reached: false });
      const rest = !news ? LOOK_AGAIN.lost : document.hidden ? LOOK_AGAIN.hidden : LOOK_AGAIN.seen;
      clearTimeout(timer); // two looks may have been under way at once
      timer = setTimeout(look, rest);
    };
    const inSight = () => void (document.hidden || look());
    now.current = () => void look();
    if (asked.current === `${spoken} ${page}` && first.reached) timer = setTimeout(look, LOOK_AGAIN.seen);
    else void look();
    asked.current = `${spoken} ${page}`;
    addEventListener("focus", inSight);
    addEventListener("online", inSight);
    addEventListener("pageshow", inSight);
    document.addEventListener("visibilitychange", inSight);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("focus", inSight);
      removeEventListener("online", inSight);
      removeEventListener("pageshow", inSight);
      document.removeEventListener("visibilitychange", inSight);
    };
  }, [spoken, page]);
  return [known, () => now.current()];
}

/** @param {{ first: Known, name: string, account: Me["account"] | undefined }} props */
function Lobby({ first, name, account }) {
  const [page, setPage] = useState(0);
  const [{ offers, matches, tables, reached }, look] = useKnown(first, page);
  const [nickname, setNickname] = useState(name);
  const newcomer = matches.running.length + matches.finished.length + matches.archived === 0 && !hasBegun(offers);
  useYourGames(matches);
  const running = html`<${RunningGames} key="running" matches=${matches} offers=${offers} onLook=${look} />`;
  const games = html`<div key="games" class="beginnings">
    <section class="games" aria-label=${say("lobby-games")}>
      ${offers.map((offer) => html`<${GameCard} key=${offer.name} offer=${offer} nickname=${nickname} mayOpen=${tables?.allowed === true} />`)}
    </section>
    <${OpenTables} told=${tables} offers=${offers} nickname=${nickname} page=${page} onPage=${setPage} onLook=${look} />
    <div class="pair">
      <${Learn} offers=${offers} nickname=${nickname} newcomer=${newcomer && reached} />
      <${OpenRecord} offers=${offers} nickname=${nickname} />
    </div>
  </div>`;
  return html`<div class="lobby">
    <${Masthead}><${Nickname} value=${nickname} onChange=${setNickname} /><//>
    <main>
      <div class="about">
        <h1>${say("lobby-about")}</h1>
        ${newcomer && reached ? html`<${NewHere} offers=${offers} nickname=${nickname} />` : html`<p>${say("lobby-how")}</p>`}
      </div>
      <div class="tables">
        ${matches.running.length ? [running, games] : [games, running]}
        <div key="aside" class="aside">
          <${ProblemOfTheDay} offers=${offers} nickname=${nickname} />
          <${OnTheWall} offers=${offers} running=${matches.running} nickname=${nickname} />
          <${FinishedGames} matches=${matches.finished} offers=${offers} onLook=${look} />
          <${MyAccount} told=${account} />
        </div>
      </div>
    </main>
    ${!reached && html`<p class="notice unreachable" role="status">${say("lobby-unreachable")}</p>`}
  </div>`;
}

/** What the others call this player; it is kept as soon as the field is left. */
/** @param {{ value: string, onChange: (nickname: string) => void }} props */
function Nickname({ value, onChange }) {
  const sent = useRef(value);
  const [told, setTold] = useState("");
  const save = async () => {
    const nickname = value.trim();
    if (nickname === sent.current) return;
    keep(NAME, nickname);
    try {
      await post("/api/me", { nickname });
      sent.current = nickname;
      setTold(say("lobby-nickname-kept"));
    } catch (problem) {
      const refused = problem instanceof Refused && problem.code !== "offline" && problem.code !== "broken";
      setTold(refused ? problem.message : "");
    }
  };
  return html`<form
    class="nickname"
    onSubmit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      void save();
    }}
  >
    <label for="nickname">${say("lobby-nickname")}</label>
    <input
      id="nickname"
      class="input"
      maxlength="40"
      autocomplete="nickname"
      placeholder=${say("lobby-nickname-none")}
      value=${value}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
        setTold("");
        onChange(event.currentTarget.value);
      }}
      onBlur=${save}
    />
    <span role="status" class="nickname-told">${told}</span>
  </form>`;
}

/** Everything the first picture needs is asked for at once, so that nothing jumps when it comes. */
async function begin() {
  const wanted = preferred();
  const chosenHere = kept("language") !== null;
  const [first, me] = await Promise.all([
    ask(wanted).catch(() => NOTHING),
    /** @type {Promise<Me>} */ (get("/api/me")).catch(() => null),
    speakSurely(wanted),
  ]);
  if (!chosenHere && me && me.language in LANGUAGES && me.language !== wanted) await speakSurely(me.language);
  setSignedIn(Boolean(me?.account.mailbox));
  const page = document.querySelector("#page");
  if (page) render(html`<${Lobby} first=${first} name=${me?.nickname || kept(NAME) || ""} account=${me?.account} />`, page);
  if (location.hash === "#learn") document.querySelector("#learn")?.scrollIntoView();
  mayBeInstalled();
  await layPictures(first.offers);
  const [game] = first.offers;
  if (game) await fetchBook(game.name, language(), game.book).catch(() => null); // a table will want it, and then has it at hand
}

void begin();
