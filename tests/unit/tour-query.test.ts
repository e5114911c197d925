import { expect, test } from "vitest";
import { filterLabels, filtersWith } from "~/domain/search/tour-filter-labels";
import { readFilter, type TourFilter } from "~/domain/search/tour-query";
import { isLong, shortQuery } from "~/features/search/search-address";
import { rangeErrors } from "~/domain/tours/tour-search";

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

test("a URL may contain departure dates, or one of them", () => {
  expect(read("from=2027-06-01&to=2027-06-01")).toStrictEqual({ from: "2027-06-01", to: "2027-06-01" });
  expect(read("from=2027-06-01&to=")).toMatchObject({ from: "2027-06-01" });
});

test.for(["from=2027-02-29", "to=tomorrow"])("a URL with %s contains none", (query) => {
  const { from, to, ...rest } = read(`region=south&${query}`);
  expect([from, to]).toStrictEqual([undefined, undefined]);
  expect(rest).toStrictEqual({ region: "south" });
});

test("a reversed range stays in the URL, with a message for its second field", () => {
  const reversed = read("from=2027-06-02&to=2027-06-01&minPrice=9000&maxPrice=8999");
  expect(reversed).toStrictEqual({ from: "2027-06-02", to: "2027-06-01", minPrice: 9000, maxPrice: 8999 });
  expect(rangeErrors(reversed)).toStrictEqual({
    to: "The end date is before the start date.",
    maxPrice: "The maximum price is below the minimum.",
  });
  for (const query of [
    "from=2027-06-01&to=2027-06-01&minPrice=0&maxPrice=0",
    "from=2027-06-02",
    "maxPrice=1",
  ])
    expect(rangeErrors(read(query))).toStrictEqual({});
});

test("flexible days of a URL stay if they can be understood", () => {
  const expected = { from: "2027-06-01", flex: 3, weekends: "2027-03,2027-05", anytime: "2027-06" };
  expect(read("from=2027-06-01&flex=3&weekends=2027-03,2027-05&anytime=2027-06")).toStrictEqual(expected);
  expect(read("flex=3&weekends=2027-13&anytime=")).toStrictEqual({});
  expect(read("to=2027-06-01&flex=8")).toStrictEqual({ to: "2027-06-01" });
});

test.for<[TourFilter, string, string]>([
  [{ from: "2027-06-01", to: "2027-06-10" }, "from", "Leaves Jun 1, 2027 to Jun 10, 2027"],
  [{ from: "2027-06-01", to: "2027-06-01", flex: 1 }, "from", "Leaves on Jun 1, 2027, ± 1 day"],
  [{ from: "2027-06-01", flex: 3 }, "from", "Leaves on Jun 1, 2027 or later, ± 3 days"],
  [{ to: "2027-06-10" }, "to", "Leaves on Jun 10, 2027 or earlier"],
  [{ weekends: "2027-01,2026-12,2027-03" }, "weekends", "Weekends in Dec 2026, Jan, Mar 2027"],
  [{ anytime: "2027-03" }, "anytime", "Any day in Mar 2027"],
])("%o is one selected filter", ([filter, name, label]) => {
  expect(filterLabels(filter)).toStrictEqual([{ name, label }]);
});

test("the days of a search are removed together", () => {
  expect(filtersWith("from")).toStrictEqual(["from", "to", "flex"]);
  expect(filtersWith("region")).toStrictEqual(["region"]);
});

test("a filter may have several values, in the order of their list, each with its own chip", () => {
  const filter = read("type=wildlife,culinary,beach&region=west&region=south");
  expect(filter).toStrictEqual({ type: "beach,wildlife,food", region: "south,west" });
  expect(filterLabels(filter)).toContainEqual({ name: "type", label: "Beach", rest: "wildlife,food" });
  expect(filterLabels({ type: "beach" })).toStrictEqual([{ name: "type", label: "Beach" }]);
  expect(read("type=beach,moon")).toStrictEqual({});
});

test.for(["12.9,77.6", "Mumbai"])("tours may be searched near %s", (near) => {
  expect(read(`near=${near}`)).toStrictEqual({ near });
});

test.for(["12.97,77.59", "51.5,0.1", "77.6,12.9", "Atlantis"])("not near %s", (near) => {
  expect(read(`near=${near}`)).toStrictEqual({});
});

test("an address has only filled parameters, and several values in one", () => {
  const params = new URLSearchParams("q=goa&type=beach&type=city&from=&minPrice=&sort=recommended&month=5");
  expect(shortQuery(params)).toBe("?q=goa&type=beach,city&month=5");
  expect([isLong(params), isLong(new URLSearchParams(shortQuery(params)))]).toStrictEqual([true, false]);
  expect(shortQuery(new URLSearchParams("q=a%2Cb&near=12.9,77.6&from="))).toBe("?q=a,b&near=12.9,77.6");
});
