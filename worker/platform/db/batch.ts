import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "./client";

type Statement = BatchItem<"sqlite">;

/** Value of a name in a batch: a statement, several, or none. */
export type Named = Statement | readonly Statement[] | null | undefined;

export type ResultOf<Value> = Value extends Statement
  ? Value["_"]["result"]
  : Value extends readonly Statement[]
    ? { [Index in keyof Value]: ResultOf<Value[Index]> }
    : Value;

/**
 * Runs statements in one transaction, in the order in which they are written.
 * @param named a statement or a list of statements by name; null and undefined are skipped
 * @returns their results by the same names
 */
export async function batchNamed<Statements extends Record<string, Named>>(
  db: Database,
  named: Statements,
): Promise<{ [Name in keyof Statements]: ResultOf<Statements[Name]> }> {
  const [first, ...others] = Object.values<Named>(named).flatMap((value) => value ?? []);
  const results: unknown[] = first ? await db.batch([first, ...others]) : [];
  const byName = Object.entries<Named>(named).map(([name, value]) => {
    if (!value) return [name, value];
    return [name, "length" in value ? results.splice(0, value.length) : results.shift()];
  });
  return Object.fromEntries(byName);
}
