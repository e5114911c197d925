import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { goToReview, openBooking, travelDateIn } from "./support/booking-dialog";
import { expectStep, goToFormReview } from "./support/booking-form";
import { expect, test } from "./support/test";

async function totalOf(page: Page): Promise<number> {
  const text = await page.getByRole("strong").last().textContent();
  return Number(text?.replaceAll(/[₹,]/g, ""));
}

test.describe("in the dialog", () => {
  test.use({ expectedComplaints: [/status of 422/] });

  test("a coupon is applied on the review, shows its error or discount, is removed, and booked with", async ({
    page,
  }) => {
    await openBooking(page, "/destinations/north-india/manali");
    await goToReview(page);
    const full = await totalOf(page);
    await expect(page.getByRole("row", { name: /includes GST 5 %/ })).toBeVisible();
    await expect(page.getByRole("table", { name: "If you cancel, you get back" })).toBeVisible();

    await page.getByRole("button", { name: "I have a coupon" }).click();
    const field = page.getByLabel("Coupon");
    await expect(field).toBeFocused();
    await field.fill("nosuchcode");
    await field.press("Enter");
    await expect(field).toHaveAccessibleDescription(/Coupon not found/);
    await expect(field).toHaveValue("nosuchcode");
    await field.fill("MONSOON20");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(field).toHaveAccessibleDescription(/expired on/);

    await field.fill("welcome15");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: /Coupon WELCOME15 applied: ₹[\d,]+ off/ }),
    ).toBeVisible();
    const off = Math.floor((full * 15 + 50) / 100);
    await expect.poll(() => totalOf(page)).toBe(full - off);
    const remove = page.getByRole("button", { name: "Remove coupon" });
    await expect(remove).toBeFocused();
    await remove.click();
    await expect.poll(() => totalOf(page)).toBe(full);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");

    // Typed but not applied: it is applied first, never dropped silently.
    await field.fill("WELCOME15");
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect.poll(() => totalOf(page)).toBe(full - off);
    await expectAccessibleAtAnyWidth(page);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { name: "Your seats are booked" })).toBeVisible();
    await expect(page.getByRole("definition").last()).toHaveText(`₹${(full - off).toLocaleString("en-IN")}`);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 4\d\d/] });

  test("a coupon is applied on the review and booked with", async ({ page }) => {
    await goToFormReview(page, {
      slug: "manali",
      email: "coupon.form@example.com",
      travelDate: travelDateIn(60),
    });
    const full = await totalOf(page);
    await page.getByText("I have a coupon").click();
    await page.getByLabel("Coupon").fill("SUMMER1000");
    await page.getByRole("button", { name: "Apply" }).click();
    await expectStep(page, 4, "Review & Confirm");
    await expect(page.getByLabel("Coupon")).toHaveAccessibleDescription(/is valid from/);
    await page.getByLabel("Coupon").fill("flat500");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByRole("row", { name: /Coupon FLAT500/ })).toBeVisible();
    expect(await totalOf(page)).toBe(full - 500);
    await page.getByRole("button", { name: "Confirm Booking" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Your seats are booked" })).toBeVisible();
  });
});
