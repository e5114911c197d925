import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { threadReports } from "../../worker/platform/db/schema";
import type { ThreadVisitor } from "../../worker/threads/open-thread";
import { actionsOn } from "../support/audit";
import { db } from "../support/database";
import { createPerson } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";
import { createThreadBooking, createThreadWorld, type ThreadWorld } from "../support/threads";

let world: ThreadWorld;
let fromTraveler: ThreadVisitor;
let fromOperator: ThreadVisitor;
beforeAll(async () => {
  world = await createThreadWorld("ooty");
  fromTraveler = { side: "traveler", viewer: world.traveler };
  fromOperator = { side: "operator", viewer: world.staff };
});

const nobody = new Headers();
const reason = "They ask me to pay outside the site.";

function write(visitor: ThreadVisitor, bookingId: string, text: string) {
  const message = { bookingId, messageId: crypto.randomUUID(), to: "other", text } as const;
  return services.writeMessage(visitor, message, nobody);
}

async function thread() {
  const booking = await createThreadBooking("ooty", world.traveler);
  await write(fromTraveler, booking.bookingId, "Where do we meet?");
  await write(fromOperator, booking.bookingId, "Pay me in cash.");
  return booking;
}

const read = async (bookingId: string) =>
  (await services.readReportedThread(world.admin, bookingId)).messages.map(({ text }) => text);

test("administrators read a reported thread up to the report, and each reading is logged", async () => {
  const { bookingId } = await thread();
  const other = await thread();
  await refusal(services.readReportedThread(world.admin, bookingId), "not_found");
  expect((await services.getAdminBooking(world.admin, bookingId)).messages).toStrictEqual([]);
  expect(await actionsOn(bookingId)).toStrictEqual([]);

  await services.reportThread(fromTraveler, { bookingId, reason }, nobody);
  expect((await services.getThread(fromTraveler, bookingId)).isReported).toBe(true);
  expect((await services.getThread(fromOperator, bookingId)).isReported).toBe(false);
  const opened = await services.readReportedThread(world.admin, bookingId);
  expect(opened).toMatchObject({
    customerName: "Meera Iyer",
    operatorName: "Malabar Walks",
    reports: [{ reporter: "traveler", reason, handledAt: null }],
    messages: [
      { text: "Where do we meet?", from: "traveler" },
      { text: "Pay me in cash.", from: "operator" },
    ],
  });
  expect(JSON.stringify(opened)).not.toContain("@example.com");
  await refusal(services.readReportedThread(world.admin, other.bookingId), "not_found");
  // The list of bookings does not include the messages.
  expect((await services.getAdminBooking(world.admin, bookingId)).messages).toStrictEqual([]);

  const [report] = opened.reports;
  await services.handleThreadReport(world.admin, report?.id ?? "");
  await refusal(services.handleThreadReport(world.admin, report?.id ?? ""), "illegal_transition");
  await write(fromTraveler, bookingId, "Written afterwards");
  expect(await read(bookingId)).toStrictEqual(["Where do we meet?", "Pay me in cash."]);
  expect((await services.getThread(fromTraveler, bookingId)).isReported).toBe(false);

  // After another report, all of it is readable.
  await services.reportThread(fromOperator, { bookingId, reason: "The traveler is rude." }, nobody);
  expect(await read(bookingId)).toStrictEqual(["Where do we meet?", "Pay me in cash.", "Written afterwards"]);
  const actions = (await actionsOn(bookingId)).map(({ log }) => [log.action, log.actorId]);
  expect(actions.filter(([action]) => action === "thread.handle")).toHaveLength(1);
  expect(actions[0]).toStrictEqual(["thread.read", world.admin.id]);
});

test("a reading is logged whenever it includes messages new to this administrator", async () => {
  const { bookingId } = await thread();
  await services.reportThread(fromTraveler, { bookingId, reason }, nobody);
  const second = await createPerson("admin", "active");
  const readers = async () =>
    (await actionsOn(bookingId))
      .filter(({ log }) => log.action === "thread.read")
      .map(({ log }) => log.actorId);
  await read(bookingId);
  await read(bookingId);
  expect(await readers()).toStrictEqual([world.admin.id]);
  await services.readReportedThread(second, bookingId);
  await write(fromTraveler, bookingId, "One more");
  await read(bookingId);
  expect(await readers()).toStrictEqual([world.admin.id, second.id, world.admin.id]);
});

test("each side has one open report at a time, even with concurrent requests", async () => {
  const { bookingId, id } = await thread();
  const ask = () => services.reportThread(fromTraveler, { bookingId, reason }, nobody);
  const answers = await Promise.allSettled(Array.from({ length: 5 }, ask));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await refusal(ask(), "illegal_transition");
  await services.reportThread(fromOperator, { bookingId, reason }, nobody);
  const reports = await db.select().from(threadReports).where(eq(threadReports.booking, id));
  expect(reports.map(({ reporter, reportedBy }) => [reporter, reportedBy]).toSorted()).toStrictEqual(
    [
      ["operator", world.staff.id],
      ["traveler", world.traveler.id],
    ].toSorted(),
  );
  for (const report of reports) await services.handleThreadReport(world.admin, report.id);
  await ask();
});

test("reports are listed newest first, filtered and searched", async () => {
  const { bookingId } = await thread();
  await services.reportThread(fromOperator, { bookingId, reason: "Asks for a zebra." }, nobody);
  const list = async (filter: { state?: "open" | "handled"; q?: string }) =>
    (await services.listThreadReports(world.admin, { ...filter, limit: 50 })).reports;
  const [first] = await list({});
  expect(first).toMatchObject({ bookingId, reporter: "operator" });
  expect((await list({ q: "ZEBRA" })).map((report) => report.bookingId)).toStrictEqual([bookingId]);
  expect((await list({ state: "open" })).every(({ handledAt }) => handledAt === null)).toBe(true);
  await services.handleThreadReport(world.admin, first?.id ?? "");
  expect((await list({ state: "handled" })).map(({ handledBy }) => handledBy)).toContain("Priya Nair");
  const one = await services.listThreadReports(world.admin, { limit: 1 });
  const two = await services.listThreadReports(world.admin, { limit: 1, cursor: one.nextCursor ?? "" });
  expect(two.reports[0]?.id).not.toBe(one.reports[0]?.id);
});
