import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { freshTravelDate } from "../support/booking-request";
import { seatsSold } from "../support/database";
import { pausedBookings } from "../support/paused-bookings";
import { createOperator, createPerson, giveTourTo } from "../support/people";
import { services } from "../support/services";

// The negative control of closing-departures.test.ts: each file has its own storage, so the guard can be removed here.
test("without the trigger bookings that started before the closing are seated after it", async () => {
  await env.DB.prepare("DROP TRIGGER departures_closed_takes_nobody").run();
  const owner = await createPerson("tour_operator", "verified");
  await giveTourTo("ooty", await createOperator(owner.id));
  const travelDate = freshTravelDate();
  const goOn = await pausedBookings(4, { tour: "ooty", travelDate, numberOfTravelers: 1 });
  const reason = "The toy train does not run in this week.";
  await services.closeDeparture(owner, { tour: "ooty", travelDate, reason });
  expect(await seatsSold("ooty", travelDate)).toBe(0);
  expect(await goOn()).toStrictEqual([null, null, null, null]);
  expect(await seatsSold("ooty", travelDate)).toBe(4);
});
