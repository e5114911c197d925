import { sql, type SQL } from "drizzle-orm";
import { minSearchedPart, phoneStartOf, type BookingSearch } from "~/domain/desk/booking-search";
import { literalMatch } from "../platform/db/conditions";
import { bookings } from "../platform/db/schema";

/** Newest matches that a list is made of: what a page reads stays bounded, however many bookings match. */
const listed = 10_000;

/** Columns of `bookings_search` about the customer. */
export const customerFields = "{customer_folded customer_email customer_phone}";

/**
 * Matches the bookings that a search finds, by the full-text index `bookings_search` or, for one character, the index on names.
 * @param max only the newest matches
 * @param fields columns of the index that are searched; all by default
 */
export function isFoundBySearch(search: BookingSearch, max = listed, fields?: string): SQL {
  if (search.text.length === 1) {
    const start = ` ${search.text}`;
    // U+10FFFF sorts after every letter.
    return sql`(${bookings.customerFolded} >= ${start} AND ${bookings.customerFolded} < ${`${start}\u{10FFFF}`})`;
  }
  return sql`"bookings".rowid IN (
    SELECT rowid FROM bookings_search WHERE bookings_search MATCH ${matchOf(search, fields)}
    ORDER BY rowid DESC LIMIT ${max}
  )`;
}

/** Trigrams find three characters or more anywhere; two are found with the space before a word, or with the code before a number. */
function matchOf({ text, digits }: BookingSearch, fields: string | undefined): string {
  if (text.length < minSearchedPart) {
    const start = phoneStartOf(text);
    const word = `customer_folded : ${literalMatch(` ${text}`)}`;
    return start === null ? word : `${word} OR customer_phone : ${literalMatch(start)}`;
  }
  const anywhere = fields === undefined ? literalMatch(text) : `${fields} : ${literalMatch(text)}`;
  return digits === null ? anywhere : `${anywhere} OR customer_phone : ${literalMatch(digits)}`;
}
