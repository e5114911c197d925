import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tourOfCapacity } from "../support/database";
import { sellWhileLowering } from "../support/lowered-capacity";
import { createCompany, createPerson, giveTourTo } from "../support/people";

// The negative control of lowered-capacity.test.ts: storage is each file's own, so the guard can be taken away here.
test("without the CHECK the same forty oversell the tour while it is made smaller", async () => {
  const { sql } =
    (await env.DB.prepare("SELECT sql FROM sqlite_master WHERE name = 'departures'").first<{
      sql: string;
    }>()) ?? {};
  const unguarded = sql?.replace(/,\s*CONSTRAINT "departures_not_oversold" CHECK\([^\n]*\)(?=,?\n)/, "");
  expect(unguarded).not.toBe(sql);
  await env.DB.batch([env.DB.prepare("DROP TABLE departures"), env.DB.prepare(unguarded ?? "")]);

  const owner = await createPerson("tour_operator", "verified");
  const slug = await tourOfCapacity(20);
  await giveTourTo(slug, await createCompany(owner.id));
  const { sold, departure } = await sellWhileLowering(slug, owner);
  expect(sold).toBe(40);
  expect(departure?.booked).toBe(40);
});
