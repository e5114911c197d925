import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { post } from "../support/api";
import { bookingRequest, freshTravelDate } from "../support/booking-request";
import { seatsSold, tourOfCapacity } from "../support/database";

// The negative control of capacity.test.ts: storage is each file's own, so the guard can be taken away here.
test("without the CHECK the same thirty requests oversell the tour", async () => {
  const { sql } =
    (await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'departures'").first<{
      sql: string;
    }>()) ?? {};
  const unguarded = sql?.replace(/,\s*CONSTRAINT "departures_not_oversold" CHECK\([^\n]*\)(?=,?\n)/, "");
  expect(unguarded).not.toBe(sql);
  await env.DB.batch([env.DB.prepare("DROP TABLE departures"), env.DB.prepare(unguarded ?? "")]);

  const tour = await tourOfCapacity(12);
  const travelDate = freshTravelDate();
  const responses = await Promise.all(
    Array.from({ length: 30 }, () =>
      post("/api/bookings", bookingRequest({ tour, travelDate, numberOfTravelers: 1 })),
    ),
  );
  expect(responses.map(({ status }) => status)).toStrictEqual(Array.from({ length: 30 }, () => 201));
  expect(await seatsSold(tour, travelDate)).toBe(30);
});
