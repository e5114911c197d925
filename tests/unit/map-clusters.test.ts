import { expect, test } from "vitest";
import { clusterTours } from "~/lib/tours/map-clusters";

const tour = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});

test("tours close together share a marker, others have their own", () => {
  const clusters = clusterTours([
    tour("munnar", 10.1, 77.1),
    tour("delhi", 28.6, 77.2),
    tour("thekkady", 9.6, 77.2),
  ]);
  expect(clusters.map(({ tours }) => tours.map(({ slug }) => slug))).toStrictEqual([
    ["munnar", "thekkady"],
    ["delhi"],
  ]);
});

test("no two markers overlap", () => {
  const grid = Array.from({ length: 400 }, (_, index) =>
    tour(String(index), 8 + (index % 20) * 1.3, 70 + Math.floor(index / 20) * 1.2),
  );
  const clusters = clusterTours(grid);
  for (const a of clusters)
    for (const b of clusters) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(90);
  expect(clusters.flatMap(({ tours }) => tours)).toHaveLength(grid.length);
});
