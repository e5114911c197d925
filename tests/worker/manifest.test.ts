import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext, viewerContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import { addDays, daysBetween, todayInIndia } from "~/domain/calendar/calendar";
import { roomsInWords, sumsOf } from "~/domain/check-in/manifest";
import { loader } from "~/routes/operator/manifest-csv";
import { bookings } from "../../worker/platform/db/schema";
import { book, origin, post } from "../support/api";
import { db, seatsSold, makePending } from "../support/database";
import { createOperator, createMember, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

const today = todayInIndia(Date.now());
const tour = "ooty";

let owner: Viewer;
let operator = "";

beforeAll(async () => {
  owner = await createPerson("tour_operator", "verified");
  operator = await createOperator(owner.id);
  await giveTourTo(tour, operator);
});

test("a manifest's seats match the departure's sold seats, whatever happens to the bookings", async () => {
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
  expect((await post(`/api/bookings/${last?.bookingId}/cancel`, { email: last?.customerEmail })).status).toBe(
    200,
  );
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
    rooms: {
      standard: { bookings: 1, travelers: 3 },
      deluxe: { bookings: 1, travelers: 4 },
      suite: { bookings: 1, travelers: 1 },
    },
  });
  expect(roomsInWords(sums)).toBe(
    "Standard: 1 booking, 3 travelers; Deluxe: 1 booking, 4 travelers; Suite: 1 booking, 1 traveler",
  );
  expect(manifest.booked).toBe(sums.seats);
  expect(await seatsSold(tour, travelDate)).toBe(sums.seats);
  expect(manifest.gone.map(({ bookingId }) => bookingId)).toStrictEqual([last?.bookingId]);
});

const refusedSchema = z.object({ init: z.object({ status: z.int() }) });

/** Returns the response of the file's URL, including refusals. */
async function fileFor(viewer: Viewer | null, date: string): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(viewerContext, viewer);
  context.set(servicesContext, services);
  const path = `/operator/departures/${tour}/${date}/manifest.csv`;
  const url = new URL(path, origin);
  const params = { slug: tour, date };
  try {
    return await loader({ context, params, url, request: new Request(url), pattern: path });
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    // As the router responds to `data`.
    return new Response(null, { status: refusedSchema.parse(thrown).init.status });
  }
}

test("emergency contacts appear in the manifest and its file only on the days of P45, for confirmed bookings", async () => {
  const travelDate = addDays(today, 12);
  const { bookingId } = await book({ tour, travelDate, roomType: "standard" });
  const waiting = await book({ tour, travelDate });
  await makePending(waiting.bookingId);
  const on = async (days: number) => {
    await db
      .update(bookings)
      .set({ travelDate: addDays(today, days) })
      .where(inArray(bookings.bookingId, [bookingId, waiting.bookingId]));
    const date = addDays(today, days);
    const { rows, lastDay } = await services.getManifest(owner, { slug: tour, date });
    const contacts = new Map(rows.map((row) => [row.bookingId, row.emergencyContact]));
    expect(contacts.get(waiting.bookingId)).toBeNull();
    const file = await (await fileFor(owner, date)).text();
    const contact = contacts.get(bookingId);
    expect(file.includes("Arjun Iyer")).toBe(contact !== null);
    expect(file.includes("98450 54321") || file.includes("+919845054321")).toBe(contact !== null);
    expect(file).toContain("+91 98450 12345");
    return { contact, length: daysBetween(date, lastDay) };
  };
  const shown = { name: "Arjun Iyer", phone: expect.stringContaining("98450") };
  expect((await on(8)).contact).toBeNull();
  const { contact, length } = await on(7);
  expect(contact).toMatchObject(shown);
  expect((await on(-length)).contact, "on the last day").toMatchObject(shown);
  expect((await on(-length - 1)).contact).toBeNull();
});

test("references link to bookings for members who may open them", async () => {
  const departure = { slug: tour, date: addDays(today, 30) };
  const opens = async (viewer: Viewer) => (await services.getManifest(viewer, departure)).opensBookings;
  expect(await opens(owner)).toBe(true);
  expect(await opens(await createMember(operator, ["departures", "bookings"]))).toBe(true);
  const limited = await createMember(operator, ["departures"]);
  expect(await opens(limited)).toBe(false);
  await createOperator(limited.id);
  expect(await opens(limited), "a right in another company is none in this one").toBe(false);
});

test("the file has a line for each booking, and no formula", async () => {
  const answer = await fileFor(owner, addDays(today, 30));
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  const text = await answer.text();
  expect(text.trim().split("\r\n")).toHaveLength(4);
  expect(text).toContain("'=2+2 vegetarian meals");
  expect(text).not.toContain("@example.com");
});
