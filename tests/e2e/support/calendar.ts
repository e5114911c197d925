import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Shows the month of a day and returns the day's button. */
export async function dayIn(page: Page, date: string, nextMonth = "Go to the Next Month") {
  const grid = page.getByRole("grid");
  const day = page.locator(`[data-day="${date}"]:not([data-outside]) button`);
  let shown = await grid.getAttribute("aria-label");
  while ((await day.count()) === 0) {
    await page.getByRole("button", { name: nextMonth }).click();
    await expect(grid).not.toHaveAttribute("aria-label", shown ?? "");
    shown = await grid.getAttribute("aria-label");
  }
  return day;
}

/** Opens the calendar of the booking dialog's second step. */
export async function openCalendar(page: Page) {
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
  await page.getByRole("button", { name: /^Travel date/ }).click();
  return page.getByRole("dialog", { name: "Choose a date" });
}
