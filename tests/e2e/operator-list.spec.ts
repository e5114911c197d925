import { randomUUID } from "node:crypto";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";
import { writeToDatabase } from "./support/write-to-database";

// Changes are held back as in production.
test.use({ signedInAs: "operator", undoSeconds: 10, actionTimeout: 20_000 });

const tour = "mysore";

test("an operator works through the bookings by key: each row of the handbook's table @prove", async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow();
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const lastName = `List${randomUUID().replaceAll(/[^a-z]/g, "")}`.slice(0, 14);
  const book = (firstName: string) =>
    bookTrip(guest, baseURL, {
      tour,
      travelDate: travelDateIn(140),
      numberOfTravelers: 1,
      firstName,
      lastName,
    });
  const asha = await book("Asha");
  const bina = await book("Bina");
  const chitra = await book("Chitra");
  // Trips that are over.
  for (const { bookingId } of [asha, bina])
    writeToDatabase([
      [
        "UPDATE bookings SET status = 'confirmed', travel_date = ? WHERE booking_id = ?",
        travelDateIn(-30),
        bookingId,
      ],
    ]);
  const rowOf = (reference: string) => page.locator(`[data-booking="${reference}"]`);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const held = page.locator("[data-held]");

  // What is due, at once in the row, and its undo.
  const list = `/operator/bookings?q=${lastName}&sort=customer`;
  await visit(page, list);
  await press("j", "c");
  await expect(rowOf(asha.bookingId)).toContainText("Marking as completed…");
  await expect(held).toContainText("Marking 1 booking as completed…");
  await press("z");
  await expect(held).toHaveCount(0);
  await expect(rowOf(asha.bookingId)).toContainText("Confirmed");

  // Several, with the number that the action fits.
  await rowOf(asha.bookingId).focus();
  await press("x", "j", "x", "j", "x");
  const bar = page.getByRole("region", { name: "Selected rows" });
  await expect(bar).toContainText("3 selected");
  await expectAccessibleAtAnyWidth(page, "several bookings");
  await bar.getByRole("button", { name: "Mark as no-show 2 of 3" }).click();
  await expect(held).toContainText("Marking 2 bookings as no-show…");
  await held.getByRole("button", { name: /^Undo/ }).click();
  await expect(held).toHaveCount(0);

  // Its menu, panel and form.
  await rowOf(chitra.bookingId).focus();
  await press("m");
  for (const name of [/^Details…/, /^Message traveler/, /^Edit/, /^Departure/, /^Cancel booking/])
    await expect(page.getByRole("menuitem", { name })).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await rowOf(asha.bookingId).focus();
  await press("Enter");
  const panel = page.getByRole("complementary", { name: "Booking Details" });
  await expect(panel.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:\+91/);
  await press("Escape", "e");
  await expect(page).toHaveURL(new RegExp(`/operator/bookings/${asha.bookingId}#edit$`));
  await expect(page.getByRole("button", { name: "Mark as no-show" })).toBeVisible();

  // Creating, and a day of the calendar.
  await press("n", "b");
  await expect(page).toHaveURL("/operator/bookings/new");
  await visit(page, `/operator/departures?view=day&date=${travelDateIn(140)}&tour=${tour}`);
  await press("j", "e");
  await expect(page).toHaveURL(/\/operator\/departures\/mysore\/[\d-]+\/change$/);
  await guest.dispose();
});

test("closing a day that has guests asks first and names them @prove", async ({
  page,
  playwright,
  baseURL,
}) => {
  const guest = await playwright.request.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const travelDate = travelDateIn(141);
  await bookTrip(guest, baseURL, { tour, travelDate, numberOfTravelers: 2, lastName: "Asked" });
  await visit(page, `/operator/departures?view=day&date=${travelDate}&tour=${tour}`);
  const departure = page.locator(`#${tour}`);
  await departure.getByText("Change seats or close").click();
  await departure.getByRole("button", { name: "Close departure" }).click();
  const question = page.getByRole("alertdialog", { name: "Close this departure?" });
  await expect(question).toContainText("2 travelers on 1 booking (Meera Asked)");
  await expectAccessibleAtAnyWidth(page, "the question");
  await question.getByRole("button", { name: "Back" }).click();
  await expect(departure).not.toContainText("Closed");
  await departure.getByRole("button", { name: "Close departure" }).click();
  await question.getByLabel("Reason for closing").fill("The palace is closed for a state visit.");
  await question.getByRole("button", { name: "Close departure" }).click();
  await expect(departure).toContainText("The departure is closed, and its travelers are notified by e-mail.");
  await guest.dispose();
});
