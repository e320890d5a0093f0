/** This browser as a place to be told at: its push service wakes the worker, even while the page is closed. */

import { html, useEffect, useState } from "./vendor/preact.js";
import { inWords } from "./answering.js";
import { worker } from "./installing.js";
import { Switch } from "./switch.js";
import { say } from "./words.js";

/** @typedef {import("./types").BellTold} BellTold */
/** @typedef {import("./types").PushKeys} PushKeys */
/** @typedef {{ address: string, keys?: PushKeys }} Given where to tell; nowhere any more, where the address is empty */

/** Whether this browser can be told at all: most can, for a page that came by https; some for an installed one alone. */
function canSubscribe() {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Where messages for this browser go; "" where it has not subscribed. */
async function endpoint() {
  if (!canSubscribe()) return "";
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? "";
}

/** @param {string} key of the server @returns {Promise<Given>} */
async function subscribe(key) {
  await worker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await pushManager.subscribe(wanted).catch(async (problem) => {
    const other = await pushManager.getSubscription(); // with a key that the server had before
    if (!other) throw problem;
    await other.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { keys } = subscription.toJSON();
  return { address: subscription.endpoint, keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" } };
}

/** Asks the browser. What to give to the server, or what to tell the player. @param {string} key @returns {Promise<Given | string>} */
async function allow(key) {
  if (!canSubscribe()) return say("reach-push-unable");
  if ((await Notification.requestPermission()) !== "granted") return say("notify-forbidden");
  return subscribe(key).catch(() => say("reach-push-unable"));
}

/** How things stand with this browser; nothing, until it is known which it is. @param {BellTold | null} bell @param {string | null} here */
function standing(bell, here) {
  if (!bell || here === null) return "";
  if (bell.dropped) return say("reach-push-dropped");
  if (bell.address !== here) return say("reach-push-elsewhere");
  return bell.failures ? say("reach-failing", { n: bell.failures }) : say("reach-push-kept");
}

/**
 * Whether this browser is told. Switched off, the server forgets it for this seat; the browser stays subscribed, for other
 * matches may be told there.
 *
 * @param {{ bell: BellTold | null, pushKey: string, onGive: (given: Given) => Promise<void> }} props
 */
export function ThisBrowser({ bell, pushKey, onGive }) {
  const [here, setHere] = useState(/** @type {string | null} */ (null));
  const [wanted, setWanted] = useState(/** @type {boolean | null} */ (null)); // while it is being changed
  const [problem, setProblem] = useState("");
  useEffect(() => void endpoint().then(setHere, () => undefined), [bell]);
  /** @param {boolean} on */
  const change = async (on) => {
    setWanted(on);
    const given = on ? await allow(pushKey) : { address: "" };
    setProblem(typeof given === "string" ? given : "");
    if (typeof given !== "string") {
      if (on) setHere(given.address);
      await onGive(given).catch((refused) => setProblem(inWords(refused)));
    }
    setWanted(null);
  };
  const on = bell !== null && !bell.dropped && bell.address === here;
  return html`<div>
    <${Switch} on=${wanted ?? on} words=${say("reach-push")} onChange=${(/** @type {boolean} */ it) => void change(it)} />
    <p class=${problem ? "switch-told" : "switch-told calm"} role="status">${problem || standing(bell, here)}</p>
  </div>`;
}
