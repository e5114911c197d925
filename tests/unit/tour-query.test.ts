import { expect, test } from "vitest";
import { filterLabels } from "~/domain/tour-filter-labels";
import { readFilter } from "~/domain/tour-query";

function read(query: string) {
  return readFilter(new URLSearchParams(query));
}

test("an address may name the days between which a tour leaves, or one of them", () => {
  expect(read("from=2027-06-01&to=2027-06-01")).toStrictEqual({ from: "2027-06-01", to: "2027-06-01" });
  expect(read("from=2027-06-01&to=")).toMatchObject({ from: "2027-06-01" });
});

test.for(["from=2027-06-02&to=2027-06-01", "from=2027-02-29", "to=tomorrow"])(
  "an address with %s names none",
  (query) => {
    const { from, to, ...rest } = read(`region=south&${query}`);
    expect([from, to]).toStrictEqual([undefined, undefined]);
    expect(rest).toStrictEqual({ region: "south" });
  },
);

test("the days are told as chosen filters", () => {
  expect(filterLabels({ from: "2027-06-01", to: "2027-06-10" })).toStrictEqual([
    { name: "from", label: "Leaves on 1 June 2027 or later" },
    { name: "to", label: "Leaves on 10 June 2027 or earlier" },
  ]);
});
