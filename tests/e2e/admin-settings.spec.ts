import type { Page } from "@playwright/test";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import { expect, test, visit } from "./support/test";

const settingsPath = "/admin/settings";
// Bypasses the page cache, so the page shows the current settings.
const contactPage = "/contact?asked=again";

/** Resets cookies: a context created within a test would inherit them. */
const nobody = { cookies: [], origins: [] };

function formOf(page: Page, name: string) {
  return page.getByRole("form", { name, exact: true });
}

test.describe("an administrator", () => {
  test.use({ signedInAs: "admin", expectedComplaints: [/status of 4(04|09|22)/] });

  test("changes contact details, sees a conflict with a colleague's change, and the site shows the saved values @prove", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await visit(page, settingsPath);
    const colleague = await context.newPage();
    await visit(colleague, settingsPath);
    const contact = formOf(page, "Contact and hours");
    const note = contact.getByLabel("Note beside the phone number");
    const original = await note.inputValue();
    const theirs = formOf(colleague, "Contact and hours");
    await theirs.getByLabel("Note beside the phone number").fill("Please ring twice.");
    await theirs.getByRole("button", { name: "Save" }).click();
    await expect(theirs.getByRole("status")).toHaveText("Saved. The site is updated within a minute.");

    await note.fill("Ask for Meera.");
    await contact.getByRole("button", { name: "Save" }).click();
    await expect(contact.getByRole("alert")).toContainText("Platform Admin changed these settings.");
    await expect(contact).toContainText("phoneNote: Please ring twice.");
    await expect(note).toHaveValue("Ask for Meera.");
    const visitor = await (await browser.newContext({ baseURL, storageState: nobody })).newPage();
    await visitor.goto(contactPage);
    const footer = visitor.getByRole("contentinfo");
    await expect(footer).toContainText("Please ring twice.");

    await contact.getByRole("button", { name: "Save" }).click();
    await expect(contact.getByRole("status")).toHaveText("Saved. The site is updated within a minute.");
    await visitor.goto(contactPage);
    await expect(footer).toContainText("Ask for Meera.");
    await expect(visitor.getByRole("main")).toContainText("Ask for Meera.");

    await contact.getByLabel("PIN code").fill("12");
    await contact.getByLabel("Closes (IST)").first().fill("08:00");
    await note.fill(original);
    await contact.getByRole("button", { name: "Save" }).click();
    await expect(contact.getByLabel("PIN code")).toBeFocused();
    await expect(contact.getByLabel("PIN code")).toHaveAccessibleDescription("A PIN code has six digits.");
    await expect(contact.getByLabel("Closes (IST)").first()).toHaveAccessibleDescription(
      "The closing time must be after the opening time.",
    );
    await expect(note).toHaveValue(original);
    await contact.getByLabel("PIN code").fill("560025");
    await contact.getByLabel("Closes (IST)").first().fill("18:00");
    await contact.getByRole("button", { name: "Save" }).click();
    await expect(contact.getByRole("status")).toHaveText("Saved. The site is updated within a minute.");
    await visitor.goto(contactPage);
    await expect(footer).toContainText(original);
    await expect(page.getByRole("region", { name: "Contact and hours" })).toContainText(
      /Changed .+ IST by Platform Admin/,
    );
    await visitor.context().close();
  });

  test("adds and removes rates and months, with and without scripts; errors stand beside their fields @prove", async ({
    page,
    browser,
    baseURL,
    context,
  }) => {
    await visit(page, settingsPath);
    const commission = page.getByRole("region", { name: "Commission" });
    const add = formOf(page, "Add a rate: Commission");
    await add.getByLabel("From").fill("2020-01-01");
    await add.getByLabel("Percent").fill("51");
    await add.getByRole("button", { name: "Add rate" }).click();
    await expect(add.getByLabel("From")).toHaveAccessibleDescription(/today or a later day/);
    await expect(add.getByLabel("Percent")).toHaveAccessibleDescription(/at most 50 %/);
    await add.getByLabel("From").fill("2098-04-01");
    await add.getByLabel("Percent").fill("12");
    await add.getByRole("button", { name: "Add rate" }).click();
    await expect(commission.getByRole("row", { name: /Apr 1, 2098 12 %/ })).toBeVisible();
    await expect(commission.getByRole("status")).toHaveText("The rate is added.");
    await expect(add.getByLabel("Percent")).toHaveValue("");

    const plain = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      storageState: await context.storageState(),
    });
    const other = await plain.newPage();
    await other.goto(settingsPath);
    const plainAdd = formOf(other, "Add a rate: GST");
    await plainAdd.getByLabel("From").fill("2098-05-01");
    await plainAdd.getByLabel("Percent").fill("many");
    await plainAdd.getByRole("button", { name: "Add rate" }).click();
    await expect(plainAdd.getByLabel("Percent")).toHaveAccessibleDescription(/whole number/);
    await expect(plainAdd.getByLabel("Percent")).toHaveValue("many");
    await plainAdd.getByLabel("Percent").fill("18");
    await plainAdd.getByRole("button", { name: "Add rate" }).click();
    const gst = other.getByRole("region", { name: "GST", exact: true });
    await expect(gst.getByRole("row", { name: /May 1, 2098 18 %/ })).toBeVisible();
    await gst.getByRole("button", { name: "Remove the rate from May 1, 2098" }).click();
    await expect(gst.getByRole("row", { name: /2098/ })).toHaveCount(0);
    await other.getByRole("button", { name: "Remove the rate from Apr 1, 2098" }).click();
    await expect(other.getByRole("region", { name: "Commission" }).getByRole("status")).toHaveText(
      "The rate is removed.",
    );
    // Removed in the other window, it is reported as gone.
    await commission.getByRole("button", { name: "Remove the rate from Apr 1, 2098" }).click();
    await expect(commission.getByRole("alert")).toHaveText("Rate not found.");

    const marketing = page.getByRole("region", { name: "Marketing spend" });
    const month = formOf(page, "Add a month");
    await month.getByLabel("Month").fill("2015-03");
    await month.getByLabel("Amount (₹)").fill("1,25,000");
    await month.getByRole("button", { name: "Add month" }).click();
    const march = marketing.getByRole("listitem").filter({ hasText: "March 2015" });
    await expect(march).toContainText("₹1,25,000");
    await march.getByLabel("Rupees in March 2015").fill("-1");
    await march.getByRole("button", { name: "Save March 2015" }).click();
    await expect(march.getByLabel("Rupees in March 2015")).toHaveAccessibleDescription(/whole rupees/);
    await march.getByLabel("Rupees in March 2015").fill("90000");
    await march.getByRole("button", { name: "Save March 2015" }).click();
    await expect(march).toContainText("₹90,000");
    await march.getByRole("button", { name: "Remove March 2015" }).click();
    await expect(march).toHaveCount(0);
    await plain.close();
  });

  test("finds every section, gets errors for invalid values, and axe finds no issues @prove", async ({
    page,
  }) => {
    await visit(page, settingsPath);
    const index = page.getByRole("navigation", { name: "Sections" });
    await index.getByRole("link", { name: "Feature switches" }).click();
    await expect(page).toHaveURL(/#features$/);

    const policy = formOf(page, "Cancellation policy");
    const percents = policy.getByLabel("Refund, percent");
    await percents.nth(1).fill("100");
    await policy.getByRole("button", { name: "Save" }).click();
    await expect(percents.nth(1)).toBeFocused();
    await expect(percents.nth(1)).toHaveAccessibleDescription(
      "Please enter less than in the previous step, 100 %.",
    );
    await percents.nth(1).fill("50");
    await policy.getByRole("button", { name: "Save" }).click();
    // Settings that other tests rely on stay: tests/worker/settings.test.ts covers the effect of each rule.
    await expect(policy.getByRole("status")).toHaveText("No changes to save.");

    const holds = formOf(page, "Holding seats");
    await holds.getByLabel("Minutes").fill("4");
    await holds.getByRole("button", { name: "Save" }).click();
    await expect(holds.getByLabel("Minutes")).toHaveAccessibleDescription(/at least 5 minutes\./);
    await holds.getByLabel("Minutes").fill("15");
    await holds.getByRole("button", { name: "Save" }).click();
    await expect(holds.getByRole("status")).toHaveText("No changes to save.");

    const features = formOf(page, "Feature switches");
    await expect(features.getByRole("checkbox")).toHaveCount(6);
    for (const feature of await features.getByRole("checkbox").all())
      await expect(feature).toBeChecked({
        // The only switch that is off by default.
        checked: (await feature.getAttribute("name")) !== "reviewTexts",
      });
    await features.getByRole("button", { name: "Save" }).click();
    await expect(features.getByRole("status")).toHaveText("No changes to save.");

    const number = formOf(page, "GST number");
    await number.getByLabel("GSTIN").fill("27AAPFU0939F1ZX");
    await number.getByRole("button", { name: "Save" }).click();
    await expect(number.getByLabel("GSTIN")).toHaveAccessibleDescription(/check character doesn't match/);
    await expectAccessibleAtAnyWidth(page, "settings with errors");
    await number.getByLabel("GSTIN").fill("27 aapfu 0939 f1zv");
    await number.getByRole("button", { name: "Save" }).click();
    await expect(number.getByLabel("GSTIN")).toHaveValue("27AAPFU0939F1ZV");
    await number.getByLabel("GSTIN").fill("");
    await number.getByRole("button", { name: "Save" }).click();
    await expect(number.getByRole("status")).toHaveText("Saved. The site is updated within a minute.");
    await expect(number.getByLabel("GSTIN")).toHaveValue("");
  });
});
