import { randomUUID } from "node:crypto";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { writeToDatabase } from "./support/write-to-database";

/**
 * States that only time or an error brings about are written into the server's database here. The server may find it locked
 * meanwhile, so no other test may run (playwright.config.ts).
 */
test.use({ signedInAs: "admin" });

test("the outcome of a trip shows in the list and on the booking's page @prove", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const admin = await requestsOf("admin");
  const presses: {
    outcome: string;
    daysAgo: number;
    isInList: boolean;
    trip: { bookingId: string; path: string };
  }[] = [];
  for (const isInList of [true, false]) {
    for (const [outcome, daysAgo] of [
      ["No-show", 1],
      ["Completed", 20],
    ] as const) {
      const trip = await bookTrip(guest, baseURL, { tour: "mysore" });
      presses.push({ outcome, daysAgo, isInList, trip });
    }
  }
  for (const { outcome, daysAgo, isInList, trip } of presses) {
    const { bookingId, path } = trip;
    // A job also completes past trips every minute: the booking's change history shows which of the two was first.
    await expect(async () => {
      writeToDatabase([
        [
          "UPDATE bookings SET travel_date = ?, status = 'confirmed' WHERE booking_id = ?",
          travelDateIn(-daysAgo),
          bookingId,
        ],
      ]);
      await visit(page, isInList ? `/admin/bookings?q=${bookingId}` : `/admin/bookings/${bookingId}`);
      if (isInList) await page.getByRole("button", { name: `Actions for booking ${bookingId}` }).click();
      const button = isInList
        ? page.getByRole("menuitem", { name: `${outcome} for booking ${bookingId}`, exact: true })
        : page.getByRole("button", { name: outcome, exact: true });
      await button.click({ timeout: 5000 });
      await expect(button).toHaveCount(0);
      const html = await (await admin.get(`/admin/bookings/${bookingId}`)).text();
      expect(html).toContain(`booking.${outcome === "Completed" ? "complete" : "no-show"}`);
    }).toPass();
    expect(await (await guest.get(path)).text()).toContain(outcome);
  }
  await guest.dispose();
});

test("a failed job is retried at once, a failed refund with the next run @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const headers = { Origin: baseURL ?? "" };
  const trip = await bookTrip(request, baseURL, { tour: "hampi", travelDate: travelDateIn(190) });
  const paid = await request.post(`/api/admin/bookings/${trip.bookingId}/payments`, {
    data: { amount: trip.total, method: "upi" },
    headers,
  });
  expect(paid.status()).toBe(201);
  // As if it had been paid to the sandbox, and the sandbox had been unavailable for every refund.
  const ofBooking = "booking = (SELECT id FROM bookings WHERE booking_id = ?)";
  const refund = randomUUID();
  writeToDatabase([
    [
      `UPDATE payments SET gateway = 'sandbox', payment_id = ?, recorded_by = NULL, refunded = 100 WHERE ${ofBooking}`,
      `pay_${refund}`,
      trip.bookingId,
    ],
    [
      `INSERT INTO refunds (id, payment, booking, amount, reason, status, attempts, next_attempt_at, last_error, created_at)
       SELECT ?, id, booking, 100, 'a kind gesture', 'failed', 6, 0, 'the sandbox was away', created_at FROM payments WHERE ${ofBooking}`,
      refund,
      trip.bookingId,
    ],
  ]);
  await visit(page, "/admin/logs/jobs");
  await expect(page.getByRole("heading", { name: "Scheduled work" })).toBeVisible();
  const given = page.getByRole("row").filter({ hasText: trip.bookingId });
  await expect(given).toContainText("the sandbox was away");
  await expectAccessibleAtAnyWidth(page, "failed work");

  // A run of the server may come first and leave nothing to retry.
  const job = page.getByRole("row").filter({ hasText: "Delete the files of removed pictures" });
  await expect(async () => {
    writeToDatabase([
      [
        "INSERT OR REPLACE INTO failed_jobs VALUES ('pictures', 'The store of pictures was away.', 2, ?, ?)",
        Date.now() - 60_000,
        Date.now(),
      ],
    ]);
    await visit(page, "/admin/logs/jobs");
    await expect(job).toContainText("2 times", { timeout: 1000 });
    await job.getByRole("button", { name: "Try again" }).click({ timeout: 1000 });
    await expect(page.getByText("Done: Delete the files of removed pictures.")).toBeVisible();
  }).toPass();
  await expect(job).toHaveCount(0);

  await given.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("The refund will be sent again within a minute.")).toBeVisible();
  await expect(given).toHaveCount(0);
  await request.get("/cdn-cgi/local/scheduled");
  await expect(async () => {
    const money = await request.get(`/api/admin/bookings/${trip.bookingId}/money`);
    expect(await money.json()).toMatchObject({ refunds: [{ id: refund, status: "done" }] });
  }).toPass();

  // The log names the actor and links to the target.
  await visit(page, `/admin/logs?q=${refund}`);
  await expect(page.getByRole("row").filter({ hasText: "Job: retry refund" })).toContainText(
    "Platform Admin",
  );
  await visit(page, `/admin/logs?q=${trip.bookingId}`);
  await page.getByRole("row").getByRole("link", { name: trip.bookingId }).click();
  await expect(page).toHaveURL(`/admin/bookings/${trip.bookingId}`);
});
