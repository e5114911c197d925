import type { Page } from "@playwright/test";
import { expect } from "./test";

/** Leaves the pay page by a button, whose name may also be one of the sandbox's. */
export async function openSandbox(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
}

export async function expectPaid(page: Page): Promise<void> {
  await expect(
    page
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /Paid.*is confirmed/ }),
  ).toBeVisible();
}
