import type { Random } from "../../../scripts/prove/random.ts";
import type { Faults } from "../providers/faults.ts";
import { Isolate } from "../runtime/isolate.ts";
import type { Trace } from "../trace.ts";
import type { NodeD1Options, Query, Rows } from "./node-d1.ts";

/** D1's errors after which it advises to retry. Source: developers.cloudflare.com/d1/observability/debug-d1 */
const lostConnection = "D1_ERROR: Network connection lost.";

/**
 * Carries calls to the database: they take time, are done one at a time in the order in which they arrive, and may fail before or after
 * they are done.
 */
export function createCarrier({
  random,
  faults,
  trace,
}: {
  random: Random;
  faults: Faults;
  trace: Trace;
}): NonNullable<NodeD1Options["carry"]> {
  const numbers = new Map<string, number>();
  /** Notes a statement's text at its first use, and returns its number. */
  const numberOf = (sql: string): number => {
    const known = numbers.get(sql);
    if (known !== undefined) return known;
    numbers.set(sql, numbers.size);
    trace.add("text", numbers.size - 1, sql);
    return numbers.size - 1;
  };
  return async (call, queries) => {
    const isolate = Isolate.current();
    await isolate.sleep(random.between(1, 15));
    await faults.mayDie();
    const fault = faults.ofDatabase();
    if (fault === "before") throw new Error(lostConnection);
    const results = traced(call, queries, trace, numberOf);
    await faults.mayDie();
    await isolate.sleep(random.between(1, 15));
    if (fault === "after") throw new Error(lostConnection);
    return results;
  };
}

/** Notes the statements with their values, and how many rows each returned and changed: what the rows hold shows in what follows from it. */
function traced(
  call: () => Rows[],
  queries: readonly Query[],
  trace: Trace,
  numberOf: (sql: string) => number,
): Rows[] {
  for (const { sql, values } of queries) trace.add("statement", numberOf(sql), values);
  try {
    const results = call();
    for (const { rows, meta } of results) trace.add("result", rows.length, meta);
    return results;
  } catch (error) {
    trace.add("refused", String(error));
    throw error;
  }
}
