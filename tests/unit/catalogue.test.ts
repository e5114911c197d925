import { expect, test } from "vitest";
import { addDays, weekdayOf, type TravelDate, seasons } from "~/domain/calendar/calendar";
import { cutOffRule } from "~/domain/departures/cut-off-in-words";
import { eachDay } from "~/domain/departures/departure";
import { offDayReason } from "~/domain/departures/off-days";
import { durationText } from "~/domain/tours/duration";
import { categories, regionSegments, experiences, interests, regions } from "~/domain/tours/tour";
import { readOperators, readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import { destinationRoutes } from "../support/route-table";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { climateSchema } from "~/domain/tours/climate";
import { closureIssues } from "~/domain/tours/closures";
import { meals, type Meal } from "~/domain/tours/itinerary";
import { itineraryIssues } from "~/domain/tours/itinerary-rules";
import { seasonGroupOf, toursOfSeason } from "~/content/seasons/seasons";

const tours = readTours();
const withDemoTours: CatalogueTour[] = [...tours, ...readDemoTours("2026-11-21")];
const ofKind = (kind: CatalogueTour["kind"]) => tours.filter((tour) => tour.kind === kind);

/** Returns the slugs of tours that break a rule, so that a failure names them. */
function breaking(rule: (tour: CatalogueTour) => boolean, among = tours): string[] {
  return among.filter((tour) => !rule(tour)).map(({ slug }) => slug);
}

test("the route table of the specification has 93 destinations, each once", () => {
  expect(destinationRoutes).toHaveLength(93);
  expect(new Set(destinationRoutes.map(({ slug }) => slug)).size).toBe(93);
  for (const { region, segment } of destinationRoutes) expect(regionSegments[region]).toBe(segment);
});

test("the destinations match the route table, each in its region and leaving from its city", () => {
  const catalogue = ofKind("destination").map(
    ({ slug, region, departureCity }) => `${slug} ${region} ${departureCity}`,
  );
  const specified = destinationRoutes.map(({ slug, region, city }) => `${slug} ${region} ${city}`);
  expect(catalogue.toSorted()).toStrictEqual(specified.toSorted());
});

test("there are eight featured tours, and three packages in each of the eight categories", () => {
  const count = (category: string) => ofKind("package").filter((tour) => tour.category === category).length;
  expect(categories.map(count)).toStrictEqual(categories.map(() => 3));
  expect([ofKind("featured").length, ofKind("package").length]).toStrictEqual([8, 24]);
  expect(breaking((tour) => (tour.kind === "package") === (tour.category !== undefined))).toStrictEqual([]);
});

test.for([
  ["destination", 7999, 35_999],
  ["package", 3999, 19_999],
  ["featured", 12_999, 29_999],
] as const)("every %s costs %i to %i rupees", ([kind, lowest, highest]) => {
  const prices = ofKind(kind).map(({ priceInr }) => priceInr);
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(lowest);
  expect(Math.max(...prices)).toBeLessThanOrEqual(highest);
});

test("every slug, title and subtitle is unique", () => {
  for (const field of ["slug", "title", "subtitle"] as const) {
    expect(new Set(withDemoTours.map((tour) => tour[field].toLowerCase())).size).toBe(withDemoTours.length);
  }
});

test("every tour has five highlights and an itinerary entry for each of its days", () => {
  expect(breaking(({ highlights }) => new Set(highlights).size === 5, withDemoTours)).toStrictEqual([]);
  expect(breaking(({ itinerary, days }) => itinerary.length === days, withDemoTours)).toStrictEqual([]);
});

test.for([
  ["begins with its place", ({ title, place }) => title.startsWith(place.split(/[\s,]/)[0] ?? place)],
  ["names no price", ({ title }) => !/₹|\brs\b|\binr\b|rupee|\d,?\d{3}/i.test(title)],
  ["shouts nothing", ({ title }) => !/\p{Lu}{2}/u.test(title)],
] satisfies [string, (tour: CatalogueTour) => boolean][])("every title %s", ([, rule]) => {
  expect(breaking(rule, withDemoTours)).toStrictEqual([]);
});

const durationsIn = ({ title, subtitle }: CatalogueTour) =>
  `${title} ${subtitle}`.match(/\d+ days(?: \/ \d+ nights?)?/g) ?? [];

const namesItsDays = (tour: CatalogueTour) =>
  durationsIn(tour).every((text) => durationText(tour.days).startsWith(text));

test("no title contradicts the number of days", () => {
  expect(breaking(namesItsDays, withDemoTours)).toStrictEqual([]);
});

test("prose writes dates like the interface, with the month first", () => {
  const dayFirst =
    /\b\d{1,2}\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?!\s+\d{1,2}\b)/;
  const content = import.meta.glob<string>("../../app/content/{blog,seasons}/*.{md,ts}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const prose = [...Object.values(content), ...withDemoTours.map((tour) => JSON.stringify(tour))];
  expect(prose.length).toBeGreaterThan(withDemoTours.length + 10);
  expect(prose.flatMap((text) => dayFirst.exec(text)?.[0] ?? [])).toStrictEqual([]);
});

const isDistinct = ({ bestMonths }: CatalogueTour) => new Set(bestMonths).size === bestMonths.length;

test("every tour has an existing operator and distinct best months, and every operator has a tour", () => {
  const operators = readOperators().map(({ slug }) => slug);
  expect(new Set(operators).size).toBe(operators.length);
  expect(breaking(({ operator }) => operators.includes(operator), withDemoTours)).toStrictEqual([]);
  expect(operators.filter((slug) => !tours.some(({ operator }) => operator === slug))).toStrictEqual([]);
  expect(breaking(isDistinct, withDemoTours)).toStrictEqual([]);
});

/** The days of 2026 to 2028 on which a tour leaves. */
function departuresOf({ departures }: CatalogueTour): TravelDate[] {
  return eachDay("2026-01-01", "2028-12-31").filter((date) => offDayReason(departures, date) === null);
}

const hourWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

function written(hour: number, minutes: string): string {
  return `${String(hour).padStart(2, "0")}:${minutes}`;
}

/** Returns the hours that a meeting point names, as "HH:mm". */
function hoursNamed(meetingPoint: string): string[] {
  const clock = /(\d{1,2})[.:](\d\d)(?: ([ap])m)?|(\d{1,2}) ([ap])m\b/g;
  const spoken = /\b(\d{1,2}|[a-z]+) (?:in the morning|o'clock)|\bat (eight)\b/g;
  return [
    ...Array.from(meetingPoint.matchAll(clock), ([, hour, minutes = "00", half, fullHour, halfOfFull]) => {
      const first = Number(hour ?? fullHour);
      return written((half ?? halfOfFull) === "p" && first < 12 ? first + 12 : first, minutes);
    }),
    ...Array.from(meetingPoint.matchAll(spoken), ([, word = "", other = word]) =>
      written(/\d/.test(other) ? Number(other) : hourWords.indexOf(other), "00"),
    ),
  ].toSorted();
}

test("every tour starts at the earliest hour that its meeting point names", () => {
  const named = withDemoTours.filter(({ meetingPoint }) => hoursNamed(meetingPoint).length > 0);
  expect(named).toHaveLength(withDemoTours.length - 15);
  const stray = named.filter(
    ({ meetingPoint, departures }) => hoursNamed(meetingPoint)[0] !== departures.startTime,
  );
  expect(stray.map(({ slug }) => slug)).toStrictEqual([]);
});

test.for([
  ["evening train, in the evening", /evening departure|night train/, 4, "17:00", "23:59"],
  ["flight, by noon", /flight|take-off|ahead of departure/, 11, "03:00", "12:00"],
] as const)("a meeting before an %s", ([, vehicle, count, from, to]) => {
  const meeting = withDemoTours.filter(({ meetingPoint }) => vehicle.test(meetingPoint));
  expect(meeting).toHaveLength(count);
  const isBetween = ({ departures: { startTime } }: CatalogueTour) => startTime >= from && startTime < to;
  expect(breaking(isBetween, meeting)).toStrictEqual([]);
});

test("every tour of the catalog can be booked until 18:00 the day before", () => {
  const rules = new Set(tours.map(({ departures }) => cutOffRule(departures)));
  expect([...rules]).toStrictEqual(["Book until 6:00 PM IST the day before"]);
});

test("every tour leaves in each year it is sold for, and one of chosen dates on each of them", () => {
  expect(breaking((tour) => departuresOf(tour).some((date) => date.startsWith("2028")))).toStrictEqual([]);
  const chosen = tours.flatMap((tour) =>
    tour.departures.pattern.kind === "dates" ? [{ tour, dates: tour.departures.pattern.dates }] : [],
  );
  const slugs = chosen.map(({ tour }) => tour.slug).toSorted();
  expect(slugs).toStrictEqual(["navratri-gujarat", "pushkar-fair-photography"]);
  for (const { tour, dates } of chosen) expect(departuresOf(tour)).toStrictEqual(dates);
});

test.for([
  ["ranthambore-national-park", "2027-07-01", "2027-09-30"],
  ["satpura-walking-safari", "2027-07-01", "2027-09-30"],
  ["tadoba-tiger-photography", "2027-07-01", "2027-09-30"],
  ["gir-national-park", "2027-06-16", "2027-10-15"],
  ["bhitarkanika-national-park", "2027-05-01", "2027-07-31"],
  ["simlipal-bhitarkanika", "2027-05-01", "2027-07-31"],
  ["alibaug", "2027-05-26", "2027-08-31"],
  ["bir-billing-paragliding", "2027-07-15", "2027-09-15"],
  ["rishikesh-river-rafting-adventure", "2027-07-01", "2027-08-31"],
] as const)("no trip of %s is under way while it is closed by order, %s to %s", ([slug, from, to]) => {
  const under = tours
    .filter((tour) => tour.slug === slug)
    .flatMap((tour) => departuresOf(tour).map((date) => ({ date, last: addDays(date, tour.days - 1) })));
  expect(under.length).toBeGreaterThan(0);
  expect(under.filter(({ date, last }) => date <= to && last >= from)).toStrictEqual([]);
});

test("a forest day of the Sundarbans is never a Tuesday", () => {
  const forestDays = tours
    .filter(({ slug }) => slug === "sundarbans")
    .flatMap(departuresOf)
    .flatMap((date) => [addDays(date, 1), addDays(date, 2)]);
  expect(forestDays.filter((date) => weekdayOf(date) === 2)).toStrictEqual([]);
  expect(forestDays.length).toBeGreaterThan(0);
});

const liesThere = ({ region, coordinates: [latitude, longitude] }: CatalogueTour) =>
  ({ south: latitude < 20, north: latitude > 20, east: longitude > 80, west: longitude < 78 })[region];

test("every destination lies on its region's side of the country", () => {
  expect(breaking(liesThere, ofKind("destination"))).toStrictEqual([]);
});

function sentencesOf(tour: CatalogueTour): string[] {
  const texts = [
    tour.subtitle,
    ...tour.description,
    ...tour.highlights,
    ...tour.itinerary.flatMap(({ title, text }) => [title, text]),
    tour.permits ?? "",
    ...tour.faq.map(({ answer }) => answer),
  ];
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/));
  return sentences.map((sentence) =>
    sentence
      .replaceAll(/[\s.!?]+/g, " ")
      .trim()
      .toLowerCase(),
  );
}

/** Returns sentences over 25 characters that are in more than one tour. */
function sharedSentences(among: CatalogueTour[]): string[] {
  const owner = new Map<string, string>();
  return among.flatMap((tour) =>
    sentencesOf(tour).filter((sentence) => {
      if (sentence.length <= 25) return false;
      const first = owner.get(sentence) ?? tour.slug;
      owner.set(sentence, first);
      return first !== tour.slug;
    }),
  );
}

test("no two tours share a sentence", () => {
  expect(sharedSentences(withDemoTours)).toStrictEqual([]);
});

test("a shared sentence is detected", () => {
  const [first, second] = tours;
  if (!first || !second) throw new Error("the catalogue is empty");
  const copied = { ...second, permits: `Nothing is needed. ${first.highlights[0]}.` };
  expect(sharedSentences([first, copied])).toHaveLength(1);
});

const bySlug = withDemoTours.map((tour) => [tour.slug, tour] as const);
const climate = climateSchema.parse(parse(readFileSync("worker/catalogue/climate.yaml", "utf8")));

test("a label tells tours apart: none is on more than a third of them or on fewer than four", () => {
  const counts = Map.groupBy(
    withDemoTours.flatMap((tour) => [...tour.interests, ...tour.experiences]),
    (label) => label,
  );
  for (const [label, { length }] of counts) {
    expect(length, label).toBeGreaterThanOrEqual(4);
    expect(length, label).toBeLessThanOrEqual(withDemoTours.length / 3);
  }
  expect([...counts.keys()].toSorted()).toStrictEqual([...interests, ...experiences].toSorted());
});

const numbers =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");

/** Returns how many of a meal the inclusions promise, or null if they give no number or name the meal more than once. */
function promised(inclusions: readonly string[], meal: Meal): number | null {
  const text = inclusions.join(". ");
  const stem = meal === "lunch" ? "lunch(?:es)?" : `${meal}s?`;
  if (Array.from(text.matchAll(new RegExp(`\\b(?:${stem}|meals?)\\b`, "gi"))).length !== 1) return null;
  const [, word = ""] = new RegExp(`\\b([a-z]+) ${stem}\\b`, "i").exec(text) ?? [];
  const number = numbers.indexOf(word.toLowerCase());
  return number > 0 ? number : null;
}

test.for(bySlug)(
  "%s has a possible itinerary, sites that are open, nights and meals as it sells them, and reasons",
  ([, { itinerary: days, bestMonths, practical, departures, interests, inclusions }]) => {
    const { meetingAt, endPoint, closures } = practical;
    const issues = itineraryIssues({ days, bestMonths, meetingAt, endAt: endPoint.at });
    expect(issues.map(({ day, stop, message }) => `day ${day}, stop ${stop}: ${message}`)).toStrictEqual([]);
    expect(closureIssues({ closures, departures }, "2026-11-24", "2028-12-31")).toStrictEqual([]);
    expect(practical.rooms.solo === "none").toBe(days.length === 1);
    expect(practical.rooms.choice ?? "Deluxe, Suite").toMatch(/Deluxe.*Suite/);
    for (const meal of meals) {
      const number = promised(inclusions, meal);
      const served = days.filter((day) => day.meals.includes(meal)).length;
      if (number !== null) expect(`${served} ${meal}`).toBe(`${number} ${meal}`);
    }
    expect(Object.keys(practical.interestReasons).toSorted()).toStrictEqual(interests.toSorted());
    expect(practical.climate === undefined || practical.climate in climate).toBe(true);
  },
);

test("every tour of the catalog says in a sentence of its own what its rooms are", () => {
  const choices = tours.map(({ practical }) => practical.rooms.choice);
  expect(breaking(({ practical }) => practical.rooms.choice !== undefined)).toStrictEqual([]);
  expect(new Set(choices).size).toBe(tours.length);
});

test("at least 99 % of the texts of all tours occur once", () => {
  const texts = withDemoTours.flatMap((tour) => [
    ...tour.description.flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+/)),
    ...tour.itinerary.flatMap(({ title, text }) => [title, ...text.split(/(?<=[.!?])\s+/)]),
    ...tour.highlights,
    ...tour.inclusions,
    ...tour.exclusions,
    ...tour.carry,
    ...tour.faq.flatMap(({ question, answer }) => [question, ...answer.split(/(?<=[.!?])\s+/)]),
    ...tour.practical.notFor,
    ...Object.values(tour.practical.interestReasons),
  ]);
  const distinct = new Set(texts.map((text) => text.toLowerCase()));
  expect(texts.length).toBeGreaterThan(8000);
  expect(distinct.size / texts.length).toBeGreaterThan(0.985);
});

const groups = regions.flatMap((region) => seasons.map((season) => seasonGroupOf(region, season)));

test("every tour of a season is in the catalog, in its region", () => {
  const regionOf = new Map(readTours().map(({ slug, region }) => [slug, region]));
  for (const group of groups) {
    for (const slug of toursOfSeason(group)) expect(regionOf.get(slug), slug).toBe(group.region);
  }
});

test("no season place whose name is a tour's place goes without a link", () => {
  const sold = new Set(readTours().map(({ place }) => place.split(",")[0]));
  const unlinked = groups.flatMap(({ categories }) =>
    categories.flatMap(({ places }) => places.filter(({ slug, name }) => slug === null && sold.has(name))),
  );
  expect(unlinked.map(({ name }) => name)).toStrictEqual([]);
});
