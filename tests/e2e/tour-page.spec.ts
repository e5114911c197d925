import { todayInIndia, weekdayOf } from "../../app/domain/calendar/calendar";
import { expectAccessibleAtAnyWidth } from "./support/axe";
import {
  chooseDay,
  fillPersonalInformation,
  next,
  openBooking,
  travelDateIn,
} from "./support/booking-dialog";
import { expect, test, visit } from "./support/test";

test("a card's Book Now opens the booking of that tour", async ({ page }) => {
  await visit(page, "/category/heritage-tours");
  const card = page.getByRole("article").filter({ hasText: "Khajuraho" });
  await card.getByRole("button", { name: "Book Now for Khajuraho" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await expect(dialog).toContainText("Khajuraho");
  await expect(dialog).toContainText("Step 1 of 4");
});

test("the day one reads or opens is highlighted on the route map @prove", async ({ page }) => {
  await visit(page, "/destinations/from-bangalore/munnar");
  const read = page.locator("svg.route-map .of-day.is-read").first();
  await expect(read).toHaveCount(0);
  await page.locator("#day-3").evaluate((day) => day.scrollIntoView({ block: "start" }));
  await expect(read).toHaveAttribute("data-day", "3");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.locator("#day-1 summary").click();
  await expect(read).toHaveAttribute("data-day", "1");
  const know = page.locator("summary", { hasText: "Good to know" });
  await know.click();
  await expect(page.getByRole("img", { name: /^Map of the region around KSR Bengaluru/ })).toBeVisible();
});

test("a tour shows its route, and a booking says which site is closed on its days", async ({ page }) => {
  const path = "/destinations/from-bangalore/agra";
  await visit(page, path);
  await expect(page.getByRole("img", { name: /^Map of the route from Delhi to Agra/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "Stops of day 1" })).toContainText("Bus, 225 km, 4 h 15 min");
  await expectAccessibleAtAnyWidth(page, path, "main");

  // The Taj Mahal is visited on the second day, and closed on Fridays.
  const thursday = travelDateIn(28 + ((4 - weekdayOf(todayInIndia(Date.now())) + 7) % 7));
  await openBooking(page, path);
  await fillPersonalInformation(page);
  await next(page);
  await chooseDay(page, thursday);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "The Taj Mahal is closed on Fridays. If day 2 is one, we see it on day 1 instead.",
  );
});

test("a date and a party chosen on the page have a total, survive a reload, and fill in the booking @prove", async ({
  page,
}) => {
  await visit(page, "/destinations/from-bangalore/ooty");
  const panel = page.getByRole("complementary", { name: "Price and booking" });
  const day = page.getByRole("region", { name: "Next departures" }).getByRole("button").last();
  await day.click();
  await expect(day).toHaveAttribute("aria-pressed", "true");
  await panel.getByLabel("Adult").selectOption("3");
  await panel.getByLabel("Child").selectOption("1");
  await expect(panel.getByRole("term").filter({ hasText: "1 child" })).toBeVisible();
  const total = panel.locator("dl > div").filter({ hasText: "Total" }).getByRole("definition");
  await expect(total).toHaveText(/^₹[\d,]+$/);
  const shown = (await total.textContent()) ?? "";

  await page.reload();
  await expect(total).toHaveText(shown);
  await panel.getByRole("button", { name: "Book This Package" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Tour Package" });
  await dialog.getByRole("button", { name: /^Trip: step 2/ }).click();
  await expect(dialog.getByLabel("Travelers", { exact: true })).toHaveValue("4");
  await expect(dialog.locator("input[name=children]")).toHaveValue("1");
  await expect(dialog.getByRole("button", { name: /^Travel date/ })).toContainText(/\d{4}$/);
  await expect(dialog).toContainText(shown);
  await page.keyboard.press("Escape");
  await expect(panel.getByRole("button", { name: "Book This Package" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("a tour's page is at most nine screens long, and its bar opens date and travelers @prove", async ({
    page,
  }) => {
    for (const path of ["/tours/himalaya-to-sea-by-rail", "/destinations/north-india/gulmarg"]) {
      await visit(page, path);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height, path).toBeLessThanOrEqual(9 * 740);
    }
    await page.getByRole("button", { name: /Choose a date/ }).click();
    const sheet = page.getByRole("dialog", { name: "When, and how many?" });
    await sheet.getByRole("button", { name: /^Departure date/ }).click();
    await page.getByRole("grid").waitFor();
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Total, all-in")).toBeVisible();
    await expectAccessibleAtAnyWidth(page, "the sheet", '[role="dialog"]');
  });

  test("price and booking stay in sight along the page and never cover its footer", async ({ page }) => {
    await page.goto("/destinations/from-bangalore/hampi");
    const book = page.getByRole("button", { name: "Book This Package" });
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.getByRole("heading", { name: "Day by day" }).scrollIntoViewIfNeeded();
    await expect(book).toBeInViewport({ ratio: 1 });
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(book).not.toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a card's Book Now leads to the booking form", async ({ page }) => {
    await page.goto("/category/heritage-tours");
    await page.getByRole("link", { name: "Book Now for Khajuraho" }).click();
    await expect(page).toHaveURL(/\/book\/khajuraho-temples$/);
  });
});
