import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { signInWith } from "./support/sign-in";
import { expect, test, visit } from "./support/test";

/** Signs up a new operator through the page's form, without scripts. */
async function signUpOperator(request: APIRequestContext, origin: string, lastName: string) {
  const password = "lamp river monsoon 44";
  const email = `${lastName.toLowerCase()}.${randomUUID()}@example.com`;
  const answer = await request.post("/signup", {
    headers: { Origin: origin },
    form: {
      role: "tour_operator",
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
  expect(answer.ok(), await answer.text()).toBe(true);
  return { email, password };
}

test.describe("a pending operator", () => {
  test.use({ expectedComplaints: [/422/] });

  test("changes the company's profile; an error shows beside its field and nothing typed is lost", async ({
    page,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { email, password } = await signUpOperator(page.request, origin, "Kamat");
    await signInWith(page.request, { email, password }, origin);
    await visit(page, "/operator/profile");
    await page.getByLabel("Company name").fill("Kamat & Daughters");
    await page.getByLabel("Base city").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    const city = page.getByLabel("Base city");
    await expect(city).toBeFocused();
    await expect(city).toHaveAccessibleDescription(/Please enter the base city/);
    await expect(page.getByLabel("Company name")).toHaveValue("Kamat & Daughters");
    await expectAccessibleAtAnyWidth(page, "the profile, with a mistake");
    await city.fill("Malvan");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Saved.")).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Company name")).toHaveValue("Kamat & Daughters");
  });
});
