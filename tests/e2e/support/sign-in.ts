import { expect, type APIRequestContext, type Page } from "@playwright/test";

export type DemoRole = "traveler" | "operator" | "admin";

export const demoPassword = "Bharat-Tours-2026";

function credentials(role: DemoRole) {
  return { email: `${role}@tourbharat.example`, password: demoPassword };
}

/** Signs in a demo account through the login page. */
export async function signInByForm(page: Page, role: DemoRole, path = "/login"): Promise<void> {
  const { email, password } = credentials(role);
  await page.goto(path);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
}

/** Signs out through the account menu, on a wide screen. */
export async function signOut(page: Page): Promise<void> {
  const account = page.getByRole("navigation", { name: "Account" });
  // In the back offices the menu is a details element.
  await account
    .getByRole("button")
    .or(page.locator("[data-office]").getByLabel("Account").locator("summary"))
    .click();
  await page
    .getByRole("menuitem", { name: "Logout" })
    .or(account.getByRole("button", { name: "Logout" }))
    .click();
  await account.getByText("Login", { exact: true }).waitFor();
}

export async function signInWith(
  request: APIRequestContext,
  data: { email: string; password: string },
  origin: string,
): Promise<void> {
  const answer = await request.post(`${origin}/api/auth/sign-in/email`, {
    data,
    headers: { Origin: origin },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in a demo account. A page's own request context shares its cookies with the page. */
export function signIn(request: APIRequestContext, role: DemoRole, origin: string): Promise<void> {
  return signInWith(request, credentials(role), origin);
}
