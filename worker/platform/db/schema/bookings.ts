import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { PaymentMethod } from "~/domain/bookings/payment-methods";
import type { Diet, MemberKind } from "~/domain/trips/party-details";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import type { BookingChannel } from "~/domain/bookings/booking-source";
import type { OwnSale } from "~/domain/bookings/own-booking";
import type { BookingActor, HistoryTopic } from "~/domain/bookings/booking-history";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import type { RepairChange } from "~/domain/desk/repair";
import type { PriceBasis, RoomType } from "~/domain/prices/pricing";
import type { QuoteLine } from "~/domain/prices/quote";
import type { StateCode } from "~/domain/operators/gst-states";
import type { Language } from "~/domain/language/language";
import { instant } from "../columns";
import { users } from "./accounts";
import { tours } from "./tours";

export const bookings = sqliteTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    /** "TB" and at least six digits, the reference shown to people. */
    bookingId: text("booking_id").notNull().unique(),
    status: text("status").$type<BookingStatus>().notNull(),
    tourId: integer("tour_id").notNull(),
    /** The tour's operator, so that an operator's lists read an index in their own order. The foreign key below keeps it that of the tour. */
    operatorSlug: text("operator_slug").notNull(),
    /** The account that it belongs to: the signed-in customer, or by triggers of migration 0003 the one that confirmed its address; null for a guest. */
    userId: text("user_id").references(() => users.id),

    // Snapshot of the tour as sold: later edits of the tour do not change a booking.
    tourTitle: text("tour_title").notNull(),
    tourDestination: text("tour_destination").notNull(),
    tourDuration: text("tour_duration").notNull(),
    tourPrice: integer("tour_price").notNull(),
    departureCity: text("departure_city").notNull(),

    travelDate: text("travel_date").notNull(),
    /** Key of the departure's start (app/domain/departures/start.ts); empty for the only departure of a day. */
    start: text("start").notNull().default(""),
    /** Seats that it takes, if not one for each traveler. */
    seats: integer("seats"),
    /** Adults and children, who each need a seat. */
    numberOfTravelers: integer("number_of_travelers").notNull(),
    /** Included in the travelers, aged 2 to 11. */
    children: integer("children").notNull().default(0),
    /** Under 2, without a seat. */
    infants: integer("infants").notNull().default(0),
    roomType: text("room_type").$type<RoomType>().notNull(),
    /** Version of the privacy notice that the traveler agreed to (app/domain/settings/privacy-notice.ts); null if someone else booked. */
    noticeVersion: integer("notice_version"),
    specialRequests: text("special_requests"),
    /** Where the party is picked up, if the tour asks; null until given. */
    pickUp: text("pick_up"),

    customerName: text("customer_name").notNull(),
    /** `foldedName`, written with the name: the CHECK `bookings_name_folded` refuses that of another. */
    customerFolded: text("customer_folded").notNull().default(""),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    emergencyName: text("emergency_name").notNull(),
    emergencyPhone: text("emergency_phone").notNull(),

    /** Buyer on the invoice, until it is issued: GST State code, PIN code, address and GST number. */
    buyerState: text("buyer_state").$type<StateCode>(),
    postalCode: text("postal_code"),
    billingAddress: text("billing_address"),
    buyerGstin: text("buyer_gstin"),

    /** Language of its traveler's mails, messages and documents, no matter who triggers them. */
    language: text("language").$type<Language>().notNull().default("en"),

    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    couponCode: text("coupon_code"),
    /** Lines of the quote as sold; null for bookings older than this column. */
    priceLines: text("price_lines", { mode: "json" }).$type<QuoteLine[]>(),
    /** Tax included in the total when sold; null for bookings older than this column. */
    gstPercent: integer("gst_percent"),
    gstAmount: integer("gst_amount"),
    /** State of the accommodation sold, its place of supply; null for tours. */
    stayState: text("stay_state").$type<StateCode>(),
    discount: integer("discount").notNull(),
    totalAmount: integer("total_amount").notNull(),
    /** The platform's share of the total when sold. */
    commissionPercent: integer("commission_percent").notNull().default(10),
    /** The part of the discounts that the platform bears: the commission is on the total with it. */
    platformDiscount: integer("platform_discount").notNull().default(0),
    /** Inputs of the price, so that a changed booking is priced as it was sold; null for older bookings. */
    priceBasis: text("price_basis", { mode: "json" }).$type<PriceBasis>(),
    /** Option of the tour as sold; null for tours without. */
    optionId: text("option_id"),
    optionName: text("option_name"),

    /** Whole rupees received, and the part of it refunded or being refunded. */
    paidAmount: integer("paid_amount").notNull().default(0),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** The part of the refunded amount that banks took back for disputes while the booking was kept: it is due again. */
    takenBack: integer("taken_back").notNull().default(0),
    /** Refund granted by the schedule at cancellation. */
    refundDue: integer("refund_due"),
    /** Schedule the booking was sold with; null for the current one. */
    refundSchedule: text("refund_schedule", { mode: "json" }).$type<RefundStep[]>(),
    /** Caps every step of the schedule, in percent: moving a trip to a later date must not improve the terms. */
    maxRefundPercent: integer("max_refund_percent").notNull().default(100),
    /**
     * Address by which unpaid bookings are limited (`emailKeyOf`); null for bookings made by administrators and for
     * deleted accounts. The trigger `bookings_limited` counts it.
     */
    emailKey: text("email_key"),
    /** When its address was verified or it was paid; null if its seats depend on that. */
    verifiedAt: instant("verified_at"),
    /**
     * Keyed hash of the address (`callerIdOf`) of a client that booked unverified: the trigger `bookings_limited` counts its unproven
     * seats. Null once they are proven or free again, for others, and in demo builds.
     */
    caller: text("caller"),
    /** True if it was made pending because too many seats of its caller or departure were unproven: verified or paid, it is confirmed. */
    isProvisional: integer("is_provisional", { mode: "boolean" }).notNull().default(false),
    /** Days before departure by which it is paid, as sold. */
    dueDays: integer("due_days").notNull().default(7),
    /** It expires then, unless paid or, while unverified, verified; null if nothing is due. */
    paymentDueAt: instant("payment_due_at"),

    paymentReminderAt: instant("payment_reminder_at"),
    /** When the rest of a part-paid booking is due, by the deposit terms in `priceBasis`; null if nothing is. */
    balanceDueAt: instant("balance_due_at"),
    /** Reminders of the balance sent; the next one is at `paymentReminderAt`. */
    balanceReminders: integer("balance_reminders").notNull().default(0),
    /** It is canceled then by its refund schedule, unless the balance is paid; null before the last reminder. */
    balanceCancelAt: instant("balance_cancel_at"),

    createdAt: instant("created_at").notNull(),
    cancelledAt: instant("cancelled_at"),
    /** Sold by the operator itself, which was paid or not: no money of it passes through us. Null for all other bookings. */
    ownSale: text("own_sale").$type<OwnSale>(),
    /** The reseller that sold it (`resellers.id`): the guest paid the reseller, which pays us. */
    reseller: text("reseller"),
    /** Door of another company or program through which it came; null for the site and the offices. */
    channel: text("channel").$type<BookingChannel>(),
    /** True if it was not made through the site, but by an administrator or its operator. */
    isByTeam: integer("is_by_team", { mode: "boolean" }).notNull().default(false),
    /** True for the first booking of its e-mail address. */
    isFirst: integer("is_first", { mode: "boolean" }).notNull().default(false),
    /** Part of the signed link to the booking's own page: increasing it makes older links invalid. */
    linkVersion: integer("link_version").notNull().default(0),
  },
  (table) => [
    foreignKey({
      columns: [table.tourId, table.operatorSlug],
      foreignColumns: [tours.id, tours.operatorSlug],
    }).onUpdate("cascade"),
    // With the people that a report counts among the newest.
    index("bookings_newest").on(table.createdAt, table.id, table.customerEmail, table.userId),
    index("bookings_newest_by_status").on(table.status, table.createdAt, table.id),
    index("bookings_by_user")
      .on(table.userId, table.createdAt, table.id)
      .where(sql`"user_id" IS NOT NULL`),
    index("bookings_by_email").on(table.customerEmail, table.createdAt, table.id),
    index("bookings_by_phone").on(table.customerPhone, table.createdAt, table.id),
    index("bookings_by_channel")
      .on(table.channel, table.createdAt, table.id)
      .where(sql`"channel" IS NOT NULL`),
    index("bookings_by_reseller")
      .on(table.reseller, table.createdAt, table.id)
      .where(sql`"reseller" IS NOT NULL`),
    index("bookings_by_departure").on(table.tourId, table.travelDate, table.start),
    index("bookings_by_seller").on(table.operatorSlug, table.createdAt, table.id),
    // With the columns that an operator's upcoming bookings are counted and summed by.
    index("bookings_by_seller_and_travel_date").on(
      table.operatorSlug,
      table.travelDate,
      table.id,
      table.status,
      table.numberOfTravelers,
    ),
    index("bookings_by_travel_date").on(table.travelDate, table.id),
    index("bookings_by_total").on(table.totalAmount, table.id),
    index("bookings_by_customer").on(table.customerFolded, table.id),
    // With all that is counted of those that leave soon and are not paid in full.
    index("bookings_by_status_and_travel_date").on(
      table.status,
      table.travelDate,
      table.id,
      table.operatorSlug,
      table.ownSale,
      table.totalAmount,
      table.paidAmount,
      table.refundedAmount,
      table.createdAt,
    ),
    check(
      "bookings_status_known",
      sql`${table.status} IN ('pending', 'confirmed', 'cancelled', 'completed', 'no-show', 'expired')`,
    ),
    // SQLite folds ASCII letters only; TypeScript folds the others.
    check(
      "bookings_name_folded",
      sql`CASE WHEN ${table.customerName} GLOB '*[^ -~]*' OR instr(${table.customerName}, '  ') THEN length(${table.customerFolded}) >= 2
        ELSE ${table.customerFolded} = ' ' || lower(trim(replace(${table.customerName}, '''', ''))) END`,
    ),
    check("bookings_travelers_in_range", sql`${table.numberOfTravelers} BETWEEN 1 AND 20`),
    check("bookings_total_not_negative", sql`${table.totalAmount} >= 0`),
    check("bookings_taken_back", sql`${table.takenBack} BETWEEN 0 AND ${table.refundedAmount}`),
    check("bookings_not_overrefunded", sql`${table.refundedAmount} BETWEEN 0 AND ${table.paidAmount}`),
    check(
      "bookings_own_sale_known",
      sql`${table.ownSale} IS NULL OR (${table.ownSale} IN ('paid', 'unpaid') AND ${table.paidAmount} = 0)`,
    ),
    index("bookings_cancelled")
      .on(table.cancelledAt)
      .where(sql`"cancelled_at" IS NOT NULL`),
    index("bookings_to_pay").on(table.paymentDueAt),
    index("bookings_to_remind").on(table.paymentReminderAt),
    index("bookings_balance_unpaid")
      .on(table.balanceCancelAt)
      .where(sql`"balance_cancel_at" IS NOT NULL`),
    index("bookings_balance_due")
      .on(table.balanceDueAt)
      .where(sql`"balance_due_at" IS NOT NULL`),
    index("bookings_unproven_by_caller")
      .on(table.caller)
      .where(sql`"caller" IS NOT NULL AND "verified_at" IS NULL AND "status" IN ('pending', 'confirmed')`),
    index("bookings_state_waiting")
      .on(table.createdAt, table.operatorSlug)
      .where(
        sql`"buyer_state" IS NULL AND "buyer_gstin" IS NULL AND "gst_percent" > 0 AND "own_sale" IS NULL AND "paid_amount" > "refunded_amount"`,
      ),
    index("bookings_unpaid_by_email")
      .on(table.emailKey, table.travelDate)
      .where(sql`"paid_amount" = "refunded_amount" AND "status" IN ('pending', 'confirmed')`),
  ],
);
export type BookingRow = typeof bookings.$inferSelect;

/**
 * People of a booking's party, as far as they were named. The trigger `party_follows_booking` deletes people who no longer fit a smaller
 * party, erases identity documents with a cancellation, and moves the day of their erasure with the travel date.
 */
export const partyMembers = sqliteTable(
  "party_members",
  {
    /** "{booking}/{kind}/{number}": what the encrypted document is bound to. */
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    kind: text("kind").$type<MemberKind>().notNull(),
    /** Position among the people of its kind, from 1. */
    number: integer("number").notNull(),
    name: text("name"),
    age: integer("age"),
    diet: text("diet").$type<Diet>(),
    /** Kind and number of the identity document as JSON, encrypted. */
    encryptedIdentity: text("encrypted_identity"),
    /** First day in India on which the document is erased. */
    identityUntil: text("identity_until"),
    /** Ids of the own questions that were answered; those of the booking are with its first adult. */
    answered: text("answered", { mode: "json" }).$type<string[]>(),
    /** The answers by id as JSON, encrypted. */
    encryptedAnswers: text("encrypted_answers"),
  },
  (table) => [
    uniqueIndex("party_members_by_place").on(table.booking, table.kind, table.number),
    index("party_identities_to_erase")
      .on(table.identityUntil)
      .where(sql`"identity_until" IS NOT NULL`),
    check("party_members_kind_known", sql`${table.kind} IN ('adult', 'child', 'infant')`),
    check("party_members_number_in_range", sql`${table.number} BETWEEN 1 AND 60`),
    check("party_members_age_in_range", sql`${table.age} BETWEEN 0 AND 120`),
    check(
      "party_identities_end",
      sql`(${table.encryptedIdentity} IS NULL) = (${table.identityUntil} IS NULL)`,
    ),
  ],
);

/** Every change of a booking, numbered without gaps: the source of truth that the live feed replays from. */
export const bookingEvents = sqliteTable(
  "booking_events",
  {
    seq: integer("seq").primaryKey(),
    type: text("type").$type<"booking.created" | "booking.updated">().notNull(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    status: text("status").$type<BookingStatus>().notNull(),
    /** The account that made the change, or null for a guest. */
    actorId: text("actor_id").references(() => users.id),
    /** Role of the actor; null for events older than this column. */
    actor: text("actor").$type<BookingActor>(),
    /** The actor's reason, shown in the booking's history. */
    reason: text("reason"),
    /** Matter of a change that leaves the status as it is; null for events older than this column. */
    topic: text("topic").$type<HistoryTopic>(),
    /**
     * Increases with each change of the booking, for optimistic concurrency: a write uses the next number; if another
     * change came first, the UNIQUE rolls the batch back, and the change is recomputed.
     */
    version: integer("version").notNull().default(0),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("booking_events_by_version").on(table.booking, table.version),
    check("booking_events_type_known", sql`${table.type} IN ('booking.created', 'booking.updated')`),
  ],
);

/**
 * Idempotency keys of bookings, stored for 24 hours. A key is written in the batch that makes its booking, so two
 * requests with one key cannot both succeed, and a failed one leaves nothing behind.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    key: text("key").primaryKey(),
    /** SHA-256 of the first request with this key, hexadecimal. */
    requestHash: text("request_hash").notNull(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("idempotency_keys_by_age").on(table.createdAt)],
);

/**
 * Check-ins. The booking is the primary key, so a voucher is used once, no matter who scans it or when the scan arrives.
 */
export const checkIns = sqliteTable(
  "check_ins",
  {
    booking: text("booking")
      .primaryKey()
      .references(() => bookings.id),
    /** Created by the device: a repeated upload is the same check-in. */
    id: text("id").notNull().unique(),
    way: text("way").$type<"scan" | "hand">().notNull(),
    /** Time of the check-in by the device's clock. */
    at: instant("at").notNull(),
    doneBy: text("done_by").references(() => users.id),
    /** Travelers with seats who have come; null for the whole party. */
    arrived: integer("arrived"),
    /** Time of receipt. */
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("check_ins_newest").on(table.createdAt),
    check("check_ins_way_known", sql`${table.way} IN ('scan', 'hand')`),
  ],
);

/** Internal notes on bookings. Each side reads its own only; travelers read none. */
export const bookingNotes = sqliteTable(
  "booking_notes",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    side: text("side").$type<"team" | "operator">().notNull(),
    text: text("text").notNull(),
    /** Null once the author's account is deleted. */
    authorId: text("author_id").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("booking_notes_by_booking").on(table.booking, table.side, table.createdAt),
    index("booking_notes_by_author").on(table.authorId),
    check("booking_notes_side_known", sql`${table.side} IN ('team', 'operator')`),
  ],
);

/**
 * Changes by the office that raise the price, until the traveler accepts or declines them. At most one is open per booking; the
 * trigger `booking_proposals_settled` keeps a settled one as it is.
 */
export const bookingProposals = sqliteTable(
  "booking_proposals",
  {
    id: text("id").primaryKey(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** Version of the booking that the change was quoted for: it applies to no other. */
    version: integer("version").notNull(),
    change: text("change", { mode: "json" }).$type<RepairChange>().notNull(),
    /** Whole rupees, as shown to the traveler. */
    totalBefore: integer("total_before").notNull(),
    total: integer("total").notNull(),
    reason: text("reason").notNull(),
    status: text("status").$type<"open" | "accepted" | "declined" | "withdrawn">().notNull(),
    tokenHash: text("token_hash").notNull(),
    /** An administrator, whose account is never deleted. */
    proposedBy: text("proposed_by").references(() => users.id),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    uniqueIndex("booking_proposals_by_token").on(table.tokenHash),
    uniqueIndex("booking_proposals_open")
      .on(table.booking)
      .where(sql`"status" = 'open'`),
    check(
      "booking_proposals_status_known",
      sql`${table.status} IN ('open', 'accepted', 'declined', 'withdrawn')`,
    ),
    check("booking_proposals_rise", sql`${table.total} > ${table.totalBefore}`),
  ],
);
