import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import {
  noSale,
  type LedgerAccount,
  otherEntries,
  paymentEntries,
  payoutEntries,
  premiumEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
} from "~/domain/money/ledger/ledger";
import { ledgerEntries } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { createOperator, createPerson } from "../support/people";
import { copyOf, enter } from "../support/revenue";
import { services } from "../support/services";

const at = (instant: string) => Date.parse(`${instant}+05:30`);
let admin: Viewer;
const sellers: string[] = [];

/** Two bookings of two operators, around the end of January 2025 in India. */
beforeAll(async () => {
  admin = await createPerson("admin", "active");
  for (const companyName of ["Malabar Walks", "Aravalli Trails"])
    sellers.push(await createOperator(admin.id, { companyName }));
  const [operatorSlug = "", second = ""] = sellers;
  const { bookingId } = await book();
  const booking = await copyOf(bookingId, { bookingId: "TB900001", discount: 500 });
  const sold = { ...noSale, total: 10_000, commission: 1000 };
  const first = { booking, operatorSlug };
  await enter(saleEntries(sold), { ...first, at: at("2025-01-31T23:59:00") });
  await enter(paymentEntries(10_000), { ...first, at: at("2025-01-31T23:59:59.999") });
  const less = { ...noSale, total: 8000, commission: 800 };
  await enter(saleChangeEntries(sold, less), { ...first, at: at("2025-02-01T00:00:00") });
  await enter(refundEntries(2000), { ...first, at: at("2025-02-01T00:00:00") });
  await enter(payoutEntries(3000), { operatorSlug, at: at("2025-02-20T12:00:00") });

  const other = await copyOf(bookingId, { bookingId: "TB900002" });
  const late = { booking: other, operatorSlug: second };
  await enter(saleEntries({ ...noSale, total: 5000, commission: 500 }), {
    ...late,
    at: at("2025-02-15T12:00:00"),
  });
  // Paid to the operator, less than the commission.
  await enter(paymentEntries(300, "operator-payable"), { ...late, at: at("2025-02-16T12:00:00") });
  await enter(premiumEntries(2500), { operatorSlug: second, at: at("2025-02-20T12:00:00") });
  await enter(otherEntries(-300), { at: at("2025-02-28T23:59:59.999") });
});

const nothing = { payouts: 0, premium: 0, other: 0, compensation: 0, discountBorne: 0, fees: 0 };
const january = {
  ...nothing,
  bookings: 1,
  discounts: 500,
  gross: 10_000,
  payments: 10_000,
  refunds: 0,
  disputed: 0,
  netReceived: 10_000,
  commission: 1000,
  commissionReceived: 1000,
  accrued: 9000,
};
const february = {
  bookings: 1,
  discounts: 0,
  gross: 3000,
  payments: 300,
  refunds: 2000,
  disputed: 0,
  netReceived: -1700,
  commission: 300,
  // 200 less of the first booking, 300 of the second.
  commissionReceived: 100,
  compensation: 0,
  discountBorne: 0,
  fees: 0,
  accrued: 2700,
  payouts: 3000,
  premium: 2500,
  other: -300,
};
const both = Object.fromEntries(
  Object.entries(february).map(([name, sum]) => [name, sum + january[name as keyof typeof january]]),
);

test.for([
  ["both months", "2025-01-01", "2025-02-28", both],
  ["January, to its last moment in India", "2025-01-01", "2025-01-31", january],
  ["February, from its first", "2025-02-01", "2025-02-28", february],
] as const)("the report of %s sums up the ledger of its days", async ([, from, to, total]) => {
  expect((await services.getRevenue(admin, { from, to })).total).toStrictEqual(total);
});

test("a report's months and operators add up to its total", async () => {
  const { months, operators } = await services.getRevenue(admin, { from: "2025-01-01", to: "2025-02-28" });
  expect(months.toSorted((a, b) => (a.month < b.month ? -1 : 1))).toStrictEqual([
    { month: "2025-01", ...january },
    { month: "2025-02", ...february },
  ]);
  const [first, second] = sellers.map((slug) => operators.find(({ operator }) => operator === slug));
  expect(first).toMatchObject({
    companyName: "Malabar Walks",
    gross: 8000,
    payments: 10_000,
    refunds: 2000,
    commissionReceived: 800,
    accrued: 7200,
    payouts: 3000,
    owedNow: 4200,
  });
  expect(second).toMatchObject({
    gross: 5000,
    payments: 300,
    commissionReceived: 300,
    premium: 2500,
    // Our commission takes all of the 300.
    owedNow: -2500,
  });
  expect(operators.reduce((sum, { gross }) => sum + gross, 0)).toBe(both["gross"]);
});

test("a report of a day without entries is empty, and one from the beginning charts all of it", async () => {
  const empty = await services.getRevenue(admin, { from: "2001-01-01", to: "2001-01-01" });
  expect(Object.values(empty.total).every((sum) => sum === 0)).toBe(true);
  const { chart } = await services.getRevenue(admin, { from: null, to: null });
  expect(chart.map(({ month }) => month)).toEqual(expect.arrayContaining(["2025-01", "2025-02"]));
});

test("the current balance does not depend on the period, and the accounts balance", async () => {
  const report = await services.getRevenue(admin, { from: "2001-01-01", to: "2001-01-01" });
  const balance: Record<LedgerAccount, number> = {
    cash: 0,
    bank: 0,
    "gateway-clearing": 0,
    receivable: 0,
    "unearned-share": 0,
    "unearned-commission": 0,
    "operator-payable": 0,
    commission: 0,
    "traveler-payable": 0,
    compensation: 0,
    "platform-discount": 0,
    "reseller-balance": 0,
    premium: 0,
    "gst-payable": 0,
    "tcs-payable": 0,
    "tds-payable": 0,
    "gateway-fees": 0,
    "settlement-differences": 0,
    capital: 0,
    other: 0,
  };
  for (const { debit, credit, amount } of await db.select().from(ledgerEntries)) {
    balance[debit] += amount;
    balance[credit] -= amount;
  }
  expect(Object.values(balance).reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(report.now).toMatchObject({
    operatorPayable: -balance["operator-payable"],
    receivable: balance.receivable,
  });
});

test("the ledger is paged without repeats, and filtered by its columns", async () => {
  const seen: number[] = [];
  let cursor: string | undefined;
  const all = { from: null, to: null, limit: 5 };
  do {
    const page = await services.listLedger(admin, { ...all, sort: "-amount", cursor });
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const entries = await db.select().from(ledgerEntries);
  expect(seen).toHaveLength(entries.length);
  expect(new Set(seen).size).toBe(entries.length);
  const operator = sellers[0] ?? "";
  const { rows } = await services.listLedger(admin, {
    ...all,
    limit: 100,
    sort: "at",
    kind: "payment",
    account: "gateway-clearing",
    operator,
  });
  const expected = entries.filter(
    (entry) =>
      entry.kind === "payment" && entry.operatorSlug === operator && entry.debit === "gateway-clearing",
  );
  expect(rows.map(({ id }) => id).toSorted()).toStrictEqual(expected.map(({ id }) => id).toSorted());
  const [first] = rows;
  if (!first?.booking) throw new Error("nothing was found");
  const ofBooking = await services.listLedger(admin, {
    ...all,
    limit: 100,
    sort: "at",
    booking: first.booking,
  });
  expect(ofBooking.rows.every(({ booking }) => booking === first.booking)).toBe(true);
  const found = await services.listLedger(admin, { ...all, limit: 100, sort: "at", q: first.booking });
  expect(found.rows).toStrictEqual(ofBooking.rows);
  const list = services.listLedger(admin, { ...all, sort: "at", cursor: "nonsense" });
  await expect(list).rejects.toMatchObject({ code: "invalid" });
});

test("a manual entry is a separate row, logged, and entered once", async () => {
  const entry = {
    entryId: crypto.randomUUID(),
    direction: "out" as const,
    account: "bank" as const,
    amount: 250,
    note: "Bank charges",
  };
  const { total } = await services.getRevenue(admin, { from: null, to: null });
  await services.enterOther(admin, entry);
  await expect(services.enterOther(admin, entry)).rejects.toMatchObject({ code: "conflict" });
  const after = await services.getRevenue(admin, { from: null, to: null });
  expect(after.total).toStrictEqual({ ...total, other: total.other - 250 });
  const [action, ...others] = await actionsOn(`other/${entry.entryId}`);
  expect(others).toStrictEqual([]);
  expect(action).toMatchObject({
    log: { action: "ledger.enter", actorId: admin.id },
    details: { after: { direction: "out", account: "bank", amount: 250, note: "Bank charges" } },
  });
});
