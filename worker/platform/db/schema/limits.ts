import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";

/**
 * Limits that triggers enforce, in one row, which migrations/0002_seats.sql fills. Statements of the Worker read them by
 * worker/platform/db/limits.repo.ts. Times are milliseconds.
 */
export const limits = sqliteTable(
  "limits",
  {
    id: integer("id").primaryKey(),
    /** Max departures on which one caller holds seats, and max seats in all. */
    callerDepartures: integer("caller_departures").notNull(),
    callerSeats: integer("caller_seats").notNull(),
    /** Time after a caller's first hold on a departure until its holds there end, and time until the next may begin. */
    callerHeldFor: integer("caller_held_for").notNull(),
    callerRestsFor: integer("caller_rests_for").notNull(),
    /** Share of a departure's unbooked seats from which a new hold needs a proof of work. */
    proofFromPercent: integer("proof_from_percent").notNull(),
    /** Max unpaid upcoming bookings of one e-mail address, and max seats in them. */
    unpaidBookings: integer("unpaid_bookings").notNull(),
    unpaidSeats: integer("unpaid_seats").notNull(),
    /** Max parties that wait for seats of one departure, and max waiting lists of one e-mail address. */
    waitingOnDeparture: integer("waiting_on_departure").notNull(),
    waitingWithAddress: integer("waiting_with_address").notNull(),
    phoneCodeTries: integer("phone_code_tries").notNull(),
    sessionLasts: integer("session_lasts").notNull(),
    /** Time for which an operator's answer counts toward its answer time. */
    answersCountFor: integer("answers_count_for").notNull(),
  },
  (table) => [check("limits_one_row", sql`${table.id} = 1`)],
);
