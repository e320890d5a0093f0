/** One gesture, one answer: the second click of a double click never answers the next question. */

import { useEffect, useRef } from "./vendor/preact.js";

/**
 * The browser counts the clicks of a gesture in `detail`, by the habits of its system and its user. Once one of them has
 * chosen something, those that follow are for nobody.
 *
 * @returns {() => void} says that the gesture has chosen something
 */
export function useOneAnswerAGesture() {
  const spent = useRef(false);
  useEffect(() => {
    /** @param {MouseEvent} event */
    const listen = (event) => {
      if (event.detail === 1) spent.current = false;
      if (event.detail <= 1 || !spent.current) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    document.addEventListener("click", listen, true);
    return () => document.removeEventListener("click", listen, true);
  }, []);
  return () => {
    spent.current = true;
  };
}
