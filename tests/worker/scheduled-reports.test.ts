import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, formatDay, startOfDayInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { maxReports } from "~/domain/office/scheduled-report";
import { answerReports, loadReports } from "~/office/lists/scheduled-reports.server";
import { loader as openFile } from "~/routes/office/report-file";
import { sendReports } from "../../worker/office/send-reports";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import {
  auditLog,
  mailOutbox,
  operatorMembers,
  reportRuns,
  scheduledReports,
  users,
} from "../../worker/platform/db/schema";
import { useCases } from "../../worker/services";
import { book } from "../support/api";
import { audit } from "../support/audit";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { form } from "../support/form";
import { loaderArgs } from "../support/loader-args";
import { createMember, createOperator, createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const day = 24 * 60 * 60_000;
const today = todayInIndia(Date.now());
/** When a daily report is due next: tomorrow, at whatever time of the day the test runs. */
const due = startOfDayInIndia(addDays(today, 1));

let asha: Viewer;

beforeEach(async () => {
  await db.delete(reportRuns);
  await db.delete(scheduledReports);
  asha = await createPerson("admin", "active");
});

const wanted = {
  list: "/admin/bookings",
  query: "",
  period: "none",
  format: "csv",
  days: "daily",
  time: "00:00",
};

async function answer(viewer: Viewer, fields: Record<string, string>) {
  const office = viewer.role === "admin" ? "/admin" : "/operator";
  return (await answerReports(services, viewer, office, form(fields))).data;
}

const schedule = (viewer: Viewer, fields: Partial<typeof wanted> = {}) =>
  answer(viewer, { ...wanted, intent: "schedule", ...fields });

const run = (now = due, jobs = 1) =>
  Promise.all(Array.from({ length: jobs }, () => sendReports({ db, clock: () => now, bookingMailer })));

const mailsTo = ({ email }: Viewer) => db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));

async function ownReport(viewer: Viewer) {
  const [report] = await services.listScheduledReports(viewer);
  return report ?? expect.fail("no report");
}

async function sentRun(now = due): Promise<string> {
  await run(now);
  const [sent] = await db.select().from(reportRuns);
  return sent?.id ?? expect.fail("nothing was sent");
}

/** Downloads the file behind a mailed link. */
async function download(viewer: Viewer, id: string): Promise<string> {
  const office = viewer.role === "admin" ? "/admin" : "/operator";
  const args = loaderArgs(`${office}/reports/${id}/file`);
  args.context.set(viewerContext, viewer);
  const pattern = `${office.slice(1)}/reports/:run/file`;
  const file = await openFile({ ...args, params: { run: id }, pattern } as Parameters<typeof openFile>[0]);
  return file.text();
}

test("a list is scheduled with the filters it knows, and mailed as a link that names none of them", async () => {
  const done = await schedule(asha, { query: "status=confirmed&q=Meera&evil=1&cursor=x&columns=tour" });
  expect(done).toMatchObject({ isDone: true });
  expect(await ownReport(asha)).toMatchObject({
    title: "Bookings",
    query: "q=Meera&status=confirmed",
    period: null,
    nextRunAt: due,
  });
  await run(due - 1);
  expect(await mailsTo(asha)).toStrictEqual([]);
  const id = await sentRun();
  const [mail, ...others] = await mailsTo(asha);
  expect(others).toStrictEqual([]);
  expect(mail?.text).toContain(`https://tours.example/admin/reports?run=${id}`);
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Meera|confirmed/);
  expect(await ownReport(asha)).toMatchObject({ nextRunAt: due + day });
});

test("the file holds the days since the report before, is logged as an export, and the report says when it was opened", async () => {
  const booking = await book({ travelDate: addDays(today, 40) });
  await schedule(asha, { period: "bookedFrom" });
  const id = await sentRun();
  expect(await services.getReportRun(asha, id)).toMatchObject({ from: today, to: today });
  const text = await download(asha, id);
  expect(text).toContain(booking.bookingId);
  expect(text.split("\r\n")[0]).toContain("Booking,");
  const readings = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actorId, asha.id), eq(auditLog.action, "reading.export")));
  expect(readings.map(({ subjectId }) => subjectId)).toStrictEqual(["/admin/bookings.csv"]);
  expect((await ownReport(asha)).lastOpenedAt).not.toBeNull();

  // The day after, nothing was booked.
  await db.delete(reportRuns);
  expect(await download(asha, await sentRun(due + day))).not.toContain(booking.bookingId);
});

test("an Excel file is one", async () => {
  await schedule(asha, { format: "xlsx" });
  expect(await download(asha, await sentRun())).toMatch(/^PK/);
});

test("two jobs at once send one mail; without the index they send two", async () => {
  await schedule(asha);
  await run(due, 8);
  expect(await mailsTo(asha)).toHaveLength(1);
  await db.run("DROP INDEX report_runs_once");
  await run(due + day, 8);
  expect((await mailsTo(asha)).length).toBeGreaterThan(2);
  await db.delete(reportRuns);
  await db.run("CREATE UNIQUE INDEX report_runs_once ON report_runs (report, due_at)");
});

test("after an outage one mail covers all days that were missed", async () => {
  await schedule(asha, { period: "from" });
  await run(due + 5 * day);
  await run(due + 5 * day + 60_000);
  expect(await mailsTo(asha)).toHaveLength(1);
  const [sent] = await db.select().from(reportRuns);
  expect(sent).toMatchObject({ from: today, to: addDays(today, 5) });
  expect(await ownReport(asha)).toMatchObject({ nextRunAt: due + 6 * day });
});

test.for<[string, (id: string) => Promise<unknown>]>([
  [
    "whose role lost the right",
    (id) => db.update(users).set({ adminRole: "content" }).where(eq(users.id, id)),
  ],
  ["who is suspended", (id) => db.update(users).set({ status: "suspended" }).where(eq(users.id, id))],
  [
    "who is a traveler now",
    (id) => db.update(users).set({ role: "user", adminRole: null }).where(eq(users.id, id)),
  ],
])("a report of an administrator %s ends, and nothing is sent", async ([, change]) => {
  await schedule(asha);
  await change(asha.id);
  await run();
  expect(await mailsTo(asha)).toStrictEqual([]);
  expect(await ownReport(asha)).toMatchObject({ endedAt: due, nextRunAt: due });
  await run(due + day);
  expect(await mailsTo(asha)).toStrictEqual([]);
});

test("a member schedules what their rights allow, and neither sends nor opens it after leaving", async () => {
  const owner = await createPerson("tour_operator", "verified");
  const operator = await createOperator(owner.id);
  const member = await createMember(operator, ["bookings"]);
  expect(await schedule(member, { list: "/operator/earnings/ledger" })).toMatchObject({ isDone: false });
  expect(await schedule(member)).toMatchObject({ isDone: false, message: "This list was not found." });
  expect(await schedule(member, { list: "/operator/bookings" })).toMatchObject({ isDone: true });
  const id = await sentRun();
  expect(await download(member, id)).toContain("Booking");
  await db.delete(operatorMembers).where(eq(operatorMembers.userId, member.id));
  await refusal(services.getReportRun(member, id), "forbidden");
  await refusal(services.openReport(member, id), "forbidden");
  await run(due + day);
  expect(await mailsTo(member)).toHaveLength(1);
  expect(await ownReport(member)).toMatchObject({ endedAt: due + day });
});

test("a link opens for its person only, for seven days, and asks for a recent sign-in", async () => {
  await schedule(asha);
  const id = await sentRun(due);
  const meera = await createPerson("admin", "active");
  await refusal(services.getReportRun(meera, id), "not_found");
  await refusal(services.openReport(meera, id), "not_found");
  const openAt = (now: number, signedInAt = now) =>
    useCases.openReport.run(
      { db, clock: () => now, audit, recentSignIn: 60_000 },
      { ...asha, signedInAt },
      id,
    );
  const end = startOfDayInIndia(addDays(today, 9));
  expect((await mailsTo(asha))[0]?.text).toContain(formatDay(addDays(today, 8)));
  await openAt(end - 1);
  await refusal(openAt(end), "not_found");
  await refusal(openAt(due + day, due), "sign_in_again");
  await deleteExpired({ db, clock: () => end - 1 });
  expect(await db.$count(reportRuns)).toBe(1);
  await deleteExpired({ db, clock: () => end });
  expect(await db.$count(reportRuns)).toBe(0);
});

test("a report is paused, resumed and deleted by its person alone", async () => {
  await schedule(asha);
  const { id } = await ownReport(asha);
  const meera = await createPerson("admin", "active");
  for (const intent of ["pause", "delete"])
    expect(await answer(meera, { intent, id })).toMatchObject({ isDone: false });
  await answer(asha, { intent: "pause", id });
  await run();
  expect(await mailsTo(asha)).toStrictEqual([]);
  await answer(asha, { intent: "resume", id });
  expect(await ownReport(asha)).toMatchObject({ pausedAt: null, nextRunAt: due });
  await run();
  await answer(asha, { intent: "delete", id });
  expect(await services.listScheduledReports(asha)).toStrictEqual([]);
  expect(await db.$count(reportRuns)).toBe(0);
});

test("the form offers a list's filters by day, and a person has at most so many reports", async () => {
  const page = async (path: string) => loadReports(services, asha, "/admin", loaderArgs(path).url);
  const bookings = await page("/admin/reports?list=%2Fadmin%2Fbookings&status=confirmed&sort=total");
  expect(bookings.wanted).toMatchObject({
    query: "sort=total&status=confirmed",
    filters: ["Status: Confirmed"],
    periods: [
      ["from", "Travels"],
      ["bookedFrom", "Booked"],
    ],
  });
  expect((await page("/admin/reports?list=%2Fadmin%2Fusers")).wanted?.periods).toStrictEqual([]);
  expect((await page("/admin/reports?list=%2Foperator%2Fbookings")).wanted).toBeNull();
  for (let number = 0; number < maxReports; number += 1)
    expect(await schedule(asha, { period: "nonsense" })).toMatchObject({ isDone: true });
  expect(await schedule(asha)).toMatchObject({ isDone: false });
  expect(await ownReport(asha)).toMatchObject({ period: null });
});

const pageOfRun = (viewer: Viewer, id: string) =>
  loadReports(services, viewer, "/admin", loaderArgs(`/admin/reports?run=${id}`).url);

test("a link that is over, or another's, leaves the page of reports as it is, with a note", async () => {
  await schedule(asha);
  const id = await sentRun(due);
  expect(await pageOfRun(asha, id)).toMatchObject({ run: { id }, note: null });
  const meera = await createPerson("admin", "active");
  expect(await pageOfRun(meera, id)).toMatchObject({ run: null, note: expect.stringContaining("expired") });
  await db.delete(reportRuns);
  const after = await pageOfRun(asha, id);
  expect(after).toMatchObject({ run: null, note: expect.stringContaining("expired") });
  expect(after.reports).toHaveLength(1);
});
