/** Notes that the browser shows beside its windows: allowed by a switch, and asked for on that click alone. */

import { html, useState } from "./vendor/preact.js";
import { Switch } from "./switch.js";
import { keep, kept } from "./theme.js";
import { say } from "./words.js";

/** @typedef {{ tag: string, title: string, body: string, open: () => void }} Note `tag`: it takes the place of one with the same */

const NAME = "notify";
/** How long the first note stays, which only shows what they look like. */
const FIRST = 4000;

/** Whether this browser can show any: most do so only for a page that came by https. */
function canNotify() {
  return isSecureContext && "Notification" in window;
}

/** Whether the player wants notes, and the browser lets us show them. */
export function notifies() {
  return kept(NAME) === "on" && canNotify() && Notification.permission === "granted";
}

/** The page's own icon, which goes by its content: the page alone knows under which address. */
function icon() {
  return document.querySelector("link[rel=icon]")?.getAttribute("href") ?? "";
}

/** Shows a note; a click on it brings this page to the front. @param {Note} note */
export function notify({ tag, title, body, open }) {
  if (!notifies()) return;
  try {
    const shown = new Notification(title, { tag: `realpolitik-${tag}`, body, icon: icon() });
    shown.onclick = () => {
      window.focus();
      shown.close();
      open();
    };
  } catch {
    keep(NAME, "off"); // some browsers have them, but not for pages
  }
}

/** Asks the browser, and shows a first note. What became of it: "" where all is well, else what to tell. */
async function allow() {
  if (!canNotify()) return say("notify-unable");
  if ((await Notification.requestPermission()) !== "granted") return say("notify-forbidden");
  try {
    const first = new Notification(say("notify-first"), { tag: "realpolitik", silent: true, icon: icon() });
    setTimeout(() => first.close(), FIRST);
    return "";
  } catch {
    return say("notify-unable");
  }
}

/** Whether the player wants notes. */
export function NotifySwitch() {
  const [on, setOn] = useState(notifies());
  const [problem, setProblem] = useState("");
  /** @param {boolean} wanted */
  const change = async (wanted) => {
    setOn(wanted);
    const found = wanted ? await allow() : "";
    setProblem(found);
    setOn(wanted && !found);
    keep(NAME, wanted && !found ? "on" : "off");
  };
  return html`<${Switch} on=${on} words=${say("notify")} onChange=${(/** @type {boolean} */ wanted) => void change(wanted)} />
    <p class="switch-told" role="status">${problem}</p>`;
}
