import { db } from "./database";

/** Returns the database with a callback right before the first batch is written. */
export function interrupted(before: () => Promise<unknown>): typeof db {
  let isFirst = true;
  return new Proxy(db, {
    get(target, name) {
      if (name !== "batch") return Reflect.get(target, name, target);
      return async (statements: Parameters<typeof db.batch>[0]) => {
        if (isFirst) {
          isFirst = false;
          await before();
        }
        return target.batch(statements);
      };
    },
  });
}
