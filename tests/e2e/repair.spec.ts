import { formatRupees } from "../../app/domain/money/money";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { expectAccessible } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookTrip } from "./support/trip-page";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

test("a caller is found by phone and moved, the wrong address mended, and a higher price accepted by link", async ({
  page,
  playwright,
  requestsOf,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const digits = String(Date.now()).slice(-6);
  const moved = travelDateIn(141);
  const trip = await bookTrip(guest, baseURL, {
    tour: "mysore",
    travelDate: travelDateIn(140),
    phone: `+91 9755 ${digits}`,
    email: `wrong${digits}@example.com`,
  });

  // Found by the number as spoken by a caller, and moved.
  await visit(page, `/admin/bookings?${new URLSearchParams({ q: `09755 ${digits}` })}`);
  await page.getByRole("link", { name: trip.bookingId }).click();
  await page.getByRole("link", { name: "Open page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Booking ${trip.bookingId}`);
  const panel = page.getByRole("region", { name: "Change this booking" });
  await panel.getByText("Move…", { exact: true }).click();
  await panel.getByLabel("New travel date").fill(moved);
  await panel.getByRole("button", { name: "Show new price" }).click();
  await expect(panel.getByLabel("Reason", { exact: true }).first()).toHaveAccessibleDescription(
    /Please enter a reason/,
  );
  await expect(panel.getByLabel("New travel date")).toHaveValue(moved);
  await panel.getByLabel("Reason", { exact: true }).first().fill("Her train is late.");
  await panel.getByRole("button", { name: "Show new price" }).click();
  await expectAccessible(page, "the quote");
  await panel.getByRole("form", { name: "Confirm the change" }).getByRole("button").click();
  await expect(panel.getByRole("status").filter({ hasText: "The booking was changed." })).toBeVisible();

  // The three roles see it.
  const operator = await requestsOf("operator");
  for (const html of [
    await (await operator.get(`/operator/bookings/${trip.bookingId}`)).text(),
    await (await guest.get(trip.path)).text(),
    await page.content(),
  ]) {
    expect(html).toContain("Her train is late.");
    expect(html).toContain(formatTravelDate(moved));
  }

  // The address is mended: the old link ends, the new address has the documents.
  await panel.getByText("Contact & requests…").click();
  const right = `right${digits}@example.com`;
  await panel.getByRole("textbox", { name: "E-mail" }).fill(right);
  await panel.getByRole("form", { name: "Contact and requests" }).getByLabel("Reason").fill("Mistyped.");
  await panel.getByRole("button", { name: "Save details" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "The details were changed." })).toBeVisible();
  expect((await guest.get(trip.path)).status()).toBe(404);
  await panel.getByRole("button", { name: "Resend documents" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "The documents were sent" })).toBeVisible();
  const mails = await (await guest.get(`/dev/mail?to=${encodeURIComponent(right)}`)).text();
  expect(mails).toContain(`Documents for your booking ${trip.bookingId}`);

  // A higher price is asked for, and accepted.
  await panel.getByText("Price…", { exact: true }).click();
  const price = panel.getByLabel("New total (₹)");
  const total = Number(await price.inputValue()) + 500;
  await price.fill(String(total));
  await panel.getByRole("form", { name: "Change the price" }).getByLabel("Reason").fill("A guide in French.");
  await panel.getByRole("form", { name: "Change the price" }).getByRole("button").click();
  await panel.getByRole("button", { name: "Ask the traveler to accept" }).click();
  await expect(panel.getByText("Waiting for the traveler's consent:")).toBeVisible();
  await visit(page, `/dev/mail?to=${encodeURIComponent(right)}`);
  await page.getByRole("link", { name: /Please accept a change/ }).click();
  const message = page.frameLocator("iframe[title='The message as HTML']");
  const link = message.getByRole("link", { name: "View and answer" });
  await visit(page, new URL((await link.getAttribute("href")) ?? "", baseURL).pathname);
  await expectAccessible(page, "the change");
  await page.getByRole("button", { name: `Accept, ${formatRupees(total)} in all` }).click();
  await expect(page.getByRole("status").filter({ hasText: "You accepted this change." })).toBeVisible();
  await page.getByRole("link", { name: "View booking" }).click();
  await expect(page.getByText("A guide in French.")).toBeVisible();
  await guest.dispose();
});
