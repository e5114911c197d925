import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bookTenDepartures, bookTwelveSeats } from "../support/unproven-seats";

// The negative control of unproven-seats.test.ts: each file has its own storage, so the guards can be removed here.
const allConfirmed = (count: number) => Array.from({ length: count }, () => "confirmed");

test("without the trigger one caller's ten departures are all confirmed", async () => {
  await env.DB.prepare("DROP TRIGGER bookings_unproven_limit").run();
  expect(await bookTenDepartures("carrier")).toStrictEqual(allConfirmed(10));
});

test("if proofs may be missing, twelve strangers are confirmed on all seats of a departure", async () => {
  await env.DB.batch([
    env.DB.prepare("DROP TABLE spent_proofs"),
    env.DB.prepare("CREATE TABLE spent_proofs (id text, expires_at integer)"),
  ]);
  expect(await bookTwelveSeats()).toStrictEqual(allConfirmed(12));
});
