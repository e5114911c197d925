import { eq, sql } from "drizzle-orm";
import { deleteExpired } from "../../worker/housekeeping/run-scheduled";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, instantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { foldedName } from "~/domain/desk/booking-search";
import { everyDay } from "~/domain/departures/departure-rules";
import { changeMessages } from "~/features/departures/office/departure-messages.server";
import {
  bookingMessages,
  departureMessages,
  mailOutbox,
  notificationPreferences,
} from "../../worker/platform/db/schema";
import { sendDepartureMessages } from "../../worker/threads/message-departure";
import { actionsOn } from "../support/audit";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, setBooking } from "../support/database";
import { recordingTransport } from "../support/mail";
import { dispatchNow } from "../support/notifications";
import { createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { bookingRow, setTour, setUser } from "../support/rows";
import { services } from "../support/services";

const tour = "ooty";
const today = todayInIndia(Date.now());
let ahead = 701;
let admin: Viewer;
let owner: Viewer;
let operator = "";

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await setTour(tour, { departureRules: { ...everyDay, startTime: "06:30" } });
});

/** A departure of its own, with bookings under these names. */
async function departureWith(...names: string[]) {
  ahead += 1;
  const travelDate = addDays(today, ahead);
  const join = async (name: string) => {
    const { bookingId } = await book({ tour, travelDate: addDays(today, 40), numberOfTravelers: 1 });
    await setBooking(bookingId, { travelDate, customerName: name, customerFolded: foldedName(name) });
    return bookingId;
  };
  const references: string[] = [];
  for (const name of names) references.push(await join(name));
  return { departure: { tour, travelDate }, references, join };
}

type Departure = Awaited<ReturnType<typeof departureWith>>["departure"];
const fields = { text: "Hello {name}, we start at {time}.", when: "now", count: "", time: "09:00" };

async function post(viewer: Viewer, departure: Departure, more: Record<string, string>) {
  const typed = { messageId: crypto.randomUUID(), ...fields, ...more };
  const request = new Request("https://tours.example/", {
    method: "POST",
    body: new URLSearchParams(typed),
    headers: { "CF-Connecting-IP": `198.51.100.${ahead % 250}` },
  });
  return changeMessages(services, viewer, departure, { request, now: Date.now() });
}

/** The texts that a booking got by its conversation, and the mails. */
async function gotBy(reference: string) {
  const { id } = await bookingRow(reference);
  const texts = await db.select().from(bookingMessages).where(eq(bookingMessages.booking, id));
  const key = sql`instr(${mailOutbox.dedupeKey}, ${`booking/${id}/departure-message/`}) = 1`;
  return { texts: texts.map(({ text }) => text), mails: await db.select().from(mailOutbox).where(key) };
}

const run = (at: number) => sendDepartureMessages({ db, clock: () => at, bookingMailer });

test("a message is previewed with real fields, and reaches each booking that holds seats once", async () => {
  const { departure, references } = await departureWith("Asha Rao", "Ben Roy", "Gone Shah");
  await setBooking(references[2] ?? "", { status: "cancelled" });
  const { data: preview } = await post(owner, departure, { intent: "preview" });
  const text = "Hello Asha Rao, we start at 6:30 AM IST.";
  expect(preview.result).toStrictEqual({ text, sendAt: null, bookings: 2 });
  expect(await gotBy(references[0] ?? "")).toStrictEqual({ texts: [], mails: [] });
  const messageId = crypto.randomUUID();
  const { data: first } = await post(owner, departure, { intent: "send", messageId });
  expect(first).toMatchObject({ isDone: true, message: "Message sent to 2 bookings." });
  await post(owner, departure, { intent: "send", messageId });
  await Promise.all([run(Date.now()), run(Date.now())]);
  const { texts, mails } = await gotBy(references[0] ?? "");
  expect(texts).toStrictEqual([text]);
  expect(mails.map((mail) => mail.text.includes(text))).toStrictEqual([true]);
  expect((await gotBy(references[1] ?? "")).texts).toStrictEqual(["Hello Ben Roy, we start at 6:30 AM IST."]);
  expect((await gotBy(references[2] ?? "")).texts).toStrictEqual([]);
  const { messages } = await services.getDepartureMessages(owner, departure);
  expect(messages).toMatchObject([
    {
      text: fields.text,
      receipts: [
        { customerName: "Asha Rao", sent: [{ channel: "mail" }] },
        { customerName: "Ben Roy", sent: [{ channel: "mail" }] },
      ],
    },
  ]);
  expect(await actionsOn(`${tour}/${departure.travelDate}`)).toMatchObject([
    { log: { action: "departure.message", actorId: owner.id } },
  ]);
});

test("the record of a message names its channels after the outbox has forgotten them", async () => {
  const { departure } = await departureWith("Asha Rao");
  await post(owner, departure, { intent: "send", messageId: crypto.randomUUID() });
  const receipts = async () =>
    (await services.getDepartureMessages(owner, departure)).messages.flatMap((message) => message.receipts);
  const key = sql`instr(${mailOutbox.dedupeKey}, '/departure-message/') > 0`;
  await db.update(mailOutbox).set({ status: "sent" }).where(key);
  const sent = [{ channel: "mail", status: "sent" }];
  expect(await receipts()).toMatchObject([{ customerName: "Asha Rao", sent }]);
  await deleteExpired({ db, clock: () => Date.now() + 31 * 86_400_000 });
  expect(await db.select().from(mailOutbox).where(key)).toStrictEqual([]);
  expect(await receipts()).toMatchObject([{ customerName: "Asha Rao", sent }]);
  await deleteExpired({ db, clock: () => Date.now() + 32 * 86_400_000 });
  expect(await receipts()).toMatchObject([{ customerName: "Asha Rao", sent }]);
});

test("a message that was sent at once does not reach those who book later", async () => {
  const { departure, join } = await departureWith("Asha Rao");
  await post(owner, departure, { intent: "send" });
  const late = await join("Late Shah");
  await setBooking(late, { createdAt: Date.now() + 60_000 });
  await run(Date.now() + 120_000);
  expect((await gotBy(late)).texts).toStrictEqual([]);
});

test("a scheduled message is sent at its time, once in two runs, and to a late booking until the start", async () => {
  const { departure, references, join } = await departureWith("Asha Rao", "Ben Roy", "Moved Shah");
  const scheduled = { intent: "send", when: "days-before", count: "1", time: "18:00" };
  expect((await post(owner, departure, { ...scheduled, intent: "preview" })).data.result?.sendAt).toBe(
    instantInIndia(addDays(departure.travelDate, -1), "18:00"),
  );
  expect((await post(owner, departure, scheduled)).data.message).toBe("The message is scheduled.");
  const due = instantInIndia(addDays(departure.travelDate, -1), "18:00");
  await run(due - 1000);
  expect((await gotBy(references[0] ?? "")).texts).toStrictEqual([]);
  await setBooking(references[2] ?? "", { travelDate: addDays(departure.travelDate, 300) });
  await Promise.all([run(due), run(due)]);
  await run(due + 60_000);
  for (const reference of references.slice(0, 2)) {
    const { texts, mails } = await gotBy(reference);
    expect([texts.length, mails.length]).toStrictEqual([1, 1]);
  }
  expect((await gotBy(references[2] ?? "")).texts).toStrictEqual([]);
  const late = await join("Late Rao");
  const start = instantInIndia(departure.travelDate, "06:30");
  await run(start);
  expect((await gotBy(late)).texts).toStrictEqual([]);
  await run(start - 1000);
  expect((await gotBy(late)).texts).toStrictEqual(["Hello Late Rao, we start at 6:30 AM IST."]);
});

test("a canceled message, and one to a closed departure, is not sent", async () => {
  const canceled = await departureWith("Asha Rao");
  const messageId = crypto.randomUUID();
  const scheduled = { intent: "send", messageId, when: "hours-before", count: "12" };
  await post(owner, canceled.departure, scheduled);
  const { data } = await post(owner, canceled.departure, { intent: "cancel", id: messageId });
  expect(data.message).toBe("The message is canceled.");
  const again = { ...canceled.departure, id: messageId };
  await refusal(services.cancelDepartureMessage(owner, again), "conflict");
  const closed = await departureWith("Ben Roy");
  await post(owner, closed.departure, { ...scheduled, messageId: crypto.randomUUID() });
  await services.closeDeparture(owner, {
    ...closed.departure,
    reason: "The road is closed after a landslide.",
  });
  for (const { departure } of [canceled, closed])
    await run(instantInIndia(departure.travelDate, "06:30") - 60_000);
  expect((await gotBy(canceled.references[0] ?? "")).texts).toStrictEqual([]);
  expect((await gotBy(closed.references[0] ?? "")).texts).toStrictEqual([]);
  // Its travelers still get a message about it.
  await post(owner, closed.departure, { intent: "send" });
  expect((await gotBy(closed.references[0] ?? "")).texts).toHaveLength(1);
});

test("our team writes to a departure in its own name", async () => {
  const { departure, references } = await departureWith("Asha Rao");
  await post(admin, departure, { intent: "send" });
  const { mails } = await gotBy(references[0] ?? "");
  expect(mails[0]?.subject).toContain("a message from Tour Bharat");
  const { messages } = await services.getDepartureMessages(owner, departure);
  expect(messages).toMatchObject([{ isFromTeam: true }]);
});

test("who chose SMS gets it only if its registered template is set; the office sees what was sent", async () => {
  const { departure, references } = await departureWith("Asha Rao", "Ben Roy");
  const [asha = "", ben = ""] = references;
  const phones = { push: null, whatsapp: recordingTransport(), sms: recordingTransport() };
  for (const [index, reference] of [asha, ben].entries()) {
    const { id } = await createPerson("user", "active");
    await setUser(id, { verifiedPhone: `+9198450112${index}0`, phone: `+9198450112${index}0` });
    await setBooking(reference, { userId: id });
    await db
      .insert(notificationPreferences)
      .values({ userId: id, topic: "trips", channel: "sms", isOn: true, updatedAt: 1 });
  }
  // Its job, whose mailer leaves the dispatch to the test.
  const send = async () => {
    await post(owner, departure, { intent: "send", when: "on-day" });
    await run(instantInIndia(departure.travelDate, "09:00"));
  };
  const channelsOf = async () => {
    const { messages } = await services.getDepartureMessages(owner, departure);
    return messages.map(({ receipts }) => receipts.map(({ sent }) => sent.map(({ channel }) => channel)));
  };
  await send();
  const unregistered = { ...phones.sms, lacksTemplate: (event: string) => event === "trip-message" };
  await dispatchNow({ ...phones, sms: unregistered });
  expect(await channelsOf()).toStrictEqual([[["mail"], ["mail"]]]);
  await db.delete(departureMessages);
  await send();
  await dispatchNow(phones);
  expect(await channelsOf()).toStrictEqual([
    [
      ["mail", "sms"],
      ["mail", "sms"],
    ],
  ]);
});

test.for([
  ["an unknown field", { text: "Hello {surname}" }, "text"],
  ["no text", { text: " " }, "text"],
  ["no number of days", { when: "days-before" }, "count"],
] as const)("a message with %s is refused", async ([, change, field]) => {
  const { departure } = await departureWith();
  const { data, init } = await post(owner, departure, { intent: "send", ...change });
  expect(init?.status).toBe(422);
  expect(Object.keys(data.errors)).toStrictEqual([field]);
});

test("a time that is past, another's departure, and a member without the right are refused", async () => {
  const { departure } = await departureWith();
  const past = { intent: "send", when: "days-before", count: "90", time: "09:00" };
  const near = { tour, travelDate: addDays(today, 30) };
  expect(Object.keys((await post(owner, near, past)).data.errors)).toStrictEqual(["when"]);
  const bystander = await createMember(operator, ["departures"]);
  expect((await post(bystander, departure, { intent: "send" })).init?.status).toBe(403);
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  expect((await post(stranger, departure, { intent: "send" })).init?.status).toBe(404);
  expect((await services.getDepartureMessages(owner, near)).messages).toStrictEqual([]);
});

test("of two starts of a day, a message reaches only those of its own, at its time", async () => {
  const { departure, references } = await departureWith("Morning Rao", "Evening Shah");
  const rules = { ...everyDay, startTime: "06:00", starts: [{ time: "06:00" }, { time: "15:00" }] };
  await setTour(tour, { departureRules: rules });
  for (const [index, start] of ["06:00", "15:00"].entries())
    await setBooking(references[index] ?? "", { start });
  const evening = { ...departure, start: "15:00" };
  await post(owner, evening, { intent: "send" });
  expect((await gotBy(references[0] ?? "")).texts).toStrictEqual([]);
  expect((await gotBy(references[1] ?? "")).texts).toStrictEqual([
    "Hello Evening Shah, we start at 3:00 PM IST.",
  ]);
  expect((await services.getDepartureMessages(owner, evening)).messages).toHaveLength(1);
  expect(
    (await services.getDepartureMessages(owner, { ...departure, start: "06:00" })).messages,
  ).toStrictEqual([]);
  await setTour(tour, { departureRules: { ...everyDay, startTime: "06:30" } });
});

test("at most ten messages to a departure wait", async () => {
  const { departure } = await departureWith();
  const scheduled = { intent: "send", when: "on-day" };
  for (let count = 0; count < 10; count += 1) await post(owner, departure, scheduled);
  expect((await post(owner, departure, scheduled)).init?.status).toBe(409);
});
