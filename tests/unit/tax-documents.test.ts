import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceDetailsSchema } from "~/domain/money/invoices/invoice-details";
import { findState, stateGiven, sumOfParts, taxStates } from "~/domain/operators/gst-states";
import { stayStateOf } from "~/domain/operators/supply";
import {
  asksState,
  invoicedBy,
  isTaxed,
  missingInvoiceInWords,
  numberPrefix,
  placeOfSupply,
  taxBetween,
  taxDocument,
  taxDocumentKinds,
  taxDocumentsDue,
  taxOf,
  verificationPath,
  type BookingAmounts,
  type TaxDocument,
  type TaxDocumentSource,
} from "~/domain/money/tax/tax-documents";
import { states } from "~/domain/tours/state-centers";
import { gstins, issueAll, taxSource } from "../support/tax";

const buyer = { ...taxSource().buyer, state: "29" as const };
const paid = (totalAmount: number): Partial<BookingAmounts> => ({ totalAmount, paidAmount: totalAmount });

/** The cases of docs/tax.md: of the first ones the last document. */
const cases: (() => TaxDocument[])[] = [
  () => issueAll(taxSource({ buyer }), [paid(29_700)]).slice(-1),
  () => issueAll(taxSource({ buyer: { ...buyer, state: "27" } }), [paid(29_700)]).slice(-1),
  () =>
    issueAll(taxSource({ seller: { name: "Nilgiri Trails", address: null, gstin: null } }), [
      paid(29_700),
    ]).slice(-1),
  () =>
    issueAll(taxSource({ buyer }), [paid(29_700), { status: "cancelled", refundedAmount: 14_850 }]).slice(-1),
  () => [registeredBuyer()],
  () =>
    issueAll(taxSource({ buyer }), [
      { totalAmount: 24_998 },
      { paidAmount: 5_000 },
      { paidAmount: 24_998 },
      { totalAmount: 27_498 },
      { paidAmount: 27_498 },
    ]),
  () => {
    const source = taxSource({ buyer: { ...buyer, state: null } });
    const issued = issueAll(source, [{ totalAmount: 29_700 }, { paidAmount: 29_700 }]).slice(0, 1);
    const step = { kind: "invoice", from: 0, to: 29_700 } as const;
    return [...issued, taxDocument(step, { ...source, buyer, issued }, { key: "", issuedAt: 1 })];
  },
  () => issueAll(taxSource({ buyer, gstPercent: 18 }), [paid(21_000)]).slice(-1),
  () => issueAll(taxSource({ buyer, stayState: "32" }), [paid(21_000)]).slice(-1),
];
const caseNumbers = [1, 2, 3, 4, 5, 6, 7, 20, 21];

/** Returns the invoice of a company registered in another State than it gave. */
function registeredBuyer(): TaxDocument {
  const source = taxSource({ buyer: { ...buyer, gstin: gstins.maharashtra } });
  const invoice = issueAll(source, [paid(1_05_000)]).at(-1);
  if (!invoice) throw new Error("no invoice");
  return invoice;
}

test("without the State the invoice waits, and a refund voucher takes receipts back as they were taxed", () => {
  const unknown = { ...buyer, state: null };
  const source = taxSource({ buyer: unknown });
  const money = { status: "confirmed", totalAmount: 9_000, paidAmount: 9_000, refundedAmount: 0 } as const;
  const none = { ...money, paidAmount: 0 };
  expect(taxDocumentsDue(none, money, null, true)).toStrictEqual([
    { kind: "receipt-voucher", from: 0, to: 9_000 },
  ]);
  expect(taxDocumentsDue(money, money, null)).toStrictEqual([{ kind: "invoice", from: 0, to: 9_000 }]);
  const [voucher] = issueAll(source, [{ totalAmount: 9_000, paidAmount: 5_000 }]);
  expect(voucher).toMatchObject({ placeOfSupply: null, tax: { parts: [{ name: "IGST" }] } });
  const refund = taxDocument(
    { kind: "refund-voucher", from: 5_000, to: 0 },
    { ...source, buyer, issued: voucher ? [voucher] : [] },
    { key: "", issuedAt: 1 },
  );
  expect(refund).toMatchObject({ placeOfSupply: null, tax: voucher?.tax });
  const waiting = { ...money, ownSale: null, gstPercent: 5, buyerState: null, buyerGstin: null };
  const asks = (change: Partial<typeof waiting> | { status: "cancelled" | "expired" | "pending" } = {}) =>
    asksState({ ...waiting, ...change }, gstins.karnataka, []);
  expect([asks(), asks({ status: "pending" }), asks({ status: "cancelled" })]).not.toContain(false);
  const answered = [
    asks({ status: "expired" }),
    asksState({ ...waiting, buyerState: "29" }, gstins.karnataka, []),
    asksState(waiting, null, []),
    asksState(waiting, gstins.karnataka, [{ kind: "invoice" }]),
    asksState({ ...waiting, ownSale: "paid" }, gstins.karnataka, []),
  ];
  expect(answered).not.toContain(true);
});

test.for([
  ["560001", "29"],
  ["403 001", null],
  ["194101", "38"],
  ["743000", "19"],
  ["744101", "35"],
  ["605001", null],
  ["110001", "07"],
  ["999999", null],
  ["56000", null],
] as const)("the PIN code %s is in the State %s", ([pin, state]) => {
  expect(stateGiven({ postalCode: pin })).toBe(state);
  expect(stateGiven({ postalCode: pin }, "33")).toBe("33");
});

const columns = ["CGST", "SGST", "IGST"] as const;

/** Formats paise as docs/tax.md does. */
function inRupees(paise: number | undefined): string {
  const decimals = paise === undefined || paise % 100 === 0 ? 0 : 2;
  return paise === undefined
    ? ""
    : (paise / 100).toLocaleString("en-IN", { minimumFractionDigits: decimals });
}

/** Returns the row of a document in the table of docs/tax.md, without its spaces. */
function rowOf(number: number, document: TaxDocument): string {
  const tax = taxOf(document);
  const parts = columns.map((name) => tax?.parts.find((part) => part.name === name)?.paise);
  const amounts = [document.total * 100, tax?.taxable, ...parts, tax?.rounding || undefined];
  return `|${[number, document.title, ...amounts.map(inRupees)].join("|")}|`;
}

test("the examples are as docs/tax.md shows them", () => {
  const text = readFileSync("docs/tax.md", "utf8");
  const table = text
    .slice(text.indexOf("| Case"), text.indexOf("## Payouts"))
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) => line.replaceAll(/ *\| */g, "|"));
  expect(table.slice(2)).toStrictEqual(
    cases.flatMap((documents, index) =>
      documents().map((document) => rowOf(caseNumbers[index] ?? 0, document)),
    ),
  );
});

test("a registered buyer's State is the place of supply, and a note repeats its invoice's", () => {
  expect(registeredBuyer()).toMatchObject({
    placeOfSupply: { code: "27", name: "Maharashtra" },
    buyer: { state: "Maharashtra", gstin: gstins.maharashtra },
    service: { code: "998555" },
  });
  const [, invoice, note] = issueAll(taxSource({ buyer: { ...buyer, state: "33" } }), [
    paid(9_000),
    { totalAmount: 8_000, refundedAmount: 1_000 },
  ]);
  expect(note).toMatchObject({
    kind: "credit-note",
    total: 1_000,
    placeOfSupply: invoice?.placeOfSupply,
    refersTo: [{ number: "TBI/26-27/000001" }],
    tax: { parts: [{ name: "IGST" }] },
  });
});

test("accommodation has its own code and the State of the place, also for vouchers and buyers elsewhere", () => {
  expect(stayStateOf("tour-with-credit", "Kerala")).toBeNull();
  for (const state of states) expect(stayStateOf("stay", state)).toBe(findState(state)?.code);
  expect(() => stayStateOf("stay-above", "Atlantis")).toThrow(/Atlantis/);
  const documents = issueAll(
    taxSource({ buyer: { ...buyer, state: "96", gstin: gstins.maharashtra }, stayState: "29" }),
    [{ totalAmount: 21_000 }, { paidAmount: 5_000 }, { paidAmount: 21_000 }],
  );
  for (const document of documents)
    expect(document).toMatchObject({
      service: { code: "996311" },
      placeOfSupply: { code: "29" },
      tax: { parts: [{ name: "CGST" }, { name: "SGST" }] },
    });
  expect(documents).toHaveLength(3);
});

test("a union territory without a legislature has UTGST", () => {
  const { parts } = taxBetween({ from: 0, to: 10_500 }, 5, "35", "35");
  expect(parts).toStrictEqual([
    { name: "CGST", percent: 2.5, paise: 25_000 },
    { name: "UTGST", percent: 2.5, paise: 25_000 },
  ]);
});

test("numbers have at most 16 characters, each kind its own prefix", () => {
  const numbers = taxDocumentKinds.map((kind) => `${numberPrefix(kind, "2026-27")}999999`);
  expect(new Set(numbers).size).toBe(taxDocumentKinds.length);
  for (const number of numbers) expect(number).toMatch(/^[A-Z]{3}\/\d\d-\d\d\/\d{6}$/);
  expect(Math.max(...numbers.map(({ length }) => length))).toBe(16);
});

test("money that comes back before an invoice gets a refund voucher, and what is kept an invoice", () => {
  const documents = issueAll(taxSource(), [
    { totalAmount: 10_000, paidAmount: 4_000 },
    { status: "cancelled", refundedAmount: 3_000 },
  ]);
  const expected = [
    ["receipt-voucher", 4_000],
    ["refund-voucher", 3_000],
    ["invoice", 1_000],
  ];
  expect(documents.map(({ kind, total }) => [kind, total])).toStrictEqual(expected);
  expect(documents[1]?.refersTo).toMatchObject([{ number: "TBR/26-27/000001" }]);
});

test("unpaid, expired, pending and free bookings have no documents", () => {
  for (const money of [
    { totalAmount: 10_000 },
    { totalAmount: 10_000, status: "expired" },
    { totalAmount: 10_000, status: "pending" },
    { totalAmount: 0 },
    { totalAmount: 10_000, paidAmount: 10_000, refundedAmount: 10_000, status: "expired" },
  ] as const)
    expect(issueAll(taxSource(), [money])).toStrictEqual([]);
});

test("a former invoice is credited in its seller's name when its booking expires unpaid", () => {
  const [issued] = issueAll(taxSource(), [paid(9_000)]).slice(-1);
  if (!issued) throw new Error("no invoice");
  const former: TaxDocument = {
    ...issued,
    rules: "former",
    seller: { ...issued.seller, name: "Tour Bharat" },
  };
  const money = { status: "confirmed", totalAmount: 9_000, paidAmount: 0, refundedAmount: 0 } as const;
  const steps = taxDocumentsDue(money, { ...money, status: "expired" }, invoicedBy([former]));
  const notes = steps.map((step) =>
    taxDocument(step, taxSource({ issued: [former] }), { key: "", issuedAt: 1 }),
  );
  expect(notes).toMatchObject([
    {
      kind: "credit-note",
      total: 9_000,
      rules: "former",
      seller: { name: "Tour Bharat" },
      tax: former.tax,
      refersTo: [{ number: former.number }],
    },
  ]);
});

test("an invoice with whole rupees of tax stays as issued, and its whole note mirrors it", () => {
  const invoice = issue("invoice", { buyer }, [0, 51_296]);
  const former = {
    percent: 5,
    taxableValue: 48_853,
    parts: [
      { name: "CGST" as const, percent: 2.5, amount: 1_222 },
      { name: "SGST" as const, percent: 2.5, amount: 1_221 },
    ],
  };
  const issued = [{ ...invoice, tax: former }];
  expect(issue("credit-note", { issued }, [51_296, 0]).tax).toStrictEqual(former);
  const read = taxOf({ tax: former });
  expect(read).toMatchObject({ taxable: 48_853_00, rounding: 0 });
  expect(sumOfParts(read?.parts ?? [])).toBe(2_443_00);
  const half = taxOf(issue("credit-note", { issued }, [51_296, 25_648]));
  expect(half?.parts.map(({ paise }) => paise)).toStrictEqual([610_66, 610_66]);
});

test("a missing invoice is explained", () => {
  const money = { status: "confirmed", totalAmount: 10_000, paidAmount: 4_000, refundedAmount: 0 } as const;
  const words = (change: Partial<BookingAmounts>, ...kinds: TaxDocument["kind"][]) =>
    missingInvoiceInWords(
      kinds.map((kind) => ({ kind })),
      { ...money, ...change },
    );
  expect(words({})).toContain("₹6,000 is left to pay");
  expect(words({ paidAmount: 9_999 })).toContain("₹1 is left to pay");
  expect(words({ paidAmount: 10_000 })).toContain("with the next change");
  expect(words({ totalAmount: 0, paidAmount: 0 })).toContain("free of charge");
  expect(words({ status: "expired" })).toContain("expired");
  expect(words({ status: "cancelled" }, "receipt-voucher")).toContain("canceled");
  expect(words({}, "invoice")).toBeNull();
});
const codes = taxStates.map(({ code }) => code);

test("for any total, rate and pair of States, parts and taxable value add up to the total", () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000_000),
      fc.nat(1_000_000_000),
      fc.constantFrom(0, 5, 12, 18),
      fc.constantFrom(...codes),
      fc.constantFrom(...codes),
      (from, to, percent, seller, place) => {
        const { taxable, parts, rounding } = taxBetween({ from, to }, percent, seller, place);
        expect(taxable + sumOfParts(parts) + rounding).toBe(Math.abs(to - from) * 100);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(from === 0 ? 1 : 3);
        expect(parts.reduce((sum, part) => sum + part.percent, 0)).toBe(percent);
        expect(parts.map(({ name }) => name).includes("IGST")).toBe(seller !== place);
        for (const { percent: rate, paise } of parts) {
          expect(paise).toBe(parts[0]?.paise);
          // Rule 35, to the paisa of each of the two amounts.
          expect(Math.abs(paise - (Math.abs(to - from) * 100 * rate) / (100 + percent))).toBeLessThan(1.001);
        }
      },
    ),
  );
});

test("for any history, the documents add up to the final price and to the tax in it, recomputed from what they store", () => {
  const step = fc.record({ paid: fc.nat(50_000), total: fc.nat(50_000) });
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...codes),
      fc.constantFrom(5, 18),
      (steps, state, gstPercent) => {
        let money: BookingAmounts = { status: "confirmed", totalAmount: 0, paidAmount: 0, refundedAmount: 0 };
        const history = steps.map((change) => {
          const totalAmount = change.total;
          const paidAmount = money.paidAmount + change.paid;
          // An amount above the price is refunded, as in the application.
          const over = Math.max(0, paidAmount - money.refundedAmount - totalAmount);
          money = { ...money, totalAmount, paidAmount, refundedAmount: money.refundedAmount + over };
          return money;
        });
        const documents = issueAll(taxSource({ buyer: { ...buyer, state }, gstPercent }), history);
        const invoiced = invoicedBy(documents);
        const received = money.paidAmount - money.refundedAmount;
        if (received >= money.totalAmount && money.totalAmount > 0) expect(invoiced).toBe(money.totalAmount);
        const signs: Partial<Record<TaxDocument["kind"], number>> = {
          invoice: 1,
          "debit-note": 1,
          "credit-note": -1,
        };
        const sumOf = (amountOf: (document: TaxDocument) => number) =>
          documents.reduce((sum, document) => sum + (signs[document.kind] ?? 0) * amountOf(document), 0);
        expect(sumOf(({ total }) => total)).toBe(invoiced ?? 0);
        const place = placeOfSupply({ gstin: null, state }, gstins.karnataka)?.code ?? null;
        const whole = taxBetween({ from: 0, to: invoiced ?? 0 }, gstPercent, "29", place);
        const taxSum = (amountOf: (tax: typeof whole) => number) =>
          sumOf((document) => {
            const tax = taxOf(document);
            return tax === null ? 0 : amountOf(tax);
          });
        for (const { name, paise } of whole.parts)
          expect(taxSum(({ parts }) => sumOfParts(parts, [name]))).toBe(paise);
        expect(taxSum(({ taxable }) => taxable)).toBe(whole.taxable);
        expect(taxSum(({ rounding }) => rounding)).toBe(whole.rounding);
        for (const { lines, total } of documents)
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      },
    ),
  );
});

test("a State is found by its code, its name and a merged code", () => {
  expect(findState("29")).toStrictEqual({ code: "29", name: "Karnataka" });
  expect(findState(" tamil NADU ")?.code).toBe("33");
  expect(findState("28")?.code).toBe("37");
  expect(findState("99")).toBeNull();
});

test.for([
  [{}, { state: null, postalCode: null, billingAddress: null, gstin: null }],
  [
    { state: "Goa", postalCode: "403 001" },
    { state: "30", postalCode: "403001" },
  ],
  [{ postalCode: "403 001" }, { state: "30", postalCode: "403001" }],
  [{ gstin: " 27aapfu0939f1zv ", state: "27" }, { gstin: gstins.maharashtra }],
] as const)("invoice details %j are accepted", ([input, output]) => {
  expect(invoiceDetailsSchema.parse(input)).toMatchObject(output);
});

test.for([
  [{ state: "Atlantis" }, "state"],
  [{ postalCode: "012345" }, "postalCode"],
  [{ billingAddress: "a".repeat(301) }, "billingAddress"],
  [{ gstin: "27AAPFU0939F1ZX" }, "gstin"],
  [{ gstin: gstins.maharashtra, state: "29" }, "gstin"],
] as const)("invoice details %j are refused", ([input, field]) => {
  const { error } = invoiceDetailsSchema.safeParse(input);
  expect(error?.issues.map(({ path }) => path[0])).toStrictEqual([field]);
});

function issue(
  kind: TaxDocument["kind"],
  overrides: Partial<TaxDocumentSource> = {},
  [from, to] = [1_000, 0],
): TaxDocument {
  return taxDocument({ kind, from, to }, taxSource(overrides), { key: "k", issuedAt: 5 });
}

const unregistered = { name: "Nilgiri Trails", address: null, gstin: null };

test.for([
  ["receipt-voucher", "Receipt voucher", "Payment receipt", "Received for booking TB123456"],
  ["invoice", "Tax invoice", "Receipt", "Tour package, 3 days / 2 nights from Bangalore, Sat, Dec 12, 2026"],
  ["debit-note", "Debit note", "Supplementary receipt", "Price increase after a change of the booking"],
  ["credit-note", "Credit note", "Credit note", "Price reduction after a change of the booking"],
  [
    "refund-voucher",
    "Refund voucher",
    "Refund receipt",
    "Refunded for booking TB123456, before an invoice was issued",
  ],
] as const)(
  "a %s is called %s with a GSTIN, %s without, and has the line %s",
  ([kind, registered, other, label]) => {
    const document = issue(kind);
    const expected = { title: registered, number: "", key: "k", issuedAt: 5, rules: "operator" };
    expect(document).toMatchObject(expected);
    expect(document.lines).toStrictEqual([{ label, amount: 1_000 }]);
    expect(issue(kind, { seller: unregistered }).title).toBe(other);
  },
);

test("an invoice lists the lines of the price if they add up to it", () => {
  const priceLines = [
    { label: "2 travelers", amount: 1_200 },
    { label: "Coupon", amount: -200 },
  ];
  expect(issue("invoice", { priceLines }).lines).toStrictEqual(priceLines);
  expect(issue("invoice", { priceLines: priceLines.slice(0, 1) }).lines).toMatchObject([{ amount: 1_000 }]);
  const kept = [{ label: "Kept after the cancellation of the booking", amount: 1_000 }];
  expect(issue("invoice", { priceLines, status: "cancelled" }).lines).toStrictEqual(kept);
});

test("a credit note gives its reason", () => {
  const reasons = (["cancelled", "expired", "completed", "no-show"] as const).map(
    (status) => issue("credit-note", { status }).lines[0]?.label,
  );
  expect(reasons).toStrictEqual([
    "Cancellation of the booking",
    "Booking expired, unpaid",
    "Price reduction after the trip",
    "Price reduction after a change of the booking",
  ]);
});

test("a document refers to its invoice, a refund voucher to the receipts before one", () => {
  const receipt = { ...issue("receipt-voucher"), number: "R" };
  const refund = { ...issue("refund-voucher"), number: "F" };
  const invoice = { ...issue("invoice"), number: "I" };
  const numbers = (kind: TaxDocument["kind"], ...issued: TaxDocument[]) =>
    issue(kind, { issued }).refersTo.map(({ number }) => number);
  expect(numbers("refund-voucher", receipt, refund)).toStrictEqual(["R"]);
  expect(numbers("receipt-voucher", receipt)).toStrictEqual([]);
  expect(numbers("debit-note", receipt, invoice)).toStrictEqual(["I"]);
});

test("a note has tax only if its invoice has", () => {
  const invoice = issue("invoice");
  const tax = (change: Partial<TaxDocument>) =>
    issue("credit-note", { issued: [{ ...invoice, ...change }] }).tax;
  expect(tax({})).toMatchObject({ percent: 5, taxable: 95_238, rounding: 0 });
  expect(tax({ tax: null })).toBeNull();
});

test("a price includes tax with a rate and a registered seller", () => {
  expect(isTaxed(gstins.karnataka, 5)).toBe(true);
  const untaxed = [isTaxed(null, 5), isTaxed(gstins.karnataka, 0), isTaxed(gstins.karnataka, null)];
  expect(untaxed).not.toContain(true);
  for (const change of [{ gstPercent: 0 }, { gstPercent: null }, { seller: unregistered }])
    expect(issue("invoice", change)).toMatchObject({ tax: null, placeOfSupply: null });
});

function place(gstin: string | null, state: "33" | "96" | null, seller: string | null) {
  return placeOfSupply({ gstin, state }, seller)?.code ?? null;
}

test("the place of supply is the buyer's State by GSTIN, then as given; abroad it is the seller's", () => {
  expect(place(gstins.maharashtra, "33", gstins.karnataka)).toBe("27");
  expect(place("99AAPFU0939F1ZV", "33", gstins.karnataka)).toBe("33");
  expect(place(null, "33", gstins.karnataka)).toBe("33");
  expect(place("96AAPFU0939F1ZV", null, gstins.karnataka)).toBeNull();
  expect(place(null, null, gstins.maharashtra)).toBeNull();
  expect(place(null, "96", gstins.maharashtra)).toBe("27");
  const named = (["33", "96"] as const).map(
    (state) => issue("invoice", { buyer: { ...buyer, state } }).buyer.state,
  );
  expect(named).toStrictEqual(["Tamil Nadu", "Outside India"]);
});

test("a price that stays needs no document, and a pending booking owes nothing", () => {
  const money = { status: "confirmed", totalAmount: 9_000, paidAmount: 9_000, refundedAmount: 0 } as const;
  expect(taxDocumentsDue(money, money, 9_000)).toStrictEqual([]);
  expect(taxDocumentsDue(money, { ...money, totalAmount: 9_500 }, 9_000)).toStrictEqual([]);
  expect(taxDocumentsDue(money, { ...money, status: "pending" }, 9_000)).toStrictEqual([
    { kind: "credit-note", from: 9_000, to: 0 },
  ]);
});

test("a document is verified at the address with its key", () => {
  expect(verificationPath({ key: "abc" })).toBe("/verify/invoice/abc");
});
