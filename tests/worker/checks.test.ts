import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { checkNames } from "~/domain/housekeeping/check";
import { headers, loader } from "~/routes/site/status";
import { verifyDaily } from "../../worker/audit/verify-daily";
import { auditHeads, auditLog, checks, mailOutbox, notifications } from "../../worker/platform/db/schema";
import { runChecks } from "../../worker/housekeeping/run-checks";
import { book } from "../support/api";
import { backgroundWorkDone } from "../support/background";
import { db, setBooking } from "../support/database";
import { loaderArgs } from "../support/loader-args";
import { keys } from "../support/keys";
import { createPerson } from "../support/people";
import { services } from "../support/services";

const origin = "http://localhost";
const minute = 60_000;
let now = Date.now();
const job = () => ({ db, keys, origin, clock: () => now });

beforeEach(async () => {
  now += 10 * minute;
  await db.delete(checks);
  await db.delete(auditHeads);
});

/** Within the days whose departures are checked. */
const travelDate = addDays(todayInIndia(now), 30);
const resultOf = async (name: string) => (await db.select().from(checks).where(eq(checks.name, name)))[0];

test("on a sound database every check passes and counts its rows", async () => {
  await book({ travelDate });
  await backgroundWorkDone();
  await verifyDaily(job());
  await runChecks(job());
  const results = await services.listChecks();
  expect(results.map(({ name }) => name).toSorted()).toStrictEqual([...checkNames].toSorted());
  for (const { name, isOk, faults } of results) expect([name, isOk, faults]).toStrictEqual([name, true, 0]);
  expect((await resultOf("books"))?.checked).toBeGreaterThan(0);
  expect((await resultOf("seats"))?.checked).toBeGreaterThan(0);
});

test("the status page shows the last results to everybody, and says what was not checked yet", async () => {
  await runChecks(job());
  const { results } = await loader(loaderArgs("/status"));
  expect(results.map(({ name }) => name).toSorted()).toStrictEqual(["books", "feed", "mail", "seats"]);
  expect(headers()).toStrictEqual({ "Cache-Control": "public, max-age=60" });
});

// Each promise, and a change behind the application's back that breaks it.
test.for([
  [
    "seats",
    "UPDATE departures SET booked = booked - 1 WHERE booked > 0 AND travel_date = (SELECT travel_date FROM bookings WHERE booking_id = ?)",
  ],
  [
    "feed",
    "UPDATE booking_events SET seq = seq + 100000 WHERE seq = (SELECT max(seq) FROM booking_events) AND ? <> ''",
  ],
  ["books", "UPDATE bookings SET paid_amount = paid_amount + 1 WHERE booking_id = ?"],
] as const)("%s: a broken promise is found, and shown until it holds again", async ([name, sql]) => {
  const { bookingId } = await book({ tour: "hampi", travelDate });
  await backgroundWorkDone();
  await runChecks(job());
  expect((await resultOf(name))?.isOk).toBe(true);
  await env.DB.prepare(sql).bind(bookingId).run();
  now += 5 * minute;
  await expect(runChecks(job())).rejects.toThrow(name);
  expect(await resultOf(name)).toMatchObject({ isOk: false, at: now });
  // Between two checks the error stays, so that the job stays among the failed ones.
  now += minute;
  await expect(runChecks(job())).rejects.toThrow(name);
  if (name === "books") await setBooking(bookingId, { paidAmount: 0 });
  if (name === "seats")
    await env.DB.prepare(
      "UPDATE departures SET booked = booked + 1 WHERE travel_date = (SELECT travel_date FROM bookings WHERE booking_id = ?)",
    )
      .bind(bookingId)
      .run();
  if (name === "feed")
    await env.DB.prepare("UPDATE booking_events SET seq = seq - 100000 WHERE seq > 100000").run();
});

test("mail that waits too long for its first try is found", async () => {
  const queued = {
    recipient: "a@example.com",
    subject: "x",
    text: "x",
    html: "x",
    status: "queued" as const,
  };
  await db
    .insert(mailOutbox)
    .values({ ...queued, id: crypto.randomUUID(), nextAttemptAt: now - 16 * minute, createdAt: 1 });
  await expect(runChecks(job())).rejects.toThrow("mail (1)");
  await db.delete(mailOutbox);
  now += 5 * minute;
  await runChecks(job());
  expect(await resultOf("mail")).toMatchObject({ isOk: true });
});

test("the end of the audit log is signed once a day, and owners get an alarm if the log was altered", async () => {
  const admin = await createPerson("admin", "active");
  await services.addNote(admin, { userId: admin.id, text: "A note." });
  await verifyDaily(job());
  await verifyDaily(job());
  const [head, ...others] = await services.listAuditHeads(admin, 5);
  const last = await db.select().from(auditLog).all();
  expect(others).toStrictEqual([]);
  expect(head).toMatchObject({
    day: todayInIndia(now),
    seq: last.length,
    mac: last.at(-1)?.mac,
    isIntact: true,
    isSigned: true,
  });
  // A head that was changed in the database does not carry the signature.
  await db.update(auditHeads).set({ seq: 4711 });
  expect(await services.listAuditHeads(admin, 1)).toMatchObject([{ isSigned: false }]);

  await db.delete(auditHeads);
  await env.DB.prepare("DROP TRIGGER audit_log_unchanged").run();
  await env.DB.prepare(
    "UPDATE audit_log SET action = 'user.forged' WHERE seq = (SELECT max(seq) FROM audit_log)",
  ).run();
  await expect(verifyDaily(job())).rejects.toThrow("did not verify");
  await expect(verifyDaily(job())).rejects.toThrow("did not verify");
  expect(await db.$count(notifications, eq(notifications.event, "audit-broken"))).toBe(1);
  expect(await services.listAuditHeads(admin, 1)).toMatchObject([{ isIntact: false, isSigned: true }]);
});

test("reading someone's data is logged once an hour, by whom and of whom", async () => {
  const admin = await createPerson("admin", "active");
  const { bookingId } = await book();
  await services.getAdminBooking(admin, bookingId);
  await services.getAdminBooking(admin, bookingId);
  await services.getCustomer(admin, bookingId);
  await services.getAccountPage(admin, { userId: admin.id });
  await services.startExport(admin, "/admin/users.csv");
  await expect(services.getAdminBooking(admin, "TB999999")).rejects.toMatchObject({ code: "not_found" });
  const rows = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id));
  expect(rows.map(({ action, subjectId }) => [action, subjectId])).toStrictEqual([
    ["reading.booking", bookingId],
    ["reading.customer", bookingId],
    ["reading.user", admin.id],
    ["reading.export", "/admin/users.csv"],
  ]);
});
