import { expect, test } from "vitest";
import {
  labelBox,
  minRepeat,
  stateNameBox,
  type Box,
  type MapLabel,
} from "~/features/tours/guide/map-labels";
import { outline } from "~/content/india-borders.server";
import { stateOutlines } from "~/features/tours/guide/render-guide.server";
import { routeMapsOf, type RouteMap } from "~/features/tours/guide/lay-out-route";
import { readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";

type Named = Box & { name: string };

/** Returns the boxes of everything on a map that must stay legible. */
function boxesOf(
  map: Pick<RouteMap, "labels" | "stateNames" | "scale" | "height"> &
    Partial<Pick<RouteMap, "keys" | "inset">>,
): Named[] {
  return [
    ...[...map.labels, ...(map.keys ?? [])].map((label) => ({ name: label.text, ...labelBox(label) })),
    ...map.stateNames.map((state) => ({ name: state.text, ...stateNameBox(state) })),
    ...(map.inset ? [{ name: "inset", ...map.inset }] : []),
    { name: "scale", left: 8, right: 16 + map.scale.length, top: map.height - 32, bottom: map.height - 8 },
  ];
}

function marksOf({ nights, ends }: RouteMap): Named[] {
  return [
    ...nights.map(({ x, y, half, text }) => ({
      name: `nights ${text}`,
      left: x - half,
      right: x + half,
      top: y - 10,
      bottom: y + 10,
    })),
    ...ends.map(({ x, y }) => ({ name: "end", left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 })),
  ];
}

const meets = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function overlapsOf(boxes: readonly Named[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes.slice(index + 1).flatMap((b) => (meets(a, b) ? [`${a.name} / ${b.name}`] : [])),
  );
}

function outsideOf(boxes: readonly Named[], { width, height }: Pick<RouteMap, "width" | "height">): string[] {
  return boxes
    .filter(({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height)
    .map(({ name }) => name);
}

/** Returns the stops apart from all others and from marks that have neither a name nor a letter. */
function namelessOf({ stops, nights, ends, labels, keys }: RouteMap) {
  const min = 9;
  const named = [...labels, ...keys];
  return stops.filter(
    (stop) =>
      stops.every((other) => other === stop || Math.hypot(other.x - stop.x, other.y - stop.y) >= min) &&
      nights.every(({ x, y, half }) => Math.abs(x - stop.x) > half + 6 || Math.abs(y - stop.y) > 16) &&
      ends.every(({ x, y }) => Math.hypot(x - stop.x, y - stop.y) >= min) &&
      named.every(({ of }) => Math.hypot(of.x - stop.x, of.y - stop.y) >= min),
  );
}

/** Returns points along the drawn ways, 200 on each. */
function inkOf({ ways }: RouteMap) {
  return ways.flatMap(({ path }) =>
    path
      .split("M")
      .slice(1)
      .flatMap((way) => {
        const numbers = way.split(/[LQ ]/).map(Number);
        const [ax = NaN, ay = NaN, ...rest] = numbers;
        const [bx = NaN, by = NaN] = rest.slice(-2);
        const [cx = (ax + bx) / 2, cy = (ay + by) / 2] = rest.length > 2 ? rest : [];
        return Array.from({ length: 201 }, (_, step) => {
          const t = step / 200;
          const [start, middle, end] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
          return { x: start * ax + middle * cx + end * bx, y: start * ay + middle * cy + end * by };
        });
      }),
  );
}

/** Returns the labels that a way runs through. */
function crossedOf(map: RouteMap): MapLabel[] {
  const ink = inkOf(map);
  return map.labels.filter((label) => {
    const { left, right, top, bottom } = labelBox(label);
    return ink.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
  });
}

function drawnOf({ itinerary, departureCity }: (typeof catalogue)[number]): RouteMap[] {
  const routes = routeMapsOf(itinerary, { departureCity, states: stateOutlines() });
  return routes ? [routes.whole, ...(routes.part ? [routes.part.map] : [])] : [];
}

const catalogue = [...readTours(), ...readDemoTours("2026-11-21")];

test.for(catalogue.map((tour) => [tour.slug, tour] as const))(
  "no two labels of the maps of %s overlap, none leaves its map, and all ends, nights and days with stops are shown",
  ([, tour]) => {
    const { itinerary, departureCity } = tour;
    for (const map of drawnOf(tour)) {
      const boxes = [...boxesOf(map), ...marksOf(map)];
      const { inset } = map;
      if (inset) {
        const onInset = inkOf(map).filter(
          ({ x, y }) => x > inset.left && x < inset.right && y > inset.top && y < inset.bottom,
        );
        expect(onInset).toStrictEqual([]);
        expect(outsideOf([{ name: "shown part", ...inset.shown }], map)).toStrictEqual([]);
      }
      expect(overlapsOf(boxes)).toStrictEqual([]);
      expect(outsideOf(boxes, map)).toStrictEqual([]);
      const unnamed = [...map.ends, ...map.nights.filter(({ isOnWay }) => !isOnWay)].filter((mark) =>
        map.labels.every(({ of }) => Math.hypot(of.x - mark.x, of.y - mark.y) >= minRepeat),
      );
      expect(unnamed).toStrictEqual([]);
      const tight = map.nights.flatMap(({ x, y, half }) => {
        const around = { left: x - half - 5.9, right: x + half + 5.9, top: y - 15.9, bottom: y + 15.9 };
        return map.labels
          .filter(({ of }) => of.x === x && of.y === y)
          .filter((label) => meets(labelBox(label), around));
      });
      expect(tight).toStrictEqual([]);
      // Two nights on trains have the same name, far from each other.
      const crowded = map.labels.filter(({ text, of }) =>
        map.labels.some(
          (other) =>
            other.text === text &&
            other.of !== of &&
            Math.hypot(of.x - other.of.x, of.y - other.of.y) < minRepeat,
        ),
      );
      expect(crowded).toStrictEqual([]);
      expect(map.ways.length).toBeGreaterThan(0);
    }
    const withStops = itinerary.flatMap(({ stops = [] }, index) => (stops.length > 0 ? [index + 1] : []));
    const routes = routeMapsOf(itinerary, { departureCity, states: [] });
    expect(routes?.whole.days.map(({ number }) => number) ?? withStops).toStrictEqual(withStops);
  },
);

test("the outline of India is a path, and on every map of a whole route, around it or in a corner", () => {
  expect(outline.path).toMatch(/^(?:M\d+ \d+l-?\d[\d -]*z)+$/);
  expect(catalogue).toHaveLength(131);
  for (const { itinerary, departureCity } of catalogue) {
    const whole = routeMapsOf(itinerary, { departureCity, states: stateOutlines() })?.whole;
    if (!whole) continue;
    const km = whole.scale.text.endsWith(" km") ? Number.parseInt(whole.scale.text, 10) : 0;
    expect(whole.inset !== null || (whole.height / whole.scale.length) * km > 1500).toBe(true);
  }
});

/** Names of ends and nights that no place around their mark frees from the route. May only fall. */
const maxCrossed = 8;

test("the routes run through few names", () => {
  const crossed = catalogue.flatMap((tour) =>
    drawnOf(tour).flatMap((map) =>
      crossedOf(map).map(({ text, isMain }) => ({ tour: tour.slug, text, isMain })),
    ),
  );
  expect(crossed.filter(({ isMain }) => !isMain)).toStrictEqual([]);
  expect(crossed.map(({ tour, text }) => `${tour}: ${text}`).slice(maxCrossed)).toStrictEqual([]);
});

/** Stops apart from others for which no name and no letter has room. May only fall. */
const maxNameless = 3;

test("the maps name the stops that stand apart", () => {
  const nameless = catalogue.flatMap((tour) => {
    const drawn = drawnOf(tour);
    // A crowded part is named in its own drawing.
    return drawn.slice(-1).flatMap((map) => namelessOf(map).map(() => tour.slug));
  });
  expect(nameless.slice(maxNameless)).toStrictEqual([]);
  const walk = catalogue.find(({ slug }) => slug === "old-delhi-food-walk");
  expect(walk && drawnOf(walk).flatMap(namelessOf)).toStrictEqual([]);
});
