import type { APIRequestContext, Page } from "@playwright/test";
import { stripes } from "../support/pictures";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { demoPassword } from "./support/sign-in";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "operator", expectedComplaints: [/status of 422/] });

const pdf = {
  name: "GST certificate.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%%EOF"),
};

/** Returns the newest link with this path in the mails to an address. */
async function linkMailedTo(request: APIRequestContext, email: string, path: string): Promise<string> {
  const list = await (await request.get(`/dev/mail?to=${encodeURIComponent(email)}`)).text();
  for (const [, id] of list.matchAll(/\/dev\/mail\/([0-9a-f-]{36})/g)) {
    const mail = await (await request.get(`/dev/mail/${id}`)).text();
    const [link] = new RegExp(`${path}[\\w?=-]+`).exec(mail) ?? [];
    if (link) return link;
  }
  throw new Error(`no mail to ${email} leads to ${path}`);
}

function panel(page: Page, name: string | RegExp) {
  return page.getByRole("region", { name });
}

test("the profile shows a GST number error beside its field, and its logo appears on the tours' pages @prove", async ({
  page,
}) => {
  await visit(page, "/operator/profile");
  const gstin = page.getByLabel("GSTIN");
  const right = await gstin.inputValue();
  await gstin.fill("29AADCD4217P1ZB");
  const details = panel(page, "Details");
  await details.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("The check character doesn't match. Please check the number for typos."),
  ).toBeVisible();
  await expect(gstin).toBeFocused();
  await gstin.fill(right);
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details.getByText("Saved.")).toBeVisible();

  const logo = panel(page, "Logo");
  const picture = { name: "logo.png", mimeType: "image/png", buffer: Buffer.from(stripes(80, 80)) };
  await logo.locator("input[type=file]").setInputFiles(picture);
  await logo.getByRole("button", { name: "Save picture" }).click();
  await expect(logo.getByText("Saved")).toBeVisible();
  const address = await logo.locator("img").getAttribute("src");
  expect(address).toMatch(/^\/media\/logos\//);
  await expectAccessibleAtAnyWidth(page);
  await logo.getByRole("button", { name: "Remove picture" }).click();
  await expect(logo.getByText("Removed")).toBeVisible();
});

test("another bank account counts once the mailed link is followed and confirmed", async ({ page }) => {
  await visit(page, "/operator/profile/bank");
  await page.getByLabel("Account holder").fill("Deccan & Coast Journeys");
  await page.getByLabel("Account number", { exact: true }).fill("501002345678");
  await page.getByLabel("Confirm account number").fill("501002345678");
  await page.getByLabel("IFSC").fill("hdfc0001234");
  await page.getByLabel("Current password", { exact: true }).fill(demoPassword);
  await page.getByRole("button", { name: "Send confirmation link" }).click();
  const waiting = panel(page, "Waiting for your confirmation");
  await expect(waiting.getByText("•••• 5678")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  const link = await linkMailedTo(
    page.request,
    "operator@tourbharat.example",
    "/operator/profile/bank/confirm",
  );
  await visit(page, link);
  await page.getByRole("button", { name: "Use this account" }).click();
  await expect(page.getByRole("heading", { name: "Account changed" })).toBeVisible();
  await visit(page, link);
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible();
  await visit(page, "/operator/profile/bank");
  await expect(panel(page, "Current account").getByText("•••• 5678")).toBeVisible();
  await expect(waiting).toBeHidden();
});

test("operator documents are added, downloaded and removed @prove", async ({ page }) => {
  await visit(page, "/operator/profile/documents");
  await page.getByLabel("Document type").selectOption("gst");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Please choose a file.")).toBeVisible();
  await page.locator("input[type=file]").setInputFiles(pdf);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const link = page.getByRole("link", { name: "GST certificate.pdf" });
  await expect(link).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-disposition"]]).toEqual([
    200,
    expect.stringContaining(`attachment; filename="GST certificate.pdf"`),
  ]);
  await page.getByRole("button", { name: "Remove GST certificate.pdf" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(link).toBeHidden();
});

test("an invited user joins by the link and has exactly the rights granted @prove", async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `nisha.${Date.now()}@example.com`;
  await visit(page, "/operator/profile/members");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(page.getByText("Please choose at least one right.")).toBeVisible();
  const form = page.getByRole("form", { name: "Invite a member" });
  await form.getByLabel(/^Bookings/).check();
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(panel(page, /^Invited/).getByText(email, { exact: true })).toBeVisible();
  await expectAccessibleAtAnyWidth(page);

  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    storageState: { cookies: [], origins: [] },
  });
  const guest = await context.newPage();
  await visit(guest, await linkMailedTo(page.request, email, "/operator/join/"));
  await expect(guest.getByText("Deccan & Coast Journeys")).toBeVisible();
  await guest.getByLabel("First name").fill("Nisha");
  await guest.getByLabel("Last name").fill("Kamath");
  await guest.getByLabel("Password", { exact: true }).fill("lamp river monsoon 44");
  await guest.getByLabel("Confirm password", { exact: true }).fill("lamp river monsoon 44");
  await guest.getByLabel(/I am 18 or older/).check();
  await expectAccessibleAtAnyWidth(guest);
  await guest.getByRole("button", { name: "Create account and join" }).click();
  await guest.waitForURL("**/operator");
  expect((await guest.request.get("/operator/bookings")).status()).toBe(200);
  for (const path of ["/operator/profile", "/operator/profile/bank", "/operator/profile/members"])
    expect((await guest.request.get(path)).status(), path).toBe(403);
  await visit(guest, "/operator/memberships");
  await expect(guest.getByText(/Rights: Bookings\./)).toBeVisible();
  await expectAccessibleAtAnyWidth(guest);
  await context.close();

  await visit(page, "/operator/profile/members");
  const member = page.getByRole("listitem").filter({ hasText: email });
  await member.getByRole("button", { name: "Remove Nisha Kamath" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText(email, { exact: true })).toBeHidden();
});
