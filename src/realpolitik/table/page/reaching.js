/** Being told, when away, that it is one's move: the addresses that whoever holds a seat gives the server for that. */

import { html, useEffect, useRef, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { get, post, Refused } from "./api.js";
import { ThisBrowser } from "./pushing.js";
import { keep, kept } from "./theme.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").BellTold} BellTold */
/** @typedef {import("./types").BellsTold} BellsTold */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {Omit<import("./types").NewBell, "seat" | "language">} Given */
/** @typedef {(given: Given) => Promise<void>} Give */

/** Remembers that an address was once given here: without one there is nothing to ask the server for. */
const GIVEN = "reach";

/** The seat that is told of: the one looked through, else the first of this player's. @param {Screen} screen */
function seatOf({ seat, seats }) {
  return seat ?? seats.find((it) => it.mine)?.seat ?? null;
}

/** @param {string} match @param {number} seat @returns {Promise<BellsTold>} */
function ask(match, seat) {
  return get(`/api/matches/${match}/bells`, { seat });
}

/**
 * Tells whoever comes back that nothing arrived at the address they gave.
 *
 * @param {Screen} screen
 * @param {(text: string) => void} tell
 */
export function useDropped(screen, tell) {
  const seat = seatOf(screen);
  useEffect(() => {
    if (seat === null || screen.result || kept(GIVEN) !== "on") return;
    ask(screen.match, seat)
      .then(({ bells }) => {
        const dropped = bells.find((it) => it.dropped);
        if (dropped) tell(say(dropped.kind === "push" ? "reach-push-dropped" : "reach-dropped"));
      })
      .catch(() => undefined); // the menu tells it as well
  }, [screen.match, seat]);
}

/** The ways that this server offers; once the match is over, those for which it still keeps an address. */
/** @param {BellsTold} told @param {boolean} over */
function waysOf({ kinds, bells }, over) {
  return over ? kinds.filter((kind) => bells.some((bell) => bell.kind === kind)) : kinds;
}

/** What this server offers of it; nothing, where it offers nothing. @param {{ screen: Screen }} props */
export function Reaching({ screen }) {
  const [told, setTold] = useState(/** @type {BellsTold | null} */ (null));
  const [ways, setWays] = useState(/** @type {BellsTold["kinds"]} */ ([])); // one stays there when its address is removed
  const seat = seatOf(screen);
  const over = screen.result !== null;
  useEffect(() => {
    if (seat === null) return;
    ask(screen.match, seat).then(
      (found) => {
        setTold(found);
        setWays(waysOf(found, over));
      },
      () => undefined,
    );
  }, [screen.match, seat, over]);
  if (seat === null || !told || !ways.length) return null;
  /** @type {Give} */
  const give = async (given) => {
    const sent = { seat, language: language(), ...given };
    setTold(/** @type {BellsTold} */ (await post(`/api/matches/${screen.match}/bells`, sent)));
    if (given.address) keep(GIVEN, "on");
  };
  return html`<fieldset class="reaching">
    <legend class="overline">${say("reach")}</legend>
    <p class="links-help">${say(over ? "reach-help-over" : "reach-help")}</p>
    ${ways.map((kind) => {
      const bell = told.bells.find((it) => it.kind === kind) ?? null;
      if (kind !== "push") return html`<${Address} key=${kind} kind=${kind} bell=${bell} onGive=${give} />`;
      const giveBrowser = (/** @type {import("./pushing.js").Given} */ given) => give({ kind, ...given });
      return html`<${ThisBrowser} key=${kind} bell=${bell} pushKey=${told.push_key} onGive=${giveBrowser} />`;
    })}
  </fieldset>`;
}

/** How things stand with an address. @param {BellTold | null} bell */
function standing(bell) {
  if (!bell) return "";
  if (bell.dropped) return say("reach-dropped");
  if (bell.failures) return say("reach-failing", { n: bell.failures });
  return say(bell.confirmed ? "reach-kept" : "reach-unconfirmed");
}

/** @param {{ kind: "hook" | "mail", bell: BellTold | null, onGive: Give }} props */
function Address({ kind, bell, onGive }) {
  const [text, setText] = useState(bell?.address ?? "");
  const [problem, setProblem] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const hook = kind === "hook";
  const words = say(hook ? "reach-hook" : "reach-mail");
  /** @param {string} address */
  const give = async (address) => {
    setProblem("");
    field.current?.focus(); // the buttons come and go: the focus is not to go with them
    try {
      await onGive({ kind, address });
      setText(address);
    } catch (refused) {
      const wrong = refused instanceof Refused && refused.code === "bad_request";
      setProblem(wrong ? say(hook ? "reach-bad-hook" : "reach-bad-mail") : inWords(refused));
    }
  };
  return html`<form
    class="shared-link reach"
    onSubmit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      if (text.trim()) void give(text.trim());
    }}
  >
    <label class="field">
      <span>${words}</span>
      <input
        ref=${field}
        class="input"
        type=${hook ? "url" : "email"}
        maxlength="1024"
        autocomplete=${hook ? "off" : "email"}
        spellcheck=${false}
        placeholder=${hook ? "https://" : ""}
        value=${text}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => setText(event.currentTarget.value)}
      />
    </label>
    <button type="submit" class="button" disabled=${!text.trim() || text.trim() === bell?.address}>${say("reach-keep")}</button>
    ${bell &&
    html`<button type="button" class="button quiet" aria-label=${say("reach-remove-aloud", { what: words })} onClick=${() => give("")}>
      ${say("reach-remove")}
    </button>`}
    <span role="status">${problem || standing(bell)}</span>
  </form>`;
}
