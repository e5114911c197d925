import { readFileSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { mapShapes, mapSize } from "~/content/india-map";
import { mapNames } from "~/content/map-names";
import { durationText } from "~/domain/tours/duration";
import { regions, tourPath } from "~/domain/tours/tour";
import type { MappedPlace } from "~/domain/tours/tour-schema";
import { groupByRegion, groupByShape } from "~/features/destinations/destinations-by-state";
import { projectOntoMap } from "~/features/tours/guide/map-projection";
import { readTours } from "../../scripts/seed/catalogue";

const file = "app/content/india-map.svg";
const svg = readFileSync(file, "utf8");
const tours = readTours();

const places: MappedPlace[] = tours
  .filter(({ kind }) => kind === "destination")
  .map(({ coordinates: [latitude, longitude], ...tour }) => ({
    slug: tour.slug,
    picture: null,
    isDrawn: true,
    drawing: null,
    path: tourPath(tour),
    place: tour.place,
    states: [tour.states[0]],
    region: tour.region,
    fares: { lowest: tour.priceInr, highest: tour.priceInr },
    durationText: durationText(tour.days),
    coordinates: { latitude, longitude },
  }));
const groups = groupByShape(places);

type Point = [number, number];

/** Returns the points of each ring of a path: "M", then relative steps of "l", to "z". */
function ringsOfPath(path: string): Point[][] {
  return Array.from(path.matchAll(/M([^z]+)z/g), ([, ring = ""]) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index): Point => {
      x += numbers[2 * index] ?? 0;
      y += numbers[2 * index + 1] ?? 0;
      return [x, y];
    });
  });
}

/** The outlines of each shape in the file. */
const outlines = new Map<string, Point[][]>(
  [...svg.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(([, id = "", path = ""]) => [
    id,
    ringsOfPath(path),
  ]),
);

function isInside(ring: Point[], [x, y]: Point): boolean {
  return ring
    .map(([ax, ay], index): boolean => {
      const [bx, by] = ring.at(index - 1) ?? [0, 0];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    })
    .reduce((inside, crosses) => inside !== crosses, false);
}

/** How far a coastal place may lie outside its state's simplified outline, in units: 5 pixels on the page. */
const tolerance = 12;

function isInOrNear(rings: Point[][], [x, y]: Point): boolean {
  const around = [1 / 3, 2 / 3, 1].flatMap((part) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((eighth): Point => {
      const [angle, far] = [(eighth * Math.PI) / 4, part * tolerance];
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }),
  );
  return [[x, y] satisfies Point, ...around].some((point) => rings.some((ring) => isInside(ring, point)));
}

test("the file of the outlines is small", () => {
  expect(statSync(file).size).toBeLessThan(25_000);
  expect(gzipSync(svg).length).toBeLessThan(12_000);
});

test("the file has the outline of each shape, and each of the 36 states and territories of India has one shape", () => {
  expect([...outlines.keys()].toSorted()).toStrictEqual(mapShapes.map(({ id }) => id).toSorted());
  const states = mapShapes.flatMap(({ states }): readonly string[] => states);
  expect(states).toHaveLength(36);
  expect(new Set(states).size).toBe(36);
});

test("every state of the catalogue is on the map, and every place in the list once", () => {
  const known: ReadonlySet<string> = new Set(mapShapes.flatMap(({ states }) => states));
  expect(tours.flatMap(({ states }) => states).filter((state) => !known.has(state))).toStrictEqual([]);
  const listed = groupByRegion(groups).flatMap(({ groups }) =>
    groups.flatMap(({ states }) => states.flatMap(({ places }) => places.map(({ slug }) => slug))),
  );
  expect(listed.toSorted()).toStrictEqual(places.map(({ slug }) => slug).toSorted());
});

test("every shape with places has a label on the map, within the drawing", () => {
  const everywhere = tours.filter(({ kind }) => kind === "destination").flatMap(({ states }) => states);
  for (const { id, states } of mapShapes) {
    if (!states.some((state) => everywhere.includes(state))) continue;
    const names = mapNames[id] ?? [];
    expect(names.length, id).toBeGreaterThan(0);
    for (const { x, y } of names) {
      expect(x).toBeLessThan(mapSize.width);
      expect(y).toBeLessThan(mapSize.height);
    }
  }
});

test("each place of the catalogue lies in its state", () => {
  const astray = tours.filter(({ states: [state], coordinates: [latitude, longitude] }) => {
    const shape = mapShapes.find(({ states: names }) => names.some((name) => name === state));
    const { x, y } = projectOntoMap({ latitude, longitude });
    return !isInOrNear(outlines.get(shape?.id ?? "") ?? [], [x, y]);
  });
  expect(astray.map(({ slug }) => slug)).toStrictEqual([]);
});

test("one shape represents Jammu and Kashmir and Ladakh, and links to both", () => {
  const group = groups.find(({ shape }) => shape === "jammu-and-kashmir-and-ladakh");
  expect(group?.name).toBe("Jammu & Kashmir and Ladakh");
  expect(group?.states.map(({ id }) => id)).toStrictEqual(["jammu-and-kashmir", "ladakh"]);
});

test("a state in two regions is listed under the one with most of its places, and the other links to it", () => {
  const north = groupByRegion(groups).find(({ region }) => region === "north");
  expect(groups.find(({ id }) => id === "rajasthan")).toMatchObject({ region: "west", count: 9 });
  expect(north?.elsewhere).toStrictEqual([{ id: "rajasthan", name: "Rajasthan", region: "west", count: 4 }]);
});

test("a state missing from the map is still listed", () => {
  const [place] = places;
  if (!place) throw new Error("There are no places.");
  const [group] = groupByShape([{ ...place, states: ["Vidarbha"] }]);
  expect(group).toMatchObject({ id: "vidarbha", shape: null, count: 1 });
});

function elsewhere(shown: MappedPlace[]) {
  return groupByRegion(groupByShape(shown)).flatMap((group) =>
    group.elsewhere.map(({ id, count }) => [id, count]),
  );
}

test("a place that visits several states is listed under each, and counted as elsewhere only if it is nowhere else", () => {
  const [place] = places;
  if (!place) throw new Error("There are no places.");
  const south: MappedPlace = { ...place, slug: "south", region: "south", states: ["Goa"] };
  const west: MappedPlace = { ...place, slug: "west", region: "west", states: ["Maharashtra"] };
  const both: MappedPlace = { ...place, slug: "both", region: "west", states: ["Maharashtra", "Goa"] };
  const found = groupByShape([south, west, both]);
  expect(found.map(({ id, count }) => [id, count])).toStrictEqual([
    ["goa", 2],
    ["maharashtra", 2],
  ]);
  expect(elsewhere([south, { ...south, slug: "other" }, west, both])).toStrictEqual([]);
  expect(elsewhere([south, { ...south, slug: "other" }, { ...both, states: ["Goa"] }])).toStrictEqual([
    ["goa", 1],
  ]);
});

test("the headings of the list have unique fragments", () => {
  const ids = [...regions, ...groups.flatMap(({ id, states }) => [id, ...states.map((state) => state.id)])];
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  // A state with its own shape is its group.
  expect(twice.toSorted()).toStrictEqual(
    groups
      .filter(({ states }) => states.length === 1)
      .map(({ id }) => id)
      .toSorted(),
  );
});
