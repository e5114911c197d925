import { eq, inArray } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { openingAccounts } from "~/domain/money/ledger/ledger";
import { transferReferenceOf } from "~/domain/money/payouts/payout";
import { action } from "~/routes/admin/revenue-bank";
import { loader as loadTally } from "~/routes/admin/tally";
import { loader as loadCsv } from "~/routes/office/list-csv";
import { bankLines, payouts } from "../../worker/platform/db/schema";
import { sendRefunds } from "../../worker/money/payments/send-refunds";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { form } from "../support/form";
import { loaderArgs } from "../support/loader-args";
import { bookToPay, moneyOf, orderOf, pay, paymentsAt } from "../support/payments";
import { createPerson } from "../support/people";
import { enter, operatorOwed } from "../support/revenue";
import { setUser } from "../support/rows";
import { services } from "../support/services";

const path = "/admin/revenue/bank";
const today = todayInIndia(Date.now());
let admin: Viewer;
let other: Viewer;

beforeAll(async () => {
  other = await createPerson("admin", "active");
  admin = await createPerson("admin", "active");
});

/** Posts a form of the page. */
async function send(fields: Record<string, string | File>, viewer = admin) {
  const args = loaderArgs(path);
  args.context.set(viewerContext, viewer);
  const request = new Request(args.url, { method: "POST", body: form(fields) });
  const { data, init } = await action({ ...args, request, params: {}, pattern: path });
  return { ...data, status: init?.status ?? 200 };
}

async function balances(): Promise<Record<string, number>> {
  const { balances: rows } = await services.getBankPage(admin);
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]));
}

test("opening balances are recorded once, before everything else, and the rest is capital", async () => {
  await enter([{ kind: "other", debit: "bank", credit: "other", amount: 5 }], {
    at: startOfDayInIndia("2025-01-31") + 3_600_000,
  });
  const before = await balances();
  const none = Object.fromEntries(openingAccounts.map((account) => [account, ""]));
  const opening = { ...none, intent: "opening", day: "2025-01-31", bank: "1,00,000", "tcs-payable": "400" };
  expect(await send({ ...opening, day: addDays(today, 1) })).toMatchObject({
    status: 422,
    errors: { day: expect.stringContaining("Jan 31, 2025") },
  });
  expect(await send({ ...none, intent: "opening", day: "2025-01-31" })).toMatchObject({ status: 422 });
  expect(await send({ ...opening, cash: "-5" })).toMatchObject({
    status: 422,
    errors: { cash: expect.any(String) },
  });
  expect(await balances()).toStrictEqual(before);
  expect(await services.getBankPage(admin)).toMatchObject({ opened: false });

  expect(await send(opening)).toMatchObject({ status: 200, isDone: true });
  expect(await balances()).toStrictEqual({
    ...before,
    bank: (before["bank"] ?? 0) + 100_000,
    "tcs-payable": (before["tcs-payable"] ?? 0) - 400,
    capital: -99_600,
  });
  const [row] = (await services.getTrialBalance(admin, { from: "2025-02-01", to: "2025-02-28" })).filter(
    ({ account }) => account === "bank",
  );
  expect(row).toMatchObject({ debit: 0, credit: 0, balance: 100_005 });
  expect(await services.getBankPage(admin)).toMatchObject({ opened: true });
  expect(await send({ ...opening, bank: "", cash: "70" })).toMatchObject({ status: 409 });
  expect((await balances())["cash"]).toBe(before["cash"]);
  const [logged] = await actionsOn("opening");
  expect(logged?.details.after).toStrictEqual({ day: "2025-01-31", bank: 100_000, "tcs-payable": 400 });
});

test("cash that is paid into the bank moves between the accounts and is no income", async () => {
  const before = await balances();
  const entry = { entryId: crypto.randomUUID(), account: "bank" as const, amount: 40, note: "Day's cash" };
  await services.enterOther(admin, { ...entry, direction: "deposit" });
  const after = await balances();
  expect(after).toStrictEqual({
    ...before,
    bank: (before["bank"] ?? 0) + 40,
    cash: (before["cash"] ?? 0) - 40,
  });
});

const csv = (text: string) => new File([text], "answer.csv", { type: "text/csv" });
const importing = (text: string) => send({ intent: "import", file: csv(text) });
const refusalOf = (problem: RegExp) => ({ status: 422, errors: { file: expect.stringMatching(problem) } });

/** Prepares a payout that another administrator has approved. */
async function approved(tour: string) {
  const { operator } = await operatorOwed(tour);
  const { id, amount, companyName } = await services.preparePayout(admin, { operator });
  await services.approvePayout(other, id);
  return { id, amount, companyName, operator, reference: transferReferenceOf(id) };
}

async function statusesOf(ids: string[]): Promise<(string | undefined)[]> {
  const rows = await db.select().from(payouts).where(inArray(payouts.id, ids));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

test("the bank's answer is asked about, then marks payouts as paid, returned or withdrawn, and names the rest", async () => {
  const [one, two, three] = [await approved("agumbe"), await approved("ooty"), await approved("goa")];
  const before = await balances();
  const heads = "Sr No,Reference,Transaction Status,UTR No.,Value Date,Amount,Reason";
  const day = formatted(today);
  const lines = [
    "Bulk upload of Deccan Bank,,,,,,",
    heads,
    `1,${one.reference.toLowerCase()},SUCCESS,HDFCN52026113000001,${day},"${one.amount}.00",`,
    `2,${two.reference},Failed,,,${two.amount},No such account`,
    `3,${three.reference},Success,HDFCN52026113000003,${day},${three.amount + 1},`,
    `4,TB00000000000000,Success,HDFCN52026113000004,${day},1,`,
    `5,${one.reference},Success,HDFCN52026113000005,${day},,`,
  ];
  const asked = await importing(lines.join("\r\n"));
  expect(asked).toMatchObject({ status: 200, isDone: true });
  expect(asked.result?.rows.map(({ line, change }) => [line, change])).toStrictEqual([
    [3, "pay"],
    [4, "withdraw"],
    [5, null],
    [6, null],
    [7, null],
  ]);
  expect(asked.result?.rows.map(({ text }) => text)).toStrictEqual([
    "Marked as paid",
    expect.stringContaining("Withdrawn"),
    expect.stringContaining("The bank has ₹"),
    "No payout has this reference.",
    "Line 3 has this reference too.",
  ]);
  expect(await statusesOf([one.id, two.id, three.id])).toStrictEqual(["approved", "approved", "approved"]);
  expect(await balances()).toStrictEqual(before);

  const toConfirm = asked.result?.toConfirm;
  if (!toConfirm) throw new Error("nothing was asked");
  // Changed between the question and the answer: its own rules refuse it, the others go on.
  await services.withdrawPayout(admin, two.id);
  const done = await send({ intent: "answer", ...toConfirm });
  expect(done).toMatchObject({ status: 200, message: "Done for 1 of 5 rows." });
  expect(await statusesOf([one.id, two.id, three.id])).toStrictEqual(["paid", "withdrawn", "approved"]);
  expect(await balances()).toMatchObject({ bank: (before["bank"] ?? 0) - one.amount });
  const { imports } = await services.getBankPage(admin);
  expect(imports[0]).toMatchObject({
    kind: "answer",
    fileName: "answer.csv",
    rows: 1,
    importedBy: admin.name,
  });
  expect(await actionsOn(imports[0]?.id ?? "")).toHaveLength(1);
  expect((await actionsOn(one.id)).map(({ log }) => log.action)).toContain("payout.pay");

  // The same file once more changes nothing; then the bank sends one back.
  expect(await send({ intent: "answer", ...toConfirm })).toMatchObject({ message: "Done for 0 of 5 rows." });
  const back = [heads, `1,${one.reference},Returned,,,,Account closed`].join("\n");
  expect(await send({ intent: "answer", content: back, fileName: "b.csv" })).toMatchObject({
    message: "Done for 1 of 1 rows.",
  });
  expect(await balances()).toMatchObject({ bank: before["bank"] });
  expect((await db.select().from(payouts).where(eq(payouts.id, one.id)))[0]).toMatchObject({
    status: "returned",
    returnReason: "Account closed",
  });
  await services.withdrawPayout(admin, three.id);
});

test("an answer with wrong cells is refused whole, with line and column; other files by their headings or size", async () => {
  const { id, reference } = await approved("hampi");
  const heads = "Reference,Status,UTR,Date";
  const good = `${reference},Success,HDFCN5202611300009,${formatted(today)}`;
  for (const [line, problem] of [
    [`${reference},Success,=HYPERLINK("x"),${formatted(today)}`, /^Line 3, UTR: "=HYPERLINK/],
    [`${reference},Success,5.01E+13,${formatted(today)}`, /^Line 3, UTR/],
    [`${reference},Success,HDFCN1,31/02/2026`, /^Line 3, Date: "31\/02\/2026" can't be read/],
    [`${reference},Whatever,HDFCN1,${formatted(today)}`, /^Line 3, Status/],
  ] as const)
    expect(await importing([heads, good, line].join("\n"))).toMatchObject(refusalOf(problem));
  expect(await importing("Name,Price\nGoa,1")).toMatchObject(refusalOf(/headings are unknown/));
  expect(await importing(heads)).toMatchObject(refusalOf(/no rows/));
  expect(await importing([heads, ...Array<string>(101).fill(good)].join("\n"))).toMatchObject(
    refusalOf(/at most 100/),
  );
  expect(await importing("\u0000".repeat(5 * 1024 * 1024))).toMatchObject({ status: 413 });
  expect(await send({ intent: "import" })).toMatchObject({ status: 422 });
  expect(await statusesOf([id])).toStrictEqual(["approved"]);
  const clerk = await createPerson("admin", "active");
  await setUser(clerk.id, { adminRole: "support" });
  const posted = { intent: "import", file: csv([heads, good].join("\n")) };
  await expect(send(posted, { ...clerk, adminRole: "support" })).rejects.toMatchObject({
    init: { status: 403 },
  });
});

/** Writes a day as banks do. */
function formatted(day: string): string {
  return day.split("-").toReversed().join("/");
}

/** Books, pays through the payment service, and returns its id of the payment. */
async function paidThrough(overrides: Record<string, unknown> = {}) {
  const { link, booking } = await bookToPay(overrides);
  await pay(await orderOf(link));
  const [payment] = (await moneyOf(booking.bookingId)).captured;
  if (!payment?.paymentId) throw new Error("nothing was paid");
  return { bookingId: booking.bookingId, entity: payment.paymentId, amount: payment.amount };
}

const reportHeads =
  "entity_id,type,debit,credit,amount,currency,fee,tax,on_hold,settled,created_at,settled_at,settlement_id,posted_at,credit_type,description,notes,payment_id,settlement_utr,order_id,order_receipt,method,card_network,card_issuer,card_type,dispute_id";

/** Writes a line of a settlement report as the dashboard has it: rupees, and days as text. */
function reported(
  entity: string,
  type: string,
  line: { debit?: number; credit?: number; amount?: number; settlement?: string; at?: string },
) {
  const {
    debit = 0,
    credit = 0,
    settlement = "setl_A",
    at = `${formatted(addDays(today, 20))} 11:00:00`,
  } = line;
  const amount = line.amount ?? debit + credit;
  const fee = type === "payment" ? (amount - credit).toFixed(2) : "0";
  return `${entity},${type},${debit},${credit},${amount},INR,${fee},0,0,1,,${at},${settlement},,,,"a, b",,UTR${settlement},,,card,,,,`;
}

test("a settlement report moves what was settled to the bank, less fees, and shows what is left", async () => {
  const [one, two, three] = [await paidThrough(), await paidThrough({ tour: "ooty" }), await paidThrough()];
  await services.changeBookingStatus(admin, {
    bookingId: two.bookingId,
    status: "cancelled",
    fault: "operator",
    reason: "Rain",
  });
  await sendRefunds(paymentsAt());
  const [refund] = (await moneyOf(two.bookingId)).refunds;
  if (!refund?.gatewayRefundId) throw new Error("nothing was refunded");
  const before = await balances();
  const fee = 236.4;
  const lines = [
    reported(one.entity, "payment", { amount: one.amount, credit: one.amount - fee }),
    reported(two.entity, "payment", { amount: two.amount, credit: two.amount }),
    reported(refund.gatewayRefundId, "refund", { debit: refund.amount, settlement: "setl_B" }),
    reported("pay_Unknown", "payment", { credit: 1000.5, settlement: "setl_B" }),
    `${three.entity},payment,0,${three.amount},${three.amount},INR,0,0,0,0,,,,,,,,,,,,card,,,,`,
  ];
  const file = [reportHeads, ...lines].join("\n");

  for (const [line, problem] of [
    [
      reported("pay_X", "payment", { amount: 100, credit: 101 }),
      /^Line 7: amount, debit and credit don't add up/,
    ],
    [reported("=cmd|x", "payment", { credit: 1 }), /^Line 7, entity_id: "=cmd/],
    [reported("pay_X", "payment", { credit: 1, at: "yesterday" }), /^Line 7, settled_at: "yesterday"/],
    [reported("pay_X", "payment", { credit: 1 }).replace("INR", "USD"), /^Line 7, currency: "USD"/],
    [reported(one.entity, "payment", { credit: one.amount }), /^Line 7, entity_id: .* stands in line 2 too/],
    [reported("pay_X", "payment", { credit: 1.5, at: "1790000000" }), /^Line 7: the amounts are paise/],
  ] as const)
    expect(await importing([file, line].join("\n"))).toMatchObject(refusalOf(problem));
  expect(await balances()).toStrictEqual(before);
  expect((await services.getBankPage(admin)).settlements).toStrictEqual([]);

  expect(await importing(file)).toMatchObject({
    status: 200,
    message: "4 lines of 2 settlements imported, 1 not as the books have them.",
  });
  const first = Math.round(one.amount + two.amount - fee);
  const second = Math.round(1000.5 - refund.amount);
  const booked = one.amount + two.amount - refund.amount;
  const after = {
    ...before,
    "gateway-clearing": (before["gateway-clearing"] ?? 0) - booked,
    bank: (before["bank"] ?? 0) + first + second,
    "gateway-fees": (before["gateway-fees"] ?? 0) + 236,
    "settlement-differences": booked - first - second - 236,
  };
  expect(await balances()).toStrictEqual(after);
  const page = await services.getBankPage(admin);
  expect(page.unmatched).toMatchObject([{ entity: "pay_Unknown", gross: 100_050, booked: null }]);
  expect(page.unsettled.map(({ entity }) => entity)).toContain(three.entity);
  expect(page.unsettled.map(({ entity }) => entity)).not.toContain(one.entity);
  expect(page.settlements).toMatchObject([
    { id: "setl_A", net: Math.round((one.amount + two.amount - fee) * 100), fees: 23_640, difference: 0 },
    { id: "setl_B", net: Math.round((1000.5 - refund.amount) * 100), difference: -100_050 },
  ]);

  // Twice, or in another file with more lines: a line counts once.
  expect(await importing(file)).toMatchObject({
    status: 200,
    message: expect.stringContaining("Nothing new"),
  });
  expect(await balances()).toStrictEqual(after);
  const other = reported(one.entity, "payment", { credit: one.amount + 1 });
  expect(await importing([reportHeads, other].join("\n"))).toMatchObject(
    refusalOf(/was imported before with another amount/),
  );
  // The third payment arrives with another amount than ours, in the API's form: paise, and Unix seconds.
  const paise = (three.amount - 1) * 100;
  const late = reported(three.entity, "payment", { credit: paise, settlement: "setl_A", at: "1790000000" });
  expect(await importing([reportHeads, late].join("\n"))).toMatchObject({
    message: "1 line of 1 settlement imported, 1 not as the books have them.",
  });
  expect(await balances()).toStrictEqual({
    ...after,
    "gateway-clearing": after["gateway-clearing"] - three.amount,
    bank: after.bank + three.amount - 1,
    "settlement-differences": after["settlement-differences"] + 1,
  });
  const { unmatched, unsettled, imports } = await services.getBankPage(admin);
  expect(unmatched.map(({ entity }) => entity).toSorted()).toStrictEqual(
    ["pay_Unknown", three.entity].toSorted(),
  );
  expect(unsettled.map(({ entity }) => entity)).not.toContain(three.entity);
  expect(imports.map(({ kind, rows }) => [kind, rows]).slice(0, 2)).toStrictEqual([
    ["settlements", 1],
    ["settlements", 4],
  ]);
});

test("the ledger is exported as vouchers for Tally, each balanced, and as a spreadsheet in place of CSV", async () => {
  const note = `Rent <"5" & more> ${crypto.randomUUID()}`;
  await services.enterOther(admin, {
    entryId: crypto.randomUUID(),
    direction: "out",
    account: "bank",
    amount: 1_250,
    note,
  });
  const exported = (address: string) => {
    const args = loaderArgs(address);
    args.context.set(viewerContext, admin);
    return { ...args, params: {} };
  };
  const tally = "/admin/revenue/tally.xml";
  const answer = await loadTally({ ...exported(`${tally}?from=${today}&to=${today}`), pattern: tally });
  expect(answer.headers.get("Content-Disposition")).toContain(`tally-${today}-to-${today}.xml`);
  const xml = await answer.text();
  expect(xml).toMatch(/^<\?xml.*<\/ENVELOPE>\n$/s);
  const vouchers = xml.split("<VOUCHER ").slice(1);
  const { rows } = await services.listLedger(admin, { from: today, to: today, limit: 500, sort: "at" });
  expect(vouchers).toHaveLength(rows.length);
  for (const voucher of vouchers) {
    const amounts = Array.from(voucher.matchAll(/<AMOUNT>(-?\d+)\.00</g), ([, amount]) => Number(amount));
    expect(amounts).toHaveLength(2);
    expect(amounts[0]).toBe(-(amounts[1] ?? 0));
    for (const [, name] of voucher.matchAll(/<LEDGERNAME>(.*?)</g))
      expect(xml).toContain(`<LEDGER NAME="${name}"`);
  }
  const rent = vouchers.find((voucher) => voucher.includes("Rent"));
  expect(rent).toContain('VCHTYPE="Payment"');
  expect(rent).toContain(`<DATE>${today.replaceAll("-", "")}</DATE>`);
  expect(rent).toContain("Rent &lt;&quot;5&quot; &amp; more&gt;");
  expect(rent).toMatch(/<LEDGERNAME>Other<.*Yes<.*-1250\.00<.*<LEDGERNAME>Bank<.*No<.*>1250\.00</);

  const list = "/admin/revenue/ledger.csv";
  const sheet = await loadCsv({
    ...exported(`${list}?format=xlsx&q=${encodeURIComponent(note)}`),
    pattern: list,
  });
  const files = unzipSync(new Uint8Array(await sheet.arrayBuffer()));
  const content = new TextDecoder().decode(files["xl/worksheets/sheet1.xml"]);
  expect(content).toContain("<c><v>1250</v></c>");
  expect(content.match(/<row>/g)).toHaveLength(2);
});

test("a bank statement is matched by reference and amount, moves nothing, and shows what is left on both sides", async () => {
  const payout = await approved("coorg");
  const utr = "HDFCN52026113077777";
  await services.payPayout(admin, { id: payout.id, reference: utr, paidOn: today });
  const missing = await approved("madurai");
  await services.payPayout(admin, { id: missing.id, reference: "HDFCN52026113088888", paidOn: today });
  const settled = await paidThrough({ tour: "hampi" });
  const at = `${formatted(today)} 09:00:00`;
  const report = reported(settled.entity, "payment", {
    credit: settled.amount,
    settlement: "setl_BankMatch",
    at,
  });
  await importing([reportHeads, report].join("\n"));
  const before = await balances();
  const heads = "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance";
  const day = formatted(today).replace(/\d\d(\d\d)$/, "$1");
  const lines = [
    "HDFC BANK Ltd.,,,,,,",
    ",,,,,,",
    heads,
    `${day},NEFT DR-${utr.toLowerCase()}-MALABAR,0000,${day},"${payout.amount}.00",,100.00`,
    `${day},RAZORPAY SETTLEMENT UTRsetl_BankMatch,,${day},,${settled.amount}.00,200.00`,
    // The same amount under another reference, and the same line twice.
    `${day},RAZORPAY SETTLEMENT UTRother,,${day},,${settled.amount}.00,300.00`,
    `${day},=cmd|' /C calc'!A0,,${day},12.50,,287.50`,
    `${day},=cmd|' /C calc'!A0,,${day},12.50,,287.50`,
    "********,****,,,,,",
    ",Closing balance,,,,,287.50",
  ];
  const file = lines.join("\r\n");
  for (const [line, problem] of [
    [`${day},Both,,${day},1,2,3`, /^Line 11: expected a debit or a credit/],
    [`31/13/26,Wrong,,${day},1,,3`, /^Line 11, Date: "31\/13\/26"/],
    [`${day},Wrong,,${day},12.345,,3`, /^Line 11, Withdrawal Amt\.: "12\.345"/],
  ] as const)
    expect(await importing([...lines, line].join("\r\n"))).toMatchObject(refusalOf(problem));

  expect(await importing(file)).toMatchObject({
    status: 200,
    message: expect.stringContaining("5 lines imported"),
  });
  expect(await balances()).toStrictEqual(before);
  const matches = async () =>
    (await db.select().from(bankLines).where(eq(bankLines.day, today)))
      .flatMap(({ matchKind, matchId }) => (matchKind === null ? [] : [[matchKind, matchId]]))
      .toSorted();
  expect(await matches()).toStrictEqual([
    ["payout", payout.id],
    ["settlement", "setl_BankMatch"],
  ]);
  const page = await services.getBankPage(admin);
  expect(page.unmatchedOfBank.map(({ amount }) => amount).toSorted((a, b) => a - b)).toStrictEqual([
    -1250,
    -1250,
    settled.amount * 100,
  ]);
  expect(page.missing.map(({ id }) => id)).toContain(missing.id);
  expect(page.missing.map(({ id }) => id)).not.toContain(payout.id);

  // Again, and a later statement that overlaps: the payout's line comes, and nothing repeats.
  expect(await importing(file)).toMatchObject({ message: expect.stringContaining("Nothing new") });
  const late = `${day},NEFT-${transferReferenceOf(missing.id)},,${day},${missing.amount},,5.00`;
  expect(await importing([heads, ...lines.slice(3, 8), late].join("\n"))).toMatchObject({
    message: expect.stringContaining("1 line imported"),
  });
  expect(await matches()).toHaveLength(3);
  expect((await services.getBankPage(admin)).missing.map(({ id }) => id)).not.toContain(missing.id);
  const { unmatchedOfBank } = await services.getBankPage(admin);
  expect(unmatchedOfBank).toHaveLength(3);

  // One is resolved with a note, once, and opened again.
  const line = `statement/${unmatchedOfBank[0]?.id}`;
  const resolve = { intent: "resolve", line, note: "Paid in by the owner" };
  expect(await send({ ...resolve, note: " " })).toMatchObject({ status: 422 });
  expect(await send({ ...resolve, line: "statement/none" })).toMatchObject({ status: 404 });
  expect(await send(resolve)).toMatchObject({ status: 200, message: "Marked as resolved." });
  expect(await send(resolve)).toMatchObject({ status: 409 });
  expect(await services.getBankPage(admin)).toMatchObject({
    unmatchedOfBank: { length: 2 },
    resolved: [{ line, note: resolve.note, amount: unmatchedOfBank[0]?.amount }],
  });
  expect(await send({ intent: "reopen", line })).toMatchObject({ status: 200 });
  expect(await services.getBankPage(admin)).toMatchObject({ unmatchedOfBank: { length: 3 }, resolved: [] });
  const done = await actionsOn(line);
  expect(done.map(({ log }) => log.action)).toStrictEqual(["ledger.resolve-line", "ledger.reopen-line"]);
});
