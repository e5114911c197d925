import { expect, test } from "vitest";
import {
  cancellationFields,
  cancellationTermsSchema,
  goodwillSchema,
  saleBorneBy,
} from "~/domain/bookings/cancellation-terms";

// A booking of ₹10,000 with 10 % commission, half of which the schedule returns.
const scheduled = { total: 5_000, commission: 500 };

test.for([
  ["operator", 3_000, 300],
  ["platform", 3_000, -1_500],
  ["shared", 3_000, -600],
  ["operator", 0, 0],
  ["platform", 0, -4_500],
  ["shared", 0, -2_250],
  // A smaller refund than the schedule's is gained by its bearer.
  ["platform", 6_000, 1_500],
  ["operator", 6_000, 600],
  ["shared", 6_001, 1_051],
] as const)("borne by the %s, %i rupees left have a commission of %i", ([bearer, total, commission]) => {
  expect(saleBorneBy(bearer, { scheduled, total, percent: 10 })).toStrictEqual({ total, commission });
});

test("fields that are left empty are no terms", () => {
  expect(cancellationFields.refund.parse("")).toBeUndefined();
  expect(cancellationFields.refund.parse("₹1,500")).toBe(1_500);
  expect(cancellationFields.bearer.parse("")).toBeUndefined();
  expect(cancellationFields.bearer.parse("shared")).toBe("shared");
  expect(cancellationTermsSchema.safeParse({ refund: -1 }).success).toBe(false);
  expect(cancellationTermsSchema.parse({ refund: 0 })).toStrictEqual({ refund: 0 });
});

test("goodwill is at least one rupee", () => {
  const goodwill = { reason: "Late bus", bearer: "operator" };
  expect(goodwillSchema.safeParse({ ...goodwill, amount: "0" }).success).toBe(false);
  expect(goodwillSchema.parse({ ...goodwill, amount: "1" }).amount).toBe(1);
});
