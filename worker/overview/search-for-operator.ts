import { minSearchedPart } from "~/domain/desk/booking-search";
import { noResults, type SearchResults } from "~/domain/overview/search-results";
import type { Operator } from "../platform/authz/actors";
import { isOperatorOf, isTourOf } from "../platform/authz/operator-rights.repo";
import { listOperatorBookings } from "../desk/operator-bookings.repo";
import type { Database } from "../platform/db/client";
import { payouts } from "../platform/db/schema";
import * as repo from "./find.repo";

/** Max results of each kind. */
const maxResults = 6;

/**
 * Searches an operator's own bookings by reference, name, tour, and a whole e-mail address or phone number, tours by title, place and slug,
 * and payouts by the bank's reference, each if the user has the right for it. Returns a few of each.
 */
export async function searchForOperator(
  { db }: { db: Database },
  operator: Operator,
  text: string,
): Promise<SearchResults> {
  const q = text.trim();
  if (q.length < 2) return noResults;
  const [bookings, tours, paid] = await Promise.all([
    listOperatorBookings(db, operator.id, { q, limit: maxResults }),
    repo.findTours(db, q, maxResults, isTourOf(operator.id, "tours")),
    q.length < minSearchedPart
      ? []
      : repo.findPayouts(
          db,
          q.toUpperCase(),
          maxResults,
          isOperatorOf(payouts.operatorSlug, operator.id, "earnings"),
        ),
  ]);
  return {
    ...noResults,
    bookings: bookings.bookings.map(({ bookingId, customerName, tourTitle, travelDate, status }) => ({
      bookingId,
      customerName,
      tourTitle,
      travelDate,
      status,
    })),
    tours,
    payouts: paid,
  };
}
