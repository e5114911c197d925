import {
  invoicedBy,
  numberPrefix,
  taxDocument,
  taxDocumentsDue,
  type BookingAmounts,
  type TaxDocument,
  type TaxDocumentSource,
} from "~/domain/money/tax/tax-documents";

/** GST numbers with valid check characters, of Karnataka and Maharashtra. */
export const gstins = { karnataka: "29AADCD4217P1ZA", maharashtra: "27AAPFU0939F1ZV" };

/** Returns the source of a booking's documents: a registered operator of Karnataka, and a buyer who gave nothing. */
export function taxSource(overrides: Partial<TaxDocumentSource> = {}): TaxDocumentSource {
  return {
    bookingId: "TB123456",
    seller: {
      name: "Deccan & Coast Journeys",
      address: "18 Church Street\nBangalore",
      gstin: gstins.karnataka,
    },
    buyer: { name: "Meera Iyer", state: null, postalCode: null, billingAddress: null, gstin: null },
    service: { title: "Hampi by bicycle", detail: "3 days / 2 nights from Bangalore, Sat, Dec 12, 2026" },
    priceLines: null,
    gstPercent: 5,
    stayState: null,
    status: "confirmed",
    issued: [],
    ...overrides,
  };
}

const unpaid: BookingAmounts = { status: "confirmed", totalAmount: 0, paidAmount: 0, refundedAmount: 0 };

/** Returns the documents that a history of a booking issues, each step as what changes in its money. */
export function issueAll(
  source: TaxDocumentSource,
  history: readonly Partial<BookingAmounts>[],
): TaxDocument[] {
  const documents: TaxDocument[] = [];
  let before = unpaid;
  for (const change of history) {
    const after = { ...before, ...change };
    for (const step of taxDocumentsDue(before, after, invoicedBy(documents))) {
      const sameKind = documents.filter(({ kind }) => kind === step.kind).length;
      documents.push({
        ...taxDocument(
          step,
          { ...source, status: after.status, issued: [...documents] },
          { key: String(documents.length), issuedAt: 0 },
        ),
        number: `${numberPrefix(step.kind, "2026-27")}${String(sameKind + 1).padStart(6, "0")}`,
      });
    }
    before = after;
  }
  return documents;
}
