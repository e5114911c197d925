import { createHash } from "node:crypto";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { financialYearOf } from "../../app/domain/documents/invoice";
import { durationText } from "../../app/domain/tours/tour";
import type { QuoteLine } from "../../app/domain/prices/quote";
import type { StateCode } from "../../app/domain/tax/states";
import { numberPrefix, taxDocument, taxDocumentsDue } from "../../app/domain/tax/tax-documents";
import { readOperators } from "./catalogue";
import { operatorOfDemoAccount } from "./demo-accounts";
import type { PricedBooking } from "./demo-booking";
import { paidAt } from "./demo-money";
import { demoCompany } from "./demo-operator";
import { insertAll } from "./sql";

/** The stored columns of a demo booking that its documents show. */
interface InvoicedRow {
  booking_id: string;
  price_lines: QuoteLine[];
  gst_percent: number;
  buyer_state: StateCode | null;
}

/** Returns the statements for the receipt vouchers and invoices of paid demo bookings, in the order of issue. */
export function taxDocumentStatements(
  bookings: readonly PricedBooking[],
  bookingRows: readonly InvoicedRow[],
  now: number,
): string[] {
  const names = new Map(readOperators().map(({ slug, companyName }) => [slug, companyName]));
  const last = new Map<string, number>();
  const documents = bookings.flatMap((booking, index) => {
    const issuedAt = paidAt(booking, index, now);
    const row = bookingRows[index];
    if (issuedAt === null || !row) return [];
    const { id, status, total, customer, tour, travelDate } = booking;
    const slug = tour.operator;
    const { address, gstin } = slug === operatorOfDemoAccount ? demoCompany : { address: null, gstin: null };
    const source = {
      bookingId: row.booking_id,
      seller: { name: names.get(slug) ?? slug, address, gstin },
      buyer: {
        name: customer.name,
        state: row.buyer_state,
        postalCode: null,
        billingAddress: null,
        gstin: null,
      },
      service: {
        title: tour.title,
        detail: `${durationText(tour.days)} from ${tour.departureCity}, ${formatTravelDate(travelDate)}`,
      },
      priceLines: row.price_lines,
      gstPercent: row.gst_percent,
      status,
      issued: [],
    };
    const unpaid = { status, totalAmount: total, paidAmount: 0, refundedAmount: 0 };
    return taxDocumentsDue(unpaid, { ...unpaid, paidAmount: total }, null).map((step) => {
      const key = createHash("sha256").update(`${id} ${step.kind}`).digest("hex").slice(0, 32);
      return { booking: id, seller: slug, document: taxDocument(step, source, { key, issuedAt }) };
    });
  });
  const rows = documents
    .toSorted((a, b) => a.document.issuedAt - b.document.issuedAt)
    .map(({ booking, seller, document }) => {
      const { key, kind, issuedAt, total } = document;
      const financialYear = financialYearOf(todayInIndia(issuedAt));
      const series = `${seller} ${kind} ${financialYear}`;
      const number = (last.get(series) ?? 0) + 1;
      last.set(series, number);
      return {
        key,
        kind,
        booking,
        seller,
        financial_year: financialYear,
        number,
        total,
        issued_at: issuedAt,
        document: {
          ...document,
          number: `${numberPrefix(kind, financialYear)}${String(number).padStart(6, "0")}`,
        },
      };
    });
  return insertAll("tax_documents", rows);
}
