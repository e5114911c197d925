import { listDaysToMoveTo } from "../rescue/propose-trips";
import { canOperatorCancel } from "~/domain/desk/booking-outcome";
import { balanceOf } from "~/domain/money/ledger/ledger";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import {
  shareOfBooking,
  showsCustomerPhone,
  showsEmergencyContact,
  toOperatorBooking,
} from "~/domain/desk/operator-booking";
import { membersOf } from "~/domain/trips/party-details";
import { isTravelerDeleted, maskedEmail } from "~/domain/desk/repair";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { listNamedHistory, readBookingState } from "../../bookings/booking-change.repo";
import { bearingIn, decideCancellation } from "../../bookings/booking-decisions";
import { listMessagesToOperator } from "../../notifications/bookings/booking-messages.repo";
import { toListedDocument } from "../../money/invoices/invoice-page";
import { findAskedState } from "../../money/invoices/invoice-details.repo";
import { listTaxDocuments } from "../../money/invoices/tax-documents.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { findBookedExtras } from "../../seats/extras.repo";
import { listParty } from "../../bookings/party.repo";
import { listBookingNotes } from "../repair/booking-notes.repo";
import { findOpenProposal } from "../repair/proposals.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listBookingEntries } from "../../money/ledger/ledger.repo";
import { getBookingMoney } from "../../money/payments/get-booking-money";
import { findOperatorBooking } from "../operator-bookings.repo";
import { listOperatorsByPerson } from "../../platform/authz/operator-rights.repo";
import type { Staff } from "../../platform/authz/actors";

/** Data of a booking's page for its operator. Amounts are whole rupees, instants ISO 8601 in UTC. */
export type OperatorBookingPage = Awaited<ReturnType<typeof getOperatorBooking>>;

/**
 * Returns a booking's page for its operator, without the customer's e-mail address.
 * @param bookingId unvalidated, from the URL
 * @throws AppError `not_found` (also for other operators' bookings)
 */
export async function getOperatorBooking(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"bookings">,
  bookingId: string,
) {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const found = reference.success ? await findOperatorBooking(db, reference.data, staff.id) : null;
  if (!found) throw new AppError("not_found", "Booking not found.");
  const { row, admin, checkIn, seq } = found;
  const today = todayInIndia(clock());
  const [
    moments,
    money,
    messages,
    members,
    documents,
    askedState,
    notes,
    proposal,
    days,
    extras,
    earning,
    entries,
    cancellation,
  ] = await Promise.all([
    listNamedHistory(db, row.id),
    getBookingMoney(db, row.bookingId),
    listMessagesToOperator(db, [row.id]),
    listParty(db, row.id),
    listTaxDocuments(db, bookingWith(row.bookingId)),
    findAskedState(db, row.id),
    listBookingNotes(db, row.id, "operator"),
    findOpenProposal(db, { id: row.id, version: admin.version }, clock()),
    listDaysToMoveTo({ db, clock }, admin),
    findBookedExtras(db, row.id),
    listOperatorsByPerson(db, [staff.id], "earnings"),
    listBookingEntries(db, row.id),
    canOperatorCancel(admin, today) ? quoteCancellationBy(db, staff, row.bookingId, clock()) : null,
  ]);
  const compensations = entries.flatMap((entry) => {
    const amount = balanceOf("compensation", [entry]);
    return amount === 0 ? [] : [{ at: entry.at, amount, reason: entry.reason }];
  });
  const booking = toOperatorBooking(admin, earning.get(staff.id));
  const share = booking.earnings && shareOfBooking(admin, entries);
  if (booking.earnings && share) booking.earnings.net = share.line.net;
  const showsContact = row.emergencyPhone !== "" && showsEmergencyContact(booking, today);
  return {
    booking,
    priceLines: admin.priceLines,
    /** Its part of the sale by the ledger; null without a sale, and for staff without the right "earnings". */
    share,
    /** Compensations by Tour Bharat, by the change that caused each. */
    compensations: booking.earnings ? compensations : [],
    /** E.164. */
    customerPhone: showsCustomerPhone(booking, today) ? row.customerPhone : null,
    emergencyContact: showsContact ? { name: row.emergencyName, phone: row.emergencyPhone } : null,
    notes,
    /** Days near the trip to which it can be moved. */
    days,
    extras,
    proposal: proposal && { ...proposal, proposedBy: null },
    /** Null without an address. */
    maskedEmail: maskedEmail(row.customerEmail),
    isTravelerDeleted: isTravelerDeleted(row),
    /** Everyone of the party, with or without a name. */
    members: membersOf(row, members),
    pickUp: row.pickUp,
    money: {
      owed: money.owed,
      payments: money.payments
        .filter(({ status }) => status === "captured")
        .map(({ id, method, amount, status, at }) => ({ id, method, amount, status, at })),
      refunds: money.refunds.map(({ id, amount, reason, status, at }) => ({
        id,
        amount,
        reason,
        status,
        at,
      })),
      compensation: money.compensation,
    },
    // Same as for the customer: without the names of administrators and members.
    history: moments.map(({ what, status, topic, by, reason, at }) => ({
      what,
      status,
      topic,
      by,
      reason,
      at,
    })),
    taxDocuments: documents.map(toListedDocument),
    askedState,
    messages: messages.get(row.id) ?? [],
    checkIn,
    /** Effects if the operator cancels the trip today; null if it can't. */
    cancellation: cancellation && {
      refund: cancellation.quote.refundAmount,
      compensation: cancellation.bearing.toTraveler,
      /** Null for staff without the right "earnings". */
      bearing: booking.earnings ? cancellation.bearing : null,
    },
    seq,
  };
}

/** Quotes a cancellation by the operator, for which nobody names a ground. */
async function quoteCancellationBy(db: Database, { id }: Staff<"bookings">, bookingId: string, now: number) {
  const state = await readBookingState(db, bookingWith(bookingId));
  if (!state) throw new AppError("not_found", "Booking not found.");
  const by = { id, actor: "operator" as const };
  const { quote, write } = decideCancellation(state, { by, reason: null, fault: "operator" }, now);
  return { quote, bearing: bearingIn(state, write) };
}
