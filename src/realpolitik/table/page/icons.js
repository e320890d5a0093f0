/** Small signs for buttons, all drawn on a grid of 24. */

import { html } from "./vendor/preact.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  tick: "M5 13l4 4L19 7",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  log: "M5 6h14M5 11h14M5 16h9",
  book: "M12 6c-2-1.5-5-1.5-8-1v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1V5c-3-.5-6-.5-8 1zM12 6v13",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10H9",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.8.7 1 1.3 1 2.1h5c0-.8.2-1.4 1-2.1A6 6 0 0 0 12 3z",
  back: "M14 6l-6 6 6 6",
  forward: "M10 6l6 6-6 6",
  first: "M17 6l-6 6 6 6M7 6v12",
  "mark-back": "M9 7l-5 5 5 5M14 20V5h6l-1.5 3 1.5 3h-6",
  "mark-forward": "M15 7l5 5-5 5M4 20V5h6L8.5 8l1.5 3H4",
  branch: "M6 4v16M6 14c0-5 10-2 10-8M12.5 8.5L16 5l3.5 3.5",
  last: "M7 6l6 6-6 6M17 6v12",
  play: "M8 5l11 7-11 7z",
  pen: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  pause: "M8 5v14M16 5v14",
  keyboard: "M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8",
  share: "M12 4v11M8 8l4-4 4 4M5 13v6h14v-6",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  fold: "M14 5v14M4 5h16v14H4z",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  film: "M4 5h16v14H4zM8 5v14M16 5v14M4 9.7h4M4 14.3h4M16 9.7h4M16 14.3h4",
  chart: "M4 20h16M7 16v-5M12 16V5M17 16V9",
  download: "M12 4v11M8 11l4 4 4-4M5 19h14",
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {{ name: IconName }} props */
export function Icon({ name }) {
  return html`<svg
    viewBox="0 0 24 24"
    width="18"
    height="18"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d=${PATHS[name]} />
  </svg>`;
}
