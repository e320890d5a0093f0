/**
 * A region of slots: the permanent row with its set-up slots, the temporary row with its points, armies, engage tokens,
 * how each power stands, and the countries that lie open there.
 */

import { html } from "./vendor/preact.js";
import { Thing, useChoice } from "./choosing.js";
import { OpenCountry } from "./country_chips.js";
import { sideName } from "./instrument_frame.js";
import { SideSign } from "./marks.js";
import { ResourceSign } from "./resources.js";
import { useDesk } from "./sentence.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").PrintedRegion} PrintedRegion */
/** @typedef {import("./types").RegionNow} RegionNow */
/** @typedef {import("./types").View} View */

/** A name of more letters is set in two lines. */
const LONG = 27;

/** @param {Book} book @param {string} name */
export function regionName(book, name) {
  return book.names["region"]?.[name] ?? name;
}

/** A shorter one, where the language has it. @param {Book} book @param {string} name */
function plateName(book, name) {
  return book.names["short"]?.[name] ?? regionName(book, name);
}

/** How many permanent slots are still free. @param {RegionNow} region */
export function slotsOpen(region) {
  return region.permanent.filter((token) => token === null).length;
}

/** A region in words: how everybody stands, and who has armies there. @param {Book} book @param {RegionNow} region */
export function regionTold(book, region) {
  const free = slotsOpen(region);
  return [
    ...region.standing.map(({ power, tokens, place, bonus, armies }) =>
      say("plate-standing", { power: sideName(book, power), tokens, place, bonus, armies }),
    ),
    free ? say("plate-slots-open", { n: free }) : say("plate-scores"),
  ];
}

/** @param {{ side: string, beside?: boolean, fresh?: boolean }} props */
export function Token({ side, beside = false, fresh = false }) {
  const { book } = useDesk();
  const kind = `token side-${side}${beside ? " beside" : ""}${fresh ? " fresh" : ""}`;
  return html`<i class=${kind} title=${sideName(book, side)}><${SideSign} side=${side} /></i>`;
}

/** @param {{ region: RegionNow, was: RegionNow | null }} props */
function Permanent({ region, was }) {
  return html`<div class="slot-row permanent">
    ${region.permanent.map((token, at) => {
      const gap = at === region.coloured && at > 0 ? "after-gap" : "";
      const vp = region.slot_vp[at - region.coloured];
      const fresh = was !== null && was.permanent[at] !== token;
      return html`<span key=${at} class=${`place ${gap}`}>
        ${token ? html`<${Token} side=${token} fresh=${fresh} />` : html`<i class="token free">${vp ?? ""}</i>`}
      </span>`;
    })}
    ${region.beside.map((token, at) => html`<span key=${`b${at}`} class="place"><${Token} side=${token} beside /></span>`)}
  </div>`;
}

/** @param {{ name: string, region: RegionNow, was: RegionNow | null }} props */
function Temporary({ name, region, was }) {
  const { about } = useChoice();
  const asked = about["region"] === name;
  return html`<div class="slot-row temporary">
    ${region.temporary_vp.map((vp, at) => {
      const token = region.temporary[at];
      const drawn = token
        ? html`<${Token} side=${token} fresh=${was !== null && was.temporary[at] !== token} />`
        : html`<i class="token free">${vp}</i>`;
      if (!asked || !token) return html`<span key=${at} class="place">${drawn}</span>`;
      return html`<${Thing} key=${at} kind="slot" name=${String(at + 1)} class="place" look=${false}>${drawn}<//>`;
    })}
  </div>`;
}

/** Armies by power, and engage tokens as rings. @param {{ region: RegionNow }} props */
function Forces({ region }) {
  const { book } = useDesk();
  return html`<div class="forces" aria-hidden="true">
    <span class="armies">
      ${Object.entries(region.armies).filter(([, n]) => n).map(
        ([side, n]) => html`<span key=${side} class=${`army side-ink side-${side}`} title=${sideName(book, side)}>
          <${ResourceSign} name="army" /><b>${n}</b>
        </span>`,
      )}
    </span>
    <span class="engaged">
      ${Object.entries(region.engage).flatMap(([side, n]) =>
        Array.from(
          { length: n },
          (_, at) => html`<i key=${`${side} ${at}`} class=${`engage-token side-${side}`} title=${sideName(book, side)}>
            <${SideSign} side=${side} />
          </i>`,
        ),
      )}
    </span>
  </div>`;
}

/** What each power would get now. @param {{ region: RegionNow }} props */
export function Standings({ region }) {
  const free = slotsOpen(region);
  return html`<div class=${`standings ${region.filled ? "" : "not-yet"}`} aria-hidden="true">
    ${region.standing.filter(({ tokens }) => tokens > 0).map(
      ({ power, tokens, bonus }) => html`<span key=${power} class=${`stands side-ink side-${power}`}>
        <${SideSign} side=${power} /><b>${tokens}</b>${bonus > 0 && html`<i>+${bonus}</i>`}
      </span>`,
    )}
    <span class="scores-when">${free ? say("plate-slots-open.short", { n: free }) : say("plate-scores")}</span>
  </div>`;
}

/**
 * @param {{ name: string, view: View, was?: RegionNow | null, folded?: boolean }} props `was`: how it stood before the last
 *   change; `folded`: only who leads
 */
export function SlotsPlate({ name, view, was = null, folded = false }) {
  const { book } = useDesk();
  const region = view.regions?.[name];
  const printed = /** @type {PrintedRegion} */ (book.components.regions[name] ?? {});
  if (!region) return null;
  const own = view.you ? region.engage_cost[view.you] : undefined;
  const cost = own ?? printed.engage_cost;
  const title = plateName(book, name);
  const label = [regionName(book, name), ...regionTold(book, region)].join(", ");
  return html`<${Thing}
    kind="region"
    name=${name}
    class=${`plate slots-plate ${region.filled ? "filled" : ""} ${folded ? "folded" : ""}`}
    label=${label}
    look=${!folded}
  >
    <header class="plate-head" aria-hidden="true">
      <span class=${`name ${title.length > LONG ? "long" : ""}`} title=${regionName(book, name)}>${title}</span>
      ${folded && html`<${Standings} region=${region} />`}
      <span class="zone-of">
        ${(printed.zone ?? []).map((side) => html`<${SideSign} key=${side} side=${side} />`)}
      </span>
      <span class=${`cost ${own !== undefined && own !== printed.engage_cost ? "changed" : ""}`} title=${say("plate-engage-cost")}>
        <${ResourceSign} name="diplomacy" /><b>${cost}</b>
      </span>
    </header>
    ${!folded &&
    html`<div class="plate-body">
      <div class="slot-rows">
        <${Permanent} region=${region} was=${was} />
        <${Temporary} name=${name} region=${region} was=${was} />
      </div>
      <${Forces} region=${region} />
      <${Standings} region=${region} />
      <div class="open-countries">
        ${region.open.map((country) => html`<${OpenCountry} key=${country} name=${country} />`)}
      </div>
    </div>`}
  <//>`;
}
