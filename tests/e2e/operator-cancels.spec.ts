import { expectAccessible } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 422/] });

test("an operator cancels a booking with a reason, which its customer sees", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate: travelDateIn(120) });
  await visit(page, "/operator/bookings");
  await page.getByRole("link", { name: trip.bookingId }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${trip.bookingId}`);
  await page.getByRole("button", { name: "Cancel booking" }).click();
  const dialog = page.getByRole("alertdialog", { name: `Cancel booking ${trip.bookingId}?` });
  await expect(dialog).toHaveAccessibleDescription(/has not paid anything, so there is no refund/);
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog.getByLabel("Reason")).toHaveAccessibleDescription(/Please enter a reason/);
  await expectAccessible(page, "the dialog");
  await dialog.getByLabel("Reason").fill("The palace is closed for a state visit.");
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(page.getByText("Cancelled", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The booking is canceled." })).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel booking" })).toHaveCount(0);
  const html = await (await guest.get(trip.path)).text();
  expect(html).toContain("The palace is closed for a state visit.");
  expect(html).toContain("by the operator");
  await guest.dispose();
});
