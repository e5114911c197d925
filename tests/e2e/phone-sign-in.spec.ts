import { randomInt } from "node:crypto";
import type { APIRequestContext, Page } from "@playwright/test";
import { signUpAndIn } from "./support/account";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ expectedComplaints: [/status of 422/] });

/** Returns the newest code sent to a phone, as demo builds show it. */
async function codeSentTo(request: APIRequestContext, phone: string): Promise<string> {
  const list = await (await request.get(`/dev/outbox?to=${encodeURIComponent(phone)}`)).text();
  const path = /\/dev\/outbox\/[0-9a-f-]{36}/.exec(list)?.[0] ?? "";
  const message = await (await request.get(path)).text();
  return /(\d{6}) is your Tour Bharat code/.exec(message)?.[1] ?? "";
}

async function askForCode(page: Page, phone: string) {
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Sign in with a code by phone" }).click();
  await main.getByLabel("Phone").fill(phone);
  await main.getByRole("button", { name: "Send code" }).click();
  await expect(main).toContainText("a code is on its way");
}

test("a traveler verifies a phone and signs in with its code, with and without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const { password } = await signUpAndIn(page.request, origin);
  const phone = `+91987${String(randomInt(10_000_000)).padStart(7, "0")}`;
  await visit(page, "/profile");
  const person = page.getByRole("form", { name: "Name and phone" });
  await person.getByLabel("Phone").fill(phone);
  await person.getByRole("button", { name: "Save" }).click();
  await expect(person).toContainText("Saved");

  await visit(page, "/profile/security");
  const section = page.getByRole("region", { name: "Sign in by phone" });
  await section.getByLabel("Current password").fill(password);
  await section.getByRole("button", { name: "Send code" }).click();
  const code = section.getByLabel("Six-digit code");
  await expect(code).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await code.fill("12345");
  await section.getByRole("button", { name: "Verify" }).click();
  await expect(section).toContainText("Please enter the six digits");
  await code.fill(await codeSentTo(page.request, phone));
  await section.getByRole("button", { name: "Verify" }).click();
  await expect(section.getByText("Verified", { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await visit(page, "/login?next=%2Flicences");
  const main = page.getByRole("main");
  await askForCode(page, phone);
  await page.reload();
  await main.getByLabel("Six-digit code").fill(await codeSentTo(page.request, phone));
  await main.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("/licences");
  await expect(page.getByRole("button", { name: "Nandini Rao" })).toBeVisible();

  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/login");
  await askForCode(plain, phone);
  await plain.getByLabel("Six-digit code").fill(await codeSentTo(page.request, phone));
  await plain.getByRole("button", { name: "Sign in" }).click();
  await plain.waitForURL("/dashboard");
  await context.close();
});
