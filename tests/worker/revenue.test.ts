import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import {
  otherEntries,
  paymentEntries,
  payoutEntries,
  premiumEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
} from "~/domain/money/ledger/ledger";
import { bookings, ledgerEntries } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { createOperator, createPerson } from "../support/people";
import { copyOf, enter } from "../support/revenue";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const hour = 3_600_000;
let admin: Viewer;
const sellers: string[] = [];

/** Pseudo-random numbers, the same in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  for (const companyName of ["Malabar Walks", "Aravalli Trails", "Konkan Trails"])
    sellers.push(await createOperator(admin.id, { companyName }));
  const next = numbers(7);
  const { bookingId } = await book();
  for (let index = 0; index < 60; index += 1) {
    const operatorSlug = sellers[next(3)] ?? "";
    // Half of them within a few hours of a month's end in India, on either side.
    const month = `${addDays(today, -30 * next(14)).slice(0, 7)}-01`;
    const at = startOfDayInIndia(month) + (next(2) === 0 ? next(10) - 5 : next(24 * 26)) * hour;
    if (at > Date.now()) continue;
    const total = 1 + next(90_000);
    const sold = { total, commission: next(total) };
    const less = { total: next(total), commission: next(sold.commission + 1) };
    const booking = await copyOf(bookingId, {
      bookingId: `TB9${String(10_000 + index)}`,
      discount: next(4) === 0 ? next(900) : 0,
      status: next(2) === 0 ? "completed" : "confirmed",
      travelDate: addDays(today, next(60) - 40),
    });
    const subject = { booking, operatorSlug };
    await enter(saleEntries(sold), { ...subject, at });
    if (next(3) === 0) await enter(saleChangeEntries(sold, less), { ...subject, at: at + next(900) * hour });
    const holder = next(5) === 0 ? "operator-payable" : "cash";
    if (next(3) > 0) await enter(paymentEntries(total, holder), { ...subject, at: at + next(90) * hour });
    if (next(4) === 0)
      await enter(refundEntries(1 + next(total), holder), { ...subject, at: at + next(200) * hour });
    if (next(5) === 0) await enter(payoutEntries(1 + next(5000)), { operatorSlug, at: at + next(99) * hour });
    if (next(6) === 0) await enter(premiumEntries(1 + next(4000)), { operatorSlug, at });
    if (next(6) === 0) await enter(otherEntries(1 + next(6000) - 3000), { at: at + next(50) * hour });
  }
}, 120_000);

type Entry = typeof ledgerEntries.$inferSelect;

/** Follows a booking's ledger, and returns by how much an entry changes the commission that its received money covers. */
function commissionReceivedBy(
  { booking, kind, debit, credit, amount }: Entry,
  states: Map<string, { commission: number; paid: number }>,
): number {
  if (booking === null) return 0;
  const { commission, paid } = states.get(booking) ?? { commission: 0, paid: 0 };
  const side = (account: string) => (credit === account ? amount : debit === account ? -amount : 0);
  const isSale = kind === "sale" || kind === "sale-change";
  const after = {
    commission: commission + side("commission"),
    paid: paid + (isSale ? 0 : side("receivable")),
  };
  states.set(booking, after);
  return Math.max(0, Math.min(after.commission, after.paid)) - Math.max(0, Math.min(commission, paid));
}

/** Computes the same figures from raw rows, in another way. */
async function recomputed(isIn: (entry: Entry) => boolean) {
  const figures = {
    gross: 0,
    payments: 0,
    refunds: 0,
    commission: 0,
    commissionReceived: 0,
    accrued: 0,
    payouts: 0,
    premium: 0,
    other: 0,
  };
  const sold = new Set<string>();
  const covered = new Map<string, { commission: number; paid: number }>();
  for (const entry of await db.select().from(ledgerEntries).orderBy(ledgerEntries.id)) {
    const received = commissionReceivedBy(entry, covered);
    if (!isIn(entry)) continue;
    figures.commissionReceived += received;
    const { kind, debit, credit, amount, booking } = entry;
    const way = `${credit} > ${debit}`;
    const isSale = kind === "sale" || kind === "sale-change";
    if (kind === "sale" && booking !== null) sold.add(booking);
    if (isSale && debit === "receivable") figures.gross += amount;
    if (isSale && credit === "receivable") figures.gross -= amount;
    if (isSale && way === "commission > receivable") figures.commission += amount;
    if (isSale && way === "receivable > commission") figures.commission -= amount;
    if (isSale && way === "operator-payable > receivable") figures.accrued += amount;
    if (isSale && way === "receivable > operator-payable") figures.accrued -= amount;
    if (kind === "payment") figures.payments += amount;
    if (kind === "refund") figures.refunds += amount;
    if (kind === "payout") figures.payouts += amount;
    if (kind === "premium") figures.premium += amount;
    if (kind === "other") figures.other += way === "other > cash" ? amount : -amount;
  }
  let discounts = 0;
  for (const { id, discount } of await db.select().from(bookings)) if (sold.has(id)) discounts += discount;
  return {
    ...figures,
    bookings: sold.size,
    discounts,
    netReceived: figures.payments - figures.refunds,
  };
}

const monthOf = ({ createdAt }: { createdAt: number }) => todayInIndia(createdAt).slice(0, 7);

test.for([
  ["all time", null, null],
  ["the last hundred days", addDays(today, -100), today],
  ["a month", `${addDays(today, -60).slice(0, 7)}-01`, addDays(`${addDays(today, -30).slice(0, 7)}-01`, -1)],
  ["from a day on", addDays(today, -200), null],
  ["up to a day", null, addDays(today, -200)],
  ["a day on which nothing is", "2001-01-01", "2001-01-01"],
] as const)("every figure of %s matches the raw rows", async ([, from, to]) => {
  const isIn = ({ createdAt }: Entry) => {
    const day = todayInIndia(createdAt);
    return (from === null || day >= from) && (to === null || day <= to);
  };
  const report = await services.getRevenue(admin, { from, to });
  expect(report.total).toStrictEqual(await recomputed(isIn));
  for (const { month, ...sums } of report.months)
    expect(sums, month).toStrictEqual(await recomputed((entry) => isIn(entry) && monthOf(entry) === month));
  for (const { operator, companyName, owedNow, ...sums } of report.operators) {
    expect(sums, operator ?? "none").toStrictEqual(
      await recomputed((entry) => isIn(entry) && entry.operatorSlug === operator),
    );
    let owed = 0;
    for (const { debit, credit, amount, operatorSlug } of await db.select().from(ledgerEntries)) {
      if (operatorSlug !== operator || operator === null) continue;
      owed += credit === "operator-payable" ? amount : debit === "operator-payable" ? -amount : 0;
    }
    expect(owedNow, companyName ?? "none").toBe(owed);
  }
  // A report from the beginning charts all of it.
  const charted = report.chart.map(({ month }) => month);
  if (from === null) expect(charted).toEqual(expect.arrayContaining(report.months.map(({ month }) => month)));
  const { gross, commission, accrued } = report.total;
  expect(commission + accrued).toBe(gross);
  for (const part of [report.months, report.operators])
    expect(part.reduce((sum, row) => sum + row.gross, 0)).toBe(gross);
});

test("the current balance does not depend on the period, and the accounts balance", async () => {
  const report = await services.getRevenue(admin, { from: "2001-01-01", to: "2001-01-01" });
  const balance = {
    cash: 0,
    receivable: 0,
    "operator-payable": 0,
    commission: 0,
    premium: 0,
    "gst-payable": 0,
    "tcs-payable": 0,
    "tds-payable": 0,
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

const lastDayOf = ({ travelDate, tourDuration }: typeof bookings.$inferSelect) =>
  addDays(travelDate, Math.max(Number.parseInt(tourDuration, 10), 1) - 1);

test("an operator's payout is the money received for past trips, less commission, payments and charges", async () => {
  const over = new Set(
    (await db.select().from(bookings))
      .filter((row) => !["confirmed", "pending"].includes(row.status) && lastDayOf(row) < addDays(today, -2))
      .map(({ id }) => id),
  );
  const entries = await db.select().from(ledgerEntries);
  const listed = await services.listOwed(admin);
  expect(listed.length).toBeGreaterThanOrEqual(3);
  for (const row of listed) {
    const owed = new Map<string | null, number>();
    const unpaid = new Map<string | null, number>();
    for (const { debit, credit, amount, operatorSlug, booking } of entries) {
      if (operatorSlug !== row.operator) continue;
      const change = (account: string, side: string) => (side === account ? amount : 0);
      const added = change("operator-payable", credit) - change("operator-payable", debit);
      const charged = change("receivable", debit) - change("receivable", credit);
      owed.set(booking, (owed.get(booking) ?? 0) + added);
      unpaid.set(booking, (unpaid.get(booking) ?? 0) + charged);
    }
    let all = 0;
    let received = 0;
    let ofTripsOver = 0;
    let notReceived = 0;
    for (const [booking, balance] of owed) {
      const missing = Math.max(0, Math.min(balance, unpaid.get(booking) ?? 0));
      all += balance;
      received += balance - missing;
      if (booking !== null && !over.has(booking)) continue;
      ofTripsOver += balance - missing;
      notReceived += missing;
    }
    const payable = Math.max(0, Math.min(received, ofTripsOver));
    expect(row).toMatchObject({ balance: all, owed: received, payable, notReceived });
  }
  const report = await services.getRevenue(admin, { from: null, to: null });
  const sum = (of: "payable" | "notReceived") => listed.reduce((total, row) => total + row[of], 0);
  expect(report.now).toMatchObject({
    payableForTripsOver: sum("payable"),
    notReceived: sum("notReceived"),
  });
  // Bookings that change after their ledger entries move with their trip.
  await db.update(bookings).set({ status: "completed", travelDate: addDays(today, -20) });
  const later = await services.listOwed(admin);
  const { now } = await services.getRevenue(admin, { from: null, to: null });
  expect(now.payableForTripsOver).toBe(later.reduce((total, { payable }) => total + payable, 0));
  expect(now.payableForTripsOver).not.toBe(report.now.payableForTripsOver);
  expect(listed.some(({ payable }) => payable > 0)).toBe(true);
  expect(listed.some(({ notReceived }) => notReceived > 0)).toBe(true);
});

test("the ledger is paged without repeats, and filtered by its columns", async () => {
  const seen: number[] = [];
  let cursor: string | undefined;
  const all = { from: null, to: null, limit: 17 };
  do {
    const page = await services.listLedger(admin, { ...all, sort: "-amount", cursor });
    seen.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  const entries = await db.select().from(ledgerEntries);
  expect(seen).toHaveLength(entries.length);
  expect(new Set(seen).size).toBe(entries.length);
  const operator = sellers[1] ?? "";
  const { rows } = await services.listLedger(admin, {
    ...all,
    limit: 100,
    sort: "at",
    kind: "payment",
    account: "cash",
    operator,
  });
  const expected = entries.filter(
    (entry) => entry.kind === "payment" && entry.operatorSlug === operator && entry.debit === "cash",
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
    details: { after: { direction: "out", amount: 250, note: "Bank charges" } },
  });
});
