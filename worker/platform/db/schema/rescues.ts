import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import type { Chooser, Fallback, OfferState, RescueOption } from "~/domain/desk/rescue";
import { instant } from "../columns";
import { bookings } from "./bookings";
import { tours } from "./tours";

/**
 * Offers to the travelers of a departure in trouble, one per booking and departure. The trigger `rescue_offers_settled` accepts a
 * traveler's answer only while the offer is open, and `rescue_offers_settled` keeps what was settled.
 */
export const rescueOffers = sqliteTable(
  "rescue_offers",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** The departure in trouble. */
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull().default(""),
    /** Increases each time the booking is asked. */
    round: integer("round").notNull().default(1),
    state: text("state").$type<OfferState>().notNull(),
    options: text("options", { mode: "json" }).$type<RescueOption[]>().notNull(),
    /** Kinds of trips to look up when the offer is sent: "date", "tour" or both. */
    proposals: text("proposals", { mode: "json" }).$type<("date" | "tour")[]>().notNull(),
    fallback: text("fallback").$type<Fallback>().notNull(),
    fault: text("fault").$type<Exclude<FaultParty, "traveler">>().notNull(),
    /** A sentence for travelers. */
    reason: text("reason").notNull(),
    /** "refund" or the key of an option. */
    choice: text("choice"),
    chosenBy: text("chosen_by").$type<Chooser>(),
    newBooking: text("new_booking").references(() => bookings.id),
    deadlineAt: instant("deadline_at"),
    /** When a job acts on it: sends the offer or the reminder, or settles it; null if nothing is to do. */
    dueAt: instant("due_at"),
    remindedAt: instant("reminded_at"),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    /** The side that made the offer; the audit log has the person. */
    orderedBy: text("ordered_by").$type<"team" | "operator">().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("rescue_offers_by_departure").on(table.tourId, table.travelDate, table.start, table.booking),
    index("rescue_offers_by_booking").on(table.booking, table.createdAt),
    uniqueIndex("rescue_offers_by_new_booking").on(table.newBooking),
    index("rescue_offers_due")
      .on(table.dueAt)
      .where(sql`"due_at" IS NOT NULL`),
    check(
      "rescue_offers_state_known",
      sql`${table.state} IN ('queued', 'asked', 'settling', 'moved', 'rebooked', 'refunded', 'failed', 'ended')`,
    ),
    check("rescue_offers_fallback_known", sql`${table.fallback} IN ('refund', 'date', 'tour')`),
    check("rescue_offers_fault_known", sql`${table.fault} IN ('operator', 'nobody', 'platform')`),
    check("rescue_offers_chooser_known", sql`${table.chosenBy} IN ('traveler', 'team', 'system')`),
    check("rescue_offers_orderer_known", sql`${table.orderedBy} IN ('team', 'operator')`),
  ],
);
export type RescueOfferRow = typeof rescueOffers.$inferSelect;
