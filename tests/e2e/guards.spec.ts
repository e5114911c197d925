import { demoPassword, signInByForm, signInWith, signOut } from "./support/sign-in";
import { expect, test } from "./support/test";

const adminPaths = [
  "/admin",
  "/admin/dashboard",
  "/admin/bookings",
  "/admin/users",
  "/admin/operators",
  "/admin/reviews",
  "/admin/analytics",
];
const operatorPaths = [
  "/operator",
  "/operator/dashboard",
  "/operator/tours",
  "/operator/bookings",
  "/operator/earnings",
  "/operator/reviews",
  "/operator/profile",
];
/** What the pages' actions are asked for by those who may not; all would change something. */
const changes: Record<string, string>[] = [
  { bookingId: "TB000001", status: "cancelled" },
  { userId: "demo-pending-operator", action: "verify" },
  { reviewId: "demo-review-1", status: "hidden" },
  { slug: "deccan-and-coast", companyName: "Mine", registrationNumber: "1", address: "1", baseCity: "1" },
];

test("nobody who is not signed in sees an administrator's or operator's page or its data", async ({
  page,
  request,
}) => {
  for (const path of [...adminPaths, ...operatorPaths]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/login?next=${encodeURIComponent(path)}`);
    const data = await request.get(`${path}.data`, { maxRedirects: 0 });
    expect(await data.text()).not.toContain("TB");
  }
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Login" })).toBeVisible();
});

for (const { role, refused } of [
  { role: "traveler", refused: [...adminPaths, ...operatorPaths] },
  { role: "operator", refused: adminPaths },
  { role: "admin", refused: operatorPaths },
] as const) {
  test.describe(role, () => {
    test.use({ signedInAs: role, expectedComplaints: [/403/] });
    test(`the ${role} account is refused every page of other roles, its data and its actions`, async ({
      page,
      baseURL,
    }) => {
      const origin = baseURL ?? "";
      for (const path of refused) {
        const answer = await page.request.get(path);
        expect(answer.status()).toBe(403);
        expect(await answer.text()).toContain("Not for this account");
        const data = await page.request.get(`${path}.data`);
        expect(data.status()).toBe(403);
        expect(await data.text()).not.toMatch(/TB\d{6}/);
        for (const form of changes) {
          const action = await page.request.post(path, { form, headers: { Origin: origin } });
          expect(action.status()).toBe(403);
        }
      }
      await page.goto(refused[0] ?? "");
      await expect(page.getByRole("heading", { name: "Not for this account" })).toBeVisible();
    });
  });
}

test("an administrator who waits for approval is led from every administrator's page to where that is said", async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  await signInWith(request, { email: "pending.admin@tourbharat.example", password: demoPassword }, origin);
  for (const path of adminPaths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, "/pending"]);
    for (const form of changes) {
      const action = await request.post(path, { form, headers: { Origin: origin }, maxRedirects: 0 });
      expect([action.status(), action.headers().location]).toEqual([302, "/pending"]);
    }
  }
  expect((await request.get("/operator", { maxRedirects: 0 })).status()).toBe(403);
});

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
