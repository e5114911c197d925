import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { jobNames, type JobName } from "~/domain/housekeeping/job";
import {
  bookings,
  failedJobs,
  mailOutbox,
  notifications,
  payments,
  refunds,
  startedJobs,
} from "../../worker/platform/db/schema";
import type { AlertDependencies } from "../../worker/housekeeping/alert-of-failures";
import {
  jobs as allJobs,
  runScheduled,
  type ScheduledDependencies,
} from "../../worker/housekeeping/run-scheduled";
import { createSizedPictureStore } from "../../worker/media/sized-picture-store";
import { insertMail } from "../../worker/notifications/mail/mail-outbox.repo";
import { book } from "../support/api";
import { actionsOn, audit } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { drawAttachments, mail, recordingTransport, noPhone } from "../support/mail";
import { refusal } from "../support/refusal";
import { viewer } from "../support/viewer";
import { keys } from "../support/keys";
import { silenced } from "../support/silenced";
import { useCases } from "../../worker/services";

const { run: listFailures } = useCases.listFailures;
const { run: retryJob } = useCases.retryJob;
const { run: retryRefund } = useCases.retryRefund;
const { run: listOutbox } = useCases.listOutbox;
const { run: resendMail } = useCases.resendMail;

const admin = viewer({ id: "an-admin", role: "admin" });
const now = Date.UTC(2026, 10, 22, 6);
const clock = () => now;

/** Dependencies of a scheduled run; `isBroken` makes mail delivery fail. */
function dependencies(isBroken = false): ScheduledDependencies & AlertDependencies {
  return {
    alertWebhook: "https://alerts.example.com/secret-path",
    audit,
    mailer: { send: async () => undefined },
    fetchOutside: () => Promise.reject(new Error("no network")),
    origin: "http://localhost",
    announceHeldChanges: () => undefined,
    keys,
    db,
    media: env.MEDIA,
    clock: () => now,
    transport: recordingTransport(),
    drawAttachments,
    phone: noPhone,
    bookingMailer,
    gateways: { offered: null, byName: {} },
    tourPictureStore: createSizedPictureStore(env.MEDIA, "tours"),
    photographStore: createSizedPictureStore(env.MEDIA, "reviews"),
    publisher: { bookingsChanged: () => undefined, seatsChanged: () => undefined },
    ...(isBroken && { transport: brokenTransport() }),
  };
}

/** Fails before any message is tried. */
function brokenTransport() {
  return new Proxy(recordingTransport(), {
    get() {
      throw new Error("the provider's address is no address");
    },
  });
}

beforeEach(async () => {
  await db.batch([
    db.delete(failedJobs),
    db.delete(startedJobs),
    db.delete(mailOutbox),
    db.delete(notifications),
  ]);
});

async function fail(name: JobName) {
  await db
    .insert(failedJobs)
    .values({ name, error: "broken", failures: 3, firstFailedAt: 1, lastFailedAt: 2 });
}

test("a failed part of the scheduled work is recorded until it succeeds", async () => {
  await fail("trips");
  await fail("reminders");
  const broken = { ...dependencies(), db, clock: () => now };
  // Housekeeping is the one that fails: its table is missing for a moment.
  await db.run("ALTER TABLE throttles RENAME TO throttles_away");
  await expect(runScheduled(broken)).rejects.toThrow(AggregateError);
  await db.run("ALTER TABLE throttles_away RENAME TO throttles");
  const { jobs } = await listFailures({ db }, admin);
  expect(jobs).toMatchObject([{ name: "housekeeping", failures: 1, firstFailedAt: now }]);
  await runScheduled(dependencies());
  expect((await listFailures({ db }, admin)).jobs).toStrictEqual([]);
});

/** Runs all jobs while the table of one is missing. */
async function failHousekeeping(at: number) {
  await db.run("ALTER TABLE throttles RENAME TO throttles_away");
  await expect(runScheduled({ ...dependencies(), clock: () => at })).rejects.toThrow(AggregateError);
  await db.run("ALTER TABLE throttles_away RENAME TO throttles");
}

function countAlerts() {
  return db.$count(notifications, eq(notifications.event, "job-failed"));
}

test("owners are notified once of a job that fails twice in a row, by mail and webhook", async () => {
  const calls: Request[] = [];
  const webhook = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    calls.push(new Request(input, init));
    if (calls.length === 2) throw new TypeError("cannot connect to https://alerts.example.com/secret-path");
    return new Response(null, { status: 204 });
  });
  const log = silenced();
  onTestFinished(() => webhook.mockRestore());
  await failHousekeeping(now);
  expect([calls.length, await countAlerts()]).toStrictEqual([0, 0]);
  for (const later of [1, 2, 3]) await failHousekeeping(now + later);
  expect([calls.length, await countAlerts()]).toStrictEqual([1, 1]);
  expect(await calls[0]?.json()).toMatchObject({ event: "job-failed", job: "housekeeping", failures: 2 });

  // After a success it may fail again; a webhook that fails stops nothing, and its URL is not logged.
  await runScheduled({ ...dependencies(), clock: () => now + 4 });
  for (const later of [5, 6]) await failHousekeeping(now + later);
  expect([calls.length, await countAlerts()]).toStrictEqual([2, 2]);
  const lines = log.mock.calls.flat().join("\n");
  expect(lines).toContain("alert not sent");
  expect(lines).not.toContain("secret-path");
});

test("a failed job that is retried and succeeds is cleared, and the retry is logged", async () => {
  await fail("trips");
  await retryJob(dependencies(), admin, "trips");
  expect((await listFailures({ db }, admin)).jobs).toStrictEqual([]);
  expect(await actionsOn("trips")).toMatchObject([{ log: { action: "job.retry", actorId: "an-admin" } }]);
  await refusal(retryJob(dependencies(), admin, "trips"), "not_found");
});

test("a job that has not failed is not run", async () => {
  await insertMail(db, mail(), now);
  await refusal(retryJob(dependencies(), admin, "mail"), "not_found");
  expect(await db.select().from(mailOutbox)).toMatchObject([{ status: "queued" }]);
  expect(await actionsOn("mail")).toStrictEqual([]);
});

test("a failed job that fails again reports it and stays", async () => {
  await fail("mail");
  await insertMail(db, mail(), now);
  await db.run("ALTER TABLE mail_outbox RENAME TO outbox_away");
  await refusal(retryJob(dependencies(), admin, "mail"), "unavailable");
  await db.run("ALTER TABLE outbox_away RENAME TO mail_outbox");
  expect((await listFailures({ db }, admin)).jobs).toMatchObject([
    { name: "mail", failures: 4, lastFailedAt: now },
  ]);
});

test("an abandoned refund can be sent again, unless the gateway refused it", async () => {
  const { bookingId } = await book();
  const booking = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
  if (!booking) throw new Error("no booking");
  const payment = {
    id: crypto.randomUUID(),
    booking: booking.id,
    gateway: "sandbox" as const,
    orderId: "o",
    amount: 10,
    status: "captured" as const,
    createdAt: 1,
  };
  await db.insert(payments).values(payment);
  const given = {
    payment: payment.id,
    booking: booking.id,
    amount: 5,
    reason: "cancelled",
    status: "failed" as const,
    attempts: 6,
    nextAttemptAt: 1,
    createdAt: 1,
  };
  await db.insert(refunds).values([
    { ...given, id: "never-reached" },
    { ...given, id: "refused", gatewayRefundId: "rfnd_1" },
  ]);
  expect((await listFailures({ db }, admin)).refunds).toMatchObject([
    { id: "never-reached", bookingId, amount: 5, canRetry: true },
    { id: "refused", canRetry: false },
  ]);
  await retryRefund(audit, admin, "never-reached");
  await refusal(retryRefund(audit, admin, "never-reached"), "illegal_transition");
  await refusal(retryRefund(audit, admin, "refused"), "illegal_transition");
  expect(await db.select().from(refunds).where(eq(refunds.id, "never-reached"))).toMatchObject([
    { status: "due", attempts: 0 },
  ]);
  expect(await actionsOn("never-reached")).toHaveLength(1);
  await db.delete(refunds);
  await db.delete(payments);
});

test("an abandoned message is sent again; one without its text is not", async () => {
  await insertMail(db, mail({ subject: "Given up" }), now);
  await insertMail(db, mail({ subject: "Sent" }), now);
  await db
    .update(mailOutbox)
    .set({ status: "failed", attempts: 6 })
    .where(eq(mailOutbox.subject, "Given up"));
  await db
    .update(mailOutbox)
    .set({ status: "sent", text: "", html: "" })
    .where(eq(mailOutbox.subject, "Sent"));
  const { mails } = await listOutbox({ db, clock, audit }, admin, { sort: "-written", limit: 10 });
  const [givenUp, sent] = ["Given up", "Sent"].map((subject) => mails.find((row) => row.subject === subject));
  if (!givenUp || !sent) throw new Error("not listed");
  expect([givenUp.canResend, sent.canResend]).toStrictEqual([true, false]);
  expect(JSON.stringify(mails)).not.toContain(mail().text);
  let started = 0;
  const sending = { audit, startDelivery: () => void (started += 1) };
  await resendMail(sending, admin, givenUp.id);
  await refusal(resendMail(sending, admin, sent.id), "illegal_transition");
  expect(started).toBe(1);
  expect(await db.select().from(mailOutbox).where(eq(mailOutbox.id, givenUp.id))).toMatchObject([
    { status: "queued", attempts: 0 },
  ]);
  expect(await actionsOn(givenUp.id)).toMatchObject([{ log: { action: "mail.resend" } }]);
});

test("a message that is being sent or queued is not sent a second time", async () => {
  const later = { audit: { ...audit, clock }, startDelivery: () => undefined };
  await insertMail(db, mail(), now);
  const [row] = await db.select().from(mailOutbox);
  if (!row) throw new Error("not written");
  const canResend = async () =>
    (await listOutbox({ db, clock, audit }, admin, { sort: "-written", limit: 1 })).mails[0]?.canResend;
  const minute = 60_000;
  for (const [attempts, nextAttemptAt] of [
    [0, now],
    [0, now + 30 * minute],
    // Leased: the run that took it sends it now.
    [1, now + 5 * minute],
    // Leased a moment after this was requested.
    [1, now + 5 * minute + 900],
  ] as const) {
    await db.update(mailOutbox).set({ attempts, nextAttemptAt });
    expect(await canResend()).toBe(false);
    await refusal(resendMail(later, admin, row.id), "illegal_transition");
    expect(await db.select().from(mailOutbox)).toMatchObject([{ attempts, nextAttemptAt }]);
  }
  await db.update(mailOutbox).set({ attempts: 3, nextAttemptAt: now + 30 * minute });
  expect(await canResend()).toBe(true);
  await resendMail(later, admin, row.id);
  expect(await db.select().from(mailOutbox)).toMatchObject([{ attempts: 0, nextAttemptAt: now }]);
});

test("a job that ends the Worker is found, left out and shown, and the others go on", async () => {
  // Not at a whole hour, when a job that is left out is tried.
  const quiet = { ...dependencies(), alertWebhook: null, clock: () => now + 60_000 };
  let completed = 0;
  let hasStarted = Promise.withResolvers<void>();
  // Work that ends the Worker never returns to the run that started it. The other jobs do nothing here.
  const deadly = { ...allJobs };
  for (const name of jobNames) deadly[name] = async () => undefined;
  deadly.figures = () => {
    hasStarted.resolve();
    return new Promise<void>(() => undefined);
  };
  deadly.waiting = async () => void completed++;
  for (let kills = 0; kills < 6; kills++) {
    hasStarted = Promise.withResolvers();
    void runScheduled(quiet, deadly);
    await hasStarted.promise;
  }
  // Three runs of all jobs at once, then three one at a time, which never came to the job after it.
  expect(completed).toBe(3);
  await expect(runScheduled(quiet, deadly)).rejects.toThrow(AggregateError);
  expect(completed).toBe(4);
  const failures = () => listFailures({ db }, admin);
  expect((await failures()).jobs).toMatchObject([
    { name: "figures", error: expect.stringMatching(/^Error: Left out/) },
  ]);
  await expect(runScheduled(quiet, deadly)).rejects.toThrow(AggregateError);
  expect(await db.select().from(startedJobs)).toStrictEqual([{ name: "figures", starts: 3 }]);
  // At a whole hour it is tried, and ends the Worker again.
  hasStarted = Promise.withResolvers();
  void runScheduled({ ...quiet, clock: () => now }, deadly);
  await hasStarted.promise;
  await db.delete(startedJobs).where(eq(startedJobs.name, "all"));
  await expect(runScheduled(quiet, deadly)).rejects.toThrow(AggregateError);
  expect(await db.select().from(startedJobs)).toStrictEqual([{ name: "figures", starts: 4 }]);
  // With the mended build an administrator retries it.
  await retryJob({ ...dependencies(), audit }, admin, "figures");
  await runScheduled(dependencies());
  expect((await failures()).jobs).toStrictEqual([]);
  expect(await db.select().from(startedJobs)).toStrictEqual([]);
  // Without an administrator it comes back at the next whole hour.
  await db.insert(startedJobs).values({ name: "figures", starts: 3 });
  await expect(runScheduled(quiet)).rejects.toThrow(AggregateError);
  await runScheduled(dependencies());
  expect((await failures()).jobs).toStrictEqual([]);
  expect(await db.select().from(startedJobs)).toStrictEqual([]);
});
