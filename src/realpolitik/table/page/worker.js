/**
 * The page without its server: keeps what a page is made of, so that it opens at once, and opens at all where the server
 * is out of reach. It keeps nothing of anybody's games: of the API only books, which are the same for everybody.
 *
 * And the page while it is closed: what the server tells through the browser's push service is shown as a note.
 */

/** @typedef {{ respondWith: (response: Promise<Response>) => void, request: Request }} Fetching */
/** @typedef {{ waitUntil: (done: Promise<unknown>) => void }} Waiting */
/** @typedef {Waiting & { data: { json: () => unknown } | null }} Pushing */
/** @typedef {Waiting & { notification: Notification }} Clicking */
/** @typedef {{ url: string, focus: () => Promise<unknown> }} Page a window with a page of ours */
/**
 * @typedef {{
 *   registration: ServiceWorkerRegistration,
 *   clients: { matchAll: (which: object) => Promise<Page[]>, openWindow: (url: string) => Promise<unknown> },
 *   skipWaiting: () => Promise<void>,
 * }} Own what a worker has, and a page has not
 */

const own = /** @type {Own} */ (/** @type {unknown} */ (globalThis));

const CACHE = "realpolitik";
/** What goes by the digest of its content: whoever has it need not ask. */
const FOR_GOOD = /^\/page\/[0-9a-f]{24}\/([^/]+)$/;
const BOOK = /^\/api\/games\/[^/]+\/book$/;
/** Pages, each kept under one address, and looked for under it where the server cannot be reached. */
const PAGES = [
  { kept: "/", path: /^\/$/ },
  { kept: "/match/", path: /^\/match\/[^/]+$/ },
];
const ICON = "/page/icon-192.png";
const NAMED = /\/page\/[0-9a-f]{24}\/[^"'() ]+/g;

/** What two versions of the same file, or of the same book, have in common. @param {URL} url */
function nameOf(url) {
  const file = FOR_GOOD.exec(url.pathname)?.[1];
  return file ?? (BOOK.test(url.pathname) ? `${url.pathname} ${url.searchParams.get("language") ?? ""}` : "");
}

/** @param {URL} url */
function isForGood(url) {
  return FOR_GOOD.test(url.pathname) || (BOOK.test(url.pathname) && url.searchParams.has("digest"));
}

/** Keeps an answer in place of its older versions. @param {URL} url @param {Response} response */
async function keep(url, response) {
  const cache = await caches.open(CACHE);
  const name = nameOf(url);
  for (const { url: other } of await cache.keys()) {
    if (name && other !== url.href && nameOf(new URL(other)) === name) await cache.delete(other);
  }
  await cache.put(url.href, response);
}

/** @param {Request} request @returns {Promise<Response>} */
async function onceAndForAll(request) {
  const known = await caches.match(request.url);
  if (known) return known;
  const response = await fetch(request);
  const lasting = response.ok && (response.headers.get("cache-control") ?? "").includes("immutable");
  if (lasting) await keep(new URL(request.url), response.clone());
  return response;
}

/** The page as the server has it now; as it was last, where there is no server. */
/** @param {Request} request @param {string} kept @returns {Promise<Response>} */
async function newest(request, kept) {
  try {
    const response = await fetch(request);
    if (response.ok) await keep(new URL(kept, location.href), response.clone());
    return response;
  } catch (problem) {
    const known = await caches.match(new URL(kept, location.href).href);
    if (known) return known;
    throw problem;
  }
}

/** Fetches all that a text names; what a style sheet names, too. @param {string} text @returns {Promise<void>} */
async function keepNamed(text) {
  const named = [...new Set(text.match(NAMED) ?? [])];
  const fetched = await Promise.all(named.map((it) => onceAndForAll(new Request(it))));
  const sheets = fetched.filter((_, at) => named[at]?.endsWith(".css"));
  for (const sheet of sheets) await keepNamed(await sheet.text());
}

/** Fetches the pages and all that they are made of, before anybody needs it. */
async function prepare() {
  for (const [any, kept] of [["/", "/"], ["/match/any", "/match/"]]) {
    const response = await fetch(any ?? "");
    await keep(new URL(kept ?? "", location.href), response.clone());
    await keepNamed(await response.text());
  }
}

// -- what is told while the page is closed ----------------------------------------------------------------------------

/** The way to a match, on this server and on no other. @param {unknown} link */
function wayTo(link) {
  const lobby = new URL("/", location.href);
  try {
    const url = new URL(String(link), location.href);
    return url.origin === location.origin ? url : lobby;
  } catch {
    return lobby;
  }
}

/**
 * Shows what was pushed. A browser wants to see a note for each message: one that cannot be read says at least from whom.
 *
 * @param {Pushing["data"]} data
 */
async function show(data) {
  let told = /** @type {Record<string, unknown>} */ ({});
  try {
    told = /** @type {Record<string, unknown>} */ (data?.json() ?? {});
  } catch {
    // no JSON
  }
  const { subject = "Realpolitik", text = "", link = "/" } = told;
  const way = wayTo(link);
  const tag = `realpolitik-${way.pathname.split("/").at(-1)}`; // that of the page's own note of the match
  await own.registration.showNotification(String(subject), { body: String(text), tag, icon: ICON, data: way.href });
}

/** Brings the match to the front where it is open, else opens it; a big screen that shows it is left alone. @param {URL} way */
async function goTo(way) {
  const pages = await own.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    return pathname === way.pathname && !searchParams.has("tv");
  });
  await (open ? open.focus() : own.clients.openWindow(way.href));
}

addEventListener("push", (event) => {
  const { data, waitUntil } = /** @type {Pushing} */ (/** @type {unknown} */ (event));
  waitUntil.call(event, show(data));
});

addEventListener("notificationclick", (event) => {
  const { notification, waitUntil } = /** @type {Clicking} */ (/** @type {unknown} */ (event));
  notification.close();
  waitUntil.call(event, goTo(wayTo(notification.data)));
});

// -- what is kept -----------------------------------------------------------------------------------------------------

addEventListener("install", (event) => {
  const { waitUntil } = /** @type {Waiting} */ (/** @type {unknown} */ (event));
  waitUntil.call(event, prepare());
  // An older one may be at work in other windows. Both keep the same things under the same names: nobody need wait.
  void own.skipWaiting();
});

addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Fetching} */ (/** @type {unknown} */ (event));
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const page = request.mode === "navigate" ? PAGES.find(({ path }) => path.test(url.pathname)) : undefined;
  if (page) respondWith.call(event, newest(request, page.kept));
  else if (isForGood(url)) respondWith.call(event, onceAndForAll(request));
});
