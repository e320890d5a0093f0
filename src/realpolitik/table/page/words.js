/** The page's own words: Fluent messages in the chosen language, English where a message is missing. */

import { keep, kept } from "./theme.js";
import { FluentBundle, FluentResource } from "./vendor/fluent.js";

/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: "English", ru: "Русский", pl: "Polski" };

const FALLBACK = "en";

/** @typedef {Record<string, string | number>} Values */
/** @typedef {(id: string, values?: Values) => string} Say */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** The languages whose words are there or on their way. @type {Map<string, Promise<void>>} */
const coming = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
let current = FALLBACK;

/** Fetches the words of a language, once. @param {string} language @returns {Promise<void>} */
function learn(language) {
  const known = coming.get(language);
  if (known) return known;
  const fetched = fetchWords(language);
  fetched.catch(() => coming.delete(language)); // whoever tries again may have more luck
  coming.set(language, fetched);
  return fetched;
}

/** Where the words of a language are, as the HTML says: «en=… ru=…». @param {string} language */
function addressOf(language) {
  const listed = document.querySelector("meta[name=words]")?.getAttribute("content") ?? "";
  const found = listed.split(" ").find((it) => it.startsWith(`${language}=`));
  return found ? found.slice(language.length + 1) : `/page/words/${language}.ftl`;
}

/** A language that nobody has translated the page to has no words of its own. @param {string} language */
async function fetchWords(language) {
  const response = await fetch(addressOf(language));
  if (!response.ok && language === FALLBACK) throw new Error(`the page has no words (${response.status})`);
  read(language, response.ok ? await response.text() : "");
}

/** @param {string} language @param {string} messages as Fluent has them */
function read(language, messages) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const problem of bundle.addResource(new FluentResource(messages))) console.warn(problem);
  bundles.set(language, bundle);
}

/** Takes the words of a language from whoever has them: they need not be fetched. */
/** @param {string} language @param {string} messages as Fluent has them */
export function teach(language, messages) {
  read(language, messages);
  coming.set(language, Promise.resolve());
}

/** The language to begin with: what was chosen here before, else the browser's, else the first there is. */
export function preferred(among = Object.keys(LANGUAGES)) {
  const wanted = [kept("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((language) => among.includes(language)) ?? among[0] ?? FALLBACK;
}

/** Loads a language and speaks it from now on; whoever listens draws itself anew. @param {string} language */
export async function speak(language) {
  const chosen = language in LANGUAGES ? language : FALLBACK;
  await Promise.all([learn(FALLBACK), learn(chosen)]);
  current = chosen;
  document.documentElement.lang = chosen;
  keep("language", chosen);
  for (const listener of listeners) listener();
}

export function language() {
  return current;
}

/** @param {() => void} listener @returns {() => void} stops listening */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Side by side, with a point between each two, which never ends a line. @param {string[]} all */
export function sideBySide(all) {
  return all.join(" ·\u00a0");
}

/** As a label begins. @param {string} text */
export function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {string} id @param {string} within */
function patternOf(id, within) {
  const [message, attribute] = id.split(".");
  const found = bundles.get(within)?.getMessage(message ?? "");
  return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
}

/** Whether there are words for it, in the language spoken now or in English. @param {string} id */
export function known(id) {
  return patternOf(id, current) !== null || patternOf(id, FALLBACK) !== null;
}

/** A message in words; `id` may name an attribute: "undo.help". @type {Say} */
export function say(id, values = {}) {
  for (const within of [current, FALLBACK]) {
    const pattern = patternOf(id, within);
    if (pattern === null) continue;
    /** @type {Error[]} */
    const problems = [];
    const text = bundles.get(within)?.formatPattern(pattern, values, problems) ?? id;
    for (const problem of problems) console.warn(id, problem);
    return text;
  }
  console.warn(`no words for ${id}`);
  return id;
}
