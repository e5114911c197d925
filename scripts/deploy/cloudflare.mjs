import { run } from "../lib/process.mjs";

/** Error of Cloudflare's API, with its code and HTTP status. Source of the codes: the API's answers, which wrangler reads too. */
export class CloudflareError extends Error {
  constructor(message, { code = 0, status = 0 } = {}) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Reads the API token: CLOUDFLARE_API_TOKEN, or the one of `wrangler login`. @throws if there is none */
export async function readToken() {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  try {
    const output = await run("wrangler", ["auth", "token", "--json"]);
    const { token } = JSON.parse(output.slice(output.indexOf("{")));
    if (token) return token;
  } catch {
    // The sentence below says what to do.
  }
  throw new Error(
    "Not signed in to Cloudflare. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN (docs/deployment.md names its permissions)",
  );
}

const publicBase = "https://api.cloudflare.com/client/v4";

/** Creates a client of Cloudflare's API. CLOUDFLARE_API_BASE_URL replaces its address, for wrangler too. */
export function createCloudflare(token, base = process.env.CLOUDFLARE_API_BASE_URL ?? publicBase) {
  async function request(method, path, { body, headers = {} } = {}) {
    try {
      return await fetch(`${base}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      const cause = error.cause?.message || error.cause?.code || error.message;
      throw new CloudflareError(`Cloudflare's API cannot be reached (${cause}). Check the network`);
    }
  }

  /** Sends JSON and returns the `result` of the answer. @throws CloudflareError with the API's own message */
  async function call(method, path, body) {
    const { result } = await page(method, path, body);
    return result;
  }

  /** Like `call`, with the whole answer: lists have `result_info`. */
  async function page(method, path, body) {
    const response = await request(method, path, {
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { "Content-Type": "application/json" },
      }),
    });
    const answer = await response.json().catch(() => null);
    if (response.ok && answer?.success !== false) return answer ?? {};
    const [error] = answer?.errors ?? [];
    const { code, message = `${method} ${path} was answered with ${response.status}` } = error ?? {};
    throw new CloudflareError(message, { code, status: response.status });
  }

  return { request, call, page };
}
