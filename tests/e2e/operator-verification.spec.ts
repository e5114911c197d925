import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { signInWith } from "./support/sign-in";
import { expect, test, visit } from "./support/test";

test.use({ signedInAs: "admin", expectedComplaints: [/status of 422/] });

const pdf = { name: "GST.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF") };

/** Signs up an operator, and returns the link to its page for administrators. */
async function signUpOperator(page: Page, email: string, password: string, companyName: string) {
  const form = {
    role: "tour_operator",
    firstName: "Ravi",
    lastName: "Menon",
    email,
    password,
    confirmPassword: password,
    companyName,
    registrationNumber: "U63040KL2019PTC123456",
    businessAddress: "4 Beach Road, Kozhikode",
    companyPhone: "98450 12345",
    terms: "on",
  };
  const answer = await page.request.post("/signup", {
    form,
    headers: { Origin: new URL(page.url()).origin },
  });
  expect(answer.ok()).toBe(true);
}

test("an operator is asked for documents, refused, verified and reviewed again, and stays signed in @prove", async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const word = randomUUID().slice(0, 8);
  const companyName = `Malabar Walks ${word}`;
  const owner = { email: `owner.${word}@example.com`, password: "lamp river monsoon 44" };
  const context = await browser.newContext({ baseURL: origin, storageState: { cookies: [], origins: [] } });
  const theirs = await context.newPage();
  await visit(theirs, "/licences");
  await signUpOperator(theirs, owner.email, owner.password, companyName);
  await signInWith(context.request, owner, origin);

  await visit(page, `/admin/operators?q=${word}`);
  await page.getByRole("link", { name: companyName }).click();
  const review = page.getByRole("region", { name: "Verification" });
  await expect(review).toContainText("Missing: base city, PAN, documents, bank account");
  await review.getByText("Ask for documents").first().click();
  const asking = review.getByRole("form", { name: "Ask for documents" });
  await asking.getByLabel("Message to the owner").fill("The certificate of 2026, please.");
  await asking.getByLabel("GST certificate").check();
  await asking.getByRole("button", { name: "Ask for documents" }).click();
  await expect(review).toContainText("Asked. The owner is notified.");
  await expectAccessibleAtAnyWidth(page);

  await visit(theirs, "/operator");
  await theirs.getByRole("link", { name: `${companyName}: documents needed` }).click();
  const answering = theirs.getByRole("region", { name: "Verification" });
  await expect(answering).toContainText("The certificate of 2026, please.");
  await expectAccessibleAtAnyWidth(theirs);
  await answering.getByRole("link", { name: "Add documents" }).click();
  await theirs.getByLabel("Document type").selectOption("GST certificate");
  await theirs.locator("input[type=file]").setInputFiles(pdf);
  await theirs.getByRole("button", { name: "Add" }).click();
  await expect(theirs.getByRole("region", { name: "Your documents (1)" })).toContainText("GST.pdf");
  await visit(theirs, "/operator/profile");
  await answering.getByLabel("Your answer").fill("Here it is.");
  await answering.getByRole("button", { name: "Send for review again" }).click();
  await expect(answering).toContainText("We'll review your company again.");

  await page.reload();
  await expect(review).toContainText("Here it is.");
  await review.getByText("Refuse", { exact: true }).click();
  await review.getByLabel("Reason, for the owner").fill("It ended in March.");
  await review.getByRole("button", { name: "Refuse verification" }).click();
  await expect(review).toContainText("Refused. The owner is notified.");
  await theirs.reload();
  await expect(answering).toContainText("It ended in March.");

  await page.getByRole("button", { name: `Verify Operator Ravi Menon` }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Missing: base city, PAN, bank account");
  await expect(question.getByRole("button", { name: "Verify Operator" })).toBeDisabled();
  await question.getByLabel("Reason to verify without what is missing").fill("Known to us");
  await question.getByRole("button", { name: "Verify Operator" }).click();
  await expect(review.getByRole("list", { name: "Decisions" })).toContainText("Verified");
  // Still signed in, on the same page.
  await theirs.reload();
  await expect(answering).toContainText("Your company is verified");

  // Reviewed again while it sells.
  await page.reload();
  await expect(review.getByText("Refuse", { exact: true })).toHaveCount(0);
  await review.getByText("Ask for documents").first().click();
  await asking.getByLabel("Message to the owner").fill("The certificate of 2027, please.");
  await asking.getByLabel("GST certificate").check();
  await asking.getByRole("button", { name: "Ask for documents" }).click();
  await expect(review).toContainText("It stays verified and on sale during the review.");
  await visit(theirs, "/operator");
  await expect(theirs.getByText(`${companyName} needs documents to stay verified.`)).toBeVisible();
  await theirs.getByRole("link", { name: "read our message" }).click();
  await answering.getByLabel("Your answer").fill("It is the same one.");
  await answering.getByRole("button", { name: "Send for review again" }).click();
  await expect(answering).toContainText("We are reviewing it again.");
  await visit(page, "/admin/operators?review=waiting");
  await page.getByRole("link", { name: companyName }).click();
  await review.getByRole("button", { name: "Confirm verification" }).click();
  await expect(review).toContainText("Confirmed. The owner is notified.");
  await expectAccessibleAtAnyWidth(page);
  await theirs.reload();
  await expect(theirs.getByText("needs documents to stay verified.")).toHaveCount(0);
  await context.close();
});
