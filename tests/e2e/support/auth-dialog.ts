import { randomUUID } from "node:crypto";
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

export const newPassword = "lamp river monsoon 44";

/** Returns a person without an account. */
export function newPerson() {
  return { firstName: "Meera", lastName: "Iyer", email: `meera.${randomUUID()}@example.com` };
}

/** Fills the sign-up form, except for role-specific fields. */
export async function fillSignUp(form: Locator, person: ReturnType<typeof newPerson>): Promise<void> {
  await form.getByLabel("First name").fill(person.firstName);
  await form.getByLabel("Last name").fill(person.lastName);
  await form.getByLabel("E-mail").fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(newPassword);
  await form.getByLabel("Confirm password").fill(newPassword);
  await form.getByRole("checkbox").check();
}
