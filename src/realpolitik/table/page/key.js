/**
 * The key of an invitation, taken out of the address before anything else happens: nobody who looks at the screen reads
 * it there, and no bookmark keeps it. The browser's history entry holds it: loading the page anew does not lose it.
 */

/** @returns {string} */
function take() {
  const found = location.hash.slice(1);
  if (!found) return history.state?.key ?? "";
  history.replaceState({ key: found }, "", location.pathname);
  return found;
}

export const key = take();
