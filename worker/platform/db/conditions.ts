import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import type { TravelDate } from "~/domain/calendar/calendar";
import { foldText } from "~/domain/folded-text";
import { decodeCursor } from "./cursor";
import { bookings } from "./schema";

/**
 * True if a text contains another, ignoring case. Folded columns are also found by the folded text. Not LIKE: D1 rejects patterns of over
 * 50 bytes.
 */
export function containsText(text: AnyColumn | SQL, part: string): SQL {
  const [typed, folded] = [part.trim().normalize("NFC"), foldText(part)];
  const contains = (wanted: string) => sql`instr(lower(${text}), lower(${wanted})) > 0`;
  return folded === "" || folded === typed.toLowerCase()
    ? contains(typed)
    : sql`(${contains(typed)} OR ${contains(folded)})`;
}

/** Returns a folded column, or the plain one in lower case for rows that were written without it. For an order by name. */
export function foldedOr(folded: AnyColumn, plain: AnyColumn): SQL {
  return sql`coalesce(nullif(${folded}, ''), lower(${plain}))`;
}

/** Returns the full-text expression that matches a text literally, as a part of a word or over several words. */
export function literalMatch(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/**
 * Returns the condition for rows after a cursor in a list sorted newest first, with ties by descending id; undefined
 * without a cursor.
 * @param at holds UTC milliseconds, or another number that grows
 * @throws AppError `invalid` for an invalid cursor
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

/** The last day of a booking's trip. A duration starts with the number of days, as it was sold. */
export const tripOverOn = sql<TravelDate>`date(${bookings.travelDate}, '+' || (max(CAST(${bookings.tourDuration} AS INTEGER), 1) - 1) || ' days')`;

/** True if the last day of the trip is past. */
export function tripIsOver(today: TravelDate): SQL {
  return sql`${tripOverOn} < ${today}`;
}
