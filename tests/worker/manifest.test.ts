import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { servicesContext, viewerContext } from "~/context";
import type { Viewer } from "~/domain/account";
import { addDays, todayInIndia } from "~/domain/calendar";
import { sumsOf } from "~/domain/manifest";
import { loader } from "~/routes/operator/manifest-csv";
import { bookings, tours } from "../../worker/db/schema";
import { book, origin, post } from "../support/api";
import { db, seatsSold, makePending } from "../support/database";
import { makeMarket } from "../support/market";
import { createCompany, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const tour = "ooty";

let owner: Viewer;
let company = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  company = await createCompany(owner.id);
  await giveTourTo(tour, company);
});

test("a manifest's seats are those its departure counts as sold, whatever became of the bookings", async () => {
  const travelDate = addDays(today, 30);
  const parties = [
    { numberOfTravelers: 4, children: 2, infants: 1, roomType: "deluxe" },
    { numberOfTravelers: 1, roomType: "suite", specialRequests: "=2+2 vegetarian meals" },
    { numberOfTravelers: 3, children: 1, roomType: "standard" },
    { numberOfTravelers: 2, roomType: "standard" },
  ];
  const made = [];
  for (const party of parties) made.push(await book({ tour, travelDate, ...party }));
  const [, , , last] = made;
  const email = "meera.iyer@example.com";
  expect((await post(`/api/bookings/${last?.bookingId}/cancel`, { email })).status).toBe(200);
  await makePending(made[0]?.bookingId ?? "");

  const manifest = await services.getManifest(owner, { slug: tour, date: travelDate });
  const sums = sumsOf(manifest.rows);
  expect(sums).toMatchObject({
    bookings: 3,
    seats: 8,
    adults: 5,
    children: 3,
    infants: 1,
    unpaidBookings: 1,
    unpaidSeats: 4,
    rooms: { standard: 1, deluxe: 1, suite: 1 },
  });
  expect(manifest.booked).toBe(sums.seats);
  expect(await seatsSold(tour, travelDate)).toBe(sums.seats);
  expect(manifest.gone.map(({ bookingId }) => bookingId)).toStrictEqual([last?.bookingId]);
});

test("the figures of each departure of a random market are those of its bookings", async () => {
  await makeMarket("manifest", Date.now(), []);
  const rows = await db
    .select({ booking: bookings, tour: tours })
    .from(bookings)
    .innerJoin(tours, eq(bookings.tourId, tours.id));
  await db
    .update(tours)
    .set({ operatorSlug: company })
    .where(sql`1`);
  const departures = Map.groupBy(rows, ({ tour: { slug }, booking }) => `${slug} ${booking.travelDate}`);
  expect(departures.size).toBeGreaterThan(100);
  for (const [departure, sold] of [...departures].slice(0, 60)) {
    const [slug = "", date = ""] = departure.split(" ");
    const manifest = await services.getManifest(owner, { slug, date });
    const travels = sold.filter(({ booking }) => !["cancelled", "expired"].includes(booking.status));
    let seats = 0;
    for (const { booking } of travels) seats += booking.numberOfTravelers;
    expect(sumsOf(manifest.rows), departure).toMatchObject({ bookings: travels.length, seats });
    expect(new Set(manifest.rows.map(({ bookingId }) => bookingId))).toStrictEqual(
      new Set(travels.map(({ booking }) => booking.bookingId)),
    );
    expect(manifest.gone).toHaveLength(sold.length - travels.length);
  }
});

test("the file has a line for each booking, and no formula", async () => {
  const date = addDays(today, 30);
  const context = new RouterContextProvider();
  context.set(viewerContext, owner);
  context.set(servicesContext, services);
  const path = `/operator/departures/${tour}/${date}/manifest.csv`;
  const url = new URL(path, origin);
  const params = { slug: tour, date };
  const answer = await loader({ context, params, url, request: new Request(url), pattern: path });
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text.trim().split("\r\n")).toHaveLength(4);
  expect(text).toContain("'=2+2 vegetarian meals");
  expect(text).not.toContain("meera.iyer@example.com");
});
