import { sql } from "drizzle-orm";
import { check, foreignKey, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SoldExtra } from "~/domain/prices/offers";
import type { ExtraRefund } from "~/domain/prices/offers-schema";
import { bookings } from "./bookings";
import { departures } from "./tours";

/**
 * Extras of a booking as sold, written with its `priceBasis`, which has them too: these rows are for lists and sums. Without row ids (migration
 * 0009), so that an extra is one row written.
 */
export const bookingExtras = sqliteTable(
  "booking_extras",
  {
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    extra: text("extra").notNull(),
    title: text("title").notNull(),
    per: text("per").$type<SoldExtra["per"]>().notNull(),
    quantity: integer("quantity").notNull(),
    /** Whole rupees, of all pieces. */
    amount: integer("amount").notNull(),
    refund: text("refund").$type<ExtraRefund>().notNull(),
    /** Null for the GST of the tour. */
    gstPercent: integer("gst_percent"),
  },
  (table) => [
    primaryKey({ columns: [table.booking, table.extra] }),
    check("booking_extras_quantity_positive", sql`${table.quantity} > 0`),
  ],
);

/** Pieces of an extra that the bookings of a departure have, also of extras without a limit. Without row ids, like the bookings' extras. */
export const departureStock = sqliteTable(
  "departure_stock",
  {
    tourId: integer("tour_id").notNull(),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    extra: text("extra").notNull(),
    /** The tour's limit when a piece was last taken; null without one. */
    stock: integer("stock"),
    taken: integer("taken").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tourId, table.travelDate, table.start, table.extra] }),
    foreignKey({
      columns: [table.tourId, table.travelDate, table.start],
      foreignColumns: [departures.tourId, departures.travelDate, departures.start],
    }).onUpdate("cascade"),
    // Prevents overselling: a batch that takes more is rolled back completely.
    check("departure_stock_not_oversold", sql`${table.stock} IS NULL OR ${table.taken} <= ${table.stock}`),
    check("departure_stock_not_negative", sql`${table.taken} >= 0`),
  ],
);
