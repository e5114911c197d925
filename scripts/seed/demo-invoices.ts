import { createHash } from "node:crypto";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { financialYearOf } from "../../app/domain/calendar/financial-year";
import { durationText } from "../../app/domain/tours/duration";
import {
  numberPrefix,
  taxDocument,
  taxDocumentsDue,
  type TaxDocument,
} from "../../app/domain/money/tax/tax-documents";
import { readOperators } from "./catalogue";
import { operatorOfDemoAccount } from "./demo-accounts";
import type { PricedBooking } from "./demo-booking";
import { demoCompany, streetOf, taxNumbersOf } from "./demo-operator";
import { insertAll } from "./sql";

/** Returns the statements for the tax documents of paid demo bookings, in the order of issue. */
export function taxDocumentStatements(bookings: readonly PricedBooking[]): string[] {
  const operators = new Map(readOperators().map((operator) => [operator.slug, operator]));
  const moves = bookings.flatMap((booking) => {
    const { status, total: totalAmount, cancelledAt, paidAt: paid, refund } = booking;
    if (paid === null) return [];
    const sold = status === "cancelled" ? ("confirmed" as const) : status;
    const unpaid = { status: sold, totalAmount, paidAmount: 0, refundedAmount: 0 };
    const full = { ...unpaid, paidAmount: totalAmount };
    const refunded = { ...full, status, refundedAmount: refund ?? 0 };
    return [
      { booking, at: paid, before: unpaid, after: full },
      ...(cancelledAt === null ? [] : [{ booking, at: cancelledAt, before: full, after: refunded }]),
    ];
  });
  const last = new Map<string, number>();
  const issuedOf = new Map<string, TaxDocument[]>();
  const rows = moves
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ booking, at: issuedAt, before, after }) => {
      const { id, customer, tour, travelDate } = booking;
      const seller = tour.operator;
      const { companyName: name = seller, baseCity = "India" } = operators.get(seller) ?? {};
      const address =
        seller === operatorOfDemoAccount ? demoCompany.address : `${streetOf(seller)}, ${baseCity}`;
      const issued = issuedOf.get(id) ?? [];
      issuedOf.set(id, issued);
      const source = {
        bookingId: booking.bookingId,
        seller: { name, address, gstin: taxNumbersOf(seller).gstin },
        buyer: {
          name: customer.name,
          state: booking.buyerState,
          postalCode: null,
          billingAddress: null,
          gstin: null,
        },
        service: {
          title: tour.title,
          detail: `${durationText(tour.days)} from ${tour.departureCity}, ${formatTravelDate(travelDate)}`,
        },
        priceLines: booking.quote.lines,
        gstPercent: booking.quote.gst.percent,
        stayState: null,
        status: after.status,
        issued,
      };
      const invoiced = issued.find(({ kind }) => kind === "invoice")?.total ?? null;
      return taxDocumentsDue(before, after, invoiced).map((step) => {
        const { kind } = step;
        const key = createHash("sha256").update(`${id} ${kind}`).digest("hex").slice(0, 32);
        const financialYear = financialYearOf(todayInIndia(issuedAt));
        const series = `${seller} ${kind} ${financialYear}`;
        const number = (last.get(series) ?? 0) + 1;
        last.set(series, number);
        const document = {
          ...taxDocument(step, source, { key, issuedAt }),
          number: `${numberPrefix(kind, financialYear)}${String(number).padStart(6, "0")}`,
        };
        issued.push(document);
        return {
          key,
          kind,
          booking: id,
          seller,
          financial_year: financialYear,
          number,
          total: document.total,
          issued_at: issuedAt,
          document,
        };
      });
    });
  return insertAll("tax_documents", rows);
}
