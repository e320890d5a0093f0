/** The live channel: each change of the match, as one viewer sees it. */

import { address, get, Refused } from "./api.js";
import { setTime } from "./dials.js";

/** @typedef {import("./types").Screen} Screen */
/** @typedef {import("./types").Entry} Entry */
/** @typedef {import("./types").ChatLine} ChatLine */
/** @typedef {"connecting" | "open" | "lost"} Connection */
/** @typedef {{ match: string, seat: number | null, language: string }} Viewer */
/** @typedef {{ screen: Screen | null, log: Entry[], chat: ChatLine[], connection: Connection }} Table */

const BACK_OFF = [300, 800, 1600, 3000, 5000, 8000, 12000];
const PING_EVERY = 20_000;
const PONG_WITHIN = 10_000;
/** Closed by the server with this code, the channel will not open by trying again; the reason is "code: sentence". */
const REFUSED = 1008;

/** Closes a socket; one that is still connecting once it is open, for a browser complains of anything sooner. @param {WebSocket} socket */
function hangUp(socket) {
  if (socket.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.close());
  else socket.close();
}

/**
 * A question that is asked still stays what it was: what has been opened or lifted over it is not closed because somebody
 * has come or gone.
 * @param {Screen} screen @param {Screen | null} before
 */
function withSameQuestion(screen, before) {
  const { question } = screen;
  if (!question || !before?.question || before.version !== screen.version) return screen;
  const same = JSON.stringify(question) === JSON.stringify(before.question);
  return same ? { ...screen, question: before.question } : screen;
}

/**
 * Keeps one connection to a match, and the whole log and chat. It tells `onChange` of everything new; `onRefused` when
 * the server will not have this viewer.
 */
export class Live {
  /**
   * @param {Viewer} viewer
   * @param {(table: Table) => void} onChange
   * @param {(refused: Refused) => void} onRefused
   */
  constructor(viewer, onChange, onRefused) {
    this.viewer = viewer;
    this.onChange = onChange;
    this.onRefused = onRefused;
    /** @type {Table} */
    this.table = { screen: null, log: [], chat: [], connection: "connecting" };
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.pings = 0;
    this.closed = false;
    /** Whether the words held are of another viewer or language, and all have to come anew. */
    this.anew = true;
    this.retry = 0;
    this.pingTimer = 0;
    this.pongTimer = 0;
    this.wake = () => this.tryNow();
    window.addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.open();
  }

  open() {
    const { match, seat, language } = this.viewer;
    const last = this.table.chat.at(-1);
    const query = { seat, language, ...this.held(), chat: last ? last.number : 0 };
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${address(`/api/matches/${match}/live`, query)}`);
    this.socket = socket;
    socket.addEventListener("open", () => this.opened(socket));
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) this.received(/** @type {import("./types").Live} */ (JSON.parse(String(event.data))));
    });
    socket.addEventListener("close", (event) => {
      if (socket === this.socket) this.lost(event);
    });
  }

  /** How much of the log is held, and from which version: the server sends what differs. */
  held() {
    const { screen, log } = this.table;
    return this.anew || !screen ? { log: 0 } : { log: log.length, version: screen.version };
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    if (socket !== this.socket) return;
    window.clearInterval(this.pingTimer);
    this.pingTimer = window.setInterval(() => this.ping(), PING_EVERY);
  }

  ping() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.pings += 1;
    this.socket.send(JSON.stringify({ ping: this.pings }));
    window.clearTimeout(this.pongTimer);
    this.pongTimer = window.setTimeout(() => this.drop(), PONG_WITHIN);
  }

  /** A socket that no longer answers may take minutes to say that it is closed: go on without it. */
  drop() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lost(null);
  }

  /** @param {import("./types").Live} message */
  received(message) {
    this.failures = 0;
    const table = { ...this.table, connection: /** @type {Connection} */ ("open") };
    if (typeof message.pong === "number") window.clearTimeout(this.pongTimer);
    if (message.now) setTime(message.now);
    if (message.screen && !this.isOld(message.screen)) {
      const { log } = message.screen;
      table.screen = withSameQuestion(message.screen, this.table.screen);
      table.log = [...table.log.slice(0, log.start), ...log.entries];
      this.anew = false;
    }
    if (message.chat) {
      const last = table.chat.at(-1)?.number ?? 0;
      table.chat = [...table.chat, ...message.chat.filter((line) => line.number > last)];
    }
    this.tell(table);
  }

  /** A screen that was asked for may come after a newer one. @param {Screen} screen */
  isOld(screen) {
    return !this.anew && this.table.screen !== null && screen.version < this.table.screen.version;
  }

  /** Asks for the screen itself: what the channel told may have been lost on the way. */
  async refresh() {
    const { viewer } = this;
    const { match, seat, language } = viewer;
    const query = { seat, language, ...this.held() };
    const screen = /** @type {Screen} */ (await get(`/api/matches/${match}/screen`, query));
    if (viewer === this.viewer && !this.closed) this.received({ screen });
  }

  /** @param {CloseEvent | null} event */
  lost(event) {
    window.clearInterval(this.pingTimer);
    window.clearTimeout(this.pongTimer);
    if (this.closed) return;
    this.tell({ ...this.table, connection: "lost" });
    if (event?.code === REFUSED) {
      this.close();
      const [code = "", message = ""] = event.reason.split(/: (.*)/);
      this.onRefused(new Refused(code, message));
      return;
    }
    const wait = BACK_OFF[Math.min(this.failures, BACK_OFF.length - 1)] ?? 0;
    this.failures += 1;
    window.clearTimeout(this.retry);
    this.retry = window.setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
  }

  tryNow() {
    if (this.closed || document.hidden || this.table.connection !== "lost") return;
    window.clearTimeout(this.retry);
    this.socket = null;
    this.open();
  }

  /**
   * Look on as somebody else, or in another language: all words come anew, the old ones stay until then.
   *
   * @param {Partial<Viewer>} change
   */
  become(change) {
    const viewer = { ...this.viewer, ...change };
    if (viewer.seat === this.viewer.seat && viewer.language === this.viewer.language) return;
    this.viewer = viewer;
    this.anew = true;
    const socket = this.socket;
    this.socket = null;
    if (socket) hangUp(socket);
    window.clearTimeout(this.retry);
    this.table = { ...this.table, connection: "connecting" };
    this.open();
  }

  /** @param {Table} table */
  tell(table) {
    this.table = table;
    this.onChange(table);
  }

  close() {
    this.closed = true;
    window.clearTimeout(this.retry);
    window.clearInterval(this.pingTimer);
    window.clearTimeout(this.pongTimer);
    window.removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
