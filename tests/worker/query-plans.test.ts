import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { TripFilter } from "~/domain/trips/traveler-booking";
import { hasUnpaidBalance, overdueAt } from "../../worker/bookings/due-bookings.repo";
import {
  listBookingsToRemind,
  listPartiesToRemind,
  listPaymentsToRemind,
} from "../../worker/notifications/bookings/reminders.repo";
import { createDatabase } from "../../worker/platform/db/client";
import { bookings } from "../../worker/platform/db/schema";
import { listTravelerBookings } from "../../worker/trips/traveler-booking-list.repo";
import { db } from "../support/database";
import { createViewer } from "../support/people";
import { spiedDatabase } from "../support/spied-database";

/** Returns the steps of a query's plan. */
async function planOf({ sql, params = [] }: { sql: string; params?: unknown[] }): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...params)
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

const bookingsWhere = (condition: ReturnType<typeof overdueAt>) =>
  db.select({ id: bookings.id }).from(bookings).where(condition).toSQL();
const today = todayInIndia(Date.now());
const isUnpaid = `"paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')`;
const heldWhere = (condition: string) => ({ sql: `SELECT * FROM delayed_changes WHERE ${condition}` });

/** Queries of jobs and limits, as they are sent or as triggers contain them, with the index that each has to use. */
test.for<[name: string, query: { sql: string; params?: unknown[] }, step: string]>([
  ["expiry", bookingsWhere(overdueAt(1)), "bookings_to_pay (payment_due_at<?)"],
  ["end of a balance", bookingsWhere(hasUnpaidBalance(1)), "bookings_balance_unpaid (balance_cancel_at<?)"],
  ["reminder to pay", listPaymentsToRemind(db, 1).toSQL(), "bookings_to_remind (payment_reminder_at<?)"],
  [
    "reminder of a trip",
    listBookingsToRemind(db, { days: 1, travelDate: today, bookedBefore: 1, limit: 50 }).toSQL(),
    "bookings_by_departure (tour_id=? AND travel_date=?)",
  ],
  [
    "reminder of a party",
    listPartiesToRemind(db, { today, bookedBefore: 1, limit: 50 }).toSQL(),
    "bookings_by_departure",
  ],
  [
    "manifests of a day",
    {
      sql: "SELECT DISTINCT operator_slug FROM departures JOIN tours ON tours.id = departures.tour_id WHERE travel_date = '2027-01-01' AND booked > 0",
    },
    "departures_by_date",
  ],
  [
    "limit of an address",
    {
      sql: `SELECT count(*) FROM bookings WHERE email_key = 'a' AND travel_date >= '2026-01-01' AND ${isUnpaid}`,
    },
    "bookings_unpaid_by_email (email_key=? AND travel_date>?)",
  ],
  [
    "limit of a caller",
    {
      sql: `SELECT count(*) FROM bookings WHERE caller = 'a' AND "caller" IS NOT NULL AND "verified_at" IS NULL AND ${isUnpaid}`,
    },
    "bookings_unproven_by_caller (caller=?)",
  ],
  [
    "end of old mail",
    { sql: "DELETE FROM mail_outbox WHERE created_at < 1 AND status <> 'queued'" },
    "mail_outbox_newest",
  ],
  [
    "erasure of documents",
    { sql: "UPDATE party_members SET encrypted_identity = NULL WHERE identity_until <= '2027-01-01'" },
    "USING INDEX party_identities_to_erase",
  ],
  [
    "held changes that are due",
    heldWhere("outcome IS NULL AND due_at <= 1"),
    "USING INDEX delayed_changes_by_outcome",
  ],
  [
    "refused changes of a person",
    heldWhere("outcome = 'refused' AND actor_id = 'a'"),
    "USING INDEX delayed_changes_by_outcome",
  ],
  ["undo of held changes", heldWhere("batch = 'a' AND outcome IS NULL"), "USING INDEX delayed_changes_"],
])("%s reads by index", async ([, query, step]) => {
  expect((await planOf(query)).join("\n")).toContain(step);
});

test.for<TripFilter>(["all", "upcoming", "past", "cancelled"])(
  "%s of one account are read only through the index of their account",
  async (filter) => {
    const { database, queries } = spiedDatabase();
    const query = { filter, q: "a", today };
    await listTravelerBookings(createDatabase(database), await createViewer(), query, { limit: 10 });
    expect(queries).toHaveLength(2);
    for (const { text, params } of queries) {
      const steps = await planOf({ sql: text, params });
      expect(steps.filter((detail) => /\bbookings\b/.test(detail))).toStrictEqual([
        "SEARCH bookings USING INDEX bookings_by_user (user_id=?)",
      ]);
    }
  },
);
