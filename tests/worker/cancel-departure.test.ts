import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { bookings, tours } from "../../worker/db/schema";
import { book } from "../support/api";
import { db } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { moneyOf } from "../support/payments";
import { createMember, createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { services } from "../support/services";

const tour = "varanasi";
const today = todayInIndia(Date.now());
let owner: Viewer;
let support: Viewer;
let operator: string;
let days = 0;

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  support = await createPerson("admin", "active", { adminRole: "support" });
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await db.update(tours).set({ departureRules: everyDay }).where(eq(tours.slug, tour));
});

/** A departure so near that the schedule refunds nothing, with paid bookings. */
async function departureWith(count: number) {
  days += 1;
  const travelDate = addDays(today, 2 + days);
  const booked = [];
  for (let index = 0; index < count; index += 1) {
    const { bookingId } = await book({ tour, travelDate });
    await payInFull(bookingId);
    booked.push(bookingId);
  }
  return { tour, travelDate, booked };
}

const splitOf = async (bookingId: string) => {
  const { ledger, booking } = await moneyOf(bookingId);
  return { refunded: booking.refundedAmount === booking.paidAmount, ...ledger };
};

test("a storm cancels everything with full refunds; the cost beyond the schedule is shared, and a repeat changes nothing", async () => {
  const { booked, ...departure } = await departureWith(3);
  await services.closeDeparture(owner, { ...departure, reason: "A cyclone is coming." });
  const shown = await services.getDepartureToCancel(support, departure);
  expect(shown).toMatchObject({ closedReason: "A cyclone is coming.", isAdmin: true });
  expect(shown.bookings.map(({ bookingId }) => bookingId)).toStrictEqual(booked);
  const cancel = (bookingId: string, expectedRefund: number) =>
    services.cancelOfDeparture(support, {
      ...departure,
      bookingId,
      fault: "nobody",
      reason: "A cyclone is coming.",
      expectedRefund,
    });
  for (const { bookingId, refund } of shown.bookings) {
    expect(refund).toBeGreaterThan(0);
    // The amount shown is guarded, and a failure of one stops no other.
    await refusal(cancel(bookingId, refund + 1), "price_changed");
    expect(await cancel(bookingId, refund)).toBe(refund);
    expect(await cancel(bookingId, refund)).toBeNull();
    const { refunded, payable, commission } = await splitOf(bookingId);
    expect(refunded).toBe(true);
    // The schedule would have left the operator its share: half of that is ours to bear.
    expect(payable).toBeGreaterThan(0);
    expect(payable + commission).toBe(0);
    expect((await moneyOf(bookingId)).refunds).toHaveLength(1);
  }
  expect((await services.getDepartureToCancel(support, departure)).bookings).toStrictEqual([]);
});

test("operators cancel those of their closed departures, at their own fault; nobody else's, and no others'", async () => {
  const { booked, ...departure } = await departureWith(1);
  const [bookingId = ""] = booked;
  const request = { ...departure, bookingId, fault: "nobody", reason: "Flood", expectedRefund: 0 } as const;
  await refusal(services.cancelOfDeparture(owner, request), "illegal_transition");
  await services.closeDeparture(owner, { ...departure, reason: "The river is too high today." });
  for (const [who, code] of [
    [await createPerson("tour_operator", "verified"), "not_found"],
    [await createMember(operator, ["bookings"]), "forbidden"],
    [await createPerson("admin", "active", { adminRole: "finance" }), "forbidden"],
    [await createPerson("user", "active"), "forbidden"],
  ] as const) {
    await refusal(services.cancelOfDeparture(who, request), code);
  }
  const elsewhere = { ...request, travelDate: addDays(departure.travelDate, 1) };
  await refusal(services.cancelOfDeparture(owner, elsewhere), "not_found");
  await services.cancelOfDeparture(owner, request);
  // An operator cannot make us bear a part.
  expect(await splitOf(bookingId)).toMatchObject({ refunded: true, payable: 0, commission: 0 });
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  expect(row?.status).toBe("cancelled");
});
