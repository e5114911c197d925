import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { nowContext, servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { startOfDayInIndia } from "~/domain/calendar/calendar";
import { maxCounted } from "~/domain/office/list-count";
import { usersList } from "~/features/accounts/office/admin/accounts.list";
import { couponsList } from "~/features/coupons/office/admin/coupons.list";
import { disputesList } from "~/features/money/office/admin/disputes.list";
import { ledgerList, operatorLedgerList } from "~/features/money/office/ledger.list";
import { actionsList, outboxList } from "~/features/audit/office/admin/logs.list";
import { payoutsList } from "~/features/money/office/admin/payouts.list";
import { reviewsList } from "~/features/reviews/office/admin/reviews.list";
import { subscribersList } from "~/features/messages/office/admin/subscribers.list";
import { bookingInboxList, threadReportsList } from "~/features/threads/office/admin/threads.list";
import { operatorPayoutsList } from "~/features/money/office/operator/payouts.list";
import { operatorThreadsList } from "~/features/threads/office/operator/messages.list";
import { operatorReviewsList } from "~/features/reviews/office/operator/reviews.list";
import { loadList } from "~/office/lists/load-list.server";
import { payouts, users } from "../../worker/platform/db/schema";
import { servicesForPages } from "../../worker/platform/http/page-services";
import { servicesFor } from "../../worker/services";
import { db } from "../support/database";
import { createOperator, createPerson } from "../support/people";
import { spiedDatabase } from "../support/spied-database";

const { database, queries } = spiedDatabase();
const request = new Request("http://counts.example");
const services = servicesForPages(servicesFor({ ...env, DB: database }, request), request);
const context = new RouterContextProvider();
let admin: Viewer;

beforeAll(async () => {
  context.set(servicesContext, services);
  context.set(nowContext, Date.now());
  admin = await createPerson("admin", "active");
  await env.DB.prepare(
    `INSERT INTO newsletter_subscribers (email, created_at, confirmed_at)
     WITH RECURSIVE many(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM many WHERE value < 12000)
     SELECT 'reader-' || value || '@example.com', value, value FROM many`,
  ).run();
});

const asked = (path: string) => ({ context, url: new URL(`http://localhost${path}`) });

/** Returns the rows that the counts among the last queries read. */
async function rowsRead(): Promise<number[]> {
  const counts = queries.filter(({ text }) => text.includes("AS total"));
  const answers = await Promise.all(
    counts.map(({ text, params }) =>
      env.DB.prepare(text)
        .bind(...params)
        .all(),
    ),
  );
  return answers.map(({ meta }) => meta.rows_read);
}

test("a list is counted on each page, up to a limit, and reads no more rows for that", async () => {
  const page = { sort: "-since", limit: 50, isCounted: true } as const;
  queries.length = 0;
  const { total, isCut, nextCursor } = await services.listSubscribers(admin, page);
  expect({ total, isCut }).toStrictEqual({ total: maxCounted, isCut: true });
  const [read = Infinity, ...others] = await rowsRead();
  expect(others).toStrictEqual([]);
  // The numbers of the newest rows, these rows, their count, and a look at whether there are more.
  expect(read).toBeLessThanOrEqual(4 * (maxCounted + 1));
  expect(await services.listSubscribers(admin, { ...page, cursor: nextCursor ?? "" })).toMatchObject({
    total: maxCounted,
    isCut: true,
  });
  expect(await services.listSubscribers(admin, { sort: "-since", limit: 50 })).not.toHaveProperty("total");
});

test("a filtered list is counted among the newest rows only", async () => {
  queries.length = 0;
  const filtered = await loadList(subscribersList, admin, asked("/admin/messages/subscribers?q=reader-1200"));
  // The oldest 2,000 are not read: reader-1200 is one of them; 12000 is not.
  expect(filtered).toMatchObject({ total: 1, isCut: true });
  expect((await rowsRead())[0]).toBeLessThanOrEqual(4 * (maxCounted + 1));

  const all = await loadList(usersList, admin, asked("/admin/users"));
  expect(all).toMatchObject({ total: await db.$count(users), isCut: false });
  const admins = await loadList(usersList, admin, asked("/admin/users?role=admin"));
  expect(admins).toMatchObject({ total: await db.$count(users, eq(users.role, "admin")), isCut: false });
});

test("every filter keeps to the rows that may be read to count", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  const lists = [
    [
      "ledger_entries",
      () => loadList(ledgerList, admin, asked("/admin/revenue/ledger?kind=payment&account=cash&q=x")),
    ],
    [
      "ledger_entries",
      () => loadList(ledgerList, admin, asked(`/admin/revenue/ledger?operator=${operator}&kind=sale`)),
    ],
    [
      "ledger_entries",
      () =>
        loadList(ledgerList, admin, asked("/admin/revenue/ledger?from=2026-01-01&to=2026-02-01&kind=sale")),
    ],
    ["payouts", () => loadList(payoutsList, admin, asked("/admin/revenue/payouts?status=paid&q=x"))],
    ["disputes", () => loadList(disputesList, admin, asked("/admin/revenue/disputes?status=open"))],
    ["audit_log", () => loadList(actionsList, admin, asked("/admin/logs?subject=booking&q=x"))],
    ["audit_log", () => loadList(actionsList, admin, asked("/admin/logs?subject=booking&from=2026-01-01"))],
    ["mail_outbox", () => loadList(outboxList, admin, asked("/admin/logs/mail?status=failed"))],
    ["users", () => loadList(usersList, admin, asked("/admin/users?role=user&status=active"))],
    ["reviews", () => loadList(reviewsList, admin, asked("/admin/reviews?stars=5&status=published"))],
    ["coupons", () => loadList(couponsList, admin, asked("/admin/coupons?state=active"))],
    [
      "booking_messages",
      () => loadList(bookingInboxList, admin, asked("/admin/messages/bookings?state=open")),
    ],
    ["thread_reports", () => loadList(threadReportsList, admin, asked("/admin/messages/threads?state=open"))],
    [
      "ledger_entries",
      () => loadList(operatorLedgerList, owner, asked("/operator/earnings/ledger?kind=sale&month=2026-02")),
    ],
    ["payouts", () => loadList(operatorPayoutsList, owner, asked("/operator/earnings/payouts"))],
    [
      "reviews",
      () => loadList(operatorReviewsList, owner, asked("/operator/reviews?stars=5&answer=missing")),
    ],
    ["bookings", () => loadList(operatorThreadsList, owner, asked("/operator/messages?show=unread"))],
  ] as const;
  for (const [table, load] of lists) {
    queries.length = 0;
    await load();
    const [{ text, params } = { text: "", params: [] }] = queries.filter((query) =>
      query.text.includes("AS total"),
    );
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`)
      .bind(...params)
      .all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail);
    // The base table is entered by the numbers of the bounded rows, never by an index of the filter.
    expect(plan, text).toContainEqual(
      expect.stringContaining(`SEARCH ${table} USING INTEGER PRIMARY KEY (rowid=?)`),
    );
  }
});

test("a list's sum covers all of its pages", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  await db.insert(payouts).values(
    [700, 900, 1400].map((amount, index) => ({
      id: `summed-${index}`,
      operatorSlug: operator,
      amount,
      status: "withdrawn" as const,
      createdBy: admin.id,
      createdAt: startOfDayInIndia(`2026-03-0${index + 1}`),
    })),
  );
  const {
    sum,
    total,
    payouts: shown,
  } = await services.listPayouts(admin, {
    operator,
    sort: "-at",
    limit: 2,
    isCounted: true,
  });
  expect({ sum, total, shown: shown.length }).toStrictEqual({ sum: 3000, total: 3, shown: 2 });
  const until = `/admin/revenue/payouts?operator=${operator}&to=2026-03-02`;
  const jumped = await loadList(payoutsList, admin, asked(until));
  expect(jumped).toMatchObject({ sum: 1600, total: 2, payouts: [{ amount: 900 }, { amount: 700 }] });
});
