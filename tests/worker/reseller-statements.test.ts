import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { viewerContext } from "~/context";
import { todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, formatShortMonth, monthOf, startOfMonth } from "~/domain/calendar/months";
import { resellerStatementSums } from "~/domain/partners/reseller-statement";
import { loader as openFile } from "~/routes/admin/reseller-statement-csv";
import { sendResellerStatements } from "../../worker/partners/reseller-statements";
import { mailOutbox, resellers } from "../../worker/platform/db/schema";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { loaderArgs } from "../support/loader-args";
import { createReseller, partnerAdmin, payBack, payIn } from "../support/resellers";
import { services } from "../support/services";

const month = monthOf(todayInIndia(Date.now()));
const hour = 3_600_000;
/** 8 AM on the first of the next month, and of the one after. */
const [first, second] = [1, 2].map((count) => startOfMonth(addMonths(month, count)) + 8 * hour) as [
  number,
  number,
];
const email = "reseller@example.com";

const run = (now: number, jobs = 1) =>
  Promise.all(
    Array.from({ length: jobs }, () => sendResellerStatements({ db, clock: () => now, bookingMailer })),
  );
const mails = () =>
  db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.createdAt);

let id: string;
beforeEach(async () => {
  await db.delete(mailOutbox);
  await db.update(resellers).set({ statementMonth: "9999-12" });
  ({ id } = await createReseller({ paidIn: 5000 }));
  await payIn(id, 200);
  await payBack(id, 700);
});

test("a statement has the balances, what moved between them, and a file with its lines", async () => {
  const administrator = await partnerAdmin();
  const now = await services.getResellerStatement(administrator, { id, month });
  expect(resellerStatementSums(now)).toStrictEqual([
    ["Opening balance", 0],
    ["Booking", 0],
    ["Refund", 0],
    ["Paid in", 5200],
    ["Paid back", -700],
    ["Closing balance", 4500],
  ]);
  expect(now.lines.map(({ amount }) => amount)).toStrictEqual([5000, 200, -700]);
  const next = await services.getResellerStatement(administrator, { id, month: addMonths(month, 1) });
  expect(next).toMatchObject({ opening: 4500, lines: [] });
  const before = await services.getResellerStatement(administrator, { id, month: addMonths(month, -1) });
  expect(before).toMatchObject({ opening: 0, lines: [] });

  const args = loaderArgs(`/admin/resellers/${id}/statement.csv?month=${month}`);
  args.context.set(viewerContext, administrator);
  const pattern = "/admin/resellers/:id/statement.csv";
  const file = await openFile({ ...args, params: { id }, pattern });
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(6);
  expect(lines[1]).toContain("Opening balance");
  expect(lines[4]).toContain("Paid back,,NEFT 2,-700");
  expect(lines[5]).toContain("4500");
});

test("it is mailed on the first at 8 AM, once also by many jobs, and only while something moved or is left", async () => {
  await run(first - 1);
  expect(await mails()).toStrictEqual([]);
  await run(first, 5);
  await run(first + 20 * 24 * hour);
  const [sent, ...others] = await mails();
  expect(others).toStrictEqual([]);
  expect(sent?.text).toContain("Closing balance: ₹4,500");
  expect(sent?.text).toMatch(/Paid back NEFT 2, -₹700/);
  await payBack(id, 4500);
  // Paid back in this month, it stays in its statement; the month after has the balance.
  await run(second);
  expect((await mails()).map(({ subject }) => subject)).toHaveLength(1);
  expect(await services.getResellerStatement(await partnerAdmin(), { id, month })).toMatchObject({
    opening: 0,
  });
});

test("an outage over the first is made up for, and a new reseller has none of the months before it", async () => {
  await run(Date.now());
  expect(await mails()).toStrictEqual([]);
  await run(first + 9 * 24 * hour);
  expect((await mails()).map(({ subject }) => subject)).toStrictEqual([
    expect.stringContaining(formatShortMonth(month).slice(0, 3)),
  ]);
});

test("a statement that can't be sent stops no other, and fails the job", async () => {
  const { id: next } = await createReseller({ paidIn: 300 });
  const ids = [id, next].toSorted();
  await db.run(sql`CREATE TRIGGER refused_statement BEFORE UPDATE OF statement_month ON resellers
    WHEN old.id = ${sql.raw(`'${ids[0]}'`)} BEGIN SELECT raise(ABORT, 'broken'); END`);
  onTestFinished(async () => void (await db.run(sql`DROP TRIGGER refused_statement`)));
  await expect(run(first)).rejects.toThrow("Statements could not be sent");
  expect(await mails()).toHaveLength(1);
});
