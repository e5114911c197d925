import { expect, test } from "vitest";
import { parseQuery } from "~/domain/search/parse-query";
import { appliedOf, reconcile } from "~/domain/search/understanding";
import { transliterate, wordsOf } from "~/domain/search/words";
import type { TourFilter } from "~/domain/search/tour-query";
import { correct, spellingsOf } from "~/domain/search/spelling";
import { readTours } from "../../scripts/seed/catalogue";

/** A Wednesday. */
const today = "2026-11-25";

/** Returns the filters read from a search, as a URL has them. */
function read(q: string, explicit: TourFilter = {}): string {
  const parsed = parseQuery(q, today);
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
  ["bangalore to xyzzy", "city=Bangalore"],
  ["3 nights", "minDays=4&maxDays=4"],
  ["4n5d", "minDays=5&maxDays=5"],
  ["5-7 days", "minDays=5&maxDays=7"],
  ["3 to 5 nights", "minDays=4&maxDays=6"],
  ["under 5 days", "maxDays=5"],
  ["more than a week", "minDays=6"],
  ["६ दिन", "minDays=6&maxDays=6"],
  ["weekend", "minDays=1&maxDays=3"],
  ["one day trip", "minDays=1&maxDays=1"],
  ["under 20000", "maxPrice=20000"],
  ["20k", "maxPrice=20000"],
  ["1.5 lakh", "maxPrice=150000"],
  ["between 10000 and 15000", "minPrice=10000&maxPrice=15000"],
  ["10-15k", "minPrice=10000&maxPrice=15000"],
  ["above 30000", "minPrice=30000"],
  ["around 20000", "minPrice=15000&maxPrice=25000"],
  ["10000 se kam", "maxPrice=10000"],
  ["7 days budget 20000", "minDays=7&maxDays=7&maxPrice=20000"],
  ["cheap", "maxPrice=11000&sort=price"],
  ["under $200", "maxPrice=17600"],
  ["€100-150", "minPrice=10000&maxPrice=15000"],
  ["50k for a couple", "maxPrice=25000&interest=couples"],
  ["150000 for family of 4", "maxPrice=37500&interest=family"],
  ["20000 for 2 nights", "maxPrice=20000&minDays=3&maxDays=3"],
  ["UP tour", "state=Uttar Pradesh"],
  ["temples up north", "region=north"],
  ["similar to goa but cheaper", "type=beach&maxPrice=11000&sort=price"],
  ["wheelchair", "wheelchair=1"],
  ["morning safari", "time=morning&type=wildlife"],
  ["evening aarti", ""],
  ["from london", ""],
  ["Керала", "state=Kerala"],
  ["ラダック", "state=Ladakh"],
  ["december", "month=12"],
  ["december 2027", "from=2027-12-01&to=2027-12-31&month=12"],
  ["today", "from=2026-11-25&to=2026-11-25&month=11"],
  ["leaving tomorrow", "from=2026-11-26&to=2026-11-26&month=11"],
  ["कल", "from=2026-11-26&to=2026-11-26&month=11"],
  ["this weekend", "from=2026-11-28&to=2026-11-29&month=11&minDays=1&maxDays=3"],
  ["next weekend", "from=2026-12-05&to=2026-12-06&month=12&minDays=1&maxDays=3"],
  ["next week", "from=2026-11-30&to=2026-12-06"],
  ["this month", "from=2026-11-25&to=2026-11-30&month=11"],
  ["agle mahine", "from=2026-12-01&to=2026-12-31&month=12"],
  ["next 10 days", "from=2026-11-25&to=2026-12-05"],
  ["in 3 months", "from=2027-02-01&to=2027-02-28&month=2"],
  ["india in two weeks", "minDays=12&maxDays=16"],
  ["5 jan to 10 jan", "from=2027-01-05&to=2027-01-10&month=1"],
  ["5-10 jan 2028", "from=2028-01-05&to=2028-01-10&month=1"],
  ["12th december", "from=2026-12-12&to=2026-12-12&month=12"],
  ["on 2027-01-05", "from=2027-01-05&to=2027-01-05&month=1"],
  ["5/1/2027", "from=2027-01-05&to=2027-01-05&month=1"],
  ["25 december to 2 january", "from=2026-12-25&to=2027-01-02"],
  ["from 20 december", "from=2026-12-20&month=12"],
  ["before 20 december", "from=2026-11-25&to=2026-12-19&month=12"],
  ["first week of january", "from=2027-01-01&to=2027-01-10&month=1"],
  ["after diwali", "from=2027-10-30&to=2027-11-29&month=10"],
  ["before christmas", "from=2026-11-25&to=2026-12-24&month=12"],
  ["this saturday", "from=2026-11-28&to=2026-11-28&month=11"],
  ["winter trip 20 december", "from=2026-12-20&to=2026-12-20&month=12"],
  ["30 february", "month=2"],
  ["for 2 people", ""],
  ["3 star hotel", ""],
  ["5 log 10000", "maxPrice=10000"],
  ["with a 5 year old", "interest=family"],
  ["my 70 year old mother", "fitness=easy"],
  ["from chennai or bangalore", "city=Bangalore"],
  ["from delhi or jaipur", "city=Delhi,Jaipur"],
  ["diwali ki chutti", "month=10&from=2027-10-26&to=2027-11-01"],
  ["diwali 2028", "month=10&from=2028-10-14&to=2028-10-20"],
  ["eid holidays", "month=3&from=2027-03-07&to=2027-03-13"],
  ["republic day", "month=1&from=2027-01-23&to=2027-01-29"],
  ["onam", "month=9&from=2027-09-09&to=2027-09-15&state=Kerala"],
  ["monsoon", "month=7"],
  ["orissa", "state=Odisha"],
  ["sikkim and meghalaya", "state=Sikkim,Meghalaya"],
  ["onam in goa", "month=9&from=2027-09-09&to=2027-09-15&state=Goa"],
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

const isEasy = (q: string) => read(q).includes("fitness=easy");
const hasDays = (q: string) => /from=.*&to=/.test(read(q));
const hasNote = (q: string) => parseQuery(q, today).notes.length === 1;
const isNearMe = (q: string) => parseQuery(q, today).nearMe.length > 0;
const isOnePlace = (q: string) => reconcile(parseQuery(q, today).requirements, {}).length === 1;

test.for([
  [
    "a festival is its days of the coming year",
    hasDays,
    "holi, eid, easter, pongal, durga puja, दिवाली, शिवरात्रि",
  ],
  ["elders want an easy tour", isEasy, "parents, mummy papa, dada dadi, senior citizens, माता पिता"],
  ["a diet has a note", hasNote, "shakahari, jain food, vegan, halal khana, bina pyaz lahsun, சைவம்"],
  [
    "near me is asked for",
    isNearMe,
    "places near me, mere paas, aas paas, nearby places, मेरे आसपास, near my location",
  ],
  [
    "near a place is not",
    (q: string) => !isNearMe(q),
    "near mumbai, mumbai ke aas paas, nearby delhi, mysore nearby",
  ],
  [
    "one of two places, or one by two names",
    isOnePlace,
    "coorg ya ooty, munnar or ooty, kasol tosh, agra vs hampi",
  ],
] as const)("%s", ([, holds, queries]) => {
  expect(queries.split(", ").filter((q) => !holds(q))).toStrictEqual([]);
});

test("an explicit filter beats the words", () => {
  expect(read("beach from delhi under 9000", { city: "Mumbai", maxPrice: 5000 })).toBe("type=beach");
  expect(read("weekend in goa", { duration: "4-7", state: "Kerala" })).toBe("");
});

/** Returns what a search leaves out: its filters and words. */
function excludedIn(q: string): string[] {
  const excluded = parseQuery(q, today).requirements.filter(({ isExcluded }) => isExcluded);
  return excluded.map(({ filter, term }) =>
    Object.entries(filter ?? {})
      .map(([name, value]) => `${name}=${value}`)
      .concat(term?.typed ?? [])
      .join(" "),
  );
}

test.for([
  ["kerala without munnar", ["munnar"]],
  ["not goa", ["state=Goa"]],
  ["himachal no trekking", ["trekking"]],
  ["without beach or temples", ["type=beach beach", "temples"]],
  ["anything but a cruise", ["type=cruise cruise"]],
  ["not from delhi", ["city=Delhi"]],
  ["manali ke alawa himachal", ["manali"]],
  ["no rush", []],
  ["not crowded", []],
  ["not too expensive", []],
  ["without kids", []],
  ["not far from mumbai", []],
  ["no more than 5 days", []],
  ["without", []],
  ["not not not", []],
] as const)("%j leaves out %j", ([q, expected]) => {
  expect(excludedIn(q)).toStrictEqual(expected);
});

test("removing a filter leaves the other words as they were typed", () => {
  const parsed = parseQuery("Taj Mahal from Bangalore in December", today);
  const applied = appliedOf(parsed, parsed.requirements, [2]);
  expect(applied.map(({ text, without }) => [text, without])).toStrictEqual([
    ["from Bangalore", "Taj Mahal in December"],
    ["December", "Taj Mahal from Bangalore in"],
  ]);
});

const placeOf = (name: string) => parseQuery(name, today).requirements[0]?.term?.place;

test("a place's name of several words may have a wrong or swapped letter, though its words mean something by themselves", () => {
  expect(placeOf("golden tempel")).toBe(placeOf("golden temple"));
  expect(placeOf("white ran")).toBe(placeOf("white rann"));
  expect(placeOf("golden trees")).toBeNull();
});
test("old names and names in other scripts are the same place", () => {
  for (const names of [
    ["varanasi", "benares", "Kashi", "बनारस", "ਵਾਰਾਣਸੀ", "வாரணாசி"],
    ["alleppey", "Alappuzha", "ആലപ്പുഴ"],
    ["ooty", "Udhagamandalam", "ऊटी", "ஊட்டி", "ಊಟಿ"],
    ["pondicherry", "Pondi", "puducherry"],
    ["shimla", "simla", "शिमला", "সিমলা"],
  ]) {
    const places = names.map(placeOf);
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
  const cut = ["from", "near", "under", "between 5 and", "-", "₹", '"*NEAR('];
  for (const q of ["🎉".repeat(500), "a ".repeat(1000), ...cut])
    expect(() => parseQuery(q, today)).not.toThrow();
});

const names = spellingsOf(readTours().flatMap(({ place, title }) => [place, title]));

/** Returns a search's correction; a word in capitals stands for one that no tour contains. */
function correctionOf(search: string): string | null {
  const misspelt = search.split(" ").flatMap((word, index) => (word === word.toUpperCase() ? [index] : []));
  return correct(wordsOf(search.toLowerCase()), misspelt, names);
}

test.for([
  ["MUNAR", "Munnar"],
  ["MUNAR tea", "Munnar tea"],
  ["tea MUNAR", "tea Munnar"],
  ["KERELA houseboat", "Kerala houseboat"],
  ["LADHAK", "Ladakh"],
  ["GOLDERN triangle", "Golden Triangle"],
  ["GAO", "Goa"],
  ["DEHLI", "Delhi"],
  ["HONEMOON kerala", "honeymoon kerala"],
  ["MUNAR houseboat KERELA", "Munnar houseboat Kerala"],
] as const)("%s is corrected to %s", ([search, corrected]) => {
  expect(correctionOf(search)).toBe(corrected);
});

test("a correct spelling, and words unlike any known one, stay", () => {
  for (const search of ["munnar", "XYZXYZXYZ", "munnar XYZXYZXYZ", "ZZ", "BALI", "PARIS", "Q".repeat(2000)])
    expect(correctionOf(search), search).toBeNull();
  expect(correct([], [], names)).toBeNull();
});
