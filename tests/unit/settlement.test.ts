import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
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
  type LedgerEntry,
  type Sale,
} from "~/domain/money/ledger/ledger";
import { saleBorneBy, saleDiscountedBy, soldAs } from "~/domain/bookings/sale";
import { taxOn, withoutTax } from "~/domain/money/money";
import {
  isIndividual,
  netOf,
  settle,
  type BookingPosition,
  type ChargePosition,
  type PayoutLine,
  type Settlement,
} from "~/domain/money/payouts/settlement";

/** The examples 7 to 16 of docs/tax.md, and the rules behind them. */

const day = "2026-11-23";
const booking = (gross: number, more: Partial<BookingPosition> = {}): BookingPosition => ({
  booking: "one",
  gross,
  direct: 0,
  commission: gross / 10,
  borne: 0,
  settled: null,
  ...more,
});

/** Returns the operator's part of a booking before taxes. */
function part({ gross, direct, commission, borne }: Omit<BookingPosition, "booking" | "settled">): number {
  return gross - direct - commission + borne;
}

/** Returns an account whose ledger has exactly these positions and charges. */
function account(
  positions: readonly BookingPosition[],
  more: Partial<Settlement> = {},
  charges: readonly ChargePosition[] = [],
): Settlement {
  const balance =
    positions.reduce((sum, each) => sum + part(each) - (each.settled ? part(each.settled) : 0), 0) -
    charges.reduce((sum, { amount, gst }) => sum + amount + gst, 0);
  return {
    day,
    pan: "AADCD4217P",
    gstin: "29AADCD4217P1ZA",
    positions,
    charges,
    balance,
    available: balance,
    year: { gross: 0, untaxed: 0 },
    ...more,
  };
}

const settledAs = ({ gross, direct, commission, borne, gstPercent, tcsPercent, tdsPercent }: PayoutLine) => ({
  gross,
  direct,
  commission,
  borne,
  gstPercent,
  tcsPercent,
  tdsPercent,
});

test("example 7: a registered company", () => {
  const { lines, ...sums } = settle(account([booking(21_000)]));
  expect(sums).toStrictEqual({ gst: 378, tcs: 100, tds: 21, amount: 18_401 });
  expect(lines).toMatchObject([{ kind: "booking", tcsBase: 20_000, tdsBase: 21_000, net: 18_401 }]);
});

test.for([
  ["8: a company without GSTIN has no TCS", {}, { tds: 21, amount: 18_501 }],
  ["9: without PAN the TDS is 5 %", { pan: null }, { tds: 1050, amount: 17_472 }],
] as const)("example %s", ([, more, sums]) => {
  const settled = settle(account([booking(21_000)], { gstin: null, ...more }));
  expect(settled).toMatchObject({ gst: 378, tcs: 0, ...sums });
});

test("example 10: an individual has no TDS up to 5 lakh a financial year, then on all of it", () => {
  const person = { pan: "ABCPE1234F", gstin: null };
  const first = settle(account([booking(400_000)], person));
  expect(first).toMatchObject({ gst: 7200, tcs: 0, tds: 0, amount: 352_800 });
  const atLimit = { ...person, year: { gross: 400_000, untaxed: 400_000 } };
  expect(settle(account([booking(100_000)], atLimit))).toMatchObject({ tds: 0, amount: 88_200 });
  const { lines, ...sums } = settle(account([booking(100_010, { commission: 10_001 })], atLimit));
  expect(sums).toStrictEqual({ gst: 1800, tcs: 0, tds: 500, amount: 87_709 });
  expect(lines).toMatchObject([{ tds: 100 }, { kind: "tds", tdsBase: 400_000, tds: 400, net: -400 }]);
  const after = { ...person, year: { gross: 500_010, untaxed: 0 } };
  expect(settle(account([booking(10_000)], after)).lines).toMatchObject([{ kind: "booking", tds: 10 }]);
  const pans = ["ABCPE1234F", "ABCHE1234F", "ABCFE1234F", null];
  expect(pans.map(isIndividual)).toStrictEqual([true, true, false, false]);
});

test("example 11: a refund after a payout gives its commission and taxes back, and is set off", () => {
  const [paid] = settle(account([booking(21_000)])).lines;
  if (!paid) throw new Error("no line");
  const refunded = booking(0, { settled: settledAs(paid) });
  const alone = settle(account([refunded]));
  expect(alone).toMatchObject({ gst: -378, tcs: -100, tds: -21, amount: -18_401 });
  const { lines, ...sums } = settle(account([refunded, booking(31_500, { booking: "two" })]));
  expect(sums).toStrictEqual({ gst: 189, tcs: 50, tds: 11, amount: 9200 });
  expect(lines.map(({ net }) => net)).toStrictEqual([-18_401, 27_601]);
});

test("example 12: featured places with GST are deducted, and a rest that is left is carried over", () => {
  const place = { charge: "premium/ooty/2026-11", note: "Featured place", amount: 2500, gst: 450 };
  const whole = account([booking(21_000)], {}, [place]);
  expect(settle(whole)).toMatchObject({ gst: 378, tcs: 100, tds: 21, amount: 15_451 });
  const part = settle(whole, 10_000);
  const expected = [
    ["booking", 18_401],
    ["premium", -2950],
    ["left", -5451],
  ];
  expect(part.lines.map(({ kind, net }) => [kind, net])).toStrictEqual(expected);
  const rest = settle(account([], { balance: 5451, available: 5451 }));
  expect(rest.lines).toMatchObject([{ kind: "carried", carried: 5451, net: 5451 }]);
  expect(rest.amount).toBe(5451);
});

test("rates follow the day, money of trips to come is held back, and direct payments have TDS but no TCS", () => {
  expect(settle(account([booking(21_000)], { day: "2024-07-09" }))).toMatchObject({ tcs: 200, tds: 210 });
  const held = settle(account([booking(21_000)], { available: 18_000 }));
  expect(held.lines.at(-1)).toMatchObject({ kind: "left", net: -900 });
  const direct = settle(account([booking(21_000, { direct: 21_000 })]));
  expect(direct).toMatchObject({ gst: 378, tcs: 0, tds: 21, amount: -2499 });
  const untaxed = { gstPercent: 0, tcsPercent: 0, tdsPercent: 0 };
  const settled = { gross: 999, direct: 0, commission: 99, borne: 0, ...untaxed };
  const [reversal] = settle(account([booking(0, { settled })])).lines;
  const expected = { gst: 0, tcs: 0, tds: 0, net: -900 };
  expect(reversal, "paid out before taxes were withheld").toMatchObject(expected);
});

/** Bookings by their entries, all with trips that are over. */
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
    const sold = soldAs({ totalAmount: 21_000, commissionPercent: 10 });
    const sale = change(sold);
    const world: World = { entries: [], sales: [sale], lines: [], charges: [], paid: [] };
    const entries = [...saleEntries(sold), ...saleChangeEntries(sold, sale), ...paymentEntries(21_000)];
    world.entries.push(
      ...[...entries, ...refundEntries(21_000 - paid)].map((entry) => ({ ...entry, booking: 0 })),
    );
    expect(settle(account([positionOf(world, 0)]))).toMatchObject({ gst, tcs, tds, amount });
  },
);

interface World {
  entries: (LedgerEntry & { booking: number | null })[];
  sales: Sale[];
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
    ),
    which: fc.nat(7),
    amount: fc.integer({ min: 1, max: 90_000 }),
  }),
  { maxLength: 40 },
);

function entriesOf(world: World, which: number) {
  return world.entries.filter(({ booking: own }) => own === which);
}

function positionOf(world: World, which: number): BookingPosition {
  const own = entriesOf(world, which);
  const sold = own.filter(({ kind }) => kind === "sale" || kind === "sale-change");
  const unpaid = Math.max(0, balanceOf("receivable", own));
  const owed = balanceOf("operator-payable", own);
  const gross = balanceOf("receivable", sold) - unpaid;
  const moved = own.filter(({ kind }) => kind === "payment" || kind === "refund");
  const direct = 0 - balanceOf("operator-payable", moved);
  const rest = gross - direct - (owed > 0 ? Math.max(0, owed - unpaid) : owed);
  const { commission: earned, compensation, discount } = saleOf(own);
  const commission = Math.max(0, Math.min(earned, rest + compensation + discount, gross));
  const earlier = world.lines.filter((line) => line.booking === String(which));
  const sum = (of: "gross" | "direct" | "commission" | "borne") =>
    earlier.reduce((all, line) => all + line[of], 0);
  const last = earlier.at(-1);
  return {
    booking: String(which),
    gross,
    direct,
    commission,
    borne: commission - rest,
    settled: last
      ? {
          ...settledAs(last),
          gross: sum("gross"),
          direct: sum("direct"),
          commission: sum("commission"),
          borne: sum("borne"),
        }
      : null,
  };
}

/** Balance in the ledger without what customers still owe of it. */
function receivedOf(world: World): number {
  const all = balanceOf("operator-payable", world.entries);
  return world.sales.reduce((sum, _, which) => {
    const own = entriesOf(world, which);
    const owed = balanceOf("operator-payable", own);
    const unpaid = Math.max(0, balanceOf("receivable", own));
    return sum - (owed > 0 ? owed - Math.max(0, owed - unpaid) : 0);
  }, all);
}

function play(world: World, { kind, which, amount }: { kind: string; which: number; amount: number }) {
  const enter = (entries: readonly LedgerEntry[], of: number | null = which) =>
    world.entries.push(...entries.map((entry) => ({ ...entry, booking: of })));
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
    case "return": {
      const last = world.paid.pop();
      if (last !== undefined) enter(returnedPayoutEntries(last), null);
      break;
    }
  }
}

function payOut(world: World, wanted: number) {
  const balance = receivedOf(world);
  const open = world.charges.filter(({ isSettled }) => !isSettled);
  const settlement: Settlement = {
    day,
    pan: "ABCPE1234F",
    gstin: "29ABCPE1234F1ZX",
    positions: world.sales.map((_, which) => positionOf(world, which)),
    charges: open,
    balance,
    available: balance,
    year: {
      gross: world.lines.reduce((sum, line) => sum + line.gross, 0),
      untaxed: world.lines.reduce((sum, line) => sum + line.gross - line.tdsBase, 0),
    },
  };
  const { lines, amount, ...withheld } = settle(settlement, wanted % 2 === 0 ? wanted : undefined);
  expect(netOf(lines)).toBe(amount);
  expect(amount + withheld.gst + withheld.tcs + withheld.tds).toBeLessThanOrEqual(balance);
  if (amount <= 0) return;
  world.lines.push(...lines);
  world.paid.push(amount);
  for (const charge of open) charge.isSettled = true;
  const entries = payoutEntries(amount, withheld);
  world.entries.push(...entries.map((entry) => ({ ...entry, booking: null })));
}

test("any sequence keeps the ledger balanced, pays no more than was received, and its taxes recompute", () => {
  fc.assert(
    fc.property(actions, (steps) => {
      const world: World = { entries: [], sales: [], lines: [], charges: [], paid: [] };
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
      for (const line of world.lines) {
        if (line.kind === "booking" || line.kind === "tds") {
          expect(line.gst).toBe(taxOn(line.commission, line.gstPercent));
          expect(line.tds).toBe(taxOn(line.tdsBase, line.tdsPercent));
          expect(line.tcs).toBe(taxOn(line.tcsBase, line.tcsPercent));
          if (line.tcsPercent > 0) expect(line.tcsBase).toBe(withoutTax(line.gross - line.direct, 5));
        }
      }
      // Each transfer was at most what had been received by then, so the ledger never owes it back on its own.
      const taxes = world.lines.reduce((sum, line) => sum + (line.kind === "premium" ? 0 : line.gst), 0);
      expect(balanceOf("gst-payable", world.entries)).toBe(
        taxes + world.charges.reduce((sum, { gst }) => sum + gst, 0),
      );
      expect(balanceOf("tcs-payable", world.entries)).toBe(
        world.lines.reduce((sum, { tcs }) => sum + tcs, 0),
      );
      expect(balanceOf("tds-payable", world.entries)).toBe(
        world.lines.reduce((sum, { tds }) => sum + tds, 0),
      );
    }),
    { numRuns: 300 },
  );
});

/** Percentages and sums of a booking that was settled when rates were others. */
const rates = { gstPercent: 12, tcsPercent: 1, tdsPercent: 1 };
const before = { gross: 21_000, direct: 0, commission: 2_100, borne: 0, ...rates };

test.for([
  ["more gross", { gross: 30_000, commission: 3_000 }, 18],
  ["more gross and less commission", { gross: 30_000, commission: 2_000 }, 18],
  ["more commission", { commission: 2_200 }, 18],
  ["another receiver", { direct: 21_000 }, 18],
  ["less commission", { commission: 2_000 }, 12],
  ["less gross", { gross: 20_000, commission: 2_000 }, 12],
  ["less gross and more commission", { gross: 20_000, commission: 2_200 }, 12],
] as const)("after %s a booking has its rates of then only if something is given back", ([, now, gst]) => {
  const [line] = settle(account([booking(21_000, { ...before, ...now, settled: before })])).lines;
  const [tcs, tds] = gst === 12 ? [1, 1] : [0.5, 0.1];
  expect(line).toMatchObject({ gstPercent: gst, tcsPercent: tcs, tdsPercent: tds });
});

test("a loss that was never settled has the rates of the day", () => {
  expect(settle(account([booking(-1_000)])).lines[0]).toMatchObject({ gross: -1_000, gstPercent: 18 });
});

test("an unchanged booking has no line, and a change counts what is new", () => {
  const more = { direct: 5_000, borne: 300 };
  const asBefore = booking(21_000, { ...before, ...more, settled: { ...before, ...more } });
  expect(settle(account([asBefore])).lines).toStrictEqual([]);
  const [line] = settle(account([{ ...asBefore, direct: 6_000, borne: 500 }])).lines;
  // TCS of 0.5 % on -952 without its GST is -5.
  const change = { gross: 0, direct: 1_000, commission: 0, borne: 200 };
  expect(line).toMatchObject({ ...change, tcsBase: -952, net: -795 });
});

test("without a tax there is no base of it, and a featured place without GST has no rate", () => {
  const person = { pan: "ABCPE1234F", gstin: null };
  const charges = [
    { charge: "a", note: null, amount: 500, gst: 90 },
    { charge: "b", note: null, amount: 100, gst: 0 },
  ];
  expect(settle(account([booking(10_000)], person, charges)).lines).toMatchObject([
    { kind: "booking", tcsBase: 0, tdsBase: 0, net: 8_820 },
    { kind: "premium", premium: 500, gst: 90, gstPercent: 18, net: -590 },
    { kind: "premium", premium: 100, gst: 0, gstPercent: 0, net: -100 },
  ]);
});
