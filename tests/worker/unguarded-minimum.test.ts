import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { departureMinimums, departures, tours } from "../../worker/platform/db/schema";
import { decideMinimums } from "../../worker/departures/decide-minimums";
import { book } from "../support/api";
import { bookingMailer } from "../support/booking-mailer";
import { db } from "../support/database";
import { untilStart } from "../support/departure-rules";
import { publisher } from "../support/payments";

// The negative control of tour-sales.test.ts: each file has its own storage, so the guard can be removed here.
test("without the trigger a departure is canceled although the smallest party was reached", async () => {
  await env.DB.prepare("DROP TRIGGER departures_reach_minimum").run();
  const minimum = { travelers: 4, decisionDays: 7, tooFew: "ask" as const };
  await db
    .update(tours)
    .set({ departureRules: { ...untilStart, minimum } })
    .where(eq(tours.slug, "ooty"));
  const today = todayInIndia(Date.now());
  const travelDate = addDays(today, 60);
  await book({ tour: "ooty", travelDate, numberOfTravelers: 3, children: 0 });
  await db.update(departureMinimums).set({ decideOn: addDays(today, -1) });
  await decideMinimums(
    { db, clock: () => Date.now(), publisher, bookingMailer },
    {
      pause: async () => {
        await book({ tour: "ooty", travelDate, numberOfTravelers: 1, children: 0 });
      },
    },
  );
  const [departure] = await db.select().from(departures).where(eq(departures.travelDate, travelDate));
  expect(departure).toMatchObject({ booked: 4, closedAt: expect.any(Number) });
});
