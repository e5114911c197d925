import { eq, inArray, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, daysOfMonth, monthOf, startOfMonth } from "~/domain/calendar/months";
import {
  noSale,
  balanceOf,
  taxEntries,
  refundEntries,
  saleChangeEntries,
} from "~/domain/money/ledger/ledger";
import { commissionOn, taxOn } from "~/domain/money/money";
import { premiumMonths } from "~/domain/money/premium/premium-listing";
import { operatorInvoiceNumber } from "~/domain/money/tax/operator-invoice";
import { taxDocument } from "~/domain/money/tax/tax-documents";
import { inPaise, sumOfParts } from "~/domain/operators/gst-states";
import type { TaxPayment } from "~/domain/money/tax/tax-payment";
import { changePayouts } from "~/features/money/office/admin/change-payouts";
import {
  bankAccounts,
  bookings,
  ledgerEntries,
  operatorInvoices,
  payoutLines,
  payouts,
  settings,
} from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { issueOperatorInvoices } from "../../worker/money/tax/operator-invoices";
import { accrueTaxes } from "../../worker/money/tax/accrue-taxes";
import { listTcs, listTds } from "../../worker/money/tax/tax-returns.repo";
import { insertTaxDocument } from "../../worker/money/invoices/tax-documents.repo";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setOperator } from "../support/rows";
import { form } from "../support/form";
import { interrupted } from "../support/interrupted";
import { createOperator, createPerson } from "../support/people";
import { readPdf } from "../support/read-pdf";
import { refusal } from "../support/refusal";
import { bookOver, enter, operatorOwed, taxIdentity } from "../support/revenue";
import { services } from "../support/services";
import { taxSource } from "../support/tax";

const { run: payPayout } = useCases.payPayout;

const today = todayInIndia(Date.now());
const transfer = { reference: "UTIB0001234567", paidOn: today };
const tours = [
  "madurai",
  "amritsar",
  "araku-valley",
  "ooty",
  "agra",
  "munnar",
  "goa",
  "hampi",
  "mysore",
  "coorg",
  "kodaikanal",
];
let admin: Viewer;
let other: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  other = await createPerson("admin", "active");
});

const approve = (viewer: Viewer) => changePayouts(services, viewer, form({ intent: "approve-all" }));

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** Creates an operator with GSTIN that is owed for one past trip. */
async function registered() {
  const world = await operatorOwed(tours.pop() ?? "");
  await setOperator(world.operator, { gstin: "27AAPFU0939F1ZV", address: "4 Beach Road" });
  const total = Math.round(world.owed / 0.9);
  return { ...world, total };
}

async function payOut(operator: string) {
  const { id } = await services.preparePayout(admin, { operator });
  return services.payPayout(other, { id, ...transfer });
}

/** Refunds a booking in full after its trip, commission included. */
async function refundAll(operator: string, at = Date.now()) {
  const row = await db
    .select({ id: bookings.id, total: bookings.totalAmount })
    .from(bookings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.booking, bookings.id))
    .where(eq(ledgerEntries.operatorSlug, operator))
    .get();
  if (!row) throw new Error("no booking");
  const before = { ...noSale, total: row.total, commission: commissionOn(row.total, 10) };
  const entries = [...saleChangeEntries(before, noSale), ...refundEntries(row.total)];
  await enter(entries, { operatorSlug: operator, booking: row.id, at });
}

async function balances(operator?: string) {
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(operator === undefined ? undefined : eq(ledgerEntries.operatorSlug, operator));
  const of = (account: Parameters<typeof balanceOf>[0]) => balanceOf(account, entries);
  return {
    gst: of("gst-payable"),
    tcs: of("tcs-payable"),
    tds: of("tds-payable"),
    owed: of("operator-payable"),
  };
}

test("the list shows what a payout will transfer, which is what is prepared", async () => {
  const { operator } = await registered();
  const listed = async () => (await services.listOwed(admin)).find((row) => row.operator === operator);
  const { payable = 0 } = (await listed()) ?? {};
  await accrueTaxes({ db, clock: Date.now });
  const { payable: net = 0 } = (await listed()) ?? {};
  expect(net).toBeLessThan(payable);
  const prepared = await services.preparePayout(admin, { operator });
  expect(prepared.amount).toBe(net);
  expect(await listed()).toMatchObject({ payable: net, due: net });
});

function enterOthers(value: Partial<typeof taxIdentity>) {
  return db.update(settings).set({ value }).where(eq(settings.name, "tax-identity"));
}

test("no payout is prepared before the platform has a legal name and its tax numbers, and the page says which", async () => {
  const { operator } = await registered();
  await enterOthers({ pan: taxIdentity.pan, gstin: taxIdentity.gstin });
  expect(await services.listMissingIdentity(admin)).toStrictEqual([
    "legal name",
    "TAN",
    "registration for TCS",
  ]);
  const { message } = await refusal(services.preparePayout(admin, { operator }), "conflict");
  expect(message).toContain("legal name, TAN, and registration for TCS");
  await enterOthers(taxIdentity);
  expect(await services.listMissingIdentity(admin)).toStrictEqual([]);
  expect(await services.preparePayout(admin, { operator })).toMatchObject({ status: "due" });
});

test("taxes are withheld, posted with the money and the trip, and stated line by line to the operator", async () => {
  const { owner, operator, total } = await registered();
  const commission = commissionOn(total, 10);
  const withheld = {
    gst: taxOn(commission, 18),
    // It was sold before its operator had a GSTIN: its price has no GST.
    tcs: taxOn(total, 0.5),
    tds: taxOn(total, 0.1),
  };
  const amount = total - commission - withheld.gst - withheld.tcs - withheld.tds;
  const { id } = await services.preparePayout(admin, { operator });
  // The taxes arose before the payout, and its transfer leaves them as they are.
  expect(await balances(operator)).toStrictEqual({ ...withheld, owed: amount });
  expect(await services.payPayout(other, { id, ...transfer })).toMatchObject({ amount, withheld });
  expect(await balances(operator)).toStrictEqual({ ...withheld, owed: 0 });

  // The rates and the GSTIN of another day change nothing that is stored.
  await setOperator(operator, { gstin: null, pan: "ABCPE1234F" });
  const statement = await services.getPayoutStatement(owner, id);
  expect(statement).toMatchObject({ amount, gstin: "27AAPFU0939F1ZV", pan: "AAPFU0939F" });
  expect(statement.lines).toMatchObject([
    { kind: "booking", gross: total, commission, ...withheld, net: amount, bookingId: expect.any(String) },
  ]);
  const { content, filename } = await services.drawPayoutStatement(owner, id);
  expect(filename).toMatch(/^Payout-company-.*\.pdf$/);
  const { text } = await readPdf(content);
  for (const part of ["Payout statement", "27AAPFU0939F1ZV", amount.toLocaleString("en-IN")])
    expect(text).toContain(part);
  expect((await services.getPayoutStatement(admin, id)).id).toBe(id);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  await refusal(services.getPayoutStatement(stranger, id), "not_found");
  await expect(
    db.update(payoutLines).set({ tds: 0 }).where(eq(payoutLines.payout, id)).run(),
  ).rejects.toThrow();
});

test("a refund after a payout is a debt that the next payout sets off, with its taxes", async () => {
  const { operator, tour } = await registered();
  const first = await payOut(operator);
  await refundAll(operator);
  expect((await services.listOwed(admin)).find((row) => row.operator === operator)).toMatchObject({
    payable: 0,
  });
  await refusal(services.preparePayout(admin, { operator }), "invalid");
  await bookOver(tour);
  await bookOver(tour);
  const next = await payOut(operator);
  const statement = await services.getPayoutStatement(admin, next.id);
  expect(statement.lines.map(({ kind }) => kind)).toStrictEqual(["booking", "booking", "booking"]);
  const debt = statement.lines.find(({ gross }) => gross < 0);
  expect(debt).toMatchObject({
    net: -first.amount,
    gst: -first.withheld.gst,
    tcs: -first.withheld.tcs,
    tds: -first.withheld.tds,
  });
  expect(await balances(operator)).toMatchObject({ owed: 0 });
});

test("a refund between the reads and the payment prevents it; unguarded, more than received would be paid", async () => {
  const { operator } = await registered();
  const { id, amount } = await services.preparePayout(admin, { operator });
  const dependencies = {
    audit: { ...audit, db: interrupted(() => refundAll(operator)) },
    origin: "http://localhost",
    startDelivery: () => undefined,
  };
  await refusal(payPayout(dependencies, other, { id, ...transfer }), "conflict");
  await accrueTaxes({ db, clock: Date.now });
  expect(await balances(operator)).toMatchObject({ owed: 0, gst: 0 });
  // The control: without the guard the same write marks it as paid, although nothing is owed any more.
  await db.update(payouts).set({ status: "paid" }).where(eq(payouts.id, id));
  expect(amount).toBeGreaterThan((await balances(operator)).owed);
});

test("a payout is not paid to a bank account or PAN that was changed after its approval", async () => {
  const { owner, operator } = await registered();
  const { id } = await services.preparePayout(admin, { operator });
  await services.approvePayout(other, id);
  const set = (values: { ifsc?: string; holder?: string }) =>
    db.update(bankAccounts).set(values).where(eq(bankAccounts.operator, operator));
  const inFile = async () =>
    (await services.listBankFile(admin)).filter(({ email }) => email === owner.email).length;
  expect(await inFile()).toBe(1);
  await set({ ifsc: "ICIC0001234" });
  const { message } = await refusal(services.payPayout(admin, { id, ...transfer }), "conflict");
  expect(message).toContain("bank account or PAN");
  expect(await inFile()).toBe(0);
  await set({ ifsc: "HDFC0001234" });
  await setOperator(operator, { pan: "AAACT1234K" });
  await refusal(services.payPayout(admin, { id, ...transfer }), "conflict");
  await setOperator(operator, { pan: "AAPFU0939F" });
  expect(await services.payPayout(admin, { id, ...transfer })).toMatchObject({ status: "paid" });
});

test("all waiting payouts are approved at once, each by one of two people and never by its preparer", async () => {
  const worlds = [await registered(), await registered(), await registered()];
  const [own, ...prepared] = [
    await services.preparePayout(other, { operator: worlds[0]?.operator ?? "" }),
    await services.preparePayout(admin, { operator: worlds[1]?.operator ?? "" }),
    await services.preparePayout(admin, { operator: worlds[2]?.operator ?? "" }),
  ];
  const third = await createPerson("admin", "active");
  await Promise.all([approve(other), approve(other), approve(admin)]);
  const approvers = await db
    .select({ id: payouts.id, approvedBy: payouts.approvedBy, status: payouts.status })
    .from(payouts)
    .where(inArray(payouts.id, [own?.id ?? "", ...prepared.map(({ id }) => id)]));
  expect(new Set(approvers.map(({ status }) => status))).toStrictEqual(new Set(["approved"]));
  for (const { id, approvedBy } of approvers) expect(approvedBy).toBe(id === own?.id ? admin.id : other.id);
  expect(await services.listPayoutsToApprove(third)).toStrictEqual([]);
});

test("invoices and returns agree with the ledger, and invoices are issued once, without gaps", async () => {
  const { owner, operator, tour } = await registered();
  await bookOver(tour);
  const [, month = ""] = premiumMonths(today);
  await services.buyPremiumListing(owner, { tour, month, expectedPrice: 2500 });
  await payOut(operator);
  const thisMonth = monthOf(today);
  // The next run too, in case the month changes during the test.
  const issue = (count: number) =>
    issueOperatorInvoices({ db, clock: () => startOfMonth(addMonths(thisMonth, count)) + 2 * 3_600_000 });
  await Promise.all([issue(1), issue(1)]);
  await issue(1);
  const nextMonth = addMonths(thisMonth, 1);
  await refundAll(operator, startOfMonth(nextMonth) + 5 * 86_400_000);
  await issue(2);
  const issued = await db
    .select()
    .from(operatorInvoices)
    .orderBy(operatorInvoices.kind, operatorInvoices.number);
  const numbersOf = (kind: string) => issued.filter((row) => row.kind === kind).map(({ number }) => number);
  for (const kind of ["invoice", "credit-note"])
    expect(numbersOf(kind)).toStrictEqual(numbersOf(kind).map((_, index) => index + 1));
  expect(new Set(issued.map((row) => row.operatorSlug)).size).toBeGreaterThan(2);

  const all = { from: "2000-01-01", to: "2099-12-31" };
  const ledger = await balances();
  expect(sum(issued.map(({ gst }) => gst))).toBe(ledger.gst);
  const [stored] = await db.all<{ tcs: number }>(sql`SELECT sum(tcs) AS tcs FROM tax_accruals`);
  expect(stored?.tcs).toBe(ledger.tcs);
  expect(sum((await listTds(db, all)).map(({ tds }) => tds))).toBe(ledger.tds);
  const [row] = (await listTcs(db, all)).filter((each) => each.operator === operator);
  expect(row?.gstin).toBe("27AAPFU0939F1ZV");
  // Half of 0.5 % of rupees in paise, twice.
  expect(row?.parts.map(({ paise }) => paise)).toStrictEqual(
    Array(2).fill(Math.round((row?.net ?? 0) * 0.25)),
  );

  const mine = await services.listOperatorInvoices(owner);
  const [note, invoice] = mine;
  if (!note || !invoice) throw new Error("no invoice");
  // A refund of the next month is a credit note, which names the invoice.
  expect(note).toMatchObject({ kind: "credit-note", month: nextMonth, premium: 0 });
  expect(note.snapshot.refersTo.map(({ number }) => number)).toStrictEqual([operatorInvoiceNumber(invoice)]);
  expect([note, invoice].map(({ issuedAt }) => monthOf(todayInIndia(issuedAt)))).toStrictEqual([
    nextMonth,
    thisMonth,
  ]);
  const { text: changed } = await readPdf((await services.drawOperatorInvoice(owner, note)).content);
  for (const part of ["Credit note", operatorInvoiceNumber(note), operatorInvoiceNumber(invoice)])
    expect(changed).toContain(part);
  expect(invoice).toMatchObject({ operator, premium: 2500, kind: "invoice" });
  expect(operatorInvoiceNumber(invoice)).toMatch(/^TBS\/\d\d-\d\d\/\d{6}$/);
  expect(operatorInvoiceNumber(invoice).length).toBeLessThanOrEqual(16);
  expect(sumOfParts(invoice.snapshot.tax.map(inPaise))).toBe(invoice.gst * 100);
  await setOperator(operator, { companyName: "Renamed" });
  const { text } = await readPdf((await services.drawOperatorInvoice(owner, invoice)).content);
  for (const part of ["Tax invoice", operatorInvoiceNumber(invoice), taxIdentity.gstin, "Malabar Walks"])
    expect(text).toContain(part);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  await refusal(services.drawOperatorInvoice(stranger, invoice), "not_found");
  await expect(
    db.update(operatorInvoices).set({ gst: 0 }).where(eq(operatorInvoices.operatorSlug, operator)).run(),
  ).rejects.toThrow();

  const trial = await services.getTrialBalance(admin, { from: null, to: null });
  const debits = sum(trial.map(({ debit }) => debit));
  expect(debits).toBe(sum(trial.map(({ credit }) => credit)));
  const [entries] = await db.all<{ total: number }>(sql`SELECT sum(amount) AS total FROM ledger_entries`);
  expect(debits).toBe(entries?.total);
});

test("TCS is split by the place of supply of each booking, each row the rate of its own base", async () => {
  const { operator, tour } = await registered();
  const bookingOf = async () =>
    (
      await db
        .select({ id: ledgerEntries.booking })
        .from(ledgerEntries)
        .where(eq(ledgerEntries.operatorSlug, operator))
        .get()
    )?.id ?? "";
  const document = taxDocument(
    { kind: "invoice", from: 0, to: 9_001 },
    taxSource({ buyer: { ...taxSource().buyer, state: "29" } }),
    {
      key: crypto.randomUUID(),
      issuedAt: Date.now(),
    },
  );
  await insertTaxDocument(db, document, { booking: await bookingOf(), operatorSlug: operator });
  await bookOver(tour);
  const { withheld } = await payOut(operator);
  const rows = (await listTcs(db, { from: "2000-01-01", to: "2099-12-31" })).filter(
    (row) => row.operator === operator,
  );
  const partsOf = (code: string) =>
    rows.find(({ place }) => place.code === code)?.parts.map(({ name, percent }) => [name, percent]);
  expect(partsOf("29")).toStrictEqual([["IGST", 0.5]]);
  expect(partsOf("27")).toStrictEqual([
    ["CGST", 0.25],
    ["SGST", 0.25],
  ]);
  for (const { parts, net } of rows)
    expect(sum(parts.map(({ paise }) => paise)) / 100).toBeCloseTo(net * 0.005, 1);
  expect(Math.round(sum(rows.map(({ net }) => net)) * 0.005)).toBeCloseTo(withheld.tcs, -1);
});

test("payments of tax lower what is owed, never below zero, and can be taken back", async () => {
  const month = addMonths(monthOf(today), -1);
  await enter(taxEntries({ gst: 0, tcs: 0, tds: 1000 }), { at: startOfMonth(month) });
  const tdsOf = async () => (await services.getTaxMonth(admin, month)).owed.find(({ tax }) => tax === "tds");
  const { balance = 0 } = (await tdsOf()) ?? {};
  expect(await tdsOf()).toMatchObject({ posted: 1000, paid: 0, owed: 1000 });
  const pay = (change: Partial<TaxPayment> = {}, viewer = admin) =>
    services.recordTaxPayment(viewer, {
      tax: "tds",
      month,
      amount: 400,
      paidOn: today,
      reference: "0510308/12345",
      ...change,
    });
  const support = await createPerson("admin", "active", { adminRole: "support" });
  await refusal(pay({}, support), "forbidden");
  const fieldOf = async (change: Partial<TaxPayment>) =>
    Object.keys((await refusal(pay(change), "invalid")).errors ?? {});
  // More would be paid for later months.
  expect(balance).toBeGreaterThan(1000);
  expect(await fieldOf({ amount: 1001 })).toStrictEqual(["amount"]);
  expect(await fieldOf({ paidOn: "2001-01-01" })).toStrictEqual(["paidOn"]);
  await pay();
  expect(await fieldOf({ amount: 1 })).toStrictEqual(["reference"]);
  // Each alone would be owed.
  const raced = await Promise.allSettled(
    ["A-11111", "A-22222", "A-33333"].map((reference) => pay({ amount: 600, reference })),
  );
  expect(raced.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected", "rejected"]);
  expect(await tdsOf()).toMatchObject({ posted: 1000, paid: 1000, owed: 0, balance: balance - 1000 });
  const { payments } = await services.getTaxMonth(admin, month);
  const first = payments.find(({ amount }) => amount === 400);
  if (!first) throw new Error("no payment");
  const back = await Promise.allSettled([
    services.takeTaxPaymentBack(admin, first),
    services.takeTaxPaymentBack(admin, first),
  ]);
  expect(back.map(({ status }) => status).toSorted()).toStrictEqual(["fulfilled", "rejected"]);
  expect(await tdsOf()).toMatchObject({ paid: 600, owed: 400, balance: balance - 600 });
  expect((await actionsOn(first.id)).map(({ log }) => log.action)).toStrictEqual([
    "ledger.pay-tax",
    "ledger.reverse-tax",
  ]);
  const trial = await services.getTrialBalance(admin, { from: null, to: null });
  const owedAtEnd = (rows: typeof trial) => rows.find(({ account }) => account === "tds-payable")?.balance;
  expect(owedAtEnd(trial)).toBe(600 - balance);
  expect(sum(trial.map((row) => row.balance))).toBe(0);
  // Before any payment.
  const earlier = await services.getTrialBalance(admin, daysOfMonth(month));
  expect(earlier.find(({ account }) => account === "tds-payable")).toMatchObject({ credit: 1000, debit: 0 });
  expect(owedAtEnd(earlier)).toBe(-1000);
});
