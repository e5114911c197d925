import type { Page } from "@playwright/test";
import { fillEmergencyContact, fillPersonalInformation, next, traveler } from "./support/booking-dialog";
import { chooseInRow } from "./support/row-menu";
import { expect, test, visit } from "./support/test";

const tour = "/destinations/north-india/manali";

/** Opens a tour from the list of tours, so that Back has a page to leave to. */
async function openTour(page: Page, list = "/tours?q=manali") {
  await visit(page, list);
  await page.locator(`main a[href="${tour}"]`).first().click();
  await expect(page).toHaveURL(tour);
}

/** Collects requests for the data of pages, but not those ahead of a click. */
function watchLoads(page: Page) {
  const loads: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isAhead = request.headers()["sec-purpose"] === "prefetch";
    if ((pathname.endsWith(".data") && !isAhead) || request.isNavigationRequest()) loads.push(pathname);
  });
  return loads;
}

const atStep = (page: Page, step: number) =>
  expect(page.getByRole("dialog", { name: "Book Your Tour Package" })).toContainText(`Step ${step} of 4`);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("Back goes through the steps of a booking, closes it and then leaves the tour; Forward returns, and nothing is lost or loaded", async ({
    page,
    context,
  }) => {
    await openTour(page);
    const loads = watchLoads(page);
    await page.getByRole("button", { name: "Book This Package" }).waitFor();
    await page.evaluate(() => window.scrollTo(0, 600));
    const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
    const open = page.getByRole("button", { name: "Book This Package" });
    await open.click();
    await fillPersonalInformation(page);
    await next(page);
    await page.getByRole("button", { name: /^Travel date/ }).click();
    await page.getByRole("grid").waitFor();
    await page.goBack();
    await expect(page.getByRole("grid")).toHaveCount(0);
    await atStep(page, 2);
    await page.goForward();
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("grid").waitFor({ state: "hidden" });
    await next(page);
    await fillEmergencyContact(page);
    await page.goBack();
    await atStep(page, 2);
    await page.goForward();
    await atStep(page, 3);
    await expect(page.getByLabel("Emergency contact name")).toHaveValue(traveler.emergencyName);
    for (const step of [2, 1]) {
      await page.goBack();
      await atStep(page, step);
    }
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(open).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);

    await page.goForward();
    await atStep(page, 1);
    await expect(page.getByLabel("E-mail")).toHaveValue(traveler.email);
    await page.goForward();
    await atStep(page, 2);
    // The steps are left in one.
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(loads).toEqual([]);

    // A reload with an open dialog, and a second tab, leave no entry behind.
    await open.click();
    await atStep(page, 2);
    await page.reload();
    await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
    await expect.poll(() => page.evaluate(() => history.state.covers ?? [])).toEqual([]);
    const other = await context.newPage();
    await visit(other, tour);
    await other.getByRole("button", { name: "Book This Package" }).click();
    await atStep(other, 2);
    await other.goBack();
    await atStep(other, 1);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await other.close();
    await page.goBack();
    await expect(page).toHaveURL("/tours?q=manali");
  });

  test("Back closes the sheets of a tour and of a list, the sign-in and the menu, and keeps what was chosen", async ({
    page,
  }) => {
    // Not all of its tours are adventures.
    const list = "/tours?q=himachal";
    await openTour(page, list);
    const dates = page.getByRole("dialog", { name: "When, and how many?" });
    await page.getByRole("button", { name: /Choose a date/ }).click();
    await dates.getByRole("button", { name: "More adults" }).click();
    await expect(dates.getByLabel("Adult")).toHaveValue("3");
    // One closes as the other opens.
    await dates.getByRole("button", { name: "Book This Package" }).click();
    await atStep(page, 1);
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(list);

    const loads = watchLoads(page);
    const filters = page.getByRole("dialog", { name: "Filters" });
    await page.getByRole("button", { name: "Filters" }).click();
    const apply = filters.getByRole("button", { name: /^Show/ });
    const before = await apply.innerText();
    await filters.getByRole("checkbox", { name: /^4 to 7 days/ }).check();
    await expect(apply).not.toHaveText(before);
    const count = /\d+ tours?/.exec(await apply.innerText())?.[0] ?? "";
    await page.goBack();
    await expect(filters).toHaveCount(0);
    await page.goForward();
    await expect(filters.getByRole("checkbox", { name: /^4 to 7 days/ })).toBeChecked();
    expect(loads).toEqual([]);
    await apply.click();
    await expect(page).toHaveURL(`${list}&duration=4-7`);
    await expect(page.getByRole("heading", { name: count })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(list);
    await expect(filters).toHaveCount(0);

    const menu = page.getByRole("navigation", { name: "Main" });
    await page.getByLabel("Menu", { exact: true }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await page.getByLabel("Menu", { exact: true }).click();
    await menu.getByRole("button", { name: "Login" }).click();
    const signIn = page.getByRole("dialog", { name: "Welcome back" });
    await signIn.getByLabel("E-mail").fill(traveler.email);
    await page.goBack();
    await expect(signIn).toHaveCount(0);
    await page.goForward();
    await expect(signIn.getByLabel("E-mail")).toHaveValue(traveler.email);
    await signIn.getByRole("button", { name: "Close", exact: true }).click();
    await expect(signIn).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL("about:blank");
  });
});

test.describe("in an office", () => {
  test.use({ signedInAs: "admin" });

  test("Back closes the palette and questions, which Forward does not ask again; unsaved text is asked about before it is lost", async ({
    page,
  }) => {
    await visit(page, "/admin");
    await page.getByRole("link", { name: /^Booking Management/ }).click();
    await expect(page).toHaveURL("/admin/bookings");
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Find anything" });
    await palette.getByRole("combobox").fill("coupons");
    await page.goBack();
    await expect(palette).toHaveCount(0);
    await page.goForward();
    await expect(palette).toBeVisible();
    // It navigates and closes at once.
    await palette.getByRole("combobox").fill("go to coupons");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/coupons");
    await page.goBack();
    await expect(page).toHaveURL("/admin/bookings");
    await expect(palette).toHaveCount(0);

    await chooseInRow(page.locator("main [data-booking]").first(), "Contact Parties");
    const dialog = page.getByRole("dialog", { name: "Contact Parties" });
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await dialog.getByLabel("Message").fill("The bus leaves at 6 AM.");
    await page.goBack();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel("Message")).toHaveValue("The bus leaves at 6 AM.");
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/admin/bookings");
    await page.goBack();
    await expect(page).toHaveURL("/admin");
    await expect(question).toHaveCount(0);

    // A page with unsaved text, whose preview follows what is typed.
    await visit(page, "/admin/coupons");
    await page.getByRole("link", { name: "Create Coupon" }).first().click();
    await page.getByLabel("Code").fill("monsoon");
    await page.getByRole("textbox", { name: "Discount Value (%)" }).fill("25");
    await expect(page.getByRole("region", { name: "On a sample booking" })).toContainText(
      "Coupon MONSOON, 25 %",
    );
    await page.goBack();
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(page.getByLabel("Code")).toHaveValue("monsoon");
    await page.goBack();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(page).toHaveURL("/admin/coupons");

    await chooseInRow(page.locator("main [data-row]").first(), "Delete");
    const asked = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(asked).toBeVisible();
    await page.goBack();
    await expect(asked).toHaveCount(0);
    await page.goForward();
    await expect(page).toHaveURL("/admin/coupons");
    await expect(asked).toHaveCount(0);
  });
});
