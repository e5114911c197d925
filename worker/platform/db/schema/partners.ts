import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { KeyRight } from "~/domain/partners/api-key";
import type { StateCode } from "~/domain/operators/gst-states";
import type { MovementKind, ResellerTerms } from "~/domain/partners/reseller";
import type { OctoUnitItem } from "~/domain/partners/octo/unit-items";
import type { WebhookEvent } from "~/domain/partners/webhook";
import type { Occurrence } from "~/domain/partners/calendar-feed";
import type { RefundBearer } from "~/domain/money/bearers";
import { instant } from "../columns";
import { users } from "./accounts";
import { bookings } from "./bookings";
import { operators, tours } from "./tours";

/** Companies that sell our tours under their own name (app/domain/partners/reseller.ts). */
export const resellers = sqliteTable(
  "resellers",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull().unique(),
    /** For statements and notices. */
    email: text("email").notNull(),
    gstin: text("gstin"),
    /** Buyer on the invoices of its bookings, with the GST number. */
    state: text("state").$type<StateCode>().notNull(),
    address: text("address").notNull(),
    terms: text("terms").$type<ResellerTerms>().notNull(),
    /** Percentage of the price that it keeps. */
    commissionPercent: integer("commission_percent").notNull(),
    /** The party whose money the commission is. */
    bearer: text("bearer").$type<RefundBearer>().notNull(),
    /** Paid in and returned, less what its bookings cost; whole rupees. Below zero it owes us. */
    balance: integer("balance").notNull().default(0),
    creditLimit: integer("credit_limit").notNull().default(0),
    /** True if operators are paid before it has paid us. */
    isAdvanced: integer("is_advanced", { mode: "boolean" }).notNull().default(false),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    /** Last month (yyyy-MM) whose statement was mailed. */
    statementMonth: text("statement_month"),
  },
  (table) => [
    // A booking that costs more is rolled back completely.
    check("resellers_not_overdrawn", sql`${table.balance} + ${table.creditLimit} >= 0`),
    check("resellers_percent", sql`${table.commissionPercent} BETWEEN 0 AND 50`),
  ],
);
export type ResellerRow = typeof resellers.$inferSelect;

/** Keys of programs (app/domain/partners/api-key.ts). The key itself is not stored. */
export const apiKeys = sqliteTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    /** SHA-256 of the key, hexadecimal. */
    hash: text("hash").notNull().unique(),
    /** The key's first characters, by which people recognize it. */
    prefix: text("prefix").notNull(),
    name: text("name").notNull(),
    /** One of these two has it. */
    reseller: text("reseller").references(() => resellers.id),
    operatorSlug: text("operator_slug").references(() => operators.slug, { onUpdate: "cascade" }),
    rights: text("rights", { mode: "json" }).$type<KeyRight[]>().notNull(),
    /** Slugs of the operators that a reseller's key opens; null for all. */
    operators: text("operators", { mode: "json" }).$type<string[]>(),
    createdBy: text("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at"),
    revokedAt: instant("revoked_at"),
    /** To the hour. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [
    index("api_keys_by_reseller").on(table.reseller),
    index("api_keys_by_operator").on(table.operatorSlug),
    check("api_keys_one_owner", sql`(${table.reseller} IS NULL) <> (${table.operatorSlug} IS NULL)`),
  ],
);

/** Reservations of resellers: on hold until confirmed, then the booking's link to what the reseller knows of it. */
export const resellerBookings = sqliteTable(
  "reseller_bookings",
  {
    reseller: text("reseller")
      .notNull()
      .references(() => resellers.id),
    /** Chosen by the reseller: the same request makes one reservation. */
    uuid: text("uuid").notNull(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    optionId: text("option_id"),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull(),
    unitItems: text("unit_items", { mode: "json" }).$type<OctoUnitItem[]>().notNull(),
    hold: text("hold").notNull(),
    /** Price for the guest and for the reseller, whole rupees. */
    retail: integer("retail").notNull(),
    net: integer("net").notNull(),
    resellerReference: text("reseller_reference"),
    /** The contact and notes as sent, encrypted. */
    encryptedContact: text("encrypted_contact"),
    booking: text("booking").references(() => bookings.id),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** When a reservation was given up; a booking has its own. */
    cancelledAt: instant("cancelled_at"),
    cancelReason: text("cancel_reason"),
    /** When the reseller's money paid it; null while it is on credit. */
    settledAt: instant("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.reseller, table.uuid] }),
    uniqueIndex("reseller_bookings_by_booking").on(table.booking),
    index("reseller_bookings_on_hold")
      .on(table.reseller, table.expiresAt)
      .where(sql`"booking" IS NULL AND "cancelled_at" IS NULL`),
    index("reseller_bookings_by_reference").on(table.reseller, table.resellerReference),
    index("reseller_bookings_on_credit")
      .on(table.reseller, table.confirmedAt)
      .where(sql`"confirmed_at" IS NOT NULL AND "settled_at" IS NULL`),
  ],
);
export type ResellerBookingRow = typeof resellerBookings.$inferSelect;

/** Money that resellers paid in or got back, with the receipt's id, and what their bookings and refunds moved: their statements. */
export const resellerMovements = sqliteTable(
  "reseller_movements",
  {
    id: text("id").primaryKey(),
    reseller: text("reseller")
      .notNull()
      .references(() => resellers.id),
    kind: text("kind").$type<MovementKind>().notNull(),
    /** Whole rupees, as it changes the balance. */
    amount: integer("amount").notNull(),
    booking: text("booking").references(() => bookings.id),
    note: text("note"),
    createdAt: instant("created_at").notNull(),
    /** Balance after money was paid back. */
    leftOver: integer("left_over"),
  },
  (table) => [
    index("reseller_movements_newest").on(table.reseller, table.createdAt, table.id),
    // Credit is never paid out.
    check("reseller_movements_not_overpaid", sql`${table.leftOver} >= 0`),
  ],
);

/** Addresses of resellers and operators that get our events (worker/partners/webhooks). */
export const webhookEndpoints = sqliteTable(
  "webhook_endpoints",
  {
    id: text("id").primaryKey(),
    /** One of these two has it. */
    reseller: text("reseller").references(() => resellers.id),
    operatorSlug: text("operator_slug").references(() => operators.slug, { onUpdate: "cascade" }),
    url: text("url").notNull(),
    events: text("events", { mode: "json" }).$type<WebhookEvent[]>().notNull(),
    /** Secrets of its signatures; the one before also signs until then. */
    encryptedSecret: text("encrypted_secret").notNull(),
    encryptedPrevious: text("encrypted_previous"),
    previousUntil: instant("previous_until"),
    createdAt: instant("created_at").notNull(),
    /** When it answered the challenge: it gets what happens from then on. */
    confirmedAt: instant("confirmed_at"),
    pausedAt: instant("paused_at"),
    /** When it was switched off, after three days without an answer. */
    disabledAt: instant("disabled_at"),
    /** First failure since the last success. */
    failingSince: instant("failing_since"),
  },
  (table) => [
    index("webhook_endpoints_by_reseller").on(table.reseller),
    index("webhook_endpoints_by_operator").on(table.operatorSlug),
    check("webhook_endpoints_one_owner", sql`(${table.reseller} IS NULL) <> (${table.operatorSlug} IS NULL)`),
  ],
);
export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;

/** Events for endpoints, kept for 30 days. Those of a subject are sent in the order of `seq`, each once the one before was answered. */
export const webhookDeliveries = sqliteTable(
  "webhook_deliveries",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    endpoint: text("endpoint")
      .notNull()
      .references(() => webhookEndpoints.id),
    type: text("type").$type<WebhookEvent>().notNull(),
    /** Reference of the booking, slug of the tour or id of the payout. */
    subject: text("subject").notNull(),
    /** The row that it was made of, by which it is made once; null for tours, whose events are joined until the first try. */
    source: text("source"),
    data: text("data", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAt: instant("created_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Null once it was answered or given up. */
    nextAttemptAt: instant("next_attempt_at"),
    deliveredAt: instant("delivered_at"),
    lastAttemptAt: instant("last_attempt_at"),
    lastStatus: integer("last_status"),
    lastError: text("last_error"),
    /** Beginning of the last answer, for its owner. */
    lastAnswer: text("last_answer"),
  },
  (table) => [
    uniqueIndex("webhook_deliveries_once").on(table.endpoint, table.source),
    uniqueIndex("webhook_deliveries_joined")
      .on(table.endpoint, table.type, table.subject)
      .where(sql`"source" IS NULL AND "attempts" = 0 AND "next_attempt_at" IS NOT NULL`),
    index("webhook_deliveries_due")
      .on(table.nextAttemptAt)
      .where(sql`"next_attempt_at" IS NOT NULL`),
    index("webhook_deliveries_in_order")
      .on(table.endpoint, table.subject, table.seq)
      .where(sql`"next_attempt_at" IS NOT NULL`),
    index("webhook_deliveries_newest").on(table.endpoint, table.seq),
    index("webhook_deliveries_by_age").on(table.createdAt),
  ],
);

/** Prices and sale of each tour when an event was last made of it. */
export const webhookTours = sqliteTable("webhook_tours", {
  tourId: integer("tour_id").primaryKey(),
  prices: text("prices").notNull(),
  availability: text("availability").notNull(),
});

/** Ends up to which events were made of what happened, in one row, which migration 0013 fills. */
export const webhookProgress = sqliteTable(
  "webhook_progress",
  {
    id: integer("id").primaryKey(),
    /** Last rows of `booking_events` and `catalogue_changes` that were read. */
    bookings: integer("bookings").notNull(),
    catalogue: integer("catalogue").notNull(),
    /** UTC instant of check-ins and payouts. */
    at: instant("at").notNull(),
  },
  (table) => [check("webhook_progress_one_row", sql`${table.id} = 1`)],
);

/** Calendars of other channels that block departures (worker/partners/calendars). */
export const calendarFeeds = sqliteTable(
  "calendar_feeds",
  {
    id: text("id").primaryKey(),
    operatorSlug: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    name: text("name").notNull(),
    encryptedAddress: text("encrypted_address").notNull(),
    host: text("host").notNull(),
    /** Ids of the tours that it blocks. */
    tours: text("tours", { mode: "json" }).$type<number[]>().notNull(),
    /** Seats that each event takes; null for the whole day. */
    seats: integer("seats"),
    createdBy: text("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    nextReadAt: instant("next_read_at").notNull(),
    /** Last success, and last time that the whole calendar was sent. */
    readAt: instant("read_at"),
    wholeAt: instant("whole_at"),
    /** Why the last try failed; null if it did not. */
    problem: text("problem"),
    etag: text("etag"),
    lastModified: text("last_modified"),
    /** Occurrences of the last success, which block. */
    occurrences: text("occurrences", { mode: "json" }).$type<Occurrence[]>().notNull(),
    /** Future events of a calendar that lost more than half of them; nothing is freed until this is confirmed. */
    lostTo: integer("lost_to"),
    /** Fewest future events that the operator has confirmed. */
    confirmedLoss: integer("confirmed_loss"),
  },
  (table) => [
    index("calendar_feeds_by_operator").on(table.operatorSlug),
    index("calendar_feeds_due").on(table.nextReadAt),
  ],
);
export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

/** Departures that a feed blocks, with what it took of each, which goes back when the block ends. */
export const calendarBlocks = sqliteTable(
  "calendar_blocks",
  {
    feed: text("feed")
      .notNull()
      .references(() => calendarFeeds.id),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** yyyy-MM-dd, India. */
    travelDate: text("travel_date").notNull(),
    start: text("start").notNull(),
    /** Null for all. */
    wanted: integer("wanted"),
    /** Seats by which the capacity is lowered. */
    taken: integer("taken").notNull().default(0),
    /** Seats that a batch is about to take. */
    taking: integer("taking").notNull().default(0),
    /** `closed_at` of the departure, if feeds closed it. */
    closedAt: instant("closed_at"),
    /** The operator opened it again: it stays open while the event lasts. */
    isUndone: integer("is_undone", { mode: "boolean" }).notNull().default(false),
    isEnded: integer("is_ended", { mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.feed, table.tourId, table.travelDate, table.start] }),
    index("calendar_blocks_of_departure").on(table.tourId, table.travelDate, table.start),
    check("calendar_blocks_taken", sql`${table.taken} >= 0 AND ${table.taking} >= 0`),
  ],
);

/** Booking of an operator's tours in its own website (app/domain/partners/widget.ts). The id stands in that website. */
export const widgets = sqliteTable(
  "widgets",
  {
    id: text("id").primaryKey(),
    operatorSlug: text("operator_slug")
      .notNull()
      .references(() => operators.slug, { onUpdate: "cascade" }),
    /** Null for all tours of the operator. */
    tourId: integer("tour_id").references(() => tours.id),
    /** Origins that may frame it. */
    origins: text("origins", { mode: "json" }).$type<string[]>().notNull(),
    /** "#rrggbb". */
    color: text("color").notNull(),
    isOn: integer("is_on", { mode: "boolean" }).notNull().default(true),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("widgets_by_operator").on(table.operatorSlug)],
);
