/** The countries of Labyrinth: what stands in each now, and all of it in words. */

import { markerTitles } from "./plate_markers.js";

/** @typedef {import("./types").Country} Country */
/** @typedef {import("./types").Space} Space */
/** @typedef {import("./types").View} View */
/** @typedef {import("./plates.js").PlateKind} PlateKind */
/** @typedef {import("./words.js").Say} Say */

/** @type {Country} */
const NOTHING = {
  tested: false,
  governance: "",
  alignment: "",
  posture: "",
  resources: 0,
  troops: 0,
  nato: false,
  sleepers: 0,
  active: 0,
  sadr: false,
  cadre: false,
  aid: 0,
  besieged: false,
  regime_change: "",
  plots: [],
  markers: [],
};

/** @param {Space} space */
export function isMuslim({ type }) {
  return type === "sunni" || type === "shia_mix";
}

/** @param {View} view @param {string} name @returns {Country} */
export function countryOf(view, name) {
  return view.countries?.[name] ?? NOTHING;
}

/** @param {Space} space @param {Country} now @param {Say} say */
function natureOf(space, now, say) {
  if (!isMuslim(space)) return [say(`country-${space.type}`), ...(space.schengen ? [say("country-schengen")] : [])];
  const resources = say(space.oil ? "country-resources-oil" : "country-resources", { n: now.resources });
  return [say(`country-${space.type}`), resources];
}

/** @param {Space} space @param {Country} now @param {Say} say */
function standingIn(space, now, say) {
  if (isMuslim(space) && !now.tested) return [say("country-untested")];
  const governance = now.governance || space.governance || "";
  const posture = now.posture ? [say("country-posture", { posture: say(`posture-${now.posture}`) })] : [];
  const untested = space.posture === "variable" && !now.posture ? [say("country-untested")] : [];
  return [
    say(`governance-${governance}`),
    ...(now.alignment ? [say(`alignment-${now.alignment}`)] : []),
    ...posture,
    ...untested,
    ...(space.recruit ? [say("country-recruit", { n: space.recruit })] : []),
  ];
}

/** @param {Country} now @param {Say} say */
function plotsTold(now, say) {
  const down = now.plots.filter(({ plot }) => plot === "").length;
  return [
    ...(down ? [say("country-plots", { n: down })] : []),
    ...now.plots.filter(({ plot }) => plot !== "").map(({ plot }) => say(`plot-${plot}`)),
    ...(now.plots.some(({ backlash }) => backlash) ? [say("plot-backlash")] : []),
  ];
}

/** What a country is, and what lies there. @type {PlateKind["describe"]} */
export function describe(book, view, name, say) {
  const space = book.components.spaces[name];
  const now = countryOf(view, name);
  if (!space) return [];
  return [
    ...natureOf(space, now, say),
    ...standingIn(space, now, say),
    ...(now.besieged ? [say("country-besieged")] : []),
    ...(now.regime_change ? [say(`country-regime-change-${now.regime_change}`)] : []),
    ...markerTitles(book, now.markers, say),
  ];
}

/** What each side has there. @type {PlateKind["tell"]} */
export function tell(_book, view, name, say) {
  const now = countryOf(view, name);
  const american = [
    ...(now.troops ? [say("country-troops", { n: now.troops })] : []),
    ...(now.nato ? [say("country-nato")] : []),
    ...(now.aid ? [say("country-aid", { n: now.aid })] : []),
  ];
  const jihadist = [
    ...(now.sleepers ? [say("country-sleepers", { n: now.sleepers })] : []),
    ...(now.active ? [say("country-active", { n: now.active })] : []),
    ...(now.sadr ? [say("country-sadr")] : []),
    ...(now.cadre ? [say("country-cadre")] : []),
    ...plotsTold(now, say),
  ];
  return [
    { side: "us", text: american.join(", ") },
    { side: "jihadist", text: jihadist.join(", ") },
  ].filter(({ text }) => text);
}
