import type { Page } from "@playwright/test";
import { messages as words } from "../../app/domain/bookings/messages.hi";
import { messages as dialogWords } from "../../app/features/bookings/dialog/messages.hi";
import { messages as form } from "../../app/features/bookings/form/messages.hi";
import { messages as invoice } from "../../app/features/money/invoices/messages.hi";
import { messages as trip } from "../../app/features/trips/messages.hi";
import { messages as voucher } from "../../app/features/trips/voucher/messages.hi";
import { messages as dates } from "../../app/ui/dates/messages.hi";
import { expectAccessible, expectAccessibleOn, expectNoWiderThanScreen } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { dayIn } from "./support/calendar";
import { openSandbox } from "./support/pay";
import { expect, test, visit } from "./support/test";

const { fields } = form;

async function fillName(page: Page): Promise<void> {
  await page.getByLabel(fields.firstName).fill("मीरा");
  await page.getByLabel(fields.lastName).fill("अय्यर");
  await page.getByLabel(fields.email).fill(traveler.email);
  await page.getByLabel(fields.phone, { exact: true }).fill(traveler.phone);
}

async function fillEmergencyContact(page: Page): Promise<void> {
  await page.getByLabel(fields.emergencyName).fill("अर्जुन अय्यर");
  await page.getByLabel(fields.emergencyPhone).fill(traveler.emergencyPhone);
}

/** Expects no findings in light and dark, at the width of the phone. */
async function expectGood(page: Page, what: string, part?: string): Promise<void> {
  await expectNoWiderThanScreen(page, what);
  for (const scheme of ["dark", "light"] as const) await expectAccessible(page, what, scheme, part);
}

test.describe("without scripts, on a phone", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
    expectedComplaints: [/status of 4\d\d/],
  });

  test("a trip is found, booked and canceled in Hindi, from “मसूरी दो दिन” on @core", async ({ page }) => {
    await page.goto("/hi/tours?q=मसूरी दो दिन");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("मसूरी");
    await page.locator('main a[href*="/mussoorie"]').first().click();
    await expect(page).toHaveURL(/\/hi\/destinations\/.*mussoorie/);
    await page.getByRole("link", { name: "यह टूर बुक करें" }).first().click();
    await expect(page).toHaveURL(/\/hi\/book\/mussoorie/);
    const next = () => page.getByRole("button", { name: form.forward.next, exact: true }).click();
    await next();
    await expect(page).toHaveTitle(/^गड़बड़ी: चरण 1/);
    await fillName(page);
    await next();
    await page.getByLabel(fields.travelDate).fill(travelDateIn(100));
    await next();
    await fillEmergencyContact(page);
    await next();
    await page.getByRole("button", { name: form.forward.confirm }).click();
    await expect(page).toHaveURL(/\/hi\/trip\/TB\d+\/[^/]+\/booked/);
    await page.goto(page.url().replace(/\/booked.*/, ""));
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await page.getByText("यह बुकिंग कैंसल करें", { exact: true }).click();
    await page.getByRole("button", { name: /^बुकिंग कैंसल करें/ }).click();
    await expect(page.getByRole("main").getByText("कैंसल", { exact: true }).first()).toBeVisible();
  });
});

test.describe("with scripts, on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("a trip is found, booked, paid, has its voucher and is canceled with a refund in Hindi @core", async ({
    page,
  }) => {
    test.slow();
    const dialog = page.getByRole("dialog");
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
    await visit(page, "/hi/tours");
    const search = page.getByRole("combobox", { name: "खोजें" });
    await search.fill("मसूरी दो दिन");
    await search.press("Enter");
    await expect(page).toHaveURL(/\/hi\/tours\?/);
    await page.locator('main a[href*="/mussoorie"]').first().click();
    await expect(page).toHaveURL(/\/hi\/destinations\/.*mussoorie/);

    await button("यह टूर बुक करें").first().click();
    await expect(dialog).toContainText(form.heading);
    await expectGood(page, "step 1", "[role=dialog]");
    await fillName(page);
    await button(form.forward.next).click();
    await button(new RegExp(`^${fields.travelDate}`)).click();
    await (await dayIn(page, travelDateIn(100), dates.calendar?.next)).click();
    await page.getByRole("grid").waitFor({ state: "hidden" });
    await expectGood(page, "step 2", "[role=dialog]");
    await button(form.forward.next).click();
    await fillEmergencyContact(page);
    await expectGood(page, "step 3", "[role=dialog]");
    await button(form.forward.next).click();
    await page.getByRole("radio", { name: dialogWords.pay.now }).check();
    await expectGood(page, "step 4", "[role=dialog]");
    await button(form.forward.confirm).click();

    await expect(page).toHaveURL(/\/hi\/trip\/TB\d+\/[^/]+\/pay/);
    await page.getByLabel(invoice.state).selectOption({ label: "उत्तराखंड" });
    await openSandbox(page, words.payBy["credit-card"]);
    await page.getByRole("button", { name: "Pay by card" }).click();
    await expect(page).toHaveURL(/\/hi\/trip\/TB\d+\/[^/]+\/booked/);
    await expect(page.getByRole("main").getByRole("status").filter({ hasText: "पक्की है" })).toBeVisible();
    await expectGood(page, "the booked page");

    await page.getByRole("link", { name: trip.links.voucher, exact: true }).click();
    await expect(page).toHaveTitle(/^वाउचर TB\d+: .*मसूरी/);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi-IN");
    await expect(page.getByRole("main")).toContainText(voucher.show);
    await expectGood(page, "the voucher");
    const pdf = page.getByRole("link", { name: voucher.download });
    const file = await page.request.get((await pdf.getAttribute("href")) ?? "");
    expect(file.headers()["content-type"]).toBe("application/pdf");

    await page.getByRole("link", { name: voucher.back }).click();
    await page.getByText("यह बुकिंग कैंसल करें", { exact: true }).click();
    await button(/^बुकिंग कैंसल करें, रिफ़ंड ₹/).click();
    await expect(
      page.getByRole("main").getByText(words.statuses.cancelled, { exact: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole("main")).toContainText(/₹[\d,]+ उसी तरीके से वापस आएँगे/);
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colors`, () => {
    test.use({ colorScheme });

    test("a Hindi page is alive, loads no English page by its links, and switches to English where it is", async ({
      page,
    }) => {
      await visit(page, "/hi/tours/golden-triangle-classic");
      await expectAccessibleOn(page, "phone", "a tour in Hindi");
      await page.getByRole("navigation").getByRole("link", { name: "टूर", exact: true }).first().click();
      await expect(page).toHaveURL("/hi/tours");
      await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
      await expect(page).toHaveURL("/tours");
      await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
    });
  });
}
