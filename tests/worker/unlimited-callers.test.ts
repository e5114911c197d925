import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { freshTravelDate } from "../support/booking-request";
import { tourOfCapacity } from "../support/database";
import { clientsAt, outcomeOf } from "../support/hold-attack";

// The negative control of caller-limits.test.ts and hold-proof.test.ts: each file has its own storage, so the guards can be removed here.
const drop = (trigger: string) => env.DB.prepare(`DROP TRIGGER ${trigger}`).run();

test("without the trigger ten concurrent clients of one caller hold ten departures", async () => {
  await drop("seat_holds_caller_seats");
  const { hold, heldBy } = clientsAt(Date.now());
  const tour = await tourOfCapacity(12);
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () =>
      outcomeOf(hold("carrier", { tour, travelDate: freshTravelDate(), numberOfTravelers: 4 })),
    ),
  );
  expect(outcomes).toStrictEqual(outcomes.map(() => null));
  expect(await heldBy("carrier")).toStrictEqual({ departures: 10, seats: 40 });
});

test("without the trigger a caller's hold after 30 minutes is not refused", async () => {
  await drop("seat_holds_caller_time");
  const { hold, pass } = clientsAt(Date.now());
  const request = { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers: 4 };
  await hold("home", request);
  pass(45 * 60_000);
  expect(await outcomeOf(hold("home", request))).toBeNull();
});

test("without the trigger twelve concurrent clients hold all seats without a proof", async () => {
  await drop("seat_holds_proof");
  const { hold } = clientsAt(Date.now());
  const request = { tour: await tourOfCapacity(12), travelDate: freshTravelDate(), numberOfTravelers: 1 };
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, () => outcomeOf(hold(null, request, { isProofAsked: true }))),
  );
  expect(outcomes).toStrictEqual(outcomes.map(() => null));
});
