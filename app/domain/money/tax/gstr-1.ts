import { monthOf, type Month } from "~/domain/calendar/months";
import { todayInIndia } from "~/domain/calendar/calendar";
import { registeredState, type StateCode } from "~/domain/operators/gst-states";
import { returnedTax, type ReturnedTax } from "./document-tax";
import { serviceName } from "~/domain/operators/supply";
import { rupeesOf, taxBetween, taxesOf, type TaxDocument, type TaxDocumentKind } from "./tax-documents";

/**
 * The return of outward supplies of one GSTIN and month, form GSTR-1, in the JSON that the GST portal and its offline tool import.
 * Amounts are rupees with two decimals. Sources: section 37 of the CGST Act, 2017, and rule 59; tables 14 and 15 by Notification
 * 26/2022-Central Tax; names and nesting of fields as in the portal's "Save GSTR1 data" API, docs/tax.md.
 */
export interface Gstr1 {
  gstin: string;
  /** Month of the return, MMYYYY. */
  fp: string;
  /** Table 4A: supplies to registered buyers. */
  b2b: { ctin: string; inv: Gstr1Invoice[] }[];
  /** Table 5: invoices above the limit to unregistered buyers in another State. */
  b2cl: { pos: string; inv: Pick<Gstr1Invoice, "inum" | "idt" | "val" | "itms">[] }[];
  /** Table 7: all other supplies to unregistered buyers, less their credit notes, by State and rate. */
  b2cs: (Amounts & { sply_ty: SupplyType; pos: string; typ: "OE"; rt: number })[];
  /** Table 9B: notes to registered buyers. */
  cdnr: { ctin: string; nt: Gstr1Note[] }[];
  /** Table 9B: notes on invoices of table 5. */
  cdnur: (Pick<Gstr1Note, "ntty" | "nt_num" | "nt_dt" | "val" | "pos" | "itms"> & { typ: "B2CL" })[];
  /** Table 11A: advances received in the month without an invoice. */
  at: Advances[];
  /** Table 11B: earlier advances that were invoiced or refunded in the month. */
  txpd: Advances[];
  /** Table 12: summary by service code, for registered and other buyers. */
  hsn: { hsn_b2b: Gstr1Service[]; hsn_b2c: Gstr1Service[] };
  /** Table 13: numbers of the documents issued. */
  doc_issue: { doc_det: { doc_num: number; docs: IssuedNumbers[] }[] };
  /** Table 14(a): supplies through an e-commerce operator that collects tax (section 52); missing without its GSTIN. */
  supeco?: {
    clttx: { etin: string; suppval: number; igst: number; cgst: number; sgst: number; cess: 0; flag: "N" }[];
  };
}

type SupplyType = "INTRA" | "INTER";

interface Amounts {
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: 0;
}

interface Item {
  num: number;
  itm_det: Amounts & { rt: number };
}

interface Gstr1Invoice {
  inum: string;
  /** DD-MM-YYYY. */
  idt: string;
  val: number;
  pos: string;
  rchrg: "N";
  inv_typ: "R";
  itms: Item[];
}

interface Gstr1Note extends Pick<Gstr1Invoice, "val" | "pos" | "rchrg" | "inv_typ" | "itms"> {
  ntty: "C" | "D";
  nt_num: string;
  nt_dt: string;
}

interface Advances {
  pos: string;
  sply_ty: SupplyType;
  /** `ad_amt` is without the tax. */
  itms: (Omit<Amounts, "txval"> & { rt: number; ad_amt: number })[];
}

type Gstr1Service = Amounts & { num: number; hsn_sc: string; desc: string; uqc: "NA"; qty: 0; rt: number };

interface IssuedNumbers {
  num: number;
  from: string;
  to: string;
  totnum: number;
  cancel: 0;
  net_issue: number;
}

/** Numbers of the portal's list of document natures. */
const natures: Record<TaxDocumentKind, number> = {
  invoice: 1,
  "debit-note": 4,
  "credit-note": 5,
  "receipt-voucher": 6,
  "refund-voucher": 8,
};

/**
 * A document of a registered seller, once for each rate, with its tax in paise, negative if it lowers what was supplied or received.
 * `amount` is in rupees.
 */
type Taxed = TaxDocument & { paise: ReturnedTax; amount: number; place: StateCode; sign: 1 | -1 };

/**
 * Computes the return of a month.
 * @param documents of one GSTIN in the order of issue: those of the month, and the earlier ones of the same bookings
 * @param etin our GSTIN as the e-commerce operator; null if there is none
 */
export function gstr1Of(
  documents: readonly TaxDocument[],
  { gstin, month, etin }: { gstin: string; month: Month; etin: string | null },
): Gstr1 {
  const own = registeredState(gstin);
  const taxed = documents.flatMap((document) => taxedOf(document));
  const issued = taxed.filter(({ issuedAt }) => monthOf(todayInIndia(issuedAt)) === month);
  const supplies = issued.filter(({ kind }) => isSupply(kind));
  const [invoices, notes] = [
    supplies.filter(({ kind }) => kind === "invoice"),
    supplies.filter(({ kind }) => kind !== "invoice"),
  ];
  const isLarge = (document: Taxed) => {
    const invoice = invoiceOf(document, taxed);
    return (
      invoice.buyer.gstin === null && invoice.place !== own && invoice.total > largeFrom(invoice.issuedAt)
    );
  };
  const unregistered = supplies.filter((document) => document.buyer.gstin === null);
  return {
    gstin,
    fp: month.slice(5) + month.slice(0, 4),
    b2b: grouped(
      invoices.filter(({ buyer }) => buyer.gstin !== null),
      ({ buyer }) => buyer.gstin ?? "",
    ).map(([ctin, rows]) => ({ ctin, inv: byDocument(rows).map((row) => invoiceRow(row)) })),
    b2cl: grouped(invoices.filter(isLarge), ({ place }) => place).map(([pos, rows]) => ({
      pos,
      inv: byDocument(rows).map((row) => {
        const { inum, idt, val, itms } = invoiceRow(row);
        return { inum, idt, val, itms };
      }),
    })),
    b2cs: grouped(
      unregistered.filter((document) => !isLarge(document)),
      ({ place, paise }) => `${place} ${paise.percent}`,
    ).flatMap(([, rows]) =>
      rows.slice(0, 1).map(({ place, paise }) => ({
        sply_ty: supplyType(place, own),
        pos: place,
        typ: "OE" as const,
        rt: paise.percent,
        ...amountsOf(sumOf(rows)),
      })),
    ),
    cdnr: grouped(
      notes.filter(({ buyer }) => buyer.gstin !== null),
      ({ buyer }) => buyer.gstin ?? "",
    ).map(([ctin, rows]) => ({ ctin, nt: byDocument(rows).map((row) => noteRow(row)) })),
    cdnur: byDocument(notes.filter(isLarge)).map((row) => {
      const { ntty, nt_num, nt_dt, val, pos, itms } = noteRow(row);
      return { typ: "B2CL", ntty, nt_num, nt_dt, val, pos, itms };
    }),
    ...advancesOf(taxed, month, own),
    hsn: {
      hsn_b2b: servicesOf(supplies.filter(({ buyer }) => buyer.gstin !== null)),
      hsn_b2c: servicesOf(unregistered),
    },
    doc_issue: { doc_det: numbersOf(issued) },
    ...(etin !== null && supplies.length > 0 ? { supeco: { clttx: [throughOperator(supplies, etin)] } } : {}),
  };
}

/** Smallest value of an invoice of table 5 is above this, in rupees. Source: Notification 12/2024-Central Tax, from August 2024. */
function largeFrom(issuedAt: number): number {
  return monthOf(todayInIndia(issuedAt)) < "2024-08" ? 250_000 : 100_000;
}

function supplyType(place: StateCode, own: StateCode): SupplyType {
  return place === own ? "INTRA" : "INTER";
}

function isSupply(kind: TaxDocumentKind): boolean {
  return kind !== "receipt-voucher" && kind !== "refund-voucher";
}

function taxedOf(document: TaxDocument): Taxed[] {
  const place = document.placeOfSupply?.code;
  if (place === undefined) return [];
  const sign = document.kind === "credit-note" || document.kind === "refund-voucher" ? -1 : 1;
  return taxesOf(document).map((tax) => ({
    ...document,
    paise: returnedTax(tax),
    amount: rupeesOf(tax),
    place,
    sign,
  }));
}

/** Returns the invoice that a note changes, or the document itself. */
function invoiceOf(document: Taxed, all: readonly Taxed[]): Taxed {
  const [changed] = document.refersTo;
  return all.find(({ number }) => number === changed?.number) ?? document;
}

function grouped(rows: readonly Taxed[], keyOf: (row: Taxed) => string): [string, Taxed[]][] {
  const groups = new Map<string, Taxed[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** Sums documents in paise, those that lower the supply as negative ones. */
function sumOf(rows: readonly Taxed[]): ReturnedTax {
  const sum = { percent: rows[0]?.paise.percent ?? 0, taxable: 0, igst: 0, cgst: 0, sgst: 0 };
  for (const { paise, sign } of rows)
    for (const part of ["taxable", "igst", "cgst", "sgst"] as const) sum[part] += sign * paise[part];
  return sum;
}

function amountsOf({ taxable, igst, cgst, sgst }: ReturnedTax): Amounts {
  return { txval: taxable / 100, iamt: igst / 100, camt: cgst / 100, samt: sgst / 100, csamt: 0 };
}

/** Groups the rates of each document. */
function byDocument(rows: readonly Taxed[]): [Taxed, ...Taxed[]][] {
  const documents = new Map<string, [Taxed, ...Taxed[]]>();
  for (const row of rows) {
    const rates = documents.get(row.number);
    if (rates) rates.push(row);
    else documents.set(row.number, [row]);
  }
  return [...documents.values()];
}

function itemsOf(rates: readonly Taxed[]): Item[] {
  return rates.map(({ paise }, index) => ({
    num: index + 1,
    itm_det: { rt: paise.percent, ...amountsOf(paise) },
  }));
}

/** Formats a day as the portal does: "28-01-2027". */
function dayOf(instant: number): string {
  return todayInIndia(instant).split("-").toReversed().join("-");
}

function invoiceRow(rates: [Taxed, ...Taxed[]]): Gstr1Invoice {
  const { number, issuedAt, total, place } = rates[0];
  const itms = itemsOf(rates);
  return { inum: number, idt: dayOf(issuedAt), val: total, pos: place, rchrg: "N", inv_typ: "R", itms };
}

function noteRow(rates: [Taxed, ...Taxed[]]): Gstr1Note {
  const { inum, idt, ...row } = invoiceRow(rates);
  return { ntty: rates[0].sign < 0 ? "C" : "D", nt_num: inum, nt_dt: idt, ...row };
}

/**
 * Computes tables 11A and 11B: by State and rate the advances without an invoice that a booking has at the end of the month, less those
 * it had before. What is received and invoiced in one month is in neither.
 */
function advancesOf(taxed: readonly Taxed[], month: Month, own: StateCode): Pick<Gstr1, "at" | "txpd"> {
  const tables: Pick<Gstr1, "at" | "txpd"> = { at: [], txpd: [] };
  const changes = grouped(taxed, ({ bookingId, paise }) => `${bookingId} ${paise.percent}`).flatMap(
    ([, documents]) => {
      const before = documents.filter(({ issuedAt }) => monthOf(todayInIndia(issuedAt)) < month);
      const until = documents.filter(({ issuedAt }) => monthOf(todayInIndia(issuedAt)) <= month);
      const advance = openAdvance(until) - openAdvance(before);
      return advance === 0
        ? []
        : documents.slice(0, 1).map(({ place, paise }) => ({ place, paise, advance }));
    },
  );
  for (const [name, isOf] of [
    ["at", (advance: number) => advance > 0],
    ["txpd", (advance: number) => advance < 0],
  ] as const) {
    const sums = new Map<string, (typeof changes)[number]>();
    for (const change of changes.filter(({ advance }) => isOf(advance))) {
      const key = `${change.place} ${change.paise.percent}`;
      const advance = (sums.get(key)?.advance ?? 0) + Math.abs(change.advance);
      sums.set(key, { ...change, advance });
    }
    tables[name] = [...sums.values()].map(({ place, paise: { percent }, advance }) => {
      const tax = returnedTax(taxBetween({ from: 0, to: advance }, percent, own, place));
      const { txval, ...taxes } = amountsOf(tax);
      return {
        pos: place,
        sply_ty: supplyType(place, own),
        itms: [{ rt: percent, ad_amt: txval, ...taxes }],
      };
    });
  }
  return tables;
}

/** Returns the rupees that a booking has received by vouchers and that no invoice or refund voucher has taken up. */
function openAdvance(documents: readonly Taxed[]): number {
  const sum = documents.reduce((left, { kind, amount }) => {
    if (kind === "receipt-voucher") return left + amount;
    return kind === "credit-note" ? left : left - amount;
  }, 0);
  return Math.max(0, sum);
}

function servicesOf(supplies: readonly Taxed[]): Gstr1Service[] {
  return grouped(supplies, ({ service, paise }) => `${service.code} ${paise.percent}`).flatMap(
    ([, rows], index) =>
      rows.slice(0, 1).map(({ service, paise }) => ({
        num: index + 1,
        hsn_sc: service.code,
        desc: serviceName(service.code),
        uqc: "NA" as const,
        qty: 0 as const,
        rt: paise.percent,
        ...amountsOf(sumOf(rows)),
      })),
  );
}

function numbersOf(issued: readonly Taxed[]): Gstr1["doc_issue"]["doc_det"] {
  return Object.entries(natures).flatMap(([kind, nature]) => {
    const ofKind = issued.filter((document) => document.kind === kind);
    const numbers = [...new Set(ofKind.map(({ number }) => number))].toSorted();
    const [from, to] = [numbers.at(0), numbers.at(-1)];
    if (from === undefined || to === undefined) return [];
    const count = numbers.length;
    return [
      { doc_num: nature, docs: [{ num: 1, from, to, totnum: count, cancel: 0 as const, net_issue: count }] },
    ];
  });
}

function throughOperator(supplies: readonly Taxed[], etin: string) {
  const { txval, iamt, camt, samt } = amountsOf(sumOf(supplies));
  return { etin, suppval: txval, igst: iamt, cgst: camt, sgst: samt, cess: 0 as const, flag: "N" as const };
}
