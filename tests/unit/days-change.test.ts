import { expect, test } from "vitest";
import { chosenDaysSchema, daysChangeSchema, planOf, plannedChange } from "~/domain/departures/days-change";

const departure = {
  slug: "goa",
  title: "Goa",
  travelDate: "2027-01-10",
  booked: 3,
  held: 1,
  capacity: 10,
  state: "open" as const,
};
const common = { day: ["2027-01-10"], tour: "goa" };
const now = { today: "2027-01-10", fareNow: 9_999 };
const capacity = (seats: number) => ({ ...common, kind: "capacity" as const, capacity: seats });
const price = (priceInr: number) => ({ ...common, kind: "price" as const, priceInr, label: "Pongal" });
const close = { ...common, kind: "close" as const, reason: "The road is closed." };

test("days before today do not change", () => {
  const past = plannedChange(departure, close, { ...now, today: "2027-01-11" });
  expect(past).toMatchObject({ refusal: "This departure is in the past.", isUnchanged: false });
  expect(plannedChange(departure, close, now)).toMatchObject({ refusal: null, isUnchanged: false });
});

test("seats fall at most to those sold and held", () => {
  expect(plannedChange(departure, capacity(4), now).refusal).toBeNull();
  expect(plannedChange(departure, capacity(3), now).refusal).toBe(
    "3 seats are sold and 1 held for people who are booking now.",
  );
  expect(plannedChange({ ...departure, booked: 1, held: 0 }, capacity(0), now).refusal).toBe(
    "1 seat is sold.",
  );
});

test("what is already as wanted is unchanged; the tour's own number of seats becomes the date's", () => {
  const isUnchanged = (
    ...[of, change]: [typeof departure & { hasOwnCapacity?: true }, Parameters<typeof plannedChange>[1]]
  ) => plannedChange(of, change, now).isUnchanged;
  expect(isUnchanged(departure, capacity(10))).toBe(false);
  expect(isUnchanged({ ...departure, hasOwnCapacity: true }, capacity(10))).toBe(true);
  expect(isUnchanged({ ...departure, hasOwnCapacity: true }, capacity(11))).toBe(false);
  expect(isUnchanged(departure, price(9_999))).toBe(true);
  expect(isUnchanged(departure, price(9_998))).toBe(false);
  expect(plannedChange({ ...departure, state: "closed" }, close, now).isUnchanged).toBe(true);
});

test("a plan counts what changes, the guests among it and what is refused", () => {
  const planned = { ...departure, refusal: null, isUnchanged: false };
  const departures = [
    planned,
    { ...planned, booked: 2 },
    { ...planned, booked: 0 },
    { ...planned, isUnchanged: true },
    { ...planned, refusal: "This departure is in the past." },
  ];
  expect(planOf(departures)).toStrictEqual({ departures, changed: 3, withGuests: 2, guests: 5, refused: 1 });
});

function days(...day: string[]) {
  return chosenDaysSchema.safeParse({ day }).data?.day;
}

function parse(change: object) {
  return daysChangeSchema.safeParse({ day: "2027-01-10", ...change });
}

test("days are chosen once each, in order, at most 62", () => {
  expect(days("2027-01-11", "2027-01-10", "2027-01-11")).toStrictEqual(["2027-01-10", "2027-01-11"]);
  const expected = { day: ["2027-01-10"], tour: "" };
  expect(chosenDaysSchema.safeParse({ day: "2027-01-10" }).data).toMatchObject(expected);
  expect(chosenDaysSchema.safeParse({}).success).toBe(false);
  expect(days("2027-02-30")).toBeUndefined();
  expect(days(...Array.from({ length: 62 }, () => "2027-01-10"))).toHaveLength(1);
  expect(days(...Array.from({ length: 63 }, () => "2027-01-10"))).toBeUndefined();
});

test("an empty number of seats is none, and a price is of one tour", () => {
  expect(parse({ kind: "capacity", capacity: " 8 " }).data).toMatchObject({ capacity: 8, tour: "" });
  for (const seats of ["", " ", undefined, "0", "201", "1.5"])
    expect(parse({ kind: "capacity", capacity: seats }).success, String(seats)).toBe(false);
  const fare = { kind: "price", priceInr: "12000", label: "Pongal" };
  expect(parse({ ...fare, tour: "goa" }).data).toMatchObject({ priceInr: 12_000, label: "Pongal" });
  expect(parse(fare).success).toBe(false);
  expect(parse({ kind: "close", reason: "closed" }).success).toBe(false);
});
