import { shareOfBooking } from "~/domain/desk/operator-booking";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import { listDaysToMoveTo } from "../rescue/propose-trips";
import { canBecome } from "~/domain/bookings/booking-status";
import { voucherState } from "~/domain/documents/booking-documents";
import { memberLabel, membersOf } from "~/domain/trips/party-details";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { listActions } from "../../audit/action-list.repo";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { listBookingEntries } from "../../money/ledger/ledger.repo";
import { listDisputesOf } from "../../money/payments/disputes.repo";
import { getBookingMoney } from "../../money/payments/get-booking-money";
import { findAdminBooking, listBookingMails } from "./admin-booking.repo";
import { listNamedHistory } from "../../bookings/booking-change.repo";
import { listTeamMessages } from "../../notifications/bookings/booking-messages.repo";
import { toListedDocument } from "../../money/invoices/invoice-page";
import { findAskedState } from "../../money/invoices/invoice-details.repo";
import { listTaxDocuments } from "../../money/invoices/tax-documents.repo";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { findBookedExtras } from "../../seats/extras.repo";
import { listParty } from "../../bookings/party.repo";
import { listBookingNotes } from "../repair/booking-notes.repo";
import { findOpenProposal } from "../repair/proposals.repo";
import { quoteCancellation } from "./quote-bearing";
import { toAdminBooking } from "../../bookings/booking-view";
import type { Admin } from "../../platform/authz/actors";

const actionsShown = 20;

/** Data of a booking's page. Instants are ISO 8601 in UTC, amounts whole rupees. */
export type AdminBookingPage = Awaited<ReturnType<typeof getAdminBooking>>;

/**
 * Returns a booking with all related records, for an administrator.
 * @param bookingId as in the URL
 * @param cursor position in the list of actions
 * @throws AppError `not_found`, `invalid` for an invalid cursor
 */
export async function getAdminBooking(
  { db, clock }: { db: Database; clock: Clock },
  admin: Admin,
  bookingId: string,
  cursor?: string | undefined,
) {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const found = reference.success ? await findAdminBooking(db, reference.data) : null;
  if (!found) throw new AppError("not_found", "Booking not found.");
  const row = found.booking;
  const [
    history,
    money,
    disputes,
    mails,
    entries,
    messages,
    members,
    documents,
    askedState,
    notes,
    proposal,
    days,
    extras,
    cancellation,
    log,
  ] = await Promise.all([
    listNamedHistory(db, row.id),
    getBookingMoney(db, row.bookingId),
    listDisputesOf(db, row.id),
    listBookingMails(db, row.id),
    hasAdminRight(admin, "money") ? listBookingEntries(db, row.id) : [],
    listTeamMessages(db, row.id, { customerName: row.customerName, operatorName: found.operatorName }),
    listParty(db, row.id),
    listTaxDocuments(db, bookingWith(row.bookingId)),
    findAskedState(db, row.id),
    listBookingNotes(db, row.id, "team"),
    findOpenProposal(db, { id: row.id, version: found.version }, clock()),
    listDaysToMoveTo({ db, clock }, toAdminBooking(found)),
    findBookedExtras(db, row.id),
    canBecome(row.status, "cancelled") ? quoteCancellation({ db, clock }, admin, row.bookingId) : null,
    listActions(db, {
      // A booking made by an administrator was logged by its id, before it had a reference.
      anyOf: [
        ["booking", row.bookingId],
        ["booking", row.id],
      ],
      sort: "-when",
      cursor,
      limit: actionsShown,
    }),
  ]);
  const booking = toAdminBooking(found);
  return {
    booking,
    /** Names of the party, in its order; people without one by their place. */
    names: membersOf(row, members).map((member) => member.name ?? `${memberLabel(member)} (no name yet)`),
    /** Null for a guest. */
    accountName: found.accountName,
    accountId: row.userId,
    notes,
    proposal,
    /** Days near the trip to which it can be moved. */
    days,
    extras,
    history,
    money,
    disputes,
    mails,
    /** The operator's part by the ledger; null without a sale or the right to see money. */
    share: shareOfBooking(booking, entries),
    messages,
    log,
    hasVoucher: voucherState(booking) === "valid",
    taxDocuments: documents.map(toListedDocument),
    askedState,
    /** The refund if the booking is canceled today, and who bears it; null if it can't be canceled. */
    cancellation: cancellation && { ...cancellation.quote, bearing: cancellation.bearing },
    seq: found.seq,
  };
}
