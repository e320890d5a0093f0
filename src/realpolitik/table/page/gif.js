/** Animated GIFs: one palette for all frames, and of each frame only what differs from the one before. */

/** How many colours there may be; the last number of a byte is kept for what stays as it was. */
const COLOURS = 255;
const SAME = 255;
/** Colours are counted and looked up by five bits of each part. */
const BINS = 1 << 15;
/** What is compressed is bytes; these two codes follow them. */
const BITS = 8;
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
const LONGEST = 12;
/** So many bytes stand in a block at most. */
const BLOCK = 255;

/** @param {Uint8ClampedArray} pixels @param {number} at */
function binOf(pixels, at) {
  return (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);
}

/** The colours that are most common in some pictures: a page has few, and shades of them at the edges of its letters. */
export class Palette {
  /** @param {Uint8ClampedArray[]} samples pixels, four bytes each */
  constructor(samples) {
    const count = new Uint32Array(BINS);
    const sums = new Float64Array(BINS * 3);
    for (const pixels of samples) {
      for (let at = 0; at < pixels.length; at += 4) {
        const bin = binOf(pixels, at);
        count[bin] = (count[bin] ?? 0) + 1;
        for (let part = 0; part < 3; part += 1) sums[bin * 3 + part] = (sums[bin * 3 + part] ?? 0) + (pixels[at + part] ?? 0);
      }
    }
    const common = [...count.keys()].filter((bin) => count[bin]).sort((a, b) => (count[b] ?? 0) - (count[a] ?? 0));
    this.colours = common.slice(0, COLOURS).map((bin) => [0, 1, 2].map((part) => Math.round((sums[bin * 3 + part] ?? 0) / (count[bin] ?? 1))));
    this.numbers = new Int16Array(BINS).fill(-1);
  }

  /** Which of the colours comes nearest. @param {number} bin */
  nearest(bin) {
    const wanted = [(bin >> 10) * 8 + 4, ((bin >> 5) & 31) * 8 + 4, (bin & 31) * 8 + 4];
    let [found, least] = [0, Infinity];
    this.colours.forEach((colour, number) => {
      const far = colour.reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0);
      if (far < least) [found, least] = [number, far];
    });
    return found;
  }

  /** A picture in numbers of colours. @param {Uint8ClampedArray} pixels */
  inNumbers(pixels) {
    const made = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < made.length; at += 1) {
      const bin = binOf(pixels, at * 4);
      if (this.numbers[bin] === -1) this.numbers[bin] = this.nearest(bin);
      made[at] = this.numbers[bin] ?? 0;
    }
    return made;
  }

  /** All 256 of them, as the file has them. */
  bytes() {
    const table = new Uint8Array(3 * 256);
    table.set(this.colours.flat());
    return table;
  }
}

/** Bytes as codes of growing length (LZW), in blocks. @param {Uint8Array} numbers */
function compressed(numbers) {
  /** @type {number[]} */
  const bytes = [];
  /** @type {Map<number, number>} */
  const known = new Map();
  let [held, bits, length, next] = [0, 0, BITS + 1, END + 1];
  const put = (/** @type {number} */ code) => {
    held |= code << bits;
    for (bits += length; bits >= 8; bits -= 8) {
      bytes.push(held & 255);
      held >>>= 8;
    }
  };
  put(CLEAR);
  let before = numbers[0] ?? 0;
  for (let at = 1; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const key = (before << BITS) | number;
    const code = known.get(key);
    if (code !== undefined) before = code;
    else {
      put(before);
      before = number;
      if (next === 1 << LONGEST) {
        put(CLEAR);
        known.clear();
        [length, next] = [BITS + 1, END + 1];
      } else {
        if (next === 1 << length) length += 1;
        known.set(key, next);
        next += 1;
      }
    }
  }
  put(before);
  put(END);
  if (bits > 0) bytes.push(held);
  return inBlocks(bytes);
}

/** @param {number[]} bytes */
function inBlocks(bytes) {
  const blocks = [];
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const part = bytes.slice(at, at + BLOCK);
    blocks.push(Uint8Array.of(part.length, ...part));
  }
  return [...blocks, Uint8Array.of(0)];
}

/** A number of two bytes. @param {number} number */
function two(number) {
  return [number & 255, number >> 8];
}

export class Gif {
  /** @param {number} width @param {number} height @param {Palette} palette */
  constructor(width, height, palette) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    /** @type {Uint8Array | null} */
    this.before = null;
    const text = (/** @type {string} */ letters) => new TextEncoder().encode(letters);
    /** @type {Uint8Array<ArrayBuffer>[]} the file, with the word that it begins anew at its end */
    this.parts = [
      text("GIF89a"),
      Uint8Array.of(...two(width), ...two(height), 0xf7, 0, 0),
      palette.bytes(),
      Uint8Array.of(0x21, 0xff, 11, ...text("NETSCAPE2.0"), 3, 1, 0, 0, 0),
    ];
  }

  /** @param {Uint8ClampedArray} pixels of the whole picture @param {number} milliseconds that it is shown */
  add(pixels, milliseconds) {
    const now = this.palette.inNumbers(pixels);
    const { left, top, width, height } = this.changed(now);
    const part = new Uint8Array(width * height);
    for (let at = 0; at < part.length; at += 1) {
      const place = (top + Math.floor(at / width)) * this.width + left + (at % width);
      part[at] = this.before?.[place] === now[place] ? SAME : (now[place] ?? 0);
    }
    const shown = Uint8Array.of(0x21, 0xf9, 4, 0x05, ...two(Math.round(milliseconds / 10)), SAME, 0);
    const where = Uint8Array.of(0x2c, ...two(left), ...two(top), ...two(width), ...two(height), 0, BITS);
    this.parts.push(shown, where, ...compressed(part));
    this.before = now;
  }

  /** The box around all that differs from the frame before. @param {Uint8Array} now */
  changed(now) {
    const { before } = this;
    if (!before) return { left: 0, top: 0, width: this.width, height: this.height };
    let [left, top, right, bottom] = [this.width, this.height, 0, 0];
    for (let at = 0; at < now.length; at += 1) {
      if (now[at] === before[at]) continue;
      const [x, y] = [at % this.width, Math.floor(at / this.width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x + 1), Math.max(bottom, y + 1)];
    }
    if (!right) return { left: 0, top: 0, width: 1, height: 1 };
    return { left, top, width: right - left, height: bottom - top };
  }

  blob() {
    return new Blob([...this.parts, Uint8Array.of(0x3b)], { type: "image/gif" });
  }
}
