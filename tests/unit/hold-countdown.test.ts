import { expect, test } from "vitest";
import { formatTimeLeft, isTimeShort, holdAnnouncement, holdText } from "~/domain/seats/hold-countdown";

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
  expect(holdAnnouncement(extended, 19 * minute, 15)).toBe("2 seats held for you until 2:47 PM IST.");
  expect(holdAnnouncement(extended, 4 * minute, 15)).toBe(
    "Less than 5 minutes left: 2 seats held for you until 2:47 PM IST.",
  );
});
