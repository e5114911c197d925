import { and, eq, ne, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { balanceOf, ledgerAccounts, paymentEntries } from "~/domain/money/ledger/ledger";
import { commissionOn } from "~/domain/money/money";
import { payoutSchema } from "~/domain/money/payouts/payout";
import { bankAccounts, ledgerEntries, type operators, payouts, users } from "../../worker/platform/db/schema";
import { signIn } from "../support/accounts";
import { as, book, get, post, read } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { db } from "../support/database";
import { setOperator, setUser } from "../support/rows";
import { interrupted } from "../support/interrupted";
import { receive } from "../support/paid-booking";
import { heldIn } from "../support/payments";
import { createPerson } from "../support/people";
import { problemOf } from "../support/problem";
import { refusal } from "../support/refusal";
import { bookOver, createBankAccount, operatorOwed, enter } from "../support/revenue";
import { mailsTo, services } from "../support/services";
import { accrueTaxes } from "../../worker/money/tax/accrue-taxes";
import { useCases } from "../../worker/services";

const { run: preparePayout } = useCases.preparePayout;
const { run: payPayout } = useCases.payPayout;

const today = todayInIndia(Date.now());
const transfer = { reference: "UTIB0001234567", paidOn: today };
const tours = [
  "agumbe",
  "amritsar",
  "andaman-islands",
  "araku-valley",
  "athirappilly-falls",
  "ooty",
  "agra",
  "munnar",
  "goa",
  "hampi",
  "mysore",
  "coorg",
  "kodaikanal",
  "madurai",
  "kovalam",
  "pondicherry",
];
let admin: Viewer;
let other: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  other = await createPerson("admin", "active");
});

async function owedTo(operator: string) {
  return (await services.listOwed(admin)).find((row) => row.operator === operator);
}

function entriesOf(operator: string) {
  return db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.operatorSlug, operator))
    .orderBy(ledgerEntries.id);
}

async function expectBalanced(operator: string) {
  const entries = await entriesOf(operator);
  const of = Object.fromEntries(ledgerAccounts.map((account) => [account, balanceOf(account, entries)]));
  expect((of.receivable ?? 0) + heldIn(entries)).toBe(
    (of["unearned-share"] ?? 0) +
      (of["unearned-commission"] ?? 0) +
      (of["operator-payable"] ?? 0) +
      (of.commission ?? 0) +
      (of.premium ?? 0) +
      (of["gst-payable"] ?? 0) +
      (of["tcs-payable"] ?? 0) +
      (of["tds-payable"] ?? 0) +
      (of.other ?? 0),
  );
}

const outcomes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === "fulfilled" ? "done" : result.reason.code)).toSorted();

/** Returns the mails about payouts to an address. */
async function payoutMailsTo(email: string) {
  return (await mailsTo(email)).filter(({ dedupeKey }) => !dedupeKey?.startsWith("operator-of-booking/"));
}

test("a payout is prepared, paid and mailed; the ledger and the operator's page include it", async () => {
  const { owner, operator, net, tour } = await operatorOwed(tours.pop() ?? "");
  await receive((await book({ tour })).bookingId);
  await accrueTaxes({ db, clock: Date.now });
  const before = await services.getOperatorEarnings(owner);
  expect(before.owed).toBeGreaterThan(net);
  const payout = await services.preparePayout(admin, { operator, note: "November" });
  expect(payout).toMatchObject({ operator, amount: net, status: "due", note: "November", paidOn: null });
  expect(await owedTo(operator)).toMatchObject({ payable: net, due: net });
  expect((await services.getOperatorEarnings(owner)).payouts).toStrictEqual([]);

  const paid = await services.payPayout(other, { id: payout.id, ...transfer });
  expect(paid).toMatchObject({ status: "paid", reference: transfer.reference, paidOn: today });
  const after = await services.getOperatorEarnings(owner);
  expect(after).toMatchObject({ owed: before.owed - net, payouts: [{ id: payout.id, amount: net }] });
  expect(await owedTo(operator)).toMatchObject({ payable: 0, due: null, paidOut: net });
  const [mail] = await payoutMailsTo(owner.email);
  expect(mail?.text).toContain(transfer.reference);
  expect(mail?.text).toContain("/operator/earnings");
  await expectBalanced(operator);

  const actions = await actionsOn(payout.id);
  expect(actions.map(({ log }) => [log.action, log.actorId])).toStrictEqual([
    ["payout.prepare", admin.id],
    ["payout.pay", other.id],
  ]);
  for (const again of [
    () => services.payPayout(admin, { id: payout.id, ...transfer }),
    () => services.withdrawPayout(admin, payout.id),
  ])
    await expect(again()).rejects.toMatchObject({ code: "illegal_transition" });
  expect(await actionsOn(payout.id)).toHaveLength(2);
  expect(await payoutMailsTo(owner.email)).toHaveLength(1);
});

test("a payout is at most the amount owed for past trips; a lower amount leaves the rest", async () => {
  const { operator, net, tour } = await operatorOwed(tours.pop() ?? "");
  await book({ tour });
  const refused = services.preparePayout(admin, { operator, amount: net + 1 });
  await expect(refused).rejects.toMatchObject({ code: "invalid", errors: { amount: [expect.any(String)] } });
  const { id } = await services.preparePayout(admin, { operator, amount: net - 5 });
  await expect(services.preparePayout(admin, { operator, amount: 5 })).rejects.toMatchObject({
    code: "illegal_transition",
  });
  await services.withdrawPayout(admin, id);
  await expect(services.withdrawPayout(admin, id)).rejects.toMatchObject({ code: "illegal_transition" });
  await expect(services.payPayout(admin, { id, ...transfer })).rejects.toMatchObject({
    code: "illegal_transition",
  });
  expect((await actionsOn(id)).map(({ log }) => log.action)).toStrictEqual([
    "payout.prepare",
    "payout.withdraw",
  ]);
  expect((await entriesOf(operator)).filter(({ kind }) => kind === "payout")).toStrictEqual([]);
  const again = await services.preparePayout(admin, { operator, amount: net - 5 });
  await services.payPayout(other, { id: again.id, ...transfer });
  expect(await owedTo(operator)).toMatchObject({ payable: 5 });
  await expect(services.preparePayout(admin, { operator: "nobody" })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(services.payPayout(admin, { id: "none", ...transfer })).rejects.toMatchObject({
    code: "not_found",
  });
  const ahead = { id: again.id, ...transfer, paidOn: addDays(today, 1) };
  await expect(services.payPayout(admin, ahead)).rejects.toMatchObject({
    errors: { paidOn: [expect.any(String)] },
  });
});

test("only received money is payable: commission first, never for a trip nobody paid, and days after the trip", async () => {
  const { operator, owed, tour } = await operatorOwed(tours.pop() ?? "");
  const unpaid = await bookOver(tour, { paid: 0 });
  const net = unpaid.totalAmount - commissionOn(unpaid.totalAmount, 10);
  expect(await owedTo(operator)).toMatchObject({
    owed,
    payable: owed,
    notReceived: net,
  });

  const part = await bookOver(tour, { paid: unpaid.totalAmount - 500 });
  expect(part.totalAmount).toBe(unpaid.totalAmount);
  expect(await owedTo(operator)).toMatchObject({ payable: owed + net - 500, notReceived: net + 500 });

  // Ends on the last day of the reserve (2 days), and the day before.
  const late = await bookOver(tour, { daysAgo: 3 });
  expect(await owedTo(operator)).toMatchObject({ payable: owed + net - 500 });
  const over = await bookOver(tour, { daysAgo: 4 });
  expect([late.totalAmount, over.totalAmount]).toStrictEqual([unpaid.totalAmount, unpaid.totalAmount]);
  expect(await owedTo(operator)).toMatchObject({ payable: owed + 2 * net - 500 });
  await expect(
    services.preparePayout(admin, { operator, amount: owed + 2 * net - 500 }),
  ).rejects.toMatchObject({ code: "invalid" });
});

test("both guards see money received between the read and the write; without them too much would be paid", async () => {
  const { operator, net } = await operatorOwed(tours.pop() ?? "");
  await accrueTaxes({ db, clock: Date.now });
  const receive = () => enter(paymentEntries(100, "operator-payable"), { operatorSlug: operator });
  const late = { ...audit, db: interrupted(receive, 2) };
  await expect(preparePayout(late, admin, { operator })).rejects.toMatchObject({ code: "invalid" });
  // The control: its values, written without the guard, exceed the amount that is owed by now.
  expect(net).toBeGreaterThan((await owedTo(operator))?.payable ?? 0);

  const { id, amount } = await services.preparePayout(admin, { operator });
  expect(amount).toBe(net - 100);
  const paying = payPayout(
    {
      audit: { ...audit, db: interrupted(receive) },
      origin: "http://localhost",
      startDelivery: () => undefined,
    },
    other,
    { id, ...transfer },
  );
  await expect(paying).rejects.toMatchObject({ code: "conflict" });
  expect(
    await db.select({ status: payouts.status }).from(payouts).where(eq(payouts.id, id)).get(),
  ).toStrictEqual({
    status: "due",
  });
  expect((await entriesOf(operator)).filter(({ kind }) => kind === "payout")).toStrictEqual([]);
  expect((await actionsOn(id)).map(({ log }) => log.action)).toStrictEqual(["payout.prepare"]);
});

test("only a verified operator with a bank account and a PAN is prepared and paid; the refusal names what is missing", async () => {
  const { operator } = await operatorOwed(tours.pop() ?? "");
  const set = (values: Partial<typeof operators.$inferInsert>) => setOperator(operator, values);
  const removeAccount = () => db.delete(bankAccounts).where(eq(bankAccounts.operator, operator));
  await set({ pan: null, status: "pending" });
  await removeAccount();
  expect((await owedTo(operator))?.missing).toStrictEqual(["verification", "account", "pan"]);
  const { message } = await refusal(services.preparePayout(admin, { operator }), "conflict");
  for (const part of ["not verified", "Bank details", "no PAN"]) expect(message).toContain(part);
  await set({ status: "verified" });
  await createBankAccount(operator);
  expect((await owedTo(operator))?.missing).toStrictEqual(["pan"]);
  await set({ pan: "AAPFU0939F" });

  // The requirements are gone between the read and the write.
  for (const [lose, regain] of [
    [() => set({ pan: null }), () => set({ pan: "AAPFU0939F" })],
    [() => set({ status: "suspended" }), () => set({ status: "verified" })],
    [removeAccount, () => createBankAccount(operator)],
  ] as const) {
    const audited = { ...audit, db: interrupted(lose, 1) };
    await refusal(preparePayout(audited, admin, { operator }), "conflict");
    expect(await db.$count(payouts, eq(payouts.operatorSlug, operator))).toBe(0);
    await regain();
  }
  const { id } = await services.preparePayout(admin, { operator });
  await set({ pan: null });
  const refused = await refusal(services.payPayout(other, { id, ...transfer }), "conflict");
  expect(refused.message).toContain("no PAN");
  expect((await actionsOn(id)).map(({ log }) => log.action)).toStrictEqual(["payout.prepare"]);
  await set({ pan: "AAPFU0939F" });
  expect(await services.payPayout(other, { id, ...transfer })).toMatchObject({
    status: "paid",
    approvedBy: { id: other.id },
  });
});

test("another administrator approves a payout, or the only one", async () => {
  const { operator } = await operatorOwed(tours.pop() ?? "");
  const { id } = await services.preparePayout(admin, { operator });
  const alone = await refusal(services.approvePayout(admin, id), "conflict");
  expect(alone.message).toContain("Another administrator");
  await refusal(services.payPayout(admin, { id, ...transfer }), "conflict");
  expect(await services.approvePayout(other, id)).toMatchObject({
    status: "approved",
    preparedBy: { id: admin.id },
    approvedBy: { id: other.id },
  });
  await refusal(services.preparePayout(admin, { operator }), "illegal_transition");
  await services.withdrawPayout(admin, id);
  await refusal(services.approvePayout(other, id), "illegal_transition");
  await refusal(services.approvePayout(other, "none"), "not_found");

  const again = await services.preparePayout(admin, { operator });
  const others = await db
    .update(users)
    .set({ status: "suspended" })
    .where(and(eq(users.role, "admin"), eq(users.status, "active"), ne(users.id, admin.id)))
    .returning({ id: users.id });
  expect(await services.isOnlyAdmin(admin)).toBe(true);
  expect(await services.approvePayout(admin, again.id)).toMatchObject({ status: "approved" });
  for (const { id: suspended } of others) await setUser(suspended, { status: "active" });
  expect(await services.isOnlyAdmin(admin)).toBe(false);
  expect(await services.payPayout(admin, { id: again.id, ...transfer })).toMatchObject({ status: "paid" });
});

test("a returned payout is reversed in the ledger, mailed, and payable again", async () => {
  const { owner, operator, net } = await operatorOwed(tours.pop() ?? "");
  const { id } = await services.preparePayout(admin, { operator });
  const reason = "Account closed";
  await refusal(services.returnPayout(other, { id, reason }), "illegal_transition");
  await services.payPayout(other, { id, ...transfer });
  const results = await Promise.allSettled(
    [admin, other].map((viewer) => services.returnPayout(viewer, { id, reason })),
  );
  expect(outcomes(results)).toStrictEqual(["done", "illegal_transition"]);
  expect(await owedTo(operator)).toMatchObject({ owed: net, payable: net, paidOut: 0, due: null });
  const entries = (await entriesOf(operator)).filter(({ kind }) => kind === "payout");
  expect(entries.map(({ key, debit, credit }) => [key, debit, credit])).toStrictEqual([
    [`payout/${id}/0`, "operator-payable", "bank"],
    [`payout-return/${id}/0`, "bank", "operator-payable"],
  ]);
  await expectBalanced(operator);
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("The bank returned"),
  );
  const shown = await services.listOperatorPayouts(owner, { limit: 5 });
  expect(shown.payouts).toMatchObject([{ id, status: "returned" }]);
  const again = await services.preparePayout(admin, { operator });
  expect(await services.payPayout(other, { id: again.id, ...transfer })).toMatchObject({ amount: net });
  await refusal(services.returnPayout(other, { id: "none", reason }), "not_found");
});

test("the bank file has approved payouts with full numbers, each logged", async () => {
  const { owner, operator, net } = await operatorOwed(tours.pop() ?? "");
  const { id } = await services.preparePayout(admin, { operator });
  const rowsTo = async () =>
    (await services.listBankFile(admin)).filter(({ email }) => email === owner.email);
  const revealed = async () =>
    (await actionsOn(operator)).filter(({ log }) => log.action === "operator.reveal-bank").length;
  expect(await rowsTo()).toStrictEqual([]);
  expect(await revealed()).toBe(0);
  await services.approvePayout(other, id);
  expect(await rowsTo()).toStrictEqual([
    {
      holder: "Malabar Walks LLP",
      accountNumber: "50100123454321",
      ifsc: "HDFC0001234",
      amount: net,
      remark: "Tour Bharat payout",
      reference: expect.stringMatching(/^TB[0-9A-F]{14}$/),
      email: owner.email,
    },
  ]);
  expect(await revealed()).toBe(1);
  await services.payPayout(admin, { id, ...transfer });
  expect(await rowsTo()).toStrictEqual([]);
});

test("the API prepares, approves, pays, withdraws and lists payouts", async () => {
  const { operator, net } = await operatorOwed(tours.pop() ?? "");
  const { cookie } = await signIn("admin");
  const onePayout = z.strictObject({ payout: payoutSchema.strict() });
  const path = "/api/admin/payouts";
  await problemOf(
    await post(path, { operator, amount: net }, { Origin: "http://localhost" }),
    "unauthenticated",
  );
  for (const body of [
    { operator },
    { operator, amount: 0 },
    { operator, amount: 1.5 },
    { operator, amount: 1, x: 1 },
  ])
    await problemOf(await post(path, body, as(cookie)), "invalid");
  await problemOf(await post(path, { operator, amount: net + 1 }, as(cookie)), "invalid");
  const { payout } = await read(await post(path, { operator, amount: net - 1 }, as(cookie)), onePayout, 201);
  await problemOf(await post(path, { operator, amount: 1 }, as(cookie)), "illegal_transition");
  const withdrawn = await post(`${path}/${payout.id}/withdraw`, {}, as(cookie));
  expect((await read(withdrawn, onePayout)).payout.status).toBe("withdrawn");
  const { payout: next } = await read(
    await post(path, { operator, amount: net }, as(cookie)),
    onePayout,
    201,
  );
  const one = `${path}/${next.id}`;
  const { errors } = await problemOf(
    await post(`${one}/pay`, { reference: " ", paidOn: "2026-02-30" }, as(cookie)),
    "invalid",
  );
  expect(Object.keys(errors ?? {}).toSorted()).toStrictEqual(["paidOn", "reference"]);
  await problemOf(await post(`${one}/approve`, {}, as(cookie)), "conflict");
  await problemOf(await post(`${one}/pay`, transfer, as(cookie)), "conflict");
  const { cookie: second } = await signIn("admin");
  expect((await read(await post(`${one}/approve`, {}, as(second)), onePayout)).payout.status).toBe(
    "approved",
  );
  await problemOf(await post(`${one}/approve`, {}, as(second)), "illegal_transition");
  expect((await read(await post(`${one}/pay`, transfer, as(cookie)), onePayout)).payout.paidOn).toBe(today);
  await problemOf(await post(`${one}/pay`, transfer, as(cookie)), "illegal_transition");
  await problemOf(await post(`${path}/none/withdraw`, {}, as(cookie)), "not_found");
  const page = z.strictObject({ payouts: z.array(payoutSchema), nextCursor: z.string().nullable() });
  const list = await read(await get(`${path}?operator=${operator}&limit=1`, as(cookie)), page);
  expect(list.payouts.map(({ id }) => id)).toStrictEqual([next.id]);
  const rest = await read(
    await get(`${path}?operator=${operator}&cursor=${list.nextCursor ?? ""}`, as(cookie)),
    page,
  );
  expect(rest.payouts.map(({ id, status }) => [id, status])).toStrictEqual([[payout.id, "withdrawn"]]);
  await problemOf(await get(`${path}?status=lost`, as(cookie)), "invalid");
});

test("the schema allows an operator only one open payout", async () => {
  const { operator } = await operatorOwed(tours.pop() ?? "");
  await services.preparePayout(admin, { operator });
  const second = db
    .insert(payouts)
    .values({ id: "second", operatorSlug: operator, amount: 1, status: "due", createdAt: 1 });
  await expect(second.run()).rejects.toThrow();
  expect(await db.$count(payouts, sql`${payouts.operatorSlug} = ${operator}`)).toBe(1);
});
