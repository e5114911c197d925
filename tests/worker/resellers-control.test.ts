import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { resellers } from "../../worker/platform/db/schema";
import { db, dropOversellingCheck } from "../support/database";
import { setTour } from "../support/rows";
import { balanceOfReseller, confirmAll, createReseller, reserveMany } from "../support/resellers";

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
