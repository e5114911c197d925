import { afterEach, describe, expect, test, vi } from "vitest";
import {
  deadlinesOf,
  emailKeyOf,
  movedDeadlines,
  nextReminderAt,
  nothingDue,
} from "~/domain/bookings/unpaid-booking";
import { formatDeadline } from "~/domain/calendar/calendar";

const hour = 3_600_000;
const day = 24 * hour;
const at = (instant: string) => Date.parse(instant);
const departures = { startTime: "05:45", cutOff: { kind: "days", days: 1, time: "18:00" } } as const;
const terms = {
  travelDate: "2027-02-04",
  dueDays: 7,
  owed: 1000,
  isVerified: true,
  deposit: null,
  departures,
};

afterEach(() => vi.unstubAllEnvs());

describe.for(["UTC", "Asia/Kolkata", "America/Los_Angeles"])("in a process of %s", (zone) => {
  test("a booking is due at 6 PM IST, days before departure", () => {
    vi.stubEnv("TZ", zone);
    const { paymentDueAt, paymentReminderAt } = deadlinesOf(terms, at("2026-12-01T00:00:00+05:30"));
    expect(paymentDueAt).toBe(at("2027-01-28T18:00:00+05:30"));
    expect(paymentReminderAt).toBe(at("2027-01-25T18:00:00+05:30"));
    expect(formatDeadline(paymentDueAt ?? 0)).toBe("Thu, Jan 28, 2027, 6:00 PM IST");
  });

  test("a late booking has 24 hours, but never beyond the cut-off", () => {
    vi.stubEnv("TZ", zone);
    const due = (bookedAt: string) => deadlinesOf(terms, at(bookedAt)).paymentDueAt;
    expect(due("2027-01-27T17:59:59+05:30")).toBe(at("2027-01-28T18:00:00+05:30"));
    expect(due("2027-01-27T18:00:01+05:30")).toBe(at("2027-01-28T18:00:01+05:30"));
    expect(due("2027-02-02T18:00:00+05:30")).toBe(at("2027-02-03T18:00:00+05:30"));
    expect(due("2027-02-03T17:00:00+05:30")).toBe(at("2027-02-03T18:00:00+05:30"));
    expect(due("2027-02-03T18:00:00+05:30")).toBeNull();
  });
});

test("an unverified booking has 24 hours, however early and cheap it is", () => {
  const bookedAt = at("2026-12-01T09:00:00+05:30");
  const soon = { paymentDueAt: bookedAt + day, paymentReminderAt: null };
  expect(deadlinesOf({ ...terms, isVerified: false }, bookedAt)).toStrictEqual(soon);
  expect(deadlinesOf({ ...terms, isVerified: false, owed: 0 }, bookedAt)).toStrictEqual(soon);
  expect(deadlinesOf({ ...terms, owed: 0 }, bookedAt)).toStrictEqual(nothingDue);
});

test("reminders come three days and one day before the due date", () => {
  const due = at("2027-01-28T18:00:00+05:30");
  expect(nextReminderAt(due, due - 10 * day)).toBe(due - 3 * day);
  expect(nextReminderAt(due, due - 3 * day)).toBe(due - day);
  expect(nextReminderAt(due, due - day)).toBeNull();
});

test("moving gains time only if the new date is due later anyway", () => {
  const now = at("2027-01-20T12:00:00+05:30");
  const before = deadlinesOf(terms, at("2026-12-01T00:00:00+05:30"));
  const moved = (travelDate: string, from = before, when = now) =>
    movedDeadlines(from, { ...terms, travelDate }, when).paymentDueAt;
  expect(moved("2027-03-04")).toBe(at("2027-02-25T18:00:00+05:30"));
  expect(moved("2027-01-24")).toBe(now + day);
  const late = { paymentDueAt: now + hour, paymentReminderAt: null };
  expect(moved("2027-01-25", late)).toBe(now + hour);
  expect(moved("2027-03-04", nothingDue)).toBeNull();
  const unverified = { ...terms, isVerified: false, travelDate: "2027-03-04" };
  expect(movedDeadlines(late, unverified, now).paymentDueAt).toBe(now + hour);
});

test.for<[string, string]>([
  ["Meera.Iyer@Example.com", "meera.iyer@example.com"],
  ["meera+goa@example.com", "meera@example.com"],
  ["m.e.e.r.a+x+y@gmail.com", "meera@gmail.com"],
  ["mee.ra@googlemail.com", "meera@gmail.com"],
  ["+tag@example.com", "+tag@example.com"],
])("%s counts as %s", ([email, key]) => expect(emailKeyOf(email)).toBe(key));
