import type { DocumentKind } from "~/domain/documents/documents";
import { AppError } from "~/domain/errors";
import { voucherState, type PrintedBooking, type VoucherPage } from "~/domain/documents/booking-documents";
import { changedByReseller } from "~/domain/partners/reseller";
import { missingInvoiceInWords } from "~/domain/money/tax/tax-documents";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import type { Keys } from "../platform/keys/keys";
import { findCover } from "../tours/cover-image.repo";
import { drawBookingDocument, drawIssuedDocument, type DrawnDocument } from "./draw-booking-document";
import { isTraveler, openBookingDocuments, type DocumentsVisitor } from "./open-booking-documents";
import { documentMessages } from "./messages";
import type { ReadFont } from "./read-font";
import { voucherCode } from "./voucher-code";
import { currentLanguage, defaultLanguage, type Language } from "~/domain/language/language";
import { inLanguage } from "../platform/language";

/**
 * Returns a booking document for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getBookingDocument(
  { db, clock, ...context }: { db: Database; clock: Clock; keys: Keys; origin: string; readFont: ReadFont },
  visitor: DocumentsVisitor,
  { bookingId, kind }: { bookingId: string; kind: DocumentKind },
): Promise<DrawnDocument> {
  const printed = await openBookingDocuments({ db, clock, keys: context.keys }, visitor, bookingId);
  if (kind === "invoice") requireReader(visitor, printed);
  const document = await inLanguage(languageFor(visitor, printed), () =>
    drawBookingDocument(context, printed, kind),
  );
  if (document) return document;
  const why = kind === "invoice" ? missingInvoiceInWords(printed.taxDocuments, printed.money) : null;
  throw new AppError("not_found", why ?? documentMessages().refusals.none);
}

/** Keeps tax documents of a reseller's booking, whose buyer is the reseller, from its guest. @throws AppError `not_found` */
function requireReader(visitor: DocumentsVisitor, { booking }: PrintedBooking): void {
  const { soldBy } = booking;
  if (soldBy !== undefined && ("viewer" in visitor || "key" in visitor))
    throw new AppError("not_found", changedByReseller(soldBy));
}

/** Returns the booking's language for its traveler, English for the offices. */
function languageFor(visitor: DocumentsVisitor, { language }: PrintedBooking): Language {
  return isTraveler(visitor) ? language : defaultLanguage;
}

/**
 * Returns a tax document of a booking, as it was issued, for a visitor who may open the booking's documents.
 * @param wanted.document its key
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`
 */
export async function getTaxDocument(
  {
    db,
    clock,
    keys,
    ...context
  }: { db: Database; clock: Clock; keys: Keys; origin: string; readFont: ReadFont },
  visitor: DocumentsVisitor,
  { bookingId, document: wanted }: { bookingId: string; document: string },
): Promise<DrawnDocument> {
  const printed = await openBookingDocuments({ db, clock, keys }, visitor, bookingId);
  requireReader(visitor, printed);
  const document = printed.taxDocuments.find(({ key }) => key === wanted);
  if (!document) throw new AppError("not_found", documentMessages().refusals.none);
  return inLanguage(languageFor(visitor, printed), () => drawIssuedDocument(context, document));
}

/**
 * Returns a booking's voucher page for a visitor who may open it.
 * @throws AppError `unauthenticated`, `forbidden`, `not_found`, also for a booking that was never confirmed
 */
export async function getVoucher(
  { db, clock, keys }: { db: Database; clock: Clock; keys: Keys },
  visitor: DocumentsVisitor,
  bookingId: string,
): Promise<VoucherPage> {
  const printed = await openBookingDocuments({ db, clock, keys }, visitor, bookingId, currentLanguage());
  const { booking, lastDay, operator, contacts, tour } = printed;
  if (voucherState(booking) === "none") {
    throw new AppError("not_found", documentMessages().refusals.noVoucher);
  }
  const [cover, code] = await Promise.all([findCover(db, booking.tourSlug), voucherCode(keys, printed)]);
  return { booking, lastDay, operator, contacts, tour, cover, code };
}
