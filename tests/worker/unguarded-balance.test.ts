import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { cancelWhilePaying, sellWithDeposit } from "../support/deposits";

// The negative control of deposits.test.ts: each file has its own storage, so the guard can be removed here.
test("without the indexes a payment computed before the cancellation is kept, and never refunded", async () => {
  await env.DB.prepare("DROP INDEX booking_events_by_version").run();
  await env.DB.prepare("DROP INDEX ledger_entries_key_unique").run();
  await env.DB.prepare("DROP INDEX tax_documents_one_invoice").run();
  await sellWithDeposit();
  const { bookingId, writePayment } = await cancelWhilePaying();
  await writePayment();
  const { paid_amount: paid, refunded_amount: refunded } =
    (await env.DB.prepare("SELECT paid_amount, refunded_amount FROM bookings WHERE booking_id = ?")
      .bind(bookingId)
      .first()) ?? {};
  expect([paid, refunded]).toStrictEqual([20_000, 3000]);
});
