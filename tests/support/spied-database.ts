import { env } from "cloudflare:workers";

/** Query that a use case sent. */
export interface SentQuery {
  text: string;
  params: unknown[];
}

const runs = new Set<string | symbol>(["all", "first", "raw", "run"]);

/** Returns the test's database with a record of all queries that are sent to it, and of the rows that each batch writes. */
export function spiedDatabase(): { database: D1Database; queries: SentQuery[]; written: number[] } {
  const queries: SentQuery[] = [];
  const written: number[] = [];
  const sources = new WeakMap<object, { statement: D1PreparedStatement; query: SentQuery }>();

  function spy(statement: D1PreparedStatement, query: SentQuery): D1PreparedStatement {
    const spied = new Proxy(statement, {
      get(target, name) {
        if (name === "bind")
          return (...params: unknown[]) => spy(target.bind(...params), { ...query, params });
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (runs.has(name)) queries.push(query);
          return Reflect.apply(value, target, args);
        };
      },
    });
    sources.set(spied, { statement, query });
    return spied;
  }

  const database: D1Database = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare") return (text: string) => spy(target.prepare(text), { text, params: [] });
      // Sessions are watched, too.
      if (name === "withSession") return () => database;
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(
            statements.map((each) => {
              const source = sources.get(each);
              if (!source) throw new Error("The statement was prepared by another database.");
              queries.push(source.query);
              return source.statement;
            }),
          );
          written.push(results.reduce((sum, { meta }) => sum + meta.rows_written, 0));
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { database, queries, written };
}
