import type { Viewer } from "~/domain/account";
import type { AdminBookingPage } from "~/domain/admin-booking";
import { quoteCancellation, refundPercent } from "~/domain/booking-change";
import { canBecome, isTravelled } from "~/domain/booking-status";
import { todayInIndia } from "~/domain/calendar";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/own-booking";
import { requireAdmin } from "../accounts/require-admin";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { getBookingMoney } from "../payments/get-booking-money";
import { findAdminBooking, readBookingRecords } from "./admin-booking.repo";
import { listNamedMoments } from "./booking-change.repo";
import { listMessages } from "./booking-messages.repo";
import { termsOf } from "./booking-terms";
import { toAdminBooking } from "./booking-view";

/**
 * A booking with everything that has to do with it, for an administrator.
 * @param bookingId as it stands in an address
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getAdminBooking(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Viewer | null,
  bookingId: string,
): Promise<AdminBookingPage> {
  requireAdmin(viewer);
  const reference = bookingReferenceSchema.safeParse(bookingId);
  const found = reference.success ? await findAdminBooking(db, reference.data) : null;
  if (!found) throw new AppError("not_found", "There is no such booking.");
  const row = found.booking;
  const [history, money, records, messages] = await Promise.all([
    listNamedMoments(db, row.id),
    getBookingMoney({ db }, viewer, row.bookingId),
    readBookingRecords(db, row),
    listMessages(db, row.id),
  ]);
  const terms = termsOf(row);
  const { lines: _, ...quote } = quoteCancellation(terms, refundPercent(terms, todayInIndia(clock())));
  return {
    booking: toAdminBooking(found),
    accountName: found.accountName,
    history,
    money,
    ...records,
    messages,
    papers: { voucher: isTravelled(row.status), invoice: found.hasInvoice },
    cancellation: canBecome(row.status, "cancelled") ? quote : null,
    seq: found.seq,
  };
}
