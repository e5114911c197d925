import { voucherState } from "~/domain/documents/booking-documents";
import type { VoucherPage } from "~/domain/documents/booking-documents";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { openBookingDocuments } from "./open-booking-documents";
import type { DocumentsVisitor } from "./open-booking-documents";
import { voucherCode } from "./voucher-code";
import type { Keys } from "../keys/keys";

/**
 * Returns a booking's voucher page for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, also for a booking that was never confirmed
 */
export async function getVoucher(
  { db, keys }: { db: Database; keys: Keys },
  visitor: DocumentsVisitor,
  bookingId: string,
): Promise<VoucherPage> {
  const papers = await openBookingDocuments({ db, keys }, visitor, bookingId);
  const { booking, lastDay, operator, tour } = papers;
  if (voucherState(booking.status) === "none") {
    throw new AppError("not_found", "This booking has no voucher yet.");
  }
  return { booking, lastDay, operator, tour, code: await voucherCode(keys, papers) };
}
