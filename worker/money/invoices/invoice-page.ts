import { holdsSeats } from "~/domain/bookings/booking-status";
import { AppError } from "~/domain/errors";
import type { InvoiceDetails } from "~/domain/money/invoices/invoice-details";
import {
  isTaxed,
  missingInvoiceInWords,
  type InvoicePageData,
  type TaxDocument,
  type VerifiedDocument,
} from "~/domain/money/tax/tax-documents";
import { openBooking, type BookingVisitor, type OpenDependencies } from "../../trips/booking-access";
import type { Database } from "../../platform/db/client";
import { findInvoiceBooking, updateInvoiceDetails } from "./invoice-details.repo";
import { listDocumentsBeside, listTaxDocuments } from "./tax-documents.repo";

/**
 * Returns the tax documents of a booking, and the buyer's details until its invoice is issued.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`
 */
export async function getInvoicePage(
  dependencies: OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
): Promise<InvoicePageData> {
  const { db } = dependencies;
  const { condition } = await openBooking(dependencies, bookingId, visitor, headers);
  const [found, documents] = await Promise.all([
    findInvoiceBooking(db, condition),
    listTaxDocuments(db, condition),
  ]);
  if (!found) throw new AppError("not_found", "Booking not found.");
  const { booking, operatorName, operatorGstin } = found;
  const missing = missingInvoiceInWords(documents, booking);
  return {
    bookingId: booking.bookingId,
    tourTitle: booking.tourTitle,
    operatorName,
    isTaxed: isTaxed(operatorGstin, booking.gstPercent),
    documents: documents.map(toListedDocument),
    missing,
    isOpen: missing !== null && holdsSeats(booking.status),
    details: {
      state: booking.buyerState,
      postalCode: booking.postalCode,
      billingAddress: booking.billingAddress,
      gstin: booking.buyerGstin,
    },
  };
}

/**
 * Saves the buyer's details for the invoice. The last of two changes wins.
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`, `illegal_transition` (the invoice is issued, or none will be)
 */
export async function saveInvoiceDetails(
  dependencies: OpenDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  details: InvoiceDetails,
): Promise<void> {
  const { db, clock } = dependencies;
  const { condition, userId } = await openBooking(dependencies, bookingId, visitor, headers);
  if (await updateInvoiceDetails(db, condition, details, { userId, at: clock() })) return;
  const { isOpen } = await getInvoicePage(dependencies, bookingId, visitor, headers);
  if (!isOpen)
    throw new AppError("illegal_transition", "The details of this invoice can no longer be changed.");
}

/**
 * Returns what anyone with a document's address may know: no personal data.
 * @throws AppError `not_found`
 */
export async function getVerifiedDocument({ db }: { db: Database }, key: string): Promise<VerifiedDocument> {
  const documents = await listDocumentsBeside(db, key);
  const document = documents.find((each) => each.key === key);
  if (!document) throw new AppError("not_found", "No document has this address.");
  const isInvoice = document.kind === "invoice";
  const notes = documents.filter(
    ({ kind }) => isInvoice && (kind === "credit-note" || kind === "debit-note"),
  );
  return {
    ...toListedDocument(document),
    seller: document.seller.name,
    gstin: document.seller.gstin,
    refersTo: document.refersTo.map(({ number }) => number),
    notes: notes.map(toListedDocument),
  };
}

export function toListedDocument({ key, kind, title, number, total, issuedAt }: TaxDocument) {
  return { key, kind, title, number, total, issuedAt: new Date(issuedAt).toISOString() };
}
