import { holdsSeats } from "~/domain/bookings/booking-status";
import { AppError } from "~/domain/errors";
import type { InvoiceDetails } from "~/domain/money/invoices/invoice-details";
import { stateGiven } from "~/domain/operators/gst-states";
import {
  asksState,
  isTaxed,
  lacksState,
  missingInvoiceInWords,
  type InvoicePageData,
  type TaxDocument,
  type VerifiedDocument,
} from "~/domain/money/tax/tax-documents";
import { changedByReseller, soldByOf } from "~/domain/partners/reseller";
import { openBooking, type BookingVisitor, type OpenDependencies } from "../../trips/booking-access";
import type { Database } from "../../platform/db/client";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import {
  changeBooking,
  type ChangeDependencies,
  type PrivilegedChangeDependencies,
} from "../../bookings/change-booking";
import { byOffice, officeBookingWith, type OfficeActor } from "../../desk/repair/repair-booking";
import type { BookingRow } from "../../platform/db/schema";
import { selectInvoiceBooking } from "./invoice-details.repo";
import { listDocumentsBeside, listTaxDocuments } from "./tax-documents.repo";
import { invoiceRefusals } from "./messages";
import { shownTitleOf } from "../../tours/translations.repo";

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
    selectInvoiceBooking(db, condition).get(),
    listTaxDocuments(db, condition),
  ]);
  if (!found) throw new AppError("not_found", invoiceRefusals().notFound);
  const { booking, operatorName, operatorGstin } = found;
  requireOwnInvoice(booking);
  const needsState = lacksState(booking, operatorGstin);
  const missing = missingInvoiceInWords(documents, booking, needsState);
  return {
    bookingId: booking.bookingId,
    tourTitle: await shownTitleOf(db, found.tourSlug, booking.tourTitle),
    operatorName,
    isTaxed: isTaxed(operatorGstin, booking.gstPercent),
    documents: documents.map(toListedDocument),
    missing,
    isOpen: isOpen(booking, operatorGstin, documents),
    details: detailsOf(booking),
  };
}

/** Keeps the invoice of a reseller's booking, whose buyer is the reseller, from its guest. @throws AppError `not_found` */
function requireOwnInvoice({ priceBasis }: Pick<BookingRow, "priceBasis">): void {
  const soldBy = soldByOf(priceBasis);
  if (soldBy !== null) throw new AppError("not_found", changedByReseller(soldBy));
}

/**
 * Saves the buyer's details for the invoice, and issues an invoice that waited for the State. The last of two changes wins.
 * @param details those not given stay
 * @throws AppError `unauthenticated`, `not_found`, `too_many_requests`, `invalid` (a State is needed), `illegal_transition` (the invoice is
 * issued, or none will be)
 */
export async function saveInvoiceDetails(
  dependencies: OpenDependencies & ChangeDependencies,
  bookingId: string,
  visitor: BookingVisitor,
  headers: Headers,
  details: Partial<InvoiceDetails>,
): Promise<void> {
  const { condition, userId } = await openBooking(dependencies, bookingId, visitor, headers);
  await changeBooking(dependencies, condition, (state) => {
    requireOwnInvoice(state.booking);
    return decideDetails(state, details, { id: userId, actor: "traveler" });
  });
}

/**
 * Saves the buyer's State for an administrator, or for a member with the right "bookings" of the tour's operator.
 * @throws AppError as `saveInvoiceDetails`
 */
export async function saveBuyerState(
  dependencies: PrivilegedChangeDependencies,
  actor: OfficeActor,
  bookingId: string,
  details: Pick<InvoiceDetails, "state" | "postalCode">,
): Promise<void> {
  await changeBooking(dependencies, officeBookingWith(actor, bookingId), (state) => {
    const write = decideDetails(state, details, byOffice(actor));
    const entry = { action: "booking.save-state", subjectId: state.booking.bookingId } as const;
    return write && { ...write, privileged: { viewer: actor, entry } };
  });
}

function decideDetails(
  { booking, operatorGstin, taxDocuments }: BookingState,
  details: Partial<InvoiceDetails>,
  by: BookingWrite["by"],
): BookingWrite | null {
  const given = { ...detailsOf(booking), ...details };
  const set = {
    buyerState: stateGiven(given, given.state),
    postalCode: given.postalCode,
    billingAddress: given.billingAddress,
    buyerGstin: given.gstin,
  };
  const isMissing = lacksState({ ...booking, ...set }, operatorGstin);
  const isSame = Object.entries(set).every(([name, value]) => booking[name as keyof typeof set] === value);
  if (isSame && !isMissing) return null;
  if (!isOpen(booking, operatorGstin, taxDocuments))
    throw new AppError("illegal_transition", invoiceRefusals().final);
  if (isMissing) throw stateMissing();
  return { by, reason: null, topic: "invoice", set };
}

/** True until the invoice is issued, if one is to come. */
function isOpen(booking: BookingRow, operatorGstin: string | null, documents: readonly TaxDocument[]) {
  if (documents.some(({ kind }) => kind === "invoice")) return false;
  return holdsSeats(booking.status) || asksState(booking, operatorGstin, documents);
}

/** Returns the refusal of a change or payment that needs the buyer's State. */
export function stateMissing(): AppError {
  const message = invoiceRefusals().stateMissing;
  return new AppError("invalid", message, { errors: { state: [message] } });
}

function detailsOf({ buyerState, postalCode, billingAddress, buyerGstin }: BookingRow): InvoiceDetails {
  return { state: buyerState, postalCode, billingAddress, gstin: buyerGstin };
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
