import type { Page } from "@playwright/test";

export type DemoRole = "traveler" | "operator" | "admin";

/** Signs a demo account in through the login page. */
export async function signIn(page: Page, role: DemoRole, path = "/login"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("E-mail").fill(`${role}@tourbharat.example`);
  await page.getByLabel("Password").fill("Bharat-Tours-2026");
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}
