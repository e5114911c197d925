/** Failure of a call to D1: nothing is written, or all is written and the answer is lost. */
export interface Fault {
  when: "before" | "after";
  message: string;
}

const runs = new Set<string | symbol>(["all", "first", "raw", "run"]);

/**
 * Wraps a D1 binding, so that calls fail, and counts how many of them waited for others.
 * @param faultOf chooses the failure of a call by its SQL and its number, from 1; null for none
 * @returns the binding, the SQL of all calls, and the number of trips one after another
 */
export function faultyDatabase(
  binding: D1Database,
  faultOf: (query: string, call: number) => Fault | null | Promise<Fault | null>,
) {
  const calls: string[] = [];
  let ended = 0;
  const queries = new WeakMap<object, { statement: D1PreparedStatement; query: string }>();

  async function call<Result>(query: string, work: () => Promise<Result>): Promise<Result> {
    calls.push(query);
    const trip = ended + 1;
    const fault = await faultOf(query, calls.length);
    if (fault?.when === "before") throw new Error(fault.message);
    const result = await work();
    ended = Math.max(ended, trip);
    if (fault) throw new Error(fault.message);
    return result;
  }

  function wrap(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const wrapped = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), query);
        const method: unknown = Reflect.get(target, name, target);
        if (typeof method !== "function" || !runs.has(name)) return method;
        return (...args: unknown[]) => call(query, async () => Reflect.apply(method, target, args));
      },
    });
    queries.set(wrapped, { statement, query });
    return wrapped;
  }

  const database: D1Database = new Proxy(binding, {
    get(target, name) {
      if (name === "prepare") return (query: string) => wrap(target.prepare(query), query);
      // Sessions are watched, too.
      if (name === "withSession") return () => database;
      if (name === "batch")
        return (batch: D1PreparedStatement[]) => {
          const parts = batch.map((each) => queries.get(each) ?? { statement: each, query: "" });
          const query = parts.map((part) => part.query).join(";\n");
          return call(query, () => target.batch(parts.map(({ statement }) => statement)));
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, calls, tripsInARow: () => ended };
}
