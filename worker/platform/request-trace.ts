import { AsyncLocalStorage } from "node:async_hooks";
import type { Membership } from "~/domain/operators/operator-rights";
import type { PlatformSettings } from "~/domain/settings/settings";
import { randomId } from "./surroundings";

/** Measurements and name of one request. */
export interface RequestTrace {
  /** Cloudflare's ray, or a random ID. Each line of the log that belongs to the request has it. */
  requestId: string;
  /** Pattern of the page or API route that responds, for the log; null for other routes. */
  route: string | null;
  /** Calls of the database; a batch is one. */
  databaseCalls: number;
  /** Milliseconds waited for them, added up; concurrent calls count each. */
  databaseMs: number;
  /** True for the read of a visitor who has no cookie, and so has changed nothing that a replica might not have yet. */
  mayReadReplica: boolean;
  /** The request's session of the database: reads of one request never go back in time. */
  session: D1DatabaseSession | null;
  /** False for requests that may change something, which must read what they changed. */
  onlyReads: boolean;
  path: string;
  /** Data that a request that only reads has read already: the settings, and memberships by account. */
  settings: Promise<PlatformSettings> | null;
  memberships: Map<string, Promise<Membership[]>>;
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Runs the work of a request with a new trace. */
export function runTraced<Result>({ method, headers, url }: Request, work: () => Result): Result {
  const onlyReads = method === "GET" || method === "HEAD";
  const trace: RequestTrace = {
    requestId: headers.get("CF-Ray") ?? randomId(),
    route: null,
    databaseCalls: 0,
    databaseMs: 0,
    mayReadReplica: onlyReads && !headers.has("Cookie"),
    session: null,
    onlyReads,
    path: new URL(url).pathname,
    settings: null,
    memberships: new Map(),
  };
  return traces.run(trace, work);
}

/** Returns the trace of the request that is being handled; undefined in scheduled runs and Durable Objects. */
export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
}

/** Notes which page or API route responds. */
export function noteRoute(pattern: string): void {
  const trace = currentTrace();
  if (trace) trace.route = pattern;
}

/** Measures a call of the database. */
export async function traceDatabaseCall<Result>(call: () => Promise<Result>): Promise<Result> {
  const trace = currentTrace();
  if (!trace) return call();
  const startedAt = performance.now();
  try {
    return await call();
  } finally {
    trace.databaseCalls += 1;
    trace.databaseMs += performance.now() - startedAt;
  }
}
