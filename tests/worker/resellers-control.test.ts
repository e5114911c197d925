import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { resellers } from "../../worker/platform/db/schema";
import { db, dropOversellingCheck } from "../support/database";
import { setTour } from "../support/rows";
import { balanceOfReseller, confirmAll, createReseller, payBack, reserveMany } from "../support/resellers";

// The negative control of resellers.test.ts: each file has its own storage.
test("without the CHECK the same race spends more than there is", async () => {
  await dropOversellingCheck("resellers");
  await setTour("munnar", { priceInr: 1500, priceRules: {} });
  const { id, headers } = await createReseller({ paidIn: 10_000, creditLimit: 1_000_000 });
  const uuids = await reserveMany(headers, 200);
  await db.update(resellers).set({ creditLimit: 0 }).where(eq(resellers.id, id));
  await confirmAll(headers, uuids);
  expect(await balanceOfReseller(id)).toBeLessThan(0);
});

test("without the CHECK credit is paid out", async () => {
  const [row] = await db.all<{ sql: string }>(
    sql`SELECT sql FROM sqlite_master WHERE name = 'reseller_movements'`,
  );
  const check = / CONSTRAINT "reseller_movements_not_overpaid" CHECK\([^)]*\)/;
  expect(row?.sql).toMatch(check);
  const statements = ["DROP TABLE reseller_movements", row?.sql.replace(check, "") ?? ""];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const { id } = await createReseller({ paidIn: 1000, creditLimit: 1_000_000 });
  await Promise.allSettled(Array.from({ length: 20 }, () => payBack(id, 200)));
  expect(await balanceOfReseller(id)).toBeLessThan(0);
});
