import { expect, test } from "vitest";
import { monthNames } from "~/domain/calendar/calendar";
import { monthsInWords, seasonHint } from "~/domain/departures/season-hint";
import { readTours } from "../../scripts/seed/catalogue";

const ooty = { place: "Ooty", bestMonths: [1, 2, 3, 10, 11, 12] };

test.for([
  [[5], "May"],
  [[5, 6], "May and June"],
  [[4, 5, 6], "April to June"],
  [[10, 11, 12, 1, 2], "October to February"],
  [[12, 1], "December and January"],
  [[3, 4, 5, 9, 10, 11], "March to May and September to November"],
  [[1, 5, 9], "January, May and September"],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], "all year"],
] as const)("months %j are %s", ([months, words]) => {
  expect(monthsInWords(months)).toBe(words);
});

test("a good month is described as good, any other by its season and with the better ones", () => {
  expect(seasonHint(ooty, "2027-02-09")).toBe("February is a good month for Ooty.");
  const july = "July is monsoon here; the best time for Ooty is October to March.";
  expect(seasonHint(ooty, "2027-07-09")).toBe(july);
  const january = "January is winter here; the best time for Ladakh is June to September.";
  expect(seasonHint({ place: "Ladakh", bestMonths: [6, 7, 8, 9] }, "2027-01-09")).toBe(january);
});

test("every tour has a complete sentence for every month", () => {
  for (const tour of readTours()) {
    for (const [index, month] of monthNames.entries()) {
      const text = seasonHint(tour, `2027-${String(index + 1).padStart(2, "0")}-15`);
      expect(text.startsWith(`${month} is `), text).toBe(true);
      expect(text).not.toMatch(/undefined|is \.|is all year/);
    }
  }
});
