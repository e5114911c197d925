import { expect, test } from "vitest";
import { labelBox, stateNameBox, type Box } from "~/lib/tours/map-labels";
import type { PlaceMap } from "~/lib/tours/place-map";
import { meetingMapOf, stateOutlines } from "~/lib/tours/render-guide.server";
import { routeMapsOf, type RouteMap } from "~/lib/tours/route-map";
import { readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";

type Named = Box & { name: string };

/** Returns the boxes of everything on a map that must stay legible. */
function boxesOf(map: Pick<RouteMap, "labels" | "stateNames" | "scale" | "height">): Named[] {
  return [
    ...map.labels.map((label) => ({ name: label.text, ...labelBox(label) })),
    ...map.stateNames.map((state) => ({ name: state.text, ...stateNameBox(state) })),
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

const catalogue = [...readTours(), ...readDemoTours("2026-11-21")];

test("the catalogue has all tours", () => {
  expect(catalogue).toHaveLength(131);
});

test.for(catalogue.map((tour) => [tour.slug, tour] as const))(
  "no two labels of the maps of %s overlap, and none leaves its map",
  ([, { itinerary, departureCity }]) => {
    const routes = routeMapsOf(itinerary, { departureCity, states: stateOutlines() });
    const drawn = routes ? [routes.whole, ...(routes.part ? [routes.part.map] : [])] : [];
    for (const map of drawn) {
      const boxes = [...boxesOf(map), ...marksOf(map)];
      expect(overlapsOf(boxes)).toStrictEqual([]);
      expect(outsideOf(boxes, map)).toStrictEqual([]);
    }
    const meeting: PlaceMap | null = meetingMapOf({ guide: { itinerary }, departureCity });
    if (meeting === null) throw new Error("The meeting point has no map.");
    expect(overlapsOf(boxesOf(meeting))).toStrictEqual([]);
    expect(outsideOf(boxesOf(meeting), meeting)).toStrictEqual([]);
    expect(meeting.labels.length).toBeGreaterThan(0);
  },
);

test.for(catalogue.map((tour) => [tour.slug, tour] as const))(
  "the maps of %s show each day with a stop",
  ([, { itinerary, departureCity }]) => {
    const routes = routeMapsOf(itinerary, { departureCity, states: [] });
    const withStops = itinerary.flatMap(({ stops = [] }, index) => (stops.length > 0 ? [index + 1] : []));
    expect(routes?.whole.days.map(({ number }) => number) ?? withStops).toStrictEqual(withStops);
  },
);
