import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Booking } from "~/domain/bookings/booking-schema";
import { bookingHistory, type BookingHistoryEntry } from "~/domain/bookings/booking-history";
import type { ThreadMessage } from "~/domain/bookings/booking-message";
import { bookingStatuses, holdsSeats } from "~/domain/bookings/booking-status";
import type { TravelDate } from "~/domain/calendar/calendar";
import { dueOnceConfirmed } from "~/domain/bookings/unpaid-booking";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import type { BookingTerms } from "~/domain/bookings/booking-change";
import type {
  BookingChange,
  BookingLookup,
  BookingPage,
  BookingPayment,
  ReturnedPayment,
} from "~/domain/trips/traveler-booking";
import type { tripContacts } from "~/domain/trips/trip-contacts";
import { partyProgress } from "~/domain/trips/party-details";
import { closureSentence, closuresMet } from "~/domain/tours/closures";
import { firstStopOf } from "~/domain/tours/itinerary";
import { wayFromLandmark } from "~/domain/tours/meeting-place";
import { daysOfDurationText, durationText } from "~/domain/tours/duration";
import { tourPath } from "~/domain/tours/tour";
import { motifOf } from "~/domain/tour-pictures/tour-drawing";
import { extrasOn } from "~/domain/prices/offers";
import type { TourExtra } from "~/domain/prices/offers-schema";
import { gstMixOfSale } from "~/domain/prices/pricing";
import type { NewNotification } from "~/domain/notifications/notification";
import { batchNamed } from "../platform/db/batch";
import { rulesOfBooking } from "../tours/rules/effective-departure-rules.repo";
import type { Database } from "../platform/db/client";
import {
  bookingEvents,
  bookings,
  operators,
  payments,
  refunds,
  rescueOffers,
  reviews,
  tours,
  users,
  type BookingRow,
} from "../platform/db/schema";
import { guideOfBooking, readGuide } from "../resources/crew.repo";
import { minimumOf, readMinimum } from "../tours/departures.repo";
import { askedStateOf, selectInvoiceBooking } from "../money/invoices/invoice-details.repo";
import { hasInvoice } from "../money/invoices/tax-documents.repo";
import { translateTexts } from "../tours/translations.repo";
import { coverColumns, withCover } from "../tours/cover-image.repo";
import { selectMessagesToTraveler } from "../notifications/bookings/booking-messages.repo";
import { insertUpdate } from "../bookings/booking-events.repo";
import { selectMembers, toMember } from "../bookings/party.repo";
import type { LinkedBooking } from "../platform/keys/booking-link";
import { closedBecause, closing } from "../seats/closed-departure.repo";
import type { DatedPercent, StoredCompensation } from "~/domain/bookings/compensation";
import type { Exemption } from "~/domain/departures/exemption";
import { selectCompensation, toCompensation } from "../money/payments/compensations.repo";
import { listRates } from "../settings/rates.repo";
import { termsOf } from "../bookings/booking-terms";
import { refundStateOf } from "~/domain/money/payments/refund-state";
import { awaitsProof, bookingView, toBooking } from "../bookings/booking-view";
import { getSettings } from "../settings/get-settings";
import { insertNotification } from "../notifications/notifications.repo";
import {
  isBookingOfTraveler,
  isNextTrip,
  travelerBookingWith,
  type BookingOwner,
} from "../bookings/traveler-bookings.repo";
import { tripIsOver } from "../platform/db/conditions";
import { linesInWords } from "~/domain/prices/sold-lines";

/** A stored booking with the data its page shows. */
export interface BookingResult extends Pick<
  BookingPage,
  "operatorName" | "priceLines" | "gst" | "tour" | "party" | "minimum" | "askedState"
> {
  booking: Booking;
  terms: BookingTerms;
  /** When a booking without payment is due once its address is confirmed, ISO 8601 in UTC; null if it is not. */
  payBy: string | null;
  offered: TourExtra[];
  rules: DepartureRules;
  payments: BookingPayment[];
  refunds: ReturnedPayment[];
  hasInvoice: boolean;
  compensation: StoredCompensation | null;
  /** UTC instant; null while the departure is open. */
  closedAt: number | null;
  closedExemption: Exemption | null;
  compensationRates: readonly DatedPercent[];
  /** Also those that the traveler may not see yet. */
  callable: Pick<Parameters<typeof tripContacts>[0], "operator" | "guide" | "care">;
  /** The operator's reason for closing the departure; null while it is open. */
  closedBecause: string | null;
  /** UTC instant; null without an open offer of another trip. */
  offerUntil: number | null;
  history: BookingHistoryEntry[];
  messages: ThreadMessage[];
  isReviewed: boolean;
}

/** Returns a person's own booking by its reference, or null. */
export async function findTravelerBooking(
  db: Database,
  owner: BookingOwner,
  bookingId: string,
): Promise<BookingResult | null> {
  return find(db, and(eq(bookings.bookingId, bookingId), isBookingOfTraveler(owner)), owner.id);
}

/** Finds the booking of a user's current trip or the next one. */
export async function findNextBooking(
  db: Database,
  owner: BookingOwner,
  today: TravelDate,
): Promise<BookingResult | null> {
  return find(db, and(isNextTrip(db, owner, today), isBookingOfTraveler(owner)), owner.id);
}

/**
 * Returns the booking with this reference and customer email address, or null. A single query, whichever of them is
 * wrong.
 */
export async function findBookingOf(
  db: Database,
  { bookingId, email }: BookingLookup,
): Promise<BookingResult | null> {
  return find(db, and(eq(bookings.bookingId, bookingId), eq(bookings.customerEmail, email)), null);
}

/** Returns the booking with this reference, for a visitor who has shown its key. */
export async function findBookingByReference(db: Database, bookingId: string): Promise<BookingResult | null> {
  return find(db, eq(bookings.bookingId, bookingId), null);
}

/** Returns the values that sign a booking's link, with its language, or null. @param condition on the booking beyond its reference */
export async function findLinkedBooking(
  db: Database,
  bookingId: string,
  condition?: SQL,
): Promise<(LinkedBooking & Pick<BookingRow, "language">) | null> {
  const row = await db
    .select({ id: bookings.id, linkVersion: bookings.linkVersion, language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.bookingId, bookingId), condition))
    .get();
  return row ?? null;
}

async function find(
  db: Database,
  condition: SQL | undefined,
  viewerId: string | null,
): Promise<BookingResult | null> {
  const reading = batchNamed(db, {
    rows: db
      .select({
        ...bookingView,
        ...coverColumns,
        // In a batch, columns are distinguished by name only.
        tourStatus: sql<string>`${tours.status}`.as("tour_status"),
        kind: tours.kind,
        region: tours.region,
        place: tours.place,
        motif: tours.motif,
        guide: tours.guide,
        practical: tours.practical,
        rules: rulesOfBooking,
        asked: tours.partyQuestions,
        own: tours.ownQuestions,
        extras: tours.extras,
        priceRules: tours.priceRules,
        closedBecause,
        ...closing,
        operatorPhone: operators.phone,
        guideNamed: guideOfBooking,
        offerUntil: sql<number | null>`(SELECT ${rescueOffers.deadlineAt} FROM ${rescueOffers}
          WHERE ${rescueOffers.booking} = ${bookings.id} AND ${rescueOffers.state} = 'asked')`.as(
          "offer_until",
        ),
        minimum: minimumOf(bookings).as("minimum_terms"),
        isReviewed:
          sql<number>`EXISTS (SELECT 1 FROM ${reviews} WHERE ${reviews.booking} = ${bookings.id})`.as(
            "is_reviewed",
          ),
        hasInvoice,
      })
      .from(bookings)
      .innerJoin(tours, eq(bookings.tourId, tours.id))
      .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
      .where(condition),
    events: db
      .select({
        type: bookingEvents.type,
        status: bookingEvents.status,
        actorId: bookingEvents.actorId,
        actorRole: users.role,
        actor: bookingEvents.actor,
        reason: bookingEvents.reason,
        topic: bookingEvents.topic,
        createdAt: bookingEvents.createdAt,
      })
      .from(bookingEvents)
      .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
      .leftJoin(users, eq(bookingEvents.actorId, users.id))
      .where(condition)
      .orderBy(asc(bookingEvents.seq)),
    received: db
      .select({ amount: payments.amount, method: payments.method, capturedAt: payments.capturedAt })
      .from(payments)
      .innerJoin(bookings, eq(payments.booking, bookings.id))
      .where(and(condition, eq(payments.status, "captured")))
      .orderBy(asc(payments.capturedAt), asc(payments.id)),
    returned: db
      .select({
        amount: refunds.amount,
        refundStatus: sql<typeof refunds.$inferSelect.status>`${refunds.status}`.as("refund_status"),
        gatewayRefundId: refunds.gatewayRefundId,
        method: payments.method,
        gateway: payments.gateway,
        at: sql<number>`coalesce(${refunds.doneAt}, ${refunds.createdAt})`.as("returned_at"),
      })
      .from(refunds)
      .innerJoin(bookings, eq(refunds.booking, bookings.id))
      .innerJoin(payments, eq(refunds.payment, payments.id))
      .where(condition)
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    messages: selectMessagesToTraveler(db, condition),
    members: selectMembers(db, condition),
    invoiced: selectInvoiceBooking(db, condition),
    owed: selectCompensation(db, condition),
    rates: listRates(db, "compensation"),
  });
  const [{ rows, events, received, returned, messages, members, invoiced, owed, rates }, { contact }] =
    await Promise.all([reading, getSettings(db)]);
  const row = rows[0];
  if (!row) return null;
  const { guide, practical, rules, kind, region, tourSlug, place, motif } = row;
  const { cover } = withCover(row);
  const { gstPercent, gstAmount } = row.booking;
  const mix = gstMixOfSale(row.booking);
  const { tourTitle, tourDuration } = row.booking;
  const { meetingPoint, carry } = guide;
  const texts = await translateTexts(db, tourSlug, { title: tourTitle, place, motif, meetingPoint, carry });
  return {
    booking: {
      ...toBooking(row),
      tourTitle: texts.title,
      tourDuration: durationText(daysOfDurationText(tourDuration)),
    },
    terms: termsOf(row.booking),
    payBy: payByOf(row.booking, rules),
    offered: extrasOn({ extras: row.extras ?? [], priceRules: row.priceRules }, row.booking.travelDate),
    rules,
    payments: received.map(({ amount, method, capturedAt }) => ({
      amount,
      method,
      at: new Date(capturedAt ?? row.booking.createdAt).toISOString(),
    })),
    refunds: returned.map(({ amount, refundStatus: status, gatewayRefundId, method, gateway, at }) => ({
      amount,
      state: refundStateOf({ status, gatewayRefundId }),
      method,
      byHand: gateway === "manual",
      at: new Date(at).toISOString(),
    })),
    hasInvoice: row.hasInvoice === 1,
    compensation: owed[0] ? toCompensation(owed[0].compensation) : null,
    closedAt: row.closedAt,
    closedExemption: row.closedExemption,
    compensationRates: rates,
    askedState: askedStateOf(invoiced[0]),
    minimum: readMinimum(row.minimum),
    priceLines: linesInWords(row.booking),
    gst:
      gstPercent === null || gstAmount === null
        ? null
        : { percent: gstPercent, amount: gstAmount, ...(mix && { others: mix.parts }) },
    operatorName: row.operatorName,
    callable: {
      operator: { name: row.operatorName, phone: row.operatorPhone },
      guide: readGuide(row.guideNamed),
      care: contact.phone,
    },
    tour: {
      path: row.tourStatus === "active" ? tourPath({ kind, region, slug: tourSlug }) : null,
      cover,
      place: texts.place,
      motif: motifOf({ motif: texts.motif, drawing: cover.drawing }),
      startTime: rules.startTime,
      ...(rules.openUntil && { openUntil: rules.openUntil }),
      meetingPoint: texts.meetingPoint,
      meetingStop: firstStopOf(guide.itinerary),
      way: wayFromLandmark(practical),
      carry: texts.carry,
      closures: closuresMet(practical?.closures ?? [], row.booking.travelDate).map(closureSentence),
    },
    history: bookingHistory(events, [row.booking.userId, viewerId]),
    messages: messages.map(({ id, text, at }) => ({ id, text, at: new Date(at).toISOString() })),
    closedBecause: row.closedBecause,
    offerUntil: row.offerUntil,
    isReviewed: row.isReviewed === 1,
    party: partyProgress(
      row.booking,
      { members: members.map(toMember), pickUp: row.booking.pickUp },
      { asked: row.asked, own: row.own, rules },
    ),
  };
}

/** Returns what the operator is notified of about a person's own booking, or null. */
export async function findNotifiedBooking(db: Database, owner: BookingOwner, bookingId: string) {
  const row = await db
    .select({ booking: bookings, departures: tours.departureRules })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id))
    .where(travelerBookingWith(bookingId, owner))
    .get();
  return row ?? null;
}

/**
 * Updates a person's own booking and writes the event, and the notification to the operator. Both statements carry the guard (own booking, not cancelled,
 * not over, values differ), and all fields are written at once, so that the later of two changes wins completely.
 * @param change.at UTC instant in milliseconds
 * @returns true if the booking was changed
 */
export async function updateTravelerBooking(
  db: Database,
  owner: BookingOwner,
  change: {
    bookingId: string;
    details: BookingChange;
    today: TravelDate;
    at: number;
    notification: NewNotification | null;
  },
): Promise<boolean> {
  const { specialRequests, emergencyName, emergencyPhone } = change.details;
  const changeable = and(
    eq(bookings.bookingId, change.bookingId),
    isBookingOfTraveler(owner),
    inArray(bookings.status, bookingStatuses.filter(holdsSeats)),
    sql`NOT (${tripIsOver(change.today)})`,
    sql`(${bookings.specialRequests}, ${bookings.emergencyName}, ${bookings.emergencyPhone}) IS NOT (${specialRequests}, ${emergencyName}, ${emergencyPhone})`,
  );
  const { written } = await batchNamed(db, {
    written: insertUpdate(db, changeable, {
      status: sql`${bookings.status}`,
      actorId: owner.id,
      actor: "traveler",
      topic: "contact",
      at: change.at,
    }),
    booking: db.update(bookings).set({ specialRequests, emergencyName, emergencyPhone }).where(changeable),
    notification: change.notification
      ? insertNotification(db, change.notification, change.at, { condition: sql`changes() > 0` })
      : null,
  });
  return written.meta.changes > 0;
}

function payByOf(booking: typeof bookings.$inferSelect, departures: DepartureRules): string | null {
  const due = awaitsProof(booking) ? dueOnceConfirmed(booking, departures) : booking.paymentDueAt;
  return due === null ? null : new Date(due).toISOString();
}
