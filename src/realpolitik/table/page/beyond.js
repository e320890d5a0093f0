/** What goes on beyond the edges of a box that scrolls: the classes by which its sheet shows so. */

import { useLayoutEffect, useState } from "./vendor/preact.js";

/** @typedef {{ position: number, whole: number, seen: number }} Scrolled */

/** @type {Record<"across" | "down", (box: HTMLElement) => Scrolled>} */
const WAYS = {
  across: ({ scrollLeft, scrollWidth, clientWidth }) => ({ position: scrollLeft, whole: scrollWidth, seen: clientWidth }),
  down: ({ scrollTop, scrollHeight, clientHeight }) => ({ position: scrollTop, whole: scrollHeight, seen: clientHeight }),
};

/**
 * Looked at again whenever the box is drawn or scrolled, and when it, or what it ends with, has another size.
 *
 * @param {{ current: HTMLElement | null }} box
 * @param {keyof typeof WAYS} way
 */
export function useBeyond(box, way) {
  const [beyond, setBeyond] = useState("");
  const look = () => {
    if (!box.current) return;
    const { position, whole, seen } = WAYS[way](box.current);
    const ends = [position > 1 && "more-before", position + seen < whole - 1 && "more-after"];
    setBeyond(ends.filter(Boolean).join(" "));
  };
  useLayoutEffect(() => {
    if (!box.current) return undefined;
    look();
    const watch = new ResizeObserver(look);
    watch.observe(box.current);
    if (box.current.lastElementChild) watch.observe(box.current.lastElementChild);
    return () => watch.disconnect();
  });
  return { beyond, look };
}
