import { fillSignUp, newPassword, newPerson } from "./support/auth-dialog";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test("no sign-in page is cached or indexed", async ({ request }) => {
  for (const path of [
    "/login",
    "/login/code",
    "/login/phone",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/verify-email",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()["cache-control"], path).toBe("private, no-store");
    expect(await answer.text(), path).toContain('name="robots" content="noindex"');
  }
});

test("a provider that is not configured is not shown", async ({ request }) => {
  expect((await request.get("/login/with/google")).status()).toBe(404);
  expect((await request.get("/login/with/nobody")).status()).toBe(404);
});

test.describe("signed in", () => {
  test.use({ signedInAs: "admin" });
  test("the login and the sign-up redirect @prove", async ({ page }) => {
    for (const path of ["/login", "/signup", "/login/code"]) {
      await page.goto(path);
      await expect(page).toHaveURL("/admin");
      await page.goto(`${path}?next=%2Flicences`);
      await expect(page).toHaveURL("/licences");
    }
    await page.goto("/pending");
    await expect(page).toHaveURL("/admin");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/422/] });

  test("Login is a link that leads back to the page it was on", async ({ page }) => {
    await page.goto("/tours/beach?sort=price");
    await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Login" }).click();
    await expect(page).toHaveURL("/login?next=%2Ftours%2Fbeach%3Fsort%3Dprice");
    const main = page.getByRole("main");
    await main.getByRole("radio", { name: "Admin" }).check();
    await main.getByLabel("E-mail").fill("traveler@tourbharat.example");
    await main.getByLabel("Password").fill("not the password");
    await main.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveTitle(/^Problem: Login/);
    await expect(main.getByLabel("Password")).toHaveAccessibleDescription("Invalid email or password");
    await expect(main.getByLabel("E-mail")).toHaveValue("traveler@tourbharat.example");
    await expect(main.getByRole("radio", { name: "Admin" })).toBeChecked();
    await main.getByLabel("Password").fill("Bharat-Tours-2026");
    await main.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL("/tours/beach?sort=price");

    await page.getByRole("navigation", { name: "Account" }).locator("summary").click();
    const account = page.getByRole("navigation", { name: "Account" });
    await expect(account.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
    await account.getByRole("button", { name: "Logout" }).click();
    await expect(account.getByRole("link", { name: "Login" })).toBeVisible();
  });

  test("a tour operator signs up, and confirms the address by the link in the mail", async ({ page }) => {
    const person = newPerson();
    await page.goto("/signup");
    const main = page.getByRole("main");
    await expect(main.getByLabel("Company name")).toBeHidden();
    await main.getByRole("radio", { name: "Tour Operator" }).check();
    await fillSignUp(main, person);
    await main.getByLabel("Company name").fill("Iyer Treks");
    await main.getByRole("button", { name: "Sign Up" }).click();
    await expect(page).toHaveTitle(/^Problem: Sign Up/);
    await expect(main.getByLabel("Business address")).toHaveAccessibleDescription(
      "Please enter the business address.",
    );
    await expect(main.getByLabel("Company name")).toHaveValue("Iyer Treks");
    await expect(main.getByRole("radio", { name: "Tour Operator" })).toBeChecked();
    await expect(main.getByLabel("E-mail")).toHaveValue(person.email);

    await main.getByLabel("Business registration number").fill("U63040KA2019PTC123456");
    await main.getByLabel("Business address").fill("12 Residency Road\nBengaluru 560025");
    await main.getByLabel("Password", { exact: true }).fill(newPassword);
    await main.getByLabel("Confirm password").fill(newPassword);
    await main.getByRole("button", { name: "Sign Up" }).click();
    await expect(main.getByRole("heading", { name: "Check your mail" })).toBeVisible();
    await expect(main).toContainText(person.email);

    await page.goto(await linkInMail(page, person.email));
    await main.getByRole("button", { name: "Confirm and sign in" }).click();
    await page.waitForURL("/operator");
  });
});

/** Returns the link in the newest mail to an address, as the mailbox of demo builds shows it. */
async function linkInMail(page: import("@playwright/test").Page, to: string): Promise<string> {
  await page.goto(`/dev/mail?to=${encodeURIComponent(to)}`);
  await page.locator("a[href^='/dev/mail/']").first().click();
  return (await page.locator('a[href*="token="]').first().getAttribute("href")) ?? "";
}

test("a forgotten password is reset by a single-use link; a new address is confirmed by its link", async ({
  page,
}) => {
  const person = newPerson();
  const main = page.getByRole("main");
  await visit(page, "/signup");
  await fillSignUp(main, person);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await expect(main.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await page.goto(await linkInMail(page, person.email));
  // The link signs in the browser that signed up, by script.
  await page.waitForURL("/dashboard");
  await page.context().clearCookies();

  const another = newPerson();
  await visit(page, "/signup");
  await fillSignUp(main, another);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await expect(main.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await page.context().clearCookies();
  await page.goto(await linkInMail(page, another.email));
  await main.getByRole("button", { name: "Confirm my e-mail" }).click();
  await expect(main.getByRole("heading", { name: "E-mail address confirmed" })).toBeFocused();
  await expect(main.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");

  await visit(page, "/forgot-password");
  await main.getByLabel("E-mail").fill(person.email);
  await main.getByRole("button", { name: "Send link" }).click();
  await expect(main.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await expectAccessibleAtAnyWidth(page);
  const link = await linkInMail(page, person.email);
  await page.goto(link);
  await main.getByLabel("Password", { exact: true }).fill("quiet banyan evening");
  await main.getByLabel("Confirm password").fill("quiet banyan evening");
  await main.getByRole("button", { name: "Set password" }).click();
  await expect(main.getByRole("heading", { name: "Password changed" })).toBeFocused();
  await main.getByRole("link", { name: "Go to Login" }).click();
  await visit(page, "/login?next=%2Flicences");
  await main.getByLabel("E-mail").fill(person.email);
  await main.getByLabel("Password").fill("quiet banyan evening");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Meera Iyer" })).toBeVisible();
});
