/** Talking to the server: JSON both ways, and one kind of error. */

/** How often a request that got no reply at all is sent again, and after how many milliseconds. */
const AGAIN_AFTER = [400, 1200, 3000, 6000];
/** The same for a question that came too soon after others: several people may share an address. */
const SLOWER = [500, 1000, 2000];

/** What the server refused, or `code: "offline"` when it could not be reached. */
export class Refused extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {number | null} version of the match, where an answer came too late
   * @param {import("./types").Matters | null} matters the hand that has to be told first
   * @param {import("./types").Chances | null} chances to lose the game at once
   */
  constructor(code, message, version = null, matters = null, chances = null) {
    super(message);
    this.name = "Refused";
    this.code = code;
    this.version = version;
    this.matters = matters;
    this.chances = chances;
  }
}

/** @param {Response} response @returns {Promise<Refused>} */
async function refusal(response) {
  try {
    const { error } = /** @type {import("./types").Refusal} */ (await response.json());
    return new Refused(error.code, error.message, error.version ?? null, error.matters ?? null, error.chances ?? null);
  } catch {
    return new Refused("broken", `${response.status} ${response.statusText}`);
  }
}

/**
 * @template T
 * @param {string} path
 * @param {RequestInit} init
 * @returns {Promise<T>}
 */
async function request(path, init) {
  return /** @type {Promise<T>} */ ((await reply(path, init)).json());
}

/** What the server says, unless it refuses. @param {string} path @param {RequestInit} init @returns {Promise<Response>} */
async function reply(path, init) {
  /** @type {Response} */
  let response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...init });
  } catch (problem) {
    throw new Refused("offline", String(problem));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

/** A file that the server makes, by the name that it gives it. @param {string} path @returns {Promise<File>} */
export async function getFile(path) {
  const response = await reply(path, {});
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "";
  return new File([await response.blob()], name);
}

/**
 * `query` leaves out what is null.
 *
 * @template T
 * @param {string} path
 * @param {Record<string, string | number | null>} [query]
 * @param {AbortSignal | null} [signal] that the reply is not wanted any more
 * @returns {Promise<T>}
 */
export async function get(path, query = {}, signal = null) {
  const asked = () => /** @type {Promise<T>} */ (request(address(path, query), { headers: { "X-Realpolitik": "1" }, signal }));
  for (const wait of SLOWER) {
    try {
      return await asked();
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.code !== "too_many") throw problem;
      await pause(wait);
    }
  }
  return asked();
}

/**
 * @template T
 * @param {string} path
 * @param {object} body
 * @param {AbortSignal | null} [signal] that the reply is not wanted any more
 * @returns {Promise<T>}
 */
export function post(path, body, signal = null) {
  const headers = { "X-Realpolitik": "1", "Content-Type": "application/json" };
  return request(path, { method: "POST", headers, body: JSON.stringify(body), signal });
}

/**
 * Posts until the server has replied. `body` carries a request id, so that what did arrive is not done twice.
 *
 * @template T
 * @param {string} path
 * @param {{ request: string, [more: string]: unknown }} body
 * @returns {Promise<T>}
 */
export async function postSurely(path, body) {
  for (const wait of AGAIN_AFTER) {
    try {
      return /** @type {T} */ (await post(path, body));
    } catch (problem) {
      if (!(problem instanceof Refused) || (problem.code !== "offline" && problem.code !== "broken")) throw problem;
      await pause(wait);
    }
  }
  return post(path, body);
}

/** @param {string} path @param {Record<string, string | number | null>} query */
export function address(path, query) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== null) parameters.set(name, String(value));
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

/** @param {number} milliseconds @returns {Promise<void>} */
export function pause(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** A name for a request that nobody else has. */
export function requestId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
