import { expect, test } from "vitest";
import { clusterTours, markerSize } from "~/features/search/map-clusters";

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
    for (const b of clusters) {
      if (a === b) continue;
      const [one, other] = [markerSize(a.tours.length), markerSize(b.tours.length)];
      const isApart =
        Math.abs(a.x - b.x) > (one.width + other.width) / 2 ||
        Math.abs(a.y - b.y) > (one.height + other.height) / 2;
      expect(isApart).toBe(true);
    }
  expect(clusters.flatMap(({ tours }) => tours)).toHaveLength(grid.length);
});

test("a marker of more tours is larger, and each is at least 24 pixels on a map of 330", () => {
  expect(markerSize(40).width).toBeGreaterThan(markerSize(2).width);
  expect(Math.min(...[1, 2, 40].map((tours) => markerSize(tours).height))).toBeGreaterThanOrEqual(
    (24 * 1224) / 330,
  );
});
