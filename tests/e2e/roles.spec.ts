import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { signInWith } from "./support/sign-in";
import { expect, test, visit, watch } from "./support/test";

/** What a context begins with that is not the test's own account. */
const nobody = { cookies: [], origins: [] };

/** Signs a new person up through the page's own form, without a script; gives them and the page that answered. */
async function signUpAs(
  request: APIRequestContext,
  origin: string,
  role: "tour_operator" | "admin",
  lastName: string,
) {
  const password = "lamp river monsoon 44";
  const email = `${lastName.toLowerCase()}.${randomUUID()}@example.com`;
  const answer = await request.post("/signup", {
    headers: { Origin: origin },
    form: {
      role,
      firstName: "Sunita",
      lastName,
      email,
      password,
      confirmPassword: password,
      companyName: `${lastName} Trails`,
      registrationNumber: "U63040MH2019PTC123456",
      businessAddress: "4 Beach Road, Malvan",
      terms: "on",
    },
  });
  const html = await answer.text();
  expect(answer.ok(), html).toBe(true);
  return { email, password, html };
}

test.describe("an administrator", () => {
  test.use({ signedInAs: "admin" });

  test("verifies a pending operator, who is told so, and suspends them after a question", async ({
    page,
    playwright,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const theirs = await playwright.request.newContext({ baseURL, storageState: nobody });
    const lastName = `Sawant${randomUUID().replaceAll(/[^a-z]/g, "")}`;
    const { email, password } = await signUpAs(theirs, origin, "tour_operator", lastName);
    await signInWith(theirs, { email, password }, origin);
    expect(await (await theirs.get("/operator")).text()).toContain("waits for verification");

    await visit(page, "/admin/operators?status=pending");
    await page.getByLabel("Search").fill(`${lastName} Trails`);
    await page.getByRole("button", { name: "Show" }).click();
    await page.getByRole("button", { name: `Verify Operator of Sunita ${lastName}` }).click();
    // The list is of those who wait: the row is gone, and what was done is told above.
    await expect(
      page.getByText(`The account of Sunita ${lastName} is now verified.`).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText("No companies found")).toBeVisible();

    await signInWith(theirs, { email, password }, origin);
    expect(await (await theirs.get("/operator")).text()).not.toContain("waits for verification");

    await visit(page, `/admin/users?q=${email}`);
    const row = page.locator(`[data-account="${email}"]`);
    await row.getByRole("button", { name: /^Suspend Account/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
    await expect(row.getByRole("button", { name: /^Suspend Account/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend Account" }).click();
    await expect(row.getByText("Suspended", { exact: true })).toBeVisible();
    await expect(row.getByText(`The account of Sunita ${lastName} is now suspended.`)).toBeVisible();
    await expect(row.getByRole("button", { name: /^Activate Account/ })).toBeFocused();
    expect((await theirs.get("/operator", { maxRedirects: 0 })).status()).toBe(302);
    await theirs.dispose();
  });

  test("approves an administrator found by request code, and suspended the other's dashboard ends", async ({
    page,
    browser,
    playwright,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const theirs = await playwright.request.newContext({ baseURL, storageState: nobody });
    const { email, password, html } = await signUpAs(theirs, origin, "admin", "Qureshi");
    const code = /ADM-\w{8}/.exec(html)?.[0] ?? "";
    expect(code).not.toBe("");

    await visit(page, "/admin/users");
    await page.getByLabel("Search").fill(code);
    await page.getByRole("button", { name: "Show" }).click();
    const row = page.locator(`[data-account="${email}"]`);
    await expect(page.locator("[data-account]")).toHaveCount(1);
    await row.getByRole("button", { name: "Approve of Sunita Qureshi" }).click();
    await expect(row.getByText("Active", { exact: true })).toBeVisible();

    await signInWith(theirs, { email, password }, origin);
    const context = await browser.newContext({ baseURL, storageState: await theirs.storageState() });
    const dashboard = await context.newPage();
    const complaints = watch(dashboard, origin);
    await dashboard.goto("/admin");
    await expect(dashboard.getByText("Live: connected")).toBeVisible();
    await row.getByRole("button", { name: /^Suspend Account/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspend Account" }).click();
    await expect(dashboard.getByText("Your session is over")).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
    await theirs.dispose();
  });

  test("axe finds nothing on the back office's pages and in its question", async ({ page }) => {
    for (const path of ["/admin/users", "/admin/operators", "/admin/reviews", "/admin/analytics"]) {
      await visit(page, path);
      await expectAccessibleAtAnyWidth(page, path);
    }
    await visit(page, "/admin/users?q=traveler@tourbharat.example");
    await page.getByRole("button", { name: /^Suspend Account/ }).click();
    await page.getByRole("alertdialog").waitFor();
    await expectAccessibleAtAnyWidth(page, "the question");
  });
});

test.describe("an operator", () => {
  test.use({ signedInAs: "operator" });

  test("axe finds nothing on the operators' pages", async ({ page }) => {
    for (const path of ["", "/tours", "/bookings", "/earnings", "/reviews", "/profile"]) {
      await visit(page, `/operator${path}`);
      await expectAccessibleAtAnyWidth(page, `/operator${path}`);
    }
  });
});

test.describe("an operator who waits", () => {
  test.use({ expectedComplaints: [/422/] });

  test("changes the company's profile; a mistake is told beside its field and nothing typed is lost", async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { email, password } = await signUpAs(page.request, origin, "tour_operator", "Kamat");
    await signInWith(page.request, { email, password }, origin);
    await visit(page, "/operator/profile");
    await page.getByLabel("Company name").fill("Kamat & Daughters");
    await page.getByLabel("Base city").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    const city = page.getByLabel("Base city");
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription(/Please enter the city/);
    await expect(page.getByLabel("Company name")).toHaveValue("Kamat & Daughters");
    await expectAccessibleAtAnyWidth(page, "the profile, with a mistake");
    await city.fill("Malvan");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Company name")).toHaveValue("Kamat & Daughters");
  });
});
