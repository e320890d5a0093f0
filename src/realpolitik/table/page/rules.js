/** The rules of a game, whole: contents at the side, a search, and every section under its own address. */

import { html, render, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/preact.js";
import { get, Refused } from "./api.js";
import { Masthead, speakSurely, useLanguage } from "./masthead.js";
import { cut, folded, holds, wordsOf } from "./search.js";
import { anchorOf, depthOf, inLetters, numberIn, parentOf, referencesIn, sectionFor } from "./sections.js";
import { language, preferred, say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Rule} Rule */

const GAME = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
const TRY_AGAIN = 2000;
/** How far below the top of the window a heading counts as passed: a section that was gone to stands just above. */
const PASSED = 150;
const LINK = (/** @type {string} */ number) => `#${anchorOf(number)}`;

/** Each language's book is read once. @type {Map<string, Promise<Book>>} */
const books = new Map();

/** @param {string} spoken @returns {Promise<Book>} */
function bookIn(spoken) {
  const reading = books.get(spoken) ?? get(`/api/games/${GAME}/book`, { language: spoken });
  books.set(spoken, reading);
  reading.catch(() => books.delete(spoken));
  return reading;
}

/**
 * The book in the language spoken now; until it has come, the one before stays. `before` is the section that was being
 * read when the language changed.
 *
 * @param {Book | null} first
 * @returns {{ book: Book | null, problem: string, before: string }}
 */
function useBook(first) {
  const spoken = useLanguage();
  const [book, setBook] = useState(first);
  const [problem, setProblem] = useState("");
  const before = useRef("");
  useEffect(() => {
    let over = false;
    let timer = 0;
    const read = async () => {
      try {
        const found = await bookIn(spoken);
        if (over) return;
        before.current = sectionInSight();
        setBook(found);
        setProblem("");
      } catch (refused) {
        if (over) return;
        const gone = refused instanceof Refused && refused.code === "unknown";
        setProblem(say(gone ? "rules-no-game" : "lobby-unreachable"));
        if (!gone) timer = setTimeout(read, TRY_AGAIN);
      }
    };
    void read();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [spoken]);
  return { book, problem, before: before.current };
}

/** Brings a section into sight. @param {Rule[]} rules @param {string} number @returns {HTMLElement | null} */
function scrollTo(rules, number) {
  const found = sectionFor(rules, number);
  const element = found ? document.getElementById(anchorOf(found.number)) : null;
  element?.scrollIntoView();
  return element;
}

/** Goes to a section: with the focus it is also marked for a moment. @param {Rule[]} rules @param {string} number */
function goTo(rules, number) {
  scrollTo(rules, number)?.focus({ preventScroll: true });
}

/** The section that is being read: the last whose heading has passed the top. @returns {string} */
function sectionInSight() {
  const passed = [...document.querySelectorAll(".section")].filter((it) => it.getBoundingClientRect().top < PASSED);
  return passed.at(-1)?.getAttribute("data-number") ?? "";
}

/** The section that is being read, as the page is scrolled. @param {Rule[]} shown */
function useReading(shown) {
  const [reading, setReading] = useState("");
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setReading(sectionInSight()));
    };
    look();
    addEventListener("scroll", look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", look);
    };
  }, [shown]);
  return reading;
}

/** The slash goes to the search, Escape ends it. @param {() => void} begin @param {() => void} end */
function useSearchKeys(begin, end) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      if (event.key === "Escape") end();
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      begin();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** @param {{ first: Book | null }} props */
function Rules({ first }) {
  const { book, problem, before } = useBook(first);
  const [query, setQuery] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const rules = useMemo(() => book?.rules ?? [], [book]);
  const words = useMemo(() => wordsOf(query), [query]);
  const texts = useMemo(() => rules.map((rule) => folded(textOf(rule))), [rules]);
  const found = useMemo(() => rules.filter((_, at) => holds(texts[at] ?? "", words)), [texts, words]);
  useSearchKeys(() => field.current?.focus(), () => setQuery(""));

  useEffect(() => {
    document.title = book ? `${say("rules-title", { game: book.title })} · Realpolitik` : "Realpolitik";
  }, [book]);

  useLayoutEffect(() => {
    const follow = () => goTo(rules, numberIn(location.hash));
    if (before) scrollTo(rules, before);
    else follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [rules]);

  /** Out of what was found, back into the whole, to one section. @param {string} number */
  const leaveSearch = (number) => {
    setQuery("");
    setTimeout(() => goTo(rules, number));
  };

  const sections = useMemo(
    () =>
      found.map(
        (rule) => html`<${Section} key=${rule.number} rule=${rule} rules=${rules} words=${words} onFollow=${leaveSearch} />`,
      ),
    [found, words],
  );
  return html`<div class="rules">
    <${Masthead} />
    <div class="rules-page">
      <${Contents}
        rules=${rules}
        found=${found}
        query=${query}
        field=${field}
        onSearch=${setQuery}
        onFollow=${leaveSearch}
      />
      <main>
        ${book && html`<h1>${say("rules-title", { game: book.title })}</h1>`}
        ${book && rules.length === 0 && html`<p>${say("rules-none")}</p>`}
        ${problem && html`<p class="notice" role="status">${problem}</p>`}
        ${rules.length > 0 && found.length === 0 && html`<p>${say("rules-nothing-found", { query: query.trim() })}</p>`}
        ${sections}
      </main>
    </div>
  </div>`;
}

/** All that is searched, its number as the language writes it included. @param {Rule} rule */
function textOf(rule) {
  return `${inLetters(rule.number)}\n${rule.title}\n${rule.text}`;
}

/** @typedef {import("./vendor/preact.js").RefObject<HTMLInputElement>} Field */

/** @param {{ field: Field, query: string, found: number, onChange: (query: string) => void }} props */
function SearchField({ field, query, found, onChange }) {
  return html`<search class="search">
    <label class="only-read-aloud" for="search">${say("rules-search")}</label>
    <input
      ref=${field}
      id="search"
      type="search"
      class="input"
      placeholder=${say("rules-search")}
      autocomplete="off"
      spellcheck=${false}
      value=${query}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => onChange(event.currentTarget.value)}
    />
    <p class="found" role="status">${query.trim() ? say("rules-found", { sections: found }) : ""}</p>
  </search>`;
}

/**
 * Chapters, and under each its sections; the chapter that is being read is unfolded, and so is what was found. Where the
 * window is narrow, a button shows them.
 *
 * @param {{
 *   rules: Rule[], found: Rule[], query: string, field: Field,
 *   onSearch: (query: string) => void, onFollow: (number: string) => void,
 * }} props
 */
function Contents({ rules, found, query, field, onSearch, onFollow }) {
  const reading = useReading(found);
  const [open, setOpen] = useState(false);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const searching = query.trim() !== "";
  const chapter = chapterOf(reading);
  const inChapter = rules.filter((rule) => depthOf(rule.number) === 0 || chapterOf(rule.number) === chapter);
  useEffect(() => {
    if (list.current) keepInSight(list.current);
  }, [reading, open]);
  /** @param {string} number */
  const follow = (number) => {
    setOpen(false);
    onFollow(number);
  };
  return html`<nav class=${`contents ${open || searching ? "open" : ""}`} aria-label=${say("rules-contents")}>
    <${SearchField} field=${field} query=${query} found=${found.length} onChange=${onSearch} />
    <button type="button" class="button contents-button" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      ${say("rules-contents")}
    </button>
    <ul ref=${list} class="contents-list" tabindex="-1">
      ${(searching ? found : inChapter).map(
        (rule) => html`<li key=${rule.number} class=${`depth-${depthOf(rule.number)}`}>
          <a
            href=${LINK(rule.number)}
            aria-current=${rule.number === reading ? "location" : null}
            onClick=${() => follow(rule.number)}
          >
            <span class="number">${inLetters(rule.number)}</span> <span>${rule.title}</span>
          </a>
        </li>`,
      )}
    </ul>
  </nav>`;
}

/** Scrolls a list so that what is current in it can be seen. @param {HTMLElement} list */
function keepInSight(list) {
  const current = list.querySelector("[aria-current]");
  if (!(current instanceof HTMLElement)) return;
  const { offsetTop: top, offsetHeight: height } = current;
  if (top < list.scrollTop || top + height > list.scrollTop + list.clientHeight) {
    list.scrollTop = top - list.clientHeight / 3;
  }
}

/** @param {string} number */
function chapterOf(number) {
  return number.split(/[. ]/)[0] ?? "";
}

/** @param {{ rule: Rule, rules: Rule[], words: string[], onFollow: (number: string) => void }} props */
function Section({ rule, rules, words, onFollow }) {
  const depth = depthOf(rule.number);
  const Title = /** @type {"h2"} */ (`h${Math.min(depth + 2, 4)}`);
  const over = words.length ? sectionFor(rules, parentOf(rule.number)) : undefined;
  return html`<section
    id=${anchorOf(rule.number)}
    class=${`section depth-${depth}`}
    data-number=${rule.number}
    tabindex="-1"
    aria-labelledby=${`title-${anchorOf(rule.number)}`}
  >
    ${over && html`<p class="over">${inLetters(over.number)} ${over.title}</p>`}
    <${Title} id=${`title-${anchorOf(rule.number)}`}>
      <a class="number" href=${LINK(rule.number)} onClick=${() => words.length && onFollow(rule.number)}>
        ${inLetters(rule.number)}
      </a>
      ${" "}<${Marked} text=${rule.title} words=${words} />
    <//>
    ${rule.text.split("\n\n").map(
      (text) => html`<p>
        ${referencesIn(text, rules).map((part) =>
          typeof part === "string"
            ? html`<${Marked} text=${part} words=${words} />`
            : html`<a
                href=${LINK(part.number)}
                title=${sectionFor(rules, part.number)?.title}
                onClick=${() => words.length && onFollow(part.number)}
                >${part.text}</a
              >`,
        )}
      </p>`,
    )}
  </section>`;
}

/** Text in which what was looked for stands out. @param {{ text: string, words: string[] }} props */
function Marked({ text, words }) {
  return cut(text, words).map((part, at) => (at % 2 ? html`<mark key=${at}>${part}</mark>` : part));
}

async function begin() {
  const wanted = preferred();
  const [first] = await Promise.all([bookIn(wanted).catch(() => null), speakSurely(wanted)]);
  const page = document.querySelector("#page");
  if (page) render(html`<${Rules} first=${first?.language === language() ? first : null} />`, page);
}

void begin();
