import { next, openBooking } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

test("a tour of eight seats accepts no larger party, and the review lists missing answers", async ({
  page,
}) => {
  await openBooking(page, "/tours/satpura-walking-safari");
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
  await page.getByLabel("Travelers", { exact: true }).selectOption("6+");
  const exactly = page.getByLabel("How many exactly?");
  await exactly.fill("");
  await page.getByRole("button", { name: /^Review: step 4/ }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog.getByText("not given").first()).toBeVisible();
  await expect(dialog).toContainText("1 traveler × ₹18,499");
  await expect(dialog).not.toContainText("NaN");
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
  await exactly.fill("9");
  await next(page);
  await expect(exactly).toHaveAccessibleDescription(/parties of up to 8/);
});

test.describe("without the dialog's code", () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test("the form opens at its own URL when the dialog's code does not load", async ({ page }) => {
    await page.route(/\/assets\/booking-dialog-[^/]*\.js$/, (route) => route.abort());
    await visit(page, "/destinations/north-india/manali");
    await page.getByRole("button", { name: "Book This Package" }).click();
    await expect(page).toHaveURL("/book/manali");
    await expect(page.getByRole("heading", { name: "Personal Information" })).toBeVisible();
  });
});
