/** The story so far: turn by turn, round by round, each line with its rule. */

import { Component, html, useEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { Icon } from "./icons.js";
import { calm, Die } from "./motion.js";
import { RuleChip, Sentence, useDesk } from "./sentence.js";
import { useSwitch } from "./theme.js";
import { say } from "./words.js";

/** @typedef {import("./types").Entry} Entry */
/** @typedef {{ heading: Entry | null, first: number, entries: Entry[] }} Stretch of lines; `first` is a number */
/** @typedef {{ heading: Entry | null, first: number, rounds: Stretch[] }} Turn */

/** How many turns stay unfolded. */
const UNFOLDED = 2;
/** So many pixels from its end the log still counts as read to the end. */
const NEAR_END = 24;
/** How the kinds of notes begin that tell why a side without a player did something. */
const REASONS = "flowchart";

/** Whether a line gives a reason for what happened, rather than tell of it. @param {Entry} entry */
export function isReason({ kind }) {
  return kind.startsWith(REASONS);
}

/**
 * @param {Entry[]} entries
 * @param {string[]} headings the notes that begin something new: the first of them a turn, the others a part of one
 * @returns {Turn[]}
 */
function byTurns(entries, headings) {
  /** @type {Turn[]} */
  const turns = [];
  entries.forEach((entry, index) => {
    const begins = headings.indexOf(entry.kind);
    const [isTurn, isRound] = [begins === 0, begins > 0];
    if (isTurn || turns.length === 0) turns.push({ heading: isTurn ? entry : null, first: index, rounds: [] });
    const rounds = turns.at(-1)?.rounds ?? [];
    const line = begins < 0 ? index : index + 1; // what begins something is its heading, not its first line
    if (isRound || rounds.length === 0) rounds.push({ heading: isRound ? entry : null, first: line, entries: [] });
    if (begins < 0) rounds.at(-1)?.entries.push(entry);
  });
  return turns;
}

/**
 * The list is laid out from its end, so that it stays there as lines are added, unless somebody has scrolled up: then
 * it stays where it is, and tells how many lines have come.
 *
 * @param {{ entries: Entry[], mark: number }} props `mark`: the first entry that is new since the viewer's last move
 */
export function Log({ entries, mark }) {
  const { book } = useDesk();
  const turns = useMemo(() => byTurns(entries, book.layout.headings ?? []), [entries, book]);
  const { list, missed, toEnd } = useEnd(entries.length);
  const [folded, setFolded] = useSwitch("reasons-folded");
  const reasoned = useMemo(() => entries.some(isReason), [entries]);
  return html`<div class=${`log-frame${folded ? " without-reasons" : ""}`}>
    ${reasoned &&
    html`<label class="check reasons-shown">
      <input type="checkbox" checked=${!folded} onChange=${() => setFolded(!folded)} /><span>${say("log-why")}</span>
    </label>`}
    <div class="log" ref=${list} tabindex="0" role="log" aria-label=${say("log")}>
      <div>
        ${entries.length === 0 && html`<p class="empty">${say("log-empty")}</p>`}
        ${turns.map(
          (turn, index) => html`<details key=${turn.first} class="turn" open=${index >= turns.length - UNFOLDED}>
            <summary>${turn.heading ? html`<${Sentence} parts=${turn.heading.text} />` : say("log-before")}</summary>
            ${turn.rounds.map((round) => html`<${Round} key=${round.first} round=${round} mark=${mark} />`)}
          </details>`,
        )}
      </div>
    </div>
    ${missed > 0 &&
    html`<button type="button" class="button first log-news" onClick=${toEnd}>
      <${Icon} name="down" />${say("log-new", { n: missed })}
    </button>`}
  </div>`;
}

/**
 * Whether the end of the log is in sight, and how many lines have come since it last was.
 *
 * @param {number} length how many lines there are
 */
function useEnd(length) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [read, setRead] = useState(/** @type {number | null} */ (null)); // nothing while the end is in sight
  const latest = useRef(length);
  latest.current = length;
  useEffect(() => {
    const element = list.current;
    const listen = () => {
      const atEnd = Math.abs(element?.scrollTop ?? 0) < NEAR_END; // counted from the end, and below zero
      setRead((before) => (atEnd ? null : (before ?? latest.current)));
    };
    element?.addEventListener("scroll", listen, { passive: true });
    return () => element?.removeEventListener("scroll", listen);
  }, []);
  const toEnd = () => list.current?.scrollTo({ top: 0, behavior: calm() ? "auto" : "smooth" });
  return { list, missed: read === null ? 0 : Math.max(length - read, 0), toEnd };
}

/** How many lines of a round are new. @param {Stretch} round @param {number} mark */
function freshIn(round, mark) {
  return Math.min(Math.max(round.first + round.entries.length - mark, 0), round.entries.length);
}

/**
 * One round. It is drawn anew only when something in it changed: a long game has thousands of lines.
 *
 * @extends {Component<{ round: Stretch, mark: number }>}
 */
class Round extends Component {
  /** @override @param {{ round: Stretch, mark: number }} next */
  shouldComponentUpdate(next) {
    const { round, mark } = this.props;
    const { length } = round.entries;
    const other = next.round;
    return (
      length !== other.entries.length ||
      round.heading !== other.heading ||
      round.entries[0] !== other.entries[0] ||
      round.entries[length - 1] !== other.entries[length - 1] ||
      freshIn(round, mark) !== freshIn(other, next.mark)
    );
  }

  /** @override */
  render() {
    const { round, mark } = this.props;
    const old = round.entries.length - freshIn(round, mark);
    return html`<section class="round">
      ${round.heading && html`<h4><${Sentence} parts=${round.heading.text} /></h4>`}
      ${round.entries.map((entry, index) => html`<${Line} entry=${entry} fresh=${index >= old} />`)}
    </section>`;
  }
}

/** @param {{ entry: Entry, fresh: boolean }} props */
function Line({ entry, fresh }) {
  const reason = isReason(entry);
  return html`<p class=${`entry kind-${entry.kind} ${reason ? "reason" : ""} ${fresh ? "fresh" : ""}`}>
    <span>
      ${reason && html`<span class="branch" aria-hidden="true"></span>`}
      ${entry.dice.map((face, index) => html`<${Die} key=${index} face=${face} />`)}<${Sentence} parts=${entry.text} />
    </span>
    <${RuleChip} rule=${entry.rule} />
  </p>`;
}
