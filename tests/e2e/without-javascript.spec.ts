import { menus } from "../../app/content/navigation";
import { fillEmergencyContact, fillPersonalInformation, next, travelDateIn } from "./support/booking-dialog";
import { expect, test } from "./support/test";

// tests/site/crawl.test.ts sends every form; here is what needs the browser's own behavior.
test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 4\d\d/] });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a tour is booked from its page step by step with a coupon: Enter works like Next, and two presses book once @core", async ({
    page,
    requestsOf,
  }) => {
    const email = "whole.form@example.com";
    await page.goto("/destinations/west-india/udaipur");
    await page.getByRole("link", { name: "Book This Package" }).click();
    await expect(page).toHaveURL("/book/udaipur");
    await page.getByLabel("E-mail").fill("meera@");
    await next(page);
    await expect(page).toHaveTitle(/^Problem: Step 1 of 4/);
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel("E-mail")).toHaveValue("meera@");
    await page.getByRole("alert").getByRole("link", { name: "Please enter your phone number." }).click();
    await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
    await fillPersonalInformation(page);
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("E-mail").press("Enter");

    await expect(page.getByText("Step 2 of 4", { exact: true })).toBeVisible();
    await page.getByLabel("Travel date").fill(travelDateIn(100));
    await page.getByLabel("Travelers").selectOption("3 Travelers");
    await page.getByLabel("Special requests").fill("Vegetarian meals\nGround floor");
    await next(page);
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByLabel("Special requests")).toHaveValue("Vegetarian meals\nGround floor");
    await next(page);
    await fillEmergencyContact(page);
    await next(page);

    await expect(page.getByText("Step 4 of 4", { exact: true })).toBeVisible();
    await page.getByText("I have a coupon").click();
    await page.getByLabel("Coupon").fill("flat500");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("row", { name: /Coupon FLAT500/ })).toBeVisible();
    const total = await page.getByRole("strong").last().textContent();
    await page.getByRole("button", { name: "Confirm Booking" }).dblclick();
    await expect(page.getByRole("heading", { level: 1, name: "Your seats are reserved" })).toBeVisible();
    await expect(page.getByText(total ?? "no total", { exact: true }).first()).toBeVisible();
    const reference =
      (await page
        .getByText(/^TB\d{6}$/)
        .first()
        .textContent()) ?? "";
    const admin = await requestsOf("admin");
    const { bookings } = await (await admin.get("/api/admin/bookings", { params: { q: email } })).json();
    expect(bookings.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([reference]);
  });
});

test("menus show on hover and focus, a phone's on a press; a marker of the map leads to its tour in the list", async ({
  page,
}) => {
  await page.goto("/licences");
  for (const { id, label, to } of menus()) {
    const heading = page.getByRole("banner").getByRole("link", { name: label, exact: true });
    await expect(heading).toHaveAttribute("href", to);
    await heading.hover();
    await expect(page.locator(`#menu-${id}`)).toBeVisible();
  }
  await page.mouse.move(640, 700);
  await page.getByRole("banner").getByRole("link", { name: "Tours", exact: true }).focus();
  await expect(page.locator("#menu-tours")).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Menu", { exact: true }).click();
  await page.locator("summary", { hasText: "Destinations" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Munnar" }).click();
  await expect(page).toHaveURL("/destinations/from-bangalore/munnar");

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/tours?region=south&view=map");
  await page.getByRole("figure", { name: "Map of the tours" }).getByRole("link").first().click();
  await expect(page.locator("li:target")).toBeInViewport();
  await page.goto("/destinations");
  await page
    .getByRole("navigation", { name: "States on the map" })
    .getByRole("link", { name: /^Gujarat: / })
    .click();
  await expect(page.locator("#gujarat:target")).toBeVisible();
});
