/** What would stand otherwise if a plan were carried out: the lines of «If you commit», read from two views. */

import { leadTold, sideName, valueAt } from "./instrument_frame.js";
import { instrumentTitle } from "./instrument_told.js";
import { standingOf } from "./regions.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {{ title: string, was: string, now: string, tone: "" | "same" | "short" }} CommitLine */
/** @typedef {Record<string, any>} Instrument as the layout has it */

/** More spaces than these that change hands are counted, not named. */
const FEW = 6;

/** Whether the game has not begun yet. @param {View | null | undefined} view */
export function isSetUp(view) {
  return view?.phase === "setup" || view?.phase === "set_up";
}

/** @param {string} title @param {string} was @param {string} now @param {CommitLine["tone"]} [tone] @returns {CommitLine} */
function line(title, was, now, tone = "") {
  return { title, was, now, tone: tone || (was === now ? "same" : "") };
}

/** The spaces that would change hands. @param {Book} book @param {View} before @param {View} after @returns {CommitLine[]} */
function controlLines(book, before, after) {
  const then = /** @type {Record<string, string>} */ (before["control"] ?? {});
  const changed = Object.entries(/** @type {Record<string, string>} */ (after["control"] ?? {})).filter(
    ([space, side]) => side !== then[space],
  );
  const called = (/** @type {string} */ side) => (side ? sideName(book, side) : say("plan-nobody"));
  const lines = changed
    .slice(0, FEW)
    .map(([space, side]) =>
      line(book.names[book.components.space_kind]?.[space] ?? space, called(then[space] ?? ""), called(side)),
    );
  const more = changed.length - lines.length;
  return more > 0 ? [...lines, line(say("plan-control"), "", say("plan-more", { n: more }))] : lines;
}

/** What scoring a region would pay. @param {Book} book @param {View} before @param {View} after @returns {CommitLine[]} */
function scoringLines(book, before, after) {
  const [first = "", second = ""] = book.components.sides;
  const paid = (/** @type {number} */ n) => (n ? leadTold(book, n, first, second) : "0");
  return Object.keys(/** @type {object} */ (after["standings"] ?? {})).flatMap((region) => {
    const [was, now] = [before, after].map((view) => Number(standingOf(view, region)?.["net"] ?? 0));
    if (was === undefined || now === undefined || was === now) return [];
    const title = say("plan-if-scored", { region: book.names["set"]?.[region] ?? region });
    return [line(title, paid(was), paid(now))];
  });
}

/** The own place in regions where that is scored. @param {Book} book @param {View} before @param {View} after @returns {CommitLine[]} */
function placeLines(book, before, after) {
  return Object.entries(after.regions ?? {}).flatMap(([region, { standing }]) => {
    const bonus = (/** @type {typeof standing | undefined} */ rows) => rows?.find((it) => it.power === after.you)?.bonus ?? 0;
    const [was, now] = [bonus(before.regions?.[region]?.standing), bonus(standing)];
    const title = say("plan-if-scored", { region: book.names["region"]?.[region] ?? region });
    return was === now ? [] : [line(title, `${was}`, `${now}`)];
  });
}

/**
 * What an instrument of the bar would show otherwise. Of a level that everybody watches it is told, too, that it stays;
 * and of a goal how much of it would be reached.
 *
 * @param {Book} book @param {Instrument} it @param {View} before @param {View} after @returns {CommitLine[]}
 */
function instrumentLines(book, it, before, after) {
  const title = instrumentTitle(book, it["name"]);
  const at = (/** @type {View} */ view, path = it["value"]) => valueAt(view, path);
  const you = after.you ?? "";
  const own = (/** @type {View} */ view) => /** @type {Record<string, number> | undefined} */ (at(view))?.[you] ?? 0;
  const differs = (/** @type {CommitLine} */ found) => (found.tone === "same" ? [] : [found]);
  switch (it["kind"]) {
    case "steps":
      return [line(title, `${at(before)}`, `${at(after)}`)];
    case "balance": {
      const told = (/** @type {View} */ view) => leadTold(book, Number(at(view) ?? 0), it["positive"], it["negative"]);
      return differs(line(title, told(before), told(after)));
    }
    case "bands":
    case "share":
      return differs(line(title, `${at(before)}`, `${at(after)}`));
    case "pair": {
      if (!it["goal"] || isSetUp(before)) return differs(line(title, `${own(before)}`, `${own(after)}`));
      const goal = Number(at(after, it["goal"]));
      return [line(title, `${own(before)}`, say("plan-of", { n: own(after), of: goal }), own(after) < goal ? "short" : "")];
    }
    case "track":
    case "scores":
      return differs(line(title, `${own(before)}`, `${own(after)}`));
    default:
      return [];
  }
}

/** Money of one's own. @param {View} before @param {View} after @returns {CommitLine[]} */
function moneyLines(before, after) {
  const money = (/** @type {View} */ view) => (view.you && view.mats?.[view.you]?.money) ?? null;
  const [was, now] = [money(before), money(after)];
  return was === null || was === now ? [] : [line(say("plan-money"), `${was}`, `${now}`)];
}

/** @param {Book} book @param {View} before @param {View} after @returns {CommitLine[]} */
export function commitLines(book, before, after) {
  return [
    ...controlLines(book, before, after),
    ...scoringLines(book, before, after),
    ...placeLines(book, before, after),
    ...(book.layout.instrument ?? []).flatMap((it) => instrumentLines(book, it, before, after)),
    ...moneyLines(before, after),
  ];
}
