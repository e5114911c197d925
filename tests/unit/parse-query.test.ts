import { expect, test } from "vitest";
import { parseQuery } from "~/domain/search/parse-query";
import { appliedOf, reconcile } from "~/domain/search/understanding";
import { transliterate } from "~/domain/search/words";
import type { TourFilter } from "~/domain/search/tour-query";

/** Returns the filters read from a search, as a URL has them. */
function read(q: string, explicit: TourFilter = {}): string {
  const parsed = parseQuery(q);
  return appliedOf(parsed, reconcile(parsed.requirements, explicit), [])
    .map(({ param, value }) => `${param}=${value}`)
    .join("&");
}

test.for([
  ["from delhi", "city=Delhi"],
  ["tours ex bombay", "city=Mumbai"],
  ["दिल्ली से", "city=Delhi"],
  ["delhi se", "city=Delhi"],
  ["from chennai", "near=Chennai"],
  ["from gujarat", "city=Ahmedabad"],
  ["near Mumbai", "near=Mumbai"],
  ["mumbai ke paas", "near=Mumbai"],
  ["close to hyderabad", "near=Hyderabad"],
  ["bangalore to xyzzy", "city=Bangalore"],
  ["3 nights", "minDays=4&maxDays=4"],
  ["4n5d", "minDays=5&maxDays=5"],
  ["4 nights/5 days", "minDays=5&maxDays=5"],
  ["5-7 days", "minDays=5&maxDays=7"],
  ["3 to 5 nights", "minDays=4&maxDays=6"],
  ["under 5 days", "maxDays=5"],
  ["more than a week", "minDays=6"],
  ["६ दिन", "minDays=6&maxDays=6"],
  ["weekend", "minDays=1&maxDays=3"],
  ["one day trip", "minDays=1&maxDays=1"],
  ["under 20000", "maxPrice=20000"],
  ["below ₹20,000", "maxPrice=20000"],
  ["20k", "maxPrice=20000"],
  ["1.5 lakh", "maxPrice=150000"],
  ["between 10000 and 15000", "minPrice=10000&maxPrice=15000"],
  ["10-15k", "minPrice=10000&maxPrice=15000"],
  ["above 30000", "minPrice=30000"],
  ["around 20000", "minPrice=15000&maxPrice=25000"],
  ["10000 se kam", "maxPrice=10000"],
  ["7 days budget 20000", "minDays=7&maxDays=7&maxPrice=20000"],
  ["cheap", "maxPrice=11000&sort=price"],
  ["cheap under 8000", "maxPrice=8000&sort=price"],
  ["december 2027", "month=12"],
  ["diwali", "month=11"],
  ["onam", "month=8&state=Kerala"],
  ["monsoon", "month=7"],
  ["orissa", "state=Odisha"],
  ["sikkim and meghalaya", "state=Sikkim,Meghalaya"],
  ["onam in goa", "month=8&state=Goa"],
  ["south india", "region=south"],
  ["honeymoon", "interest=couples"],
  ["kids", "interest=family"],
  ["beach", "type=beach"],
  ["कश्मीर", "state=Jammu and Kashmir"],
  ["ರಾಜಸ್ಥಾನ", "state=Rajasthan"],
  ["best tours to visit in india", ""],
  ["", ""],
  ["!!", ""],
] as const)("%j means %j", ([q, filters]) => {
  expect(read(q)).toBe(filters);
});

test("an explicit filter beats the words", () => {
  expect(read("beach from delhi under 9000", { city: "Mumbai", maxPrice: 5000 })).toBe("type=beach");
  expect(read("weekend in goa", { duration: "4-7", state: "Kerala" })).toBe("");
});

test("removing a filter leaves the other words as they were typed", () => {
  const parsed = parseQuery("Taj Mahal from Bangalore in December");
  const applied = appliedOf(parsed, parsed.requirements, [2]);
  expect(applied.map(({ text, without }) => [text, without])).toStrictEqual([
    ["from Bangalore", "Taj Mahal in December"],
    ["December", "Taj Mahal from Bangalore in"],
  ]);
});

test("old names and names in other scripts are the same place", () => {
  for (const names of [
    ["varanasi", "benares", "Kashi", "बनारस", "ਵਾਰਾਣਸੀ", "வாரணாசி"],
    ["alleppey", "Alappuzha", "ആലപ്പുഴ"],
    ["ooty", "Udhagamandalam", "ऊटी", "ஊட்டி", "ಊಟಿ"],
    ["pondicherry", "Pondi", "puducherry"],
    ["shimla", "simla", "शिमला", "সিমলা"],
  ]) {
    const places = names.map((name) => parseQuery(name).requirements[0]?.term?.place);
    expect(new Set(places).size, names.join()).toBe(1);
    expect(places[0]).toEqual(expect.any(String));
  }
});

test.for([
  ["मनाली", "manali"],
  ["মানালি", "manali"],
  ["మనాలి", "manali"],
  ["மணாலி", "manali"],
  ["മണാലി", "manali"],
  ["ಮನಾಲಿ", "manali"],
  ["ମନାଲି", "manali"],
  ["ਮਨਾਲੀ", "manali"],
  ["મનાલી", "manali"],
] as const)("%s sounds like %s", ([text, sound]) => {
  expect(transliterate(text)).toBe(sound);
});

test("any text is read, however long", () => {
  for (const q of [
    "🎉".repeat(500),
    "a ".repeat(1000),
    '"*NEAR(',
    "from",
    "near",
    "under",
    "between 5 and",
    "-",
    "₹",
  ])
    expect(() => parseQuery(q)).not.toThrow();
});
