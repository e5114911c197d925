import { AsyncLocalStorage } from "node:async_hooks";

/** Measurements and name of one request. */
export interface RequestTrace {
  /** Cloudflare's ray, or a random ID. Each line of the log that belongs to the request has it. */
  requestId: string;
  /** Calls of the database; a batch is one. */
  databaseCalls: number;
  /** Milliseconds waited for them, added up; concurrent calls count each. */
  databaseMs: number;
  /** True for the read of a visitor who has no cookie, and so has changed nothing that a replica might not have yet. */
  mayReadReplica: boolean;
  /** The request's session of the database: reads of one request never go back in time. */
  session: D1DatabaseSession | null;
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Runs the work of a request with a new trace. */
export function runTraced<Result>({ method, headers }: Request, work: () => Result): Result {
  const trace: RequestTrace = {
    requestId: headers.get("CF-Ray") ?? crypto.randomUUID(),
    databaseCalls: 0,
    databaseMs: 0,
    mayReadReplica: (method === "GET" || method === "HEAD") && !headers.has("Cookie"),
    session: null,
  };
  return traces.run(trace, work);
}

/** Returns the trace of the request that is being handled; undefined in scheduled runs and Durable Objects. */
export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
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
