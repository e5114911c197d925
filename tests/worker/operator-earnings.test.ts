import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import {
  noSale,
  paymentEntries,
  payoutEntries,
  premiumEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
} from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { periodOfMonth } from "~/domain/money/revenue";
import { ledgerEntries, payouts } from "../../worker/platform/db/schema";
import { insertEntries } from "../../worker/money/ledger/ledger.repo";
import { book } from "../support/api";
import { db } from "../support/database";
import { createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { readPdf } from "../support/read-pdf";
import { refusal } from "../support/refusal";
import { copyOf, enter } from "../support/revenue";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const thisMonth = today.slice(0, 7);
const day = 86_400_000;
/** The first of a long past month, so that no other test adds to it. */
const march = startOfDayInIndia("2026-03-01");
const period = { from: "2026-03-01", to: "2026-03-31" };

let owner: Viewer;
let other: Viewer;
let operator = "";
let second = "";
let theirs = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  other = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id, {
    companyName: "Malabar Walks",
    gstin: "27AAPFU0939F1ZV",
    address: "4 Beach Road",
  });
  second = await createOperator(owner.id, { companyName: "Nilgiri Walks" });
  theirs = await createOperator(other.id, { companyName: "Ganga Walks" });
  await giveTourTo("ooty", operator);
  await giveTourTo("coorg", operator);
  await giveTourTo("goa", second);
  await giveTourTo("agra", theirs);
  const { bookingId } = await book();
  const ids = await Promise.all(
    ["TB900001", "TB900002", "TB900003", "TB900004", "TB900005"].map((copy) =>
      copyOf(bookingId, { bookingId: copy }),
    ),
  );
  const [first = null, direct = null, gone = null, earlier = null, later = null] = ids;
  const mine = (at: number, booking: string | null = null) => ({ operatorSlug: operator, at, booking });
  const full = { ...noSale, total: 20_000, commission: 2000 };
  // In India the last instant of February, and the first of March.
  await enter(saleEntries({ ...noSale, total: 1000, commission: 100 }), mine(march - 1, earlier));
  await enter(saleEntries(full), mine(march, first));
  await enter(paymentEntries(20_000), mine(march + day, first));
  await enter(saleEntries({ ...noSale, total: 9000, commission: 900 }), mine(march + 2 * day, direct));
  await enter(paymentEntries(9000, "operator-payable"), mine(march + 3 * day, direct));
  await enter(refundEntries(4000, "operator-payable"), mine(march + 4 * day, direct));
  await enter(saleEntries({ ...noSale, total: 7000, commission: 700 }), mine(march + 5 * day, gone));
  await enter(
    saleChangeEntries({ ...noSale, total: 7000, commission: 700 }, noSale),
    mine(march + 6 * day, gone),
  );
  await enter(refundEntries(7000), mine(march + 6 * day, gone));
  await enter(payoutEntries(15_000), { ...mine(march + 20 * day) });
  for (const statement of insertEntries(
    db,
    {
      key: "premium/coorg/2026-03",
      booking: null,
      operatorSlug: operator,
      note: "Featured place, Mar 2026",
      at: march + 7 * day,
    },
    premiumEntries(2500),
  ))
    await statement;
  await enter(
    saleEntries({ ...noSale, total: 500, commission: 50 }),
    mine(startOfDayInIndia("2026-04-01"), later),
  );
  await enter(saleEntries({ ...noSale, total: 3000, commission: 300 }), {
    operatorSlug: second,
    at: march + day,
  });
  await enter(saleEntries({ ...noSale, total: 8000, commission: 800 }), {
    operatorSlug: theirs,
    at: march + day,
  });
});

const isOfOperator = (account: string) => account === "operator-payable" || account === "unearned-share";

/** Returns an operator's movements, computed from the table only. */
async function recount(slug: string, from: number, until: number) {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operatorSlug, slug))
    .orderBy(asc(ledgerEntries.createdAt), asc(ledgerEntries.id));
  let opening = 0;
  let balance = 0;
  const lines: { id: number; change: number; balance: number }[] = [];
  for (const { id, debit, credit, amount, createdAt } of rows) {
    const change = (isOfOperator(credit) ? amount : 0) - (isOfOperator(debit) ? amount : 0);
    if (change === 0 || createdAt >= until) continue;
    balance += change;
    if (createdAt < from) opening = balance;
    else lines.push({ id, change, balance });
  }
  return { opening, lines, closing: balance };
}

test("a statement matches the rows: opening balance, each movement, closing balance", async () => {
  const { statement, operators } = await services.getStatement(owner, { operator, ...period });
  if (!statement) throw new Error("no statement");
  const counted = await recount(operator, march, startOfDayInIndia("2026-04-01"));
  expect(statement.opening).toBe(900);
  expect(counted.opening).toBe(900);
  expect(statement.lines.map(({ id, change, balance }) => ({ id, change, balance }))).toStrictEqual(
    counted.lines,
  );
  expect(statement.closing).toBe(counted.closing);
  expect(statement.closing).toBe(
    statement.opening + statement.lines.reduce((sum, { change }) => sum + change, 0),
  );
  expect(statement.kinds).toStrictEqual([
    { kind: "sale", count: 3, change: 18_000 + 8100 + 6300 },
    { kind: "sale-change", count: 1, change: -6300 },
    { kind: "payment", count: 1, change: -9000 },
    { kind: "refund", count: 1, change: 4000 },
    { kind: "payout", count: 1, change: -15_000 },
    { kind: "premium", count: 1, change: -2500 },
  ]);
  expect(statement).toMatchObject({ gross: 29_000, commission: 2900, companyName: "Malabar Walks" });
  expect(statement.lines.find(({ kind }) => kind === "premium")?.tour).toMatch(/Coorg/);
  expect(operators.map(({ companyName }) => companyName)).toStrictEqual(["Malabar Walks", "Nilgiri Walks"]);
  // The next statement begins where this one ends.
  const april = await services.getStatement(owner, { operator, from: "2026-04-01", to: "2026-04-30" });
  expect(april.statement).toMatchObject({ opening: statement.closing, closing: statement.closing + 450 });
});

test("without days it covers the current month of the first company; a year is the maximum", async () => {
  const { statement } = await services.getStatement(owner, {});
  expect(statement).toMatchObject({ operator, period: periodOfMonth(thisMonth) });
  const ask = (from: string, to: string) => services.getStatement(owner, { operator, from, to });
  await ask("2025-03-01", "2026-03-01");
  for (const [from, to] of [
    ["2025-03-01", "2026-03-02"],
    ["2026-03-31", "2026-03-01"],
    ["2026-02-30", "2026-03-01"],
    ["", "2026-03-01"],
    [addDays(today, 1), addDays(today, 2)],
  ] as const)
    expect((await refusal(ask(from, to), "invalid")).errors).toHaveProperty("period");
});

test("the PDF has the same figures as the statement, on numbered pages", async () => {
  const { statement } = await services.getStatement(owner, { operator, ...period });
  if (!statement) throw new Error("no statement");
  const document = await services.drawStatement(owner, { operator, ...period });
  expect(document).toMatchObject({
    filename: `Statement-${operator}-2026-03-01-to-2026-03-31.pdf`,
    contentType: "application/pdf",
  });
  const { text, totalPages } = await readPdf(document.content);
  expect(totalPages).toBe(1);
  for (const part of [
    "Malabar Walks",
    "27AAPFU0939F1ZV",
    "Mar 1, 2026 to Mar 31, 2026",
    "Page 1 of 1",
    "TB900001",
    "Closing balance",
    formatRupees(statement.opening),
    formatRupees(statement.closing),
    formatRupees(statement.gross),
    ...statement.kinds.map(({ change }) => formatRupees(change)),
    ...statement.lines.flatMap(({ change, balance }) => [formatRupees(change), formatRupees(balance)]),
  ])
    expect(text).toContain(part);
});

test("a long statement continues over pages, each with its number and column headings", async () => {
  const busy = await createOperator(owner.id, { companyName: "Busy Walks" });
  for (let index = 0; index < 90; index += 1)
    await enter(premiumEntries(100 + index), { operatorSlug: busy, at: march + index });
  const { content } = await services.drawStatement(owner, { operator: busy, ...period });
  const { text, totalPages } = await readPdf(content);
  expect(totalPages).toBeGreaterThan(2);
  for (let page = 1; page <= totalPages; page += 1) expect(text).toContain(`Page ${page} of ${totalPages}`);
  expect(text.match(/Entry/g)).toHaveLength(totalPages);
  const sum = Array.from({ length: 90 }, (_, index) => 100 + index).reduce((all, amount) => all + amount, 0);
  expect(text).toContain(formatRupees(-sum));
});

test("months and tours add up to the balance, and to the ledger's lines", async () => {
  const { months } = await services.listEarningsMonths(owner, operator);
  const march2026 = months.find(({ month }) => month === "2026-03");
  expect(march2026).toMatchObject({
    bookings: 3,
    gross: 29_000,
    commission: 2900,
    share: 26_100,
    // GST on the commission, TCS on the price without GST, TDS on the price.
    net: 26_100 - 522 - 138 - 29,
    direct: -5000,
    payouts: -15_000,
    premium: -2500,
    other: 0,
  });
  const { total, paidOut } = await services.getOperatorEarnings(owner, operator);
  const { rows } = await services.listOperatorLedger(owner, { operator, sort: "at", limit: 500 });
  const balance = rows.reduce((sum, { change }) => sum + change, 0);
  expect(months[0]).toMatchObject({ month: thisMonth, balance });
  expect(paidOut).toBe(15_000);
  expect(total.net).toBe(months.reduce((sum, { net }) => sum + net, 0));

  const { tours } = await services.listTourEarnings(owner, { operator, period });
  expect(tours.map(({ tour, gross, net, premium }) => ({ tour, gross, net, premium }))).toStrictEqual([
    { tour: "ooty", gross: 29_000, net: 26_100 - 522 - 138 - 29, premium: 0 },
    { tour: "coorg", gross: 0, net: 0, premium: 2500 },
  ]);
  const all = await services.listOperatorLedger(owner, { sort: "at", limit: 500 });
  expect(new Set(all.rows.map(({ companyName }) => companyName))).not.toContain("Ganga Walks");
});

test("the ledger's lines are filtered by month, tour, kind and company, page by page", async () => {
  const list = (query: object) =>
    services.listOperatorLedger(owner, { operator, month: "2026-03", sort: "at", limit: 500, ...query });
  const { rows } = await list({});
  expect(rows).toHaveLength(14);
  const paged: number[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 4, cursor });
    paged.push(...page.rows.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(paged).toStrictEqual(rows.map(({ id }) => id));
  expect((await list({ kind: "premium" })).rows).toMatchObject([{ tour: "coorg", change: -2500 }]);
  expect((await list({ tour: "coorg" })).rows).toHaveLength(1);
  expect((await list({ tour: "agra" })).rows).toStrictEqual([]);
  expect((await list({ operator: second })).rows.map(({ companyName }) => companyName)).toStrictEqual([
    "Nilgiri Walks",
    "Nilgiri Walks",
  ]);
  // A customer's payment to the platform does not change the balance owed to the operator.
  expect(rows.find(({ debit }) => debit === "gateway-clearing")).toMatchObject({
    kind: "payment",
    change: 0,
  });
  await refusal(list({ cursor: "nonsense" }), "invalid");
  expect((await services.listLedgerTours(owner)).map(({ slug }) => slug).toSorted()).toStrictEqual([
    "coorg",
    "goa",
    "ooty",
  ]);
});

/** A payout as stored in its row. */
function row(id: string, operatorSlug: string, status: "due" | "paid" | "withdrawn", createdAt: number) {
  return {
    id,
    operatorSlug,
    amount: 700,
    status,
    reference: status === "paid" ? "UTIB1" : null,
    note: "for our eyes",
    createdAt,
    paidAt: status === "paid" ? march : null,
  };
}

test("payouts are listed as due and paid, without withdrawn ones", async () => {
  await db
    .insert(payouts)
    .values([
      row("a", operator, "paid", 1),
      row("b", operator, "withdrawn", 2),
      row("c", operator, "due", 3),
      row("d", second, "due", 4),
      row("e", theirs, "due", 5),
    ]);
  const { payouts: mine } = await services.listOperatorPayouts(owner, { limit: 10 });
  expect(mine.map(({ id, status, reference }) => [id, status, reference])).toStrictEqual([
    ["d", "due", null],
    ["c", "due", null],
    ["a", "paid", "UTIB1"],
  ]);
  expect(JSON.stringify(mine)).not.toContain("for our eyes");
  expect((await services.getOperatorEarnings(owner, operator)).onItsWay).toBe(700);
  expect((await services.getOperatorEarnings(owner)).onItsWay).toBe(1400);
  const first = await services.listOperatorPayouts(owner, { operator, limit: 1 });
  const next = await services.listOperatorPayouts(owner, {
    operator,
    limit: 1,
    cursor: first.nextCursor ?? "",
  });
  expect([...first.payouts, ...next.payouts].map(({ id }) => id)).toStrictEqual(["c", "a"]);
});

test("without a company parameter, staff get only the companies that granted them the right", async () => {
  const staff = await createMember(operator, ["earnings"]);
  const { rows } = await services.listOperatorLedger(staff, { sort: "at", limit: 500 });
  expect(new Set(rows.map(({ companyName }) => companyName))).toStrictEqual(new Set(["Malabar Walks"]));
  const nobody = await createPerson("tour_operator", "pending");
  expect(await services.getStatement(nobody, {})).toStrictEqual({ operators: [], statement: null });
  await refusal(services.drawStatement(nobody, {}), "not_found");
  expect(await services.getOperatorEarnings(nobody)).toMatchObject({ owed: 0, payouts: [] });
});
