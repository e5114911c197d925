import * as fc from "fast-check";
import { expect, test } from "vitest";
import { couponDiscount, couponProblem, couponState } from "~/domain/coupons/coupon";
import { couponCodeSchema, requestedCouponSchema } from "~/domain/coupons/coupon-code";
import type { Coupon } from "~/domain/coupons/coupon-fields";

const coupon: Coupon = {
  code: "WELCOME15",
  kind: "percent",
  value: 15,
  maxDiscount: null,
  borneBy: null,
  minimumPurchase: null,
  minimumTravelers: null,
  validFrom: "2026-11-01",
  validUntil: "2026-11-30",
  usageLimit: null,
  perCustomerLimit: null,
  description: null,
  used: 0,
  tours: null,
  operators: null,
  version: 1,
  deactivatedAt: null,
  createdAt: 1,
};
const purchase = {
  today: "2026-11-21",
  tour: "ooty",
  operator: "nilgiri-trails",
  total: 20_000,
  numberOfTravelers: 3,
};

test("a coupon is scheduled, active and expired by its days in India, both included", () => {
  expect(couponState(coupon, "2026-10-31")).toBe("scheduled");
  expect(couponState(coupon, "2026-11-01")).toBe("active");
  expect(couponState(coupon, "2026-11-30")).toBe("active");
  expect(couponState(coupon, "2026-12-01")).toBe("expired");
});

test("an applicable coupon has no problem", () => {
  expect(couponProblem(coupon, purchase)).toBeNull();
  expect(couponProblem({ ...coupon, minimumPurchase: 20_000, usageLimit: 3, used: 2 }, purchase)).toBeNull();
  expect(couponProblem({ ...coupon, minimumTravelers: 3 }, purchase)).toBeNull();
  expect(couponProblem({ ...coupon, operators: ["nilgiri-trails"] }, purchase)).toBeNull();
  expect(couponProblem({ ...coupon, tours: ["ooty"], operators: ["another"] }, purchase)).toBeNull();
});

test.for([
  [null, "Coupon not found. Please check the code, or leave it out."],
  [{ validFrom: "2026-11-22" }, "This coupon is valid from Nov 22, 2026."],
  [{ validUntil: "2026-11-20" }, "This coupon expired on Nov 20, 2026."],
  [{ tours: ["munnar"] }, "This coupon is not valid for this tour."],
  [{ operators: ["another"] }, "This coupon is not valid for this tour."],
  [{ tours: [] }, "This coupon is not valid for this tour."],
  [{ usageLimit: 3, used: 3 }, "This coupon has been fully redeemed."],
  [{ minimumPurchase: 20_001 }, "This coupon needs a booking of at least ₹20,001; this one is ₹20,000."],
  [{ minimumTravelers: 4 }, "This coupon needs a booking for at least 4 travelers; this one is for 3."],
] satisfies [Partial<Coupon> | null, string][])(
  "with %j the refusal gives its reason",
  ([change, message]) => {
    expect(couponProblem(change && { ...coupon, ...change }, purchase)).toBe(message);
  },
);

test("a coupon never exceeds the total", () => {
  expect(couponDiscount({ ...coupon, kind: "fixed", value: 500 }, 300)).toBe(300);
  expect(couponDiscount({ ...coupon, kind: "fixed", value: 500 }, 30_000)).toBe(500);
  expect(couponDiscount(coupon, 30)).toBe(5);
  expect(couponDiscount({ ...coupon, maxDiscount: 2000 }, 30_000)).toBe(2000);
  expect(couponDiscount({ ...coupon, maxDiscount: 2000 }, 3000)).toBe(450);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 999 }), (total, value) => {
      for (const kind of ["percent", "fixed"] as const) {
        const off = couponDiscount({ ...coupon, kind, value }, total);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(total);
      }
    }),
  );
});

test("a code can be typed in any case, with spaces and dashes", () => {
  expect(couponCodeSchema.parse(" welcome-15 ")).toBe("WELCOME15");
  expect(couponCodeSchema.parse("  ")).toBeNull();
});

test("a deactivated coupon is inactive on any day", () => {
  const deactivated = { ...coupon, deactivatedAt: 1 };
  for (const today of ["2026-10-31", "2026-11-21", "2026-12-01"])
    expect(couponState(deactivated, today)).toBe("inactive");
  expect(couponProblem(deactivated, purchase)).toBe("This coupon is no longer active.");
});

test("a request gives a code or none, never an empty one", () => {
  expect(requestedCouponSchema.parse(undefined)).toBeNull();
  expect(requestedCouponSchema.parse(" new-year 27 ")).toBe("NEWYEAR27");
  for (const empty of ["", " - "]) expect(requestedCouponSchema.safeParse(empty).success).toBe(false);
  expect(requestedCouponSchema.parse(`  ${"A".repeat(40)}  `)).toHaveLength(40);
});
