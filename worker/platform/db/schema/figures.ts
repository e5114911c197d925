import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BookingSource } from "~/domain/bookings/booking-source";
import type { LedgerAccount, LedgerKind } from "~/domain/money/ledger/ledger";

/**
 * Roll-ups that reports read instead of tables that grow with bookings. Triggers (migration 0007) change them with the rows they count, so
 * nothing can bypass them; the job "figures" verifies them. Days are in India, amounts whole rupees.
 */

/** `period` is yyyy-MM-dd for a day, yyyy-MM for a month, and empty for all time. */
type Grain = "day" | "month" | "all";

/** Sums of ledger entries by the time they were written. */
export const ledgerTotals = sqliteTable(
  "ledger_totals",
  {
    grain: text("grain").$type<Grain>().notNull(),
    period: text("period").notNull(),
    /** Slug; empty for entries without an operator. */
    operator: text("operator").notNull(),
    kind: text("kind").$type<LedgerKind>().notNull(),
    debit: text("debit").$type<LedgerAccount>().notNull(),
    credit: text("credit").$type<LedgerAccount>().notNull(),
    amount: integer("amount").notNull(),
    /** Bookings whose first sale is among the entries, and their discounts. */
    sold: integer("sold").notNull(),
    discounts: integer("discounts").notNull(),
    /** Change of the commission that is covered by received money; each booking's first money is the commission. */
    commissionReceived: integer("commission_received").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.grain, table.period, table.operator, table.kind, table.debit, table.credit],
    }),
    index("ledger_totals_by_operator").on(table.operator, table.grain, table.period),
    check("ledger_totals_grain_known", sql`${table.grain} IN ('day', 'month', 'all')`),
  ],
);

/** Sums of `tour_totals` over all tours, by triggers on it (migration 0007): reports do not read a row for each tour and day. */
export const periodTotals = sqliteTable(
  "period_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    made: integer("made").notNull(),
    converted: integer("converted").notNull(),
    newCustomers: integer("new_customers").notNull(),
    cancelled: integer("cancelled").notNull(),
    cancellations: integer("cancellations").notNull(),
    revenue: integer("revenue").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period] }),
    check("period_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/**
 * Sums of `tour_totals` by where the tours go, as they are named now: by triggers on it and on the names of `tours` (migration 0007). Reports do not
 * read a row for each tour.
 */
export const placeTotals = sqliteTable(
  "place_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    place: text("place").notNull(),
    state: text("state").notNull(),
    made: integer("made").notNull(),
    revenue: integer("revenue").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.place, table.state] }),
    check("place_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/** Counts of a tour's bookings by the day they were made, and sums of its ledger entries. */
export const tourTotals = sqliteTable(
  "tour_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    tourId: integer("tour_id").notNull(),
    made: integer("made").notNull(),
    /** Made through the site and confirmed at some time. */
    converted: integer("converted").notNull(),
    /** First bookings of their e-mail address. */
    newCustomers: integer("new_customers").notNull(),
    /** Made then and canceled by now. */
    cancelled: integer("cancelled").notNull(),
    /** Canceled then, whenever they were made. */
    cancellations: integer("cancellations").notNull(),
    /** Bookings by their first sale in the ledger. */
    sold: integer("sold").notNull(),
    /** Sales and their changes: the total price, and the commission in it. */
    revenue: integer("revenue").notNull(),
    commission: integer("commission").notNull(),
    /** Charges for featured places. */
    premium: integer("premium").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.tourId] }),
    index("tour_totals_by_tour").on(table.tourId, table.grain, table.period),
    check("tour_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/** Bookings by the day they were made and the days until their trip. */
export const leadTimeTotals = sqliteTable(
  "lead_time_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    daysAhead: integer("days_ahead").notNull(),
    bookings: integer("bookings").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.daysAhead] }),
    check("lead_time_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/** Where bookings come from: those of app/domain/bookings/booking-source.ts. migrations/0003_bookings.sql fills it. */
export const bookingSourceRows = sqliteTable("booking_sources", {
  name: text("name").$type<BookingSource>().primaryKey(),
});

/** Bookings by the day they were made and by who made them. */
export const sourceTotals = sqliteTable(
  "source_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    source: text("source")
      .$type<BookingSource>()
      .notNull()
      .references(() => bookingSourceRows.name),
    bookings: integer("bookings").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.source] }),
    check("source_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/** Bookings by the day they were made, the departure city and the month of travel. */
export const demandTotals = sqliteTable(
  "demand_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    origin: text("origin").notNull(),
    /** 1 to 12. */
    travelMonth: integer("travel_month").notNull(),
    bookings: integer("bookings").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.origin, table.travelMonth] }),
    check("demand_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/**
 * Operators' share of bookings, as far as their customers have paid it. A day or a month counts the bookings whose trip ended then and that
 * are completed, canceled or a no-show; all time counts every booking.
 */
export const tripBalances = sqliteTable(
  "trip_balances",
  {
    grain: text("grain").$type<Grain>().notNull(),
    period: text("period").notNull(),
    operator: text("operator").notNull(),
    received: integer("received").notNull(),
    notReceived: integer("not_received").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period, table.operator] }),
    check("trip_balances_grain_known", sql`${table.grain} IN ('day', 'month', 'all')`),
  ],
);

/** Departures with sold seats by the month of travel. */
export const departureMonths = sqliteTable(
  "departure_months",
  {
    month: text("month").notNull(),
    tourId: integer("tour_id").notNull(),
    departures: integer("departures").notNull(),
    seats: integer("seats").notNull(),
    seatsSold: integer("seats_sold").notNull(),
    /** Days with sold seats or a closed departure, as bits: 1 is the first of the month. */
    takenDays: integer("taken_days").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.tourId] }),
    // All of a row, so that reports over a year do not look each one up.
    index("departure_months_read").on(
      table.month,
      table.tourId,
      table.departures,
      table.seats,
      table.seatsSold,
      table.takenDays,
    ),
  ],
);

/** Existing accounts by the month of their creation. */
export const accountMonths = sqliteTable("account_months", {
  month: text("month").primaryKey(),
  accounts: integer("accounts").notNull(),
});

/** State of the daily verification of the roll-ups; one row. */
export const figureChecks = sqliteTable(
  "figure_checks",
  {
    id: integer("id").primaryKey(),
    /** Day of the last verification. */
    checkedOn: text("checked_on").notNull(),
    /** Past day that was verified with it; the next run takes the one before it. */
    pastDay: text("past_day").notNull(),
    /** Found difference, which is verified again with each run until it is gone. */
    difference: text("difference"),
  },
  (table) => [check("figure_checks_one_row", sql`${table.id} = 1`)],
);
