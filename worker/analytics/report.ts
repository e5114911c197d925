import { reading } from "../platform/authz/use-case";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { foldTail, isTailLong } from "./sums.repo";

/**
 * A use case that reads sums. It asks for the length of the tail beside its own queries; if that is longer than sums read, it folds the
 * tail into the totals and runs again.
 * @returns its result, and whether the tail was folded for it
 */
async function readFolded<Result>(db: Database, run: () => Promise<Result>): Promise<[Result, boolean]> {
  const [isLong, result] = await Promise.all([isTailLong(db), run()]);
  if (!isLong) return [result, false];
  await foldTail(db);
  return [await run(), true];
}

/** A use case that only reads, sums among others: they are of now, even if nothing has folded for long. */
export function readingSums<Dependencies extends { db: Database }, Args extends unknown[], Result>(
  run: (dependencies: Dependencies, ...args: Args) => Promise<Result>,
) {
  return reading(async (dependencies: Dependencies, ...args: Args) => {
    const [result] = await readFolded(dependencies.db, () => run(dependencies, ...args));
    return result;
  });
}

/** The same for a report that people see. `asOf` is the UTC instant of figures that had to be folded first, null if they were at hand. */
export function report<
  Dependencies extends { db: Database; clock: Clock },
  Args extends unknown[],
  Result extends object,
>(run: (dependencies: Dependencies, ...args: Args) => Promise<Result>) {
  return reading(
    async (dependencies: Dependencies, ...args: Args): Promise<Result & { asOf: number | null }> => {
      const [result, isFolded] = await readFolded(dependencies.db, () => run(dependencies, ...args));
      return { ...result, asOf: isFolded ? dependencies.clock() : null };
    },
  );
}
