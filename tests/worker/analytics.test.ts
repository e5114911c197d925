import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/domain/accounts/account";
import type { PeriodQuery } from "~/domain/calendar/period";
import { everyDay } from "~/domain/departures/departure-rules";
import { locationOf } from "~/domain/tours/location";
import {
  noSale,
  paymentEntries,
  refundEntries,
  saleChangeEntries,
  saleEntries,
} from "~/domain/money/ledger/ledger";
import {
  bookings,
  departures,
  marketingSpend,
  reviews,
  tours,
  users,
  visits,
} from "../../worker/platform/db/schema";
import { countBooking } from "../../worker/analytics/deltas.repo";
import { useCases } from "../../worker/services";
import { db } from "../support/database";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { enter } from "../support/revenue";

const { run: getAnalytics } = useCases.getAnalytics;

const india = (time: string) => Date.parse(`${time}+05:30`);
// Five past midnight on 22 November in India, still the 21st in UTC.
const now = india("2026-11-22T00:05:00");

let admin: Viewer;
const analyticsOf = (query: PeriodQuery) => getAnalytics({ db, clock: () => now }, admin, query);

async function tourOf(slug: string) {
  const tour = await db.select().from(tours).where(eq(tours.slug, slug)).get();
  if (!tour) throw new Error(`no tour ${slug}`);
  return tour;
}

/** Stores a booking of two travelers, with its sale unless it is pending. */
async function sell(
  id: string,
  tourSlug: "munnar" | "goa",
  values: Pick<
    typeof bookings.$inferInsert,
    "status" | "customerEmail" | "travelDate" | "totalAmount" | "createdAt"
  > &
    Partial<typeof bookings.$inferInsert>,
) {
  const tour = await tourOf(tourSlug);
  await db.insert(bookings).values({
    id,
    bookingId: id,
    tourId: tour.id,
    operatorSlug: tour.operatorSlug ?? "",
    tourTitle: tour.title,
    tourDestination: locationOf(tour),
    tourDuration: "3 days",
    tourPrice: tour.priceInr,
    departureCity: tourSlug === "goa" ? "Mumbai" : "Kochi",
    numberOfTravelers: 2,
    roomType: "standard",
    customerName: "Asha Rao",
    customerFolded: " asha rao",
    customerPhone: "+919845012345",
    emergencyName: "Arjun Rao",
    emergencyPhone: "+919845054321",
    paymentMethod: "upi",
    discount: 0,
    isFirst: (await db.$count(bookings, eq(bookings.customerEmail, values.customerEmail))) === 0,
    ...values,
  });
  await countBooking(db, id);
  if (values.status === "pending") return;
  const sale = { ...noSale, total: values.totalAmount, commission: values.totalAmount / 10 };
  await enter(saleEntries(sale), { booking: id, at: values.createdAt });
}

async function createTraveler(id: string, created: string) {
  const createdAt = new Date(india(created));
  await createPerson("user", "active", { id, email: `${id}@example.com`, createdAt, updatedAt: createdAt });
}

/** Everything in the first and last moments of the week from November 16 to 22, and some of it before. */
beforeAll(async () => {
  const may = new Date(india("2026-05-01T12:00:00"));
  admin = await createPerson("admin", "active", { createdAt: may, updatedAt: may });
  await createTraveler("asha", "2026-11-16T00:00:00");
  await createTraveler("ravi", "2026-11-15T23:59:59.999");
  await createTraveler("meera", "2026-10-01T12:00:00");
  // Two tours of one operator leave every day.
  await db.update(tours).set({ status: "draft" });
  await db
    .update(tours)
    .set({ status: "active", departureRules: everyDay })
    .where(inArray(tours.slug, ["munnar", "goa"]));
  const operator = await createOperator(admin.id);
  for (const slug of ["munnar", "goa"]) await giveTourTo(slug, operator);

  await sell("confirmed", "munnar", {
    status: "confirmed",
    userId: "asha",
    customerEmail: "asha@example.com",
    travelDate: "2026-11-29",
    totalAmount: 10_000,
    createdAt: india("2026-11-22T00:00:00"),
  });
  await sell("cancelled", "munnar", {
    status: "cancelled",
    cancelledAt: india("2026-11-22T00:01:00"),
    customerEmail: "guest@example.com",
    travelDate: "2026-12-31",
    totalAmount: 4000,
    createdAt: india("2026-11-21T23:59:59.999"),
  });
  const nothing = noSale;
  await enter(saleChangeEntries({ ...noSale, total: 4000, commission: 400 }, nothing), {
    booking: "cancelled",
    at: india("2026-11-22T00:01:00"),
  });
  await sell("by-team", "goa", {
    status: "confirmed",
    isByTeam: true,
    userId: "ravi",
    customerEmail: "ravi@example.com",
    travelDate: "2026-11-17",
    totalAmount: 8000,
    createdAt: india("2026-11-15T23:59:59.999"),
  });
  await enter(paymentEntries(8000), { booking: "by-team", at: india("2026-11-16T00:00:00") });
  await enter(refundEntries(500), { booking: "by-team", at: india("2026-11-20T12:00:00") });
  await sell("pending", "goa", {
    status: "pending",
    userId: "ravi",
    customerEmail: "ravi@example.com",
    travelDate: "2027-01-15",
    totalAmount: 5000,
    createdAt: india("2026-11-16T00:00:00"),
  });
  await sell("last-year", "goa", {
    status: "completed",
    customerEmail: "old@example.com",
    travelDate: "2025-11-25",
    totalAmount: 6000,
    createdAt: india("2025-11-18T12:00:00"),
  });

  await db.insert(reviews).values({
    id: "review",
    booking: "last-year",
    tourId: (await tourOf("goa")).id,
    userId: "meera",
    rating: 5,
    title: "Good",
    text: "Very good.",
    createdAt: india("2026-11-20T12:00:00"),
    updatedAt: now,
  });
  const [{ id: munnar }, { id: goa }] = [await tourOf("munnar"), await tourOf("goa")];
  await db.insert(departures).values([
    { tourId: goa, travelDate: "2026-11-17", capacity: 10, booked: 3 },
    { tourId: munnar, travelDate: "2026-11-18", capacity: 8, booked: 0, closedAt: now },
    { tourId: munnar, travelDate: "2026-11-20", capacity: 8, booked: 4 },
  ]);
  await db.insert(visits).values([
    { day: "2026-11-15", count: 50 },
    { day: "2026-11-16", count: 30 },
    { day: "2026-11-22", count: 10 },
  ]);
  await db.insert(marketingSpend).values({ month: "2026-11", amount: 30_000, updatedAt: now });
});

test("a week's figures, and those of the week before, count what happened on its days in India", async () => {
  const analytics = await analyticsOf({ period: "week" });
  expect(analytics.period).toStrictEqual({ name: "week", from: "2026-11-16", to: "2026-11-22" });
  expect(analytics.previous).toStrictEqual({ from: "2026-11-09", to: "2026-11-15" });
  expect(analytics.figures).toStrictEqual({
    bookings: 3,
    cancelled: 1,
    // Neither the pending one nor the team's.
    converted: 2,
    cancellations: 1,
    cancellationShare: 1 / 3,
    revenue: 10_000,
    received: 7500,
    outstanding: 16_500,
    commission: 1000,
    // The booking that was paid for; its refund left enough.
    commissionReceived: 800,
    averageOrderValue: 7000,
    visits: 40,
    conversion: 2 / 40,
    // Two who booked, and one who wrote a review.
    activeTravelers: 3,
    activeOperators: 1,
    customers: 3,
    customerBookings: 3,
    newCustomers: 2,
    bookingsPerCustomer: 1,
    // Seven of thirty days.
    marketingSpend: 7000,
    acquisitionCost: 3500,
    departures: 2,
    seatsSold: 7,
    seats: 18,
    empty: 11,
    occupancy: 7 / 18,
  });
  expect(analytics.previousFigures).toMatchObject({
    bookings: 1,
    converted: 0,
    revenue: 8000,
    received: 0,
    outstanding: 14_000,
    commissionReceived: 0,
    visits: 50,
    activeTravelers: 1,
    newCustomers: 1,
    departures: 0,
    empty: 14,
    occupancy: null,
  });
});

test("a week's charts show places, lead times, origins by month of travel, and full and empty tours", async () => {
  const { destinations, leadTime, demand, occupancy } = await analyticsOf({ period: "week" });
  const [munnar, goa] = [await tourOf("munnar"), await tourOf("goa")];
  expect(destinations).toStrictEqual([
    { name: locationOf(munnar), bookings: 2, revenue: 10_000, tour: "munnar" },
    { name: locationOf(goa), bookings: 1, revenue: 0, tour: "goa" },
  ]);
  // 7, 40 and 60 days ahead.
  expect(leadTime.median).toBe(40);
  expect(leadTime.buckets.map(({ from, bookings: made }) => [from, made])).toStrictEqual([
    [0, 0],
    [7, 1],
    [14, 0],
    [30, 1],
    [60, 1],
    [90, 0],
    [180, 0],
  ]);
  expect(demand).toStrictEqual([
    { origin: "Kochi", months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1] },
    { origin: "Mumbai", months: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(occupancy).toStrictEqual({
    fullest: [
      { slug: "munnar", title: munnar.title, departures: 1, seatsSold: 4, seats: 8, empty: 5 },
      { slug: "goa", title: goa.title, departures: 1, seatsSold: 3, seats: 10, empty: 6 },
    ],
    emptiest: [],
  });
});

const sum = (points: readonly { bookings: number; revenue: number }[] | null) => ({
  bookings: points?.reduce((all, { bookings: made }) => all + made, 0),
  revenue: points?.reduce((all, { revenue }) => all + revenue, 0),
});

test.for<PeriodQuery>([
  { period: "week" },
  { period: "year" },
  { period: "custom", from: "2026-11-15", to: "2026-11-21" },
])("the trend and the sources of %o add up to its figures", async (query) => {
  const { trend, sources, figures, previousFigures, period } = await analyticsOf(query);
  expect(trend.current.at(0)?.from).toBe(period.from);
  expect(trend.current.at(-1)?.to).toBe(period.to);
  expect(sum(trend.current)).toStrictEqual({ bookings: figures.bookings, revenue: figures.revenue });
  expect(sum(trend.before)).toStrictEqual({
    bookings: previousFigures?.bookings,
    revenue: previousFigures?.revenue,
  });
  expect(sources.reduce((all, { bookings: made }) => all + made, 0)).toBe(figures.bookings);
  const lastYear = await getAnalytics({ db, clock: () => now }, admin, { ...query, compared: "year" });
  expect(sum(trend.lastYear)).toStrictEqual({
    bookings: lastYear.previousFigures?.bookings,
    revenue: lastYear.previousFigures?.revenue,
  });
});

test("the charts cover thirteen whole months", async () => {
  const { months } = await analyticsOf({ period: "week" });
  expect(months.map(({ month }) => month)).toStrictEqual(
    ["2025-11", "2025-12"].concat(
      Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}`),
    ),
  );
  expect(months[0]).toMatchObject({ bookings: 1, revenue: 6000, accounts: 0 });
  expect(months.at(-1)).toMatchObject({
    bookings: 4,
    converted: 2,
    revenue: 18_000,
    received: 7500,
    visits: 90,
    newAccounts: 2,
    accounts: await db.$count(users),
  });
});

test("the period of all time begins with the first stored day, and has no comparison", async () => {
  const analytics = await analyticsOf({ period: "all" });
  expect(analytics.period).toStrictEqual({ name: "all", from: "2025-11-18", to: "2026-11-22" });
  expect(analytics.previous).toBeNull();
  expect(analytics.previousFigures).toBeNull();
  expect(analytics.figures).toMatchObject({ bookings: 5, revenue: 24_000, newCustomers: 4 });
});

test("a moment before and after midnight in India are two days", async () => {
  for (const day of ["2026-11-15", "2026-11-16", "2026-11-21", "2026-11-22"]) {
    const { figures } = await analyticsOf({ period: "custom", from: day, to: day });
    expect(figures.bookings, day).toBe(1);
  }
});

test("days without data have zero figures, and no division by zero", async () => {
  const analytics = await analyticsOf({ period: "custom", from: "2003-02-01", to: "2003-02-28" });
  expect(analytics.figures).toMatchObject({
    bookings: 0,
    revenue: 0,
    averageOrderValue: null,
    conversion: null,
    bookingsPerCustomer: null,
    cancellationShare: null,
    marketingSpend: null,
    acquisitionCost: null,
    occupancy: null,
  });
  expect(analytics.leadTime.median).toBeNull();
  expect(analytics.destinations).toStrictEqual([]);
  expect(analytics.demand).toStrictEqual([]);
});
