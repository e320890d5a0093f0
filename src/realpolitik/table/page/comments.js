/** What players say of the moments of a game that is over: marked on the slider of its replay, told beside the log. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { get, post } from "./api.js";
import { inWords } from "./answering.js";
import { Icon } from "./icons.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").AtTable} AtTable */
/** @typedef {import("./types").Comment} Comment */
/** @typedef {import("./types").Comments} Told */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {Pick<Comment, "at" | "seat" | "nickname" | "text"> & Partial<Comment>} Remark as a file keeps it, too */

const LONGEST = 500;

/**
 * The comments on a match, and what may be done with them.
 *
 * @param {Screen} now
 * @param {boolean} on whether they are wanted
 * @param {(text: string) => void} tell
 */
export function useComments({ match, seat, result }, on, tell) {
  const [comments, setComments] = useState(/** @type {Comment[]} */ ([]));
  const path = `/api/matches/${match}/comments`;
  const over = result !== null;
  useEffect(() => {
    if (!on || !over) return;
    /** @type {Promise<Told>} */ (get(path)).then(
      (told) => setComments(told.comments),
      () => undefined, // a replay without them is a replay still
    );
  }, [match, on, over]);
  /** @param {string} door @param {object} given @returns {Promise<boolean>} whether it was done */
  const ask = async (door, given) => {
    try {
      setComments(/** @type {Told} */ (await post(door, given)).comments);
      return true;
    } catch (problem) {
      tell(inWords(problem));
      return false;
    }
  };
  return {
    comments: over ? comments : [],
    may: over && seat !== null,
    add: (/** @type {number} */ at, /** @type {string} */ text) => ask(path, { seat, at, text }),
    remove: (/** @type {number} */ number) => ask(`${path}/remove`, { number }),
  };
}

/** @typedef {ReturnType<typeof useComments>} Commented */

/** Who said it. @param {Remark} comment @param {AtTable[]} seats */
function author({ seat, nickname }, seats) {
  return nickname || seats.find((it) => it.seat === seat)?.title || "";
}

/** Comments as marks of the slider. @param {Remark[]} comments @param {AtTable[]} seats @returns {Mark[]} */
export function commentMarks(comments, seats) {
  return comments.map((it) => ({ at: it.at, group: "comment", text: say("comment-of", { who: author(it, seats), text: it.text }) }));
}

/** @param {{ comment: Remark, seats: AtTable[], onRemove?: (() => void) | null }} props */
function Said({ comment, seats, onRemove = null }) {
  const side = seats.find((it) => it.seat === comment.seat)?.name ?? "";
  const day = comment.made && new Date(comment.made).toLocaleDateString(language());
  return html`<li class="comment">
    <p class="overline"><span class=${`side-ink side-${side}`}>${author(comment, seats)}</span>${day && ` · ${day}`}</p>
    <p>${comment.text}</p>
    ${onRemove &&
    html`<button type="button" class="button quiet icon" aria-label=${say("comment-remove")} title=${say("comment-remove")} onClick=${onRemove}>
      <${Icon} name="close" />
    </button>`}
  </li>`;
}

/** What was said of a moment. @param {{ comments: Remark[], at: number, seats: AtTable[], onRemove?: (number: number) => void }} props */
export function CommentsHere({ comments, at, seats, onRemove }) {
  const here = comments.filter((it) => it.at === at);
  if (!here.length) return null;
  return html`<ul class="comments" aria-label=${say("comments")}>
    ${here.map((it) => {
      const remove = it.removable && onRemove && it.number !== undefined ? onRemove.bind(null, it.number) : null;
      return html`<${Said} key=${it.number} comment=${it} seats=${seats} onRemove=${remove} />`;
    })}
  </ul>`;
}

/** What was said of a moment, and room to say more. @param {{ commented: Commented, at: number, seats: AtTable[] }} props */
export function CommentPanel({ commented, at, seats }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [busy, setBusy] = useState(false);
  const [moment, setMoment] = useState(at);
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    if (busy || !text?.trim()) return;
    setBusy(true);
    if (await commented.add(moment, text.trim())) setText(null);
    setBusy(false);
  };
  const begin = () => {
    setMoment(at); // what is written is of the moment at which it was begun
    setText("");
  };
  const write = (/** @type {{ currentTarget: HTMLTextAreaElement }} */ event) => setText(event.currentTarget.value);
  return html`<${CommentsHere} comments=${commented.comments} at=${at} seats=${seats} onRemove=${commented.remove} />
    ${commented.may &&
    (text === null
      ? html`<button type="button" class="button quiet to-comment" onClick=${begin}><${Icon} name="chat" /><span>${say("comment-write")}</span></button>`
      : html`<form class="comment-form" onSubmit=${send}>
          <textarea
            class="input"
            rows="3"
            maxlength=${LONGEST}
            aria-label=${say("comment-on", { at: moment })}
            placeholder=${say("comment-on", { at: moment })}
            value=${text}
            onInput=${write}
          ></textarea>
          <div class="row">
            <button type="submit" class="button first" disabled=${busy || !text.trim()}>${say("comment-send")}</button>
            <button type="button" class="button quiet" onClick=${() => setText(null)}>${say("comment-drop")}</button>
          </div>
        </form>`)}`;
}
