/** Setting the board right, at a real table: a thing is found on the board or by its name, and how it stands is told. */

import { html, useEffect, useId, useState } from "./vendor/preact.js";
import { get } from "./api.js";
import { Drawer } from "./dialog.js";
import { Icon } from "./icons.js";
import { CardNames } from "./naming.js";
import { folded, holds, wordsOf } from "./search.js";
import { useDesk } from "./sentence.js";
import { capitalised, say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Corrections} Corrections */
/** @typedef {import("./types").CorrectableTold} CorrectableTold */
/** @typedef {import("./types").Offer} Offer */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").UnknownHand} UnknownHand */
/** @typedef {import("./types").View} View */
/** @typedef {import("./playing.js").Playing} Playing */
/** @typedef {{ key: string, title: string, kind: string, correctables: CorrectableTold[] }} Thing what is set right together */

/** Whether a space is there: some are only in some games. @param {Book} book @param {View} view @param {string} name */
function isThere(book, view, name) {
  return !book.components.spaces[name]?.["optional"] || (view.influence?.[name]?.some(Boolean) ?? false);
}

/** Every space on the board, to be chosen for setting it right. @param {Book} book @param {View} view */
export function everySpace(book, view) {
  const kind = book.components.space_kind;
  const drawn = Object.keys(book.layout.space).filter((name) => isThere(book, view, name));
  /** @param {string} name @returns {[string, Offer]} */
  const named = (name) => [name, { option: 0, kind, name, text: book.names[kind]?.[name] ?? name, price: 0, remarks: [] }];
  return new Map(drawn.map(named));
}

/** What a thing goes by: a space as a whole, a track for all sides, a card or an effect by itself. */
/** @param {Book} book @param {CorrectableTold} correctable */
function keyOf(book, { kind, about, space }) {
  if (space) return spaceKey(space);
  const [first = ""] = about;
  return !first || book.components.sides.includes(first) ? kind : `${kind} ${first}`;
}

/** @param {string} space */
export function spaceKey(space) {
  return `space ${space}`;
}

/** Tracks before countries, countries before cards. @param {Book} book @param {CorrectableTold[]} correctables @returns {Thing[]} */
function thingsOf(book, correctables) {
  /** @type {Map<string, Thing>} */
  const things = new Map();
  for (const correctable of correctables) {
    const key = keyOf(book, correctable);
    const named = correctable.space ? book.names[book.components.space_kind]?.[correctable.space] : correctable.what;
    const title = key === correctable.kind ? correctable.title : (named ?? correctable.what);
    const thing = things.get(key) ?? { key, title, kind: key === correctable.kind ? "" : correctable.title, correctables: [] };
    thing.correctables.push(correctable);
    things.set(key, thing);
  }
  return [...things.values()].sort((one, other) => Number(one.kind !== "") - Number(other.kind !== ""));
}

/** @param {Screen} screen @returns {Corrections | null} what can be set right now */
function useCorrections({ match, seat, language, version }) {
  const [corrections, setCorrections] = useState(/** @type {Corrections | null} */ (null));
  useEffect(() => {
    const stop = new AbortController();
    get(`/api/matches/${match}/corrections`, { seat, language }, stop.signal).then(
      (found) => setCorrections(/** @type {Corrections} */ (found)),
      () => undefined, // the game may have ended meanwhile
    );
    return () => stop.abort();
  }, [match, seat, language, version]);
  return corrections;
}

/**
 * @param {{
 *   screen: Screen, playing: Playing, picked: string, onPick: (key: string) => void, onClose: () => void,
 * }} props `picked`: the key of the thing that is set right now
 */
export function SettingRight({ screen, playing, picked, onPick, onClose }) {
  const { book } = useDesk();
  const corrections = useCorrections(screen);
  const there = corrections?.correctables.filter(({ space }) => !space || isThere(book, screen.view, space)) ?? [];
  const things = thingsOf(book, there);
  const thing = things.find((it) => it.key === picked);
  return html`<${Drawer} title=${say("set-right")} kind="setting-right" onClose=${onClose}>
    ${!corrections && html`<p class="overline">${say("a-moment")}</p>`}
    ${!thing && corrections?.hands.map((hand) => html`<${Hand} key=${hand.hand} hand=${hand} playing=${playing} />`)}
    ${thing
      ? html`<button type="button" class="button quiet" onClick=${() => onPick("")}>
            <${Icon} name="back" />${say("set-right-all")}
          </button>
          <${OneThing} key=${thing.key} thing=${thing} playing=${playing} />`
      : corrections && html`<${AllThings} things=${things} onPick=${onPick} />`}
  <//>`;
}

/** @param {{ things: Thing[], onPick: (key: string) => void }} props */
function AllThings({ things, onPick }) {
  const [query, setQuery] = useState("");
  const words = wordsOf(query);
  const shown = things.filter((it) => holds(folded(`${it.title} ${it.kind}`), words));
  /** @param {KeyboardEvent} event */
  const byKey = (event) => {
    if (event.key === "Enter" && query.trim() && shown[0]) onPick(shown[0].key);
  };
  return html`<p class="help">${say("set-right-help")}</p>
    <input
      class="input"
      type="search"
      autocomplete="off"
      aria-label=${say("set-right-what")}
      placeholder=${say("set-right-what")}
      value=${query}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setQuery(event.currentTarget.value)}
      onKeyDown=${byKey}
    />
    <ul class="things">
      ${shown.map(
        (it) => html`<li key=${it.key}>
          <button type="button" class="thing" onClick=${() => onPick(it.key)}>
            <span>${it.title}</span>
            <span class="thing-value">${it.correctables.map(({ value }) => value).join(" / ")}</span>
          </button>
        </li>`,
      )}
    </ul>
    ${shown.length === 0 && html`<p class="empty" role="status">${say("name-cards-none")}</p>`}`;
}

/** @param {{ thing: Thing, playing: Playing }} props */
function OneThing({ thing, playing }) {
  return html`<h3 class="thing-title">${thing.title}</h3>
    ${thing.correctables.map((correctable) => {
      const key = `${correctable.about.join()} ${correctable.value}`; // what was chosen is forgotten once it stands otherwise
      return html`<${OneCorrectable} key=${key} correctable=${correctable} playing=${playing} />`;
    })}`;
}

/** How something stands, and how it is to stand. @param {{ correctable: CorrectableTold, playing: Playing }} props */
function OneCorrectable({ correctable, playing }) {
  const { book } = useDesk();
  const [wanted, setWanted] = useState("");
  const field = useId();
  const [side = ""] = correctable.about;
  const label = book.components.sides.includes(side) ? (book.names.side?.[side] ?? side) : correctable.title;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    if (wanted && !playing.busy) playing.correct(Number(wanted));
  };
  return html`<form class="correctable-row" onSubmit=${submit}>
    <div>
      <label class=${`correctable-label side-ink side-${side}`} for=${field}>${label}</label>
      <select
        id=${field}
        class="input"
        value=${wanted}
        onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ event) => setWanted(event.currentTarget.value)}
      >
        <option value="">${say("set-right-now", { value: correctable.value })}</option>
        ${correctable.choices.map((it) => html`<option key=${it.option} value=${String(it.option)}>${it.text}</option>`)}
      </select>
    </div>
    <button type="submit" class="button first" disabled=${!wanted || playing.busy}>${say("set-right-do")}</button>
  </form>`;
}

/** A hand that is unknown, as long as any card of it is. @param {{ hand: UnknownHand, playing: Playing }} props */
function Hand({ hand, playing }) {
  const { book } = useDesk();
  const who = book.names.side?.[hand.hand] ?? hand.hand;
  if (!hand.left) return null;
  return html`<details class="unknown-hand">
    <summary>${capitalised(say("set-right-hand", { who, n: hand.left }))}</summary>
    <${CardNames}
      cards=${hand.cards}
      label=${say("matters-which", { who })}
      busy=${playing.busy}
      onName=${(/** @type {string} */ card) => playing.hold(hand.hand, [card])}
    />
  </details>`;
}
