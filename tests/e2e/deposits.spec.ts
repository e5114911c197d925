import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { writeToDatabase } from "./support/write-to-database";

// A tour of the demo owner's operator that no other test uses.
const tour = "araku-valley";

test.use({ signedInAs: "operator" });

test("a deposit is paid and the balance never comes: the booking's page says why it is canceled, and what is refunded", async ({
  page,
  playwright,
  baseURL,
}) => {
  await visit(page, `/operator/tours/${tour}/prices`);
  await page.getByLabel("Pay a share now (%)").fill("30");
  await page.getByLabel("Balance due (days before)").fill("14");
  const example = page.getByRole("region", { name: "What travelers pay" });
  await example.getByLabel("Departure").fill(travelDateIn(20));
  await expect(example).toContainText(/Pay ₹[\d,]+ now, ₹[\d,]+ by \w{3} \d+, \d{4}\./);
  await page.getByRole("button", { name: "Save prices" }).click();
  await expect(page.getByText("Saved. Applies to new bookings")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the prices with a deposit");

  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const answer = await guest.post("/api/bookings", {
    data: bookingRequest({
      tour,
      travelDate: travelDateIn(20),
      paymentMethod: "net-banking",
      payOnline: true,
    }),
  });
  expect(answer.status()).toBe(201);
  const { booking, payUrl } = await answer.json();
  expect(booking.deposit).toMatchObject({ amount: 13_800, balance: 32_198 });

  await visit(page, payUrl);
  await expect(page.getByRole("radio", { name: "₹13,800 now" })).toBeChecked();
  await expectAccessibleAtAnyWidth(page, "the pay page with a deposit");
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
  await page.getByRole("button", { name: "Pay by net banking" }).click();
  await expect(page.getByRole("status").filter({ hasText: "₹13,800 paid" })).toBeVisible();
  await expect(page.getByText("₹32,198", { exact: true }).first()).toBeVisible();

  await visit(page, `/operator/bookings?q=${booking.bookingId}`);
  await expect(page.getByRole("row").filter({ hasText: booking.bookingId })).toContainText("Part paid");

  // Both reminders were sent, and 48 hours have passed. The server may find its database locked meanwhile, so no page is
  // open, and writing and the job are repeated until the job has run.
  await page.goto("about:blank");
  const path = payUrl.replace(/\/pay$/, "");
  await expect(async () => {
    writeToDatabase([
      [
        "UPDATE bookings SET balance_reminders = 2, payment_reminder_at = NULL, balance_cancel_at = 1 WHERE booking_id = ? AND status = 'confirmed'",
        booking.bookingId,
      ],
    ]);
    await guest.get("/cdn-cgi/local/scheduled");
    expect(await (await guest.get(path)).text()).toContain("was not paid.");
  }).toPass();
  await visit(page, path);
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^The balance of ₹32,198, due by .*, was not paid\.$/)).toBeVisible();
  // Twenty days before departure, the schedule refunds half.
  await expect(page.getByText("₹6,900 of ₹13,800 goes back to your original payment method.")).toBeVisible();
  await guest.dispose();
});
