import { signInByForm, signOut } from "./support/sign-in";
import { expect, test } from "./support/test";

const adminPaths = ["/admin", "/admin/bookings"];

test("nobody who is not signed in sees an administrator's page or its data", async ({ page, request }) => {
  for (const path of adminPaths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
    const data = await request.get(`${path}.data`, { maxRedirects: 0 });
    expect(await data.text()).not.toContain("TB");
  }
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
});

for (const role of ["traveler", "operator"] as const) {
  test.describe(role, () => {
    test.use({ signedInAs: role, expectedComplaints: [/403/] });
    test(`a ${role} is refused every administrator's page, its data and its actions`, async ({ page }) => {
      for (const path of adminPaths) {
        expect((await page.goto(path))?.status()).toBe(403);
        await expect(page.getByRole("heading", { name: "Not for this account" })).toBeVisible();
        const data = await page.request.get(`${path}.data`);
        expect(data.status()).toBe(403);
        expect(await data.text()).not.toMatch(/TB\d{6}/);
        const action = await page.request.post(path, {
          form: { bookingId: "TB000001", status: "cancelled" },
          headers: { Origin: new URL(page.url()).origin },
        });
        expect(action.status()).toBe(403);
      }
    });
  });
}

test("an administrator is led back to where the login was asked for, and out again by Logout", async ({
  page,
}) => {
  await page.goto("/admin/bookings?status=cancelled");
  await signInByForm(page, "admin", page.url());
  await expect(page).toHaveURL("/admin/bookings?status=cancelled");
  await signOut(page);
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login/);
});

test("the login never leads to another site", async ({ page }) => {
  await signInByForm(page, "admin", "/login?next=//example.org/");
  await expect(page).toHaveURL("/admin");
});

test.describe("wrong password", () => {
  test.use({ expectedComplaints: [/400/] });
  test("an unknown e-mail and a wrong password give the same message under the password", async ({
    page,
  }) => {
    for (const email of ["nobody@tourbharat.example", "admin@tourbharat.example"]) {
      await page.goto("/login");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Password").fill("not the password");
      await page.getByRole("button", { name: "Login" }).click();
      await expect(page.getByLabel("Password")).toHaveAccessibleDescription("Invalid email or password");
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
    }
  });
});
