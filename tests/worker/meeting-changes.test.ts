import { eq, like } from "drizzle-orm";
import ICAL from "ical.js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { Viewer } from "~/domain/accounts/account";
import { sendMeetingChanges, settlingTime } from "../../worker/notifications/bookings/send-meeting-changes";
import { bookings, mailOutbox, meetingChanges } from "../../worker/platform/db/schema";
import { drawMailAttachments } from "../../worker/documents/draw-mail-attachments";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, setBooking } from "../support/database";
import { bookingRow, tourRow } from "../support/rows";
import { readFont } from "../support/fonts";
import { keys } from "../support/keys";
import { editTour } from "../support/edit-tour";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

const slug = "ooty";
const travelDate = addDays(todayInIndia(Date.now()), 40);
let admin: Viewer;
let owner: Viewer;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  await giveTourTo(slug, await createOperator(owner.id));
});
beforeEach(async () => {
  await db.update(bookings).set({ travelDate: "2020-01-01" });
  await db.delete(meetingChanges);
});

async function tourNow() {
  const tour = await tourRow(slug);
  return tour;
}

/** Books a day before now, so that any later edit comes after it. */
async function bookedBefore(overrides: Record<string, unknown> = {}) {
  const { bookingId } = await book({ tour: slug, travelDate, ...overrides });
  const createdAt = Date.now() - 86_400_000;
  await setBooking(bookingId, { createdAt });
  return bookingId;
}

async function setStart(startTime: string, who = owner) {
  const { version, capacity, departureRules } = await tourNow();
  const departures = { capacity, rules: { ...departureRules, startTime } };
  await services.setTourDepartures(who, { slug, version, departures });
}

const send = (ahead = settlingTime) =>
  sendMeetingChanges({ db, clock: () => Date.now() + ahead, bookingMailer });

/** Returns the mails about changed starts, oldest first. */
async function sent() {
  const rows = await db.select().from(mailOutbox).where(like(mailOutbox.dedupeKey, "booking/%/meeting/%"));
  return rows
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .map(({ subject, text, attachments }) => ({ subject, text: text.replaceAll(/\s+/g, " "), attachments }));
}
beforeEach(async () => {
  await db.delete(mailOutbox).where(like(mailOutbox.dedupeKey, "booking/%/meeting/%"));
});

test("everyone who has booked gets one mail with the old and the new start and the updated event", async () => {
  await setStart("07:30");
  await db.delete(meetingChanges);
  const bookingId = await bookedBefore();
  await bookedBefore({ travelDate: addDays(travelDate, 1) });
  const row = await bookingRow(bookingId);
  const eventOf = async () => {
    const [file] = await drawMailAttachments(
      { db, clock: Date.now, keys, origin: null, readFont },
      { booking: row.id, kinds: ["calendar"] },
    );
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(file?.content)));
    const event = calendar.getFirstSubcomponent("vevent");
    if (!event) throw new Error("no event");
    return new ICAL.Event(event);
  };
  const earlier = await eventOf();

  await setStart("05:45");
  await send(settlingTime - 60_000);
  expect(await sent()).toStrictEqual([]);
  await Promise.all([send(), send()]);
  await send(settlingTime + 60_000);
  const mails = await sent();
  expect(mails).toHaveLength(2);
  const mail = mails.find(({ subject }) => subject.includes(bookingId));
  expect(mail?.subject).toMatch(/^New start time of your trip on \w{3}, \w{3} \d{1,2}, \d{4} \(TB\d{6}\)$/);
  expect(mail?.text).toMatch(/Start before: .*7:30 AM IST/);
  expect(mail?.text).toMatch(/Start now: .*5:45 AM IST/);
  expect(mail?.attachments).toStrictEqual({ booking: row.id, kinds: ["calendar"] });
  expect(await db.$count(meetingChanges)).toBe(0);

  const event = await eventOf();
  expect(event.uid).toBe(earlier.uid);
  expect(event.sequence).toBeGreaterThan(earlier.sequence);
  expect(event.startDate.toString()).toBe(`${travelDate}T00:15:00Z`);
});

test("edits within minutes make one mail, and none if they undo each other", async () => {
  await setStart("07:30");
  await db.delete(meetingChanges);
  await bookedBefore();
  await setStart("06:00");
  await setStart("05:45");
  await send();
  expect(await sent()).toHaveLength(1);
  expect((await sent())[0]?.text).toMatch(/Start before: .*7:30 AM IST.*Start now: .*5:45 AM IST/);
  await setStart("09:00");
  await setStart("05:45");
  await send();
  expect(await sent()).toHaveLength(1);
  expect(await db.$count(meetingChanges)).toBe(0);
});

test("an edit while mails are being sent is a change of its own, sent after it", async () => {
  await setStart("07:30");
  await db.delete(meetingChanges);
  await bookedBefore();
  await setStart("06:00");
  await db.update(meetingChanges).set({ isSending: true });
  await setStart("08:15");
  await send();
  expect((await sent()).map(({ text }) => /Start now: \S+ \S+ \S+ \S+ (\S+)/.exec(text)?.[1])).toStrictEqual([
    "6:00",
  ]);
  await send();
  expect((await sent()).map(({ text }) => /Start now: \S+ \S+ \S+ \S+ (\S+)/.exec(text)?.[1])).toStrictEqual([
    "6:00",
    "8:15",
  ]);
});

test("an administrator's edit of the meeting point sends the mail too, and so does an approved one of the operator", async () => {
  await bookedBefore();
  await editTour(admin, slug, { meetingPoint: "Lalbagh, the west gate" });
  await send();
  const [first] = await sent();
  expect(first?.subject).toMatch(/^New meeting point of your trip/);
  expect(first?.text).toContain("Meeting point now: Lalbagh, the west gate");

  const { features } = (await services.getSettingsPage(admin)).groups;
  const value = { ...features.value, reviewTexts: true };
  await services.changeSettings(admin, { name: "features", version: features.version, value });
  await services.saveTourDraft(owner, {
    slug,
    version: 0,
    values: { meetingPoint: "Lalbagh, the east gate" },
  });
  const page = await services.getTourWizard(owner, slug);
  await services.submitTour(owner, { slug, version: page.version, draftVersion: page.draftVersion });
  await send();
  expect(await sent()).toHaveLength(1);
  const texts = await services.getChangedTexts(admin, slug);
  await services.answerChangedTexts(admin, { slug, version: texts.version, answer: "approve" });
  await send();
  const [, second] = await sent();
  expect(second?.text).toMatch(/before: Lalbagh, the west gate.*now: Lalbagh, the east gate/);
});

test("later, canceled and past bookings get none, and nothing is recorded without upcoming ones", async () => {
  await setStart("09:00");
  await db.delete(meetingChanges);
  for (const change of [
    { status: "cancelled" as const },
    { travelDate: "2020-01-01" },
    { customerEmail: "" },
  ]) {
    const bookingId = await bookedBefore();
    await setBooking(bookingId, change);
  }
  await db.update(bookings).set({ travelDate: "2020-01-01" }).where(eq(bookings.customerEmail, ""));
  await setStart("10:00");
  expect(await db.$count(meetingChanges)).toBe(0);
  const { bookingId } = await book({ tour: slug, travelDate });
  await setBooking(bookingId, { createdAt: Date.now() + 1000 });
  await setStart("11:00");
  await send();
  expect(await sent()).toStrictEqual([]);
});

test("a booking that waits for its payment gets the mail, without an event for the calendar", async () => {
  await setStart("09:00");
  await db.delete(meetingChanges);
  const bookingId = await bookedBefore();
  await setBooking(bookingId, { status: "pending" });
  await setStart("10:00");
  await send();
  const mails = await sent();
  expect(mails.map(({ subject, attachments }) => [subject.includes(bookingId), attachments])).toStrictEqual([
    [true, null],
  ]);
});
