import { expect, test } from "vitest";
import { shortSearchNote } from "~/domain/desk/booking-search";
import { beginningsFirst, matchesWords } from "~/domain/overview/search-results";

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
