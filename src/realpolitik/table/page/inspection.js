/** What of the board somebody looks at, with the pointer, the keys or a finger. */

import { useEffect, useMemo, useRef, useState } from "./vendor/preact.js";

/** @typedef {{ kind: string, name: string, by: "pointer" | "focus" | "tap" }} Target what somebody looks at, and how */
/** @typedef {(target: Target | null, anchor: DOMRect | null) => void} Inspect */

/** A pointer that rests so long wants to know more; one that left so long ago no longer does. */
const RESTED = 110;
const GONE = 140;
/** The card follows a moving board once it has come to rest. */
const FOLLOWS = 60;

/**
 * What of the board is at an element, if anything.
 * @param {EventTarget | null} element @returns {SVGGElement | null}
 */
export function thingAt(element) {
  return element instanceof Element ? element.closest("[data-kind]") : null;
}

/** @param {SVGGElement} thing @param {Target["by"]} by @returns {Target} */
export function targetOf(thing, by) {
  return { kind: thing.dataset["kind"] ?? "", name: thing.dataset["name"] ?? "", by };
}

/** @param {SVGGElement} thing */
function anchorOf(thing) {
  return (thing.querySelector(".frame") ?? thing).getBoundingClientRect();
}

/**
 * What is looked at, told to the page: what the pointer rests on, not what it passes.
 * @param {Inspect} onInspect
 * @param {boolean} telling whether the page tells of anything: what it tells of may be closed there
 */
export function useInspection(onInspect, telling) {
  const timer = useRef(0);
  const thing = useRef(/** @type {SVGGElement | null} */ (null));
  const target = useRef(/** @type {Target | null} */ (null));
  const told = useRef(onInspect);
  told.current = onInspect;
  const [looked, setLooked] = useState(/** @type {Target | null} */ (null));

  const actions = useMemo(() => {
    /** @param {SVGGElement | null} next @param {Target["by"]} by */
    const inspect = (next, by) => {
      clearTimeout(timer.current);
      if (!next && !thing.current) return;
      thing.current = next;
      target.current = next && targetOf(next, by);
      setLooked(target.current);
      told.current(target.current, next && anchorOf(next));
    };
    return {
      inspect,
      /** @param {SVGGElement | null} next */
      hover: (next) => {
        clearTimeout(timer.current);
        if (next === thing.current) return;
        timer.current = setTimeout(() => inspect(next, "pointer"), next && !thing.current ? RESTED : GONE);
      },
      /** The board moved under what was looked at: the card goes, or follows where no pointer can call it back. */
      moved: () => {
        const [at, was] = [thing.current, target.current];
        if (!at || !was) return;
        if (was.by === "pointer") inspect(null, "pointer");
        else {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => told.current(was, anchorOf(at)), FOLLOWS);
        }
      },
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!telling) actions.inspect(null, "pointer");
  }, [telling]);
  return { looked, ...actions };
}
