import { db } from "./database";

/** The database, with something that happens right before a batch is written. */
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
