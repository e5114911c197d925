import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type TravelDate } from "~/domain/calendar/calendar";
import {
  earnedEntries,
  noSale,
  saleOf,
  operatorShareOf,
  balanceOf,
  ledgerAccounts,
  moneyAccounts,
  paymentEntries,
  payoutEntries,
  premiumEntries,
  refundEntries,
  returnedPayoutEntries,
  saleChangeEntries,
  saleEntries,
  taxEntries,
  type LedgerEntry,
  type Sale,
} from "~/domain/money/ledger/ledger";
import { saleBorneBy, saleDiscountedBy, soldAs } from "~/domain/bookings/sale";
import { taxOn, withoutTax } from "~/domain/money/money";
import { tdsProvisionOn } from "~/domain/money/tax-rates";
import {
  accrue,
  isIndividual,
  positionOf,
  type Accrual,
  type TaxAccount,
  type TaxedBooking,
} from "~/domain/money/tax/accruals";
import { withChallans } from "~/domain/money/tax/tax-payment";
import {
  netOf,
  settle,
  type BookingPosition,
  type ChargePosition,
  type PayoutLine,
  type Settlement,
} from "~/domain/money/payouts/settlement";
import { withEarned } from "../support/earned";

/** The examples 7 to 22 of docs/tax.md, and the rules behind them. */

const today = "2026-11-23";
const company = { operator: "company", pan: "AADCD4217P", gstin: "29AADCD4217P1ZA" };
const person = { pan: "ABCPE1234F", gstin: null };

/** A movement of a booking on a day. */
type Moved = LedgerEntry & { id: number; day: TravelDate };

const on = (day: TravelDate, entries: readonly LedgerEntry[]): Omit<Moved, "id">[] =>
  entries.map((entry) => ({ ...entry, day }));

/** Returns a booking whose trip is over since the day, by default today. */
function booking(moved: readonly Omit<Moved, "id">[], more: Partial<TaxedBooking> = {}): TaxedBooking {
  const entries = withEarned(moved).map((entry, index) => ({ ...entry, id: index + 1 }));
  return { booking: "one", gstPercent: 5, suppliedOn: today, entries, accrued: [], ...more };
}

/** Returns a booking that was sold and paid to us on a day. */
function sold(total: number, day: TravelDate = today, more: Partial<TaxedBooking> = {}) {
  const sale = { ...noSale, total, commission: taxOn(total, 10) };
  return booking(on(day, [...saleEntries(sale), ...paymentEntries(total)]), more);
}

/** Returns a booking that is refunded in full on a day. */
function refunded(of: TaxedBooking, day: TravelDate): TaxedBooking {
  const sale = saleOf(of.entries);
  const back = withEarned(
    on(day, [...saleChangeEntries(sale, noSale), ...refundEntries(sale.total)]),
    of.entries,
  );
  const last = of.entries.length;
  return {
    ...of,
    entries: [...of.entries, ...back.map((entry, index) => ({ ...entry, id: last + 1 + index }))],
  };
}

/** Accrues bookings until a day, from nothing. */
function accruedBy(bookings: readonly TaxedBooking[], more: Partial<TaxAccount> = {}, day = today) {
  return accrue({ ...company, bookings, years: new Map(), ...more }, 0, day);
}

const taxesOf = (rows: readonly Accrual[]) => rows.map(({ day, gst, tcs, tds }) => ({ day, gst, tcs, tds }));

/** Returns the operator's part of a booking's money, before taxes. */
function shareOf(entries: readonly LedgerEntry[]): number {
  return balanceOf("operator-payable", entries);
}

function positionWith(
  { booking: id, entries }: Pick<TaxedBooking, "booking" | "entries">,
  rows: readonly Accrual[],
  settled: BookingPosition["settled"] = null,
): BookingPosition {
  const own = rows.filter((row) => row.booking === id);
  const sum = (of: "gst" | "tcs" | "tds") => own.reduce((all, row) => all + row[of], 0);
  const { gross, direct, commission } = positionOf(entries);
  const borne = shareOf(entries) - (gross - direct - commission);
  const taxes = { gst: sum("gst"), tcs: sum("tcs"), tds: sum("tds") };
  return { booking: id, gross, direct, commission, borne, ...taxes, settled };
}

/** Settles bookings whose taxes are accrued, and charges. */
function settled(
  bookings: readonly TaxedBooking[],
  more: Partial<TaxAccount> = {},
  charges: readonly ChargePosition[] = [],
  wanted?: number,
) {
  const rows = accruedBy(bookings, more);
  const positions = bookings.map((of) => positionWith(of, rows));
  const earlierTds = rows.reduce((sum, row) => sum + (row.booking === null ? row.tds : 0), 0);
  const balance =
    positions.reduce((sum, { gst, tcs, tds }) => sum - gst - tcs - tds, 0) +
    bookings.reduce((sum, { entries }) => sum + shareOf(entries), 0) -
    earlierTds -
    charges.reduce((sum, { amount, gst }) => sum + amount + gst, 0);
  return settle({ positions, charges, earlierTds, balance, available: balance }, wanted);
}

test("example 7: a registered company", () => {
  const { lines, ...sums } = settled([sold(21_000)]);
  expect(sums).toStrictEqual({ gst: 378, tcs: 100, tds: 21, amount: 18_401 });
  expect(lines).toMatchObject([{ kind: "booking", net: 18_401 }]);
  expect(accruedBy([sold(21_000)])).toMatchObject([{ gstBase: 2100, tcsBase: 20_000, tdsBase: 21_000 }]);
});

test("example 20: a tour with credit has TCS on its value without 18 %", () => {
  const tour = sold(21_000, today, { gstPercent: 18 });
  expect(settled([tour])).toMatchObject({ gst: 378, tcs: 89, tds: 21, amount: 18_412 });
  expect(accruedBy([tour])).toMatchObject([{ tcsBase: 17_797 }]);
});

test.for([
  ["8: a company without GSTIN has no TCS", {}, { tds: 21, amount: 18_501 }],
  ["9: without PAN the TDS is 5 %", { pan: null }, { tds: 1050, amount: 17_472 }],
] as const)("example %s", ([, more, sums]) => {
  expect(settled([sold(21_000)], { gstin: null, ...more })).toMatchObject({ gst: 378, tcs: 0, ...sums });
});

test("example 10: an individual has no TDS up to 5 lakh a financial year, then on all of it, on the day it is passed", () => {
  const first = sold(400_000, "2026-06-01", { suppliedOn: null });
  expect(settled([first], person)).toMatchObject({ gst: 7200, tcs: 0, tds: 0, amount: 352_800 });
  const atLimit = sold(100_000, "2026-08-01", { booking: "two" });
  expect(settled([first, atLimit], person)).toMatchObject({ tds: 0, amount: 352_800 + 88_200 });
  const over = sold(100_010, "2026-08-01", { booking: "two", suppliedOn: null });
  const { lines, ...sums } = settled([first, over], person);
  expect(sums).toStrictEqual({ gst: 9000, tcs: 0, tds: 500, amount: 352_800 + 87_709 });
  expect(lines).toMatchObject([{ tds: 0 }, { tds: 100 }, { kind: "tds", tds: 400, net: -400 }]);
  // The year that is stored counts as the rows of this run do, and a refund gives back what the earlier sales were charged.
  const rows = accruedBy([first, over], person);
  expect(rows.map(({ day, booking: of, tds }) => [day, of, tds])).toStrictEqual([
    ["2026-06-01", "one", 0],
    ["2026-08-01", "two", 100],
    ["2026-08-01", null, 400],
  ]);
  const years = new Map([["2026-27", { gross: 500_010, untaxed: 0, isTaxed: true, rows: 1 }]]);
  const accrued = rows.filter((row) => row.booking === "one");
  const back = accrue(
    { ...company, ...person, bookings: [{ ...refunded(first, "2026-09-01"), accrued }], years },
    3,
    "2026-09-01",
  );
  expect(back).toMatchObject([
    { booking: "one", tdsBase: -400_000, tds: 0 },
    { booking: null, key: "tax/company/2026-27/2", tdsBase: -400_000, tds: -400 },
  ]);
  const next = sold(10_000, "2026-09-02", { booking: "three", suppliedOn: null });
  expect(accrue({ ...company, ...person, bookings: [next], years }, 0, "2026-09-02")).toMatchObject([
    { tds: 10 },
  ]);
  const pans = ["ABCPE1234F", "ABCHE1234F", "ABCFE1234F", null];
  expect(pans.map(isIndividual)).toStrictEqual([true, true, false, false]);
});

test("example 11: a refund after a payout gives its commission and taxes back, and is set off", () => {
  const sale = sold(21_000, "2026-10-10", { suppliedOn: "2026-10-20" });
  const paid = accruedBy([sale], {}, "2026-10-21");
  const { settled: _none, booking: _one, ...before } = positionWith(sale, paid);
  const back = { ...refunded(sale, today), accrued: paid };
  const rows = accrue({ ...company, bookings: [back], years: new Map() }, sale.entries.length, today);
  expect(taxesOf(rows)).toStrictEqual([{ day: today, gst: -378, tcs: -100, tds: -21 }]);
  const position = positionWith(back, [...paid, ...rows], before);
  const other = positionWith(
    sold(31_500, today, { booking: "two" }),
    accruedBy([sold(31_500, today, { booking: "two" })]),
  );
  const account = {
    positions: [position, other],
    charges: [],
    earlierTds: 0,
    balance: 9200,
    available: 9200,
  };
  const { lines, ...sums } = settle(account);
  expect(sums).toStrictEqual({ gst: 189, tcs: 50, tds: 11, amount: 9200 });
  expect(lines.map(({ net }) => net)).toStrictEqual([-18_401, 27_601]);
  // A settled booking has no line.
  expect(
    settle({ ...account, positions: [{ ...position, settled: position }], balance: 0, available: 0 }).lines,
  ).toStrictEqual([]);
});

test("example 12: featured places with GST are deducted, and a rest that is left is carried over", () => {
  const place = { charge: "premium/ooty/2026-11", note: "Featured place", amount: 2500, gst: 450 };
  expect(settled([sold(21_000)], {}, [place])).toMatchObject({ gst: 378, tcs: 100, tds: 21, amount: 15_451 });
  const part = settled([sold(21_000)], {}, [place], 10_000);
  const expected = [
    ["booking", 18_401],
    ["premium", -2950],
    ["left", -5451],
  ];
  expect(part.lines.map(({ kind, net }) => [kind, net])).toStrictEqual(expected);
  const none = { positions: [], charges: [], earlierTds: 0 };
  const rest = settle({ ...none, balance: 5451, available: 5451 });
  expect(rest.lines).toMatchObject([{ kind: "carried", carried: 5451, net: 5451 }]);
  expect(rest.amount).toBe(5451);
  expect(settle({ ...none, balance: 5451, available: 5000 }).lines.at(-1)).toMatchObject({
    kind: "left",
    net: -451,
  });
});

test("example 17: paid in March and in April, each part has the Act, the rate and the month of its day", () => {
  const sale = { ...noSale, total: 21_000, commission: 2100 };
  const moved = [
    ...on("2026-03-20", [...saleEntries(sale), ...paymentEntries(5250)]),
    ...on("2026-04-10", paymentEntries(15_750)),
  ];
  const rows = accruedBy([booking(moved, { suppliedOn: "2026-05-02" })], {}, "2026-05-03");
  expect(taxesOf(rows)).toStrictEqual([
    { day: "2026-03-20", gst: 378, tcs: 0, tds: 5 },
    { day: "2026-04-10", gst: 0, tcs: 0, tds: 16 },
    { day: "2026-05-02", gst: 0, tcs: 100, tds: 0 },
  ]);
  expect(rows.map(({ day }) => tdsProvisionOn(day).code)).toStrictEqual(["194-O", "1035", "1035"]);
  const [march, april] = rows;
  if (!march || !april) throw new Error("no rows");
  const payments = [
    { month: "2026-03", amount: 5, paidOn: "2026-04-28", reference: "C1" },
    { month: "2026-04", amount: 10, paidOn: "2026-05-07", reference: "C2" },
  ];
  expect(withChallans([march, april], payments).map(({ challan }) => challan?.reference)).toStrictEqual([
    "C1",
    undefined,
  ]);
});

test("example 18: a refund reverses TDS in its own month, and TCS only if the supply was made", () => {
  const before = refunded(sold(21_000, "2026-10-10", { suppliedOn: null }), "2026-11-05");
  expect(taxesOf(accruedBy([before]))).toStrictEqual([
    { day: "2026-10-10", gst: 378, tcs: 0, tds: 21 },
    { day: "2026-11-05", gst: -378, tcs: 0, tds: -21 },
  ]);
});

test("example 19: TCS belongs to the day of the trip's end; what is found after its return is due counts when it is found", () => {
  const sale = sold(21_000, "2026-09-28", { suppliedOn: "2026-10-31" });
  expect(taxesOf(accruedBy([sale], {}, "2026-11-10")).at(-1)).toStrictEqual({
    day: "2026-10-31",
    gst: 0,
    tcs: 100,
    tds: 0,
  });
  expect(taxesOf(accruedBy([sale], {}, "2026-11-11")).at(-1)).toStrictEqual({
    day: "2026-11-11",
    gst: 0,
    tcs: 100,
    tds: 0,
  });
  // The end is found after a later payment was accrued.
  const accrued = accruedBy([{ ...sale, suppliedOn: null }], {}, "2026-11-02");
  const late = accrue({ ...company, bookings: [{ ...sale, accrued }], years: new Map() }, 9, "2026-11-03");
  expect(taxesOf(late)).toStrictEqual([{ day: "2026-10-31", gst: 0, tcs: 100, tds: 0 }]);
  // A trip that isn't over after all gives it back.
  const undone = { ...sale, suppliedOn: null, accrued: [...accrued, ...late] };
  expect(taxesOf(accrue({ ...company, bookings: [undone], years: new Map() }, 9, today))).toStrictEqual([
    { day: today, gst: 0, tcs: -100, tds: 0 },
  ]);
});

test("rates follow the day, direct payments have TDS but no TCS, and prices with another GST another value", () => {
  const early = sold(21_000, "2024-07-09", { suppliedOn: "2024-07-09" });
  expect(taxesOf(accruedBy([early], {}, "2024-07-09"))).toMatchObject([{ tcs: 200, tds: 210 }]);
  const later = { ...refunded(early, today), accrued: accruedBy([early], {}, "2024-07-09") };
  expect(
    taxesOf(accrue({ ...company, bookings: [later], years: new Map() }, 3, today)),
    "with the rates that were used",
  ).toMatchObject([{ tcs: -200, tds: -210 }]);
  const sale = saleEntries({ ...noSale, total: 21_000, commission: 2100 });
  const direct = booking(on(today, [...sale, ...paymentEntries(21_000, "operator-payable")]));
  expect(settled([direct])).toMatchObject({ gst: 378, tcs: 0, tds: 21, amount: -2499 });
  expect(accruedBy([sold(11_800, today, { gstPercent: 18 })])).toMatchObject([{ tcsBase: 10_000, tcs: 50 }]);
  // Two halves of a rupee are one: the parts add up to the tax of the whole, and a refund takes all of it back.
  const halves = [...on("2026-11-01", paymentEntries(500)), ...on("2026-11-02", paymentEntries(500))];
  const parts = booking([...on("2026-11-01", saleEntries({ ...noSale, total: 1000 })), ...halves], {
    suppliedOn: null,
  });
  expect(taxesOf(accruedBy([parts])).map(({ tds }) => tds)).toStrictEqual([1, 0]);
});

/** The sale of ₹21,000 less a coupon of ₹2,000. */
function coupon(platformDiscount: number): Sale {
  return soldAs({ totalAmount: 19_000, platformDiscount, commissionPercent: 10 });
}

test.for([
  [
    "13",
    (sale: Sale) => saleBorneBy("platform", { scheduled: sale, total: 0, percent: 10 }),
    0,
    [0, 0, 0, 18_900],
  ],
  [
    "14",
    (sale: Sale) => saleDiscountedBy("platform", { sale, total: 19_000, percent: 10 }),
    19_000,
    [378, 90, 19, 18_413],
  ],
  ["16, the operator", () => coupon(0), 19_000, [342, 90, 19, 16_649]],
  ["16, half each", () => coupon(1000), 19_000, [360, 90, 19, 17_531]],
  // Lost and kept: first with the money taken back, then with it paid again.
  ["15, taken back", (sale: Sale) => sale, 0, [0, 0, 0, 0]],
  ["15, paid again", (sale: Sale) => sale, 21_000, [378, 100, 21, 18_401]],
] as const)(
  "example %s: what we bear is paid beside the customer's money",
  ([, change, paid, [gst, tcs, tds, amount]]) => {
    const sold21 = soldAs({ totalAmount: 21_000, commissionPercent: 10 });
    const sale = change(sold21);
    const entries = [...saleEntries(sold21), ...saleChangeEntries(sold21, sale), ...paymentEntries(21_000)];
    const of = booking(on(today, [...entries, ...refundEntries(21_000 - paid)]));
    expect(settled([of])).toMatchObject({ gst, tcs, tds, amount });
  },
);

interface World {
  day: TravelDate;
  entries: (LedgerEntry & { booking: number | null; id: number; day: TravelDate })[];
  sales: Sale[];
  rows: Accrual[];
  /** Number of the last entry that was accrued. */
  after: number;
  lines: PayoutLine[];
  charges: (ChargePosition & { isSettled: boolean })[];
  paid: number[];
}

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom(
      "sell",
      "pay",
      "direct",
      "refund",
      "change",
      "platform",
      "discount",
      "premium",
      "payout",
      "return",
      "tax",
      "day",
    ),
    which: fc.nat(7),
    amount: fc.integer({ min: 1, max: 90_000 }),
  }),
  { maxLength: 40 },
);

function entriesOf(world: World, which: number) {
  return world.entries.filter(({ booking: own, kind }) => own === which && kind !== "tax");
}

function sumOf(
  rows: readonly Accrual[],
  name: "gst" | "tcs" | "tds" | "gstBase" | "tcsBase" | "tdsBase",
): number {
  return rows.reduce((all, row) => all + row[name], 0);
}

/** Accrues what is new, as the job does, and enters it. */
function accrueIn(world: World, day: TravelDate) {
  const bookings = world.sales.map((_, which): TaxedBooking => {
    const accrued = world.rows.filter((row) => row.booking === String(which));
    const over = which % 2 === 0 ? addDays(today, which) : null;
    const suppliedOn = over !== null && over <= day ? over : null;
    return { booking: String(which), gstPercent: 5, suppliedOn, entries: entriesOf(world, which), accrued };
  });
  const own = world.rows.filter((row) => row.booking !== null);
  const earlier = world.rows.filter((row) => row.booking === null);
  const year = {
    gross: sumOf(own, "tdsBase"),
    untaxed:
      sumOf(
        own.filter(({ tdsPercent }) => tdsPercent === 0),
        "tdsBase",
      ) - sumOf(earlier, "tdsBase"),
    isTaxed: world.rows.some(({ tdsPercent }) => tdsPercent > 0),
    rows: earlier.length,
  };
  const account = { operator: "op", pan: "ABCPE1234F", gstin: "29ABCPE1234F1ZX", bookings };
  const rows = accrue({ ...account, years: new Map([["2026-27", year]]) }, world.after, day);
  world.rows.push(...rows);
  for (const { booking: of, ...taxes } of rows)
    enterIn(world, taxEntries(taxes), of === null ? null : Number(of));
  world.after = world.entries.length;
  return rows;
}

function enterIn(world: World, entries: readonly LedgerEntry[], of: number | null) {
  const add = (entry: LedgerEntry) =>
    world.entries.push({ ...entry, booking: of, id: world.entries.length + 1, day: world.day });
  for (const entry of entries) {
    add(entry);
    if (of !== null) for (const earned of earnedEntries(entriesOf(world, of))) add(earned);
  }
}

function settledSums(world: World, which: number): BookingPosition["settled"] {
  const earlier = world.lines.filter((line) => line.booking === String(which));
  const sum = (of: "gross" | "direct" | "commission" | "borne" | "gst" | "tcs" | "tds") =>
    earlier.reduce((all, line) => all + line[of], 0);
  return {
    gross: sum("gross"),
    direct: sum("direct"),
    commission: sum("commission"),
    borne: sum("borne"),
    gst: sum("gst"),
    tcs: sum("tcs"),
    tds: sum("tds"),
  };
}

function play(world: World, { kind, which, amount }: { kind: string; which: number; amount: number }) {
  const enter = (entries: readonly LedgerEntry[], of: number | null = which) => enterIn(world, entries, of);
  const sale = world.sales[which];
  const isSale = sale !== undefined;
  const held = balanceOf("receivable", isSale ? entriesOf(world, which) : []);
  const paidIn = (account: "gateway-clearing" | "operator-payable") =>
    balanceOf(
      account,
      entriesOf(world, which).filter((entry) => entry.kind === "payment" || entry.kind === "refund"),
    ) * (account === "gateway-clearing" ? 1 : -1);
  const changeTo = (after: Sale) => {
    if (!sale) return;
    enter(saleChangeEntries(sale, after));
    world.sales[which] = after;
  };
  switch (kind) {
    case "sell": {
      const sold = { ...noSale, total: amount, commission: taxOn(amount, 10) };
      enter(saleEntries(sold), world.sales.length);
      world.sales.push(sold);
      break;
    }
    case "pay":
    case "direct":
      if (held > 0)
        enter(
          paymentEntries(Math.min(amount, held), kind === "pay" ? "gateway-clearing" : "operator-payable"),
        );
      break;
    case "refund":
      // A refund by the operator's fault or by the schedule: the price falls, commission with it.
      if (sale) {
        const total = Math.max(0, sale.total - amount);
        changeTo({ ...noSale, total, commission: taxOn(total, 10) });
        const back = Math.min(-balanceOf("receivable", entriesOf(world, which)), paidIn("gateway-clearing"));
        if (back > 0) enter(refundEntries(back));
      }
      break;
    case "platform":
      // Our fault: the customer gets everything back, the operator keeps its part.
      if (sale) {
        changeTo({ ...noSale, compensation: operatorShareOf(sale) });
        const back = Math.min(-balanceOf("receivable", entriesOf(world, which)), paidIn("gateway-clearing"));
        if (back > 0) enter(refundEntries(back));
      }
      break;
    case "discount":
      // A lower price that we bear: the commission stays.
      if (sale) {
        const lowered = Math.min(amount, sale.total);
        changeTo({ ...sale, total: sale.total - lowered, discount: sale.discount + lowered });
      }
      break;
    case "change":
      if (sale) changeTo({ ...noSale, total: amount, commission: taxOn(amount, 10) });
      break;
    case "premium": {
      const gst = taxOn(amount, 18);
      enter(premiumEntries(amount, gst), null);
      world.charges.push({ charge: `p${world.charges.length}`, note: null, amount, gst, isSettled: false });
      break;
    }
    case "payout":
      payOut(world, amount);
      break;
    case "tax":
      accrueIn(world, world.day);
      break;
    case "day":
      world.day = addDays(world.day, 1 + (which % 3));
      break;
    case "return": {
      const last = world.paid.pop();
      if (last !== undefined) enter(returnedPayoutEntries(last), null);
      break;
    }
  }
}

function payOut(world: World, wanted: number) {
  accrueIn(world, world.day);
  const balance = balanceOf("operator-payable", world.entries);
  const open = world.charges.filter(({ isSettled }) => !isSettled);
  const earlier = world.rows.reduce((sum, row) => sum + (row.booking === null ? row.tds : 0), 0);
  const settledEarlier = world.lines.reduce((sum, line) => sum + (line.kind === "tds" ? line.tds : 0), 0);
  const settlement: Settlement = {
    positions: world.sales.map((_, which) =>
      positionWith(
        { booking: String(which), entries: entriesOf(world, which) },
        world.rows,
        settledSums(world, which),
      ),
    ),
    charges: open,
    earlierTds: earlier - settledEarlier,
    balance,
    available: balance,
  };
  const { lines, amount } = settle(settlement, wanted % 2 === 0 ? wanted : undefined);
  expect(netOf(lines)).toBe(amount);
  expect(amount).toBeLessThanOrEqual(balance);
  if (amount <= 0) return;
  world.lines.push(...lines);
  world.paid.push(amount);
  for (const charge of open) charge.isSettled = true;
  enterIn(world, payoutEntries(amount), null);
}

test("any sequence keeps the ledger balanced, pays no more than was received, and its taxes are those of what was received", () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const world: World = {
        day: today,
        entries: [],
        sales: [],
        rows: [],
        after: 0,
        lines: [],
        charges: [],
        paid: [],
      };
      for (const step of steps) {
        play(world, step);
        const of = (account: (typeof ledgerAccounts)[number]) => balanceOf(account, world.entries);
        const assets = of("receivable") + of("gateway-clearing") + of("bank") + of("cash");
        const costs = of("compensation") + of("platform-discount");
        const others = ledgerAccounts.filter(
          (account) =>
            !["receivable", ...moneyAccounts, "compensation", "platform-discount", "gateway-fees"].includes(
              account,
            ),
        );
        expect(assets + costs).toBe(others.reduce((sum, account) => sum + of(account), 0));
      }
      accrueIn(world, world.day);
      expect(accrueIn(world, world.day), "a second run").toStrictEqual([]);
      for (const [which] of world.sales.entries()) {
        const own = world.rows.filter((row) => row.booking === String(which));
        const { gross, direct, commission } = positionOf(entriesOf(world, which));
        const isOver = which % 2 === 0 && addDays(today, which) <= world.day;
        expect(sumOf(own, "gstBase")).toBe(commission);
        expect(sumOf(own, "gst")).toBe(taxOn(commission, 18));
        expect(sumOf(own, "tdsBase")).toBe(gross);
        expect(sumOf(own, "tcsBase")).toBe(isOver ? withoutTax(gross - direct, 5) : 0);
        expect(sumOf(own, "tcs")).toBe(taxOn(sumOf(own, "tcsBase"), 0.5));
        expect(own.map(({ day }) => day)).toStrictEqual(own.map(({ day }) => day).toSorted());
      }
      // All sales of the year have TDS once the limit was passed, and none has before.
      const isTaxed = world.rows.some(({ tdsPercent }) => tdsPercent > 0);
      const gross = sumOf(
        world.rows.filter((row) => row.booking !== null),
        "tdsBase",
      );
      const taxed = sumOf(
        world.rows.filter(({ tdsPercent }) => tdsPercent > 0),
        "tdsBase",
      );
      expect(taxed).toBe(isTaxed ? gross : 0);
      const charged = world.charges.reduce((sum, { gst }) => sum + gst, 0);
      expect(balanceOf("gst-payable", world.entries)).toBe(sumOf(world.rows, "gst") + charged);
      expect(balanceOf("tcs-payable", world.entries)).toBe(sumOf(world.rows, "tcs"));
      expect(balanceOf("tds-payable", world.entries)).toBe(sumOf(world.rows, "tds"));
    }),
    { numRuns: 300 },
  );
});
