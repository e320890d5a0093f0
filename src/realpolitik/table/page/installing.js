/** Lets the browser keep the page, and offer to install it; where it cannot (over plain http), nothing is missing. */

/** The page is there, and had the first right to the line. */
export function mayBeInstalled() {
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
