import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

test.use({ expectedComplaints: [/404/] });

test("a message is found by its recipient, shown in both formats, and its link works", async ({
  page,
  request,
}) => {
  const email = `reader${Date.now()}@example.com`;
  const signUp = await request.post("/api/auth/sign-up/email", {
    data: { name: "Meera Reader", email, password: "monsoon-over-the-ghats" },
  });
  expect(signUp.status()).toBe(200);

  await visit(page, "/dev/mail");
  await page.getByLabel("Recipient").fill(email);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(`/dev/outbox?channel=mail&to=${encodeURIComponent(email)}`);
  await expectAccessibleAtAnyWidth(page, "the list");

  await page.getByRole("link", { name: "Confirm your e-mail address" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Confirm your e-mail address");
  await expect(page.getByText("Hello Meera Reader,")).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the message");

  const message = page.frameLocator("iframe[title='The message as HTML']");
  await expect(message.getByText("Hello Meera Reader,")).toBeVisible();
  await message.getByRole("link", { name: "Confirm my address" }).click();
  await expect(page).toHaveURL(/\/verify-email/);
});

test("the mailbox is neither cached nor indexed, and a missing message is not found", async ({ request }) => {
  const answer = await request.get("/dev/mail?to=nobody-at-all");
  expect(answer.headers()["cache-control"]).toBe("private, no-store");
  const html = await answer.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain("No messages to this address");
  expect((await request.get("/dev/mail/nothing")).status()).toBe(404);
});
