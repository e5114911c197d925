import type { Random } from "../../../scripts/prove/random.ts";
import type { Faults } from "../providers/faults.ts";
import { Isolate } from "../runtime/isolate.ts";
import type { Trace } from "../trace.ts";
import type { NodeD1Options } from "./node-d1.ts";

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
  return async <Result>(call: () => Result, text: string): Promise<Result> => {
    const isolate = Isolate.current();
    await isolate.sleep(random.between(1, 15));
    await faults.mayDie();
    const fault = faults.ofDatabase();
    if (fault === "before") throw new Error(lostConnection);
    const result = traced(call, text, trace);
    await faults.mayDie();
    await isolate.sleep(random.between(1, 15));
    if (fault === "after") throw new Error(lostConnection);
    return result;
  };
}

function traced<Result>(call: () => Result, text: string, trace: Trace): Result {
  try {
    const result = call();
    trace.add("database", text, result);
    return result;
  } catch (error) {
    trace.add("database", text, String(error));
    throw error;
  }
}
