/**
 * The board of any moment as a picture, whatever the window shows: drawn out of sight in its own size, with the page's style
 * sheets and type, as an image that a canvas takes.
 */

import { html, render } from "./vendor/preact.js";
import { Board } from "./board.js";
import { hasMats } from "./mats_table.js";
import { Desk } from "./sentence.js";
import { World } from "./world.js";

/** @typedef {import("./types").Screen} Screen */

/** How wide a picture is, in pixels, and how high the words under it. */
const WIDTH = 960;
const CAPTION = 74;
const LINE = 24;
const MARGIN = 16;
const SVG = "http://www.w3.org/2000/svg";
/** What lies over the board for those who play. */
const PLAIN = ".board > :not(.board-canvas, .map) { display: none; } * { animation: none !important; transition: none !important; }";
/** @type {Map<string, import("./types").Offer>} */
const NO_OFFERS = new Map();
const nothing = () => undefined;

/** A file as an address that holds all of it. @param {string} address */
async function within(address) {
  if (address.startsWith("data:")) return address;
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(letters)}`;
}

/** All style sheets of the page as one that reaches for nothing. */
async function wholeSheet() {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  let text = sheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText)).join("\n");
  for (const address of new Set([...text.matchAll(/url\("([^"]+\.woff2)"\)/g)].map((found) => found[1] ?? ""))) {
    text = text.replaceAll(`"${address}"`, `"${await within(address)}"`);
  }
  return `${text}\n${PLAIN}`;
}

export class Studio {
  /** @param {import("./sentence.js").Desk} desk */
  constructor(desk) {
    this.desk = desk;
    const [x, y, width, height] = desk.book.layout.canvas;
    this.canvas = { x, y, width, height };
    this.sheet = wholeSheet();
    this.room = document.createElement("div");
    this.room.className = "studio";
    this.room.inert = true;
    Object.assign(this.room.style, { width: `${width}px`, height: `${height}px` });
    document.body.append(this.room);
    this.picture = document.createElement("canvas");
    this.picture.width = WIDTH;
    this.picture.height = Math.round((height * WIDTH) / width) + CAPTION;
  }

  close() {
    render(null, this.room);
    this.room.remove();
  }

  /**
   * @param {Screen} screen
   * @param {string} heading @param {string} caption what is said under it
   * @returns {Promise<Uint8ClampedArray>} its pixels
   */
  async take(screen, heading, caption) {
    const { width, height } = this.picture;
    const paper = this.picture.getContext("2d", { willReadFrequently: true });
    if (!paper) throw new Error("no canvas to draw on");
    paper.drawImage(await this.image(screen), 0, 0, width, height - CAPTION);
    write(paper, height - CAPTION, heading, caption);
    return paper.getImageData(0, 0, width, height).data;
  }

  /** @param {Screen} screen */
  async image(screen) {
    const { book } = this.desk;
    const { view } = screen;
    const board = hasMats(book)
      ? html`<${World} key=${screen.moment.at} view=${view} changes=${null} busy=${false} />`
      : html`<${Board} key=${screen.moment.at} book=${book} view=${view} offers=${NO_OFFERS} onChoose=${nothing} onInspect=${nothing} />`;
    render(html`<${Desk.Provider} value=${this.desk}>${board}<//>`, this.room);
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await this.drawing())}`;
    await image.decode();
    return image;
  }

  /** What is in the room, as an SVG that stands alone. */
  async drawing() {
    const { x, y, width, height } = this.canvas;
    const root = document.createElementNS(SVG, "svg");
    root.dataset["theme"] = document.documentElement.dataset["theme"];
    root.style.cssText = document.documentElement.style.cssText;
    root.setAttribute("width", String(width));
    root.setAttribute("height", String(height));
    const style = document.createElementNS(SVG, "style");
    style.textContent = await this.sheet;
    const frame = document.createElementNS(SVG, "foreignObject");
    frame.setAttribute("width", "100%");
    frame.setAttribute("height", "100%");
    const copy = /** @type {HTMLElement} */ (this.room.cloneNode(true));
    copy.className = "";
    copy.querySelector(".board-canvas > g")?.setAttribute("transform", `translate(${-x} ${-y})`);
    copy.querySelector(".board")?.classList.remove("far", "near");
    frame.append(copy);
    root.append(style, frame);
    return new XMLSerializer().serializeToString(root);
  }
}

/**
 * The words under the board: when, and what happened.
 *
 * @param {CanvasRenderingContext2D} paper
 * @param {number} top
 * @param {string} heading
 * @param {string} caption
 */
function write(paper, top, heading, caption) {
  const style = getComputedStyle(document.documentElement);
  const sans = style.getPropertyValue("--sans");
  paper.fillStyle = style.getPropertyValue("--panel");
  paper.fillRect(0, top, WIDTH, CAPTION);
  paper.fillStyle = style.getPropertyValue("--ink-dim");
  paper.font = `500 13px ${sans}`;
  paper.fillText(heading, MARGIN, top + 19);
  paper.fillStyle = style.getPropertyValue("--ink");
  paper.font = `500 17px ${sans}`;
  inLines(paper, caption).forEach((line, number) => paper.fillText(line, MARGIN, top + 41 + number * LINE));
}

/** A sentence in two lines at most. @param {CanvasRenderingContext2D} paper @param {string} text */
function inLines(paper, text) {
  const fits = (/** @type {string} */ line) => paper.measureText(line).width <= WIDTH - 2 * MARGIN;
  const lines = [""];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (fits(longer)) lines[lines.length - 1] = longer;
    else if (lines.length < 2) lines.push(word);
    else return [lines[0] ?? "", `${lines[1]} …`];
  }
  return lines;
}
