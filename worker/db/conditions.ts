import { sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { decodeCursor } from "../keyset";

/** Whether a text holds another, whatever its case. Not LIKE: D1 refuses patterns of over 50 bytes. */
export function holds(text: AnyColumn | SQL, part: string): SQL {
  return sql`instr(lower(${text}), lower(${part})) > 0`;
}

/**
 * What comes after a cursor in a list that is sorted newest first and, of one instant, by id downwards; nothing to add
 * without a cursor.
 * @param at holds UTC milliseconds, or another number that grows
 * @throws AppError `invalid` for a cursor that is none
 */
export function olderThan(
  at: AnyColumn | SQL,
  id: AnyColumn,
  cursor: string | null | undefined,
): SQL | undefined {
  if (cursor === null || cursor === undefined) return undefined;
  const [lastAt, lastId] = decodeCursor(cursor, "string");
  return sql`(${at}, ${id}) < (${lastAt}, ${lastId})`;
}
