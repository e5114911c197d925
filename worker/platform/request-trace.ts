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
  /** False for requests that may change something, which must read what they changed. */
  onlyReads: boolean;
  /** Data that a request that only reads has read already: the settings, and memberships by account. */
  settings: Promise<PlatformSettings> | null;
  memberships: Map<string, Membership[]>;
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Runs the work of a request with a new trace. */
export function runTraced<Result>({ method, headers }: Request, work: () => Result): Result {
  const onlyReads = method === "GET" || method === "HEAD";
  const trace: RequestTrace = {
    requestId: headers.get("CF-Ray") ?? randomId(),
    route: null,
    onlyReads,
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
