import { expect, test } from "vitest";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { seatsMessageSchema } from "~/domain/seats/seat-events";
import { seatAnnouncement, seatsInWords } from "~/domain/seats/seat-announcement";
import { formatTimeLeft, isTimeShort, holdAnnouncement, holdText } from "~/domain/seats/hold-countdown";

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

function day(status: AvailableDay["status"], seatsLeft: number, date = "2027-06-12"): AvailableDay {
  return { date, seatsLeft, priceInr: 4999, status };
}

test("seats are counted only if few are left", () => {
  expect(seatsInWords(day("open", 12))).toBeNull();
  expect(seatsInWords(day("limited", 3))).toBe("3 left");
  expect(seatsInWords(day("sold_out", 0))).toBe("Sold out");
  expect(seatsInWords(day("closed", 0))).toBe("Closed");
});

test("a day that becomes limited, sold out or free is announced, in one sentence each", () => {
  const before = [day("open", 8), day("limited", 2, "2027-06-13"), day("sold_out", 0, "2027-06-14")];
  const after = [day("limited", 4), day("sold_out", 0, "2027-06-13"), day("open", 9, "2027-06-14")];
  const spoken = "Jun 12, 2027: 4 left. Jun 13, 2027: sold out. Jun 14, 2027: seats available.";
  expect(seatAnnouncement(before, after)).toBe(spoken);
});

test("single seats, unchanged days and hidden days are not announced", () => {
  expect(seatAnnouncement([day("limited", 4)], [day("limited", 3)])).toBeNull();
  expect(seatAnnouncement([day("open", 9)], [day("open", 8)])).toBeNull();
  expect(seatAnnouncement([], [day("sold_out", 0)])).toBeNull();
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
