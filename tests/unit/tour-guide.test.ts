import { expect, test } from "vitest";
import type { Stop } from "~/domain/tours/itinerary";
import type { TourDetails } from "~/domain/tours/tour-schema";
import { bedInWords, minutesInWords, staysOf, timeAtStop, totalInWords, totalsOf } from "~/domain/tours/ways";
import { englishPartsOf } from "~/domain/tours/translation";
import { renderGuide } from "~/features/tours/guide/render-guide.server";
import { headingOf } from "~/features/tours/tour-details-card";
import { routeMapsOf } from "~/features/tours/guide/lay-out-route";
import { tourGuideMessages } from "~/features/tours/guide/messages";
import { readTours } from "../../scripts/seed/catalogue";
import { inLanguage } from "../../worker/platform/language";

const agra = detailsOf("agra");

/** Returns a tour of the catalogue as its page gets it. */
function detailsOf(slug: string): TourDetails {
  const tour = readTours().find((each) => each.slug === slug);
  if (!tour?.practical) throw new Error(`${slug} has no practical facts.`);
  const { itinerary, inclusions, exclusions, carry, permits = null, meetingPoint, faq, ...rest } = tour;
  const { recheck: _recheck, ...practical } = tour.practical;
  return {
    ...rest,
    guide: { itinerary, inclusions, exclusions, carry, permits, meetingPoint, faq },
    practical,
    altitudeMetres: null,
    climate: null,
  } as unknown as TourDetails;
}

function stop(latitude: number, longitude: number, place: string): Stop {
  return { place, at: [latitude, longitude], by: "jeep", km: 50, minutes: 120 };
}

test("ways are added up by means, the longest first", () => {
  const stops = agra.guide.itinerary[0]?.stops ?? [];
  const walk: Stop = { place: "Gate", at: [27, 78], by: "foot", km: 0.5, minutes: 8 };
  const expected = ["241 km by bus, 5 h 25 min", "0.5 km on foot, 8 min"];
  expect(totalsOf([...stops, walk]).map(totalInWords)).toStrictEqual(expected);
  expect([60, 45, 0, 61].map(minutesInWords)).toStrictEqual(["1 h", "45 min", "0 min", "1 h 1 min"]);
});

test.for([
  ["agra", "From Delhi to Agra"],
  ["delhi", "In Delhi"],
  ["kite-festival", "Uttarayan in Ahmedabad"],
  ["bhubaneswar-puri-konark", "Bhubaneswar, Puri and Konark"],
  ["old-delhi-food-walk", "A day in Old Delhi"],
  ["rajasthan-royal-cities", "The journey from Jaipur"],
  ["golden-triangle-classic", "The journey from Delhi"],
  ["goa", "From Bangalore to Goa"],
] as const)("the details of %s are headed %j", ([slug, heading]) => {
  expect(headingOf(detailsOf(slug))).toBe(heading);
});

test("hours and beds in words", () => {
  const at: [number, number] = [27, 78];
  expect(timeAtStop({ place: "Fort", at, arrive: "11:00", leave: "13:00" })).toBe("11:00 AM to 1:00 PM");
  expect(timeAtStop({ place: "Fort", at, leave: "06:45" })).toBe("leaves 6:45 AM");
  expect(timeAtStop({ place: "Fort", at, arrive: "11:00", stay: 120 })).toBe("11:00 AM, 2 h");
  expect(timeAtStop({ place: "Fort", at })).toBe("");
  expect(bedInWords({ kind: "hotel", stars: 3, place: "Agra" })).toBe("Three-star hotel in Agra");
  expect(bedInWords({ kind: "hotel", class: "simple village hotel", place: "Lachung" })).toBe(
    "Simple village hotel in Lachung",
  );
  expect(bedInWords({ kind: "train", class: "AC three-tier", place: "to Jaipur" })).toBe(
    "Night train, AC three-tier: to Jaipur",
  );
});

test("nights at one place are one stay, and a night train is between its stations", () => {
  const bed = { kind: "hotel", place: "Shimla" } as const;
  const train = { kind: "train", place: "Kalka Mail" } as const;
  const stays = staysOf([
    { stops: [stop(28, 77, "Delhi")], bed: train },
    { stops: [stop(31, 77, "Shimla")], bed },
    { stops: [stop(31.1, 77, "Kufri"), stop(31, 77, "Shimla")], bed },
    { stops: [stop(28, 77, "Delhi")] },
  ]);
  const expected = [
    ["Night train", 1, 1, 29.5],
    ["Shimla", 2, 3, 31],
  ];
  expect(stays.map(({ place, first, last, at }) => [place, first, last, at[0]])).toStrictEqual(expected);
});

test("no map is drawn of one place or of none", () => {
  const at: [number, number] = [28.65, 77.23];
  expect(routeMapsOf([{}], { departureCity: "Delhi", states: [] })).toBeNull();
  const stops: Stop[] = [
    { place: "Gate", at },
    { place: "Shop", at, by: "foot", km: 0.1, minutes: 5 },
  ];
  expect(routeMapsOf([{ stops }], { departureCity: "Delhi", states: [] })).toBeNull();
});

test("a crowded end of a long way gets its own map", () => {
  const bed = { kind: "hotel", place: "Leh" } as const;
  const around = [
    stop(34.16, 77.58, "Leh"),
    stop(34.2, 77.5, "Spituk"),
    stop(34.24, 77.62, "Khardung"),
    stop(34.06, 77.66, "Thiksey"),
    stop(33.98, 77.6, "Stok"),
    stop(34.1, 77.4, "Phyang"),
    stop(34.13, 77.75, "Chemrey"),
    stop(34.02, 77.45, "Matho"),
    stop(34.28, 77.48, "Diskit"),
  ];
  const maps = routeMapsOf(
    [
      { stops: [stop(28.6, 77.2, "Delhi"), ...around, stop(34.16, 77.58, "Leh")], bed },
      { stops: [stop(28.6, 77.2, "Delhi")] },
    ],
    { departureCity: "Delhi", states: [] },
  );
  expect(maps?.part?.place).toBe("Leh");
  const names = maps?.part?.map.labels.map(({ text }) => text);
  // Every name has a place but one, which would cross the route.
  const named = around.map(({ place }) => place).filter((place) => place !== "Spituk");
  expect(names).toEqual(expect.arrayContaining(named));
  expect(maps?.whole.ends).toHaveLength(1);
});

test("the page tells the facts, and leaves out what a tour does not state", () => {
  const { guide, facts, climate } = renderGuide(agra);
  for (const text of [
    "241 km by bus, 5 h 25 min",
    "Three-star hotel in Agra",
    "If day 2 is one, we see it on day 1 instead",
    "₹1,050 more (of ₹1,300)",
    "1 to 20 travelers",
    'role="img"',
  ])
    expect(guide + facts).toContain(text);
  expect(climate).toBe("");
  const itinerary = agra.guide.itinerary.map(({ title, text }) => ({ title, text }));
  const rendered = renderGuide({ ...agra, practical: null, guide: { ...agra.guide, itinerary } });
  const bare = rendered.guide + rendered.facts;
  for (const part of ["The route", "Map of the", "Accessibility", "meals", "Checked in"])
    expect(bare).not.toContain(part);
  expect(bare).toContain("Where we meet");
  expect(bare).toContain("Sarai Kale Khan");
});

test("a Hindi page counts what it has in English", () => {
  expect(englishPartsOf(agra)).toStrictEqual({ texts: 10, days: 2, questions: 3, facts: 8, sources: 3 });
  const translation = { title: "आगरा", description: ["पहला", "दूसरा"] };
  expect(englishPartsOf(agra, translation).texts).toBe(8);
  expect(englishPartsOf({ ...agra, ...translation }).texts).toBe(8);
  const { guide } = inLanguage("hi", () => renderGuide({ ...agra, ...translation }));
  expect(guide).toContain(
    "इस टूर के 24 हिस्से अभी केवल अंग्रेज़ी में हैं: परिचय और तैयारी के 8 हिस्से, 2 दिन का ब्योरा, 3 सवाल-जवाब, 8 काम की बातें, और 3 स्रोत",
  );
  const one = { texts: 1, days: 0, questions: 0, facts: 1, sources: 0 };
  expect(inLanguage("hi", () => tourGuideMessages().englishParts(one))).toBe(
    "इस टूर के 2 हिस्से अभी केवल अंग्रेज़ी में हैं: परिचय और तैयारी का 1 हिस्सा और 1 काम की बात",
  );
  expect(renderGuide(agra).guide).not.toContain("अंग्रेज़ी");
});

test("the newest source says when a tour was checked, and markup in a fact stays text", () => {
  const facts = agra.practical;
  if (!facts) throw new Error("Agra has no practical facts.");
  const sources = ["2026-11-23", "2026-04-01"].map((on) => ({
    fact: "Tickets <b>of</b> the Taj",
    source: "The survey",
    on,
  }));
  const rendered = renderGuide({ ...agra, practical: { ...facts, sources } });
  expect(rendered.facts).toMatch(
    /<summary[^>]*>Checked in <span translate="no">November 2026<\/span><\/summary>/,
  );
  expect(rendered.facts).toContain("Tickets &lt;b&gt;of&lt;/b&gt; the Taj");
});
