/** The bar over the lobby and the rules: the name of the place, the language, the theme. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { pause, post } from "./api.js";
import { setTheme, theme } from "./theme.js";
import { SkipLinks } from "./skip_links.js";
import { language, LANGUAGES, onLanguage, say, speak } from "./words.js";

/** @typedef {import("./vendor/preact.js").ComponentChildren} ComponentChildren */

/** How a language is called where there is little room. @type {Record<string, string>} */
const SHORT = { en: "EN", ru: "РУ", pl: "PL" };

const TRY_AGAIN = 2000;

/** Words must come before anything can be told, even that the server is away. @param {string} wanted */
export async function speakSurely(wanted) {
  for (;;) {
    try {
      await speak(wanted);
      return;
    } catch {
      await pause(TRY_AGAIN);
    }
  }
}

/** The language spoken now; who uses it is drawn anew when it changes. */
export function useLanguage() {
  const [spoken, setSpoken] = useState(language());
  useEffect(() => onLanguage(() => setSpoken(language())), []);
  return spoken;
}

/** @param {string} code */
async function choose(code) {
  await speak(code);
  await post("/api/me", { language: code }).catch(() => null); // this browser remembers it anyway
}

/** @param {{ children?: ComponentChildren }} props */
export function Masthead({ children }) {
  const spoken = useLanguage();
  return html`<header class="masthead">
    <${SkipLinks} places=${[["content", "main"]]} />
    <a class="wordmark" href="/">Realpolitik</a>
    <div class="languages" role="group" aria-label=${say("lobby-language")}>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) => html`<button
          key=${code}
          type="button"
          lang=${code}
          title=${name}
          aria-label=${`${SHORT[code] ?? code}: ${name}`}
          aria-pressed=${spoken === code}
          onClick=${() => choose(code)}
        >
          ${SHORT[code] ?? code}
        </button>`,
      )}
    </div>
    <${ThemeSwitch} />
    ${children}
  </header>`;
}

function ThemeSwitch() {
  const [now, setNow] = useState(theme());
  const turn = () => {
    const next = now === "dark" ? "paper" : "dark";
    setTheme(next);
    setNow(next);
  };
  const words = say("lobby-theme", { theme: now });
  return html`<button type="button" class="button quiet icon" title=${words} aria-label=${words} onClick=${turn}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="1.8" />
      <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
    </svg>
  </button>`;
}
