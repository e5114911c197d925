import { currentTrace, type RequestTrace } from "../request-trace";
import { asUnavailable, exceedsLimit } from "./errors";

/** Sends statements to the database in one trip, with retries. */
type SendBatch = (statements: D1PreparedStatement[]) => Promise<D1Result[]>;

/** Reads of a request that wait to go to the database in one trip. */
interface WaitingRead {
  statements: () => readonly D1PreparedStatement[];
  take: (results: D1Result[]) => void;
  alone: () => void;
  fail: (error: unknown) => void;
}

/** Reads that wait, by request and database or session. */
const waiting = new WeakMap<RequestTrace, Map<object, WaitingRead[]>>();

/** Turns of the microtask queue until reads that a page's loaders start together have all arrived: each has passed some functions. */
const turns = 100;

/**
 * Sends the reads that a GET request starts together as one batch: each trip costs more than most statements (decision 39). Requests that
 * may change something, scheduled runs and objects send each read by itself.
 * @param database where they wait: a binding, or a request's session
 * @param convert takes the results of the statements
 * @param alone sends the read by itself: if there is no other, or one of the batch fails
 */
export function readTogether<Result>(
  database: object,
  {
    statements,
    send,
    convert,
    alone,
  }: {
    statements: () => readonly D1PreparedStatement[];
    send: SendBatch;
    convert: (results: D1Result[]) => Result;
    alone: () => Promise<Result>;
  },
): Promise<Result> {
  const trace = currentTrace();
  if (!trace?.onlyReads) return alone();
  return new Promise<Result>((resolve, reject) => {
    const read = {
      statements,
      take: (results: D1Result[]) => resolve(convert(results)),
      alone: () => void alone().then(resolve, reject),
      fail: reject,
    };
    const byDatabase = waiting.get(trace) ?? new Map<object, WaitingRead[]>();
    waiting.set(trace, byDatabase);
    const others = byDatabase.get(database);
    if (others) return void others.push(read);
    byDatabase.set(database, [read]);
    void sendSoon(send, database, byDatabase);
  });
}

async function sendSoon(
  send: SendBatch,
  database: object,
  byDatabase: Map<object, WaitingRead[]>,
): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  const reads = byDatabase.get(database) ?? [];
  byDatabase.delete(database);
  if (reads.length === 1) return reads[0]?.alone();
  try {
    const statements = reads.map((read) => read.statements());
    const results = await send(statements.flat());
    for (const [index, read] of reads.entries()) read.take(results.splice(0, statements[index]?.length ?? 0));
  } catch (error) {
    // An outage is everyone's; of another error only one read may be the cause, and of a limit all of them together.
    const isOutage = asUnavailable(error) !== error && !exceedsLimit(error);
    for (const read of reads)
      if (isOutage) read.fail(error);
      else read.alone();
  }
}
