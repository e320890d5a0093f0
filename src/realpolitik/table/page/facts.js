/** What things come to now: regions, instruments, the draw pile. The server tells it of what somebody looks at. */

import { createContext, html, useContext, useEffect, useMemo, useState } from "./vendor/preact.js";
import { lookAhead } from "./answering.js";
import { get } from "./api.js";
import { RuleChip, Sentence } from "./sentence.js";

/** @typedef {import("./types").CardsOut} CardsStillOut */
/** @typedef {import("./types").Facts} Facts */
/** @typedef {import("./types").FactTold} FactTold */
/** @typedef {import("./types").Screen} Screen */
/**
 * @typedef {object} Cockpit
 * @property {string} key what is told of it stays true while this stays the same
 * @property {(kind: string, name: string) => Promise<FactTold[]>} of
 * @property {() => Promise<CardsStillOut | null>} cards those that lie nowhere in the open
 */

/** Kinds of things that something is told of. */
const TOLD_OF = new Set(["region", "instrument", "pile"]);
/** @type {FactTold[]} */
const NOTHING = [];

export const Cockpit = createContext(/** @type {Cockpit | null} */ (null));

/**
 * Where the table is shown as it is now, or as it would be after a plan, the server can be asked about it.
 *
 * @param {Screen | null} now nothing while another moment is shown
 * @param {number[]} drafted
 * @returns {Cockpit | null}
 */
export function useCockpit(now, drafted) {
  const key = now ? `${now.match} ${now.version} ${now.seat} ${now.language} ${drafted.join()}` : "";
  return useMemo(() => {
    if (!now) return null;
    /** @type {Map<string, Promise<FactTold[]>>} */
    const told = new Map();
    /** @param {string} kind @param {string} name */
    const ask = (kind, name) =>
      lookAhead(now, drafted, "facts", { kind, name }).then(
        (found) => {
          const { version, facts } = /** @type {Facts} */ (found);
          return version === now.version ? facts : NOTHING; // else the table has moved on, and asks anew
        },
        () => NOTHING,
      );
    return {
      key,
      of: (kind, name) => {
        const before = told.get(`${kind} ${name}`) ?? ask(kind, name);
        told.set(`${kind} ${name}`, before);
        return before;
      },
      cards: () =>
        get(`/api/matches/${now.match}/cards`, { seat: now.seat, language: now.language }).then(
          (found) => /** @type {CardsStillOut} */ (found),
          () => null,
        ),
    };
  }, [key]);
}

/** What is told of a thing, once it is known. @param {string} kind @param {string} name */
export function useFacts(kind, name) {
  const cockpit = useContext(Cockpit);
  const key = cockpit && TOLD_OF.has(kind) ? `${cockpit.key} ${kind} ${name}` : "";
  const [found, setFound] = useState({ key: "", facts: NOTHING });
  useEffect(() => {
    if (!cockpit || !key) return undefined;
    let outdated = false;
    void cockpit.of(kind, name).then((facts) => outdated || setFound({ key, facts }));
    return () => {
      outdated = true;
    };
  }, [key]);
  return found.key === key ? found.facts : NOTHING;
}

/** @param {{ facts: FactTold[] }} properties */
export function FactList({ facts }) {
  if (!facts.length) return null;
  return html`<ul class="facts-now">
    ${facts.map(
      ({ kind, side, text, rule }, i) => html`<li key=${i} class=${`fact-${kind} ${side ? `side-ink side-${side}` : ""}`}>
        <${Sentence} parts=${text} /> <${RuleChip} rule=${rule} />
      </li>`,
    )}
  </ul>`;
}

/** What is told of a thing, where it stands by itself. @param {{ kind: string, name: string }} properties */
export function FactsNow({ kind, name }) {
  return html`<${FactList} facts=${useFacts(kind, name)} />`;
}
