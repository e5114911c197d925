import type { Locator, Page } from "@playwright/test";
import { expect, test, visit } from "./support/test";

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

test("keyboard only: from the header through the search to a booking and back @core", async ({ page }) => {
  await visit(page, "/");
  await tabTo(page, page.getByRole("banner").getByRole("button", { name: "Tours", exact: true }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("banner").getByRole("link", { name: /^Adventure/ }));
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/tours\/adventure$/);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: await page.title() })).toBeAttached();

  const filters = page.getByRole("form", { name: "Filters" });
  const short = filters.getByRole("checkbox", { name: /^1 to 3 days/ });
  await tabTo(page, short);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/duration=1-3/);
  await expect(short).toBeFocused();
  await tabTo(page, filters.getByRole("checkbox", { name: /^4 to 7 days/ }));
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/duration=1-3,4-7/);

  const book = page.getByRole("button", { name: /^Book Now/ }).first();
  await tabTo(page, book);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog.getByLabel("First name")).toBeVisible();
  await tabTo(page, dialog.getByLabel("First name"));
  await page.keyboard.type("Meera");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(book).toBeFocused();
});
