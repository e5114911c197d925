import type { Page } from "@playwright/test";
import { formatMonth } from "../../../app/domain/calendar/calendar";
import { expect } from "./test";

/** Shows the month of a day and returns the day's button. */
export async function dayIn(page: Page, date: string) {
  const grid = page.getByRole("grid");
  const wanted = formatMonth(date.slice(0, 7));
  let shown = await grid.getAttribute("aria-label");
  while (shown !== wanted) {
    await page.getByRole("button", { name: "Go to the Next Month" }).click();
    await expect(grid).not.toHaveAttribute("aria-label", shown ?? "");
    shown = await grid.getAttribute("aria-label");
  }
  return page.locator(`[data-day="${date}"]:not([data-outside]) button`);
}

/** Opens the calendar of the booking dialog's second step. */
export async function openCalendar(page: Page) {
  await page.getByRole("button", { name: /^Trip: step 2/ }).click();
  await page.getByRole("button", { name: /^Travel date/ }).click();
  return page.getByRole("dialog", { name: "Choose a date" });
}
