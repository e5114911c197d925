import type { BookingStatus } from "~/domain/bookings/booking-status";
import { formatRupees, partOf } from "~/domain/money/money";
import { amountsByRate, type GstMix } from "~/domain/money/gst-mix";
import { toPaise } from "~/domain/money/paise";
import type { InvoiceDetails } from "~/domain/money/invoices/invoice-details";
import { stayCode, tourCode } from "~/domain/operators/supply";
import {
  abroad,
  gstParts,
  inPaise,
  registeredState,
  stateOfGstin,
  stateWith,
  sumOfParts,
  type TaxState,
  type RupeePart,
  type StateCode,
  type TaxPart,
} from "~/domain/operators/gst-states";
import { invoiceFormMessages } from "~/domain/money/invoices/messages";

/**
 * Tax documents of a booking, in the name of the operator that sells the tour. They are stored as issued and never change. Sources and
 * worked examples: docs/tax.md.
 */

export const taxDocumentKinds = [
  "receipt-voucher",
  "invoice",
  "debit-note",
  "credit-note",
  "refund-voucher",
] as const;
export type TaxDocumentKind = (typeof taxDocumentKinds)[number];

/** Prefixes of numbers, so that our numbers never occur in an operator's own series. */
const numberPrefixes: Record<TaxDocumentKind, string> = {
  "receipt-voucher": "TBR",
  invoice: "TBI",
  "debit-note": "TBD",
  "credit-note": "TBC",
  "refund-voucher": "TBF",
};

/**
 * Returns a number without its six digits: "TBI/26-27/" of "TBI/26-27/000042", 16 characters, the most that rules 46, 50, 51 and 53 of
 * the CGST Rules, 2017 allow.
 */
export function numberPrefix(kind: TaxDocumentKind, financialYear: string): string {
  return `${numberPrefixes[kind]}/${financialYear.slice(2)}/`;
}

const titles: Record<TaxDocumentKind, { registered: string; unregistered: string }> = {
  "receipt-voucher": { registered: "Receipt voucher", unregistered: "Payment receipt" },
  invoice: { registered: "Tax invoice", unregistered: "Receipt" },
  "debit-note": { registered: "Debit note", unregistered: "Supplementary receipt" },
  "credit-note": { registered: "Credit note", unregistered: "Credit note" },
  "refund-voucher": { registered: "Refund voucher", unregistered: "Refund receipt" },
};

/** Tax included in an amount. Paise; taxable value, parts and rounding add up to the amount. */
export interface IncludedTax {
  percent: number;
  taxable: number;
  parts: TaxPart[];
  /** Belongs to the account "Rounding off" of the seller's books. */
  rounding: number;
}

/** Tax as stored before it had paise: whole rupees, the odd one with the central half. */
interface RupeeTax {
  percent: number;
  taxableValue: number;
  parts: RupeePart[];
}

/** Returns the tax of a document, as stored in either unit. */
export function taxOf({ tax }: Pick<TaxDocument, "tax">): IncludedTax | null {
  if (tax === null || "taxable" in tax) return tax;
  const { percent, taxableValue, parts } = tax;
  return { percent, taxable: toPaise(taxableValue), parts: parts.map(inPaise), rounding: 0 };
}

/** Returns the tax of a document by rate, that of the tour first; empty if it shows none. */
export function taxesOf(document: Pick<TaxDocument, "tax" | "otherTaxes">): IncludedTax[] {
  const tax = taxOf(document);
  return tax === null ? [] : [tax, ...(document.otherTaxes ?? [])];
}

/** A document as issued: everything that its PDF shows. */
export interface TaxDocument {
  kind: TaxDocumentKind;
  title: string;
  number: string;
  /** Key of the page that verifies it. */
  key: string;
  /** UTC instant. */
  issuedAt: number;
  bookingId: string;
  seller: { name: string; address: string | null; gstin: string | null };
  /** `contact` was shown by the former rules only; null once its account is deleted. */
  buyer: {
    name: string;
    address: string | null;
    postalCode: string | null;
    state: string | null;
    gstin: string | null;
    contact?: string[] | null;
  };
  /** Null if no tax is shown, and on the vouchers of a buyer whose State isn't known yet. */
  placeOfSupply: TaxState | null;
  service: { title: string; detail: string; code: string };
  lines: { label: string; amount: number }[];
  /** Whole rupees, tax included. */
  total: number;
  /** Null if the seller is not registered: section 32 of the CGST Act, 2017. */
  tax: IncludedTax | RupeeTax | null;
  /** Tax on the parts at other rates, those of extras; missing without any. */
  otherTaxes?: IncludedTax[];
  /** The invoice that a note changes, or the receipt vouchers whose money a refund voucher returns: rules 51(e) and 53(1A). */
  refersTo: { number: string; issuedAt: number }[];
  /** "former" for invoices issued before documents were stored, in the name of Tour Bharat. */
  rules: "operator" | "former";
}

/** A document to issue, for the difference between two amounts. Whole rupees. */
interface TaxDocumentStep {
  kind: TaxDocumentKind;
  from: number;
  to: number;
}

/** Money of a booking. Whole rupees. */
export interface BookingAmounts {
  status: BookingStatus;
  totalAmount: number;
  paidAmount: number;
  refundedAmount: number;
}

function receivedOf({ paidAmount, refundedAmount }: BookingAmounts): number {
  return paidAmount - refundedAmount;
}

/** Returns the price that the customer finally owes: of a canceled booking what is kept, of one that never ran nothing. */
function priceOf(money: BookingAmounts): number {
  switch (money.status) {
    case "pending":
    case "expired":
      return 0;
    case "cancelled":
      return receivedOf(money);
    default:
      return money.totalAmount;
  }
}

/**
 * Returns the documents that a change of a booking makes due, in the order of issue.
 * @param invoiced what is invoiced so far, notes included; null without an invoice
 * @param isStateMissing true if the invoice waits for the buyer's State
 */
export function taxDocumentsDue(
  before: BookingAmounts,
  after: BookingAmounts,
  invoiced: number | null,
  isStateMissing = false,
): TaxDocumentStep[] {
  const [had, has] = [receivedOf(before), receivedOf(after)];
  const price = priceOf(after);
  const steps: TaxDocumentStep[] = [];
  if (has > had) steps.push({ kind: "receipt-voucher", from: had, to: has });
  if (invoiced === null) {
    if (has < had) steps.push({ kind: "refund-voucher", from: had, to: has });
    if (price > 0 && has >= price && !isStateMissing) steps.push({ kind: "invoice", from: 0, to: price });
  } else if (price < invoiced) steps.push({ kind: "credit-note", from: invoiced, to: price });
  else if (price > invoiced && has >= price) steps.push({ kind: "debit-note", from: invoiced, to: price });
  return steps;
}

/** Returns what is invoiced for a booking: invoices and debit notes less credit notes; null without an invoice. */
export function invoicedBy(documents: readonly Pick<TaxDocument, "kind" | "total">[]): number | null {
  if (!documents.some(({ kind }) => kind === "invoice")) return null;
  return documents.reduce((sum, { kind, total }) => {
    if (kind === "invoice" || kind === "debit-note") return sum + total;
    return kind === "credit-note" ? sum - total : sum;
  }, 0);
}

/**
 * Splits the tax included in the difference between two amounts, so that the documents of a booking add up to the tax of its price to the
 * paisa: equal halves of central and State tax within a State, integrated tax between States. Source: rule 35 of the CGST Rules, 2017.
 * @param percent rate on the amount without tax
 * @param place null if not known yet: rule 50 treats an advance as an inter-State supply then
 */
export function taxBetween(
  { from, to }: Pick<TaxDocumentStep, "from" | "to">,
  percent: number,
  seller: StateCode,
  place: StateCode | null,
): IncludedTax {
  const [low, high] = from < to ? [from, to] : [to, from];
  const includedAt = (share: number) =>
    partOf(toPaise(high), share, 100 + percent) - partOf(toPaise(low), share, 100 + percent);
  const parts = gstParts(percent, { seller, place }, includedAt);
  const taxable = includedAt(100);
  return { percent, taxable, parts, rounding: toPaise(high - low) - taxable - sumOfParts(parts) };
}

function isVoucher(kind: TaxDocumentKind): boolean {
  return kind === "receipt-voucher" || kind === "refund-voucher";
}

/** Splits the tax of a document by rate: the difference to what the documents before it have of each. */
function taxesBetween(
  { kind, from, to }: TaxDocumentStep,
  { gstMix = null, issued }: TaxDocumentSource,
  percent: number,
  [seller, place]: [StateCode, StateCode | null],
): Pick<TaxDocument, "tax" | "otherTaxes"> {
  const before = new Map<number, number>();
  for (const document of issued.filter((one) => isVoucher(one.kind) === isVoucher(kind)))
    for (const tax of taxesOf(document)) {
      const sign = document.kind === "credit-note" || document.kind === "refund-voucher" ? -1 : 1;
      before.set(tax.percent, (before.get(tax.percent) ?? 0) + sign * rupeesOf(tax));
    }
  if (gstMix === null && [...before.keys()].every((rate) => rate === percent))
    return { tax: taxBetween({ from, to }, percent, seller, place) };
  const sumBefore = [...before.values()].reduce((sum, amount) => sum + amount, 0);
  const [start, end] = [from, to].map((amount) => byRate(amount, percent, gstMix));
  const rates = [percent, ...[...(end?.keys() ?? []), ...before.keys()].filter((rate) => rate !== percent)];
  const steps = (first: ReadonlyMap<number, number> | undefined) =>
    [...new Set(rates)].map((rate) => ({ rate, from: first?.get(rate) ?? 0, to: end?.get(rate) ?? 0 }));
  const chained = steps(before);
  const isOneWay = chained.every((step) => Math.sign(step.to - step.from) * (to - from) >= 0);
  // If one rate rises while another falls, the document has the shares of the price as it is now.
  const taxes = (isOneWay && sumBefore === from ? chained : steps(start)).map(({ rate, ...step }) =>
    taxBetween(step, rate, seller, place),
  );
  const others = taxes.slice(1).filter((tax) => rupeesOf(tax) !== 0);
  return { tax: taxes[0] ?? null, ...(others.length > 0 && { otherTaxes: others }) };
}

function byRate(amount: number, percent: number, mix: GstMix | null): Map<number, number> {
  return new Map(amountsByRate(amount, percent, mix).map((part) => [part.percent, part.amount]));
}

/** Returns the whole rupees that a tax is included in. */
export function rupeesOf({ taxable, parts, rounding }: IncludedTax): number {
  return (taxable + sumOfParts(parts) + rounding) / 100;
}

/**
 * Returns the place of supply: a registered buyer's State, else the State that the buyer gave, which is their address on record; null
 * without. For buyers abroad it is the seller's. Sources: sections 12(2) and 13(3)(b) of the IGST Act, 2017; rule 46 of the CGST Rules.
 */
export function placeOfSupply(
  buyer: Pick<InvoiceDetails, "gstin" | "state">,
  sellerGstin: string | null,
): TaxState | null {
  const code = (buyer.gstin === null ? null : stateOfGstin(buyer.gstin)?.code) ?? buyer.state;
  return code === null ? null : stateWith(code === abroad ? registeredState(sellerGstin) : code);
}

interface TaxedBooking {
  gstPercent: number | null;
  buyerState: StateCode | null;
  buyerGstin: string | null;
}

/** True if a booking's tax invoice must have a State that isn't known. */
export function lacksState(
  { gstPercent, buyerState: state, buyerGstin: gstin }: TaxedBooking,
  sellerGstin: string | null,
): boolean {
  return isTaxed(sellerGstin, gstPercent) && placeOfSupply({ state, gstin }, sellerGstin) === null;
}

/** True if the buyer of a booking has to give their State: an invoice is to come or waits. */
export function asksState(
  booking: BookingAmounts & TaxedBooking & { ownSale: string | null },
  sellerGstin: string | null,
  documents: readonly Pick<TaxDocument, "kind">[],
): boolean {
  const price = booking.status === "pending" ? booking.totalAmount : priceOf(booking);
  const isToCome = price > 0 && booking.ownSale === null && documents.every(({ kind }) => kind !== "invoice");
  return isToCome && lacksState(booking, sellerGstin);
}

/** Data of a booking and its operator that documents show. */
export interface TaxDocumentSource {
  bookingId: string;
  seller: TaxDocument["seller"];
  buyer: { name: string } & InvoiceDetails;
  service: { title: string; detail: string };
  /** Lines of the price as sold; used if they add up to the total. */
  priceLines: readonly { label: string; amount: number }[] | null;
  /** Rate included in the price as sold; null for bookings older than rates. */
  gstPercent: number | null;
  /** Other rates in the price, or in what is kept of it; null if it has one. */
  gstMix?: GstMix | null;
  /** State of the accommodation sold, its place of supply; null for tours. */
  stayState: StateCode | null;
  status: BookingStatus;
  /** All issued before; notes repeat the parties, place and rate of their invoice. */
  issued: readonly TaxDocument[];
}

type Terms = Pick<TaxDocument, "seller" | "buyer" | "placeOfSupply" | "service" | "rules"> & {
  /** Null if no tax is shown. */
  percent: number | null;
};

/** True if a booking includes tax: sold with a rate, by a seller that may collect it (section 32 of the CGST Act, 2017). */
export function isTaxed(sellerGstin: string | null, gstPercent: number | null): gstPercent is number {
  return sellerGstin !== null && gstPercent !== null && gstPercent > 0;
}

function newTerms({ seller, buyer, service, gstPercent, stayState }: TaxDocumentSource): Terms {
  const { name, billingAddress: address, postalCode, gstin } = buyer;
  const state =
    (gstin === null ? null : stateOfGstin(gstin)) ?? (buyer.state === null ? null : stateWith(buyer.state));
  return {
    seller,
    buyer: { name, address, postalCode, state: state?.name ?? null, gstin },
    placeOfSupply: !isTaxed(seller.gstin, gstPercent)
      ? null
      : stayState === null
        ? placeOfSupply(buyer, seller.gstin)
        : stateWith(stayState),
    service: { ...service, code: stayState === null ? tourCode : stayCode },
    percent: isTaxed(seller.gstin, gstPercent) ? gstPercent : null,
    rules: "operator",
  };
}

/** Returns a document as issued. Its number, which the database gives, is "". */
export function taxDocument(
  step: TaxDocumentStep,
  source: TaxDocumentSource,
  { key, issuedAt }: Pick<TaxDocument, "key" | "issuedAt">,
): TaxDocument {
  const { kind } = step;
  const invoice = source.issued.find((document) => document.kind === "invoice");
  const vouchers = source.issued.filter((document) => document.kind === "receipt-voucher");
  const refersTo = invoice ? [invoice] : kind === "refund-voucher" ? vouchers : [];
  // A refund voucher takes its receipts back as they were taxed.
  const origin = invoice ?? (kind === "refund-voucher" ? vouchers.at(-1) : undefined);
  const { percent, ...terms } = origin
    ? { ...origin, percent: origin.tax?.percent ?? null }
    : newTerms(source);
  const { seller, buyer, placeOfSupply: place, service, rules } = terms;
  return {
    kind,
    title: titles[kind][seller.gstin === null ? "unregistered" : "registered"],
    number: "",
    key,
    issuedAt,
    bookingId: source.bookingId,
    seller,
    buyer,
    placeOfSupply: place,
    service,
    lines: linesOf(step, source),
    total: Math.abs(step.to - step.from),
    ...(percent === null
      ? { tax: null }
      : // An invoice with whole rupees of tax is taken back as it was issued.
        invoice?.tax && step.from === invoice.total && step.to === 0
        ? { tax: invoice.tax, ...(invoice.otherTaxes && { otherTaxes: invoice.otherTaxes }) }
        : taxesBetween(step, source, percent, [registeredState(seller.gstin), place?.code ?? null])),
    refersTo: refersTo.map((document) => ({ number: document.number, issuedAt: document.issuedAt })),
    rules,
  };
}

function linesOf(
  { kind, from, to }: TaxDocumentStep,
  { priceLines, status, bookingId, service }: TaxDocumentSource,
): TaxDocument["lines"] {
  const amount = Math.abs(to - from);
  switch (kind) {
    case "receipt-voucher":
      return [{ label: `Received for booking ${bookingId}`, amount }];
    case "refund-voucher":
      return [{ label: `Refunded for booking ${bookingId}, before an invoice was issued`, amount }];
    case "debit-note":
      return [{ label: "Price increase after a change of the booking", amount }];
    case "credit-note":
      return [{ label: creditReasons[status] ?? "Price reduction after a change of the booking", amount }];
    default: {
      if (status === "cancelled") return [{ label: "Kept after the cancellation of the booking", amount }];
      const sum = (priceLines ?? []).reduce((all, line) => all + line.amount, 0);
      return priceLines && sum === amount
        ? priceLines.map(({ label, amount: part }) => ({ label, amount: part }))
        : [{ label: `Tour package, ${service.detail}`, amount }];
    }
  }
}

const creditReasons: Partial<Record<BookingStatus, string>> = {
  cancelled: "Cancellation of the booking",
  expired: "Booking expired, unpaid",
  completed: "Price reduction after the trip",
};

export interface ListedTaxDocument extends Pick<TaxDocument, "key" | "kind" | "title" | "number" | "total"> {
  /** UTC, ISO 8601. */
  issuedAt: string;
}

/** Tax documents of a booking, and the buyer's details until its invoice is issued. */
export interface InvoicePageData {
  bookingId: string;
  tourTitle: string;
  operatorName: string;
  /** True if the price includes GST. */
  isTaxed: boolean;
  documents: ListedTaxDocument[];
  /** Why there is no invoice yet, and when it comes; null if there is one. */
  missing: string | null;
  /** True while the details can be changed. */
  isOpen: boolean;
  details: InvoiceDetails;
}

/** Data of the public page that verifies a document. It contains no personal data. */
export interface VerifiedDocument extends ListedTaxDocument {
  seller: string;
  gstin: string | null;
  /** Numbers of the invoice or receipt vouchers that this document belongs to. */
  refersTo: string[];
  /** Credit and debit notes that changed an invoice. */
  notes: ListedTaxDocument[];
}

/** Returns the path of the public page that verifies a document. */
export function verificationPath({ key }: Pick<TaxDocument, "key">): string {
  return `/verify/invoice/${key}`;
}

/**
 * Explains why a booking has no invoice yet, and when it comes; null if it has one.
 * @param isStateMissing true if it waits for the buyer's State
 */
export function missingInvoiceInWords(
  documents: readonly Pick<TaxDocument, "kind">[],
  money: BookingAmounts,
  isStateMissing = false,
): string | null {
  if (documents.some(({ kind }) => kind === "invoice")) return null;
  const m = invoiceFormMessages().missing;
  if (isStateMissing && receivedOf(money) >= priceOf(money) && priceOf(money) > 0) return m.state;
  switch (money.status) {
    case "expired":
      return m.expired;
    case "cancelled":
      return m.canceled;
    default: {
      if (money.totalAmount === 0) return m.free;
      const left = money.totalAmount - receivedOf(money);
      return left > 0 ? m.unpaid(formatRupees(left)) : m.soon;
    }
  }
}
