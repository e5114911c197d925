import { formatTravelDate } from "~/domain/calendar/travel-date";
import {
  invoicedBy,
  lacksState,
  taxDocument,
  taxDocumentsDue,
  type TaxDocument,
} from "~/domain/money/tax/tax-documents";
import { soldByOf } from "~/domain/partners/reseller";
import { gstMixOfSale } from "~/domain/prices/pricing";
import { inLanguage } from "../../platform/language";
import type { Database } from "../../platform/db/client";
import type { BookingRow } from "../../platform/db/schema";
import type { Mail } from "../../notifications/mail/mailer";
import { insertTaxDocument } from "./tax-documents.repo";
import { randomId } from "../../platform/surroundings";

/** Columns of a booking that its documents need. */
type IssuedBooking = Pick<
  BookingRow,
  | "id"
  | "bookingId"
  | "operatorSlug"
  | "status"
  | "ownSale"
  | "customerName"
  | "buyerState"
  | "postalCode"
  | "billingAddress"
  | "buyerGstin"
  | "tourTitle"
  | "optionName"
  | "tourDuration"
  | "departureCity"
  | "travelDate"
  | "priceLines"
  | "priceBasis"
  | "gstPercent"
  | "stayState"
  | "totalAmount"
  | "paidAmount"
  | "refundedAmount"
  | "refundDue"
  | "takenBack"
>;

/** A booking before a change, with what its documents need. */
interface IssuingState {
  booking: IssuedBooking;
  operatorName: string;
  operatorAddress: string | null;
  operatorGstin: string | null;
  /** All issued so far. */
  taxDocuments: readonly TaxDocument[];
}

/**
 * Returns the documents that a change makes due, in the name of the operator and in English, and the statements that issue them. None for own bookings:
 * section 31 of the CGST Act makes the supplier issue the invoice, and rule 50 the one who receives an advance its receipt voucher. Both are
 * the operator, whose sale does not pass through us (docs/tax.md).
 * @param after the booking after the change
 * @param issuedAt UTC instant
 */
export function issueTaxDocuments(...change: Parameters<typeof issue>) {
  return inLanguage("en", () => issue(...change));
}

function issue(db: Database, state: IssuingState, after: IssuedBooking, issuedAt: number) {
  const { booking: before, taxDocuments } = state;
  if (after.ownSale !== null) return { documents: [], statements: [] };
  const source = {
    bookingId: after.bookingId,
    seller: { name: state.operatorName, address: state.operatorAddress, gstin: state.operatorGstin },
    buyer: {
      // The reseller is the buyer, and sells on.
      name: soldByOf(after.priceBasis) ?? after.customerName,
      state: after.buyerState,
      postalCode: after.postalCode,
      billingAddress: after.billingAddress,
      gstin: after.buyerGstin,
    },
    service: {
      title: after.tourTitle,
      detail: `${after.optionName === null ? "" : `${after.optionName}, `}${after.tourDuration} from ${after.departureCity}, ${formatTravelDate(after.travelDate)}`,
    },
    priceLines: after.priceLines,
    gstPercent: after.gstPercent,
    gstMix: gstMixOfSale(after),
    stayState: after.stayState,
    status: after.status,
    issued: taxDocuments,
  };
  const isStateMissing = lacksState(after, state.operatorGstin);
  const documents = taxDocumentsDue(before, after, invoicedBy(taxDocuments), isStateMissing).map((step) =>
    taxDocument(step, source, { key: randomId().replaceAll("-", ""), issuedAt }),
  );
  const subject = { booking: before.id, operatorSlug: before.operatorSlug };
  return { documents, statements: documents.map((document) => insertTaxDocument(db, document, subject)) };
}

/** Attaches the documents that a change issued to its mail. */
export function withIssued(mail: Mail, booking: string, documents: readonly TaxDocument[]): Mail {
  if (documents.length === 0) return mail;
  const kinds = mail.attachments?.kinds ?? [];
  const isNew = documents.some(({ kind }) => kind === "invoice") && !kinds.includes("invoice");
  const others = documents.filter(({ kind }) => kind !== "invoice");
  return {
    ...mail,
    attachments: {
      booking,
      kinds: isNew ? [...kinds, "invoice"] : kinds,
      taxDocuments: others.map(({ key }) => key),
    },
  };
}
