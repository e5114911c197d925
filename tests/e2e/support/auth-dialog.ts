import type { Locator, Page } from "@playwright/test";
import { visit } from "./test";

/** Opens the auth dialog from a page's header, on a wide screen. */
export async function openAuth(page: Page, path: string, tab: "Login" | "Sign Up"): Promise<Locator> {
  await visit(page, path);
  await page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: tab }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("tab", { name: tab, selected: true }).waitFor();
  return dialog;
}
