import * as fc from "fast-check";
import { expect, test } from "vitest";
import { startOfDayInIndia } from "~/domain/calendar/calendar";
import { eInvoiceOf, invoiceReferenceNumber } from "~/domain/money/tax/e-invoice";
import { gstr1Of } from "~/domain/money/tax/gstr-1";
import { taxDocument, type TaxDocument, type TaxDocumentKind } from "~/domain/money/tax/tax-documents";
import { gstins, taxSource } from "../support/tax";

const etin = "29AADCD4217P1ZA";
let count = 0;

/** Issues a document on a day; its number is that of all made before. */
function issue(
  kind: TaxDocumentKind,
  { from = 0, to }: { from?: number; to: number },
  day: string,
  source: Partial<Parameters<typeof taxSource>[0]> = {},
): TaxDocument {
  count += 1;
  const document = taxDocument({ kind, from, to }, taxSource(source), {
    key: String(count),
    issuedAt: startOfDayInIndia(day) + 3_600_000,
  });
  return { ...document, number: `T/${String(count).padStart(6, "0")}` };
}

const karnataka = gstins.karnataka;
const returned = (documents: readonly TaxDocument[], month = "2026-11") =>
  gstr1Of(documents, { gstin: karnataka, month, etin });
const buyer = taxSource().buyer;
const inState = { buyer: { ...buyer, state: "29" as const, gstin: null } };
const outside = { buyer: { ...buyer, state: "27" as const, gstin: null } };

test("an invoice to an unregistered buyer of the State is in the sums of table 7, by its halves", () => {
  const { b2b, b2cl, b2cs, hsn, supeco, fp } = returned([
    issue("invoice", { to: 10_500 }, "2026-11-05", inState),
    issue("invoice", { to: 21_000 }, "2026-11-06", { ...inState, bookingId: "TB000002" }),
  ]);
  expect([fp, b2b, b2cl]).toStrictEqual(["112026", [], []]);
  const amounts = { txval: 30_000, iamt: 0, camt: 750, samt: 750, csamt: 0 };
  expect(b2cs).toStrictEqual([{ sply_ty: "INTRA", pos: "29", typ: "OE", rt: 5, ...amounts }]);
  expect(hsn.hsn_b2c).toStrictEqual([
    { num: 1, hsn_sc: "998555", desc: "Tour operator services", uqc: "NA", qty: 0, rt: 5, ...amounts },
  ]);
  expect(supeco?.clttx).toStrictEqual([
    { etin, suppval: 30_000, igst: 0, cgst: 750, sgst: 750, cess: 0, flag: "N" },
  ]);
});

test("table 12 and the e-invoice have the code of each document's service", () => {
  const registered = { buyer: { ...buyer, gstin: gstins.maharashtra }, bookingId: "TB000002" };
  const documents = [
    issue("invoice", { to: 10_500 }, "2026-11-05", registered),
    issue("invoice", { to: 21_000 }, "2026-11-06", { ...registered, stayState: "29", bookingId: "TB000003" }),
  ];
  expect(returned(documents).hsn.hsn_b2b).toMatchObject([
    { num: 1, hsn_sc: "996311", desc: "Room or unit accommodation services", rt: 5, camt: 500 },
    { num: 2, hsn_sc: "998555", desc: "Tour operator services", rt: 5, iamt: 500 },
  ]);
  const eInvoices = documents.map((document) => eInvoiceOf(document, etin));
  expect(eInvoices.map((invoice) => [invoice?.ItemList[0]?.HsnCd, invoice?.BuyerDtls.Pos])).toStrictEqual([
    ["998555", "27"],
    ["996311", "29"],
  ]);
});

test("an invoice above one lakh to another State is in table 5, and its credit note in table 9B", () => {
  const invoice = issue("invoice", { to: 1_05_000 }, "2026-11-05", outside);
  const note = issue("credit-note", { from: 1_05_000, to: 84_000 }, "2026-11-20", {
    ...outside,
    issued: [invoice],
  });
  const { b2cl, cdnur, b2cs } = returned([invoice, note]);
  const [large] = b2cl;
  expect(large).toMatchObject({
    pos: "27",
    inv: [{ inum: invoice.number, idt: "05-11-2026", val: 1_05_000 }],
  });
  expect(large?.inv[0]?.itms).toStrictEqual([
    { num: 1, itm_det: { rt: 5, txval: 1_00_000, iamt: 5_000, camt: 0, samt: 0, csamt: 0 } },
  ]);
  expect(cdnur).toMatchObject([
    { typ: "B2CL", ntty: "C", nt_num: note.number, nt_dt: "20-11-2026", val: 21_000, pos: "27" },
  ]);
  expect(b2cs).toStrictEqual([]);
  // Exactly one lakh is not above it.
  expect(returned([issue("invoice", { to: 1_00_000 }, "2026-11-05", outside)]).b2cl).toStrictEqual([]);
});

test("an invoice to a company is in table 4 and its note in table 9B, both of its GSTIN", () => {
  const company = { buyer: { ...buyer, gstin: gstins.maharashtra, state: "27" as const } };
  const invoice = issue("invoice", { to: 21_000 }, "2026-11-05", company);
  const note = issue("debit-note", { from: 21_000, to: 23_100 }, "2026-11-07", {
    ...company,
    issued: [invoice],
  });
  const { b2b, cdnr, hsn } = returned([invoice, note]);
  expect(b2b).toMatchObject([
    {
      ctin: gstins.maharashtra,
      inv: [{ inum: invoice.number, val: 21_000, pos: "27", rchrg: "N", inv_typ: "R" }],
    },
  ]);
  expect(cdnr).toMatchObject([
    { ctin: gstins.maharashtra, nt: [{ ntty: "D", nt_num: note.number, val: 2_100 }] },
  ]);
  expect(hsn).toMatchObject({ hsn_b2b: [{ txval: 22_000, iamt: 1_100 }], hsn_b2c: [] });
});

const row = (amount: number) => [
  {
    pos: "29",
    sply_ty: "INTRA",
    itms: [{ rt: 5, ad_amt: amount, iamt: 0, camt: amount / 40, samt: amount / 40, csamt: 0 }],
  },
];

test("an advance is in table 11A in its month, and in 11B in the month of its invoice or refund", () => {
  const voucher = issue("receipt-voucher", { to: 5_250 }, "2026-10-05", inState);
  const balance = issue("receipt-voucher", { from: 5_250, to: 21_000 }, "2026-11-10", inState);
  const invoice = issue("invoice", { to: 21_000 }, "2026-11-10", inState);
  const refund = issue("refund-voucher", { from: 5_250, to: 0 }, "2026-11-10", {
    ...inState,
    issued: [voucher],
  });
  expect(returned([voucher], "2026-10")).toMatchObject({ at: row(5_000), txpd: [], b2cs: [] });
  expect(returned([voucher, balance, invoice])).toMatchObject({ at: [], txpd: row(5_000) });
  expect(returned([voucher, refund])).toMatchObject({ at: [], txpd: row(5_000), b2cs: [] });
});

test("a return lists the first and last number of each kind, and nothing of sellers without a GSTIN", () => {
  const unregistered = { seller: { name: "Nilgiri Trails", address: null, gstin: null } };
  const [first, last] = [1, 2].map((id) =>
    issue("invoice", { to: 1_050 * id }, "2026-11-05", { ...inState, bookingId: `TB00000${id}` }),
  );
  if (!first || !last) throw new Error("no documents");
  const { doc_issue } = returned([first, last, issue("invoice", { to: 1_050 }, "2026-11-05", unregistered)]);
  expect(doc_issue.doc_det).toStrictEqual([
    {
      doc_num: 1,
      docs: [{ num: 1, from: first.number, to: last.number, totnum: 2, cancel: 0, net_issue: 2 }],
    },
  ]);
});

const paise = (amount: number) => Math.round(amount * 100);
const items = (rows: { itms: { itm_det: { txval: number } }[] }[]) =>
  rows.flatMap(({ itms }) => itms.map(({ itm_det }) => paise(itm_det.txval)));
const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

test("tables 4 to 9 of any documents add up to table 12 and table 14", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          total: fc.integer({ min: 1, max: 4_00_000 }),
          kept: fc.integer({ min: 0, max: 100 }),
          state: fc.constantFrom("29", "27", "04"),
          isCompany: fc.boolean(),
        }),
        { maxLength: 8 },
      ),
      (sales) => {
        const documents = sales.flatMap(({ total, kept, state, isCompany }, index) => {
          const source = {
            bookingId: `TB${index}`,
            buyer: { ...buyer, state: state as "29", gstin: isCompany ? gstins.maharashtra : null },
          };
          const invoice = issue("invoice", { to: total }, "2026-11-05", source);
          const to = Math.floor((total * kept) / 100);
          if (to === total) return [invoice];
          const note = issue("credit-note", { from: total, to }, "2026-11-09", {
            ...source,
            issued: [invoice],
          });
          return [invoice, note];
        });
        const { b2b, b2cl, b2cs, cdnr, cdnur, hsn, supeco } = returned(documents);
        const tables =
          sum(items([...b2b, ...b2cl].flatMap(({ inv }) => inv))) +
          sum(b2cs.map(({ txval }) => paise(txval))) -
          sum(items([...cdnr.flatMap(({ nt }) => nt), ...cdnur]));
        expect(tables).toBe(sum([...hsn.hsn_b2b, ...hsn.hsn_b2c].map(({ txval }) => paise(txval))));
        expect(tables).toBe(sum((supeco?.clttx ?? []).map(({ suppval }) => paise(suppval))));
      },
    ),
  );
});

test("the reference number is the SHA-256 of GSTIN, financial year, type and number", async () => {
  const company = { buyer: { ...buyer, gstin: gstins.maharashtra, state: "27" as const } };
  const invoice = eInvoiceOf(issue("invoice", { to: 21_000 }, "2026-11-05", company), etin);
  if (!invoice) throw new Error("no e-invoice");
  // The published example: gstzen.in, "E-Invoice: Invoice Reference Number".
  const example = {
    ...invoice,
    DocDtls: { Typ: "INV" as const, No: "2019-20/KA/1", Dt: "15/01/2020" },
    SellerDtls: { ...invoice.SellerDtls, Gstin: "29AAFCC9980M1ZR" },
  };
  await expect(invoiceReferenceNumber(example)).resolves.toBe(
    "23f498ee41441ecad30f72ba5b9907506c3df70a17b0e0dff46b76a786400662",
  );
});

test("an electronic invoice has the parties, the tax and what it changes, and adds up", () => {
  const source = {
    seller: {
      name: "Deccan & Coast",
      address: "18 Church Street\nBangalore 560001, Karnataka",
      gstin: karnataka,
    },
    buyer: {
      ...buyer,
      gstin: gstins.maharashtra,
      state: "27" as const,
      billingAddress: "4 MG Road, Pune",
      postalCode: "411001",
    },
  };
  const invoice = issue("invoice", { to: 1_05_000 }, "2026-11-05", source);
  const note = issue("credit-note", { from: 1_05_000, to: 0 }, "2026-11-09", {
    ...source,
    issued: [invoice],
  });
  expect(eInvoiceOf(invoice, etin)).toMatchObject({
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: "B2B", RegRev: "N", IgstOnIntra: "N", EcmGstin: etin },
    DocDtls: { Typ: "INV", No: invoice.number, Dt: "05/11/2026" },
    SellerDtls: { Gstin: karnataka, LglNm: "Deccan & Coast", Pin: 560_001, Stcd: "29", Loc: "Bangalore" },
    BuyerDtls: { Gstin: gstins.maharashtra, Pin: 411_001, Stcd: "27", Pos: "27", Loc: "Pune" },
    ItemList: [{ SlNo: "1", IsServc: "Y", HsnCd: "998555", AssAmt: 1_00_000, GstRt: 5, IgstAmt: 5_000 }],
    ValDtls: { AssVal: 1_00_000, IgstVal: 5_000, RndOffAmt: 0, TotInvVal: 1_05_000 },
  });
  expect(eInvoiceOf(note, null)).toMatchObject({
    DocDtls: { Typ: "CRN" },
    RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: "05/11/2026" }] },
  });
  expect(eInvoiceOf(issue("invoice", { to: 21_000 }, "2026-11-05", inState), etin)).toBeNull();
  expect(eInvoiceOf(issue("receipt-voucher", { to: 21_000 }, "2026-11-05", source), etin)).toBeNull();
});
