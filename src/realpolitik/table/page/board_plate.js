/** A space of the board as it is drawn now: its plate, and what it means for the question that is open. */

import { Component, html } from "./vendor/preact.js";
import { boxOf, coloursOf } from "./places.js";
import { outline } from "./outlines.js";
import { plateKind } from "./plates.js";
import { say } from "./words.js";

/** @typedef {import("./types").Book} Book */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Offer} Offer */

/** Dots under a plate: so large, and so far apart. */
const DOT = 3.4;
const APART = 9;
/** More than these are a number. */
const DOTS = 3;

/**
 * @typedef {object} PlateProperties
 * @property {Book} book
 * @property {View} view
 * @property {string} name
 * @property {(string | number)[]} shown what the plate shows: while it is the same, the plate is not drawn again
 * @property {Offer | undefined} offer
 * @property {boolean} selected
 * @property {boolean} pointed
 * @property {boolean} stop whether the tabulator stops here
 * @property {number} type
 */

/** The name on a plate: a shorter one where the language has it, and the plate is no wider than is usual. */
/** @param {Book} book @param {string} name */
function shortTitle({ names, layout, components: { space_kind: kind } }, name) {
  const wide = (layout.space[name]?.width ?? 0) > layout.plate_size[0];
  const short = wide ? undefined : names.short?.[name];
  return short ?? names[kind]?.[name] ?? name;
}

/** All that a plate shows, in words. @param {PlateProperties} properties */
function plateLabel({ book, view, name, offer }) {
  const kind = plateKind(book);
  const told = [
    book.names[book.components.space_kind]?.[name] ?? name,
    ...kind.describe(book, view, name, say),
    ...kind.tell(book, view, name, say).map((fact) => fact.text),
  ];
  const price = offer?.remarks.map(({ short }) => `, ${short}`).join("") ?? "";
  return `${told.join(", ")}${offer ? `. ${say("space-offer", { offer: offer.text })}` : ""}${price}`;
}

/** That a space may be chosen, and what it costs: a dot for each; from nearby, in words too. */
/** @param {{ offer: Offer, x: number, y: number }} properties */
function Price({ offer: { price, remarks }, x, y }) {
  const dots = price > DOTS ? 1 : Math.max(1, price);
  const words = remarks.map(({ short }) => short).join(", ");
  return html`<g class="price" transform=${`translate(${x} ${y})`}>
    ${Array.from({ length: dots }, (_, i) => html`<circle key=${i} cx=${(i - (dots - 1) / 2) * APART} r=${DOT} />`)}
    ${price > DOTS ? html`<text class="price-many" x="7" y="4.5">${price}</text>` : null}
    ${words ? html`<text class="price-words" y="14">${words}</text>` : null}
  </g>`;
}

/** @extends {Component<PlateProperties>} */
export class Plate extends Component {
  /** @override @param {PlateProperties} next */
  shouldComponentUpdate(next) {
    const now = this.props;
    return (
      next.book !== now.book ||
      next.type !== now.type ||
      next.offer?.option !== now.offer?.option ||
      next.offer?.text !== now.offer?.text ||
      next.offer?.price !== now.offer?.price ||
      next.selected !== now.selected ||
      next.pointed !== now.pointed ||
      next.stop !== now.stop ||
      next.shown.some((value, i) => value !== now.shown[i])
    );
  }

  /** @override */
  render() {
    const { book, name, shown, offer, selected, pointed, stop } = this.props;
    const space = book.components.spaces[name];
    if (!space) return null;
    const { x, y, width, height } = boxOf(book, name);
    const kind = plateKind(book);
    const { sides } = book.components;
    const corner = kind.corner(space, shown, sides, height);
    const sign = book.layout.space[name]?.sign ?? "";
    const printed = { book, title: shortTitle(book, name), space, sign, width, height };
    const classes = [
      "plate",
      `region-${coloursOf(book, name)[0] ?? "none"}`,
      ...kind.classes(space, shown, sides),
      offer ? "offered" : "",
      selected ? "selected" : "",
      pointed ? "pointed" : "",
    ];
    return html`<g
      class=${classes.filter(Boolean).join(" ")}
      transform=${`translate(${x} ${y})`}
      data-kind=${book.components.space_kind}
      data-name=${name}
      role=${offer ? "button" : "img"}
      tabindex=${stop ? 0 : -1}
      aria-label=${plateLabel(this.props)}
      aria-pressed=${selected ? "true" : undefined}
    >
      <g class="plate-lift">
        ${kind.draw(printed, shown, say)}
        <path class="ring-glow" d=${outline(width, height, corner, 6)} />
        <path class="ring" d=${outline(width, height, corner, 5)} />
        ${offer ? html`<${Price} offer=${offer} x=${width / 2} y=${height + 1} />` : null}
      </g>
    </g>`;
  }
}
