import { db } from "./database";

/**
 * Returns the database with a callback right before the first batch is written.
 * @param reads batches that only read, before it
 */
export function interrupted(before: () => Promise<unknown>, reads = 0): typeof db {
  let left = reads;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name, target);
      return async (statements: Parameters<typeof db.batch>[0]) => {
        if (left === 0) await before();
        left -= 1;
        return target.batch(statements);
      };
    },
  });
}
