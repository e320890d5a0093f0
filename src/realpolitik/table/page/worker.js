/**
 * The page without its server: keeps what a page is made of, so that it opens at once, and opens at all where the server
 * is out of reach. It keeps nothing of anybody's games: of the API only books, which are the same for everybody.
 */

/** @typedef {{ respondWith: (response: Promise<Response>) => void, request: Request }} Fetching */
/** @typedef {{ waitUntil: (done: Promise<unknown>) => void }} Waiting */

const CACHE = "realpolitik";
/** What goes by the digest of its content: whoever has it need not ask. */
const FOR_GOOD = /^\/page\/[0-9a-f]{24}\/([^/]+)$/;
const BOOK = /^\/api\/games\/[^/]+\/book$/;
/** Pages, each kept under one address, and looked for under it where the server cannot be reached. */
const PAGES = [
  { kept: "/", path: /^\/$/ },
  { kept: "/match/", path: /^\/match\/[^/]+$/ },
];
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

addEventListener("install", (event) => {
  const { waitUntil } = /** @type {Waiting} */ (/** @type {unknown} */ (event));
  waitUntil.call(event, prepare());
  // An older one may be at work in other windows. Both keep the same things under the same names: nobody need wait.
  void (/** @type {{ skipWaiting: () => Promise<void> }} */ (/** @type {unknown} */ (globalThis)).skipWaiting());
});

addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Fetching} */ (/** @type {unknown} */ (event));
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const page = request.mode === "navigate" ? PAGES.find(({ path }) => path.test(url.pathname)) : undefined;
  if (page) respondWith.call(event, newest(request, page.kept));
  else if (isForGood(url)) respondWith.call(event, onceAndForAll(request));
});
