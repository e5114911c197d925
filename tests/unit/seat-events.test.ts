import { expect, test } from "vitest";
import type { AvailableDay } from "~/domain/departures/availability-schema";
import { seatsMessageSchema } from "~/domain/seats/seat-events";
import { seatAnnouncement, seatsInWords } from "~/domain/seats/seat-announcement";

const message = { type: "seats", days: [{ date: "2027-06-12", seatsLeft: 4 }] };

test("a message survives serialization", () => {
  expect(seatsMessageSchema.parse(JSON.parse(JSON.stringify(message)))).toStrictEqual(message);
});

test.for([
  { ...message, bookingId: "TB123456" },
  { type: "seats", days: [{ date: "2027-06-12", seatsLeft: 4, customerName: "Meera Iyer" }] },
  { type: "seats", days: [{ date: "2027-06-12", seatsLeft: -1 }] },
  { type: "seats", days: [{ date: "2027-06-12", seatsLeft: "4" }] },
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
  expect(seatAnnouncement(before, after)).toBe(
    "Jun 12, 2027: 4 left. Jun 13, 2027: sold out. Jun 14, 2027: seats available.",
  );
});

test("single seats, unchanged days and hidden days are not announced", () => {
  expect(seatAnnouncement([day("limited", 4)], [day("limited", 3)])).toBeNull();
  expect(seatAnnouncement([day("open", 9)], [day("open", 8)])).toBeNull();
  expect(seatAnnouncement([], [day("sold_out", 0)])).toBeNull();
});
