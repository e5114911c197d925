import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  cancellationPeriods,
  cancellationQuote,
  feesOf,
  keptGstOf,
  quoteExtras,
  quoteSmallerParty,
  withoutLoss,
  type BookingTerms,
} from "~/domain/bookings/booking-change";
import { eInvoiceOf } from "~/domain/money/tax/e-invoice";
import { gstr1Of } from "~/domain/money/tax/gstr-1";
import { rupeesOf, taxDocument, taxesOf, type TaxDocument } from "~/domain/money/tax/tax-documents";
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import { addDays } from "~/domain/calendar/calendar";
import { includedIn } from "~/domain/money/money";
import { amountsByRate, gstIn, gstMixOf } from "~/domain/money/gst-mix";
import {
  extrasFor,
  extrasOfParty,
  extrasProblem,
  faresOf,
  optionOf,
  seatsTaken,
  withQuantity,
  type SoldExtra,
} from "~/domain/prices/offers";
import { type TourExtra, type TourOption, extraRefunds, extraUnits } from "~/domain/prices/offers-schema";
import { quoteBooking, type QuoteInput } from "~/domain/prices/pricing";

import { gstins, issueAll, taxSource } from "../support/tax";

const today = "2026-11-21";

const lunch: TourExtra = {
  id: "lunch",
  name: "Lunch",
  per: "person",
  priceInr: 400,
  required: false,
  stock: 10,
  refund: "full",
  gstPercent: 18,
};
const room: TourExtra = {
  ...lunch,
  id: "single-room",
  name: "Single room",
  per: "night",
  priceInr: 1500,
  stock: null,
  refund: "schedule",
  gstPercent: null,
  max: 2,
};
const permit: TourExtra = {
  ...lunch,
  id: "permit",
  name: "Park permit",
  priceInr: 250,
  required: true,
  stock: null,
  refund: "none",
  gstPercent: 0,
};
const offers = { priceRules: {}, extras: [permit, lunch, room] };
const party = { travelDate: "2026-12-31", numberOfTravelers: 2, nights: 3 };

function quote(input: Partial<QuoteInput> = {}) {
  return quoteBooking({
    priceInr: 10_000,
    priceRules: {},
    travelDate: "2026-12-31",
    today,
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    roomType: "standard",
    coupon: null,
    gstPercent: 5,
    ...input,
  });
}

test("required extras are added for everyone, others as often as chosen, by person, booking or night", () => {
  const extras = extrasFor(
    offers,
    [
      { id: "lunch", quantity: 1 },
      { id: "single-room", quantity: 2 },
    ],
    party,
  );
  const { lines, total } = quote({ extras });
  expect(lines.slice(1)).toStrictEqual([
    { code: "extra", label: "Park permit: 2 × ₹250", amount: 500 },
    { code: "extra", label: "Lunch: 1 × ₹400", amount: 400 },
    { code: "extra", label: "Single room: 2 × 3 nights × ₹1,500", amount: 9000 },
  ]);
  expect(total).toBe(29_900);
  const free = extrasFor({ priceRules: {}, extras: [{ ...lunch, priceInr: 0, required: true }] }, [], party);
  expect(quote({ extras: free }).lines.at(-1)).toStrictEqual({
    code: "extra",
    label: "Lunch: 2, included",
    amount: 0,
  });
});

test.for([
  [[{ id: "lunch", quantity: 3 }], "Lunch: please choose at most 2."],
  [[{ id: "single-room", quantity: 3 }], "Single room: please choose at most 2."],
  [[{ id: "sauna", quantity: 1 }], "This extra is no longer offered."],
  [[{ id: "lunch", quantity: 2 }], null],
] as const)("the choice %j is answered with %s", ([chosen, problem]) => {
  expect(extrasProblem(offers, chosen, 2)).toBe(problem);
});

test("discounts and coupons leave extras alone", () => {
  const extras = extrasFor(offers, [], party);
  const coupon = { code: "HALF", kind: "percent", value: 50, maxDiscount: null } as const;
  const priceRules = { groups: [{ atLeast: 2, percentOff: 10 }] };
  expect(quote({ extras, coupon, priceRules })).toMatchObject({ total: 9500, discount: 11_000 });
});

const shared: TourOption = {
  id: "shared",
  name: "Shared canter",
  pricePer: "person",
  priceInr: 1500,
  priceRules: { childPercent: 50 },
  seats: null,
};
const jeep: TourOption = {
  id: "jeep",
  name: "Private jeep",
  pricePer: "booking",
  priceInr: 6000,
  priceRules: {
    childPercent: 50,
    groups: [{ atLeast: 2, percentOff: 20 }],
    seasons: [{ from: "2026-12-25", to: "2027-01-02", priceInr: 9000, label: "New Year" }],
  },
  seats: null,
  takes: 6,
  maxParty: 6,
};

test("an option's price and rules stand in place of the tour's, the first without a choice", () => {
  const tour = { priceInr: 99_999, priceRules: {} };
  expect(optionOf({ options: [shared, jeep] })).toBe(shared);
  expect(optionOf({ options: [shared, jeep] }, "jeep")).toBe(jeep);
  expect(optionOf({ options: [shared, jeep] }, "boat")).toBeUndefined();
  expect(optionOf({}, undefined)).toBeNull();
  expect(optionOf({}, "jeep")).toBeUndefined();
  expect(quote({ ...faresOf(tour, null), numberOfTravelers: 1 }).total).toBe(99_999);
  expect(quote({ ...faresOf(tour, shared), numberOfTravelers: 3, children: 1 }).total).toBe(3750);
  for (const numberOfTravelers of [1, 6])
    expect(
      quote({ ...faresOf(tour, jeep), numberOfTravelers, travelDate: "2026-12-01" }).lines,
    ).toStrictEqual([{ code: "fare", label: "Private jeep, ₹6,000 for the booking", amount: 6000 }]);
  expect(quote(faresOf(tour, jeep)).lines[0]).toMatchObject({
    label: "Private jeep, ₹9,000 for the booking, New Year",
    amount: 9000,
  });
  expect([seatsTaken(null, 3), seatsTaken(shared, 3), seatsTaken(jeep, 3)]).toStrictEqual([3, 3, 6]);
});

const anyExtra: fc.Arbitrary<SoldExtra> = fc
  .record({
    extra: fc.constantFrom("a", "b", "c"),
    name: fc.constant("Some"),
    per: fc.constantFrom(...extraUnits),
    quantity: fc.integer({ min: 1, max: 20 }),
    priceInr: fc.integer({ min: 0, max: 50_000 }),
    refund: fc.constantFrom(...extraRefunds),
    gstPercent: fc.constantFrom(null, 0, 5, 12, 18),
  })
  .map((extra) => ({
    ...extra,
    amount: extra.priceInr * extra.quantity * (extra.per === "night" ? 3 : 1),
  }));
const anyExtras = fc.uniqueArray(anyExtra, { selector: ({ extra }) => extra, maxLength: 3 });

test("the total is the sum of the lines, and the GST the sum by rate", () => {
  fc.assert(
    fc.property(
      anyExtras,
      fc.constantFrom(shared, jeep, null),
      fc.constantFrom(0, 5, 18),
      (extras, option, gstPercent) => {
        const fares = faresOf({ priceInr: 7001, priceRules: {} }, option);
        const { lines, total, gst, refundSchedule: periods } = quote({ ...fares, extras, gstPercent });
        expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
        const others = gst.others ?? [];
        const rest = total - others.reduce((sum, { amount }) => sum + amount, 0);
        const byRate = [{ percent: gstPercent, amount: rest }, ...others];
        expect(gst.amount).toBe(
          byRate.reduce((sum, { percent, amount }) => sum + includedIn(amount, percent), 0),
        );
        if (gstPercent === 0) expect(gst.amount).toBe(0);
        for (const { amount } of periods) expect(amount).toBeLessThanOrEqual(total);
      },
    ),
  );
});

test("an amount is split by rates without a rupee lost, a smaller one in the same shares", () => {
  fc.assert(
    fc.property(
      anyExtras,
      fc.nat({ max: 200_000 }),
      fc.integer({ min: -300_000, max: 300_000 }),
      (extras, own, amount) => {
        const total = own + extras.reduce((sum, extra) => sum + extra.amount, 0);
        const mix = gstMixOf(total, 5, extras);
        const parts = amountsByRate(amount, 5, mix);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(gstIn(-amount, 5, mix) + gstIn(amount, 5, mix)).toBe(0);
        if (mix === null) expect(gstIn(Math.abs(amount), 5, mix)).toBe(includedIn(Math.abs(amount), 5));
      },
    ),
  );
});

/** A paid booking of two with permits (no refund), lunches (full refund) and a single room (by the schedule). */
function sold(overrides: Partial<BookingTerms> = {}): BookingTerms {
  const extras = extrasFor(
    offers,
    [
      { id: "lunch", quantity: 2 },
      { id: "single-room", quantity: 1 },
    ],
    party,
  );
  const basis = { priceInr: 10_000, priceRules: {}, bookedOn: today, coupon: null, gstPercent: 5, extras };
  return {
    travelDate: addDays(today, 20),
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    roomType: "standard",
    basis,
    // 20,000 and 500, 800 and 4,500 of extras.
    total: 25_800,
    fees: 0,
    paid: 25_800,
    refunded: 0,
    refundSchedule,
    maxRefundPercent: 100,
    ...overrides,
  };
}

test("each extra is refunded by its own rule", () => {
  expect(cancellationQuote(sold(), 50).refundAmount).toBe(12_250 + 800);
  expect(cancellationQuote(sold(), 0).refundAmount).toBe(800);
  expect(cancellationQuote(sold(), 100).refundAmount).toBe(25_300);
  expect(cancellationQuote(sold(), 0, true).refundAmount).toBe(0);
  expect(cancellationQuote(withoutLoss(sold()), 100).refundAmount).toBe(25_800);
  // A deposit has the same parts.
  expect(cancellationQuote(sold({ paid: 12_900 }), 0).refundAmount).toBe(400);
  expect(cancellationPeriods(sold(), today).map(({ percent, amount }) => [percent, amount])).toStrictEqual([
    [50, 13_050],
    [0, 800],
  ]);
  const { refundSchedule: periods } = quote({ extras: sold().basis.extras ?? [] });
  expect(periods.map(({ amount }) => amount)).toStrictEqual([25_300, 13_050, 800]);
});

test("what a cancellation keeps has the rates of what is kept", () => {
  // 10,000 of the trip, 2,250 of the room and 500 of the permits.
  expect(keptGstOf(sold(), 50)).toStrictEqual({ of: 12_750, parts: [{ percent: 0, amount: 500 }] });
  expect(keptGstOf(withoutLoss(sold()), 100)).toBeUndefined();
});

test("more extras cost their price, and fewer are refunded by their rules", () => {
  const before = sold();
  const [permits, lunches, single] = before.basis.extras ?? [];
  if (!permits || !lunches || !single) throw new Error("three extras are expected");
  const more = quoteExtras(before, [permits, lunches, withQuantity(single, 2)], today);
  expect(more).toMatchObject({ total: 30_300, toPay: 4500, refundAmount: 0 });
  const fewer = quoteExtras(before, [permits, withQuantity(lunches, 1)], today);
  expect(fewer).toMatchObject({ total: 23_150, refundAmount: 400 + 2250, toPay: 0 });
  expect(feesOf(fewer.lines)).toBe(2250);
  expect(fewer.total).toBe(fewer.lines.reduce((sum, { amount }) => sum + amount, 0));
  const without = quoteExtras(before, [lunches, single], today);
  expect(without).toMatchObject({ total: 25_800, refundAmount: 0 });
});

test("a smaller party gives back its extras by their rules", () => {
  const before = sold();
  const extras = extrasOfParty(before.basis.extras ?? [], { before: 2, after: 1 });
  expect(extras.map(({ quantity }) => quantity)).toStrictEqual([1, 1, 1]);
  const smaller = { numberOfTravelers: 1, children: 0, infants: 0, extras };
  // Half of 10,000, the lunch, and nothing of the permit.
  expect(quoteSmallerParty(before, smaller, today)).toMatchObject({ refundAmount: 5400, total: 20_400 });
  expect(extrasOfParty(extras, { before: 1, after: 3 }).map(({ quantity }) => quantity)).toStrictEqual([
    3, 3, 1,
  ]);
});

/** Rupees by rate that the documents of some kinds have together. */
function byRateIn(documents: readonly TaxDocument[], kinds: readonly TaxDocument["kind"][]) {
  const sums: Record<number, number> = {};
  for (const document of documents.filter(({ kind }) => kinds.includes(kind)))
    for (const tax of taxesOf(document)) {
      const sign = document.kind === "credit-note" || document.kind === "refund-voucher" ? -1 : 1;
      sums[tax.percent] = (sums[tax.percent] ?? 0) + sign * rupeesOf(tax);
    }
  return sums;
}

const karnataka = { ...taxSource().buyer, state: "29" as const };

test("invoice and notes state the GST by rate, and what is left after a cancellation has the rates kept", () => {
  const mix = { of: 12_000, parts: [{ percent: 18, amount: 2000 }] };
  const source = taxSource({ buyer: karnataka, gstMix: mix });
  const paid = issueAll(source, [{ totalAmount: 12_000 }, { paidAmount: 6000 }, { paidAmount: 12_000 }]);
  expect(byRateIn(paid, ["receipt-voucher"])).toStrictEqual({ 5: 10_000, 18: 2000 });
  const invoice = paid.at(-1);
  if (!invoice) throw new Error("an invoice is expected");
  expect(taxesOf(invoice).map(({ percent, taxable }) => [percent, taxable])).toStrictEqual([
    [5, 952_381],
    [18, 169_492],
  ]);
  const kept = { of: 2000, parts: [{ percent: 18, amount: 2000 }] };
  const step = { kind: "credit-note", from: 12_000, to: 2000 } as const;
  const note = taxDocument(step, { ...source, gstMix: kept, issued: paid }, { key: "n", issuedAt: 1 });
  expect(byRateIn([...paid, note], ["invoice", "credit-note"])).toStrictEqual({ 5: 0, 18: 2000 });
  const back = taxDocument({ ...step, to: 0 }, { ...source, issued: paid }, { key: "n", issuedAt: 1 });
  expect([back.tax, back.otherTaxes]).toStrictEqual([invoice.tax, invoice.otherTaxes]);
});

test("the documents of any history have every rupee at one rate, and those of one rate are as before", () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, amount), { maxLength: 6 }), amount, (history, extra) => {
      const steps = history.map(([totalAmount, paidAmount]) => ({ totalAmount, paidAmount }));
      const gstMix = { of: 60_000, parts: [{ percent: 18, amount: extra }] };
      for (const document of issueAll(taxSource({ buyer: karnataka, gstMix }), steps))
        expect(taxesOf(document).reduce((sum, tax) => sum + rupeesOf(tax), 0)).toBe(document.total);
      for (const document of issueAll(taxSource({ buyer: karnataka, gstMix: null }), steps))
        expect(document).not.toHaveProperty("otherTaxes");
    }),
  );
});

test("the return and the electronic invoice list each rate of an invoice once", () => {
  const company = { ...karnataka, gstin: gstins.karnataka };
  const gstMix = { of: 12_000, parts: [{ percent: 18, amount: 2000 }] };
  const issued = issueAll(taxSource({ buyer: company, gstMix }), [
    { totalAmount: 12_000, paidAmount: 12_000 },
  ]);
  const gstr1 = gstr1Of(issued, { gstin: gstins.karnataka, month: "1970-01", etin: null });
  const [invoice, ...others] = gstr1.b2b.flatMap(({ inv }) => inv);
  expect(others).toStrictEqual([]);
  expect(invoice).toMatchObject({
    val: 12_000,
    itms: [
      { num: 1, itm_det: { rt: 5, txval: 9523.81 } },
      { num: 2, itm_det: { rt: 18, txval: 1694.92 } },
    ],
  });
  expect(gstr1.doc_issue.doc_det[0]?.docs[0]).toMatchObject({ totnum: 1, net_issue: 1 });
  expect(gstr1.at).toStrictEqual([]);
  const electronic = issued.map((document) => eInvoiceOf(document, null)).find(Boolean);
  expect(electronic?.ItemList.map(({ GstRt, AssAmt }) => [GstRt, AssAmt])).toStrictEqual([
    [5, 9523.81],
    [18, 1694.92],
  ]);
  expect(electronic?.ValDtls).toMatchObject({ AssVal: 11_218.73, TotInvVal: 12_000 });
});
