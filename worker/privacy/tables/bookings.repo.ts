import { and, asc, eq, sql } from "drizzle-orm";
import { deletedTraveler } from "~/domain/accounts/profile";
import { foldedName } from "~/domain/desk/booking-search";
import { nextVersion } from "../../bookings/booking-events.repo";
import { bookingView, toBooking } from "../../bookings/booking-view";
import { selectTaxDocuments } from "../../money/invoices/tax-documents.repo";
import {
  bookingEvents,
  bookingNotes,
  bookings,
  couponCustomers,
  couponUses,
  operators,
  partyMembers,
  payments,
  resellerBookings,
  taxDocuments,
  tours,
  travelerCompensations,
} from "../../platform/db/schema";
import { readAnswers, readIdentity } from "../../trips/get-party";
import { bookingsOf, isOfTheirBookings } from "../personal-data-scope.repo";
import {
  by,
  change,
  ofBookings,
  part,
  bookingReference,
  lookUp,
  remove,
  rows,
  whose,
  type ErasedBookings,
  type PersonalTable,
} from "../personal-table.repo";

/** Values that replace the traveler details of an erased booking. */
export const erasedDetails = {
  customerName: deletedTraveler,
  customerFolded: foldedName(deletedTraveler),
  customerEmail: "",
  emailKey: null,
  caller: null,
  customerPhone: "",
  emergencyName: "",
  emergencyPhone: "",
  specialRequests: null,
  pickUp: null,
  buyerState: null,
  postalCode: null,
  billingAddress: null,
  buyerGstin: null,
};

/** Numbers the change of each booking, so that operators' lists follow. */
function recordErasure({ db, of, isIn, now, actor }: ErasedBookings) {
  return db.insert(bookingEvents).select(
    db
      .select({
        seq: sql<number>`NULL`.as("seq"),
        type: sql`'booking.updated'`.as("type"),
        booking: bookings.id,
        status: bookings.status,
        actorId: sql`NULL`.as("actor_id"),
        actor: sql`${actor}`.as("actor"),
        reason: sql`NULL`.as("reason"),
        topic: sql`NULL`.as("topic"),
        version: nextVersion,
        createdAt: sql`${now}`.as("created_at"),
      })
      .from(bookings)
      .where(of(isIn(bookings.id))),
  );
}

/** Coupon customers with an address that no other booking used the coupon with. */
function isOnlyOfBookings({ isIn }: ErasedBookings) {
  const isTheirs = isIn(couponUses.booking);
  return sql`(${couponCustomers.coupon}, ${couponCustomers.emailKey}) IN (
      SELECT ${couponUses.coupon}, ${couponUses.emailKey} FROM ${couponUses} WHERE ${isTheirs})
    AND ${couponCustomers.emailKey} NOT IN (
      SELECT ${couponUses.emailKey} FROM ${couponUses}
      WHERE ${couponUses.coupon} = ${couponCustomers.coupon} AND NOT (${isTheirs}))`;
}

const contact = sql`json_extract(${taxDocuments.document}, '$.buyer.contact')`;

/**
 * Tables of bookings. Bookings, their amounts and their tax documents, with name and address, stay: section 36 of the CGST Act, 2017.
 */
export const bookingTables = {
  booking_events: {
    exported: "In the history of the bookings.",
    bookings: [
      recordErasure,
      change(
        bookingEvents,
        ({ isIn }) => and(eq(bookingEvents.actor, "traveler"), isIn(bookingEvents.booking)),
        { reason: null },
      ),
    ],
    account: [change(bookingEvents, by(bookingEvents.actorId), { actorId: null })],
  },
  booking_notes: {
    exported: rows(
      "notesOfBookings",
      bookingNotes,
      [{ ...bookingReference(bookingNotes.booking), from: bookingNotes.side }, "text", "createdAt"],
      whose((owner) => isOfTheirBookings(owner, bookingNotes.booking)),
    ),
    bookings: [remove(bookingNotes, ofBookings(bookingNotes.booking))],
    account: [change(bookingNotes, by(bookingNotes.authorId), { authorId: null })],
  },
  party_members: {
    exported: part(
      "parties",
      ({ db, owner }) =>
        db
          .select({
            ...bookingReference(partyMembers.booking),
            id: partyMembers.id,
            kind: partyMembers.kind,
            number: partyMembers.number,
            name: partyMembers.name,
            age: partyMembers.age,
            diet: partyMembers.diet,
            encryptedIdentity: partyMembers.encryptedIdentity,
            identityUntil: partyMembers.identityUntil,
            encryptedAnswers: partyMembers.encryptedAnswers,
          })
          .from(partyMembers)
          .where(isOfTheirBookings(owner, partyMembers.booking))
          .orderBy(asc(partyMembers.id)),
      (members, { keys }) =>
        members.map(({ id, encryptedIdentity, encryptedAnswers, ...member }) => ({
          ...member,
          identity: readIdentity(keys, { id, encryptedIdentity }),
          answers: readAnswers(keys, { id, encryptedAnswers }),
        })),
    ),
    bookings: [remove(partyMembers, ofBookings(partyMembers.booking))],
  },
  reseller_bookings: {
    exported: "What a reseller sent of the guest; the booking has it.",
    bookings: [change(resellerBookings, ofBookings(resellerBookings.booking), { encryptedContact: null })],
  },
  payments: {
    exported: "The team member who recorded a payment; the payment itself is exported with the booking.",
    account: [change(payments, by(payments.recordedBy), { recordedBy: null })],
  },
  traveler_compensations: {
    exported: rows(
      "compensations",
      travelerCompensations,
      [
        bookingReference(travelerCompensations.booking),
        "amount",
        "exemption",
        "reference",
        "createdAt",
        "paidAt",
      ],
      whose((owner) => isOfTheirBookings(owner, travelerCompensations.booking)),
    ),
    account: [change(travelerCompensations, by(travelerCompensations.paidBy), { paidBy: null })],
  },
  coupon_customers: {
    exported: "Counts the uses of coupons, which are exported.",
    bookings: [remove(couponCustomers, isOnlyOfBookings)],
  },
  coupon_uses: {
    exported: rows(
      "coupons",
      couponUses,
      [
        {
          ...bookingReference(couponUses.booking),
          email: lookUp(bookings.customerEmail, bookings.id, couponUses.booking),
          usedAt: couponUses.createdAt,
        },
        "coupon",
        "releasedAt",
      ],
      whose((owner) => isOfTheirBookings(owner, couponUses.booking)),
    ),
    bookings: [change(couponUses, ofBookings(couponUses.booking), { emailKey: "" })],
  },
  tax_documents: {
    exported: part(
      "taxDocuments",
      ({ db, owner }) => selectTaxDocuments(db, bookingsOf(owner)),
      (documents) => documents.map(({ document }) => document),
    ),
    bookings: [
      change(taxDocuments, ({ isIn }) => sql`${isIn(taxDocuments.booking)} AND ${contact} IS NOT NULL`, {
        document: sql`json_set(${taxDocuments.document}, '$.buyer.contact', NULL)`,
      }),
    ],
  },
  bookings: {
    exported: part(
      "bookings",
      ({ db, owner }) =>
        [
          db
            .select(bookingView)
            .from(bookings)
            .innerJoin(tours, eq(bookings.tourId, tours.id))
            .innerJoin(operators, eq(tours.operatorSlug, operators.slug))
            .where(bookingsOf(owner))
            .orderBy(asc(bookings.createdAt)),
          db
            .select({
              bookingId: bookings.bookingId,
              type: bookingEvents.type,
              status: sql<string>`${bookingEvents.status}`.as("event_status"),
              actorId: bookingEvents.actorId,
              reason: sql<string | null>`${bookingEvents.reason}`.as("event_reason"),
              at: sql<number>`${bookingEvents.createdAt}`.as("event_at"),
            })
            .from(bookingEvents)
            .innerJoin(bookings, eq(bookingEvents.booking, bookings.id))
            .where(bookingsOf(owner))
            .orderBy(asc(bookingEvents.seq)),
        ] as const,
      ([rows, events], { owner }) => {
        const by = (actorId: string | null) => {
          if (actorId === null) return "guest";
          return actorId === owner.id ? "you" : "Tour Bharat";
        };
        return rows.map((row) => ({
          ...toBooking(row),
          pickUp: row.booking.pickUp,
          invoiceDetails: {
            state: row.booking.buyerState,
            postalCode: row.booking.postalCode,
            billingAddress: row.booking.billingAddress,
            gstin: row.booking.buyerGstin,
          },
          history: events
            .filter(({ bookingId }) => bookingId === row.booking.bookingId)
            .map(({ type, status, actorId, reason, at }) => ({ type, status, by: by(actorId), reason, at })),
        }));
      },
    ),
    bookings: [change(bookings, ofBookings(bookings.id), erasedDetails)],
    account: [change(bookings, by(bookings.userId), { userId: null })],
  },
  bookings_search: {
    exported: "The full-text index of bookings, which are exported; it stores no text of its own.",
    stays: "Follows the bookings.",
  },
} satisfies Record<string, PersonalTable>;
