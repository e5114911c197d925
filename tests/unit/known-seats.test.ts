import { expect, test } from "vitest";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { knownDays, mayHaveOpened, nothingKnown, withAnswer, withMessage } from "~/domain/seats/known-seats";
import { seatsMessageSchema } from "~/domain/seats/seat-events";
import { seatAnnouncement, seatsInWords } from "~/domain/seats/seat-announcement";
import { formatTimeLeft, isTimeShort, holdAnnouncement, holdText } from "~/domain/seats/hold-countdown";

const date = "2027-06-12";
const other = "2027-06-13";

function day(seatsLeft: number, overrides: Partial<AvailableDay> = {}): AvailableDay {
  return { date, seatsLeft, priceInr: 4999, status: "open", ...overrides };
}

const answered = withAnswer(nothingKnown, [day(12), day(12, { date: other })], 0);

test("a message changes only its own day", () => {
  const days = knownDays(withMessage(answered, [{ date, seatsLeft: 3 }]), null);
  expect(days.get(date)).toStrictEqual(day(3, { status: "limited" }));
  expect(days.get(other)).toBe(answered.answered.get(other));
});

test("a message for an unrequested day adds no day, and counts once the day is requested", () => {
  const known = withMessage(nothingKnown, [{ date, seatsLeft: 3 }]);
  expect(knownDays(known, null).size).toBe(0);
  expect(knownDays(withAnswer(known, [day(12)], 0), null).get(date)?.seatsLeft).toBe(3);
});

test("a response replaces messages from before its request, not later ones", () => {
  const known = withMessage(answered, [{ date, seatsLeft: 3 }]);
  expect(knownDays(withAnswer(known, [day(8)], known.turn), null).get(date)).toStrictEqual(day(8));
  const knownSince = withMessage(known, [{ date, seatsLeft: 2 }]);
  expect(knownDays(withAnswer(knownSince, [day(8)], known.turn), null).get(date)?.seatsLeft).toBe(2);
  expect(knownDays(withAnswer(knownSince, [day(8)], knownSince.turn), null).get(date)?.seatsLeft).toBe(8);
});

test("a user's own held seats are free to them: messages exclude them, responses do not", () => {
  const own = { travelDate: date, numberOfTravelers: 4 };
  const known = withMessage(answered, [
    { date, seatsLeft: 0 },
    { date: other, seatsLeft: 0 },
  ]);
  expect(knownDays(known, own).get(date)).toStrictEqual(day(4, { status: "limited" }));
  expect(knownDays(known, own).get(other)).toMatchObject({ seatsLeft: 0, status: "sold_out" });
  expect(knownDays(known, null).get(date)?.status).toBe("sold_out");
  expect(knownDays(answered, own).get(date)).toStrictEqual(day(12));
});

test("a closed day stays closed", () => {
  const closed = day(0, { status: "closed", reason: "The road is closed." });
  const known = withMessage(withAnswer(nothingKnown, [closed], 0), [{ date, seatsLeft: 9 }]);
  expect(knownDays(known, null).get(date)).toStrictEqual(closed);
});

test("a day closed while it is shown is marked as closed, and requested again when it opens", () => {
  const shut = { seatsLeft: 0, closed: "The road is shut." };
  const marked = day(0, { status: "closed", reason: "The road is shut." });
  const closed = withMessage(answered, [{ date, ...shut }]);
  expect(knownDays(closed, null).get(date)).toStrictEqual(marked);
  expect(mayHaveOpened(closed, [{ date, ...shut }])).toBe(false);
  const opened = withMessage(closed, [{ date, seatsLeft: 9 }]);
  expect(knownDays(opened, null).get(date)?.seatsLeft).toBe(9);
  // After a response for the closed day only a new request shows that it has opened.
  expect(mayHaveOpened(withAnswer(nothingKnown, [marked], 0), [{ date, seatsLeft: 9 }])).toBe(true);
});

const message = { type: "seats", days: [{ date: "2027-06-12", seatsLeft: 4 }] };

test("a message survives serialization", () => {
  expect(seatsMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

const [shown] = message.days;

test.for([
  { ...message, bookingId: "TB123456" },
  ...[{ customerName: "Meera Iyer" }, { seatsLeft: -1 }, { seatsLeft: "4" }].map((wrong) => ({
    ...message,
    days: [{ ...shown, ...wrong }],
  })),
  { type: "seats" },
  { type: "hello", days: [] },
  "pong",
  null,
])("%j is refused: only days and numbers are allowed", (text) => {
  expect(seatsMessageSchema.safeParse(text).success).toBe(false);
});

function dayOf(status: AvailableDay["status"], seatsLeft: number, date = "2027-06-12"): AvailableDay {
  return { date, seatsLeft, priceInr: 4999, status };
}

test("seats are counted only if few are left", () => {
  expect(seatsInWords(dayOf("open", 12))).toBeNull();
  expect(seatsInWords(dayOf("limited", 3))).toBe("3 left");
  expect(seatsInWords(dayOf("sold_out", 0))).toBe("Sold out");
  expect(seatsInWords(dayOf("closed", 0))).toBe("Closed");
});

test("a day that becomes limited, sold out or free is announced, in one sentence each", () => {
  const before = [dayOf("open", 8), dayOf("limited", 2, "2027-06-13"), dayOf("sold_out", 0, "2027-06-14")];
  const after = [dayOf("limited", 4), dayOf("sold_out", 0, "2027-06-13"), dayOf("open", 9, "2027-06-14")];
  const spoken = "Jun 12, 2027: 4 left. Jun 13, 2027: sold out. Jun 14, 2027: seats available.";
  expect(seatAnnouncement(before, after)).toBe(spoken);
});

test("single seats, unchanged days and hidden days are not announced", () => {
  expect(seatAnnouncement([dayOf("limited", 4)], [dayOf("limited", 3)])).toBeNull();
  expect(seatAnnouncement([dayOf("open", 9)], [dayOf("open", 8)])).toBeNull();
  expect(seatAnnouncement([], [dayOf("sold_out", 0)])).toBeNull();
});

const minute = 60_000;
const endsAt = Date.parse("2027-06-12T14:32:00+05:30");

test.for([
  [15 * minute, "15:00"],
  [12 * minute + 41_999, "12:41"],
  [9_000, "0:09"],
  [0, "0:00"],
  [-1, "0:00"],
] as const)("%d ms are shown as %s", ([left, text]) => {
  expect(formatTimeLeft(left)).toBe(text);
});

test("the end is shown in IST, one seat in the singular", () => {
  expect(holdText(2, endsAt)).toBe("2 seats held for you until 2:32 PM IST");
  expect(holdText(1, endsAt)).toBe("1 seat held for you until 2:32 PM IST");
});

test("an extension is offered in the last five minutes", () => {
  expect(isTimeShort(5 * minute + 1)).toBe(false);
  expect(isTimeShort(5 * minute)).toBe(true);
});

test("a quarter of an hour is announced three times, second by second", () => {
  const heard: string[] = [];
  for (let left = 15 * minute; left >= 0; left -= 1000) {
    const text = holdAnnouncement({ seats: 2, endsAt, canExtend: true }, left, 15);
    if (heard.at(-1) !== text) heard.push(text);
  }
  const offer = "2 seats held for you until 2:32 PM IST. You can hold them for 15 more minutes.";
  expect(heard).toStrictEqual([
    "2 seats held for you until 2:32 PM IST.",
    `Less than 5 minutes left: ${offer}`,
    `Less than a minute left: ${offer}`,
  ]);
});

test("a used extension is not offered again, and its new end is announced", () => {
  const extended = { seats: 2, endsAt: endsAt + 15 * minute, canExtend: false };
  const held = "2 seats held for you until 2:47 PM IST.";
  expect(holdAnnouncement(extended, 19 * minute, 15)).toBe(held);
  expect(holdAnnouncement(extended, 4 * minute, 15)).toBe(`Less than 5 minutes left: ${held}`);
});
