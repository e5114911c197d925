import { expect, test } from "vitest";
import { dropOversellingCheck } from "../support/database";
import { balanceOfReseller, confirmAll, createReseller, reserveMany } from "../support/resellers";

// The negative control of resellers.test.ts: each file has its own storage.
test("without the CHECK the same race spends more than there is", async () => {
  await dropOversellingCheck("resellers");
  const { id, headers } = await createReseller({ paidIn: 40_000 });
  await confirmAll(headers, await reserveMany(headers, 24));
  expect(await balanceOfReseller(id)).toBeLessThan(0);
});
