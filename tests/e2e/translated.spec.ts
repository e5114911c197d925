import type { Page } from "@playwright/test";
import { formatDay } from "../../app/domain/calendar/calendar";
import { formatTravelDate } from "../../app/domain/calendar/travel-date";
import { chooseDay, fillEmergencyContact, fillPersonalInformation, next } from "./support/booking-dialog";
import { quietDay } from "./support/seats";
import { expect, test, untilAlive } from "./support/test";
import { translate } from "./support/translate";

const tour = { slug: "satpura-walking-safari", title: /Satpura/ };

// React finds the server's HTML translated and renders it again, which it reports.
test.use({ expectedComplaints: [/Minified React error #418/] });

/** Opens a page that is translated before its scripts start. */
async function visitTranslated(page: Page, path: string) {
  await translate(page);
  await page.goto(path);
  await expect(page.locator("h1 font").first()).toBeAttached();
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await untilAlive(page);
  await expect(page.locator("h1 font").first()).toBeAttached();
}

test("a translated page shows the chosen days, prices and states, from the search to the payment @core", async ({
  page,
  request,
}) => {
  const [first, second] = [await quietDay(request, tour.slug, 10), await quietDay(request, tour.slug, 11)];
  await visitTranslated(page, "/tours");
  const search = page.getByRole("main").getByRole("combobox").first();
  await search.fill("satpura");
  await search.press("Enter");
  await expect(page).toHaveURL(/q=satpura/);
  await page
    .getByRole("link", { name: /^View Details of .*Satpura/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(tour.title);

  await page.getByRole("button", { name: "Book This Package" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog).toContainText("Step १ of ४");
  await fillPersonalInformation(page);
  await next(page);
  await expect(dialog).toContainText("Step २ of ४");

  const day = dialog.getByRole("button", { name: /^Travel date/ });
  await chooseDay(page, first);
  await expect(day).toHaveText(formatTravelDate(first));
  await expect(dialog.getByText(/seats held for you until/).first()).toContainText(
    /2 seats .*1[45]:\d\d left/,
  );
  const total = dialog.locator("p[aria-live] strong");
  const forTwo = await total.innerText();
  await dialog.getByLabel("Travelers", { exact: true }).selectOption("4");
  await expect(dialog.getByText(/seats held for you until/).first()).toContainText("4 seats");
  await expect(total).not.toHaveText(forTwo);

  // The hold of another day runs out, and the seats are held again.
  await page.route(
    "**/api/holds",
    (route) => route.continue({ headers: { ...route.request().headers(), "X-Test-Hold": "2000" } }),
    { times: 1 },
  );
  await chooseDay(page, second);
  await expect(day).toHaveText(formatTravelDate(second));
  await expect(dialog.getByText("Your seats are no longer held.")).toBeVisible();
  await expect(dialog.getByText(/held for you until/)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Hold them again" }).press("Enter");
  await expect(dialog.getByText(/seats held for you until/).first()).toContainText(
    /4 seats .*1[45]:\d\d left/,
  );
  await expect(dialog.getByText("Your seats are no longer held.")).toHaveCount(0);
  // The focus stays where the button was.
  await expect(page.locator(":focus")).toContainText(/seats held for you/);
  await expect(day).toHaveText(formatTravelDate(second));
  const amount = await total.innerText();
  expect(amount).toMatch(/^₹[\d,]+$/);

  await next(page);
  await fillEmergencyContact(page);
  await next(page);
  await expect(dialog).toContainText("Step ४ of ४");
  await expect(dialog).toContainText(formatTravelDate(second));
  await dialog.getByRole("radio", { name: "Pay now" }).check();
  await dialog.getByRole("button", { name: "Confirm Booking" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pay for your trip" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText(amount);
  await expect(main).toContainText(formatDay(second));
  await expect(page.getByRole("timer")).toContainText(/\d\d?:\d\d left/);
  // Its label may be translated.
  await page.locator("select[name=state]").selectOption("29");
  await page.getByRole("button", { name: "Pay by credit card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment sandbox" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Pay by/ })
    .first()
    .click();
  await expect(main.getByRole("status").filter({ hasText: /Paid.*is confirmed/ })).toBeVisible({
    timeout: 15_000,
  });
});

test.describe("signed in", () => {
  test.use({ signedInAs: "operator" });

  test("a translated tour's page shows the date that is chosen, with its deadline; a translated profile is saved, and says so", async ({
    page,
    request,
  }) => {
    await visitTranslated(page, `/tours/${tour.slug}`);
    const panel = page.getByRole("complementary", { name: "Price and booking" });
    const field = panel.getByRole("button", { name: /^Departure date/ });
    let before = "";
    for (const index of [10, 11]) {
      const date = await quietDay(request, tour.slug, index);
      await chooseDay(page, date, field);
      await expect(field).toHaveText(formatTravelDate(date));
      const bookBy = panel.locator("span", { hasText: /^Book by/ }).locator("> [translate=no]");
      await expect(bookBy).not.toHaveText(before);
      before = await bookBy.innerText();
    }

    await visitTranslated(page, "/profile");
    const form = page.getByRole("form", { name: "Name and phone" });
    for (const phone of ["98450 12345", ""]) {
      await form.getByLabel("Phone").fill(phone);
      await form.getByRole("button", { name: "Save" }).click();
      await expect(form.getByRole("status")).toHaveText("Saved");
      await expect(form.getByRole("button", { name: "Save" })).toBeVisible();
    }
  });
});
