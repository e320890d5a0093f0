/** Countries as they lie on the table: open ones on the plates, allies on the mats. */

import { html } from "./vendor/preact.js";
import { Thing } from "./choosing.js";
import { sideName } from "./instrument_frame.js";
import { longestWord } from "./lettering.js";
import { SideSign } from "./marks.js";
import { Symbols, symbolsTold } from "./resources.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Ally} Ally */
/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").PrintedCountry} PrintedCountry */

/** @param {Book} book @param {string} name */
export function countryName(book, name) {
  return book.names["country"]?.[name] ?? name;
}

/** All that is printed on a country, in words. @param {Book} book @param {string} name @returns {string[]} */
export function countryTold(book, name) {
  const printed = book.components.countries?.[name];
  if (!printed) return [];
  const told = (/** @type {string[]} */ sides) => sides.map((side) => sideName(book, side)).join(", ");
  return [
    say("country-value", { n: printed.value }),
    say("country-invest", { n: printed.invest_cost }),
    ...(printed.exports.length ? [say("country-exports", { what: symbolsTold(book, printed.exports) })] : []),
    ...(printed.imports.length ? [say("country-imports", { what: symbolsTold(book, printed.imports) })] : []),
    ...(printed.base.length ? [say("country-base", { who: told(printed.base) })] : []),
    ...(printed.barred.length ? [say("country-barred", { who: told(printed.barred) })] : []),
  ];
}

/** What a country buys and what it sells. @param {{ printed: PrintedCountry }} props */
export function TradeStrip({ printed }) {
  const { book } = useDesk();
  return html`<span class="trade-strip" aria-hidden="true">
    <${Symbols} book=${book} names=${printed.exports} />
    ${printed.imports.length > 0 && html`<i>▸</i><${Symbols} book=${book} names=${printed.imports} />`}
  </span>`;
}

/** Who may have a base there, and who is barred. @param {{ printed: PrintedCountry }} props */
export function Flags({ printed }) {
  const { book } = useDesk();
  if (!printed.base.length && !printed.barred.length) return null;
  return html`<span class="flags" aria-hidden="true">
    ${printed.base.map(
      (side) => html`<span key=${side} class=${`standing side-${side}`} title=${say("country-base", { who: sideName(book, side) })}>
        <${SideSign} side=${side} />
      </span>`,
    )}
    ${printed.barred.map(
      (side) => html`<span
        key=${side}
        class=${`standing barred side-${side}`}
        title=${say("country-barred", { who: sideName(book, side) })}
      >
        <${SideSign} side=${side} />
      </span>`,
    )}
  </span>`;
}

/** A country that may be won. @param {{ name: string }} props */
export function OpenCountry({ name }) {
  const { book } = useDesk();
  const printed = book.components.countries?.[name];
  if (!printed) return null;
  const label = [countryName(book, name), ...countryTold(book, name)].join(", ");
  return html`<${Thing} kind="country" name=${name} class="open-country" label=${label}>
    <b class="country-value" aria-hidden="true">${printed.value}</b>
    <span class="country-text" aria-hidden="true">
      <span class="country-name" style=${{ "--longest": longestWord(countryName(book, name)) }}>${countryName(book, name)}</span>
      <${TradeStrip} printed=${printed} />
    </span>
    <${Flags} printed=${printed} />
  <//>`;
}

/** @param {{ ally: Ally }} props */
export function AllyChip({ ally }) {
  const { book } = useDesk();
  const { country, value, ready, fdi, base, under } = ally;
  const told = [
    countryName(book, country),
    say("country-value", { n: value }),
    say(ready ? "ally-ready" : "ally-exhausted"),
    ...(under ? [say("ally-twin")] : []),
    ...(fdi ? [say("ally-fdi", { n: fdi })] : []),
    ...(base ? [say("ally-base", { n: base })] : []),
  ];
  return html`<${Thing} kind="country" name=${country} class=${`ally ${ready ? "" : "exhausted"}`} label=${told.join(", ")}>
    <b class="country-value" aria-hidden="true">${value}</b>
    <span class="country-name" aria-hidden="true">${countryName(book, country)}${under && html`<small> ×2</small>`}</span>
    ${fdi > 0 && html`<i class="tag fdi" aria-hidden="true">${say("tag-fdi")}${fdi > 1 ? ` ${fdi}` : ""}</i>`}
    ${base > 0 && html`<i class="tag base" aria-hidden="true">${say("tag-base")}${base > 1 ? ` ${base}` : ""}</i>`}
  <//>`;
}
