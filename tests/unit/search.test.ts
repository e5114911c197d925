import { expect, test } from "vitest";
import { chosen, closed, moveActive, withText, untouched } from "~/features/search/search-box-state";
import { bestOf } from "~/features/search/comparison";
import { clusterTours, markerSize, viewOfMap } from "~/features/search/map-clusters";
import { shortSearchNote } from "~/domain/desk/booking-search";
import { beginningsFirst, matchesWords } from "~/domain/overview/search-results";

test("an untouched field sends no request", () => {
  expect(untouched("Kerala")).toStrictEqual({
    text: "Kerala",
    asked: "",
    isOpen: false,
    active: -1,
    isChosen: false,
  });
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
  expect(state).toStrictEqual({ text: "dar", asked: "dar", isOpen: false, active: -1, isChosen: false });
  expect(moveActive(state, 1, 3)).toStrictEqual({
    text: "dar",
    asked: "dar",
    isOpen: true,
    active: 0,
    isChosen: false,
  });
  expect(moveActive(state, -1, 3).active).toBe(2);
});

const requested = (text: string) => ({ text, asked: text, isOpen: true, active: -1, isChosen: false });

test("an arrow key requests names if there are none yet, as after a choice, which closes the list", () => {
  expect(moveActive(untouched("dar"), 1, 0)).toStrictEqual(requested("dar"));
  const state = chosen("Darjeeling");
  expect(state).toStrictEqual({ ...untouched("Darjeeling"), isChosen: true });
  // Names for another text are ignored.
  expect(moveActive({ ...state, asked: "dar" }, 1, 3)).toStrictEqual(requested("Darjeeling"));
});

test("the search for a chosen name is offered until the field is left", () => {
  expect(closed(chosen("Darjeeling")).isChosen).toBe(false);
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
      const [one, other] = [markerSize(a.tours.length, 1), markerSize(b.tours.length, 1)];
      const isApart =
        Math.abs(a.x - b.x) > (one.width + other.width) / 2 ||
        Math.abs(a.y - b.y) > (one.height + other.height) / 2;
      expect(isApart).toBe(true);
    }
  expect(clusters.flatMap(({ tours }) => tours)).toHaveLength(grid.length);
});

test("the map shows the part that holds all tours, never less than the states around one", () => {
  const whole = viewOfMap([tour("leh", 34.1, 77.6), tour("kovalam", 8.4, 77)]);
  expect(whole).toStrictEqual({ x: 0, y: 0, width: 1224, height: 1392, scale: 1 });
  for (const tours of [
    [tour("munnar", 10.1, 77.1)],
    [tour("munnar", 10.1, 77.1), tour("alleppey", 9.5, 76.3), tour("wayanad", 11.7, 76.1)],
    [tour("tawang", 27.6, 91.9), tour("gulmarg", 34, 74.4)],
  ]) {
    const view = viewOfMap(tours);
    expect(view.scale).toBeGreaterThanOrEqual(0.22);
    // One that is far from many is left out.
    const near = Array.from({ length: 6 }, (_, at) => tour(`near-${at}`, 10 + at / 5, 76.5));
    expect(viewOfMap([...near, tour("delhi", 28.6, 77.2)])).toStrictEqual(viewOfMap(near));
    for (const { x, y } of clusterTours(tours, view.scale))
      expect([x >= view.x, x <= view.x + view.width, y >= view.y, y <= view.y + view.height]).not.toContain(
        false,
      );
  }
});

test("a marker of more tours is larger, and each is at least 24 pixels on a map of 330", () => {
  expect(markerSize(40, 1).width).toBeGreaterThan(markerSize(2, 1).width);
  expect(Math.min(...[1, 2, 40].map((tours) => markerSize(tours, 1).height))).toBeGreaterThanOrEqual(
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
