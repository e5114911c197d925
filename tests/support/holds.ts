import { and, eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";
import { holdSchema } from "~/domain/seats/hold";
import { departures, seatHolds, tours } from "../../worker/platform/db/schema";
import { client, dataOf, origin, post, read } from "./api";
import { db } from "./database";

const answerSchema = z.strictObject({ hold: holdSchema.strict() });

/** Creates a client that holds seats and keeps the cookie of its first hold. */
export function newHolder() {
  let cookie: string | null = null;
  const headers = (): Record<string, string> => (cookie === null ? {} : { Cookie: cookie, Origin: origin });
  return {
    headers,
    request: async (body: unknown) => {
      const response = await post("/api/holds", body, headers());
      cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
      return response;
    },
    async hold(tour: string, travelDate: string, numberOfTravelers: number) {
      return holdOf(await this.request({ tour, travelDate, numberOfTravelers }), 201);
    },
    async seatsLeft(tour: string, date: string) {
      const params = { path: { slug: tour }, query: { from: date, to: date } };
      const answer = await client.GET("/api/tours/{slug}/availability", { params, headers: headers() });
      return dataOf(answer).days[0]?.seatsLeft;
    },
  };
}

/** Returns the hold of a response. */
export async function holdOf(response: Response, status = 200) {
  return (await read(response, answerSchema, status)).hold;
}

/** Expires a hold. */
export async function letExpire(holdId: string): Promise<void> {
  await db
    .update(seatHolds)
    .set({ expiresAt: Date.now() - 1 })
    .where(eq(seatHolds.id, holdId));
}

/** Returns the counters of a departure, after checking them against the rows. */
export async function departureOf(slug: string, travelDate: string) {
  const row = await db
    .select({
      capacity: departures.capacity,
      booked: departures.booked,
      held: departures.held,
      inHolds: sql<number>`(SELECT coalesce(sum(seats), 0) FROM seat_holds h
        WHERE h.tour_id = ${departures.tourId} AND h.travel_date = ${departures.travelDate})`,
      inBookings: sql<number>`(SELECT coalesce(sum(number_of_travelers), 0) FROM bookings b
        WHERE b.tour_id = ${departures.tourId} AND b.travel_date = ${departures.travelDate} AND b.status NOT IN ('cancelled', 'expired'))`,
    })
    .from(departures)
    .innerJoin(tours, eq(departures.tourId, tours.id))
    .where(and(eq(tours.slug, slug), eq(departures.travelDate, travelDate)))
    .get();
  if (!row) return null;
  const { capacity, booked, held, inHolds, inBookings } = row;
  expect({ booked, held }).toStrictEqual({ booked: inBookings, held: inHolds });
  return { capacity, booked, held };
}
