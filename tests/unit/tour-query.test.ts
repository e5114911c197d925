import { expect, test } from "vitest";
import { filterLabels } from "~/domain/tours/tour-filter-labels";
import { readFilter } from "~/domain/tours/tour-query";
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

test("the days are shown as selected filters", () => {
  expect(filterLabels({ from: "2027-06-01", to: "2027-06-10" })).toStrictEqual([
    { name: "from", label: "Leaves on Jun 1, 2027 or later" },
    { name: "to", label: "Leaves on Jun 10, 2027 or earlier" },
  ]);
});
