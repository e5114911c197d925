import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";
import { writeToDatabase } from "./support/write-to-database";
import { chooseInRow } from "./support/row-menu";

// An empty reply is refused, which the browser logs to its console.
test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

async function csvOf(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "CSV" }).click();
  return readFile(await (await download).path(), "utf8");
}

/** Shows or hides a column of the list. */
async function chooseColumn(page: Page, name: string, isShown: boolean): Promise<void> {
  await page.getByRole("button", { name: "Columns" }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.getByRole("checkbox", { name }).setChecked(isShown);
  await columns.getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("columnheader", { name })).toHaveCount(isShown ? 1 : 0);
  await page.keyboard.press("Escape");
}

/** Sets one of the list's filters and applies it. */
async function filter(page: Page, name: string, option: string): Promise<void> {
  const search = page.getByRole("search");
  await search.getByRole("combobox", { name }).selectOption(option);
  await search.getByRole("button", { name: "Show" }).click();
}

async function pressForChosen(page: Page, name: string): Promise<void> {
  await page.getByRole("region", { name: "Selected rows" }).getByRole("button", { name }).click();
}

test("a contact message is answered, resolved and reopened, and the log records each step @prove", async ({
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
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Open");
  // The row opens beside the list with the whole message.
  await row.getByRole("link", { name }).click();
  await page
    .getByRole("complementary", { name: "Details" })
    .getByRole("button", { name: `Reply to ${name}` })
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please write your reply.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Your reply" }).fill("We are glad to hear it.");
  await expectAccessibleAtAnyWidth(page, "the answer's dialog");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Your answer is on its way")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("Resolved");
  await chooseInRow(row, "Reopen");
  await expect(row).toContainText("Reopened.");

  await row.getByRole("button", { name: "Resolve" }).click();
  await expect(row).toContainText("Resolved.");

  await filter(page, "State", "Open");
  await expect(page.getByText("No messages found")).toBeVisible();
  await filter(page, "State", "Resolved");
  await expect(row).toBeVisible();
  const csv = await csvOf(page);
  expect(csv.split("\r\n")).toHaveLength(3);
  expect(csv).toContain(`"'=1+1 is two 🙂 धन्यवाद, ""thank you""."`);
  await chooseColumn(page, "Subject", false);
  await expectAccessibleAtAnyWidth(page);

  // The sent message and its log entry.
  const mails = `/admin/logs/mail?q=${encodeURIComponent(email)}`;
  // A message can be sent again only after it has gone out.
  const waitUntilSent = () =>
    expect(async () => {
      await visit(page, mails);
      await expect(mail.getByRole("button", { name: /Send again/ })).toBeVisible({ timeout: 1000 });
    }).toPass();
  const mail = page.getByRole("row").filter({ hasText: "Our reply to your message" });
  await waitUntilSent();
  await mail.getByRole("button", { name: /Send again/ }).click();
  await expect(mail).toContainText("Queued again.");
  await waitUntilSent();
  await mail.getByRole("checkbox").check();
  await pressForChosen(page, "Send again");
  await expect(page.getByText("Done for 1 row.")).toBeVisible();
  await expectAccessibleAtAnyWidth(page);
  await visit(page, "/dev/mail");
  await expect(page.getByText(email).first()).toBeVisible();

  await visit(page, "/admin/logs?q=We+are+glad+to+hear+it");
  const action = page.getByRole("row").filter({ hasText: "Message: reply" }).first();
  await expect(action).toContainText("Platform Admin");
  await action.getByRole("link", { name: "Platform Admin" }).click();
  await expect(page.getByText("Only actions by Platform Admin.")).toBeVisible();
  await page.getByLabel("From", { exact: true }).fill("2020-01-01");
  await page.getByLabel("Until", { exact: true }).fill("2099-12-31");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/actor=.*from=2020-01-01&to=2099-12-31/);
  await page.getByRole("link", { name: "Show all users" }).click();
  await expect(page).not.toHaveURL(/actor=/);
  await action.getByText("answered the message").first().click();
  await expect(
    page.getByRole("complementary", { name: "Details" }).getByText("We are glad to hear it."),
  ).toBeVisible();
  expect(await csvOf(page)).toContain("We are glad to hear it.");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/The log is intact: \d+ rows? checked\./)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the verified log");
});

test("subscribers are found, exported and removed after a confirmation @prove", async ({
  page,
  request,
  baseURL,
}) => {
  const word = randomUUID();
  for (const name of ["one", "two", "three"]) {
    const form = { email: `${name}.${word}@example.com` };
    const answer = await request.post("/newsletter", { form, headers: { Origin: baseURL ?? "" } });
    expect(answer.status()).toBe(200);
  }
  // As the mailed link does (tests/worker/messages.test.ts).
  writeToDatabase([["UPDATE newsletter_subscribers SET confirmed_at = 1 WHERE email LIKE ?", `%${word}%`]]);
  await visit(page, "/admin/messages/subscribers");
  await page.getByLabel("Search").fill(word);
  await page.getByRole("search").getByRole("button", { name: "Show" }).click();
  await expect(page.getByRole("row")).toHaveCount(4);
  expect(await csvOf(page)).toContain(`two.${word}@example.com`);
  await chooseColumn(page, "Subscribed", false);
  await expectAccessibleAtAnyWidth(page);

  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  const one = page.locator("[data-row]").filter({ hasText: `one.${word}@example.com` });
  await chooseInRow(one, "Remove from list");
  await expect(question).toHaveAccessibleDescription(/^one\..* will no longer get the newsletter/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await chooseInRow(one, "Remove from list");
  await question.getByRole("button", { name: "Remove from list" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByRole("checkbox", { name: "Select all rows on this page" }).check();
  await pressForChosen(page, "Remove from list");
  await expect(question).toHaveAccessibleDescription(/^2 subscribers will no longer get the newsletter/);
  await question.getByRole("button", { name: "Remove from list" }).click();
  await expect(page.getByText("No subscribers found")).toBeVisible();
});
