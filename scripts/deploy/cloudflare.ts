import { z } from "zod";
import { run } from "../lib/process.mjs";

/** Error of Cloudflare's API, with its code and HTTP status. Source of the codes: the API's answers, which wrangler reads too. */
export class CloudflareError extends Error {
  readonly code: number;
  readonly status: number;
  constructor(message: string, { code = 0, status = 0 } = {}) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** Reads the API token: CLOUDFLARE_API_TOKEN, or the one of `wrangler login`. @throws if there is none */
export async function readToken(): Promise<string> {
  if (process.env.CLOUDFLARE_API_TOKEN) return process.env.CLOUDFLARE_API_TOKEN;
  try {
    const output = await run("wrangler", ["auth", "token", "--json"]);
    return z.object({ token: z.string().min(1) }).parse(JSON.parse(output.slice(output.indexOf("{")))).token;
  } catch {
    throw new Error(
      "Not signed in to Cloudflare. Run npx wrangler login, or set CLOUDFLARE_API_TOKEN (docs/deployment.md names its permissions)",
    );
  }
}

const publicBase = "https://api.cloudflare.com/client/v4";

const answerSchema = z.looseObject({
  success: z.boolean().optional(),
  errors: z.array(z.looseObject({ code: z.number().optional(), message: z.string().optional() })).nullish(),
  result: z.unknown(),
  result_info: z
    .looseObject({ is_truncated: z.boolean().optional(), cursor: z.string().optional() })
    .nullish(),
});

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** A client of Cloudflare's API. */
export type Cloudflare = ReturnType<typeof createCloudflare>;

/** Creates a client of Cloudflare's API. CLOUDFLARE_API_BASE_URL replaces its address, for wrangler too. */
export function createCloudflare(token: string, base = process.env.CLOUDFLARE_API_BASE_URL ?? publicBase) {
  async function request(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Response> {
    try {
      return await fetch(`${base}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, ...headers },
        ...(body !== undefined && { body }),
      });
    } catch (error) {
      throw new CloudflareError(`Cloudflare's API cannot be reached (${causeOf(error)}). Check the network`);
    }
  }

  /** Sends JSON. @returns the `result` of the answer and where a list goes on @throws CloudflareError with the API's own message */
  async function page<Result>(method: string, path: string, schema: z.ZodType<Result>, body?: object) {
    const response = await request(method, path, {
      ...(body && { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
    const { data: answer } = answerSchema.safeParse(await response.json().catch(() => null));
    if (response.ok && answer?.success !== false) {
      const { is_truncated: isTruncated, cursor } = answer?.result_info ?? {};
      return { result: schema.parse(answer?.result), next: isTruncated ? cursor : undefined };
    }
    const { code, message = `${method} ${path} was answered with ${response.status}` } =
      answer?.errors?.[0] ?? {};
    throw new CloudflareError(message, { code, status: response.status });
  }

  /** Like `page`, for what is no list. */
  async function call<Result>(method: string, path: string, schema: z.ZodType<Result>, body?: object) {
    return (await page(method, path, schema, body)).result;
  }

  return { request, call, page };
}

/** Names why a request failed. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && cause.message) return cause.message;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.message;
}

export interface Account {
  id: string;
  name: string;
}

export type Row = Record<string, unknown>;

/** Runs a query and returns its rows. */
export async function query(
  cloudflare: Cloudflare,
  { id }: Account,
  databaseId: string,
  sql: string,
): Promise<Row[]> {
  const schema = z
    .tuple([z.object({ results: z.array(z.record(z.string(), z.unknown())) })])
    .rest(z.unknown());
  const path = `/accounts/${id}/d1/database/${databaseId}/query`;
  const [{ results }] = await cloudflare.call("POST", path, schema, { sql, params: [] });
  return results;
}

/** Names the applied migrations; none for an empty database. */
export async function appliedMigrations(
  cloudflare: Cloudflare,
  account: Account,
  databaseId: string,
): Promise<string[]> {
  const read = (sql: string) => query(cloudflare, account, databaseId, sql);
  const tables = await read("SELECT name FROM sqlite_master WHERE name = 'd1_migrations'");
  if (tables.length === 0) return [];
  return (await read("SELECT name FROM d1_migrations ORDER BY id")).map(({ name }) => String(name));
}

/** Returns the bookmark of the database's current state, to which Time Travel can restore it. */
export async function currentBookmark(
  cloudflare: Cloudflare,
  { id }: Account,
  databaseId: string,
): Promise<string> {
  const path = `/accounts/${id}/d1/database/${databaseId}/time_travel/bookmark`;
  return (await cloudflare.call("GET", path, z.object({ bookmark: z.string() }))).bookmark;
}
