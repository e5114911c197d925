import type { Page } from "@playwright/test";
import { fillSignUp, newPassword, newPerson, openAuth } from "./support/auth-dialog";
import { expect, test, visit } from "./support/test";

/** A device of the browser's own that holds passkeys and lets anybody use them. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
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

/** Gives the signed-in person a passkey, by the calls a page of theirs would make. */
async function registerPasskey(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch("/api/auth/passkey/generate-register-options");
    const options = PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json());
    const credential = await navigator.credentials.create({ publicKey: options });
    if (!(credential instanceof PublicKeyCredential)) throw new Error("no passkey was made");
    const { status } = await fetch("/api/auth/passkey/verify-registration", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ response: credential.toJSON(), name: "A test's key" }),
    });
    return status;
  });
}

test("a passkey signs in from the dialog and leads back to the page", async ({ page, baseURL }) => {
  const person = newPerson();
  const main = page.getByRole("main");
  await addAuthenticator(page);
  await visit(page, "/signup");
  await fillSignUp(main, person);
  await main.getByRole("button", { name: "Sign Up" }).click();
  await main.getByRole("heading", { name: "Check your mail" }).waitFor();
  const signedIn = await page.request.post("/api/auth/sign-in/email", {
    data: { email: person.email, password: newPassword },
    headers: { Origin: baseURL ?? "" },
  });
  expect(signedIn.status()).toBe(200);
  await visit(page, "/licences");
  expect(await registerPasskey(page)).toBe(200);

  await page.context().clearCookies();
  const dialog = await openAuth(page, "/licences", "Login");
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("button", { name: "Meera Iyer" })).toBeVisible();
  await expect(page).toHaveURL("/licences");
});

test("without a passkey the dialog says so and stays", async ({ page }) => {
  await addAuthenticator(page);
  const dialog = await openAuth(page, "/licences", "Login");
  await dialog.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "No passkey was used. Try again, or sign in with your password.",
  );
  await expect(dialog.getByRole("button", { name: "Sign in with a passkey" })).toBeFocused();
});
