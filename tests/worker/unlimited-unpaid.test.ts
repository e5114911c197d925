import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { bookTenAtOnce } from "../support/unpaid-limit";

// The negative control of earned-seats.test.ts: each file has its own storage, so the guard can be removed here.
test("without the trigger the same ten bookings are all confirmed", async () => {
  await env.DB.prepare("DROP TRIGGER bookings_unpaid_limit").run();
  expect(await bookTenAtOnce()).toStrictEqual(Array.from({ length: 10 }, () => 201));
});
