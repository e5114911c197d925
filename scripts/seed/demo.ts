import type { CatalogueTour } from "../../worker/catalogue/schema";
import { readTours } from "./catalogue";
import { accountStatements } from "./demo-accounts";
import { ashasBookings } from "./demo-asha";
import { bookingStatements, pricedBookings, type DemoBooking } from "./demo-booking";
import { operatorStatements, taxIdentityStatement } from "./demo-operator";
import { couponStatements } from "./demo-coupons";
import { departureStatements } from "./demo-departures";
import { draftStatements } from "./demo-drafts";
import { disputeStatements } from "./demo-disputes";
import { partyStatements } from "./demo-week";
import { createCalendar } from "./demo-calendar";
import { marketingStatements } from "./demo-marketing";
import { partnerStatements } from "./demo-partners";
import { pastBookings } from "./demo-past";
import { readReviewTexts, reviewStatements, type ReviewText } from "./demo-reviews";
import { demoTourStatements } from "./demo-tours";
import { reviewReplyStatements, threadStatements } from "./demo-threads";
import { payoutStatements } from "./demo-payouts";
import { upcomingBookings } from "./demo-upcoming";
import { visitStatement } from "./demo-visits";

const day = 86_400_000;

/** Returns a year of bookings up to `now`, oldest first. */
export function demoBookings(
  tours: readonly CatalogueTour[],
  reviewTexts: ReadonlyMap<string, readonly ReviewText[]>,
  now: number,
): DemoBooking[] {
  const calendar = createCalendar();
  const upcoming = upcomingBookings(tours, calendar, now);
  const ashas = ashasBookings(tours, calendar, now);
  const past = pastBookings(tours, reviewTexts, calendar, now);
  return [...past, ...ashas, ...upcoming].toSorted((a, b) => a.createdAt - b.createdAt);
}

/** Counts the bookings as the application does when it makes and changes them. */
const countStatements = [
  `UPDATE bookings SET is_first = 1 WHERE id IN (SELECT id FROM (
    SELECT id, row_number() OVER (PARTITION BY customer_email ORDER BY created_at, id) AS place FROM bookings) WHERE place = 1)`,
  "INSERT INTO booking_deltas SELECT NULL, 1, * FROM counted_bookings",
  "INSERT INTO trip_deltas SELECT NULL, 1, * FROM ended_trips",
  "UPDATE watermarks SET folded_to = (SELECT max(seq) FROM trip_deltas) WHERE stream = 'tax-trips'",
];

/** Returns when each traveler joined: some hours or days before their first booking. */
function joinedBefore(bookings: readonly DemoBooking[]): Map<string, number> {
  const joined = new Map<string, number>();
  for (const [index, { customer, createdAt }] of bookings.entries())
    if (!joined.has(customer.id)) joined.set(customer.id, createdAt - (1 + ((index * 37) % 300)) * 3_600_000);
  return joined;
}

/**
 * Returns the statements for the demo accounts and tours, and a year of bookings and reviews, for local data only.
 * Deterministic for the same `now` (UTC milliseconds), except for the password salts.
 */
export async function demoStatements(now: number): Promise<string[]> {
  const bookings = demoBookings(readTours(), readReviewTexts(), now);
  const priced = pricedBookings(bookings, now);
  const since = Math.min(...bookings.map(({ createdAt }) => createdAt)) - 30 * day;
  return [
    ...(await accountStatements(since, joinedBefore(bookings), now)),
    ...operatorStatements(since),
    taxIdentityStatement(since),
    ...demoTourStatements(now),
    ...bookingStatements(priced, now),
    // The taxes of these movements are among the payouts' statements; the job accrues those of the disputes.
    "UPDATE watermarks SET folded_to = (SELECT max(id) FROM ledger_entries) WHERE stream = 'taxes'",
    ...disputeStatements(priced, now),
    ...partyStatements(bookings),
    ...payoutStatements(priced, now),
    ...reviewStatements(bookings),
    ...threadStatements(priced, now),
    ...reviewReplyStatements(priced, now),
    ...couponStatements(now),
    visitStatement(now),
    ...marketingStatements(now),
    ...partnerStatements(since),
    ...draftStatements(now),
    ...departureStatements(now),
    ...countStatements,
  ];
}
