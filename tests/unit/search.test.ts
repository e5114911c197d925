import { expect, test } from "vitest";
import { chosen, closed, moveActive, withText, untouched } from "~/features/search/search-box-state";
import { bestOf } from "~/features/search/comparison";
import { clusterTours, markerSize } from "~/features/search/map-clusters";
import { shortSearchNote } from "~/domain/desk/booking-search";
import { beginningsFirst, matchesWords } from "~/domain/overview/search-results";

test("an untouched field sends no request", () => {
  expect(untouched("Kerala")).toStrictEqual({ text: "Kerala", asked: "", isOpen: false, active: -1 });
});

test("the arrow keys cycle through the list from either end", () => {
  const places: number[] = [];
  let state = withText("dar");
  for (const step of [1, 1, 1, 1, -1, -1] as const) {
    state = moveActive(state, step, 3);
    places.push(state.active);
  }
  expect(places).toStrictEqual([0, 1, 2, 0, 2, 1]);
  expect(moveActive(withText("dar"), -1, 3).active).toBe(2);
});

test("an arrow key reopens a list closed with Escape, on its first or last name", () => {
  const state = closed(moveActive(withText("dar"), 1, 3));
  expect(state).toStrictEqual({ text: "dar", asked: "dar", isOpen: false, active: -1 });
  expect(moveActive(state, 1, 3)).toStrictEqual({ text: "dar", asked: "dar", isOpen: true, active: 0 });
  expect(moveActive(state, -1, 3).active).toBe(2);
});

const requested = (text: string) => ({ text, asked: text, isOpen: true, active: -1 });

test("an arrow key requests names if there are none yet, as after a choice, which closes the list", () => {
  expect(moveActive(untouched("dar"), 1, 0)).toStrictEqual(requested("dar"));
  const state = chosen("Darjeeling");
  expect(state).toStrictEqual({ text: "Darjeeling", asked: "", isOpen: false, active: -1 });
  // Names for another text are ignored.
  expect(moveActive({ ...state, asked: "dar" }, 1, 3)).toStrictEqual(requested("Darjeeling"));
});

test("the best of compared tours are marked, but never all of them", () => {
  expect(bestOf([-18_999, -3999, -28_999])).toEqual([1]);
  expect(bestOf([4.8, null, 4.8])).toEqual([0, 2]);
  expect(bestOf([4.8, 4.8])).toEqual([]);
  expect(bestOf([null, null])).toEqual([]);
});

const tour = (slug: string, latitude: number, longitude: number) => ({
  slug,
  coordinates: { latitude, longitude },
});

test("tours close together share a marker, others have their own", () => {
  const tours = [tour("munnar", 10.1, 77.1), tour("delhi", 28.6, 77.2), tour("thekkady", 9.6, 77.2)];
  const slugs = clusterTours(tours).map((cluster) => cluster.tours.map(({ slug }) => slug));
  expect(slugs).toStrictEqual([["munnar", "thekkady"], ["delhi"]]);
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

const groups = [
  { title: "Bookings", hits: [{ name: "Hampi Kumar" }] },
  {
    title: "Tours",
    isNamed: true as const,
    hits: [{ name: "Badami and Hampi" }, { name: "Hampi, stone city" }],
  },
  { title: "Operators", isNamed: true as const, hits: [{ name: "Deccan Trails" }] },
];
const order = (text: string) => beginningsFirst(groups, text).map(({ title }) => title);

test("a tour or an operator whose name begins with the searched text comes before bookings", () => {
  expect(order("hampi")).toStrictEqual(["Tours", "Bookings", "Operators"]);
  expect(order("DECCAN trails")).toStrictEqual(["Operators", "Bookings", "Tours"]);
  expect(beginningsFirst(groups, "hampi")[0]?.hits[0]?.name).toBe("Hampi, stone city");
});

test("results that only contain the text keep their order", () => {
  expect(order("stone")).toStrictEqual(["Bookings", "Tours", "Operators"]);
  expect(order("")).toStrictEqual(["Bookings", "Tours", "Operators"]);
});

test("the palette finds what it creates, by its words in any order", () => {
  for (const typed of ["new booking", "booking new", "create book", "NEW"])
    expect(matchesWords("Create booking New", typed), typed).toBe(true);
  expect(matchesWords("Create booking New", "new tour")).toBe(false);
  expect(matchesWords("Create booking New", "ooking")).toBe(false);
});

test("one and two characters are said to find beginnings of names only", () => {
  expect(shortSearchNote("98")).toContain("at least 3 characters");
  expect(shortSearchNote(" 9 ")).not.toBeNull();
  expect(shortSearchNote("984")).toBeNull();
  expect(shortSearchNote("")).toBeNull();
});
