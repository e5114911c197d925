import type { DocumentKind } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import { voucherState, type VoucherPage } from "~/domain/documents/booking-documents";
import type { Database } from "../db/client";
import type { Keys } from "../keys/keys";
import { drawBookingDocument, type DrawnDocument } from "./draw-booking-document";
import { openBookingDocuments, type DocumentsVisitor } from "./open-booking-documents";
import { voucherCode } from "./voucher-code";

/**
 * Returns a booking document for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getBookingDocument(
  { db, keys }: { db: Database; keys: Keys },
  visitor: DocumentsVisitor,
  { bookingId, kind }: { bookingId: string; kind: DocumentKind },
): Promise<DrawnDocument> {
  const printed = await openBookingDocuments({ db, keys }, visitor, bookingId);
  const document = await drawBookingDocument(keys, printed, kind);
  if (!document) throw new AppError("not_found", "This booking does not have this document.");
  return document;
}

/**
 * Returns a booking's voucher page for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, also for a booking that was never confirmed
 */
export async function getVoucher(
  { db, keys }: { db: Database; keys: Keys },
  visitor: DocumentsVisitor,
  bookingId: string,
): Promise<VoucherPage> {
  const printed = await openBookingDocuments({ db, keys }, visitor, bookingId);
  const { booking, lastDay, operator, tour } = printed;
  if (voucherState(booking.status) === "none") {
    throw new AppError("not_found", "This booking has no voucher yet.");
  }
  return { booking, lastDay, operator, tour, code: await voucherCode(keys, printed) };
}
