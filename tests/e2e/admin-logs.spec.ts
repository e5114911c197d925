import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

// An empty answer is refused, which the browser tells on its console.
test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

test("a message from the contact page is answered, dealt with and opened again, and all of it is in the log", async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Writer ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(" ", ".").toLowerCase()}@example.com`;
  const guest = await browser.newPage({ baseURL: baseURL ?? "" });
  await guest.goto("/contact");
  await guest.getByLabel("Full Name").fill(name);
  await guest.getByLabel("Email Address").fill(email);
  await guest.getByLabel("Subject").selectOption("Feedback");
  await guest.getByLabel("Message", { exact: true }).fill('=1+1 is two 🙂 धन्यवाद, "thank you".');
  await guest.getByRole("button", { name: "Send Message" }).click();
  await expect(guest.getByText(/thank you/i).first()).toBeVisible();

  await visit(page, "/admin/messages");
  await page.getByLabel("Search").fill(name);
  await page.getByRole("button", { name: "Show" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Open");
  await row.getByRole("button", { name: `Answer ${name}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please write your answer.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Your answer" }).fill("We are glad to hear it.");
  await expectAccessibleAtAnyWidth(page, "the answer's dialog");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Your answer is on its way")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Dealt with");
  await row.getByRole("button", { name: "Open again" }).click();
  await expect(row).toContainText("Open again.");

  // The same for all chosen rows.
  await row.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Mark as dealt with" }).click();
  await expect(page.getByText("Done for 1 row.")).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByRole("region", { name: "Chosen rows" })).toBeHidden();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv.split("\r\n")).toHaveLength(3);
  expect(csv).toContain(`"'=1+1 is two 🙂 धन्यवाद, ""thank you""."`);

  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Subject" }).uncheck();
  await page.getByRole("button", { name: "Show" }).last().click();
  await expect(page.getByRole("columnheader", { name: "Subject" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expectAccessibleAtAnyWidth(page);

  // What was sent, and what was written down of it.
  const mails = `/admin/logs/mail?q=${encodeURIComponent(email)}`;
  // One can be sent again only once it has gone out.
  const waitUntilSent = () =>
    expect(async () => {
      await visit(page, mails);
      await expect(mail.getByRole("button", { name: /Send again/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
  const mail = page.getByRole("row").filter({ hasText: "Our answer to your message" });
  await waitUntilSent();
  await mail.getByRole("button", { name: /Send again/ }).click();
  await expect(mail).toContainText("On its way again.");
  await waitUntilSent();
  await mail.getByRole("checkbox").check();
  await page.getByRole("region", { name: "Chosen rows" }).getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Done for 1 row.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await visit(page, "/dev/mail");
  await expect(page.getByText(email).first()).toBeVisible();

  await visit(page, "/admin/logs?q=We+are+glad+to+hear+it");
  const action = page.getByRole("row").filter({ hasText: "message.reply" }).first();
  await expect(action).toContainText("Platform Admin");
  await action.getByText("text", { exact: true }).first().click();
  await expect(action.getByText("We are glad to hear it.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/The log is intact: \d+ rows? checked\./)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the verified log");
});

test("a subscriber is found and taken off the list", async ({ page, request, baseURL }) => {
  const email = `reader.${randomUUID()}@example.com`;
  const answer = await request.post("/newsletter", { form: { email }, headers: { Origin: baseURL ?? "" } });
  expect(answer.status()).toBe(200);
  await visit(page, "/admin/messages/subscribers");
  await page.getByLabel("Search").fill(email);
  await page.getByRole("button", { name: "Show" }).click();
  await expectAccessibleAtAnyWidth(page);
  await page.getByRole("button", { name: `Take off ${email}` }).click();
  await expect(page.getByText("No subscribers found")).toBeVisible();
});

test("failed jobs have their page", async ({ page }) => {
  await visit(page, "/admin/logs/jobs");
  await expect(page.getByRole("heading", { name: "Scheduled work" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Refunds that were given up" })).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
});
