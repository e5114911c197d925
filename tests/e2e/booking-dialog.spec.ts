import { signUpAndIn } from "./support/account";
import {
  chooseDay,
  chooseFirstDay,
  fillEmergencyContact,
  fillPersonalInformation,
  goToReview,
  next,
  openBooking,
  traveler,
  travelDateIn,
} from "./support/booking-dialog";
import { signOut } from "./support/sign-in";
import { expect, test } from "./support/test";

test("the dialog opens with the specified defaults, offers no past day, and Previous and Next stay within the four steps @prove", async ({
  page,
}) => {
  await openBooking(page, "/destinations/north-india/manali");
  await expect(page.getByRole("dialog")).toContainText("Step 1 of 4");
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await fillPersonalInformation(page);
  await next(page);
  await expect(page.getByRole("dialog")).toContainText("Step 2 of 4");
  await expect(page.getByLabel("Travelers", { exact: true })).toHaveValue("2");
  await expect(page.getByLabel("Room")).toHaveValue("standard");
  await expect(page.getByText("₹26,998")).toBeVisible();
  await page.getByLabel("Room").selectOption("suite");
  await expect(page.getByText("₹31,998")).toBeVisible();
  await page.getByRole("button", { name: /^Travel date/ }).click();
  const today = page.getByRole("gridcell", { name: /Today/ }).or(page.locator("[data-today] button")).first();
  // Past its cut-off; the calendar is on the first day that can be booked.
  await expect(today).toHaveAccessibleName(/not available: Booking for this date closed on .* 6:00 PM IST/);
  await expect(page.getByRole("button", { name: /Previous Month/ })).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await chooseFirstDay(page);
  await next(page);
  await expect(page.getByLabel("Payment method")).toHaveValue("credit-card");
  await fillEmergencyContact(page);
  await next(page);
  await expect(page.getByRole("dialog")).toContainText("Step 4 of 4");
  await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Confirm Booking" })).toBeVisible();
});

test("Next marks empty and invalid fields and stays; six or more travelers must give their number @prove", async ({
  page,
}) => {
  // Its nine seats are held for a while, so other tests use other tours.
  await openBooking(page, "/destinations/west-india/udaipur");
  await next(page);
  await expect(page.getByLabel("First name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription(/enter your first name/);
  await expect(page.getByLabel("Phone", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toContainText("Step 1 of 4");
  await fillPersonalInformation(page);
  await page.getByLabel("Phone", { exact: true }).fill("12345");
  await next(page);
  await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(/country code/);
  const countryCode = page.getByLabel("Country code");
  await expect(countryCode).toHaveValue("IN");
  await countryCode.selectOption({ label: "+44 United Kingdom" });
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+44 12345");
  await page.getByLabel("Phone", { exact: true }).fill(traveler.phone);
  await expect(countryCode).toHaveValue("IN");
  await next(page);
  await page.getByLabel("Travelers", { exact: true }).selectOption("6+");
  await page.getByLabel("How many exactly?").fill("21");
  await chooseFirstDay(page);
  await next(page);
  await expect(page.getByLabel("How many exactly?")).toHaveAccessibleDescription(/up to 20/);
  await page.getByLabel("How many exactly?").fill("9");
  await expect(page.getByText("₹94,491")).toBeVisible();
});

test("Confirm goes to the first missing field; what was typed survives closing and reopening the dialog @prove", async ({
  page,
}) => {
  await openBooking(page, "/destinations/north-india/manali");
  await page.getByLabel("First name").fill("Meera");
  await page.getByRole("button", { name: /^Review: step 4/ }).click();
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByText("Missing Information", { exact: true })).toBeVisible();
  await expect(
    page.getByText("Please fill in all required fields before submitting.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel("Last name")).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveValue("Meera");

  // While the message is shown, Escape closes it.
  await page.getByRole("button", { name: "Close notification" }).click();
  await fillPersonalInformation(page);
  await next(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Book This Package" })).toBeFocused();
  await page.getByRole("button", { name: "Book This Package" }).click();
  await expect(page.getByRole("heading", { name: "Travel Details" })).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByLabel("E-mail")).toHaveValue(traveler.email);
});

test("ten minutes, a reload, Back and a closed tab lose nothing that was typed; a day later it is gone", async ({
  page,
  context,
}) => {
  const path = "/destinations/north-india/manali";
  await page.clock.install();
  await openBooking(page, path);
  await expect(page.getByLabel("First name")).toBeFocused();
  await fillPersonalInformation(page);
  await next(page);
  await page.getByLabel("Special requests").fill("A quiet room");
  await page.clock.fastForward("10:00");
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");

  await page.reload();
  await openBooking(page, path);
  await expect(page.getByRole("heading", { name: "Travel Details" })).toBeVisible();
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");
  const tab = await context.newPage();
  await page.close();
  await tab.clock.install();
  await openBooking(tab, path);
  await expect(tab.getByLabel("Special requests")).toHaveValue("A quiet room");
  await tab.getByRole("button", { name: "Previous" }).click();
  await expect(tab.getByLabel("E-mail")).toHaveValue(traveler.email);

  await tab.clock.fastForward("25:00:00");
  await openBooking(tab, path);
  await expect(tab.getByLabel("First name")).toHaveValue("");
});

test("what was typed is deleted from the device after booking, and at sign-out @prove", async ({
  page,
  baseURL,
}) => {
  const path = "/destinations/north-india/manali";
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("booking-draft ")));
  await signUpAndIn(page.request, baseURL);
  await openBooking(page, path);
  await goToReview(page);
  await page.getByRole("button", { name: "Previous" }).click();
  expect(await drafts()).toEqual(["booking-draft manali"]);
  await next(page);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  expect(await drafts()).toEqual([]);

  await openBooking(page, path);
  await page.getByLabel("Phone", { exact: true }).fill(traveler.phone);
  await next(page);
  await page.keyboard.press("Escape");
  expect(await drafts()).toEqual(["booking-draft manali"]);
  await signOut(page);
  expect(await drafts()).toEqual([]);
});

test("a confirmed booking shows a toast and stays on screen with its reference @core", async ({ page }) => {
  await openBooking(page, "/destinations/north-india/manali");
  await goToReview(page);
  await page.getByRole("button", { name: "Confirm Booking" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText(/TB\d{6}/);
  await expect(toast).toContainText(traveler.email);
  await expect(toast).toContainText("₹26,998");
  await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Book This Package" }).click();
  await expect(page.getByLabel("First name")).toHaveValue("");
});

test.describe("when the request fails", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("a server error shows its message, a sold-out date beside the date, and the form keeps its values @prove", async ({
    page,
  }) => {
    const refuse = (status: number, code: string, detail: string) =>
      page.route(
        "**/api/bookings",
        (route) =>
          route.fulfill({
            status,
            contentType: "application/problem+json",
            body: JSON.stringify({ code, status, title: "No", detail }),
          }),
        { times: 1 },
      );
    await openBooking(page, "/destinations/north-india/manali");
    await goToReview(page);
    await refuse(503, "unavailable", "We cannot reach our records.");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByText("Booking Failed", { exact: true })).toBeVisible();
    await expect(page.getByText("Error: We cannot reach our records.", { exact: true })).toBeVisible();

    await refuse(409, "sold_out", "There are not 2 free seats.");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("button", { name: /^Travel date/ })).toHaveAccessibleDescription(
      /not 2 free seats/,
    );
    // The message covers Next until it is closed.
    await page.getByRole("button", { name: "Close notification" }).click();
    await chooseDay(page, travelDateIn(4));
    await next(page);
    await next(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
  });

  test("a lost connection shows an error, and a retry after a lost response does not book twice @core", async ({
    page,
  }) => {
    const keys: (string | null)[] = [];
    const holds: string[] = [];
    let lost = false;
    await page.route("**/api/bookings", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      holds.push(route.request().postDataJSON().holdId);
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      return route.abort("connectionreset");
    });
    await openBooking(page, "/destinations/north-india/manali");
    await goToReview(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(
      page.getByText("An unexpected error occurred. Please try again.", { exact: true }),
    ).toBeVisible();
    // Closed and reopened, the dialog holds other seats for the same answers.
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Book This Package" }).click();
    await page.getByText(/^2 seats held for you .* left$/).waitFor();
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
    expect(new Set(holds).size).toBe(2);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test("a reload after a lost response does not book twice @prove", async ({ page }) => {
    const keys: (string | null)[] = [];
    await page.route("**/api/bookings", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      if (keys.length > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await openBooking(page, "/destinations/north-india/manali");
    await goToReview(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(
      page.getByText("An unexpected error occurred. Please try again.", { exact: true }),
    ).toBeVisible();
    await page.reload();
    await openBooking(page, "/destinations/north-india/manali");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
    expect(keys).toEqual([keys[0], keys[0]]);
  });
});
