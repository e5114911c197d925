import type { Page } from "@playwright/test";
import { todayInIndia } from "../../app/domain/calendar/calendar";
import { formatRangeDay } from "../../app/domain/calendar/date-range";
import { addMonths, formatShortMonth, monthOf } from "../../app/domain/calendar/months";
import { expectAccessible } from "./support/axe";
import { expect, test, visit } from "./support/test";

const thisMonth = monthOf(todayInIndia(Date.now()));
const nextMonth = addMonths(thisMonth, 1);

function partsOf(page: Page) {
  const search = page.getByRole("search", { name: "Tours" });
  const picker = page.getByRole("dialog", { name: "Choose dates" });
  const day = (date: string) => picker.locator(`[data-day="${date}"]:not([data-outside]) button`);
  return { search, picker, day, button: search.getByRole("button", { name: /^Dates/ }) };
}

// The picker's code that is cut off.
test.use({ expectedComplaints: [/Failed to load resource/] });

test("a range is picked by mouse in either order, by keyboard, and searched; without the picker by native fields", async ({
  page,
}) => {
  await visit(page, "/");
  const { search, picker, day, button } = partsOf(page);
  const [early, late, other] = ["08", "14", "20"].map((dayOfMonth) => `${nextMonth}-${dayOfMonth}`);
  const announced = picker.getByRole("status").last();
  if (!early || !late || !other) throw new Error("no days");
  await expect(button).toHaveAccessibleName("Dates Pick a date");
  await button.click();
  await expect(picker.getByRole("grid")).toHaveCount(2);
  await day(late).click();
  await expect(announced).toHaveText(`${formatRangeDay(late)}. Choose your last day.`);
  await day(early).click();
  const range = `${formatRangeDay(early)} - ${formatRangeDay(late)}`;
  await expect(button).toHaveText(range);
  await expect(announced).toHaveText(`${range} (7 days)`);
  await day(late).click();
  await expect(button).toHaveText(formatRangeDay(late));
  await day(other).click();
  await expect(button).toHaveText(formatRangeDay(other));
  await expectAccessible(page, "date-range picker", "light", "[role=dialog]");

  await day(other).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  const last = `${addMonths(nextMonth, 1)}-19`;
  await expect(button).toHaveText(`${formatRangeDay(other)} - ${formatRangeDay(last)}`);
  await picker.getByRole("button", { name: "± 3 days" }).click();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(button).toBeFocused();
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`/tours\\?from=${other}&to=${last}&flex=3$`));
  const listButton = page.getByRole("form", { name: "Filters" }).getByRole("button", { name: /^Dates/ });
  await expect(listButton).toHaveText(`${formatRangeDay(other)} - ${formatRangeDay(last)} ± 3 days`);
  await page.getByRole("link", { name: /^Leaves .* ± 3 days/ }).click();
  await expect(listButton).toHaveText("Pick a date");

  // In a list, the days apply once the picker closes; a day alone is that day.
  await listButton.click();
  await day(early).click();
  await picker.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(new RegExp(`/tours\\?from=${early}&to=${early}`));

  // Without the picker's code, the native inputs stand in its place.
  await page.route("**/assets/date-range-picker-*.js", (route) => route.abort());
  await visit(page, "/");
  await button.click();
  await search.getByLabel("From", { exact: true }).fill(early);
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(new RegExp(`/tours\\?from=${early}$`));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("a tap before the picker is loaded opens one sheet, and months are chosen in it", async ({ page }) => {
    const loading = Promise.withResolvers<void>();
    await page.route("**/assets/date-range-picker-*.js", async (route) => {
      await loading.promise;
      await route.continue();
    });
    await visit(page, "/");
    const { search, picker, button } = partsOf(page);
    await button.tap();
    await expect(button).toHaveAttribute("aria-busy", "true");
    loading.resolve();
    await expect(picker).toHaveCount(1);
    const [first, second] = await Promise.all(
      [0, 1].map((index) => picker.getByRole("grid").nth(index).boundingBox()),
    );
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0));
    expect(await picker.boundingBox()).toMatchObject({ x: 0, width: 360 });
    await expect(picker.getByRole("button", { name: "Apply" })).toBeInViewport();
    for (const key of ["Shift+Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) await page.keyboard.press(key);
    await expect(picker.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();

    await button.tap();
    await picker.getByRole("tab", { name: "Flexible" }).tap();
    await picker.getByRole("button", { name: formatShortMonth(nextMonth) }).tap();
    await expectAccessible(page, "date-range picker", "dark", "[role=dialog]");
    await picker.getByRole("button", { name: "Apply" }).tap();
    await search.getByRole("button", { name: "Search" }).tap();
    await expect(page).toHaveURL(new RegExp(`/tours\\?weekends=${nextMonth}$`));
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });
});
