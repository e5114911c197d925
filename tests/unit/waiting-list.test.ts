import { expect, test } from "vitest";
import {
  addDays,
  formatInstantInIndia,
  hourInIndia,
  instantInIndia,
  todayInIndia,
} from "~/domain/calendar/calendar";
import { offerEnd, placeInLine } from "~/domain/waiting-list/waiting-list";

const minute = 60_000;
const hour = 60 * minute;
const day = addDays(todayInIndia(Date.now()), 30);
const at = (time: string, days = 0) => instantInIndia(addDays(day, days), time);
const never = at("00:00", 300);

test.for([
  ["08:00", "10:00", 0],
  ["14:20", "16:20", 0],
  ["19:00", "21:00", 0],
  ["19:01", "08:01", 1],
  ["20:30", "09:30", 1],
  ["21:00", "10:00", 1],
  ["23:59", "10:00", 1],
  ["00:00", "10:00", 0],
  ["07:59", "10:00", 0],
] as const)("an offer made at %s ends at %s, %i days later", ([from, to, days]) => {
  expect(formatInstantInIndia(offerEnd(at(from), never))).toBe(formatInstantInIndia(at(to, days)));
});

const isQuiet = (now: number) => hourInIndia(now) >= 21 || hourInIndia(now) < 8;

test("an offer lasts two hours of the day at any minute, and never past the cut-off", () => {
  for (let now = at("00:00"); now < at("00:00", 1); now += 7 * minute) {
    const end = offerEnd(now, never);
    let waking = 0;
    for (let step = now; step < end; step += minute) waking += isQuiet(step) ? 0 : 1;
    expect(waking, formatInstantInIndia(now)).toBe(120);
    for (const cutOff of [now - hour, now, now + 5 * minute, now + 3 * hour, now + 12 * hour, end]) {
      expect(offerEnd(now, cutOff)).toBe(Math.min(end, cutOff));
    }
  }
});

test("places in line are ordinals", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 50].map(placeInLine).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 50th",
  );
});
