import { sql, type SQL } from "drizzle-orm";
import { minSearchedPart, type BookingSearch } from "~/domain/bookings/booking-search";
import { literalMatch } from "../db/conditions";
import { bookings } from "../db/schema";

/** Newest matches that a list is made of: what a page reads stays bounded, however many bookings match. */
const listed = 10_000;

/** Columns of `bookings_search` about the customer. */
export const customerFields = "{customer_name customer_email customer_phone}";

/**
 * Matches the bookings that a search finds, by the full-text index `bookings_search` or, for one or two characters, the index on names.
 * @param max only the newest matches
 * @param fields columns of the index that are searched; all by default
 */
export function isFoundBySearch({ text, digits }: BookingSearch, max = listed, fields?: string): SQL {
  if (text.length < minSearchedPart) {
    const name = sql`lower(${bookings.customerName})`;
    // U+10FFFF sorts after every letter.
    return sql`(${name} >= ${text} AND ${name} < ${`${text}\u{10FFFF}`})`;
  }
  const anywhere = fields === undefined ? literalMatch(text) : `${fields} : ${literalMatch(text)}`;
  const match = digits === null ? anywhere : `${anywhere} OR customer_phone : ${literalMatch(digits)}`;
  return sql`"bookings".rowid IN (
    SELECT rowid FROM bookings_search WHERE bookings_search MATCH ${match} ORDER BY rowid DESC LIMIT ${max}
  )`;
}
