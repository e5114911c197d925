import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PaymentMethod } from "~/domain/booking";
import type { BookingStatus } from "~/domain/booking-status";
import type { QuoteLine, RoomType } from "~/domain/pricing";
import { instant } from "../columns";
import { users } from "./accounts";
import { tours } from "./tours";

export const bookings = sqliteTable(
  "bookings",
  {
    id: text("id").primaryKey(),
    /** "TB" and six digits, for people. */
    bookingId: text("booking_id").notNull().unique(),
    status: text("status").$type<BookingStatus>().notNull(),
    tourId: integer("tour_id")
      .notNull()
      .references(() => tours.id),
    /** The signed-in person who booked, or null for a guest. */
    userId: text("user_id").references(() => users.id),

    // The tour as it was sold: later edits of the tour do not change a booking.
    tourTitle: text("tour_title").notNull(),
    tourDestination: text("tour_destination").notNull(),
    tourDuration: text("tour_duration").notNull(),
    tourPrice: integer("tour_price").notNull(),
    departureCity: text("departure_city").notNull(),

    travelDate: text("travel_date").notNull(),
    /** Adults and children, each on a seat. */
    numberOfTravelers: integer("number_of_travelers").notNull(),
    /** Of those, 2 to 11 years old. */
    children: integer("children").notNull().default(0),
    /** Under 2, on no seat of their own. */
    infants: integer("infants").notNull().default(0),
    roomType: text("room_type").$type<RoomType>().notNull(),
    specialRequests: text("special_requests"),

    customerName: text("customer_name").notNull(),
    customerEmail: text("customer_email").notNull(),
    customerPhone: text("customer_phone").notNull(),
    emergencyName: text("emergency_name").notNull(),
    emergencyPhone: text("emergency_phone").notNull(),

    paymentMethod: text("payment_method").$type<PaymentMethod>().notNull(),
    couponCode: text("coupon_code"),
    /** The quote's lines as they were sold; bookings before there were lines have none. */
    priceLines: text("price_lines", { mode: "json" }).$type<QuoteLine[]>(),
    /** The tax in the total when it was sold; bookings older than this column have none. */
    gstPercent: integer("gst_percent"),
    gstAmount: integer("gst_amount"),
    discount: integer("discount").notNull(),
    totalAmount: integer("total_amount").notNull(),

    createdAt: instant("created_at").notNull(),
    cancelledAt: instant("cancelled_at"),
  },
  (table) => [
    index("bookings_newest").on(table.createdAt, table.id),
    index("bookings_newest_by_status").on(table.status, table.createdAt, table.id),
    index("bookings_by_user").on(table.userId, table.createdAt, table.id),
    index("bookings_by_email").on(table.customerEmail, table.createdAt, table.id),
    index("bookings_by_departure").on(table.tourId, table.travelDate),
    check("bookings_status_known", sql`${table.status} IN ('pending', 'confirmed', 'cancelled')`),
    check("bookings_travelers_in_range", sql`${table.numberOfTravelers} BETWEEN 1 AND 20`),
    check("bookings_total_not_negative", sql`${table.totalAmount} >= 0`),
  ],
);

/** Every change of a booking, numbered without gaps: the truth the live feed replays from. */
export const bookingEvents = sqliteTable(
  "booking_events",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    type: text("type").$type<"booking.created" | "booking.updated">().notNull(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    /** The booking's state after the change. */
    status: text("status").$type<BookingStatus>().notNull(),
    /** Who made the change, or null for a guest. */
    actorId: text("actor_id").references(() => users.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("booking_events_by_booking").on(table.booking),
    check("booking_events_type_known", sql`${table.type} IN ('booking.created', 'booking.updated')`),
  ],
);

/**
 * The keys under which bookings were made, kept for 24 hours. A key is written in the batch that makes its booking,
 * so two requests with one key cannot both succeed and none can leave a half-done mark behind.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    key: text("key").primaryKey(),
    /** SHA-256 of the request it was first sent with, hexadecimal. */
    requestHash: text("request_hash").notNull(),
    booking: text("booking")
      .notNull()
      .references(() => bookings.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("idempotency_keys_by_age").on(table.createdAt)],
);
