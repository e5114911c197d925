import { formatRupees } from "../../app/domain/money/money";
import { expectAccessible } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 422/] });

test("the guide is ill: the operator cancels, and the customer sees the reason and gets everything back", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate: travelDateIn(120) });
  const paid = await (
    await requestsOf("admin")
  ).post(`/api/admin/bookings/${trip.bookingId}/payments`, {
    data: { amount: trip.total, method: "bank-transfer" },
    headers: { Origin: baseURL ?? "" },
  });
  expect(paid.status()).toBe(201);
  const refund = formatRupees(trip.total);
  await visit(page, "/operator/bookings");
  await page.getByRole("link", { name: trip.bookingId }).click();
  await page.getByRole("link", { name: "Open page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${trip.bookingId}`);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Cancel booking ${trip.bookingId}?` });
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`gets a full refund of ${refund}`));
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Please enter a reason/);
  await expectAccessible(page, "the dialog");
  await dialog.getByLabel("Reason").fill("Our guide is ill.");
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Canceled", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The booking is canceled." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel booking" })).toHaveCount(0);
  const html = await (await guest.get(trip.path)).text();
  expect(html).toContain("Our guide is ill.");
  expect(html).toContain("by the operator");
  expect(html).toContain(refund);
  expect(html).toContain("Refund started");
  await guest.dispose();
});
