import { expectAccessible } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 422/] });

test("an operator cancels a booking with a reason, which its customer reads", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const trip = await bookTrip(guest, baseURL, { tour: "mysore", travelDate: travelDateIn(120) });
  await visit(page, "/operator/bookings");
  const row = page.locator(`[data-booking=${trip.bookingId}]`);
  await row.getByRole("button", { name: `Cancel booking ${trip.bookingId}` }).click();
  const dialog = page.getByRole("alertdialog", { name: `Cancel booking ${trip.bookingId}?` });
  await expect(dialog).toHaveAccessibleDescription(/has paid nothing yet, so nothing goes back/);
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(dialog.getByLabel("Why?")).toHaveAccessibleDescription(/Please say why/);
  await expectAccessible(page, "the dialog");
  await dialog.getByLabel("Why?").fill("The palace is closed for a state visit.");
  await dialog.getByRole("button", { name: "Cancel booking" }).click();
  await expect(row.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(row.getByRole("button")).toHaveCount(0);
  const told = await (await guest.get(trip.path)).text();
  expect(told).toContain("The palace is closed for a state visit.");
  expect(told).toContain("by the operator");
  await guest.dispose();
});
