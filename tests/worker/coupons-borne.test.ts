import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { everyDay } from "~/domain/departures/departure-rules";
import { noSale, saleOf } from "~/domain/money/ledger/ledger";
import { bookings, coupons, ledgerEntries } from "../../worker/platform/db/schema";
import { book } from "../support/api";
import { actionsOn } from "../support/audit";
import { coupon } from "../support/coupon";
import { db } from "../support/database";
import { payInFull } from "../support/paid-booking";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { refusal } from "../support/refusal";
import { bookingRow, setTour } from "../support/rows";
import { services } from "../support/services";

const tour = "agra";
const travelDate = addDays(todayInIndia(Date.now()), 60);
let admin: Viewer;
let owner: Viewer;
let operator: string;

beforeAll(async () => {
  admin = await createPerson("admin", "active");
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
  await setTour(tour, { priceInr: 10_000, priceRules: {}, departureRules: everyDay, capacity: 200 });
});

beforeEach(() => db.update(bookings).set({ emailKey: null }));

/** Books for ₹20,000 less the coupon, and returns the sale in the ledger. */
async function saleWith(couponCode: string) {
  const { bookingId } = await book({ tour, travelDate, couponCode });
  const { id } = await bookingRow(bookingId);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id));
  return { bookingId, sale: saleOf(entries) };
}

const offered = async (code: string) =>
  (await services.listOfferedCoupons(owner)).find((each) => each.code === code);

test("a coupon is ours to bear, in rupees up to its maximum: the operator gets its share of the whole price", async () => {
  const { bookingId, sale } = await saleWith(await coupon({ value: 20, maxDiscount: 3000 }));
  expect(sale).toStrictEqual({ total: 17_000, commission: 2000, compensation: 0, discount: 3000 });
  const { booking, share } = await services.getOperatorBooking(owner, bookingId);
  expect(share?.sale).toStrictEqual(sale);
  expect(booking.earnings).toMatchObject({ commission: 2000, net: 18_000 - 360 - 17 });
  // A smaller party: the coupon's part of what is left, on which the commission stays.
  await payInFull(bookingId);
  const { version } = (await services.getAdminBooking(admin, bookingId)).booking;
  await services.repairBooking(admin, {
    bookingId,
    change: { kind: "party", numberOfTravelers: 1, children: 0, infants: 0 },
    reason: "One stays at home",
    expectedTotal: 8000,
    expectedVersion: version,
  });
  const { id, platformDiscount } = await bookingRow(bookingId);
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, id));
  expect(saleOf(entries)).toStrictEqual({ total: 8000, commission: 1000, compensation: 0, discount: 2000 });
  expect(platformDiscount).toBe(2000);
});

test("until an operator agrees, and once it has ended that or the terms have changed, the platform bears its part", async () => {
  const code = await coupon({ kind: "fixed", value: 2000, borneBy: "shared" });
  const ours = { total: 18_000, commission: 2000, compensation: 0, discount: 2000 };
  expect((await saleWith(code)).sale).toStrictEqual(ours);
  const { version = 0 } = (await offered(code)) ?? {};
  const choice = { code, operator, version, agrees: true };
  await refusal(services.agreeToCoupon(owner, { ...choice, version: version + 1 }), "conflict");
  const stranger = await createPerson("tour_operator", "verified");
  await createOperator(stranger.id);
  await refusal(services.agreeToCoupon(stranger, choice), "not_found");
  await services.agreeToCoupon(owner, choice);
  expect((await offered(code))?.agreedAt).not.toBeNull();
  const { sale } = await saleWith(code);
  expect(sale).toStrictEqual({ total: 18_000, commission: 1900, compensation: 0, discount: 1000 });
  await db
    .update(coupons)
    .set({ value: 3000, version: version + 1 })
    .where(eq(coupons.code, code));
  expect((await saleWith(code)).sale).toStrictEqual({ ...ours, total: 17_000, discount: 3000 });
  await services.agreeToCoupon(owner, { ...choice, version: version + 1 });
  await services.agreeToCoupon(owner, { ...choice, agrees: false });
  expect((await offered(code))?.agreedAt).toBeNull();
  expect((await saleWith(code)).sale).toMatchObject({ discount: 3000 });
  expect((await actionsOn(code)).map(({ log }) => log.action)).toStrictEqual([
    "coupon.agree",
    "coupon.agree",
    "coupon.end-agreement",
  ]);
});

test("a coupon of the whole price counts as a sale with its discount, also if the operator bears it", async () => {
  const sums = async () => (await services.getRevenue(admin, { from: null, to: null })).total;
  const before = await sums();
  expect((await saleWith(await coupon({ value: 100 }))).sale).toMatchObject({ total: 0, discount: 20_000 });
  const code = await coupon({ value: 100, borneBy: "operator", tours: [tour] });
  const { version = 0 } = (await offered(code)) ?? {};
  await services.agreeToCoupon(owner, { code, operator, version, agrees: true });
  const { bookingId, sale } = await saleWith(code);
  expect(sale).toStrictEqual(noSale);
  const after = await sums();
  expect(after).toMatchObject({
    bookings: before.bookings + 2,
    gross: before.gross,
    discounts: before.discounts + 40_000,
  });
  // It stays sold once it is canceled, as others do.
  await services.changeBookingStatus(admin, { bookingId, status: "cancelled", reason: "They stay at home" });
  expect(await sums()).toMatchObject({ bookings: after.bookings, discounts: after.discounts });
});

test("an operator that has agreed bears the whole; coupons of others, and ours, are not offered to it", async () => {
  const code = await coupon({ kind: "fixed", value: 2000, borneBy: "operator", tours: [tour] });
  const others = await coupon({ borneBy: "operator", tours: ["goa"] });
  const platform = await coupon();
  expect(await offered(others)).toBeUndefined();
  expect(await offered(platform)).toBeUndefined();
  await services.agreeToCoupon(owner, { code, operator, version: 1, agrees: true });
  const { sale } = await saleWith(code);
  expect(sale).toStrictEqual({ total: 18_000, commission: 1800, compensation: 0, discount: 0 });
});
