import { adminSignUpNotice } from "../../app/domain/accounts/account-forms";
import { fillSignUp, newPerson, openAuth } from "./support/auth-dialog";
import { expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { expect, test, visit } from "./support/test";

const demoPassword = "Bharat-Tours-2026";

test("the dialog opens over a page and from a phone's menu, traps the focus, and Escape returns it; in another tab it is a page", async ({
  page,
  context,
}) => {
  await visit(page, "/licences");
  const login = page.getByRole("navigation", { name: "Account" }).getByRole("button", { name: "Login" });
  const dialog = page.getByRole("dialog", { name: "Welcome back" });
  await login.press(" ");
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL("/licences");
  await expect(dialog.getByRole("tab", { name: "Login" })).toBeFocused();
  for (let presses = 0; presses < 16; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(login).toBeFocused();

  const opened = context.waitForEvent("page");
  await page
    .getByRole("navigation", { name: "Account" })
    .getByRole("button", { name: "Sign Up" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL("/signup?next=%2Flicences");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("Menu", { exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Up" }).click();
  const signUp = page.getByRole("dialog", { name: "Join Tour Bharat" });
  await expect(signUp.getByLabel("First name")).toBeVisible();
  await expectNoWiderThanScreen(page);
  await page.keyboard.press("Escape");
  await expect(signUp).toBeHidden();
  await expect(page.getByLabel("Menu", { exact: true })).toBeFocused();
});

test("tabs and roles work by keyboard, typed text stays, and a password's strength is described and can be shown @prove", async ({
  page,
}) => {
  const dialog = await openAuth(page, "/licences", "Login");
  await dialog.getByLabel("E-mail").fill("meera@example.com");
  await dialog.getByRole("tab", { name: "Login" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  await expect(dialog.getByLabel("E-mail")).toHaveValue("meera@example.com");
  await dialog.getByLabel("First name").fill("Meera");

  const operator = dialog.getByRole("group", { name: "Your company" });
  const notice = dialog.getByText(adminSignUpNotice);
  await expect(dialog.getByRole("radio", { name: "Traveler" })).toBeChecked();
  await expect(operator).toBeHidden();
  await dialog.getByRole("radio", { name: "Traveler" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Tour Operator" })).toBeChecked();
  await expect(operator.getByRole("textbox")).toHaveCount(3);
  await page.keyboard.press("ArrowDown");
  await expect(operator).toBeHidden();
  await expect(notice).toBeVisible();
  await expect(dialog.getByRole("radio", { name: "Admin" })).toHaveAccessibleDescription(
    `Manage platform ${adminSignUpNotice}`,
  );

  await dialog.getByRole("tab", { name: "Login" }).click();
  await expect(dialog.getByRole("radio", { name: "Admin" })).toBeChecked();
  await dialog.getByRole("tab", { name: "Sign Up" }).click();
  await expect(dialog.getByLabel("First name")).toHaveValue("Meera");

  const password = dialog.getByLabel("Password", { exact: true });
  const strength = dialog.getByRole("status").filter({ hasText: "Password strength" });
  await password.fill("password1");
  await expect(strength).toContainText("Very weak. This is a very common password.");
  await password.fill("lamp river monsoon 44");
  await expect(strength).toContainText("Strong.");
  await dialog.getByRole("button", { name: "Show password", exact: true }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("lamp river monsoon 44");
});

test("a login from a page returns to it, and one from the home page goes to the role's start page @core", async ({
  page,
}) => {
  for (const [from, to] of [
    ["/tours/beach?sort=price", "/tours/beach?sort=price"],
    ["/", "/admin"],
  ] as const) {
    await page.context().clearCookies();
    const dialog = await openAuth(page, from, "Login");
    await dialog.getByLabel("E-mail").fill("admin@tourbharat.example");
    await dialog.getByLabel("Password").fill(demoPassword);
    await page.keyboard.press("Enter");
    const account = page.getByRole("navigation", { name: "Account" });
    await expect(account.getByText("Platform Admin", { exact: true }).first()).toBeVisible();
    await expect(page).toHaveURL(to);
    await expect(dialog).toBeHidden();
  }
});

test.describe("errors", () => {
  test.use({ expectedComplaints: [/422/] });

  test("a login shows its error under the password; a sign-up shows errors beside the fields and loses no input", async ({
    page,
  }) => {
    const dialog = await openAuth(page, "/licences", "Login");
    await dialog.getByLabel("E-mail").fill("nobody@tourbharat.example");
    await dialog.getByLabel("Password").fill("not the password");
    await dialog.getByRole("button", { name: "Login" }).click();
    await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription("Invalid email or password");
    await expect(dialog.getByLabel("Password")).toBeFocused();
    await expect(dialog.getByLabel("E-mail")).toHaveValue("nobody@tourbharat.example");
    await expectAccessibleAtAnyWidth(page, "Login refused");

    await dialog.getByRole("tab", { name: "Sign Up" }).click();
    await dialog.getByRole("radio", { name: "Tour Operator" }).check();
    await dialog.getByLabel("Last name").fill("Iyer");
    await dialog.getByLabel("Password", { exact: true }).fill("password1");
    await dialog.getByText("Very weak.").waitFor();
    await dialog.getByLabel("Confirm password").fill("password");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await expect(dialog.getByLabel("First name")).toBeFocused();
    await expect(dialog.getByLabel("First name")).toHaveAccessibleDescription(
      "Please enter your first name.",
    );
    await expect(dialog.getByLabel("Company name")).toHaveAccessibleDescription(
      "Please enter your company's name.",
    );
    await expect(dialog.getByRole("checkbox")).toHaveAccessibleDescription(/accept the terms/);
    await expect(dialog.getByLabel("Last name")).toHaveValue("Iyer");
    await expect(dialog.getByLabel("Last name")).not.toHaveAttribute("aria-invalid");
    await expectAccessibleAtAnyWidth(page, "Sign Up refused");
  });
});

test("after a sign-up the dialog points to the mail, shows administrators a code, and goes on to the login @prove", async ({
  page,
}) => {
  const person = newPerson();
  const dialog = await openAuth(page, "/licences", "Sign Up");
  await dialog.getByRole("radio", { name: "Admin" }).check();
  await fillSignUp(dialog, person);
  await dialog.getByRole("button", { name: "Sign Up" }).click();
  await expect(dialog.getByRole("heading", { name: "Check your mail" })).toBeFocused();
  await expect(dialog).toContainText(person.email);
  await expect(dialog).toContainText(/ADM-[0-9A-Z]{8}/);
  await expectAccessibleAtAnyWidth(page, "signed up");
  await dialog.getByRole("button", { name: "Go to Login" }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(person.email);
  await dialog.getByLabel("Password").fill("lamp river monsoon 44");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("button", { name: "Meera Iyer" })).toBeVisible();
  await visit(page, "/pending");
  await expect(page.getByRole("main")).toContainText(/ADM-[0-9A-Z]{8}/);
  await page.getByRole("button", { name: "Meera Iyer" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Waiting for approval", "Logout"]);
});

test.describe("Book Now on the home page", () => {
  test("offers the login first, and continues as a guest @prove", async ({ page }) => {
    await visit(page, "/");
    const book = page.getByRole("button", { name: /^Book Now/ }).first();
    await book.click();
    await page.getByRole("dialog").getByRole("button", { name: "Continue as guest" }).click();
    const booking = page.getByRole("dialog", { name: "Book Your Tour Package" });
    await expect(booking.getByLabel("First name")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await expect(booking.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(booking).toBeHidden();
    await expect(book).toBeFocused();
  });

  test("returns to the booking after the login, and offers it no more @prove", async ({ page }) => {
    await visit(page, "/");
    await page
      .getByRole("button", { name: /^Book Now/ })
      .first()
      .click();
    const login = page.getByRole("dialog");
    await login.getByLabel("E-mail").fill("traveler@tourbharat.example");
    await login.getByLabel("Password").fill(demoPassword);
    await login.getByRole("button", { name: "Login" }).click();
    const booking = page.getByRole("dialog", { name: "Book Your Tour Package" });
    await expect(booking).toContainText("Step 1 of 4");
    await expect(page).toHaveURL("/");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Namaste, Asha Traveler" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Book Now/ })
      .nth(1)
      .click();
    await expect(booking).toContainText("Step 1 of 4");
  });
});
