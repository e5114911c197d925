import { randomUUID } from "node:crypto";
import { addDays, todayInIndia } from "../../app/domain/calendar/calendar";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";
import { chooseInRow } from "./support/row-menu";

// The browser logs refused form submissions to its console.
test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

test("a coupon is created, used, edited, deactivated, reactivated and deleted @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const code = `E2E${randomUUID().slice(0, 8).toUpperCase()}`;
  const today = todayInIndia(Date.now());

  /** Returns the public API's response for a booking with the coupon. */
  async function quote() {
    const answer = await request.post("/api/quotes", {
      data: {
        tour: "ooty",
        travelDate: travelDateIn(45),
        numberOfTravelers: 2,
        roomType: "standard",
        couponCode: code.toLowerCase(),
      },
      headers: { Origin: baseURL ?? "" },
    });
    return { status: answer.status(), text: await answer.text() };
  }

  await visit(page, "/admin/coupons");
  await page.getByRole("link", { name: "Create Coupon" }).click();
  await page.getByRole("link", { name: "Back to coupons" }).click();
  await page.getByRole("link", { name: "Create Coupon" }).click();
  await page.getByRole("textbox", { name: "Coupon Code" }).fill(code.toLowerCase());
  await page.getByRole("button", { name: "Create Coupon" }).click();
  await expect(page.getByText("Please enter a whole number above 0.").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Coupon Code" })).toHaveValue(code.toLowerCase());
  const preview = page.getByRole("region", { name: "On a sample booking" });
  await page.getByLabel("Discount Type").selectOption("Fixed amount");
  await page.getByRole("textbox", { name: "Discount Value (₹)" }).fill("700");
  await expect(preview).toContainText("700");
  await page.getByLabel("Discount Type").selectOption("Percentage");
  await page.getByRole("textbox", { name: "Discount Value (%)" }).fill("25");
  await expect(preview).toContainText(`Coupon ${code}, 25 %`);
  await preview.getByLabel("Travelers").fill("4");
  await expect(preview).toContainText("4 travelers");
  await page.getByLabel("Minimum Purchase").fill("9999999");
  await expect(preview).toContainText("This coupon needs a booking of at least");
  await page.getByLabel("Minimum Purchase").fill("1000");
  await page.getByLabel("Usage Limit").fill("5");
  await page.getByText("Limit to some tours or operators").click();
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole("button", { name: "Create Coupon" }).click();

  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText("Active");
  expect((await quote()).text).toContain(`Coupon ${code}, 25 %`);

  // Edited on its page, which lists the changes.
  await chooseInRow(row, "Edit");
  await page.getByRole("textbox", { name: "Discount Value (%)" }).fill("20");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Discounts & Coupons" })).toBeVisible();
  expect((await quote()).text).toContain(`Coupon ${code}, 20 %`);
  await row.getByRole("link", { name: code, exact: true }).click();
  await expect(page.getByText("Not used yet")).toBeVisible();
  await expect(page.locator('[data-action^="coupon."]').first()).toContainText("Platform Admin");
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole("link", { name: "All coupons" }).click();

  await page.getByLabel("Search").fill(code);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await chooseInRow(row, "Deactivate");
  await expect(row).toContainText("Deactivated");
  expect(await quote()).toMatchObject({ status: 422, text: expect.stringContaining("no longer active") });
  await chooseInRow(row, "Reactivate");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Valid To").fill(addDays(today, -1));
  await dialog.getByRole("button", { name: "Reactivate" }).click();
  await expect(dialog.getByText("The end date is before the start date.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the reactivation's dialog");
  await dialog.getByLabel("Valid To").fill(addDays(today, 3));
  await dialog.getByRole("button", { name: "Reactivate" }).click();
  await expect(row).toContainText("Active");
  expect((await quote()).status).toBe(200);

  // Row selection.
  await row.getByRole("checkbox").check();
  await page
    .getByRole("region", { name: "Selected rows" })
    .getByRole("button", { name: "Deactivate" })
    .click();
  await expect(page.getByText("Done for 1 row.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the list with a chosen row");

  // Valid from a later day, and for one operator's tours only.
  await chooseInRow(row, "Edit");
  await page.getByLabel("Valid To").fill(addDays(today, 9));
  await page.getByLabel("Valid From").fill(addDays(today, 5));
  await page.getByText("Limit to some tours or operators").click();
  const operator = page.getByRole("region", { name: "Operators" }).getByRole("checkbox").first();
  const slug = (await operator.getAttribute("value")) ?? "";
  await operator.check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Search").fill(code);
  await page.getByLabel("Status").selectOption("Deactivated");
  await page.getByRole("button", { name: "Show" }).click();
  await chooseInRow(row, "Reactivate");
  await expect(dialog.getByLabel("Valid From")).toHaveValue(addDays(today, 5));
  await dialog.getByRole("button", { name: "Reactivate" }).click();
  await expect(page.getByText("No coupons found")).toBeVisible();
  await page.getByLabel("Status").selectOption("Scheduled");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(row.getByText("Scheduled")).toBeVisible();
  await page.goto(`${page.url()}&columns=scope`);
  await expect(row).toContainText(slug);

  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await row.getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Selected rows" });
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(question).toHaveAccessibleDescription(/E2E\w+ can no longer be used/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(bar.getByRole("button", { name: "Delete" })).toBeFocused();
  await bar.getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No coupons found")).toBeVisible();
  expect(await quote()).toMatchObject({ status: 422, text: expect.stringContaining("Coupon not found") });
});
