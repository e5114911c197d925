import { afterEach, beforeEach, expect, test } from "vitest";
import { addDays, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { post } from "../support/api";
import { bookingRequest } from "../support/booking-request";
import { rowCounts } from "../support/database";
import { problemOf } from "../support/problem";

const today = todayInIndia(Date.now());

// Every refusal writes nothing.
let before: Awaited<ReturnType<typeof rowCounts>>;
beforeEach(async () => {
  before = await rowCounts();
});
afterEach(async () => {
  expect(await rowCounts()).toStrictEqual(before);
});

test.for(["", "{", "{tour: 1}", "tour=ooty", '{"tour":"ooty"', "\u0000"])(
  "a body %j is unparsable",
  async (body) => {
    await problemOf(await post("/api/bookings", body), "unparsable");
  },
);

test.for(["null", "[]", '"ooty"', "7"])("a body %s is not a booking", async (body) => {
  const { errors } = await problemOf(await post("/api/bookings", body), "invalid");
  expect(errors).toHaveProperty("body");
});

// The schema's own rules are those of tests/unit/booking-request.test.ts.
test.for([
  ["firstName", ""],
  ["travelDate", "2020-01-01"],
  ["travelDate", addDays(today, -1)],
  ["travelDate", addDays(lastBookableDate(today), 2)],
  ["travelDate", "9999-12-31"],
  ["phone", "+91 12345"],
  ["emergencyPhone", undefined],
  ["emergencyPhone", "+999 123 456 789"],
  ["couponCode", "MONSOON20"],
] as const)("%s as %j is refused beside that field and no other", async ([field, value]) => {
  const response = await post("/api/bookings", bookingRequest({ [field]: value }));
  const { errors = {} } = await problemOf(response, "invalid");
  expect(Object.keys(errors)).toStrictEqual([field]);
});

test("all missing fields are reported at once", async () => {
  const { errors = {} } = await problemOf(await post("/api/bookings", {}), "invalid");
  const { specialRequests: _, ...required } = bookingRequest();
  expect(Object.keys(errors).toSorted()).toStrictEqual(Object.keys(required).toSorted());
});

test.for([
  "tourPrice",
  "totalAmount",
  "discount",
  "status",
  "userId",
  "bookingId",
  "createdAt",
  "role",
  "id",
])("a request cannot set %s", async (key) => {
  const { errors } = await problemOf(await post("/api/bookings", bookingRequest({ [key]: 1 })), "invalid");
  expect(errors).toStrictEqual({ [key]: ["Unknown field."] });
});

test.for(["constructor", "toString", "hasOwnProperty", "__proto__"])(
  "a key named like a property of every object, %s, is unknown like any other",
  async (key) => {
    const body = JSON.stringify(bookingRequest()).replace("{", `{"${key}":1,`);
    const response = await post("/api/bookings", body);
    expect(await response.clone().text()).toContain(`"errors":{"${key}":["Unknown field."]}`);
    await problemOf(response, "invalid");
  },
);

test.for(["no-such-tour", "oo\u0000ty", "oo\ud800ty", "' OR 1=1 --"])(
  "the tour %j is not found",
  async (tour) => {
    await problemOf(await post("/api/bookings", bookingRequest({ tour })), "not_found");
  },
);

test.for(["/api/bookings/", "/api/booking", "/api/bookings/TB123456", "/api"])(
  "%s is not found",
  async (path) => {
    await problemOf(await post(path, bookingRequest()), "not_found");
  },
);

test("any price change is refused with the new quote", async () => {
  const request = bookingRequest({ roomType: "deluxe", numberOfTravelers: 2, expectedTotal: 1 });
  const { quote } = await problemOf(await post("/api/bookings", request), "price_changed");
  const total = quote?.total ?? 0;
  expect(quote?.lines.map(({ code }) => code)).toStrictEqual(["fare", "room"]);
  expect(quote?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  for (const expectedTotal of [total - 1, total + 1, 0]) {
    const refused = await problemOf(
      await post("/api/bookings", { ...request, expectedTotal }),
      "price_changed",
    );
    expect(refused.quote).toStrictEqual(quote);
  }
});

test.for(["a b", "x".repeat(256), "sch\u00fcssel"])("%s is an invalid idempotency key", async (key) => {
  const response = await post("/api/bookings", bookingRequest(), { "Idempotency-Key": key });
  const { errors } = await problemOf(response, "invalid");
  expect(errors).toHaveProperty("idempotency-key");
});
