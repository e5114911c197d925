import { formatTravelDate } from "~/domain/calendar/travel-date";
import { invoicedBy, taxDocument, taxDocumentsDue, type TaxDocument } from "~/domain/tax/tax-documents";
import type { Database } from "../db/client";
import type { BookingRow } from "../db/schema";
import { insertTaxDocument } from "./tax-documents.repo";

/** A booking before a change, with what its documents need. */
interface IssuingState {
  booking: BookingRow;
  operatorSlug: string;
  operatorName: string;
  operatorAddress: string | null;
  operatorGstin: string | null;
  /** All issued so far. */
  taxDocuments: readonly TaxDocument[];
}

/**
 * Builds the statements that issue the documents a change makes due, in the name of the operator.
 * @param after the booking after the change
 * @param issuedAt UTC instant
 */
export function issueTaxDocuments(db: Database, state: IssuingState, after: BookingRow, issuedAt: number) {
  const { booking: before, operatorSlug, taxDocuments } = state;
  const source = {
    bookingId: after.bookingId,
    seller: { name: state.operatorName, address: state.operatorAddress, gstin: state.operatorGstin },
    buyer: {
      name: after.customerName,
      state: after.buyerState,
      postalCode: after.postalCode,
      billingAddress: after.billingAddress,
      gstin: after.buyerGstin,
    },
    service: {
      title: after.tourTitle,
      detail: `${after.tourDuration} from ${after.departureCity}, ${formatTravelDate(after.travelDate)}`,
    },
    priceLines: after.priceLines,
    gstPercent: after.gstPercent,
    status: after.status,
    issued: taxDocuments,
  };
  return taxDocumentsDue(before, after, invoicedBy(taxDocuments)).map((step) =>
    insertTaxDocument(
      db,
      taxDocument(step, source, { key: crypto.randomUUID().replaceAll("-", ""), issuedAt }),
      { booking: before.id, operatorSlug },
    ),
  );
}
