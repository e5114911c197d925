import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BookingSource } from "~/domain/bookings/booking-source";
import type { LedgerAccount, LedgerKind } from "~/domain/money/ledger/ledger";

/**
 * Totals that reports read instead of tables that grow with bookings, with the rows that are not folded into them yet
 * (worker/analytics/sums.repo.ts). Days are in India, amounts whole rupees.
 */

/** Rows of the view `counted_bookings` at some time: before a change of a booking with sign -1, after it with 1. */
export const bookingDeltas = sqliteTable("booking_deltas", {
  seq: integer("seq").primaryKey(),
  sign: integer("sign").$type<-1 | 1>().notNull(),
  booking: text("booking").notNull(),
  bookedOn: text("booked_on").notNull(),
  tourId: integer("tour_id").notNull(),
  daysAhead: integer("days_ahead").notNull(),
  /** 1 to 12. */
  travelMonth: integer("travel_month").notNull(),
  origin: text("origin").notNull(),
  source: text("source").$type<BookingSource>().notNull(),
  /** 1 if made through the site and confirmed at some time. */
  converted: integer("converted").notNull(),
  /** 1 for the first booking of its e-mail address. */
  newCustomers: integer("new_customers").notNull(),
  cancelledOn: text("cancelled_on"),
  /** Day and operator of its first sale in the ledger. */
  soldOn: text("sold_on"),
  operator: text("operator"),
  discount: integer("discount").notNull(),
});

/** Rows of the view `ended_trips`, operators' shares of trips that are over, in the same way. */
export const tripDeltas = sqliteTable("trip_deltas", {
  seq: integer("seq").primaryKey(),
  sign: integer("sign").$type<-1 | 1>().notNull(),
  booking: text("booking").notNull(),
  overOn: text("over_on").notNull(),
  operator: text("operator").notNull(),
  received: integer("received").notNull(),
  notReceived: integer("not_received").notNull(),
});

/** The last row of each append-only table that is folded into the totals, or read by the job that accrues taxes. */
export const watermarks = sqliteTable("watermarks", {
  stream: text("stream").$type<"bookings" | "trips" | "ledger" | "taxes" | "tax-trips">().primaryKey(),
  foldedTo: integer("folded_to").notNull(),
});

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

/** Counts of all bookings by the day they were made, and sums of their sales. */
export const periodTotals = sqliteTable(
  "period_totals",
  {
    grain: text("grain").$type<Exclude<Grain, "all">>().notNull(),
    period: text("period").notNull(),
    made: integer("made").notNull(),
    /** Made through the site and confirmed at some time. */
    converted: integer("converted").notNull(),
    /** First bookings of their e-mail address. */
    newCustomers: integer("new_customers").notNull(),
    /** Made then and canceled by now. */
    cancelled: integer("cancelled").notNull(),
    /** Canceled then, whenever they were made. */
    cancellations: integer("cancellations").notNull(),
    revenue: integer("revenue").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.grain, table.period] }),
    check("period_totals_grain_known", sql`${table.grain} IN ('day', 'month')`),
  ],
);

/** Bookings and sales by where their tours go, as these are named now: reports do not read a row for each tour. */
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
    /** Bookings by their first sale in the ledger. */
    sold: integer("sold").notNull(),
    /** Sales and their changes: the total price, and the commission in it. */
    revenue: integer("revenue").notNull(),
    commission: integer("commission").notNull(),
    /** Compensation and discounts that we pay the operator beside it. */
    borne: integer("borne").notNull(),
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

/** State of the daily verification of the totals; one row. */
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
