import { expectAccessibleAtAnyWidth, expectNoWiderThanScreen } from "./support/axe";
import { travelDateIn } from "./support/booking-dialog";
import { bookAs } from "./support/traveler-bookings";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "traveler", expectedComplaints: [/status of 422/] });

test("traveler and operator exchange messages, and an administrator reads a reported thread @prove", async ({
  page,
  browser,
  baseURL,
  requestsOf,
}) => {
  const traveler = await requestsOf("traveler");
  const bookingId = await bookAs(traveler, baseURL, { tour: "mysore", travelDate: travelDateIn(95) });
  const pageOf = async (role: "operator" | "admin") =>
    (await browser.newContext({ storageState: await (await requestsOf(role)).storageState() })).newPage();
  const [operator, admin] = [await pageOf("operator"), await pageOf("admin")];

  await visit(page, `/bookings/${bookingId}`);
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Your message")).toHaveAccessibleDescription(/Please write your message/);
  await page.getByLabel("Your message").fill("Is there a lift?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message was sent.")).toBeVisible();
  await expect(page.getByRole("log")).toContainText("Is there a lift?");
  await expect(page.getByLabel("Your message")).toHaveValue("");

  await visit(operator, "/operator/messages?show=unread");
  const row = operator.locator(`[data-row=${bookingId}]`);
  await expect(row).toContainText("1 new");
  await expectAccessibleAtAnyWidth(operator, "the operator's messages");
  await row.getByRole("link").first().click();
  await expect(operator.getByRole("log")).toContainText("Is there a lift?");
  // Typed text stays while the page polls.
  await operator.getByLabel("Your message").fill("There is one, from the ground floor.");
  await operator.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await operator.getByRole("button", { name: "Send message" }).click();
  await expect(operator.getByRole("log")).toContainText("There is one, from the ground floor.");
  await expectAccessibleAtAnyWidth(operator, "the operator's thread");
  await visit(operator, `/operator/messages?q=${bookingId}`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText("new");

  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("log")).toContainText("There is one, from the ground floor.");
  expect((await admin.goto(`/admin/messages/threads/${bookingId}`))?.status()).toBe(404);
  await page.getByText("Report these messages").click();
  await page.getByLabel("What is wrong?").fill("I was asked to pay in cash.");
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText(/You reported these messages/)).toBeVisible();
  await expectAccessibleAtAnyWidth(page, "the traveler's thread");

  await visit(admin, `/admin/messages/threads?q=${bookingId}`);
  await admin.locator("[data-row]").getByRole("link").first().click();
  await expect(admin.getByRole("log")).toContainText("There is one, from the ground floor.");
  await expectAccessibleAtAnyWidth(admin, "the reported thread");
  await admin.getByRole("button", { name: "Resolve" }).click();
  await expect(admin.getByText("The report is resolved.")).toBeVisible();
  await operator.context().close();
  await admin.context().close();
});

test.describe("reviews", () => {
  test.use({ signedInAs: "operator" });

  test("an operator answers a review once, and travelers see the answer", async ({ page }) => {
    await visit(page, "/operator/reviews?answer=missing");
    const row = page.locator("[data-row]").first();
    const title = (await row.getByRole("link").textContent()) ?? "";
    await row.getByRole("link").click();
    const article = page.getByRole("complementary", { name: "Review" });
    const tour = await article.getByRole("link").getAttribute("href");
    await article.locator("summary").filter({ hasText: "Answer" }).click();
    const answer = "Thank you. We have told the guide, who is glad of it.";
    await article.getByLabel("Your answer").fill(answer);
    await article.getByRole("button", { name: "Publish answer" }).click();
    await expect(article.getByText("Please confirm this.")).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the operator's reviews");
    await article.getByRole("checkbox").check();
    await article.getByRole("button", { name: "Publish answer" }).click();
    // It leaves the list of those without an answer.
    await expect(article).toHaveCount(0);
    await expect(page.getByText("Your answer is published.")).toBeVisible();
    await expect(page.getByRole("link", { name: title, exact: true })).toHaveCount(0);
    // The tour's page shows its three newest reviews, and this may be an older one.
    await visit(page, `/reviews/${tour?.split("/").at(-1) ?? ""}?q=${encodeURIComponent(title)}`);
    const shown = page.getByRole("article", { name: title });
    await expect(shown).toContainText("Reply from Deccan & Coast Journeys");
    await expect(shown).toContainText(answer);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoWiderThanScreen(page, "the tour's reviews");
  });
});
