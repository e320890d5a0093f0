/** Lets the browser keep the page, and offer to install it; where it cannot (over plain http), nothing is missing. */

/** The worker of the page; fails where the browser lets us have none. */
export function worker() {
  return navigator.serviceWorker.register("/worker.js");
}

/** The page is there, and had the first right to the line. */
export function mayBeInstalled() {
  if ("serviceWorker" in navigator) worker().catch(() => undefined);
}
