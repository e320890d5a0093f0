/**
 * An action in several parts, as it is being built: what has been sold and bought, what a cost came to, what has been
 * produced. It is told by what has changed on the player's mat since the action began, so that a part undone is gone.
 */

import { html, useRef } from "./vendor/preact.js";
import { countryName } from "./country_chips.js";
import { Amount, Amounts, resourcesOf } from "./resources.js";
import { useDesk } from "./sentence.js";
import { regionName } from "./slots_plate.js";
import { say } from "./words.js";

/** @typedef {import("./types").Asked} Asked */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").Mat} Mat */
/** @typedef {import("./types").PrintedRegion} PrintedRegion */
/** @typedef {import("./types").Screen} Screen */
/** @typedef {{ kind: string, questions: string[] }} StripPlace as the layout has it */
/** @typedef {{ question: Asked, before: Mat, now: Mat }} Built */

/** @type {Record<string, (built: Built) => import("./vendor/preact.js").VNode | null>} */
const KINDS = { trade: TradeStrip, payment: Payment, production: Production };

/** The strip that a question belongs to. @param {Book} book @param {Asked | null} question */
function stripOf(book, question) {
  const all = /** @type {StripPlace[]} */ (book.layout["strip"] ?? []);
  return all.find(({ questions }) => question !== null && questions.includes(question.kind))?.kind ?? "";
}

/** @param {Screen} screen */
function matOf({ view }) {
  return (view.you && view.mats?.[view.you]) || null;
}

/**
 * The mat as it was when the action began: at the last question that was no part of it, and of no other action.
 * @param {Screen} screen @param {string} kind
 */
function useBeginning(screen, kind) {
  const kept = useRef({ kind: "", seat: screen.seat, mat: /** @type {Mat | null} */ (null) });
  const now = matOf(screen);
  const { kind: last, seat, mat } = kept.current;
  const another = last !== "" && last !== kind;
  if (!kind || another || seat !== screen.seat || mat === null) kept.current = { kind, seat: screen.seat, mat: now };
  else kept.current.kind = kind;
  return kept.current.mat;
}

/** @param {{ screen: Screen }} props */
export function Strip({ screen }) {
  const { book } = useDesk();
  const { question } = screen;
  const kind = stripOf(book, question);
  const before = useBeginning(screen, kind);
  const now = matOf(screen);
  const Kind = KINDS[kind];
  if (!Kind || !question || !before || !now) return null;
  return html`<div class=${`strip strip-${kind}`}><${Kind} question=${question} before=${before} now=${now} /></div>`;
}

/** How much there is more of each resource, or less. @param {Book} book @param {Mat} before @param {Mat} now */
function gained(book, before, now) {
  return resourcesOf(book).map((name) => ({ name, n: (now.stock[name] ?? 0) - (before.stock[name] ?? 0) }));
}

/** @param {Book} book @param {"export" | "import"} way @param {string} name */
function priceOf(book, way, name) {
  return book.components.resources?.[name]?.[way] ?? 0;
}

/** What is sold and what is bought, with the money for it. @param {Built} built */
function TradeStrip({ question, before, now }) {
  const { book } = useDesk();
  const changes = gained(book, before, now);
  const sold = changes.filter(({ name, n }) => n < 0 && name !== "diplomacy").map(({ name, n }) => ({ name, n: -n }));
  const bought = changes.filter(({ name, n }) => n > 0 && name !== "diplomacy");
  const income = sold.reduce((sum, { name, n }) => sum + n * priceOf(book, "export", name), 0);
  const change = now.money - before.money;
  const { left } = question.about;
  const importing = question.kind.startsWith("import");
  return html`<div class="columns">
      <${Column} title=${say("strip-sold")} items=${sold} money=${income} />
      <${Column} title=${say("strip-bought")} items=${bought} money=${change - income} />
    </div>
    <p class="strip-sum">
      <${Amounts} book=${book} of=${{ money: now.money }} />
      ${change !== 0 && html`<span>(${signed(change)})</span>`}
      ${typeof left === "number" && html`<span>${say(importing ? "strip-imports-left" : "strip-exports-left", { n: left })}</span>`}
    </p>`;
}

/** @param {{ title: string, items: { name: string, n: number }[], money: number }} props */
function Column({ title, items, money }) {
  const { book } = useDesk();
  return html`<div class="column">
    <h3 class="overline">${title}</h3>
    ${items.length === 0 && html`<span class="nothing">–</span>`}
    ${items.map(({ name, n }) => html`<${Amount} key=${name} book=${book} name=${name} n=${n} />`)}
    ${money !== 0 && html`<span class="column-money"><${Amount} book=${book} name="money" n=${signed(money)} /></span>`}
  </div>`;
}

/** @param {number} n */
function signed(n) {
  return n < 0 ? `−${-n}` : `+${n}`;
}

/** What a cost came to: printed, less what was taken off, and what is to pay. @param {Built} built */
function Payment({ question, before, now }) {
  const { book } = useDesk();
  const { region, cost, price } = question.about;
  const spent = before.allies.filter((ally) => ally.ready && !now.allies.find((it) => it.country === ally.country)?.ready);
  if (typeof cost !== "number") return null;
  const off = spent.reduce((sum, ally) => sum + ally.value, 0);
  const where = typeof region === "string" ? regionName(book, region) : "";
  return html`<p class="strip-sum">
    ${where && html`<b>${where}</b>`}
    <span>${say("strip-cost", { n: cost + off })}</span>
    ${spent.map(({ country, value }) => html`<span key=${country} class="strip-part">${countryName(book, country)} −${value}</span>`)}
    <span class="strip-pay">= <${Amount} book=${book} name="diplomacy" n=${cost} /></span>
    <span class="strip-left">${say("strip-have", { n: now.stock["diplomacy"] ?? 0 })}</span>
    ${typeof price === "number" && price > 0 && html`<span>${say("strip-instead", { n: price })}</span>`}
  </p>`;
}

/** What has been produced so far, and of what. @param {Built} built */
function Production({ question, before, now }) {
  const { book } = useDesk();
  const changes = gained(book, before, now);
  const made = Object.fromEntries(changes.filter(({ n }) => n > 0).map(({ name, n }) => [name, n]));
  const used = Object.fromEntries(changes.filter(({ n }) => n < 0).map(({ name, n }) => [name, -n]));
  const money = before.money - now.money;
  const { left } = question.about;
  return html`<div class="columns">
      <div class="column"><h3 class="overline">${say("strip-made")}</h3><${Amounts} book=${book} of=${made} /></div>
      <div class="column">
        <h3 class="overline">${say("strip-used")}</h3>
        <${Amounts} book=${book} of=${{ ...used, money: Math.max(0, money) }} />
      </div>
    </div>
    ${typeof left === "number" && html`<p class="strip-sum">${say("strip-types-left", { n: left })}</p>`}`;
}
