import type { BrowserContext, Page } from "@playwright/test";
import { codeOf } from "../support/totp";
import { signUpAndIn } from "./support/account";
import { openAuth } from "./support/auth-dialog";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

/** Adds a virtual authenticator that creates passkeys and confirms the user's presence at once. */
async function withAuthenticator(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("a passkey is added, signs in without a password, and is removed", async ({
  page,
  context,
  baseURL,
}) => {
  await withAuthenticator(context, page);
  await signUpAndIn(context.request, baseURL);
  await visit(page, "/profile/security");
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add a passkey" }).click();
  await expect(passkeys.getByText("Passkey added")).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(1);

  await context.clearCookies();
  const dialog = await openAuth(page, "/licences", "Login");
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("button", { name: "Nandini Rao" })).toBeVisible();
  await expect(page).toHaveURL("/licences");
  await visit(page, "/profile/security");
  await passkeys.getByRole("button", { name: "Remove" }).click();
  await expect(passkeys.getByText("Passkey removed")).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});

test("without a passkey the login shows a message and stays", async ({ page, context }) => {
  await withAuthenticator(context, page);
  const dialog = await openAuth(page, "/licences", "Login");
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "No passkey was used. Try again, or sign in with your password.",
  );
  await expect(dialog.getByRole("button", { name: "Sign in with a passkey" })).toBeFocused();
});

test.describe("with wrong codes on the way", () => {
  test.use({ expectedComplaints: [/422/] });

  test("an authenticator app is set up, required at the next login, and switched off", async ({
    page,
    context,
    baseURL,
  }) => {
    const { email, password } = await signUpAndIn(context.request, baseURL);
    await visit(page, "/profile/security");
    const twoStep = page.getByRole("region", { name: "Two-step verification" });
    await twoStep.getByLabel("Current password").fill("not the password");
    await twoStep.getByRole("button", { name: "Set up" }).click();
    await expect(twoStep.getByLabel("Current password")).toHaveAccessibleDescription(/Incorrect password/);
    await expect(twoStep.getByLabel("Current password")).toBeFocused();
    await twoStep.getByLabel("Current password").fill(password);
    await twoStep.getByRole("button", { name: "Set up" }).click();
    await expect(twoStep.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "setting up two-step verification");
    const secret = await twoStep.locator("code").first().textContent();

    await twoStep.getByLabel("Six-digit code").fill("000000");
    await twoStep.getByRole("button", { name: "Turn on" }).click();
    await expect(twoStep.getByLabel("Six-digit code")).toHaveAccessibleDescription(/Incorrect code/);
    // A wrong code loses nothing.
    await expect(twoStep.locator("code").first()).toHaveText(secret ?? "");
    await twoStep.getByLabel("Six-digit code").fill(codeOf(secret ?? ""));
    await twoStep.getByRole("button", { name: "Turn on" }).click();
    await expect(twoStep.getByText("On", { exact: true })).toBeVisible();

    await context.clearCookies();
    await visit(page, "/login?next=/profile/security");
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).last().click();
    await expect(page).toHaveURL(/\/login\/code/);
    await page.getByRole("textbox", { name: /code/i }).fill(codeOf(secret ?? "", 1));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/profile/security");
    await twoStep.getByLabel("Current password").fill(password);
    await twoStep.getByRole("button", { name: "Turn off" }).click();
    await expect(twoStep.getByText("Off", { exact: true })).toBeVisible();
  });
});

test("all other devices are signed out at once", async ({ page, context, playwright, baseURL }) => {
  const account = await signUpAndIn(context.request, baseURL);
  const elsewhere = await playwright.request.newContext({ baseURL });
  await elsewhere.post("/api/auth/sign-in/email", { data: account, headers: { Origin: baseURL ?? "" } });
  await visit(page, "/profile/security");
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText("This device")).toHaveCount(1);
  await devices.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  expect(await (await elsewhere.get("/api/auth/get-session")).json()).toBeNull();
  await elsewhere.dispose();
});

test("changing the password without JavaScript keeps this browser signed in", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const { email, password } = await signUpAndIn(context.request, baseURL);
  const page = await context.newPage();
  await page.goto("/profile/security");
  const section = page.getByRole("region", { name: "Password", exact: true });
  await section.getByLabel("Current password").fill(password);
  await section.getByLabel("New password", { exact: true }).fill("three boats on a river");
  await section.getByLabel("Confirm new password").fill("three boats on a river");
  await section.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await page.goto("/profile/security");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
  await context.close();
});
