import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { goToFormReview } from "./support/booking-form";
import { bookAs } from "./support/traveler-bookings";
import { expect, test, visit } from "./support/test";

const notFound = "No booking found with this ID and email address.";

async function lookUp(page: Page, bookingId: string, email: string): Promise<void> {
  await page.getByLabel("Booking ID").fill(bookingId);
  await page.getByLabel("E-mail").fill(email);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Find my booking" }).click();
  expect((await answered).headers()["cache-control"]).toBe("private, no-store");
}

async function expectFound(page: Page, bookingId: string): Promise<void> {
  await expect(page.getByText(`Booking ${bookingId}`, { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where we meet" })).toBeVisible();
  await expect(page.getByText("Booked and confirmed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save changes" })).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/trip/${bookingId}/\\d+-[\\w-]{22}$`));
}

test.use({ expectedComplaints: [/status of 4(04|22)/] });

test("a guest finds a booking by reference and e-mail address, and any mistake gives the same error @core", async ({
  page,
  request,
  baseURL,
}) => {
  const email = "lookup.with@example.com";
  const bookingId = await bookAs(request, baseURL, { tour: "hampi", email, travelDate: travelDateIn(220) });
  await visit(page, "/login");
  await page.getByRole("main").getByRole("link", { name: "Find my booking" }).click();
  await page.getByRole("button", { name: "Find my booking" }).click();
  await expect(page.getByLabel("Booking ID")).toBeFocused();
  await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/enter your e-mail/);
  for (const [reference, address] of [
    [bookingId, "somebody.else@example.com"],
    ["TB000000", email],
  ] as const) {
    await lookUp(page, reference, address);
    await expect(page.getByRole("alert").filter({ hasText: notFound })).toBeFocused();
    await expect(page.getByLabel("Booking ID")).toHaveValue(reference);
    await expect(page.getByLabel("E-mail")).toHaveValue(address);
  }
  await expectAccessibleAtAnyWidth(page, "the refusal");
  await lookUp(page, ` ${bookingId.toLowerCase().slice(0, 5)} ${bookingId.slice(5)}`, email.toUpperCase());
  await expectFound(page, bookingId);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the confirmation links to the lookup, which opens the booking", async ({ page }) => {
    const email = "lookup.without@example.com";
    await goToFormReview(page, { slug: "hampi", email, travelDate: travelDateIn(221) });
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    const bookingId = (await page.getByText(/^TB\d{6}$/).textContent()) ?? "";
    await page.getByRole("main").getByRole("link", { name: "Find my booking" }).click();
    await lookUp(page, bookingId, "somebody.else@example.com");
    await expect(page.getByRole("alert")).toHaveText(notFound);
    await expect(page.getByLabel("Booking ID")).toHaveValue(bookingId);
    await lookUp(page, bookingId, email);
    await expectFound(page, bookingId);
  });
});
