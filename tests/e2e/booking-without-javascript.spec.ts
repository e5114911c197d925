import type { Page } from "@playwright/test";
import { bookingRequest } from "../support/booking-request";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import {
  fillEmergencyContact,
  fillPersonalInformation,
  next,
  traveler,
  travelDateIn,
} from "./support/booking-dialog";
import { bookingsOf, expectStep, goToFormReview } from "./support/booking-form";
import { expect, test, visit } from "./support/test";
import { bookTrip } from "./support/trip-page";

const confirmed = "Your seats are booked";

function confirmButton(page: Page) {
  return page.getByRole("button", { name: "Confirm Booking" });
}

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("a tour is booked from its page step by step, and Enter works like Next @core", async ({
    page,
    requestsOf,
  }) => {
    const email = "whole.form@example.com";
    await page.goto("/destinations/west-india/udaipur");
    await page.getByRole("link", { name: "Book This Package" }).click();
    await expect(page).toHaveURL("/book/udaipur");
    await expectStep(page, 1, "Personal Information");
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    await fillPersonalInformation(page);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("E-mail").press("Enter");

    await expectStep(page, 2, "Travel Details");
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "2");
    await expect(page.getByLabel("Travel date")).toHaveAttribute("min", travelDateIn(0));
    await expect(page.getByLabel("Travel date")).toHaveAttribute("max", travelDateIn(730));
    await expect(page.getByLabel("Travelers")).toHaveValue("2");
    await page.getByLabel("Travel date").fill(travelDateIn(100));
    await page.getByLabel("Travelers").selectOption("3 Travelers");
    await page.getByLabel("Room").selectOption("suite");
    await page.getByLabel("Special requests").fill("Vegetarian meals\nGround floor");
    await next(page);

    await expectStep(page, 3, "Emergency Contact & Payment");
    await expect(page.getByText("3 travelers, Suite")).toBeVisible();
    await expect(page.getByText("Your seats are not held yet.")).toBeVisible();
    await fillEmergencyContact(page);
    await page.getByLabel("Payment method").selectOption("upi");
    await next(page);

    await expectStep(page, 4, "Review & Confirm");
    for (const text of ["Meera Iyer", email, "Suite", "Vegetarian meals", "Arjun Iyer", "UPI"]) {
      await expect(page.getByRole("listitem").filter({ hasText: text }).first()).toBeVisible();
    }
    await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveCount(0);
    const total = await page.getByRole("strong").last().textContent();
    await confirmButton(page).click();

    await expect(page.getByRole("heading", { level: 1, name: confirmed })).toBeVisible();
    await expect(page).toHaveURL("/book/udaipur#step");
    await expect(page.getByText(total ?? "no total", { exact: true }).first()).toBeVisible();
    const reference = (await page.getByText(/^TB\d{6}$/).textContent()) ?? "";
    expect(await bookingsOf(await requestsOf("admin"), email)).toEqual([reference]);
  });

  test.describe("with mistakes @prove", () => {
    test.use({ expectedComplaints: [/status of 4\d\d/] });

    test("Next marks the fields of its step, keeps what was typed and links to the fields, also after going back and forth", async ({
      page,
    }) => {
      await page.goto("/book/manali");
      await page.getByLabel("First name").fill("  Meera");
      await page.getByLabel("E-mail").fill("meera@");
      const answered = page.waitForResponse((response) => response.request().method() === "POST");
      await next(page);
      expect((await answered).status()).toBe(400);
      await expect(page).toHaveTitle(/^Problem: Step 1 of 4/);
      await expect(page.getByRole("alert")).toBeFocused();
      await expect(page.getByLabel("First name")).toHaveValue("  Meera");
      await expect(page.getByLabel("E-mail")).toHaveValue("meera@");
      await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/like name@example.com/);
      await expect(page.getByLabel("Last name")).toHaveAttribute("aria-invalid", "true");
      await page.getByRole("alert").getByRole("link", { name: "Please enter your phone number." }).click();
      await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();

      await fillPersonalInformation(page);
      await next(page);
      await page.getByLabel("Room").selectOption("deluxe");
      await page.getByLabel("Special requests").fill("A quiet room");
      await page.getByRole("button", { name: "Previous" }).click();
      await expectStep(page, 1, "Personal Information");
      await expect(page.getByLabel("First name")).toHaveValue(traveler.firstName);
      await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(traveler.phone);
      await next(page);
      await expect(page.getByLabel("Room")).toHaveValue("deluxe");
      await expect(page.getByLabel("Special requests")).toHaveValue("A quiet room");

      // A date in the past shows its error beside the date.
      await page.getByLabel("Travel date").fill(travelDateIn(-1));
      await next(page);
      await expectStep(page, 2, "Travel Details");
      await expect(page.getByLabel("Travel date")).toHaveAccessibleDescription(/in the past/);
      await expect(page.getByLabel("Travel date")).toHaveValue(travelDateIn(-1));
    });

    test("a sold-out date shows its error beside the date, and the same form books another date", async ({
      page,
      request,
      requestsOf,
    }) => {
      const email = "sold.out@example.com";
      const slug = "chittorgarh";
      const travelDate = travelDateIn(300);
      const { tour } = await (await request.get(`/api/tours/${slug}`)).json();
      const filled = await request.post("/api/bookings", {
        data: bookingRequest({ tour: slug, travelDate, numberOfTravelers: tour.capacity }),
      });
      expect(filled.status()).toBe(201);

      await goToFormReview(page, { slug, email, travelDate });
      await confirmButton(page).click();
      await expectStep(page, 2, "Travel Details");
      await expect(page.getByLabel("Travel date")).toHaveAccessibleDescription(/Fewer than 2 seats are left/);
      await expect(page.getByLabel("Travel date")).toHaveValue(travelDate);
      await page.getByLabel("Travel date").fill(travelDateIn(301));
      await next(page);
      await expect(page.getByLabel("Emergency contact name")).toHaveValue(traveler.emergencyName);
      await next(page);
      await confirmButton(page).click();
      await expect(page.getByRole("heading", { name: confirmed })).toBeVisible();
      expect(await bookingsOf(await requestsOf("admin"), email)).toHaveLength(1);
    });

    test("at the limit of unpaid bookings the form keeps what was typed and leads to the pay page", async ({
      page,
      request,
      baseURL,
    }) => {
      const email = "form.limit@example.com";
      for (const days of [350, 351, 352]) {
        await bookTrip(request, baseURL, { email, tour: "hampi", travelDate: travelDateIn(days) });
      }
      await goToFormReview(page, { slug: "coorg", email, travelDate: travelDateIn(353) });
      await confirmButton(page).click();
      await expect(page.getByRole("alert")).toContainText("too many unpaid bookings");
      await expectStep(page, 4, "Review & Confirm");
      await expect(page.getByRole("listitem").filter({ hasText: email })).toBeVisible();
      await expect(confirmButton(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Book and Pay Now" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Pay for your trip" })).toBeVisible();
      await expect(page).toHaveURL(/\/trip\/TB\d{6}\/[\w-]+\/pay#step$/);
      await expect(page.getByRole("button", { name: /^Pay by/ }).first()).toHaveText("Pay by credit card");
    });

    test("a changed price is shown, and booked when confirmed again", async ({ page, requestsOf }) => {
      const email = "new.price@example.com";
      await goToFormReview(page, { slug: "manali", email, travelDate: travelDateIn(310) });
      await page
        .locator("input[name=expectedTotal]")
        .evaluate((input) => input.setAttribute("value", "20000"));
      await confirmButton(page).click();
      await expect(page.getByRole("alert")).toContainText("The price has changed");
      await expectStep(page, 4, "Review & Confirm");
      expect(await bookingsOf(await requestsOf("admin"), email)).toEqual([]);
      await confirmButton(page).click();
      await expect(page.getByRole("heading", { name: confirmed })).toBeVisible();
      await expect(page.getByText("₹26,998", { exact: true }).first()).toBeVisible();
    });

    test("a form that was already used reports it when it is confirmed with other answers", async ({
      page,
      requestsOf,
    }) => {
      const email = "twice@example.com";
      await goToFormReview(page, { slug: "manali", email, travelDate: travelDateIn(320) });
      await confirmButton(page).click();
      await expect(page.getByRole("heading", { name: confirmed })).toBeVisible();
      await page.goBack();
      await expectStep(page, 4, "Review & Confirm");
      await page
        .locator("input[name=travelDate]")
        .evaluate((input, value) => input.setAttribute("value", value), travelDateIn(321));
      await confirmButton(page).click();
      await expect(page.getByRole("alert")).toContainText("You have already booked with this form");
      expect(await bookingsOf(await requestsOf("admin"), email)).toHaveLength(1);
    });
  });

  test("pressing Confirm twice or resubmitting the form makes one booking", async ({
    page,
    request,
    requestsOf,
  }) => {
    const email = "double.click@example.com";
    await goToFormReview(page, { slug: "manali", email, travelDate: travelDateIn(330) });
    const fields = await page
      .locator("form[aria-labelledby=step-title] input[type=hidden]")
      .evaluateAll((inputs) =>
        Object.fromEntries(
          inputs.map((input) => [input.getAttribute("name") ?? "", input.getAttribute("value") ?? ""]),
        ),
      );
    await confirmButton(page).dblclick();
    await expect(page.getByRole("heading", { name: confirmed })).toBeVisible();
    const reference = (await page.getByText(/^TB\d{6}$/).textContent()) ?? "";

    const form = { ...fields, intent: "confirm" };
    const answers = await Promise.all([
      request.post("/book/manali", { form }),
      request.post("/book/manali", { form }),
      request.post("/book/manali", { form }),
    ]);
    for (const answer of answers) {
      expect(answer.status()).toBe(200);
      expect(answer.headers()["cache-control"]).toBe("private, no-store");
      expect(await answer.text()).toContain(reference);
    }
    expect(await bookingsOf(await requestsOf("admin"), email)).toEqual([reference]);
  });
});

test.describe("with axe", () => {
  // axe itself is a script; the form is the same with and without. Its first step is among the page types.
  test.use({ expectedComplaints: [/status of 4\d\d/] });

  test("the form also takes a booking with scripts on, and axe finds no issues in any step @prove", async ({
    page,
  }) => {
    await visit(page, "/book/manali");
    await next(page);
    await expectAccessibleAtAnyWidth(page, "step 1, with mistakes");
    await fillPersonalInformation(page);
    await next(page);
    await next(page);
    await expectAccessibleAtAnyWidth(page, "step 2, with mistakes");
    await page.getByLabel("Travel date").fill(travelDateIn(340));
    await next(page);
    await fillEmergencyContact(page);
    await expectAccessibleAtAnyWidth(page, "step 3");
    await next(page);
    await expectStep(page, 4, "Review & Confirm");
    await expectAccessibleAtAnyWidth(page, "step 4");
    await confirmButton(page).click();
    await expect(page.getByRole("heading", { name: confirmed })).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the confirmation");
  });
});

test("the page is the same for everyone, not indexed, and its URL is case-insensitive", async ({
  request,
}) => {
  const answer = await request.get("/book/MANALI");
  const html = await answer.text();
  expect(answer.status()).toBe(200);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/book\/manali"/);
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).not.toContain('idempotencyKey"');
  expect((await request.get("/book/atlantis")).status()).toBe(404);
  expect((await request.post("/book/atlantis", { form: { step: "1" } })).status()).toBe(404);
  expect((await request.post("/book/manali", { data: { step: 1 } })).status()).toBe(400);
  expect((await request.post("/book/manali", { form: { step: "9", intent: "confirm" } })).status()).toBe(400);
});

test.describe("with JavaScript", () => {
  test("Book This Package opens the dialog by click, Enter and Space, and the form in a new tab", async ({
    page,
    context,
  }) => {
    await visit(page, "/destinations/north-india/manali");
    const button = page.getByRole("button", { name: "Book This Package" });
    const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
    await expect(button).toHaveAttribute("aria-haspopup", "dialog");
    await button.click();
    await dialog.waitFor();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await dialog.waitFor();
    }
    await expect(page).toHaveURL("/destinations/north-india/manali");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    const opened = context.waitForEvent("page");
    await button.click({ modifiers: ["ControlOrMeta"] });
    const tab = await opened;
    await tab.waitForURL(/\/book\/manali\?date=&adults=2&/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});
