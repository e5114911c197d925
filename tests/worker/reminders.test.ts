import { env } from "cloudflare:workers";
import { eq, like } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { startOfDayInIndia } from "~/domain/calendar/calendar";
import { sendReminders } from "../../worker/notifications/bookings/send-reminders";
import { createDatabase } from "../../worker/platform/db/client";
import { bookings, mailOutbox, notifications } from "../../worker/platform/db/schema";
import { createUser } from "../support/accounts";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db, setBooking } from "../support/database";
import { bookingRow } from "../support/rows";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Nine in the morning in India on this day. */
const nineOn = (date: string) => startOfDayInIndia(date) + 9 * hour;

beforeEach(async () => {
  await db.update(bookings).set({ travelDate: "2020-01-01" });
  await db.delete(mailOutbox);
});

/** A confirmed booking for a day, made this many days before. */
async function bookedFor(
  travelDate: string,
  daysBefore: number,
  status: "confirmed" | "pending" | "cancelled" = "confirmed",
) {
  const { bookingId } = await book();
  await setBooking(bookingId, { travelDate, status, createdAt: nineOn(travelDate) - daysBefore * day });
  return bookingId;
}

const remind = (now: number) => sendReminders({ db, clock: () => now, bookingMailer });

/** Returns the subjects of all reminders, sorted. */
async function reminders() {
  const rows = await db.select().from(mailOutbox).where(like(mailOutbox.dedupeKey, "booking/%/reminder/%"));
  return rows.map(({ subject }) => subject).toSorted();
}

test("only trips in seven days or tomorrow get a reminder, with the voucher", async () => {
  const inAWeek = await bookedFor("2031-05-17", 30);
  const tomorrow = await bookedFor("2031-05-11", 30);
  for (const date of ["2031-05-10", "2031-05-12", "2031-05-16", "2031-05-18"]) await bookedFor(date, 30);
  await bookedFor("2031-05-17", 30, "cancelled");
  await bookedFor("2031-05-11", 30, "pending");
  await remind(nineOn("2031-05-10"));
  expect(await reminders()).toStrictEqual([
    expect.stringMatching(`^In 7 days: .*\\(${inAWeek}\\)$`),
    expect.stringMatching(`^Tomorrow: .*\\(${tomorrow}\\)$`),
  ]);
  const row = await bookingRow(tomorrow);
  const mail = await db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.dedupeKey, `booking/${row.id}/reminder/1/2031-05-11`))
    .get();
  expect(mail).toMatchObject({
    recipient: row.customerEmail,
    attachments: { booking: row.id, kinds: ["voucher"] },
  });
  expect(mail?.text).toContain(`https://tours.example/trip/${tomorrow}/key`);
});

test("the phone of an account is reminded once too; a guest has the mail only", async () => {
  await db.delete(notifications);
  const reference = await bookedFor("2031-05-11", 30);
  await bookedFor("2031-05-11", 30);
  const { id: userId } = await createUser();
  await setBooking(reference, { userId });
  await remind(nineOn("2031-05-10"));
  await remind(nineOn("2031-05-10") + hour);
  expect(await reminders()).toHaveLength(2);
  const stored = await db.select().from(notifications).where(eq(notifications.event, "trip-soon"));
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({
    audience: { userId },
    content: {
      params: { booking: reference, start: expect.stringMatching(/^May 11, 2031, \d+:\d\d [AP]M IST$/) },
    },
  });
});

test("India's day counts, and no reminder is sent at night there", async () => {
  await bookedFor("2031-05-11", 30);
  // Still the 9th in UTC, already the 10th in India.
  await remind(Date.parse("2031-05-09T20:00:00Z"));
  await remind(Date.parse("2031-05-10T02:29:59Z"));
  expect(await reminders()).toStrictEqual([]);
  await remind(Date.parse("2031-05-10T02:30:00Z"));
  expect(await reminders()).toHaveLength(1);
  await db.delete(mailOutbox);
  await remind(Date.parse("2031-05-10T18:30:00Z"));
  expect(await reminders()).toStrictEqual([]);
});

test("each reminder is sent once, even by repeated and concurrent runs", async () => {
  await bookedFor("2031-05-11", 30);
  await bookedFor("2031-05-17", 30);
  const now = nineOn("2031-05-10");
  await Promise.all([remind(now), remind(now), remind(now)]);
  await remind(now + hour);
  expect(await reminders()).toHaveLength(2);
  // The other of its two reminders comes on its own day.
  await remind(now + 6 * day);
  expect(await reminders()).toHaveLength(3);
});

test("a booking canceled or moved while its reminder is written gets none", async () => {
  const cancelled = await bookedFor("2031-05-11", 30);
  const moved = await bookedFor("2031-05-11", 30);
  const changing = new Proxy(createDatabase(env.DB), {
    get(target, name, receiver) {
      const value: unknown = Reflect.get(target, name, receiver);
      if (name !== "batch" || typeof value !== "function") return value;
      return async (...statements: unknown[]) => {
        await setBooking(cancelled, { status: "cancelled" });
        await setBooking(moved, { travelDate: "2031-06-11" });
        return value.apply(target, statements);
      };
    },
  });
  await sendReminders({ db: changing, clock: () => nineOn("2031-05-10"), bookingMailer });
  expect(await reminders()).toStrictEqual([]);
});

test("a late booking gets only the remaining reminders, and none on the day of booking", async () => {
  await bookedFor("2031-05-13", 3);
  await bookedFor("2031-05-17", 7);
  await bookedFor("2031-05-11", 1);
  const first = nineOn("2031-05-10");
  for (let days = 0; days < 7; days += 1) await remind(first + days * day + hour);
  expect(await reminders()).toStrictEqual([
    expect.stringContaining("Tomorrow"),
    expect.stringContaining("Tomorrow"),
  ]);
});

test("a moved trip gets reminders for its new date", async () => {
  const bookingId = await bookedFor("2031-05-11", 30);
  await remind(nineOn("2031-05-10"));
  await setBooking(bookingId, { travelDate: "2031-06-11" });
  await remind(nineOn("2031-06-10"));
  expect(await reminders()).toHaveLength(2);
});

test("bookings beyond the limit of a run wait for the next one", async () => {
  const template = await bookingRow(await bookedFor("2031-05-11", 30));
  for (let number = 1; number <= 54; number += 1) {
    await db.insert(bookings).values({
      ...template,
      id: crypto.randomUUID(),
      emailKey: null,
      bookingId: `TB9999${String(number).padStart(2, "0")}`,
    });
  }
  const now = nineOn("2031-05-10");
  await remind(now);
  expect(await reminders()).toHaveLength(50);
  await remind(now + 60_000);
  expect(new Set(await reminders()).size).toBe(55);
});
