import { expect, test } from "vitest";
import {
  deadlinesOf,
  emailKeyOf,
  movedDeadlines,
  nextReminderAt,
  nothingDue,
} from "~/domain/bookings/unpaid-booking";

const hour = 3_600_000;
const day = 24 * hour;
const at = (instant: string) => Date.parse(instant);
const departures = { startTime: "05:45", cutOff: { kind: "days", days: 1, time: "18:00" } } as const;
const sold = { travelDate: "2027-02-04", dueDays: 7, owed: 1000 };
const terms = { ...sold, isVerified: true, deposit: null, departures };

test("a booking is due at 6 PM IST, days before departure, and reminded three days and one day before", () => {
  const { paymentDueAt, paymentReminderAt } = deadlinesOf(terms, at("2026-12-01T00:00:00+05:30"));
  const due = at("2027-01-28T18:00:00+05:30");
  expect([paymentDueAt, paymentReminderAt]).toStrictEqual([due, at("2027-01-25T18:00:00+05:30")]);
  const reminders = [10, 3, 1].map((days) => nextReminderAt(due, due - days * day));
  expect(reminders).toStrictEqual([due - 3 * day, due - day, null]);
});

test.for([
  ["2027-01-27T17:59:59+05:30", "2027-01-28T18:00:00+05:30"],
  ["2027-01-27T18:00:01+05:30", "2027-01-28T18:00:01+05:30"],
  ["2027-02-02T18:00:00+05:30", "2027-02-03T18:00:00+05:30"],
  ["2027-02-03T17:00:00+05:30", "2027-02-03T18:00:00+05:30"],
  ["2027-02-03T18:00:00+05:30", null],
] as const)(
  "booked at %s, a late booking has 24 hours, but never beyond the cut-off: %s",
  ([bookedAt, due]) => {
    expect(deadlinesOf(terms, at(bookedAt)).paymentDueAt).toBe(due && at(due));
  },
);

test("an unverified booking has 24 hours, however early and cheap it is", () => {
  const bookedAt = at("2026-12-01T09:00:00+05:30");
  const soon = { paymentDueAt: bookedAt + day, paymentReminderAt: null };
  expect(deadlinesOf({ ...terms, isVerified: false }, bookedAt)).toStrictEqual(soon);
  expect(deadlinesOf({ ...terms, isVerified: false, owed: 0 }, bookedAt)).toStrictEqual(soon);
  expect(deadlinesOf({ ...terms, owed: 0 }, bookedAt)).toStrictEqual(nothingDue);
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
