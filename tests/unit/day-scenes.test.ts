import * as illustrator from "@tour-bharat/illustrations";
import { chooseScenes } from "@tour-bharat/illustrations/choose-scenes";
import { drawnSubjects } from "@tour-bharat/illustrations/drawn-subjects";
import { settings } from "@tour-bharat/illustrations/settings";
import { isDaySubject, notesOf, subjects } from "@tour-bharat/illustrations/subjects";
import { expect, test } from "vitest";
import { readTours } from "../../scripts/seed/catalogue";

const tours = readTours();
const names = Object.keys(subjects).filter(isDaySubject);

test("every tour has at least four different pictures, each scene of a day that it has", () => {
  for (const tour of tours) {
    const scenes = chooseScenes(tour);
    expect(scenes.length, tour.slug).toBeGreaterThanOrEqual(3);
    expect(scenes.length, tour.slug).toBeLessThanOrEqual(5);
    const motifs = [
      settings[tour.slug]?.motif,
      ...scenes.map(({ subject }) => drawnSubjects[subject].setting.motif),
    ];
    expect(new Set(motifs).size, tour.slug).toBe(motifs.length);
    for (const { day, place } of scenes) {
      const shown = tour.itinerary[day - 1];
      expect([shown?.title, ...(shown?.stops ?? []).map((stop) => stop.place)], tour.slug).toContain(place);
    }
    expect(scenes.map(({ day }) => day)).toStrictEqual(
      scenes.map(({ day }) => day).toSorted((a, b) => a - b),
    );
    // Each drawing in the row of days differs from those beside it.
    expect(new Set(scenes.map(({ day, place }) => `${day} ${place}`)).size, tour.slug).toBe(scenes.length);
  }
});

test("tours show at least sixty subjects, none of them on more than a sixth of the tours", () => {
  const shown = Map.groupBy(
    tours.flatMap((tour) => chooseScenes(tour)),
    ({ subject }) => subject,
  );
  expect(shown.size).toBeGreaterThan(60);
  for (const [subject, scenes] of shown) expect(scenes.length, subject).toBeLessThan(tours.length / 6);
});

test.for([
  ["the Taj and the palaces of lakes", "agra", "golden-triangle-classic", "udaipur", "udaipur-mount-abu"],
  ["Rajasthan", "rajasthan-royal-cities", "jaipur-udaipur", "jaipur", "udaipur", "jodhpur", "jaisalmer"],
  ["Kerala's water", "kerala-backwaters-and-hills", "alleppey-houseboat-cruise", "marari-beach-retreat"],
  ["sea forts", "tarkarli-coast-escape", "alibaug", "diu"],
])("near twins have different posters: %s", ([, ...slugs]) => {
  const motifs = slugs.map((slug) => settings[slug]?.motif);
  expect(motifs).not.toContain(undefined);
  expect(new Set(motifs).size).toBe(slugs.length);
});

test("no two posters of the catalogue share a motif", () => {
  const motifs = tours.map(({ slug }) => settings[slug]?.motif);
  expect(new Set(motifs).size).toBe(tours.length);
});

test("a subject of a poster is known as such, so that no scene of the tour repeats it", () => {
  for (const tour of tours) {
    const same = names.filter((name) => drawnSubjects[name].setting.motif === settings[tour.slug]?.motif);
    const shown = chooseScenes(tour).map(({ subject }) => subject);
    for (const name of same) expect(shown, tour.slug).not.toContain(name);
  }
});

test.for(names)("%s is drawn, the same each time, without script or address, and described", (name) => {
  const svg = illustrator.drawSubject(name);
  expect(illustrator.drawSubject(name)).toBe(svg);
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" class="tb-any-[a-z-]+" width="640" height="480"/,
  );
  expect(svg).toContain("prefers-color-scheme:dark");
  expect(svg.replace("http://www.w3.org/2000/svg", "")).not.toMatch(/NaN|undefined|<script|https?:|\son\w+=/);
  expect(svg.length).toBeLessThan(45_000);
  expect(notesOf(name).shows).toMatch(/^(the |an? |[a-z]|India Gate|Howrah Bridge).{10,80}[^.]$/);
});

test("a scene is of the hour and land of its stop", () => {
  const day = { title: "Dawn", text: "We wait for the sun." };
  const at = (place: string, latitude: number, longitude: number) => ({
    ...day,
    stops: [
      { place: "Hotel", at: [latitude, longitude] as const },
      { place, at: [latitude, longitude] as const, sunrise: true as const },
      { place: "Hotel", at: [latitude, longitude] as const },
    ],
  });
  expect(chooseScenes({ slug: "any", itinerary: [at("Old temple", 10.5, 76.2)] })).toMatchObject([
    { day: 1, place: "Old temple", subject: "tiled-temple", hour: "dawn", zone: "kerala" },
  ]);
  expect(chooseScenes({ slug: "any", itinerary: [at("Old temple", 25.3, 83)] })).toMatchObject([
    { subject: "spire-temple", zone: "plains" },
  ]);
  expect(chooseScenes({ slug: "any", itinerary: [at("Hotel by the lake", 25.3, 83)] })).toStrictEqual([]);
});

test("operators' tours get scenes of their days too, without that of their poster", () => {
  const itinerary = [
    { title: "By camel to the dunes", text: "Dinner in the tent camp, folk dance, a puppet show." },
  ];
  const shown = (drawing: string | null) =>
    chooseScenes({ slug: "thar-by-camel", itinerary, drawing }).map(({ subject }) => subject);
  expect(shown(null)).toContain("camels");
  expect(shown("camels")).not.toContain("camels");
  expect(
    chooseScenes({ slug: "thar-by-camel", itinerary: [{ title: "Day one", text: "Nothing yet." }] }),
  ).toStrictEqual([]);
});
