import type { Schemas } from "@tour-bharat/client";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { supplyKinds } from "~/domain/operators/supply";
import { quoteSchema } from "~/domain/prices/quote";
import { gstRates, tours } from "../../worker/platform/db/schema";
import { book, client, dataOf, get, post } from "../support/api";
import { coupon } from "../support/coupon";
import { db, registerForGst, rowCounts } from "../support/database";
import { bookingRow, setOperator, setTour } from "../support/rows";
import { problemOf } from "../support/problem";

const today = todayInIndia(Date.now());

function quoteRequest(overrides: Record<string, unknown> = {}): Schemas["QuoteRequest"] {
  return {
    tour: "ooty",
    travelDate: addDays(today, 100),
    numberOfTravelers: 2,
    roomType: "standard",
    ...overrides,
  };
}

const answerSchema = z.strictObject({ quote: quoteSchema.strict() });

async function quoteFor(overrides: Record<string, unknown> = {}) {
  const answer = await client.POST("/api/quotes", { body: quoteRequest(overrides) });
  return answerSchema.parse(dataOf(answer)).quote;
}

async function priceOf(slug: string) {
  const tour = await db.select({ price: tours.priceInr }).from(tours).where(eq(tours.slug, slug)).get();
  return tour?.price ?? Number.NaN;
}

test("a quote has lines, total, the included GST, and the refunds in dates and rupees", async () => {
  await registerForGst();
  const total = 2 * (await priceOf("ooty")) + 2000;
  const before = await rowCounts();
  expect(await quoteFor({ roomType: "deluxe" })).toStrictEqual({
    lines: [
      { code: "fare", label: expect.stringContaining("2 travelers"), amount: total - 2000 },
      { code: "room", label: "Deluxe room, once per booking", amount: 2000 },
    ],
    discount: 0,
    total,
    gst: { percent: 5, amount: Math.round((total * 5) / 105) },
    refundSchedule: [
      { from: today, to: addDays(today, 70), percent: 100, amount: total },
      { from: addDays(today, 71), to: addDays(today, 86), percent: 50, amount: Math.floor(total / 2 + 0.5) },
      { from: addDays(today, 87), to: addDays(today, 100), percent: 0, amount: 0 },
    ],
    // Seven days before departure, at 6 PM in India.
    payLaterBy: `${addDays(today, 93)}T12:30:00.000Z`,
  });
  expect(await rowCounts()).toStrictEqual(before);
});

test("a tour's rules set the price, and the booking is made and stored at the quoted one", async () => {
  await setTour("coorg", {
    priceInr: 10_000,
    priceRules: {
      childPercent: 60,
      seasons: [{ from: "2000-01-01", to: "2099-12-31", priceInr: 12_000, label: "Festival season" }],
      groups: [{ atLeast: 3, percentOff: 10 }],
      earlyBird: { atLeastDays: 60, percentOff: 5 },
    },
  });
  const couponCode = await coupon();
  const party = {
    tour: "coorg",
    numberOfTravelers: 4,
    children: 1,
    infants: 1,
    roomType: "suite",
    couponCode,
  };
  const quote = await quoteFor(party);
  expect(quote.lines.map(({ code, amount }) => [code, amount])).toStrictEqual([
    ["fare", 36_000],
    ["child", 7200],
    ["infant", 0],
    ["group", -4320],
    ["early-bird", -1944],
    ["room", 5000],
    ["coupon", -6290],
  ]);
  expect(quote).toMatchObject({ discount: 12_554, total: 35_646 });
  const request = { ...party, travelDate: addDays(today, 100), expectedTotal: quote.total };
  expect(await book(request)).toMatchObject({
    tourPrice: 12_000,
    numberOfTravelers: 4,
    children: 1,
    infants: 1,
    couponCode,
    discount: 12_554,
    totalAmount: 35_646,
  });
});

test("the GST rate is that of the day of booking, and the price includes none without a GSTIN", async () => {
  const plain = await quoteFor();
  expect(plain.gst).toStrictEqual({ percent: 0, amount: 0 });
  await registerForGst();
  expect((await quoteFor()).total).toBe(plain.total);
  await db.insert(gstRates).values([
    { validFrom: today, percent: 12 },
    { validFrom: addDays(today, 1), percent: 18 },
  ]);
  expect((await quoteFor()).gst.percent).toBe(12);
  await db.delete(gstRates).where(eq(gstRates.percent, 12));
  expect((await quoteFor()).gst.percent).toBe(5);
});

test("the GST rate is that of the operator's service, which bookings keep", async () => {
  await registerForGst();
  onTestFinished(() => setOperator("nilgiri-trails", { supply: "tour" }));
  const rates = [];
  for (const supply of supplyKinds) {
    await setOperator("nilgiri-trails", { supply });
    rates.push([supply, (await quoteFor()).gst.percent]);
  }
  expect(Object.fromEntries(rates)).toStrictEqual({
    tour: 5,
    "tour-with-credit": 18,
    stay: 5,
    "stay-above": 18,
  });
  const { bookingId } = await book();
  expect(await bookingRow(bookingId)).toMatchObject({ gstPercent: 18, stayState: "33" });
  await setOperator("nilgiri-trails", { supply: "tour" });
  expect(await bookingRow(bookingId)).toMatchObject({ gstPercent: 18, stayState: "33" });
  // Without a GSTIN the platform would owe the tax.
  await expect(setOperator("nilgiri-trails", { supply: "stay", gstin: null })).rejects.toThrow();
});

test.for([
  ["unknown", null, /Coupon not found/],
  ["scheduled", { validFrom: addDays(today, 1) }, /is valid from/],
  ["expired", { validUntil: addDays(today, -1) }, /expired on/],
  ["too small", { minimumPurchase: 9_000_000 }, /needs a booking of at least/],
  ["for more travelers", { minimumTravelers: 9 }, /needs a booking for at least 9 travelers/],
  ["another tour's", { tours: ["munnar"] }, /not valid for this tour/],
  ["another operator's", { operators: ["nobody"] }, /not valid for this tour/],
  ["used up", { usageLimit: 2, used: 2 }, /fully redeemed/],
] as const)(
  "a coupon that is %s is refused with the reason, by the quote and by the booking",
  async ([, change, reason]) => {
    const couponCode =
      change === null
        ? "NOSUCHCOUPON"
        : await coupon({
            ...change,
            tours: "tours" in change ? [...change.tours] : null,
            operators: "operators" in change ? [...change.operators] : null,
          });
    const { errors } = await problemOf(await post("/api/quotes", quoteRequest({ couponCode })), "invalid");
    expect(Object.keys(errors ?? {})).toStrictEqual(["couponCode"]);
    expect(errors?.couponCode?.[0]).toMatch(reason);
    const before = await rowCounts();
    const booked = await post("/api/bookings", { ...personal, ...quoteRequest({ couponCode }) });
    expect((await problemOf(booked, "invalid")).errors).toStrictEqual(errors);
    expect(await rowCounts()).toStrictEqual(before);
  },
);

const personal = {
  firstName: "Meera",
  lastName: "Iyer",
  email: "meera.iyer@example.com",
  phone: "+91 98450 12345",
  emergencyName: "Arjun Iyer",
  emergencyPhone: "+91 98450 54321",
  paymentMethod: "upi",
};

test.for([
  ["travelDate", addDays(today, -1)],
  ["travelDate", addDays(today, 731)],
  ["travelDate", "2026-02-30"],
  ["travelDate", null],
  ["numberOfTravelers", 0],
  ["numberOfTravelers", 21],
  ["numberOfTravelers", "2"],
  ["numberOfTravelers", 1.5],
  ["roomType", "penthouse"],
  ["children", -1],
  ["children", 2],
  ["children", 0.5],
  ["children", "1"],
  ["infants", 5],
  ["infants", -1],
  ["couponCode", 15],
  ["couponCode", ""],
  ["couponCode", " - "],
  ["couponCode", "x".repeat(41)],
  ["tour", ""],
  ["tour", 7],
  ["total", 1],
] as const)("%s %j shows an error beside its field", async ([field, value]) => {
  const { errors } = await problemOf(await post("/api/quotes", quoteRequest({ [field]: value })), "invalid");
  expect(Object.keys(errors ?? {})).toStrictEqual([field]);
});

test("more infants than adults are refused by the quote, the booking and the document of the API", async () => {
  const party = { numberOfTravelers: 3, children: 1, infants: 3 };
  const infants = ["Each adult can bring one infant at most."];
  const { errors } = await problemOf(await post("/api/quotes", quoteRequest(party)), "invalid");
  expect(errors).toStrictEqual({ infants });
  const booked = await post("/api/bookings", { ...personal, ...quoteRequest(party) });
  expect((await problemOf(booked, "invalid")).errors).toStrictEqual({ infants });
  await quoteFor({ ...party, infants: 2 });
  expect(await (await get("/api/openapi.json")).text()).toContain("at most one for each adult");
});

test("a party's errors are reported together with those of other fields", async () => {
  const request = quoteRequest({ children: 2, infants: 9, travelDate: "soon" });
  const { errors } = await problemOf(await post("/api/quotes", request), "invalid");
  expect(Object.keys(errors ?? {}).toSorted()).toStrictEqual(["children", "infants", "travelDate"]);
});

test("invalid bodies, unknown tours and other methods get their problem", async () => {
  await problemOf(await post("/api/quotes", quoteRequest({ tour: "no-such-tour" })), "not_found");
  await problemOf(await post("/api/quotes", "{"), "unparsable");
  await problemOf(await post("/api/quotes", []), "invalid");
  await problemOf(await post("/api/quotes", "x", { "Content-Type": "text/plain" }), "unsupported_media_type");
  await problemOf(await get("/api/quotes"), "not_found");
});
