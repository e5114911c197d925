import { eq, like } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { addMonths, monthOf, startOfMonth } from "~/domain/calendar/months";
import { keepFigures } from "../../worker/analytics/keep-figures";
import { bookings, ledgerEntries, mailOutbox, tours, tourTotals } from "../../worker/platform/db/schema";
import { insertEntriesOnly } from "../../worker/money/ledger/ledger.repo";
import { noSale, saleEntries } from "~/domain/money/ledger/ledger";
import { commissionOn, taxOn } from "~/domain/money/money";
import { issueOperatorInvoices } from "../../worker/money/tax/operator-invoices";
import { book } from "../support/api";
import { freshTravelDate } from "../support/booking-request";
import { setBooking, db, seatsSold } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { bookOver, enterTaxIdentity } from "../support/revenue";
import { refusal } from "../support/refusal";
import { mailsTo, services } from "../support/services";

const tour = "ooty";
let owner: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id, { pan: "AABCM1234F" });
  await giveTourTo(tour, operator);
});

const walkIn = (overrides: object = {}) => ({
  tour,
  travelDate: freshTravelDate(),
  numberOfTravelers: 3,
  children: 1,
  infants: 0,
  roomType: "standard" as const,
  name: "Leela Menon",
  phone: "+919845012345",
  email: null,
  total: null,
  sale: "paid" as const,
  note: null,
  idempotencyKey: crypto.randomUUID(),
  ...overrides,
});

async function take(overrides: object = {}, viewer = owner) {
  const request = walkIn(overrides);
  const { total } = await services.quoteOwnBooking(viewer, request);
  return services.createOwnBooking(viewer, { ...request, expectedTotal: total });
}

const rowOf = async (bookingId: string) => {
  const row = await db.select().from(bookings).where(eq(bookings.bookingId, bookingId)).get();
  if (!row) throw new Error("no booking");
  return row;
};

async function setCommission(commissionPercent: number) {
  const admin = await createPerson("admin", "active");
  const { groups } = await services.getSettingsPage(admin);
  const { version } = groups["own-bookings"];
  await services.changeSettings(admin, { name: "own-bookings", version, value: { commissionPercent } });
}

const end = (bookingId: string, daysAgo = 5) =>
  setBooking(bookingId, {
    travelDate: addDays(todayInIndia(Date.now()), -daysAgo),
    tourDuration: "1 Day",
  });

test("bookings are filtered by who made them, in both offices", async () => {
  const admin = await createPerson("admin", "active");
  const { bookingId: own } = await take();
  const { bookingId: site } = await book({ tour });
  const { bookingId: team } = await book({ tour });
  await setBooking(team, { isByTeam: true });
  const made = [
    ["site", site],
    ["team", team],
    ["operator", own],
  ] as const;
  for (const [source, bookingId] of made) {
    for (const found of [
      await services.listBookings(admin, { source, tour, limit: 50 }),
      await services.listOperatorBookings(owner, { source, limit: 50 }),
    ]) {
      expect(new Set(found.bookings.map((booking) => booking.source))).toStrictEqual(new Set([source]));
      expect(found.bookings.map((booking) => booking.bookingId)).toContain(bookingId);
    }
    const all = (await services.listOperatorBookings(owner, { source, limit: 50 })).bookings;
    expect(await services.sumOperatorBookings(owner, { source })).toMatchObject({ count: all.length });
  }
});

test("an own booking takes seats, with nothing payable, due, issued or in the ledger", async () => {
  const booking = await take();
  const row = await rowOf(booking.bookingId);
  expect(row).toMatchObject({
    status: "confirmed",
    ownSale: "paid",
    isByTeam: true,
    commissionPercent: 0,
    paidAmount: 0,
    paymentDueAt: null,
    emailKey: null,
    customerEmail: "",
  });
  expect(await seatsSold(tour, booking.travelDate)).toBe(3);
  const page = await services.getOperatorBooking(owner, booking.bookingId);
  expect(page).toMatchObject({ booking: { ownSale: "paid" }, money: { owed: 0 }, taxDocuments: [] });
  const manifest = await services.getManifest(owner, { slug: tour, date: booking.travelDate });
  expect(manifest.rows).toMatchObject([{ customerName: "Leela Menon", ownSale: "paid", seats: 3 }]);
  await services.changeCustomerBooking(owner, {
    bookingId: booking.bookingId,
    status: "cancelled",
    reason: "They fell ill.",
  });
  expect(await seatsSold(tour, booking.travelDate)).toBe(0);
  expect(await db.select().from(ledgerEntries).where(eq(ledgerEntries.booking, row.id))).toStrictEqual([]);
});

test("neither ledger nor payments accept money of an own booking", async () => {
  const { id } = await rowOf((await take()).bookingId);
  const [sale] = insertEntriesOnly(
    db,
    { key: crypto.randomUUID(), booking: id, operatorSlug: operator, at: 1 },
    saleEntries({ ...noSale, total: 100, commission: 10 }),
  );
  await expect(sale).rejects.toMatchObject({
    cause: { message: expect.stringContaining("rule:own_sale_in_ledger") },
  });
  await expect(db.update(bookings).set({ paidAmount: 1 }).where(eq(bookings.id, id))).rejects.toMatchObject({
    cause: { message: expect.stringContaining("bookings_own_sale_known") },
  });
});

test("own bookings are neither limited nor sold twice, and never oversell", async () => {
  const travelDate = freshTravelDate();
  const seats = 4;
  await services.changeCapacity(owner, { tour, travelDate, capacity: seats });
  const request = walkIn({ travelDate, numberOfTravelers: 1, children: 0, email: "asha@example.com" });
  const { total: expectedTotal } = await services.quoteOwnBooking(owner, request);
  const twice = await Promise.all(
    [1, 2].map(() => services.createOwnBooking(owner, { ...request, expectedTotal })),
  );
  expect(new Set(twice.map(({ bookingId }) => bookingId)).size).toBe(1);
  expect(await mailsTo("asha@example.com")).toHaveLength(1);
  const all = await Promise.allSettled(
    Array.from({ length: seats + 2 }, () =>
      take({ travelDate, numberOfTravelers: 1, children: 0, email: "asha@example.com" }),
    ),
  );
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(seats - 1);
  expect(await seatsSold(tour, travelDate)).toBe(seats);
});

test("the operator sets the price, takes walk-ins on the day itself, and changes date, party and payment", async () => {
  const today = todayInIndia(Date.now());
  const { bookingId, totalAmount } = await take({ travelDate: today, total: 0, sale: "unpaid" });
  expect(totalAmount).toBe(0);
  const { version } = (await services.getOperatorBooking(owner, bookingId)).booking;
  const travelDate = freshTravelDate();
  const change = {
    bookingId,
    expectedVersion: version,
    travelDate,
    numberOfTravelers: 5,
    children: 0,
    infants: 1,
    total: 7000,
    sale: "paid" as const,
    note: "Late",
  };
  await services.changeOwnBooking(owner, change);
  expect(await rowOf(bookingId)).toMatchObject({
    travelDate,
    numberOfTravelers: 5,
    totalAmount: 7000,
    ownSale: "paid",
  });
  expect([await seatsSold(tour, today), await seatsSold(tour, travelDate)]).toStrictEqual([0, 5]);
  await expect(services.changeOwnBooking(owner, change)).rejects.toMatchObject({ code: "conflict" });
  await services.changeCapacity(owner, { tour, travelDate, capacity: 6 });
  await expect(
    services.changeOwnBooking(owner, { ...change, expectedVersion: version + 1, numberOfTravelers: 7 }),
  ).rejects.toMatchObject({ code: "sold_out" });
  expect(await seatsSold(tour, travelDate)).toBe(5);
});

test("its traveler sees it, with a voucher and without ways to pay or cancel", async () => {
  const { bookingId } = await take({ email: "mira@example.com" });
  const [, , , key = ""] = (await services.tripPathOf(bookingId)).split("/");
  const page = await services.getTrip({ bookingId, key });
  expect(page).toMatchObject({
    documents: { voucher: true, invoice: false },
    money: { toPay: 0 },
    cancellation: null,
    canMove: false,
  });
  await expect(
    services.cancelBooking(bookingId, { viewer: null, key }, new Headers(), { reason: null }),
  ).rejects.toMatchObject({
    code: "illegal_transition",
  });
});

test("a walk-in's wrong name and phone are mended without an address, and one can be added", async () => {
  const { bookingId, customerPhone } = await take();
  const reason = "Misheard on the phone.";
  const repairAs = async (viewer: Viewer, typed: object) => {
    const { version } = (await services.getOperatorBooking(owner, bookingId)).booking;
    return services.repairContact(viewer, {
      bookingId,
      expectedVersion: version,
      reason,
      specialRequests: null,
      isWrongAddress: true,
      ...typed,
    });
  };
  expect(await repairAs(owner, { customerName: "Leela Menon-Rao" })).toStrictEqual({ isMailed: false });
  const admin = await createPerson("admin", "active");
  await repairAs(admin, { customerPhone: "+919845012399" });
  expect(customerPhone).not.toBe("+919845012399");
  const { linkVersion, ...row } = await rowOf(bookingId);
  expect(row).toMatchObject({ customerName: "Leela Menon-Rao", customerPhone: "+919845012399" });
  for (const viewer of [owner, admin])
    expect((await refusal(services.resendDocuments(viewer, bookingId), "illegal_transition")).message).toBe(
      `Booking ${bookingId} has no e-mail address. Add one first.`,
    );
  const higher = { kind: "price", total: row.totalAmount + 100 } as const;
  const { total, version } = await services.quoteRepair(admin, { bookingId, change: higher });
  const raise = { bookingId, change: higher, reason, expectedTotal: total, expectedVersion: version };
  expect((await refusal(services.repairBooking(admin, raise), "illegal_transition")).message).toContain(
    "no e-mail address",
  );
  expect(
    await db.$count(mailOutbox, like(mailOutbox.subject, `Your details for booking ${bookingId}%`)),
  ).toBe(0);

  const email = "leela@example.com";
  expect(await repairAs(owner, { customerEmail: email })).toStrictEqual({ isMailed: true });
  const sent = await mailsTo(email);
  expect(sent.map(({ subject }) => subject)).toStrictEqual([
    `Your details for booking ${bookingId} have changed: ${row.tourTitle}`,
  ]);
  expect(await rowOf(bookingId)).toMatchObject({ customerEmail: email, linkVersion, emailKey: null });
  await services.resendDocuments(owner, bookingId);
  expect(await mailsTo(email)).toHaveLength(2);
});

test("a commission on own bookings is charged once with GST, invoiced, and deducted from a payout", async () => {
  const mine = await createPerson("tour_operator", "verified");
  const company = await createOperator(mine.id, { pan: "AABCM1234F" });
  await giveTourTo("agra", company);
  await setCommission(5);
  const { bookingId } = await take({ tour: "agra", total: 10_000 }, mine);
  await setCommission(0);
  await end(bookingId);
  await services.changeCustomerBooking(mine, { bookingId, status: "completed" });
  const entries = await db.select().from(ledgerEntries).where(eq(ledgerEntries.operatorSlug, company));
  expect(entries.map(({ credit, amount, booking }) => ({ credit, amount, booking }))).toStrictEqual([
    { credit: "commission", amount: 500, booking: null },
    { credit: "gst-payable", amount: 90, booking: null },
  ]);
  const sold = await bookOver("agra");
  const admin = await createPerson("admin", "active");
  // An unpaid booking adds nothing to what is owed.
  await book({ tour: "agra" });
  const owed = (await services.listOwed(admin)).find((row) => row.operator === company);
  expect((await services.getOperatorEarnings(mine)).owed).toBe(owed?.owed);
  expect(owed?.owed).toBe(sold.totalAmount - Math.round(sold.totalAmount / 10) - 590);
  const nextMonth = startOfMonth(addMonths(monthOf(todayInIndia(Date.now())), 1)) + 7_200_000;
  await issueOperatorInvoices({ db, clock: () => nextMonth });
  expect(await services.listOperatorInvoices(mine)).toStrictEqual([]);
  // Once our tax numbers are entered, the months before are invoiced.
  await enterTaxIdentity();
  await issueOperatorInvoices({ db, clock: () => nextMonth });
  const commission = commissionOn(sold.totalAmount, 10);
  expect(await services.listOperatorInvoices(mine)).toMatchObject([
    { commission: 500 + commission, premium: 0, gst: 90 + taxOn(commission, 18) },
  ]);
});

test("own bookings count as bookings and seats, not as conversions or revenue", async () => {
  await giveTourTo("munnar", operator);
  await take({ tour: "munnar" });
  const { id = 0 } = (await db.select().from(tours).where(eq(tours.slug, "munnar")).get()) ?? {};
  await expect(keepFigures({ db, clock: () => Date.now() + 86_400_000 })).resolves.toBeUndefined();
  const sums = await db.select().from(tourTotals).where(eq(tourTotals.tourId, id));
  expect(sums.filter(({ grain }) => grain === "day")).toMatchObject([
    { made: 1, sold: 0, revenue: 0, commission: 0 },
  ]);
});
