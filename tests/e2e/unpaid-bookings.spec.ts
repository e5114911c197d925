import { expectAccessibleAtAnyWidth } from "./support/axe";
import {
  chooseDay,
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  openBooking,
  traveler,
  travelDateIn,
} from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip, openChange } from "./support/trip-page";
import { writeToDatabase } from "./support/write-to-database";

test.use({ expectedComplaints: [/409/] });

test("the mailed link confirms the address with a button, and the page says what is due by when", async ({
  page,
  request,
  baseURL,
}) => {
  const email = `unpaid.${Date.now()}@example.com`;
  const { bookingId, path } = await bookTrip(request, baseURL, { email, travelDate: travelDateIn(120) });
  await visit(page, path);
  await expect(page.getByText(/^Confirm your e-mail address through the link in our mail/)).toBeVisible();

  await page.goto(`/dev/mail?to=${encodeURIComponent(email)}`);
  await page.getByRole("link", { name: `Your booking ${bookingId} is confirmed` }).click();
  const message = page.frameLocator("iframe[title='The message as HTML']");
  const link = message.getByRole("link", { name: "Confirm your address" });
  await visit(page, (await link.getAttribute("href")) ?? "");
  await expectAccessibleAtAnyWidth(page, "the page of the mailed link");
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/ is due by \w{3}, \w{3} \d+, \d{4}, 6:00 PM IST\./)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Pay ₹[\d,]+ now$/ })).toBeVisible();
});

test("a booking's page that stays open says when the time to pay has passed, and keeps what is typed", async ({
  page,
  request,
  baseURL,
}) => {
  const { bookingId, path } = await bookTrip(request, baseURL, {
    email: `expiring.${Date.now()}@example.com`,
    tour: "hampi",
    travelDate: travelDateIn(150),
  });
  const dueAt = (milliseconds: number) =>
    writeToDatabase([
      [
        "UPDATE bookings SET verified_at = created_at, payment_due_at = ? WHERE booking_id = ?",
        milliseconds,
        bookingId,
      ],
    ]);
  dueAt(Date.now() + 3_600_000);
  await page.clock.install();
  await visit(page, path);
  const pay = page.getByRole("link", { name: /^Pay ₹[\d,]+ now$/ });
  await expect(page.getByText(/ is due by \w{3}, \w{3} \d+, \d{4}, \d+:\d\d [AP]M IST\./)).toBeVisible();
  await expect(pay).toBeVisible();
  await openChange(page, "Cancel this booking");
  await page.getByLabel("Reason for canceling").fill("We fell ill.");
  await page.clock.runFor(59 * 60_000);
  await expect(pay).toBeVisible();

  dueAt(Date.now());
  await page.clock.runFor(120_000);
  await expect(page.getByText("The booking has expired, its seats are on sale again")).toBeVisible();
  await expect(pay).toHaveCount(0);
  await expect(page.getByLabel("Reason for canceling")).toHaveValue("We fell ill.");
});

test("at the limit of unpaid bookings the dialog says so and leaves paying now", async ({
  page,
  request,
  baseURL,
}) => {
  const travelDate = travelDateIn(130);
  for (let index = 0; index < 3; index += 1) {
    await bookTrip(request, baseURL, {
      email: traveler.email,
      tour: "hampi",
      travelDate: travelDateIn(140 + index),
    });
  }
  await openBooking(page, "/destinations/west-india/matheran");
  await fillPersonalInformation(page);
  await next(page);
  await chooseDay(page, travelDate);
  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await page.getByRole("radio", { name: "Pay later" }).check();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByText("Booking Failed", { exact: true })).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog.getByText("This e-mail address has too many unpaid bookings")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Pay later" })).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Pay now" })).toBeChecked();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page).toHaveURL(/\/trip\/TB\d{6}\/[\w-]+\/pay$/);
});
