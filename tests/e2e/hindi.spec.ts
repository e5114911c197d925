import { messages as form } from "../../app/features/bookings/form/messages.hi";
import { expectAccessibleOn } from "./support/axe";
import { traveler, travelDateIn } from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

const { fields } = form;

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
    await page.getByLabel(fields.firstName).fill("मीरा");
    await page.getByLabel(fields.lastName).fill("अय्यर");
    await page.getByLabel(fields.email).fill(traveler.email);
    await page.getByLabel(fields.phone, { exact: true }).fill(traveler.phone);
    await next();
    await page.getByLabel(fields.travelDate).fill(travelDateIn(100));
    await next();
    await page.getByLabel(fields.emergencyName).fill("अर्जुन अय्यर");
    await page.getByLabel(fields.emergencyPhone).fill(traveler.emergencyPhone);
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
