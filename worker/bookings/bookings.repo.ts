import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { AdminBooking, Booking } from "~/domain/bookings/booking-schema";
import type { BookingActor } from "~/domain/bookings/booking-history";
import { emailKeyOf } from "~/domain/bookings/unpaid-booking";
import { saleEntries } from "~/domain/money/ledger/ledger";
import type { NewNotification } from "~/domain/notifications/notification";
import { foldedName } from "~/domain/desk/booking-search";
import { countBooking } from "../analytics/deltas.repo";
import { batchNamed } from "../platform/db/batch";
import type { StartKey } from "~/domain/departures/start";
import type { Database } from "../platform/db/client";
import { endHolds, takeOverHolds, type HoldOwner } from "../seats/holds.repo";
import { bookingEvents, bookings, idempotencyKeys, operators, tours, users } from "../platform/db/schema";
import type { Mail } from "../notifications/mail/mailer";
import { insertEntriesOnly } from "../money/ledger/ledger.repo";
import { redeemCoupon } from "../coupons/coupons.repo";
import { onSale } from "../tours/tours.repo";
import { insertNotification } from "../notifications/notifications.repo";
import { insertBookingMail } from "../notifications/bookings/booking-mail.repo";
import { referenceToCome } from "../notifications/bookings/booking-mailer";
import { seatsBookedBy } from "./booking-terms";
import { insertBookingAnswers, insertChildAges, type StoredAnswers } from "./party.repo";
import { soldAs } from "~/domain/bookings/sale";
import { selectBooking } from "./booking-events.repo";
import { bookingView, toAdminBooking, toBooking } from "./booking-view";
import { changeExtras } from "../seats/extras.repo";
import { fitResources, needsNothing } from "../resources/free.repo";
import { offersStart, reserveReturnedSeats, takeSeats } from "../seats/seats.repo";
import { spendBookingProof, type Proof } from "../seats/unproven-seats.repo";
import { randomInteger } from "../platform/surroundings";

export type NewBooking = Omit<typeof bookings.$inferInsert, "bookingId" | "operatorSlug"> & {
  commissionPercent: number;
  start: StartKey;
};

/**
 * Returns an expression for the first free booking ID from a random number, evaluated within the insert itself: "TB" and six digits, with
 * one digit more whenever half of the numbers are used. Bookings are never deleted, so the last rowid is their count.
 */
function freeBookingId(): SQL {
  return sql`(
    WITH RECURSIVE size(digits, numbers) AS (
      VALUES (6, 1000000)
      UNION ALL
      SELECT digits + 1, numbers * 10 FROM size WHERE (SELECT max(rowid) FROM bookings) >= numbers / 2
    ),
    used(digits, numbers) AS (SELECT max(digits), max(numbers) FROM size),
    candidate(number, step) AS (
      SELECT ${randomInteger()} % numbers, 0 FROM used
      UNION ALL
      SELECT (number + 1) % numbers, step + 1 FROM candidate, used
      WHERE step < numbers AND EXISTS (SELECT 1 FROM bookings WHERE booking_id = printf('TB%0*d', digits, number))
    )
    SELECT printf('TB%0*d', digits, number) FROM candidate, used ORDER BY step DESC LIMIT 1
  )`;
}

/**
 * Returns the statements for a new booking's sale in the ledger, and for what it counts as. There is no sale while it is pending, and of an own
 * booking, whose operator has the money.
 * @param compensation what the platform pays the operator in place of the traveler, whole rupees
 */
export function sellBooking(db: Database, booking: NewBooking, operatorSlug: string, compensation = 0) {
  const { id, createdAt: at } = booking;
  const sale = { ...soldAs(booking), compensation };
  const isSold = booking.status === "confirmed" && !booking.ownSale;
  return [
    ...insertEntriesOnly(
      db,
      { key: `${id}/1`, booking: id, operatorSlug, at },
      isSold ? saleEntries(sale) : [],
    ),
    countBooking(db, id),
  ];
}

/** Returns a free reference for a booking that is part of another batch, which fails with UNIQUE `bookings.booking_id` if it is taken. */
export async function findFreeBookingId(db: Database): Promise<string> {
  const row = await db.get<{ reference: string }>(sql`SELECT ${freeBookingId()} AS reference`);
  return row.reference;
}

/** Returns the statements that take the seats and extras, and write the booking with this reference and its event. */
export function insertBooking(
  db: Database,
  booking: NewBooking,
  bookingId: string | SQL,
  by: { id: string | null; actor: BookingActor },
  { tourCondition, hasNeeds = true }: { tourCondition?: SQL | undefined; hasNeeds?: boolean } = {},
) {
  return [
    takeSeats(db, { ...seatsBookedBy(booking), tourId: booking.tourId }),
    db.insert(bookings).values({
      ...booking,
      // Null if the tour has gone off sale in the meantime, or no longer offers the start; the insert then fails.
      tourId: sql`(${db
        .select({ id: tours.id })
        .from(tours)
        .where(
          and(
            eq(tours.id, booking.tourId),
            onSale,
            offersStart(booking.start),
            tourCondition,
            hasNeeds ? undefined : needsNothing,
          ),
        )})`,
      operatorSlug: sql`(${db.select({ slug: tours.operatorSlug }).from(tours).where(eq(tours.id, booking.tourId))})`,
      bookingId,
      customerFolded: foldedName(booking.customerName),
      isByTeam: by.actor === "team" || by.actor === "operator",
      isFirst: sql`${booking.customerEmail} <> '' AND NOT EXISTS (
        SELECT 1 FROM bookings WHERE customer_email = ${booking.customerEmail})`,
    }),
    ...(hasNeeds ? fitResources(db, booking) : []),
    db.insert(bookingEvents).values({
      type: "booking.created",
      booking: booking.id,
      status: booking.status,
      actorId: by.id,
      actor: by.actor,
      version: 1,
      createdAt: booking.createdAt,
    }),
    ...changeExtras(db, booking.id, {
      before: null,
      after: {
        ...seatsBookedBy(booking),
        tourId: booking.tourId,
        extras: booking.priceBasis?.extras ?? [],
      },
    }),
  ] as const;
}

/**
 * Creates a booking atomically: ends expired holds and the customer's own, takes the seats, writes the booking, its
 * event, the coupon use, the idempotency key, the mail to the customer, the notifications and, if confirmed at once, the sale. Fails with the CHECK `departures_not_oversold` if the seats are gone, with the CHECK
 * `coupons_not_overused` or `coupon_customers_not_overused` if the coupon is used up, with the trigger
 * `bookings_limited` if the address has too many unpaid bookings or its caller too many unproven seats, as `spendBookingProof` does if the departure has, with NOT NULL
 * `bookings.tour_id` if the tour is no longer on sale, and with UNIQUE `idempotency_keys.key` if the key has already
 * made a booking.
 */
export async function createBooking(
  db: Database,
  booking: NewBooking,
  options: {
    idempotency: { key: string; requestHash: string } | null;
    keysExpireBefore: number;
    owner: HoldOwner;
    operatorSlug: string;
    /** Null if the customer gave no address. */
    mail: Mail | null;
    /** Solved challenge of an unproven booking; null if none was sent. */
    proof?: Proof | null;
    notifications: readonly NewNotification[];
    by: { id: string | null; actor: BookingActor };
    /** False leaves out what its needs take: fails with NOT NULL `bookings.tour_id` if the tour has got some. */
    hasNeeds?: boolean;
    /** Further condition on the tour. */
    tourCondition?: SQL;
    /** Ages of the children, as far as given. */
    childAges: readonly number[];
    /** Answers to the questions that the tour asks when booking. */
    answers?: StoredAnswers | null;
    /** Statements of the audit log. */
    audit?: readonly BatchItem<"sqlite">[];
    /** Reference found before (`findFreeBookingId`); by default a free one. */
    bookingId?: string;
    /** Further statements, after those of the sale. */
    also?: readonly BatchItem<"sqlite">[];
  },
): Promise<Booking> {
  const { idempotency } = options;
  const { couponCode } = booking;
  const { rows } = await batchNamed(db, {
    expiredKeys: db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, options.keysExpireBefore)),
    takenOverHolds: takeOverHolds(db, booking, options.owner, booking.createdAt),
    endedHolds: endHolds(db, booking, options.owner, booking.createdAt),
    booking: insertBooking(db, booking, options.bookingId ?? freeBookingId(), options.by, options),
    rows: db
      .select(bookingView)
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(eq(bookings.id, booking.id)),
    proof:
      booking.caller && booking.status === "confirmed"
        ? spendBookingProof(db, booking, options.proof ?? null)
        : null,
    audit: options.audit,
    childAges: insertChildAges(db, booking.id, options.childAges),
    answers: insertBookingAnswers(db, booking.id, options.answers ?? null),
    coupon: couponCode
      ? redeemCoupon(db, {
          booking: booking.id,
          coupon: couponCode,
          emailKey: emailKeyOf(booking.customerEmail),
          createdAt: booking.createdAt,
        })
      : null,
    sale: sellBooking(db, booking, options.operatorSlug),
    also: options.also,
    key: idempotency
      ? db
          .insert(idempotencyKeys)
          .values({ ...idempotency, booking: booking.id, createdAt: booking.createdAt })
      : null,
    mail: options.mail
      ? insertBookingMail(db, options.mail, eq(bookings.id, booking.id), booking.createdAt)
      : null,
    notifications: options.notifications.map((notification) =>
      insertNotification(db, notification, booking.createdAt, {
        replace: [
          referenceToCome,
          sql`(${db.select({ bookingId: bookings.bookingId }).from(bookings).where(eq(bookings.id, booking.id))})`,
        ],
      }),
    ),
    // A hold of more seats than were booked leaves some.
    returnedSeats: reserveReturnedSeats(db, booking),
  });
  const row = rows[0];
  if (!row) throw new Error(`booking ${booking.id} was written but not found`);
  return toBooking(row);
}

/** Returns the booking that a key made, if at or after `since` (UTC instant). */
export async function findIdempotentBooking(
  db: Database,
  key: string,
  since: number,
): Promise<{ requestHash: string; booking: Booking } | null> {
  const row = await db
    .select({ ...bookingView, requestHash: idempotencyKeys.requestHash, usedAt: idempotencyKeys.createdAt })
    .from(idempotencyKeys)
    .innerJoin(bookings, eq(idempotencyKeys.booking, bookings.id))
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
    .where(eq(idempotencyKeys.key, key))
    .get();
  return row && row.usedAt >= since ? { requestHash: row.requestHash, booking: toBooking(row) } : null;
}

/** Returns true if a booking was made with this idempotency key. */
export async function isKeyUsed(db: Database, key: string): Promise<boolean> {
  return (await db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))) > 0;
}

/** Returns the account that has verified this address, with its language, or null. */
export async function findVerifiedUser(db: Database, email: string) {
  const row = await db
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
    .get();
  return row ?? null;
}

export async function findBooking(db: Database, bookingId: string): Promise<AdminBooking | null> {
  const row = await selectBooking(db, eq(bookings.bookingId, bookingId)).get();
  return row ? toAdminBooking(row) : null;
}
